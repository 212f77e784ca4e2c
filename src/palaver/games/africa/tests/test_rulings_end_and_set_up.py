"""The rulings AF-22 to AF-38, each held by tests of its number: end and set-up."""

from copy import deepcopy
from typing import Any

import pytest

from palaver.core.bits import each
from palaver.core.errors import BadBoard, BadSetUp
from palaver.core.match import Match, Seed, SetUp
from palaver.games.africa.game import GAME
from palaver.games.africa.sight import SEAT_NAMES
from palaver.games.africa.tests.diagram import (
    answers,
    begun,
    cells,
    drawn,
    ended,
    give,
    happened,
    lay_out,
    part,
    position,
    question,
    scores,
    table,
    why_not,
)
from palaver.text import Speech

# === Spielende ==============================================================


def test_af_22_the_last_monument_brings_three_points_and_no_camp() -> None:
    """Spielende: the bonus tile, and the game is over with an action left."""
    match = ended(players=3)

    assert ["turned-up H4 monument", "scored-last-monument 3 monument"] == happened(match)
    assert {"red": 2, "blue": 2, "green": 2} == table(match, "camps")
    assert match.over
    assert "last-monument" == match.game.ending(match.pos)


def test_af_22_the_tenth_monument_takes_the_last_camp_and_play_goes_on() -> None:
    """Monumente aufdecken: the supply is empty then, and the game is not over."""
    match = drawn("H4", "?M\n\n.r", players=3, supply=1)

    told = give(match, "go H5", "turn-up H4")

    assert "camp-gained 0" == told[-1]
    assert (False, "walk") == (match.over, question(match))


def test_af_23_two_players_have_eight_camps_in_the_supply() -> None:
    """Besonderheit für 2 Spieler: the ninth monument ends it, eleven are in the mix."""
    match = begun(2)

    assert 8 == part(match, "supply")
    assert 11 == table(match, "face_down")["monument"]


@pytest.mark.parametrize(("players", "goal"), [(2, 9), (3, 11), (4, 11), (5, 11)])
def test_af_23_so_many_monuments_are_found(players: int, goal: int) -> None:
    """Spielende, Besonderheit für 2 Spieler: each brings a camp, and the last one the end."""
    match = begun(players)
    told: list[str] = []

    while not match.over:
        lay_out(position(match), cells("H4", "?M\n\n.r"))
        told += give(match, "go H5", "turn-up H4")
        if not match.over:
            give(match, "go H5", "rest")
            pass_turns(match, players - 1)

    found = [f"camp-gained {left}" for left in range(goal - 2, -1, -1)]
    effects = [effect for effect in told if effect.startswith(("camp-gained", "scored-last"))]
    assert [*found, "scored-last-monument 3 monument"] == effects


@pytest.mark.parametrize(("players", "unused"), [(2, 8), (3, 4), (4, 2), (5, 0)])
def test_af_24_camps_left_over_go_back_into_the_box(players: int, unused: int) -> None:
    """Spielvorbereitung: two each; of 20 camps so many are in play (with two, AF-23)."""
    match = begun(players)

    in_play = sum(table(match, "camps").values()) + part(match, "supply")

    assert 20 - unused == in_play


# === Schlusswertung =========================================================


@pytest.mark.parametrize(("goods", "points"), [("S", 1), ("SS", 3), ("SSS", 5), ("SSSS", 8)])
def test_af_25_goods_score_by_their_number(goods: str, points: int) -> None:
    """Handelsgüter: kind by kind, however they were come by."""
    match = ended(goods={"blue": goods + "KKKKK"})

    assert [3, points + 12] == scores(match)


@pytest.mark.parametrize(
    ("gold", "points"),
    [
        ([4, 3, 2, 1], [10, 6, 0, 0]),
        ([3, 3, 2, 2], [8, 8, 0, 0]),
        ([3, 3, 3, 1], [5, 5, 5, 0]),
        ([3, 3, 3, 3], [4, 4, 4, 4]),
        ([3, 2, 2, 1], [10, 3, 3, 0]),
        ([3, 2, 2, 2], [10, 2, 2, 2]),
    ],
)
@pytest.mark.parametrize("treasure", ["gold", "gems"])
def test_af_26_ranks_that_are_shared(treasure: str, gold: list[int], points: list[int]) -> None:
    """Gold und Edelsteine: added up, divided, rounded down."""
    match = ended(players=4, **{treasure: gold})

    assert [points[0] + 3, *points[1:]] == scores(match)


@pytest.mark.parametrize(
    ("gold", "points"),
    [
        ([2, 2, 2, 2, 2], [3, 3, 3, 3, 3]),
        ([9, 1, 1, 1, 1], [10, 1, 1, 1, 1]),
        ([2, 2, 2, 2, 1], [4, 4, 4, 4, 0]),
        ([5, 5, 1, 1, 1], [8, 8, 0, 0, 0]),
    ],
)
def test_af_26_ranks_that_five_share(gold: list[int], points: list[int]) -> None:
    """Gold und Edelsteine: 16 : 5 and 6 : 4 are rounded down as well."""
    match = ended(players=5, gold=gold)

    assert [points[0] + 3, *points[1:]] == scores(match)


@pytest.mark.parametrize(
    ("language", "point", "points"),
    [
        ("en", " 1 point ", "10 points"),
        ("de", " 1 Punkt ", "10 Punkte"),
        ("it", " 1 punto ", "10 punti"),
    ],
)
def test_af_26_a_single_point_is_said_in_the_singular(
    language: str, point: str, points: str
) -> None:
    """Gold und Edelsteine: 6 : 4, which only five players can come to."""
    match = ended(players=5, gold=[9, 1, 1, 1, 1], gems=[9, 1, 1, 1, 1])
    speech = Speech(language, GAME, SEAT_NAMES)

    told = match.told(match.acts[-1], None)
    said = [speech.say(told.said) for told in told if told.event in ("scored-gold", "scored-gems")]

    assert 2 == sum(points in sentence for sentence in said)
    assert 8 == sum(point in sentence for sentence in said)


def test_af_26_nuggets_count_and_not_tiles() -> None:
    """Gold und Edelsteine: a tile with two nuggets is worth two with one."""
    match = drawn("H3", "1\n\n.r\n\n2")

    give(match, "go H4", "mine")

    assert 3 == table(match, "gold")["red"]


def test_af_27_without_any_gold_no_rank() -> None:
    """Gold und Edelsteine: the second prize goes to nobody, if only one has gold."""
    match = ended(players=3, gold=[0, 1, 0])

    assert [3, 10, 0] == scores(match)


def test_af_27_the_switch_lets_them_rank_with_nothing() -> None:
    """Gold und Edelsteine: two are level for second with none; nobody has gems."""
    match = ended(players=3, gold=[0, 1, 0], switches={"empty_majority": 1})

    assert [3 + 3 + 5, 10 + 5, 3 + 5] == scores(match)


def test_af_28_with_two_players_the_second_scores() -> None:
    """Gold und Edelsteine: there is no exception for two."""
    match = ended(gold=[1, 2], gems=[5, 1])

    assert [3 + 6 + 10, 10 + 6] == scores(match)


def test_af_29_those_level_for_most_share_the_win() -> None:
    """Gold und Edelsteine, Ori e gemme: a tie at the top."""
    match = ended(players=3, score=[10, 13, 12])

    assert [13, 13, 12] == scores(match)
    assert [0, 1] == list(each(match.pos.winners()))


def test_af_30_points_go_on_beyond_fifty() -> None:
    """Spielvorbereitung: a marker for every lap is a sum in the end."""
    match = ended(score=[98, 49], goods={"blue": "S"})

    assert [101, 50] == scores(match)


# === Einfache Spielvariante =================================================


def test_af_31_one_walk_and_one_action() -> None:
    """Einfache Spielvariante: then it is the next player's turn."""
    match = begun(2, {"simple": 1})

    give(match, "go Tangier", "rest")

    assert ([1], "choose-turn") == (match.waiting(), question(match))


def test_af_38_the_simple_variant_has_journeys() -> None:
    """Einfache Spielvariante: instead of the walk and the action."""
    match = begun(2, {"simple": 1})

    give(match, "journey", "travel Lagos")

    assert [1] == match.waiting()


def test_af_31_the_last_monument_ends_the_simple_variant_too() -> None:
    """Einfache Spielvariante: only the turn is another one."""
    match = ended(players=3, switches={"simple": 1}, goods={"blue": "SS"})

    assert (True, [3, 3, 0]) == (match.over, scores(match))


# === When nobody acts =======================================================


def pass_a_round(match: Match) -> list[str]:
    return pass_turns(match, match.pos.players)


def pass_turns(match: Match, turns: int) -> list[str]:
    told = []
    for _ in range(turns):
        home = table(match, "explorers")[match.game.seat_names(match.pos)[match.waiting()[0]]]
        told = give(match, f"go {home}", "rest", f"go {home}", "rest")
    return told


@pytest.mark.parametrize("rounds", [1, 3, 10])
def test_af_32_the_game_ends_when_nobody_acts(rounds: int) -> None:
    """The rulebook is silent: a guard, with the final scores and without the bonus."""
    match = begun(3, {"patience": rounds})

    for _ in range(rounds - 1):
        pass_a_round(match)
    assert not match.over
    told = pass_a_round(match)

    assert ["rested", f"patience-ended {rounds}"] == told[-2:]
    assert (
        True,
        "patience",
        [0, 0, 0],
    ) == (match.over, match.game.ending(match.pos), scores(match))


def test_af_32_without_the_guard_it_goes_on() -> None:
    """The rulebook is silent: with patience 0 there is no limit."""
    match = begun(2, {"patience": 0})

    for _ in range(25):
        pass_a_round(match)

    assert not match.over


def test_af_36_walks_and_journeys_count_as_passes() -> None:
    """Only the five actions keep a game alive."""
    match = begun(2, {"patience": 1})

    give(match, "journey", "travel Lagos")
    told = give(match, "journey", "travel Tangier")

    assert ["travelled Alexandria Tangier", "patience-ended 1"] == told


def test_af_36_one_action_begins_the_count_anew() -> None:
    """A turn with an action, however it ends, is no pass."""
    match = drawn("H4", "?1\n\n.r", switches={"patience": 1})

    give(match, "go H5", "turn-up H4", "go H5", "rest", "journey", "travel Lagos")
    assert not match.over
    give(match, "journey", "travel Tangier")

    assert match.over


@pytest.mark.parametrize("act", ["research", "mine"])
def test_af_36_an_action_counts_in_the_second_half_and_for_nothing(act: str) -> None:
    """A camp among covered tiles is an action like any other."""
    match = drawn("H4", ".r", switches={"patience": 1})

    give(match, "go H4", "rest", "go H4", act, "journey", "travel Lagos")
    assert not match.over
    give(match, "journey", "travel Tangier")

    assert match.over


def test_af_36_final_scores_are_counted_and_nobody_gets_the_bonus() -> None:
    """Goods, gold and gems score as at any other end."""
    match = drawn("H4", ".r", switches={"patience": 1}, goods={"red": "SS"}, gold=[0, 1])

    give(match, "journey", "travel Lagos", "journey", "travel Tangier")

    assert [3, 10] == scores(match)


# === Spielvorbereitung ======================================================


def test_af_33_who_begins_is_drawn_by_lot() -> None:
    """Spielvorbereitung: each player now and then."""
    firsts = {Match(SetUp(GAME, 4, Seed(seed))).waiting()[0] for seed in range(40)}

    assert {0, 1, 2, 3} == firsts


def test_af_33_or_is_agreed_upon() -> None:
    """Spielvorbereitung: the switch names the seat; then clockwise, and round again."""
    match = Match(SetUp(GAME, 3, Seed(1), {"first_player": 2}))
    order = []

    for _ in range(4):
        order.append(match.waiting()[0])
        give(match, answers(match)[0])

    assert [1, 2, 0, 1] == order


def test_af_33_who_begins_is_one_of_the_players() -> None:
    """Spielvorbereitung: the last seat may, and a seat that nobody has is refused."""
    assert [2] == Match(SetUp(GAME, 3, Seed(1), {"first_player": 3})).waiting()

    with pytest.raises(BadSetUp, match="seat 4 cannot begin, with 3 players"):
        Match(SetUp(GAME, 3, Seed(1), {"first_player": 4}))


def test_af_33_no_two_explorers_in_one_city() -> None:
    """Spielvorbereitung: a city where nobody stands yet."""
    match = Match(SetUp(GAME, 5, Seed(1), {"first_player": 1}))

    give(match, "start Lagos")

    assert "start Lagos" not in answers(match)
    assert ("reason-city-taken", "first-player", ("AF-33",)) == why_not(match, "space:Lagos")


def test_af_34_five_explorers_in_five_cities_cannot_travel() -> None:
    """Forscher beliebig versetzen: at the start there is nowhere to go."""
    match = begun(5)

    assert [] == answers(match, "journey")
    assert ("reason-nowhere-to-go", "journey", ("AF-34",)) == why_not(match, "button:journey")


def test_af_35_a_journey_leads_elsewhere() -> None:
    """Forscher beliebig versetzen: not back to the space it begins on."""
    match = begun(4)

    give(match, "journey")

    assert ["travel Cape-Town"] == answers(match)
    assert ("reason-same-place", "journey", ("AF-35",)) == why_not(match, "space:Tangier")


def test_af_35_the_switch_allows_it() -> None:
    """Forscher beliebig versetzen: then it is a way to pass."""
    match = begun(4, {"journey_home": 1})

    give(match, "journey")

    assert ["travel Tangier", "travel Cape-Town"] == answers(match)


# === A corrected tile table =================================================


def corrected(**counts: int) -> Any:
    data = deepcopy(GAME.printed)
    for line in data["tiles"]:
        line["count"] = counts.get(line["name"], line["count"])
    return data


@pytest.mark.parametrize(("players", "supply"), [(2, 5), (3, 7), (5, 7)])
def test_af_37_the_goal_follows_the_monuments(players: int, supply: int) -> None:
    """With eight monuments the eighth ends the game, and with two players the sixth."""
    board = corrected(monument=8, nomads=18)

    match = begun(players, board=board)

    assert supply == part(match, "supply")


def test_af_37_every_number_of_equal_goods_needs_its_score() -> None:
    """A sixth statue would have no value in the printed table; the check refuses it."""
    board = corrected(statue=6, nomads=14)

    with pytest.raises(BadBoard, match="AF-37"):
        begun(board=board)


def test_af_37_with_a_score_for_six_it_is_played() -> None:
    """Six equal goods by the owner's own table."""
    board = corrected(statue=6, nomads=14)
    board["goods_score"] = [0, 1, 3, 5, 8, 12, 17]

    match = ended(board=board, goods={"blue": "SSSSSS"})

    assert [3, 17] == scores(match)
