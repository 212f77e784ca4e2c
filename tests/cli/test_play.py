"""A game at the terminal, typed line by line."""

import io
from pathlib import Path

import pytest

from palaver.cli import main


def typed(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], lines: str, *words: str
) -> str:
    """What stands on the screen after these lines were typed."""
    monkeypatch.setattr("sys.stdin", io.StringIO(lines))
    monkeypatch.setenv("COLUMNS", "200")
    assert main(["play", "africa", "--lang", "en", *words]) == 0
    return capsys.readouterr().out


ALONE = ("--seats", "2", "--people", "2", "--seed", "3", "--option", "first_player=1")


def test_people_answer_by_number_and_by_notation(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    screen = typed(monkeypatch, capsys, "1\nstart lagos\nquit\n", *ALONE)

    assert "Red sets out from Tangier" in screen
    assert "Blue sets out from Lagos" in screen


def test_what_is_not_legal_is_explained(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    screen = typed(monkeypatch, capsys, "start Cairo\nstart E1\nwhy E1\nquit\n", *ALONE)

    assert "no answer here: start Cairo" in screen
    assert screen.count("Explorers set out from a city") == 2
    assert "AF-33" in screen


def test_an_answer_can_be_taken_back_until_something_is_revealed(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    lines = "start Tangier\nstart Lagos\njourney\nundo\ngo Tangier\nturn-up D2\nundo\nquit\n"
    screen = typed(monkeypatch, capsys, lines, *ALONE)

    assert "Taken back." in screen
    assert "Nothing can be taken back" in screen


def test_a_game_can_be_left_and_resumed(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    kept = tmp_path / "game.txt"
    typed(monkeypatch, capsys, "start Tangier\nstart Lagos\nquit\n", *ALONE, "--record", str(kept))
    screen = typed(
        monkeypatch, capsys, "go Tangier\nquit\n", "--people", "2", "--resume", str(kept)
    )

    assert "start Lagos" in kept.read_text("utf-8")
    assert "what will you do here?" in screen


@pytest.mark.parametrize("bots", range(2, 6))
def test_bots_play_a_whole_game(
    bots: int, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    screen = typed(monkeypatch, capsys, "", "--seats", str(bots), "--people", "0", "--seed", "8")

    assert "★" in screen
    assert screen.splitlines()[-1].startswith("= ")


def test_the_end_of_input_leaves_the_game(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert "The game was left." in typed(monkeypatch, capsys, "1\n", *ALONE)
