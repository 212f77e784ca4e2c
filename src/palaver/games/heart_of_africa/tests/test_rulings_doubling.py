"""The rulings on doubling, HA-1 to HA-7, HA-25 and HA-27, each held by tests of its number."""

import pytest

from palaver.core.ints import Seat
from palaver.games.heart_of_africa.game import GAME
from palaver.games.heart_of_africa.tests.table import (
    COAST,
    answers,
    give,
    laid,
    part,
    position,
    scores,
    turn,
    why_not,
)


@pytest.mark.parametrize("colour", ["red", "green", "black"])
@pytest.mark.parametrize("track", ["dar-es-salaam--mocambique-1", "j-northeast--bogoro"])
def test_ha_1_a_grey_route_is_mountain_whatever_colour_pays(track: str, colour: str) -> None:
    match = laid(hands={"red": f"4 {colour}"}, terrain={"red": "2 mountain 2 desert 2 jungle"})

    told = give(match, f"claim {track}", "double")

    assert ["terrain-paid mountain"] == [e[:21] for e in told if e.startswith("terrain-paid")]


def test_ha_1_a_ferry_is_mountain_too() -> None:
    match = laid(hands={"red": "2 red 1 locomotive"}, terrain={"red": "1 mountain"})

    assert "terrain-paid mountain 1 0" in give(match, "claim mocambique--madagascar-n-1", "double")


def test_ha_2_the_comparison_is_made_before_paying_and_a_tie_is_enough() -> None:
    """Two cards each; after paying red has none left and doubles all the same."""
    match = laid(hands={"red": "4 green"}, terrain={"red": "2 jungle", "blue": "2 jungle"})

    give(match, "claim libreville--bangui", "double")

    assert 14 == scores(match)["red"]
    assert {} == part(match, "terrain")["red"]


def test_ha_2_locomotives_declared_count_against_each_rival() -> None:
    match = laid(
        players=3,
        hands={"red": "3 black 2 locomotive"},
        terrain={"red": "1 mountain", "blue": "2 mountain", "green": "3 mountain"},
    )

    give(match, f"claim {COAST}", "locomotives 0", "double")

    assert "blue" == turn(match), "two locomotives are needed, so there is no choice"
    assert {"black": 3, "locomotive": 2} == part(match, "discards")


def test_ha_3_locomotives_pay_first_and_terrain_fills_the_rest() -> None:
    """Four spaces cost two: one locomotive and one of three cards."""
    match = laid(hands={"red": "4 green 1 locomotive"}, terrain={"red": "3 jungle"})

    give(match, "claim libreville--bangui", "locomotives 0", "double")
    assert ["jokers 0", "jokers 1"] == answers(match)
    told = give(match, "jokers 1")

    assert "terrain-paid jungle 1 1" in told
    assert {"jungle": 2} == part(match, "terrain")["red"]


def test_ha_3_locomotives_that_only_help_to_equal_are_lost_too() -> None:
    """One card would pay, but three locomotives are needed to be level with four."""
    match = laid(
        hands={"red": "1 green 3 locomotive"}, terrain={"red": "1 jungle", "blue": "4 jungle"}
    )

    told = give(match, "claim cabinda--luanda-1", "locomotives 0", "double")

    assert "terrain-paid jungle 0 3" in told
    assert {"jungle": 1} == part(match, "terrain")["red"]
    assert {"green": 1, "locomotive": 3} == part(match, "discards")


def test_ha_4_locomotives_alone_will_do() -> None:
    match = laid(hands={"red": "4 green 2 locomotive"})

    told = give(match, "claim libreville--bangui", "locomotives 0", "double")

    assert "terrain-paid jungle 0 2" in told
    assert 14 == scores(match)["red"]


def test_ha_4_but_only_as_many_as_every_rival() -> None:
    match = laid(hands={"red": "1 green 1 locomotive"}, terrain={"blue": "2 jungle"})

    give(match, "claim cabinda--luanda-1")

    assert ["locomotives 0", "locomotives 1"] == answers(match)
    give(match, "locomotives 0")
    assert {"red": 1, "blue": 0} == scores(match)


def test_ha_5_a_locomotive_is_never_a_train_card_and_terrain_at_once() -> None:
    """Of two locomotives one must pay the track, and one is left for terrain."""
    match = laid(hands={"red": "3 green 2 locomotive"}, terrain={"red": "1 jungle"})

    give(match, "claim libreville--bangui", "locomotives 1", "double")
    assert "blue" == turn(match)
    assert {"green": 3, "locomotive": 2} == part(match, "discards")


def test_ha_5_the_symbols_of_a_ferry_need_locomotives_played_as_train_cards() -> None:
    match = laid(hands={"red": "6 red 2 locomotive"}, terrain={"red": "1 mountain"})

    give(match, "claim madagascar-s--durban-1")

    assert "blue" == turn(match), "both locomotives are in the ferry, none is left to double"
    assert 15 == scores(match)["red"]


def test_ha_6_rivals_do_not_answer_with_locomotives() -> None:
    match = laid(
        hands={"red": "1 green", "blue": "9 locomotive"},
        terrain={"red": "1 jungle", "blue": "1 jungle"},
    )

    give(match, "claim cabinda--luanda-1", "double")

    assert 2 == scores(match)["red"]


def test_ha_6_who_has_more_is_named() -> None:
    match = laid(players=3, hands={"red": "1 green"}, terrain={"green": "1 jungle"})

    assert ("reason-rival", ("HA-2", "HA-6")) == why_not(match, "terrain:jungle")
    reason = GAME.why_not(position(match), Seat(0), "terrain:jungle")
    assert reason is not None
    assert {"number": 1, "own": 0, "locomotives": 0} == {
        name: reason.said.args[name] for name in ("number", "own", "locomotives")
    }


def test_ha_7_points_are_doubled_once_for_one_fixed_price() -> None:
    match = laid(hands={"red": "1 green"}, terrain={"red": "9 jungle"})

    told = give(match, "claim cabinda--luanda-1", "double")

    assert ["scored-route 1 cabinda--luanda-1", "scored-doubling 1 cabinda--luanda-1"] == told[-2:]
    assert {"jungle": 8} == part(match, "terrain")["red"]


def test_ha_7_kinds_are_not_mixed() -> None:
    """Four spaces cost two of one kind; one jungle and one desert will not do."""
    match = laid(hands={"red": "4 green"}, terrain={"red": "1 jungle 1 desert"})

    give(match, "claim libreville--bangui")

    assert 7 == scores(match)["red"]


def test_ha_25_the_cheapest_payment_comes_first_and_doubling_is_never_forced() -> None:
    match = laid(hands={"red": "3 black 2 locomotive"}, terrain={"red": "1 mountain"})

    give(match, f"claim {COAST}")
    assert ["locomotives 0", "locomotives 1", "locomotives 2"] == answers(match)
    give(match, "locomotives 0")
    assert ["single", "double"] == answers(match)
    give(match, "double")
    assert ["jokers 0", "jokers 1"] == answers(match)


def test_ha_25_without_a_choice_one_answer_suffices() -> None:
    match = laid(hands={"red": "3 black"}, terrain={"blue": "1 mountain"})

    told = give(match, f"claim {COAST}")

    assert [f"track-claimed {COAST} 3", "cards-paid black 3 0"] == [told[0], told[2]]
    assert "blue" == turn(match)


@pytest.mark.parametrize(
    ("own_cards", "theirs", "offered"),
    [
        (0, 0, ["jokers 2"]),  # two pay, and a third would do nothing
        (2, 0, ["jokers 0", "jokers 1", "jokers 2"]),
        (1, 2, ["jokers 1", "jokers 2"]),
        (2, 4, ["jokers 2"]),
        (1, 4, ["jokers 3"]),  # three are needed to be level, though two would pay
    ],
)
def test_ha_27_no_more_locomotives_than_pay_or_are_needed_to_equal(
    own_cards: int, theirs: int, offered: list[str]
) -> None:
    match = laid(
        hands={"red": "4 green 5 locomotive"},
        terrain={"red": f"{own_cards} jungle", "blue": f"{theirs} jungle"},
    )

    give(match, "claim libreville--bangui", "locomotives 0", "double")

    if len(offered) > 1:
        assert offered == answers(match)
    else:
        spent = part(match, "discards")["locomotive"]
        assert offered == [f"jokers {spent}"]
