"""On which line of a JSON text each of its values stands."""

import json
import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

Path = tuple[str | int, ...]
TOKEN = re.compile(r'"(?:[^"\\]|\\.)*"|[{}\[\],:]|[^\s{}\[\],:"]+')


def read_json(text: str) -> tuple[Any, dict[Path, int], list[str]]:
    """The value, the line of each part of it, and what makes it unreadable, if anything."""
    try:
        data = json.loads(text)
    except ValueError as error:
        line = getattr(error, "lineno", 1)
        return None, {}, [f"line {line}: this is no JSON: {getattr(error, 'msg', error)}"]
    except RecursionError:
        return None, {}, ["line 1: this is no board, but JSON within JSON without end"]
    walk = Walk(text)
    walk.value(())
    return data, walk.lines, walk.wrong


def line_of(lines: dict[Path, int], path: Path) -> int:
    """Where a part stands, or what it is a part of."""
    while path not in lines:
        path = path[:-1]
    return lines[path]


@dataclass
class Walk:
    """Through a text that is known to be JSON."""

    text: str
    lines: dict[Path, int] = field(default_factory=dict)
    wrong: list[str] = field(default_factory=list)
    tokens: Iterator[tuple[str, int]] = field(init=False)

    def __post_init__(self) -> None:
        self.tokens = self.tokens_of(self.text)

    @staticmethod
    def tokens_of(text: str) -> Iterator[tuple[str, int]]:
        line, seen = 1, 0
        for token in TOKEN.finditer(text):
            line += text.count("\n", seen, token.start())
            seen = token.start()
            yield token[0], line

    def value(self, path: Path) -> None:
        self.value_from(path, *next(self.tokens))

    def value_from(self, path: Path, token: str, line: int) -> None:
        self.lines[path] = line
        if token == "{":
            self.table(path)
        elif token == "[":
            self.items(path)

    def table(self, path: Path) -> None:
        for token, line in self.tokens:
            if token == "}":
                return
            if token == ",":
                continue
            here = (*path, str(json.loads(token)))
            if here in self.lines:
                self.wrong.append(f"line {line}: {here[-1]!r} stands twice")
            next(self.tokens)  # the colon
            self.value(here)

    def items(self, path: Path) -> None:
        number = 0
        for token, line in self.tokens:
            if token == "]":
                return
            if token == ",":
                number += 1
            else:
                self.value_from((*path, number), token, line)
