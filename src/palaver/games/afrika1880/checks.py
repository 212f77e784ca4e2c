"""What is wrong with a board file, in plain words, and on which line of it."""

import re
from dataclasses import dataclass
from typing import Any

from palaver.games.afrika1880.board import code_of
from palaver.games.afrika1880.json_lines import Path, line_of, read_json
from palaver.games.afrika1880.words import NATIONS, ROUNDS, TERRITORIES

NATION_CODES = ("GB", "FR", "DE", "IT", "NL", "BE")
PARTS = ("territories", "nations", "years", "markersPerNation", "colonyMiniatures")
FIELDS: dict[str, type | tuple[type, ...]] = {
    "id": int,
    "name": str,
    "x": (int, float),
    "y": (int, float),
    "coastal": bool,
    "neighbours": list,
    "seaNeighbours": list,
    "squares": int,
}
KINDS = {int: "a whole number", str: "a text", bool: "true or false", list: "a list"}
NAMES = ("en", "de", "it")  # what other languages call a territory; may be left out
WRITTEN = re.compile(r"(?=.*[A-Za-z])[A-Za-z0-9'.()-]+")  # a name in the notation
EDGE = 1000  # of the map
MOST_SQUARES = 9  # the printed board is said to have four at most


@dataclass(frozen=True, slots=True)
class Fault:
    """What is wrong, and the way to it through the file."""

    path: Path
    says: str


def complaints(data: Any) -> list[str]:
    """Nothing, if the file can be played on."""
    return [fault.says for fault in faults(data)]


def complaints_in(text: str) -> list[str]:
    """The same of a file as written, each with the number of its line."""
    data, lines, wrong = read_json(text)
    if wrong:
        return wrong
    found = [(line_of(lines, fault.path), fault.says) for fault in faults(data)]
    return [f"line {line}: {says}" for line, says in sorted(found)]


def faults(data: Any) -> list[Fault]:
    if not isinstance(data, dict):
        return [Fault((), "the board is not a table of names and values")]
    missing = [Fault((), f"{part!r} is missing") for part in PARTS if part not in data]
    if missing:
        return missing
    shape = shape_of_territories(data["territories"]) + shape_of_nations(data["nations"])
    return shape or [
        *wrong_with_territories(data["territories"]),
        *wrong_with_sheet_order(data),
        *wrong_with_neighbours(data["territories"]),
        *wrong_with_lanes(data.get("seaLanes", []), data["territories"]),
        *wrong_with_nations(data["nations"], data["territories"]),
        *wrong_with_box(data),
    ]


# --- The shape of the file --------------------------------------------------


def shape_of_territories(territories: Any) -> list[Fault]:
    if not isinstance(territories, list):
        return [Fault(("territories",), "'territories' is not a list")]
    found = []
    for row, land in enumerate(territories):
        found += shape_of_territory(("territories", row), land)
    return found


def shape_of_territory(path: Path, land: Any) -> list[Fault]:
    place = f"territory {int(path[1]) + 1}"
    if not isinstance(land, dict):
        return [Fault(path, f"{place} is not a table of names and values")]
    if isinstance(land.get("name"), str):
        place = land["name"]
    found = []
    for field, kind in FIELDS.items():
        if field not in land:
            found.append(Fault(path, f"{place}: {field!r} is missing"))
        elif not isinstance(land[field], kind) or (kind is not bool and land[field] is True):
            wanted = KINDS.get(kind, "a number") if isinstance(kind, type) else "a number"
            found.append(Fault((*path, field), f"{place}: {field!r} must be {wanted}"))
    found += [
        Fault((*path, field), f"{place}: {field!r} must be a text")
        for field in NAMES
        if not isinstance(land.get(field, ""), str)
    ]
    return found


def shape_of_nations(nations: Any) -> list[Fault]:
    known = isinstance(nations, list) and all(
        isinstance(nation, dict) and {"id", "historicStart"} <= nation.keys() for nation in nations
    )
    says = "'nations' must list nations, each with its id and historicStart"
    return [] if known else [Fault(("nations",), says)]


# --- The territories --------------------------------------------------------


def wrong_with_territories(territories: list[dict[str, Any]]) -> list[Fault]:
    found = []
    if len(territories) != TERRITORIES:
        says = f"there must be {TERRITORIES} territories, not {len(territories)}"
        found.append(Fault(("territories",), says))
    codes: dict[str, str] = {}
    for row, land in enumerate(territories):
        path, name = ("territories", row), land["name"]
        if land["id"] != row + 1:
            says = f"{name}: its id is {land['id']}, its place on the order sheet {row + 1}"
            found.append(Fault((*path, "id"), says))
        code = code_of(name).casefold()
        if not WRITTEN.fullmatch(code):
            says = f"territory {row + 1}: {name!r} is no name of letters, spaces and hyphens"
            found.append(Fault((*path, "name"), says))
        elif code in codes:
            says = f"{name}: another territory is called {codes[code]}"
            found.append(Fault((*path, "name"), says))
        codes.setdefault(code, name)
        for axis in ("x", "y"):
            if not 0 <= land[axis] <= EDGE:
                says = f"{name}: {axis} must be from 0 to {EDGE}, not {land[axis]}"
                found.append(Fault((*path, axis), says))
        if not 1 <= land["squares"] <= MOST_SQUARES:
            says = f"{name}: squares must be from 1 to {MOST_SQUARES}, not {land['squares']}"
            found.append(Fault((*path, "squares"), says))
    if not any(land["coastal"] for land in territories):
        found.append(Fault(("territories",), "no territory has a coast, so nobody can begin"))
    return found


def wrong_with_sheet_order(data: dict[str, Any]) -> list[Fault]:
    names = [land["name"] for land in data["territories"]]
    if data.get("sheetOrder", names) == names:
        return []
    says = "'sheetOrder' must name the territories in the order in which they are listed (AE-29)"
    return [Fault(("sheetOrder",), says)]


def wrong_with_neighbours(territories: list[dict[str, Any]]) -> list[Fault]:
    by_name = {land["name"]: land for land in territories}
    found = []
    for row, land in enumerate(territories):
        for field in ("neighbours", "seaNeighbours"):
            path = ("territories", row, field)
            for place, near in enumerate(land[field]):
                twice = near in land[field][:place]
                says = (
                    f"{land['name']}: {near} stands twice among its {field}"
                    if twice
                    else wrong_with_neighbour(by_name, land, near, field)
                )
                if says is not None:
                    found.append(Fault((*path, place), says))
    return found or unreachable(territories)


def wrong_with_neighbour(
    by_name: dict[str, dict[str, Any]], land: dict[str, Any], near: Any, field: str
) -> str | None:
    name = land["name"]
    if not isinstance(near, str) or near not in by_name:
        return f"{name}: no territory is called {near!r}"
    if near == name:
        return f"{name} is its own neighbour"
    if field == "seaNeighbours" and near not in land["neighbours"]:
        return f"{name}: the sea lane to {near} must stand among its neighbours too"
    if name not in by_name[near][field]:
        return f"{name} has {near} among its {field}, but {near} does not have {name}"
    return None


def unreachable(territories: list[dict[str, Any]]) -> list[Fault]:
    """Ships land on any coast; from there expeditions must come everywhere."""
    near = {land["name"]: land["neighbours"] for land in territories}
    reached = {land["name"] for land in territories if land["coastal"]}
    border = list(reached)
    while border:
        for name in near[border.pop()]:
            if name not in reached:
                reached.add(name)
                border.append(name)
    return [
        Fault(("territories", row), f"{land['name']}: no way leads there from any coast")
        for row, land in enumerate(territories)
        if land["name"] not in reached
    ]


def wrong_with_lanes(lanes: Any, territories: list[dict[str, Any]]) -> list[Fault]:
    """Where they are drawn; it must agree with what stands with the territories."""
    if not isinstance(lanes, list):
        return [Fault(("seaLanes",), "'seaLanes' is not a list")]
    across = [(land["name"], near) for land in territories for near in land["seaNeighbours"]]
    found = []
    for row, lane in enumerate(lanes):
        if not is_lane(lane):
            says = f"sea lane {row + 1} needs names a and b, and a path of points"
            found.append(Fault(("seaLanes", row), says))
        elif (lane["a"], lane["b"]) not in across:
            says = f"sea lane {row + 1}: {lane['a']} has no {lane['b']} among its seaNeighbours"
            found.append(Fault(("seaLanes", row), says))
    return found


def is_lane(lane: Any) -> bool:
    if not isinstance(lane, dict) or not all(isinstance(lane.get(end), str) for end in "ab"):
        return False
    path = lane.get("path")
    return isinstance(path, list) and all(
        isinstance(point, list) and [type(number) in (int, float) for number in point] == [True] * 2
        for point in path
    )


# --- The nations and the rest of the box ------------------------------------


def wrong_with_nations(
    nations: list[dict[str, Any]], territories: list[dict[str, Any]]
) -> list[Fault]:
    coastal = {land["name"]: land["coastal"] for land in territories}
    ids = tuple(nation["id"] for nation in nations)
    if ids != NATION_CODES:
        says = f"the nations must be {', '.join(NATION_CODES)}, in this order (AE-1)"
        return [Fault(("nations",), says)]
    found = []
    for row in range(NATIONS):
        code, start = nations[row]["id"], nations[row]["historicStart"]
        path = ("nations", row, "historicStart")
        if not isinstance(start, str) or start not in coastal:
            found.append(Fault(path, f"{code}: its historic start {start!r} is no territory"))
        elif not coastal[start]:
            found.append(Fault(path, f"{code}: its historic start {start} has no coast"))
    return found or starts_told_otherwise(nations, territories)


def starts_told_otherwise(
    nations: list[dict[str, Any]], territories: list[dict[str, Any]]
) -> list[Fault]:
    """A territory may say whose start it is; it must not contradict the nation."""
    begins = [(nation["historicStart"], nation["id"]) for nation in nations]
    found = []
    for row, land in enumerate(territories):
        codes = [code for start, code in begins if start == land["name"]] or [None]
        if land.get("historicStart", codes[0]) not in codes:
            said, truth = land["historicStart"] or "null", codes[0] or "null"
            says = f"{land['name']}: historicStart is {said} here and {truth} among the nations"
            found.append(Fault(("territories", row, "historicStart"), says))
    return found


def wrong_with_box(data: dict[str, Any]) -> list[Fault]:
    found = []
    years = data["years"]
    if not isinstance(years, list) or not all(type(year) is int for year in years):
        found.append(Fault(("years",), "'years' must be a list of whole numbers"))
    elif len(years) != ROUNDS or sorted(set(years)) != years:
        found.append(Fault(("years",), f"'years' must be {ROUNDS} years, one after the other"))
    for part in ("markersPerNation", "colonyMiniatures"):
        if type(data[part]) is not int or not 1 <= data[part] <= TERRITORIES:
            says = f"{part!r} must be a whole number from 1 to {TERRITORIES}"
            found.append(Fault((part,), says))
    return found
