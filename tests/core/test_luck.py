"""Chance in one integer."""

from palaver.core.ints import Luck, Word
from palaver.core.luck import below, step


def drawn(seed: int, sides: int, times: int) -> list[int]:
    luck, found = Luck(Word(seed)), []
    for _ in range(times):
        luck = step(luck)
        found.append(below(luck, sides))
    return found


def test_it_is_splitmix64() -> None:
    """The published generator's first words from seed 1234567, by their upper 31 bits."""
    published = [6457827717110365317, 3203168211198807973, 9817491932198370423]

    expected = [(word >> 33) * 1000 >> 31 for word in published]

    assert expected == drawn(1234567, 1000, 3)


def test_every_side_comes_up_about_as_often() -> None:
    """Chi-squared over 7 sides, six degrees of freedom; 30 would be one case in 25,000."""
    found = drawn(99, 7, 70_000)
    chi_squared = sum((found.count(side) - 10_000) ** 2 / 10_000 for side in range(7))

    assert 0.1 < chi_squared < 30


def test_seeds_next_to_each_other_have_nothing_in_common() -> None:
    assert drawn(1, 1000, 20) != drawn(2, 1000, 20)
    assert sum(a == b for a, b in zip(drawn(1, 2, 1000), drawn(2, 2, 1000), strict=True)) < 600
