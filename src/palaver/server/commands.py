"""From a command to a line of the log, or a refusal. Looks at the course and changes nothing."""

from typing import Any

from palaver.core.bits import has
from palaver.core.ints import Seat
from palaver.core.meaning import things_meant
from palaver.core.sight import Reason
from palaver.server import course as courses
from palaver.server.course import Course
from palaver.server.entries import (
    Answered,
    Entry,
    Replied,
    Resumed,
    Returned,
    TakenBack,
    Talked,
    Wished,
)
from palaver.server.refusals import No
from palaver.server.wire import (
    Act,
    AskPause,
    AskUndo,
    Chat,
    Command,
    Reply,
    Resume,
    Return,
    SaidShown,
    Undo,
)

LONGEST_PROPOSAL = 2000  # characters, encoded
DEEPEST_PROPOSAL = 12  # a text in a list in a text, and so on


def entry_for(course: Course, seat: int, command: Command) -> Entry:
    """What this command of this seat would write into the log."""
    if isinstance(command, Chat):
        return talk(course, seat, command)
    if course.state.status != "playing" or course.pos is None:
        raise No("not-playing")
    if isinstance(command, Return):
        return come_back(course, seat)
    if course.state.paused:
        if isinstance(command, Resume):
            return Resumed(seat)
        raise No("paused")
    if isinstance(command, Act):
        return answer(course, seat, command)
    return around_play(course, seat, command)


def around_play(course: Course, seat: int, command: Command) -> Entry:
    match command:
        case Undo(number=number):
            if number > courses.undoable(course, seat):
                raise No("no-undo")
            return TakenBack(seat, number)
        case AskUndo(number=number):
            if number > len(course.moves):
                raise No("no-undo")
            return wish(course, "undo", seat, number)
        case AskPause():
            return wish(course, "pause", seat, 0)
        case Reply(agree=agree):
            if course.state.wish is None:
                raise No("no-wish")
            return Replied(seat, agree)
    raise No("bad-message")


# --- Answers ----------------------------------------------------------------


def answer(course: Course, seat: int, act: Act) -> Answered:
    """Judged by this seat's own question alone, whatever the others do."""
    pos, game = course.pos, course.deal.game
    assert pos is not None
    if not has(pos.may_answer(), Seat(seat)):
        raise No("not-asked")
    if act.ask not in (-1, course.state.asks[seat]):
        raise No("stale")
    if act.question not in ("", game.question(pos, Seat(seat))):
        raise No("stale")
    if act.option is not None:
        if act.option not in pos.legal(Seat(seat)):
            raise No("not-legal")
        return Answered(seat, act.option)
    option = game.read(pos, Seat(seat), act.notation or "")
    if option is None:
        raise No("bad-notation", reason_for(course, seat, act.notation or ""))
    return Answered(seat, option)


def reason_for(course: Course, seat: int, notation: str) -> Reason | None:
    """If what was typed names a thing, the room says why it may not be touched."""
    pos, game = course.pos, course.deal.game
    assert pos is not None
    meant = things_meant(game.things(pos, Seat(seat)), notation)
    reasons = (game.why_not(pos, Seat(seat), thing) for thing in meant)
    return next(filter(None, reasons), None)


def why_not(course: Course, seat: int, thing: str) -> Reason | None:
    pos, game = course.pos, course.deal.game
    if pos is None:
        raise No("not-playing")
    if thing not in set(game.things(pos, Seat(seat))):
        raise No("no-thing")
    return game.why_not(pos, Seat(seat), thing)


def by_the_clock(course: Course, seat: int) -> int | None:
    """What the room says that a seat answers whose time has run out."""
    pos = course.pos
    assert pos is not None
    if not has(pos.may_answer(), Seat(seat)):
        return None
    option = course.deal.game.time_is_up(pos, Seat(seat))
    return option if option is not None and option in pos.legal(Seat(seat)) else None


# --- Around play ------------------------------------------------------------


def wish(course: Course, kind: str, seat: int, number: int) -> Wished:
    if course.state.wish is not None:
        raise No("wish-open")
    return Wished(kind, seat, number)


def come_back(course: Course, seat: int) -> Returned:
    if not course.state.seats[seat].standing_in:
        raise No("not-playing")
    return Returned(seat)


def talk(course: Course, seat: int, chat: Chat) -> Talked:
    players = course.deal.terms.players
    if any(to >= players for to in chat.to):
        raise No("no-seat")
    pos, silence = course.pos, course.deal.terms.silence
    if silence and pos is not None and not pos.over and not course.deal.game.may_talk(pos):
        raise No("silence")
    text = "".join(mark for mark in chat.text if mark.isprintable() or mark == "\n").strip()
    if not text:
        raise No("bad-message")
    to = sorted(set(chat.to) - {seat})
    if chat.to and not to:
        raise No("bad-message")
    return Talked(seat, to, text, proposal(chat.said))


def proposal(said: SaidShown | None) -> SaidShown | None:
    """A text of the room by its key; gaps hold plain words, numbers and lists of them."""
    if said is None:
        return None
    if is_deeper(said.args, DEEPEST_PROPOSAL) or len(repr(said)) > LONGEST_PROPOSAL:
        raise No("bad-message")
    if not said.key.replace("-", "").isalnum():
        raise No("bad-message")
    return said


def is_deeper(filling: Any, most: int) -> bool:
    """What is nested without end could be written and never be read again."""
    inner = filling.values() if isinstance(filling, dict) else filling
    if not isinstance(filling, dict | list):
        return False
    return most == 0 or any(is_deeper(part, most - 1) for part in inner)
