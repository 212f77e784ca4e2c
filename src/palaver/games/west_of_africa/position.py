"""Everything on the table, and words for looking around on it."""

from typing import Annotated, Final

from palaver.core.bits import Answers, count, each, has, only
from palaver.core.decision import Decision
from palaver.core.ints import NO_SEATS, NOBODY, NONE, Event, Luck, Seat, Seats
from palaver.core.position import AnyPosition
from palaver.games.west_of_africa.board import Board
from palaver.games.west_of_africa.words import (
    ACTION_CARDS,
    CARDS,
    FIFTH_CARD,
    GOODS,
    ISLANDS,
    MINUS,
    MOST_LAID,
    NO_ACTIONS,
    NO_FIELDS,
    NO_ISLANDS,
    NOWHERE,
    PLACES,
    SEATS,
    SUMS,
    Actions,
    Fields,
    Island,
    Islands,
    Place,
)

WORKER_PLACES: Final = SEATS * PLACES
STORES: Final = SEATS * ISLANDS * GOODS
SUPPLIES: Final = SEATS * GOODS
HOLD: Final = ISLANDS * GOODS
SIZES: Final = MOST_LAID + 1


class Question(Decision):
    """One question of the rules; a subclass says what may be answered."""

    def options(self, pos: "Position", seat: Seat, out: Answers) -> None:
        raise NotImplementedError

    def choose(self, pos: "Position", seat: Seat, option: int) -> None:
        raise NotImplementedError


class Position(AnyPosition):
    board: Board
    asking: Question
    next_action: Question  # what is asked whenever an action is done
    asked: Seats  # while cards are chosen, whoever has not sealed; then whose turn it is
    seat: Seat  # whose turn it is; nobody's while cards are chosen
    round: int
    ending: int  # what called the last round, by points or settlements; 0 before
    # The tracks.
    gold: Annotated[list[int], SEATS]
    slot: Annotated[list[int], SEATS]  # on a space of the gold track, 0 is the highest
    score: Annotated[list[int], SEATS]
    order: Annotated[list[Seat], SEATS]
    turn: int  # how many have had theirs in this round
    track: int  # settlements to be had this round
    reserve: int  # settlements beside the board
    # The cards laid down for this round.
    islands: Annotated[list[Islands], SEATS]
    actions: Annotated[list[Actions], SEATS]
    minus_laid: Annotated[list[int], SEATS]
    announced: Annotated[list[int], SEATS]  # the sum
    shown: Seats  # whose cards lie face up
    minuses: Annotated[list[int], SEATS]  # owned since the round began, laid or not
    received: Annotated[list[int], SEATS]  # minus cards for the next round
    # The islands.
    settled: Fields
    planted: Annotated[list[Fields], SEATS]
    growing: Fields  # everybody's
    supply: Annotated[list[int], SUPPLIES]  # goods markers in front of each seat
    stored: Annotated[list[int], STORES]  # by seat, island and good
    workers: Annotated[list[int], WORKER_PLACES]  # by seat and place
    ship: Annotated[list[Island], SEATS]  # the harbour it lies in, or is passing
    alcalde: Annotated[list[Seat], ISLANDS]
    # The action being carried out.
    to_do: Actions  # chosen and not yet begun
    points_left: int  # steps of workers, or harbours for the ship
    bill: int  # gold that the action costs so far
    takings: int  # gold that it brings
    visited: Islands  # where was already planted
    here: Island  # where is being planted
    helpers: int
    planted_here: int
    loads_left: int
    aboard: Annotated[list[int], HOLD]  # by the island it was loaded on, and good
    came_from: Island  # the harbour that the ship left last
    pushed: Seat
    # The switches of this game.
    linear_middle: bool
    western_star: bool
    flat_island_values: bool
    longest_stay: bool
    end_at_once: bool

    def __init__(
        self, board: Board, asking: Question, next_action: Question, players: int, luck: Luck
    ) -> None:
        self.board = board
        self.asking = asking
        self.next_action = next_action
        self.players = players
        self.over = False
        self.luck = luck
        self.ear = None
        self.asked = NO_SEATS
        self.seat = NOBODY
        self.round = 0
        self.ending = 0
        self.gold = [0] * SEATS
        self.slot = [0] * SEATS
        self.score = [0] * SEATS
        self.order = [NOBODY] * SEATS
        self.turn = 0
        self.track = 0
        self.reserve = 0
        self.islands = [NO_ISLANDS] * SEATS
        self.actions = [NO_ACTIONS] * SEATS
        self.minus_laid = [0] * SEATS
        self.announced = [0] * SEATS
        self.shown = NO_SEATS
        self.minuses = [0] * SEATS
        self.received = [0] * SEATS
        self.settled = NO_FIELDS
        self.planted = [NO_FIELDS] * SEATS
        self.growing = NO_FIELDS
        self.supply = [0] * SUPPLIES
        self.stored = [0] * STORES
        self.workers = [0] * WORKER_PLACES
        self.ship = [NOWHERE] * SEATS
        self.alcalde = [NOBODY] * ISLANDS
        self.to_do = NO_ACTIONS
        self.points_left = 0
        self.bill = 0
        self.takings = 0
        self.visited = NO_ISLANDS
        self.here = NOWHERE
        self.helpers = 0
        self.planted_here = 0
        self.loads_left = 0
        self.aboard = [0] * HOLD
        self.came_from = NOWHERE
        self.pushed = NOBODY
        self.linear_middle = False
        self.western_star = False
        self.flat_island_values = False
        self.longest_stay = False
        self.end_at_once = False

    def clone(self) -> "Position":
        twin: Position = Position.__new__(Position)
        twin.board = self.board
        twin.asking = self.asking
        twin.next_action = self.next_action
        twin.players = self.players
        twin.over = self.over
        twin.luck = self.luck
        twin.ear = None
        twin.asked = self.asked
        twin.seat = self.seat
        twin.round = self.round
        twin.ending = self.ending
        twin.gold = self.gold[:]
        twin.slot = self.slot[:]
        twin.score = self.score[:]
        twin.order = self.order[:]
        twin.turn = self.turn
        twin.track = self.track
        twin.reserve = self.reserve
        twin.islands = self.islands[:]
        twin.actions = self.actions[:]
        twin.minus_laid = self.minus_laid[:]
        twin.announced = self.announced[:]
        twin.shown = self.shown
        twin.minuses = self.minuses[:]
        twin.received = self.received[:]
        twin.settled = self.settled
        twin.planted = self.planted[:]
        twin.growing = self.growing
        twin.supply = self.supply[:]
        twin.stored = self.stored[:]
        twin.workers = self.workers[:]
        twin.ship = self.ship[:]
        twin.alcalde = self.alcalde[:]
        twin.to_do = self.to_do
        twin.points_left = self.points_left
        twin.bill = self.bill
        twin.takings = self.takings
        twin.visited = self.visited
        twin.here = self.here
        twin.helpers = self.helpers
        twin.planted_here = self.planted_here
        twin.loads_left = self.loads_left
        twin.aboard = self.aboard[:]
        twin.came_from = self.came_from
        twin.pushed = self.pushed
        twin.linear_middle = self.linear_middle
        twin.western_star = self.western_star
        twin.flat_island_values = self.flat_island_values
        twin.longest_stay = self.longest_stay
        twin.end_at_once = self.end_at_once
        return twin

    def waiting(self) -> Seats:
        return self.asked

    def question(self, seat: Seat) -> Question:
        return self.asking

    def options(self, seat: Seat, out: Answers) -> None:
        self.asking.options(self, seat, out)

    def choose(self, seat: Seat, option: int) -> None:
        self.asking.choose(self, seat, option)

    def points(self, seat: Seat) -> int:
        return self.score[seat]

    def winners(self) -> Seats:
        """Most points; the gold track knows no tie, so there is always one (WA-31)."""
        best = 0
        leading = NO_SEATS
        for player in range(self.players):
            if self.score[player] > best:
                best, leading = self.score[player], NO_SEATS
            if self.score[player] == best:
                leading = leading | only(Seat(player))
        return only(self.richest(leading))

    # --- What cannot be known -----------------------------------------------

    def reimagine(self, seat: Seat, luck: Luck) -> "Position":
        """Cards face down are dealt anew, as anything that would look the same from outside.

        While cards are chosen, that is any hand of as many cards as were sealed, or of any
        number the seat can pay for; later, any with the announced sum.
        """
        twin = self.clone()
        twin.luck = luck
        for other in range(self.players):
            if other != seat and not has(self.shown, Seat(other)):
                twin.lay_hand_like(Seat(other))
        return twin

    def lay_hand_like(self, seat: Seat) -> None:
        """Each of those hands is as likely as any other."""
        pick = self.roll(self.hands_like(seat))
        fewest, most = self.fewest_laid(seat), self.most_laid(seat)
        for size in range(fewest, most + 1):
            for minuses in range(self.most_minuses(seat, size) + 1):
                begin = self.hands_begin(seat, size, minuses)
                among = self.hands_end(seat, size, minuses) - begin
                if 0 <= pick < among:
                    self.lay(seat, self.board.hands[begin + pick], minuses)
                pick -= among

    def hands_like(self, seat: Seat) -> int:
        """How many hands cannot be told from this one from outside."""
        hands = 0
        for size in range(self.fewest_laid(seat), self.most_laid(seat) + 1):
            for minuses in range(self.most_minuses(seat, size) + 1):
                hands += self.hands_end(seat, size, minuses) - self.hands_begin(seat, size, minuses)
        return hands

    def fewest_laid(self, seat: Seat) -> int:
        """So far as others can see, who count the cards only once they are sealed (WA-39)."""
        return 0 if self.is_choosing(seat) else self.laid(seat)

    def most_laid(self, seat: Seat) -> int:
        return self.most_cards(seat) if self.is_choosing(seat) else self.laid(seat)

    def is_choosing(self, seat: Seat) -> bool:
        return self.seat == NOBODY and has(self.asked, seat)

    def most_minuses(self, seat: Seat, size: int) -> int:
        return min(size, self.minuses[seat])

    def hands_begin(self, seat: Seat, size: int, minuses: int) -> int:
        """Where the hands of that size begin, of the announced sum if there is one yet."""
        deck = SIZES if self.flat_island_values else 0
        row = (deck + size - minuses) * SUMS
        if self.seat == NOBODY:
            return self.board.hand_starts[row]
        rest = self.rest_of_sum(seat, minuses)
        return self.board.hand_starts[row + rest] if 0 <= rest < SUMS else 0

    def hands_end(self, seat: Seat, size: int, minuses: int) -> int:
        deck = SIZES if self.flat_island_values else 0
        row = (deck + size - minuses) * SUMS
        if self.seat == NOBODY:
            return self.board.hand_starts[row + SUMS]
        rest = self.rest_of_sum(seat, minuses)
        return self.board.hand_starts[row + rest + 1] if 0 <= rest < SUMS else 0

    def rest_of_sum(self, seat: Seat, minuses: int) -> int:
        """What the cards other than so many minus cards add up to."""
        return self.announced[seat] - minuses * self.value(MINUS)

    def lay(self, seat: Seat, cards: int, minuses: int) -> None:
        self.islands[seat] = Islands(cards & (1 << ACTION_CARDS) - 1)
        self.actions[seat] = Actions(cards >> ACTION_CARDS)
        self.minus_laid[seat] = minuses

    # --- Cards ----------------------------------------------------------------

    def value(self, card: int) -> int:
        return self.board.value[card + (CARDS if self.flat_island_values else 0)]

    def laid(self, seat: Seat) -> int:
        """How many cards lie in front of a seat for this round, minus cards too (WA-1)."""
        return count(self.islands[seat]) + count(self.actions[seat]) + self.minus_laid[seat]

    def cards_of(self, seat: Seat) -> int:
        """The islands and actions among them in one row of bits, as on the board's list."""
        cards = 0
        for island in each(self.islands[seat]):
            cards += 1 << island
        for action in each(self.actions[seat]):
            cards += 1 << ACTION_CARDS + action
        return cards

    def sum_of(self, seat: Seat) -> int:
        total = self.minus_laid[seat] * self.value(MINUS)
        for island in each(self.islands[seat]):
            total += self.value(island)
        for action in each(self.actions[seat]):
            total += self.value(ACTION_CARDS + action)
        return total

    def most_cards(self, seat: Seat) -> int:
        """Four, or five for whoever has the gold at this moment (WA-4)."""
        return MOST_LAID if self.gold[seat] >= FIFTH_CARD else MOST_LAID - 1

    # --- The gold track -------------------------------------------------------

    def ahead(self, one: Seat, other: Seat) -> bool:
        """More gold, or as much and a higher slot (WA-19)."""
        if self.gold[one] != self.gold[other]:
            return self.gold[one] > self.gold[other]
        return self.slot[one] < self.slot[other]

    def richest(self, seats: Seats) -> Seat:
        """Every tie between players is decided so."""
        best = NOBODY
        for seat in each(seats):
            if best == NOBODY or self.ahead(seat, best):
                best = seat
        return best

    def everyone(self) -> Seats:
        return Seats((1 << self.players) - 1)

    # --- Islands and fields ---------------------------------------------------

    def neighbours(self, island: Island) -> Islands:
        chart = (1 if self.linear_middle else 0) + (2 if self.western_star else 0)
        return self.board.lanes[chart * ISLANDS + island]

    def next_islands(self, place: Place) -> Islands:
        """Where a worker can step to; never back to a drawn ship (WA-11)."""
        if place >= ISLANDS:
            return only(self.board.landing[place - ISLANDS])
        return self.neighbours(Island(place))

    def stores(self, seat: Seat, island: Island) -> int:
        """How many goods of a seat lie in a storehouse."""
        at = (seat * ISLANDS + island) * GOODS
        return self.stored[at] + self.stored[at + 1] + self.stored[at + 2]

    def influence(self, seat: Seat, island: Island) -> int:
        """A good in the storehouse counts one, a worker and the ship two each (WA-24)."""
        ship = 2 if self.ship[seat] == island else 0
        return self.stores(seat, island) + 2 * self.workers[seat * PLACES + island] + ship

    def plantable(self, seat: Seat, island: Island) -> Fields:
        """Free fields for which the seat has a marker left, whatever they cost."""
        fitting = NO_FIELDS
        for good in range(GOODS):
            if self.supply[seat * GOODS + good] > 0:
                fitting = fitting | self.board.sown_with[good]
        return fitting & self.board.fields_of[island] & ~(self.growing | self.settled)

    def founding_sites(self, seat: Seat) -> Fields:
        """Free sites that can be paid, on the chosen islands where the seat is alcalde (WA-25)."""
        found = NO_FIELDS
        if self.track > 0:
            for island in each(self.islands[seat]):
                if self.alcalde[island] == seat:
                    free = self.board.fields_of[island] & self.board.sites
                    for field in each(free & ~(self.growing | self.settled)):
                        if self.bill + self.board.cost_of[field] <= self.gold[seat]:
                            found = found | only(field)
        return found


def tell(
    pos: Position,
    event: Event,
    seat: Seat,
    a: int = NONE,
    b: int = NONE,
    c: int = NONE,
    d: int = NONE,
) -> None:
    if pos.ear is not None:
        pos.ear.hear(event, seat, a, b, c, d)
