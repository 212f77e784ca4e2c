"""Plain Python and the compiled build play the same games, to the last counter on the table."""

import pytest

from palaver.core.game import games
from tests.native.tree import CHECKOUT, Tree

pytestmark = pytest.mark.slow
PLAY_MANY = CHECKOUT / "tests/native/play_many.py"
SEEDS = 1000  # for each number of players in each room
TABLES = [
    (game.name, players)
    for game in games().values()
    for players in game.seats
    if game.possible(players, {})
]


@pytest.mark.parametrize(("room", "players"), TABLES)
def test_both_builds_play_the_same_games(compiled: Tree, room: str, players: int) -> None:
    play_many = (str(PLAY_MANY), room, str(players), str(SEEDS))

    fast = compiled.run(*play_many)
    pure = compiled.run(*play_many, PALAVER_PURE="1")

    assert (fast.returncode, pure.returncode) == (0, 0), fast.stderr + pure.stderr
    assert len(pure.stdout.splitlines()) == SEEDS / 100
    assert pure.stdout.splitlines() == fast.stdout.splitlines()
