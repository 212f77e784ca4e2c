"""Random games against every law, for as long as one likes: `make fuzz MINUTES=60`.

What breaks a law is left in build/fuzz, one file each, with the line that plays it again and
its record. What ends the program itself is in `playing.txt`.
"""

import argparse
import random
import sys
import time
import traceback
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

from palaver.core import contract, record
from palaver.core.contract import Case
from palaver.core.game import games
from palaver.core.match import Match
from palaver.core.native import build

Law = Callable[[Match], None]
FOLDER = Path("build/fuzz")


def cases(seed: int) -> Iterator[Case]:
    """Every room in turn, with any number of players and its switches turned at random."""
    dice = random.Random(seed)
    while True:
        for game in games().values():
            players = dice.choice(game.seats)
            turned = {s.name: dice.choice(s.values) for s in game.switches if dice.random() < 0.3}
            if game.possible(players, turned):
                length = dice.randrange(dice.choice((40, game.bound // 10)))
                yield Case(game.name, players, dice.getrandbits(64), length, turned)


def fuzz(cases: Iterator[Case], laws: Sequence[Law], minutes: float, folder: Path) -> list[Path]:
    """The files of those that failed."""
    folder.mkdir(parents=True, exist_ok=True)
    end = time.monotonic() + 60 * minutes
    played, failed = 0, []
    for case in cases:
        for law in laws:
            (folder / "playing.txt").write_text(f"{law.__name__}: {case}\n", "utf-8")
            try:
                law(case.match())
            except Exception:
                failed.append(keep(case, law, folder))
        played += 1
        show(f"{played} games, {len(failed)} failures")
        if time.monotonic() > end:
            break
    (folder / "playing.txt").unlink()
    show("")
    print(
        f"{played} games under {len(laws)} laws on the {build().name} build, {len(failed)} failures"
    )
    return failed


def keep(case: Case, law: Law, folder: Path) -> Path:
    page = folder / f"{case.room}-{law.__name__}-{case.seed:016x}.txt"
    said = [f"{law.__name__}: {case}", traceback.format_exc()]
    try:
        said.append(record.written(case.match()))
    except Exception:
        said.append("it has no record")
    page.write_text("\n".join(said), "utf-8")
    print(page, file=sys.stderr)
    return page


def show(progress: str) -> None:
    if sys.stderr.isatty():
        print(f"\r\033[K{progress}", end="", file=sys.stderr, flush=True)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description="Random games against every law.")
    parser.add_argument("--minutes", type=float, default=60)
    parser.add_argument("--seed", type=int, default=int(time.time()))
    given = parser.parse_args()
    sys.exit(bool(fuzz(cases(given.seed), contract.LAWS, given.minutes, FOLDER)))
