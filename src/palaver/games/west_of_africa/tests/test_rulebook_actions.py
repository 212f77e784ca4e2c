"""Every worked example that the rulebook gives of an action, heading by heading."""

import pytest

from palaver.games.west_of_africa.tests.table import begun, laid

# === II. Kartenaktionen ausführen ===========================================


def test_kartenaktionen_tenerife_serves_planting_and_selling() -> None:
    """Tenerife, Güter anbauen und Güter verkaufen: the one island card counts for both."""
    table = laid("Tanja | stores TF cane 1\nMarion")

    table.turn(Tanja="TF plant sell")
    table.do("sell", "sell TF cane")
    table.do("plant", "on TF", "plant TF3")

    assert "red" == table.sees("fields")["TF3"]
    assert table.gold("Tanja")[0] == 15 + 9 - 3


def test_kartenaktionen_two_islands_serve_one_planting() -> None:
    """Tenerife, La Gomera und Güter anbauen."""
    table = laid("Tanja | gold 20\nMarion")

    table.turn(Tanja="TF LG plant")

    assert [] == table.do("plant")
    assert ["on LG", "on TF"] == table.may("on")


def test_kartenaktionen_no_planting_on_an_island_that_was_not_chosen() -> None:
    """Tenerife und Güter anbauen: not on La Gomera."""
    table = laid("Tanja\nMarion")

    table.turn(Tanja="TF plant")
    table.do("plant")

    assert ["on TF"] == table.may("on")
    assert ("island-not-chosen", "planting", ("WA-9",)) == table.why_not("island:LG")


# Sonderfall Schiff in der ersten Spielrunde


def test_schiff_tanja_takes_la_palma_so_angelika_takes_la_gomera() -> None:
    """The one berth of La Palma is taken."""
    table = begun("Tanja Angelika")

    table.turn(Tanja="EH")
    table.do("place LP", "end", "show")

    assert "Angelika" == table.on_turn()
    assert "place LP" not in table.may()
    assert ("harbour-full", "first-ship", ("WA-8",)) == table.why_not("harbour:LP")
    assert ["ship-placed LG"] == table.do("place LG")


# Aktion „Arbeiter bewegen“


def test_arbeiter_bewegen_marion_uses_four_points() -> None:
    """One to La Gomera (1), one over it to Tenerife (2), one from Gran Canaria (1)."""
    table = laid("Marion | workers west 2, GC 1\nTanja")

    table.turn(Marion="workers")
    happened = table.do("workers", "step west LG", "step west LG", "step LG TF", "step GC TF")

    assert ["3", "2", "1", "0"] == [event.split()[-1] for event in happened]
    assert {"LG": 1, "TF": 2} == table.sees("workers", "Marion")
    assert ["end"] == table.may()


# Aktion „Güter Anbauen“


def test_gueter_anbauen_angelika_plants_with_two_helpers() -> None:
    """La Palma 9, with two helpers 3; La Gomera 3: her marker goes back 6, once (WA-20)."""
    table = laid("Angelika | workers LP 2, east 1\nTanja")

    table.turn(Angelika="plant LP LG")
    happened = table.do("plant", "on LP", "helpers 2", "plant LP1", "plant LP2", "plant LP3")
    happened += table.do("done", "send west", "send west")
    happened += table.do("on LG", "plant LG1", "done")

    assert [
        "planted LP1 wine 1",
        "planted LP2 wine 1",
        "planted LP3 cane 1",
        "planted LG1 grain 3",
    ] == [e for e in happened if e.startswith("planted")]
    assert ["paid 6 9 1"] == [e for e in happened if e.startswith("paid")]
    assert {"west": 2, "east": 1} == table.sees("workers", "Angelika")
    assert {"cane": 3, "grain": 1} == table.sees("supply", "Angelika")


def test_gueter_anbauen_a_helper_can_be_moved_again_in_the_same_turn() -> None:
    """Ein spezieller Fall: the help is no movement."""
    table = laid("Angelika | workers LP 1, west 1, east 1\nTanja")

    table.turn(Angelika="plant LP workers")
    table.do("plant", "on LP", "helpers 1", "plant LP1", "done", "send west", "workers")
    happened = table.do("step west LG", "step LG LP", "step west LG", "step LG LP")

    assert 4 == len(happened)
    assert {"LP": 2, "east": 1} == table.sees("workers", "Angelika")


# Aktion „Güter verkaufen“


def test_gueter_verkaufen_marion_sells_for_33_and_keeps_the_rest() -> None:
    """With 8 gold: two goods at 12 and one at 9 make 41; two wine and a cane, for slip 1."""
    table = laid("Marion | gold 8 | stores GC wine 2, GC cane 1, FV cane 2\nTanja")

    table.turn(Marion="sell GC FV")
    happened = table.do("sell", "sell FV cane", "sell FV cane", "sell GC wine", "done")

    assert "earned 33 41 1 0" == happened[-1]
    assert (41, 1) == table.gold("Marion")
    assert {"red": {"cane": 1, "wine": 1}} == table.sees("stores")["GC"]


def test_gueter_verkaufen_one_more_good_would_lose_five_gold() -> None:
    """Über 45 hinausgehendes Gold geht sofort verloren (WA-18)."""
    table = laid("Marion | gold 8 | stores GC wine 2, GC cane 1, FV cane 2\nTanja")

    table.turn(Marion="sell GC FV")
    happened = table.do("sell", *["sell FV cane"] * 2, *["sell GC wine"] * 2, "done")

    assert "earned 37 45 1 5" == happened[-1]


@pytest.mark.parametrize(
    ("island", "price"),
    [("EH", 6), ("LP", 6), ("LG", 6), ("TF", 9), ("GC", 9), ("FV", 12), ("LZ", 12)],
)
def test_gueter_verkaufen_the_price_is_that_of_the_region(island: str, price: int) -> None:
    """Im Westen 6, in der Mitte 9, im Osten 12, unabhängig von der Sorte."""
    table = laid(f"Marion | stores {island} wine 1, {island} grain 1\nTanja")

    table.turn(Marion=f"sell {island}")
    happened = table.do("sell", f"sell {island} wine", f"sell {island} grain")

    assert [f"sold {island} wine {price}", f"sold {island} grain {price}"] == happened[:2]
    assert table.gold("Marion")[0] == 15 + 2 * price


# Aktion „Siedlung gründen“

FOUNDING = """
    Tanja    | gold 30 | alcalde TF LZ
    Angelika | gold 15 | grows TF1
    Marion   | gold 14
    Andreas  | gold 13
    """


def test_siedlung_gruenden_tanja_founds_three_for_21() -> None:
    """On Tenerife for 6, on Lanzarote for 15; the track is empty then."""
    table = laid(FOUNDING, track=3)

    table.turn(Tanja="settle TF LZ")
    table.do("settle")
    assert "found TF1" not in table.may()
    assert ("growing", "double-fields", ("WA-26",)) == table.why_not("field:TF1")
    happened = table.do("found TF2", "found LZ1", "found LZ3")

    assert ["paid 21 9 1"] == [e for e in happened if e.startswith("paid")]
    assert 9 == table.points("Tanja")
    assert 0 == table.sees("track")


def test_siedlung_gruenden_the_field_can_never_be_planted_again() -> None:
    """Niemals wieder etwas angebaut."""
    table = laid("Tanja | workers TF 1, west 2\nMarion\nAngelika\nBirgit", settled="TF2")

    table.turn(Tanja="plant TF")
    table.do("plant", "on TF", "helpers 0")

    assert ["plant TF1", "plant TF3"] == table.may("plant")
    assert ("settled", "double-fields", ("WA-26",)) == table.why_not("field:TF2")


# Aktion „Schiff ziehen“


def test_schiff_ziehen_marion_takes_three_cane_and_pushes_angelika() -> None:
    """La Gomera, Tenerife, Fuerteventura are two harbours; Tanja's ship is not moved."""
    table = laid(
        """
        Marion   | ship LG | stores TF cane 3
        Tanja    | ship TF
        Angelika | ship FV
        """
    )

    table.turn(Marion="ship")
    table.do("ship", "sail TF", *["load TF cane"] * 3)
    happened = table.do("sail FV", "done")

    assert "sailed TF FV 1" == happened[0]
    assert "pushed FV LZ red" in happened
    assert {"red": "FV", "white": "TF", "blue": "LZ"} == table.sees("ships")
    assert {"red": {"cane": 3}} == table.sees("stores")["FV"]
    assert {} == table.sees("stores")["TF"]


def test_schiff_ziehen_from_la_gomera_into_gran_canaria_pushes_to_fuerteventura() -> None:
    """One ship there, chosen if there are two, goes on east."""
    table = laid("Marion | ship LG\nTanja | ship GC\nAngelika | ship GC\nBirgit | ship LZ")

    table.turn(Marion="ship")
    table.do("ship", "sail GC", "done")

    assert ["push white", "push blue"] == table.may()
    assert ["pushed GC FV red"] == table.do("push blue")
    assert {"red": "GC", "white": "GC", "blue": "FV", "green": "LZ"} == table.sees("ships")


def test_schiff_ziehen_if_fuerteventura_is_taken_it_goes_on_to_lanzarote() -> None:
    """Sollte Fuerteventura besetzt sein, muss es nach Lanzarote weiter."""
    table = laid("Marion | ship LG\nTanja | ship GC\nAngelika | ship FV")

    table.turn(Marion="ship")
    happened = table.do("ship", "sail GC", "done")

    assert "pushed GC LZ red" == happened[-1]


def test_schiff_ziehen_there_and_back() -> None:
    """Fuerteventura, Gran Canaria (load), Fuerteventura, Lanzarote: three harbours."""
    table = laid("Marion | ship FV | stores GC wine 2\nTanja")

    table.turn(Marion="ship")
    table.do("ship", "sail GC", "load GC wine", "load GC wine", "sail FV", "unload GC wine")
    happened = table.do("sail LZ", "done")

    assert ["sailed FV LZ 0", "unloaded LZ wine GC"] == happened
    assert {"red": {"wine": 1}} == table.sees("stores")["FV"]
    assert {"red": {"wine": 1}} == table.sees("stores")["LZ"]


# Aktion „Minuskarte“


def test_minuskarte_four_are_taken_off_and_the_card_goes_to_the_left() -> None:
    """Am Ende des Zugs gibt er diese Karten an seinen linken Nachbarn weiter."""
    table = laid("Tanja\nAngelika\nMarion")

    happened = table.turn(Tanja="TF minus")
    assert "announced -1 2" in happened
    assert "minus-passed white 1" == table.do("end")[0]
    table.end_round()

    owned = [table.sees("cards", name)["minus_cards"] for name in table.names]
    assert [0, 2, 1] == owned


def test_ein_moeglicher_spielzug_angelika_plays_five_cards() -> None:
    """She may sell from both, plant on Tenerife only, and found on both."""
    table = laid(
        "Angelika | gold 19 | alcalde TF FV | stores TF cane 1, FV cane 1\nTanja\nMarion\nBirgit"
    )

    table.turn(Angelika="TF FV sell plant settle")
    assert 15 == table.gold("Angelika")[0]
    assert ["end", "plant", "sell", "settle"] == table.may()

    table.do("plant")
    assert ["on TF"] == table.may("on")
    table.do("done", "sell")
    assert ["sell TF cane", "sell FV cane"] == table.may("sell")
    table.do("sell TF cane", "done", "settle")

    founding = {notation.split()[1][:2] for notation in table.may("found")}
    assert {"TF", "FV"} == founding
