"""AFRIKA 1880: whole sheets by rule of thumb, and relations by what others did before."""

from typing import Any

import pytest

from palaver.bots.experience import experience_of
from palaver.core import saving
from palaver.core.bits import each, only
from palaver.core.contract import Case
from palaver.core.game import game_called
from palaver.core.ints import Luck, Seat, Word
from palaver.games.afrika1880.rules import REOPEN
from palaver.games.afrika1880.words import NO_ROW

GAME = game_called("afrika1880")
ADVICE = experience_of("afrika1880").advice
ME = Seat(0)


def fresh_round(seed: int = 3) -> Any:
    """All are at their sheets, everybody's is empty, and no two share a land."""
    pos: Any = Case("afrika1880", 4, seed, 4).match().pos
    assert sheet_of(pos)["orders"] == {}
    pos.hostile_to = [0] * 6
    pos.markers = [only(nation) for nation in range(6)]
    return pos


def sheet_of(pos: Any) -> Any:
    table: Any = GAME.table(pos, ME)
    return table["sheet"]


def embassies(pos: Any, *conflicts: tuple[int, int]) -> Any:
    """Who sent a conflict to whom in the round before, by seat."""
    hostile_to = [0] * 6
    for sender, receiver in conflicts:
        nation = pos.nation_of[receiver]
        hostile_to[nation] = hostile_to[nation] | only(pos.nation_of[sender])
    pos.hostile_to = hostile_to
    return pos


def wish_to_defy(pos: Any, other: int) -> int:
    return hint(pos, f"conflict {pos.board.nation_codes[pos.nation_of[other]]}")


def hint(pos: Any, notation: str) -> int:
    option = GAME.read(pos, ME, notation)
    assert option is not None
    return ADVICE.hint(pos, ME, option)


def seen(pos: Any) -> Any:
    """What a bot makes of it, from its sight alone."""
    return GAME.imagine(GAME.board(None), GAME.sight(pos, ME), Luck(Word(8)))


def test_peace_is_kept_with_whoever_kept_it() -> None:
    pos = seen(embassies(fresh_round()))

    assert wish_to_defy(pos, 1) < 0


def test_a_betrayal_is_paid_back() -> None:
    pos = seen(embassies(fresh_round(), (1, ME)))

    assert wish_to_defy(pos, 1) > hint(pos, "seal")
    assert wish_to_defy(pos, 2) < 0


def test_a_quarrel_of_both_is_ended() -> None:
    pos = seen(embassies(fresh_round(), (1, ME), (ME, 1)))

    assert wish_to_defy(pos, 1) < 0


def test_whoever_broke_the_peace_with_others_is_trusted_less() -> None:
    loyal, broken = seen(embassies(fresh_round())), seen(embassies(fresh_round(), (1, 2)))
    quarrel = seen(embassies(fresh_round(), (1, 2), (2, 1)))

    assert wish_to_defy(broken, 1) > wish_to_defy(loyal, 1)
    assert wish_to_defy(quarrel, 1) == wish_to_defy(loyal, 1)


def test_the_enemy_of_an_enemy_is_trusted_more() -> None:
    pos = seen(embassies(fresh_round(), (2, ME), (1, 2)))

    assert wish_to_defy(pos, 1) < wish_to_defy(seen(embassies(fresh_round(), (2, ME))), 1)


@pytest.mark.parametrize("seed", range(6))
def test_a_whole_sheet_is_one_that_legal_answers_could_have_written(seed: int) -> None:
    pos: Any = Case("afrika1880", 4, seed, 60 + 9 * seed).match().pos
    for seat in each(pos.sealed):
        pos.choose(seat, REOPEN)  # so that the round goes on
    while pos.writing[ME] != NO_ROW:
        pos.choose(ME, pos.legal(ME)[0])
    by_answers = pos.clone()

    assert ADVICE.answers_all(pos, ME)
    written = sheet_of(pos)
    for row, order in written["orders"].items():
        give(by_answers, row)
        give(by_answers, order.replace("to", "land") if row == "ship" else order)
    for name in written["relations"]:
        if written["relations"][name] != sheet_of(by_answers)["relations"][name]:
            give(by_answers, f"conflict {name}")
    give(by_answers, "seal")
    assert saving.dump(GAME, by_answers) | {"luck": 0} == saving.dump(GAME, pos) | {"luck": 0}


def give(pos: Any, notation: str) -> None:
    option = GAME.read(pos, ME, notation)
    assert option is not None
    pos.choose(ME, option)
