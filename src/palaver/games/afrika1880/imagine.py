"""A position made from nothing but a sight: what a bot has to think with."""

from typing import Any

from palaver.core.bits import only
from palaver.core.ints import NO_SEATS, NOBODY, Luck, Seat
from palaver.core.sight import Sight
from palaver.games.afrika1880 import rules
from palaver.games.afrika1880.board import Board
from palaver.games.afrika1880.position import Position, write_order
from palaver.games.afrika1880.words import (
    DEVELOP,
    GO,
    NATIONS,
    NO_NATIONS,
    NO_ROW,
    NO_TERRITORIES,
    SEATS,
    SHIP,
    Nation,
    Nations,
    Order,
    Row,
    Territory,
)


def imagine(board: Board, sight: Sight, luck: Luck) -> Position:
    """What is not seen is written by the luck, as `reimagine` would from the true position."""
    table: Any = sight.table
    pos = rules.set_up(board, len(sight.seats), luck)
    for seat, name in enumerate(sight.seats):
        rules.seat_nation(pos, Seat(seat), nation_called(board, name))
    if table["placing"] is None:
        pos.asking = rules.SHEET
    else:
        pos.seat = Seat(sight.seats.index(table["placing"]))
    pos.over = sight.over
    pos.round = table["round"] - 1
    pos.score = [*sight.points, *[0] * (SEATS - len(sight.seats))]
    pos.lanes = bool(table["switches"]["lanes"])
    pos.landings_yield = bool(table["switches"]["landings_yield"])
    pos.last_colony = table["switches"]["last_colony"]
    pos.sealed = NO_SEATS
    for name in table["sealed"]:
        pos.sealed = pos.sealed | only(Seat(sight.seats.index(name)))
    lay_out(pos, table)
    turned = [table["embassies"].get(name) for name in board.nation_codes]
    pos.hostile_to = [hostile_in(board, relations) for relations in turned]
    if "sheet" in table:
        write_sheet(pos, Seat(sight.observer or 0), table["sheet"])
    return pos.reimagine(NOBODY if sight.observer is None else Seat(sight.observer), luck)


def nation_called(board: Board, name: str) -> Nation:
    return Nation(board.nation_codes.index(name))


def lay_out(pos: Position, table: Any) -> None:
    markers = [NO_TERRITORIES] * NATIONS
    for number, code in enumerate(pos.board.codes):
        here, lying = only(Territory(number)), table["territories"][code]
        for name in lying["markers"]:
            nation = nation_called(pos.board, name)
            markers[nation] = markers[nation] | here
        if lying["colony"]:
            pos.colonies = pos.colonies | here
    pos.markers = markers
    pos.developed = [table["territories"][code]["developed"] for code in pos.board.codes]


def hostile_in(board: Board, turned: dict[str, str] | None) -> Nations:
    """Of an embassy, or of the relations on a sheet: with whom there is conflict."""
    hostile = NO_NATIONS
    for name, relation in (turned or {}).items():
        if relation == "conflict":
            hostile = hostile | only(nation_called(board, name))
    return hostile


def write_sheet(pos: Position, seat: Seat, sheet: Any) -> None:
    nation = pos.nation_of[seat]
    for name, order in sheet["orders"].items():
        write_order(pos, nation, row_called(pos, name), order_called(pos, order))
    drafts = list(pos.hostile)
    drafts[nation] = hostile_in(pos.board, sheet["relations"])
    pos.hostile = drafts
    pencils = list(pos.writing)
    pencils[seat] = NO_ROW if sheet["writing"] is None else row_called(pos, sheet["writing"])
    pos.writing = pencils


def row_called(pos: Position, name: str) -> Row:
    return SHIP if name == "ship" else Row(pos.board.codes.index(name))


def order_called(pos: Position, text: str) -> Order:
    if text == "develop":
        return DEVELOP
    return Order(GO + pos.board.codes.index(text.removeprefix("to ")))
