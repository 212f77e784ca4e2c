"""A cluster plays the same games, even if it loses a worker on the way."""

import os
import signal
from functools import partial
from pathlib import Path

import pytest

from palaver.cli import main
from palaver.lab.deals import Game, Plan, play_deal
from palaver.lab.workers import spread

pytestmark = [
    pytest.mark.slow,
    pytest.mark.filterwarnings("ignore"),  # of Ray's own
]
PLAN = Plan("west_of_africa", 2, ("steady", "random"), seed=5)
DEALS = range(4)


def play_or_die(folder: Path, deal: int) -> list[Game]:
    """The first time that the second deal is played, its worker is killed."""
    victim = folder / "killed"
    if deal == 1 and not victim.exists():
        victim.touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return play_deal(PLAN, deal)


def timeless(games: list[Game]) -> list[object]:
    return [(game["seating"], game["points"], game["record"]) for game in games]


def test_a_worker_killed_in_the_middle_changes_nothing(tmp_path: Path) -> None:
    alone = {deal: timeless(play_deal(PLAN, deal)) for deal in DEALS}
    found = spread(partial(play_or_die, tmp_path), DEALS, workers=2, ray="local")
    on_cluster = {deal: timeless(games) for deal, games in found}

    assert (tmp_path / "killed").exists()
    assert on_cluster == alone


@pytest.mark.parametrize("address", ["ray://127.0.0.1:9", "127.0.0.1:9"])
def test_a_cluster_out_of_reach_gets_one_line(
    address: str, capfd: pytest.CaptureFixture[str]
) -> None:
    assert main(["arena", "africa", "--games", "2", "--ray", address]) == 2
    (line,) = capfd.readouterr().err.splitlines()
    assert f"no Ray cluster at '{address}': " in line
