"""The past of a table, told again from its log: one observer's frames, or one moment."""

from typing import Any, cast

from sqlalchemy import Connection, select

from palaver.core.sight import Told
from palaver.server.archive import course_before, follow, lines_after
from palaver.server.course import Course, Step, advance, opened
from palaver.server.deal import Deal
from palaver.server.entries import decode_entry
from palaver.server.frames import (
    frames_of,
    hidden,
    place_of,
    raw,
    seen_by_all,
    sight_bytes,
    table_shown,
    told_to,
)
from palaver.server.refusals import No
from palaver.server.schema import acts
from palaver.server.wire import Frame, Moment, ToldShown

LONGEST_STRETCH = 50  # frames


def stretch(
    connection: Connection, deal: Deal, observer: int | None, after: int, most: int
) -> tuple[list[Frame], int]:
    """The frames of one observer after this number, and the number of the newest."""
    place = place_of(opened(deal), observer)
    numbers = sequence(connection, deal, place)
    if not numbers or after >= numbers[-1][1]:
        return [], numbers[-1][1] if numbers else 0
    first = next(n for n, seq in numbers if seq > after)
    course = course_at(connection, deal, first - 1)
    seen, found = seen_by_all(course), list[Frame]()
    for line in lines_after(connection, deal.id, first - 1):
        step = advance(course, decode_entry(line.body), line.at)
        frames, seen = frames_of(course, step, seen)
        step.course.state.set_marks(line.marks)
        course = step.course
        if (frame := frames[place]) is not None:
            found.append(frame)
        if len(found) >= min(most, LONGEST_STRETCH):
            break
    return found, numbers[-1][1]


def sequence(connection: Connection, deal: Deal, place: int) -> list[tuple[int, int]]:
    """For each line of the log, how far this observer's own numbers had come."""
    query = select(acts.c.n, acts.c.marks).where(acts.c.game == deal.id).order_by(acts.c.n)
    return [
        (row.n, int(row.marks.split("|")[0].split()[place])) for row in connection.execute(query)
    ]


def course_at(connection: Connection, deal: Deal, n: int) -> Course:
    """After line n."""
    course = course_before(connection, deal, n + 1)
    for line in lines_after(connection, deal.id, course.state.n):
        if line.n > n:
            break
        course = follow(course, line)
    return course


def moment(connection: Connection, deal: Deal, observer: int | None, seq: int) -> Moment:
    """What this observer saw after so many steps of their own."""
    numbers = sequence(connection, deal, place_of(opened(deal), observer))
    last = numbers[-1][1] if numbers else 0
    line = 0 if seq == 0 else next((n for n, number in numbers if number == seq), None)
    if line is None:
        raise No("no-moment")
    step = step_at(connection, deal, line)
    told = told_to(step.course, step, observer)
    return shown(step.course, observer, (seq, last), told)


def open_moment(connection: Connection, deal: Deal, n: int) -> Moment:
    """With all that was hidden, after so many lines of the log."""
    numbers = sequence(connection, deal, deal.terms.players)
    if n > len(numbers):
        raise No("no-moment")
    step = step_at(connection, deal, n)
    found = shown(step.course, None, (n, len(numbers)), told_openly(step))
    found.hidden = hidden(step.course)
    return found


def told_openly(step: Step) -> list[ToldShown]:
    """Each event as its own seat heard it."""
    if step.act is None:
        return []
    game, act = step.course.deal.game, step.act
    told = [game.told(act.before, event, event[1]) for event in act.heard]
    return cast("list[ToldShown]", [heard for heard in told if isinstance(heard, Told)])


def step_at(connection: Connection, deal: Deal, n: int) -> Step:
    if n == 0:
        return Step(opened(deal))
    before = course_at(connection, deal, n - 1)
    line: Any = connection.execute(select(acts).where(acts.c.game == deal.id, acts.c.n == n)).one()
    step = advance(before, decode_entry(line.body), line.at)
    step.course.state.set_marks(line.marks)
    return step


def shown(
    course: Course, observer: int | None, numbers: tuple[int, int], told: list[ToldShown]
) -> Moment:
    seq, last = numbers
    sight = raw(sight_bytes(course, observer))
    return Moment(seq, last, course.state.at, told, sight, table_shown(course))
