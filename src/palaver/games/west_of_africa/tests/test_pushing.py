"""Every push there can be: for two to five players, every way for the ships to lie."""

from collections.abc import Iterator
from itertools import combinations_with_replacement

import pytest

from palaver.core.bits import count, has
from palaver.core.ints import Seat
from palaver.games.west_of_africa.game import GAME
from palaver.games.west_of_africa.harbours import berths, havens, is_full, nearest_berths, onward
from palaver.games.west_of_africa.position import Position
from palaver.games.west_of_africa.words import ISLANDS, NOWHERE, SEATS, Island

MOVER = Seat(0)
HARBOURS = [Island(number) for number in range(ISLANDS)]


def pushes(switches: dict[str, int]) -> Iterator[Position]:
    """The mover has come from a neighbour into a harbour where the others fill every berth."""
    for players in GAME.seats:
        pos: Position = GAME.set_up(players, 1, switches)
        for others in combinations_with_replacement(HARBOURS, players - 1):
            if any(others.count(at) > berths(pos, at) for at in HARBOURS):
                continue
            for end in HARBOURS:
                pos.ship = [end, *others, *[NOWHERE] * (SEATS - players)]
                if not is_full(pos, end, MOVER):
                    continue
                for start in HARBOURS:
                    if has(pos.neighbours(start), end):
                        pos.came_from = start
                        yield pos


@pytest.mark.parametrize(
    ("switches", "cases", "without_way_on"),
    [
        ({}, 798, 0),
        ({"western_star": 1}, 730, 68),
        ({"linear_middle": 1}, 600, 0),
        ({"linear_middle": 1, "western_star": 1}, 532, 68),
    ],
)
def test_wa_14_only_with_the_western_star_a_ship_cannot_be_pushed_on(
    switches: dict[str, int], cases: int, without_way_on: int
) -> None:
    """The counts of section 4 of the notes; and there are never more than two to choose among."""
    ways = [count(nearest_berths(pos, MOVER, anywhere=False)) for pos in pushes(switches)]

    assert len(ways) == cases
    assert ways.count(0) == without_way_on
    assert 2 == max(ways)


@pytest.mark.parametrize("switches", [{}, {"western_star": 1}])
def test_a_haven_has_a_free_berth_and_no_nearer_one_lies_in_that_direction(
    switches: dict[str, int],
) -> None:
    for pos in pushes(switches):
        found = [at for at in HARBOURS if has(havens(pos, MOVER), at)]
        assert found
        assert not [at for at in found if is_full(pos, at, MOVER)]
        beside = [at for at in HARBOURS if has(onward(pos, pos.ship[MOVER], MOVER), at)]
        free = [at for at in beside if not is_full(pos, at, MOVER)]
        if free:
            assert found == free


def test_directions_follow_the_order_from_west_to_east() -> None:
    """Alphabetical they are not: El Hierro is the westernmost, Lanzarote the easternmost."""
    board = GAME.printed_board
    order = sorted(HARBOURS, key=lambda at: count(board.west_of[at]))

    assert ["EH", "LP", "LG", "TF", "GC", "FV", "LZ"] == [board.island_ids[at] for at in order]
