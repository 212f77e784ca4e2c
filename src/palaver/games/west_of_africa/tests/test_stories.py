"""The playthroughs tell what their first lines say; the house replays them word for word."""

from pathlib import Path

from palaver.core import record
from palaver.core.match import Act, Match
from palaver.games.west_of_africa.game import GAME

PAGES = Path(__file__).parent / "playthroughs"


def story(name: str) -> Match:
    return record.replay(record.read((PAGES / f"{name}.txt").read_text("utf-8")))


def test_a_push_at_each_branching() -> None:
    """Every harbour out of which two lanes lead on in one direction."""
    match = story("a_push_at_each_branching")
    pushes = [act for act in match.acts if act.question == "push-to"]
    ways = [havens(act) for act in pushes]

    assert [
        ("LG", ["to TF", "to GC"]),
        ("TF", ["to GC", "to FV"]),
        ("FV", ["to TF", "to GC"]),
        ("GC", ["to LG", "to TF"]),
        ("LG", ["to EH", "to LP"]),
    ] == ways


def havens(act: Act) -> tuple[str, list[str]]:
    """Where the ship is pushed, and the choice of berths."""
    sight = GAME.sight(act.before, act.seat)  # type: ignore[arg-type]
    ships = sight.table["ships"]
    assert isinstance(ships, dict)
    return str(ships[sight.seats[act.seat]]), [choice.notation for choice in sight.choices]


def test_of_two_ships_one_is_chosen_and_then_its_way() -> None:
    """The same player decides both, one after the other (WA-13)."""
    acts = story("two_ships_and_two_ways").acts
    chosen = [(act.question, act.notation, act.among) for act in acts if "push" in act.question]

    assert [("push-ship", "push white", 2), ("push-to", "to FV", 2)] == chosen


def test_without_a_way_on_the_nearest_berth_anywhere_is_chosen() -> None:
    match = story("the_western_star")
    pushes = [act for act in match.acts if act.question == "push-to"]

    assert {"western_star": 1} == {k: v for k, v in match.set_up.switches.items() if v}
    assert [("LP", ["to EH", "to TF", "to GC"])] == [havens(act) for act in pushes]


def test_several_fifth_cards_in_one_round() -> None:
    match = story("three_fifth_cards")
    told = [[GAME.events[event[0]].name for event in act.heard] for act in match.acts]
    payers = [names.count("fee-paid") for names in told if "fee-paid" in names]

    assert [3, 1] == payers


def test_every_number_of_players_and_every_end_has_its_story() -> None:
    whole = {page.stem: story(page.stem) for page in sorted(PAGES.glob("*_end_*.txt"))}

    assert {2, 3, 4, 5} == {match.pos.players for match in whole.values()}
    assert {GAME.ending(match.pos) for match in whole.values()} == set(GAME.endings)  # type: ignore[arg-type]
