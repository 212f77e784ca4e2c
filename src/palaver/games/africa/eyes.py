"""What a learner sees of AFRICA, as numbers in fixed places."""

from typing import Final

from palaver.core.bits import Figures
from palaver.core.eyes import Eyes
from palaver.core.ints import Seat
from palaver.core.position import AnyPosition
from palaver.games.africa.position import Position
from palaver.games.africa.rules import (
    ACT,
    CHOOSE_CITY,
    CHOOSE_TURN,
    PICK_UP,
    SETTLE,
    SWAP,
    TRADE,
    TRAVEL,
    WALK,
)
from palaver.games.africa.words import MOST_GOODS, SEATS, SPACES

FACE_DOWN: Final = -1

# Where the actions of each question begin.
CITIES: Final = 0
TURNS: Final = CITIES + SPACES
JOURNEYS: Final = TURNS + SPACES + 1
WALKS: Final = JOURNEYS + SPACES
DEEDS: Final = WALKS + SPACES
TRADES: Final = DEEDS + PICK_UP + SPACES
PLACES: Final = TRADES + SWAP + SEATS * MOST_GOODS
ALL_ACTIONS: Final = PLACES + SPACES

# What stands where: a name, how many numbers, and what they say.
LAYOUT = (
    ("spaces", SPACES, "what lies there: 0 nothing, 1 a camp, a tile's kind, -1 face down"),
    ("explorers", SEATS, "the space each stands on, -1 before the start; seats from mine on"),
    ("points", SEATS, "scored so far"),
    ("camps", SEATS, "in hand"),
    ("gold", SEATS, "nuggets"),
    ("gems", SEATS, "gems"),
    ("goods", SEATS * MOST_GOODS, "of each kind, seat by seat"),
    ("players", 1, "how many play"),
    ("turn", 1, "whose turn it is, counted from me"),
    ("question", 1, "the action at which the open question begins"),
    ("actions-left", 1, "in this turn"),
    ("supply", 1, "camps that monuments still bring"),
    ("held", 1, "the kind of tile in hand, 0 is none"),
    ("spot", 1, "where it was found, -1 is nowhere"),
    ("fresh", 1, "was it turned up just now?"),
    ("idle", 1, "turns in a row without any action"),
)


def first_of(pos: Position) -> int:
    if pos.asking is ACT:
        return DEEDS
    if pos.asking is WALK:
        return WALKS
    if pos.asking is CHOOSE_TURN:
        return TURNS
    if pos.asking is SETTLE:
        return PLACES
    if pos.asking is TRAVEL:
        return JOURNEYS
    if pos.asking is TRADE:
        return TRADES
    assert pos.asking is CHOOSE_CITY  # Python: looks at a pointer, no more
    return CITIES


def write_down(pos: Position, seat: Seat, row: Figures, at: int) -> None:
    row.copy(at, pos.tile, 0, SPACES)
    row.mark(pos.face_down, at, FACE_DOWN)
    at += SPACES
    for number in range(SEATS):
        other = (seat + number) % pos.players if number < pos.players else number
        row.put(at + number, pos.explorer[other])
        row.put(at + SEATS + number, pos.score[other])
        row.put(at + 2 * SEATS + number, pos.camps[other])
        row.put(at + 3 * SEATS + number, pos.gold[other])
        row.put(at + 4 * SEATS + number, pos.gems[other])
        goods = at + 5 * SEATS + number * MOST_GOODS
        row.copy(goods, pos.goods, other * MOST_GOODS, MOST_GOODS)
    at += (5 + MOST_GOODS) * SEATS
    row.put(at, pos.players)
    row.put(at + 1, (pos.seat + pos.players - seat) % pos.players)
    row.put(at + 2, first_of(pos))
    row.put(at + 3, pos.actions_left)
    row.put(at + 4, pos.supply)
    row.put(at + 5, pos.held)
    row.put(at + 6, pos.spot)
    row.put(at + 7, pos.fresh)
    row.put(at + 8, pos.idle)


class Looking(Eyes):
    def first_action(self, pos: AnyPosition, seat: Seat) -> int:
        assert isinstance(pos, Position)  # Python: looks at a type, no more
        return first_of(pos)

    def look(self, pos: AnyPosition, seat: Seat, row: Figures, at: int) -> None:
        assert isinstance(pos, Position)  # Python: looks at a type, no more
        write_down(pos, seat, row, at)


EYES: Final = Looking()
