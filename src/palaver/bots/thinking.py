"""Bots that search: they imagine what they cannot see, and try their answers in it."""

from time import perf_counter
from typing import Any

from palaver.bots.dice import Dice
from palaver.bots.experience import Table, experience_of, main_reason, tree_with
from palaver.bots.mind.search import Tree
from palaver.core.game import game_called
from palaver.core.ints import Seat
from palaver.core.luck import below, step
from palaver.core.native import raise_faults
from palaver.core.position import AnyPosition
from palaver.core.sight import Said, Sight

SLICE = 0.02  # of the budget: how long it thinks between two looks at the clock
IN_TIME = 0.9  # of the budget it uses at most


THINKERS = ("strong", "master")


class ThinkingBot:
    """Tries, not time, decide its answer; time only cuts the thinking short."""

    def __init__(self, seed: int, board: Any, strength: str, tries: int | None = None) -> None:
        """So many tries an answer, or what the room says for this strength."""
        self.dice = Dice(seed)
        self.board = Table(board)
        self.strength = strength
        self.tries = tries
        self.tree: Tree | None = None
        self.last: tuple[str, AnyPosition, Seat, int] | None = None

    def answer(self, sight: Sight, question: str, options: tuple[int, ...], budget: float) -> int:
        begun = perf_counter()
        assert sight.observer is not None
        if len(options) == 1:
            self.last = None
            return options[0]
        luck = self.dice.throw(sight)
        game, seat = game_called(sight.room), Seat(sight.observer)
        pos = game.imagine(self.board.of(game), sight, luck)
        tree = self.tree_for(sight.room)
        tree.begin(pos, seat, luck)
        tries = self.tries or experience_of(sight.room).tries[self.strength]
        think_until(tree, tries, begun, budget)
        raise_faults()
        option = self.decide(tree, options)
        self.last = (sight.room, pos, seat, option)
        return option

    def tree_for(self, room: str) -> Tree:
        if self.tree is None:
            self.tree = tree_with(experience_of(room), self.strength)
        return self.tree

    def decide(self, tree: Tree, options: tuple[int, ...]) -> int:
        """What was tried most; where all answer at once, in proportion to the tries."""
        visits = [tree.visits_of(option) for option in options]
        if not tree.sealed or sum(visits) == 0:
            return options[visits.index(max(visits))]
        likely = [n if 5 * n >= max(visits) else 0 for n in visits]  # what was soon given up is not
        tree.luck = step(tree.luck)
        ticket = below(tree.luck, sum(likely))
        for option, n in zip(options, likely, strict=True):
            ticket -= n
            if ticket < 0:
                return option
        raise AssertionError("no ticket beyond the last")

    def reason(self) -> Said | None:
        if self.last is None:
            return Said("because-only")
        room, pos, seat, option = self.last
        return main_reason(game_called(room), pos, seat, option)


def think_until(tree: Tree, tries: int, begun: float, budget: float) -> None:
    """A try first, then as many between two looks at the clock as its pace allows.

    Nothing stops a try, and so none is begun that seems to end too late.
    """
    slice_of_tries, spent = 1, 0.0
    while tree.tries < tries:
        before = perf_counter()
        if before + spent > begun + IN_TIME * budget:
            return
        tree.think(min(slice_of_tries, tries - tree.tries))
        spent = perf_counter() - before
        if spent < SLICE * budget:
            slice_of_tries *= 2
            spent *= 2
        elif slice_of_tries > 1 and spent > 2 * SLICE * budget:
            slice_of_tries //= 2
