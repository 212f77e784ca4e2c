"""Traces of whole games, judged by a second and independent reading of the rulebook."""

import json
import os

import pytest

from palaver.cli import main
from palaver.games.west_of_africa.tests import referee

GAMES = int(os.environ.get("PALAVER_REFEREE_GAMES", "1"))  # for each row; thousands by hand
ROWS = [
    ("2",),
    ("3",),
    ("4",),
    ("5",),
    ("3", "longest_stay=1", "western_star=1"),
    ("4", "linear_middle=1", "flat_island_values=1"),
    ("5", "end_at_once=1", "western_star=1", "linear_middle=1"),
]


@pytest.mark.parametrize("row", ROWS, ids="-".join)
def test_games_stand_before_the_referee(
    row: tuple[str, ...], capsys: pytest.CaptureFixture[str]
) -> None:
    seats, *switches = row
    options = [word for switch in switches for word in ("--option", switch)]
    judged = 0
    for seed in range(GAMES):
        room = ["trace", "west_of_africa", "--seats", seats, "--seed", str(seed)]
        assert 0 == main([*room, *options])
        judged += referee.judge([json.loads(line) for line in capsys.readouterr().out.splitlines()])

    assert judged > 0
