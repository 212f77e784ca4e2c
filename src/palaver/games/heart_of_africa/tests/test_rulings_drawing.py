"""The rulings on drawing, passing and tickets put back: HA-8 to HA-15, HA-26, HA-28 to HA-30."""

from collections import Counter

from palaver.core.ints import Luck, Seat, Word
from palaver.core.match import Match
from palaver.games.heart_of_africa.game import GAME
from palaver.games.heart_of_africa.supply import next_ticket
from palaver.games.heart_of_africa.tests.table import (
    COAST,
    ROW_OF_FIVE,
    answers,
    begun,
    give,
    laid,
    new,
    own,
    part,
    position,
    question,
    scores,
    turn,
    why_not,
)
from palaver.games.heart_of_africa.words import NO_TICKETS, Tickets


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


def test_ha_26_the_second_card_is_not_optional() -> None:
    match = laid()

    give(match, "draw")

    assert "draw-second" == question(match)
    assert {"draw", "take", "draw-terrain"} == {answer.split()[0] for answer in answers(match)}
    assert ("reason-second-card", ("HA-26",)) == why_not(match, f"track:{COAST}")


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
