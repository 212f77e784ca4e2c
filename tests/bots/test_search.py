"""The search: the same on both builds, and it counts what it tries."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from palaver.bots.experience import experience_of, tree_with
from palaver.bots.mind.search import Tree
from palaver.core.bits import count, first
from palaver.core.contract import Case
from palaver.core.game import games
from palaver.core.ints import Luck, Seat, Word

ROOMS = sorted(games())
TRIES = 60
PURE = """
import json, sys
from tests.bots.test_search import visits_of
print(json.dumps(visits_of(sys.argv[1], int(sys.argv[2]))))
"""


def grown(room: str, length: int) -> tuple[Tree, Seat, list[int]]:
    """A tree of so many tries, and the options at its root."""
    known = experience_of(room)
    pos = Case(room, 3, seed=length, length=length).match().pos
    seat = first(pos.waiting())
    tree = tree_with(known, "strong")
    tree.begin(pos, seat, Luck(Word(99)))
    tree.think(TRIES)
    return tree, seat, pos.legal(seat)


def visits_of(room: str, length: int) -> list[list[float]]:
    tree, _, options = grown(room, length)
    return [[tree.visits_of(option), tree.gain_of(option)] for option in options]


@pytest.mark.parametrize("length", [0, 30])
@pytest.mark.parametrize("room", ROOMS)
def test_plain_python_visits_the_same(room: str, length: int) -> None:
    """To the last bit of what it gained, on whatever build this is."""
    here = os.pathsep.join([*filter(None, sys.path), str(Path.cwd())])
    done = subprocess.run(
        [sys.executable, "-c", PURE, room, str(length)],
        env=os.environ | {"PALAVER_PURE": "1", "PYTHONPATH": here},
        capture_output=True,
        text=True,
        check=True,
    )

    assert json.loads(done.stdout) == visits_of(room, length)


@pytest.mark.parametrize("length", [0, 30])
@pytest.mark.parametrize("room", ROOMS)
def test_every_try_is_counted_once(room: str, length: int) -> None:
    tree, _, options = grown(room, length)

    assert tree.tries == TRIES
    assert sum(tree.visits_of(option) for option in options) == TRIES
    assert all(0 <= tree.gain_of(option) <= 1 for option in options)


@pytest.mark.parametrize("room", ROOMS)
def test_thinking_in_slices_is_thinking_at_once(room: str) -> None:
    """So that a look at the clock changes nothing."""
    whole, seat, options = grown(room, 12)
    parts = tree_with(experience_of(room), "strong")
    parts.begin(whole.root, seat, Luck(Word(99)))
    for tries in (1, 2, 30, TRIES - 33):
        parts.think(tries)

    assert [parts.visits_of(o) for o in options] == [whole.visits_of(o) for o in options]


@pytest.mark.parametrize("room", ROOMS)
def test_a_tree_leaves_what_it_grew_from_alone(room: str) -> None:
    """It plays in worlds of its own; and where all are asked, each has a tree."""
    tree, seat, options = grown(room, 0)
    at_once = count(tree.root.waiting()) > 1

    assert tree.root.legal(seat) == options
    assert bool(tree.sealed) == at_once
