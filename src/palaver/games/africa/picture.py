"""The table for a terminal: the map in hexes, with names to type, and what everybody has.

 _____
╱ E4Re╲      the space's name; red's explorer stands there
╲_lio_╱      a lion lies there, face up
"""

from collections.abc import Iterator
from typing import Any

from palaver.core.sight import Sight

Style = str
Canvas = dict[tuple[int, int], tuple[str, Style]]  # by line and column

ACROSS = 6  # characters from one column of hexes to the next
INSIDE = ACROSS - 1
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
LEGEND = "░░░ face down   ▲ camp ({} in supply)   au gold   gm gems   MON monument   nom nomads"
FLAGS: dict[str, Style] = {
    "red": "bold white on red",
    "blue": "bold white on blue",
    "green": "bold white on green",
    "white": "bold black on white",
    "brown": "bold white on orange4",
}


def picture(sight: Sight, board: Any) -> str:
    canvas = map_of(sight, board)
    place_panel(canvas, panel(sight))
    legend = LEGEND.format(sight.table["supply"])
    write(canvas, 2 + max(line for line, _ in canvas), 0, legend, "dim")
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
        write(canvas, line + 1, column + 2, sign, style)
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
        write(canvas, line, column + 1, code[:INSIDE] if city else f"{code[:4]:^{INSIDE}}", style)
        return
    write(canvas, line, column + 1, f"{code[:3]:>3}", style)
    write(canvas, line, column + 4, flag_of(explorer), FLAGS[explorer])


def flag_of(player: str) -> str:
    return player[:2].title()


def write(canvas: Canvas, line: int, column: int, text: str, style: Style) -> None:
    for at, letter in enumerate(text, column):
        canvas[line, at] = (letter, style)


# --- What everybody has -----------------------------------------------------


def panel(sight: Sight) -> list[list[tuple[str, Style]]]:
    """Two or three lines for each player; words as in the notation."""
    table: Any = sight.table
    lines: list[list[tuple[str, Style]]] = []
    for seat, name in enumerate(sight.seats):
        turn = "bold" if seat in sight.waiting else ""
        home = table["explorers"][name] or ""
        flag = (flag_of(name), FLAGS[name])
        lines.append([flag, (f" {name:<5} {sight.points[seat]:>4}  {home}", turn)])
        held = [f"{what} {table[what][name]}" for what in ("camps", "gold", "gems")]
        lines.append([("   " + "  ".join(held), "")])
        if goods := table["goods"][name]:
            listed = [f"{what[:3]} {amount}" for what, amount in goods.items()]
            lines.append([("   " + "  ".join(listed), "cyan")])
    return lines


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
