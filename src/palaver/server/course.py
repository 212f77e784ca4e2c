"""The course of a table: each line of its log leads from one course to the next.

A course is never changed, so that a line that could not be kept leaves nothing behind,
and every process that reads the same log comes to the same place.
"""

import json
from array import array
from dataclasses import dataclass, replace
from typing import TypeAlias

import msgspec
from msgspec import Struct

from palaver.core import saving
from palaver.core.bits import each
from palaver.core.ints import Luck, Seat, Word
from palaver.core.match import Act, Match
from palaver.core.position import AnyPosition
from palaver.server import clocks
from palaver.server.deal import Deal
from palaver.server.entries import (
    Answered,
    Begun,
    BotSat,
    Closed,
    Entry,
    Forgotten,
    Rematched,
    Replied,
    Resumed,
    Returned,
    Sat,
    Stood,
    StoodIn,
    TakenBack,
    Talked,
    Wished,
)
from palaver.server.state import State, new_state
from palaver.server.wire import SeatShown, Wish

Moves: TypeAlias = "array[int]"  # seat, option and whether it revealed, in 64 bits each


@dataclass(frozen=True, slots=True)
class Course:
    deal: Deal
    state: State
    pos: AnyPosition | None  # none before play begins
    moves: Moves  # the answers that stand


@dataclass(frozen=True, slots=True)
class Step:
    """What one line of the log brought."""

    course: Course
    act: Act | None = None  # an answer, with all that was heard
    back: int = 0  # so many answers were taken back
    talked: Talked | None = None
    table_changed: bool = False


def opened(deal: Deal) -> Course:
    return Course(deal, new_state(deal.terms.players, deal.created), None, array("q"))


def advance(course: Course, entry: Entry, at: int) -> Step:
    """The course after one more line."""
    state = course.state.copy()
    clocks.settle(state, course.deal.terms.pace, at)
    state.n += 1
    course = replace(course, state=state)
    match entry:
        case Answered():
            return answer(course, entry)
        case TakenBack(seat=seat, number=number):
            state.asks[seat] += 1
            return take_back(course, number)
        case Talked():
            return Step(course, talked=entry)
        case Replied():
            return reply(course, entry)
        case Begun():
            return begin(course, entry)
        case Wished(kind=kind, by=by, number=number):
            state.wish = Wish(kind, by, number, [by])
            return fulfil(course)
        case Rematched(table=table):
            state.rematch = table
        case Closed():
            state.status = "closed"
        case Resumed():
            state.paused = False
        case _:
            seat_changes(state, entry)
    return Step(course, table_changed=True)


def seat_changes(state: State, entry: Entry) -> None:
    match entry:
        case Sat(seat=seat, name=name, colour=colour, salt=salt):
            state.seats[seat] = SeatShown(name, colour, taken=True)
            state.salts[seat] = salt
        case Stood(seat=seat):
            state.seats[seat] = SeatShown()
        case BotSat(seat=seat, bot=bot, salt=salt):
            shown = state.seats[seat]
            state.seats[seat] = SeatShown(shown.name, shown.colour, taken=True, bot=bot)
            state.salts[seat] = state.salts[seat] or salt
        case StoodIn(seat=seat, bot=bot):
            state.seats[seat].bot = bot
            state.seats[seat].standing_in = True
        case Returned(seat=seat):
            state.seats[seat].bot = None
            state.seats[seat].standing_in = False
            clocks.returned(state, seat)
        case Forgotten(seat=seat):
            state.seats[seat].name = ""


# --- Play -------------------------------------------------------------------


def begin(course: Course, entry: Begun) -> Step:
    deal, state = course.deal, course.state
    state.salts = list(entry.salts)
    state.status = "playing"
    pos = deal.set_up(tuple(entry.salts)).begin()
    clocks.begin(state, deal.terms.pace)
    look_up(state, deal, pos, new_phase=True)
    return Step(replace(course, pos=pos), table_changed=True)


def answer(course: Course, entry: Answered) -> Step:
    deal, state = course.deal, course.state
    assert course.pos is not None
    match = Match(deal.set_up(tuple(state.salts)), course.pos.clone(), len(course.moves))
    act = match.answer(entry.seat, entry.option)
    reveals = any(deal.game.events[event[0]].reveals for event in act.heard)
    moves = course.moves[:]
    moves.append(entry.seat << 33 | entry.option << 1 | reveals)
    state.asks[entry.seat] += 1
    waited = state.waiting
    besides = set(each(course.pos.may_answer())) - {*waited, entry.seat}
    since = state.since[entry.seat]
    look_up(state, deal, match.pos, new_phase=reveals)
    if entry.seat not in waited:
        state.since[entry.seat] = since  # opening a seal again gains no time
    for seat in besides & set(state.waiting):  # what it might have taken back is settled now
        state.asks[seat] += 1
    clocks.answered(state, entry.seat)
    changed = waited != state.waiting
    if state.wish is not None and state.wish.kind == "undo":
        state.wish = None  # it spoke of other answers
        changed = True
    return Step(replace(course, pos=match.pos, moves=moves), act, table_changed=changed)


def look_up(state: State, deal: Deal, pos: AnyPosition, new_phase: bool) -> None:
    """From the game to the table: who is waited for, and is it over?"""
    pace = deal.terms.pace
    clocks.now_waiting(state, pace, [int(seat) for seat in each(pos.waiting())])
    seconds = None
    if pace.kind == "live" or pace.shared is not None:
        seconds = deal.game.shared_clock(pos)
    if seconds is None:
        state.shared = None
    elif state.shared is None or new_phase:
        state.shared = (seconds if pace.shared is None else pace.shared) * 1000
    if pos.over:
        state.status = "finished"
        state.wish = None


def take_back(course: Course, number: int) -> Step:
    moves = course.moves[: len(course.moves) - number]
    pos = replayed(course.deal, tuple(course.state.salts), moves)
    course.state.status = "playing"
    course.state.wish = None
    look_up(course.state, course.deal, pos, new_phase=False)
    return Step(replace(course, pos=pos, moves=moves), back=number, table_changed=True)


def replayed(deal: Deal, salts: tuple[str, ...], moves: Moves) -> AnyPosition:
    """The position after these answers, which were all legal once."""
    set_up = deal.set_up(salts)
    pos = set_up.begin()
    for number, move in enumerate(moves, 1):
        word = set_up.chance.word(number)
        if word is not None:
            pos.luck = Luck(Word(word))
        pos.choose(Seat(seat_of(move)), option_of(move))
    return pos


def seat_of(move: int) -> int:
    return move >> 33


def option_of(move: int) -> int:
    return move >> 1 & 0xFFFFFFFF


def undoable(course: Course, seat: int) -> int:
    """As `Match.can_take_back`: the seat's own last answers, down to a reveal."""
    number = 0
    if course.state.status != "playing":
        return 0
    for move in reversed(course.moves):
        if seat_of(move) != seat or move & 1:
            break
        number += 1
    return number


# --- Wishes -----------------------------------------------------------------


def reply(course: Course, entry: Replied) -> Step:
    wish = course.state.wish
    assert wish is not None
    if not entry.agree:
        course.state.wish = None
        return Step(course, table_changed=True)
    if entry.by not in wish.agreed:
        wish.agreed.append(entry.by)
    return fulfil(course)


def fulfil(course: Course) -> Step:
    """As soon as every person has agreed; bots agree to everything."""
    state, wish = course.state, course.state.wish
    assert wish is not None
    if not set(state.people()) <= set(wish.agreed):
        return Step(course, table_changed=True)
    if wish.kind == "undo":
        return take_back(course, wish.number)
    state.wish, state.paused = None, True
    return Step(course, table_changed=True)


# --- Snapshots --------------------------------------------------------------


class Snapshot(Struct):
    state: State
    pos: str  # JSON of Python's own, which knows numbers of 128 bits; empty before play
    moves: list[int]


def snapshot(course: Course) -> str:
    pos = course.pos
    saved = "" if pos is None else json.dumps(saving.dump(course.deal.game, pos))
    return msgspec.json.encode(Snapshot(course.state, saved, list(course.moves))).decode()


def restored(deal: Deal, text: str) -> Course:
    kept = msgspec.json.decode(text, type=Snapshot)
    pos: AnyPosition | None = None
    if kept.pos:
        pos = saving.load(deal.game, deal.made_board, json.loads(kept.pos))
    return Course(deal, kept.state, pos, array("q", kept.moves))


def fingerprint(course: Course) -> str:
    return "" if course.pos is None else saving.fingerprint(course.deal.game, course.pos)
