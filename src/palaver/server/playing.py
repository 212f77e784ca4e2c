"""A command is carried out, whether it came over HTTP or a socket."""

import time

from palaver.core.sight import Reason
from palaver.server import metrics
from palaver.server.commands import entry_for, why_not
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


async def carry_out(table: Table, seat: int | None, command: Command, language: str) -> Answer:
    started = time.perf_counter()
    try:
        answer = await granted(table, seat, command)
        metrics.LINE_TIME.observe(time.perf_counter() - started)
        return answer
    except No as no:
        metrics.REFUSALS.labels(no.code).inc()
        return refusal(no, command.key, language, table.deal.game, names(table))


async def granted(table: Table, seat: int | None, command: Command) -> Ack | Because | Pong:
    if isinstance(command, Ping):
        return Pong(command.key, now())
    if seat is None:
        raise No("spectator")
    if isinstance(command, Why):
        return Because(command.key, shown(why_not(table.course, seat, command.thing)))
    if isinstance(command, Act):
        await take_back_seat(table, seat)
    await table.do(lambda course: entry_for(course, seat, command), seat=seat, key=command.key)
    return Ack(command.key, table.course.state.seqs[seat])


async def take_back_seat(table: Table, seat: int) -> None:
    """Whoever acts for a seat where a bot stood in has returned."""
    if table.course.state.seats[seat].standing_in and table.course.state.status == "playing":
        await table.do(lambda course: entry_for(course, seat, Return("return")), seat=seat)


def shown(reason: Reason | None) -> ReasonShown | None:
    if reason is None:
        return None
    said = SaidShown(reason.said.key, dict(reason.said.args))
    return ReasonShown(said, reason.rule, list(reason.rulings))


def names(table: Table) -> tuple[str, ...]:
    return tuple(
        seat.name or str(number + 1) for number, seat in enumerate(table.course.state.seats)
    )
