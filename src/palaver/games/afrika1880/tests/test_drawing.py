"""The board as SVG, and the table at a terminal."""

import re
from xml.etree import ElementTree

import pytest

from palaver.games.afrika1880.game import GAME
from palaver.games.afrika1880.tests.table import begun, table

BOARD = GAME.printed_board
SVG = "{http://www.w3.org/2000/svg}"


def test_every_territory_is_drawn_once_by_the_name_that_is_touched() -> None:
    drawn = ElementTree.fromstring(GAME.draw(BOARD))

    assert [f"territory:{code}" for code in BOARD.codes] == [
        group.get("id") for group in drawn.iter(f"{SVG}g") if group.get("id")
    ]
    assert 88 == len(list(drawn.iter(f"{SVG}rect")))
    assert 2 == len(list(drawn.iter(f"{SVG}polyline")))
    assert 6 == len(list(drawn.iter(f"{SVG}tspan")))


def shown(position: str, nation: str | None) -> str:
    """The picture without its colours."""
    game = table(position)
    seen = GAME.sight(game.pos, None if nation is None else game.seat(nation))
    return re.sub(r"\[[^]]*\]", "", GAME.picture(seen, BOARD))


def test_the_picture_has_every_name_with_its_squares_and_flags() -> None:
    picture = shown("Congo: FR DE, developed 2\nAlger: FR, colony", None)

    assert all(land["name"][:10] in picture for land in BOARD.data["territories"])
    assert re.search(r"2/4 FD", picture)
    assert re.search(r"\* F\b", picture)
    assert re.search(r"^FR +A +· +A +1\*8 \+ 0\*3$", picture, re.MULTILINE)


@pytest.mark.parametrize("lands", [slice(0, 22), slice(10, 32)], ids=["north", "south"])
def test_the_picture_fits_into_eighty_columns(lands: slice) -> None:
    """Even where all six have flags; a line that is wrapped would tear the map apart."""
    crowded = BOARD.data["territories"][lands]
    game = table(
        "\n".join(f"{land['name']}: GB FR DE IT NL BE" for land in crowded), "GB FR DE IT NL BE"
    )
    picture = GAME.picture(GAME.sight(game.pos, None), BOARD)
    lines = re.sub(r"\[[^]]*\]", "", picture).splitlines()

    assert 80 > max(map(len, lines))


def test_the_picture_shows_ones_own_sheet_and_no_other() -> None:
    game = table("Alger: FR\nDakar: DE")
    game.says("FR", "Alger; to Libye; ship; land Kenya; conflict DE")
    own = GAME.picture(GAME.sight(game.pos, game.seat("FR")), BOARD)
    other = GAME.picture(GAME.sight(game.pos, game.seat("DE")), BOARD)

    assert own.endswith("Alger: to Libye; ship: to Kenya; GB: alliance; DE: conflict")
    assert other.endswith("\nGB: alliance; FR: alliance")


def test_while_first_markers_are_placed_there_is_no_sheet() -> None:
    game = begun("GB FR DE")

    assert "alliance" not in GAME.picture(GAME.sight(game.pos, 0), BOARD)
