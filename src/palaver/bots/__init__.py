"""Who plays when no person does. A bot gets a sight and its options, never the position."""

from collections.abc import Callable
from typing import Any, Protocol

from palaver.bots.experience import THUMBS, ThumbBot
from palaver.bots.random import RandomBot
from palaver.bots.thinking import THINKERS, ThinkingBot
from palaver.core.errors import PalaverError
from palaver.core.sight import Said, Sight


class Bot(Protocol):
    def answer(self, sight: Sight, question: str, options: tuple[int, ...], budget: float) -> int:
        """One of the options, within so many seconds."""

    def reason(self) -> Said | None:
        """Why it gave its last answer, in one sentence of its room; none if for no reason."""


def makers() -> dict[str, Callable[[int, Any], Bot]]:
    """From the weakest to the strongest; a board is the data of a corrected one, or none."""
    thumbs = {name: thumb_bot(name) for name in THUMBS}
    thinkers = {name: thinking_bot(name) for name in THINKERS}
    return {"random": lambda seed, board: RandomBot(seed)} | thumbs | thinkers


def thumb_bot(name: str) -> Callable[[int, Any], Bot]:
    return lambda seed, board: ThumbBot(seed, board, THUMBS[name])


def thinking_bot(name: str) -> Callable[[int, Any], Bot]:
    return lambda seed, board: ThinkingBot(seed, board, name)


BOTS = makers()


def bot_called(name: str, seed: int, board: Any = None) -> Bot:
    """The same seed makes a bot that gives the same answers to the same sights."""
    if name not in BOTS:
        raise PalaverError(f"no bot called {name!r}; there are {', '.join(BOTS)}")
    return BOTS[name](seed, board)
