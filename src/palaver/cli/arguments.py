"""What several verbs are told in the same words, and the files they read and write."""

import argparse
import json
import os
import re
import tempfile
from pathlib import Path
from typing import Any, TypeAlias

from palaver.core import record
from palaver.core.boards import beyond_measure
from palaver.core.errors import BadBoard, BadSetUp, PalaverError
from palaver.core.game import Game, game_called
from palaver.core.match import Match, Seed, SetUp

Verbs: TypeAlias = "argparse._SubParsersAction[argparse.ArgumentParser]"
LARGEST_FILE = 20_000_000  # bytes
MOST_COMMON = 4  # players


def add_game(verb: argparse.ArgumentParser) -> None:
    verb.add_argument("room", help="which game; `palaver rooms` lists them")
    verb.add_argument("--seats", type=int, metavar="N", help="how many play")
    verb.add_argument("--seed", type=int, metavar="S", help="the number all chance comes from")
    verb.add_argument(
        "--option",
        action="append",
        default=[],
        metavar="NAME=VALUE",
        help="turn a switch of the rules",
    )
    verb.add_argument("--board", metavar="FILE", help="play on a corrected board")


def set_up_from(given: argparse.Namespace, seats: int = MOST_COMMON, seed: int = 0) -> SetUp:
    game = game_called(given.room)
    players = seats if given.seats is None else given.seats
    number = seed if given.seed is None else given.seed
    if not 0 <= number < 2**64:
        raise BadSetUp("a seed is a whole number from 0 to 2^64 - 1")
    data = board_from(game, given.board)
    set_up = SetUp(game, players, Seed(number), switches_in(game, given.option), data)
    set_up.begin()  # anything wrong shows now
    return set_up


def switches_in(game: Game[Any], pairs: list[str]) -> dict[str, int]:
    chosen = {}
    for pair in pairs:
        name, _, value = pair.partition("=")
        if not re.fullmatch("-?[0-9]{1,9}", value):
            raise BadSetUp(f"--option {pair}: write NAME=NUMBER, as in --option {example(game)}")
        chosen[name] = int(value)
    game.settings(chosen)
    return chosen


def example(game: Game[Any]) -> str:
    first = game.switches[0] if game.switches else None
    return f"{first.name}={first.default}" if first else "none: this room has no options"


# --- Files ------------------------------------------------------------------


def read_text(path: Path) -> str:
    try:
        if path.stat().st_size > LARGEST_FILE:
            raise PalaverError(f"{path}: larger than {LARGEST_FILE // 1_000_000} MB")
        return path.read_text("utf-8-sig")  # some editors put a mark before the text
    except OSError as error:
        raise PalaverError(f"{path}: {error.strerror or error}") from None
    except UnicodeDecodeError:
        raise PalaverError(f"{path}: is not a text in UTF-8") from None


def read_json(path: Path) -> Any:
    try:
        return json.loads(read_text(path))
    except ValueError as error:
        raise PalaverError(f"{path}: is no JSON: {error}") from None
    except RecursionError:
        raise PalaverError(f"{path}: is no JSON that anybody wrote: too deep") from None


def board_from(game: Game[Any], file: str | None) -> Any:
    """A corrected board with nothing wrong with it; each complaint names the file, and the line
    where the room knows it."""
    if file is None:
        return None
    path = Path(file)
    data = read_json(path)
    complaints = beyond_measure(data)
    if not complaints and game.complaints_in is not None:
        complaints = game.complaints_in(read_text(path))
    if found := complaints or game.complaints(data):
        raise BadBoard([f"{path}: {complaint}" for complaint in found])
    return data


def read_match(path: Path) -> Match:
    """A record, replayed; what is wrong with it is told with its name."""
    text = read_text(path)
    try:
        return record.replay(record.read(text))
    except PalaverError as error:
        raise PalaverError(f"{path}: {error}") from None


def write_text(path: Path, text: str) -> None:
    """All or nothing: a file is never left half-written."""
    try:
        handle, unfinished = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}.")
        with os.fdopen(handle, "w", encoding="utf-8") as file:
            file.write(text)
        Path(unfinished).chmod(0o644)
        Path(unfinished).replace(path)
    except OSError as error:
        raise PalaverError(f"{path}: {error.strerror or error}") from None


def put_out(text: str, path: str | None) -> None:
    """To a file if one is named, else to standard output."""
    if path is None:
        print(text, end="")
    else:
        write_text(Path(path), text)
