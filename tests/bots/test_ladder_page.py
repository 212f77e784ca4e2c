"""The table of the ladder: a line measured anew replaces its own, and no other."""

from pathlib import Path

import pytest

from bench import ladder

STANDING = {"low": 0.6, "high": 0.8, "points": 30.0, "rating": 25.0, "seconds_an_answer": 0.002}


def told(upper: str, lower: str, share: float) -> dict[str, object]:
    standings = [
        {**STANDING, "bot": upper, "share": share},
        {**STANDING, "bot": lower, "share": 1 - share},
    ]
    return {"players": 4, "games": 40, "standings": standings}


@pytest.fixture
def page(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    page = tmp_path / "ladder.md"
    page.write_text(f"before\n{ladder.BEGIN}{ladder.END}after\n", "utf-8")
    monkeypatch.setattr(ladder, "PAGE", page)
    return page


def measure(room: str, upper: str, lower: str, share: float) -> None:
    row = ladder.line(room, told(upper, lower, share))
    ladder.write_page(ladder.lines_on_page() | {(room, f"{upper} – {lower}"): row})


def test_lines_stand_by_room_and_rung_whatever_was_measured_first(page: Path) -> None:
    measure("west_of_africa", "beginner", "random", 0.9)
    measure("africa", "strong", "steady", 0.7)
    measure("africa", "beginner", "random", 0.8)
    measure("africa", "strong", "steady", 0.75)

    lines = page.read_text("utf-8").splitlines()
    assert lines[0] == "before"
    assert lines[-1] == "after"
    shares = [line.split(" | ")[4] for line in lines if line.startswith("| `")]
    assert shares == ["80.0%", "75.0%", "90.0%"]


def test_games_of_other_bots_are_not_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    before = ladder.edition()
    monkeypatch.setattr(ladder, "digest", lambda: "of other rules")

    assert ladder.edition() != before
