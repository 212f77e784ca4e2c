"""Traces of whole games, judged by a second and independent reading of the rules."""

import json
import os

import pytest

from palaver.cli import main
from palaver.games.heart_of_africa.tests import referee

GAMES = int(os.environ.get("PALAVER_REFEREE_GAMES", "1"))  # for each row; thousands by hand
ROWS = [("2",), ("3",), ("4",), ("5",), ("2", "empty_globetrotter=1")]


@pytest.mark.parametrize("row", ROWS, ids="-".join)
def test_games_stand_before_the_referee(
    row: tuple[str, ...], capsys: pytest.CaptureFixture[str]
) -> None:
    seats, *switches = row
    options = [word for switch in switches for word in ("--option", switch)]
    room = ("trace", "heart_of_africa", "--seats", seats)
    judged = 0
    for seed in range(GAMES):
        assert main([*room, "--seed", str(seed), *options]) == 0
        judged += referee.judge([json.loads(line) for line in capsys.readouterr().out.splitlines()])

    assert judged > 0
