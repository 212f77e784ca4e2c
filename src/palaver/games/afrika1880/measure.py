"""How long the judge takes for the fullest round there can be, for benchmarks."""

from time import perf_counter

from palaver.core.bits import has, only
from palaver.core.ints import Luck, Seat, Word
from palaver.games.afrika1880.game import GAME
from palaver.games.afrika1880.position import Position, write_at_random
from palaver.games.afrika1880.steps import play_round
from palaver.games.afrika1880.words import (
    NATIONS,
    NO_TERRITORIES,
    SEATS,
    TERRITORIES,
    Territory,
)

SAMPLE = 200  # positions
ROUNDS = 20  # the best counts, for other work on the machine only ever slows


def fullest(luck: Luck) -> Position:
    """Six nations with all their markers on the board, some land developed, and sheets written."""
    pos = GAME.set_up(SEATS, luck, {"historic": 1})
    markers = [NO_TERRITORIES] * NATIONS
    for nation in range(NATIONS):
        while pos.board.markers > bin(int(markers[nation])).count("1"):
            here = Territory(pos.roll(TERRITORIES))
            if not has(markers[nation], here):
                markers[nation] = markers[nation] | only(here)
    pos.markers = markers
    pos.developed = [pos.roll(squares + 1) for squares in pos.board.squares]
    for seat in range(SEATS):
        write_at_random(pos, Seat(seat))
    return pos


def microseconds_a_round() -> float:
    """To judge 132 markers, without the copy of the position that is judged."""
    sample = [fullest(Luck(Word(number))) for number in range(SAMPLE)]
    copying = judging = 1.0
    for _ in range(ROUNDS):
        start = perf_counter()
        for pos in sample:
            pos.clone()
        between = perf_counter()
        for pos in sample:
            play_round(pos.clone())
        copying = min(copying, between - start)
        judging = min(judging, perf_counter() - between)
    return (judging - copying) / SAMPLE * 1e6
