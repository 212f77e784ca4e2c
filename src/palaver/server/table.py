"""One table in the memory of one process: its course, and who looks on.

Several processes may have the same table open. A line is theirs who keeps it first
under its number; the other reads what it missed and judges the command anew.
"""

import asyncio
import random
import time
from collections import deque
from collections.abc import Callable
from typing import Protocol, TypeVar

from sqlalchemy import Connection

from palaver.server import archive, metrics
from palaver.server.archive import Also, Line
from palaver.server.course import Course, Step, advance
from palaver.server.entries import OF_THE_HOLDERS, Entry, decode_entry, kind_of
from palaver.server.frames import Seen, encode, frames_of, place_of, seen_by_all, whole
from palaver.server.refusals import No
from palaver.server.store import Conflict, DiskFull, Store, StoreFailed
from palaver.server.wire import Frame

MOST_RECENT = 16  # frames kept for whoever was away for a moment
MOST_TRIES = 40
PATIENT_AFTER = 4  # tries; thereafter we wait a little, each time longer, at random
T = TypeVar("T")
Judge = Callable[[Course], Entry]


class Onlooker(Protocol):
    """Somebody who gets the frames of one place."""

    place: int

    def show(self, frame: bytes) -> None: ...

    def look_who_sits(self) -> None: ...


class Table:
    def __init__(self, store: Store, kept: archive.Kept) -> None:
        self.store = store
        self.deal = kept.course.deal
        self.course = kept.course
        self.holders = kept.holders
        self.host = kept.host
        self.seen: Seen | None = None  # worked out when first needed
        self.recent: deque[list[tuple[int, bytes] | None]] = deque(maxlen=MOST_RECENT)
        self.onlookers: set[Onlooker] = set()
        self.lock = asyncio.Lock()
        self.used = time.monotonic()
        self.stale = False  # the store failed: read before anything else
        self.on_kept: Callable[[Table], None] = lambda table: None

    # --- Who ----------------------------------------------------------------

    def seats_of(self, person: str | None) -> list[int]:
        if person is None:
            return []
        return [seat for seat, holder in enumerate(self.holders) if holder == person]

    def is_held_by(self, seat: int, person: str | None) -> bool:
        return person is not None and self.holders[seat] == person

    def may_watch(self, person: str | None) -> bool:
        finished = self.course.state.status == "finished"
        return self.deal.terms.watch or finished or bool(self.seats_of(person))

    # --- Writing ------------------------------------------------------------

    async def do(
        self,
        judge: Judge,
        *,
        seat: int | None = None,
        person: str | None = None,
        key: str | None = None,
        also: Callable[[Entry], list[Also]] = lambda entry: [],
    ) -> None:
        """Judge, keep, show; once for every key."""
        async with self.lock:
            self.used = time.monotonic()
            for number in range(MOST_TRIES):
                if number > PATIENT_AFTER:
                    await asyncio.sleep(random.random() * number / 200)
                if self.stale:
                    await self.catch_up()
                try:
                    entry = judge(self.course)
                except No:
                    if await self.was_done(seat, key):
                        return
                    raise
                try:
                    await self.keep(entry, seat, person, key, also(entry))
                    return
                except Conflict:
                    metrics.CONFLICTS.inc()
                    await self.catch_up()
                    if await self.was_done(seat, key):
                        return
            raise No("conflict")

    async def was_done(self, seat: int | None, key: str | None) -> bool:
        if seat is None or key is None:
            return False
        game = self.deal.id
        return await self.read(lambda c: archive.is_known(c, game, seat, key))

    async def keep(
        self,
        entry: Entry,
        seat: int | None,
        person: str | None,
        key: str | None,
        also: list[Also],
    ) -> None:
        """Nothing is shown that is not kept."""
        step = advance(self.course, entry, now())
        frames, seen = frames_of(self.course, step, self.seen_now())
        line = Line(step.course, entry, seat, person, key, also)
        try:
            await self.store.write(lambda c: archive.append(c, line), self.deal.id)
        except DiskFull:
            raise No("disk-full") from None
        except StoreFailed:
            self.stale = True
            raise No("try-again") from None
        self.take(step, frames, seen)
        metrics.LINES.labels(kind_of(entry)).inc()
        if isinstance(entry, OF_THE_HOLDERS):
            await self.ask_for_holders()
        self.on_kept(self)

    def take(self, step: Step, frames: list[Frame | None], seen: Seen) -> None:
        self.course, self.seen = step.course, seen
        encoded = [None if frame is None else (frame.seq, encode(frame)) for frame in frames]
        self.recent.append(encoded)
        for onlooker in tuple(self.onlookers):
            shown = encoded[onlooker.place]
            if shown is not None:
                onlooker.show(shown[1])

    def seen_now(self) -> Seen:
        if self.seen is None:
            self.seen = seen_by_all(self.course)
        return self.seen

    # --- Reading ------------------------------------------------------------

    async def catch_up(self) -> None:
        """Read what other processes have kept, and show it to those who look on here."""
        game, n = self.deal.id, self.course.state.n
        lines = await self.read(lambda c: archive.lines_after(c, game, n))
        was_stale, self.stale = self.stale, False
        for line in lines:
            entry = decode_entry(line.body)
            step = advance(self.course, entry, line.at)
            frames, seen = frames_of(self.course, step, self.seen_now())
            step.course.state.set_marks(line.marks)
            self.take(step, frames, seen)
            if isinstance(entry, OF_THE_HOLDERS):
                await self.ask_for_holders()
        if was_stale:  # perhaps it was this very question that failed
            await self.ask_for_holders()

    async def ask_for_holders(self) -> None:
        game, players = self.deal.id, self.deal.terms.players
        self.holders = await self.read(lambda c: archive.holders(c, game, players))
        for onlooker in tuple(self.onlookers):
            onlooker.look_who_sits()

    async def read(self, look: Callable[[Connection], T]) -> T:
        try:
            return await self.store.read(look)
        except StoreFailed:
            self.stale = True
            raise No("try-again") from None

    # --- Looking on ---------------------------------------------------------

    def missed(self, place: int, after: int) -> list[bytes] | None:
        """The frames after this one, if they are all still at hand."""
        newest = self.course.state.seqs[place]
        if after == newest:
            return []
        shown = [frames[place] for frames in self.recent]
        frames = [frame for frame in shown if frame is not None and frame[0] > after]
        if after > newest or not frames or frames[0][0] != after + 1:
            return None
        return [frame[1] for frame in frames]

    def whole(self, observer: int | None) -> Frame:
        return whole(self.course, observer)

    def place(self, observer: int | None) -> int:
        return place_of(self.course, observer)

    # --- Bots and clocks ----------------------------------------------------

    def bots_to_move(self) -> list[int]:
        state = self.course.state
        if state.status != "playing" or state.paused:
            return []
        return sorted(set(state.bots()) & set(state.waiting))


def now() -> int:
    return time.time_ns() // 1_000_000
