"""The table as the referee keeps it: plain words and counts, moved by what was answered."""

from collections import Counter
from typing import Any

Line = dict[str, Any]
Cards = Counter[str]

GROUND = {
    **dict.fromkeys(("yellow", "orange", "red"), "desert"),
    **dict.fromkeys(("purple", "blue", "green"), "jungle"),
    **dict.fromkeys(("white", "black", "gray"), "mountain"),
}
POINTS = {1: 1, 2: 2, 3: 4, 4: 7, 5: 10, 6: 15}


class Table:
    def __init__(self, header: Line) -> None:
        self.board = header["board"]
        self.seats: list[str] = header["seats"]
        self.empty_globetrotter = bool(header["options"]["empty_globetrotter"])
        self.value = {f"{t['a']}--{t['b']}": t["points"] for t in self.board["tickets"]}
        self.points = dict.fromkeys(self.seats, 0)
        self.claimed: dict[str, str] = {}
        self.over = False
        self.asked = "choose-first-tickets"
        self.passes = 0
        self.turns_left: int | None = None
        self.discards: Cards = Counter()
        self.terrain_discards: Cards = Counter()

    def begin(self, line: Line) -> None:
        """The deal is chance, and is looked at before it is believed."""
        table, hidden = line["table"], line["hidden"]
        self.hands = {name: Counter(cards) for name, cards in hidden["cards"].items()}
        self.known: dict[str, Cards] = {name: Counter() for name in self.seats}
        self.terrain = {name: Counter(cards) for name, cards in table["terrain"].items()}
        self.row, self.market = list(table["row"]), list(table["market"])
        self.deck, self.terrain_deck = Counter(hidden["deck"]), Counter(table["terrain_deck"])
        self.discards = Counter(table["discards"])
        self.trains = dict.fromkeys(self.seats, 45)
        self.kept: dict[str, list[str]] = {name: [] for name in self.seats}
        self.offers = {name: list(offer) for name, offer in hidden["offers"].items()}
        self.refused: dict[str, list[str]] = {name: [] for name in self.seats}
        self.undealt = set(hidden["undealt"])
        self.first_back: set[str] = set()
        self.under: list[tuple[str, str]] = []  # ticket, and who put it there
        self.choosing = list(self.seats)
        self.turn = table["turn"]
        assert all(cards.total() == 4 for cards in self.hands.values())
        assert all(cards.total() == 1 for cards in self.terrain.values())
        assert all(len(offer) == 4 for offer in self.offers.values())
        assert self.row.count("locomotive") < 3
        assert self.differing(line) == []

    def differing(self, line: Line) -> list[str]:
        """What the trace shows otherwise."""
        table, hidden = line["table"], line["hidden"]
        pairs = {
            "hands": (self.hands, {n: Counter(c) for n, c in hidden["cards"].items()}),
            "known": (self.known, {n: Counter(h["known"]) for n, h in table["hands"].items()}),
            "sizes": (
                {n: cards.total() for n, cards in self.hands.items()},
                {n: hand["cards"] for n, hand in table["hands"].items()},
            ),
            "terrain": (self.terrain, {n: Counter(c) for n, c in table["terrain"].items()}),
            "row": (self.row, table["row"]),
            "market": (self.market, table["market"]),
            "deck": (self.deck, Counter(hidden["deck"])),
            "size of deck": (self.deck.total(), table["deck"]),
            "discards": (self.discards, Counter(table["discards"])),
            "terrain deck": (self.terrain_deck, Counter(table["terrain_deck"])),
            "terrain discards": (self.terrain_discards, Counter(table["terrain_discards"])),
            "trains": (self.trains, table["trains"]),
            "claimed": (self.claimed, table["claimed"]),
            "kept": ({n: set(t) for n, t in self.kept.items()}, sets(hidden["tickets"])),
            "refused": ({n: set(t) for n, t in self.refused.items()}, sets(hidden["refused"])),
            "undealt": (self.undealt, set(hidden["undealt"])),
            "first back": (self.first_back, set(hidden["first_back"])),
            "under": ([ticket for ticket, _ in self.under], hidden["under"]),
            "under by": ([name for _, name in self.under], table["ticket_deck"]["under"]),
            "waiting": (self.choosing or [self.turn], line["waiting"]),
            "question": (self.asked, line["question"]),
            "turns left": (self.turns_left, table["turns_left"]),
            "passes": (self.passes, table["passes"]),
        }
        return [name for name, (mine, theirs) in pairs.items() if mine != theirs]

    # --- Events, which must come in this order ------------------------------

    def hear(self, events: list[Line]) -> None:
        self.events = list(events)

    def chance(self, kind: str, seat: str | None, *names: str) -> list[Any]:
        """What the next event says, which must be of this kind and seat."""
        event = self.events.pop(0)
        assert (event["event"], event["seat"]) == (kind, seat), event
        return [event[name] for name in names]

    def expect(self, kind: str, seat: str | None, **args: Any) -> None:
        assert self.chance(kind, seat, *args) == list(args.values()), (kind, args)

    def heard_all(self) -> None:
        assert self.events == []

    def score(self, kind: str, seat: str, points: int, **args: Any) -> None:
        self.expect(kind, seat, points=points, **args)
        self.points[seat] += points

    # --- Tickets ------------------------------------------------------------

    def tickets_left(self) -> int:
        return len(self.undealt) + len(self.first_back) + len(self.under)

    def draw_tickets(self, seat: str) -> None:
        number = min(4, self.tickets_left())
        self.expect("tickets-drawn", seat, number=number)
        for _ in range(number):
            (ticket,) = self.chance("ticket-seen", seat, "ticket")
            layer = self.undealt or self.first_back
            if layer:
                layer.remove(ticket)
            else:
                assert self.under.pop(0)[0] == ticket
            self.offers[seat].append(ticket)
        self.asked = "choose-tickets"

    def keep(self, seat: str) -> None:
        if self.asked == "choose-tickets":
            back = [ticket for ticket in self.offers[seat] if ticket in self.refused[seat]]
            self.under += [(ticket, seat) for ticket in back]
            self.settle(seat)
            self.end_turn()
            return
        self.choosing.remove(seat)
        if not self.choosing:
            for name in self.seats:
                self.first_back |= set(self.refused[name])
                self.settle(name)
            self.expect("first-player", self.turn)
            self.asked = "take-turn"

    def settle(self, seat: str) -> None:
        back = self.refused[seat]
        kept = [ticket for ticket in self.offers[seat] if ticket not in back]
        self.expect("tickets-kept", seat, kept=len(kept), back=len(back))
        self.kept[seat] += kept
        self.offers[seat], self.refused[seat] = [], []

    # --- Cards --------------------------------------------------------------

    def draw(self, seat: str, answer: str, second: bool) -> None:
        match answer.split():
            case ["draw"]:
                self.shuffle_if_empty()
                (card,) = self.chance("card-drawn", seat, "card")
                self.off(self.deck, card)
                self.hands[seat][card] += 1
            case ["draw-terrain"]:
                self.shuffle_terrain_if_empty()
                (kind,) = self.chance("terrain-drawn", seat, "terrain")
                self.off(self.terrain_deck, kind)
                self.terrain[seat][kind] += 1
            case ["take", name, slot]:
                self.take(seat, name, int(slot))
                if name == "locomotive":
                    self.end_turn()
                    return
        others = [card for card in self.row if card and card != "locomotive"]
        piles = self.deck, self.discards, self.terrain_deck, self.terrain_discards
        if second or not (others or any(self.market) or any(map(Counter.total, piles))):
            self.end_turn()
        else:
            self.asked = "draw-second"

    def take(self, seat: str, name: str, slot: int) -> None:
        if name in ("desert", "jungle", "mountain"):
            self.expect("terrain-taken", seat, slot=slot, terrain=name)
            self.market[slot - 1] = None
            self.terrain[seat][name] += 1
            self.fill_market()
        else:
            self.expect("card-taken", seat, slot=slot, card=name)
            self.row[slot - 1] = None
            self.hands[seat][name] += 1
            self.known[seat][name] += 1
            self.fill_row()

    def off(self, pile: Cards, card: str) -> None:
        assert pile[card] > 0, f"there was no {card}"
        pile[card] -= 1

    def shuffle_if_empty(self) -> None:
        if not self.deck.total():
            self.expect("cards-shuffled", None, number=self.discards.total())
            self.deck, self.discards = self.discards, Counter()

    def shuffle_terrain_if_empty(self) -> None:
        if not self.terrain_deck.total():
            self.expect("terrain-shuffled", None, number=self.terrain_discards.total())
            self.terrain_deck, self.terrain_discards = self.terrain_discards, Counter()

    def fill_row(self) -> None:
        while True:
            for slot in range(5):
                if self.row[slot] is None and self.deck.total() + self.discards.total():
                    self.shuffle_if_empty()
                    at, card = self.chance("card-turned-up", None, "slot", "card")
                    assert at == slot + 1
                    self.off(self.deck, card)
                    self.row[slot] = card
            everywhere = self.deck + self.discards + Counter(card for card in self.row if card)
            others = everywhere.total() - everywhere["locomotive"]
            if self.row.count("locomotive") < 3 or others < 3:
                return
            self.expect("row-cleared", None, locomotives=self.row.count("locomotive"))
            self.discards.update(card for card in self.row if card)
            self.row = [None] * 5

    def fill_market(self) -> None:
        for slot in range(2):
            left = self.terrain_deck.total() + self.terrain_discards.total()
            if self.market[slot] is None and left:
                self.shuffle_terrain_if_empty()
                at, kind = self.chance("terrain-turned-up", None, "slot", "terrain")
                assert at == slot + 1
                self.off(self.terrain_deck, kind)
                self.market[slot] = kind

    # --- Claims -------------------------------------------------------------

    def claim(
        self, seat: str, line: Line, colour: str, locomotives: int, jokers: int | None
    ) -> None:
        track, length, ground = line["id"], line["length"], GROUND[line["colour"]]
        cards = length - locomotives
        if jokers is not None:
            paid = max(0, (1 if length <= 3 else 2) - jokers)
            self.terrain[seat][ground] -= paid
            self.terrain_discards[ground] += paid
            self.play(seat, "locomotive", jokers)
            self.expect("terrain-paid", seat, terrain=ground, number=paid, locomotives=jokers)
        self.trains[seat] -= length
        self.claimed[track] = seat
        self.expect("track-claimed", seat, track=track, length=length)
        if len(self.seats) < 4 and "double" in line:
            ids = [o["id"] for o in self.board["routes"] if o.get("double") == line["double"]]
            ids.remove(track)
            self.expect("track-closed", None, track=ids[0])
        self.play(seat, colour, cards)
        self.play(seat, "locomotive", locomotives)
        self.expect("cards-paid", seat, card=colour, number=cards, locomotives=locomotives)
        self.score("scored-route", seat, POINTS[length], track=track)
        if jokers is not None:
            self.score("scored-doubling", seat, POINTS[length], track=track)
        self.fill_row()
        self.fill_market()
        self.end_turn()

    def play(self, seat: str, card: str, number: int) -> None:
        for _ in range(number):
            self.off(self.hands[seat], card)
            self.discards[card] += 1
            if self.known[seat][card]:
                self.known[seat][card] -= 1

    # --- The end ------------------------------------------------------------

    def end_turn(self) -> None:
        if self.turns_left is not None:
            self.turns_left -= 1
        elif self.trains[self.turn] <= 2:
            self.turns_left = len(self.seats)
            self.expect("last-round", self.turn, trains=self.trains[self.turn])
        if self.turns_left == 0:
            self.finish()
        elif self.passes == len(self.seats):
            self.expect("all-passed", None)
            self.finish()
        else:
            self.turn = self.seats[(self.seats.index(self.turn) + 1) % len(self.seats)]
            self.asked = "take-turn"

    def finish(self) -> None:
        self.over = True
        order = list(self.value)
        for seat in self.seats:
            done = self.completed(seat)
            for ticket in sorted(self.kept[seat], key=order.index):
                if ticket in done:
                    self.score("scored-ticket", seat, self.value[ticket], ticket=ticket)
                else:
                    self.score("failed-ticket", seat, -self.value[ticket], ticket=ticket)
        numbers = {seat: len(self.completed(seat)) for seat in self.seats}
        most = max(numbers.values())
        for seat in self.seats:
            if numbers[seat] == most and (most or self.empty_globetrotter):
                self.score("scored-globetrotter", seat, 10, completed=most)

    def completed(self, seat: str) -> set[str]:
        ends: dict[str, set[str]] = {}
        for place in self.board["cities"]:
            ends.setdefault(place.get("place", place["id"]), set()).add(place["id"])
        done = set()
        for ticket in self.kept[seat]:
            start, goal = ticket.split("--")
            if self.reached(seat, ends[start]) & ends[goal]:
                done.add(ticket)
        return done

    def reached(self, seat: str, start: set[str]) -> set[str]:
        """Walking along own trains."""
        found = set(start)
        while True:
            ways = [
                {line["a"], line["b"]}
                for line in self.board["routes"]
                if self.claimed.get(line["id"]) == seat
            ]
            more = set().union(*(way for way in ways if way & found)) - found
            if not more:
                return found
            found |= more

    def winners(self) -> list[str]:
        rank = {seat: (self.points[seat], len(self.completed(seat))) for seat in self.seats}
        return [seat for seat in self.seats if rank[seat] == max(rank.values())]


def sets(lists: dict[str, list[str]]) -> dict[str, set[str]]:
    return {name: set(tickets) for name, tickets in lists.items()}
