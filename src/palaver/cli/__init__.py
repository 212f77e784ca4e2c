"""The command `palaver`: one page a verb, found by its name."""

import argparse
import os
import sys
from collections.abc import Sequence

from palaver import __version__
from palaver.cli import (
    admin,
    arena,
    bench,
    board,
    play,
    replay,
    rooms,
    rules,
    serve,
    simulate,
    study,
    tools,
    trace,
    verify,
)
from palaver.core.errors import PalaverError

VERBS = (
    rooms,
    play,
    serve,
    rules,
    simulate,
    arena,
    study,
    trace,
    replay,
    verify,
    board,
    bench,
    tools,
    admin,
)


def parser() -> argparse.ArgumentParser:
    top = argparse.ArgumentParser(prog="palaver", description="Four board games set in Africa.")
    top.add_argument("--version", action="version", version=f"palaver {__version__}")
    verbs = top.add_subparsers(metavar="VERB", required=True)
    for page in VERBS:
        page.register(verbs)
    return top


def main(argv: Sequence[str] | None = None) -> int:
    """Exit status 0, or 2 with one clear line; never a traceback for bad input."""
    given = parser().parse_args(argv)
    try:
        given.run(given)
        sys.stdout.flush()
    except PalaverError as error:
        for complaint in error.lines():
            print(f"palaver: {complaint}", file=sys.stderr)
        return 2
    except BrokenPipeError:  # as in `palaver trace … | head`
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    except KeyboardInterrupt:
        return 130
    return 0
