"""Short games that are stories: one for every way a game can end, and more."""

from pathlib import Path

import pytest

from palaver.core import record
from palaver.core.game import games

PAGES = sorted(
    page for game in games().values() for page in game.folder.glob("tests/playthroughs/*.txt")
)


@pytest.mark.parametrize("page", PAGES, ids=lambda page: f"{page.parts[-4]}-{page.stem}")
def test_playthrough(page: Path) -> None:
    """Every effect, count and the result are as written."""
    text = page.read_text("utf-8")
    match = record.replay(record.read(text))

    assert text.startswith("#"), "a story says first what it tells"
    assert text.endswith(record.written(match))


@pytest.mark.parametrize("room", sorted(games()))
def test_every_ending_has_a_playthrough(room: str) -> None:
    game = games()[room]
    pages = game.folder.glob("tests/playthroughs/*.txt")
    matches = [record.replay(record.read(page.read_text("utf-8"))) for page in pages]
    told = {game.ending(match.pos) for match in matches if match.over}

    assert len(matches) >= 2
    assert set(game.endings) - told == set()
