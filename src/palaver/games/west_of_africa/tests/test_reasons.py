"""Why not? What is said is true of the very thing that was touched, and names its paragraph."""

import pytest

from palaver.core.ints import Seat
from palaver.games.west_of_africa.game import GAME
from palaver.games.west_of_africa.tests.table import Table, begun, laid


def meant_by(table: Table, name: str) -> str:
    """What a terminal or a server takes a bare name for: the first thing that bears it."""
    things = GAME.things(table.pos, Seat(table.match.waiting()[0]))
    return next(thing for thing in things if thing.partition(":")[2] == name)


def test_a_bare_name_means_what_is_asked_for() -> None:
    """A harbour for the ship, an island for workers and planting, a card for all else."""
    table = begun("Tanja Marion")
    assert "card:LP" == meant_by(table, "LP")
    table.choose(Marion="settle sell", Tanja="LP workers ship plant")
    table.do("show")

    meant = [meant_by(table, "LP")]
    table.do("place LP")
    for action in ("workers", "ship", "plant"):
        meant.append(meant_by(table, "LP"))
        table.do(action)
        meant.append(meant_by(table, "LP"))
        table.do("done")

    assert ["harbour:LP", *["card:LP", "island:LP"], *["card:LP", "harbour:LP"]] == meant[:5]
    assert ["card:LP", "island:LP"] == meant[5:]


def test_a_drawn_ship_is_meant_where_a_helper_leaves() -> None:
    table = laid("Tanja | workers LG 3\nMarion")
    table.turn(Tanja="LG plant workers")
    assert "worker:west" == meant_by(table, "west")

    table.do("plant", "on LG", "helpers 1", "plant LG1", "done")

    assert "drawn:west" == meant_by(table, "west")


def test_before_the_cards_are_shown_nothing_else_may_be_touched() -> None:
    """Not even the own cards, and the reason tells nobody which they are."""
    table = begun("Tanja Marion")
    table.choose(Marion="settle", Tanja="LP workers")
    untouched = set(GAME.things(table.pos, table.seat("Tanja"))) - {"button:show"}

    assert {("show-first", "turn", ("WA-6", "WA-42"))} == set(map(table.why_not, untouched))
    assert ("turn", "turn", ()) == table.why_not("button:show", "Marion")
    table.do("show")
    assert ("shown-already", "turn", ("WA-6",)) == table.why_not("button:show")


def test_a_harbour_that_is_full_is_named_when_the_first_ship_is_placed() -> None:
    """Not the card of the same island."""
    table = begun("Tanja Angelika")
    table.turn(Tanja="EH")
    table.do("place LP", "end", "show")

    assert ("harbour-full", "first-ship", ("WA-8",)) == table.why_not(meant_by(table, "LP"))


def test_the_own_ship_does_lie_in_the_harbour_and_does_not_give_way() -> None:
    table = laid("Marion | ship LG\nTanja | ship GC\nAngelika | ship GC\nBirgit | ship LZ")
    table.turn(Marion="ship")
    table.do("ship", "sail GC", "done")

    assert ("own-ship", "pushing", ()) == table.why_not("ship:red")
    assert ("not-in-the-way", "pushing", ()) == table.why_not("ship:green")


def test_without_a_way_on_there_is_no_direction_to_speak_of() -> None:
    """With the western star a ship on La Palma goes to the nearest berth anywhere (WA-14)."""
    table = laid(
        "Tanja | ship TF\nAngelika | ship LP\nMarion | ship LG", switches={"western_star": 1}
    )
    table.turn(Tanja="ship")
    table.do("ship", "sail LG", "sail LP", "done")

    assert ("not-nearest", "pushing", ("WA-14",)) == table.why_not("harbour:LZ")
    assert ("harbour-full", "pushing", ()) == table.why_not("harbour:LG")


@pytest.mark.parametrize(
    ("helpers", "said"),
    [
        (0, ("one-field-or-back", "planting", ())),
        (1, ("one-field-at-least", "helpers", ("WA-10",))),
    ],
)
def test_helpers_ask_for_a_field_and_without_them_the_island_can_be_taken_back(
    helpers: int, said: tuple[str, str, tuple[str, ...]]
) -> None:
    table = laid("Tanja | workers LP 1, west 2\nMarion")
    table.turn(Tanja="LP plant")
    table.do("plant", "on LP", f"helpers {helpers}")

    assert said == table.why_not("button:done")
    table.match.take_back(table.seat("Tanja"), 2)
    assert ["done", "on LP"] == table.may()


def test_too_dear_counts_what_is_spent_already() -> None:
    """Of 14 gold 6 are spent, though the marker moves only when the action is over (WA-20)."""
    table = laid("Tanja | gold 14 | alcalde LZ\nMarion\nAngelika\nBirgit")
    table.turn(Tanja="LZ settle")
    table.do("settle", "found LZ1")

    reason = GAME.why_not(table.pos, table.seat("Tanja"), "field:LZ3")

    assert reason is not None
    assert ("reason-too-dear", {"gold": 8}) == (reason.said.key, reason.said.args)
