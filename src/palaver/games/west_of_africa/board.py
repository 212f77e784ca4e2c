"""The archipelago and the cards, read from board.json, so that a corrected board needs no build."""

from itertools import combinations
from typing import Annotated, Any, Final

from palaver.core.bits import only
from palaver.games.west_of_africa.words import (
    CARDS,
    CHARTS,
    DECKS,
    FEWEST_SEATS,
    GOODS,
    HAND_STARTS,
    HANDS,
    ISLANDS,
    MINUS,
    MOST_FIELDS,
    MOST_LAID,
    NO_FIELDS,
    NO_GOOD,
    NO_ISLANDS,
    SEAT_COUNTS,
    SUMS,
    Field,
    Fields,
    Good,
    Island,
    Islands,
)

GOOD_IDS = ("cane", "wine", "grain")
ACTION_IDS = ("workers", "ship", "plant", "sell", "settle")
CHART_IDS = ("linear_middle", "western_star")  # bit 0 and bit 1 of a chart
DECK_ID = "flat_island_values"
DRAWN_SHIPS: Final = 2
BERTHS: Final = SEAT_COUNTS * ISLANDS
LANES: Final = CHARTS * ISLANDS
VALUES: Final = DECKS * CARDS
ALL_HANDS: Final = DECKS * HANDS


class Board:
    """Tables of islands, fields, lanes and cards. Nothing changes them once they are made."""

    fields_of: Annotated[list[Fields], ISLANDS]
    sown_with: Annotated[list[Fields], GOODS]  # the fields for each good
    farmland: Fields  # all of them
    sites: Fields  # where settlements can be founded
    island_of: Annotated[list[Island], MOST_FIELDS]
    good_of: Annotated[list[Good], MOST_FIELDS]
    cost_of: Annotated[list[int], MOST_FIELDS]  # of founding there
    prebuilt: Annotated[list[Fields], SEAT_COUNTS]  # neutral settlements, for two players on
    berths: Annotated[list[int], BERTHS]  # by number of players, then island
    lanes: Annotated[list[Islands], LANES]  # by chart, then island
    east_of: Annotated[list[Islands], ISLANDS]  # the islands further east
    west_of: Annotated[list[Islands], ISLANDS]
    price: Annotated[list[int], ISLANDS]  # of any good
    landing: Annotated[list[Island], DRAWN_SHIPS]  # the island each drawn ship reaches
    aboard_at_first: Annotated[list[int], DRAWN_SHIPS]  # workers of each seat
    value: Annotated[list[int], VALUES]  # by deck, then card
    # Every set of at most five island and action cards, by deck, size and sum.
    hands: Annotated[list[int], ALL_HANDS]
    hand_starts: Annotated[list[int], HAND_STARTS]
    data: dict[str, Any]  # what it was made from
    island_ids: list[str]
    field_ids: list[str]

    def __init__(self, data: dict[str, Any]) -> None:
        """Of what `checks.complaints` has found nothing wrong with."""
        self.data = data
        self.island_ids = [island["id"] for island in data["islands"]]
        self.lay_out_fields(data)
        self.draw_lanes(data)
        self.build_harbours(data)
        self.print_cards(data)

    def lay_out_fields(self, data: dict[str, Any]) -> None:
        self.field_ids = [field["id"] for island in data["islands"] for field in island["fields"]]
        fields_of = [NO_FIELDS] * ISLANDS
        sown_with = [NO_FIELDS] * GOODS
        farmland = sites = NO_FIELDS
        island_of = [Island(0)] * MOST_FIELDS
        good_of = [NO_GOOD] * MOST_FIELDS
        cost_of = [0] * MOST_FIELDS
        for here, island in enumerate(data["islands"]):
            for printed in island["fields"]:
                field = Field(self.field_ids.index(printed["id"]))
                fields_of[here] = fields_of[here] | only(field)
                island_of[field] = Island(here)
                if printed["good"] is not None:
                    good_of[field] = Good(GOOD_IDS.index(printed["good"]))
                    sown_with[good_of[field]] = sown_with[good_of[field]] | only(field)
                    farmland = farmland | only(field)
                if printed["settlement_cost"] is not None:
                    cost_of[field] = printed["settlement_cost"]
                    sites = sites | only(field)
        prebuilt = [NO_FIELDS] * SEAT_COUNTS
        for number in range(SEAT_COUNTS):
            for name in data["setup"][str(number + FEWEST_SEATS)]["prebuilt"]:
                prebuilt[number] = prebuilt[number] | only(Field(self.field_ids.index(name)))
        self.fields_of = fields_of
        self.sown_with = sown_with
        self.farmland = farmland
        self.sites = sites
        self.island_of = island_of
        self.good_of = good_of
        self.cost_of = cost_of
        self.prebuilt = prebuilt

    def draw_lanes(self, data: dict[str, Any]) -> None:
        """All four charts, for the switches come after the board."""
        charts = [lanes_without(self.island_ids, data, chart) for chart in range(CHARTS)]
        self.lanes = [islands for chart in charts for islands in chart]
        order = [island["west_east_order"] for island in data["islands"]]
        self.east_of = [
            islands_where(order[here] < other for other in order) for here in range(ISLANDS)
        ]
        self.west_of = [
            islands_where(order[here] > other for other in order) for here in range(ISLANDS)
        ]
        ships = data["start_ships"]
        self.landing = [Island(self.island_ids.index(ship["reaches"])) for ship in ships]
        self.aboard_at_first = [ship["workers_per_player_at_start"] for ship in ships]

    def build_harbours(self, data: dict[str, Any]) -> None:
        players = [str(number + FEWEST_SEATS) for number in range(SEAT_COUNTS)]
        self.berths = [island["berths"][number] for number in players for island in data["islands"]]
        self.price = [island["sale_price"] for island in data["islands"]]

    def print_cards(self, data: dict[str, Any]) -> None:
        ids = [*self.island_ids, *ACTION_IDS, "minus"]
        printed = {card["id"]: card["value"] for card in data["cards"]}
        flat = printed | data.get("alternatives", {}).get(DECK_ID, {}).get("card_values", {})
        decks = [[deck[name] for name in ids] for deck in (printed, flat)]
        self.value = decks[0] + decks[1]
        hands: list[int] = []
        starts: list[int] = []
        for deck in decks:
            for size in range(MOST_LAID + 1):
                by_sum: list[list[int]] = [[] for _ in range(SUMS)]
                for cards in combinations(range(MINUS), size):
                    by_sum[sum(deck[card] for card in cards)].append(
                        sum(1 << card for card in cards)
                    )
                for equal in by_sum:
                    starts.append(len(hands))
                    hands += equal
        self.hands = hands
        self.hand_starts = [*starts, len(hands)]


def islands_where(true: Any) -> Islands:
    found = NO_ISLANDS
    for island, is_so in enumerate(true):
        if is_so:
            found = found | only(Island(island))
    return found


def lanes_without(ids: list[str], data: dict[str, Any], chart: int) -> list[Islands]:
    dropped = [
        frozenset(pair)
        for bit, name in enumerate(CHART_IDS)
        if chart >> bit & 1
        for pair in data.get("alternatives", {}).get(name, {}).get("drop_lanes", ())
    ]
    lanes = [NO_ISLANDS] * ISLANDS
    for lane in data["lanes"]:
        if {lane["a"], lane["b"]} not in dropped:
            one, other = Island(ids.index(lane["a"])), Island(ids.index(lane["b"]))
            lanes[one] = lanes[one] | only(other)
            lanes[other] = lanes[other] | only(one)
    return lanes
