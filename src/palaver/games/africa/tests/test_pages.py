"""The room's pages against the room: rulings, glossary, README."""

import json
import re
from pathlib import Path

import pytest

from palaver.cli import main
from palaver.core.game import name_of
from palaver.games.africa.game import GAME

ROOM = Path(__file__).parents[1]
RULINGS = (ROOM / "RULINGS.md").read_text("utf-8")
GLOSSARY = (ROOM / "GLOSSARY.md").read_text("utf-8")
README = (ROOM / "README.md").read_text("utf-8")
TESTS = set(re.findall(r"def (test_\w+)", "".join(p.read_text() for p in ROOM.glob("tests/*.py"))))


def ruled() -> list[str]:
    return re.findall(r"^\*\*(AF-\d+) · ", RULINGS, re.MULTILINE)


def test_every_ruling_is_listed_once_in_order() -> None:
    assert [f"AF-{number}" for number in range(1, 39)] == ruled()


def test_every_ruling_names_its_tests_and_they_exist() -> None:
    for number, text in enumerate(re.split(r"^\*\*AF-\d+ · ", RULINGS, flags=re.MULTILINE)[1:], 1):
        named = set(re.findall(r"`(test_\w+)`", text))
        own = {test for test in TESTS if test.startswith(f"test_af_{number:02}_")}

        assert own
        assert own <= named <= TESTS


def test_every_playthrough_that_is_named_exists() -> None:
    named = re.findall(r"`(playthroughs/[\w.-]+)`", RULINGS)

    assert named
    assert [] == [page for page in named if not (ROOM / "tests" / page).exists()]


@pytest.mark.parametrize("pattern", ["*.py", "text/*.ftl", "*.md"])
def test_every_ruling_that_is_cited_is_listed(pattern: str) -> None:
    cited = set(re.findall(r"AF-\d+", "".join(p.read_text("utf-8") for p in ROOM.glob(pattern))))

    assert set() == cited - set(ruled())


@pytest.mark.parametrize("language", ["en", "de", "it"])
def test_the_rules_page_tells_every_ruling_that_players_meet(language: str) -> None:
    """All but ranges, which stand as AF-14 to AF-17."""
    page = (ROOM / f"text/{language}.ftl").read_text("utf-8")
    between = {"AF-15", "AF-16"}

    assert set(ruled()) - between <= set(re.findall(r"AF-\d+", page))


def test_the_readme_names_questions_switches_and_endings() -> None:
    names = [name_of(question) for question in GAME.questions]
    names += [switch.name for switch in GAME.switches]
    names += GAME.endings

    assert [] == [name for name in names if f"`{name}`" not in README]


def test_the_readme_shows_every_part_of_the_table() -> None:
    match_table = GAME.table(GAME.set_up(2, 1), None)

    assert [] == [part for part in match_table if f'"{part}":' not in README]


@pytest.mark.parametrize("seats", ["2", "5"])
def test_the_readme_shows_every_part_of_a_trace(
    seats: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["trace", "africa", "--seats", seats, "--seed", "3"]) == 0
    lines = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    parts = {part for line in (lines[0], lines[1], lines[-1]) for part in line}

    assert {"n", "room", "fingerprint"} <= parts
    assert [] == sorted(part for part in parts if f'"{part}":' not in README)


def test_the_readme_tells_what_every_event_tells() -> None:
    rows = [line for line in README.splitlines() if line.startswith("| `")]
    told = {
        name: set(re.findall(r"`([\w-]+)`", row.split("|")[2]))
        for row in rows
        for name in re.findall(r"`([\w-]+)`", row.split("|")[1])
    }

    assert [] == [kind.name for kind in GAME.events if told.get(kind.name) != set(kind.args)]


def test_the_glossary_has_every_animal_and_every_good() -> None:
    kinds = [line["name"] for line in GAME.printed["tiles"] if line["type"] in ("animal", "goods")]

    assert [] == [kind for kind in kinds if f"`{kind}`" not in GLOSSARY]


def test_the_glossary_names_nothing_that_is_not_in_the_code() -> None:
    """The last column: words of the rules, or of the notation."""
    pages = [*ROOM.glob("*.py"), *ROOM.glob("*.json"), ROOM / "../../core/game.py"]
    code = "".join(page.read_text("utf-8") for page in pages)
    words = [
        word for line in GLOSSARY.splitlines() if line.startswith("| ") for word in cells(line)
    ]

    assert len(words) > 60
    assert [] == [word for word in words if not re.search(rf"\b{word}\b", code)]


def cells(line: str) -> list[str]:
    return re.findall(r"`(\w+)`", line.split("|")[4])
