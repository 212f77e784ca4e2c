"""What a learner sees of West of Africa, as numbers in fixed places."""

from typing import Final

from palaver.core.bits import Figures, has
from palaver.core.eyes import Eyes
from palaver.core.ints import NOBODY, Seat
from palaver.core.position import AnyPosition
from palaver.games.west_of_africa.actions import (
    FOUND_IT,
    FOUND_SETTLEMENT,
    MOVE_WORKERS,
    PLANT_FIELD,
    PLANT_HERE,
    PLANT_IT,
    PLANT_ON,
    SELL_GOODS,
    SELL_IT,
    SEND_HELPER,
    STEP,
    USE_HELPERS,
)
from palaver.games.west_of_africa.position import HOLD, Position
from palaver.games.west_of_africa.rules import (
    BEGIN,
    CHOOSE_ACTION,
    CHOOSE_CARDS,
    PLACE_SHIP,
    SHOW,
    SHOW_CARDS,
    TAKE_BACK,
)
from palaver.games.west_of_africa.sailing import PUSH_SHIP, SAIL, UNLOAD
from palaver.games.west_of_africa.words import (
    ACTION_CARDS,
    ACTIONS,
    CARDS,
    GOODS,
    ISLANDS,
    MINUS,
    MOST_FIELDS,
    PLACES,
    SEATS,
)

MOST_WORKERS: Final = 32

# Where the actions of each question begin.
HANDS_AT: Final = 0
SHOWING_AT: Final = HANDS_AT + TAKE_BACK + CARDS
BERTHS_AT: Final = SHOWING_AT + SHOW + 1
DEEDS_AT: Final = BERTHS_AT + ISLANDS
STEPS_AT: Final = DEEDS_AT + BEGIN + ACTIONS
LANDS_AT: Final = STEPS_AT + STEP + PLACES * ISLANDS
HELPERS_AT: Final = LANDS_AT + PLANT_HERE + ISLANDS
FIELDS_AT: Final = HELPERS_AT + MOST_WORKERS
LEAVING_AT: Final = FIELDS_AT + PLANT_IT + MOST_FIELDS
SALES_AT: Final = LEAVING_AT + PLACES
SITES_AT: Final = SALES_AT + SELL_IT + ISLANDS * GOODS
SEA_AT: Final = SITES_AT + FOUND_IT + MOST_FIELDS
PUSHING_AT: Final = SEA_AT + UNLOAD + ISLANDS * GOODS
HAVENS_AT: Final = PUSHING_AT + SEATS
ALL_ACTIONS: Final = HAVENS_AT + ISLANDS

# What stands where: a name, how many numbers, and what they say.
LAYOUT = (
    ("fields", MOST_FIELDS, "-1 nothing, -2 a settlement, or whose goods grow there, from me on"),
    ("stored", SEATS * ISLANDS * GOODS, "goods in storehouses, by seat, island and kind"),
    ("workers", SEATS * PLACES, "by seat and place; the last two places are the drawn ships"),
    ("supply", SEATS * GOODS, "goods markers before each seat"),
    ("cards", SEATS * CARDS, "laid cards that I may know of each seat"),
    ("ships", SEATS, "the island where each lies, -1 before it is placed"),
    ("gold", SEATS, "on the gold track"),
    ("slots", SEATS, "the height on a space of that track, 0 is the highest"),
    ("points", SEATS, "scored so far"),
    ("laid", SEATS, "how many cards lie before each that has sealed, or before me"),
    ("announced", SEATS, "the sum of the cards"),
    ("minuses", SEATS, "minus cards owned since the round began"),
    ("received", SEATS, "minus cards for the next round"),
    ("order", SEATS, "who plays first, second …, counted from me, -1 is none yet"),
    ("alcaldes", ISLANDS, "whose the office is, counted from me, -1 is nobody's"),
    ("aboard", HOLD, "goods on the moving ship, by the island they come from and kind"),
    ("to-do", ACTIONS, "actions shown and not yet begun, of the seat on turn"),
    ("visited", ISLANDS, "where was already planted in this action"),
    ("players", 1, "how many play"),
    ("question", 1, "the action at which the open question begins"),
    ("turn", 1, "whose turn it is, counted from me, -1 while cards are chosen"),
    ("round", 1, "from one on"),
    ("ending", 1, "is this the last round, and what called it"),
    ("track", 1, "settlements to be had this round"),
    ("reserve", 1, "settlements beside the board"),
    ("action", 6, "points, bill, takings, helpers, planted here, loads left"),
    ("here", 2, "the island being planted, the harbour the ship left last; -1 is none"),
)


def first_of(pos: Position) -> int:  # noqa: C901 one line a question
    if pos.asking is CHOOSE_CARDS:
        return HANDS_AT
    if pos.asking is CHOOSE_ACTION:
        return DEEDS_AT
    if pos.asking is MOVE_WORKERS:
        return STEPS_AT
    if pos.asking is SAIL:
        return SEA_AT
    if pos.asking is PLANT_ON:
        return LANDS_AT
    if pos.asking is USE_HELPERS:
        return HELPERS_AT
    if pos.asking is PLANT_FIELD:
        return FIELDS_AT
    if pos.asking is SEND_HELPER:
        return LEAVING_AT
    if pos.asking is SELL_GOODS:
        return SALES_AT
    if pos.asking is FOUND_SETTLEMENT:
        return SITES_AT
    if pos.asking is SHOW_CARDS:
        return SHOWING_AT
    if pos.asking is PLACE_SHIP:
        return BERTHS_AT
    return PUSHING_AT if pos.asking is PUSH_SHIP else HAVENS_AT


def from_me(pos: Position, seat: Seat, other: Seat) -> int:
    return -1 if other == NOBODY else (other + pos.players - seat) % pos.players


def may_know_cards(pos: Position, seat: Seat, other: Seat) -> bool:
    return other == seat or has(pos.shown, other)


def cards_seen(pos: Position, seat: Seat, other: Seat) -> int:
    """How many another has laid down is not seen before they are sealed."""
    if other != seat and pos.seat == NOBODY and has(pos.asked, other):
        return 0
    return pos.laid(other)


def write_fields(pos: Position, seat: Seat, row: Figures, at: int) -> None:
    row.fill(at, at + MOST_FIELDS, -1)
    row.mark(pos.settled, at, -2)
    for player in range(pos.players):
        row.mark(pos.planted[player], at, from_me(pos, seat, Seat(player)))


def write_pieces(pos: Position, seat: Seat, row: Figures, at: int) -> int:
    """By seat: stores, workers, supplies; where the rest goes on."""
    shops = ISLANDS * GOODS
    for number in range(SEATS):
        other = (seat + number) % pos.players if number < pos.players else number
        row.copy(at + number * shops, pos.stored, other * shops, shops)
        at_work = at + SEATS * shops + number * PLACES
        row.copy(at_work, pos.workers, other * PLACES, PLACES)
        in_supply = at + SEATS * (shops + PLACES) + number * GOODS
        row.copy(in_supply, pos.supply, other * GOODS, GOODS)
    return at + SEATS * (shops + PLACES + GOODS)


def write_cards(pos: Position, seat: Seat, row: Figures, at: int) -> int:
    row.wipe(at, at + SEATS * CARDS)
    for number in range(pos.players):
        other = Seat((seat + number) % pos.players)
        if may_know_cards(pos, seat, other):
            begin = at + number * CARDS
            row.mark(pos.islands[other], begin, 1)
            row.mark(pos.actions[other], begin + ACTION_CARDS, 1)
            row.put(begin + MINUS, pos.minus_laid[other])
    return at + SEATS * CARDS


def write_counts(pos: Position, seat: Seat, row: Figures, at: int) -> int:
    for number in range(SEATS):
        other = Seat((seat + number) % pos.players if number < pos.players else number)
        row.put(at + number, pos.ship[other])
        row.put(at + SEATS + number, pos.gold[other])
        row.put(at + 2 * SEATS + number, pos.slot[other])
        row.put(at + 3 * SEATS + number, pos.score[other])
        row.put(
            at + 4 * SEATS + number, cards_seen(pos, seat, other) if number < pos.players else 0
        )
        row.put(at + 5 * SEATS + number, pos.announced[other])
        row.put(at + 6 * SEATS + number, pos.minuses[other])
        row.put(at + 7 * SEATS + number, pos.received[other])
        row.put(at + 8 * SEATS + number, from_me(pos, seat, pos.order[number]))
    return at + 9 * SEATS


def write_action(pos: Position, seat: Seat, row: Figures, at: int) -> int:
    for island in range(ISLANDS):
        row.put(at + island, from_me(pos, seat, pos.alcalde[island]))
    at += ISLANDS
    row.copy(at, pos.aboard, 0, HOLD)
    at += HOLD
    row.wipe(at, at + ACTIONS + ISLANDS)
    row.mark(pos.to_do, at, 1)
    at += ACTIONS
    row.mark(pos.visited, at, 1)
    return at + ISLANDS


def write_down(pos: Position, seat: Seat, row: Figures, at: int) -> None:
    write_fields(pos, seat, row, at)
    at = write_cards(pos, seat, row, write_pieces(pos, seat, row, at + MOST_FIELDS))
    at = write_action(pos, seat, row, write_counts(pos, seat, row, at))
    row.put(at, pos.players)
    row.put(at + 1, first_of(pos))
    row.put(at + 2, from_me(pos, seat, pos.seat))
    row.put(at + 3, pos.round)
    row.put(at + 4, pos.ending)
    row.put(at + 5, pos.track)
    row.put(at + 6, pos.reserve)
    row.put(at + 7, pos.points_left)
    row.put(at + 8, pos.bill)
    row.put(at + 9, pos.takings)
    row.put(at + 10, pos.helpers)
    row.put(at + 11, pos.planted_here)
    row.put(at + 12, pos.loads_left)
    row.put(at + 13, pos.here)
    row.put(at + 14, pos.came_from)


class Looking(Eyes):
    def first_action(self, pos: AnyPosition, seat: Seat) -> int:
        assert isinstance(pos, Position)  # Python: looks at a type, no more
        return first_of(pos)

    def look(self, pos: AnyPosition, seat: Seat, row: Figures, at: int) -> None:
        assert isinstance(pos, Position)  # Python: looks at a type, no more
        write_down(pos, seat, row, at)


EYES: Final = Looking()
