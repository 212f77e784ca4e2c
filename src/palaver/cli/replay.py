"""`palaver replay FILE`: play a record again and see that all it says comes true."""

import argparse
import os
from pathlib import Path

from rich.console import Console
from rich.markup import escape

from palaver.cli.arguments import Verbs, put_out, read_match
from palaver.cli.screen import show_table
from palaver.core import record
from palaver.core.errors import PalaverError
from palaver.core.match import Match
from palaver.text import LANGUAGES, Speech, language_of


def register(verbs: Verbs) -> None:
    verb = verbs.add_parser("replay", help="replay a record, check it, show a moment of it")
    verb.add_argument("file")
    verb.add_argument("--at", type=int, metavar="N", help="show the table after N answers")
    verb.add_argument("--story", action="store_true", help="tell all that happened, in sentences")
    verb.add_argument("--written", metavar="OUT", help="write it out anew, with every effect")
    verb.add_argument("--lang", choices=LANGUAGES, default=language_of(os.environ.get("LANG")))
    verb.set_defaults(run=run)


def run(given: argparse.Namespace) -> None:
    match = read_match(Path(given.file))
    console = Console(highlight=False)
    if given.written is not None:
        put_out(record.written(match), given.written)
    if given.story:
        tell(match, console, given.lang)
    if given.at is not None:
        show(match, given.at, console, given.lang)
    state = "over" if match.over else "not over"
    print(f"{match.game.name}: {len(match.acts)} answers, {state}, all as written")
    print(record.result(match))


def names_at(match: Match, language: str) -> tuple[str, ...]:
    house = Speech(language, match.game)
    seats = match.game.seat_names(match.pos)
    return tuple(house.text(f"seat-{name}") for name in seats)


def tell(match: Match, console: Console, language: str) -> None:
    speech = Speech(language, match.game, names_at(match, language))
    for number, act in enumerate(match.acts, 1):
        for told in match.told(act, None):
            console.print(f"[dim]{number:>5}[/dim]  {escape(speech.say(told.said))}")


def show(match: Match, answers: int, console: Console, language: str) -> None:
    if not 0 <= answers <= len(match.acts):
        raise PalaverError(f"--at {answers}: the record has {len(match.acts)} answers")
    pos = match.pos if answers == len(match.acts) else match.acts[answers].before
    board = match.game.board(match.set_up.board)
    game = match.game
    show_table(console, game, Speech(language, game), game.sight(pos, None), board)
