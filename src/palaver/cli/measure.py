"""How fast the running build plays one room at random."""

import sys
from collections.abc import Callable
from time import perf_counter
from typing import Any

from palaver.core import COMPILED
from palaver.core.game import Game, game_called
from palaver.core.ints import Luck, Word
from palaver.core.play import Tally, tallied
from palaver.core.saving import fields

SECONDS = 0.4  # a slice; the best of five counts
SAMPLE = 20  # games


def rate(work: Callable[[int], object]) -> float:
    """Times a second, from the best of five slices."""
    number, spent = 1, 0.0
    while spent < SECONDS / 10:
        number *= 2
        begun = perf_counter()
        work(number)
        spent = perf_counter() - begun
    number = max(1, int(number * SECONDS / spent))
    best = 0.0
    for _ in range(5):
        begun = perf_counter()
        work(number)
        best = max(best, number / (perf_counter() - begun))
    return best


def played(game: Game[Any], number: int) -> Tally:
    seats = min(4, game.seats[-1])
    tally = Tally()
    for seed in range(number):
        luck = seed % SAMPLE
        pos = game.set_up(seats, luck)
        tallied(pos, Luck(Word(luck + 1)), game.bound, tally)
    return tally


def bytes_of(game: Game[Any], pos: Any) -> int:
    """Of the position itself; plain Python adds the lists and numbers it points to."""
    size = sys.getsizeof(pos)
    if COMPILED:
        return size
    for field in fields(game.folder / "position.py"):
        value = getattr(pos, field)
        size += sys.getsizeof(value)
        if isinstance(value, list):
            size += sum(sys.getsizeof(number) for number in set(value))
    return size + sys.getsizeof(vars(pos))


def measure(room: str) -> dict[str, Any]:
    game = game_called(room)
    games_per_second = rate(lambda number: played(game, number))
    answers = played(game, SAMPLE).answers / SAMPLE
    pos = game.set_up(min(4, game.seats[-1]), 1)

    def clones(number: int) -> None:
        for _ in range(number):
            pos.clone()

    return {
        "room": room,
        "build": "compiled" if COMPILED else "pure",
        "answers_per_second": round(games_per_second * answers),
        "games_per_second": round(games_per_second, 1),
        "clones_per_second": round(rate(clones)),
        "bytes_per_position": bytes_of(game, pos),
    }
