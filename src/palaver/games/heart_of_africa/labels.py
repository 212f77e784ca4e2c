"""Every answer by its notation, by what a person touches, and as a sentence."""

from palaver.core.bits import count
from palaver.core.game import name_of
from palaver.core.ints import Seat
from palaver.core.sight import Choice, Filling, Said, Who
from palaver.games.heart_of_africa.answers import (
    AS_TERRAIN,
    AS_TRAINS,
    BEGIN_CLAIM,
    CLAIM,
    COLOUR,
    DOUBLED,
    DRAW_CARD,
    DRAW_TERRAIN,
    DRAW_TICKETS,
    KEEP,
    NOT_DOUBLED,
    PASS,
    REFUSE,
    TAKE_CARD,
    TAKE_TERRAIN,
)
from palaver.games.heart_of_africa.claims import POINTS
from palaver.games.heart_of_africa.payment import (
    fewest_locomotives,
    ground_under,
    price_of_doubling,
)
from palaver.games.heart_of_africa.position import Position
from palaver.games.heart_of_africa.rules import CHOOSE_FIRST_TICKETS, CHOOSE_TICKETS
from palaver.games.heart_of_africa.sight import card_word, terrain_word, ticket_word, track_word
from palaver.games.heart_of_africa.words import (
    CARDS,
    FIRST_KEEP,
    GREY,
    LATER_KEEP,
    LOCOMOTIVE,
    NO_TRACK,
    Card,
    Track,
)


def asked(pos: Position, seat: Seat) -> Said:
    """The question in words."""
    args: dict[str, Filling] = {"who": Who(seat)}
    question = pos.question(seat)
    if question is CHOOSE_FIRST_TICKETS or question is CHOOSE_TICKETS:
        args["least"] = FIRST_KEEP if question is CHOOSE_FIRST_TICKETS else LATER_KEEP
        args["left"] = count(pos.offer[seat] & ~pos.refused[seat])
    if pos.track != NO_TRACK:
        args["track"] = track_word(pos, pos.track).said
    return Said(f"ask-{name_of(question)}", args)


def choice(pos: Position, seat: Seat, option: int) -> Choice:
    if pos.question(seat) in (CHOOSE_FIRST_TICKETS, CHOOSE_TICKETS):
        return ticket_choice(pos, seat, option)
    if option < DRAW_TICKETS:
        return draw_choice(pos, option)
    if option == DRAW_TICKETS:
        return told(option, "draw-tickets", "draw-tickets", "deck:tickets")
    if option < PASS:
        return claim_choice(pos, seat, option)
    if option == PASS:
        return told(option, "pass", "pass", "button:pass")
    return payment_choice(pos, option)


def told(option: int, notation: str, key: str, touch: str, **args: Filling) -> Choice:
    return Choice(option, notation, (touch,), Said(f"option-{key}", args))


# --- Tickets ----------------------------------------------------------------


def ticket_choice(pos: Position, seat: Seat, option: int) -> Choice:
    if option == KEEP:
        left = count(pos.offer[seat] & ~pos.refused[seat])
        return told(option, "keep", "keep", "button:keep", left=left)
    word = ticket_word(pos, option - REFUSE)
    return told(
        option, f"put-back {word.notation}", "put-back", f"ticket:{word.notation}", ticket=word.said
    )


# --- Cards ------------------------------------------------------------------


def draw_choice(pos: Position, option: int) -> Choice:
    if option == DRAW_CARD:
        return told(option, "draw", "draw", "deck:cards")
    if option < DRAW_TERRAIN:
        slot = option - TAKE_CARD
        card = card_word(pos, pos.row[slot])
        notation = f"take {card.notation} {slot + 1}"
        return told(option, notation, "take", f"row:{slot + 1}", slot=slot + 1, card=card.said)
    if option == DRAW_TERRAIN:
        return told(option, "draw-terrain", "draw-terrain", "deck:terrain")
    slot = option - TAKE_TERRAIN
    kind = terrain_word(pos, pos.market[slot])
    notation = f"take {kind.notation} {slot + 1}"
    return told(
        option, notation, "take-terrain", f"market:{slot + 1}", slot=slot + 1, terrain=kind.said
    )


# --- Claims -----------------------------------------------------------------


def claim_choice(pos: Position, seat: Seat, option: int) -> Choice:
    """Where there is but one payment, the sentence says it."""
    several = option >= BEGIN_CLAIM
    track = Track(option - (BEGIN_CLAIM if several else CLAIM))
    word = track_word(pos, track)
    notation, touch = f"claim {word.notation}", f"track:{word.notation}"
    points = POINTS[pos.board.length[track]]
    if several:
        return told(option, notation, "begin-claim", touch, track=word.said, points=points)
    colour, locomotives = only_payment(pos, seat, track)
    return told(
        option,
        notation,
        "claim",
        touch,
        track=word.said,
        points=points,
        payment=payment_said(pos, colour, pos.board.length[track] - locomotives, locomotives),
    )


def only_payment(pos: Position, seat: Seat, track: Track) -> tuple[Card, int]:
    """The colour that can pay and how many locomotives go with it."""
    colours = [Card(pos.board.colour[track])]
    if pos.board.colour[track] == GREY:
        colours = [Card(card) for card in range(CARDS) if pos.held(seat, Card(card))]
    needed = [(fewest_locomotives(pos, seat, track, colour), colour) for colour in colours]
    locomotives, colour = min(needed)
    return colour, locomotives


def payment_said(pos: Position, colour: int, cards: int, locomotives: int) -> Said:
    args = {"cards": cards, "locomotives": locomotives, "card": card_word(pos, colour).said}
    if cards == 0 or colour == LOCOMOTIVE:
        return Said("payment-locomotives", args | {"locomotives": cards + locomotives})
    return Said("payment-mixed" if locomotives else "payment-cards", args)


def payment_choice(pos: Position, option: int) -> Choice:
    if option < AS_TRAINS:
        card = card_word(pos, (option - COLOUR) % CARDS)
        needed = (option - COLOUR) // CARDS
        touch = f"card:{card.notation}"
        return told(option, f"pay {card.notation}", "colour", touch, card=card.said, needed=needed)
    if option < NOT_DOUBLED:
        number = option - AS_TRAINS
        payment = payment_said(pos, pos.colour, pos.board.length[pos.track] - number, number)
        notation, touch = f"locomotives {number}", f"button:locomotives-{number}"
        return told(option, notation, "locomotives", touch, payment=payment)
    points = POINTS[pos.board.length[pos.track]]
    if option == NOT_DOUBLED:
        return told(option, "single", "single", "button:single", points=points)
    kind = terrain_word(pos, ground_under(pos, pos.track))
    if option == DOUBLED:
        touch = f"terrain:{kind.notation}"
        return told(option, "double", "double", touch, points=2 * points, terrain=kind.said)
    return joker_choice(pos, option)


def joker_choice(pos: Position, option: int) -> Choice:
    """Locomotives pay first (HA-3), so the terrain cards that go with them are known."""
    number = option - AS_TERRAIN
    price = price_of_doubling(pos.board.length[pos.track])
    return told(
        option,
        f"jokers {number}",
        "jokers",
        f"button:jokers-{number}",
        number=number,
        cards=max(0, price - number),
        terrain=terrain_word(pos, ground_under(pos, pos.track)).said,
    )
