"""`make_vector`: many games at once, with everything in NumPy arrays."""

from typing import Any

import numpy as np
import numpy.typing as npt

from palaver.core.game import game_called
from palaver.core.ints import Luck, Word
from palaver.core.native import raise_faults
from palaver.lab.deals import ALL_BITS
from palaver.lab.rows import rows_of
from palaver.lab.swift.batch import Batch

Numbers = npt.NDArray[np.int16]
Marks = npt.NDArray[np.int8]


class Vector:
    """The arrays are written in place at every step; keep a copy of what must last."""

    def __init__(self, room: str, games: int, seats: int, seed: int, board: Any = None) -> None:
        game, rows = game_called(room), rows_of(room)
        table = game.board(board)

        def begin(number: int) -> Any:
            luck = (seed * 0x9E3779B97F4A7C15 + number * 0xD1342543DE82EF95) & ALL_BITS
            return game.set_up(seats, luck, None, table)

        self.batch = Batch(rows.eyes, begin, games, seats)
        self.batch.numbers, self.batch.actions = rows.numbers, rows.actions
        self.batch.luck = Luck(Word(seed & ALL_BITS))
        self.observations: Numbers = np.zeros((games, rows.numbers), np.int16)
        self.masks: Marks = np.zeros((games, rows.actions), np.int8)
        self.movers: Numbers = np.zeros(games, np.int16)
        self.legal: Numbers = np.zeros(games, np.int16)
        self.points: Numbers = np.zeros((games, seats), np.int16)
        self.ended: Marks = np.zeros(games, np.int8)
        self.seen = [array.ctypes.data for array in (self.observations, self.masks)]
        self.seen += [array.ctypes.data for array in (self.movers, self.legal)]
        self.batch.observe(*map(Word, self.seen))

    def step(self, actions: Numbers) -> None:
        """An action for each game, legal by its mask; nobody checks.

        `legal` holds one of the legal actions, drawn with luck of its own.
        """
        chosen = np.ascontiguousarray(actions, np.int16)
        addresses = [*self.seen, self.points.ctypes.data, self.ended.ctypes.data]
        self.batch.step(Word(chosen.ctypes.data), *map(Word, addresses))
        raise_faults()


def make_vector(
    room: str, games: int = 1024, seats: int = 4, seed: int = 0, board: Any = None
) -> Vector:
    return Vector(room, games, seats, seed, board)
