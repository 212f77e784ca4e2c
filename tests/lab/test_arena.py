"""Tournaments: balanced, the same whoever plays them, and gone on with where they stopped."""

import json
from pathlib import Path
from typing import Any

import pytest

from palaver.cli import main
from palaver.core import record
from palaver.lab.deals import Plan, play_deal
from palaver.lab.standings import standings, with_error

ARENA = ["arena", "west_of_africa", "--seats", "3", "--bots", "steady,random", "--games", "4"]


def told(capsys: pytest.CaptureFixture[str], *more: str) -> dict[str, Any]:
    assert main([*ARENA, "--json", *more]) == 0
    shown: dict[str, Any] = json.loads(capsys.readouterr().out)
    return shown


def timeless(shown: dict[str, Any]) -> dict[str, Any]:
    """All but the clock."""
    for standing in shown["standings"]:
        del standing["seconds_an_answer"], standing["slowest"]
    return shown


@pytest.mark.parametrize("bots", [("a", "b"), ("a", "b", "c"), ("a", "b", "c", "d", "e")])
def test_every_bot_sits_once_in_every_seat_of_a_deal(bots: tuple[str, ...]) -> None:
    plan = Plan("africa", 4, bots, seed=3)
    for deal in range(5):
        seatings = [plan.seating(deal, turn) for turn in range(plan.rounds)]
        for seat in range(4):
            assert {seating[seat] for seating in seatings} == set(range(len(bots)))


def test_the_games_of_a_deal_begin_alike() -> None:
    games = play_deal(Plan("west_of_africa", 2, ("random", "beginner")), 1)
    headers = {game["record"].splitlines()[0] for game in games}

    assert len(headers) == 1
    assert games[0]["seating"] == games[1]["seating"][::-1]


def test_two_workers_tell_the_same_as_one(capsys: pytest.CaptureFixture[str]) -> None:
    assert timeless(told(capsys)) == timeless(told(capsys, "--workers", "2"))


def test_it_goes_on_where_it_stopped(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    """Stopped in the middle of a line, even; and what was played is not played again."""
    whole = told(capsys, "--keep", str(tmp_path))
    page = tmp_path / "games.jsonl"
    lines = page.read_text().splitlines(keepends=True)
    page.write_text("".join(lines[:2]) + lines[2][:50])
    again = told(capsys, "--keep", str(tmp_path))

    assert timeless(again) == timeless(whole)
    assert len(page.read_text().splitlines()) == len(lines)
    assert page.read_text().splitlines(keepends=True)[:2] == lines[:2]


def test_its_records_replay(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    told(capsys, "--keep", str(tmp_path))
    records = sorted((tmp_path / "records").iterdir())

    assert len(records) == 4
    for page in records:
        assert record.replay(record.read(page.read_text("utf-8"))).over


def test_a_folder_holds_one_tournament(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    told(capsys, "--keep", str(tmp_path))

    assert main([*ARENA, "--seed", "9", "--keep", str(tmp_path)]) == 2
    assert capsys.readouterr().err.rstrip().endswith("is of another tournament")


def test_the_better_bot_stands_above(capsys: pytest.CaptureFixture[str]) -> None:
    steady, chance = told(capsys)["standings"]

    assert steady["share"] > 0.5 > chance["share"]
    assert steady["points"] > chance["points"]
    assert steady["rating"] > chance["rating"]


def test_shares_of_all_bots_make_one() -> None:
    plan = Plan("west_of_africa", 3, ("random", "beginner"), seed=2)
    table = standings(plan, play_deal(plan, 0) + play_deal(plan, 1))

    assert sum(standing.share for standing in table) == pytest.approx(1)


def test_the_interval_is_that_of_the_mean() -> None:
    """Of nought and one the deviation is 0.7071, and of their mean 0.5."""
    mean, error = with_error([0.0, 1.0])

    assert mean == 0.5
    assert error == pytest.approx(0.98)


@pytest.mark.parametrize(
    ("wrong", "line"),
    [
        (["--bots", "steady,genius"], "no bot called 'genius'"),
        (["--bots", "steady"], "between two or more"),
        (["--games", "0"], "more than nothing"),
        (["--keep", "/dev/null/x"], "Not a directory"),
        (["--seats", "9"], "2 to 5 players"),
    ],
)
def test_bad_input_gets_one_line(
    wrong: list[str], line: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main([*ARENA, *wrong]) == 2
    err = capsys.readouterr().err
    assert line in err
    assert err.count("\n") == 1
