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
from palaver.games.afrika1880.position import Position, fresh_sheet, write_order
from palaver.games.afrika1880.rules import ALLY, DEFY, FIRST_MARKER, SEAL, seal
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
AHEAD = {"strong": 30, "master": 60}  # answers and whole sheets beyond the tree
BREADTH = 4  # of so many that come to mind it then gives the best
SOFTNESS = 1000.0  # hundredths of a point at which a gain is half a win
TRUST = 100.0  # hundredths of a point by which an answer looks nearly thrice as good
TRIES = {"strong": 100, "master": 1_500}

A_FOOTHOLD: Final = 30  # any marker, each round, for where it can go
HOPE: Final = 40  # in the hundred: a colony that is to come can still be prevented
MORE_HOPE: Final = 10  # for a round or two to spare
A_SQUARE: Final = 8  # in the hundred, for each that is covered
ROOM_ENOUGH: Final = 6  # colonies still to be had, for all to get theirs done
A_GRUDGE: Final = 130  # against whoever sent a conflict the last time
A_TRUCE: Final = 70  # with whoever kept the peace
A_BREACH: Final = 25  # of the peace between others
TO_BE_ALONE: Final = 45  # for each land that one could have alone
TO_BE_TWO: Final = 60  # for each land that is soon a colony of both
A_NEW_LAND: Final = 250
A_COMPANION: Final = 150  # for each that is there already
A_RIVAL: Final = 20  # for each that could come as well
HIGH_TIME: Final = 200  # to develop what else is not done by the end
WITHOUT_USE: Final = -300
IDLE: Final = -150  # to look again at what is well as it stands
A_WHIM: Final = 60  # how far a rule of thumb is overruled now and then
A_MOOD: Final = 120  # likewise, of relations
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
    """Lands that may become colonies, by what they still need and who else is there."""
    if pos.over:
        return 0
    nation = pos.nation_of[seat]
    room = min(pos.last_colony - count(pos.colonies), ROOM_ENOUGH)
    total = 0
    for here in each(pos.markers[nation] & ~pos.colonies):
        total += worth_of_land(pos, nation, here) * room // ROOM_ENOUGH
    return total + A_FOOTHOLD * count(pos.markers[nation]) * min(rounds_left(pos), 3)


def worth_of_land(pos: Position, nation: Nation, here: Territory) -> int:
    others = pos.present(here) & ~only(nation)
    prize = HUNDRED * (SHARED_COLONY if others else SOLE_COLONY)
    time = rounds_left(pos) * (1 + count(others)) - missing(pos, here)
    if time < 0:
        return 0
    near = prize * (HOPE + min(time, 2) * MORE_HOPE + A_SQUARE * pos.developed[here]) // HUNDRED
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


def hint_to_send(pos: Position, nation: Nation, there: Territory) -> int:
    """A land that can still be developed by the end, the more so if it will be one's own."""
    time = rounds_left(pos) - 1 - missing(pos, there)
    if time < 0:
        return WITHOUT_USE
    free = pos.neighbours(there) & ~(pos.settled() | pos.colonies)
    gain = A_NEW_LAND + 6 * count(free) * min(time, 2) + 10 * min(time, 3)
    gain += taste(pos, nation, there)
    present = count(pos.present(there))
    return (
        gain - A_COMPANION * present if present > 0 else gain - A_RIVAL * rivals(pos, nation, there)
    )


def missing(pos: Position, here: Territory) -> int:
    return pos.board.squares[here] - pos.developed[here]


def taste(pos: Position, nation: Nation, there: Territory) -> int:
    """Each nation likes other lands, so that not all land on the same coast."""
    return (nation * 5 + there * (7 + 2 * nation) + pos.round * 3) % 8 * 8


def rivals(pos: Position, nation: Nation, there: Territory) -> int:
    """Who else could send an expedition there."""
    near = pos.neighbours(there)
    total = 0
    for other in each(pos.others(nation)):
        if pos.markers[other] & near:
            total += 1
    return total


def hint_of_order(pos: Position, nation: Nation, row: Row, order: Order) -> int:
    return hint_beside(pos, nation, row, order, aims_elsewhere(pos, nation, row))


def hint_beside(pos: Position, nation: Nation, row: Row, order: Order, aims: Territories) -> int:
    """What an order is good for, the rest of the sheet aiming elsewhere."""
    if order == NOTHING:
        return 0
    if order == DEVELOP:
        return hint_to_develop(pos, nation, Territory(row))
    there = Territory(order - GO)
    if has(pos.markers[nation] | aims, there) or pos.supply(nation) == 0:
        return WITHOUT_USE
    return hint_to_send(pos, nation, there)


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
    """When there is just time for it, and at once where a single square is missing."""
    left = missing(pos, here)
    if left <= 0:
        return WITHOUT_USE
    present = count(pos.present(here))
    time = rounds_left(pos) * present - left
    if time < 0:
        return -10
    gain = (260 if present == 1 else 110) + 60 // left
    return gain + HIGH_TIME if time == 0 else gain


def hint_to_write(pos: Position, nation: Nation, row: Row) -> int:
    """How much better than what stands there is the best that could?"""
    aims = aims_elsewhere(pos, nation, row)
    best = hint_beside(pos, nation, row, best_order(pos, nation, row, aims, 1), aims)
    gain = best - hint_beside(pos, nation, row, pos.order_in(nation, row), aims)
    return gain if gain > 0 else IDLE


def best_order(pos: Position, nation: Nation, row: Row, aims: Territories, whim: int) -> Order:
    """Give or take a whim."""
    goals = pos.free_coasts() if row == SHIP else pos.expeditions(Territory(row))
    best = NOTHING
    highest = 0
    if row != SHIP and pos.may_develop(Territory(row)):
        hint = hint_to_develop(pos, nation, Territory(row)) + whim_of(pos, whim)
        if hint > highest:
            best, highest = DEVELOP, hint
    for there in each(goals & ~(aims | pos.markers[nation])):
        order = Order(GO + there)
        hint = hint_beside(pos, nation, row, order, aims) + whim_of(pos, whim)
        if hint > highest:
            best, highest = order, hint
    return best


def whim_of(pos: Position, whim: int) -> int:
    return pos.roll(whim) if whim > 1 else 0


def hint_to_defy(pos: Position, nation: Nation, other: Nation) -> int:
    """By what was between the two so far; lands that one could have alone tempt."""
    hint = grudge(pos, nation, other)
    for here in each(pos.markers[nation] & pos.markers[other] & ~pos.colonies):
        ripe = pos.is_full(here) and not standing_conflicts(pos, nation, pos.present(here))
        hint += -TO_BE_TWO if ripe else TO_BE_ALONE
    if rounds_left(pos) == 1 and pos.seat_of[other] != NOBODY:
        hint += TO_BE_ALONE  # nobody can pay it back
    return hint


def grudge(pos: Position, nation: Nation, other: Nation) -> int:
    """What the embassies say of the round before: between the two, and of others.

    Peace is kept with whoever kept it, a betrayal is paid back, and a quarrel of both ended.
    """
    attacked = has(pos.hostile_to[nation], other)
    attacker = has(pos.hostile_to[other], nation)
    between = A_GRUDGE if attacked and not attacker else -A_TRUCE
    return between + ill_repute(pos, nation, other)


def ill_repute(pos: Position, nation: Nation, other: Nation) -> int:
    """Whoever broke the peace with others may break it with me; but not with my enemies."""
    total = 0
    for third in each(pos.others(nation) & ~only(other)):
        if has(pos.hostile_to[third], other):
            if has(pos.hostile_to[nation], third):
                total -= A_BREACH
            elif not has(pos.hostile_to[other], third):
                total += A_BREACH
    return total


def standing_conflicts(pos: Position, nation: Nation, present: Nations) -> bool:
    return count(pos.hostile_to[nation] & present) > 0


# --- A whole sheet ----------------------------------------------------------


def fill_sheet(pos: Position, seat: Seat) -> bool:
    """What is not on it yet, by rule of thumb and some whim; then it is sealed."""
    if pos.asking is FIRST_MARKER or pos.writing[seat] != NO_ROW:
        return False
    nation = pos.nation_of[seat]
    aims = aims_elsewhere(pos, nation, NO_ROW)
    for row in each(pos.rows(nation)):
        aims = write_row(pos, nation, Row(row), aims)
    write_row(pos, nation, SHIP, aims)
    for other in each(pos.others(nation) & ~pos.hostile[nation]):
        if hint_to_defy(pos, nation, other) + pos.roll(A_MOOD) - A_MOOD // 2 > ENOUGH:
            pos.hostile[nation] = pos.hostile[nation] | only(other)
    seal(pos, seat)
    return True


def write_row(pos: Position, nation: Nation, row: Row, aims: Territories) -> Territories:
    """Where the sheet aims, now that something stands in this row."""
    if pos.order_in(nation, row) != NOTHING:
        return aims
    order = best_order(pos, nation, row, aims, A_WHIM)
    write_order(pos, nation, row, order)
    return aims | only(Territory(order - GO)) if order >= GO else aims


def others_write_anew(pos: Position, seat: Seat) -> None:
    """They begin with fresh sheets."""
    if pos.over or pos.asking is FIRST_MARKER:
        return
    for player in range(pos.players):
        if player != seat:
            pos.sealed = pos.sealed & ~only(Seat(player))
            pos.writing[player] = NO_ROW
            fresh_sheet(pos, pos.nation_of[player])


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

    def begin_anew(self, pos: AnyPosition, seat: Seat) -> None:
        assert isinstance(pos, Position)  # Python: looks at a type, no more
        others_write_anew(pos, seat)

    def answers_all(self, pos: AnyPosition, seat: Seat) -> bool:
        assert isinstance(pos, Position)  # Python: looks at a type, no more
        return fill_sheet(pos, seat)


EXPERIENCE: Final = Experience()
