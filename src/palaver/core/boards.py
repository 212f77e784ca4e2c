"""What may be wrong with any room's board file, whatever it says: too deep, or too wordy."""

from collections.abc import Iterator
from typing import Any

DEEPEST = 40  # tables within tables
NAMES = ("name", "en", "de", "it")
LONGEST_NAME = 120  # letters; a sentence takes some hundreds


def beyond_measure(data: Any) -> list[str]:
    """Told before a room looks at it, which then need not fear the bottom."""
    try:
        return list(too_long(data, "", DEEPEST))
    except RecursionError:
        return [f"the board is nested deeper than {DEEPEST} tables"]


def too_long(data: Any, place: str, deeper: int) -> Iterator[str]:
    if deeper == 0:
        raise RecursionError
    rows = data if isinstance(data, list) else []
    parts = data.items() if isinstance(data, dict) else enumerate(rows, 1)
    for key, part in parts:
        if isinstance(part, dict | list):
            yield from too_long(part, f"{place}{key}: ", deeper - 1)
        elif key in NAMES and isinstance(part, str) and len(part) > LONGEST_NAME:
            yield f"{place}the name in {key!r} has more than {LONGEST_NAME} letters"
