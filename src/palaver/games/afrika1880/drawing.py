"""The board as SVG for owners of the box, and the table for a terminal."""

import json
from functools import cache
from pathlib import Path
from typing import Any
from xml.sax.saxutils import escape, quoteattr

from palaver.core.bits import has
from palaver.core.sight import Sight
from palaver.games.afrika1880.words import Territory

Ring = list[list[float]]

# --- SVG --------------------------------------------------------------------

SQUARE = 9  # side of a development square, in the map's own units of a thousandth
STYLE = (
    "path,circle{stroke:#6b5a3e;stroke-width:2;stroke-linejoin:round}"
    ".coast{fill:#f1e3c2}.inland{fill:#dcc796}.lane{fill:none;stroke:#3d6b8c;stroke-dasharray:6 5}"
    "rect{fill:#fffaf0;stroke:#33291a}"
    "text{font:15px sans-serif;fill:#33291a;text-anchor:middle}"
    ".start{font-weight:bold}.label{pointer-events:none}"
)


@cache
def outlines() -> dict[str, list[Ring]]:
    """The printed territories, by name; a renamed one is drawn as a circle."""
    text = Path(__file__).with_name("shapes.json").read_text("utf-8")
    shapes: dict[str, list[Ring]] = json.loads(text)["shapes"]
    return shapes


def draw(board: Any) -> str:
    """Every territory with its name, squares and start; the element's id is what is touched.

    Names lie above all outlines, or a neighbour would cut them off.
    """
    starts = dict(zip(board.start, board.nation_codes, strict=True))
    lands = list(enumerate(board.data["territories"]))
    lines = [
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1000 1000">',
        f"<style>{STYLE}</style>",
        *(lane(path) for path in paths_of_lanes(board)),
        *(outline(board, Territory(here), land) for here, land in lands),
        *(label(land, starts.get(Territory(here))) for here, land in lands),
    ]
    return "\n".join([*lines, "</svg>", ""])


def paths_of_lanes(board: Any) -> list[Ring]:
    """Along the sea where the file says how, else from name to name."""
    drawn = {frozenset((lane["a"], lane["b"])): lane for lane in board.data.get("seaLanes", [])}
    places = {land["name"]: [land["x"], land["y"]] for land in board.data["territories"]}
    paths = []
    for land in board.data["territories"]:
        for near in land["seaNeighbours"]:
            if land["name"] < near:
                along = drawn.get(frozenset((land["name"], near)), {})
                paths.append(along.get("path", [places[land["name"]], places[near]]))
    return paths


def lane(path: Ring) -> str:
    return f'<polyline class="lane" points="{" ".join(f"{x},{y}" for x, y in path)}"/>'


def outline(board: Any, here: Territory, land: dict[str, Any]) -> str:
    kind = "coast" if has(board.coasts, here) else "inland"
    rings = outlines().get(land["name"])
    circle = f'<circle cx="{land["x"]}" cy="{land["y"]}" r="40"/>'
    shape = f'<path d="{drawn(rings)}"/>' if rings else circle
    return f'<g id={quoteattr(f"territory:{board.codes[here]}")} class="{kind}">{shape}</g>'


def label(land: dict[str, Any], start: str | None) -> str:
    x, y, squares = land["x"], land["y"], land["squares"]
    left = x - squares * SQUARE / 2
    boxes = "".join(
        f'<rect x="{left + n * SQUARE:.1f}" y="{y + 6}" width="{SQUARE}" height="{SQUARE}"/>'
        for n in range(squares)
    )
    flag = f' <tspan class="start">{escape(start)}</tspan>' if start else ""
    return f'<g class="label">{boxes}<text x="{x}" y="{y}">{escape(land["name"])}{flag}</text></g>'


def drawn(rings: list[Ring]) -> str:
    return " ".join("M" + "L".join(f"{x},{y}" for x, y in ring) + "Z" for ring in rings)


# --- Terminal ---------------------------------------------------------------

WIDE, HIGH = 74, 40  # characters for the thousand units of the map; with names below 80
LABEL = 10
COLOURS = {
    "GB": "red",
    "FR": "bright_blue",
    "DE": "white",
    "IT": "green",
    "NL": "yellow",
    "BE": "magenta",
}


SIDES = {"alliance": "A", "conflict": "K"}  # of a diplomacy marker


def picture(sight: Sight, board: Any) -> str:
    """The map, each name over its squares and flags; then the embassies, then one's sheet."""
    table: Any = sight.table
    rows: dict[int, list[tuple[int, str, str]]] = {}
    for land, code in zip(board.data["territories"], board.codes, strict=True):
        column, row = int(land["x"] * WIDE / 1000), int(land["y"] * HIGH / 1000)
        name = land["name"][:LABEL]
        rows.setdefault(row, []).append((column, name, f"[dim]{name}[/]"))
        plain, shown = standing_there(table["territories"][code])
        rows.setdefault(row + 1, []).append((column, plain, shown))
    lines = [line_of_cells(rows.get(row, [])) for row in range(min(rows), max(rows) + 1)]
    return "\n".join([*lines, "", *embassies(table), *own_sheet(table)])


def standing_there(land: dict[str, Any]) -> tuple[str, str]:
    """`2/3 GF`, or `*` for a colony; as it is long, and as it is shown."""
    built = "*" if land["colony"] else f"{land['developed']}/{land['squares']}"
    letters = "".join(f"[bold {COLOURS[nation]}]{nation[0]}[/]" for nation in land["markers"])
    plain = f"{built} {''.join(nation[0] for nation in land['markers'])}"
    style = "bold" if land["colony"] else "dim"
    return plain, f"[{style}]{built}[/] {letters}"


def line_of_cells(cells: list[tuple[int, str, str]]) -> str:
    line, at = "", 0
    for column, plain, shown in sorted(cells):
        gap = max(column - at, 1 if at else 0)
        line += " " * gap + shown
        at += gap + len(plain)
    return line


def embassies(table: dict[str, Any]) -> list[str]:
    """A row for each embassy: A and K as the others have turned their markers there."""
    nations = table["nations"]
    lines = ["     " + "  ".join(f"[{COLOURS[nation]}]{nation}[/]" for nation in nations)]
    for nation in nations:
        turned = table["embassies"][nation]
        marks = [SIDES.get(turned.get(other), "·") for other in nations]
        standing = table["standing"][nation]
        lines.append(
            f"[{COLOURS[nation]}]{nation:<4}[/] "
            + "   ".join(marks)
            + f"   {standing['sole']}*8 + {standing['shared']}*3"
        )
    return lines


def own_sheet(table: dict[str, Any]) -> list[str]:
    if "sheet" not in table:
        return []
    sheet = table["sheet"]
    lines = [f"{row}: {order}" for row, order in sheet["orders"].items()]
    lines += [f"{nation}: {relation}" for nation, relation in sheet["relations"].items()]
    return ["", "; ".join(lines)]
