"""What the end of a round does, step by step, and what the end of the game adds."""

from typing import Final

from palaver.core.bits import count, each, only
from palaver.core.ints import NO_SEATS, NOBODY, Seat
from palaver.games.west_of_africa.position import Position, tell
from palaver.games.west_of_africa.words import (
    ALCALDE_GONE,
    ALCALDE_NAMED,
    GOODS,
    HARVESTED,
    ISLANDS,
    NO_ACTIONS,
    NO_FIELDS,
    NO_ISLANDS,
    SCORED_ALCALDE,
    SCORED_FORTUNE,
    SCORED_MOST_GOLD,
    TRACK_FILLED,
    Island,
)

# === III. Rundenende ========================================================


def take_cards_back(pos: Position) -> None:
    """Only now can minus cards that were passed on be used (WA-2)."""
    for seat in range(pos.players):
        pos.islands[seat] = NO_ISLANDS
        pos.actions[seat] = NO_ACTIONS
        pos.announced[seat] = 0
        pos.minuses[seat] += pos.received[seat]
        pos.received[seat] = 0
    pos.shown = NO_SEATS


# Siegpunkte für das meiste Gold


def score_most_gold(pos: Position) -> None:
    """A point for each of the two in front, with two players for the first alone (WA-27)."""
    first_seat = pos.richest(pos.everyone())
    score_gold(pos, first_seat, 1)
    if pos.players > 2:
        score_gold(pos, pos.richest(pos.everyone() & ~only(first_seat)), 2)


def score_gold(pos: Position, seat: Seat, rank: int) -> None:
    pos.score[seat] += 1
    tell(pos, SCORED_MOST_GOLD, seat, 1, rank, pos.gold[seat])


# Ernte der angebauten Güter


def harvest(pos: Position) -> None:
    """Everything that grows goes to the storehouse of its island, its owner's all the while."""
    for seat in range(pos.players):
        for field in each(pos.planted[seat]):
            good = pos.board.good_of[field]
            island = pos.board.island_of[field]
            pos.stored[(seat * ISLANDS + island) * GOODS + good] += 1
            tell(pos, HARVESTED, Seat(seat), field, good)
        pos.planted[seat] = NO_FIELDS
    pos.growing = NO_FIELDS


# Bestimmung der Alcaldes


def name_alcaldes(pos: Position) -> None:
    for island in range(ISLANDS):
        name_alcalde(pos, Island(island))


def name_alcalde(pos: Position, island: Island) -> None:
    """Most influence; the gold track decides ties, holding the office counts nothing (WA-24)."""
    most = 1
    level = NO_SEATS
    for seat in range(pos.players):
        influence = pos.influence(Seat(seat), island)
        if influence > most:
            most, level = influence, NO_SEATS
        if influence == most:
            level = level | only(Seat(seat))
    before = pos.alcalde[island]
    pos.alcalde[island] = pos.richest(level)
    if pos.alcalde[island] != NOBODY:
        tell(pos, ALCALDE_NAMED, pos.alcalde[island], island, most, count(level))
    elif before != NOBODY:
        tell(pos, ALCALDE_GONE, before, island)


# Siegpunkte für die Alcaldes


def score_alcaldes(pos: Position) -> None:
    for island in range(ISLANDS):
        seat = pos.alcalde[island]
        if seat != NOBODY:
            pos.score[seat] += 1
            tell(pos, SCORED_ALCALDE, seat, 1, island)


# Siedlungen auffüllen


def settlements_a_round(players: int) -> int:
    return 4 if players <= 3 else 6


def fill_track(pos: Position) -> None:
    """As far as the reserve goes."""
    added = settlements_a_round(pos.players) - pos.track
    added = min(added, pos.reserve)
    if added > 0:
        pos.track += added
        pos.reserve -= added
        tell(pos, TRACK_FILLED, NOBODY, added, pos.track, pos.reserve)


# === 6. Spielende ===========================================================

POINTS_TO_END: Final = 25


def has_enough_points(pos: Position) -> bool:
    for seat in range(pos.players):
        if pos.score[seat] >= POINTS_TO_END:
            return True
    return False


def all_settlements_stand(pos: Position) -> bool:
    """The neutral ones among them (WA-28, WA-33)."""
    return pos.track + pos.reserve == 0


GOLD_A_POINT: Final = 10


def score_fortunes(pos: Position) -> None:
    """A point for each full ten gold, which stays for the sake of ties (WA-30)."""
    for seat in range(pos.players):
        points = pos.gold[seat] // GOLD_A_POINT
        if points > 0:
            pos.score[seat] += points
            tell(pos, SCORED_FORTUNE, Seat(seat), points, pos.gold[seat])
