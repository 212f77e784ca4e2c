"""The hall: every table that this process has open, and where the others are found."""

import asyncio
import re
import time
from collections.abc import Callable
from typing import Any, TypeVar

from sqlalchemy import Connection

from palaver.server import archive
from palaver.server.bots import Benches
from palaver.server.refusals import No
from palaver.server.store import Store, StoreFailed
from palaver.server.table import Table

T = TypeVar("T")
IS_ID = re.compile(r"[A-Za-z0-9_-]{1,24}").fullmatch  # what `deal.new_id` makes
IDLE = 30.0  # seconds after which nobody misses a table that nobody looks at
FORGET = 20.0  # and after which missed frames are no longer at hand


class Hall:
    def __init__(self, store: Store, benches: Benches) -> None:
        self.store = store
        self.benches = benches
        self.tables: dict[str, Table] = {}
        self.opening: dict[str, asyncio.Task[Table]] = {}
        self.playing: set[str] = set()  # where this process moves the bots right now
        self.tasks: set[asyncio.Task[Any]] = set()
        self.announce: Callable[[str], None] = lambda game: None
        self.closing = False

    async def table(self, game: str) -> Table:
        if game not in self.tables:
            if game not in self.opening:
                self.opening[game] = asyncio.ensure_future(self.open(game))
            try:
                return await asyncio.shield(self.opening[game])
            finally:
                self.opening.pop(game, None)
        self.tables[game].used = time.monotonic()
        return self.tables[game]

    async def open(self, game: str) -> Table:
        if not IS_ID(game):
            raise No("no-table")
        kept = await self.read(lambda c: archive.load(c, game))
        if kept is None:
            raise No("no-table")
        table = Table(self.store, kept)
        table.on_kept = self.after_line
        self.tables[game] = table
        return table

    # --- The store ----------------------------------------------------------

    async def read(self, look: Callable[[Connection], T]) -> T:
        try:
            return await self.store.read(look)
        except StoreFailed:
            raise No("try-again") from None

    async def write(self, job: Callable[[Connection], T], about: str = "") -> T:
        try:
            return await self.store.write(job, about)
        except StoreFailed as error:
            full = type(error).__name__ == "DiskFull"
            raise No("disk-full" if full else "try-again") from None

    # --- After each line ----------------------------------------------------

    def after_line(self, table: Table) -> None:
        self.announce(table.deal.id)
        if table.bots_to_move():
            self.move_bots(table)

    def move_bots(self, table: Table) -> None:
        if table.deal.id not in self.playing and not self.closing:
            self.playing.add(table.deal.id)
            self.spawn(self.benches.play(self, table))

    def spawn(self, work: Any) -> None:
        task = asyncio.ensure_future(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def heard(self, game: str) -> None:
        """Another process has kept a line of this table."""
        table = self.tables.get(game)
        if table is None:
            return
        async with table.lock:
            try:
                await table.catch_up()
            except No:
                table.stale = True

    def sweep(self) -> None:
        """Close what nobody looks at, and forget frames that nobody will ask for."""
        now = time.monotonic()
        for game, table in list(self.tables.items()):
            quiet = now - table.used
            if quiet > FORGET:
                table.recent.clear()
            busy = table.onlookers or table.lock.locked() or game in self.playing
            if quiet > IDLE and not busy:
                del self.tables[game]
