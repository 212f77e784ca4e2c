"""What experience says of AFRIKA 1880, in hundredths of a point."""

from typing import Final

from palaver.core.advice import HUNDRED, Advice
from palaver.core.bits import count, each, has, only
from palaver.core.ints import NOBODY, Seat
from palaver.core.position import AnyPosition
from palaver.games.afrika1880.judge import (
    ALLIANCE,
    SHARED_COLONY,
    SOLE_COLONY,
    allies,
    shared_colonies,
    sole_colonies,
)
from palaver.games.afrika1880.position import Position
from palaver.games.afrika1880.rules import ALLY, DEFY, FIRST_MARKER, SEAL
from palaver.games.afrika1880.words import (
    DEVELOP,
    GO,
    NO_ROW,
    NOTHING,
    SHIP,
    Nation,
    Nations,
    Order,
    Row,
    Territories,
    Territory,
)

TERMS = ("points", "colonies", "lands", "embassies")
AHEAD = 90  # answers that a search plays on beyond its tree
BREADTH = 3  # of so many that come to mind it then gives the best
SOFTNESS = 1000.0  # hundredths of a point at which a gain is half a win
TRUST = 200.0  # hundredths of a point by which an answer looks nearly thrice as good
TRIES = {"strong": 600, "master": 20_000}  # master's take about a second, compiled

A_FOOTHOLD: Final = 40  # any marker, for where it can go
HOPE: Final = 70  # in the hundred: a colony that is to come can still be prevented
A_GRUDGE: Final = 130  # against whoever sent a conflict the last time
A_TRUCE: Final = 70  # with whoever kept the peace
TO_BE_ALONE: Final = 45  # for each land that one could have alone
TO_BE_TWO: Final = 60  # for each land that is soon a colony of both
WITHOUT_USE: Final = -300
ENOUGH: Final = 25  # when nothing is better by this, the sheet is done


# --- What a seat has --------------------------------------------------------


def rounds_left(pos: Position) -> int:
    return pos.board.rounds - pos.round


def worth_of_colonies(pos: Position, seat: Seat) -> int:
    """When the game is over they are in the points."""
    if pos.over:
        return 0
    nation = pos.nation_of[seat]
    return HUNDRED * (
        SOLE_COLONY * count(sole_colonies(pos, nation))
        + SHARED_COLONY * count(shared_colonies(pos, nation))
    )


def worth_of_lands(pos: Position, seat: Seat) -> int:
    """Lands that may become colonies, by how far they are developed and who else is there."""
    if pos.over:
        return 0
    nation = pos.nation_of[seat]
    total = 0
    for here in each(pos.markers[nation]):
        total += A_FOOTHOLD
        if not has(pos.colonies, here):
            total += worth_of_land(pos, nation, here)
    return total * min(rounds_left(pos), 3) // 3


def worth_of_land(pos: Position, nation: Nation, here: Territory) -> int:
    others = pos.present(here) & ~only(nation)
    prize = HUNDRED * (SHARED_COLONY if others else SOLE_COLONY)
    squares = pos.board.squares[here]
    near = prize * HOPE * (pos.developed[here] + 1) // (HUNDRED * (squares + 1))
    return near // 2 if pos.hostile_to[nation] & others else near


def worth_of_embassies(pos: Position, seat: Seat) -> int:
    """An alliance in the own embassy counts at the end; it can still be broken."""
    if pos.over:
        return 0
    return HUNDRED * ALLIANCE * count(allies(pos, pos.nation_of[seat])) * HOPE // HUNDRED


def term_of(pos: Position, seat: Seat, number: int) -> int:
    """In the order of TERMS."""
    if number == 0:
        return HUNDRED * pos.score[seat]
    if number == 1:
        return worth_of_colonies(pos, seat)
    if number == 2:
        return worth_of_lands(pos, seat)
    return worth_of_embassies(pos, seat)


def worth_to(pos: Position, seat: Seat) -> int:
    return (
        HUNDRED * pos.score[seat]
        + worth_of_colonies(pos, seat)
        + worth_of_lands(pos, seat)
        + worth_of_embassies(pos, seat)
    )


# --- Rules of thumb ---------------------------------------------------------


def hint_for(pos: Position, seat: Seat, option: int) -> int:
    nation = pos.nation_of[seat]
    if pos.asking is FIRST_MARKER:
        return hint_to_settle(pos, Territory(option))
    if has(pos.sealed, seat):
        return WITHOUT_USE  # to open it again
    row = pos.writing[seat]
    if row != NO_ROW:
        return hint_of_order(pos, nation, row, Order(option))
    if option == SEAL:
        return ENOUGH
    if option >= DEFY:
        return hint_to_defy(pos, nation, Nation(option - DEFY))
    if option >= ALLY:
        return -hint_to_defy(pos, nation, Nation(option - ALLY))
    return hint_to_write(pos, nation, Row(option))


def hint_to_settle(pos: Position, there: Territory) -> int:
    """Where nobody is, and where there is much land next to it."""
    free = pos.neighbours(there) & ~(pos.settled() | pos.colonies)
    crowd = count(pos.present(there))
    return 110 + 8 * count(free) - 70 * crowd - 10 * pos.board.squares[there]


def hint_of_order(pos: Position, nation: Nation, row: Row, order: Order) -> int:
    if order == NOTHING:
        return 0
    if order == DEVELOP:
        return hint_to_develop(pos, nation, Territory(row))
    there = Territory(order - GO)
    if has(pos.markers[nation], there) or pos.supply(nation) == 0:
        return WITHOUT_USE
    if has(aims_elsewhere(pos, nation, row), there):
        return WITHOUT_USE
    return hint_to_settle(pos, there) * min(rounds_left(pos), 4) // 4 - 20


def aims_elsewhere(pos: Position, nation: Nation, row: Row) -> Territories:
    """Where the other rows of the sheet already send somebody."""
    aims = Territories(0)
    for here in each(pos.markers[nation]):
        order = pos.order_in(nation, Row(here))
        if Row(here) != row and order >= GO:
            aims = aims | only(Territory(order - GO))
    order = pos.order_in(nation, SHIP)
    return aims | only(Territory(order - GO)) if row != SHIP and order >= GO else aims


def hint_to_develop(pos: Position, nation: Nation, here: Territory) -> int:
    """The fewer squares are missing, the better; best where nobody else is."""
    missing = pos.board.squares[here] - pos.developed[here]
    if missing <= 0:
        return WITHOUT_USE
    alone = count(pos.present(here)) == 1
    gain = (260 if alone else 110) + 60 // missing
    return gain if missing <= rounds_left(pos) * count(pos.present(here)) else -10


def hint_to_write(pos: Position, nation: Nation, row: Row) -> int:
    """How much better than what stands there is the best that could?"""
    best = 0
    if row == SHIP:
        for there in each(pos.free_coasts()):
            best = max(best, hint_of_order(pos, nation, row, Order(GO + there)))
    else:
        here = Territory(row)
        if pos.may_develop(here):
            best = max(best, hint_to_develop(pos, nation, here))
        for there in each(pos.expeditions(here)):
            best = max(best, hint_of_order(pos, nation, row, Order(GO + there)))
    return best - hint_of_order(pos, nation, row, pos.order_in(nation, row))


def hint_to_defy(pos: Position, nation: Nation, other: Nation) -> int:
    """As they did to me, so do I to them; but lands that one could have alone tempt."""
    kept_peace = not has(pos.hostile_to[nation], other)
    hint = -A_TRUCE if kept_peace else A_GRUDGE
    for here in each(pos.markers[nation] & pos.markers[other] & ~pos.colonies):
        ripe = pos.is_full(here) and not standing_conflicts(pos, nation, pos.present(here))
        hint += -TO_BE_TWO if ripe else TO_BE_ALONE
    if rounds_left(pos) == 1 and pos.seat_of[other] != NOBODY:
        hint += TO_BE_ALONE  # nobody can pay it back
    return hint


def standing_conflicts(pos: Position, nation: Nation, present: Nations) -> bool:
    return count(pos.hostile_to[nation] & present) > 0


class Experience(Advice):
    """Colonies, lands on the way to be some, and who keeps the peace."""

    def worth(self, pos: AnyPosition, seat: Seat) -> int:
        assert isinstance(pos, Position)  # Python: looks at a type, no more
        return worth_to(pos, seat)

    def term(self, pos: AnyPosition, seat: Seat, number: int) -> int:
        assert isinstance(pos, Position)  # Python: looks at a type, no more
        return term_of(pos, seat, number)

    def hint(self, pos: AnyPosition, seat: Seat, option: int) -> int:
        assert isinstance(pos, Position)  # Python: looks at a type, no more
        return hint_for(pos, seat, option)


EXPERIENCE: Final = Experience()
