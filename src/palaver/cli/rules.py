"""`palaver rules ROOM [PARAGRAPH]`: the rules page in our own words."""

import argparse
import os

from rich.console import Console
from rich.markup import escape

from palaver.cli.arguments import Verbs
from palaver.core.errors import PalaverError
from palaver.core.game import game_called
from palaver.text import LANGUAGES, Speech, language_of


def register(verbs: Verbs) -> None:
    verb = verbs.add_parser("rules", help="read the rules of a game")
    verb.add_argument("room")
    verb.add_argument("paragraph", nargs="?", help="only this one, by its anchor")
    verb.add_argument("--lang", choices=LANGUAGES, default=language_of(os.environ.get("LANG")))
    verb.set_defaults(run=run)


def run(given: argparse.Namespace) -> None:
    game = game_called(given.room)
    speech = Speech(given.lang, game)
    if given.paragraph not in (None, *game.rules):
        raise PalaverError(
            f"{game.name} has no paragraph {given.paragraph!r}; it has {', '.join(game.rules)}"
        )
    console = Console(highlight=False)
    for anchor in game.rules if given.paragraph is None else (given.paragraph,):
        title = escape(speech.text(f"rule-{anchor}", "title"))
        console.print(f"[bold]{title}[/bold]  [dim]#{anchor}[/dim]")
        console.print(escape(speech.text(f"rule-{anchor}")), "\n")
