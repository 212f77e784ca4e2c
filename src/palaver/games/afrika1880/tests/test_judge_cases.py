"""The numbered catalogue: situation, orders, result and ruling, each in a file of its own."""

import re
from pathlib import Path

import pytest

from palaver.games.afrika1880 import judge_file, judgement
from palaver.games.afrika1880.game import GAME

HERE = Path(__file__).parent
CASES = sorted(HERE.glob("judge_cases/*.txt"))


def understood(page: Path) -> judge_file.Case:
    return judge_file.read(page.read_text("utf-8"), GAME.printed_board)


@pytest.mark.parametrize("page", CASES, ids=lambda page: page.stem)
def test_case(page: Path) -> None:
    judged = judgement.judge(understood(page), GAME.printed_board)

    assert [] == judgement.differences(judged)


def test_the_catalogue_has_at_least_eighty_cases() -> None:
    assert 80 <= len(CASES)


@pytest.mark.parametrize("page", CASES, ids=lambda page: page.stem)
def test_a_case_says_its_number_its_situation_its_rulings_and_its_result(page: Path) -> None:
    case = understood(page)

    assert page.stem.startswith(f"{case.heading['case']}-")
    assert re.fullmatch(r"\d+\.\d\d", case.heading["case"])
    assert case.heading["title"]
    assert re.fullmatch(r"AE-\d+(, AE-\d+)*", case.heading["ruling"])
    assert case.expected is not None
    assert case.expected.lands or case.expected.lists


def test_a_case_that_expects_otherwise_is_noticed() -> None:
    """Whatever a result says wrong, its line is named, and what it leaves out is told."""
    text = """
year: 1890
nations: GB FR DE
position
Congo: FR DE, developed 3
sheet DE
Congo: E
FR: K
result
Congo: FR DE, colony
removed: DE Congo (by FR)
winner: DE
"""
    judged = judgement.judge(judge_file.read(text, GAME.printed_board), GAME.printed_board)

    assert [
        "founded: it is 'Congo', not 'nothing'",
        "line 10: Congo: it is 'DE, colony', not 'FR DE, colony'",
        "line 11: removed: it is 'FR Congo (by DE)', not 'DE Congo (by FR)'",
        "line 12: winner: it is 'nothing', not 'DE'",
    ] == [str(found) for found in judgement.differences(judged)]
