"""What one seat may know of the table, by names, and how each event is told."""

from palaver.core.bits import each, has
from palaver.core.game import Kind, name_of
from palaver.core.sight import Json, Name, Said, Who, Word
from palaver.games.africa.board import Board
from palaver.games.africa.position import Position
from palaver.games.africa.words import (
    CAMP,
    EMPTY,
    GEMS_1,
    GEMS_2,
    GOLD_1,
    GOLD_2,
    GOODS,
    MONUMENT,
    MOST_GOODS,
    NOWHERE,
    Space,
    Tile,
)

SEAT_NAMES = ("red", "blue", "green", "white", "brown")

PRINTED_TILES = {
    *("gold-1", "gold-2", "gems-1", "gems-2", "monument", "nomads"),
    *("elephant", "zebra", "giraffe", "lion", "antelope"),
    *("statue", "kettle", "clothing", "mask", "drum"),
}


def seat_names(pos: Position) -> tuple[str, ...]:
    return SEAT_NAMES[: pos.players]


# --- Names ------------------------------------------------------------------


def code_of(board: Board, space: Space) -> str:
    return board.space_codes[space]


def space_word(pos: Position, space: int) -> Word:
    printed = pos.board.data["spaces"][space]
    elsewhere = {language: printed[language] for language in ("de", "it") if language in printed}
    return Word(code_of(pos.board, Space(space)), Name(printed["name"], elsewhere))


def tile_word(pos: Position, tile: int) -> Word:
    """The kinds of the printed table have texts; a corrected table brings its own names."""
    name = pos.board.tile_names[Tile(tile)]
    if name in PRINTED_TILES:
        return Word(name, Said(f"tile-{name}"))
    line = next(line for line in pos.board.data["tiles"] if line["name"] == name)
    elsewhere = {language: line[language] for language in ("de", "it") if language in line}
    return Word(name, Name(line.get("en", name), elsewhere))


def seat_word(pos: Position, seat: int) -> Word:
    return Word(SEAT_NAMES[seat], Who(seat))


WORDS = {
    "space": space_word,
    "there": space_word,
    "tile": tile_word,
    "wanted": tile_word,
    "other": seat_word,
}


# --- The table --------------------------------------------------------------


def table(pos: Position, observer: int | None) -> dict[str, Json]:
    """Everything but what lies face down; there is nothing else to hide in this game."""
    seats = seat_names(pos)
    return {
        "spaces": {code: lying_on(pos, Space(space)) for space, code in spaces(pos)},
        "explorers": {name: where(pos, seat) for seat, name in enumerate(seats)},
        "camps": by_seat(pos, pos.camps),
        "gold": by_seat(pos, pos.gold),
        "gems": by_seat(pos, pos.gems),
        "goods": {name: goods_of(pos, seat) for seat, name in enumerate(seats)},
        "supply": pos.supply,
        "face_down": unseen(pos),
        "turn": seats[pos.seat],  # when it is over: whose turn it was
        "asking": name_of(pos.asking),
        "actions_left": pos.actions_left,
        "in_hand": in_hand(pos),
        "idle_turns": pos.idle,
        "acted": bool(pos.acted),
        "switches": {
            "patience": pos.patience,
            "simple": int(pos.simple),
            "empty_majority": int(pos.empty_majority),
            "journey_home": int(pos.journey_home),
        },
    }


def spaces(pos: Position) -> list[tuple[int, str]]:
    return list(enumerate(pos.board.space_codes))


def lying_on(pos: Position, space: Space) -> str:
    if has(pos.face_down, space):
        return "face-down"
    return pos.board.tile_names.get(pos.tile[space], "camp")


def where(pos: Position, seat: int) -> str | None:
    home = pos.explorer[seat]
    return None if home == NOWHERE else code_of(pos.board, home)


def by_seat(pos: Position, amounts: list[int]) -> dict[str, Json]:
    return dict(zip(seat_names(pos), amounts, strict=False))


def goods_of(pos: Position, seat: int) -> dict[str, Json]:
    owned: dict[str, Json] = {}
    for kind in range(pos.board.goods_kinds):
        if amount := pos.goods[seat * MOST_GOODS + kind]:
            owned[pos.board.tile_names[Tile(GOODS + kind)]] = amount
    return owned


def unseen(pos: Position) -> dict[str, Json]:
    """How many of each kind are still face down: anybody who counts knows it."""
    amounts: dict[str, int] = {}
    for space in each(pos.face_down):
        name = pos.board.tile_names[pos.tile[space]]
        amounts[name] = amounts.get(name, 0) + 1
    return {name: amounts[name] for name in sorted(amounts)}


def in_hand(pos: Position) -> Json:
    """The tile that somebody is about to place or swap."""
    if pos.held == EMPTY:
        return None
    placing = pos.held < GOODS
    return {
        "tile": pos.board.tile_names[pos.held],
        "from": code_of(pos.board, pos.spot) if placing else None,
        "fresh": bool(pos.fresh) or not placing,
    }


def hidden(pos: Position) -> dict[str, Json]:
    """What lies face down, for traces and for games that are over."""
    return {
        "spaces": {
            code_of(pos.board, space): pos.board.tile_names[pos.tile[space]]
            for space in each(pos.face_down)
        }
    }


def conserved(pos: Position) -> dict[str, int]:
    """Tiles by kind, nuggets and gems by the piece, camps as many as came out of the box."""
    players = range(pos.players)
    lying = [Tile(tile) for tile in pos.tile]
    amounts = {
        "camps": lying.count(CAMP) + pos.supply + sum(pos.camps[seat] for seat in players),
        "gold": lying.count(GOLD_1) + 2 * lying.count(GOLD_2) + sum(pos.gold),
        "gems": lying.count(GEMS_1) + 2 * lying.count(GEMS_2) + sum(pos.gems),
    }
    for tile, name in pos.board.tile_names.items():
        if tile >= GOODS:
            kind = tile - GOODS
            owned = sum(pos.goods[seat * MOST_GOODS + kind] for seat in players)
            amounts[name] = lying.count(tile) + owned
        elif tile >= MONUMENT:
            amounts[name] = lying.count(tile)
    return amounts


# --- Events -----------------------------------------------------------------

EVENTS = (
    Kind("first-player", (), "first-player", ("AF-33",)),
    Kind("started", ("space",), "first-player", ("AF-33",)),
    Kind("travelled", ("space", "there"), "journey", ("AF-6",)),
    Kind("walked", ("space", "there"), "walking", ("AF-7",)),
    Kind("rested", (), "passing", ("AF-4",)),
    Kind("turned-up", ("space", "tile"), "turning-up", ("AF-8",), reveals=True),
    Kind("scored-nuggets", ("points", "tile"), "treasure"),
    Kind("goods-taken", ("tile", "space"), "goods"),
    Kind(
        "goods-swapped",
        ("other", "amount", "tile", "wanted"),
        "swapping",
        ("AF-14", "AF-15", "AF-16", "AF-17"),
    ),
    Kind("settled", ("tile", "space", "there"), "settling", ("AF-9",)),
    Kind("scored-animal", ("points", "tile"), "animals", ("AF-11",)),
    Kind("scored-kin", ("points", "tile"), "animals", ("AF-11",)),
    Kind("scored-open-land", ("points", "tile"), "nomads", ("AF-11",)),
    Kind("scored-improvement", ("points", "tile"), "moving", ("AF-13",)),
    Kind("camp-gained", ("left",), "monuments"),
    Kind("camp-built", ("space",), "camps", ("AF-19",)),
    Kind("scored-research", ("points", "animals", "nomads", "monuments"), "research", ("AF-20",)),
    Kind("mined", ("tile", "space"), "mining", ("AF-21",)),
    Kind("scored-last-monument", ("points", "tile"), "end", ("AF-22",)),
    Kind("patience-ended", ("rounds",), "patience", ("AF-32", "AF-36")),
    Kind("scored-goods", ("points", "tile", "amount"), "goods-score", ("AF-25",)),
    Kind("scored-gold", ("points", "amount", "level"), "majority", ("AF-26",)),
    Kind("scored-gems", ("points", "amount", "level"), "majority", ("AF-26",)),
    Kind("moved", ("tile", "space", "there"), "moving", ("AF-12", "AF-13")),
)
