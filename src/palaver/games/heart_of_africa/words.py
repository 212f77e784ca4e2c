"""The nouns of The Heart of Africa, and how many there are of each."""

from typing import Final, NewType

from palaver.core.bits import Bits
from palaver.core.ints import Event

Place = NewType("Place", int)  # a city, a way station or an entrance to a country
Ends = Bits[Place]  # of a ticket: all entrances, where it names a country
Track = NewType("Track", int)  # a double route is two tracks
Tracks = Bits[Track]
Ticket = NewType("Ticket", int)
Tickets = Bits[Ticket]
Card = NewType("Card", int)  # a kind of train card
Colour = NewType("Colour", int)  # of a track: that of the card with the same number, or grey
Terrain = NewType("Terrain", int)

SEATS: Final = 5
MOST_PLACES: Final = 64  # that a corrected board may have; printed are 51
MOST_TRACKS: Final = 128  # likewise; printed are 117
TICKETS: Final = 48
ROW: Final = 5  # train cards face up
MARKET: Final = 2  # terrain cards face up
OFFER: Final = 4  # tickets drawn at a time
FIRST_KEEP: Final = 2  # of the first four, at least
LATER_KEEP: Final = 1
LONGEST: Final = 6  # spaces of a track

NO_ENDS: Final = Ends(0)
NO_TRACKS: Final = Tracks(0)
NO_TICKETS: Final = Tickets(0)
ALL_TICKETS: Final = Tickets((1 << 48) - 1)
NO_TRACK: Final = Track(-1)
NO_TICKET: Final = Ticket(-1)
NO_CARD: Final = Card(-1)
NO_TERRAIN: Final = Terrain(-1)

# Train cards; a track has one of the eight colours, or is grey and takes any one of them.
PURPLE: Final = Card(0)
WHITE: Final = Card(1)
BLUE: Final = Card(2)
YELLOW: Final = Card(3)
ORANGE: Final = Card(4)
BLACK: Final = Card(5)
RED: Final = Card(6)
GREEN: Final = Card(7)
COLOURS: Final = 8
LOCOMOTIVE: Final = Card(8)
CARDS: Final = 9
GREY: Final = Colour(8)
TRACK_COLOURS: Final = 9

# Terrain cards.
DESERT: Final = Terrain(0)
JUNGLE: Final = Terrain(1)
MOUNTAIN: Final = Terrain(2)
TERRAINS: Final = 3

# What happens; sight.py says how each is told, and to whom.
FIRST_PLAYER: Final = Event(0)
TICKETS_KEPT: Final = Event(1)
TICKETS_DRAWN: Final = Event(2)
TICKET_SEEN: Final = Event(3)
CARD_DRAWN: Final = Event(4)
CARD_TAKEN: Final = Event(5)
CARD_TURNED_UP: Final = Event(6)
ROW_CLEARED: Final = Event(7)
CARDS_SHUFFLED: Final = Event(8)
TERRAIN_DRAWN: Final = Event(9)
TERRAIN_TAKEN: Final = Event(10)
TERRAIN_TURNED_UP: Final = Event(11)
TERRAIN_SHUFFLED: Final = Event(12)
TRACK_CLAIMED: Final = Event(13)
CARDS_PAID: Final = Event(14)
TERRAIN_PAID: Final = Event(15)
TRACK_CLOSED: Final = Event(16)
SCORED_ROUTE: Final = Event(17)
SCORED_DOUBLING: Final = Event(18)
PASSED: Final = Event(19)
LAST_ROUND: Final = Event(20)
ALL_PASSED: Final = Event(21)
SCORED_TICKET: Final = Event(22)
FAILED_TICKET: Final = Event(23)
SCORED_GLOBETROTTER: Final = Event(24)
