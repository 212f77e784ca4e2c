"""The room's pages against the room: rulings, glossary, README, the catalogue's cases."""

import re
from pathlib import Path

import pytest

from palaver.core.game import name_of
from palaver.games.afrika1880.game import GAME

ROOM = Path(__file__).parents[1]
RULINGS = (ROOM / "RULINGS.md").read_text("utf-8")
GLOSSARY = (ROOM / "GLOSSARY.md").read_text("utf-8")
README = (ROOM / "README.md").read_text("utf-8")
TESTS = set(re.findall(r"def (test_\w+)", "".join(p.read_text() for p in ROOM.glob("tests/*.py"))))
CASES = {p.name.split("-")[0]: p.read_text("utf-8") for p in ROOM.glob("tests/judge_cases/*.txt")}


def ruled() -> dict[str, str]:
    """Every ruling with all that is said of it."""
    parts = re.split(r"^\*\*(AE-\d+) · ", RULINGS, flags=re.MULTILINE)
    return dict(zip(parts[1::2], parts[2::2], strict=True))


def test_every_ruling_is_listed_once_in_order() -> None:
    assert [f"AE-{number}" for number in range(1, 53)] == list(ruled())


@pytest.mark.parametrize("number", range(1, 53))
def test_every_ruling_names_tests_or_cases_and_they_exist(number: int) -> None:
    text = ruled()[f"AE-{number}"]
    tests = set(re.findall(r"`(test_\w+)`", text))
    cases = set(re.findall(r"`(\d+\.\d\d)`", text))
    own = {test for test in TESTS if test.startswith(f"test_ae_{number}_")}

    assert tests | cases
    assert own <= tests <= TESTS
    assert cases <= set(CASES)


@pytest.mark.parametrize("case", sorted(CASES))
def test_a_case_is_listed_under_a_ruling_that_it_cites(case: str) -> None:
    """And under no ruling that it does not."""
    (cited,) = re.findall(r"^ruling: (.*)$", CASES[case], re.MULTILINE)
    listed = {number for number, text in ruled().items() if f"`{case}`" in text}

    assert listed
    assert listed <= set(cited.split(", "))


@pytest.mark.parametrize("pattern", ["*.py", "text/*.ftl", "*.md"])
def test_every_ruling_that_is_cited_is_listed(pattern: str) -> None:
    cited = set(re.findall(r"AE-\d+", "".join(p.read_text("utf-8") for p in ROOM.glob(pattern))))

    assert set() == cited - set(ruled())


@pytest.mark.parametrize("language", ["en", "de", "it"])
def test_the_rules_page_tells_every_ruling_that_players_meet(language: str) -> None:
    """All but the order of the embassies, which is nothing to play by."""
    page = (ROOM / f"text/{language}.ftl").read_text("utf-8")

    assert {"AE-4"} == set(ruled()) - set(re.findall(r"AE-\d+", page))


def test_the_readme_names_questions_switches_and_endings() -> None:
    names = [name_of(question) for question in GAME.questions]
    names += [switch.name for switch in GAME.switches]
    names += GAME.endings

    assert [] == [name for name in names if f"`{name}`" not in README]


def test_the_readme_shows_every_part_of_the_table_and_of_a_sheet() -> None:
    table = GAME.table(GAME.set_up(3, 1, {"historic": 1}), 0)
    sheet = table["sheet"]
    assert isinstance(sheet, dict)

    assert [] == [part for part in [*table, *sheet] if f'"{part}":' not in README]


def test_the_readme_shows_every_list_of_a_result() -> None:
    lists = ("removed", "founded", "no effect", "points", "winner")

    assert [] == [name for name in lists if f"\n{name}: " not in README]


def test_the_glossary_names_nothing_that_is_not_in_the_code() -> None:
    """The last column: words of the rules, or of the notation."""
    code = "".join(page.read_text("utf-8") for page in ROOM.glob("*.py"))
    lines = [line for line in GLOSSARY.splitlines() if line.startswith("| ")]
    words = [word for line in lines for word in re.findall(r"`(\w+)`", line.split("|")[4])]

    assert len(words) > 50
    assert [] == [word for word in words if not re.search(rf"\b{word}\b", code)]
