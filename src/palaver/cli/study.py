"""`palaver study ROOM`: length, choices, secrets, luck, skill and seats, by players."""

import argparse
import json
import sys
from functools import partial
from pathlib import Path

from rich.console import Console
from rich.progress import Progress
from rich.table import Table

from palaver.cli.arguments import Verbs
from palaver.core.errors import PalaverError
from palaver.core.game import game_called
from palaver.core.native import build
from palaver.lab.study import REPEATS, Course, Findings, findings, play_one, play_test
from palaver.lab.workers import spread


def register(verbs: Verbs) -> None:
    verb = verbs.add_parser("study", help="what kind of game a room is")
    verb.add_argument("room", help="which game; `palaver rooms` lists them")
    verb.add_argument("--seats", metavar="N,M,…", help="numbers of players; all without it")
    verb.add_argument("--seed", type=int, default=0, metavar="S")
    verb.add_argument("--games", type=int, default=40, metavar="N", help="for each number")
    verb.add_argument("--workers", type=int, default=1, metavar="K", help="processes")
    verb.add_argument("--ray", metavar="ADDRESS", help="a cluster; `local` begins one here")
    verb.add_argument("--plots", metavar="FOLDER", help="draw it there, PNG and SVG")
    verb.add_argument("--json", action="store_true", help="one JSON object, and nothing else")
    verb.set_defaults(run=run)


def run(given: argparse.Namespace) -> None:
    counts = counts_from(given)
    if given.games < REPEATS or given.workers < 1:
        raise PalaverError(f"--games must be at least {REPEATS}, --workers at least 1")
    found = []
    with Progress(console=Console(stderr=True), disable=not sys.stderr.isatty()) as progress:
        bar = progress.add_task("games", total=2 * len(counts) * (given.games // REPEATS))
        for players in counts:
            course = Course(given.room, players, given.seed)
            played, tested = [], []
            deals = range(given.games // REPEATS)
            numbers = range(len(deals) * REPEATS)
            for _, game in spread(partial(play_one, course), numbers, given.workers, given.ray):
                played.append(game)
                progress.advance(bar, 1 / REPEATS)
            for _, test in spread(partial(play_test, course), deals, given.workers, given.ray):
                tested.append(test)
                progress.advance(bar)
            found.append(findings(course, played, tested))
    if given.plots is not None:
        from palaver.lab.plots import draw

        for page in draw(found, Path(given.plots)):
            print(page, file=sys.stderr)
    report(found, given.json)


def counts_from(given: argparse.Namespace) -> list[int]:
    possible = game_called(given.room).seats
    if given.seats is None:
        return list(possible)
    counts = []
    for part in given.seats.split(","):
        if not part.isdecimal() or int(part) not in possible:
            raise PalaverError(
                f"--seats {part}: {given.room} is for {possible[0]} to {possible[-1]} players"
            )
        counts.append(int(part))
    return counts


def report(found: list[Findings], as_json: bool) -> None:
    if as_json:
        print(json.dumps({"build": build().name, "findings": [one.told() for one in found]}))
        return
    shown = Table(title=f"{found[0].room}, {found[0].games} games each")
    shown.add_column("players", justify="right")
    titles = ("answers", "choices", "widest", "hidden", "luck", "skill", "even", "wins by seat")
    for title in titles:
        shown.add_column(title, justify="right")
    for one in found:
        shown.add_row(
            str(one.players),
            f"{one.answers:.0f} ({one.shortest}–{one.longest})",
            f"{one.branching:.1f}",
            str(one.widest),
            f"{one.hidden:.0%}",
            f"{one.luck:.0%}",
            f"{one.skill:.0%} ± {one.skill_error:.0%}",
            f"{one.even:.0%}",
            " ".join(f"{share:.0%}" for share in one.seats) + f" ± {one.seats_error:.0%}",
        )
    Console().print(shown)
