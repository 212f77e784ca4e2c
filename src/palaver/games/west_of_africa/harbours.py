"""Berths: which are free, and where a ship that must give way finds the nearest."""

from palaver.core.bits import count, each, has, only
from palaver.core.ints import NO_SEATS, Seat, Seats
from palaver.games.west_of_africa.position import Position
from palaver.games.west_of_africa.words import (
    FEWEST_SEATS,
    ISLANDS,
    NO_ISLANDS,
    Island,
    Islands,
)


def berths(pos: Position, island: Island) -> int:
    return pos.board.berths[(pos.players - FEWEST_SEATS) * ISLANDS + island]


def lying_in(pos: Position, island: Island, mover: Seat) -> Seats:
    """The ships in a harbour, other than the one that is moving (WA-15)."""
    ships = NO_SEATS
    for seat in range(pos.players):
        if seat != mover and pos.ship[seat] == island:
            ships = ships | only(Seat(seat))
    return ships


def is_full(pos: Position, island: Island, mover: Seat) -> bool:
    return count(lying_in(pos, island, mover)) >= berths(pos, island)


def with_room(pos: Position, mover: Seat) -> Islands:
    found = NO_ISLANDS
    for island in range(ISLANDS):
        if not is_full(pos, Island(island), mover):
            found = found | only(Island(island))
    return found


# --- Giving way -------------------------------------------------------------


def havens(pos: Position, mover: Seat) -> Islands:
    """The nearest free berths for a ship that gives way, passing full harbours.

    In the mover's direction, or anywhere if there are none (WA-13, WA-14).
    """
    found = nearest_berths(pos, mover, anywhere=False)
    return found if found else nearest_berths(pos, mover, anywhere=True)


def nearest_berths(pos: Position, mover: Seat, anywhere: bool) -> Islands:
    free = with_room(pos, mover)
    reached = border = only(pos.ship[mover])
    while border:
        beyond = NO_ISLANDS
        for island in each(border):
            beyond = beyond | (pos.neighbours(island) if anywhere else onward(pos, island, mover))
        border = beyond & ~reached
        reached = reached | border
        if border & free:
            return border & free
    return NO_ISLANDS


def onward(pos: Position, island: Island, mover: Seat) -> Islands:
    """Where lanes lead on from an island in the direction of the mover's last step (WA-12)."""
    if has(pos.board.east_of[pos.came_from], pos.ship[mover]):
        return pos.neighbours(island) & pos.board.east_of[island]
    return pos.neighbours(island) & pos.board.west_of[island]
