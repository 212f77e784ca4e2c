"""`palaver board export|check|draw ROOM`: for whoever owns the printed game."""

import argparse

from palaver.cli.arguments import Verbs, board_from, put_out, read_text
from palaver.core.errors import BadBoard
from palaver.core.game import board_digest, game_called


def register(verbs: Verbs) -> None:
    verb = verbs.add_parser("board", help="export, check or draw a board")
    ways = verb.add_subparsers(metavar="export|check|draw", required=True)
    export = ways.add_parser("export", help="write the board file, to be corrected")
    check = ways.add_parser("check", help="what is wrong with a board file?")
    drawn = ways.add_parser("draw", help="the board as SVG")
    for way, run in ((export, run_export), (check, run_check), (drawn, run_draw)):
        way.add_argument("room")
        way.set_defaults(run=run)
    check.add_argument("file", nargs="?", help="a corrected board; without one, the shipped board")
    drawn.add_argument("file", nargs="?", help="likewise")
    for way in (export, drawn):
        way.add_argument("--out", metavar="FILE", help="where to, instead of standard output")


def run_export(given: argparse.Namespace) -> None:
    game = game_called(given.room)
    put_out(read_text(game.folder / "board.json"), given.out)


def run_check(given: argparse.Namespace) -> None:
    game = game_called(given.room)
    data = board_from(game, given.file) or game.printed
    if complaints := game.wrong_with(data):
        raise BadBoard([f"the shipped board: {complaint}" for complaint in complaints])
    print(f"{game.name}: nothing wrong with this board, digest {board_digest(data)}")
    for remark in game.remarks(data):
        print(f"worth a look: {remark}")


def run_draw(given: argparse.Namespace) -> None:
    game = game_called(given.room)
    put_out(game.draw(game.board(board_from(game, given.file))), given.out)
