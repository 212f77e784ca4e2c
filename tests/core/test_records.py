"""Records: written, read, replayed; and every way in which one can be wrong."""

import json
from typing import Any

import pytest

from palaver.core import record
from palaver.core.contract import Case
from palaver.core.errors import BadRecord, Refused
from palaver.core.game import game_called
from palaver.core.match import Match, Secret, Seed, SetUp

AFRICA = game_called("africa")
GAME = record.written(Case("africa", players=3, seed=6, length=40).match())


def corrected() -> Any:
    data = json.loads(json.dumps(AFRICA.printed))
    data["tiles"][-1]["count"] -= 1
    data["tiles"][-2]["count"] += 1
    return data


def test_a_record_replays_to_the_same_fingerprint() -> None:
    assert record.written(record.replay(record.read(GAME))) == GAME


def test_effects_and_counts_may_be_left_out() -> None:
    bare = record.written(Case("africa", players=3, seed=6, length=40).match(), effects=False)

    assert record.written(record.replay(record.read(bare))) == GAME


def test_a_game_begun_on_a_corrected_board_keeps_it() -> None:
    match = Match(SetUp(AFRICA, 2, Seed(5), board=corrected()))
    match.answer_in_words(match.waiting()[0], "start Lagos")
    text = record.written(match)

    assert record.replay(record.read(text)).set_up.board == corrected()


def test_chance_at_a_table_comes_from_the_secret_and_the_salts() -> None:
    def deal(secret: bytes, *salts: str) -> str:
        return record.written(Match(SetUp(AFRICA, 2, Secret(secret, salts)))).splitlines()[-1]

    assert deal(b"one", "a") == deal(b"one", "a")
    assert len({deal(b"one", "a"), deal(b"two", "a"), deal(b"one", "b"), deal(b"one")}) == 4


def test_a_refused_answer_changes_nothing() -> None:
    match = Case("africa", players=3, seed=6, length=40).match()
    seat = match.waiting()[0]
    before = record.written(match)
    with pytest.raises(Refused):
        match.answer(seat, 100_000)
    with pytest.raises(Refused):
        match.answer((seat + 1) % 3, match.pos.legal(seat)[0])  # type: ignore[arg-type]
    with pytest.raises(Refused):
        match.answer_in_words(seat, "conquer Africa")

    assert record.written(match) == before


LINES = GAME.splitlines()
WRONG = {
    "empty": ("", "the record is empty"),
    "foreign": ("[Event 'Rated blitz game']\n1. e4 e5\n", "line 1: a record begins like"),
    "another game": (GAME.replace("africa/1", "chess/1"), "line 1: no room called 'chess'"),
    "other rules": (GAME.replace("africa/1", "africa/0"), "line 1: written for africa/0"),
    "no players": (GAME.replace("players=3", "players=x"), "players='x' is not a whole number"),
    "too many players": (GAME.replace("players=3", "players=9"), "line 1: africa is not for 9"),
    "unknown switch": (GAME.replace("patience=", "hurry="), "line 1: africa has no option 'hurry'"),
    "seed too large": (GAME.replace("seed=6", f"seed={2**64}"), "is not a number of 64 bits"),
    "bad secret": (GAME.replace("seed=6", "secret=xyz"), "is not hexadecimal"),
    "other board": (GAME.replace("board=", "board=0"), "line 1: begun on another board"),
    "unknown seat": (GAME.replace(LINES[1].split()[0], "violet", 1), "no seat called"),
    "illegal": (GAME.replace("start ", "start Timbuktu ", 1), "line 2: "),
    "false count": (GAME.replace(" of 5", " of 6", 1), "line 2: 5 answers were legal, not 6"),
    "false effect": (GAME.replace("-> first", "-> last", 1), "line 2: what happened was"),
    "false result": (GAME[:-3] + "99\n", "the record ends"),
    "half a line": ("\n".join([*LINES[:5], "red"]), "line 6: 'red' does not name a seat"),
    "endless count": (GAME.replace(" of 5", " of " + "9" * 5000, 1), "line 2: "),
    "said twice": (GAME.replace("players=3", "players=3 players=4"), "players= stands there twice"),
    "board too deep": (f"{LINES[0]}\nboard {'[' * 100_000}\n", "line 2: the board is no JSON: too"),
    "board no JSON": ("\n".join([LINES[0], "board {", *LINES[1:]]), "line 2: the board is no JSON"),
    "board wrong": ("\n".join([LINES[0], "board {}", *LINES[1:]]), "line 2: 'spaces' is missing"),
}


@pytest.mark.parametrize("what", WRONG)
def test_a_wrong_record_is_refused_with_its_line(what: str) -> None:
    text, reason = WRONG[what]

    with pytest.raises(BadRecord) as caught:
        record.replay(record.read(text))

    assert reason in str(caught.value)
    assert "\n" not in str(caught.value)
