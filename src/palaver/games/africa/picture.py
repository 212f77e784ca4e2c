"""The table for a terminal of 80 columns: the map in hexes, and what everybody has.

 ____
╱ E4R╲      the space's name, as it is typed; red's explorer stands there
╲lio_╱      a lion lies there, face up
"""

from collections.abc import Iterator
from typing import Any

from palaver.core.sight import Sight

Style = str
Canvas = dict[tuple[int, int], tuple[str, Style]]  # by line and column

ACROSS = 5  # characters from one column of hexes to the next; the map has 14 columns
INSIDE = ACROSS - 1
GOODS_A_LINE = 4  # of the panel, so that it stays beside the map
MARGIN = 2  # between the panel and the map

COAST = "dim"
NAME = ""
CITY = "bold underline"
SIGNS: dict[str, tuple[str, Style]] = {  # what lies on a space; animals by three letters
    "face-down": ("░░░", "dim"),
    "empty": ("", ""),
    "camp": (" ▲ ", "bold bright_blue"),
    "gold-1": ("au1", "bold yellow"),
    "gold-2": ("au2", "bold yellow"),
    "gems-1": ("gm1", "bold magenta"),
    "gems-2": ("gm2", "bold magenta"),
    "monument": ("MON", "bold reverse"),
    "nomads": ("nom", "bold cyan"),
}
ANIMAL: Style = "bold green"
FLAGS: dict[str, Style] = {
    "red": "bold white on red",
    "blue": "bold white on blue",
    "green": "bold white on green",
    "white": "bold black on white",
    "brown": "bold white on orange4",
}
LETTERS = {"red": "R", "blue": "B", "green": "G", "white": "W", "brown": "N"}


def picture(sight: Sight, board: Any) -> str:
    canvas = map_of(sight, board)
    place_supply(canvas, f"supply {sight.table['supply']}")
    place_panel(canvas, panel(sight))
    return "\n".join(markup(canvas))


# --- The map ----------------------------------------------------------------


def map_of(sight: Sight, board: Any) -> Canvas:
    spaces = board.data["spaces"]
    table: Any = sight.table
    standing = {home: name for name, home in table["explorers"].items() if home}
    top = min(2 * space["r"] + space["q"] for space in spaces)
    left = min(space["q"] for space in spaces)
    canvas: Canvas = {}
    for space, code in zip(spaces, board.space_codes, strict=True):
        line = 1 + 2 * space["r"] + space["q"] - top
        column = ACROSS * (space["q"] - left)
        draw_sides(canvas, line, column)
        write_name(canvas, line, column, code, space["kind"] == "city", standing.get(code))
        sign, style = SIGNS.get(table["spaces"][code], (table["spaces"][code][:3], ANIMAL))
        write(canvas, line + 1, column + 1, sign, style)
    return canvas


def draw_sides(canvas: Canvas, line: int, column: int) -> None:
    for edge in (line - 1, line + 1):
        for at in range(column + 1, column + ACROSS):
            canvas.setdefault((edge, at), ("_", COAST))
    for at, upper, lower in ((column, "╱", "╲"), (column + ACROSS, "╲", "╱")):
        canvas[line, at] = (upper, COAST)
        canvas[line + 1, at] = (lower, COAST)


def write_name(
    canvas: Canvas, line: int, column: int, code: str, city: bool, explorer: str | None
) -> None:
    """A long name is cut; what may be answered is listed in full elsewhere."""
    style = CITY if city else NAME
    if explorer is None:
        write(canvas, line, column + 1, f"{code[:INSIDE]:^{INSIDE}}", style)
        return
    write(canvas, line, column + 1, f"{code[: INSIDE - 1]:>{INSIDE - 1}}", style)
    write(canvas, line, column + INSIDE, LETTERS[explorer], FLAGS[explorer])


def write(canvas: Canvas, line: int, column: int, text: str, style: Style) -> None:
    for at, letter in enumerate(text, column):
        canvas[line, at] = (letter, style)


# --- What everybody has -----------------------------------------------------


def panel(sight: Sight) -> list[list[tuple[str, Style]]]:
    """A few lines for each player; words as in the notation."""
    table: Any = sight.table
    lines: list[list[tuple[str, Style]]] = []
    for seat, name in enumerate(sight.seats):
        turn = "bold" if seat in sight.waiting else ""
        home = table["explorers"][name] or ""
        flag = (LETTERS[name], FLAGS[name])
        lines.append([flag, (f" {name:<5} {sight.points[seat]:>4}  {home}", turn)])
        held = [f"{what} {table[what][name]}" for what in ("camps", "gold", "gems")]
        lines.append([("  " + " ".join(held), "")])
        owned = [f"{what[:3]} {amount}" for what, amount in table["goods"][name].items()]
        rows = [owned[at : at + GOODS_A_LINE] for at in range(0, len(owned), GOODS_A_LINE)]
        lines += [[("  " + " ".join(row), "cyan")] for row in rows]
    return lines


def place_supply(canvas: Canvas, text: str) -> None:
    """In the upper right corner, as on the board, or beside what land is there."""
    right = max(column for _, column in canvas) + 1
    land = max((column for line, column in canvas if line == 1), default=0)
    write(canvas, 1, max(right - len(text), land + 1 + MARGIN), text, "")


def place_panel(canvas: Canvas, lines: list[list[tuple[str, Style]]]) -> None:
    """In the lower left corner, where there is sea off Africa; or else below the map."""
    width = MARGIN + max(sum(len(text) for text, _ in line) for line in lines)
    bottom = max(line for line, _ in canvas)
    land = max((line for line, column in canvas if column < width), default=0)
    first = bottom - len(lines) + 1 if bottom - land >= len(lines) else bottom + 2
    for number, line in enumerate(lines, first):
        column = 0
        for text, style in line:
            write(canvas, number, column, text, style)
            column += len(text)


# --- Markup -----------------------------------------------------------------


def markup(canvas: Canvas) -> Iterator[str]:
    """Line by line, with a tag wherever the style changes; no name holds a bracket (checks.py)."""
    ends: dict[int, int] = {}
    for line, column in canvas:
        ends[line] = max(ends.get(line, 0), column + 1)
    for line in range(max(ends) + 1):
        cells = [canvas.get((line, column), (" ", "")) for column in range(ends.get(line, 0))]
        yield "".join(runs(cells))


def runs(cells: list[tuple[str, Style]]) -> Iterator[str]:
    start = 0
    for at in range(1, len(cells) + 1):
        if at == len(cells) or cells[at][1] != cells[start][1]:
            text = "".join(letter for letter, _ in cells[start:at])
            style = cells[start][1]
            yield f"[{style}]{text}[/]" if style else text
            start = at
