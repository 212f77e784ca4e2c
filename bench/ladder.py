"""`make ladder`: the tournaments of docs/ladder.md, written there anew.

In each room at its usual table: strong against steady, steady against beginner, beginner
against random, and master against strong. Games are kept in build/ladder, and a second
start goes on from there.
"""

import argparse
import json
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

KEPT = Path("build/ladder")
PAGE = Path("docs/ladder.md")
BEGIN, END = "<!-- table begins -->\n", "<!-- table ends -->\n"
USUAL = {"africa": 4, "afrika1880": 5, "heart_of_africa": 4, "west_of_africa": 4}
RUNGS = (("beginner", "random"), ("steady", "beginner"), ("strong", "steady"), ("master", "strong"))
GAMES = {"beginner": 200, "steady": 200, "strong": 80, "master": 24}


def tournament(room: str, rung: tuple[str, str], workers: int, games: int) -> dict[str, Any]:
    upper, lower = rung
    kept = KEPT / f"{room}-{upper}-{lower}-{games}"
    wanted = {
        "bots": f"{upper},{lower}",
        "seats": USUAL[room],
        "games": games,
        "workers": workers,
        "keep": kept,
    }
    options = [str(part) for name, value in wanted.items() for part in (f"--{name}", value)]
    verb = [sys.executable, "-m", "palaver.cli", "arena", room, "--json"]
    done = subprocess.run([*verb, *options], stdout=subprocess.PIPE, check=True)
    told: dict[str, Any] = json.loads(done.stdout)
    return told


def line(room: str, told: dict[str, Any]) -> str:
    upper, lower = told["standings"]
    above = "above" if upper["low"] > 0.5 else "not above"
    cells = (
        f"`{room}`",
        str(told["players"]),
        f"{upper['bot']} – {lower['bot']}",
        str(told["games"]),
        f"{upper['share']:.1%}",
        f"{upper['low']:.1%} – {upper['high']:.1%}, {above} 50 %",
        f"{upper['points']:.1f} – {lower['points']:.1f}",
        f"{upper['rating']:.1f} – {lower['rating']:.1f}",
        f"{1000 * upper['seconds_an_answer']:.1f}",
    )
    return f"| {' | '.join(cells)} |"


def lines(rooms: list[str], workers: int, part: float) -> Iterator[str]:
    yield "| room | seats | bots | games | wins | 95 % | points | ratings | ms/answer |"
    yield "| --- | --: | --- | --: | --: | --- | --- | --- | --: |"
    for room in rooms:
        for rung in RUNGS:
            games = max(4, int(GAMES[rung[0]] * part))
            row = line(room, tournament(room, rung, workers, games))
            print(row, flush=True)
            yield row


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--workers", type=int, default=2)
    asked.add_argument("--rooms", default=",".join(USUAL))
    asked.add_argument("--part", type=float, default=1.0, help="of the games")
    given = asked.parse_args()
    table = "\n".join(lines(given.rooms.split(","), given.workers, given.part))
    before, _, rest = PAGE.read_text("utf-8").partition(BEGIN)
    _, _, after = rest.partition(END)
    PAGE.write_text(f"{before}{BEGIN}{table}\n{END}{after}", "utf-8")


if __name__ == "__main__":
    main()
