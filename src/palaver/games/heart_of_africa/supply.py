"""Decks, rows and discards: where cards and tickets come from, and where they go."""

from typing import Final

from palaver.core.bits import only
from palaver.core.ints import NOBODY, Seat
from palaver.games.heart_of_africa.position import Position, tell
from palaver.games.heart_of_africa.words import (
    CARD_TURNED_UP,
    CARDS,
    CARDS_SHUFFLED,
    COLOURS,
    LOCOMOTIVE,
    MARKET,
    NO_CARD,
    NO_TERRAIN,
    NO_TICKET,
    ROW,
    ROW_CLEARED,
    TERRAIN_SHUFFLED,
    TERRAIN_TURNED_UP,
    TERRAINS,
    Card,
    Terrain,
    Ticket,
)

# === [Wagenkarten] ==========================================================

TOO_MANY_LOCOMOTIVES: Final = 3  # in the row


def draw_card(pos: Position) -> Card:
    """Off the deck; if that is empty, the discards are shuffled first (HA-29)."""
    if pos.deck_size == 0:
        for card in range(CARDS):
            pos.deck[card] = pos.discard[card]
            pos.discard[card] = 0
        pos.deck_size = pos.discard_size
        pos.discard_size = 0
        tell(pos, CARDS_SHUFFLED, NOBODY, pos.deck_size)
    return pos.lift_card()


def fill_row(pos: Position) -> None:
    """Five face up, as long as there are any; of three locomotives the row is cleared."""
    fill_gaps(pos)
    while locomotives_in_row(pos) >= TOO_MANY_LOCOMOTIVES and may_clear_row(pos):
        tell(pos, ROW_CLEARED, NOBODY, locomotives_in_row(pos))
        for slot in range(ROW):
            if pos.row[slot] != NO_CARD:
                discard(pos, pos.row[slot], 1)
                pos.row[slot] = NO_CARD
        fill_gaps(pos)


def fill_gaps(pos: Position) -> None:
    for slot in range(ROW):
        if pos.row[slot] == NO_CARD and pos.cards_left():
            pos.row[slot] = draw_card(pos)
            tell(pos, CARD_TURNED_UP, NOBODY, slot, pos.row[slot])


def locomotives_in_row(pos: Position) -> int:
    number = 0
    for slot in range(ROW):
        if pos.row[slot] == LOCOMOTIVE:
            number += 1
    return number


def may_clear_row(pos: Position) -> bool:
    """Not for ever: only while other cards enough can come (HA-12)."""
    others = -locomotives_in_row(pos)
    for slot in range(ROW):
        if pos.row[slot] != NO_CARD:
            others += 1
    for colour in range(COLOURS):
        others += pos.deck[colour] + pos.discard[colour]
    return others >= TOO_MANY_LOCOMOTIVES


def discard(pos: Position, card: Card, number: int) -> None:
    pos.discard[card] += number
    pos.discard_size += number


# === Landschaftskarten ======================================================


def draw_terrain(pos: Position) -> Terrain:
    """Off the deck; if that is empty, the discards are shuffled first (HA-29)."""
    left = 0
    for kind in range(TERRAINS):
        left += pos.terrain_deck[kind]
    if left == 0:
        for kind in range(TERRAINS):
            pos.terrain_deck[kind] = pos.terrain_discard[kind]
            pos.terrain_discard[kind] = 0
            left += pos.terrain_deck[kind]
        tell(pos, TERRAIN_SHUFFLED, NOBODY, left)
    at = pos.roll(left)
    drawn = 0
    while at >= pos.terrain_deck[drawn]:
        at -= pos.terrain_deck[drawn]
        drawn += 1
    pos.terrain_deck[drawn] -= 1
    return Terrain(drawn)


def fill_market(pos: Position) -> None:
    """Two face up, as long as there are any (HA-10)."""
    for slot in range(MARKET):
        if pos.market[slot] == NO_TERRAIN and pos.terrain_left():
            pos.market[slot] = draw_terrain(pos)
            tell(pos, TERRAIN_TURNED_UP, NOBODY, slot, pos.market[slot])


# === Zielkarten =============================================================


def next_ticket(pos: Position, seat: Seat) -> Ticket:
    """Off the deck: of those never dealt, then of the first put back, then in order."""
    if pos.undealt:
        ticket = pos.any_of(pos.undealt)
        pos.undealt = pos.undealt ^ only(ticket)
    elif pos.first_back:
        ticket = next_of_first_back(pos, seat)
    else:
        ticket = next_from_under(pos)
    pos.offer[seat] = pos.offer[seat] | only(ticket)
    return ticket


def next_of_first_back(pos: Position, seat: Seat) -> Ticket:
    """They were shuffled: from now on only who draws knows which of them are left."""
    ticket = pos.any_of(pos.first_back)
    for other in range(pos.players):
        if other != seat:
            pos.known[other] = pos.known[other] & ~pos.first_back
    pos.known[seat] = pos.known[seat] & ~only(ticket)
    pos.first_back = pos.first_back ^ only(ticket)
    pos.first_back_whole = False
    return ticket


def next_from_under(pos: Position) -> Ticket:
    ticket = pos.under[0]
    pos.under_size -= 1
    for at in range(pos.under_size):
        pos.under[at] = pos.under[at + 1]
    pos.under[pos.under_size] = NO_TICKET
    for player in range(pos.players):
        pos.known[player] = pos.known[player] & ~only(ticket)
    return ticket
