"""The Heart of Africa, page by page: whose turn it is, what is asked, what follows.

The headings are the rulebook's own, those in brackets the base game's. Under the same
headings stand decks and rows in supply.py, what a claim is asked in claim_questions.py,
what pays for a track in payment.py, what a claim does to the table in claims.py, and the
last round and the final points in ending.py.
"""

from typing import Final

from palaver.core.bits import Answers, count, has, only
from palaver.core.ints import Luck, Seat
from palaver.games.heart_of_africa.answers import (
    BEGIN_CLAIM,
    CLAIM,
    DRAW_CARD,
    DRAW_TERRAIN,
    DRAW_TICKETS,
    KEEP,
    PASS,
    REFUSE,
    TAKE_CARD,
    TAKE_TERRAIN,
)
from palaver.games.heart_of_africa.board import Board
from palaver.games.heart_of_africa.claim_questions import (
    PAY_COLOUR,
    PAY_JOKERS,
    PAY_LOCOMOTIVES,
    PAY_TERRAIN,
    begin_claim,
)
from palaver.games.heart_of_africa.ending import end_turn
from palaver.games.heart_of_africa.payment import claimable, least, payable_in_several_ways
from palaver.games.heart_of_africa.position import Position, Question, tell
from palaver.games.heart_of_africa.supply import (
    draw_card,
    draw_terrain,
    fill_market,
    fill_row,
    next_ticket,
)
from palaver.games.heart_of_africa.words import (
    ALL_TICKETS,
    CARD_DRAWN,
    CARD_TAKEN,
    CARDS,
    COLOURS,
    FIRST_KEEP,
    FIRST_PLAYER,
    LATER_KEEP,
    LOCOMOTIVE,
    MARKET,
    MOST_TRACKS,
    NO_CARD,
    NO_TERRAIN,
    NO_TICKET,
    NO_TICKETS,
    OFFER,
    PASSED,
    ROW,
    TERRAIN_DRAWN,
    TERRAIN_TAKEN,
    TERRAINS,
    TICKET_SEEN,
    TICKETS_DRAWN,
    TICKETS_KEPT,
    Ticket,
    Track,
)

# === [Spielvorbereitung] ====================================================

CARDS_OF_A_COLOUR: Final = 12
LOCOMOTIVES: Final = 14
TERRAIN_OF_A_KIND: Final = 15
TRAINS: Final = 45
FIRST_CARDS: Final = 4
FIRST_TERRAIN: Final = 1  # HA-23


def set_up(board: Board, players: int, luck: Luck) -> Position:
    """Each gets 45 trains, four train cards, a terrain card and four tickets to choose from."""
    pos = Position(board, CHOOSE_FIRST_TICKETS, players, luck)
    fill_decks(pos)
    for player in range(players):
        pos.trains[player] = TRAINS
        for _ in range(FIRST_CARDS):
            pos.hand[player * CARDS + draw_card(pos)] += 1
    fill_row(pos)
    for player in range(players):
        for _ in range(FIRST_TERRAIN):
            pos.terrain[player * TERRAINS + draw_terrain(pos)] += 1
    fill_market(pos)  # HA-9
    offer_first_tickets(pos)
    return pos


def fill_decks(pos: Position) -> None:
    for colour in range(COLOURS):
        pos.deck[colour] = CARDS_OF_A_COLOUR
    pos.deck[LOCOMOTIVE] = LOCOMOTIVES
    pos.deck_size = COLOURS * CARDS_OF_A_COLOUR + LOCOMOTIVES
    for kind in range(TERRAINS):
        pos.terrain_deck[kind] = TERRAIN_OF_A_KIND
    pos.undealt = ALL_TICKETS


def draw_first_player(pos: Position) -> None:
    pos.seat = Seat(pos.roll(pos.players))


# === Zielkarten =============================================================


def add_refusals(pos: Position, seat: Seat, least_kept: int, out: Answers) -> None:
    left = pos.offer[seat] & ~pos.refused[seat]
    out.add(KEEP)
    if count(left) > least_kept:
        out.add_each(left, REFUSE)


def refuse(pos: Position, seat: Seat, option: int) -> None:
    pos.refused[seat] = pos.refused[seat] | only(Ticket(option - REFUSE))


def keep_the_rest(pos: Position, seat: Seat) -> None:
    """How many are kept is open (HA-31), which ones is not."""
    pos.kept[seat] = pos.kept[seat] | pos.offer[seat] & ~pos.refused[seat]
    pos.known[seat] = pos.known[seat] | pos.refused[seat]
    back = count(pos.refused[seat])
    tell(pos, TICKETS_KEPT, seat, count(pos.offer[seat]) - back, back)
    pos.offer[seat] = NO_TICKETS
    pos.refused[seat] = NO_TICKETS


# Zu Beginn der Partie


def offer_first_tickets(pos: Position) -> None:
    for player in range(pos.players):
        pos.choosing = pos.choosing | only(Seat(player))
        for _ in range(OFFER):
            next_ticket(pos, Seat(player))


class ChooseFirstTickets(Question):
    """All at once and in private: at least two of the four are kept."""

    def options(self, pos: Position, seat: Seat, out: Answers) -> None:
        add_refusals(pos, seat, FIRST_KEEP, out)

    def choose(self, pos: Position, seat: Seat, option: int) -> None:
        if option != KEEP:
            refuse(pos, seat, option)
            return
        pos.choosing = pos.choosing ^ only(seat)
        if not pos.choosing:
            begin_play(pos)


def begin_play(pos: Position) -> None:
    """What all have put back is shuffled together and laid under the deck (HA-15)."""
    for player in range(pos.players):
        pos.first_back = pos.first_back | pos.refused[player]
        keep_the_rest(pos, Seat(player))
    tell(pos, FIRST_PLAYER, pos.seat)
    pos.asking = TAKE_TURN


# Im Laufe der Partie


def draw_tickets(pos: Position, seat: Seat) -> None:
    """Four, or what is there (HA-14)."""
    number = least(OFFER, pos.tickets_left())
    tell(pos, TICKETS_DRAWN, seat, number)
    for at in range(number):
        ticket = next_ticket(pos, seat)
        pos.drawn[at] = ticket
        tell(pos, TICKET_SEEN, seat, ticket)
    pos.asking = CHOOSE_TICKETS


class ChooseTickets(Question):
    """At least one is kept; the others go under the deck, in the order drawn (HA-15)."""

    def options(self, pos: Position, seat: Seat, out: Answers) -> None:
        add_refusals(pos, seat, LATER_KEEP, out)

    def choose(self, pos: Position, seat: Seat, option: int) -> None:
        if option != KEEP:
            refuse(pos, seat, option)
            return
        for at in range(OFFER):
            ticket = pos.drawn[at]
            if ticket != NO_TICKET and has(pos.refused[seat], ticket):
                pos.under[pos.under_size] = ticket
                pos.under_size += 1
            pos.drawn[at] = NO_TICKET
        keep_the_rest(pos, seat)
        end_action(pos)


# === Landschaftskarten: see supply.py =======================================


# === [Spielzug] =============================================================


class TakeTurn(Question):
    """Draw cards, claim a route, or draw tickets; pass if there is none of these (HA-13)."""

    def options(self, pos: Position, seat: Seat, out: Answers) -> None:
        add_draws(pos, out, second=False)
        if pos.tickets_left() > 0:
            out.add(DRAW_TICKETS)
        tracks = claimable(pos, seat)
        if tracks:
            several = tracks & payable_in_several_ways(pos, seat)
            out.add_each(tracks & ~several, CLAIM)
            out.add_each(several, BEGIN_CLAIM)
        if out.total() == 0:
            out.add(PASS)

    def choose(self, pos: Position, seat: Seat, option: int) -> None:
        pos.passes = pos.passes + 1 if option == PASS else 0
        if option < DRAW_TICKETS:
            draw_first(pos, seat, option)
        elif option == DRAW_TICKETS:
            draw_tickets(pos, seat)
        elif option != PASS:
            begin_claim(pos, seat, Track((option - CLAIM) % MOST_TRACKS))
        else:
            tell(pos, PASSED, seat)
            end_action(pos)


def end_action(pos: Position) -> None:
    """The one action of a turn is done; whoever is next is asked for another."""
    end_turn(pos)
    if not pos.over:
        pos.asking = TAKE_TURN


# === Karten ziehen ==========================================================


def add_draws(pos: Position, out: Answers, second: bool) -> None:
    """Train cards and terrain cards, face up or blind; a locomotive face up only at first."""
    if pos.cards_left():
        out.add(DRAW_CARD)
    for slot in range(ROW):
        card = pos.row[slot]
        if card != NO_CARD and not (second and card == LOCOMOTIVE):  # HA-8
            out.add(TAKE_CARD + slot)
    if pos.terrain_left():
        out.add(DRAW_TERRAIN)
    for slot in range(MARKET):
        if pos.market[slot] != NO_TERRAIN:
            out.add(TAKE_TERRAIN + slot)


def draw_first(pos: Position, seat: Seat, option: int) -> None:
    """After a locomotive face up there is no second card."""
    if takes_locomotive(pos, option):
        draw(pos, seat, option)
        end_action(pos)
    else:
        draw(pos, seat, option)
        draw_second(pos)


def takes_locomotive(pos: Position, option: int) -> bool:
    return TAKE_CARD <= option < DRAW_TERRAIN and pos.row[option - TAKE_CARD] == LOCOMOTIVE


def draw_second(pos: Position) -> None:
    """It must be drawn, if anything can be (HA-11, HA-26)."""
    out = Answers()
    DRAW_SECOND.options(pos, pos.seat, out)
    if out.total() > 0:
        pos.asking = DRAW_SECOND
    else:
        end_action(pos)


class DrawSecond(Question):
    """Any card but a locomotive face up; a locomotive drawn blind is like any other."""

    def options(self, pos: Position, seat: Seat, out: Answers) -> None:
        add_draws(pos, out, second=True)

    def choose(self, pos: Position, seat: Seat, option: int) -> None:
        draw(pos, seat, option)
        end_action(pos)


def draw(pos: Position, seat: Seat, option: int) -> None:
    if option >= TAKE_TERRAIN:
        take_terrain(pos, seat, option - TAKE_TERRAIN)
    elif option == DRAW_TERRAIN:
        kind = draw_terrain(pos)
        pos.terrain[seat * TERRAINS + kind] += 1
        tell(pos, TERRAIN_DRAWN, seat, kind)
    elif option >= TAKE_CARD:
        take_card(pos, seat, option - TAKE_CARD)
    else:
        card = draw_card(pos)
        pos.hand[seat * CARDS + card] += 1
        tell(pos, CARD_DRAWN, seat, card)


def take_card(pos: Position, seat: Seat, slot: int) -> None:
    """All have seen it, and know it in this hand until it is played."""
    card = pos.row[slot]
    pos.row[slot] = NO_CARD
    pos.hand[seat * CARDS + card] += 1
    pos.shown[seat * CARDS + card] += 1
    tell(pos, CARD_TAKEN, seat, slot, card)
    fill_row(pos)


def take_terrain(pos: Position, seat: Seat, slot: int) -> None:
    kind = pos.market[slot]
    pos.market[slot] = NO_TERRAIN
    pos.terrain[seat * TERRAINS + kind] += 1
    tell(pos, TERRAIN_TAKEN, seat, slot, kind)
    fill_market(pos)


# === Eine Strecke nutzen: see claim_questions.py ============================


# === Madagaskar und andere Länder ===========================================

# Nothing to do here: each entrance is a place of its own (HA-18, HA-19), and a ticket
# that names a country ends at all of its entrances. See `Position.is_complete`.


# === [Spielende], Bonus am Ende der Partie: see ending.py ===================


# === The questions, in the order they are met ===============================

CHOOSE_FIRST_TICKETS: Final = ChooseFirstTickets()
TAKE_TURN: Final = TakeTurn()
DRAW_SECOND: Final = DrawSecond()
CHOOSE_TICKETS: Final = ChooseTickets()

QUESTIONS: Final = (
    CHOOSE_FIRST_TICKETS,
    TAKE_TURN,
    DRAW_SECOND,
    PAY_COLOUR,
    PAY_LOCOMOTIVES,
    PAY_TERRAIN,
    PAY_JOKERS,
    CHOOSE_TICKETS,
)
