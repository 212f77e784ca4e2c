"""`make bench`: every room on plain Python and compiled, and Catanatron, on one core."""

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

from bench.catanatron import catanatron
from palaver.core.game import games

MEASURE = """
import json, sys
from palaver.cli.measure import measure
print(json.dumps(measure(sys.argv[1], int(sys.argv[2]))))
"""
BUILDS = ("pure", "compiled")
HEAD = ("", "answers/s", "games/s", "answers/game", "clones/s", "bytes", "x pure", "x Catanatron")
Row = dict[str, Any]


def on_one_core() -> None:
    """For this process and all that it starts, where the system can do so."""
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})


def note(what: str) -> None:
    """On a terminal, so that nobody thinks it hangs."""
    if sys.stderr.isatty():
        print(
            f"\r\033[Kmeasuring {what}", end="" if what else "\r\033[K", file=sys.stderr, flush=True
        )


def measured(room: str, seats: int, build: str) -> Row:
    note(f"{room}, {seats} seats, {build}")
    env = {name: value for name, value in os.environ.items() if name != "PALAVER_PURE"}
    if build == "pure":
        env["PALAVER_PURE"] = "1"
    done = subprocess.run(
        [sys.executable, "-c", MEASURE, room, str(seats)],
        env=env,
        stdout=subprocess.PIPE,
        check=True,
    )
    row: Row = json.loads(done.stdout)
    if row["build"] != build:
        sys.exit(f"wanted the {build} build and found the {row['build']} one; see `make compile`")
    return row


def tables() -> list[tuple[str, int]]:
    """Every room with four seats, and with as many as it has."""
    return [
        (game.name, seats)
        for game in games().values()
        for seats in sorted({min(4, game.seats[-1]), game.seats[-1]})
    ]


def line(name: str, row: Row, pure: float, catan: float) -> str:
    """One build at one table, with what it is times as fast as."""
    rate = row["answers_per_second"]
    cells = [
        f"{rate:,.0f}",
        f"{row['games_per_second']:,.0f}",
        f"{row['mean_answers']:,.0f}",
        f"{row['clones_per_second']:,.0f}" if "clones_per_second" in row else "",
        f"{row['bytes_per_position']:,}" if "bytes_per_position" in row else "",
        f"{rate / pure:.1f}" if pure else "",
        f"{rate / catan:.1f}",
    ]
    return aligned(name, cells)


def aligned(name: str, cells: list[str]) -> str:
    widths = (12, 10, 13, 12, 7, 8, 13)
    return f"{name:<34}" + "".join(f"{cell:>{w}}" for cell, w in zip(cells, widths, strict=True))


def main() -> None:
    on_one_core()
    note("Catanatron")
    peers = [catanatron()]
    rows = [measured(room, seats, build) for room, seats in tables() for build in BUILDS]
    note("Catanatron again")
    peers.append(catanatron())
    note("")
    peer = max(peers, key=lambda row: row["answers_per_second"])
    catan = peer["answers_per_second"]
    print("one core, random answers, best of five slices each, by seconds of that core")
    print(aligned(HEAD[0], list(HEAD[1:])))
    print(line(f"Catanatron {peer['version']}, 4 seats", peer, 0, catan))
    for pure, compiled in zip(rows[::2], rows[1::2], strict=True):
        for row in (pure, compiled):
            name = f"{row['room']}, {row['seats']} seats, {row['build']}"
            print(line(name, row, pure["answers_per_second"], catan))
    place = Path("build/bench.json")
    place.parent.mkdir(exist_ok=True)
    place.write_text(json.dumps([peer, *rows], indent=1) + "\n", "utf-8")


if __name__ == "__main__":
    main()
