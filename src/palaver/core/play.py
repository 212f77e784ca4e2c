"""Games played at random, by any room's rules."""

from typing import Final

from palaver.core.bits import Answers, first
from palaver.core.ints import Luck, Seat, Word
from palaver.core.luck import below, step
from palaver.core.position import AnyPosition

FNV_PRIME: Final = Word(0x100000001B3)
FNV_BASIS: Final = Word(0xCBF29CE484222325)
ALL_BITS: Final = Word(0xFFFFFFFFFFFFFFFF)


def answer_at_random(pos: AnyPosition, out: Answers, luck: Luck, limit: int) -> int:
    """Go on until the game is over or so many answers are given; how many it took."""
    answers = 0
    while not pos.over and answers < limit:
        seat = first(pos.waiting())
        out.clear()
        pos.options(seat, out)
        luck = step(luck)
        pos.choose(seat, out[below(luck, out.total())])
        answers += 1
    return answers


def playout(pos: AnyPosition, luck: Luck, limit: int) -> int:
    out = Answers()
    return answer_at_random(pos, out, luck, limit)


def stir(sum_so_far: Word, number: int) -> Word:
    """One more number into a sum of many (FNV-1a)."""
    return Word(((sum_so_far ^ (number & 0xFFFF)) * FNV_PRIME) & ALL_BITS)


class Tally:
    """What is kept of random games: how many answers, and a sum over all of them."""

    answers: int
    fingerprint: Word

    def __init__(self) -> None:
        self.answers = 0
        self.fingerprint = Word(FNV_BASIS)


def tallied(pos: AnyPosition, luck: Luck, limit: int, tally: Tally) -> None:
    """A whole random game; the sum is of who answered what, among how many, and the scores."""
    out = Answers()
    so_far = tally.fingerprint
    answers = 0
    while not pos.over and answers < limit:
        seat = first(pos.waiting())
        out.clear()
        pos.options(seat, out)
        luck = step(luck)
        option = out[below(luck, out.total())]
        so_far = stir(stir(stir(so_far, seat), option), out.total())
        pos.choose(seat, option)
        answers += 1
    for player in range(pos.players):
        so_far = stir(so_far, pos.points(Seat(player)))
    tally.fingerprint = so_far
    tally.answers += answers
