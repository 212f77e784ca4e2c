"""Chance that fits in one number, so that copying a game copies its luck.

SplitMix64 (Steele, Lea, Flood 2014): the state steps on by a constant, and what is
drawn is the state well mixed. A plain congruential generator is a little faster, but
from thirty tiles turned up one can work out the rest of the deal.
"""

from typing import Final

from palaver.core.ints import Luck, Word

STRIDE: Final = Word(0x9E3779B97F4A7C15)
FIRST_MIX: Final = Word(0xBF58476D1CE4E5B9)
SECOND_MIX: Final = Word(0x94D049BB133111EB)
MASK: Final = Word(0xFFFFFFFFFFFFFFFF)


def step(luck: Luck) -> Luck:
    return Luck(Word((luck + STRIDE) & MASK))


def below(luck: Luck, sides: int) -> int:
    """A number from nought to sides - 1."""
    mixed = Word(((luck ^ (luck >> 30)) * FIRST_MIX) & MASK)
    mixed = Word(((mixed ^ (mixed >> 27)) * SECOND_MIX) & MASK)
    return ((mixed >> 33) * sides) >> 31
