"""The room's pages against the room: rulings, glossary, README."""

import re
from pathlib import Path

import pytest

from palaver.core.game import name_of
from palaver.games.heart_of_africa.game import GAME

ROOM = Path(__file__).parents[1]
RULINGS = (ROOM / "RULINGS.md").read_text("utf-8")
GLOSSARY = (ROOM / "GLOSSARY.md").read_text("utf-8")
README = (ROOM / "README.md").read_text("utf-8")
TESTS = set(re.findall(r"def (test_\w+)", "".join(p.read_text() for p in ROOM.glob("tests/*.py"))))
NUMBERS = range(1, 32)
CASES = dict(re.findall(r"^\*\*HA-(\d+) · (.*?)(?=^\*\*HA-|^## )", RULINGS, re.M | re.S))


def test_every_ruling_is_listed_once() -> None:
    listed = re.findall(r"^\*\*HA-(\d+) · ", RULINGS, re.MULTILINE)

    assert list(NUMBERS) == sorted(map(int, listed))


@pytest.mark.parametrize("number", NUMBERS)
def test_every_ruling_says_how_sure_it_is_and_names_its_tests(number: int) -> None:
    case = CASES[str(number)]
    named = set(re.findall(r"`(test_\w+)`", case))
    own = {test for test in TESTS if test.startswith(f"test_ha_{number}_")}

    assert re.search(r"\*(Stated|Supported|Inferred|House)\b", case)
    assert own
    assert own <= named <= TESTS


def test_every_playthrough_that_is_named_exists() -> None:
    named = re.findall(r"`(playthroughs/[\w.-]+)`", RULINGS)

    assert named
    assert [] == [page for page in named if not (ROOM / "tests" / page).exists()]


@pytest.mark.parametrize("pattern", ["*.py", "text/*.ftl", "*.md"])
def test_every_ruling_that_is_cited_is_listed(pattern: str) -> None:
    pages = "".join(page.read_text("utf-8") for page in ROOM.glob(pattern))
    cited = {int(number) for number in re.findall(r"HA-(\d+)", pages)}

    assert cited <= set(NUMBERS)


@pytest.mark.parametrize("language", ["en", "de", "it"])
def test_the_rules_page_tells_every_ruling(language: str) -> None:
    page = (ROOM / f"text/{language}.ftl").read_text("utf-8")

    assert set(NUMBERS) == {int(number) for number in re.findall(r"HA-(\d+)", page)}


def test_the_readme_names_questions_switches_and_endings() -> None:
    names = [name_of(question) for question in GAME.questions]
    names += [switch.name for switch in GAME.switches]
    names += GAME.endings

    assert [] == [name for name in names if f"`{name}`" not in README]


def test_the_readme_shows_every_part_of_the_table_and_of_what_is_hidden() -> None:
    pos = GAME.set_up(2, 1)
    parts = [*GAME.table(pos, None), *GAME.hidden(pos)]

    assert [] == [part for part in parts if f'"{part}":' not in README]


def test_the_readme_names_every_page_of_the_room() -> None:
    pages = {page.name for page in ROOM.glob("*.py")} - {"__init__.py", "game.py"}

    assert [] == sorted(page for page in pages if f"`{page}`" not in README)


def test_the_glossary_names_nothing_that_is_not_in_the_code() -> None:
    """The last column: words of the rules."""
    code = "".join(page.read_text("utf-8") for page in ROOM.glob("*.py"))
    lines = [line for line in GLOSSARY.splitlines() if line.startswith("| ")]
    words = [word for line in lines for word in re.findall(r"`(\w+)`", line.split("|")[4])]

    assert len(words) > 30
    assert [] == [word for word in words if not re.search(rf"\b{word}\b", code)]
