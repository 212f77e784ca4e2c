"""The table of any room on this screen."""

from typing import Any

from rich.console import Console
from rich.markup import escape

from palaver.core.game import Game
from palaver.core.sight import Sight
from palaver.text import Speech

LEGEND = "picture-legend"  # of rooms whose pictures have signs that need one


def show_table(console: Console, game: Game[Any], speech: Speech, sight: Sight, board: Any) -> None:
    """A drawing is spoilt if its lines are wrapped; what is no terminal takes any length."""
    console.print(game.picture(sight, board), soft_wrap=True)
    if speech.bundle.has_message(LEGEND):
        console.print(f"\n[dim]{escape(speech.text(LEGEND))}[/dim]")
