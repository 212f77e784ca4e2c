"""The end: every ticket is shown and counted, and the globetrotter is found."""

from typing import Final

from palaver.core.bits import each
from palaver.core.ints import Seat
from palaver.games.heart_of_africa.claims import score
from palaver.games.heart_of_africa.position import Position
from palaver.games.heart_of_africa.words import (
    FAILED_TICKET,
    SCORED_GLOBETROTTER,
    SCORED_TICKET,
)

# === [Spielende] ============================================================


def finish(pos: Position) -> None:
    pos.over = True
    for player in range(pos.players):
        score_tickets(pos, Seat(player))
    award_globetrotter(pos)


def score_tickets(pos: Position, seat: Seat) -> None:
    """Plus its value for each completed one, minus its value for each that is not."""
    for ticket in each(pos.kept[seat]):
        value = pos.board.value[ticket]
        if pos.is_complete(seat, ticket):
            score(pos, SCORED_TICKET, seat, value, ticket)
        else:
            score(pos, FAILED_TICKET, seat, -value, ticket)


# === Bonus am Ende der Partie ===============================================

GLOBETROTTER: Final = 10


def award_globetrotter(pos: Position) -> None:
    """To everybody who has completed most tickets, and at least one (HA-20)."""
    most = 0 if pos.empty_globetrotter else 1
    for player in range(pos.players):
        if pos.completed(Seat(player)) > most:
            most = pos.completed(Seat(player))
    for player in range(pos.players):
        if pos.completed(Seat(player)) == most:
            score(pos, SCORED_GLOBETROTTER, Seat(player), GLOBETROTTER, most)
