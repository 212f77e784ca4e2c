"""The rulebook from heading to heading: its worked example, and every number it prints."""

import pytest

from palaver.games.heart_of_africa.game import GAME
from palaver.games.heart_of_africa.payment import TERRAIN_OF
from palaver.games.heart_of_africa.sight import CARD_NAMES, TERRAIN_NAMES
from palaver.games.heart_of_africa.tests.table import (
    COAST,
    SHORT,
    answers,
    begun,
    conserved,
    finished,
    give,
    laid,
    new,
    own,
    part,
    question,
    scores,
    turn,
    why_not,
)

# === Doppelstrecken =========================================================

SECOND = "cape-town--port-elizabeth-2"
FOUR_OF_A_KIND = {"red": "4 black", "blue": "4 black"}


@pytest.mark.parametrize("players", [2, 3])
def test_doppelstrecken_with_two_or_three_players_only_one_can_be_used(players: int) -> None:
    """Once one track is used, the other is not available any more in this game."""
    match = laid(players=players, hands=FOUR_OF_A_KIND)

    told = give(match, f"claim {COAST}")

    assert f"track-closed {SECOND}" in told
    assert [SECOND] == part(match, "closed")
    assert [] == answers(match, f"claim {SECOND}")
    assert ("reason-closed", ("HA-16",)) == why_not(match, f"track:{SECOND}")


@pytest.mark.parametrize("players", [4, 5])
def test_doppelstrecken_with_four_or_five_players_both_can_be_used(players: int) -> None:
    match = laid(players=players, hands=FOUR_OF_A_KIND)

    give(match, f"claim {COAST}")

    assert [] == part(match, "closed")
    assert [f"claim {SECOND}"] == answers(match, f"claim {SECOND}")


# === Zielkarten =============================================================


def test_zielkarten_there_are_48() -> None:
    assert 48 == len(GAME.printed["tickets"])
    assert 48 == conserved(new())["tickets"]


def test_zielkarten_four_at_the_start_of_which_two_are_kept() -> None:
    match = new(3)
    offer = own(match, "red")["offer"]

    give(match, f"put-back {offer[0]}", f"put-back {offer[1]}")

    assert 4 == len(offer)
    assert ["keep"] == answers(match)
    assert ("reason-keep-least", ()) == why_not(match, f"ticket:{offer[2]}")


def test_zielkarten_four_later_of_which_one_is_kept() -> None:
    match = begun()

    assert "tickets-drawn 4" == give(match, "draw-tickets")[0]
    offer = own(match, "red")["offer"]
    give(match, *(f"put-back {ticket}" for ticket in offer[:3]))

    assert ["keep"] == answers(match)
    assert ["tickets-kept 1 3"] == give(match, "keep")
    assert 5 == part(match, "tickets")["red"]
    assert "blue" == turn(match)


def test_zielkarten_those_put_back_go_under_the_deck() -> None:
    match = begun()
    give(match, "draw-tickets")
    offer = own(match, "red")["offer"]

    give(match, f"put-back {offer[2]}", f"put-back {offer[1]}", "keep")

    assert {"0": offer[1], "1": offer[2]} == own(match, "red")["under"]
    assert ["red", "red"] == part(match, "ticket_deck")["under"]
    assert 36 == part(match, "ticket_deck")["undealt"]


# === Landschaftskarten ======================================================


def test_landschaftskarten_are_45_in_three_kinds_of_15() -> None:
    cards = conserved(new(4))

    assert {"desert": 15, "jungle": 15, "mountain": 15} == {k: cards[k] for k in TERRAIN_NAMES}


@pytest.mark.parametrize(
    ("kind", "colours"),
    [
        ("desert", "yellow orange red"),
        ("jungle", "purple blue green"),
        ("mountain", "white gray black"),
    ],
)
def test_landschaftskarten_each_kind_goes_with_three_colours(kind: str, colours: str) -> None:
    printed = {line["colour"] for line in GAME.printed["routes"] if line["terrain"] == kind}
    names = [*CARD_NAMES[:8], "gray"]
    ruled = {names[at] for at, ground in enumerate(TERRAIN_OF) if TERRAIN_NAMES[ground] == kind}

    assert set(colours.split()) == printed == ruled


def test_landschaftskarten_at_the_start_one_lies_before_each_and_two_beside_the_board() -> None:
    match = new(5)

    assert [1] * 5 == [sum(cards.values()) for cards in part(match, "terrain").values()]
    assert 2 == len([kind for kind in part(match, "market") if kind])
    assert 45 - 5 - 2 == sum(part(match, "terrain_deck").values())
    assert [4] * 5 == [hand["cards"] for hand in part(match, "hands").values()]
    assert 110 - 20 - 5 == part(match, "deck") + sum(part(match, "discards").values())


# === Karten ziehen ==========================================================


@pytest.mark.parametrize("first", ["draw", "take red 1", "draw-terrain", "take jungle 2"])
@pytest.mark.parametrize("second", ["draw", "take blue 2", "draw-terrain", "take desert 1"])
def test_karten_ziehen_two_train_cards_or_two_terrain_cards_or_one_of_each(
    first: str, second: str
) -> None:
    match = laid(row="red blue green white black", market="desert jungle")

    give(match, first)
    assert "draw-second" == question(match)
    give(match, second)

    assert "blue" == turn(match)
    terrain = sum(
        "terrain" in pick or "jungle" in pick or "desert" in pick for pick in (first, second)
    )
    assert terrain == sum(part(match, "terrain")["red"].values())
    assert 2 - terrain == part(match, "hands")["red"]["cards"]


def test_karten_ziehen_after_a_locomotive_face_up_there_is_no_other_card() -> None:
    match = laid(row="locomotive blue green white black")

    give(match, "take locomotive 1")

    assert "blue" == turn(match)
    assert 1 == part(match, "hands")["red"]["cards"]


@pytest.mark.parametrize("first", ["draw-terrain", "draw", "take blue 2"])
def test_karten_ziehen_a_locomotive_face_up_cannot_be_the_second_card(first: str) -> None:
    match = laid(row="locomotive blue green white black")

    give(match, first)

    assert [] == answers(match, "take locomotive 1")
    assert ("reason-locomotive-second", ("HA-8",)) == why_not(match, "row:1")


def test_karten_ziehen_a_locomotive_drawn_blind_is_like_any_other_card() -> None:
    match = laid(deck="1 locomotive", discards="12 red")

    assert ["card-drawn locomotive"] == give(match, "draw")

    assert "draw-second" == question(match)
    assert ["draw", "take red 1"] == answers(match)[:2]


def test_karten_ziehen_what_is_taken_face_up_is_replaced_at_once() -> None:
    match = laid(row="red blue green white black", deck="1 orange 1 locomotive")

    told = give(match, "take red 1")
    assert "card-taken 1 red" == told[0]
    assert told[1] in ("card-turned-up 1 orange", "card-turned-up 1 locomotive")

    match = laid(market="desert jungle", terrain_deck="3 mountain")
    told = give(match, "take desert 1")
    assert ["terrain-taken 1 desert", "terrain-turned-up 1 mountain"] == told


def test_karten_ziehen_terrain_lies_open_before_its_owner_sorted_by_kind() -> None:
    match = laid(terrain={"red": "2 mountain 1 desert"})

    assert {"desert": 1, "mountain": 2} == part(match, "terrain", "blue")["red"]


# === Eine Strecke nutzen ====================================================

BY_LENGTH = {
    1: ("cabinda--luanda-1", "green"),
    2: ("luanda--j-angola-north", "green"),
    3: ("elizabethville--j-central-south", "green"),
    4: ("libreville--bangui", "green"),
    5: ("addis-ababa--port-florence", "green"),
    6: ("madagascar-s--durban-1", "green"),
}


@pytest.mark.parametrize(("spaces", "points"), [(1, 1), (2, 2), (3, 4), (4, 7), (5, 10), (6, 15)])
def test_eine_strecke_nutzen_scores_by_its_spaces(spaces: int, points: int) -> None:
    track, _ = BY_LENGTH[spaces]
    match = laid(hands={"red": "4 green 2 locomotive"}, trains={"red": spaces + 10})

    give(match, f"claim {track}")
    while turn(match) == "red":
        give(match, answers(match)[0])  # the cheapest comes first, and nothing is doubled

    assert points == scores(match)["red"]
    assert 10 == part(match, "trains")["red"]
    assert {track: "red"} == part(match, "claimed")


@pytest.mark.parametrize(
    ("spaces", "price", "points"),
    [(1, 1, 2), (2, 1, 4), (3, 1, 8), (4, 2, 14), (5, 2, 20)],
)
def test_eine_strecke_nutzen_terrain_doubles_the_points(
    spaces: int, price: int, points: int
) -> None:
    """One card up to three spaces, two from four on; the number of trains is the same."""
    track, _ = BY_LENGTH[spaces]
    match = laid(hands={"red": "5 green"}, terrain={"red": "3 jungle"})

    told = give(match, f"claim {track}", "double")

    assert f"terrain-paid jungle {price} 0" in told
    assert points == scores(match)["red"]
    assert 45 - spaces == part(match, "trains")["red"]
    assert {"jungle": 3 - price} == part(match, "terrain")["red"]
    assert {"jungle": price} == part(match, "terrain_discards")


def test_eine_strecke_nutzen_a_ferry_of_six_spaces_doubled_scores_thirty() -> None:
    match = laid(hands={"red": "4 green 2 locomotive"}, terrain={"red": "2 mountain"})

    give(match, "claim madagascar-s--durban-1", "double")

    assert 30 == scores(match)["red"]


def test_eine_strecke_nutzen_one_terrain_card_is_not_enough_for_four_spaces() -> None:
    match = laid(hands={"red": "4 green"}, terrain={"red": "1 jungle"})

    give(match, "claim libreville--bangui")

    assert "blue" == turn(match)
    assert 7 == scores(match)["red"]


@pytest.mark.parametrize("kind", ["desert", "mountain"])
def test_eine_strecke_nutzen_terrain_must_be_of_the_tracks_kind(kind: str) -> None:
    match = laid(hands={"red": "1 green"}, terrain={"red": f"3 {kind}"})

    give(match, "claim cabinda--luanda-1")

    assert 1 == scores(match)["red"]


@pytest.mark.parametrize(("theirs", "may"), [(1, True), (2, True), (3, False)])
def test_eine_strecke_nutzen_only_with_as_many_of_that_kind_as_every_other_player(
    theirs: int, may: bool
) -> None:
    match = laid(
        players=3,
        hands={"red": "1 green"},
        terrain={"red": "2 jungle", "blue": "1 jungle 9 desert", "green": f"{theirs} jungle"},
    )

    give(match, "claim cabinda--luanda-1")

    assert may == (turn(match) == "red")
    if may:
        assert ["single", "double"] == answers(match)


def test_eine_strecke_nutzen_used_terrain_is_shuffled_when_the_deck_is_empty() -> None:
    match = laid(
        hands={"red": "1 green"}, terrain={"red": "1 jungle"}, terrain_deck="", market="desert"
    )

    told = give(match, "claim cabinda--luanda-1", "double")

    assert ["terrain-shuffled 1", "terrain-turned-up 2 jungle"] == told[-2:]


def test_eine_strecke_nutzen_terrain_left_over_is_worth_nothing() -> None:
    match = finished(terrain={"red": "9 mountain"}, tickets={"red": [], "blue": []})

    assert {"red": 0, "blue": 0} == scores(match)


# === Lokomotiven als Landschaftskarten-Joker ================================

JONAS = {"red": "3 black 1 locomotive"}
MOUNTAINS = {"red": "1 mountain", "blue": "2 mountain"}  # Jonas has one, Peter two


def test_joker_without_a_locomotive_jonas_scores_four() -> None:
    """Cape Town – Port Elizabeth: Peter has more, so there is nothing to choose."""
    match = laid(hands={"red": "3 black"}, terrain=MOUNTAINS)

    told = give(match, f"claim {COAST}")

    assert f"scored-route 4 {COAST}" == told[-1]
    assert {"red": 4, "blue": 0} == scores(match)


def test_joker_with_a_locomotive_jonas_is_level_with_peter_and_scores_eight() -> None:
    """4 x 2 = 8, three trains; the locomotive pays and his mountain card stays."""
    match = laid(hands=JONAS, terrain=MOUNTAINS)

    told = give(match, f"claim {COAST}", "locomotives 0", "double")

    assert "cards-paid black 3 0" in told
    assert "terrain-paid mountain 0 1" in told
    assert 8 == scores(match)["red"]
    assert 42 == part(match, "trains")["red"]
    assert {"mountain": 1} == part(match, "terrain")["red"]
    assert {"black": 3, "locomotive": 1} == part(match, "discards")


def test_joker_may_also_be_kept_and_jonas_scores_four() -> None:
    match = laid(hands=JONAS, terrain=MOUNTAINS)

    give(match, f"claim {COAST}", "locomotives 0", "single")

    assert 4 == scores(match)["red"]
    assert {"locomotive": 1} == own(match, "red")["cards"]


def test_joker_cannot_be_a_train_card_as_well() -> None:
    """With two black cards the locomotive is needed as the third."""
    match = laid(hands={"red": "2 black 1 locomotive"}, terrain=MOUNTAINS)

    give(match, f"claim {COAST}")

    assert "blue" == turn(match)
    assert 4 == scores(match)["red"]


# === Madagaskar und andere Länder ===========================================


def test_laender_entrances_of_a_country_are_not_joined() -> None:
    """Douala – Nigeria (A) and Ngaoundéré – Nigeria (B) do not join Douala to Ngaoundéré."""
    match = laid(
        claimed={
            "red": ["douala--nigeria-a-1", "ngaoundere--nigeria-b-1", "libreville--cabinda-1"]
        },
        tickets={"red": ["cabinda--ngaoundere", "bangui--nigeria"]},
    )
    give(match, "draw-terrain", "draw-terrain")

    assert {"cabinda--ngaoundere": False, "bangui--nigeria": False} == own(match, "red")["tickets"]


@pytest.mark.parametrize(
    "way",
    [
        ["douala--nigeria-a-1", "douala--bangui"],
        ["ngaoundere--nigeria-b-2", "ngaoundere--bangui"],
    ],
)
def test_laender_a_ticket_is_complete_with_either_entrance(way: list[str]) -> None:
    match = laid(claimed={"red": way}, tickets={"red": ["bangui--nigeria"]})

    assert {"bangui--nigeria": True} == own(match, "red")["tickets"]


@pytest.mark.parametrize(
    "way",
    [
        ["mocambique--beira-1", "mocambique--madagascar-n-1"],
        ["beira--durban-1", "madagascar-s--durban-2"],
    ],
)
def test_madagaskar_either_place_will_do_for_a_ticket(way: list[str]) -> None:
    match = laid(claimed={"red": way}, tickets={"red": ["beira--madagascar"]})

    assert {"beira--madagascar": True} == own(match, "red")["tickets"]


def test_madagaskar_its_own_track_leads_on() -> None:
    """From Durban over both places to Moçambique."""
    way = [
        "madagascar-s--durban-1",
        "madagascar-n--madagascar-s",
        "mocambique--madagascar-n-1",
        "bloemfontein--durban",
        "bloemfontein--port-elizabeth",
    ]
    with_it = laid(claimed={"red": way}, tickets={"red": ["mocambique--port-elizabeth"]})
    without = laid(
        claimed={"red": way[:1] + way[2:]}, tickets={"red": ["mocambique--port-elizabeth"]}
    )

    assert {"mocambique--port-elizabeth": True} == own(with_it, "red")["tickets"]
    assert {"mocambique--port-elizabeth": False} == own(without, "red")["tickets"]


# === Bonus am Ende der Partie ===============================================


def test_bonus_all_who_are_level_for_most_completed_tickets_get_ten() -> None:
    first, second, third = SHORT
    match = finished(
        players=4,
        claimed={"red": SHORT[first], "blue": SHORT[second], "green": SHORT[third]},
        tickets={"red": [first], "blue": [second], "green": [third], "yellow": []},
    )

    expected = {"red": 14, "blue": 16, "green": 15, "yellow": 0}
    assert expected == scores(match)


def test_bonus_failed_tickets_do_not_matter() -> None:
    """Red has completed two of three, blue one of one: red alone is globetrotter."""
    first, second, third = SHORT
    match = finished(
        claimed={"red": SHORT[first] + SHORT[second], "blue": SHORT[third]},
        tickets={"red": [first, second, "east-london--sudan"], "blue": [third]},
    )

    assert {"red": 4 + 6 - 22 + 10, "blue": 5} == scores(match)
