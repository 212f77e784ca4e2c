"""The rulings AF-14 to AF-21, each held by tests of its number: goods and camps."""

import pytest

from palaver.games.africa.tests.diagram import (
    answers,
    drawn,
    give,
    goods_of,
    lies,
    question,
    scores,
    table,
    why_not,
)

# === Handelsgüter ===========================================================

STATUE_FOUND = "?S\n\n.r"


def test_af_14_one_partner_and_one_other_kind() -> None:
    """Handelsgüter aufdecken: from one player, and never statues for statues."""
    match = drawn("H4", STATUE_FOUND, players=3, goods={"red": "S", "blue": "SK", "green": "KC"})

    give(match, "go H5", "turn-up H4")

    swaps = ["swap blue kettle", "swap green kettle", "swap green clothing"]
    assert ["keep", *swaps] == answers(match)
    assert ("reason-same-goods", "swapping", ("AF-14",)) == why_not(match, "goods:blue:statue")


def test_af_14_the_others_keep_theirs() -> None:
    """Handelsgüter aufdecken: a swap with green leaves blue alone."""
    match = drawn("H4", STATUE_FOUND, players=3, goods={"blue": "SK", "green": "KC"})

    give(match, "go H5", "turn-up H4", "swap green kettle")

    after = {"blue": {"statue": 1, "kettle": 1}, "green": {"statue": 1, "clothing": 1}}
    assert {"red": {"kettle": 1}, **after} == goods_of(match)


def test_af_14_who_has_only_the_kind_just_found_is_no_partner() -> None:
    """Handelsgüter aufdecken: one's own goods are no partner's either."""
    match = drawn("H4", STATUE_FOUND, goods={"red": "SKK", "blue": "SS"})

    give(match, "go H5", "turn-up H4")

    assert ["keep"] == answers(match)
    assert ("reason-own-goods", "swapping", ("AF-14",)) == why_not(match, "goods:red:kettle")
    assert ("reason-none-there", "swapping", ("AF-14",)) == why_not(match, "goods:blue:kettle")


def test_af_15_exactly_as_many_are_paid_the_new_one_among_them() -> None:
    """Handelsgüter aufdecken: three statues, two kettles; one statue is kept."""
    match = drawn("H4", STATUE_FOUND, goods={"red": "SS", "blue": "KK"})

    told = give(match, "go H5", "turn-up H4", "swap blue kettle")

    assert "goods-swapped blue 2 statue kettle" == told[-1]
    assert {"red": {"statue": 1, "kettle": 2}, "blue": {"statue": 2}} == goods_of(match)


def test_af_16_no_swap_with_too_few() -> None:
    """Handelsgüter aufdecken: two kettles cannot be had for one statue, nor one of them."""
    match = drawn("H4", STATUE_FOUND, goods={"blue": "KK"})

    give(match, "go H5", "turn-up H4")

    assert ["keep"] == answers(match)
    assert ("reason-too-few", "swapping", ("AF-16",)) == why_not(match, "goods:blue:kettle")


def test_af_17_nobody_is_asked_whether_they_agree() -> None:
    """Handelsgüter aufdecken: the turn goes on with the same player."""
    match = drawn("H4", STATUE_FOUND, goods={"blue": "K"})

    give(match, "go H5", "turn-up H4", "swap blue kettle")

    assert ([0], "walk") == (match.waiting(), question(match))


def test_af_18_goods_from_before_wait_for_another_of_their_kind() -> None:
    """Handelsgüter aufdecken: with two statues, a kettle found buys only for kettles."""
    match = drawn("H4", "?K\n\n.r", players=3, goods={"red": "SS", "blue": "CC", "green": "C"})
    no_goods_found = ("reason-no-goods-found", "swapping", ("AF-18",))

    give(match, "go H5")
    assert no_goods_found == why_not(match, "goods:blue:clothing")
    give(match, "turn-up H4")

    assert ["keep", "swap green clothing"] == answers(match)


# === Basiccamps =============================================================


def test_af_19_a_camp_found_is_built_in_the_same_turn() -> None:
    """Monumente aufdecken, Reihenfolge der Aktionen: it lies before the player at once."""
    match = drawn("H4", "?M\n\n.r", camps=[0, 2], players=3)

    give(match, "go H5", "turn-up H4", "go H5")

    assert "scored-research 1 0 0 1" == give(match, "research")[-1]


def test_af_19_without_a_camp_nothing_is_built() -> None:
    """Basiccamp errichten und forschen, Costruire un campo base: one's own camp is needed."""
    match = drawn("H4", ".r", camps=[0, 2])

    give(match, "go H4")

    assert [] == answers(match, "research") + answers(match, "mine")
    assert ("reason-no-camp", "camps", ("AF-19",)) == why_not(match, "button:research")


@pytest.mark.parametrize("thing", ["E", "1", "M", "N"])
def test_af_19_no_camp_on_a_tile(thing: str) -> None:
    """Basiccamp errichten und forschen: only on a free space."""
    match = drawn("H4", f"{thing}r")

    give(match, "go H4")

    assert [] == answers(match, "research") + answers(match, "mine")


@pytest.mark.parametrize("use", ["research", "mine"])
def test_af_19_a_camp_may_bring_nothing(use: str) -> None:
    """Basiccamp errichten und forschen: among covered tiles."""
    match = drawn("H4", ".r")

    told = give(match, "go H4", use)

    assert "camp-built H4" == told[0]
    assert [0, 0] == scores(match)


def test_af_20_research_counts_animals_nomads_and_monuments() -> None:
    """Basiccamp errichten und forschen: not gold, camps or covered tiles; all stay."""
    around = "    E\nM       N\n    {}\n2       ^\n    {}"
    match = drawn("H3", around.format(".r", "?Z"))
    before = table(match, "spaces")

    told = give(match, "go H4", "research")

    assert ["camp-built H4", "scored-research 3 1 1 1"] == told
    assert {**before, "H4": "camp"} == table(match, "spaces")


def test_af_21_mining_takes_all_gold_and_gems_around() -> None:
    """Basiccamp errichten und Bodenschätze aufnehmen: no points, and nothing is left."""
    match = drawn("H3", "    1\n2       d\n    .r\nD       E\n    1")

    give(match, "go H4", "mine")

    assert {"red": 1 + 2 + 1, "blue": 0} == table(match, "gold")
    assert {"red": 1 + 2, "blue": 0} == table(match, "gems")
    assert ["empty"] * 5 == [lies(match, space) for space in ("H3", "G4", "I4", "G5", "H5")]
    assert [0, 0] == scores(match)


def test_af_21_what_is_covered_is_not_mined() -> None:
    """Basiccamp errichten und Bodenschätze aufnehmen: only tiles that lie face up."""
    match = drawn("H3", "?2\n\n.r\n\nD")

    told = give(match, "go H4", "mine")

    assert ["camp-built H4", "mined gems-2 H5"] == told
    assert ["face-down", "empty"] == [lies(match, "H3"), lies(match, "H5")]
