"""What is wrong with a board file, in plain words."""

import re
from typing import Any

from palaver.games.africa.words import (
    MOST_ANIMALS,
    MOST_EQUAL_GOODS,
    MOST_GOODS,
    SEATS,
    SPACES,
    TILES,
)

PLAIN_TYPES = {
    "monument": ("monument",),
    "nomads": ("nomads",),
    "gold": ("gold-1", "gold-2"),
    "gems": ("gems-1", "gems-2"),
}
RESERVED = frozenset({"empty", "camp", "face-down"}.union(*PLAIN_TYPES.values()))
NAME = re.compile(r"\w[\w .'’-]*")  # whatever can stand in a record and in a sentence
LONGEST_NAME = 40  # letters, which fit a sentence
LANGUAGES = ("en", "de", "it")
MOST_POINTS = 1000  # for so many equal goods
SIDES = ((1, 0), (-1, 0), (0, 1), (0, -1), (1, -1), (-1, 1))


def complaints(data: Any) -> list[str]:
    """Nothing, if the file can be played on."""
    if not isinstance(data, dict):
        return ["the board is not a table of names and values"]
    missing = [
        f"{part!r} is missing" for part in ("spaces", "tiles", "goods_score") if part not in data
    ]
    if missing:
        return missing
    return shape_of_spaces(data["spaces"]) or [
        *wrong_with_spaces(data["spaces"]),
        *wrong_with_tiles(data["tiles"]),
        *wrong_with_scores(data["goods_score"], data["tiles"]),
    ]


# --- The map ----------------------------------------------------------------


def shape_of_spaces(spaces: Any) -> list[str]:
    if not isinstance(spaces, list):
        return ["'spaces' is not a list"]
    found = []
    for row, space in enumerate(spaces):
        known = isinstance(space, dict) and {"id", "q", "r", "kind", "name"} <= space.keys()
        if not known:
            found.append(f"space {row}: needs id, q, r, kind and name")
        elif not all(type(space[key]) is int for key in ("id", "q", "r")):
            found.append(f"space {row}: id, q and r must be whole numbers")
        else:
            found += wrong_with_names(f"space {row}", space)
    return found


def wrong_with_names(place: str, line: dict[str, Any]) -> list[str]:
    """In the notation, and in other languages where they are given."""
    if not isinstance(line["name"], str) or not NAME.fullmatch(line["name"]):
        return [f"{place}: the name {line['name']!r} must be of letters, digits and hyphens"]
    names = {"name": line["name"]} | {key: line[key] for key in LANGUAGES if key in line}
    for key, name in names.items():
        if not isinstance(name, str) or not name.strip():
            return [f"{place}: the name in {key!r} must be a text"]
        if len(name) > LONGEST_NAME:
            return [f"{place}: the name in {key!r} has more than {LONGEST_NAME} letters"]
    return []


def wrong_with_spaces(spaces: list[dict[str, Any]]) -> list[str]:
    found = []
    if len(spaces) != SPACES:
        found.append(f"there must be {SPACES} spaces, not {len(spaces)}")
    for row, space in enumerate(spaces):
        if space["id"] != row:
            found.append(
                f"space {space['name']}: its id is {space['id']}, its place in the list {row}"
            )
        if space["kind"] not in ("tile", "city"):
            found.append(f"space {space['name']}: kind {space['kind']!r} is neither tile nor city")
    found += repeated("the name", [space["name"].replace(" ", "-").casefold() for space in spaces])
    found += repeated("the place", [(space["q"], space["r"]) for space in spaces])
    cities = sum(space["kind"] == "city" for space in spaces)
    if cities != SEATS:
        found.append(f"there must be {SEATS} start cities, not {cities}")
    return found or unreachable(spaces)


def repeated(what: str, values: list[Any]) -> list[str]:
    return [
        f"{what} {value} occurs twice" for value in sorted(set(values)) if values.count(value) > 1
    ]


def unreachable(spaces: list[dict[str, Any]]) -> list[str]:
    """A space that no explorer can ever come next to could hold the last monument."""
    names = {(space["q"], space["r"]): space["name"] for space in spaces}
    reached = {(space["q"], space["r"]) for space in spaces if space["kind"] == "city"}
    border = list(reached)
    while border:
        q, r = border.pop()
        for dq, dr in SIDES:
            near = (q + dq, r + dr)
            if near in names and near not in reached:
                reached.add(near)
                border.append(near)
    return [
        f"space {name}: no way leads there from a city"
        for at, name in names.items()
        if at not in reached
    ]


# --- The tile table ---------------------------------------------------------


def wrong_with_tiles(tiles: Any) -> list[str]:
    if not isinstance(tiles, list):
        return ["'tiles' is not a list"]
    found = []
    for row, line in enumerate(tiles):
        found += wrong_with_line(f"tile table, line {row + 1}", line)
    if found:
        return found
    found = repeated("the tile", [line["name"].casefold() for line in tiles])
    total = sum(line["count"] for line in tiles)
    if total != TILES:
        found.append(f"the tile table adds up to {total} tiles, there must be {TILES}")
    for kind, most in (("animal", MOST_ANIMALS), ("goods", MOST_GOODS)):
        number = sum(line["type"] == kind for line in tiles)
        if number > most:
            found.append(f"there are {number} kinds of {kind}; {most} is the most")
    monuments = sum(line["count"] for line in tiles if line["type"] == "monument")
    if monuments < 3:
        found.append(f"there must be at least 3 monuments, not {monuments}")
    return found


def wrong_with_line(place: str, line: Any) -> list[str]:
    if not isinstance(line, dict) or not {"name", "type", "count"} <= line.keys():
        return [f"{place}: needs name, type and count"]
    if type(line["count"]) is not int or not 0 <= line["count"] <= TILES:
        return [f"{place}: count must be a whole number from 0 to {TILES}"]
    if wrong := wrong_with_names(place, line):
        return wrong
    if " " in line["name"]:
        return [f"{place}: the name {line['name']!r} must be one word"]
    if line["type"] in ("animal", "goods"):
        taken = line["name"] in RESERVED
        return [f"{place}: {line['name']!r} is the name of something else"] if taken else []
    if not isinstance(line["type"], str) or line["type"] not in PLAIN_TYPES:
        return [f"{place}: type {line['type']!r} is not known"]
    if line["name"] not in PLAIN_TYPES[line["type"]]:
        listed = " or ".join(PLAIN_TYPES[line["type"]])
        return [f"{place}: a tile of type {line['type']} is called {listed}"]
    return []


def wrong_with_scores(scores: Any, tiles: Any) -> list[str]:
    if not isinstance(scores, list) or not all(type(points) is int for points in scores):
        return ["'goods_score' is not a list of whole numbers"]
    if not all(0 <= points <= MOST_POINTS for points in scores):
        return [f"'goods_score' must be between 0 and {MOST_POINTS}"]
    if scores[:1] not in ([], [0]):
        return ["'goods_score' must begin with 0, for having none (AF-25)"]
    if not isinstance(tiles, list) or wrong_with_tiles(tiles):
        return []
    most = max((line["count"] for line in tiles if line["type"] == "goods"), default=0)
    if most > MOST_EQUAL_GOODS:
        return [f"there are {most} equal goods; {MOST_EQUAL_GOODS} is the most"]
    if len(scores) <= most:
        return [f"'goods_score' must say what 0 to {most} equal goods are worth (AF-37)"]
    if len(scores) > MOST_EQUAL_GOODS + 1:
        return [f"'goods_score' may have {MOST_EQUAL_GOODS + 1} values at most"]
    return []
