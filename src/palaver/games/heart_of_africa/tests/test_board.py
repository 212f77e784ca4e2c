"""The board file: what is printed on the board, and what is said of a wrong one."""

import json
import re
from collections import Counter
from copy import deepcopy
from pathlib import Path
from typing import Any

import pytest

from palaver.cli import main
from palaver.core.errors import BadBoard
from palaver.games.heart_of_africa import checks
from palaver.games.heart_of_africa.game import GAME

BOARD: dict[str, Any] = GAME.printed


def test_the_shipped_board_can_be_played_on_and_its_tickets_are_worth_their_shortest_way() -> None:
    assert [] == checks.complaints(BOARD)
    assert [] == checks.remarks(BOARD)


def test_51_places_117_tracks_and_21_double_routes() -> None:
    kinds = Counter(line["kind"] for line in BOARD["cities"])
    doubles = Counter(line["double"] for line in BOARD["routes"] if "double" in line)

    assert {"city": 33, "station": 10, "country": 8} == kinds
    assert 117 == len(BOARD["routes"])
    assert [2] * 21 == list(doubles.values())


def test_the_colours_balance() -> None:
    tracks = Counter(line["colour"] for line in BOARD["routes"])
    spaces: Counter[str] = Counter()
    for line in BOARD["routes"]:
        spaces[line["colour"]] += line["length"]

    assert {
        "white": (15, 34),
        "black": (13, 34),
        "gray": (12, 43),
        "red": (12, 34),
        "orange": (12, 34),
        "yellow": (12, 33),
        "green": (14, 35),
        "blue": (13, 35),
        "purple": (14, 36),
    } == {colour: (tracks[colour], spaces[colour]) for colour in tracks}


def test_tracks_by_length_and_ferries() -> None:
    lengths = Counter(line["length"] for line in BOARD["routes"])
    ferries = Counter(line["locos"] for line in BOARD["routes"] if "locos" in line)

    assert {1: 15, 2: 38, 3: 36, 4: 23, 5: 3, 6: 2} == lengths
    assert {1: 2, 2: 2} == ferries


def test_every_value_says_how_it_is_known() -> None:
    assert {"cities", "routes", "tickets"} == set(BOARD["meta"]["status"])
    uncertain = [line["id"] for line in BOARD["routes"] if "uncertain" in line]
    assert ["bloemfontein--cape-town"] == uncertain


def test_with_the_other_reading_of_an_uncertain_length_tickets_are_named() -> None:
    """Bloemfontein – Cape Town is 3 in the source and 4 by its length on the board."""
    data = deepcopy(BOARD)
    line = next(line for line in data["routes"] if "uncertain" in line)
    line["length"] = 3

    assert [] == checks.complaints(data)
    assert "ticket cape-town--durban: is worth 7, its shortest way has 6" in checks.remarks(data)


def test_tickets_of_another_deck_may_be_worth_more_than_their_way() -> None:
    data = deepcopy(BOARD)
    data["tickets"][0] |= {"points": 6}

    assert [] == checks.complaints(data)
    assert ["ticket beira--livingstonia: is worth 6, its shortest way has 4"] == checks.remarks(
        data
    )


def test_a_check_names_tickets_that_are_not_worth_their_shortest_way(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    data = deepcopy(BOARD)
    data["tickets"][5] |= {"points": 9}
    page = tmp_path / "mine.json"
    page.write_text(json.dumps(data), "utf-8")

    assert main(["board", "check", "heart_of_africa", str(page)]) == 0

    said = capsys.readouterr().out.splitlines()
    assert "nothing wrong" in said[0]
    assert ["worth a look: ticket bangui--fachoda: is worth 9, its shortest way has 6"] == said[1:]


def wrong(part: str, row: int, **changes: Any) -> dict[str, Any]:
    data = deepcopy(BOARD)
    data[part][row] |= changes
    return data


def without(part: str, row: int, key: str) -> dict[str, Any]:
    data = deepcopy(BOARD)
    del data[part][row][key]
    return data


def shortened(part: str) -> dict[str, Any]:
    data = deepcopy(BOARD)
    data[part].pop()
    return data


def cut_off() -> dict[str, Any]:
    """Nobody reaches Sudan (A) any more."""
    data = deepcopy(BOARD)
    data["routes"] = [line for line in data["routes"] if line["id"] != "fachoda--sudan-a"]
    return data


def undoubled() -> dict[str, Any]:
    """Both tracks to Nigeria (B), but one player could have them both."""
    data = deepcopy(BOARD)
    for line in data["routes"][:2]:
        del line["double"]
    return data


WRONG = {
    "the board is not a table": [],
    "'tickets' is missing": {"cities": [], "routes": []},
    "'routes' is not a list": {"cities": [], "routes": {}, "tickets": []},
    "place 1: needs an id": without("cities", 0, "id"),
    "place ngaoundere: kind 'town'": wrong("cities", 0, kind="town"),
    "place ngaoundere: x and y": wrong("cities", 0, x=1.5),
    "place ngaoundere: needs a name": wrong("cities", 0, name=""),
    "place nigeria-a: an entrance must say": without("cities", 43, "place"),
    "track 1: needs id, a and b": wrong("routes", 0, id="two words"),
    "track ngaoundere--chad-a: the length": wrong("routes", 2, length=7),
    "a ferry of 4 spaces cannot show 4": wrong("routes", 2, locos=4),
    "track ngaoundere--chad-a: a ferry says so": wrong("routes", 2, locos=1),
    "track douala--bangui: a ferry says so": wrong("routes", 10, ferry=True),
    "track ngaoundere--chad-a: a ferry is gray": wrong("routes", 2, ferry=True, locos=1),
    "track ngaoundere--chad-a: colour 'pink'": wrong("routes", 2, colour="pink"),
    "orange is desert, not 'jungle'": wrong("routes", 2, terrain="jungle"),
    "track ngaoundere--chad-a: there is no place kano": wrong("routes", 2, b="kano"),
    "track ngaoundere--chad-a: begins where it ends": wrong("routes", 2, b="ngaoundere"),
    "ticket 1: needs a and b": without("tickets", 0, "a"),
    "ticket beira--livingstonia: points": wrong("tickets", 0, points=0),
    "there is no city or country kano": wrong("tickets", 0, a="kano"),
    "ticket beira--beira: begins where it ends": wrong("tickets", 0, b="beira"),
    "there must be 48 tickets, not 47": shortened("tickets"),
    "the place douala occurs twice": wrong("cities", 0, id="douala"),
    "the ticket libreville--luanda occurs twice": wrong("tickets", 0, a="luanda", b="libreville"),
    "double route ngaoundere--nigeria-b: has 1 tracks": without("routes", 0, "double"),
    "ngaoundere--nigeria-b-2: joins the same places as": undoubled(),
    "its tracks differ in ends or length": wrong("routes", 0, length=2),
    "place sudan-a: no way leads there": cut_off(),
}


@pytest.mark.parametrize("complaint", WRONG)
def test_what_is_wrong_is_named(complaint: str) -> None:
    with pytest.raises(BadBoard, match=re.escape(complaint)):
        GAME.board(WRONG[complaint])


def test_the_drawing_shows_every_track_and_place_once_by_its_id() -> None:
    svg = GAME.draw(GAME.printed_board)
    ids = re.findall(r' id="([^"]+)"', svg)

    tracks = [f"track:{line['id']}" for line in BOARD["routes"]]
    places = [f"place:{line['id']}" for line in BOARD["cities"]]
    assert sorted(tracks + places) == sorted(ids)
    spaces = sum(line["length"] for line in BOARD["routes"])
    assert spaces + 1 == svg.count("<rect")
