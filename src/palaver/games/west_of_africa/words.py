"""The nouns of West of Africa, and how many there are of each."""

from typing import Final, NewType

from palaver.core.bits import Bits
from palaver.core.ints import Event

Island = NewType("Island", int)  # its place in the board file's list
Islands = Bits[Island]
Field = NewType("Field", int)
Fields = Bits[Field]
Place = NewType("Place", int)  # where a worker can be: an island or a drawn ship
Good = NewType("Good", int)
Action = NewType("Action", int)
Actions = Bits[Action]

SEATS: Final = 5
FEWEST_SEATS: Final = 2
SEAT_COUNTS: Final = 4  # two, three, four or five at the table
ISLANDS: Final = 7
MOST_FIELDS: Final = 64  # that a corrected board may have
PLACES: Final = 9
GOODS: Final = 3
ACTIONS: Final = 5
CARDS: Final = 13  # in each set: a card for each island and each action, and a minus card
MOST_LAID: Final = 5  # cards for one round
FIFTH_CARD: Final = 4  # gold; the others are free

NOWHERE: Final = Island(-1)
NO_ISLANDS: Final = Islands(0)
EVERY_ISLAND: Final = Islands(0x7F)
NO_FIELDS: Final = Fields(0)
NO_GOOD: Final = Good(-1)  # of a field where nothing grows

WEST_SHIP: Final = Place(7)
EAST_SHIP: Final = Place(8)

CANE: Final = Good(0)
WINE: Final = Good(1)
GRAIN: Final = Good(2)

WORKERS: Final = Action(0)
SHIP: Final = Action(1)
PLANT: Final = Action(2)
SELL: Final = Action(3)
FOUND: Final = Action(4)
NO_ACTIONS: Final = Actions(0)
EVERY_ACTION: Final = Actions(0x1F)

# Cards in one row: the islands, the actions, the minus card.
ACTION_CARDS: Final = 7  # the first of them
MINUS: Final = 12

# What the board file may choose among (WA-12, WA-13 and section 4 of the notes).
CHARTS: Final = 4  # all lanes, the plain chain, the western star, both
DECKS: Final = 2  # card numbers as they stand, or the flat ones
HIGHEST_CARD: Final = 20
SUMS: Final = 101  # of at most five cards, with minus cards left aside
HANDS: Final = 1586  # ways to choose at most five of twelve cards
HAND_STARTS: Final = 1213  # DECKS * 6 sizes * SUMS, and the end

# What can bring about the end; both is their sum.
BY_POINTS: Final = 1
BY_SETTLEMENTS: Final = 2

# What happens; sight.py says how each is told.
DRAWN_ON_GOLD: Final = Event(0)
SEALED: Final = Event(1)
ANNOUNCED: Final = Event(2)
FEE_PAID: Final = Event(3)
PLAYS_AS: Final = Event(4)
CARDS_SHOWN: Final = Event(5)
SHIP_PLACED: Final = Event(6)
WORKER_MOVED: Final = Event(7)
PLANTED: Final = Event(8)
HELPER_SENT: Final = Event(9)
SOLD: Final = Event(10)
FOUNDED: Final = Event(11)
SCORED_SETTLEMENT: Final = Event(12)
SAILED: Final = Event(13)
LOADED: Final = Event(14)
UNLOADED: Final = Event(15)
PUSHED: Final = Event(16)
PAID: Final = Event(17)
EARNED: Final = Event(18)
MINUS_PASSED: Final = Event(19)
ROUND_ENDED: Final = Event(20)
SCORED_MOST_GOLD: Final = Event(21)
HARVESTED: Final = Event(22)
ALCALDE_NAMED: Final = Event(23)
ALCALDE_GONE: Final = Event(24)
SCORED_ALCALDE: Final = Event(25)
TRACK_FILLED: Final = Event(26)
LAST_ROUND: Final = Event(27)
ENDED: Final = Event(28)
SCORED_FORTUNE: Final = Event(29)
