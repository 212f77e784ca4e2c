"""`palaver bench`: how fast the running build is, room by room."""

import argparse
import json

from palaver.cli.arguments import Verbs
from palaver.cli.measure import measure
from palaver.core.game import game_called, games


def register(verbs: Verbs) -> None:
    verb = verbs.add_parser("bench", help="measure the running build")
    verb.add_argument("room", nargs="*", help="which games; without any, all")
    verb.add_argument("--json", action="store_true", help="a JSON object for each room")
    verb.set_defaults(run=run)


def run(given: argparse.Namespace) -> None:
    for name in given.room or games():
        measured = measure(game_called(name).name)
        if given.json:
            print(json.dumps(measured), flush=True)
            continue
        for what, value in measured.items():
            shown = f"{value:,}" if isinstance(value, int | float) else str(value)
            print(f"{what:<24} {shown:>16}", flush=True)
