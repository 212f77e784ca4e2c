"""`palaver arena ROOM`: a balanced tournament between bots."""

import argparse
import json
import sys
from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import Any, TextIO

from rich.console import Console
from rich.progress import Progress
from rich.table import Table

from palaver.bots import bot_called
from palaver.cli.arguments import Verbs, add_game, set_up_from
from palaver.core.errors import PalaverError
from palaver.core.match import Seed
from palaver.core.native import build
from palaver.lab.deals import NO_HURRY, Game, Plan, play_deal
from palaver.lab.standings import Standing, standings
from palaver.lab.workers import spread

FEWEST = 2


def register(verbs: Verbs) -> None:
    verb = verbs.add_parser("arena", help="a balanced tournament between bots")
    add_game(verb)
    verb.add_argument("--bots", default="steady,beginner", metavar="A,B,…")
    verb.add_argument("--games", type=int, default=40, metavar="N", help="in whole deals")
    verb.add_argument("--workers", type=int, default=1, metavar="K", help="processes")
    verb.add_argument("--ray", metavar="ADDRESS", help="a cluster; `local` begins one here")
    verb.add_argument(
        "--time",
        type=float,
        default=NO_HURRY,
        metavar="S",
        help="at most so many seconds an answer",
    )
    verb.add_argument("--keep", metavar="FOLDER", help="results and records; goes on from there")
    verb.add_argument("--json", action="store_true", help="one JSON object, and nothing else")
    verb.set_defaults(run=run)


def run(given: argparse.Namespace) -> None:
    plan = plan_from(given)
    deals = range(-(-given.games // plan.rounds))
    book = Book(plan, given.keep)
    missing = [deal for deal in deals if deal not in book.deals()]
    with Progress(console=Console(stderr=True), disable=not sys.stderr.isatty()) as progress:
        bar = progress.add_task("games", total=len(missing) * plan.rounds)
        for _, games in spread(partial(play_deal, plan), missing, given.workers, given.ray):
            book.add(games)
            progress.advance(bar, plan.rounds)
    games = [game for game in book.games if game["deal"] in deals]
    report(plan, games, standings(plan, games), given.json)


def plan_from(given: argparse.Namespace) -> Plan:
    set_up = set_up_from(given)
    assert isinstance(set_up.chance, Seed)
    bots = tuple(given.bots.split(","))
    for name in bots:
        bot_called(name, 0)
    if len(bots) < FEWEST:
        raise PalaverError("--bots: a tournament is between two or more")
    if given.games < 1 or given.workers < 1 or given.time <= 0:
        raise PalaverError("--games, --workers and --time must be more than nothing")
    return Plan(
        given.room,
        set_up.players,
        bots,
        set_up.chance.number,
        dict(set_up.switches),
        set_up.board,
        given.time,
    )


class Book:
    """The games of one tournament, written down as they end, a deal a line."""

    def __init__(self, plan: Plan, folder: str | None) -> None:
        self.games: list[Game] = []
        self.folder = None if folder is None else Path(folder)
        self.file: TextIO | None = None
        if self.folder is not None:
            self.open(plan, self.folder)

    def open(self, plan: Plan, folder: Path) -> None:
        title = json.dumps(header(plan), sort_keys=True)
        page = folder / "games.jsonl"
        try:
            (folder / "records").mkdir(parents=True, exist_ok=True)
            lines = page.read_text("utf-8").splitlines(keepends=True) if page.exists() else []
            self.file = page.open("a", encoding="utf-8")
        except OSError as error:
            raise PalaverError(f"{page}: {error.strerror or error}") from None
        if lines and lines[0].strip() != title:
            raise PalaverError(f"{page}: is of another tournament")
        if not lines:
            self.file.write(title + "\n")
        whole = sum(len(line.encode()) for line in lines if line.endswith("\n"))
        if lines and not lines[-1].endswith("\n"):  # stopped in the middle of a line
            self.file.truncate(whole)
        for line in lines[1:]:
            if line.endswith("\n"):
                self.games += json.loads(line)

    def deals(self) -> set[int]:
        return {game["deal"] for game in self.games}

    def add(self, games: Sequence[Game]) -> None:
        self.games += games
        if self.file is None or self.folder is None:
            return
        self.file.write(json.dumps(games) + "\n")
        self.file.flush()
        for game in games:
            name = f"{game['deal']:05}-{game['turn']}.txt"
            (self.folder / "records" / name).write_text(game["record"], "utf-8")


def header(plan: Plan) -> dict[str, Any]:
    return {
        "room": plan.room,
        "players": plan.players,
        "bots": list(plan.bots),
        "seed": plan.seed,
        "switches": dict(plan.switches),
        "board": plan.board,
        "time": plan.budget,
    }


def report(plan: Plan, games: list[Game], table: list[Standing], as_json: bool) -> None:
    if as_json:
        told = header(plan) | {
            "games": len(games),
            "build": build().name,
            "standings": [standing.measured() for standing in table],
        }
        print(json.dumps(told))
        return
    even = 1 / len(plan.bots)
    shown = Table(title=f"{plan.room}, {plan.players} seats, {len(games)} games")
    for title in ("bot", "wins", "95 %", f"against {even:.0%}", "points", "rating", "ms/answer"):
        shown.add_column(title, justify="left" if title == "bot" else "right")
    for standing in sorted(table, key=lambda standing: -standing.share):
        shown.add_row(
            standing.bot,
            f"{standing.share:.1%}",
            f"{standing.low:.1%} – {standing.high:.1%}",
            "above" if standing.low > even else "below" if standing.high < even else "level",
            f"{standing.points:.1f}",
            f"{standing.rating:.1f} ± {standing.uncertainty:.1f}",
            f"{1000 * standing.seconds_an_answer:.2f}",
        )
    Console().print(shown)
