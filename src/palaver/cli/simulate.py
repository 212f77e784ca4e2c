"""`palaver simulate ROOM`: many games, and what came of them, as one JSON object."""

import argparse
import json
import sys
from collections.abc import Iterable
from dataclasses import dataclass, field
from time import perf_counter
from typing import Any

from rich.console import Console
from rich.progress import track

from palaver.bots import bot_called
from palaver.cli.arguments import Verbs, add_game, set_up_from
from palaver.core import COMPILED
from palaver.core.bits import each
from palaver.core.errors import PalaverError
from palaver.core.ints import Luck, Seat, Word
from palaver.core.match import Seed, SetUp
from palaver.core.native import raise_faults
from palaver.core.play import Tally, stir, tallied
from palaver.core.position import AnyPosition

ALL_BITS = 2**64 - 1
TIME_TO_THINK = 1.5  # seconds an answer


def register(verbs: Verbs) -> None:
    verb = verbs.add_parser("simulate", help="play many games between bots")
    add_game(verb)
    verb.add_argument("--games", type=int, default=100, metavar="K")
    verb.add_argument(
        "--bots", default="random", metavar="A,B,…", help="one for all seats, or one each"
    )
    verb.add_argument("--json", action="store_true", help="one JSON object, and nothing else")
    verb.set_defaults(run=run)


@dataclass
class Outcome:
    """Summed over all games, by seat."""

    scores: list[int]
    wins: list[int]
    tally: Tally = field(default_factory=Tally)

    def count(self, pos: AnyPosition) -> None:
        raise_faults()
        for seat in range(pos.players):
            self.scores[seat] += pos.points(Seat(seat))
        for seat in each(pos.winners()):
            self.wins[seat] += 1


def bots_for(names: str, seats: int) -> list[str]:
    listed = names.split(",")
    if len(listed) not in (1, seats):
        raise PalaverError(
            f"--bots names {len(listed)} bots for {seats} seats; name one, or one each"
        )
    return listed * seats if len(listed) == 1 else listed


def run(given: argparse.Namespace) -> None:
    set_up = set_up_from(given)
    bots = bots_for(given.bots, set_up.players)
    for name in bots:
        bot_called(name, 0)
    if given.games < 1:
        raise PalaverError("--games must be at least 1")
    begun = perf_counter()
    outcome = Outcome([0] * set_up.players, [0] * set_up.players)
    for number in with_progress(range(given.games), "games"):
        play_one(set_up, bots, number, outcome)
    seconds = perf_counter() - begun
    report = summary(set_up, given.games, outcome, seconds)
    if given.json:
        print(json.dumps(report))
    else:
        for name, value in report.items():
            print(f"{name:<20} {value}")


def with_progress(numbers: range, what: str) -> Iterable[int]:
    """A bar on a terminal, nothing in a pipe."""
    if not sys.stderr.isatty():
        return numbers
    return track(numbers, description=what, console=Console(stderr=True), transient=True)


def play_one(set_up: SetUp, bots: list[str], number: int, outcome: Outcome) -> None:
    """Each game has luck of its own, made of the seed and its number."""
    assert isinstance(set_up.chance, Seed)
    deal = (set_up.chance.number * 0xD1342543DE82EF95 + number * 0xDA942042E4DD58B5) & ALL_BITS
    luck = Luck(Word(deal ^ 0x5851F42D4C957F2D))
    game = set_up.game
    pos = game.set_up(set_up.players, deal, set_up.switches, game.board(set_up.board))
    if set(bots) == {"random"}:
        tallied(pos, luck, game.bound, outcome.tally)
    else:
        play_with_bots(set_up, pos, bots, luck, outcome.tally)
    outcome.count(pos)


def play_with_bots(
    set_up: SetUp, pos: AnyPosition, names: list[str], luck: Luck, tally: Tally
) -> None:
    game: Any = set_up.game
    players = [
        bot_called(name, (luck + seat) & ALL_BITS, set_up.board) for seat, name in enumerate(names)
    ]
    while not pos.over:
        seat = next(iter(each(pos.waiting())))
        legal = tuple(pos.legal(seat))
        sight = game.sight(pos, seat)
        option = players[seat].answer(sight, sight.question, legal, TIME_TO_THINK)
        if option not in legal:
            raise PalaverError(f"the bot {names[seat]} gave an answer that is not legal")
        for value in (seat, option, len(legal)):
            tally.fingerprint = stir(tally.fingerprint, value)
        tally.answers += 1
        pos.choose(seat, option)


def summary(set_up: SetUp, games: int, outcome: Outcome, seconds: float) -> dict[str, Any]:
    answers = outcome.tally.answers
    return {
        "room": set_up.game.name,
        "seats": set_up.players,
        "games": games,
        "answers": answers,
        "seconds": round(seconds, 6),
        "answers_per_second": round(answers / seconds, 1),
        "games_per_second": round(games / seconds, 2),
        "mean_answers": round(answers / games, 3),
        "mean_scores": [round(score / games, 4) for score in outcome.scores],
        "wins": outcome.wins,
        "fingerprint": f"{outcome.tally.fingerprint:016x}",
        "build": "compiled" if COMPILED else "pure",
    }
