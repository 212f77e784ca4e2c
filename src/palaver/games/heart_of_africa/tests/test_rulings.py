"""The rulings HA-1 to HA-31, each held by tests of its number."""

from collections import Counter
from copy import deepcopy

import pytest

from palaver.core.errors import BadBoard
from palaver.core.ints import Luck, Seat, Word
from palaver.core.match import Match
from palaver.games.heart_of_africa.game import GAME
from palaver.games.heart_of_africa.supply import next_ticket
from palaver.games.heart_of_africa.tests.table import (
    COAST,
    ROW_OF_FIVE,
    answers,
    begun,
    finished,
    give,
    laid,
    new,
    own,
    part,
    pass_time,
    position,
    question,
    scores,
    turn,
    why_not,
)
from palaver.games.heart_of_africa.words import NO_TICKETS, Tickets

# === Doubling ===============================================================


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


# === Drawing ================================================================


def test_ha_8_terrain_first_and_then_a_locomotive_face_up_is_not_allowed() -> None:
    match = laid(row="locomotive red blue green white")

    give(match, "draw-terrain")

    assert [] == answers(match, "take locomotive")


def test_ha_8_a_locomotive_drawn_blind_and_then_terrain_is_fine() -> None:
    match = laid(deck="2 locomotive")

    assert "card-drawn locomotive" == give(match, "draw")[0]
    give(match, "draw-terrain")

    assert "blue" == turn(match)


def test_ha_9_two_terrain_cards_lie_open_after_all_have_got_theirs_and_are_never_cleared() -> None:
    match = laid(market="desert desert", terrain_deck="5 desert")

    told = give(match, "take desert 1")

    assert ["terrain-taken 1 desert", "terrain-turned-up 1 desert"] == told
    assert ["desert", "desert"] == part(match, "market")


def test_ha_10_without_terrain_cards_the_market_stays_short() -> None:
    match = laid(market="desert jungle", terrain_deck="")

    assert ["terrain-taken 2 jungle"] == give(match, "take jungle 2")

    assert ["desert", None] == part(match, "market")
    assert ["take desert 1"] == [a for a in answers(match) if "desert" in a or "terrain" in a]
    assert ("reason-market-empty", ("HA-10",)) == why_not(match, "market:2")
    assert ("reason-no-terrain-deck", ("HA-10", "HA-29")) == why_not(match, "deck:terrain")


def test_ha_11_if_only_one_card_can_be_drawn_it_is_that_one() -> None:
    match = laid(row="red", deck="", market="", terrain_deck="")

    assert ["take red 1"] == answers(match)[:1]
    assert ["card-taken 1 red"] == give(match, "take red 1")

    assert "blue" == turn(match)


def test_ha_11_nor_is_a_locomotive_that_lies_there_alone_a_second_card() -> None:
    match = laid(row="red locomotive", deck="", market="", terrain_deck="")

    give(match, "take red 1")

    assert "blue" == turn(match)
    assert "take locomotive 2" in answers(match)


def test_three_locomotives_clear_the_row_and_five_new_cards_come() -> None:
    match = laid(row="locomotive locomotive red blue green", deck="1 locomotive")
    pos = position(match)
    pos.discard = [1, 1, 1, 1, 1, 1, 1, 1, 0]
    pos.discard_size = 8

    told = give(match, "take red 3")

    assert ["card-turned-up 3 locomotive", "row-cleared 3", "cards-shuffled 13"] == told[1:4]
    row = Counter(part(match, "row"))
    assert 5 == sum(row.values())
    assert row["locomotive"] < 3


def test_ha_12_the_row_is_not_cleared_for_ever() -> None:
    """Two other cards are left in all: three locomotives may lie there."""
    match = laid(row="locomotive locomotive red blue green", deck="2 locomotive")

    told = give(match, "take red 3")

    assert ["card-taken 3 red", "card-turned-up 3 locomotive"] == told
    assert 3 == part(match, "row").count("locomotive")


def test_ha_12_with_three_other_cards_it_is_cleared() -> None:
    match = laid(
        row="locomotive locomotive red blue green", deck="1 locomotive", discards="1 white"
    )

    assert "row-cleared 3" in give(match, "take red 3")
    assert 2 == part(match, "row").count("locomotive")


STARVED = {"row": "", "deck": "", "market": "", "terrain_deck": ""}


def nothing_left(**arranged: object) -> Match:
    """No cards, no tickets, and hands with which nothing can be claimed."""
    match = laid(**{**STARVED, **arranged})  # type: ignore[arg-type]
    position(match).undealt = NO_TICKETS
    return match


def test_ha_13_without_any_legal_action_one_passes() -> None:
    match = nothing_left(hands={"blue": "1 green"})

    assert ["pass"] == answers(match)
    assert ["passed"] == give(match, "pass")

    assert "blue" == turn(match)
    assert [] == answers(match, "pass")
    assert ("reason-no-pass", ("HA-13",)) == why_not(match, "button:pass")


def test_ha_30_if_all_pass_one_after_the_other_the_game_is_over() -> None:
    match = nothing_left(players=3, tickets={"red": ["chad--salisbury"]})

    told = give(match, "pass", "pass", "pass")

    assert ["passed", "passed", "passed", "all-passed"] == told[:4]
    assert "all-passed" == match.game.ending(match.pos)
    assert {"red": -15, "blue": 0, "green": 0} == scores(match)


def test_ha_30_passing_is_counted_anew_when_somebody_acts() -> None:
    """Blue claims between: then both must pass again."""
    match = nothing_left(hands={"blue": "1 green"})

    give(match, "pass", "claim cabinda--luanda-1")
    assert 0 == part(match, "passes")
    assert not match.over


def test_ha_14_fewer_than_four_tickets_are_drawn_and_one_is_kept() -> None:
    match = begun()
    pos = position(match)
    pos.undealt = Tickets(0b11)

    assert "tickets-drawn 2" == give(match, "draw-tickets")[0]
    offer = own(match, "red")["offer"]
    give(match, f"put-back {offer[0]}")

    assert ["keep"] == answers(match)
    give(match, "keep")
    assert 1 == len(part(match, "ticket_deck")["under"])


def test_ha_14_without_tickets_none_can_be_drawn() -> None:
    match = nothing_left()

    assert ("reason-no-tickets", ("HA-14",)) == why_not(match, "deck:tickets")


def test_ha_15_those_put_back_at_the_start_are_shuffled_together() -> None:
    """Red knows which two are there, blue which one, and nobody in which order."""
    match = new(2)
    mine, theirs = own(match, "red")["offer"], own(match, "blue")["offer"]
    for seat, codes in enumerate((mine[:2], theirs[3:])):
        for code in codes:
            match.answer_in_words(seat, f"put-back {code}")
        match.answer_in_words(seat, "keep")

    layer = part(match, "ticket_deck")
    assert (3, {"red": 2, "blue": 1}) == (layer["first_back"], layer["first_back_by"])
    assert sorted(mine[:2]) == sorted(own(match, "red")["first_back"])
    assert theirs[3:] == own(match, "blue")["first_back"]
    drawn = {orders_drawn(match, luck) for luck in range(40)}
    assert 6 == len(drawn), "each of the six orders comes up"


def orders_drawn(match: Match, luck: int) -> tuple[int, ...]:
    twin = position(match).clone()
    twin.undealt = NO_TICKETS
    twin.luck = Luck(Word(luck * 2654435761))
    return tuple(next_ticket(twin, Seat(1)) for _ in range(3))


def test_ha_15_those_put_back_later_keep_the_order_drawn_and_lie_below_the_first() -> None:
    match = begun()
    give(match, "draw-tickets")
    red = own(match, "red")["offer"]
    give(match, f"put-back {red[3]}", f"put-back {red[0]}", "keep", "draw-tickets")
    blue = own(match, "blue")["offer"]
    give(match, f"put-back {blue[1]}", "keep")

    hidden = GAME.hidden(position(match))["under"]
    assert [red[0], red[3], blue[1]] == hidden
    assert ["red", "red", "blue"] == part(match, "ticket_deck")["under"]


# === Tracks and tickets =====================================================


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_ha_16_nobody_has_both_tracks_of_a_double_route(players: int) -> None:
    match = laid(players=players, hands={"red": "6 black"})

    give(match, f"claim {COAST}")
    pass_time(match, players - 1)

    assert [] == answers(match, "claim cape-town--port-elizabeth")
    reason = why_not(match, "track:cape-town--port-elizabeth-2")
    assert ("reason-own-twin", ("HA-16",)) == reason


def test_ha_17_tracks_are_joined_in_a_way_station() -> None:
    match = laid(
        claimed={"red": ["bangui--j-northwest", "j-northwest--bondo", "bondo--fachoda"]},
        tickets={"red": ["bangui--fachoda"]},
    )

    assert {"bangui--fachoda": True} == own(match, "red")["tickets"]


def test_ha_17_no_ticket_ends_in_a_way_station() -> None:
    data = deepcopy(GAME.printed)
    data["tickets"][0]["a"] = "j-coast"

    with pytest.raises(BadBoard, match="way station, where no ticket ends"):
        GAME.board(data)


def test_ha_18_both_entrances_of_sudan_are_leaves() -> None:
    claims = ["fachoda--sudan-a", "addis-ababa--sudan-b-1", "j-northwest--chad-b"]
    match = laid(
        claimed={"red": [*claims, "j-northwest--fachoda"]},
        tickets={"red": ["addis-ababa--chad"]},
    )

    assert {"addis-ababa--chad": False} == own(match, "red")["tickets"]


def test_ha_18_an_entrance_that_led_on_would_be_no_board() -> None:
    data = deepcopy(GAME.printed)
    entrance = next(line for line in data["routes"] if line["id"] == "fachoda--sudan-a")
    data["routes"].append({**entrance, "id": "bondo--sudan-a", "a": "bondo"})

    with pytest.raises(BadBoard, match="place sudan-a: an entrance can be next to one place"):
        GAME.board(data)


def test_ha_19_north_and_south_of_madagascar_are_joined_by_their_track_alone() -> None:
    claims = ["mocambique--madagascar-n-1", "madagascar-s--durban-1", "east-london--durban-1"]
    tickets = {"red": ["mocambique--port-elizabeth", "east-london--madagascar"]}
    match = laid(
        claimed={"red": [*claims, "port-elizabeth--east-london-1"]},
        hands={"red": "4 red"},
        tickets=tickets,
    )
    before = own(match, "red")["tickets"]

    give(match, "claim madagascar-n--madagascar-s")

    assert {"mocambique--port-elizabeth": False, "east-london--madagascar": True} == before
    assert all(own(match, "red")["tickets"].values())


def test_ha_20_nobody_is_globetrotter_without_a_completed_ticket() -> None:
    match = finished(tickets={"red": ["beira--livingstonia"]})

    assert {"red": -4, "blue": 0} == scores(match)


def test_ha_20_as_an_option_all_who_have_none_share_it() -> None:
    match = finished(tickets={"red": ["beira--livingstonia"]}, switches={"empty_globetrotter": 1})

    assert {"red": 6, "blue": 10} == scores(match)


def test_ha_21_still_level_after_tickets_means_a_shared_victory() -> None:
    match = finished(players=3, tickets={}, score={"red": 20, "blue": 20, "green": 19})

    assert (0, 1) == match.game.sight(match.pos, None).winners


def test_ha_22_rivals_trains_do_not_help() -> None:
    match = laid(
        claimed={"red": ["libreville--cabinda-1"], "blue": ["cabinda--luanda-1"]},
        tickets={"red": ["libreville--luanda"], "blue": ["luanda--nigeria"]},
    )

    assert {"libreville--luanda": False} == own(match, "red")["tickets"]


def test_ha_23_everybody_begins_with_one_terrain_card() -> None:
    assert [1, 1, 1] == [sum(cards.values()) for cards in part(new(3), "terrain").values()]


# === What is open ===========================================================


def test_ha_24_terrain_is_open_and_hands_and_tickets_are_not() -> None:
    match = laid(
        hands={"red": "3 black 1 locomotive"},
        terrain={"red": "2 desert"},
        tickets={"red": ["chad--salisbury"]},
    )

    for observer in ("blue", None):
        assert {"desert": 2} == part(match, "terrain", observer)["red"]
        assert {"cards": 4, "known": {}} == part(match, "hands", observer)["red"]
        assert 1 == part(match, "tickets", observer)["red"]
        seat = None if observer is None else 1
        assert b"chad--salisbury" not in match.game.sight(match.pos, seat).encode()


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


def test_ha_26_the_second_card_is_not_optional() -> None:
    match = laid()

    give(match, "draw")

    assert "draw-second" == question(match)
    assert {"draw", "take", "draw-terrain"} == {answer.split()[0] for answer in answers(match)}
    assert ("reason-second-card", ("HA-26",)) == why_not(match, f"track:{COAST}")


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


def test_ha_28_a_short_row_is_filled_as_soon_as_cards_are_discarded() -> None:
    match = laid(hands={"red": "3 black"}, row="red", deck="", market="desert", terrain_deck="")

    told = give(match, f"claim {COAST}")

    assert "cards-shuffled 3" in told
    assert ["red", "black", "black", "black", None] == part(match, "row")


def test_ha_28_and_so_is_a_short_market() -> None:
    match = laid(hands={"red": "1 green"}, terrain={"red": "1 jungle"}, market="", terrain_deck="")

    told = give(match, "claim cabinda--luanda-1", "double")

    assert ["terrain-shuffled 1", "terrain-turned-up 1 jungle"] == told[-2:]


def test_ha_28_the_rule_of_three_locomotives_applies_at_once() -> None:
    """Of the cards paid, black and two locomotives, one fills the row: if it is a
    locomotive the row is cleared, until the three other cards that are left lie there."""
    cleared = 0
    for luck in range(8):
        match = laid(
            hands={"red": "1 black 2 locomotive"},
            row="red blue locomotive locomotive",
            deck="",
            terrain={"blue": "9 mountain"},
        )
        position(match).luck = Luck(Word(luck * 2654435761))

        cleared += "row-cleared 3" in give(match, f"claim {COAST}")

        assert 2 == part(match, "row").count("locomotive")
    assert 0 < cleared < 8


def test_ha_29_discards_are_shuffled_only_when_a_card_is_needed() -> None:
    """The deck is empty after this draw, and stays so until the next."""
    match = laid(deck="1 red", discards="7 white", row=ROW_OF_FIVE)

    give(match, "draw")
    assert (0, {"white": 7}) == (part(match, "deck"), part(match, "discards"))

    assert ["cards-shuffled 7", "card-drawn white"] == give(match, "draw")
    assert (6, {}) == (part(match, "deck"), part(match, "discards"))


def test_ha_31_numbers_of_cards_and_tickets_discards_and_decks_are_open() -> None:
    match = laid(
        hands={"blue": "2 red"},
        discards="3 white 1 locomotive",
        tickets={"blue": ["chad--salisbury"]},
    )

    assert 2 == part(match, "hands")["blue"]["cards"]
    assert 1 == part(match, "tickets")["blue"]
    assert {"white": 3, "locomotive": 1} == part(match, "discards")
    assert 110 - 2 - 5 - 4 == part(match, "deck")
    assert 47 == part(match, "ticket_deck")["undealt"]
