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


def test_the_table_is_never_wrapped(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Where the screen is no terminal, a drawing keeps its lines, however long."""
    wide = typed(monkeypatch, capsys, "quit\n", *ALONE)
    monkeypatch.setattr("sys.stdin", io.StringIO("quit\n"))
    monkeypatch.setenv("COLUMNS", "40")
    main(["play", "africa", "--lang", "en", *ALONE])
    narrow = capsys.readouterr().out

    drawing = [line for line in wide.splitlines() if "╲" in line]
    assert len(drawing) > 25
    assert drawing == [line for line in narrow.splitlines() if "╲" in line]


def test_hyphens_blanks_and_capitals_are_nothing_to_stumble_over(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    screen = typed(monkeypatch, capsys, "Start  cape town\nHELP\nQUIT\n", *ALONE)

    assert "Red sets out from Cape Town" in screen
    assert "Type a number" in screen
    assert "no answer here" not in screen


def test_an_answer_with_the_wrong_verb_is_told_the_right_one(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    screen = typed(monkeypatch, capsys, "go Tangier\nquit\n", *ALONE)

    assert "You may: it is among the answers.\nstart Tangier\n" in screen


@pytest.mark.parametrize("wish", ["why blue kettle", "why blue:kettle", "swap blue kettle"])
def test_goods_have_their_reason_too(
    wish: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    screen = typed(monkeypatch, capsys, f"{wish}\nquit\n", *ALONE)

    assert "Goods can be swapped only at the moment when you turn up goods." in screen


@pytest.mark.parametrize("line", ["rule cheating", "why nobody", "9" * 5000, "²"])
def test_what_nobody_knows_is_said_so(
    line: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    screen = typed(monkeypatch, capsys, f"{line}\nquit\n", *ALONE)

    assert "There is nothing of that name." in screen


def test_a_wrong_name_to_save_under_is_no_reason_to_lose_the_game(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    kept = tmp_path / "game.txt"
    lines = f"start Lagos\nsave /nowhere/game.txt\nsave\nsave {kept}\nstart Tangier\nquit\n"
    screen = typed(monkeypatch, capsys, lines, *ALONE)

    assert "/nowhere/game.txt: No such file or directory" in screen
    assert "save FILE" in screen
    assert f"The record is kept in {kept}" in screen
    assert "Blue sets out from Tangier" in screen


@pytest.mark.parametrize("word", ["--seats=2", "--seed=3", "--option=simple=1", "--board=b.json"])
def test_a_resumed_game_keeps_its_set_up(
    word: str, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    assert main(["play", "africa", word, "--resume", str(tmp_path / "game.txt")]) == 2

    assert f"palaver: {word.split('=', maxsplit=1)[0]}: with --resume" in capsys.readouterr().err


def test_a_record_that_cannot_be_kept_is_told_before_the_game(
    capsys: pytest.CaptureFixture[str],
) -> None:
    status = main(["play", "africa", "--people", "0", "--record", "/nowhere/game.txt"])
    captured = capsys.readouterr()

    assert (2, "") == (status, captured.out)
    assert captured.err == "palaver: /nowhere/game.txt: No such file or directory\n"


def test_a_hint_names_an_answer_and_a_reason(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    screen = typed(monkeypatch, capsys, "start Lagos\nstart Mombasa\nhint\nquit\n", *ALONE)
    hint, reason = screen.rsplit("> ", 2)[-2].rstrip().splitlines()

    assert hint.split("  ")[-1].split()[0] in ("go", "turn-up", "journey")
    assert reason.startswith("  ")
    assert reason.endswith(".")


def test_bots_sit_where_no_people_do_and_say_why_if_asked(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    table = ("--seats", "3", "--people", "0", "--bots", "steady,beginner,random", "--seed", "4")
    silent = typed(monkeypatch, capsys, "", *table)
    spoken = typed(monkeypatch, capsys, "", *table, "--reasons")

    reasons = [line for line in spoken.splitlines() if line not in set(silent.splitlines())]
    assert "  For the points that it scores at once." in reasons
    assert all(line.startswith("  ") for line in reasons)


def test_bots_are_one_for_all_or_one_each(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["play", "africa", "--seats", "4", "--bots", "steady,random"]) == 2
    assert "2 bots for 3 seats" in capsys.readouterr().err


def test_a_turn_is_taken_back_after_its_end_as_long_as_nobody_else_has_acted(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    """In West of Africa the next player first shows cards; before that the end is not final."""
    kept = tmp_path / "game.txt"
    table = ("--seats", "2", "--people", "2", "--seed", "1", "--record", str(kept))
    lines = "add workers\nseal\n\n" * 2 + "place TF\nend\n\nundo\nquit\n"
    monkeypatch.setattr("sys.stdin", io.StringIO(lines))
    assert main(["play", "west_of_africa", "--lang", "en", *table]) == 0

    assert "Taken back." in capsys.readouterr().out
    assert " place TF " in kept.read_text("utf-8").splitlines()[-2]
