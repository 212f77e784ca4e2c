"""Board files: what is wrong with one, how it is drawn, and the table at a terminal."""

import io
import re
from collections.abc import Callable
from copy import deepcopy
from typing import Any
from xml.etree import ElementTree

import pytest
from rich.console import Console

from palaver.core.match import Match
from palaver.games.africa.drawing import draw
from palaver.games.africa.game import GAME
from palaver.games.africa.picture import picture
from palaver.games.africa.sight import SEAT_NAMES
from palaver.games.africa.tests.diagram import begun, drawn
from palaver.text import Speech

NARROW = 80  # columns, as terminals have them


def spoilt(spoil: Callable[[Any], object]) -> Any:
    data = deepcopy(GAME.printed)
    spoil(data)
    return data


def set_name(name: object) -> Callable[[Any], None]:
    return lambda data: data["spaces"][0].update(name=name)


def set_tile(**parts: object) -> Callable[[Any], None]:
    return lambda data: data["tiles"][1].update(parts)


def move_away(data: Any) -> None:
    """E1 becomes an island, and its column keeps its other spaces."""
    data["spaces"][0].update(q=30, r=30)


# --- Checking ---------------------------------------------------------------


def test_nothing_is_wrong_with_the_shipped_board() -> None:
    assert [] == GAME.complaints(GAME.printed)


@pytest.mark.parametrize(
    ("spoil", "complaint"),
    [
        (lambda data: data.pop("tiles"), "'tiles' is missing"),
        (lambda data: data.update(spaces={}), "'spaces' is not a list"),
        (lambda data: data["spaces"].pop(), "there must be 101 spaces, not 100"),
        (lambda data: data["spaces"][3].pop("q"), "space 3: needs id, q, r, kind and name"),
        (lambda data: data["spaces"][3].update(q=1.5), "space 3: id, q and r must be whole"),
        (lambda data: data["spaces"][3].update(id=4), "its id is 4, its place in the list 3"),
        (lambda data: data["spaces"][4].update(q=-3, r=-6), "the place (-3, -6) occurs twice"),
        (lambda data: data["spaces"][3].update(kind="sea"), "'sea' is neither tile nor city"),
        (lambda data: data["spaces"][3].update(kind="tile"), "5 start cities, not 4"),
        (move_away, "space E1: no way leads there from a city"),
        (set_name("D1"), "the name d1 occurs twice"),
        (set_name("E1; rest"), "space 0: the name 'E1; rest' must be of letters"),
        (set_name(""), "space 0: the name '' must be of letters"),
        (set_name("E" * 41), "space 0: the name in 'name' has more than 40 letters"),
        (set_name(7), "space 0: the name 7 must be of letters"),
        (lambda data: data["spaces"][3].update(de=[]), "space 3: the name in 'de' must be a text"),
        (set_tile(de="ä" * 41), "line 2: the name in 'de' has more than 40 letters"),
        (lambda data: data.update(tiles="many"), "'tiles' is not a list"),
        (set_tile(count=6), "adds up to 97 tiles, there must be 96"),
        (set_tile(count=-1), "tile table, line 2: count must be a whole number"),
        (set_tile(count=97), "line 2: count must be a whole number from 0 to 96"),
        (set_tile(count="5"), "tile table, line 2: count must be a whole number"),
        (set_tile(name="old statue"), "line 2: the name 'old statue' must be one word"),
        (set_tile(name="camp"), "line 2: 'camp' is the name of something else"),
        (set_tile(name="kettle"), "the tile kettle occurs twice"),
        (set_tile(name="Kettle"), "the tile kettle occurs twice"),
        (set_tile(type="plant"), "line 2: type 'plant' is not known"),
        (set_tile(type=["goods"]), "line 2: type ['goods'] is not known"),
        (set_tile(type="gold"), "line 2: a tile of type gold is called gold-1 or gold-2"),
        (lambda data: data["tiles"][0].update(count=2), "at least 3 monuments, not 2"),
        (lambda data: data.update(goods_score=[0, 1, 3]), "what 0 to 5 equal goods are worth"),
        (lambda data: data.update(goods_score="12"), "not a list of whole numbers"),
        (lambda data: data.update(goods_score=[1, 1, 3, 5, 8, 12]), "must begin with 0"),
        (lambda data: data.update(goods_score=[0, 1, 3, 5, 8, -2]), "between 0 and 1000"),
    ],
)
def test_what_is_wrong_is_named(spoil: Callable[[Any], object], complaint: str) -> None:
    """What and where, so that an owner of the box finds the line."""
    found = GAME.complaints(spoilt(spoil))

    assert any(complaint in line for line in found), found


@pytest.mark.parametrize("data", [None, 7, "board", []])
def test_what_is_no_table_at_all_is_no_board(data: object) -> None:
    assert ["the board is not a table of names and values"] == GAME.complaints(data)


# --- Drawing ----------------------------------------------------------------


def test_every_space_has_its_shape() -> None:
    """Ids are `space:` and the code, as in answers and in reasons."""
    board = GAME.printed_board
    ids = [element.get("id") for element in ElementTree.fromstring(draw(board)).iter()]

    assert sorted(f"space:{code}" for code in board.space_codes) == sorted(filter(None, ids))


def test_every_name_and_number_is_drawn() -> None:
    board = GAME.printed_board
    texts = {element.text for element in ElementTree.fromstring(draw(board)).iter()}
    names = {part["name"] for part in GAME.printed["spaces"] + GAME.printed["tiles"]}

    assert set() == names - texts
    assert {"96 tiles", "11", "15"} <= texts


def test_what_nobody_is_sure_of_leans() -> None:
    """By the provenance of each line: eleven monuments are known, and no mask is."""
    drawing = ElementTree.fromstring(draw(GAME.printed_board))
    leaning = {text.text for text in drawing.iter() if "unsure" in (text.get("class") or "")}

    assert {"5", "15", "mask", "drum", "giraffe", "lion", "antelope"} == {
        text for text in leaning if text and not text.startswith("leaning")
    }


# --- At a terminal ----------------------------------------------------------


def shown(match: Match, board: Any = None) -> str:
    page = io.StringIO()
    console = Console(file=page, width=2 * NARROW, highlight=False, color_system=None)
    console.print(picture(match.game.sight(match.pos, None), board or GAME.printed_board))
    return page.getvalue()


def test_the_picture_fits_a_terminal() -> None:
    """Five players beside the map, or below it when they have much."""
    goods = dict.fromkeys(SEAT_NAMES, "SKC" * 4)
    dozens = [12] * 5
    much = drawn("H3", "E\n\n^r", players=5, goods=goods, camps=dozens, gold=dozens, gems=dozens)

    for match, most in ((begun(5), 30), (much, 46)):
        lines = shown(match).splitlines()

        assert max(map(len, lines)) < NARROW
        assert len(lines) <= most


@pytest.mark.parametrize("language", ["en", "de", "it"])
def test_the_legend_fits_a_terminal(language: str) -> None:
    """And names every sign that is no tile's own name."""
    legend = Speech(language, GAME).text("picture-legend")

    assert len(legend) <= NARROW
    assert [] == [sign for sign in ("░░░", "▲", "au", "gm", "MON", "nom") if sign not in legend]


def test_the_picture_shows_every_space_and_where_everybody_stands() -> None:
    """By name; a city's is cut on the map, and stands in full beside the player's."""
    screen = shown(begun(5))

    for space in GAME.printed["spaces"]:
        if space["kind"] == "tile":
            assert re.search(rf"\b{space['name']}\b", screen)
    cities = ("Tangier", "Alexandria", "Lagos", "Mombasa", "Cape-Town")
    for letter, name, city in zip("RBGWN", SEAT_NAMES, cities, strict=True):
        assert re.search(rf"{letter} {name} +0  {city}", screen)
        assert f"{city[:3]}{letter}" in screen


def test_the_picture_shows_what_lies_there_and_what_players_have() -> None:
    match = drawn(
        "H3", "E\n\n^r\n\n2", goods={"red": "SSK"}, camps=[1, 4], gold=[3, 0], score=[17, 8]
    )

    screen = shown(match)

    for sign in (
        "ele",
        "H4R",
        " ▲ ",
        "au2",
        "sta 2 ket 1",
        "camps 1 gold 3 gems 0",
        " 17  H4",
        "supply 8",
    ):
        assert sign in screen


def test_the_panel_goes_below_where_there_is_no_sea() -> None:
    """A map of another shape, whose lower left is land."""
    data = deepcopy(GAME.printed)
    for space in data["spaces"]:
        space["r"] = -space["r"] - space["q"]  # upside down
    lines = shown(begun(3), GAME.board(data)).splitlines()

    assert "R red" in lines[-6]
    assert not lines[-6].rstrip().endswith("╱")
