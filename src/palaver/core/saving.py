"""A position as JSON and back, and its fingerprint; the fields are read off its class."""

import ast
import hashlib
import json
from functools import cache
from pathlib import Path
from typing import Any, TypeVar

from palaver.core.decision import Decision
from palaver.core.game import Game, name_of
from palaver.core.position import AnyPosition
from palaver.core.sight import Json

P = TypeVar("P", bound=AnyPosition)
OF_THE_TABLE = ("board", "ear")  # what a position points to and does not own


@cache
def fields(source: Path) -> tuple[str, ...]:
    """The annotated fields of the class `Position`, and those of every position."""
    found: list[str] = []
    for page, name in (
        (Path(__file__).with_name("position.py"), "AnyPosition"),
        (source, "Position"),
    ):
        for node in ast.parse(page.read_text("utf-8")).body:
            if isinstance(node, ast.ClassDef) and node.name == name:
                found += [
                    line.target.id
                    for line in node.body
                    if isinstance(line, ast.AnnAssign) and isinstance(line.target, ast.Name)
                ]
    return tuple(field for field in found if field not in OF_THE_TABLE)


def dump(game: Game[P], pos: P) -> dict[str, Json]:
    saved: dict[str, Json] = {}
    for field in fields(game.folder / "position.py"):
        value: Any = getattr(pos, field)
        if isinstance(value, Decision):
            saved[field] = name_of(value)
        elif isinstance(value, list):
            saved[field] = [int(number) for number in value]
        else:
            saved[field] = int(value)
    return saved


def load(game: Game[P], board: Any, saved: dict[str, Json]) -> P:
    questions = {name_of(question): question for question in game.questions}
    pos: Any = game.position.__new__(game.position)
    pos.board = board
    pos.ear = None
    for field in fields(game.folder / "position.py"):
        value: Any = saved[field]
        setattr(pos, field, questions[value] if isinstance(value, str) else value)
    return pos  # type: ignore[no-any-return]


def fingerprint(game: Game[P], pos: P) -> str:
    """Eight digits that differ as soon as anything on the table does."""
    text = json.dumps(dump(game, pos), sort_keys=True)
    return hashlib.sha256(text.encode()).hexdigest()[:8]
