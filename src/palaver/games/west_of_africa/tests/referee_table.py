"""What the referee has before it: a table of names and dicts, and how to look around on it."""

from collections import Counter
from collections.abc import Iterable
from typing import Any

Line = dict[str, Any]
START = {"cane": 4, "wine": 2, "grain": 2}


class RefereeTable:
    def __init__(self, header: Line, slots: dict[str, int]) -> None:
        board, self.options = header["board"], header["options"]
        self.seats: list[str] = header["seats"]
        players = str(len(self.seats))
        self.islands = {island["id"]: island for island in board["islands"]}
        self.fields = {f["id"]: f for i in board["islands"] for f in i["fields"]}
        self.home = {f["id"]: i["id"] for i in board["islands"] for f in i["fields"]}
        self.berths = {i["id"]: i["berths"][players] for i in board["islands"]}
        self.lanes = self.charted(board)
        self.drawn = {"west": board["start_ships"][0], "east": board["start_ships"][1]}
        self.values = {card["id"]: card["value"] for card in board["cards"]}
        if self.options["flat_island_values"]:
            self.values |= board["alternatives"]["flat_island_values"]["card_values"]
        self.gold = dict.fromkeys(self.seats, 15)
        # Markers on each space of the gold track, from the top; None is a gap.
        ranked: list[str | None] = [*sorted(self.seats, key=lambda name: slots[name])]
        self.spaces: dict[int, list[str | None]] = {15: ranked}
        self.points = dict.fromkeys(self.seats, 0)
        self.supply = {name: Counter(START) for name in self.seats}
        self.stores: dict[tuple[str, str], Counter[str]] = {
            (name, island): Counter() for name in self.seats for island in self.islands
        }
        self.workers = {
            name: Counter({"west": self.sent("west"), "east": self.sent("east")})
            for name in self.seats
        }
        self.ships: dict[str, str | None] = dict.fromkeys(self.seats)
        self.alcaldes: dict[str, str | None] = dict.fromkeys(self.islands)
        self.lies: dict[str, str | None] = dict.fromkeys(self.fields)
        self.lies |= dict.fromkeys(board["setup"][players]["prebuilt"], "settlement")
        self.a_round = 4 if len(self.seats) < 4 else 6
        self.track = self.a_round
        self.minus = dict.fromkeys(self.seats, 1)
        self.passed = dict.fromkeys(self.seats, 0)
        self.hands: dict[str, list[str]] = {}
        self.sums: dict[str, int] | None = None
        self.shown: list[str] = []
        self.round = 0
        self.last = self.over = False
        self.reason = ""

    def sent(self, side: str) -> int:
        return int(self.drawn[side]["workers_per_player_at_start"])

    def charted(self, board: Line) -> dict[str, set[str]]:
        pairs = [{lane["a"], lane["b"]} for lane in board["lanes"]]
        for name in ("linear_middle", "western_star"):
            if self.options[name]:
                dropped = [set(pair) for pair in board["alternatives"][name]["drop_lanes"]]
                pairs = [pair for pair in pairs if pair not in dropped]
        return {here: {n for p in pairs if here in p for n in p - {here}} for here in self.islands}

    @property
    def reserve(self) -> int:
        return 20 - self.track - sum(what == "settlement" for what in self.lies.values())

    # --- Gold -----------------------------------------------------------------

    def ranking(self) -> list[str]:
        """Everybody, the richest first."""
        order = sorted(self.spaces, reverse=True)
        return [name for gold in order for name in self.spaces[gold] if name is not None]

    def best(self, names: Iterable[str]) -> str:
        return min(names, key=self.ranking().index)

    def move_marker(self, name: str, gold: int) -> None:
        if gold == self.gold[name]:
            return
        old = self.spaces[self.gold[name]]
        if self.options["longest_stay"]:
            old.remove(name)
        else:
            old[old.index(name)] = None
        new = self.spaces.setdefault(gold, [])
        if None in new:
            new[new.index(None)] = name
        else:
            new.append(name)
        self.gold[name] = gold

    # --- Harbours and islands --------------------------------------------------

    def is_full(self, island: str, mover: str) -> bool:
        lying = [name for name, at in self.ships.items() if at == island and name != mover]
        return len(lying) >= int(self.berths[island])

    def havens(self, mover: str, before: str, at: str) -> set[str]:
        place = {island: printed["west_east_order"] for island, printed in self.islands.items()}
        sign = 1 if place[at] > place[before] else -1
        ahead = {
            here: {near for near in self.lanes[here] if sign * (place[near] - place[here]) > 0}
            for here in self.islands
        }
        free = {island for island in self.islands if not self.is_full(island, mover)}
        return self.nearest(ahead, at, free) or self.nearest(self.lanes, at, free)

    def nearest(self, ways: dict[str, set[str]], at: str, free: set[str]) -> set[str]:
        far = {at: 0}
        queue = [at]
        for here in queue:
            for near in ways[here]:
                if near not in far:
                    far[near] = far[here] + 1
                    queue.append(near)
        reached = {island: lanes for island, lanes in far.items() if island in free - {at}}
        closest = min(reached.values(), default=0)
        return {island for island, lanes in reached.items() if lanes == closest}

    def influence(self, name: str, island: str) -> int:
        goods = sum(self.stores[name, island].values())
        return goods + 2 * self.workers[name][island] + 2 * (self.ships[name] == island)

    # --- What the table must look like ------------------------------------------

    def table(self) -> Line:
        slots = {name: self.spaces[self.gold[name]].index(name) + 1 for name in self.seats}
        return {
            "round": self.round,
            "gold": self.gold,
            "slots": slots,
            "track": self.track,
            "reserve": self.reserve,
            "ending": self.reason or None,
            "fields": self.lies,
            "supply": {name: +self.supply[name] for name in self.seats},
            "workers": {name: +self.workers[name] for name in self.seats},
            "ships": self.ships,
            "alcaldes": self.alcaldes,
            "stores": {
                island: {n: +self.stores[n, island] for n in self.seats if +self.stores[n, island]}
                for island in self.islands
            },
        }
