"""Answers anything that is legal, each with the same chance."""

from palaver.bots.dice import Dice
from palaver.core.luck import below
from palaver.core.sight import Said, Sight


class RandomBot:
    def __init__(self, seed: int) -> None:
        self.dice = Dice(seed)

    def answer(self, sight: Sight, question: str, options: tuple[int, ...], budget: float) -> int:
        return options[below(self.dice.throw(sight), len(options))]

    def reason(self) -> Said | None:
        return None
