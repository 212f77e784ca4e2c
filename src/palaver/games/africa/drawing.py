"""The board as SVG for owners of the box, and the table for a terminal."""

from math import sqrt
from typing import Any
from xml.sax.saxutils import escape, quoteattr

from palaver.core.sight import Sight

# --- SVG --------------------------------------------------------------------

SIDE = 30.0  # of a hex, in the drawing's own units
CORNERS = ((1.0, 0.0), (0.5, 1.0), (-0.5, 1.0), (-1.0, 0.0), (-0.5, -1.0), (0.5, -1.0))
STYLE = (
    "polygon{stroke:#6b5a3e;stroke-width:1.5}.tile{fill:#f1e3c2}.city{fill:#c9774b}"
    "text{font:11px sans-serif;fill:#33291a;text-anchor:middle}"
)


def centre(space: dict[str, Any]) -> tuple[float, float]:
    """Of a flat-top hex, by its axial place."""
    return SIDE * 1.5 * space["q"], SIDE * sqrt(3) * (space["r"] + space["q"] / 2)


def draw(board: Any) -> str:
    """Every space as a hex that carries its name; the element's id is the space's."""
    spaces = board.data["spaces"]
    middles = [centre(space) for space in spaces]
    left, top = (min(middle[axis] for middle in middles) - 1.2 * SIDE for axis in (0, 1))
    width = max(x for x, _ in middles) - left + 1.2 * SIDE
    height = max(y for _, y in middles) - top + 1.2 * SIDE
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{left:.1f} {top:.1f} {width:.1f} {height:.1f}">',
        f"<style>{STYLE}</style>",
    ]
    for space, code in zip(spaces, board.space_codes, strict=True):
        x, y = centre(space)
        points = " ".join(
            f"{x + SIDE * dx:.1f},{y + SIDE * dy * sqrt(3) / 2:.1f}" for dx, dy in CORNERS
        )
        lines.append(
            f'<g id={quoteattr(f"space:{code}")} class="{space["kind"]}">'
            f'<polygon points="{points}"/><text x="{x:.1f}" y="{y + 4:.1f}">{escape(space["name"])}</text></g>'
        )
    return "\n".join([*lines, "</svg>", ""])


# --- Terminal ---------------------------------------------------------------

WIDE = 7  # characters from one column of hexes to the next
SIGNS = {  # what lies on a space, and how it is coloured
    "face-down": ("░░░", "dim"),
    "empty": (" · ", "dim"),
    "camp": (" ▲ ", "bold blue"),
    "gold-1": ("au1", "bold yellow"),
    "gold-2": ("au2", "bold yellow"),
    "gems-1": ("gm1", "bold magenta"),
    "gems-2": ("gm2", "bold magenta"),
    "monument": ("MON", "bold white"),
    "nomads": ("nom", "bold cyan"),
}
SEAT_COLOURS = {"red": "red", "blue": "blue", "green": "green", "white": "white", "brown": "yellow"}


def sign_of(tile: str) -> tuple[str, str]:
    """Animals by their first three letters."""
    return SIGNS.get(tile, (tile[:3], "bold green"))


def picture(sight: Sight, board: Any) -> str:
    """The map with names over what lies there, an explorer as a flag beside it."""
    table: Any = sight.table
    spaces = board.data["spaces"]
    standing = {home: name for name, home in table["explorers"].items() if home}
    rows: dict[int, dict[int, tuple[str, str]]] = {}
    first = min(space["q"] for space in spaces)
    for space in spaces:
        code = space["name"].replace(" ", "-")
        row, column = 2 * space["r"] + space["q"], (space["q"] - first) * WIDE
        text, style = sign_of(table["spaces"][code])
        rows.setdefault(row, {})[column] = (f"{code[: WIDE - 1]:<{WIDE - 1}}", "dim")
        flag = standing.get(code)
        rows.setdefault(row + 1, {})[column] = (f"{text:<3}", style)
        if flag:
            rows[row + 1][column + 3] = ("◄" + flag[:2].upper(), f"bold {SEAT_COLOURS[flag]}")
    return "\n".join(row_of_text(rows[row]) for row in sorted(rows))


def row_of_text(cells: dict[int, tuple[str, str]]) -> str:
    line, at = "", 0
    for column in sorted(cells):
        text, style = cells[column]
        line += " " * (column - at) + f"[{style}]{text}[/]"
        at = column + len(text)
    return line
