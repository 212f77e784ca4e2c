"""Everything on the table, and words for looking around on it."""

from typing import Annotated

from palaver.core.bits import Answers, count, each, has, only
from palaver.core.decision import Decision
from palaver.core.ints import NO_SEATS, NONE, Event, Luck, Seat, Seats
from palaver.core.position import AnyPosition
from palaver.games.africa.board import Board
from palaver.games.africa.words import (
    EMPTY,
    GOODS,
    KINDS,
    MOST_GOODS,
    NO_SPACES,
    NOMADS,
    NOWHERE,
    SEATS,
    SPACES,
    Space,
    Spaces,
    Tile,
)


class Question(Decision):
    """One question of the rules; a subclass says what may be answered."""

    def options(self, pos: "Position", seat: Seat, out: Answers) -> None:
        raise NotImplementedError

    def choose(self, pos: "Position", seat: Seat, option: int) -> None:
        raise NotImplementedError


class Position(AnyPosition):
    board: Board
    asking: Question
    seat: Seat  # whose turn it is
    tile: Annotated[list[Tile], SPACES]  # what lies on each space, face up or down
    face_down: Spaces
    empty: Spaces  # neither tile nor camp
    lying: Annotated[list[Spaces], GOODS]  # face up, by kind
    roaming: Spaces  # animals and nomads among them
    explorer: Annotated[list[Space], SEATS]
    explorers: Spaces
    score: Annotated[list[int], SEATS]
    camps: Annotated[list[int], SEATS]
    gold: Annotated[list[int], SEATS]
    gems: Annotated[list[int], SEATS]
    goods: Annotated[list[int], SEATS * MOST_GOODS]
    supply: int  # camps that monuments still bring
    actions_left: int
    held: Tile  # the tile in hand
    spot: Space  # where it was found
    fresh: bool  # was it turned up just now?
    acted: bool  # one of the five actions in this turn?
    idle: int  # turns in a row without any
    # The switches of this game.
    patience: int
    simple: bool
    empty_majority: bool
    journey_home: bool

    def __init__(self, board: Board, asking: Question, players: int, luck: Luck) -> None:
        self.board = board
        self.asking = asking
        self.players = players
        self.seat = Seat(0)
        self.over = False
        self.luck = luck
        self.ear = None
        self.tile = [EMPTY] * SPACES
        self.face_down = NO_SPACES
        self.empty = board.all_spaces
        self.lying = [NO_SPACES] * GOODS
        self.roaming = NO_SPACES
        self.explorer = [NOWHERE] * SEATS
        self.explorers = NO_SPACES
        self.score = [0] * SEATS
        self.camps = [0] * SEATS
        self.gold = [0] * SEATS
        self.gems = [0] * SEATS
        self.goods = [0] * (SEATS * MOST_GOODS)
        self.supply = 0
        self.actions_left = 0
        self.held = EMPTY
        self.spot = NOWHERE
        self.fresh = False
        self.acted = False
        self.idle = 0
        self.patience = 0
        self.simple = False
        self.empty_majority = False
        self.journey_home = False

    def clone(self) -> "Position":
        twin: Position = Position.__new__(Position)
        twin.board = self.board
        twin.asking = self.asking
        twin.players = self.players
        twin.seat = self.seat
        twin.over = self.over
        twin.luck = self.luck
        twin.ear = None
        twin.tile = self.tile[:]
        twin.face_down = self.face_down
        twin.empty = self.empty
        twin.lying = self.lying[:]
        twin.roaming = self.roaming
        twin.explorer = self.explorer[:]
        twin.explorers = self.explorers
        twin.score = self.score[:]
        twin.camps = self.camps[:]
        twin.gold = self.gold[:]
        twin.gems = self.gems[:]
        twin.goods = self.goods[:]
        twin.supply = self.supply
        twin.actions_left = self.actions_left
        twin.held = self.held
        twin.spot = self.spot
        twin.fresh = self.fresh
        twin.acted = self.acted
        twin.idle = self.idle
        twin.patience = self.patience
        twin.simple = self.simple
        twin.empty_majority = self.empty_majority
        twin.journey_home = self.journey_home
        return twin

    def waiting(self) -> Seats:
        return NO_SEATS if self.over else only(self.seat)

    def question(self, seat: Seat) -> Question:
        return self.asking

    def options(self, seat: Seat, out: Answers) -> None:
        self.asking.options(self, seat, out)

    def choose(self, seat: Seat, option: int) -> None:
        self.asking.choose(self, seat, option)

    def points(self, seat: Seat) -> int:
        return self.score[seat]

    def winners(self) -> Seats:
        """Whoever has most points; a tie is shared (AF-29)."""
        best = 0
        leading = NO_SEATS
        for player in range(self.players):
            if self.score[player] > best:
                best, leading = self.score[player], NO_SEATS
            if self.score[player] == best:
                leading = leading | only(Seat(player))
        return leading

    def reimagine(self, seat: Seat, luck: Luck) -> "Position":
        """What lies face down is shuffled; nobody knows more of it than anybody else."""
        twin = self.clone()
        twin.luck = luck
        bag = Answers()
        for kind in range(KINDS):  # in an order that does not tell where they lay
            for space in each(self.face_down):
                if self.tile[space] == kind:
                    bag.add(kind)
        for space in each(self.face_down):
            twin.tile[space] = Tile(bag.take(twin.roll(bag.total())))
        return twin

    # --- Looking around -----------------------------------------------------

    def closed(self, seat: Seat) -> Spaces:
        """Where a seat's explorer may neither stand nor pass."""
        return self.face_down | self.explorers & ~only(self.explorer[seat])

    def within_reach(self, seat: Seat) -> Spaces:
        """Up to two spaces away, over open ground, or where it stands."""
        home = self.explorer[seat]
        open_ground = ~self.closed(seat)
        one_step = self.board.around[home] & open_ground
        two_steps = one_step
        for space in each(one_step):
            two_steps = two_steps | self.board.around[space]
        return two_steps & open_ground | only(home)

    def journeys(self, seat: Seat) -> Spaces:
        """Any space without a covered tile or another explorer (AF-6, AF-35)."""
        anywhere = self.board.all_spaces & ~self.closed(seat)
        return anywhere if self.journey_home else anywhere & ~only(self.explorer[seat])

    def sought_by(self, tile: Tile) -> Spaces:
        """What a tile likes to have around it: nomads open land, animals their kind."""
        return self.empty if tile == NOMADS else self.lying[tile]

    def worth(self, space: Space) -> int:
        """How much a tile face up on a space has around it of what it seeks."""
        return count(self.board.around[space] & self.sought_by(self.tile[space]))

    def better_places(self, space: Space) -> Spaces:
        """Every empty space where the tile on this one would have more of it.

        Lifted up it leaves an empty space, and is not its own neighbour (AF-10).
        """
        sought = self.sought_by(self.tile[space]) ^ only(space)
        here = self.worth(space)
        better = NO_SPACES
        for there in each(self.empty):
            if count(self.board.around[there] & sought) > here:
                better = better | only(there)
        return better

    def has_better_place(self, space: Space) -> bool:
        sought = self.sought_by(self.tile[space]) ^ only(space)
        here = self.worth(space)
        for there in each(self.empty):  # better_places(), stopping at the first
            if count(self.board.around[there] & sought) > here:
                return True
        return False

    def movable(self, seat: Seat) -> Spaces:
        """Animals and nomads face up on or around the explorer's space (AF-13)."""
        home = self.explorer[seat]
        return self.roaming & (self.board.around[home] | only(home))

    def may_build(self, seat: Seat) -> bool:
        """A camp in hand, and empty ground under the explorer (AF-19)."""
        return self.camps[seat] > 0 and has(self.empty, self.explorer[seat])


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
