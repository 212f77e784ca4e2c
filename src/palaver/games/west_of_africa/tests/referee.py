"""A second reading of the rulebook, slow and plain, that only ever sees a trace.

It shares no code with the rules: a whole game is one generator over names and dicts, which
says who is asked what and which answers there are, and is told what was answered. From
the trace it takes nothing but the board, the switches, the order drawn on the gold track
and the answers; everything else it works out and compares.
"""

from collections import Counter
from collections.abc import Generator

from palaver.games.west_of_africa.tests.referee_table import Line, RefereeTable

Asked = tuple[str, dict[str, set[str]]]  # a question, and by seat the answers there are
Asking = Generator[Asked, tuple[str, str], None]
ACTIONS = ["workers", "ship", "plant", "sell", "settle"]


class Referee(RefereeTable):
    # --- The course of the game -------------------------------------------------

    def game(self) -> Asking:
        while not self.over:
            self.round += 1
            yield from self.choosing()
            for name in self.turn_order():
                yield from self.turn(name)
            self.end_round()

    def choosing(self) -> Asking:
        self.hands = {name: [] for name in self.seats}
        self.sums, self.shown = None, list[str]()
        unsealed = list(self.seats)
        while unsealed:
            name, answer = yield "choose-cards", {n: self.may_choose(n) for n in unsealed}
            verb, _, card = answer.partition(" ")
            if verb == "add":
                self.hands[name].append(card)
            elif verb == "back":
                self.hands[name].remove(card)
            else:
                unsealed.remove(name)

    def may_choose(self, name: str) -> set[str]:
        hand = self.hands[name]
        held = Counter(dict.fromkeys(self.values, 1) | {"minus": self.minus[name]})
        left = held - Counter(hand)
        most = 5 if self.gold[name] >= 4 else 4
        found = {f"back {card}" for card in hand} | ({"seal"} if hand else set())
        return found | ({f"add {card}" for card in left} if len(hand) < most else set())

    def turn_order(self) -> list[str]:
        self.sums = {n: sum(self.values[card] for card in hand) for n, hand in self.hands.items()}
        for name in self.ranking():
            if len(self.hands[name]) == 5:
                self.move_marker(name, self.gold[name] - 4)
        rank, sums = self.ranking(), self.sums
        return sorted(self.seats, key=lambda name: (sums[name], rank.index(name)))

    def turn(self, name: str) -> Asking:
        yield "show-cards", {name: {"show"}}
        self.shown.append(name)
        if self.round == 1:
            free = {f"place {at}" for at in self.islands if not self.is_full(at, name)}
            _, answer = yield "place-ship", {name: free}
            self.ships[name] = answer.split()[1]
        left = [action for action in ACTIONS if action in self.hands[name]]
        while True:
            able = {action for action in left if self.is_able(name, action)}
            _, answer = yield "choose-action", {name: able | {"end"}}
            if answer == "end":
                break
            left.remove(answer)
            carry_out = {
                "workers": self.move_workers,
                "ship": self.sail,
                "plant": self.plant,
                "sell": self.sell,
                "settle": self.found,
            }
            yield from carry_out[answer](name)
        played = self.hands[name].count("minus")
        self.minus[name] -= played
        self.passed[self.seats[(self.seats.index(name) + 1) % len(self.seats)]] += played
        self.hands[name] = [card for card in self.hands[name] if card != "minus"]

    def is_able(self, name: str, action: str) -> bool:
        if action == "plant":
            return bool(self.where_to_plant(name, 0, set()))
        if action == "sell":
            return self.round > 1 and bool(self.goods_to_sell(name))
        if action == "settle":
            return self.round > 1 and bool(self.sites(name, 0))
        return True

    def chosen_islands(self, name: str) -> list[str]:
        return [card for card in self.hands[name] if card in self.islands]

    # --- Actions on land --------------------------------------------------------

    def move_workers(self, name: str) -> Asking:
        for _ in range(4):
            steps = {"done"}
            for place, amount in self.workers[name].items():
                if amount and place in self.drawn:
                    steps.add(f"step {place} {self.drawn[place]['reaches']}")
                elif amount:
                    steps |= {f"step {place} {near}" for near in self.lanes[place]}
            _, answer = yield "move-workers", {name: steps}
            if answer == "done":
                return
            _, start, end = answer.split()
            self.workers[name][start] -= 1
            self.workers[name][end] += 1

    def free_fields(self, name: str, island: str) -> set[str]:
        return {
            field
            for field, printed in self.fields.items()
            if self.home[field] == island
            and self.lies[field] is None
            and printed["good"] is not None
            and self.supply[name][printed["good"]] > 0
        }

    def where_to_plant(self, name: str, bill: int, visited: set[str]) -> set[str]:
        return {
            island
            for island in self.chosen_islands(name)
            if island not in visited
            and self.free_fields(name, island)
            and bill + max(0, 3 - self.workers[name][island]) <= self.gold[name]
        }

    def plant(self, name: str) -> Asking:
        bill, visited = 0, set[str]()
        while where := self.where_to_plant(name, bill, visited):
            _, answer = yield "plant-on", {name: {"done"} | {f"on {island}" for island in where}}
            if answer == "done":
                break
            island = answer.split()[1]
            visited.add(island)
            bill += yield from self.plant_on(name, island, self.gold[name] - bill)
        self.move_marker(name, self.gold[name] - bill)

    def plant_on(
        self, name: str, island: str, purse: int
    ) -> Generator[Asked, tuple[str, str], int]:
        helpers, spent, planted = 0, 0, 0
        if there := self.workers[name][island]:
            able = {f"helpers {n}" for n in range(there + 1) if max(0, 3 - n) <= purse}
            _, answer = yield "use-helpers", {name: able}
            helpers = int(answer.split()[1])
        cost = max(0, 3 - helpers)
        while spent + cost <= purse and (free := self.free_fields(name, island)):
            more = {"done"} if planted else set()
            _, answer = yield "plant-field", {name: more | {f"plant {field}" for field in free}}
            if answer == "done":
                break
            field = answer.split()[1]
            self.lies[field] = name
            self.supply[name][self.fields[field]["good"]] -= 1
            spent, planted = spent + cost, planted + 1
        for _ in range(helpers):
            _, answer = yield "send-helper", {name: {"send west", "send east"}}
            self.workers[name][island] -= 1
            self.workers[name][answer.split()[1]] += 1
        return spent

    def goods_to_sell(self, name: str) -> set[str]:
        return {
            f"sell {island} {good}"
            for island in self.chosen_islands(name)
            for good, amount in self.stores[name, island].items()
            if amount
        }

    def sell(self, name: str) -> Asking:
        takings = 0
        while goods := self.goods_to_sell(name):
            _, answer = yield "sell-goods", {name: goods | {"done"}}
            if answer == "done":
                break
            _, island, good = answer.split()
            self.stores[name, island][good] -= 1
            self.supply[name][good] += 1
            takings += {"west": 6, "middle": 9, "east": 12}[self.islands[island]["region"]]
        self.move_marker(name, min(45, self.gold[name] + takings))

    def sites(self, name: str, bill: int) -> set[str]:
        return {
            f"found {field}"
            for field, printed in self.fields.items()
            if self.track
            and printed["settlement_cost"] is not None
            and self.lies[field] is None
            and self.home[field] in self.hands[name]
            and self.alcaldes[self.home[field]] == name
            and bill + printed["settlement_cost"] <= self.gold[name]
        }

    def found(self, name: str) -> Asking:
        bill = 0
        while sites := self.sites(name, bill):
            _, answer = yield "found-settlement", {name: sites | {"done"}}
            if answer == "done":
                break
            field = answer.split()[1]
            self.track -= 1
            self.lies[field] = "settlement"
            self.points[name] += 3
            bill += self.fields[field]["settlement_cost"]
        self.move_marker(name, self.gold[name] - bill)

    # --- The ship ---------------------------------------------------------------

    def sail(self, name: str) -> Asking:
        left, loads, before = 3, 3, None
        aboard: list[tuple[str, str]] = []  # where from, and what
        while True:
            at = self.ships[name]
            assert at is not None
            stuck = any(origin == at for origin, _ in aboard)
            able = set() if stuck else {"done"}
            if left:
                sources = {origin for origin, _ in aboard}
                able |= {f"sail {n}" for n in self.lanes[at] if left > 1 or n not in sources}
            if left and loads:
                able |= {f"load {at} {g}" for g, amount in self.stores[name, at].items() if amount}
            able |= {f"unload {origin} {good}" for origin, good in aboard if origin != at}
            _, answer = yield "sail", {name: able}
            verb, _, what = answer.partition(" ")
            if verb == "sail":
                before, self.ships[name], left = at, what, left - 1
            elif verb == "load":
                good = what.split()[1]
                self.stores[name, at][good] -= 1
                aboard.append((at, good))
                loads -= 1
            elif verb == "unload":
                origin, good = what.split()
                aboard.remove((origin, good))
                self.stores[name, at][good] += 1
            else:
                break
        for _, good in aboard:
            self.stores[name, at][good] += 1
        if before is not None:
            yield from self.push_at(name, before, at)

    def push_at(self, name: str, before: str, at: str) -> Asking:
        if not self.is_full(at, name):
            return
        lying = [other for other in self.seats if other != name and self.ships[other] == at]
        pushed = lying[0]
        if len(lying) > 1:
            _, answer = yield "push-ship", {name: {f"push {other}" for other in lying}}
            pushed = answer.split()[1]
        havens = self.havens(name, before, at)
        haven = min(havens)
        if len(havens) > 1:
            _, answer = yield "push-to", {name: {f"to {haven}" for haven in havens}}
            haven = answer.split()[1]
        self.ships[pushed] = haven

    # --- The end of a round, the end of the game ----------------------------------

    def end_round(self) -> None:
        for name in self.ranking()[: 1 if len(self.seats) == 2 else 2]:
            self.points[name] += 1
        for field, what in self.lies.items():
            if what in self.seats:
                self.stores[what, self.home[field]][self.fields[field]["good"]] += 1
                self.lies[field] = None
        for island in self.islands:
            power = {name: self.influence(name, island) for name in self.seats}
            most = max(power.values())
            level = [name for name in self.seats if power[name] == most]
            self.alcaldes[island] = self.best(level) if most else None
        for name in filter(None, self.alcaldes.values()):
            self.points[name] += 1
        self.track += min(self.a_round - self.track, self.reserve)
        for name in self.seats:
            self.minus[name] += self.passed[name]
            self.passed[name] = 0
        self.see_whether_it_ends()

    def see_whether_it_ends(self) -> None:
        reasons = []
        if max(self.points.values()) >= 25:
            reasons.append("points")
        if list(self.lies.values()).count("settlement") == 20:
            reasons.append("settlements")
        if not self.last:
            self.reason = "-and-".join(reasons)
        self.over = self.last or bool(reasons and self.options["end_at_once"])
        self.last = bool(self.reason)
        if self.over:
            for name in self.seats:
                self.points[name] += self.gold[name] // 10


def judge(lines: list[Line]) -> int:
    """Every line of one game's trace; how many answers were found right."""
    header, *answers, footer = lines
    referee = Referee(header, answers[0]["table"]["slots"])
    game = referee.game()
    question, asked = next(game)
    for line in answers:
        place = f"answer {line['n']}"
        assert (line["question"], sorted(line["waiting"])) == (question, sorted(asked)), place
        assert set(line["options"]) == asked[line["seat"]], place
        assert len(line["options"]) == len(asked[line["seat"]]), place
        wanted = referee.table()
        assert {name: line["table"][name] for name in wanted} == wanted, place
        assert line["points"] == referee.points, place
        judge_cards(referee, line, place)
        try:
            question, asked = game.send((line["seat"], line["answer"]))
        except StopIteration:
            break
    assert referee.over
    assert footer["points"] == referee.points
    assert footer["ending"] == referee.reason
    most = max(referee.points.values())
    level = [name for name in referee.seats if referee.points[name] == most]
    assert footer["winners"] == [referee.best(level)]
    assert footer["answers"] == len(answers)
    return len(answers)


def judge_cards(referee: Referee, line: Line, place: str) -> None:
    for name, cards in line["table"]["cards"].items():
        owned = (referee.minus[name], referee.passed[name])
        assert (cards["minus_cards"], cards["received"]) == owned, place
        assert cards["sum"] == (referee.sums and referee.sums[name]), place
        assert cards["shown"] == (name in referee.shown), place
        assert (cards["cards"] is None) == (name not in referee.shown), place
        if cards["cards"] is not None:
            assert sorted(cards["cards"]) == sorted(referee.hands[name]), place
        hidden = line["hidden"]["cards"].get(name)
        assert hidden is None or sorted(hidden) == sorted(referee.hands[name]), place
