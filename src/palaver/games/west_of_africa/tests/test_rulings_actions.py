"""The rulings on the actions of a turn; each test bears its number."""

import pytest

from palaver.core.contract import some_luck
from palaver.core.ints import NOBODY
from palaver.games.west_of_africa.tests.table import Table, begun, field, laid


def test_wa_8_the_ship_is_placed_before_anything_else_in_the_first_turn() -> None:
    table = begun("Tanja Marion")
    table.choose(Marion="settle", Tanja="ship workers")
    table.do("show")

    assert {"place"} == {answer.split()[0] for answer in table.may()}
    assert ("ship-first", "first-ship", ("WA-8",)) == table.why_not("card:ship")
    table.do("place FV")
    assert ["end", "workers", "ship"] == table.may()
    assert ["sailed FV LZ 2"] == table.do("ship", "sail LZ", "done")


def test_wa_8_a_move_ship_card_of_the_first_round_pushes_as_always() -> None:
    """Only ships that were placed already; those of the others are not yet anywhere."""
    table = begun("Tanja Marion Angelika")
    table.choose(Marion="EH", Tanja="ship", Angelika="settle")
    table.do("place FV", "end", "place LZ", "ship", "sail FV", "done")

    assert ["to TF", "to GC"] == table.may()
    table.do("to GC")
    assert {"red": "FV", "white": "GC", "blue": None} == table.sees("ships")


def test_wa_8_nobody_is_pushed_and_there_is_always_a_free_berth() -> None:
    """Five ships, one after the other, only on free berths."""
    table = begun("Tanja Angelika Marion Andreas Birgit")
    table.choose(**dict.fromkeys(table.names, "EH"))

    harbours = []
    for _ in table.names:
        table.do("show")
        free = table.may("place")
        harbours.append(next((berth for berth in free if berth != "place EH"), free[0]))
        assert not [event for event in table.do(harbours[-1], "end") if "pushed" in event]

    assert ["place LP", "place LG", "place TF", "place TF", "place GC"] == harbours


def test_wa_9_each_action_once_in_any_order_and_any_of_them_left_out() -> None:
    table = laid("Tanja | stores LP wine 1\nMarion")
    table.turn(Tanja="LP plant sell workers")

    assert ["end", "workers", "plant", "sell"] == table.may()
    table.do("sell", "sell LP wine")
    assert ["end", "workers", "plant"] == table.may()
    table.do("workers", "step west LG", "done")
    assert ["end", "plant"] == table.may()
    assert ("done-already", "turn", ("WA-9",)) == table.why_not("card:workers")
    table.do("end")


def test_wa_9_an_action_is_finished_before_the_next_begins() -> None:
    table = laid("Tanja\nMarion")
    table.turn(Tanja="LP plant workers")
    table.do("workers", "step west LG")

    assert not {"plant", "end"} & set(table.may())
    assert ("finish-first", "turn", ("WA-9",)) == table.why_not("card:plant")
    assert ("finish-first", "turn", ("WA-9",)) == table.why_not("button:end")


def test_wa_9_only_chosen_actions_on_chosen_islands() -> None:
    table = laid("Tanja | stores LP wine 1, LG grain 1\nMarion")
    table.turn(Tanja="LP sell")

    assert ("not-chosen", "turn", ("WA-9",)) == table.why_not("card:plant")
    assert ("island-serves", "turn", ("WA-9",)) == table.why_not("card:LP")
    assert [] == table.do("sell")
    assert ["sell LP wine"] == table.may("sell")


@pytest.mark.parametrize(("helpers", "cost"), [(0, 3), (1, 2), (2, 1), (3, 0)])
def test_wa_10_each_helper_lowers_every_field_by_one(helpers: int, cost: int) -> None:
    table = laid("Tanja | workers LP 3\nMarion")
    table.turn(Tanja="LP plant")

    table.do("plant", "on LP", f"helpers {helpers}")
    happened = table.do("plant LP1", "plant LP3")

    assert [f"planted LP1 wine {cost}", f"planted LP3 cane {cost}"] == happened


def test_wa_10_helpers_leave_to_either_drawn_ship_chosen_for_each() -> None:
    table = laid("Tanja | workers LP 3\nMarion")
    table.turn(Tanja="LP plant")

    table.do("plant", "on LP", "helpers 2", "plant LP1", "done")
    assert ["send west", "send east"] == table.may()
    table.do("send east", "send west")

    assert {"LP": 1, "west": 1, "east": 1} == table.sees("workers", "Tanja")


def test_wa_10_at_least_one_field_must_be_planted_where_workers_help() -> None:
    table = laid("Tanja | workers LP 3\nMarion")
    table.turn(Tanja="LP plant")
    table.do("plant", "on LP", "helpers 2")

    assert "done" not in table.may()
    assert ("one-field-at-least", "helpers", ("WA-10",)) == table.why_not("button:done")


def test_wa_10_helpers_cannot_help_on_a_second_island() -> None:
    """From the drawn ship nobody helps; and no island is visited twice in one action."""
    table = laid("Tanja | workers LG 3\nMarion")
    table.turn(Tanja="LG LP plant")
    table.do("plant", "on LG", "helpers 3", "plant LG1", "done", *["send west"] * 3)

    assert ("visited", "planting", ("WA-10",)) == table.why_not("island:LG")
    assert [] == table.do("on LP")
    assert {"plant"} == {answer.split()[0] for answer in table.may()}


def test_wa_10_without_gold_only_so_many_helpers_as_make_a_field_affordable() -> None:
    table = laid("Tanja | gold 1 | workers LP 3\nMarion")
    table.turn(Tanja="LP plant")
    table.do("plant", "on LP")

    assert ["helpers 2", "helpers 3"] == table.may()
    table.do("helpers 2", "plant LP1")
    assert ["send west", "send east"] == table.may()


def test_wa_11_workers_never_walk_back_to_a_drawn_ship_or_from_one_to_the_other() -> None:
    table = laid("Tanja | workers LG 1, west 1, FV 1\nMarion")
    table.turn(Tanja="workers")
    table.do("workers")

    steps = table.may("step")
    assert not [step for step in steps if step.endswith(("west", "east"))]
    assert ["step west LG"] == [step for step in steps if step.startswith("step west")]
    assert ("only-helpers", "helpers", ("WA-11",)) == table.why_not("drawn:west")


# --- The ship ---------------------------------------------------------------


def sailing(ships: str, *answers: str, switches: dict[str, int] | None = None) -> Table:
    """Tanja's ship lies in the first harbour, the others' in the rest; she sails."""
    people = ("Tanja", "Angelika", "Marion", "Andreas", "Birgit")
    lines = [f"{name} | ship {at}" for name, at in zip(people, ships.split(), strict=False)]
    table = laid("\n".join(lines), switches=switches or {})
    table.turn(Tanja="ship")
    table.do("ship", *answers)
    return table


@pytest.mark.parametrize(
    ("ships", "course", "haven"),
    [
        ("GC TF", "TF", "LG"),  # westwards
        ("LG TF FV", "TF", "GC"),  # eastwards, Fuerteventura is as near and taken
        ("TF LG LP", "LG", "EH"),
        ("FV GC LG", "GC", "TF"),
        ("FV GC TF", "GC", "LG"),
        ("FV GC TF LG", "GC", ""),  # four at the table: two berths, nobody is pushed
        ("GC FV", "FV", "LZ"),
        ("LZ FV", "FV", "?"),  # westwards to Tenerife or Gran Canaria
    ],
)
def test_wa_12_the_direction_of_a_push_is_that_of_the_last_step(
    ships: str, course: str, haven: str
) -> None:
    table = sailing(ships, f"sail {course}")

    happened = table.do("done")

    if haven == "?":
        assert ["to TF", "to GC"] == table.may()
    else:
        assert happened == ([f"pushed {course} {haven} red"] if haven else [])


def test_wa_12_only_the_last_step_counts_not_where_the_move_began() -> None:
    """From Fuerteventura over Lanzarote back: the last step leads west."""
    table = sailing("GC FV", "sail FV", "sail LZ", "sail FV", "done")

    assert ["to TF", "to GC"] == table.may()


@pytest.mark.parametrize(
    ("ships", "course", "havens"),
    [
        ("TF LG", "LG", ["EH", "LP"]),  # La Gomera to La Palma or El Hierro
        ("LG TF", "TF", ["GC", "FV"]),  # Tenerife to Gran Canaria or Fuerteventura
        ("LZ FV", "FV", ["TF", "GC"]),  # Fuerteventura to Tenerife or Gran Canaria
        ("EH LG", "LG", ["TF", "GC"]),  # La Gomera to Tenerife or Gran Canaria
    ],
)
def test_wa_13_where_lanes_branch_the_player_on_turn_chooses(
    ships: str, course: str, havens: list[str]
) -> None:
    table = sailing(ships, f"sail {course}", "done")

    assert table.may() == [f"to {haven}" for haven in havens]
    assert [f"pushed {course} {havens[1]} red"] == table.do(f"to {havens[1]}")


def test_wa_13_fewest_lanes_come_first() -> None:
    """Of Gran Canaria and Fuerteventura one is taken; Lanzarote is a lane further."""
    table = sailing("LG TF GC", "sail TF")

    assert ["pushed TF FV red"] == table.do("done")


def test_wa_13_with_two_ships_and_two_ways_both_are_chosen() -> None:
    """Tenerife is full with two; Gran Canaria and Fuerteventura are both free and as near."""
    table = sailing("LG TF TF EH", "sail TF", "done")
    assert ["push white", "push blue"] == table.may()

    assert [] == table.do("push blue")
    assert ["to GC", "to FV"] == table.may()
    assert ["pushed TF FV red"] == table.do("to FV")


def test_wa_13_a_full_harbour_on_the_way_can_be_where_the_lanes_branch() -> None:
    """From La Palma east, past the one berth of La Gomera."""
    table = sailing("EH LP LG", "sail LP", "done")

    assert ["to TF", "to GC"] == table.may()


def test_wa_14_with_the_western_star_a_ship_on_la_palma_has_nowhere_to_go_on() -> None:
    """Pushed from La Gomera westwards; the nearest berth anywhere is La Gomera itself."""
    table = sailing("LG LP", "sail LP", switches={"western_star": 1})

    assert ["pushed LP LG red"] == table.do("done")


def test_wa_14_anywhere_means_the_nearest_and_the_player_on_turn_chooses() -> None:
    """La Gomera was left by nobody: beyond it, El Hierro, Tenerife, Gran Canaria are level."""
    table = sailing("TF LP LG", "sail LG", "sail LP", "done", switches={"western_star": 1})

    assert ["to EH", "to TF", "to GC"] == table.may()


def test_wa_15_the_own_old_berth_is_free_during_a_push() -> None:
    """Tanja leaves Fuerteventura and pushes from Gran Canaria; last step west, so not there."""
    table = sailing("FV GC LG", "sail TF", "sail GC")

    assert ["pushed GC FV red"] == table.do("done")


def test_wa_15_ending_where_it_began_pushes_nobody() -> None:
    table = sailing("FV LZ", "sail LZ", "sail FV")

    assert [] == table.do("done")
    assert "FV" == table.sees("ships", "Tanja")


def loaded(*answers: str) -> Table:
    table = laid("Tanja | ship LG | stores LG cane 2, TF cane 2, TF wine 1\nMarion")
    table.turn(Tanja="ship")
    table.do("ship", *answers)
    return table


def test_wa_16_three_goods_in_all_from_any_harbours_on_the_way() -> None:
    """Two at the start, one in passing; what was unloaded makes no room."""
    table = loaded("load LG cane", "load LG cane", "sail TF", "unload LG cane", "load TF wine")

    assert not table.may("load")
    assert ("three-loaded", "cargo", ("WA-16",)) == table.why_not("good:TF:cane")


def test_wa_16_all_is_unloaded_by_the_end() -> None:
    table = loaded("load LG cane", "sail TF", "load TF wine", "sail GC")

    assert ["unloaded GC cane LG", "unloaded GC wine TF"] == table.do("done")
    assert {} == table.sees("action")["aboard"]
    assert {"red": {"cane": 1, "wine": 1}} == table.sees("stores")["GC"]


def test_wa_16_nothing_is_loaded_where_the_move_must_end() -> None:
    table = loaded("sail TF", "sail GC", "sail TF")

    assert ["done"] == table.may()
    assert ("journey-over", "cargo", ("WA-16",)) == table.why_not("good:TF:cane")


def test_wa_16_other_players_goods_are_left_alone() -> None:
    table = laid("Tanja | ship LG\nMarion | stores LG cane 2")
    table.turn(Tanja="ship")
    table.do("ship")

    assert not table.may("load")
    assert ("no-such-good", "cargo", ()) == table.why_not("good:LG:cane")


def test_wa_17_a_ship_that_does_not_move_carries_nothing() -> None:
    """The action may end at once; with goods aboard it must sail."""
    table = loaded()
    assert "done" in table.may()
    table.do("load LG cane")

    assert "done" not in table.may()
    assert ("cargo-from-here", "cargo", ("WA-41",)) == table.why_not("button:done")


def test_wa_18_surplus_is_lost_and_markers_can_be_planted_at_once() -> None:
    table = laid("Tanja | gold 40 | stores LZ wine 2\nMarion")
    table.turn(Tanja="LZ LP sell plant")

    happened = table.do("sell", "sell LZ wine", "sell LZ wine")
    assert "earned 5 45 1 19" == happened[-1]
    assert 2 == table.sees("supply", "Tanja")["wine"]
    table.do("plant", "on LP", "plant LP1")


# --- Founding, fields of both kinds -----------------------------------------


def test_wa_25_the_alcalde_of_the_last_rounds_end_counts_whatever_has_happened() -> None:
    """Tanja has nothing left on Lanzarote, Marion has all; Tanja is still alcalde."""
    table = laid(
        """
        Tanja  | ship EH | alcalde LZ
        Marion | ship LZ | workers LZ 3
        """
    )
    table.turn(Tanja="LZ settle")
    assert "founded LZ3 9 3" == table.do("settle", "found LZ3")[0]


def test_wa_25_who_is_not_alcalde_cannot_found() -> None:
    table = laid("Tanja | ship EH | alcalde FV\nMarion | workers LZ 3")
    table.turn(Tanja="LZ settle")

    assert ["end"] == table.may()
    assert ("nowhere-to-found", "founding", ("WA-25",)) == table.why_not("card:settle")


def test_wa_26_a_good_blocks_founding_until_the_harvest() -> None:
    table = laid("Tanja | alcalde TF\nMarion | grows TF1\nAngelika\nBirgit")
    table.turn(Tanja="TF settle")
    table.do("settle")
    assert "found TF1" not in table.may()

    table.do("done")
    table.end_round()

    assert table.sees("fields")["TF1"] is None


def test_wa_26_what_was_planted_in_the_same_turn_blocks_the_own_settlement() -> None:
    table = laid("Tanja | gold 45 | alcalde TF\nMarion\nAngelika\nBirgit")
    table.turn(Tanja="TF plant settle")

    table.do("plant", "on TF", "plant TF1", "done", "settle")

    assert ["found TF2", "found TF4", "found TF5"] == table.may("found")


def test_wa_26_where_was_founded_in_the_same_turn_nothing_is_planted() -> None:
    table = laid("Tanja | gold 45 | alcalde TF\nMarion\nAngelika\nBirgit")
    table.turn(Tanja="TF plant settle")

    table.do("settle", "found TF1", "found TF2", "done", "plant", "on TF")

    assert ["plant TF3"] == table.may("plant")


def test_wa_37_who_stands_on_45_keeps_the_slot_even_below_a_gap() -> None:
    table = laid("Tanja | gold 45.2 | stores EH cane 1\nMarion | gold 10")
    table.turn(Tanja="EH sell")

    assert "earned 0 45 2 6" == table.do("sell", "sell EH cane")[-1]
    assert (45, 2) == table.gold("Tanja")


def test_wa_41_goods_are_not_set_ashore_where_they_came_from() -> None:
    """There and back with one harbour to go: only on, and not back where it would end."""
    table = laid("Tanja | ship LZ | stores LZ cane 1, FV wine 1\nMarion")
    table.turn(Tanja="ship")
    table.do("ship", "load LZ cane", "sail FV", "load FV wine", "sail LZ")

    assert ["unload FV wine"] == table.may()
    assert ("cargo-from-here", "cargo", ("WA-41",)) == table.why_not("cargo:LZ:cane")
    assert ("cargo-from-there", "cargo", ("WA-41",)) == table.why_not("harbour:FV")
    table.do("unload FV wine", "sail FV", "done")
    assert {"red": {"cane": 1}} == table.sees("stores")["FV"]
    assert {"red": {"wine": 1}} == table.sees("stores")["LZ"]


def test_wa_33_equal_fields_are_fields_of_their_own() -> None:
    """The board file says which of two alike carry the neutral settlements."""
    table = begun("Tanja Marion Angelika")

    standing = {name for name, what in table.sees("fields").items() if what == "settlement"}

    assert {"TF1", "GC1", "FV1", "LZ1"} == standing
    assert field("TF2") not in (field("TF1"), NOBODY)
    assert table.pos.reimagine(NOBODY, some_luck(1)).settled == table.pos.settled
