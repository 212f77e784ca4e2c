"""Everything on the table, and words for looking around on it."""

from typing import Annotated

from palaver.core.bits import Answers, count, each, has, only
from palaver.core.decision import Decision
from palaver.core.ints import NO_SEATS, NOBODY, NONE, Event, Luck, Seat, Seats
from palaver.core.position import AnyPosition
from palaver.games.afrika1880.board import Board
from palaver.games.afrika1880.words import (
    DEVELOP,
    GO,
    NATIONS,
    NO_NATIONS,
    NO_ROW,
    NO_TERRITORIES,
    NOTHING,
    ROWS,
    SEATS,
    SHIP,
    TERRITORIES,
    Nation,
    Nations,
    Order,
    Row,
    Territories,
    Territory,
)


class Question(Decision):
    """One question of the rules; a subclass says what may be answered."""

    def put_to(self, pos: "Position", seat: Seat) -> "Question":
        """What exactly a seat is asked, where each is at work on something of its own."""
        return self

    def options(self, pos: "Position", seat: Seat, out: Answers) -> None:
        raise NotImplementedError

    def choose(self, pos: "Position", seat: Seat, option: int) -> None:
        raise NotImplementedError

    def when_time_is_up(self, pos: "Position", seat: Seat) -> int:
        """What a seat answers that has not done so in time."""
        raise NotImplementedError


class Position(AnyPosition):
    board: Board
    asking: Question  # where the first marker goes; thereafter, what is on the sheets
    seat: Seat  # who places the first marker now
    nation_of: Annotated[list[Nation], SEATS]
    seat_of: Annotated[list[Seat], NATIONS]  # nobody's where a nation is not in play
    in_play: Nations
    round: int
    markers: Annotated[list[Territories], NATIONS]  # where each nation has one
    developed: Annotated[list[int], TERRITORIES]  # squares that are covered
    colonies: Territories
    hostile_to: Annotated[list[Nations], NATIONS]  # whose conflict lies in this embassy
    # The order sheets, secret until they are read.
    order: Annotated[list[Order], NATIONS * ROWS]
    hostile: Annotated[list[Nations], NATIONS]  # against whom each declares conflict
    writing: Annotated[list[Row], SEATS]  # the row each seat has its pencil in
    sealed: Seats
    score: Annotated[list[int], SEATS]
    # The switches of this game.
    lanes: bool  # do Madagascar's sea lanes count?
    landings_yield: bool  # to expeditions of the same round
    last_colony: int

    def __init__(self, board: Board, asking: Question, players: int, luck: Luck) -> None:
        self.board = board
        self.asking = asking
        self.players = players
        self.over = False
        self.luck = luck
        self.ear = None
        self.seat = NOBODY
        self.nation_of = [Nation(-1)] * SEATS
        self.seat_of = [NOBODY] * NATIONS
        self.in_play = NO_NATIONS
        self.round = 0
        self.markers = [NO_TERRITORIES] * NATIONS
        self.developed = [0] * TERRITORIES
        self.colonies = NO_TERRITORIES
        self.hostile_to = [NO_NATIONS] * NATIONS  # AE-5
        self.order = [NOTHING] * (NATIONS * ROWS)
        self.hostile = [NO_NATIONS] * NATIONS
        self.writing = [NO_ROW] * SEATS
        self.sealed = NO_SEATS
        self.score = [0] * SEATS
        self.lanes = True
        self.landings_yield = False
        self.last_colony = board.miniatures

    def clone(self) -> "Position":
        twin: Position = Position.__new__(Position)
        twin.board = self.board
        twin.asking = self.asking
        twin.players = self.players
        twin.over = self.over
        twin.luck = self.luck
        twin.ear = None
        twin.seat = self.seat
        twin.nation_of = self.nation_of[:]
        twin.seat_of = self.seat_of[:]
        twin.in_play = self.in_play
        twin.round = self.round
        twin.markers = self.markers[:]
        twin.developed = self.developed[:]
        twin.colonies = self.colonies
        twin.hostile_to = self.hostile_to[:]
        twin.order = self.order[:]
        twin.hostile = self.hostile[:]
        twin.writing = self.writing[:]
        twin.sealed = self.sealed
        twin.score = self.score[:]
        twin.lanes = self.lanes
        twin.landings_yield = self.landings_yield
        twin.last_colony = self.last_colony
        return twin

    def waiting(self) -> Seats:
        """Whoever places a marker now; on the sheets, all who have not sealed theirs."""
        if self.over:
            return NO_SEATS
        return self.everybody() & ~self.sealed if self.seat == NOBODY else only(self.seat)

    def may_answer(self) -> Seats:
        """While others still write, whoever has sealed a sheet may reopen it (AE-52)."""
        if self.over:
            return NO_SEATS
        return self.everybody() if self.seat == NOBODY else only(self.seat)

    def everybody(self) -> Seats:
        seats = NO_SEATS
        for player in range(self.players):
            seats = seats | only(Seat(player))
        return seats

    def question(self, seat: Seat) -> Question:
        return self.asking.put_to(self, seat)

    def options(self, seat: Seat, out: Answers) -> None:
        self.asking.put_to(self, seat).options(self, seat, out)

    def choose(self, seat: Seat, option: int) -> None:
        self.asking.put_to(self, seat).choose(self, seat, option)

    def points(self, seat: Seat) -> int:
        return self.score[seat]

    def winners(self) -> Seats:
        """Whoever alone has most points; of two with as many, neither (AE-48)."""
        best = -1
        leading = NO_SEATS
        for player in range(self.players):
            if self.score[player] > best:
                best, leading = self.score[player], NO_SEATS
            if self.score[player] == best:
                leading = leading | only(Seat(player))
        return leading if count(leading) == 1 else NO_SEATS

    def reimagine(self, seat: Seat, luck: Luck) -> "Position":
        """Everybody else's sheet is written anew at random, and nobody's pencil is in a row."""
        twin = self.clone()
        twin.luck = luck
        if twin.over or twin.seat != NOBODY:
            return twin
        for other in range(twin.players):
            if other != seat:
                write_at_random(twin, Seat(other))
        return twin

    # --- Looking around -----------------------------------------------------

    def neighbours(self, here: Territory) -> Territories:
        """By land, and by Madagascar's lanes where the game has them."""
        near = self.board.by_land[here]
        return near | self.board.by_lane[here] if self.lanes else near

    def others(self, nation: Nation) -> Nations:
        return self.in_play & ~only(nation)

    def settled(self) -> Territories:
        """Wherever anybody has a marker."""
        everywhere = NO_TERRITORIES
        for nation in range(NATIONS):
            everywhere = everywhere | self.markers[nation]
        return everywhere

    def contested(self) -> Territories:
        """Wherever two or more have one."""
        once = twice = NO_TERRITORIES
        for nation in range(NATIONS):
            twice = twice | once & self.markers[nation]
            once = once | self.markers[nation]
        return twice

    def present(self, here: Territory) -> Nations:
        """Who has a marker in a territory."""
        nations = NO_NATIONS
        for nation in range(NATIONS):
            if has(self.markers[nation], here):
                nations = nations | only(Nation(nation))
        return nations

    def supply(self, nation: Nation) -> int:
        """Markers not on the board; those in colonies are on it (AE-43)."""
        return self.board.markers - count(self.markers[nation])

    def is_full(self, here: Territory) -> bool:
        return self.developed[here] >= self.board.squares[here]

    # --- What may be written --------------------------------------------------

    def may_develop(self, here: Territory) -> bool:
        """Outside colonies, even where every square is covered by now (AE-16, AE-49)."""
        return not has(self.colonies, here)

    def expeditions(self, here: Territory) -> Territories:
        """To any neighbour that is no colony, a marker of one's own or not (AE-12, AE-14)."""
        return self.neighbours(here) & ~self.colonies

    def free_coasts(self) -> Territories:
        """Where nobody has a marker, so that a ship may land (AE-20, AE-23)."""
        return self.board.coasts & ~self.settled()

    def rows(self, nation: Nation) -> Territories:
        """Every row with a marker that can be ordered anything: in a colony only to go (AE-16)."""
        idle = NO_TERRITORIES
        for here in each(self.markers[nation] & self.colonies):
            if not self.expeditions(here):
                idle = idle | only(here)
        return self.markers[nation] & ~idle

    def order_in(self, nation: Nation, row: Row) -> Order:
        return self.order[nation * ROWS + row]


def place_marker(pos: Position, nation: Nation, here: Territory) -> None:
    pos.markers[nation] = pos.markers[nation] | only(here)


def write_order(pos: Position, nation: Nation, row: Row, order: Order) -> None:
    pos.order[nation * ROWS + row] = order


def fresh_sheet(pos: Position, nation: Nation) -> None:
    """What is forgotten is no order, no landing, and alliance with all (AE-17)."""
    for row in range(ROWS):
        pos.order[nation * ROWS + row] = NOTHING
    pos.hostile[nation] = NO_NATIONS


def write_at_random(pos: Position, seat: Seat) -> None:
    """Some lawful sheet, as likely as any other."""
    nation = pos.nation_of[seat]
    fresh_sheet(pos, nation)
    pos.writing[seat] = NO_ROW
    choices = Answers()
    for here in each(pos.rows(nation)):
        choices.clear()
        choices.add(NOTHING)
        if pos.may_develop(here):
            choices.add(DEVELOP)
        choices.add_each(pos.expeditions(here), GO)
        write_order(pos, nation, Row(here), Order(choices.take(pos.roll(choices.total()))))
    choices.clear()
    choices.add(NOTHING)
    choices.add_each(pos.free_coasts(), GO)
    write_order(pos, nation, SHIP, Order(choices.take(pos.roll(choices.total()))))
    for other in each(pos.others(nation)):
        if pos.roll(2) == 1:
            pos.hostile[nation] = pos.hostile[nation] | only(other)


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
