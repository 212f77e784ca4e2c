"""The command `palaver`: one page a verb, found by its name."""

import argparse
import os
import sys
from collections.abc import Sequence
from io import TextIOWrapper
from typing import NoReturn

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


class OneLine(argparse.ArgumentParser):
    """Says what is wrong with the words of a command in one line, as all else that is wrong."""

    def error(self, message: str) -> NoReturn:
        self.exit(2, f"{self.prog}: {message} (`{self.prog} --help` tells more)\n")


def parser() -> argparse.ArgumentParser:
    top: argparse.ArgumentParser = OneLine(
        prog="palaver", description="Four board games set in Africa."
    )
    top.add_argument("--version", action="version", version=f"palaver {__version__}")
    verbs = top.add_subparsers(metavar="VERB", required=True)
    for page in VERBS:
        page.register(verbs)
    return top


def hush() -> None:
    """What is still to be written has nowhere to go, and Python would complain on leaving."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def main(argv: Sequence[str] | None = None) -> int:
    """Exit status 0, or 2 with one clear line; never a traceback for bad input."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):  # what a terminal has no letters for is a ?
            stream.reconfigure(errors="replace")
    given = parser().parse_args(argv)
    try:
        given.run(given)
        sys.stdout.flush()
    except PalaverError as error:
        for complaint in error.lines():
            print(f"palaver: {complaint}", file=sys.stderr)
        return 2
    except BrokenPipeError:  # as in `palaver trace … | head`
        hush()
    except OSError as error:  # as when the disk under standard output is full
        place = f"{error.filename}: " if error.filename else ""
        print(f"palaver: {place}{error.strerror or error}", file=sys.stderr)
        hush()
        return 2
    except RecursionError:
        print("palaver: a file is nested deeper than anybody would write it", file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        return 130
    return 0
