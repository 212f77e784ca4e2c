"""The board as SVG, for owners of the box to lay beside theirs; every name of art is our own."""

from collections.abc import Iterator
from math import sqrt
from typing import Any
from xml.sax.saxutils import escape, quoteattr

SIDE = 30.0  # of a hex, in the drawing's own units
HIGH = SIDE * sqrt(3)
CORNERS = ((1.0, 0.0), (0.5, 1.0), (-0.5, 1.0), (-1.0, 0.0), (-0.5, -1.0), (0.5, -1.0))
SEA = 1.6 * SIDE  # around the land
LINE = 17.0  # of the list of tiles
LIST_WIDE = 6.2 * SIDE
STYLE = """
svg { font-family: "DejaVu Sans", "Noto Sans", Verdana, sans-serif; }
.sea { fill: #cfe3ea; } .coast { fill: #3b7c93; stroke: #3b7c93; stroke-width: 13; }
.coast, .land { stroke-linejoin: round; }
.land { stroke: #a98f5c; stroke-width: 1.2; }
.tile .land { fill: #f3e6c4; } .city .land { fill: #d98b5f; }
.disc { fill: #e6d2a0; stroke: #c4a869; }
.house { fill: #fff6e6; stroke: #7a3d1c; stroke-width: 1; stroke-linejoin: round; }
text { fill: #3a2c14; text-anchor: middle; font-size: 11px; }
.city text { font-weight: bold; font-size: 9px; }
.list text { text-anchor: start; font-size: 12px; } .list .count { text-anchor: end; }
.list .head { font-weight: bold; font-size: 14px; } .unsure { font-style: italic; }
@media (prefers-color-scheme: dark) {
  .sea { fill: #10242c; } .coast { fill: #2c6274; stroke: #2c6274; }
  .tile .land { fill: #57492c; } .city .land { fill: #96522c; } .land { stroke: #2d2515; }
  .disc { fill: #6b5a36; stroke: #83703f; } text { fill: #f4ead2; }
  .house { fill: #f4ead2; }
}
"""
HOUSE = "M-9 4 V-4 L-4.5 -9 L0 -4 V4 Z M0 4 V-1 L4.5 -6 L9 -1 V4 Z"  # two gables


def draw(board: Any) -> str:
    """Every space is a group whose id is `space:` and its code."""
    spaces = board.data["spaces"]
    middles = [centre(space) for space in spaces]
    left, top = (min(middle[axis] for middle in middles) - SIDE - SEA for axis in (0, 1))
    right, bottom = (max(middle[axis] for middle in middles) + SIDE + SEA for axis in (0, 1))
    named = zip(spaces, board.space_codes, strict=True)
    cities_last = sorted(named, key=lambda pair: pair[0]["kind"] == "city")  # for long names
    tiles = board.data["tiles"]
    list_top = bottom - SEA - LINE * (len(tiles) + 2)
    if any(x < left + LIST_WIDE + SEA and y > list_top - SEA for x, y in middles):
        list_top, bottom = bottom, bottom + LINE * (len(tiles) + 4)  # no sea there: below
    size = f"{left:.1f} {top:.1f} {right - left:.1f} {bottom - top:.1f}"
    return "\n".join(
        [
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{size}">',
            "<title>AFRICA</title>",
            f"<style>{STYLE}</style>",
            f'<rect class="sea" x="{left:.1f}" y="{top:.1f}" width="100%" height="100%"/>',
            *(f'<polygon class="coast" points="{corners(*middle)}"/>' for middle in middles),
            *(hexagon(space, code) for space, code in cities_last),
            *list_of_tiles(tiles, left + SEA, list_top),
            "</svg>",
            "",
        ]
    )


def centre(space: dict[str, Any]) -> tuple[float, float]:
    """Of a flat-top hex, by its axial place."""
    return SIDE * 1.5 * space["q"], HIGH * (space["r"] + space["q"] / 2)


def corners(x: float, y: float) -> str:
    return " ".join(f"{x + SIDE * dx:.1f},{y + HIGH / 2 * dy:.1f}" for dx, dy in CORNERS)


def hexagon(space: dict[str, Any], code: str) -> str:
    """A tile's place is a disc with its name on it, a city two houses with its name below."""
    x, y = centre(space)
    city = space["kind"] == "city"
    mark = (
        f'<path class="house" transform="translate({x:.1f} {y - 7:.1f})" d="{HOUSE}"/>'
        if city
        else f'<circle class="disc" cx="{x:.1f}" cy="{y:.1f}" r="{0.62 * SIDE:.1f}"/>'
    )
    below = 9 if city else 4
    return (
        f'<g id={quoteattr(f"space:{code}")} class="{"city" if city else "tile"}">'
        f'<polygon class="land" points="{corners(x, y)}"/>{mark}'
        f'<text x="{x:.1f}" y="{y + below:.1f}">{escape(space["name"])}</text></g>'
    )


def list_of_tiles(tiles: list[dict[str, Any]], x: float, y: float) -> Iterator[str]:
    """How many of each kind; numbers and names that nobody is sure of lean."""
    total, leaning = sum(tile["count"] for tile in tiles), " unsure"
    yield f'<g class="list"><text class="head" x="{x:.1f}" y="{y:.1f}">{total} tiles</text>'
    for row, tile in enumerate(tiles, 1):
        line = f'y="{y + row * LINE:.1f}"'
        count, name = (leaning if is_unsure(tile, part) else "" for part in ("count", "name"))
        yield f'<text class="count{count}" x="{x + 18:.1f}" {line}>{tile["count"]}</text>'
        yield f'<text class="name{name}" x="{x + 26:.1f}" {line}>{escape(tile["name"])}</text>'
    if any(is_unsure(tile, part) for tile in tiles for part in ("count", "name")):
        foot = f'x="{x:.1f}" y="{y + (len(tiles) + 2) * LINE:.1f}"'
        yield f'<text class="unsure" {foot}>leaning: reconstructed or inferred</text>'
    yield "</g>"


def is_unsure(tile: dict[str, Any], part: str) -> bool:
    """By its provenance, which a corrected table need not have."""
    provenance = tile.get("provenance")
    return isinstance(provenance, dict) and provenance.get(part) != "known"
