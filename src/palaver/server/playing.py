"""A command is carried out, whether it came over HTTP or a socket."""

import time

from palaver.core.sight import Reason
from palaver.server import metrics
from palaver.server.commands import entry_for, why_not
from palaver.server.course import Course
from palaver.server.entries import Entry
from palaver.server.refusals import No, refusal
from palaver.server.table import Table, now
from palaver.server.wire import (
    Ack,
    Act,
    Because,
    Command,
    Ping,
    Pong,
    ReasonShown,
    Refusal,
    Return,
    SaidShown,
    Why,
)

Answer = Ack | Because | Pong | Refusal


async def carry_out(
    table: Table, seat: int | None, person: str | None, command: Command, language: str
) -> Answer:
    started = time.perf_counter()
    try:
        answer = await granted(table, seat, person, command)
        metrics.LINE_TIME.observe(time.perf_counter() - started)
        return answer
    except No as no:
        metrics.REFUSALS.labels(no.code).inc()
        return refusal(no, command.key, language, table.deal.game, names(table))


async def granted(
    table: Table, seat: int | None, person: str | None, command: Command
) -> Ack | Because | Pong:
    if isinstance(command, Ping):
        return Pong(command.key, now())
    if seat is None:
        raise No("spectator")
    if isinstance(command, Why):
        return Because(command.key, shown(why_not(table.course, seat, command.thing)))
    if isinstance(command, Act):
        await take_back_seat(table, seat, person)
    await done_by(table, seat, person, command, command.key)
    return Ack(command.key, table.course.state.seqs[seat])


async def done_by(
    table: Table, seat: int, person: str | None, command: Command, key: str | None = None
) -> None:
    """Whose the seat is counts when its turn has come: it may have changed hands meanwhile."""

    def judge(course: Course) -> Entry:
        if not table.is_held_by(seat, person):
            raise No("not-yours")
        return entry_for(course, seat, command)

    await table.do(judge, seat=seat, person=person, key=key)


async def take_back_seat(table: Table, seat: int, person: str | None) -> None:
    """Whoever acts for a seat where a bot stood in has returned."""
    if table.course.state.seats[seat].standing_in and table.course.state.status == "playing":
        await done_by(table, seat, person, Return("return"))


def shown(reason: Reason | None) -> ReasonShown | None:
    if reason is None:
        return None
    said = SaidShown(reason.said.key, dict(reason.said.args))
    return ReasonShown(said, reason.rule, list(reason.rulings))


def names(table: Table) -> tuple[str, ...]:
    return tuple(
        seat.name or str(number + 1) for number, seat in enumerate(table.course.state.seats)
    )
