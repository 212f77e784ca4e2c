"""AFRICA's last page: the end of the game and its final scores, by the printed headings."""

from typing import Annotated

from palaver.core.ints import Event, Seat
from palaver.games.africa.position import Position, tell
from palaver.games.africa.words import (
    GOODS,
    MOST_GOODS,
    SCORED_GEMS,
    SCORED_GOLD,
    SCORED_GOODS,
    SEATS,
)

# === Spielende und Schlusswertung ===========================================


def finish(pos: Position) -> None:
    pos.over = True
    for player in range(pos.players):
        score_goods(pos, Seat(player))
    award(pos, pos.gold, SCORED_GOLD)
    award(pos, pos.gems, SCORED_GEMS)


# Handelsgüter


def score_goods(pos: Position, seat: Seat) -> None:
    """Each kind by its number, 1 3 5 8 12 (AF-25)."""
    for kind in range(pos.board.goods_kinds):
        amount = pos.goods[seat * MOST_GOODS + kind]
        if amount > 0:
            points = pos.board.goods_worth[amount]
            pos.score[seat] += points
            tell(pos, SCORED_GOODS, seat, points, GOODS + kind, amount)


# Gold und Edelsteine


def award(pos: Position, treasure: Annotated[list[int], SEATS], event: Event) -> None:
    for seat in range(pos.players):
        richer = level = 0
        for other in range(pos.players):
            if treasure[other] > treasure[seat]:
                richer += 1
            elif treasure[other] == treasure[seat]:
                level += 1
        if treasure[seat] == 0 and not pos.empty_majority:  # AF-27
            continue
        points = prize(richer, level)
        if points > 0:
            pos.score[seat] += points
            tell(pos, event, Seat(seat), points, treasure[seat], level)


def prize(richer: int, level: int) -> int:
    """Ten for the most, six for the second most; those level share, rounded down (AF-26)."""
    if richer == 0:
        return 10 if level == 1 else 16 // level
    return 6 // level if richer == 1 else 0
