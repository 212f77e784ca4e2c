"""Looks after tables where nobody is: bots to move, time run out, lines missed.

What is due stands in the store, so that it survives a restart; of several processes
the one that claims a table first looks after it.
"""

import asyncio
import contextlib
from functools import partial

from palaver.core.errors import PalaverError
from palaver.server import archive, clocks
from palaver.server.commands import by_the_clock
from palaver.server.connection import RESTARTING
from palaver.server.course import Course
from palaver.server.entries import Answered, Entry, StoodIn
from palaver.server.hall import Hall
from palaver.server.house import House
from palaver.server.logs import log
from palaver.server.refusals import No
from palaver.server.table import Table, now

ROUND = 0.25  # seconds between two looks
COMPARE_EVERY = 8  # rounds, where others may have kept a line that was not announced
SWEEP_EVERY = 40
COUNT_EVERY = 4
MOST_AT_ONCE = 50  # tables a round
CLAIM = 5_000  # milliseconds a process has for a table it has claimed
MOST_ANSWERS = 200  # that the clock gives for a seat before a bot takes over


class Keeper:
    def __init__(self, hall: Hall, house: House | None = None) -> None:
        self.hall = hall
        self.house = house
        self.working: asyncio.Task[None] | None = None

    def start(self) -> None:
        self.working = asyncio.ensure_future(self.work())

    async def work(self) -> None:
        rounds = 0
        while True:
            await asyncio.sleep(ROUND)
            rounds += 1
            try:
                await self.look_after_due()
                if rounds % COMPARE_EVERY == 0 and not self.hall.store.is_sqlite:
                    await self.compare()
                if rounds % SWEEP_EVERY == 0:
                    self.hall.sweep()
                if rounds % COUNT_EVERY == 0 and self.house is not None:
                    self.house.count()
            except No as no:
                log.warning("keeper", code=no.code)
            except Exception:
                log.exception("keeper")

    async def look_after_due(self) -> None:
        at = now()
        for game, wake in await self.hall.read(lambda c: archive.due(c, at, MOST_AT_ONCE)):
            claimed = await self.claim(game, wake, at + CLAIM)
            if claimed:
                await self.look_after(game)

    async def claim(self, game: str, wake: int, until: int) -> bool:
        return await self.hall.write(lambda c: archive.claim(c, game, wake, until), game)

    async def look_after(self, game: str) -> None:
        try:
            table = await self.hall.table(game)
        except PalaverError as error:  # its room is gone, or its rules are others
            log.warning("table", table=game, error=type(error).__name__)
            return
        if not self.hall.store.is_sqlite:
            await self.hall.heard(game)
        with contextlib.suppress(No):
            await time_is_up(table)
        if table.bots_to_move():
            self.hall.move_bots(table)

    async def compare(self) -> None:
        """Has another process kept lines that we were not told of?"""
        watched = {
            game: table.course.state.n
            for game, table in self.hall.tables.items()
            if table.onlookers
        }
        if not watched:
            return
        lengths = await self.hall.read(lambda c: archive.lengths(c, list(watched)))
        for game, n in watched.items():
            if lengths.get(game, 0) > n:
                await self.hall.heard(game)

    async def close(self, house: House) -> None:
        """Whatever is under way is finished; clients are told to come back."""
        self.hall.closing = True
        if self.working is not None:
            self.working.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self.working
        for connection in list(house.sockets):
            connection.leave(RESTARTING)
        if self.hall.tasks:
            await asyncio.wait(self.hall.tasks, timeout=CLAIM / 1000)
        await self.hall.benches.close()
        await asyncio.to_thread(self.hall.store.close)


# --- Time runs out ----------------------------------------------------------


async def time_is_up(table: Table) -> None:
    """Each seat whose time is over: the room answers for it, or a bot takes it."""
    for seat in expired(table.course):
        for _ in range(MOST_ANSWERS):
            if seat not in expired(table.course):
                break
            await table.do(partial(verdict, seat))


def expired(course: Course) -> list[int]:
    at = now()
    ends = clocks.run_out(course.state, course.deal.terms.pace)
    return [seat for seat, end in ends.items() if end <= at]


def verdict(seat: int, course: Course) -> Entry:
    if seat not in expired(course):
        raise No("stale")
    option = by_the_clock(course, seat)
    if option is None:
        return StoodIn(seat, course.deal.terms.stand_in)
    return Answered(seat, option, "clock")
