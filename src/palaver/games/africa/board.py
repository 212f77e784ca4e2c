"""The map and the tile table, read from board.json, so that a corrected board needs no build."""

from typing import Annotated, Any, Final

from palaver.core.bits import only
from palaver.games.africa.words import (
    ANIMALS,
    EMPTY,
    GEMS_1,
    GEMS_2,
    GOLD_1,
    GOLD_2,
    GOODS,
    MONUMENT,
    MOST_EQUAL_GOODS,
    NO_SPACES,
    NOMADS,
    SPACES,
    TILES,
    Space,
    Spaces,
    Tile,
)

SIDES_OF_A_HEX = ((1, 0), (-1, 0), (0, 1), (0, -1), (1, -1), (-1, 1))
SINGLE_KINDS = {
    "gold-1": GOLD_1,
    "gold-2": GOLD_2,
    "gems-1": GEMS_1,
    "gems-2": GEMS_2,
    "monument": MONUMENT,
    "nomads": NOMADS,
}
SCORES: Final = MOST_EQUAL_GOODS + 1


class Board:
    """Tables of the map and the bag. Nothing changes them once they are made."""

    around: Annotated[list[Spaces], SPACES]  # the spaces next to each
    land: Annotated[list[Space], TILES]  # where tiles are laid out
    bag: Annotated[list[Tile], TILES]
    goods_worth: Annotated[list[int], SCORES]  # so many equal goods at the end
    goods_kinds: int
    animal_kinds: int
    monuments: int
    cities: Spaces
    all_spaces: Spaces
    data: dict[str, Any]  # what it was made from
    space_codes: list[str]  # names without blanks, for the notation
    tile_names: dict[Tile, str]

    def __init__(self, data: dict[str, Any]) -> None:
        """Of what `checks.complaints` has found nothing wrong with."""
        self.data = data
        self.draw_map(data["spaces"])
        self.fill_bag(data["tiles"])
        worth = data["goods_score"]
        last = worth[-1]
        self.goods_worth = worth + [last] * (SCORES - len(worth))

    def draw_map(self, spaces: list[dict[str, Any]]) -> None:
        ids = {(space["q"], space["r"]): space["id"] for space in spaces}
        around = [NO_SPACES] * len(spaces)
        land = [Space(s["id"]) for s in spaces if s["kind"] == "tile"]
        for (q, r), here in ids.items():
            for dq, dr in SIDES_OF_A_HEX:
                near = ids.get((q + dq, r + dr))
                if near is not None:
                    around[here] = around[here] | only(near)
        everywhere = towns = NO_SPACES
        for space in spaces:
            everywhere = everywhere | only(space["id"])
            if space["kind"] == "city":
                towns = towns | only(space["id"])
        self.around = around
        self.land = land
        self.all_spaces = everywhere
        self.cities = towns
        self.space_codes = [space["name"].replace(" ", "-") for space in spaces]

    def fill_bag(self, table: list[dict[str, Any]]) -> None:
        names = {EMPTY: "empty"} | {tile: name for name, tile in SINGLE_KINDS.items()}
        bag = []
        animals = goods = 0
        for line in table:
            if line["type"] == "animal":
                tile = Tile(ANIMALS + animals)
                animals += 1
            elif line["type"] == "goods":
                tile = Tile(GOODS + goods)
                goods += 1
            else:
                tile = SINGLE_KINDS[line["name"]]
            names[tile] = line["name"]
            bag += [tile] * line["count"]
        self.bag = bag
        self.animal_kinds = animals
        self.goods_kinds = goods
        self.monuments = bag.count(MONUMENT)
        self.tile_names = names
