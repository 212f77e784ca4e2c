"""The playthroughs of every room: `goldens.py` compares them, `--accept` rewrites them."""

import re
import sys
from pathlib import Path

from palaver.core import record
from palaver.core.errors import PalaverError
from palaver.core.game import games


def playthroughs() -> list[Path]:
    return sorted(
        page for game in games().values() for page in game.folder.glob("tests/playthroughs/*.txt")
    )


def comments(text: str) -> str:
    """What the story tells, which stands above the record."""
    lines = text.splitlines(keepends=True)
    return "".join(line for line in lines if line.startswith("#"))


def rewritten(text: str) -> str:
    """The same answers, with the effects that they have now."""
    lines = [line for line in text.splitlines() if line[:1] not in ("#", "=")]
    told = [line if line.startswith("board ") else answers_alone(line) for line in lines]
    match = record.replay(record.read("\n".join(told)))
    return comments(text) + record.written(match)


def answers_alone(line: str) -> str:
    return re.split(r" of \d|->", line)[0]


def main(accept: bool) -> int:
    changed = 0
    for page in playthroughs():
        text = page.read_text("utf-8")
        try:
            record.replay(record.read(text))
            wanted = rewritten(text)
        except PalaverError as error:
            print(f"{page.name}: {error}")
            wanted = rewritten(text) if accept else ""
        if text == wanted:
            continue
        changed += 1
        if accept:
            page.write_text(wanted, "utf-8")
            print(f"{page.name}: rewritten")
        else:
            print(f"{page.name}: would be written otherwise")
    print(f"{len(playthroughs())} playthroughs, {changed} changed")
    return 0 if accept else int(changed > 0)


if __name__ == "__main__":
    sys.exit(main("--accept" in sys.argv[1:]))
