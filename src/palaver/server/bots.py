"""Bots at the tables: each thinks in a process of its own, which may be slow or die.

A worker gets a sight and the options and returns one of them; what does not answer in
time is ended and replaced, and the seat answers at random.
"""

import asyncio
import pickle
import secrets
import struct
import sys
from typing import TYPE_CHECKING, Any

from palaver.bots import bot_called
from palaver.core.bits import has
from palaver.core.errors import PalaverError
from palaver.core.ints import Seat
from palaver.core.sight import Sight
from palaver.server import metrics
from palaver.server.course import Course
from palaver.server.entries import Answered, Entry
from palaver.server.frames import sight
from palaver.server.refusals import No

if TYPE_CHECKING:
    from palaver.server.hall import Hall
    from palaver.server.table import Table

TIME_TO_THINK = 1.0  # seconds a bot is given for an answer
PATIENCE = 4.0  # seconds after which it has failed
LENGTH = struct.Struct(">I")


class Worker:
    """One process that thinks."""

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        self.process = process

    async def ask(self, question: Any) -> int:
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        body = pickle.dumps(question)
        self.process.stdin.write(LENGTH.pack(len(body)) + body)
        await self.process.stdin.drain()
        answer = await self.process.stdout.readexactly(8)
        return int.from_bytes(answer, "big", signed=True)

    def end(self) -> None:
        if self.process.returncode is None:
            self.process.kill()


class Benches:
    """So many workers, started when first needed."""

    def __init__(self, workers: int, time_to_think: float = TIME_TO_THINK) -> None:
        self.time_to_think = time_to_think
        self.free: asyncio.LifoQueue[Worker | None] = asyncio.LifoQueue()
        self.all: set[Worker] = set()
        for _ in range(workers):
            self.free.put_nowait(None)
        self.replaced = 0

    async def worker(self) -> Worker:
        worker = await self.free.get()
        if worker is not None and worker.process.returncode is not None:
            self.dismiss(worker)
            worker = None
        try:
            return worker or await self.hire()
        except BaseException:
            self.free.put_nowait(None)  # the place on the bench is free all the same
            raise

    async def hire(self) -> Worker:
        process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "palaver.server.thinking"),
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
        )
        worker = Worker(process)
        self.all.add(worker)
        return worker

    async def answer(self, bot: str, seen: Sight, board: Any) -> int:
        """One of the options, always."""
        options = tuple(choice.option for choice in seen.choices)
        if bot == "random" or len(options) == 1:
            return secrets.choice(options)
        for _ in range(2):
            try:
                hired = await self.worker()
            except OSError:  # no more processes, no more memory
                break
            worker: Worker | None = hired
            try:
                question = (bot, secrets.randbits(63), seen, board, self.time_to_think)
                option = await asyncio.wait_for(hired.ask(question), PATIENCE)
                if option in options:
                    return option
                self.dismiss(hired)
                worker = None
            except (TimeoutError, asyncio.IncompleteReadError, OSError):
                self.dismiss(hired)
                worker = None
            except asyncio.CancelledError:
                self.dismiss(hired)
                worker = None
                raise
            finally:
                self.free.put_nowait(worker)
        return secrets.choice(options)

    def dismiss(self, worker: Worker) -> None:
        worker.end()
        self.all.discard(worker)
        self.replaced += 1
        metrics.BOTS_REPLACED.inc()

    async def close(self) -> None:
        for worker in self.all:
            worker.end()
        await asyncio.gather(*(worker.process.wait() for worker in self.all))

    # --- At a table ---------------------------------------------------------

    async def play(self, hall: "Hall", table: "Table") -> None:
        """Move the bots of a table until people are waited for again."""
        try:
            while not hall.closing and (seats := table.bots_to_move()):
                await self.move(table, seats[0])
        except No:
            pass  # the keeper comes back to this table
        finally:
            hall.playing.discard(table.deal.id)

    async def move(self, table: "Table", seat: int) -> None:
        course = table.course
        bot = course.state.seats[seat].bot or "random"
        option = await self.answer(bot, sight(course, seat), table.deal.board_data)
        ask = course.state.asks[seat]

        def judge(now: Course) -> Entry:
            """The world may have moved on while the bot was thinking."""
            assert now.pos is not None
            seated = now.state.seats[seat].bot is not None and not now.state.paused
            if (
                not seated
                or now.state.asks[seat] != ask
                or not has(now.pos.may_answer(), Seat(seat))
            ):
                raise No("stale")
            if option not in now.pos.legal(Seat(seat)):
                raise No("stale")
            return Answered(seat, option, "bot")

        try:
            await table.do(judge, seat=seat)
        except No as no:
            if no.code != "stale":
                raise


def checked_bot(name: str) -> str:
    try:
        bot_called(name, 0)
    except PalaverError:
        raise No("no-bot", name=name) from None
    return name
