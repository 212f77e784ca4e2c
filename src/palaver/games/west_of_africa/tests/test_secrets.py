"""Face-down cards dealt anew: exactly the hands that cannot be told apart, each as likely."""

from collections import Counter
from itertools import combinations

import pytest

from palaver.core.contract import some_luck
from palaver.core.ints import NOBODY
from palaver.games.west_of_africa.game import GAME
from palaver.games.west_of_africa.position import Position
from palaver.games.west_of_africa.rules import SHOW
from palaver.games.west_of_africa.sight import laid_cards
from palaver.games.west_of_africa.tests.table import Table, laid

CARDS = [card["id"] for card in GAME.printed["cards"]]
VALUES = {card["id"]: card["value"] for card in GAME.printed["cards"]}
Hand = tuple[str, ...]


def hands(sizes: range, minuses: int, total: int | None = None) -> set[Hand]:
    """All hands, worked out from the card list alone."""
    found = set()
    for size in sizes:
        for minus in range(min(size, minuses) + 1):
            for cards in combinations(CARDS[:-1], size - minus):
                hand = (*cards, *["minus"] * minus)
                if total is None or sum(VALUES[card] for card in hand) == total:
                    found.add(tuple(sorted(hand)))
    return found


def dealt(table: Table, name: str, times: int) -> Counter[Hand]:
    """What a spectator imagines, so many times."""
    found: Counter[Hand] = Counter()
    for number in range(times):
        twin = table.pos.reimagine(NOBODY, some_luck(number))
        found[tuple(sorted(laid_cards(twin, table.seat(name))))] += 1
    return found


@pytest.mark.parametrize(
    ("cards", "minus"),
    [("EH LG", 0), ("settle TF", 1), ("sell plant minus", 1), ("EH LG LP minus minus", 2)],
)
def test_after_the_sums_every_hand_of_that_number_and_sum_is_dealt(cards: str, minus: int) -> None:
    table = laid(f"Tanja | minus {minus}\nMarion | minus 2")
    table.choose(Tanja=cards, Marion="EH minus minus")
    total = sum(VALUES[card] for card in cards.split())
    size = len(cards.split())

    found = dealt(table, "Tanja", 400)

    assert set(found) == hands(range(size, size + 1), minus, total)


def test_each_of_them_is_as_likely() -> None:
    """2 cards for 5, six hands and none with a minus card owned; 3,000 deals."""
    table = laid("Tanja | minus 0\nMarion")
    table.choose(Marion="EH minus", Tanja="EH sell")
    wanted = hands(range(2, 3), 0, 5)

    found = dealt(table, "Tanja", 3000)

    assert set(found) == wanted
    fair = 3000 / len(wanted)
    assert all(abs(times - fair) < 6 * fair**0.5 for times in found.values())


def test_a_sealed_hand_while_others_choose_is_any_of_its_number() -> None:
    table = laid("Tanja | minus 0\nMarion")
    table.choose(Tanja="settle")

    assert set(dealt(table, "Tanja", 300)) == hands(range(1, 2), 0)


@pytest.mark.parametrize(("gold", "most"), [(3, 4), (4, 5)])
def test_an_unsealed_hand_is_any_that_the_seat_can_pay_for(gold: int, most: int) -> None:
    """The fifth card only for whoever has four gold."""
    table = laid(f"Tanja | gold {gold} | minus 1\nMarion")
    table.answer("Tanja", "add settle")
    possible = hands(range(most + 1), 1)

    found = dealt(table, "Tanja", 600)

    assert set(found) <= possible
    assert {len(hand) for hand in found} >= {2, 3, 4}
    assert max(len(hand) for hand in found) == most


def test_the_own_hand_and_those_shown_are_left_as_they_are() -> None:
    table = laid("Tanja\nMarion\nAngelika")
    table.choose(Tanja="LG LP", Marion="sell TF", Angelika="settle GC")
    table.do("show")

    for number in range(30):
        twin = table.pos.reimagine(table.seat("Marion"), some_luck(number))
        assert ["TF", "sell"] == laid_cards(twin, table.seat("Marion"))
        assert ["LP", "LG"] == laid_cards(twin, table.seat("Tanja"))


def test_the_seat_on_turn_is_dealt_anew_like_the_others_until_it_has_shown() -> None:
    """And what it shows then is what it may do (WA-42)."""
    table = laid("Tanja | minus 0\nMarion")
    table.choose(Marion="settle TF", Tanja="EH sell")
    assert "Tanja" == table.on_turn()

    assert hands(range(2, 3), 0, 5) == set(dealt(table, "Tanja", 200))
    for number in range(20):
        twin = table.pos.reimagine(table.seat("Marion"), some_luck(number))
        twin.choose(table.seat("Tanja"), SHOW)
        assert twin.actions[table.seat("Tanja")] == twin.to_do

    table.do("show")
    assert {("EH", "sell")} == set(dealt(table, "Tanja", 20))


def test_the_flat_numbers_are_used_where_they_are_switched_on() -> None:
    """Lanzarote counts 2 then, and a hand of one card for 2 may be it."""
    table = laid("Tanja | minus 0\nMarion", switches={"flat_island_values": 1})
    table.choose(Marion="EH", Tanja="TF")

    assert {"LP", "GC", "TF", "LZ", "workers"} == {hand[0] for hand in dealt(table, "Tanja", 200)}


def test_where_the_sum_leaves_one_hand_nothing_is_hidden() -> None:
    """8 with one card is founding a settlement; the next round hides again."""
    table = laid("Tanja\nMarion")
    table.choose(Marion="EH", Tanja="settle")

    assert {"cards": {}} == GAME.hidden(table.pos)
    table.end_round()
    assert {"cards": {"red": [], "white": []}} == GAME.hidden(table.pos)


@pytest.mark.parametrize("angelika", ["EH", "settle TF"])
def test_sights_do_not_tell_hands_apart_that_may_not_be_told_apart(angelika: str) -> None:
    """Three hands of two cards for 5: for spectators and for Marion one and the same.

    Also where the turn is Tanja's and she is asked to show them (WA-42).
    """
    for observer in (None, 1):
        seen = set()
        for hand in ("EH sell", "LG plant", "LP FV"):
            table = laid("Tanja | minus 0\nMarion\nAngelika")
            table.choose(Angelika=angelika, Marion="settle", Tanja=hand)
            assert ("Angelika" if angelika == "EH" else "Tanja") == table.on_turn()
            seen.add(GAME.sight(table.pos, observer).encode())
        assert 1 == len(seen)


def test_imagined_from_a_sight_it_is_a_position_to_play_on_with() -> None:
    table = laid("Tanja\nMarion\nAngelika")
    table.choose(Angelika="EH")
    sight = GAME.sight(table.pos, 1)

    pos = GAME.imagine(table.pos.board, sight, some_luck(1))

    assert isinstance(pos, Position)
    assert pos.legal(table.seat("Marion")) == table.pos.legal(table.seat("Marion"))
