"""What a learner sees of The Heart of Africa, as numbers in fixed places."""

from typing import Final

from palaver.core.bits import Figures, count
from palaver.core.eyes import Eyes
from palaver.core.ints import Seat
from palaver.core.position import AnyPosition
from palaver.games.heart_of_africa.answers import AS_TERRAIN, DRAW_TICKETS, REFUSE
from palaver.games.heart_of_africa.position import Position
from palaver.games.heart_of_africa.rules import CHOOSE_FIRST_TICKETS, CHOOSE_TICKETS, DRAW_SECOND
from palaver.games.heart_of_africa.words import (
    CARDS,
    LONGEST,
    MARKET,
    MOST_TRACKS,
    ROW,
    SEATS,
    TERRAINS,
    TICKETS,
    Card,
)

# Where the actions of each question begin; a claim's own are numbered on from the turn's.
TURNS: Final = 0
SECOND_CARDS: Final = TURNS + AS_TERRAIN + LONGEST + 1
FIRST_TICKETS: Final = SECOND_CARDS + DRAW_TICKETS
MORE_TICKETS: Final = FIRST_TICKETS + REFUSE + TICKETS
ALL_ACTIONS: Final = MORE_TICKETS + REFUSE + TICKETS

OPEN: Final = -1
CLOSED: Final = -2
OFFERED: Final = 2
REFUSED: Final = 3

# What stands where: a name, how many numbers, and what they say.
LAYOUT = (
    ("tracks", MOST_TRACKS, "-1 open to me, -2 closed, or whose it is, counted from me"),
    ("tickets", TICKETS, "0 not mine, 1 kept, 2 offered, 3 offered and put back"),
    ("hand", CARDS, "my train cards by kind"),
    ("shown", SEATS * CARDS, "train cards that each took face up and holds; seats from mine on"),
    ("hand-sizes", SEATS, "train cards in each hand"),
    ("terrain", SEATS * TERRAINS, "terrain cards of each seat by kind"),
    ("row", ROW, "train cards face up, -1 is none"),
    ("market", MARKET, "terrain cards face up, -1 is none"),
    ("discard", CARDS, "train cards that were played, by kind"),
    ("points", SEATS, "scored so far"),
    ("trains", SEATS, "still to be placed"),
    ("tickets-held", SEATS, "how many each holds"),
    ("players", 1, "how many play"),
    ("turn", 1, "whose turn it is, counted from me"),
    ("question", 1, "the action at which the open question begins"),
    ("deck", 1, "train cards to be drawn"),
    ("turns-left", 1, "of the last round, -1 before it"),
    ("claim", 4, "mine: track and colour (-1 none yet), locomotives, is it doubled?"),
)


def first_of(pos: Position) -> int:
    if pos.asking is CHOOSE_FIRST_TICKETS:
        return FIRST_TICKETS
    if pos.asking is CHOOSE_TICKETS:
        return MORE_TICKETS
    return SECOND_CARDS if pos.asking is DRAW_SECOND else TURNS


def write_tracks(pos: Position, seat: Seat, row: Figures, at: int) -> None:
    row.fill(at, at + MOST_TRACKS, CLOSED)
    row.mark(pos.open_to[seat], at, OPEN)
    for player in range(pos.players):
        row.mark(pos.owned[player], at, (player + pos.players - seat) % pos.players)


def write_tickets(pos: Position, seat: Seat, row: Figures, at: int) -> None:
    row.wipe(at, at + TICKETS)
    row.mark(pos.kept[seat], at, 1)
    row.mark(pos.offer[seat], at, OFFERED)
    row.mark(pos.offer[seat] & pos.refused[seat], at, REFUSED)


def hand_size(pos: Position, seat: Seat) -> int:
    total = 0
    for card in range(CARDS):
        total += pos.held(seat, Card(card))
    return total


def write_seats(pos: Position, seat: Seat, row: Figures, at: int) -> int:
    """Cards and counts of each; where the rest goes on."""
    row.copy(at, pos.hand, seat * CARDS, CARDS)
    at += CARDS
    for number in range(SEATS):
        other = (seat + number) % pos.players if number < pos.players else number
        row.copy(at + number * CARDS, pos.shown, other * CARDS, CARDS)
        row.put(at + SEATS * CARDS + number, hand_size(pos, Seat(other)))
        place = SEATS * (CARDS + 1) + number * TERRAINS
        row.copy(at + place, pos.terrain, other * TERRAINS, TERRAINS)
    return at + SEATS * (CARDS + 1 + TERRAINS)


def write_down(pos: Position, seat: Seat, row: Figures, at: int) -> None:
    write_tracks(pos, seat, row, at)
    write_tickets(pos, seat, row, at + MOST_TRACKS)
    at = write_seats(pos, seat, row, at + MOST_TRACKS + TICKETS)
    row.copy(at, pos.row, 0, ROW)
    row.copy(at + ROW, pos.market, 0, MARKET)
    at += ROW + MARKET
    row.copy(at, pos.discard, 0, CARDS)
    at += CARDS
    for number in range(SEATS):
        other = (seat + number) % pos.players if number < pos.players else number
        row.put(at + number, pos.score[other])
        row.put(at + SEATS + number, pos.trains[other])
        row.put(at + 2 * SEATS + number, count(pos.kept[other]))
    at += 3 * SEATS
    mine = pos.seat == seat
    row.put(at, pos.players)
    row.put(at + 1, (pos.seat + pos.players - seat) % pos.players)
    row.put(at + 2, first_of(pos))
    row.put(at + 3, pos.deck_size)
    row.put(at + 4, pos.turns_left)
    row.put(at + 5, pos.track if mine else -1)
    row.put(at + 6, pos.colour if mine else -1)
    row.put(at + 7, pos.locomotives if mine else 0)
    row.put(at + 8, 1 if mine and pos.doubling else 0)


class Looking(Eyes):
    def first_action(self, pos: AnyPosition, seat: Seat) -> int:
        assert isinstance(pos, Position)  # Python: looks at a type, no more
        return first_of(pos)

    def look(self, pos: AnyPosition, seat: Seat, row: Figures, at: int) -> None:
        assert isinstance(pos, Position)  # Python: looks at a type, no more
        write_down(pos, seat, row, at)


EYES: Final = Looking()
