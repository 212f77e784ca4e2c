"""AFRIKA 1880 up to the moment when the last sheet is sealed; the headings are the
rulebook's own. What follows then is in steps.py and judge.py, under the same headings.
"""

from typing import Final

from palaver.core.bits import Answers, count, each, first, has, only
from palaver.core.ints import NOBODY, Luck, Seat
from palaver.games.afrika1880.board import Board
from palaver.games.afrika1880.position import Position, Question, place_marker, tell, write_order
from palaver.games.afrika1880.steps import play_round
from palaver.games.afrika1880.words import (
    DEVELOP,
    FIRST_MARKER_PLACED,
    GO,
    NATIONS,
    NO_ROW,
    NOTHING,
    ROWS,
    SHEET_REOPENED,
    SHEET_SEALED,
    SHIP,
    YEAR_BEGAN,
    Nation,
    Nations,
    Order,
    Row,
    Territory,
)

# === III) Vorbereitung ======================================================


def set_up(board: Board, players: int, luck: Luck) -> Position:
    """An empty board; the nations are chosen or drawn next."""
    return Position(board, FIRST_MARKER, players, luck)


def choose_nations(pos: Position, nations: Nations) -> None:
    """The seats take these nations in the order of the book (AE-6, AE-7)."""
    for nation in each(nations):
        seat_nation(pos, Seat(count(pos.in_play)), nation)


def draw_nations(pos: Position) -> None:
    """Or each seat draws its nation by lot (AE-7)."""
    lots = Answers()
    for nation in range(NATIONS):
        lots.add(nation)
    for player in range(pos.players):
        seat_nation(pos, Seat(player), Nation(lots.take(pos.roll(lots.total()))))


def seat_nation(pos: Position, seat: Seat, nation: Nation) -> None:
    pos.nation_of[seat] = nation
    pos.seat_of[nation] = seat
    pos.in_play = pos.in_play | only(nation)


def place_first_markers(pos: Position) -> None:
    """Openly, one after the other in the order of the book, before the first round (AE-1, AE-3)."""
    pos.seat = pos.seat_of[first(pos.in_play)]


class FirstMarker(Question):
    """Any coastal territory, even one where somebody stands (AE-2)."""

    def options(self, pos: Position, seat: Seat, out: Answers) -> None:
        out.add_each(pos.board.coasts)

    def choose(self, pos: Position, seat: Seat, option: int) -> None:
        place_marker(pos, pos.nation_of[seat], Territory(option))
        tell(pos, FIRST_MARKER_PLACED, seat, option)
        pos.seat = next_to_place(pos, pos.nation_of[seat])
        if pos.seat == NOBODY:
            begin_first_round(pos)

    def when_time_is_up(self, pos: Position, seat: Seat) -> int:
        """The free coast highest on the sheet, any coast where none is free (AE-51)."""
        free = pos.free_coasts()
        return first(free) if free else first(pos.board.coasts)


def next_to_place(pos: Position, nation: Nation) -> Seat:
    for later in range(nation + 1, NATIONS):
        if has(pos.in_play, Nation(later)):
            return pos.seat_of[later]
    return NOBODY


# === Optionale Regel: historischer Beginn ===================================


def place_historically(pos: Position) -> None:
    """The nations in play begin where history has them (AE-8)."""
    for nation in each(pos.in_play):
        place_marker(pos, nation, pos.board.start[nation])
    begin_first_round(pos)


# === IV) Die Spielrunden ====================================================


def begin_first_round(pos: Position) -> None:
    pos.seat = NOBODY
    pos.asking = SHEET
    tell(pos, YEAR_BEGAN, NOBODY, pos.round)


# --- 1) Diplomatische Verhandlungen -----------------------------------------

# All may talk with whom they like and promise what they like; nothing binds. Sheets may be
# written meanwhile (AE-19).

# --- 2) Niederschreiben der Befehle -----------------------------------------

# What is touched on the whole sheet: a row to write in, the ship's among them, by its
# number; a relation; the seal.
ALLY: Final = ROWS  # + nation
DEFY: Final = ALLY + NATIONS  # + nation
SEAL: Final = DEFY + NATIONS


class Sheet(Question):
    """Each in private: a row to write in, a relation to change, or the seal.

    What was written can be changed at will until it is sealed.
    """

    def put_to(self, pos: Position, seat: Seat) -> Question:
        if has(pos.sealed, seat):
            return SEALED_SHEET
        if pos.writing[seat] == NO_ROW:
            return SHEET
        return LANDING if pos.writing[seat] == SHIP else MARKER_ORDER

    def options(self, pos: Position, seat: Seat, out: Answers) -> None:
        nation = pos.nation_of[seat]
        out.add_each(pos.rows(nation))
        if pos.free_coasts():
            out.add(SHIP)
        out.add_each(pos.hostile[nation], ALLY)
        out.add_each(pos.others(nation) & ~pos.hostile[nation], DEFY)
        out.add(SEAL)

    def choose(self, pos: Position, seat: Seat, option: int) -> None:
        nation = pos.nation_of[seat]
        if option == SEAL:
            seal(pos, seat)
        elif option >= DEFY:
            pos.hostile[nation] = pos.hostile[nation] | only(Nation(option - DEFY))
        elif option >= ALLY:
            pos.hostile[nation] = pos.hostile[nation] & ~only(Nation(option - ALLY))
        else:
            pos.writing[seat] = Row(option)

    def when_time_is_up(self, pos: Position, seat: Seat) -> int:
        """The sheet counts as it stands (AE-17)."""
        return SEAL


def seal(pos: Position, seat: Seat) -> None:
    pos.sealed = pos.sealed | only(seat)
    tell(pos, SHEET_SEALED, seat)
    if not pos.waiting():
        play_round(pos)


REOPEN: Final = 0


class SealedSheet(Question):
    """While others still write, what is sealed may be opened again (AE-52)."""

    def options(self, pos: Position, seat: Seat, out: Answers) -> None:
        out.add(REOPEN)

    def choose(self, pos: Position, seat: Seat, option: int) -> None:
        pos.sealed = pos.sealed & ~only(seat)
        tell(pos, SHEET_REOPENED, seat)


# 2.1) Die Befehle für die Marker


class MarkerOrder(Question):
    """Nothing, develop, or an expedition to a neighbour (AE-9, AE-11)."""

    def options(self, pos: Position, seat: Seat, out: Answers) -> None:
        here = Territory(pos.writing[seat])
        out.add(NOTHING)
        if pos.may_develop(here):
            out.add(DEVELOP)
        out.add_each(pos.expeditions(here), GO)

    def choose(self, pos: Position, seat: Seat, option: int) -> None:
        put_down(pos, seat, Order(option))

    def when_time_is_up(self, pos: Position, seat: Seat) -> int:
        return pos.order_in(pos.nation_of[seat], pos.writing[seat])


def put_down(pos: Position, seat: Seat, order: Order) -> None:
    """Into the row that was chosen; what stood there is rubbed out."""
    write_order(pos, pos.nation_of[seat], pos.writing[seat], order)
    pos.writing[seat] = NO_ROW


# 2.2) Landung


class Landing(Question):
    """One a round, on a coast where nobody has a marker (AE-20, AE-22 to AE-25)."""

    def options(self, pos: Position, seat: Seat, out: Answers) -> None:
        out.add(NOTHING)
        out.add_each(pos.free_coasts(), GO)

    def choose(self, pos: Position, seat: Seat, option: int) -> None:
        put_down(pos, seat, Order(option))

    def when_time_is_up(self, pos: Position, seat: Seat) -> int:
        return pos.order_in(pos.nation_of[seat], SHIP)


# 2.3) Diplomatische Beziehungen: alliance until conflict is written; see Sheet

# --- 3) Das Verlesen der Befehle to V) Ende des Spiels: see steps.py ---------

# === The questions, in the order they are met ===============================

FIRST_MARKER: Final = FirstMarker()
SHEET: Final = Sheet()
MARKER_ORDER: Final = MarkerOrder()
LANDING: Final = Landing()
SEALED_SHEET: Final = SealedSheet()

QUESTIONS: Final = (FIRST_MARKER, SHEET, MARKER_ORDER, LANDING, SEALED_SHEET)
