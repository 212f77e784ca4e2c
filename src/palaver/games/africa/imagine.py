"""A position made from nothing but a sight: what a bot has to think with."""

from typing import Any

from palaver.core.bits import only
from palaver.core.game import name_of
from palaver.core.ints import Luck, Seat
from palaver.core.sight import Sight
from palaver.games.africa.board import Board
from palaver.games.africa.position import Position
from palaver.games.africa.rules import QUESTIONS
from palaver.games.africa.words import (
    CAMP,
    EMPTY,
    GOODS,
    MOST_GOODS,
    NOMADS,
    NOWHERE,
    SEATS,
    SPACES,
    Space,
    Tile,
)


def imagine(board: Board, sight: Sight, luck: Luck) -> Position:
    """What is not seen is dealt by the luck, as `reimagine` would from the true position."""
    table: Any = sight.table
    asking = {name_of(question): question for question in QUESTIONS}
    pos = Position(board, asking[table["asking"]], len(sight.seats), luck)
    pos.over = sight.over
    pos.seat = Seat(sight.seats.index(table["turn"]))
    lay_out(pos, table)
    place_people(pos, sight, table)
    take_in_hand(pos, table["in_hand"])
    pos.supply = table["supply"]
    pos.actions_left = table["actions_left"]
    pos.acted = table["acted"]
    pos.idle = table["idle_turns"]
    pos.patience = table["switches"]["patience"]
    pos.simple = bool(table["switches"]["simple"])
    pos.empty_majority = bool(table["switches"]["empty_majority"])
    pos.journey_home = bool(table["switches"]["journey_home"])
    return pos.reimagine(Seat(sight.observer or 0), luck)


def lay_out(pos: Position, table: Any) -> None:
    """What is face down comes from the count of unseen tiles, in any order."""
    tiles = {name: tile for tile, name in pos.board.tile_names.items()} | {"camp": CAMP}
    unseen = [tiles[name] for name, amount in table["face_down"].items() for _ in range(amount)]
    lying = [EMPTY] * SPACES
    for space, code in enumerate(pos.board.space_codes):
        name = table["spaces"][code]
        here = only(Space(space))
        if name == "face-down":
            lying[space] = unseen.pop()
            pos.face_down = pos.face_down | here
        else:
            lying[space] = tiles[name]
        if name != "empty":
            pos.empty = pos.empty & ~here
    pos.tile = lying
    by_kind = [pos.lying[kind] for kind in range(GOODS)]
    for space in range(SPACES):
        here = only(Space(space)) & ~pos.face_down
        if lying[space] > CAMP and here:
            by_kind[lying[space]] = by_kind[lying[space]] | here
    pos.lying = by_kind
    for kind in range(NOMADS, GOODS):
        pos.roaming = pos.roaming | by_kind[kind]


def place_people(pos: Position, sight: Sight, table: Any) -> None:
    spare = [0] * (SEATS - len(sight.seats))
    homes = [NOWHERE] * SEATS
    goods = [0] * (SEATS * MOST_GOODS)
    kinds = {name: tile - GOODS for tile, name in pos.board.tile_names.items() if tile >= GOODS}
    for seat, name in enumerate(sight.seats):
        if (code := table["explorers"][name]) is not None:
            homes[seat] = Space(pos.board.space_codes.index(code))
            pos.explorers = pos.explorers | only(homes[seat])
        for kind, amount in table["goods"][name].items():
            goods[seat * MOST_GOODS + kinds[kind]] = amount
    pos.explorer = homes
    pos.goods = goods
    pos.score = [*sight.points, *spare]
    pos.camps = [table["camps"][name] for name in sight.seats] + spare
    pos.gold = [table["gold"][name] for name in sight.seats] + spare
    pos.gems = [table["gems"][name] for name in sight.seats] + spare


def take_in_hand(pos: Position, in_hand: Any) -> None:
    if in_hand is None:
        return
    tiles = {name: tile for tile, name in pos.board.tile_names.items()}
    pos.held = Tile(tiles[in_hand["tile"]])
    if in_hand["from"] is not None:
        pos.spot = Space(pos.board.space_codes.index(in_hand["from"]))
        pos.fresh = in_hand["fresh"]
