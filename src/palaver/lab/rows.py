"""A room's numbers for learners: how many, where each stands, and a row for one seat."""

import importlib
from dataclasses import dataclass
from functools import cache

import numpy as np
import numpy.typing as npt

from palaver.core.errors import PalaverError
from palaver.core.eyes import Eyes
from palaver.core.game import game_called
from palaver.core.ints import Seat, Word
from palaver.core.position import AnyPosition


@dataclass(frozen=True, slots=True)
class Rows:
    eyes: Eyes
    actions: int
    layout: tuple[tuple[str, int, str], ...]  # name, how many numbers, what they say

    @property
    def numbers(self) -> int:
        return sum(length for _, length, _ in self.layout)

    def seen_by(self, pos: AnyPosition, seat: int) -> npt.NDArray[np.int16]:
        seen: npt.NDArray[np.int16] = np.zeros(self.numbers, np.int16)
        self.eyes.show(pos, Seat(seat), Word(seen.ctypes.data), self.numbers)
        return seen

    def legal(self, pos: AnyPosition, seat: int) -> list[int]:
        """In the row of all actions, ascending."""
        begin = self.eyes.first_action(pos, Seat(seat))
        return [begin + option for option in pos.legal(Seat(seat))]

    def mask(self, pos: AnyPosition, seat: int) -> npt.NDArray[np.int8]:
        marks: npt.NDArray[np.int8] = np.zeros(self.actions, np.int8)
        marks[self.legal(pos, seat)] = 1
        return marks

    def option(self, pos: AnyPosition, seat: int, action: int) -> int:
        return action - self.eyes.first_action(pos, Seat(seat))


@cache
def rows_of(room: str) -> Rows:
    if not (game_called(room).folder / "eyes.py").exists():
        raise PalaverError(f"{room} has no eyes.py to say what learners see")
    page = importlib.import_module(f"palaver.games.{room}.eyes")
    return Rows(page.EYES, page.ALL_ACTIONS, page.LAYOUT)
