"""Who plays when no person does. A bot gets a sight and its options, never the position."""

from collections.abc import Callable
from typing import Protocol

from palaver.bots.random import RandomBot
from palaver.core.errors import PalaverError
from palaver.core.sight import Sight


class Bot(Protocol):
    def answer(self, sight: Sight, question: str, options: tuple[int, ...], budget: float) -> int:
        """One of the options, within so many seconds."""


BOTS: dict[str, Callable[[int], Bot]] = {"random": RandomBot}


def bot_called(name: str, seed: int) -> Bot:
    """The same seed makes a bot that gives the same answers."""
    if name not in BOTS:
        raise PalaverError(f"no bot called {name!r}; there are {', '.join(BOTS)}")
    return BOTS[name](seed)
