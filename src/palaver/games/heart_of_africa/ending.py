"""The end: the last round, every ticket shown and counted, and the globetrotter found."""

from typing import Final

from palaver.core.bits import each
from palaver.core.ints import NOBODY, Seat
from palaver.games.heart_of_africa.claims import score
from palaver.games.heart_of_africa.position import Position, tell
from palaver.games.heart_of_africa.words import (
    ALL_PASSED,
    FAILED_TICKET,
    LAST_ROUND,
    SCORED_GLOBETROTTER,
    SCORED_TICKET,
)

# === [Spielende] ============================================================

FEW_TRAINS: Final = 2


def end_turn(pos: Position) -> None:
    """With two trains or fewer left, everybody has one last turn, that seat included."""
    if pos.turns_left > 0:
        pos.turns_left -= 1
    elif pos.trains[pos.seat] <= FEW_TRAINS:
        pos.turns_left = pos.players
        tell(pos, LAST_ROUND, pos.seat, pos.trains[pos.seat])
    if pos.turns_left == 0:
        finish(pos)
    elif pos.passes == pos.players:
        tell(pos, ALL_PASSED, NOBODY)
        finish(pos)  # HA-30
    else:
        pos.seat = Seat((pos.seat + 1) % pos.players)


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
