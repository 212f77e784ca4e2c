"""Answers anything that is legal, each with the same chance."""

from palaver.bots.dice import luck_of
from palaver.core.luck import below
from palaver.core.sight import Said, Sight


class RandomBot:
    def __init__(self, seed: int) -> None:
        self.seed = seed

    def answer(self, sight: Sight, question: str, options: tuple[int, ...], budget: float) -> int:
        return options[below(luck_of(self.seed, sight), len(options))]

    def reason(self) -> Said | None:
        return None
