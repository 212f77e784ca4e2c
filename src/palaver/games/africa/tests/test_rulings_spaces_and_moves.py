"""The rulings AF-1 to AF-13, each held by tests of its number: spaces, turns, animals."""

import pytest

from palaver.games.africa.tests.diagram import (
    answers,
    begun,
    drawn,
    gains,
    give,
    happened,
    lies,
    question,
    scores,
    table,
    why_not,
)

# === Leere und besetzte Felder ==============================================

NOMADS_FOUND = """
    E       M
        ?N      .
    Z       .r      .
        2       .
"""


def test_af_01_a_camp_is_no_target_and_counts_for_nobody() -> None:
    """Leere und besetzte Felder: spaces with camps are not empty, for every purpose."""
    free = drawn("G4", NOMADS_FOUND)
    built = drawn("G4", NOMADS_FOUND.replace("2       .", "2       ^"))

    for match in (free, built):
        give(match, "go I5", "turn-up H4")

    better = {"settle I5": 3, "settle J4": 3, "settle J5": 3, "settle K4": 2}
    assert {"settle H4": 1, **better} == gains(free)
    assert {"settle H4": 1, "settle I5": 2, "settle J4": 2} == gains(built)


def test_af_01_no_second_camp_on_a_camp() -> None:
    """Basiccamp errichten und forschen: the explorer must stand on a free space."""
    match = drawn("H4", "^r")

    give(match, "go H4")

    assert [] == answers(match, "research") + answers(match, "mine")
    assert ("reason-not-empty", "empty-spaces", ("AF-1", "AF-19")) == why_not(match, "button:mine")


def test_af_02_a_tile_is_slid_under_anybodys_explorer() -> None:
    """Leere und besetzte Felder: a space with nothing but an explorer is empty."""
    match = drawn("H4", "?E\n\n.r\n\n.b\n\nE")

    give(match, "go H5", "turn-up H4", "settle H6")

    assert "elephant" == lies(match, "H6")
    assert {"red": "H5", "blue": "H6"} == table(match, "explorers")


def test_af_02_the_spaces_of_explorers_count_for_nomads() -> None:
    """Leere und besetzte Felder: one's own space and another's."""
    match = drawn("G4", ".b\n    ?N\n.r")

    give(match, "go G5", "turn-up H4")

    assert {"settle H4": 2} == gains(match)


def test_af_02_what_is_slid_under_an_explorer_takes_the_camp_its_place() -> None:
    """Leere und besetzte Felder: the space was empty for the tile, and is not for a camp."""
    match = drawn("H4", "?E\n\n.r\n\nE")

    give(match, "go H5", "turn-up H4", "settle H5", "go H5")

    assert [] == answers(match, "research") + answers(match, "mine")
    assert ("reason-not-empty", "empty-spaces", ("AF-1", "AF-19")) == why_not(match, "button:mine")


def test_af_03_a_bare_city_receives_an_animal() -> None:
    """Leere und besetzte Felder: Lagos is an empty space, with two lions beside it."""
    match = drawn("D5", "    L\nL       .r\n            ?L")

    give(match, "go E6", "turn-up F6")

    assert {"settle F6": 1, "settle E6": 2, "settle Lagos": 3} == gains(match)


def test_af_03_a_bare_city_counts_for_nomads() -> None:
    """Leere und besetzte Felder: Lagos and the explorer's space are two free neighbours."""
    match = drawn("D5", "    ?N\n.r")

    give(match, "go C5", "turn-up D5")

    assert {"settle D5": 2} == gains(match)


def test_af_03_a_camp_can_stand_in_a_city() -> None:
    """Basiccamp errichten und forschen: while nothing lies there."""
    match = drawn("Lagos", ".r")

    give(match, "go Lagos", "research")

    assert "camp" == lies(match, "Lagos")


def test_af_03_all_five_cities_are_there_for_two_players() -> None:
    """Spielvorbereitung: the second may choose among the four that are left."""
    match = begun(2)

    assert [5, 4] == [act.among for act in match.acts]


# === Spielverlauf ===========================================================


def test_af_04_both_actions_and_both_walks_can_be_waived() -> None:
    """Reihenfolge der Aktionen: a whole turn without doing anything."""
    match = begun(2)

    told = give(match, "go Tangier", "rest", "go Tangier", "rest")

    assert ["rested", "rested"] == told
    assert [1] == match.waiting()


def test_af_04_the_same_action_twice() -> None:
    """Reihenfolge der Aktionen: two tiles are turned up in one turn."""
    match = drawn("H3", "?1\n\n.r\n\n?2")

    give(match, "go H4", "turn-up H3", "go H4", "turn-up H5")

    assert [3, 0] == scores(match)


def test_af_05_walk_and_action_twice() -> None:
    """Spielverlauf: a walk comes before each of the two actions."""
    match = begun(2)
    asked = [question(match)]

    for answer in ("go Tangier", "rest", "go Tangier"):
        give(match, answer)
        asked.append(question(match))

    assert ["choose-turn", "act", "walk", "act"] == asked


def test_af_05_no_journey_once_the_turn_has_begun_with_a_walk() -> None:
    """Spielverlauf: A once or B twice, never a mixture."""
    match = begun(2)
    assert ["journey"] == answers(match, "journey")

    give(match, "go Tangier", "rest")

    assert [] == answers(match, "journey")
    assert ("reason-journey-instead", "turn", ("AF-5",)) == why_not(match, "button:journey")


def test_af_05_a_journey_is_the_whole_turn() -> None:
    """Forscher beliebig versetzen: no action follows."""
    match = begun(2)

    assert ["travelled Tangier Lagos"] == give(match, "journey", "travel Lagos")
    assert [1] == match.waiting()


def test_af_06_a_journey_leads_anywhere_but_to_covered_tiles_and_explorers() -> None:
    """Forscher beliebig versetzen: cities, emptied spaces, tiles face up and camps."""
    match = drawn("G4", ".r      E\n    ^       .b\n1       ?\n    .")

    give(match, "journey")

    cities = {f"travel {city}" for city in match.game.printed_board.space_codes if len(city) > 3}
    assert 5 == len(cities)
    assert cities | {"travel I4", "travel H4", "travel G5", "travel H5"} == set(answers(match))


@pytest.mark.parametrize("between", [".", "E", "2", "M", "^"])
def test_af_07_explorers_cross_tiles_face_up_and_camps(between: str) -> None:
    """Forscher ziehen: two steps straight on."""
    match = drawn("H3", f".r\n\n{between}\n\n.")

    assert ["go H3", "go H4", "go H5"] == answers(match, "go")


@pytest.mark.parametrize("between", ["?", ".b", "Eb", "^b"])
def test_af_07_nobody_enters_or_crosses_covered_tiles_or_explorers(between: str) -> None:
    """Forscher ziehen: never onto or over them."""
    match = drawn("H3", f".r\n\n{between}\n\n.")

    assert ["go H3"] == answers(match, "go")


def test_af_08_a_tile_is_turned_up_next_to_the_explorer() -> None:
    """Marke aufdecken: on any neighbouring space, and no further away."""
    match = drawn("H3", ".r\n\n.\n\n?")

    give(match, "go H3")

    around = ["turn-up H2", "turn-up G3", "turn-up I3", "turn-up G4", "turn-up I4"]
    assert sorted(around) == sorted(answers(match, "turn-up"))
    assert ("reason-turn-up-too-far", "turning-up", ("AF-8",)) == why_not(match, "space:H5")


def test_af_08_the_tile_beside_the_explorer_waits_for_the_walk() -> None:
    """Marke aufdecken: who touches it too early is told to stay first; further away, not."""
    match = drawn("H3", ".r\n\n?\n\n?")

    beside = ("reason-face-down-beside", "walking", ("AF-7", "AF-8"))
    assert beside == why_not(match, "space:H4")
    assert ("reason-face-down", "walking", ("AF-7",)) == why_not(match, "space:H5")


# === Tiere und Nomadenvölker ================================================


def test_af_09_an_equal_place_is_not_offered() -> None:
    """Tiere aufdecken: one elephant beside J5, as beside H4."""
    match = drawn("G4", "E\n    ?E\n                E\n    .r      .")

    give(match, "go H5", "turn-up H4")

    assert {"settle H4": 2} == gains(match)
    assert ("reason-no-better", "settling", ("AF-9",)) == why_not(match, "space:J5")


def test_af_10_the_space_that_nomads_leave_counts_as_empty() -> None:
    """Nomadenvolk versetzen: beside the explorer one, under him two, H4 among them."""
    match = drawn("H4", "N\n\n.r\n\n.")

    give(match, "go H5", "pick-up H4")

    assert {"settle H5": 1} == gains(match)
    assert ("reason-no-better", "moving", ("AF-12", "AF-13")) == why_not(match, "space:H6")


def test_af_10_a_new_animal_is_not_counted_where_it_was_found() -> None:
    """Tiere aufdecken: H4 touches H5, where it lies, and still it has only H3 for a neighbour."""
    match = drawn("H3", "E\n\n.\n\n?E\n\n.r")

    give(match, "go H6", "turn-up H5")

    assert {"settle H5": 1, "settle H4": 2} == gains(match)


def test_af_10_goods_that_are_taken_leave_land_for_nomads() -> None:
    """Leere und besetzte Felder: a space is empty from the moment its tile is taken."""
    match = drawn("H3", "?N\n\n?S\n\n.r")

    give(match, "go H5", "turn-up H4", "keep", "go H4", "turn-up H3")

    assert {"settle H3": 1, "settle H4": 2} == gains(match)


def test_af_10_a_tile_is_not_its_own_neighbour() -> None:
    """Tier versetzen: beside its own old space a lonely elephant is no better off."""
    match = drawn("H4", "E\n\n.r\n\n.")

    give(match, "go H5")

    assert [] == answers(match, "pick-up")
    assert ("reason-no-better-anywhere", "moving", ("AF-12", "AF-13")) == why_not(match, "space:H4")


ZEBRA_FOUND = """
    Z       .       .
        ?Z      .
    .       .       Z
        .r      .
    .       .       Z
"""


def test_af_11_a_new_animal_scores_itself_and_its_kin_where_it_finally_lies() -> None:
    """Tiere aufdecken: nothing for the zebra it leaves, two for the pair it joins."""
    match = drawn("G4", ZEBRA_FOUND)

    told = give(match, "go H5", "turn-up H4", "settle J5")

    assert ["scored-animal 1 zebra", "scored-kin 2 zebra"] == told[-2:]


def test_af_11_new_nomads_may_score_nothing() -> None:
    """Nomadenvölker aufdecken: found among tiles, with no space free."""
    match = drawn("H4", "?N\n\nEr")

    give(match, "go H5", "turn-up H4", "settle H4")

    assert ["scored-open-land 0 nomads"] == happened(match)


NOMADS_FACE_UP = """
        .r
    1       M
        N       .
    Z       2       L
        E       .
    M       .       .
        ^       Z
"""


@pytest.mark.parametrize(("target", "offered"), [(".", ["pick-up H4"]), ("M", [])])
def test_af_12_nomads_are_moved_only_to_an_empty_space(target: str, offered: list[str]) -> None:
    """Nomadenvolk versetzen: three free neighbours are no use to a space with a tile."""
    match = drawn("H3", NOMADS_FACE_UP.replace("E       .\n", f"E       {target}\n"))

    give(match, "go H3")

    assert offered == answers(match, "pick-up")


ONE_PLACE_FOR_EACH = """
Er
            E
Z       .
            Z
L       L
"""


def test_af_13_what_lies_under_or_beside_the_explorer_can_be_moved() -> None:
    """Tier versetzen: the lion two spaces away cannot, though J5 would suit it as well."""
    match = drawn("H4", ONE_PLACE_FOR_EACH)

    give(match, "go H4")

    assert ["pick-up H4", "pick-up H5"] == answers(match, "pick-up")
    assert ("reason-move-too-far", "moving", ("AF-13",)) == why_not(match, "space:H6")


def test_af_13_a_move_scores_the_difference() -> None:
    """Tier versetzen: from none beside it to one; what is picked up must move."""
    match = drawn("H4", ONE_PLACE_FOR_EACH)

    give(match, "go H4", "pick-up H4")

    assert {"settle J5": 1} == gains(match)
    assert ("reason-must-move", "moving", ("AF-13",)) == why_not(match, "space:H4")
