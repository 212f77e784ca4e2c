"""Why not? For every track, card, deck, ticket and button that may not be touched now."""

from collections.abc import Iterator

from palaver.core.bits import count, each, has
from palaver.core.ints import Seat
from palaver.core.sight import Filling, Reason, Said, Who
from palaver.games.heart_of_africa.claim_questions import (
    PAY_COLOUR,
    PAY_JOKERS,
    PAY_LOCOMOTIVES,
    locomotives_to_spare,
)
from palaver.games.heart_of_africa.labels import choice
from palaver.games.heart_of_africa.payment import (
    fewest_jokers,
    fewest_locomotives,
    ground_under,
    most_alike,
    price_of_doubling,
)
from palaver.games.heart_of_africa.position import Position
from palaver.games.heart_of_africa.rules import (
    CHOOSE_FIRST_TICKETS,
    CHOOSE_TICKETS,
    DRAW_SECOND,
    TAKE_TURN,
)
from palaver.games.heart_of_africa.sight import (
    CARD_NAMES,
    TERRAIN_NAMES,
    card_word,
    terrain_word,
    ticket_code,
    track_word,
)
from palaver.games.heart_of_africa.words import (
    FIRST_KEEP,
    GREY,
    LATER_KEEP,
    LOCOMOTIVE,
    LONGEST,
    MARKET,
    NO_CARD,
    NO_TRACK,
    ROW,
    Card,
    Terrain,
    Track,
)

DECKS = ("cards", "terrain", "tickets")
MOST_JOKERS = 2  # that there can be a choice about: more are played only where all are needed
BUTTONS = (
    "keep",
    "pass",
    "single",
    *(f"locomotives-{number}" for number in range(LONGEST + 1)),
    *(f"jokers-{number}" for number in range(MOST_JOKERS + 1)),
)


def things(pos: Position, seat: Seat) -> Iterator[str]:
    """Whatever a person may try to touch."""
    yield from (f"track:{code}" for code in pos.board.track_ids)
    yield from (f"row:{slot + 1}" for slot in range(ROW))
    yield from (f"market:{slot + 1}" for slot in range(MARKET))
    yield from (f"deck:{name}" for name in DECKS)
    yield from (f"card:{name}" for name in CARD_NAMES)
    yield from (f"terrain:{name}" for name in TERRAIN_NAMES)
    own = pos.kept[seat] | pos.offer[seat]
    yield from (f"ticket:{ticket_code(pos, ticket)}" for ticket in each(own))
    yield from (f"button:{name}" for name in BUTTONS)


def why_not(pos: Position, seat: Seat, thing: str) -> Reason | None:
    if pos.over:
        return reason("over", "end")
    if pos.choosing and not has(pos.choosing, seat):
        return reason("others-choose", "first-tickets")
    if not pos.choosing and pos.seat != seat:
        return reason("turn", "turn", who=Who(pos.seat))
    if any(thing in choice(pos, seat, option).touch for option in pos.legal(seat)):
        return None
    kind, _, name = thing.partition(":")
    question = pos.question(seat)
    if question in (CHOOSE_FIRST_TICKETS, CHOOSE_TICKETS):
        return why_not_while_choosing(pos, seat, kind, name)
    if question is DRAW_SECOND:
        return why_no_second(pos, kind, name)
    if question is TAKE_TURN:
        return why_no_turn(pos, seat, kind, name)
    return why_no_payment(pos, seat, kind, name)


def reason(key: str, rule: str, *rulings: str, **args: Filling) -> Reason:
    return Reason(Said(f"reason-{key}", args), rule, rulings)


# --- Tickets ----------------------------------------------------------------


def why_not_while_choosing(pos: Position, seat: Seat, kind: str, name: str) -> Reason:
    """Whatever is offered can be put back but for the least that must be kept."""
    first = bool(pos.choosing)
    rule = "first-tickets" if first else "drawing-tickets"
    if kind != "ticket":
        left = count(pos.offer[seat] & ~pos.refused[seat])
        return reason("tickets-first", rule, left=left)
    ticket = pos.board.ticket_ids[name]
    if has(pos.kept[seat], ticket):
        return reason("kept", "tickets")
    if has(pos.refused[seat], ticket):
        return reason("put-back-already", "tickets", "HA-15")
    return reason("keep-least", rule, least=FIRST_KEEP if first else LATER_KEEP)


# --- Cards ------------------------------------------------------------------


def why_no_draw(pos: Position, kind: str, name: str) -> Reason:
    """Where nothing lies."""
    if kind == "row":
        return reason("row-empty", "row", "HA-28", slot=int(name))
    if kind == "market":
        return reason("market-empty", "market", "HA-10", slot=int(name))
    if name == "tickets":
        return reason("no-tickets", "drawing-tickets", "HA-14")
    if name == "cards":
        return reason("no-cards", "drawing", "HA-11", "HA-29")
    return reason("no-terrain-deck", "market", "HA-10", "HA-29")


def why_no_second(pos: Position, kind: str, name: str) -> Reason:
    if kind == "row" and pos.row[int(name) - 1] != NO_CARD:
        return reason("locomotive-second", "drawing", "HA-8")
    if kind in ("row", "market") or (kind == "deck" and name != "tickets"):
        return why_no_draw(pos, kind, name)
    return reason("second-card", "drawing", "HA-26")


# --- The turn ---------------------------------------------------------------


def why_no_turn(pos: Position, seat: Seat, kind: str, name: str) -> Reason:
    if kind == "track":
        return why_no_track(pos, seat, pos.board.track_ids[name])
    if kind == "terrain":
        return why_no_terrain(pos, seat, Terrain(TERRAIN_NAMES.index(name)))
    if kind == "card":
        return reason("track-first", "claiming")
    if kind == "ticket":
        return reason("kept", "tickets")
    if kind == "button":
        if name == "pass":
            return reason("no-pass", "passing", "HA-13")
        return reason("no-offer" if name == "keep" else "track-first", "turn")
    return why_no_draw(pos, kind, name)


def why_no_track(pos: Position, seat: Seat, track: Track) -> Reason:
    said, length, twin = track_word(pos, track).said, pos.board.length[track], pos.board.twin[track]
    for player in range(pos.players):
        if has(pos.owned[player], track):
            if player == seat:
                return reason("own-track", "claiming", track=said)
            return reason("taken", "claiming", track=said, other=Who(player))
    if twin != NO_TRACK and has(pos.owned[seat], twin):
        return reason("own-twin", "double-routes", "HA-16", track=said)
    if not has(pos.open_to[seat], track):
        return reason("closed", "double-routes", "HA-16", track=said, players=pos.players)
    if pos.trains[seat] < length:
        return reason("trains", "claiming", track=said, length=length, trains=pos.trains[seat])
    locomotives, symbols = pos.held(seat, LOCOMOTIVE), pos.board.symbols[track]
    if locomotives < symbols:
        args = {"symbols": symbols, "locomotives": locomotives}
        return reason("ferry", "ferries", track=said, **args)
    args = {"length": length, "locomotives": locomotives}
    if pos.board.colour[track] == GREY:
        return reason("alike", "claiming", track=said, cards=most_alike(pos, seat), **args)
    card = Card(pos.board.colour[track])
    colour = card_word(pos, card).said
    return reason("cards", "claiming", track=said, card=colour, cards=pos.held(seat, card), **args)


def why_no_terrain(pos: Position, seat: Seat, kind: Terrain) -> Reason:
    """Before a track is chosen: could it double anything at all?"""
    hopeless = why_no_doubling(pos, seat, kind, 1, pos.held(seat, LOCOMOTIVE))
    return hopeless or reason("terrain-after-track", "doubling", terrain=said_of(pos, kind))


def why_no_doubling(
    pos: Position, seat: Seat, kind: Terrain, price: int, locomotives: int
) -> Reason | None:
    if fewest_jokers(pos, seat, kind, price) <= locomotives:
        return None
    own, most = pos.terrain_of(seat, kind), pos.strongest_rival(seat, kind)
    if own + locomotives < most:
        others = (Seat(other) for other in range(pos.players) if other != seat)
        rival = next(other for other in others if pos.terrain_of(other, kind) == most)
        cards = Said(f"cards-{TERRAIN_NAMES[kind]}")
        args = {"number": most, "own": own, "locomotives": locomotives}
        return reason("rival", "doubling", "HA-2", "HA-6", kind=cards, who=Who(rival), **args)
    args = {"price": price, "own": own, "locomotives": locomotives}
    return reason("price", "doubling", "HA-4", terrain=said_of(pos, kind), **args)


def said_of(pos: Position, kind: Terrain) -> Filling:
    return terrain_word(pos, kind).said


# --- Paying -----------------------------------------------------------------


def why_no_payment(pos: Position, seat: Seat, kind: str, name: str) -> Reason:
    question = pos.question(seat)
    if kind == "terrain":
        return why_no_terrain_here(pos, seat, Terrain(TERRAIN_NAMES.index(name)))
    if kind == "card" and question is PAY_COLOUR:
        return why_no_colour(pos, seat, Card(CARD_NAMES.index(name)))
    button, _, number = name.partition("-")
    if button == "locomotives" and question is PAY_LOCOMOTIVES:
        return why_not_so_many_locomotives(pos, seat, int(number))
    if button == "jokers" and question is PAY_JOKERS:
        return why_not_so_many_jokers(pos, seat, int(number))
    return reason("pay-first", "claiming", track=track_word(pos, pos.track).said)


def why_not_so_many_locomotives(pos: Position, seat: Seat, number: int) -> Reason:
    fewest = fewest_locomotives(pos, seat, pos.track, pos.colour)
    held, length = pos.held(seat, LOCOMOTIVE), pos.board.length[pos.track]
    track = track_word(pos, pos.track).said
    if number < fewest:
        return reason("locomotives-few", "claiming", fewest=fewest)
    if number > length:
        return reason("locomotives-room", "claiming", track=track, most=length, length=length)
    if number > held:
        return reason("locomotives-held", "claiming", held=held)
    colour = card_word(pos, pos.colour).said
    return reason("locomotives-colour", "claiming", track=track, card=colour, length=length)


def why_no_colour(pos: Position, seat: Seat, card: Card) -> Reason:
    if pos.held(seat, card) == 0:
        return reason("none-held", "claiming", card=card_word(pos, card).said)
    return reason(
        "colour",
        "claiming",
        card=card_word(pos, card).said,
        needed=fewest_locomotives(pos, seat, pos.track, card),
        locomotives=pos.held(seat, LOCOMOTIVE),
    )


def why_no_terrain_here(pos: Position, seat: Seat, kind: Terrain) -> Reason:
    ground = ground_under(pos, pos.track)
    if kind != ground:
        args = {"terrain": said_of(pos, kind), "ground": said_of(pos, ground)}
        return reason("other-ground", "doubling", "HA-1", "HA-7", **args)
    if pos.question(seat) is PAY_JOKERS:
        return reason("doubling-already", "doubling", "HA-7")
    price = price_of_doubling(pos.board.length[pos.track])
    hopeless = why_no_doubling(pos, seat, kind, price, locomotives_to_spare(pos, seat))
    return hopeless or reason("trains-first", "doubling")


def why_not_so_many_jokers(pos: Position, seat: Seat, number: int) -> Reason:
    price = price_of_doubling(pos.board.length[pos.track])
    fewest = fewest_jokers(pos, seat, ground_under(pos, pos.track), price)
    if number < fewest:
        return reason("jokers-few", "jokers", "HA-2", "HA-4", fewest=fewest)
    spare = locomotives_to_spare(pos, seat)
    if number > spare:
        return reason("jokers-none", "jokers", "HA-5", spare=spare)
    return reason("jokers-many", "jokers", "HA-27")
