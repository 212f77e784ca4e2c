"""`make ladder`: the tournaments of docs/ladder.md, written there anew.

In each room at its usual table: beginner against random, steady against beginner, strong
against steady, and master against strong. A line is written as soon as it is measured, and
those of other rooms and rungs stay. Games are kept in build/ladder for as long as the bots
are the same, and a second start goes on from there.
"""

import argparse
import hashlib
import json
import subprocess
import sys
from pathlib import Path
from typing import Any

from palaver.core.native import ROOT, digest

KEPT = Path("build/ladder")
PAGE = Path("docs/ladder.md")
BEGIN, END = "<!-- table begins -->\n", "<!-- table ends -->\n"
USUAL = {"africa": 4, "afrika1880": 5, "heart_of_africa": 4, "west_of_africa": 4}
RUNGS = (("beginner", "random"), ("steady", "beginner"), ("strong", "steady"), ("master", "strong"))
GAMES = {"beginner": 100, "steady": 100, "strong": 60, "master": 40}
CLOSE = {("afrika1880", "master"): 200}  # where fewer do not tell the two apart


def edition() -> str:
    """Of the bots and the rules: what others have played is not counted."""
    sources = hashlib.sha256(digest().encode())
    for page in sorted((ROOT / "bots").glob("*.py")):
        sources.update(page.read_bytes())
    return sources.hexdigest()[:12]


def tournament(room: str, rung: tuple[str, str], workers: int, games: int) -> dict[str, Any]:
    upper, lower = rung
    kept = KEPT / edition() / f"{room}-{upper}-{lower}-{games}"
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


HEAD = (
    "| room | seats | bots | games | wins | 95 % | points | ratings | ms/answer |",
    "| --- | --: | --- | --: | --: | --- | --- | --- | --: |",
)


def lines_on_page() -> dict[tuple[str, str], str]:
    """What was measured before, by room and bots."""
    _, _, rest = PAGE.read_text("utf-8").partition(BEGIN)
    table, _, _ = rest.partition(END)
    found = {}
    for row in table.splitlines():
        cells = [cell.strip() for cell in row.strip("|").split("|")]
        if row not in HEAD:
            found[cells[0].strip("`"), cells[2]] = row
    return found


def write_page(found: dict[tuple[str, str], str]) -> None:
    places = [(room, f"{upper} – {lower}") for room in USUAL for upper, lower in RUNGS]
    table = "\n".join([*HEAD, *(found[place] for place in places if place in found)])
    before, _, rest = PAGE.read_text("utf-8").partition(BEGIN)
    _, _, after = rest.partition(END)
    PAGE.write_text(f"{before}{BEGIN}{table}\n{END}{after}", "utf-8")


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--workers", type=int, default=2)
    asked.add_argument("--rooms", default=",".join(USUAL))
    asked.add_argument("--rungs", default=",".join(GAMES), help="by the upper bot")
    asked.add_argument("--part", type=float, default=1.0, help="of the games")
    given = asked.parse_args()
    for room in given.rooms.split(","):
        for upper, lower in RUNGS:
            if upper not in given.rungs.split(","):
                continue
            games = max(4, int(CLOSE.get((room, upper), GAMES[upper]) * given.part))
            row = line(room, tournament(room, (upper, lower), given.workers, games))
            print(row, flush=True)
            write_page(lines_on_page() | {(room, f"{upper} – {lower}"): row})


if __name__ == "__main__":
    main()
