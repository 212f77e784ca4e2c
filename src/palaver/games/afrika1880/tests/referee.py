"""A second reading of the rulebook, in names and sets, for whole rounds as they are traced.

It knows the room's words for what lies on the table and what stands on a sheet, and the
printed board; nothing of the rules is taken from the judge.
"""

from dataclasses import dataclass
from typing import Any

MARKERS = 22


@dataclass
class Map:
    """The board file, read once more."""

    names: list[str]
    squares: dict[str, int]


@dataclass
class State:
    """What lies on the table: who is where, how far it is built, what is a colony."""

    there: dict[str, set[str]]
    built: dict[str, int]
    colonies: set[str]


def read_map(data: Any, codes: list[str]) -> Map:
    squares = {code: land["squares"] for code, land in zip(codes, data["territories"], strict=True)}
    return Map(codes, squares)


def read_state(table: Any) -> State:
    lands = table["territories"]
    return State(
        {code: set(land["markers"]) for code, land in lands.items()},
        {code: land["developed"] for code, land in lands.items()},
        {code for code, land in lands.items() if land["colony"]},
    )


def play(board: Map, before: State, sheets: Any, landings_yield: bool) -> State:
    """Steps 3, 4 and 5 of a round."""
    built = dict(before.built)
    for code in board.names:
        orders = sum(sheet["orders"].get(code) == "develop" for sheet in sheets.values())
        if code not in before.colonies:
            built[code] = min(board.squares[code], built[code] + orders)
    there = place(board, before, sheets, landings_yield)
    hostile = {
        (nation, other)
        for nation, sheet in sheets.items()
        for other, relation in sheet["relations"].items()
        if relation == "conflict"
    }
    for code in board.names:
        if code not in before.colonies:
            there[code] -= leaving(there[code], hostile)
    founded = {
        code
        for code in board.names
        if built[code] == board.squares[code]
        and there[code]
        and not any((one, other) in hostile for one in there[code] for other in there[code])
    }
    return State(there, built, before.colonies | founded)


def place(board: Map, before: State, sheets: Any, landings_yield: bool) -> dict[str, set[str]]:
    """Expeditions from the top of each sheet down, then the ships, 22 markers at most."""
    after = {code: set(nations) for code, nations in before.there.items()}
    explored: set[str] = set()
    left = {}
    for nation, sheet in sheets.items():
        left[nation] = MARKERS - sum(nation in nations for nations in before.there.values())
        for code in board.names:
            order = sheet["orders"].get(code, "")
            there = order.removeprefix("to ")
            if order.startswith("to ") and nation not in after[there] and left[nation]:
                after[there].add(nation)
                explored.add(there)
                left[nation] -= 1
    for nation, sheet in sheets.items():
        coast = sheet["orders"].get("ship", "to nowhere").removeprefix("to ")
        if coast == "nowhere" or nation in after[coast] or not left[nation]:
            continue
        if not (landings_yield and coast in explored):
            after[coast].add(nation)
    return after


def leaving(present: set[str], hostile: set[tuple[str, str]]) -> set[str]:
    gone = set()
    for nation in present:
        others = present - {nation}
        against = {other for other in others if (other, nation) in hostile}
        if len(others) == 1:
            if against and not any((nation, other) in hostile for other in others):
                gone.add(nation)
        elif len(against) > len(others - against):
            gone.add(nation)
    return gone


def points(state: State, sheets: Any) -> dict[str, int]:
    """Eight, three and one."""
    score = {}
    for nation in sheets:
        own = [state.there[code] for code in state.colonies if nation in state.there[code]]
        allies = sum(
            sheet["relations"].get(nation) == "alliance"
            for other, sheet in sheets.items()
            if other != nation
        )
        score[nation] = sum(8 if len(owners) == 1 else 3 for owners in own) + allies
    return score
