"""The verbs that a room brings along, such as `palaver judge FILE`."""

import argparse
import os
from collections.abc import Callable
from pathlib import Path

from palaver.cli.arguments import Verbs, put_out, read_json
from palaver.core.game import game_called, tools
from palaver.core.sight import Filling
from palaver.text import LANGUAGES, Speech, language_of


def register(verbs: Verbs) -> None:
    for name, (room, tool) in tools().items():
        verb = verbs.add_parser(name, help=tool.explains, description=tool.explains)
        verb.add_argument("file")
        verb.add_argument("--board", metavar="FILE", help="on a corrected board")
        verb.add_argument("--out", metavar="FILE", help="where to, instead of standard output")
        verb.add_argument("--lang", choices=LANGUAGES, default=language_of(os.environ.get("LANG")))
        verb.set_defaults(run=run, tool=tool, room=room)


def run(given: argparse.Namespace) -> None:
    game = game_called(given.room)
    board = game.board(None if given.board is None else read_json(Path(given.board)))

    def speaks(seats: tuple[str, ...]) -> Callable[[Filling], str]:
        house = Speech(given.lang, game)
        return Speech(given.lang, game, tuple(house.text(f"seat-{seat}") for seat in seats)).say

    put_out(given.tool.run(Path(given.file), speaks, board), given.out)
