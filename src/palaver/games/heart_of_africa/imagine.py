"""A position made from nothing but a sight: what a bot has to think with."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from palaver.core.bits import count, first, only
from palaver.core.game import name_of
from palaver.core.ints import NOBODY, NONE, Luck, Seat
from palaver.core.sight import Sight
from palaver.games.heart_of_africa.board import Board
from palaver.games.heart_of_africa.claims import close_twin, place_trains
from palaver.games.heart_of_africa.position import Position
from palaver.games.heart_of_africa.rules import QUESTIONS, fill_decks
from palaver.games.heart_of_africa.sight import CARD_NAMES, TERRAIN_NAMES
from palaver.games.heart_of_africa.words import (
    ALL_TICKETS,
    CARDS,
    NO_CARD,
    NO_TERRAIN,
    NO_TICKET,
    NO_TICKETS,
    OFFER,
    SEATS,
    TERRAINS,
    TICKETS,
    Card,
    Terrain,
    Ticket,
    Tickets,
)

ASKED = {name_of(question): question for question in QUESTIONS}


def imagine(board: Board, sight: Sight, luck: Luck) -> Position:
    """What is not seen is dealt by the luck, as `reimagine` would from the true position."""
    table: Any = sight.table
    names = list(sight.seats)
    seat = NOBODY if sight.observer is None else Seat(sight.observer)
    pos = Position(board, ASKED[table["asking"]], len(names), luck)
    pos.over = sight.over
    pos.seat = Seat(names.index(table["turn"]))
    for name in table["choosing"]:
        pos.choosing = pos.choosing | only(Seat(names.index(name)))
    pos.turns_left = NONE if table["turns_left"] is None else table["turns_left"]
    pos.passes = table["passes"]
    pos.empty_globetrotter = bool(table["switches"]["empty_globetrotter"])
    pos.score = [*sight.points, *[0] * (SEATS - len(names))]
    lay_tracks(pos, names, table)
    lay_cards(pos, names, table, seat)
    lay_terrain(pos, names, table)
    lay_tickets(pos, names, table, seat)
    take_up_claim(pos, table["own"])
    return pos.reimagine(seat, luck)


def lay_tracks(pos: Position, names: list[str], table: Any) -> None:
    for code, name in table["claimed"].items():
        seat, track = Seat(names.index(name)), pos.board.track_ids[code]
        place_trains(pos, seat, track)
        close_twin(pos, seat, track)
    pos.trains = [table["trains"][name] for name in names] + [0] * (SEATS - len(names))


def take_up_claim(pos: Position, own: Any) -> None:
    if own is None or own["claim"] is None:
        return
    claim = own["claim"]
    pos.track = pos.board.track_ids[claim["track"]]
    pos.colour = NO_CARD if claim["colour"] is None else Card(CARD_NAMES.index(claim["colour"]))
    pos.locomotives = claim["locomotives"]
    pos.doubling = claim["doubling"]
    pos.paying = ASKED[claim["question"]]


# --- Cards ------------------------------------------------------------------


def counts(kinds: Sequence[str], numbers: Mapping[str, int]) -> list[int]:
    return [numbers.get(kind, 0) for kind in kinds]


def lay_cards(pos: Position, names: list[str], table: Any, seat: Seat) -> None:
    """Who holds the cards that are not seen does not matter: they are dealt anew."""
    fill_decks(pos)
    row = [NO_CARD if name is None else Card(CARD_NAMES.index(name)) for name in table["row"]]
    discard = counts(CARD_NAMES, table["discards"])
    shown = [counts(CARD_NAMES, table["hands"][name]["known"]) for name in names]
    hands = [list(cards) for cards in shown]
    if seat != NOBODY:
        hands[seat] = counts(CARD_NAMES, table["own"]["cards"])
    deck = pos.deck
    for card in range(CARDS):
        deck[card] -= row.count(Card(card)) + discard[card] + sum(hand[card] for hand in hands)
    for hand, name in zip(hands, names, strict=True):
        for _ in range(table["hands"][name]["cards"] - sum(hand)):
            card = next(card for card in range(CARDS) if deck[card])
            deck[card] -= 1
            hand[card] += 1
    spare = [0] * CARDS * (SEATS - len(names))
    pos.deck, pos.deck_size = deck, sum(deck)
    pos.discard, pos.discard_size = discard, sum(discard)
    pos.row = row
    pos.hand = [number for hand in hands for number in hand] + spare
    pos.shown = [number for hand in shown for number in hand] + spare


def lay_terrain(pos: Position, names: list[str], table: Any) -> None:
    lying = [counts(TERRAIN_NAMES, table["terrain"][name]) for name in names]
    spare = [0] * TERRAINS * (SEATS - len(names))
    pos.terrain = [number for numbers in lying for number in numbers] + spare
    pos.terrain_deck = counts(TERRAIN_NAMES, table["terrain_deck"])
    pos.terrain_discard = counts(TERRAIN_NAMES, table["terrain_discards"])
    pos.market = [
        NO_TERRAIN if name is None else Terrain(TERRAIN_NAMES.index(name))
        for name in table["market"]
    ]


# --- Tickets ----------------------------------------------------------------


class Box:
    """Tickets by their codes; and those not seen, one as good as another."""

    def __init__(self, board: Board, table: Any) -> None:
        self.ids = board.ticket_ids
        self.own = table["own"] or dict.fromkeys(("tickets", "offer", "refused", "first_back"), ())
        self.revealed = table["revealed"]
        seen = [*self.own["tickets"], *self.own["offer"], *self.own["first_back"]]
        seen += self.own.get("under", {}).values()
        seen += [code for tickets in (self.revealed or {}).values() for code in tickets]
        self.left = ALL_TICKETS & ~self.named(seen)

    def named(self, codes: Iterable[str]) -> Tickets:
        found = NO_TICKETS
        for code in codes:
            found = found | only(self.ids[code])
        return found

    def unseen(self, number: int) -> Tickets:
        found = NO_TICKETS
        for _ in range(number):
            found = found | only(first(self.left & ~found))
        self.left = self.left & ~found
        return found


def lay_tickets(pos: Position, names: list[str], table: Any, seat: Seat) -> None:
    box = Box(pos.board, table)
    kept, offer, refused, known = ([NO_TICKETS] * SEATS for _ in range(4))
    for player, name in enumerate(names):
        if player == seat:
            kept[player] = box.named(box.own["tickets"])
            offer[player] = box.named(box.own["offer"])
            refused[player] = box.named(box.own["refused"])
        elif box.revealed is not None:
            kept[player] = box.named(box.revealed[name])
        else:
            kept[player] = box.unseen(table["tickets"][name])
            offer[player] = box.unseen(table["offered"][name])
    if not table["choosing"]:
        drawn = [box.ids[code] for code in box.own["offer"]]
        pos.drawn = drawn + [NO_TICKET] * (OFFER - len(drawn))
    pos.kept, pos.offer, pos.refused = kept, offer, refused
    pos.undealt = box.unseen(table["ticket_deck"]["undealt"])
    lay_first_back(pos, names, table, seat, known, box)
    lay_under(pos, names, table, known, box)
    pos.known = known


def lay_first_back(
    pos: Position, names: list[str], table: Any, seat: Seat, known: list[Tickets], box: Box
) -> None:
    """While that layer is whole, everybody knows how many each has put there."""
    by = table["ticket_deck"]["first_back_by"]
    pos.first_back_whole = by is not None
    layer = box.named(box.own["first_back"])
    for player, name in enumerate(names):
        if player == seat:
            known[player] = layer
        elif by is not None:
            known[player] = box.unseen(by[name])
    for tickets in known:
        layer = layer | tickets
    pos.first_back = layer | box.unseen(table["ticket_deck"]["first_back"] - count(layer))


def lay_under(pos: Position, names: list[str], table: Any, known: list[Tickets], box: Box) -> None:
    under: list[Ticket] = []
    for at, name in enumerate(table["ticket_deck"]["under"]):
        own = box.own.get("under", {}).get(str(at))
        ticket = first(box.unseen(1)) if own is None else box.ids[own]
        known[names.index(name)] = known[names.index(name)] | only(ticket)
        under.append(ticket)
    pos.under = under + [NO_TICKET] * (TICKETS - len(under))
    pos.under_size = len(under)
