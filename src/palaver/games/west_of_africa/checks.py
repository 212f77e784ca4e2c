"""What is wrong with a board file, in plain words."""

from collections import Counter
from typing import Any

from palaver.games.west_of_africa.board import (
    ACTION_IDS,
    CHART_IDS,
    DECK_ID,
    GOOD_IDS,
)
from palaver.games.west_of_africa.words import (
    FEWEST_SEATS,
    HIGHEST_CARD,
    ISLANDS,
    MOST_FIELDS,
    SEATS,
)

PARTS = ("islands", "lanes", "start_ships", "cards", "setup", "regions")
OF_AN_ISLAND = ("id", "name", "region", "west_east_order", "sale_price", "berths", "fields")
REGIONS = {"west": 3, "middle": 2, "east": 2}  # islands in each
PRICES = {"west": 6, "middle": 9, "east": 12}  # of any good
COSTS = (6, 9, 12)
MIDDLE_BERTHS = {"2": 1, "3": 1, "4": 2, "5": 2}  # WA-34
TAKEN = (*ACTION_IDS, "minus", "none", "west", "east")  # words of the notation
CHEAP = 6  # where the neutral settlements stand
NEUTRAL = {2: 8, 3: 4, 4: 0, 5: 0}
PLAYERS = tuple(range(FEWEST_SEATS, SEATS + 1))
ABOARD_AT_FIRST = [2, 1]  # workers on the western and the eastern ship
MINUS_VALUE = -4
# Numbers of the rulebook, which a board file repeats and cannot change.
PRINTED: dict[str, Any] = {
    "constants": {
        "settlements_in_box": 20,
        "workers_per_player": sum(ABOARD_AT_FIRST),
        "ships_per_player": 1,
        "alcalde_markers": 7,
        "plant_cost": 3,
        "plant_discount_per_worker": 1,
        "fifth_card_cost": 4,
        "max_cards": 5,
        "min_cards": 1,
        "worker_points": 4,
        "ship_harbours": 3,
        "ship_goods": 3,
        "settlement_vp": 3,
        "influence": {"good": 1, "worker": 2, "ship": 2},
        "gold_vp_receivers": {"2": 1, "3": 2, "4": 2, "5": 2},
        "alcalde_vp": 1,
        "final_gold_per_vp": 10,
    },
    "tracks": {
        "gold": {"min": 0, "max": 45, "start": 15},
        "victory_points": {"start": 0, "end_trigger": 25},
        "settlement_supply": {"2": 4, "3": 4, "4": 6, "5": 6},
    },
    "goods": {"types": [*GOOD_IDS], "per_player": {"cane": 4, "wine": 2, "grain": 2}},
    "first_round_forbidden_actions": ["sell", "settle"],
}


def complaints(data: Any) -> list[str]:
    """Nothing, if the file can be played on."""
    if not isinstance(data, dict):
        return ["the board is not a table of names and values"]
    if missing := [f"{part!r} is missing" for part in PARTS if part not in data]:
        return missing
    return (
        shape_of_islands(data["islands"])
        or shape_of_regions(data["regions"])
        or shape_of_alternatives(data.get("alternatives", {}))
        or [
            *wrong_with_islands(data["islands"], data["regions"]),
            *wrong_with_fields(data["islands"]),
        ]
        or [
            *wrong_with_lanes(data),
            *wrong_with_drawn_ships(data["start_ships"], ids_of(data["islands"])),
            *wrong_with_cards(data),
            *wrong_with_setup(data),
            *differences("", PRINTED, data),
        ]
    )


def ids_of(rows: list[dict[str, Any]]) -> list[str]:
    return [row["id"] for row in rows]


def repeated(what: str, values: list[Any]) -> list[str]:
    twice = sorted({value for value in values if values.count(value) > 1})
    return [f"{what} {value} occurs twice" for value in twice]


def is_number(value: Any, least: int, most: int) -> bool:
    return type(value) is int and least <= value <= most


def is_code(value: Any) -> bool:
    """One short word: it stands in records between other words."""
    return isinstance(value, str) and value.isalnum() and value.isascii() and len(value) <= 12


def is_hint(value: Any) -> bool:
    """Where to draw an island; without one it is drawn in a row."""
    if value is None:
        return True
    fit = isinstance(value, list) and len(value) == len("xy")
    return fit and all(type(part) in (int, float) and 0 <= part <= 1 for part in value)


# --- Islands and fields -----------------------------------------------------


def shape_of_islands(islands: Any) -> list[str]:
    if not isinstance(islands, list) or len(islands) != ISLANDS:
        return [f"'islands' must be a list of {ISLANDS}"]
    found = []
    for row, island in enumerate(islands, 1):
        if not isinstance(island, dict) or not set(OF_AN_ISLAND) <= island.keys():
            found.append(f"island {row}: needs {', '.join(OF_AN_ISLAND)}")
        elif not is_code(island["id"]):
            found.append(f"island {row}: the id must be one short word of letters and digits")
        elif not isinstance(island["name"], str) or not island["name"].strip():
            found.append(f"island {row}: the name must be a text")
        elif not is_hint(island.get("layout_hint_xy")):
            found.append(f"island {row}: layout_hint_xy must be two numbers from 0 to 1, or null")
        elif not isinstance(island["fields"], list):
            found.append(f"island {island['id']}: 'fields' is not a list")
        else:
            found += shape_of_fields(island["id"], island["fields"])
    return found


def shape_of_fields(island: str, fields: list[Any]) -> list[str]:
    found = []
    for row, field in enumerate(fields, 1):
        if not isinstance(field, dict) or not {"id", "good", "settlement_cost"} <= field.keys():
            found.append(f"island {island}, field {row}: needs id, good and settlement_cost")
        elif not is_code(field["id"]):
            found.append(f"island {island}, field {row}: the id must be one short word")
    return found


def shape_of_regions(regions: Any) -> list[str]:
    if not isinstance(regions, dict) or not all(
        isinstance(regions.get(name), list) for name in REGIONS
    ):
        return ["'regions' must list the islands of west, middle and east"]
    return []


def shape_of_alternatives(alternatives: Any) -> list[str]:
    """They may be left out; the switches that turn them on then change nothing."""
    if not isinstance(alternatives, dict):
        return ["'alternatives' is not a table of names and values"]
    found = []
    for name in CHART_IDS:
        lanes = part_of(alternatives, name).get("drop_lanes", [])
        if not isinstance(lanes, list) or not all(is_pair(lane) for lane in lanes):
            found.append(f"alternative {name}: drop_lanes must be a list of pairs of islands")
    if not isinstance(part_of(alternatives, DECK_ID).get("card_values", {}), dict):
        found.append(f"alternative {DECK_ID}: card_values is not a table of names and values")
    wrong = [name for name, part in alternatives.items() if not isinstance(part, dict)]
    return found + [f"alternative {name}: is not a table of names and values" for name in wrong]


def part_of(alternatives: dict[str, Any], name: str) -> dict[str, Any]:
    found = alternatives.get(name, {})
    return found if isinstance(found, dict) else {}


def is_pair(lane: Any) -> bool:
    fit = isinstance(lane, list) and len(lane) == len("ab")
    return fit and all(isinstance(end, str) for end in lane)


def wrong_with_islands(islands: list[dict[str, Any]], regions: dict[str, Any]) -> list[str]:
    found = repeated("the island", [name.casefold() for name in ids_of(islands)])
    found += [
        f"island {name}: the id has another meaning" for name in ids_of(islands) if name in TAKEN
    ]
    order = [island["west_east_order"] for island in islands]
    if not all(is_number(place, 0, ISLANDS - 1) for place in order) or len(set(order)) < ISLANDS:
        found.append(f"west_east_order must number the islands from 0 to {ISLANDS - 1}")
    for island in islands:
        name, berths = f"island {island['id']}", island["berths"]
        if island["region"] not in [*REGIONS]:
            found.append(f"{name}: the region must be west, middle or east")
            continue
        if island["id"] not in regions[island["region"]]:
            found.append(f"{name}: 'regions' does not list it under {island['region']}")
        found += [f"{name}: {said}" for said in not_of_its_region(island)]
        if not isinstance(berths, dict) or not all(
            is_number(berths.get(str(players)), 1, SEATS) for players in PLAYERS
        ):
            found.append(f"{name}: berths must say 1 to {SEATS} for 2, 3, 4 and 5 players")
        elif island["region"] == "middle":
            found += differences(f"{name}: berths: ", MIDDLE_BERTHS, berths)
    number = Counter(island["region"] for island in islands if island["region"] in [*REGIONS])
    return found + [
        f"islands in the {region}: {number[region]}; there are {wanted} by the rules"
        for region, wanted in REGIONS.items()
        if number[region] != wanted
    ]


def not_of_its_region(island: dict[str, Any]) -> list[str]:
    """What the book says of a region as a whole: its price, what grows there, what is founded."""
    region = island["region"]
    found = []
    if not is_number(island["sale_price"], PRICES[region], PRICES[region]):
        found.append(f"the sale price is {PRICES[region]} in the {region} by the rules")
    grows = any(field["good"] is not None for field in island["fields"])
    founds = any(field["settlement_cost"] is not None for field in island["fields"])
    if grows == (region == "east"):
        found.append("goods grow in the west and in the middle, by the rules")
    if founds == (region == "west"):
        found.append("settlements are founded in the middle and in the east, by the rules")
    return found


def wrong_with_fields(islands: list[dict[str, Any]]) -> list[str]:
    fields = [field for island in islands for field in island["fields"]]
    found = repeated("the field", [name.casefold() for name in ids_of(fields)])
    if len(fields) > MOST_FIELDS:
        found.append(f"there are {len(fields)} fields; {MOST_FIELDS} is the most")
    for field in fields:
        good, cost = field["good"], field["settlement_cost"]
        if good is not None and good not in GOOD_IDS:
            found.append(f"field {field['id']}: the good must be cane, wine, grain or null")
        if cost is not None and not any(is_number(cost, price, price) for price in COSTS):
            found.append(f"field {field['id']}: the settlement cost must be 6, 9, 12 or null")
        if good is None and cost is None:
            found.append(f"field {field['id']}: neither a good nor a settlement fits there")
    return found


# --- Lanes and drawn ships --------------------------------------------------


def wrong_with_lanes(data: dict[str, Any]) -> list[str]:
    ids, lanes = ids_of(data["islands"]), data["lanes"]
    if not isinstance(lanes, list) or not all(
        isinstance(lane, dict) and lane.get("a") in ids and lane.get("b") in ids for lane in lanes
    ):
        return ["'lanes' must be a list of pairs a and b, both ids of islands"]
    pairs = [frozenset((lane["a"], lane["b"])) for lane in lanes]
    if any(len(pair) == 1 for pair in pairs) or len(set(pairs)) < len(pairs):
        return ["a lane joins an island to itself, or the same two twice"]
    dropped = {
        name: [*map(frozenset, part_of(data.get("alternatives", {}), name).get("drop_lanes", []))]
        for name in CHART_IDS
    }
    found = [
        f"alternative {name}: there is no lane {'-'.join(sorted(pair))} to drop"
        for name, drop in dropped.items()
        for pair in drop
        if pair not in pairs
    ]
    both = [pair for drop in dropped.values() for pair in drop]
    without: dict[str, list[frozenset[str]]] = {"the lanes": [], "both alternatives": both}
    for name, drop in (without | dropped).items():
        if cut_off := unreached(ids, [pair for pair in pairs if pair not in drop]):
            found.append(f"{name}: no way leads to {', '.join(cut_off)}")
    return found


def unreached(ids: list[str], pairs: list[frozenset[str]]) -> list[str]:
    reached = {ids[0]}
    for _ in ids:
        for pair in pairs:
            if pair & reached:
                reached |= pair
    return [name for name in ids if name not in reached]


def wrong_with_drawn_ships(ships: Any, ids: list[str]) -> list[str]:
    if not isinstance(ships, list) or [isinstance(s, dict) and s.get("id") for s in ships] != [
        "W",
        "E",
    ]:
        return ["'start_ships' must be a list of two: W and E"]
    amounts = [ship.get("workers_per_player_at_start") for ship in ships]
    found = [
        f"start ship {ship['id']}: reaches no island of the board"
        for ship in ships
        if ship.get("reaches") not in ids
    ]
    if not all(type(amount) is int for amount in amounts) or amounts != ABOARD_AT_FIRST:
        west, east = ABOARD_AT_FIRST
        found.append(f"the start ships carry {west} and {east} workers of each, by the rules")
    return found


# --- Cards ------------------------------------------------------------------


def wrong_with_cards(data: dict[str, Any]) -> list[str]:
    cards, wanted = data["cards"], [*ids_of(data["islands"]), *ACTION_IDS, "minus"]
    if not isinstance(cards, list) or not all(
        isinstance(card, dict) and {"id", "value"} <= card.keys() for card in cards
    ):
        return ["'cards' must be a list of cards with id and value"]
    if sorted(map(str, ids_of(cards))) != sorted(wanted):
        return [f"the cards must be {', '.join(wanted)}, each once"]
    values = {card["id"]: card["value"] for card in cards}
    flat = part_of(data.get("alternatives", {}), DECK_ID).get("card_values", {})
    if not flat.keys() <= values.keys():
        return [f"alternative {DECK_ID}: has a card that is none"]
    return wrong_values("card", values) + wrong_values(
        f"alternative {DECK_ID}, card", values | flat
    )


def wrong_values(what: str, values: dict[str, Any]) -> list[str]:
    found = []
    for name, value in values.items():
        if name == "minus":
            if not is_number(value, MINUS_VALUE, MINUS_VALUE):
                found.append(f"{what} {name}: the value is {MINUS_VALUE} by the rules")
        elif not is_number(value, 0, HIGHEST_CARD):
            found.append(f"{what} {name}: the value must be a number from 0 to {HIGHEST_CARD}")
    return found


# --- Neutral settlements, and the numbers of the rulebook -------------------


def wrong_with_setup(data: dict[str, Any]) -> list[str]:
    """Section 7 of the book says where they stand; of equal fields the file chooses (WA-33)."""
    cheap = {
        field["id"]: island["id"]
        for island in data["islands"]
        for field in island["fields"]
        if field["settlement_cost"] == CHEAP
    }
    if len(cheap) != NEUTRAL[2] or len(set(cheap.values())) != NEUTRAL[3]:
        return [f"{NEUTRAL[2]} fields cost {CHEAP}, at least one on each island, by the rules"]
    setup, found = data["setup"], []
    for players in PLAYERS:
        where = f"setup for {players} players"
        entry = setup.get(str(players)) if isinstance(setup, dict) else None
        built = entry.get("prebuilt") if isinstance(entry, dict) else None
        if not isinstance(built, list) or not all(name in [*cheap] for name in built):
            found.append(f"{where}: 'prebuilt' must list fields where a settlement costs {CHEAP}")
        elif len(set(built)) != len(built) or len(built) != NEUTRAL[players]:
            found.append(f"{where}: there must be {NEUTRAL[players]} settlements")
        elif players == PLAYERS[1] and len({cheap[name] for name in built}) != len(built):
            found.append(f"{where}: one settlement on each island")
    return found


def differences(where: str, printed: dict[str, Any], data: Any) -> list[str]:
    """A rule that the file tells otherwise would not be played so; better to say it."""
    found = []
    for name, value in printed.items():
        if not isinstance(data, dict) or name not in data:
            continue
        if isinstance(value, dict):
            found += differences(f"{where}{name}: ", value, data[name])
        elif data[name] != value:
            found.append(f"{where}{name}: is {value} by the rules, and no matter of the board")
    return found
