"""What is wrong with a board file, and what is worth a look, in plain words."""

from collections import Counter
from typing import Any, TypeGuard

from palaver.games.heart_of_africa.board import COLOUR_NAMES
from palaver.games.heart_of_africa.payment import TERRAIN_OF
from palaver.games.heart_of_africa.sight import TERRAIN_NAMES
from palaver.games.heart_of_africa.words import LONGEST, MOST_PLACES, MOST_TRACKS, TICKETS

KINDS = ("city", "station", "country")
PASSABLE = "madagascar"  # the one country whose own track leads on (HA-19)


def complaints(data: Any) -> list[str]:
    """Nothing, if the file can be played on."""
    if not isinstance(data, dict):
        return ["the board is not a table of names and values"]
    parts = ("cities", "routes", "tickets")
    found = [f"{part!r} is missing" for part in parts if part not in data]
    found += [f"{p!r} is not a list" for p in parts if p in data and not isinstance(data[p], list)]
    if found:
        return found
    found = [problem for line in numbered(data["cities"]) for problem in wrong_with_place(*line)]
    found += [problem for line in numbered(data["routes"]) for problem in wrong_with_track(*line)]
    found += [problem for line in numbered(data["tickets"]) for problem in wrong_with_ticket(*line)]
    return found or wrong_with_numbers(data) or wrong_together(data)


def numbered(lines: list[Any]) -> list[tuple[int, Any]]:
    return list(enumerate(lines, 1))


# --- Line by line -----------------------------------------------------------


def is_word(value: Any) -> bool:
    return isinstance(value, str) and value != "" and not set(value) & set(" ;")


def is_number(value: Any) -> TypeGuard[int]:
    return type(value) is int


def wrong_with_place(row: int, line: Any) -> list[str]:
    if not isinstance(line, dict) or not is_word(line.get("id")):
        return [f"place {row}: needs an id of one word"]
    name = f"place {line['id']}"
    found = []
    if line.get("kind") not in KINDS:
        found.append(f"{name}: kind {line.get('kind')!r} is none of {', '.join(KINDS)}")
    if not is_number(line.get("x")) or not is_number(line.get("y")):
        found.append(f"{name}: x and y must be whole numbers")
    if line.get("kind") != "station" and not (isinstance(line.get("name"), str) and line["name"]):
        found.append(f"{name}: needs a name")
    if line.get("kind") == "country" and not is_word(line.get("place")):
        found.append(f"{name}: an entrance must say in 'place' to which country it leads")
    return found


def wrong_with_track(row: int, line: Any) -> list[str]:
    if not isinstance(line, dict) or not all(is_word(line.get(key)) for key in ("id", "a", "b")):
        return [f"track {row}: needs id, a and b, each of one word"]
    name = f"track {line['id']}"
    found = []
    length, symbols = line.get("length"), line.get("locos", 0)
    if not is_number(length) or not 1 <= length <= LONGEST:
        found.append(f"{name}: the length must be 1 to {LONGEST} spaces, not {length!r}")
    elif not is_number(symbols) or not 0 <= symbols < length:
        found.append(f"{name}: a ferry of {length} spaces cannot show {symbols!r} locomotives")
    elif (line.get("ferry", False) is True) != (symbols > 0):
        found.append(f"{name}: a ferry says so in 'ferry' and in 'locos', and no other track does")
    elif symbols > 0 and line.get("colour") != "gray":
        found.append(f"{name}: a ferry is gray, not {line.get('colour')}")
    if line.get("colour") not in COLOUR_NAMES:
        found.append(f"{name}: colour {line.get('colour')!r} is none of {', '.join(COLOUR_NAMES)}")
    elif line.get("terrain") != (ground := ground_of(line)):
        found.append(f"{name}: {line['colour']} is {ground}, not {line.get('terrain')!r} (HA-1)")
    return found


def ground_of(line: dict[str, Any]) -> str:
    return TERRAIN_NAMES[TERRAIN_OF[COLOUR_NAMES.index(line["colour"])]]


def wrong_with_ticket(row: int, line: Any) -> list[str]:
    if not isinstance(line, dict) or not is_word(line.get("a")) or not is_word(line.get("b")):
        return [f"ticket {row}: needs a and b, each of one word"]
    if not is_number(line.get("points")) or not 0 < line["points"] < 100:
        return [f"ticket {line['a']}--{line['b']}: points must be a whole number from 1 to 99"]
    return []


# --- All together -----------------------------------------------------------


def wrong_with_numbers(data: dict[str, Any]) -> list[str]:
    found = []
    for part, most in (("cities", MOST_PLACES), ("routes", MOST_TRACKS)):
        if not 0 < len(data[part]) <= most:
            found.append(f"there must be 1 to {most} {part}, not {len(data[part])}")
    if len(data["tickets"]) != TICKETS:
        found.append(f"there must be {TICKETS} tickets, not {len(data['tickets'])}")
    found += repeated("the place", [line["id"] for line in data["cities"]])
    found += repeated("the track", [line["id"] for line in data["routes"]])
    ends = ["--".join(sorted((line["a"], line["b"]))) for line in data["tickets"]]
    return found + repeated("the ticket", ends)


def repeated(what: str, names: list[str]) -> list[str]:
    return [f"{what} {name} occurs twice" for name, times in Counter(names).items() if times > 1]


def wrong_together(data: dict[str, Any]) -> list[str]:
    return [*wrong_ends(data), *wrong_doubles(data)] or [*dead_ends(data), *unreachable(data)]


def wrong_ends(data: dict[str, Any]) -> list[str]:
    places = {line["id"]: line["kind"] for line in data["cities"]}
    found = []
    for line in data["routes"]:
        unknown = [end for end in (line["a"], line["b"]) if end not in places]
        found += [f"track {line['id']}: there is no place {end}" for end in unknown]
        if line["a"] == line["b"]:
            found.append(f"track {line['id']}: begins where it ends")
    targets = set(targets_of(data))
    for line in data["tickets"]:
        name = f"ticket {line['a']}--{line['b']}"
        for end in (line["a"], line["b"]):
            if places.get(end) == "station":
                found.append(f"{name}: {end} is a way station, where no ticket ends (HA-17)")
            elif end not in targets:
                found.append(f"{name}: there is no city or country {end}")
        if line["a"] == line["b"]:
            found.append(f"{name}: begins where it ends")
    return found


def targets_of(data: dict[str, Any]) -> dict[str, set[str]]:
    """Where tickets can end: a city is one place, a country all its entrances."""
    targets: dict[str, set[str]] = {}
    for line in data["cities"]:
        if line["kind"] != "station":
            targets.setdefault(line.get("place", line["id"]), set()).add(line["id"])
    return targets


def wrong_doubles(data: dict[str, Any]) -> list[str]:
    groups: dict[str, list[dict[str, Any]]] = {}
    for line in data["routes"]:
        if "double" in line:
            groups.setdefault(line["double"], []).append(line)
    found = beside_each_other(data)
    for name, lines in groups.items():
        shapes = {(frozenset((line["a"], line["b"])), line["length"]) for line in lines}
        if len(lines) != 2:
            found.append(f"double route {name}: has {len(lines)} tracks instead of two")
        elif len(shapes) != 1:
            found.append(f"double route {name}: its tracks differ in ends or length")
    return found


def beside_each_other(data: dict[str, Any]) -> list[str]:
    """Tracks between the same places that are not said to be one double route."""
    first: dict[frozenset[str], dict[str, Any]] = {}
    found = []
    for line in data["routes"]:
        other = first.setdefault(frozenset((line["a"], line["b"])), line)
        if other is not line and ("double" not in line or line["double"] != other.get("double")):
            found.append(
                f"track {line['id']}: joins the same places as {other['id']}, "
                "and both must name the same double route"
            )
    return found


def neighbours(data: dict[str, Any]) -> dict[str, dict[str, int]]:
    """The places next to each, and how long the shortest track there is."""
    near: dict[str, dict[str, int]] = {line["id"]: {} for line in data["cities"]}
    for line in data["routes"]:
        for one, other in ((line["a"], line["b"]), (line["b"], line["a"])):
            near[one][other] = min(line["length"], near[one].get(other, LONGEST))
    return near


def dead_ends(data: dict[str, Any]) -> list[str]:
    """Entrances of a country lead nowhere else, but on Madagascar (HA-18, HA-19)."""
    near = neighbours(data)
    return [
        f"place {line['id']}: an entrance can be next to one place only, not to {', '.join(ways)}"
        for line in data["cities"]
        if line["kind"] == "country" and line["place"] != PASSABLE
        if len(ways := near[line["id"]]) > 1
    ]


def distances(data: dict[str, Any], start: set[str]) -> dict[str, int]:
    """In spaces, by the shortest way from any of these places."""
    near = neighbours(data)
    far = dict.fromkeys(start, 0)
    border = sorted(start)
    while border:
        here = min(border, key=far.__getitem__)
        border.remove(here)
        for there, length in near[here].items():
            if far[here] + length < far.get(there, LONGEST * MOST_PLACES):
                far[there] = far[here] + length
                border.append(there)
    return far


def unreachable(data: dict[str, Any]) -> list[str]:
    first = data["cities"][0]["id"]
    far = distances(data, {first})
    return [
        f"place {line['id']}: no way leads there from {first}"
        for line in data["cities"]
        if line["id"] not in far
    ]


# --- Worth a look -----------------------------------------------------------


def remarks(data: Any) -> list[str]:
    """Tickets whose value is not their shortest way, on a board that can be played on."""
    targets = targets_of(data)
    found = []
    for line in data["tickets"]:
        far = distances(data, targets[line["a"]])
        shortest = min(far[place] for place in targets[line["b"]])
        if shortest != line["points"]:
            name = f"ticket {line['a']}--{line['b']}"
            found.append(f"{name}: is worth {line['points']}, its shortest way has {shortest}")
    return found
