"""A second reading of the rulebook, slow and plain, that only ever sees a trace.

It shares no code with the rules: spaces are names, tiles are words, and everything is
counted anew. For each line of a trace it works out what may be answered, and from the
answer what the next line must show.
"""

import copy
from itertools import pairwise
from typing import Any

Line = dict[str, Any]
NEXT_TO = [(1, 0), (-1, 0), (0, 1), (0, -1), (1, -1), (-1, 1)]
PRIZES = [10, 6]


class Referee:
    def __init__(self, header: Line) -> None:
        board = header["board"]
        places = {(s["q"], s["r"]): s["name"].replace(" ", "-") for s in board["spaces"]}
        self.near = {
            name: [places[q + a, r + b] for a, b in NEXT_TO if (q + a, r + b) in places]
            for (q, r), name in places.items()
        }
        self.cities = [s["name"].replace(" ", "-") for s in board["spaces"] if s["kind"] == "city"]
        self.type = {line["name"]: line["type"] for line in board["tiles"]}
        self.worth = board["goods_score"]
        self.seats: list[str] = header["seats"]
        self.switches = header["options"]
        monuments = sum(t["count"] for t in board["tiles"] if t["type"] == "monument")
        self.goal = monuments - (2 if len(self.seats) == 2 else 0)

    # --- What may be answered -----------------------------------------------

    def options(self, line: Line) -> set[str]:
        table, seat = line["table"], line["seat"]
        lies = table["spaces"]
        home = table["explorers"][seat]
        others = [place for name, place in table["explorers"].items() if name != seat and place]
        match line["question"]:
            case "choose-city":
                return {f"start {city}" for city in self.cities if city not in others}
            case "choose-turn":
                goes = {f"go {place}" for place in self.walks(lies, home, others)}
                return goes | ({"journey"} if self.journeys(lies, home, others) else set())
            case "walk":
                return {f"go {place}" for place in self.walks(lies, home, others)}
            case "travel":
                return {f"travel {place}" for place in self.journeys(lies, home, others)}
            case "act":
                return self.actions(table, seat, lies, home)
            case "trade":
                return self.trades(table, seat)
        held, spot = table["in_hand"]["tile"], table["in_hand"]["from"]
        better = {f"settle {place}" for place in self.better(lies, held, spot)}
        return better | ({f"settle {spot}"} if table["in_hand"]["fresh"] else set())

    def walks(self, lies: dict[str, str], home: str, others: list[str]) -> set[str]:
        def open_from(place: str) -> set[str]:
            return {n for n in self.near[place] if lies[n] != "face-down" and n not in others}

        once = open_from(home)
        return {home} | once | {place for step in once for place in open_from(step)}

    def journeys(self, lies: dict[str, str], home: str, others: list[str]) -> set[str]:
        anywhere = {p for p, tile in lies.items() if tile != "face-down" and p not in others}
        return anywhere if self.switches["journey_home"] else anywhere - {home}

    def actions(self, table: Line, seat: str, lies: dict[str, str], home: str) -> set[str]:
        found = {"rest"}
        if table["camps"][seat] and lies[home] == "empty":
            found |= {"research", "mine"}
        found |= {f"turn-up {place}" for place in self.near[home] if lies[place] == "face-down"}
        for place in [home, *self.near[home]]:
            if self.roams(lies[place]) and self.better(lies, lies[place], place):
                found.add(f"pick-up {place}")
        return found

    def trades(self, table: Line, seat: str) -> set[str]:
        held = table["in_hand"]["tile"]
        mine = table["goods"][seat][held]
        return {"keep"} | {
            f"swap {other} {kind}"
            for other in self.seats
            for kind, amount in table["goods"][other].items()
            if other != seat and kind != held and amount <= mine
        }

    # --- What a tile is worth somewhere -------------------------------------

    def roams(self, tile: str) -> bool:
        return self.type.get(tile) in ("animal", "nomads")

    def value(self, lies: dict[str, str], tile: str, place: str) -> int:
        wanted = "empty" if self.type[tile] == "nomads" else tile
        return sum(lies[near] == wanted for near in self.near[place])

    def better(self, lies: dict[str, str], tile: str, spot: str) -> set[str]:
        lifted = {**lies, spot: "empty"}
        here = self.value(lies, tile, spot)
        return {
            place
            for place, what in lies.items()
            if what == "empty" and self.value(lifted, tile, place) > here
        }

    # --- What must come of an answer ----------------------------------------

    def after(self, line: Line) -> tuple[Line, dict[str, int], bool]:
        """The table, the points and whether the last monument was found."""
        table, points = copy.deepcopy(line["table"]), dict(line["points"])
        seat = line["seat"]
        verb, _, what = line["answer"].partition(" ")
        home = table["explorers"][seat]
        over = False
        if verb in ("start", "go", "travel"):
            table["explorers"][seat] = what
        elif verb == "turn-up":
            over = self.turn_up(table, points, seat, what, line["hidden"]["spaces"][what])
        elif verb in ("research", "mine"):
            table["camps"][seat] -= 1
            table["spaces"][home] = "camp"
            if verb == "research":
                seen = [self.type.get(table["spaces"][near]) for near in self.near[home]]
                points[seat] += sum(kind in ("animal", "nomads", "monument") for kind in seen)
            else:
                self.dig(table, seat, home)
        elif verb == "swap":
            self.swap(table, seat, *what.split())
        elif verb == "settle":
            self.settle(table, points, seat, what)
        return table, points, over

    def turn_up(self, table: Line, points: dict[str, int], seat: str, at: str, tile: str) -> bool:
        kind = self.type[tile]
        table["spaces"][at] = "empty" if kind == "goods" else tile
        if kind == "goods":
            owned = table["goods"][seat]
            owned[tile] = owned.get(tile, 0) + 1
        elif kind in ("gold", "gems"):
            points[seat] += int(tile[-1])
        elif kind == "monument":
            found = sum(self.type.get(t) == "monument" for t in table["spaces"].values())
            if found == self.goal:
                points[seat] += 3
                return True
            table["camps"][seat] += 1
            table["supply"] -= 1
        return False

    def dig(self, table: Line, seat: str, home: str) -> None:
        for near in self.near[home]:
            kind = self.type.get(table["spaces"][near])
            if kind in ("gold", "gems"):
                table[kind][seat] += int(table["spaces"][near][-1])
                table["spaces"][near] = "empty"

    def swap(self, table: Line, seat: str, other: str, wanted: str) -> None:
        held = table["in_hand"]["tile"]
        mine, theirs = table["goods"][seat], table["goods"][other]
        amount = theirs.pop(wanted)
        mine[wanted] = mine.get(wanted, 0) + amount
        mine[held] -= amount
        theirs[held] = theirs.get(held, 0) + amount
        if mine[held] == 0:
            del mine[held]

    def settle(self, table: Line, points: dict[str, int], seat: str, there: str) -> None:
        held, spot = table["in_hand"]["tile"], table["in_hand"]["from"]
        before = self.value(table["spaces"], held, spot)
        table["spaces"][spot] = "empty"
        after = self.value(table["spaces"], held, there)
        table["spaces"][there] = held
        if not table["in_hand"]["fresh"]:
            points[seat] += after - before
        else:
            points[seat] += after + (self.type[held] == "animal")

    # --- The end --------------------------------------------------------------

    def final(self, table: Line, points: dict[str, int]) -> dict[str, int]:
        total = dict(points)
        for seat in self.seats:
            total[seat] += sum(self.worth[amount] for amount in table["goods"][seat].values())
        for treasure in ("gold", "gems"):
            for seat, prize in self.majority(table[treasure]).items():
                total[seat] += prize
        return total

    def majority(self, amounts: dict[str, int]) -> dict[str, int]:
        won: dict[str, int] = {}
        prizes = list(PRIZES)
        for amount in sorted(set(amounts.values()), reverse=True):
            level = [seat for seat, has in amounts.items() if has == amount]
            if amount or self.switches["empty_majority"]:
                won |= dict.fromkeys(level, sum(prizes[: len(level)]) // len(level))
            del prizes[: len(level)]
        return won


# --- Whose turn it is ---------------------------------------------------------


class Clock:
    """What is asked next, and of whom."""

    def __init__(self, referee: Referee) -> None:
        self.referee = referee
        self.steps = 1 if referee.switches["simple"] else 2
        self.done = self.idle = self.cities = 0
        self.acted = False

    def next(self, line: Line) -> tuple[str, str]:
        """The seat and the question that follow, unless the game is over."""
        seats, seat = self.referee.seats, line["seat"]
        clockwise = seats[(seats.index(seat) + 1) % len(seats)]
        verb, _, what = line["answer"].partition(" ")
        if line["question"] == "choose-city":
            self.cities += 1
            return clockwise, "choose-turn" if self.cities == len(seats) else "choose-city"
        if line["answer"] == "journey":
            return seat, "travel"
        if line["question"] in ("choose-turn", "walk"):
            return seat, "act"
        if line["question"] == "travel":
            return self.turn_over(clockwise)
        if line["question"] == "act":
            self.acted = self.acted or verb != "rest"
            kind = self.referee.type[line["hidden"]["spaces"][what]] if verb == "turn-up" else ""
            if verb == "pick-up" or kind in ("animal", "nomads"):
                return seat, "settle"
            if kind == "goods":
                return seat, "trade"
        self.done += 1
        return (seat, "walk") if self.done < self.steps else self.turn_over(clockwise)

    def turn_over(self, clockwise: str) -> tuple[str, str]:
        self.idle = 0 if self.acted else self.idle + 1
        self.done, self.acted = 0, False
        return clockwise, "choose-turn"

    def out_of_patience(self) -> bool:
        rounds: int = self.referee.switches["patience"]
        return rounds > 0 and self.idle == rounds * len(self.referee.seats)


COMPARED = ("spaces", "explorers", "camps", "gold", "gems", "goods", "supply")


def judge(lines: list[Line]) -> int:
    """Every line of one game's trace; how many answers were found right."""
    referee = Referee(lines[0])
    clock = Clock(referee)
    for line, following in pairwise(lines[1:]):
        place = f"answer {line['n']}"
        assert set(line["options"]) == referee.options(line), place
        assert line["answer"] in line["options"], place
        table, points, found_last = referee.after(line)
        asked = clock.next(line)
        over = found_last or clock.out_of_patience()
        assert over == ("table" not in following), place
        if over:
            judge_end(referee, following, table, points, found_last)
            continue
        assert (following["seat"], following["question"]) == asked, place
        for name in COMPARED:
            assert following["table"][name] == table[name], f"{place}: {name}"
        assert following["points"] == points, place
    return len(lines) - 2


def judge_end(
    referee: Referee, footer: Line, table: Line, points: dict[str, int], found_last: bool
) -> None:
    best = max(footer["points"].values())
    leading = [seat for seat in referee.seats if footer["points"][seat] == best]

    assert footer["ending"] == ("last-monument" if found_last else "patience")
    assert footer["points"] == referee.final(table, points)
    assert footer["winners"] == leading
