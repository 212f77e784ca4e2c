"""What a learner sees of AFRIKA 1880, as numbers in fixed places."""

from typing import Final

from palaver.core.bits import Figures, each, has
from palaver.core.eyes import Eyes
from palaver.core.ints import Seat
from palaver.core.position import AnyPosition
from palaver.games.afrika1880.position import Position
from palaver.games.afrika1880.rules import FIRST_MARKER, SEAL
from palaver.games.afrika1880.words import (
    GO,
    NATIONS,
    NO_ROW,
    ROWS,
    SEATS,
    SHIP,
    TERRITORIES,
    Row,
)

# Where the actions of each question begin.
FIRST_PLACES: Final = 0
TOUCHES: Final = FIRST_PLACES + TERRITORIES
ORDERS: Final = TOUCHES + SEAL + 1
LANDINGS: Final = ORDERS + GO + TERRITORIES
REOPENINGS: Final = LANDINGS + GO + TERRITORIES
ALL_ACTIONS: Final = REOPENINGS + 1

# What stands where: a name, how many numbers, and what they say.
LAYOUT = (
    ("markers", TERRITORIES * NATIONS, "has this nation a marker there? land by land"),
    ("developed", TERRITORIES, "squares that are covered"),
    ("colonies", TERRITORIES, "is it a colony?"),
    ("hostile", NATIONS * NATIONS, "lies that nation's conflict in this one's embassy?"),
    ("order", ROWS, "what stands in each row of my sheet"),
    ("defied", NATIONS, "against whom my sheet declares conflict"),
    ("nations", SEATS, "of each seat from mine on, -1 where nobody sits"),
    ("points", SEATS, "scored so far"),
    ("sealed", SEATS, "is the sheet sealed?"),
    ("writing", 1, "the row my pencil is in, -1 is none"),
    ("round", 1, "from nought on"),
    ("players", 1, "how many play"),
    ("question", 1, "the action at which the open question begins"),
)


def first_of(pos: Position, seat: Seat) -> int:
    if pos.asking is FIRST_MARKER:
        return FIRST_PLACES
    if has(pos.sealed, seat):
        return REOPENINGS
    if pos.writing[seat] == NO_ROW:
        return TOUCHES
    return LANDINGS if pos.writing[seat] == SHIP else ORDERS


def write_lands(pos: Position, row: Figures, at: int) -> int:
    row.wipe(at, at + TERRITORIES * (NATIONS + 2))
    for nation in range(NATIONS):
        for here in each(pos.markers[nation]):
            row.put(at + here * NATIONS + nation, 1)
    at += TERRITORIES * NATIONS
    row.copy(at, pos.developed, 0, TERRITORIES)
    row.mark(pos.colonies, at + TERRITORIES, 1)
    return at + 2 * TERRITORIES


def write_relations(pos: Position, row: Figures, at: int) -> int:
    row.wipe(at, at + NATIONS * NATIONS)
    for nation in range(NATIONS):
        row.mark(pos.hostile_to[nation], at + nation * NATIONS, 1)
    return at + NATIONS * NATIONS


def write_sheet(pos: Position, seat: Seat, row: Figures, at: int) -> int:
    nation = pos.nation_of[seat]
    for line in range(ROWS):
        row.put(at + line, pos.order_in(nation, Row(line)))
    row.wipe(at + ROWS, at + ROWS + NATIONS)
    row.mark(pos.hostile[nation], at + ROWS, 1)
    return at + ROWS + NATIONS


def write_down(pos: Position, seat: Seat, row: Figures, at: int) -> None:
    at = write_sheet(pos, seat, row, write_relations(pos, row, write_lands(pos, row, at)))
    for number in range(SEATS):
        other = (seat + number) % pos.players if number < pos.players else number
        row.put(at + number, pos.nation_of[other])
        row.put(at + SEATS + number, pos.score[other])
        row.put(at + 2 * SEATS + number, 1 if has(pos.sealed, Seat(other)) else 0)
    at += 3 * SEATS
    row.put(at, pos.writing[seat])
    row.put(at + 1, pos.round)
    row.put(at + 2, pos.players)
    row.put(at + 3, first_of(pos, seat))


class Looking(Eyes):
    def first_action(self, pos: AnyPosition, seat: Seat) -> int:
        assert isinstance(pos, Position)  # Python: looks at a type, no more
        return first_of(pos, seat)

    def look(self, pos: AnyPosition, seat: Seat, row: Figures, at: int) -> None:
        assert isinstance(pos, Position)  # Python: looks at a type, no more
        write_down(pos, seat, row, at)


EYES: Final = Looking()
