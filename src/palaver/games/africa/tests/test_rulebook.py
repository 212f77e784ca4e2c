"""Setting up, and every worked example of the German and the Italian rulebook."""

import pytest

from palaver.core.match import Match, Seed, SetUp
from palaver.games.africa.game import GAME
from palaver.games.africa.tests.diagram import (
    answers,
    begun,
    drawn,
    ended,
    gains,
    give,
    goods_of,
    happened,
    lies,
    part,
    scores,
    table,
)

# === Spielvorbereitung, Preparazione ========================================


def test_spielvorbereitung_a_tile_lies_face_down_on_every_space_but_the_cities() -> None:
    """Spielvorbereitung: the five spaces with the start cities stay free."""
    match = begun(5)

    spaces = table(match, "spaces")
    bare = {code for code, thing in spaces.items() if thing == "empty"}

    assert {"Tangier", "Alexandria", "Lagos", "Mombasa", "Cape-Town"} == bare
    assert 96 == list(spaces.values()).count("face-down")
    assert 96 == sum(table(match, "face_down").values())


def test_spielvorbereitung_the_tiles_are_mixed() -> None:
    """Spielvorbereitung: another seed, another deal; the same seed, the same."""
    matches = [Match(SetUp(GAME, 3, Seed(seed))) for seed in (1, 2, 1)]
    deals = [match.game.hidden(match.pos) for match in matches]

    assert deals[0] != deals[1]
    assert deals[0] == deals[2]


def test_spielvorbereitung_everybody_begins_with_two_camps_and_no_points() -> None:
    """Spielvorbereitung: ten camps in the supply, two before each player, counters on 0."""
    match = begun(4)

    assert {"red": 2, "blue": 2, "green": 2, "white": 2} == table(match, "camps")
    assert 10 == part(match, "supply")
    assert [0, 0, 0, 0] == scores(match)


# === Handelsgüter aufdecken, Merci ==========================================

STATUE_FOUND = """
    ?S

    .r
"""
ANDREAS_AND_BIRGIT = {"red": "S", "blue": "KCC"}


def test_handelsgueter_aufdecken_andreas_may_keep_or_swap_with_birgit_in_two_ways() -> None:
    """Handelsgüter aufdecken, Beispiel: one statue for the kettle, both for the clothing."""
    match = drawn("H4", STATUE_FOUND, goods=ANDREAS_AND_BIRGIT)

    give(match, "go H5", "turn-up H4")

    assert ["keep", "swap blue kettle", "swap blue clothing"] == answers(match)


@pytest.mark.parametrize(
    ("answer", "andreas", "birgit"),
    [
        ("keep", {"statue": 2}, {"kettle": 1, "clothing": 2}),
        ("swap blue kettle", {"statue": 1, "kettle": 1}, {"statue": 1, "clothing": 2}),
        ("swap blue clothing", {"clothing": 2}, {"statue": 2, "kettle": 1}),
    ],
)
def test_merci_what_anna_and_bob_then_have(
    answer: str, andreas: dict[str, int], birgit: dict[str, int]
) -> None:
    """Merci, Esempio (the same as the German one): Bob gives all or nothing of a kind."""
    match = drawn("H4", STATUE_FOUND, goods=ANDREAS_AND_BIRGIT)

    give(match, "go H5", "turn-up H4", answer)

    assert {"red": andreas, "blue": birgit} == goods_of(match)


def test_handelsgueter_aufdecken_the_space_is_empty_then() -> None:
    """Handelsgüter aufdecken: the tile is taken off the board, which scores nothing yet."""
    match = drawn("H4", STATUE_FOUND)

    assert ["turned-up H4 statue", "goods-taken statue H4"] == give(match, "go H5", "turn-up H4")
    assert "empty" == lies(match, "H4")
    assert [0, 0] == scores(match)


# === Gold und Edelsteine aufdecken, Ori e gemme =============================


@pytest.mark.parametrize(("tile", "points"), [("?1", 1), ("?2", 2), ("?d", 1), ("?D", 2)])
def test_gold_und_edelsteine_aufdecken_a_point_for_each_piece_shown(tile: str, points: int) -> None:
    """Gold und Edelsteine aufdecken: one point or two, and the tile stays."""
    match = drawn("H4", f"{tile}\n\n.r")

    give(match, "go H5", "turn-up H4")

    assert [points, 0] == scores(match)
    assert lies(match, "H4") in ("gold-1", "gold-2", "gems-1", "gems-2")
    assert {"red": 0, "blue": 0} == table(match, "gold") == table(match, "gems")


# === Tiere aufdecken, Animali ===============================================

ELEPHANT_FOUND = """
    E       .       .
        ?E      .
    .       .       E
        .r      .
    .       .       E
"""


def test_tiere_aufdecken_the_fourth_elephant_does_not_count() -> None:
    """Tiere aufdecken, Beispiel: at home two points, beside the other pair three."""
    match = drawn("G4", ELEPHANT_FOUND)

    give(match, "go H5", "turn-up H4")

    assert {"settle H4": 2, "settle J5": 3} == gains(match)


def test_animali_bob_scores_one_for_the_elephant_and_two_for_its_neighbours() -> None:
    """Animali, Esempio: moved beside the pair it scores 1 + 2, and the fourth nothing."""
    match = drawn("G4", ELEPHANT_FOUND)

    give(match, "go H5", "turn-up H4", "settle J5")

    parts = ["settled elephant H4 J5", "scored-animal 1 elephant", "scored-kin 2 elephant"]
    assert parts == happened(match)
    assert ["empty", "elephant"] == [lies(match, "H4"), lies(match, "J5")]


def test_animali_bob_scores_two_where_the_elephant_was_found() -> None:
    """Animali, Esempio: it may stay, with one other elephant next to it."""
    match = drawn("G4", ELEPHANT_FOUND)

    give(match, "go H5", "turn-up H4", "settle H4")

    assert ["scored-animal 1 elephant", "scored-kin 1 elephant"] == happened(match)
    assert "elephant" == lies(match, "H4")


# === Nomadenvölker aufdecken, Indigeni ======================================


def test_nomadenvoelker_aufdecken_a_point_for_every_free_neighbour() -> None:
    """Nomadenvölker aufdecken: two points here, or three where more spaces are free."""
    match = drawn(
        "G4",
        """
            E       M
                ?N      .
            .       .r      .
                Z       .
        """,
    )

    give(match, "go I5", "turn-up H4")

    assert {"settle H4": 2, "settle I5": 3, "settle J4": 3, "settle J5": 3} == gains(match)


# === Monumente aufdecken, Monumenti =========================================


def test_monumente_aufdecken_a_camp_out_of_the_supply() -> None:
    """Monumente aufdecken: the tile stays and scores nothing."""
    match = drawn("H4", "?M\n\n.r", players=3)

    told = give(match, "go H5", "turn-up H4")

    assert ["turned-up H4 monument", "camp-gained 9"] == told
    assert {"red": 3, "blue": 2, "green": 2} == table(match, "camps")
    assert [0, 0, 0] == scores(match)


# === Nomadenvolk versetzen, Muovere un gettone indigeno =====================

NOMADS_FACE_UP = """
        .r
    E       M
        N       .
    Z       2       L
        E       .
    M       .       .
        ^       Z
"""


def test_nomadenvolk_versetzen_three_minus_one_is_two() -> None:
    """Nomadenvolk versetzen, Beispiel: one free neighbour before, three after."""
    match = drawn("H3", NOMADS_FACE_UP)

    give(match, "go H3", "pick-up H4")

    assert {"settle J5": 2} == gains(match)
    assert ["moved nomads H4 J5", "scored-improvement 2 nomads"] == give(match, "settle J5")


def test_muovere_un_gettone_indigeno_the_one_empty_space_is_the_explorers() -> None:
    """Muovere un gettone indigeno, Esempio: with a zebra under him there is none, and 3 - 0."""
    match = drawn("H3", NOMADS_FACE_UP.replace(".r", "Zr"))

    give(match, "go H3", "pick-up H4")

    assert {"settle J5": 3} == {place: gain for place, gain in gains(match).items() if gain > 1}


# === Tier versetzen, Muovere un gettone animale =============================


def test_tier_versetzen_only_the_improvement_scores() -> None:
    """Tier versetzen, Achtung: the difference alone, where a new animal scores all."""
    match = drawn("G4", ELEPHANT_FOUND.replace("?E", "E "))

    give(match, "go H5", "pick-up H4")

    assert {"settle J5": 1} == gains(match)


# === Basiccamp errichten, Costruire un campo base ===========================


ALL_AROUND = """
        E
    M       N
        .r
    2       Z
        d
"""


def test_basiccamp_errichten_und_forschen_gold_and_gems_score_nothing() -> None:
    """Basiccamp errichten und forschen: two animals, nomads and a monument; all tiles stay."""
    match = drawn("H3", ALL_AROUND)

    told = give(match, "go H4", "research")

    assert ["camp-built H4", "scored-research 4 2 1 1"] == told
    assert ["gold-2", "gems-1"] == [lies(match, "G5"), lies(match, "H5")]
    assert {"red": 1, "blue": 2} == table(match, "camps")


def test_basiccamp_errichten_und_bodenschaetze_aufnehmen_no_points() -> None:
    """Basiccamp errichten und Bodenschätze aufnehmen: gold and gems are taken, animals stay."""
    match = drawn("H3", ALL_AROUND)

    told = give(match, "go H4", "mine")

    assert ["camp-built H4", "mined gold-2 G5", "mined gems-1 H5"] == told
    assert (2, 1) == (table(match, "gold")["red"], table(match, "gems")["red"])
    assert [0, 0] == scores(match)


# === Spielende und Schlusswertung, Termine del gioco e punteggi finali ======


def test_schlusswertung_handelsgueter_four_statues_and_two_kettles() -> None:
    """Handelsgüter, Beispiel: 8 for the statues, 3 for the kettles, 11 in all."""
    match = ended(goods={"blue": "SSSSKK"})

    assert [3, 11] == scores(match)


def test_schlusswertung_gold_birgit_and_connie_share_second_place() -> None:
    """Gold, Beispiel: Andreas has most; 6 : 2 = 3 each for Birgit and Connie."""
    match = ended(players=3, gold=[5, 2, 2])

    assert [3 + 10, 3, 3] == scores(match)


def test_schlusswertung_gems_andreas_and_connie_share_first_place() -> None:
    """Edelsteine, Beispiel: (10 + 6) : 2 = 8 each, and nothing for Birgit."""
    match = ended(players=3, gems=[3, 1, 3])

    assert [3 + 8, 0, 8] == scores(match)


def test_ori_e_gemme_anna_bob_and_chris() -> None:
    """Ori e gemme, Esempio: both examples together, told part by part."""
    match = ended(players=3, gold=[5, 2, 2], gems=[3, 1, 3])

    told = [told for told in happened(match) if told.startswith(("scored-gold", "scored-gems"))]

    gold = ["scored-gold 10 5 1", "scored-gold 3 2 2", "scored-gold 3 2 2"]
    assert [*gold, "scored-gems 8 3 2", "scored-gems 8 3 2"] == told
    assert [3 + 18, 3, 11] == scores(match)
