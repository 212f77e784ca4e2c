"""A hundred thousand games in a row leave the process as small as it was."""

import pytest

from tests.native.tree import Tree

pytestmark = pytest.mark.slow
ROOM_FOR = 2048  # bytes that a position may take
WHOLE_GAMES = """
import resource
from palaver.cli.measure import play_games
from palaver.core.game import game_called
from palaver.core.native import build
assert build().name == "compiled", build()
game = game_called("africa")
for number in (2_000, 100_000):
    play_games(game, 4, number)
    print(resource.getrusage(resource.RUSAGE_SELF).ru_maxrss)
"""
CLONES = """
import resource
from palaver.core.game import games
from palaver.core.ints import NOBODY
for game in games().values():
    pos = game.set_up(game.seats[-1], 1)
    for number in (1_000, 200_000):
        for luck in range(number):
            pos = pos.clone()
        for luck in range(number // 100):
            pos = pos.reimagine(NOBODY, luck)
        print(resource.getrusage(resource.RUSAGE_SELF).ru_maxrss)
"""
SIZES = """
import sys
from palaver.core.game import games
for game in games().values():
    print(game.name, sys.getsizeof(game.set_up(game.seats[-1], 1)))
"""


def is_steady(sizes: str) -> bool:
    """Each second number within a hundredth of the first before it."""
    peaks = [int(peak) for peak in sizes.split()]
    pairs = list(zip(peaks[::2], peaks[1::2], strict=True))
    return bool(pairs) and all(after <= before * 1.01 for before, after in pairs)


def test_a_hundred_thousand_games_do_not_grow_the_process(compiled: Tree) -> None:
    sizes = compiled.say(WHOLE_GAMES)

    assert is_steady(sizes), sizes


def test_clones_and_reimaginings_do_not_either(compiled: Tree) -> None:
    sizes = compiled.say(CLONES)

    assert is_steady(sizes), sizes


def test_a_position_is_small(compiled: Tree) -> None:
    sizes = dict(line.split() for line in compiled.say(SIZES).splitlines())

    assert sizes != {}
    assert {room: size for room, size in sizes.items() if int(size) > ROOM_FOR} == {}
