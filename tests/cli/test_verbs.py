"""The command line as a person types it."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from palaver.cli import main
from palaver.core.game import games

ROOMS = sorted(games())


def said(capsys: pytest.CaptureFixture[str], *words: str) -> str:
    status = main(words)
    captured = capsys.readouterr()
    assert (status, captured.err) == (0, "")
    return captured.out


def refused(capsys: pytest.CaptureFixture[str], *words: str) -> list[str]:
    status = main(words)
    captured = capsys.readouterr()
    assert (status, captured.out) == (2, "")
    return captured.err.splitlines()


def test_rooms_lists_every_room(capsys: pytest.CaptureFixture[str]) -> None:
    listed = {line.split()[0] for line in said(capsys, "rooms").splitlines() if line[0] != " "}

    assert set(ROOMS) <= listed


@pytest.mark.parametrize("room", ROOMS)
def test_simulate_says_what_came_of_many_games(
    room: str, capsys: pytest.CaptureFixture[str]
) -> None:
    words = ("simulate", room, "--games", "3", "--seed", "4", "--json")
    report = json.loads(said(capsys, *words))
    again = json.loads(said(capsys, *words))

    assert report["games"] == 3
    assert report["mean_answers"] == pytest.approx(report["answers"] / 3, abs=0.001)
    assert len(report["mean_scores"]) == len(report["wins"]) == report["seats"]
    assert set(report) == {
        "room",
        "seats",
        "games",
        "answers",
        "seconds",
        "answers_per_second",
        "games_per_second",
        "mean_answers",
        "mean_scores",
        "wins",
        "fingerprint",
        "build",
    }
    assert report["fingerprint"] == again["fingerprint"]


def test_another_seed_is_another_fingerprint(capsys: pytest.CaptureFixture[str]) -> None:
    one, other = (
        json.loads(said(capsys, "simulate", "africa", "--games", "2", "--seed", seed, "--json"))
        for seed in ("1", "2")
    )

    assert one["fingerprint"] != other["fingerprint"]


@pytest.mark.parametrize("room", ROOMS)
def test_a_trace_tells_a_whole_game(room: str, capsys: pytest.CaptureFixture[str]) -> None:
    seats = str(games()[room].seats[0])
    lines = said(capsys, "trace", room, "--seats", seats, "--seed", "3").splitlines()
    header, *answers, footer = map(json.loads, lines)

    assert header["room"].split("/")[0] == room
    assert header["board"] == games()[room].printed
    assert footer["over"]
    assert footer["answers"] == len(answers)
    assert all(line["answer"] in line["options"] for line in answers)
    assert all(line["seat"] in line["waiting"] for line in answers)
    scored = dict.fromkeys(header["seats"], 0)
    for event in (event for line in answers for event in line["events"]):
        if "points" in event:
            scored[event["seat"]] += event["points"]
    begun = answers[0]["points"]
    assert {name: begun[name] + points for name, points in scored.items()} == footer["points"]


@pytest.mark.parametrize("room", ROOMS)
@pytest.mark.parametrize("language", ["en", "de", "it"])
def test_the_rules_page_has_every_paragraph(
    room: str, language: str, capsys: pytest.CaptureFixture[str]
) -> None:
    page = said(capsys, "rules", room, "--lang", language)

    assert [anchor for anchor in games()[room].rules if f"#{anchor}" not in page] == []


@pytest.mark.parametrize("room", ROOMS)
def test_an_exported_board_is_checked_and_drawn(
    room: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    board, drawing = tmp_path / "board.json", tmp_path / "board.svg"
    said(capsys, "board", "export", room, "--out", str(board))
    said(capsys, "board", "draw", room, str(board), "--out", str(drawing))

    assert json.loads(board.read_text("utf-8")) == games()[room].printed
    assert "nothing wrong" in said(capsys, "board", "check", room, str(board))
    assert drawing.read_text("utf-8").startswith("<svg")
    assert sorted(tmp_path.iterdir()) == [board, drawing]


def test_a_broken_board_is_told_line_by_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    data = json.loads(json.dumps(games()["africa"].printed))
    data["tiles"][0]["count"] = 12
    data["spaces"][3]["kind"] = "town"
    broken = tmp_path / "broken.json"
    broken.write_text(json.dumps(data), "utf-8")

    lines = refused(capsys, "board", "check", "africa", str(broken))

    assert len(lines) == 3
    assert all(line.startswith(f"palaver: {broken}: ") for line in lines)
    assert "97 tiles" in " ".join(lines)


PLAY_1880 = ["simulate", "afrika1880", "--games", "1", "--board"]


def test_where_the_room_knows_the_line_it_is_told(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    lines = json.dumps(games()["afrika1880"].printed, indent=1).splitlines()
    wrong = next(number for number, line in enumerate(lines, 1) if '"squares": 3' in line)
    lines[wrong - 1] = lines[wrong - 1].replace("3", '"three"')
    broken = tmp_path / "broken.json"
    broken.write_text("\n".join(lines), "utf-8")

    for verb in (["board", "check", "afrika1880", str(broken)], [*PLAY_1880, str(broken)]):
        (line,) = refused(capsys, *verb)
        assert line.startswith(f"palaver: {broken}: line {wrong}: ")


@pytest.mark.parametrize("room", games())
def test_no_board_is_too_deep_or_too_wordy_to_be_told_so(
    room: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    page = tmp_path / "board.json"
    deep = json.dumps({**games()[room].printed, "deep": "HERE"})
    page.write_text(deep.replace('"HERE"', "[" * 500 + "]" * 500), "utf-8")
    (line,) = refused(capsys, "board", "check", room, str(page))
    assert line.endswith("the board is nested deeper than 40 tables")

    wordy = {**games()[room].printed, "more": [{"name": "Timbuktu" * 200}]}
    page.write_text(json.dumps(wordy), "utf-8")
    (line,) = refused(capsys, "board", "draw", room, str(page))
    assert line.endswith("more: 1: the name in 'name' has more than 120 letters")


def test_a_board_saved_by_an_editor_that_marks_its_files_is_read(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    marked = tmp_path / "marked.json"
    marked.write_text(json.dumps(games()["africa"].printed), "utf-8-sig")

    assert "nothing wrong" in said(capsys, "board", "check", "africa", str(marked))


def test_a_record_whose_board_has_no_bottom_is_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    depth = 100_000
    board = {**games()["africa"].printed, "deep": "HERE"}
    text = json.dumps(board).replace('"HERE"', "[" * depth + "]" * depth)
    page = tmp_path / "game.txt"
    page.write_text(f"africa/1 players=2 seed=1\nboard {text}\n", "utf-8")

    (line,) = refused(capsys, "replay", str(page))

    assert "deep" in line


BAD_INPUT = {
    "too many players": (("simulate", "africa", "--seats", "6"), "not for 6"),
    "an unknown room": (("trace", "atlantis"), "no room called 'atlantis'"),
    "an unknown option": (("simulate", "africa", "--option", "luck=1"), "no option 'luck'"),
    "an option out of range": (("simulate", "africa", "--option", "simple=7"), "cannot be 7"),
    "an option without a value": (("simulate", "africa", "--option", "simple"), "NAME=NUMBER"),
    "an option with two signs": (
        ("simulate", "africa", "--option", "simple=--1"),
        "write NAME=NUMBER",
    ),
    "an option too long to be one": (
        ("simulate", "africa", "--option", "patience=" + "9" * 5000),
        "write NAME=NUMBER",
    ),
    "an unknown bot": (("simulate", "africa", "--bots", "oracle"), "no bot called 'oracle'"),
    "too few bots": (("simulate", "africa", "--bots", "random,random"), "2 bots for 4 seats"),
    "no games": (("simulate", "africa", "--games", "0"), "at least 1"),
    "a seed too large": (("simulate", "africa", "--seed", str(2**64)), "2^64"),
    "no such file": (("replay", "/nowhere/game.txt"), "No such file"),
    "a folder for a file": (("replay", "/"), "Is a directory"),
    "an unknown paragraph": (("rules", "africa", "cheating"), "no paragraph 'cheating'"),
    "nowhere to write": (("board", "draw", "africa", "--out", "/nowhere/a.svg"), "No such file"),
    "more people than seats": (("play", "africa", "--people", "9"), "--people 9"),
}


@pytest.mark.parametrize("mistake", BAD_INPUT)
def test_bad_input_gets_one_clear_line(mistake: str, capsys: pytest.CaptureFixture[str]) -> None:
    words, reason = BAD_INPUT[mistake]

    (line,) = refused(capsys, *words)

    assert line.startswith("palaver: ")
    assert reason in line


@pytest.mark.parametrize(
    ("words", "line"),
    [
        ((), "palaver: the following arguments are required: VERB"),
        (("play", "africa", "--seats", "x"), "palaver play: argument --seats: invalid int value"),
        (("board", "check"), "palaver board check: the following arguments are required: room"),
    ],
)
def test_words_that_make_no_command_get_one_clear_line(
    words: tuple[str, ...], line: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit, match="2"):
        main(words)

    (told,) = capsys.readouterr().err.splitlines()
    assert told.startswith(line)
    assert told.endswith("--help` tells more)")


@pytest.mark.parametrize("verb", ["replay", "verify"])
def test_what_is_wrong_with_a_record_is_told_with_file_and_line(
    verb: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    page = tmp_path / "game.txt"
    page.write_text("africa/1 players=2 seed=1 first_player=1\nred start Atlantis\n", "utf-8")

    (line,) = refused(capsys, verb, str(page))

    assert line.startswith(f"palaver: {page}: line 2: red: 'start Atlantis'")


def outside(*words: str, **surroundings: str) -> subprocess.CompletedProcess[str]:
    """In a process of its own."""
    command = [sys.executable, "-m", "palaver.cli", *words]
    return subprocess.run(
        command, capture_output=True, text=True, check=False, env={**os.environ, **surroundings}
    )


def test_a_terminal_without_umlauts_is_no_reason_to_fail() -> None:
    told = outside("rules", "africa", "journey", "--lang", "de", PYTHONIOENCODING="ascii")

    assert (0, "") == (told.returncode, told.stderr)
    assert "verdeckte Marke und nicht zu einem anderen Forscher. St?dte" in " ".join(
        told.stdout.split()
    )


def test_a_full_disk_is_told_in_one_line() -> None:
    command = f"{sys.executable} -m palaver.cli board export africa > /dev/full"
    told = subprocess.run(command, shell=True, capture_output=True, text=True, check=False)

    assert (2, "palaver: No space left on device\n") == (told.returncode, told.stderr)


def test_a_round_written_by_hand_is_judged(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """The rulebook's trio: two allied against a third."""
    page = tmp_path / "round.txt"
    lines = [
        *("year: 1890", "nations: GB FR DE", "position", "Congo: GB FR DE"),
        *("sheet FR", "DE: conflict", "sheet DE", "FR: conflict", "sheet GB", "DE: conflict"),
    ]
    page.write_text("\n".join(lines), "utf-8")

    (row,) = (
        line.split()
        for line in said(capsys, "judge", str(page), "--lang", "en").splitlines()
        if line.startswith("Congo")
    )

    assert row[1:8] == ["GB", "FR", "DE", "0/4", "GB", "FR", "0/4"]


def test_a_round_that_cannot_be_read_is_told_line_by_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    page = tmp_path / "round.txt"
    page.write_text("year: 1890\nnations: GB FR DX\nposition\nCongo GB\n", "utf-8")

    lines = refused(capsys, "judge", str(page))

    assert [line.split(":")[1].strip() for line in lines] == ["line 2", "line 4"]
