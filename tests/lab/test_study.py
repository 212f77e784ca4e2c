"""What a study finds, on games small enough to count by hand and on real ones."""

import json
from pathlib import Path

import pytest

from palaver.cli import main
from palaver.lab.study import Played, luck_of_deal


def game(deal: int, *points: int) -> Played:
    return Played(deal=deal, answers=1, choices=[1], hidden=[0.0], points=list(points), winners=[])


def test_all_is_luck_where_a_deal_always_ends_the_same() -> None:
    games = [game(0, 3, 1), game(0, 3, 1), game(1, 0, 8), game(1, 0, 8)]

    assert luck_of_deal(games) == pytest.approx(1)


def test_nothing_is_luck_of_the_deal_where_its_twin_ends_otherwise() -> None:
    games = [game(0, 3, 1), game(0, 1, 3), game(1, 0, 8), game(1, 8, 0)]

    assert luck_of_deal(games) == 0


def test_a_study_tells_and_draws(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    verb = ["study", "west_of_africa", "--seats", "2,3", "--games", "4"]

    assert main([*verb, "--json", "--plots", str(tmp_path)]) == 0
    two, three = json.loads(capsys.readouterr().out)["findings"]
    assert (two["players"], three["players"]) == (2, 3)
    assert sum(two["seats"]) == pytest.approx(1)
    assert two["shortest"] <= two["answers"] <= two["longest"]
    assert 0 < two["hidden"] < 0.5
    assert two["skill"] > two["even"]
    assert (tmp_path / "west_of_africa.png").read_bytes().startswith(b"\x89PNG")
    assert "<svg" in (tmp_path / "west_of_africa.svg").read_text("utf-8")


@pytest.mark.parametrize(
    ("wrong", "line"),
    [
        (["--seats", "1"], "for 2 to 5 players"),
        (["--seats", "many"], "for 2 to 5 players"),
        (["--games", "1"], "at least 2"),
        (["--games", "2", "--seats", "2", "--plots", "/dev/null/x"], "Not a directory"),
    ],
)
def test_bad_input_gets_one_line(
    wrong: list[str], line: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["study", "west_of_africa", *wrong]) == 2
    assert line in capsys.readouterr().err
