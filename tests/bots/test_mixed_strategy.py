"""A sealed question wants a mixed answer: rock, paper and scissors, where the mixture is known.

The game is made here, in plain Python, and so is the search that plays it; `test_search.py`
holds the compiled one to the same visits.
"""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from palaver.bots.mind.search import Tree
from palaver.core.advice import Advice
from palaver.core.bits import Answers
from palaver.core.ints import Luck, Seat, Seats, Word
from palaver.core.position import AnyPosition

ROCK, PAPER, SCISSORS = range(3)
BOTH = 0b11
TRIES = 20_000


class Hands(AnyPosition):
    """Two show a hand at once; what a win is worth depends on the hand that wins."""

    def __init__(self) -> None:
        self.players = 2
        self.over = False
        self.luck = Luck(Word(1))
        self.asked = BOTH
        self.shown = [ROCK, ROCK]

    def waiting(self) -> Seats:
        return Seats(self.asked)

    def options(self, seat: Seat, out: Answers) -> None:
        for hand in (ROCK, PAPER, SCISSORS):
            out.add(hand)

    def choose(self, seat: Seat, option: int) -> None:
        self.shown[seat] = option
        self.asked &= ~(1 << seat)
        self.over = self.asked == 0

    def clone(self) -> "Hands":
        twin = Hands()
        twin.over, twin.luck, twin.asked = self.over, self.luck, self.asked
        twin.shown = self.shown[:]
        return twin

    def reimagine(self, seat: Seat, luck: Luck) -> "Hands":
        return self.clone()


class Stakes(Advice):
    def __init__(self, stakes: tuple[int, int, int]) -> None:
        self.stakes = stakes

    def worth(self, pos: AnyPosition, seat: Seat) -> int:
        assert isinstance(pos, Hands)
        mine, other = pos.shown[seat], pos.shown[1 - seat]
        return self.stakes[mine] if pos.over and mine == (other + 1) % 3 else 0


def mixture(stakes: tuple[int, int, int], seat: int) -> list[float]:
    tree = Tree(Stakes(stakes))
    tree.softness = 100.0
    tree.begin(Hands(), Seat(seat), Luck(Word(4)))
    tree.think(TRIES)
    return [tree.visits_of(hand) / TRIES for hand in (ROCK, PAPER, SCISSORS)]


PURE = """
import json, sys
from tests.bots.test_mixed_strategy import mixture
print(json.dumps(mixture(*json.loads(sys.argv[1]))))
"""


def found(stakes: tuple[int, int, int], seat: int) -> list[float]:
    here = os.pathsep.join([*filter(None, sys.path), str(Path.cwd())])
    done = subprocess.run(
        [sys.executable, "-c", PURE, json.dumps([stakes, seat])],
        env=os.environ | {"PALAVER_PURE": "1", "PYTHONPATH": here},
        capture_output=True,
        text=True,
        check=True,
    )
    shares: list[float] = json.loads(done.stdout)
    return shares


@pytest.mark.parametrize("seat", [0, 1])
def test_of_equal_stakes_each_hand_is_shown_a_third_of_the_time(seat: int) -> None:
    assert found((100, 100, 100), seat) == pytest.approx([1 / 3] * 3, abs=0.1)


@pytest.mark.parametrize("seat", [0, 1])
def test_where_a_win_by_rock_counts_twice_paper_is_shown_half_of_the_time(seat: int) -> None:
    """Softened, a gain of 100 counts a half, one of 33 a quarter: twice as much.

    Two who always did what seems best would show the same hand each time, and learn nothing.
    """
    assert found((100, 33, 33), seat) == pytest.approx([1 / 4, 1 / 2, 1 / 4], abs=0.12)
