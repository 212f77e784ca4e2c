"""The book's diagrams: a position drawn as its hexes lie on the board.

A column of text is a column of the board, and a line of text half a hex, so that the six
neighbours of `?E` are all that is drawn here; `at` names the first cell of the first line.

            Z
        .       .r
            ?E
        1       ^
            N

    ?   face down; ?E hides an elephant       .    nothing
    E Z L   elephant, zebra, lion             N    nomads
    S K C   statue, kettle, clothing          M    monument
    1 2     so many nuggets of gold           ^    camp
    d D     one gem, two gems                 r b g w n   an explorer stands there

What is not drawn lies face down as it was dealt, and cities that are not drawn are bare.
"""

import re
from textwrap import dedent
from typing import Any

from palaver.core.bits import only
from palaver.core.ints import Seat
from palaver.core.match import Match, Seed, SetUp
from palaver.games.africa.game import GAME
from palaver.games.africa.position import Position
from palaver.games.africa.sight import SEAT_NAMES
from palaver.games.africa.words import (
    CAMP,
    EMPTY,
    GOODS,
    MOST_GOODS,
    NO_SPACES,
    NOMADS,
    SEATS,
    Space,
)

LETTERS = {
    ".": "empty",
    "E": "elephant",
    "Z": "zebra",
    "L": "lion",
    "N": "nomads",
    "M": "monument",
    "S": "statue",
    "K": "kettle",
    "C": "clothing",
    "1": "gold-1",
    "2": "gold-2",
    "d": "gems-1",
    "D": "gems-2",
}
EXPLORERS = "rbgwn"
CELL = 4  # letters from one column of hexes to the next
NO_CHOICES: dict[str, int] = {}


# --- Arranging --------------------------------------------------------------


def begun(players: int = 2, switches: dict[str, int] = NO_CHOICES, board: Any = None) -> Match:
    """Red begins, and everybody has chosen a city."""
    match = Match(SetUp(GAME, players, Seed(1), {"first_player": 1, **switches}, board))
    for seat in range(players):
        match.answer(seat, match.pos.legal(Seat(seat))[0])
    return match


def drawn(
    at: str,
    picture: str,
    *,
    players: int = 2,
    goods: dict[str, str] | None = None,
    switches: dict[str, int] = NO_CHOICES,
    board: Any = None,
    **amounts: Any,
) -> Match:
    """A game in which it looks like this, with red to move.

    `goods` are letters by player; `score`, `camps`, `gold` and `gems` a list by seat,
    and `supply` a number.
    """
    match = begun(players, switches, board)
    pos = position(match)
    lay_out(pos, cells(at, picture))
    if goods is not None:
        pos.goods = owned(pos, goods)
    for name, amount in amounts.items():
        padded = amount + [0] * (SEATS - len(amount)) if isinstance(amount, list) else amount
        setattr(pos, name, padded)
    return match


def cells(at: str, picture: str) -> dict[Space, str]:
    """What is drawn on each space."""
    lines = dedent(picture).strip("\n").splitlines()
    first = len(lines[0]) - len(lines[0].lstrip())
    spaces = {(s["q"], s["r"]): Space(s["id"]) for s in GAME.printed["spaces"]}
    codes = GAME.printed_board.space_codes
    home_q, home_r = next(place for place, space in spaces.items() if codes[space] == at)
    found = {}
    for row, line in enumerate(lines):
        for cell in re.finditer(r"\S+", line):
            column, aside = divmod(cell.start() - first, CELL)
            down, between = divmod(row - column, 2)
            assert (aside, between) == (0, 0), f"{cell[0]} in line {row + 1} is between hexes"
            found[spaces[home_q + column, home_r + down]] = cell[0]
    return found


def lay_out(pos: Position, drawing: dict[Space, str]) -> None:
    """All that follows from what lies where is worked out anew."""
    kinds = {name: tile for tile, name in pos.board.tile_names.items()}
    tile, explorer = pos.tile, pos.explorer
    face_down = pos.face_down
    for space, text in drawing.items():
        thing = text.rstrip(EXPLORERS) or "."
        face_down = face_down & ~only(space)
        for letter in text[len(text.rstrip(EXPLORERS)) :]:
            explorer[EXPLORERS.index(letter)] = space
        if thing == "^":
            tile[space] = CAMP
        elif thing[0] != "?":
            tile[space] = kinds[LETTERS[thing]]
        else:
            face_down = face_down | only(space)
            tile[space] = kinds[LETTERS[thing[1]]] if thing[1:] else tile[space]
    pos.tile, pos.explorer, pos.face_down = tile, explorer, face_down
    sort_out(pos)


def sort_out(pos: Position) -> None:
    lying = [NO_SPACES] * GOODS
    empty = roaming = explorers = NO_SPACES
    for here, tile in enumerate(pos.tile):
        space = only(Space(here))
        if pos.face_down & space:
            continue
        if tile == EMPTY:
            empty = empty | space
        elif tile != CAMP:
            lying[tile] = lying[tile] | space
            roaming = roaming | space if tile >= NOMADS else roaming
    for seat in range(pos.players):
        explorers = explorers | only(pos.explorer[seat])
    pos.lying, pos.empty, pos.roaming, pos.explorers = lying, empty, roaming, explorers


def owned(pos: Position, goods: dict[str, str]) -> list[int]:
    kinds = {name: tile for tile, name in pos.board.tile_names.items()}
    amounts = [0] * (SEATS * MOST_GOODS)
    for player, letters in goods.items():
        for letter in letters:
            kind = kinds[LETTERS[letter]] - GOODS
            amounts[SEAT_NAMES.index(player) * MOST_GOODS + kind] += 1
    return amounts


# --- Acting -----------------------------------------------------------------


def give(match: Match, *answers: str) -> list[str]:
    """Whoever is asked answers so; what happened, in the notation."""
    happened = []
    for answer in answers:
        act = match.answer_in_words(match.waiting()[0], answer)
        happened += [told.effect() for told in match.told(act, None)]
    return happened


# --- Asserting --------------------------------------------------------------


def position(match: Match) -> Position:
    assert isinstance(match.pos, Position)
    return match.pos


def question(match: Match) -> str:
    return match.game.question(match.pos, Seat(match.waiting()[0]))


def answers(match: Match, verb: str = "") -> list[str]:
    """All legal answers that begin so."""
    seat = Seat(match.waiting()[0])
    choices = match.game.choices(match.pos, seat)
    return [choice.notation for choice in choices if choice.notation.startswith(verb)]


def gains(match: Match, verb: str = "") -> dict[str, int]:
    """What each of these answers would score at once."""
    seat = Seat(match.waiting()[0])
    found = {}
    for choice in match.game.choices(match.pos, seat):
        if choice.notation.startswith(verb):
            twin = match.pos.clone()
            twin.choose(seat, choice.option)
            found[choice.notation] = twin.points(seat) - match.pos.points(seat)
    return found


def part(match: Match, name: str) -> Any:
    """Of what everybody sees on the table."""
    return match.game.sight(match.pos, None).table[name]


def table(match: Match, name: str) -> dict[str, Any]:
    return dict(part(match, name))


def lies(match: Match, space: str) -> str:
    return str(table(match, "spaces")[space])


def goods_of(match: Match) -> dict[str, Any]:
    return table(match, "goods")


def scores(match: Match) -> list[int]:
    return [match.pos.points(Seat(seat)) for seat in range(match.pos.players)]


def why_not(match: Match, thing: str) -> tuple[str, str, tuple[str, ...]] | None:
    """The key of the reason, its paragraph and its rulings."""
    reason = match.game.why_not(match.pos, Seat(match.waiting()[0]), thing)
    return None if reason is None else (reason.said.key, reason.rule, reason.rulings)


def happened(match: Match) -> list[str]:
    """What the last answer brought about."""
    return [told.effect() for told in match.told(match.acts[-1], None)]


# --- The end ----------------------------------------------------------------


def ended(**arranged: Any) -> Match:
    """Red has turned up the last monument, and all is counted."""
    match = drawn("H4", "?M\n\n.r", supply=0, **arranged)
    give(match, "go H5", "turn-up H4")
    return match
