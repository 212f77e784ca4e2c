"""The rulings on cards, sums and the gold track; each test bears its number."""

import pytest

from palaver.core.contract import some_luck
from palaver.core.errors import Refused
from palaver.core.ints import NOBODY
from palaver.core.saving import dump
from palaver.games.west_of_africa.game import GAME
from palaver.games.west_of_africa.tests.table import begun, laid


def test_wa_1_minus_cards_count_among_the_five() -> None:
    """Five cards with one minus cost 4 gold, and a sixth cannot be laid."""
    table = laid("Tanja\nMarion")

    for card in ("EH", "LG", "LP", "sell", "minus"):
        table.answer("Tanja", f"add {card}")

    assert [] == table.may("add", "Tanja")
    assert ("five-cards", "choosing", ("WA-1",)) == table.why_not("card:GC", "Tanja")
    happened = table.answer("Tanja", "seal") + table.choose(Marion="EH")
    assert "fee-paid 4 11 1" in happened


def test_wa_1_a_hand_of_nothing_but_minus_cards_is_legal_and_does_nothing() -> None:
    table = laid("Tanja | minus 2\nMarion | minus 0")

    happened = table.choose(Marion="EH", Tanja="minus minus")

    assert "announced -8 2" in happened
    assert "Tanja" == table.on_turn()
    table.do("show")
    assert ["end"] == table.may()
    assert ("minus-does-nothing", "minus-cards", ("WA-1",)) == table.why_not("card:minus")


def test_wa_1_five_minus_cards_cost_the_fee_and_four_do_not() -> None:
    table = laid("Tanja | gold 4 | minus 5\nMarion | gold 3 | minus 4")

    happened = table.choose(Tanja=" ".join(["minus"] * 5), Marion=" ".join(["minus"] * 4))

    assert ["fee-paid 4 0 1"] == [event for event in happened if event.startswith("fee-paid")]
    assert ["Tanja", "Marion"] == table.order()


def test_wa_2_played_minus_cards_pass_at_the_end_of_the_own_turn() -> None:
    """Not at the end of the round; the unplayed one stays."""
    table = laid("Tanja | minus 3\nAngelika | minus 0\nMarion | minus 0")
    table.choose(Tanja="minus minus", Angelika="settle", Marion="settle")

    assert ["cards-shown none 2", "minus-passed white 2"] == table.do("end")

    cards = {name: table.sees("cards", name) for name in table.names}
    assert (cards["Tanja"]["minus_cards"], cards["Angelika"]["received"]) == (1, 2)


def test_wa_2_what_was_received_in_a_round_is_not_passed_on_in_it() -> None:
    """Tanja's goes to Angelika, whose own goes to Marion: one place further each, not two."""
    table = laid("Tanja\nAngelika\nMarion | minus 0")
    table.choose(Tanja="minus", Angelika="minus EH LG", Marion="settle")
    assert ["Tanja", "Angelika", "Marion"] == table.order()

    table.end_round()

    owned = [table.sees("cards", name)["minus_cards"] for name in table.names]
    assert [0, 1, 1] == owned


def test_wa_2_the_receiver_can_use_them_from_the_next_round_only() -> None:
    """He has chosen already, even if his own turn is still to come."""
    table = laid("Tanja\nAngelika | minus 0")
    table.choose(Tanja="minus", Angelika="settle")
    table.do("end")

    assert 0 == table.sees("cards", "Angelika")["minus_cards"]
    table.end_round()
    assert {
        "sealed": False,
        "shown": False,
        "laid": None,
        "sum": None,
        "cards": None,
        "minus_cards": 1,
        "received": 0,
    } == table.sees("cards", "Angelika")
    assert "add minus" in table.may(name="Angelika")


def test_wa_3_any_number_held_may_be_played_and_the_sum_may_fall_below_nothing() -> None:
    table = laid("Tanja | minus 2\nMarion | minus 0")

    happened = table.choose(Marion="EH", Tanja="LG minus minus")

    assert "announced -7 3" in happened


def test_wa_3_no_more_than_are_held() -> None:
    table = laid("Tanja\nMarion")

    table.answer("Tanja", "add minus")

    assert "add minus" not in table.may(name="Tanja")
    assert ("no-minus-card", "minus-cards", ("WA-3",)) == table.why_not("card:minus", "Tanja")


@pytest.mark.parametrize(("gold", "most"), [(0, 4), (3, 4), (4, 5)])
def test_wa_4_the_fifth_card_needs_4_gold_at_the_moment_of_choosing(gold: int, most: int) -> None:
    """What could be sold in the same turn does not help."""
    table = laid(f"Tanja | gold {gold} | stores EH cane 4\nMarion")

    for card in ("EH", "sell", "LG", "LP", "GC")[:most]:
        table.answer("Tanja", f"add {card}")

    assert [] == table.may("add", "Tanja")
    if most == 4:
        assert ("fifth-card", "fifth-card", ("WA-4",)) == table.why_not("card:GC", "Tanja")


def test_wa_5_the_fee_is_paid_before_ties_in_the_sum_are_compared() -> None:
    """Tanja is ahead by a gold before she pays for five cards, and behind afterwards."""
    table = laid("Tanja | gold 15\nMarion | gold 14")

    table.choose(Tanja="EH LG LP GC TF", Marion="settle")

    assert table.sees("cards", "Tanja")["sum"] == table.sees("cards", "Marion")["sum"] == 8
    assert ["Marion", "Tanja"] == table.order()


def test_wa_5_several_payers_go_in_gold_order_so_that_their_order_stays() -> None:
    """All stand on 15, in the order Marion, Tanja, Angelika; so they do on 11."""
    table = laid(
        """
        Tanja    | gold 15.2
        Angelika | gold 15.3
        Marion   | gold 15.1
        Birgit   | gold 11.1
        """
    )
    five = "EH LG LP GC TF"

    happened = table.choose(Angelika=five, Tanja=five, Birgit="EH", Marion=five)

    fees = [event for event in happened if event.startswith("fee-paid")]
    assert ["fee-paid 4 11 2", "fee-paid 4 11 3", "fee-paid 4 11 4"] == fees
    assert [
        (11, 1),
        (11, 2),
        (11, 3),
        (11, 4),
    ] == [table.gold(name) for name in ("Birgit", "Marion", "Tanja", "Angelika")]


@pytest.mark.parametrize(("longest_stay", "slot"), [(0, 2), (1, 1)])
def test_wa_5_a_payer_stands_below_one_who_is_about_to_leave_the_same_space(
    longest_stay: int, slot: int
) -> None:
    """Tanja pays first and comes to 11, where Marion stands still; then Marion pays and leaves."""
    table = laid(
        "Tanja | gold 15\nMarion | gold 11\nAngelika | gold 3",
        switches={"longest_stay": longest_stay},
    )
    five = "EH LG LP GC TF"

    table.choose(Tanja=five, Marion=five, Angelika="settle")

    assert [(11, slot), (7, 1)] == [table.gold("Tanja"), table.gold("Marion")]
    assert ["Tanja", "Marion", "Angelika"] == table.order()


def test_wa_6_while_cards_are_chosen_others_see_who_has_sealed_and_how_many() -> None:
    """Neither cards nor sums; and of who has not sealed, not even a number."""
    table = laid("Tanja\nMarion\nAngelika")
    table.choose(Tanja="EH LG")
    before = GAME.sight(table.pos, 2).encode()

    table.answer("Marion", "add settle")

    assert before == GAME.sight(table.pos, 2).encode()
    tanja, marion = table.sees("cards", "Tanja"), table.sees("cards", "Marion")
    assert (tanja["sealed"], tanja["laid"], tanja["cards"], tanja["sum"]) == (True, 2, None, None)
    assert (marion["sealed"], marion["laid"], marion["cards"]) == (False, None, None)


def test_wa_6_sealed_is_sealed() -> None:
    table = laid("Tanja\nMarion")
    table.choose(Tanja="EH")

    assert not GAME.sight(table.pos, 0).choices
    assert ("sealed", "choosing", ("WA-6",)) == table.why_not("card:LG", "Tanja")


def test_wa_42_the_cards_stay_face_down_until_their_player_shows_them() -> None:
    """Neither the last seal nor the end of the turn before turns them up."""
    table = laid("Tanja\nMarion")
    happened = table.choose(Tanja="EH workers", Marion="settle")

    assert ("Tanja", ["show"]) == (table.on_turn(), table.may())
    assert ["cards-shown EH+workers 0"] == table.do("show")
    happened += table.do("end")
    assert ("Marion", ["show"]) == (table.on_turn(), table.may())
    assert table.sees("cards", "Marion")["cards"] is None
    assert not [event for event in happened if event.startswith("cards-shown")]
    assert [] == table.sees("action")["to_do"]
    assert ["cards-shown settle 0"] == table.do("show")
    assert ["settle"] == table.sees("action")["to_do"]


def test_wa_42_until_the_next_player_shows_a_turn_and_its_end_can_be_taken_back() -> None:
    """The minus card comes back too; the player's own cards stay as they were shown."""
    table = laid("Tanja | ship TF\nMarion")
    tanja, marion = table.seat("Tanja"), table.seat("Marion")
    table.choose(Tanja="minus ship", Marion="settle TF")
    table.do("show")
    turn = ("ship", "sail LG", "done", "end")

    before = []
    for answer in turn:
        before.append(dump(GAME, table.pos))
        table.do(answer)
    assert (len(turn), 0) == (table.match.can_take_back(tanja), table.match.can_take_back(marion))
    for position in reversed(before):
        table.match.take_back(tanja)
        assert position == dump(GAME, table.pos)
    assert 0 == table.match.can_take_back(tanja)

    table.do(*turn, "show")
    assert (0, 0) == (table.match.can_take_back(tanja), table.match.can_take_back(marion))


@pytest.mark.parametrize("action", ["sell", "settle"])
def test_wa_7_selling_and_founding_may_be_chosen_in_round_1_and_not_done(action: str) -> None:
    """Even with goods in store and an alcalde, which no first round can have."""
    table = laid("Tanja | ship EH | stores LZ cane 1 | alcalde LZ\nMarion | ship EH", round=1)
    table.choose(Marion="settle TF", Tanja=f"{action} LZ minus")
    table.do("place EH")

    assert ["end"] == table.may()
    rule = "selling" if action == "sell" else "founding"
    assert ("not-in-round-1", rule, ("WA-7",)) == table.why_not(f"card:{action}")


# --- The gold track ---------------------------------------------------------


@pytest.mark.parametrize(
    ("longest_stay", "marion", "tanja"), [(0, (21, 2), (21, 1)), (1, (21, 1), (21, 2))]
)
def test_wa_19_whether_a_newcomer_stands_above_one_who_has_stood_longer(
    longest_stay: int, marion: tuple[int, int], tanja: tuple[int, int]
) -> None:
    """Angelika leaves the top slot of 21 by paying for a fifth card; then Tanja comes."""
    table = laid(
        "Tanja | stores EH cane 1\nMarion | gold 21.2\nAngelika | gold 21.1",
        switches={"longest_stay": longest_stay},
    )

    table.choose(Marion="settle", Angelika="EH LP LG GC minus", Tanja="EH sell")
    table.do("end", "sell", "sell EH cane")

    assert (17, 1) == table.gold("Angelika")
    assert (table.gold("Marion"), table.gold("Tanja")) == (marion, tanja)
    assert table.pos.ahead(table.seat("Tanja"), table.seat("Marion")) == (longest_stay == 0)


def test_wa_20_the_marker_moves_once_for_the_total_of_an_action() -> None:
    """Planting twice for 3 goes from 15 to 9, never standing on 12 on the way."""
    table = laid("Tanja | gold 15\nMarion | gold 12")

    table.turn(Tanja="LP plant")
    happened = table.do("plant", "on LP", "plant LP1", "plant LP2")
    assert (15, 1) == table.gold("Tanja")
    happened += table.do("done")

    assert ["paid 6 9 1"] == [event for event in happened if event.startswith("paid")]


def test_wa_20_an_amount_of_nothing_does_not_move_it() -> None:
    """Three helpers make planting free: Tanja keeps her slot below a gap."""
    table = laid("Tanja | gold 15.3 | workers LP 3\nMarion | gold 15.2")

    table.turn(Tanja="LP plant")
    table.do("plant", "on LP", "helpers 3", "plant LP1", "done", *["send west"] * 3)

    assert (15, 3) == table.gold("Tanja")


def test_wa_21_at_the_end_of_a_round_no_gold_moves() -> None:
    table = laid("Tanja | grows LP1\nMarion\nAngelika\nBirgit")
    table.choose(**dict.fromkeys(table.names, "EH"))
    before = (table.sees("gold"), table.sees("slots"))

    table.end_round()

    assert (table.sees("gold"), table.sees("slots")) == before


def test_wa_22_the_drawn_order_is_told_once_when_the_first_cards_are_sealed() -> None:
    table = begun("Tanja Marion Angelika")

    happened = table.choose(Marion="EH")

    drawn = [event for event in happened if event.startswith("drawn-on-gold")]
    assert ["drawn-on-gold 1", "drawn-on-gold 2", "drawn-on-gold 3"] == sorted(drawn)
    assert not [e for e in table.choose(Tanja="EH") if e.startswith("drawn-on-gold")]


# --- Neighbours, hands ------------------------------------------------------


def test_wa_35_of_two_players_each_is_the_others_left_neighbour() -> None:
    table = laid("Tanja\nMarion")

    table.choose(Tanja="minus", Marion="minus")

    assert "minus-passed white 1" in table.do("end")
    assert "minus-passed red 1" in table.do("end")


def test_wa_36_at_least_one_card_must_be_chosen_and_need_not_be_used() -> None:
    table = laid("Tanja\nMarion")

    assert "seal" not in table.may(name="Tanja")
    assert ("one-card-at-least", "choosing", ("WA-36",)) == table.why_not("button:seal", "Tanja")
    with pytest.raises(Refused):
        table.answer("Tanja", "seal")

    table.turn(Tanja="workers")
    table.do("end")


def test_wa_38_the_left_neighbour_of_the_last_seat_is_the_first() -> None:
    table = laid("Tanja\nAngelika\nMarion")

    table.turn(Marion="minus")

    assert "minus-passed red 1" == table.do("end")[0]


def test_wa_39_owned_minus_cards_are_seen_but_never_what_is_left_in_hand() -> None:
    """A sight is the same whether Tanja's two cards are minus cards or not."""
    sights = []
    for hand in ("minus minus", "EH LG", "settle minus"):
        table = laid("Tanja | minus 2\nMarion | minus 0\nAngelika")
        table.choose(Tanja=hand)
        sights.append(GAME.sight(table.pos, None).encode())

    assert 1 == len(set(sights))
    assert 2 == table.sees("cards", "Tanja")["minus_cards"]


def test_wa_39_what_a_minus_card_passed_in_between_cannot_be_in_an_older_hand() -> None:
    """Angelika's -4 of one card must be her own minus card; with none owned, it is not one."""
    table = laid("Tanja\nAngelika | minus 0\nMarion | minus 0")
    table.choose(Tanja="minus", Angelika="EH", Marion="settle TF")
    table.do("end")

    hands = set()
    for number in range(50):
        twin = table.pos.reimagine(NOBODY, some_luck(number))
        hands.add((twin.cards_of(table.seat("Angelika")), twin.minus_laid[table.seat("Angelika")]))

    assert 1 == table.sees("cards", "Angelika")["received"]
    assert {(1, 0)} == hands
