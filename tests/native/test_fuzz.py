"""The fuzz bot keeps whatever breaks a law, so that it can be played again."""

from itertools import islice
from pathlib import Path

from palaver.core import contract
from palaver.core.contract import hold
from palaver.core.match import Match
from tests.native.fuzz import cases, fuzz


def nobody_ever_plays(match: Match) -> None:
    """Broken by every game."""
    hold(False, "somebody sat down", match.game.name)


def test_what_breaks_a_law_is_kept_with_its_record(tmp_path: Path) -> None:
    (case,) = islice(cases(1), 1)

    (page,) = fuzz(iter([case]), [nobody_ever_plays], 1, tmp_path)

    assert [page] == list(tmp_path.iterdir())
    kept = page.read_text("utf-8")
    assert kept.startswith(f"nobody_ever_plays: {case}\n")
    assert f"{case.room}/" in kept
    assert f"seed={case.seed}" in kept


def test_a_sound_game_leaves_nothing(tmp_path: Path) -> None:
    laws = [contract.can_go_on, contract.options_are_in_order]

    assert fuzz(islice(cases(2), 3), laws, 1, tmp_path) == []
    assert list(tmp_path.iterdir()) == []


def test_the_same_seed_plays_the_same_games() -> None:
    assert list(islice(cases(3), 20)) == list(islice(cases(3), 20))
    assert list(islice(cases(3), 20)) != list(islice(cases(4), 20))
