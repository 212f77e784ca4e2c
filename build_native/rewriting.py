"""Changes to a line of source that leave every other line where it is."""

import ast
from collections.abc import Iterable
from typing import NamedTuple


class Edit(NamedTuple):
    """Bytes of one line, and what stands there instead."""

    row: int
    start: int
    end: int
    words: str


def instead_of(node: ast.expr, words: str) -> list[Edit]:
    """Nothing for an expression that runs over several lines."""
    if node.lineno != node.end_lineno:
        return []
    return [Edit(node.lineno - 1, node.col_offset, node.end_col_offset or 0, words)]


def around(node: ast.expr, before: str, after: str) -> list[Edit]:
    row, end = (node.end_lineno or 0) - 1, node.end_col_offset or 0
    return [
        Edit(node.lineno - 1, node.col_offset, node.col_offset, before),
        Edit(row, end, end, after),
    ]


def rewritten(lines: list[str], edits: Iterable[Edit]) -> list[str]:
    new = [line.encode() for line in lines]
    for row, start, end, words in sorted(edits, reverse=True):
        new[row] = new[row][:start] + words.encode() + new[row][end:]
    return [line.decode() for line in new]
