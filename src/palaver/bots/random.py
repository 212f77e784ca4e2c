"""Answers anything that is legal, each with the same chance."""

from palaver.core.ints import Luck, Word
from palaver.core.luck import below, step
from palaver.core.sight import Sight


class RandomBot:
    def __init__(self, seed: int) -> None:
        self.luck = Luck(Word(seed))

    def answer(self, sight: Sight, question: str, options: tuple[int, ...], budget: float) -> int:
        self.luck = step(self.luck)
        return options[below(self.luck, len(options))]
