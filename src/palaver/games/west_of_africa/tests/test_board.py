"""The board file: what it says, what is complained of, and that a corrected one is played."""

import copy
import random
import re
from collections.abc import Callable
from typing import Any
from xml.etree import ElementTree

import pytest

from palaver.core.bits import count, each
from palaver.core.ints import Luck, Word
from palaver.core.match import Match, Seed, SetUp
from palaver.core.play import playout
from palaver.games.west_of_africa.board import ACTION_IDS, GOOD_IDS, Board
from palaver.games.west_of_africa.checks import complaints
from palaver.games.west_of_africa.game import GAME
from palaver.games.west_of_africa.harbours import berths
from palaver.games.west_of_africa.words import Island

PRINTED: dict[str, Any] = GAME.printed


def changed(change: Callable[[dict[str, Any]], object]) -> list[str]:
    data = copy.deepcopy(PRINTED)
    change(data)
    return complaints(data)


def island(data: dict[str, Any], name: str) -> dict[str, Any]:
    return next(row for row in data["islands"] if row["id"] == name)


def move(data: dict[str, Any], name: str, region: str) -> None:
    old = island(data, name)["region"]
    island(data, name).update(region=region)
    data["regions"][old].remove(name)
    data["regions"][region].append(name)


def card(data: dict[str, Any], name: str) -> dict[str, Any]:
    return next(row for row in data["cards"] if row["id"] == name)


# --- What the file says -----------------------------------------------------


def test_nothing_is_wrong_with_the_shipped_board() -> None:
    assert [] == complaints(PRINTED)


def test_every_value_of_the_map_and_the_cards_says_where_it_comes_from() -> None:
    for row in PRINTED["islands"]:
        assert {row["berths_provenance"], row["sale_price_provenance"]} <= {"K", "I", "R"}
        assert all(field["provenance"] in "KIR" for field in row["fields"])
    assert all(lane["provenance"] in "KIR" for lane in PRINTED["lanes"])
    assert all(row["value_provenance"] in "KIR" for row in PRINTED["cards"])


def test_the_field_counts_in_the_file_are_those_of_its_fields() -> None:
    for row in PRINTED["islands"]:
        fields = row["fields"]
        goods = dict.fromkeys(("cane", "wine", "grain"), 0)
        costs = dict.fromkeys(("6", "9", "12"), 0)
        for field in fields:
            if field["good"]:
                goods[field["good"]] += 1
            if field["settlement_cost"]:
                costs[str(field["settlement_cost"])] += 1
            assert field["dual"] == bool(field["good"] and field["settlement_cost"])
        assert row["goods_field_count"] == goods
        assert row["settlement_field_count"] == costs


def test_eight_fields_of_cost_6_and_twenty_sites() -> None:
    """As many sites as settlements; the eight are the two-player setup."""
    board = GAME.printed_board
    costs = [board.cost_of[field] for field in each(board.sites)]

    assert (costs.count(6), len(costs)) == (8, 20)


def test_the_hands_are_all_sets_of_up_to_five_cards_in_rows_of_equal_sums() -> None:
    board = GAME.printed_board
    for deck in range(2):
        hands = board.hands[deck * 1586 : (deck + 1) * 1586]
        assert 1586 == len(set(hands))
        assert 5 == max(hand.bit_count() for hand in hands)
    row = (0 * 6 + 2) * 101 + 13  # two cards for 13: selling and founding
    assert [0b110000000000] == board.hands[board.hand_starts[row] : board.hand_starts[row + 1]]


@pytest.mark.parametrize(
    ("switches", "lanes"),
    [
        ({}, 9),
        ({"linear_middle": 1}, 7),
        ({"western_star": 1}, 8),
        ({"linear_middle": 1, "western_star": 1}, 6),
    ],
)
def test_the_switches_drop_their_lanes(switches: dict[str, int], lanes: int) -> None:
    pos = GAME.set_up(4, 1, switches)

    assert sum(count(pos.neighbours(Island(at))) for at in range(7)) == 2 * lanes


def test_flat_numbers_are_those_of_the_alternative() -> None:
    flat = GAME.set_up(4, 1, {"flat_island_values": 1})
    values = PRINTED["alternatives"]["flat_island_values"]["card_values"]
    ids = [*flat.board.island_ids, "workers", "ship", "plant", "sell", "settle", "minus"]

    assert {name: flat.value(number) for number, name in enumerate(ids)} == values


# --- Complaints -------------------------------------------------------------


@pytest.mark.parametrize(
    ("change", "complaint"),
    [
        (lambda d: d.pop("lanes"), "'lanes' is missing"),
        (lambda d: d["islands"].pop(), "'islands' must be a list of 7"),
        (lambda d: island(d, "LP").pop("berths"), "island 2: needs"),
        (lambda d: island(d, "LP").update(id="L P"), "island 2: the id must be one short word"),
        (lambda d: island(d, "LP").update(id="lg"), "the island lg occurs twice"),
        (lambda d: island(d, "LP").update(west_east_order=0), "west_east_order"),
        (lambda d: island(d, "LP").update(region="north"), "the region must be"),
        (lambda d: island(d, "LP").update(region="east"), "'regions' does not list it"),
        (lambda d: island(d, "LP").update(sale_price=7), "LP: the sale price is 6 in the west"),
        (lambda d: island(d, "LZ").update(sale_price=12.0), "LZ: the sale price is 12 in the east"),
        (lambda d: island(d, "LP")["berths"].update({"3": 6}), "berths must say"),
        (lambda d: island(d, "TF")["berths"].update({"3": 2}), "TF: berths: 3: is 1 by the rules"),
        (lambda d: island(d, "GC")["berths"].update({"4": 1}), "GC: berths: 4: is 2 by the rules"),
        (lambda d: move(d, "GC", "east"), "islands in the middle: 1; there are 2"),
        (
            lambda d: island(d, "FV")["fields"][0].update(good="cane"),
            "FV: goods grow in the west and in",
        ),
        (lambda d: island(d, "EH")["fields"].clear(), "EH: goods grow in the west and in"),
        (lambda d: island(d, "LZ")["fields"].pop(0), "8 fields cost 6, at least one on each"),
        (
            lambda d: island(d, "EH")["fields"][0].update(settlement_cost=9),
            "EH: settlements are founded in the middle and in the east",
        ),
        (lambda d: island(d, "LP")["fields"][0].update(good="rum"), "the good must be"),
        (lambda d: island(d, "LP")["fields"][0].update(good=None), "neither a good nor"),
        (lambda d: island(d, "LZ")["fields"][0].update(settlement_cost=7), "settlement cost"),
        (lambda d: island(d, "LZ")["fields"][0].update(settlement_cost=6.0), "settlement cost"),
        (lambda d: island(d, "LP")["fields"][0].update(id="LP2"), "the field lp2 occurs twice"),
        (lambda d: d["lanes"].append({"a": "EH", "b": "XX"}), "'lanes' must be"),
        (lambda d: d["lanes"].append({"a": "EH", "b": "EH"}), "joins an island to itself"),
        (lambda d: d["lanes"].append(dict(d["lanes"][0])), "the same two twice"),
        (lambda d: d["lanes"].pop(3), "no way leads to LZ"),
        (lambda d: d["lanes"].pop(8), "there is no lane EH-LP to drop"),
        (lambda d: d["start_ships"][0].update(reaches="XX"), "start ship W: reaches no island"),
        (lambda d: d["start_ships"][0].update(workers_per_player_at_start=1), "2 and 1 workers"),
        (lambda d: d["start_ships"].reverse(), "'start_ships' must be a list of two: W and E"),
        (lambda d: d["start_ships"].pop(), "'start_ships' must be"),
        (lambda d: card(d, "settle").update(value=21), "card settle: the value must be"),
        (lambda d: card(d, "minus").update(value=-5), "card minus: the value is -4"),
        (
            lambda d: d["alternatives"]["flat_island_values"]["card_values"].update(minus=-3),
            "flat_island_values, card minus: the value is -4",
        ),
        (lambda d: card(d, "sell").update(id="buy"), "the cards must be"),
        (lambda d: d["setup"]["2"]["prebuilt"].pop(), "setup for 2 players: there must be 8"),
        (lambda d: d["setup"]["3"].update(prebuilt=["TF1", "TF2", "GC1", "LZ1"]), "each island"),
        (lambda d: d["setup"]["4"].update(prebuilt=["TF1"]), "setup for 4 players"),
        (lambda d: d["setup"]["3"].update(prebuilt=["TF4"]), "where a settlement costs 6"),
        (lambda d: d["constants"].update(plant_cost=2), "constants: plant_cost: is 3 by the rules"),
        (lambda d: d["tracks"]["gold"].update(max=40), "tracks: gold: max: is 45 by the rules"),
        (lambda d: d["first_round_forbidden_actions"].pop(), "first_round_forbidden_actions: is"),
    ],
)
def test_what_is_wrong_is_said(change: Callable[[dict[str, Any]], object], complaint: str) -> None:
    assert [said for said in changed(change) if complaint in said]


@pytest.mark.parametrize("data", [None, 7, "board", [], {}, {"islands": 1}])
def test_what_is_no_board_at_all_is_said(data: object) -> None:
    assert complaints(data)


def places(data: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """Every place in a file, from the outside in."""
    inside = data.items() if isinstance(data, dict) else enumerate(data)
    found = []
    for key, value in inside:
        found.append((*path, key))
        if isinstance(value, dict | list):
            found += places(value, (*path, key))
    return found


def spoilt(rng: random.Random) -> Any:
    """One thing somewhere is another thing, or gone."""
    data = copy.deepcopy(PRINTED)
    *path, last = rng.choice(places(data))
    within = data
    for key in path:
        within = within[key]
    if rng.random() < 0.3:
        del within[last]
    else:
        within[last] = rng.choice([None, -1, 0, 3, 99, 1.5, True, "", "EH", "x y", [], {}, [[]]])
    return data


@pytest.mark.parametrize("seed", range(12))
def test_a_spoilt_file_is_complained_of_or_can_be_played(seed: int) -> None:
    """Never a traceback: neither in the check nor in a game on what it lets pass."""
    rng = random.Random(seed)
    for _ in range(40):
        data = spoilt(rng)
        if not complaints(data):
            match = Match(SetUp(GAME, rng.choice([2, 3, 4, 5]), Seed(seed), {}, data))
            playout(match.pos, Luck(Word(seed)), 60)
            assert GAME.sight(match.pos, None).encode()  # type: ignore[arg-type]
            assert GAME.draw(Board(data))


# --- A corrected board ------------------------------------------------------


def test_a_corrected_board_is_played_on() -> None:
    """Another number, another berth, another field."""
    data = copy.deepcopy(PRINTED)
    card(data, "EH")["value"] = 7
    island(data, "EH")["berths"]["2"] = 1
    island(data, "EH")["fields"][0]["good"] = "wine"
    assert [] == complaints(data)

    pos = SetUp(GAME, 2, Seed(1), {}, data).begin()

    assert 7 == pos.value(0)  # type: ignore[attr-defined]
    assert 1 == berths(pos, Island(0))  # type: ignore[arg-type]
    assert 1 == pos.board.good_of[0]  # type: ignore[attr-defined]


def test_the_drawing_has_a_shape_for_everything_on_the_board() -> None:
    drawing = ElementTree.fromstring(GAME.draw(GAME.printed_board))
    shapes = {element.get("id") for element in drawing.iter()}

    wanted = {f"field:{name}" for name in GAME.printed_board.field_ids}
    for name in GAME.printed_board.island_ids:
        wanted |= {f"island:{name}", f"harbour:{name}"}
    wanted |= {"drawn:west", "drawn:east"} | {f"card:{row['id']}" for row in PRINTED["cards"]}
    assert wanted - shapes == set()


def test_the_drawing_tells_prices_and_card_numbers_as_the_file_does() -> None:
    data = copy.deepcopy(PRINTED)
    card(data, "settle")["value"] = 7
    shapes = {
        shape.get("id"): "|".join(shape.itertext())
        for shape in ElementTree.fromstring(GAME.draw(Board(data))).iter()
    }

    assert "settle|7" == shapes["card:settle"]
    assert ("El Hierro · 6", "Lanzarote · 12") == (shapes["island:EH"], shapes["island:LZ"])


def test_the_picture_for_a_terminal_names_every_island_and_player() -> None:
    pos = GAME.set_up(5, 1)
    playout(pos, Luck(Word(3)), 300)
    picture = GAME.picture(GAME.sight(pos, 1), pos.board)

    for name in [row["name"] for row in PRINTED["islands"]] + list(GAME.seat_names(pos)):
        assert name in picture


def test_the_picture_for_a_terminal_has_words_of_the_notation_and_no_others() -> None:
    """It is the same in every language: names, codes, goods, drawn ships and signs."""
    pos = GAME.set_up(3, 1)
    known = {row["name"] for row in PRINTED["islands"]} | {*GAME.seat_names(pos), "west", "east"}
    known |= {*pos.board.island_ids, *pos.board.field_ids, *GOOD_IDS, *ACTION_IDS, "minus"}
    words = {word for name in known for word in name.split()}
    words |= {word[:2] for word in words}
    for _ in range(40):
        playout(pos, Luck(Word(3)), 10)
        picture = re.sub(r"\[[^]]*\]", "", GAME.picture(GAME.sight(pos, 1), pos.board))

        assert [] == [w for w in re.findall(r"[^\W\d_]{2,}", picture) if w not in words]
    assert re.findall(r"▒+ = -?\d+|\?$", picture, re.MULTILINE)
