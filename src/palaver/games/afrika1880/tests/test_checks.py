"""An owner of the box corrects the board file: what is wrong is said plainly, by its line."""

import copy
import json
from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from palaver.core.bits import first
from palaver.core.play import playout
from palaver.games.afrika1880 import checks
from palaver.games.afrika1880.game import GAME

TEXT = (GAME.folder / "board.json").read_text("utf-8")


def land(data: Any, name: str) -> Any:
    return next(land for land in data["territories"] if land["name"] == name)


def corrected(change: Callable[[Any], object]) -> Any:
    data = copy.deepcopy(GAME.printed)
    change(data)
    return data


def line_with(text: str, *parts: str) -> int:
    """The line on which the last part stands, after each of the others."""
    at = 0
    for part in parts:
        at = text.index(part, at)
    return text.count("\n", 0, at) + 1


def test_nothing_is_wrong_with_the_board_that_is_shipped() -> None:
    assert [] == checks.complaints(GAME.printed)
    assert [] == checks.complaints_in(TEXT)


WRONG: dict[str, tuple[Callable[[Any], object], str]] = {
    "asymmetric neighbour": (
        lambda data: land(data, "Alger")["neighbours"].remove("Libye"),
        "Libye has Alger among its neighbours, but Alger does not have Libye",
    ),
    "asymmetric sea lane": (
        lambda data: land(data, "Zanzibar")["seaNeighbours"].clear(),
        "Madagascar has Zanzibar among its seaNeighbours, but Zanzibar does not have Madagascar",
    ),
    "sea lane that is no neighbour": (
        lambda data: land(data, "Alger")["seaNeighbours"].append("Dakar"),
        "Alger: the sea lane to Dakar must stand among its neighbours too",
    ),
    "neighbour of itself": (
        lambda data: land(data, "Alger")["neighbours"].append("Alger"),
        "Alger is its own neighbour",
    ),
    "neighbour twice": (
        lambda data: land(data, "Alger")["neighbours"].append("Libye"),
        "Alger: Libye stands twice among its neighbours",
    ),
    "unknown neighbour": (
        lambda data: land(data, "Alger")["neighbours"].append("Maroc"),
        "Alger: no territory is called 'Maroc'",
    ),
    "neighbour that is no name": (
        lambda data: land(data, "Alger")["neighbours"].append([1]),
        "Alger: no territory is called [1]",
    ),
    "no coast for a historic start": (
        lambda data: land(data, "Dahomey").update(coastal=False),
        "DE: its historic start Dahomey has no coast",
    ),
    "historic start nowhere": (
        lambda data: data["nations"][3].update(historicStart="Roma"),
        "IT: its historic start 'Roma' is no territory",
    ),
    "historic start of another": (
        lambda data: land(data, "Alger").update(historicStart="GB"),
        "Alger: historicStart is GB here and FR among the nations",
    ),
    "historic start of nobody": (
        lambda data: land(data, "Dakar").update(historicStart="GB"),
        "Dakar: historicStart is GB here and null among the nations",
    ),
    "historic start that is a list": (
        lambda data: data["nations"][0].update(historicStart=["Alger"]),
        "GB: its historic start ['Alger'] is no territory",
    ),
    "nations in another order": (
        lambda data: data["nations"].reverse(),
        "the nations must be GB, FR, DE, IT, NL, BE, in this order (AE-1)",
    ),
    "no coast at all": (
        lambda data: [land.update(coastal=False) for land in data["territories"]],
        "no territory has a coast, so nobody can begin",
    ),
    "no squares": (
        lambda data: land(data, "Congo").update(squares=0),
        "Congo: squares must be from 1 to 9, not 0",
    ),
    "squares in words": (
        lambda data: land(data, "Congo").update(squares="four"),
        "Congo: 'squares' must be a whole number",
    ),
    "squares true": (
        lambda data: land(data, "Congo").update(squares=True),
        "Congo: 'squares' must be a whole number",
    ),
    "coast in words": (
        lambda data: land(data, "Congo").update(coastal="yes"),
        "Congo: 'coastal' must be true or false",
    ),
    "place off the map": (
        lambda data: land(data, "Congo").update(y=-3),
        "Congo: y must be from 0 to 1000, not -3",
    ),
    "place that is no number": (
        lambda data: land(data, "Congo").update(y=float("nan")),
        "Congo: y must be from 0 to 1000, not nan",
    ),
    "translation that is no text": (
        lambda data: land(data, "Congo").update(de=3),
        "Congo: 'de' must be a text",
    ),
    "sea lane without a path": (
        lambda data: data["seaLanes"][0].pop("path"),
        "sea lane 1 needs names a and b, and a path of points",
    ),
    "sea lane between no sea neighbours": (
        lambda data: data["seaLanes"][1].update(b="Kenya"),
        "sea lane 2: Madagascar has no Kenya among its seaNeighbours",
    ),
    "place in words": (
        lambda data: land(data, "Congo").update(x="left"),
        "Congo: 'x' must be a number",
    ),
    "field forgotten": (
        lambda data: land(data, "Congo").pop("coastal"),
        "Congo: 'coastal' is missing",
    ),
    "a territory too few": (
        lambda data: data["territories"].pop(),
        "there must be 32 territories, not 31",
    ),
    "another order of the sheet": (
        lambda data: land(data, "Alger").update(id=9),
        "Alger: its id is 9, its place on the order sheet 3",
    ),
    "sheet order of its own": (
        lambda data: data["sheetOrder"].reverse(),
        "'sheetOrder' must name the territories in the order in which they are listed (AE-29)",
    ),
    "names that are written alike": (
        lambda data: land(data, "Ténéré").update(name="Lac-Tchad"),
        "Lac-Tchad: another territory is called Lac Tchad",
    ),
    "name of nothing": (
        lambda data: land(data, "Sahara").update(name="…"),
        "territory 28: '…' is no name of letters, spaces and hyphens",
    ),
    "seven years": (
        lambda data: data["years"].pop(),
        "'years' must be 8 years, one after the other",
    ),
    "years in words": (
        lambda data: data.update(years="eight"),
        "'years' must be a list of whole numbers",
    ),
    "no markers": (
        lambda data: data.update(markersPerNation=0),
        "'markersPerNation' must be a whole number from 1 to 32",
    ),
    "part forgotten": (lambda data: data.pop("nations"), "'nations' is missing"),
    "nations without names": (
        lambda data: data.update(nations=["GB"]),
        "'nations' must list nations, each with its id and historicStart",
    ),
    "territories that are no list": (
        lambda data: data.update(territories={}),
        "'territories' is not a list",
    ),
    "a territory that is a word": (
        lambda data: data["territories"].insert(0, "Maroc"),
        "territory 1 is not a table of names and values",
    ),
}


@pytest.mark.parametrize("fault", WRONG)
def test_a_fault_is_explained_and_its_line_named(fault: str) -> None:
    change, says = WRONG[fault]
    data = corrected(change)

    assert says in checks.complaints(data)
    told = checks.complaints_in(json.dumps(data, indent=1, ensure_ascii=False))
    assert any(line.startswith("line ") and line.endswith(says) for line in told)


def test_what_stands_twice_is_told_once() -> None:
    data = corrected(lambda data: land(data, "Alger")["neighbours"].append("Libye"))

    assert ["Alger: Libye stands twice among its neighbours"] == checks.complaints(data)


def cut_off(data: Any) -> None:
    """Ténéré loses its neighbours."""
    for other in land(data, "Ténéré")["neighbours"]:
        land(data, other)["neighbours"].remove("Ténéré")
    land(data, "Ténéré")["neighbours"].clear()


def test_an_unreachable_territory() -> None:
    assert ["Ténéré: no way leads there from any coast"] == checks.complaints(corrected(cut_off))


def test_the_line_is_that_of_the_value() -> None:
    text = TEXT.replace('"squares": 4', '"squares": 40', 1)
    line = line_with(text, '"squares": 40')

    assert [f"line {line}: Congo: squares must be from 1 to 9, not 40"] == checks.complaints_in(
        text
    )


def test_the_line_of_a_neighbour_in_a_list() -> None:
    text = TEXT.replace('"Tamanrasset"\n', '"Tamanrasett"\n', 1)
    line = line_with(text, '"Tamanrasett"')

    assert f"line {line}: Alger: no territory is called 'Tamanrasett'" in checks.complaints_in(text)


def test_what_is_no_json_is_refused_with_its_line() -> None:
    assert ["line 3: this is no JSON: Expecting value"] == checks.complaints_in('{\n"a":\n}')
    assert ["line 1: the board is not a table of names and values"] == checks.complaints_in("[]")


def test_a_value_that_stands_twice_is_not_silently_the_last() -> None:
    text = TEXT.replace('"squares": 4,', '"squares": 4,\n   "squares": 3,', 1)
    line = line_with(text, '"squares": 4,', '"squares": 3,')

    assert [f"line {line}: 'squares' stands twice"] == checks.complaints_in(text)


def test_endless_brackets_are_refused() -> None:
    told = checks.complaints_in("[" * 100_000)

    assert 1 == len(told)
    assert told[0].startswith("line 1: this is no")


def test_a_corrected_board_can_be_played() -> None:
    """Another coast, other neighbours, other squares, and a name of one's own."""

    def change(data: Any) -> None:
        land(data, "Congo").update(coastal=False, squares=2)
        land(data, "Alger")["neighbours"].append("Dakar")
        land(data, "Dakar")["neighbours"].append("Alger")
        land(data, "Abyssinie")["name"] = data["sheetOrder"][0] = "Ethiopie"
        for other in data["territories"]:
            names = other["neighbours"]
            other["neighbours"] = [n.replace("Abyssinie", "Ethiopie") for n in names]

    data = corrected(change)
    assert [] == checks.complaints(data)
    board = GAME.make_board(data)
    pos = GAME.set_up(4, 3, {}, board)
    assert 21 == len(pos.legal(first(pos.waiting())))
    playout(pos, pos.luck, GAME.bound)

    assert pos.over
    assert 'id="territory:Ethiopie"' in GAME.draw(board)


JSON = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(-3, 40),
    st.floats(),
    st.sampled_from(["", "Alger", "Dakar", "Tombouctou", ";", "GB"]),
    st.lists(st.integers(0, 3) | st.just("Alger"), max_size=2),
    st.just({}),
)


@settings(max_examples=150, deadline=None)
@given(seed=st.randoms(use_true_random=False), value=JSON)
def test_whatever_is_changed_is_refused_or_can_be_played(seed: Random, value: object) -> None:
    """One value somewhere in the file is another: never a traceback."""
    data = copy.deepcopy(GAME.printed)
    part: Any = data
    while True:
        key = seed.choice(list(part) if isinstance(part, dict) else range(len(part)))
        deeper = part[key]
        if not isinstance(deeper, dict | list) or not deeper or seed.random() < 0.15:
            break
        part = deeper
    part[key] = value
    if checks.complaints(data):
        return
    board = GAME.make_board(data)
    pos = GAME.set_up(3, 1, {"historic": 1}, board)
    playout(pos, pos.luck, 60)
    sight = GAME.sight(pos, None)

    assert GAME.draw(board).startswith("<svg")
    assert GAME.picture(sight, board)
