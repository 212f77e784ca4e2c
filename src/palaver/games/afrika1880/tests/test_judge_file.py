"""Files for the judge: what can be written, what is refused and on which line, what comes out."""

from pathlib import Path

import pytest

from palaver.core.errors import PalaverError
from palaver.games.afrika1880 import judge_file, judge_report
from palaver.games.afrika1880.game import GAME
from palaver.games.afrika1880.judge_file import BadSheets, Case
from palaver.games.afrika1880.judge_report import Say
from palaver.games.afrika1880.words import DE, DEVELOP, FR, GO, IT, NOTHING, SHIP, Row, Territory
from palaver.text import LANGUAGES, Speech

HEADING = "year: 1890\nnations: FR DE IT\nposition\n"  # three lines
BETRAYAL = """
title: a betrayal
year: 1890
nations: FR DE IT
position
Congo: FR DE, developed 3
sheet FR
Congo: E
ship: Bangui
sheet DE
FR: K
"""


def understood(text: str) -> Case:
    return judge_file.read(text, GAME.printed_board)


def refused(text: str) -> list[str]:
    with pytest.raises(BadSheets) as refusal:
        understood(text)
    return refusal.value.complaints


def here(code: str) -> Territory:
    return Territory(GAME.printed_board.codes.index(code))


def row(code: str) -> Row:
    return Row(here(code))


def speaks(language: str) -> judge_report.Speaks:
    def named(codes: tuple[str, ...]) -> Say:
        words = Speech(language, GAME)
        return Speech(language, GAME, tuple(words.text(f"seat-{code}") for code in codes)).say

    return named


# --- What can be written ----------------------------------------------------


@pytest.mark.parametrize("name", ["Ténéré", "tenere", "TENERE"])
def test_accents_and_capitals_do_not_matter(name: str) -> None:
    case = understood(f"{HEADING}{name}: FR")

    assert [here("Tenere")] == list(case.lands)


@pytest.mark.parametrize(
    "name", ["Cap Town", "Cap-Town", "Cape Town", "Kapstadt", "Città del Capo"]
)
def test_territories_may_be_called_as_in_any_of_the_languages(name: str) -> None:
    case = understood(f"{HEADING}{name}: FR")

    assert [here("Cap-Town")] == list(case.lands)


@pytest.mark.parametrize("order", ["E", "e", "Entwicklung", "develop", "sviluppo"])
def test_ways_to_write_development(order: str) -> None:
    """2.1: the word, or its first letter."""
    case = understood(f"{HEADING}sheet FR\nAlger: {order}")

    assert {row("Alger"): DEVELOP} == case.sheets[FR].orders


@pytest.mark.parametrize("order", ["Libye", "to Libye", "nach Libyen", "Libya"])
def test_ways_to_write_an_expedition(order: str) -> None:
    """2.1: the name of the neighbour."""
    case = understood(f"{HEADING}sheet FR\nAlger: {order}")

    assert {row("Alger"): GO + row("Libye")} == case.sheets[FR].orders


@pytest.mark.parametrize(
    "line", ["ship: Kenya", "Schiff: Kenia", "nave: Kenya", "ship: land Kenya"]
)
def test_ways_to_write_a_landing(line: str) -> None:
    """2.2: the name of the coast, in the row with the ship."""
    case = understood(f"{HEADING}sheet FR\n{line}")

    assert {SHIP: GO + row("Kenya")} == case.sheets[FR].orders


@pytest.mark.parametrize("order", ["", "-", "nothing", "nichts"])
def test_ways_to_write_nothing(order: str) -> None:
    case = understood(f"{HEADING}sheet FR\nAlger: {order}\nship: {order}")

    assert {row("Alger"): NOTHING, SHIP: NOTHING} == case.sheets[FR].orders


@pytest.mark.parametrize(
    "lines", ["DE: K\nIT: A", "de: Konflikt\nit: Allianz", "K: DE\nA: IT", "conflict: DE\nIT: a"]
)
def test_ways_to_write_relations(lines: str) -> None:
    """2.3: the word, or its first letter."""
    case = understood(f"{HEADING}sheet FR\n{lines}")

    assert {DE: True, IT: False} == case.sheets[FR].hostile


def test_the_name_of_a_section_may_have_a_colon() -> None:
    case = understood("year: 1890\nnations: FR DE IT\nPosition:\nAlger: FR\nSheet FR:\nAlger: E")

    assert {row("Alger"): DEVELOP} == case.sheets[FR].orders


@pytest.mark.parametrize("end", ["\n", "\r\n", "\r"])
def test_lines_are_counted_as_editors_do_whatever_ends_them(end: str) -> None:
    """And by nothing else that Unicode calls the end of a line."""
    lines = ["title: one\x0b\u2028two", "year: 1890", "nations: FR DE IT", "position", "Alger: US"]

    assert ["line 5"] == [says.split(":")[0] for says in refused(end.join(lines))]


def test_remarks_and_empty_lines_are_passed_over() -> None:
    case = understood(f"# by hand\n\n{HEADING}Alger: FR  # the start\n")

    assert (FR,) == case.lands[here("Alger")].nations


# --- What is refused, with its line -----------------------------------------

WRONG = {
    "no name and value": ("Alger FR", "'Alger FR' is neither a section nor 'name: what'"),
    "no such territory": ("Libyaa: FR", "no territory is called 'Libyaa'; is Libye meant?"),
    "nothing like a territory": ("Qqqq: FR", "no territory is called 'Qqqq'"),
    "no such nation": ("Alger: US", "'US' is no nation; they are GB, FR, DE, IT, NL, BE"),
    "a nation not in play": ("Alger: GB", "GB is not among the nations in play"),
    "two markers of a nation": (
        "Alger: FR FR",
        "Alger: a nation has at most one marker in a territory",
    ),
    "too many squares": ("Alger: developed 4", "Alger has 3 squares, so not 4 covered"),
    "squares without number": ("Alger: developed", "Alger: write 'developed' and a number"),
    "squares below nothing": ("Alger: developed -1", "Alger: write 'developed' and a number"),
    "colony of nobody": ("Alger: colony", "Alger: there is no colony without a marker (AE-42)"),
    "half a colony": (
        "Alger: FR, developed 2, colony",
        "Alger: a colony has all its 3 squares covered",
    ),
    "colony twice": ("Alger: FR, colony, colony", "'COLONY' is no nation"),
}


@pytest.mark.parametrize(("line", "reason"), WRONG.values(), ids=list(WRONG))
def test_a_wrong_line_of_the_position(line: str, reason: str) -> None:
    complaints = refused(HEADING + line)

    assert 1 == len(complaints)
    assert complaints[0].casefold().startswith(f"line 4: {reason}".casefold())


WRONG_ON_SHEETS = {
    "illegible relation": ("DE: X", "'X' is neither alliance (A) nor conflict (K)"),
    "relation with oneself": ("FR: K", "a nation has no relation with itself"),
    "relation twice": ("DE: K\nDE: A", "the relation with DE is declared already"),
    "row twice": ("Alger: E\nAlgier: E", "this row has its order already"),
    "ship twice": ("ship: Kenya\nship: Dakar", "this row has its order already"),
    "illegible order": ("Alger: swim", "no territory is called 'swim'"),
    "the ship does not develop": ("ship: E", "no territory is called 'E'"),
}


@pytest.mark.parametrize(("lines", "reason"), WRONG_ON_SHEETS.values(), ids=list(WRONG_ON_SHEETS))
def test_a_wrong_line_of_a_sheet(lines: str, reason: str) -> None:
    complaints = refused(f"{HEADING}sheet FR\n{lines}")

    assert [f"line {4 + len(lines.splitlines())}: {reason}"] == complaints


WRONG_HEADINGS = {
    "year": ("year: 1881", "line 1: year '1881' is none of 1880, 1885"),
    "nation": ("nations: GB US FR", "line 1: 'US' is no nation"),
    "nation twice": ("nations: GB FR GB", "line 1: a nation stands twice"),
    "two nations": ("nations: GB FR", "line 1: three to six nations play, not 2"),
    "unknown option": ("options: fog=1", "line 1: option 'fog' is none of"),
    "value of an option": ("options: lanes=2", "line 1: option lanes is 0 or 1, not '2'"),
    "option twice": ("options: lanes=0 lanes=1", "line 1: option lanes stands twice"),
    "unknown line": ("month: May", "line 1: 'month' is none of case, title, ruling, year"),
    "line twice": ("year: 1880\nyear: 1880", "line 2: 'year' stands in line 1 already"),
    "section twice": ("position\nposition", "line 2: the position stands in line 1 already"),
    "a sheet of nobody": ("sheet", "line 1: '' is no nation"),
}


@pytest.mark.parametrize(("lines", "reason"), WRONG_HEADINGS.values(), ids=list(WRONG_HEADINGS))
def test_a_wrong_line_of_the_heading(lines: str, reason: str) -> None:
    complaints = refused(lines)

    assert 1 == len(complaints)
    assert complaints[0].startswith(reason)


def test_all_wrong_lines_are_told_at_once() -> None:
    complaints = refused(f"{HEADING}Lybia: FR\nAlger: US\nsheet GB\n")

    assert ["line 4", "line 5", "line 6"] == [says.split(":")[0] for says in complaints]


def test_a_line_of_the_heading_further_down_is_told_apart() -> None:
    complaints = refused(f"{HEADING}Alger: FR\noptions: lanes=0\n")

    assert ["line 5: 'options' belongs above the position"] == complaints


def test_a_long_line_is_quoted_in_part() -> None:
    (complaint,) = refused(HEADING + "x" * 1000)

    assert f"line 4: '{'x' * 60}…' is neither a section nor 'name: what'" == complaint


def test_of_very_many_wrong_lines_the_first_are_told() -> None:
    complaints = refused(HEADING + "Lybia: FR\n" * 60)

    assert [f"line {number}" for number in range(4, 54)] == [
        says.split(":")[0] for says in complaints[:-1]
    ]
    assert "and 10 more" == complaints[-1]


def test_a_sheet_stands_once() -> None:
    complaints = refused(f"{HEADING}sheet FR\nsheet DE\nsheet FR")

    assert ["line 6: the sheet of FR stands in line 4 already"] == complaints


def test_nothing_is_guessed_that_is_missing() -> None:
    missing = ["the line 'nations:'", "the line 'year:'", "the section 'position'"]

    assert [f"line 1: {part} is missing" for part in missing] == refused("# empty\n")


def test_a_nation_has_22_markers() -> None:
    codes = GAME.printed_board.codes[:23]

    complaints = refused(HEADING + "\n".join(f"{code}: FR" for code in codes))

    assert ["line 3: FR has 23 markers of 22"] == complaints


def test_a_game_with_22_colonies_is_over() -> None:
    codes = GAME.printed_board.codes[:22]

    complaints = refused(HEADING + "\n".join(f"{code}: FR, colony" for code in codes))

    assert ["line 3: with 22 colonies the game is over"] == complaints


@pytest.mark.parametrize(
    ("raw", "reason"),
    [
        (b"year: 1880\n\xff\xfe", "line 2: this is no text in UTF-8"),
        (b"year: 1880\r\r\xff", "line 3: this is no text in UTF-8"),
        (b"#" * 1_000_001, "at most"),
    ],
)
def test_a_file_that_is_no_text(tmp_path: Path, raw: bytes, reason: str) -> None:
    page = tmp_path / "case.txt"
    page.write_bytes(raw)

    with pytest.raises(PalaverError, match=reason):
        judge_report.run(page, speaks("en"))


def test_a_file_that_is_not_there(tmp_path: Path) -> None:
    with pytest.raises(PalaverError, match="No such file"):
        judge_report.run(tmp_path / "nothing.txt", speaks("en"))


# --- What comes out ---------------------------------------------------------


def test_the_report_gives_the_reason_of_every_removal_and_colony(tmp_path: Path) -> None:
    page = tmp_path / "case.txt"
    page.write_text(BETRAYAL, "utf-8")

    lines = judge_report.run(page, speaks("en")).splitlines()

    leaving = "France must leave Congo: allied with Germany, and met with conflict. (AE-33)"
    assert any(line.startswith("Congo ") and "FR DE 3/4  DE colony" in line for line in lines)
    assert any(line.endswith(leaving) for line in lines)
    assert any(
        line.endswith("Congo becomes a colony of: Germany. (AE-37, AE-40)") for line in lines
    )
    assert "  line 9: France, Landing: Bangui has no coast. (AE-11)" in lines
    assert any(line.split() == ["Germany", "(DE)", "K", "·", "A"] for line in lines)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_case_is_reported_in_every_language(language: str) -> None:
    """Every removal and every colony of the catalogue has its sentence."""
    for page in sorted((Path(__file__).parent / "judge_cases").glob("*.txt")):
        report = judge_report.run(page, speaks(language))
        expected = understood(page.read_text("utf-8")).expected
        assert expected is not None
        reasons = report.count("(AE-33)") + report.count("(AE-34, AE-35)")
        assert len(expected.lists.get("removed", (0, ()))[1]) == reasons
        assert len(expected.lists.get("founded", (0, ()))[1]) == report.count("(AE-37, AE-40)")


def test_a_title_cannot_play_tricks_on_the_terminal(tmp_path: Path) -> None:
    page = tmp_path / "case.txt"
    page.write_text(f"title: \x1b[2Ja [red]title\n{HEADING}", "utf-8")

    assert "[2Ja [red]title" == judge_report.run(page, speaks("en")).splitlines()[0]


def test_what_a_file_expects_otherwise_stands_at_the_end(tmp_path: Path) -> None:
    page = tmp_path / "case.txt"
    page.write_text(BETRAYAL + "result\nCongo: FR DE, developed 4\nfounded: Congo\n", "utf-8")

    report = judge_report.run(page, speaks("en"))

    assert "The file says otherwise" in report
    assert "line 13: Congo: it is “DE, colony”, not “FR DE, developed 4”" in report
    german = judge_report.run(page, speaks("de"))
    assert "removed: richtig ist „FR Congo (by DE)“, nicht „nichts“" in german
