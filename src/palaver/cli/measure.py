"""How fast a room is on the build that is running: random games on one core.

Seconds are the core's own, so that what else runs on the machine counts as little as it can.
"""

import sys
from collections.abc import Callable
from functools import partial
from itertools import repeat
from time import process_time
from typing import Any

from palaver.core import play
from palaver.core.game import Game, game_called
from palaver.core.ints import Luck, Word
from palaver.core.native import build

USUAL_SEATS = 4
SPREAD = 2654435761  # so that neighbouring seeds have little in common
ROUNDS = 5  # the best counts, for other work on the machine only ever slows


def luck(seed: int) -> Luck:
    return Luck(Word(seed * SPREAD))


def measure(room: str, seats: int | None = None, seconds: float = 2.5) -> dict[str, Any]:
    """Answers, games and clones a second, and what one position takes up."""
    game = game_called(room)
    seats = seats or min(USUAL_SEATS, game.seats[-1])
    sample = games_in(game, seats, seconds / ROUNDS)
    answers = play_games(game, seats, sample)
    games_per_second = sample * best_rate(partial(play_games, game, seats, sample))
    midgame = game.set_up(seats, luck(1))
    play.playout(midgame, luck(2), answers // sample // 2)
    return {
        "room": room,
        "seats": seats,
        "build": build().name,
        "answers_per_second": round(games_per_second * answers / sample),
        "games_per_second": round(games_per_second, 1),
        "mean_answers": round(answers / sample, 1),
        "clones_per_second": round(clones_per_second(midgame, seconds / ROUNDS / 5)),
        "bytes_per_position": size(midgame),
    }


def play_games(game: Game[Any], seats: int, number: int) -> int:
    """So many whole games, always the same ones; how many answers they took."""
    return sum(
        play.playout(game.set_up(seats, luck(seed)), luck(seed + 1), game.bound)
        for seed in range(number)
    )


def games_in(game: Game[Any], seats: int, seconds: float) -> int:
    """How many games take about so long."""
    number, spent = 1, 0.0
    while spent < seconds / 4:
        number *= 2
        spent = duration(partial(play_games, game, seats, number))
    return max(1, int(number * seconds / spent))


def duration(work: Callable[[], object]) -> float:
    start = process_time()
    work()
    return process_time() - start


def best_rate(work: Callable[[], object]) -> float:
    return 1 / min(duration(work) for _ in range(ROUNDS))


def clones_per_second(pos: Any, seconds: float) -> float:
    """Asked for one by one from Python."""

    def make(number: int) -> None:
        clone = pos.clone
        for _ in repeat(None, number):
            clone()

    number = max(1, int(1000 * seconds / duration(partial(make, 1000))))
    return number * best_rate(partial(make, number))


def size(pos: Any) -> int:
    """Bytes of a position: in C one block, in Python its attributes, lists and sets too."""
    total = sys.getsizeof(pos)
    own = getattr(pos, "__dict__", None)
    if own is None:
        return total
    total += sys.getsizeof(own)
    for value in own.values():
        if isinstance(value, int | list):
            total += sys.getsizeof(value)
    return total
