"""`palaver rooms`: which games there are."""

import argparse

from palaver.cli.arguments import Verbs
from palaver.core import COMPILED
from palaver.core.game import games


def register(verbs: Verbs) -> None:
    verb = verbs.add_parser("rooms", help="list the games")
    verb.set_defaults(run=run)


def run(given: argparse.Namespace) -> None:
    for name, game in games().items():
        low, high = game.seats[0], game.seats[-1]
        print(f"{name:<16} {game.title}, {low} to {high} players, rules {name}/{game.rules_number}")
        for switch in game.switches:
            print(f"{'':<16}   --option {switch.name}={switch.default}")
    print(f"The rules run {'compiled' if COMPILED else 'as plain Python'}.")
