"""The board as SVG for owners of the box, and the table for a terminal."""

from typing import Any
from xml.sax.saxutils import escape, quoteattr

from palaver.core.sight import Sight

# --- SVG --------------------------------------------------------------------

WIDTH, HEIGHT = 1200, 760
ISLAND = 80  # half the width of an island
FIELD = 21  # half the side of a field
STYLE = (
    ".sea{fill:#dbe9ef}.lane{stroke:#5b7f92;stroke-width:3;stroke-dasharray:8 7}"
    ".island{fill:#efe1bd;stroke:#7d6a45;stroke-width:2}.field{stroke:#4c3f28;stroke-width:1.5}"
    ".cane{fill:#a9c76b}.wine{fill:#b98bb0}.grain{fill:#e8c867}.site{fill:#d9b799}"
    ".card{fill:#f7f3e8}.berth{fill:#ffffff;stroke:#2f5a70;stroke-width:2}.drawn{fill:#c9774b}"
    "text{font:13px sans-serif;fill:#2c2417;text-anchor:middle}.small{font-size:11px}"
)


def draw(board: Any) -> str:
    """Islands with price, fields and berths, and the numbers of the cards below.

    The ids of the elements are the codes of the file.
    """
    islands = {island["id"]: island for island in board.data["islands"]}
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}">',
        f"<style>{STYLE}</style>",
        f'<rect class="sea" width="{WIDTH}" height="{HEIGHT}"/>',
        *(lane(islands[line["a"]], islands[line["b"]]) for line in board.data["lanes"]),
        *(
            drawn_ship(number, islands[s["reaches"]])
            for number, s in enumerate(board.data["start_ships"])
        ),
    ]
    for island in islands.values():
        lines += island_shapes(island)
    lines += [card_shape(number, card) for number, card in enumerate(board.data["cards"])]
    return "\n".join([*lines, "</svg>", ""])


def middle(island: dict[str, Any]) -> tuple[float, float]:
    """Where the file hints; in a row from west to east where it does not."""
    x, y = island.get("layout_hint_xy") or ((island["west_east_order"] + 0.5) / 7, 0.5)
    return 90 + x * (WIDTH - 180), 90 + y * (HEIGHT - 180)


def lane(one: dict[str, Any], other: dict[str, Any]) -> str:
    (ax, ay), (bx, by) = middle(one), middle(other)
    name = f"lane:{one['id']}-{other['id']}"
    return (
        f'<line id={quoteattr(name)} class="lane" '
        f'x1="{ax:.0f}" y1="{ay:.0f}" x2="{bx:.0f}" y2="{by:.0f}"/>'
    )


def drawn_ship(number: int, reached: dict[str, Any]) -> str:
    side, x = (("west", 25), ("east", WIDTH - 25))[number]
    y = middle(reached)[1]
    return (
        f'<g id="drawn:{side}"><line class="lane" x1="{x}" y1="{y:.0f}" '
        f'x2="{middle(reached)[0]:.0f}" y2="{y:.0f}"/>'
        f'<circle class="drawn" cx="{x}" cy="{y:.0f}" r="16"/></g>'
    )


def island_shapes(island: dict[str, Any]) -> list[str]:
    x, y = middle(island)
    code = island["id"]
    berths = max(island["berths"].values())
    shore = f'<ellipse class="island" cx="{x:.0f}" cy="{y:.0f}" rx="{ISLAND}" ry="{ISLAND - 6}"/>'
    told = f"{escape(island['name'])} · {island['sale_price']}"
    name = f'<text x="{x:.0f}" y="{y - 46:.0f}">{told}</text>'
    lines = [f"<g id={quoteattr(f'island:{code}')}>{shore}{name}</g>"]
    for number, field in enumerate(island["fields"]):
        column, row = number % 3, number // 3
        lines.append(field_shape(field, x + (column - 1) * 46, y - 16 + row * 46))
    circles = "".join(
        f'<circle class="berth" cx="{x - 12 * (berths - 1) + 24 * number:.0f}" '
        f'cy="{y + ISLAND + 8:.0f}" r="9"/>'
        for number in range(berths)
    )
    lines.append(f"<g id={quoteattr(f'harbour:{code}')}>{circles}</g>")
    return lines


def field_shape(field: dict[str, Any], x: float, y: float) -> str:
    cost = "" if field["settlement_cost"] is None else str(field["settlement_cost"])
    told = f"{field['good'] or ''} {cost}".strip()
    return (
        f'<g id={quoteattr("field:" + field["id"])}><rect class="field {field["good"] or "site"}" '
        f'x="{x - FIELD:.0f}" y="{y - FIELD:.0f}" width="{2 * FIELD}" height="{2 * FIELD}"/>'
        f'<text class="small" x="{x:.0f}" y="{y - 4:.0f}">{escape(field["id"])}</text>'
        f'<text class="small" x="{x:.0f}" y="{y + 13:.0f}">{told}</text></g>'
    )


def card_shape(number: int, card: dict[str, Any]) -> str:
    x, y = WIDTH / 2 + (number - 6) * 66, HEIGHT - 40
    return (
        f'<g id={quoteattr("card:" + card["id"])}><rect class="field card" '
        f'x="{x - 30:.0f}" y="{y - FIELD:.0f}" width="60" height="{2 * FIELD}"/>'
        f'<text class="small" x="{x:.0f}" y="{y - 4:.0f}">{escape(card["id"])}</text>'
        f'<text x="{x:.0f}" y="{y + 14:.0f}">{card["value"]}</text></g>'
    )


# --- Terminal ---------------------------------------------------------------

COLOURS = {"red": "red", "white": "white", "blue": "blue", "green": "green", "yellow": "yellow"}
CARD_BACK = "▒"
GOOD_COLOURS = {"cane": "green", "wine": "magenta", "grain": "yellow", None: "dim"}


def picture(sight: Sight, board: Any) -> str:
    """The lanes, a line for each island from west to east, then a line for each player.

    In signs and in the words of the notation, as it is the same in every language: R the round,
    ⌂ settlements, ⚓ berths and the price, ★ alcalde, ▲ ship, ● workers, ¤ gold and its slot.
    """
    table: Any = sight.table
    rows = sorted(board.data["islands"], key=lambda island: int(island["west_east_order"]))
    on_track = f"⌂ {table['track']} (+{table['reserve']})"
    lines = [f"[bold]R{table['round']}[/]   {on_track}", lanes_line(table, board.data)]
    lines += [island_line(table, island, len(sight.seats)) for island in rows]
    lines += [player_line(table, name) for name in sight.seats]
    return "\n".join(lines)


def coloured(name: str, text: str) -> str:
    return f"[bold {COLOURS[name]}]{text}[/]"


def lanes_line(table: Any, data: dict[str, Any]) -> str:
    """Without those that a switch has dropped."""
    dropped = [
        set(pair)
        for name, part in data.get("alternatives", {}).items()
        if table["switches"].get(name)
        for pair in part.get("drop_lanes", [])
    ]
    kept = [lane for lane in data["lanes"] if {lane["a"], lane["b"]} not in dropped]
    return "[dim]" + "  ".join(f"{lane['a']}–{lane['b']}" for lane in kept) + "[/]"


def island_line(table: Any, island: dict[str, Any], players: int) -> str:
    code = island["id"]
    harbour = f"⚓{island['berths'][str(players)]} {island['sale_price']:>2}"
    fields = " ".join(field_sign(table, field) for field in island["fields"])
    here = [coloured(name, f"{name[:2]}▲") for name, ship in table["ships"].items() if ship == code]
    here += [
        coloured(name, f"{name[:2]}●{places[code]}")
        for name, places in table["workers"].items()
        if code in places
    ]
    here += [
        coloured(name, name[:2] + " " + "+".join(f"{n} {good}" for good, n in goods.items()))
        for name, goods in table["stores"][code].items()
    ]
    alcalde = table["alcaldes"][code]
    office = coloured(alcalde, f"★{alcalde[:2]}") if alcalde else "   "
    name = f"{escape(island['name']):<14} {harbour}"
    return f"{code} {name} {office} {fields}   {'  '.join(here)}".rstrip()


def field_sign(table: Any, field: dict[str, Any]) -> str:
    lies = table["fields"][field["id"]]
    if lies == "settlement":
        return "[bold white]⌂[/]"
    if lies:
        return coloured(lies, field["good"][:2])
    cost = "" if field["settlement_cost"] is None else str(field["settlement_cost"])
    return f"[{GOOD_COLOURS[field['good']]}]{(field['good'] or '')[:2]}{cost}[/]"


def player_line(table: Any, name: str) -> str:
    cards = table["cards"][name]
    shown = cards["cards"]
    face_down = "?" if cards["laid"] is None else CARD_BACK * cards["laid"]
    hand = face_down if shown is None else " ".join(shown)
    total = "" if cards["sum"] is None else f" = {cards['sum']}"
    away = table["workers"][name]
    drawn = " ".join(f"{side} ●{away[side]}" for side in ("west", "east") if side in away)
    gold = f"¤ {table['gold'][name]}.{table['slots'][name]}"
    supply = " ".join(f"{n} {good}" for good, n in table["supply"][name].items())
    return (
        f"{coloured(name, f'{name:<7}')} {gold:<7} {supply:<24} {drawn:<16} {hand}{total}".rstrip()
    )
