"""The map and the box, read from board.json, so that a corrected board needs no build."""

import unicodedata
from typing import Annotated, Any

from palaver.core.bits import only
from palaver.games.afrika1880.words import (
    NATIONS,
    NO_TERRITORIES,
    NOWHERE,
    TERRITORIES,
    Territories,
    Territory,
)


class Board:
    """Tables of the map. Nothing changes them once they are made."""

    by_land: Annotated[list[Territories], TERRITORIES]  # the neighbours of each
    by_lane: Annotated[list[Territories], TERRITORIES]  # across the sea
    squares: Annotated[list[int], TERRITORIES]
    start: Annotated[list[Territory], NATIONS]  # the historic ones
    coasts: Territories
    markers: int  # that each nation has
    miniatures: int  # colonies in the box
    rounds: int
    data: dict[str, Any]  # what it was made from
    years: list[int]
    codes: list[str]  # of the territories, in the notation
    nation_codes: list[str]

    def __init__(self, data: dict[str, Any]) -> None:
        """Of what `checks.complaints` has found nothing wrong with."""
        self.data = data
        self.markers = data["markersPerNation"]
        self.miniatures = data["colonyMiniatures"]
        self.years = data["years"]
        self.rounds = len(self.years)
        self.draw_map(data["territories"])
        number = {land["name"]: Territory(n) for n, land in enumerate(data["territories"])}
        self.start = [number.get(nation["historicStart"], NOWHERE) for nation in data["nations"]]
        self.nation_codes = [nation["id"] for nation in data["nations"]]

    def draw_map(self, territories: list[dict[str, Any]]) -> None:
        number = {land["name"]: Territory(n) for n, land in enumerate(territories)}
        by_land = [NO_TERRITORIES] * len(territories)
        by_lane = [NO_TERRITORIES] * len(territories)
        coasts = NO_TERRITORIES
        for here, land in enumerate(territories):
            for name in land["neighbours"]:
                across = name in land["seaNeighbours"]
                borders = by_lane if across else by_land
                borders[here] = borders[here] | only(number[name])
            if land["coastal"]:
                coasts = coasts | only(Territory(here))
        self.by_land = by_land
        self.by_lane = by_lane
        self.coasts = coasts
        self.squares = [land["squares"] for land in territories]
        self.codes = [code_of(land["name"]) for land in territories]


def code_of(name: str) -> str:
    """`Lac Nyassa` is written `Lac-Nyassa`, `Ténéré` `Tenere`: any keyboard has it."""
    plain = unicodedata.normalize("NFKD", name).encode("ascii", "ignore").decode()
    return "-".join(plain.split())
