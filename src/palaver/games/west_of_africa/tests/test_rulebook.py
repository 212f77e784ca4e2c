"""Setting up, cards, rounds and the end: the rulebook's examples, heading by heading.

Those of the actions stand in test_rulebook_actions.py.
"""

import pytest

from palaver.core.match import Seed, SetUp
from palaver.games.west_of_africa.game import GAME
from palaver.games.west_of_africa.tests.table import begun, laid

# === 4. Spielvorbereitung ===================================================


def test_spielvorbereitung_what_everybody_begins_with() -> None:
    """15 gold, no points, 4 cane, 2 wine, 2 grain, two workers in the west and one in the east."""
    table = begun("Tanja Angelika Marion Andreas Birgit")

    for name in table.names:
        assert 15 == table.gold(name)[0]
        assert 0 == table.points(name)
        assert {"cane": 4, "wine": 2, "grain": 2} == table.sees("supply", name)
        assert {"west": 2, "east": 1} == table.sees("workers", name)
        assert table.sees("ships", name) is None
        assert 1 == table.sees("cards", name)["minus_cards"]
    assert 6 == table.sees("track")
    assert 14 == table.sees("reserve")


def test_spielvorbereitung_the_order_on_15_is_drawn_by_lot() -> None:
    """Every slot once; another seed, another order (WA-22)."""
    orders = [tuple(begun("A B C D", seed=seed).sees("slots").values()) for seed in range(60)]

    assert {(1, 2, 3, 4)} == {tuple(sorted(order)) for order in orders}
    assert len(set(orders)) > 12


def test_spielmaterial_thirteen_cards_from_0_to_8_and_minus_4() -> None:
    """Seven islands, five actions, one minus card."""
    board = GAME.printed_board
    values = board.value[:13]

    assert (min(values[:12]), max(values[:12]), values[12]) == (0, 8, -4)


# === 5. Spielablauf =========================================================


def test_goldleiste_tanja_goes_to_27_below_marion() -> None:
    """Tanja gains 6 and goes from 21 to 27; she loses ties against Marion, wins the others."""
    table = laid(
        """
        Tanja    | gold 21.1 | stores EH cane 1
        Marion   | gold 27.1
        Angelika | gold 20.1
        Andreas  | gold 26.1
        Birgit   | gold 5.1
        """
    )

    table.turn(Tanja="EH sell")
    table.do("sell", "sell EH cane")

    seats = {name: table.seat(name) for name in table.names}
    assert (27, 2) == table.gold("Tanja")
    assert table.pos.ahead(seats["Marion"], seats["Tanja"])
    for other in ("Angelika", "Andreas", "Birgit"):
        assert table.pos.ahead(seats["Tanja"], seats[other])


# === I. Karten aussuchen ====================================================

TURN_ORDER = {
    "Angelika": "plant LP LG workers",  # four cards, 9
    "Marion": "sell GC FV",  # three cards, 10
    "Tanja": "EH LG LP sell minus",  # five cards, 4
}


def test_karten_aussuchen_tanja_pays_and_the_order_is_tanja_angelika_marion() -> None:
    """Angelika has four cards for 9, Marion three for 10, Tanja five for 4."""
    table = laid("Angelika\nMarion\nTanja")

    happened = table.choose(**TURN_ORDER)

    announced = [event for event in happened if event.startswith("announced")]
    assert ["announced 9 4", "announced 10 3", "announced 4 5"] == announced
    assert ["Tanja", "Angelika", "Marion"] == table.order()
    assert 11 == table.gold("Tanja")[0]
    assert happened.index("fee-paid 4 11 1") < happened.index("plays-as 1")


def test_karten_aussuchen_sums_are_told_and_cards_are_not() -> None:
    """The sum is announced, the cards stay face down until the own turn (WA-6)."""
    table = laid("Angelika\nMarion\nTanja")

    table.choose(**TURN_ORDER)
    assert all(table.sees("cards", name)["cards"] is None for name in table.names)
    assert ["cards-shown EH+LP+LG+sell 1"] == table.do("show")

    seen = {name: table.sees("cards", name) for name in table.names}
    assert {
        "Angelika": 9,
        "Marion": 10,
        "Tanja": 4,
    } == {name: cards["sum"] for name, cards in seen.items()}
    assert ["EH", "LG", "LP", "minus", "sell"] == sorted(seen["Tanja"]["cards"])
    assert seen["Angelika"]["cards"] is seen["Marion"]["cards"] is None
    assert (seen["Angelika"]["laid"], seen["Marion"]["laid"]) == (4, 3)


def test_karten_aussuchen_a_tie_in_the_sum_is_decided_by_gold_then_by_slot() -> None:
    """Bei einem Gleichstand entscheidet die Position auf der Goldleiste."""
    table = laid(
        """
        Tanja    | gold 9.1
        Angelika | gold 12.2
        Marion   | gold 12.1
        """
    )

    table.choose(Tanja="TF", Angelika="FV", Marion="ship")

    assert ["Marion", "Angelika", "Tanja"] == table.order()


# === III. Rundenende ========================================================


def test_rundenende_in_this_order() -> None:
    """Gold, harvest, alcaldes, their points, settlements (WA-23)."""
    table = laid("Tanja | grows LP1\nAngelika\nMarion\nBirgit", track=2)

    table.choose(**dict.fromkeys(table.names, "EH"))
    happened = table.end_round()

    kinds = [event.split()[0] for event in happened]
    steps = ["round-ended", "scored-most-gold", "harvested", "alcalde-named", "scored-alcalde"]
    places = [kinds.index(step) for step in [*steps, "track-filled"]]
    assert places == sorted(places)
    assert {"red": {"wine": 1}} == table.sees("stores")["LP"]
    assert "Tanja" == table.alcalde("LP")
    assert 6 == table.sees("track")


def test_rundenende_influence_counts_goods_one_and_workers_and_ship_two_each() -> None:
    """Jedes Gut 1 Punkt, jeder Arbeiter und das Schiff 2 Punkte."""
    table = laid(
        """
        Tanja    | ship TF | stores TF cane 3
        Angelika | ship LP | workers TF 2, west 1
        Marion   | ship EH
        """
    )

    table.choose(**dict.fromkeys(table.names, "EH"))
    happened = table.end_round()

    assert "alcalde-named TF 5 1" in happened
    assert "Tanja" == table.alcalde("TF")
    assert (table.alcalde("LP"), table.alcalde("EH")) == ("Angelika", "Marion")
    assert table.alcalde("FV") is None


# === 6. Spielende, 7. Änderungen bei zwei oder drei Spielern ================


def test_spielende_one_more_round_then_a_point_for_ten_gold() -> None:
    """25 points at the end of a round: one more whole round is played."""
    table = laid("Tanja | points 24 | gold 19\nAngelika | gold 31\nMarion\nBirgit")

    table.choose(**dict.fromkeys(table.names, "EH"))
    assert "last-round points" in table.end_round()
    assert not table.match.over
    table.choose(**dict.fromkeys(table.names, "EH"))
    happened = table.end_round()

    assert table.match.over
    assert [
        "scored-fortune 1 19",
        "scored-fortune 3 31",
        "scored-fortune 1 15",
        "scored-fortune 1 15",
    ] == [e for e in happened if e.startswith("scored-fortune")]


@pytest.mark.parametrize(
    ("players", "built", "track", "berths"),
    [(2, 8, 4, 1), (3, 4, 4, 1), (4, 0, 6, 2), (5, 0, 6, 2)],
)
def test_aenderungen_by_number_of_players(
    players: int, built: int, track: int, berths: int
) -> None:
    """Neutral settlements, the track, the berths of Tenerife and Gran Canaria."""
    pos = SetUp(GAME, players, Seed(1)).begin()
    table = GAME.sight(pos, None).table  # type: ignore[arg-type]
    fields = table["fields"]
    assert isinstance(fields, dict)

    board = GAME.printed_board
    standing = [name for name, what in fields.items() if what == "settlement"]
    assert len(standing) == built
    assert all(board.cost_of[board.field_ids.index(name)] == 6 for name in standing)
    assert (table["track"], table["reserve"]) == (track, 20 - track - built)
    for island in ("TF", "GC"):
        at = (players - 2) * 7 + board.island_ids.index(island)
        assert board.berths[at] == berths


def test_aenderungen_three_players_one_settlement_on_each_island_of_middle_and_east() -> None:
    """The book says west, which has no such fields (WA-32)."""
    assert ["TF1", "GC1", "FV1", "LZ1"] == GAME.printed["setup"]["3"]["prebuilt"]
