"""What one seat may know of the table, by names, and how each event is told."""

from collections.abc import Sequence
from typing import Any

from palaver.core.bits import count, each, has
from palaver.core.game import Kind, name_of
from palaver.core.ints import NONE, Seat
from palaver.core.sight import Json, Name, Said, Word
from palaver.games.heart_of_africa.position import Position
from palaver.games.heart_of_africa.words import (
    CARDS,
    GREY,
    NO_TICKET,
    NO_TRACK,
    TERRAINS,
    Card,
    Terrain,
    Ticket,
    Tickets,
)

SEAT_NAMES = ("red", "blue", "green", "yellow", "black")
CARD_NAMES = (
    "purple",
    "white",
    "blue",
    "yellow",
    "orange",
    "black",
    "red",
    "green",
    "locomotive",
)
TERRAIN_NAMES = ("desert", "jungle", "mountain")


def seat_names(pos: Position) -> tuple[str, ...]:
    return SEAT_NAMES[: pos.players]


# --- Names ------------------------------------------------------------------


def track_code(pos: Position, track: int) -> str:
    code: str = pos.board.data["routes"][track]["id"]
    return code


def ticket_code(pos: Position, ticket: int) -> str:
    line = pos.board.data["tickets"][ticket]
    return f"{line['a']}--{line['b']}"


def in_tongues(line: dict[str, Any], name: str) -> Name:
    return Name(name, {language: line[language] for language in ("de", "it") if language in line})


def place_said(line: dict[str, Any]) -> Name | Said:
    """A way station has a label of ours; of a country's entrances each has its letter."""
    if line["kind"] == "station":
        return Said("place-station", {"name": in_tongues(line, line.get("label", line["id"]))})
    if line["kind"] == "country":
        letter = line["id"].rpartition("-")[2].upper()
        return Said("place-entrance", {"name": in_tongues(line, line["name"]), "letter": letter})
    return in_tongues(line, line["name"])


def end_said(pos: Position, target: str) -> Name:
    """An end of a ticket: a city, or a country whichever its entrance."""
    cities: list[dict[str, Any]] = pos.board.data["cities"]
    line = next(line for line in cities if target in (line["id"], line.get("place")))
    return in_tongues(line, line["name"])


def track_word(pos: Position, track: int) -> Word:
    line = pos.board.data["routes"][track]
    places = pos.board.data["cities"]
    args = {
        "one": place_said(places[pos.board.one_end[track]]),
        "other": place_said(places[pos.board.other_end[track]]),
        "colour": colour_said(pos.board.colour[track]),
    }
    if pos.board.twin[track] == NO_TRACK:
        return Word(line["id"], Said("track-single", args))
    which = 1 if track < pos.board.twin[track] else 2
    return Word(line["id"], Said("track-double", args | {"which": which}))


def ticket_word(pos: Position, ticket: int) -> Word:
    line = pos.board.data["tickets"][ticket]
    args = {"one": end_said(pos, line["a"]), "other": end_said(pos, line["b"])}
    return Word(ticket_code(pos, ticket), Said("ticket", args | {"value": line["points"]}))


def colour_said(colour: int) -> Said:
    return Said("card-grey" if colour == GREY else f"card-{CARD_NAMES[colour]}")


def card_word(pos: Position, card: int) -> Word:
    return Word(CARD_NAMES[card], Said(f"card-{CARD_NAMES[card]}"))


def terrain_word(pos: Position, kind: int) -> Word:
    return Word(TERRAIN_NAMES[kind], Said(f"terrain-{TERRAIN_NAMES[kind]}"))


def slot_word(pos: Position, slot: int) -> Word:
    return Word(slot + 1, slot + 1)


WORDS = {
    "track": track_word,
    "ticket": ticket_word,
    "card": card_word,
    "terrain": terrain_word,
    "slot": slot_word,
}


# --- The table --------------------------------------------------------------


def table(pos: Position, observer: int | None) -> dict[str, Json]:
    """All that lies open (HA-24, HA-31), what all remember, and the observer's own."""
    seats = seat_names(pos)
    return {
        "claimed": claimed(pos),
        "closed": closed(pos),
        "trains": by_seat(pos, pos.trains),
        "terrain": {name: terrain_of(pos, seat) for seat, name in enumerate(seats)},
        "row": [None if card < 0 else CARD_NAMES[card] for card in pos.row],
        "market": [None if kind < 0 else TERRAIN_NAMES[kind] for kind in pos.market],
        "deck": pos.deck_size,
        "discards": amounts(CARD_NAMES, pos.discard),
        "terrain_deck": amounts(TERRAIN_NAMES, pos.terrain_deck),
        "terrain_discards": amounts(TERRAIN_NAMES, pos.terrain_discard),
        "hands": {name: hand_seen(pos, seat) for seat, name in enumerate(seats)},
        "tickets": by_seat(pos, [count(kept) for kept in pos.kept]),
        "offered": by_seat(pos, [count(offer) for offer in pos.offer]),
        "ticket_deck": ticket_deck(pos),
        "turn": seats[pos.seat],  # from the start on: who begins
        "choosing": [seats[seat] for seat in each(pos.choosing)],
        "asking": name_of(pos.asking),
        "turns_left": None if pos.turns_left == NONE else pos.turns_left,
        "passes": pos.passes,
        "revealed": revealed(pos) if pos.over else None,
        "own": None if observer is None else own(pos, Seat(observer)),
        "switches": {"empty_globetrotter": int(pos.empty_globetrotter)},
    }


def claimed(pos: Position) -> dict[str, Json]:
    owners: dict[str, Json] = {}
    for seat, name in enumerate(seat_names(pos)):
        owners |= {track_code(pos, track): name for track in each(pos.owned[seat])}
    return dict(sorted(owners.items()))


def closed(pos: Position) -> list[Json]:
    """To everybody, though nobody's trains are there."""
    shut = pos.board.all_tracks
    for seat in range(pos.players):
        shut = shut & ~pos.owned[seat] & ~pos.open_to[seat]
    return [track_code(pos, track) for track in each(shut)]


def by_seat(pos: Position, numbers: Sequence[int]) -> dict[str, Json]:
    return dict(zip(seat_names(pos), numbers, strict=False))


def amounts(names: Sequence[str], numbers: Sequence[int]) -> dict[str, Json]:
    return {name: number for name, number in zip(names, numbers, strict=True) if number}


def cards_in(pos: Position, numbers: Sequence[int], seat: int) -> dict[str, Json]:
    return amounts(CARD_NAMES, numbers[seat * CARDS : (seat + 1) * CARDS])


def terrain_of(pos: Position, seat: int) -> dict[str, Json]:
    return amounts(TERRAIN_NAMES, pos.terrain[seat * TERRAINS : (seat + 1) * TERRAINS])


def hand_seen(pos: Position, seat: int) -> Json:
    """How many cards, and which of them all have seen taken."""
    size = sum(pos.hand[seat * CARDS : (seat + 1) * CARDS])
    return {"cards": size, "known": cards_in(pos, pos.shown, seat)}


def ticket_deck(pos: Position) -> dict[str, Json]:
    """Three layers: never dealt, put back at the start, put back since (by whom, top first)."""
    seats = seat_names(pos)
    whole = {
        name: count(pos.first_back & pos.known[seat])
        for seat, name in enumerate(seats)
        if pos.first_back_whole
    }
    return {
        "undealt": count(pos.undealt),
        "first_back": count(pos.first_back),
        "first_back_by": dict(whole) if pos.first_back_whole else None,
        "under": [
            next(name for seat, name in enumerate(seats) if has(pos.known[seat], ticket))
            for ticket in pos.under[: pos.under_size]
        ],
    }


def codes(pos: Position, tickets: Tickets) -> list[Json]:
    return [ticket_code(pos, ticket) for ticket in each(tickets)]


def completed(pos: Position, seat: Seat, tickets: Tickets) -> dict[str, Json]:
    return {ticket_code(pos, t): pos.is_complete(seat, t) for t in each(tickets)}


def revealed(pos: Position) -> dict[str, Json]:
    """All tickets, once the game is over."""
    players = enumerate(seat_names(pos))
    return {name: completed(pos, Seat(seat), pos.kept[seat]) for seat, name in players}


def own(pos: Position, seat: Seat) -> dict[str, Json]:
    """A seat's hand and tickets, and what it remembers to have put under the deck."""
    known = pos.known[seat]
    return {
        "cards": cards_in(pos, pos.hand, seat),
        "tickets": completed(pos, seat, pos.kept[seat]),
        "offer": offer_of(pos, seat),
        "refused": codes(pos, pos.refused[seat]),
        "first_back": codes(pos, known & pos.first_back),
        "under": {
            str(at): ticket_code(pos, ticket)
            for at, ticket in enumerate(pos.under[: pos.under_size])
            if has(known, ticket)
        },
        "claim": claim_of(pos) if pos.seat == seat and pos.track != NO_TRACK else None,
    }


def offer_of(pos: Position, seat: Seat) -> list[Json]:
    """In the order drawn, in which it goes under the deck; at the start order is nothing."""
    if pos.choosing:
        return codes(pos, pos.offer[seat])
    drawn = [Ticket(ticket) for ticket in pos.drawn if ticket != NO_TICKET]
    return [ticket_code(pos, ticket) for ticket in drawn if has(pos.offer[seat], ticket)]


def claim_of(pos: Position) -> dict[str, Json]:
    """As far as it has come; nobody else sees it before it is paid."""
    return {
        "track": track_code(pos, pos.track),
        "colour": None if pos.colour < 0 else CARD_NAMES[pos.colour],
        "locomotives": pos.locomotives,
        "doubling": bool(pos.doubling),
        "question": name_of(pos.paying),
    }


def hidden(pos: Position) -> dict[str, Json]:
    """What not everybody knows, for traces and for games that are over."""
    players = list(enumerate(seat_names(pos)))
    return {
        "cards": {name: cards_in(pos, pos.hand, seat) for seat, name in players},
        "deck": amounts(CARD_NAMES, pos.deck),
        "tickets": {name: codes(pos, pos.kept[seat]) for seat, name in players},
        "offers": {name: offer_of(pos, Seat(seat)) for seat, name in players},
        "refused": {name: codes(pos, pos.refused[seat]) for seat, name in players},
        "undealt": codes(pos, pos.undealt),
        "first_back": codes(pos, pos.first_back),
        "under": [ticket_code(pos, ticket) for ticket in pos.under[: pos.under_size]],
        "claim": None if pos.track == NO_TRACK else claim_of(pos),
    }


def conserved(pos: Position) -> dict[str, int]:
    """Trains, train cards by colour, terrain cards by kind, tickets, tracks."""
    players = range(pos.players)
    found = {
        f"trains of {name}": pos.trains[seat]
        + sum(pos.board.length[track] for track in each(pos.owned[seat]))
        for seat, name in enumerate(seat_names(pos))
    }
    for card, name in enumerate(CARD_NAMES):
        in_hands = sum(pos.held(Seat(seat), Card(card)) for seat in players)
        in_row = list(pos.row).count(Card(card))
        found[name] = pos.deck[card] + pos.discard[card] + in_row + in_hands
    for kind, name in enumerate(TERRAIN_NAMES):
        in_front = sum(pos.terrain_of(Seat(seat), Terrain(kind)) for seat in players)
        in_market = list(pos.market).count(Terrain(kind))
        found[name] = pos.terrain_deck[kind] + pos.terrain_discard[kind] + in_market + in_front
    with_seats = sum(count(pos.kept[seat]) + count(pos.offer[seat]) for seat in players)
    found["tickets"] = count(pos.undealt) + count(pos.first_back) + pos.under_size + with_seats
    return found


# --- Events -----------------------------------------------------------------

EVENTS = (
    Kind("first-player", (), "first-player"),
    Kind("tickets-kept", ("kept", "back"), "tickets", ("HA-15", "HA-31"), reveals=True),
    Kind("tickets-drawn", ("number",), "drawing-tickets", ("HA-14",), reveals=True),
    Kind("ticket-seen", ("ticket",), "drawing-tickets", reveals=True, private=True),
    Kind("card-drawn", ("card",), "drawing", reveals=True, secret=frozenset({"card"})),
    Kind("card-taken", ("slot", "card"), "drawing"),
    Kind("card-turned-up", ("slot", "card"), "row", ("HA-28",), reveals=True),
    Kind("row-cleared", ("locomotives",), "row", ("HA-12",)),
    Kind("cards-shuffled", ("number",), "row", ("HA-29",), reveals=True),
    Kind("terrain-drawn", ("terrain",), "terrain-cards", ("HA-24",), reveals=True),
    Kind("terrain-taken", ("slot", "terrain"), "terrain-cards", ("HA-24",)),
    Kind("terrain-turned-up", ("slot", "terrain"), "market", ("HA-9", "HA-28"), reveals=True),
    Kind("terrain-shuffled", ("number",), "market", ("HA-29",), reveals=True),
    Kind("track-claimed", ("track", "length"), "claiming"),
    Kind("cards-paid", ("card", "number", "locomotives"), "claiming", reveals=True),
    Kind("terrain-paid", ("terrain", "number", "locomotives"), "jokers", ("HA-3", "HA-7")),
    Kind("track-closed", ("track",), "double-routes", ("HA-16",)),
    Kind("scored-route", ("points", "track"), "points"),
    Kind("scored-doubling", ("points", "track"), "doubling", ("HA-2",)),
    Kind("passed", (), "passing", ("HA-13",)),
    Kind("last-round", ("trains",), "end"),
    Kind("all-passed", (), "passing", ("HA-30",)),
    Kind("scored-ticket", ("points", "ticket"), "ticket-score", ("HA-22",), reveals=True),
    Kind("failed-ticket", ("points", "ticket"), "ticket-score", ("HA-22",), reveals=True),
    Kind("scored-globetrotter", ("points", "completed"), "globetrotter", ("HA-20",)),
)
