"""The action of the ship: sailing, cargo taken along, and ships that must give way."""

from typing import Final

from palaver.core.bits import Answers, count, each, first, only
from palaver.core.ints import NOBODY, Seat
from palaver.games.west_of_africa.actions import DONE, end_action
from palaver.games.west_of_africa.harbours import havens, is_full, lying_in
from palaver.games.west_of_africa.position import Position, Question, tell
from palaver.games.west_of_africa.words import (
    GOODS,
    ISLANDS,
    LOADED,
    NO_ISLANDS,
    NOWHERE,
    PUSHED,
    SAILED,
    UNLOADED,
    Good,
    Island,
    Islands,
)

# === Aktion „Schiff ziehen“ =================================================

HARBOURS: Final = 3  # occupied ones count
MOST_GOODS: Final = 3  # in all, for one move (WA-16)


def begin_sailing(pos: Position) -> None:
    pos.points_left = HARBOURS
    pos.loads_left = MOST_GOODS
    pos.asking = SAIL


SAIL_TO: Final = 1  # + island
LOAD: Final = SAIL_TO + ISLANDS  # + good
UNLOAD: Final = LOAD + GOODS  # + island it comes from * GOODS + good


class Sail(Question):
    """Step by step from harbour to harbour; in each, goods may come aboard and leave.

    The direction may change, and nobody is disturbed in passing. Goods are set ashore in
    a later harbour of the same move, and all of them where it ends (WA-16).
    """

    def options(self, pos: Position, seat: Seat, out: Answers) -> None:
        harbour = pos.ship[seat]
        if not has_aboard(pos, harbour):
            out.add(DONE)  # WA-17, WA-41
        out.add_each(next_harbours(pos, seat), SAIL_TO)
        if pos.points_left > 0 and pos.loads_left > 0:
            for good in range(GOODS):
                if pos.stored[(seat * ISLANDS + harbour) * GOODS + good] > 0:
                    out.add(LOAD + good)
        for island in range(ISLANDS):
            for good in range(GOODS):
                if island != harbour and pos.aboard[island * GOODS + good] > 0:
                    out.add(UNLOAD + island * GOODS + good)

    def choose(self, pos: Position, seat: Seat, option: int) -> None:
        if option >= UNLOAD:
            unload(pos, seat, (option - UNLOAD) // GOODS, (option - UNLOAD) % GOODS)
        elif option >= LOAD:
            load(pos, seat, Good(option - LOAD))
        elif option >= SAIL_TO:
            sail(pos, seat, Island(option - SAIL_TO))
        else:
            moor(pos, seat)


def has_aboard(pos: Position, island: Island) -> bool:
    """Goods that come from there? They cannot be set ashore there again (WA-41)."""
    at = island * GOODS
    return pos.aboard[at] + pos.aboard[at + 1] + pos.aboard[at + 2] > 0


def next_harbours(pos: Position, seat: Seat) -> Islands:
    """Not, as the last of all, where goods still aboard come from (WA-41)."""
    if pos.points_left == 0:
        return NO_ISLANDS
    near = pos.neighbours(pos.ship[seat])
    if pos.points_left == 1:
        for island in each(near):
            if has_aboard(pos, island):
                near = near & ~only(island)
    return near


def load(pos: Position, seat: Seat, good: Good) -> None:
    harbour = pos.ship[seat]
    pos.stored[(seat * ISLANDS + harbour) * GOODS + good] -= 1
    pos.aboard[harbour * GOODS + good] += 1
    pos.loads_left -= 1
    tell(pos, LOADED, seat, harbour, good)


def unload(pos: Position, seat: Seat, origin: int, good: int) -> None:
    harbour = pos.ship[seat]
    pos.aboard[origin * GOODS + good] -= 1
    pos.stored[(seat * ISLANDS + harbour) * GOODS + good] += 1
    tell(pos, UNLOADED, seat, harbour, good, origin)


def sail(pos: Position, seat: Seat, harbour: Island) -> None:
    pos.came_from = pos.ship[seat]
    pos.ship[seat] = harbour
    pos.points_left -= 1
    tell(pos, SAILED, seat, pos.came_from, harbour, pos.points_left)


def moor(pos: Position, seat: Seat) -> None:
    """The move ends here; in a full harbour one ship must give way."""
    for island in range(ISLANDS):
        for good in range(GOODS):
            while pos.aboard[island * GOODS + good] > 0:
                unload(pos, seat, island, good)
    if not is_full(pos, pos.ship[seat], seat):
        end_sailing(pos)
        return
    others = lying_in(pos, pos.ship[seat], seat)
    if count(others) == 1:
        push(pos, seat, first(others))
    else:
        pos.asking = PUSH_SHIP


class PushShip(Question):
    """Of several ships in a full harbour, which must give way? The one on turn decides."""

    def options(self, pos: Position, seat: Seat, out: Answers) -> None:
        out.add_each(lying_in(pos, pos.ship[seat], seat))

    def choose(self, pos: Position, seat: Seat, option: int) -> None:
        push(pos, seat, Seat(option))


def push(pos: Position, seat: Seat, other: Seat) -> None:
    pos.pushed = other
    nearest = havens(pos, seat)
    if count(nearest) == 1:
        push_to(pos, seat, first(nearest))
    else:
        pos.asking = PUSH_TO


class PushTo(Question):
    """Where lanes branch: to which of the nearest free berths? (WA-13)"""

    def options(self, pos: Position, seat: Seat, out: Answers) -> None:
        out.add_each(havens(pos, seat))

    def choose(self, pos: Position, seat: Seat, option: int) -> None:
        push_to(pos, seat, Island(option))


def push_to(pos: Position, seat: Seat, haven: Island) -> None:
    tell(pos, PUSHED, pos.pushed, pos.ship[pos.pushed], haven, seat)
    pos.ship[pos.pushed] = haven
    pos.pushed = NOBODY
    end_sailing(pos)


def end_sailing(pos: Position) -> None:
    pos.came_from = NOWHERE
    pos.points_left = pos.loads_left = 0
    end_action(pos)


# === The questions, in the order they are met ===============================

SAIL: Final = Sail()
PUSH_SHIP: Final = PushShip()
PUSH_TO: Final = PushTo()
