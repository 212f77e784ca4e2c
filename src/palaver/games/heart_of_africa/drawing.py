"""The board as SVG for owners of the box, and the table for a terminal."""

from math import atan2, degrees, hypot
from typing import Any
from xml.sax.saxutils import escape, quoteattr

from palaver.core.sight import Sight

# --- SVG --------------------------------------------------------------------

WIDTH, HEIGHT = 1000, 1490
MARGIN = 24  # from a place to the first space
GAP = 3  # between spaces
BREADTH = 13
ASIDE = 9  # of each track of a double route
PAINT = {
    "purple": "#a05cae",
    "white": "#fbfbf6",
    "blue": "#2f72c4",
    "yellow": "#f0cb35",
    "orange": "#ec8722",
    "black": "#2b2b2b",
    "red": "#c8392f",
    "green": "#4c9644",
    "gray": "#9c9c98",
}
STYLE = (
    "rect{stroke:#4a4034;stroke-width:1.5}.city{fill:#fdf6e3}.station{fill:#b9a277}"
    ".country{fill:#c0392b}.symbol{fill:#c8392f}circle{stroke:#4a4034;stroke-width:2}"
    "text{font:22px sans-serif;fill:#33291a;paint-order:stroke;stroke:#e9dcc0;stroke-width:4}"
)


def draw(board: Any) -> str:
    """Tracks as rows of spaces in their colour, with the ids that sights use."""
    places = {line["id"]: line for line in board.data["cities"]}
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}">',
        f"<style>{STYLE}</style>",
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="#e9dcc0"/>',
    ]
    for track, line in enumerate(board.data["routes"]):
        lines += drawn_track(line, places[line["a"]], places[line["b"]], side_of(board, track))
    for line in places.values():
        name, code = escape(line["name"] or ""), quoteattr(f"place:{line['id']}")
        lines.append(
            f"<g id={code}>"
            f'<circle class="{line["kind"]}" cx="{line["x"]}" cy="{line["y"]}" r="11"/>'
            f'<text x="{line["x"] + 14}" y="{line["y"] - 10}">{name}</text></g>'
        )
    return "\n".join([*lines, "</svg>", ""])


def side_of(board: Any, track: int) -> int:
    """Tracks of a double route lie on either side of the line between their ends."""
    twin = board.twin[track]
    if twin < 0:
        return 0
    return -ASIDE if track < twin else ASIDE


def drawn_track(
    line: dict[str, Any], one: dict[str, Any], other: dict[str, Any], side: int
) -> list[str]:
    dx, dy = other["x"] - one["x"], other["y"] - one["y"]
    space = (hypot(dx, dy) - 2 * MARGIN) / line["length"]
    turned = f"translate({one['x']} {one['y']}) rotate({degrees(atan2(dy, dx)):.1f})"
    cars = []
    for number in range(line["length"]):
        left = MARGIN + number * space + GAP / 2
        cars.append(
            f'<rect x="{left:.1f}" y="{side - BREADTH / 2}" width="{space - GAP:.1f}" '
            f'height="{BREADTH}" fill="{PAINT[line["colour"]]}"/>'
        )
        if number < line.get("locos", 0):
            middle = left + (space - GAP) / 2
            cars.append(f'<circle class="symbol" cx="{middle:.1f}" cy="{side}" r="4"/>')
    name = quoteattr(f"track:{line['id']}")
    return [f'<g id={name} class="track" transform="{turned}">', *cars, "</g>"]


# --- Terminal ---------------------------------------------------------------

COLUMNS, ROWS = 112, 50
LONGEST_NAME = 14
INK = {
    "purple": "magenta",
    "white": "bright_white",
    "blue": "blue",
    "yellow": "bright_yellow",
    "orange": "dark_orange",
    "black": "bright_black",
    "red": "red",
    "green": "green",
    "gray": "white",
    "locomotive": "bold bright_cyan",
    "desert": "dark_orange",
    "jungle": "green",
    "mountain": "white",
}
STYLES = {"city": "bold", "country": "bold underline", "station": "italic"}
Cell = tuple[int, int]
Cells = dict[Cell, tuple[str, str]]  # letter and style
NOTHING = (" ", "")
UNBROKEN = "\N{NO-BREAK SPACE}"  # in a name, where no track may go through


def picture(sight: Sight, board: Any) -> str:
    """The map: free tracks in their colour with their length, claimed ones in their
    owner's with his first letter; below it what lies beside the board."""
    table: Any = sight.table
    cells: Cells = {}
    places = {line["id"]: line for line in board.data["cities"]}
    for line in places.values():
        write_name(cells, line)
    for track, line in enumerate(board.data["routes"]):
        one, other = (cell_of(places[line[end]]) for end in ("a", "b"))
        draw_line(cells, way_between(one, other, side_of(board, track)), sign_of(line, table))
    rows = [row_of_text(cells, y) for y in range(ROWS)]
    return "\n".join([*rows, "", *beside(sight, table)])


def cell_of(place: dict[str, Any]) -> Cell:
    return place["x"] * (COLUMNS - LONGEST_NAME) // WIDTH, place["y"] * ROWS // HEIGHT


def sign_of(line: dict[str, Any], table: Any) -> tuple[str, str, str]:
    """Letter along the way, letter in the middle, colour."""
    owner = table["claimed"].get(line["id"])
    if owner is not None:
        return "=", owner[0].upper(), f"bold {INK[owner]}"
    if line["id"] in table["closed"]:
        return " ", "x", "dim"
    return "·", str(line["length"]), INK[line["colour"]]


def way_between(one: Cell, other: Cell, side: int) -> list[Cell]:
    """The second track of a double route runs beside the first."""
    dx, dy = other[0] - one[0], other[1] - one[1]
    aside = (0, 0) if side >= 0 else ((0, 1) if abs(dx) > 2 * abs(dy) else (1, 0))
    steps = max(abs(dx), abs(dy), 2)
    return [
        (one[0] + round(dx * at / steps) + aside[0], one[1] + round(dy * at / steps) + aside[1])
        for at in range(1, steps)
    ]


def draw_line(cells: Cells, way: list[Cell], sign: tuple[str, str, str]) -> None:
    """Never over a name; the letter in the middle stands as near to it as there is room."""
    along, middle, style = sign
    open_way = [cell for cell in way if cells.get(cell, NOTHING)[0] in " ·="]
    for cell in open_way:
        cells[cell] = (along, style)
    if open_way:
        centre = len(way) // 2
        cells[min(open_way, key=lambda cell: abs(way.index(cell) - centre))] = (middle, style)


def write_name(cells: Cells, place: dict[str, Any]) -> None:
    """In the place's own row, or in the next one where another name stands already."""
    x, y = cell_of(place)
    name = name_of_place(place)[:LONGEST_NAME].replace(" ", UNBROKEN)
    rows = (y, y + 1, y - 1)
    free = (row for row in rows if not any((x + at, row) in cells for at in range(len(name))))
    row = next(free, y)
    for at, letter in enumerate(name):
        cells[x + at, row] = (letter, STYLES[place["kind"]])


def name_of_place(place: dict[str, Any]) -> str:
    """As the answers call it: way stations by their label, entrances with their letter."""
    if place["kind"] == "station":
        return f"o{place.get('label', '')}"
    if place["kind"] == "country":
        return f"{place['name']} {place['id'].rpartition('-')[2].upper()}"
    return str(place["name"])


def row_of_text(cells: Cells, y: int) -> str:
    text = ""
    for x in range(COLUMNS):
        letter, style = cells.get((x, y), NOTHING)
        text += f"[{style}]{letter}[/]" if style else letter
    return text.rstrip()


def beside(sight: Sight, table: Any) -> list[str]:
    lines = [
        f"row      {inked(table['row'])}   deck {table['deck']}",
        f"terrain  {inked(table['market'])}   deck {sum(table['terrain_deck'].values())}",
    ]
    for seat, name in enumerate(sight.seats):
        terrain = counted(table["terrain"][name])
        lines.append(
            f"{name:<7}{sight.points[seat]:>5} points  trains {table['trains'][name]:>2}  "
            f"cards {table['hands'][name]['cards']:>2}  tickets {table['tickets'][name]}  {terrain}"
        )
    own = table["own"]
    if own is not None:
        lines.append(f"hand     {counted(own['cards'])}")
        done = {True: "✓", False: "·"}
        lines += [f"ticket   {done[complete]} {code}" for code, complete in own["tickets"].items()]
    return lines


def inked(names: list[str | None]) -> str:
    return "  ".join("-" if name is None else f"[{INK[name]}]{name}[/]" for name in names)


def counted(amounts: dict[str, int]) -> str:
    return "  ".join(f"[{INK[name]}]{number} {name}[/]" for name, number in amounts.items())
