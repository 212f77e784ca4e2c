"""A second reading of the rules, slow and plain, that only ever sees a trace.

It shares no code with the rules: tracks, cards and tickets are words, payments are tried
out one by one, and who is joined to whom is walked anew. For each line of a trace it works
out what may be answered, and plays the answer; only what chance brought is taken from the
events, which must stand in their order, and must have been possible.
"""

from itertools import pairwise, product
from typing import Any, NamedTuple

from palaver.games.heart_of_africa.tests.referee_table import GROUND, Table

Line = dict[str, Any]
COLOURS = ("purple", "white", "blue", "yellow", "orange", "black", "red", "green")


class Payment(NamedTuple):
    """Train cards of a colour, locomotives as train cards; jokers are None if not doubled."""

    colour: str
    locomotives: int
    jokers: int | None


class Referee:
    def __init__(self, header: Line) -> None:
        self.tracks = {line["id"]: line for line in header["board"]["routes"]}
        self.twins = {
            track: {
                other
                for other, o in self.tracks.items()
                if other != track and o.get("double") == line.get("double", "no twin")
            }
            for track, line in self.tracks.items()
        }
        self.table = Table(header)

    # --- What may be answered -----------------------------------------------

    def options(self, line: Line) -> set[str]:
        table, seat = self.table, line["seat"]
        match line["question"]:
            case "choose-first-tickets":
                return self.put_backs(seat, 2)
            case "choose-tickets":
                return self.put_backs(seat, 1)
            case "draw-second":
                return self.draws(second=True)
            case "take-turn":
                acts = self.draws(second=False)
                acts |= {"draw-tickets"} if table.tickets_left() else set()
                claims = {track for track in self.tracks if self.payments(seat, track)}
                return acts | {f"claim {track}" for track in claims} or {"pass"}
        stage = STAGES.index(line["question"])
        return {notation(stage, payment) for payment in self.left(line)}

    def put_backs(self, seat: str, least: int) -> set[str]:
        left = [t for t in self.table.offers[seat] if t not in self.table.refused[seat]]
        return {"keep"} | {f"put-back {ticket}" for ticket in left if len(left) > least}

    def draws(self, second: bool) -> set[str]:
        table = self.table
        found = {"draw"} if (table.deck + table.discards).total() else set()
        if (table.terrain_deck + table.terrain_discards).total():
            found.add("draw-terrain")
        for number, card in enumerate(table.row, 1):
            if card and not (second and card == "locomotive"):
                found.add(f"take {card} {number}")
        return found | {f"take {kind} {n}" for n, kind in enumerate(table.market, 1) if kind}

    # --- What a track can be paid with --------------------------------------

    def payments(self, seat: str, track: str) -> list[Payment]:
        """Every one that the book allows, cheapest first."""
        if not self.is_open(seat, track):
            return []
        colour = self.tracks[track]["colour"]
        colours = (*COLOURS, "locomotive") if colour == "gray" else (colour,)
        held = self.table.hands[seat]["locomotive"]
        numbers = range(min(held, self.tracks[track]["length"]) + 1)
        jokers: tuple[int | None, ...] = (None, *range(held + 1))
        tried = (Payment(*parts) for parts in product(colours, numbers, jokers))
        return [payment for payment in tried if self.pays(seat, self.tracks[track], payment)]

    def is_open(self, seat: str, track: str) -> bool:
        table, line = self.table, self.tracks[track]
        twins = {
            other for other, o in self.tracks.items() if o.get("double") == line.get("double", 0)
        }
        owners = {table.claimed[other] for other in twins - {track} if other in table.claimed}
        shut = bool(owners) if len(table.seats) < 4 else seat in owners
        return track not in table.claimed and not shut and table.trains[seat] >= line["length"]

    def pays(self, seat: str, line: Line, payment: Payment) -> bool:
        hand, length = self.table.hands[seat], line["length"]
        colour, locomotives, jokers = payment
        if locomotives < line.get("locos", 0) or hand["locomotive"] < locomotives + (jokers or 0):
            return False
        cards = length - locomotives
        if line["colour"] == "gray" and (colour == "locomotive") != (cards == 0):
            return False  # locomotives alone have no colour beside them
        if colour != "locomotive" and hand[colour] < cards:
            return False
        return jokers is None or self.doubles(seat, line, jokers)

    def doubles(self, seat: str, line: Line, jokers: int) -> bool:
        ground, price = GROUND[line["colour"]], 1 if line["length"] <= 3 else 2
        terrain = self.table.terrain
        own = terrain[seat][ground]
        rival = max(cards[ground] for name, cards in terrain.items() if name != seat)
        enough = own + jokers >= max(price, rival)
        wasted = jokers > price and own + jokers > rival  # HA-27
        return enough and not wasted

    def left(self, line: Line) -> list[Payment]:
        """Of a claim that is being paid: those that agree with what was answered so far."""
        claim = line["hidden"]["claim"]
        stage = STAGES.index(line["question"])
        made = Payment(claim["colour"], claim["locomotives"], 0 if claim["doubling"] else None)
        return [
            payment
            for payment in self.payments(line["seat"], claim["track"])
            if all(notation(at, payment) == notation(at, made) for at in range(stage))
        ]

    # --- What must come of an answer ----------------------------------------

    def play(self, line: Line) -> None:
        table, seat, answer = self.table, line["seat"], line["answer"]
        verb, _, what = answer.partition(" ")
        table.hear(line["events"])
        if verb == "put-back":
            table.refused[seat].append(what)
        elif verb == "keep":
            table.keep(seat)
        elif verb == "draw-tickets":
            table.draw_tickets(seat)
        elif verb == "pass":
            table.expect("passed", seat)
            table.passes += 1
            table.end_turn()
        elif line["question"] in ("take-turn", "draw-second") and verb != "claim":
            table.draw(seat, answer, line["question"] == "draw-second")
        else:
            self.pay(line)
        table.heard_all()
        if verb not in ("pass",):
            table.passes = 0

    def pay(self, line: Line) -> None:
        """Questions with but one answer are not asked; the last answer claims."""
        seat = line["seat"]
        if line["question"] == "take-turn":
            track = line["answer"].removeprefix("claim ")
            stage, left = -1, self.payments(seat, track)
        else:
            track = line["hidden"]["claim"]["track"]
            stage = STAGES.index(line["question"])
            left = [p for p in self.left(line) if notation(stage, p) == line["answer"]]
        while stage < LAST_STAGE and len({notation(stage + 1, payment) for payment in left}) == 1:
            stage += 1
        if stage == LAST_STAGE:
            self.table.claim(seat, self.tracks[track], *left[0])
        else:
            self.table.asked = STAGES[stage + 1]


STAGES = ("pay-colour", "pay-locomotives", "pay-terrain", "pay-jokers")
LAST_STAGE = 3


def notation(stage: int, payment: Payment) -> str:
    if stage == 0:
        return f"pay {payment.colour}"
    if stage == 1:
        return f"locomotives {payment.locomotives}"
    if stage == 2:
        return "single" if payment.jokers is None else "double"
    return f"jokers {payment.jokers}"


def judge(lines: list[Line]) -> int:
    """Every line of one game's trace; how many answers were found right."""
    referee = Referee(lines[0])
    table = referee.table
    table.begin(lines[1])
    for line, following in pairwise(lines[1:]):
        place = f"answer {line['n']}"
        assert set(line["options"]) == referee.options(line), place
        assert len(set(line["options"])) == len(line["options"]), place
        assert line["answer"] in line["options"], place
        referee.play(line)
        assert table.over == ("table" not in following), place
        assert table.points == following["points"], place
        if not table.over:
            assert table.differing(following) == [], place
    assert table.over
    assert lines[-1]["winners"] == table.winners()
    return len(lines) - 2
