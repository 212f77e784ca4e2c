"""Bots that go by a room's rules of thumb, and what a room's experience is."""

import importlib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any

from palaver.bots.dice import Dice
from palaver.bots.mind.search import Tree
from palaver.core.advice import NO_ADVICE, Advice
from palaver.core.game import Game, game_called
from palaver.core.ints import Seat
from palaver.core.luck import below, step
from palaver.core.position import AnyPosition
from palaver.core.sight import Said, Sight

PLAIN_AHEAD = {"strong": 40, "master": 40}
PLAIN_TRIES = {"strong": 1_500, "master": 40_000}


@dataclass(frozen=True, slots=True)
class Experience:
    """What a room's evaluation page says."""

    advice: Advice
    terms: tuple[str, ...]
    ahead: Mapping[str, int]  # answers beyond the tree, by bot
    breadth: int
    softness: float
    trust: float
    tries: Mapping[str, int]  # of a search, by bot


@cache
def experience_of(room: str) -> Experience:
    """None but the plain one, where a room has no such page."""
    if not (game_called(room).folder / "evaluation.py").exists():
        return Experience(NO_ADVICE, ("points",), PLAIN_AHEAD, 1, 1000.0, 200.0, PLAIN_TRIES)
    page = importlib.import_module(f"palaver.games.{room}.evaluation")
    return Experience(
        page.EXPERIENCE,
        page.TERMS,
        page.AHEAD,
        page.BREADTH,
        page.SOFTNESS,
        page.TRUST,
        page.TRIES,
    )


def tree_with(known: Experience, strength: str) -> Tree:
    """A search that thinks as a room's page says."""
    tree = Tree(known.advice)
    tree.depth, tree.breadth = known.ahead[strength], known.breadth
    tree.softness, tree.trust = known.softness, known.trust
    return tree


def terms_after(pos: AnyPosition, seat: Seat, option: int, room: str) -> list[int]:
    """What each term comes to when this answer is given."""
    known = experience_of(room)
    twin = pos.clone()
    twin.choose(seat, option)
    return [known.advice.term(twin, seat, number) for number in range(len(known.terms))]


def main_reason(game: Game[Any], pos: AnyPosition, seat: Seat, option: int) -> Said | None:
    """The term by which an answer is most ahead of what the others come to on average."""
    names = experience_of(game.name).terms
    legal = pos.legal(seat)
    if len(legal) == 1:
        return Said("because-only")
    mine = terms_after(pos, seat, option, game.name)
    others = [terms_after(pos, seat, other, game.name) for other in legal if other != option]
    ahead = [len(others) * mine[n] - sum(terms[n] for terms in others) for n in range(len(names))]
    best = max(range(len(names)), key=ahead.__getitem__)
    if ahead[best] <= 0:
        return Said("because-later")
    return Said(f"because-{names[best]}")


class Table:
    """The board that is played on, made once: of a corrected one that takes a while."""

    def __init__(self, data: Any) -> None:
        self.data = data
        self.made: dict[str, Any] = {}

    def of(self, game: Game[Any]) -> Any:
        if game.name not in self.made:
            self.made[game.name] = game.board(self.data)
        return self.made[game.name]


@dataclass(frozen=True, slots=True)
class Thumb:
    """How many answers come to mind, of which the best is given; none means all of them."""

    breadth: int | None


THUMBS = {"beginner": Thumb(3), "steady": Thumb(None)}


class ThumbBot:
    """Gives the answer that the room's rule of thumb likes best; of equals, any."""

    def __init__(self, seed: int, board: Any, thumb: Thumb) -> None:
        self.dice = Dice(seed)
        self.board = Table(board)
        self.thumb = thumb
        self.last: tuple[str, AnyPosition, Seat, int] | None = None

    def answer(self, sight: Sight, question: str, options: tuple[int, ...], budget: float) -> int:
        assert sight.observer is not None
        luck = self.dice.throw(sight)
        game, seat = game_called(sight.room), Seat(sight.observer)
        pos = game.imagine(self.board.of(game), sight, luck)
        advice = experience_of(sight.room).advice
        mind = list(options)
        breadth = len(mind) if self.thumb.breadth is None else self.thumb.breadth
        best, highest = options[0], None
        for _ in range(min(breadth, len(options))):  # drawn without putting back
            luck = step(luck)
            option = mind.pop(below(luck, len(mind)))
            hint = advice.hint(pos, seat, option)
            if highest is None or hint > highest:
                best, highest = option, hint
        self.last = (sight.room, pos, seat, best)
        return best

    def reason(self) -> Said | None:
        if self.last is None:
            return None
        room, pos, seat, option = self.last
        return main_reason(game_called(room), pos, seat, option)
