"""Every room keeps the laws of the house, as soon as its folder exists."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import palaver.games
from palaver.core import contract
from palaver.core.contract import Case
from palaver.core.game import Game, games
from palaver.core.match import Match

ROOMS = sorted(games())


def cases(game: Game[Any]) -> st.SearchStrategy[Case]:
    """A room with some of its switches turned, and a game played at random so far."""
    switches = st.fixed_dictionaries(
        {}, optional={switch.name: st.sampled_from(list(switch.values)) for switch in game.switches}
    )
    return st.builds(
        Case,
        room=st.just(game.name),
        players=st.sampled_from(list(game.seats)),
        seed=st.integers(0, 2**64 - 1),
        length=st.integers(0, 40) | st.integers(0, game.bound // 10),
        switches=switches,
    ).filter(lambda case: game.possible(case.players, case.switches))


def test_every_folder_is_a_room() -> None:
    folders = Path(palaver.games.__path__[0]).iterdir()
    rooms = {folder.name for folder in folders if folder.is_dir() and folder.name[0] != "_"}

    assert set(ROOMS) == rooms


@pytest.mark.parametrize("law", contract.LAWS, ids=lambda law: law.__name__)
@pytest.mark.parametrize("room", ROOMS)
def test_law(room: str, law: Callable[[Match], None]) -> None:
    @settings(max_examples=12, deadline=None, suppress_health_check=list(HealthCheck))
    @given(cases(games()[room]))
    def holds(case: Case) -> None:
        law(case.match())

    holds()


@pytest.mark.parametrize("room", ROOMS)
def test_every_random_game_ends_within_the_bound(room: str) -> None:
    game = games()[room]
    for players in game.seats:
        for seed in range(5):
            contract.the_game_ends(Case(room, players, seed, 0).match())
