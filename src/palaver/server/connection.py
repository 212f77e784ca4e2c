"""One WebSocket at a table: commands come in, frames go out, one observer's own."""

import asyncio
import contextlib
from collections import deque
from typing import Any

import msgspec
from litestar.connection import WebSocket

from palaver.server import metrics
from palaver.server.frames import encode, table_shown
from palaver.server.limits import Bucket
from palaver.server.playing import carry_out, take_back_seat
from palaver.server.refusals import No, refusal
from palaver.server.table import Table, now
from palaver.server.wire import Command, Hello

LONGEST_MESSAGE = 8192  # bytes
MOST_UNSENT = 100  # frames; who is slower is dropped, and can resume
MOST_AT_ONCE, PER_SECOND = 100.0, 50.0  # commands
MOST_NONSENSE = 100  # messages that say nothing before the socket is closed
RESTARTING, TOO_SLOW = 1012, 1013
NOT_YOURS, NO_TABLE, TOO_MANY = 4003, 4004, 4008
decode_command = msgspec.json.Decoder(Command).decode


class Connection:
    """Frames are queued, and a task sends them only while there are some."""

    __slots__ = (
        "bucket",
        "closing",
        "language",
        "limited",
        "nonsense",
        "observer",
        "person",
        "place",
        "sending",
        "socket",
        "table",
        "unsent",
    )

    def __init__(
        self,
        socket: WebSocket[Any, Any, Any],
        table: Table,
        observer: int | None,
        person: str | None,
    ) -> None:
        self.socket = socket
        self.table = table
        self.observer = observer
        self.person = person
        self.place = table.place(observer)
        self.language = "en"
        self.limited = True
        self.unsent: deque[bytes] = deque()
        self.sending: asyncio.Task[None] | None = None
        self.closing: int | None = None
        self.bucket = Bucket(MOST_AT_ONCE)
        self.nonsense = 0

    # --- Out ----------------------------------------------------------------

    def show(self, frame: bytes) -> None:
        if self.closing is not None:
            return
        if len(self.unsent) >= MOST_UNSENT:
            metrics.DROPPED.inc()
            self.leave(TOO_SLOW)
            return
        self.unsent.append(frame)
        self.wake()

    def leave(self, code: int) -> None:
        """Nothing more goes out but the farewell."""
        self.closing = code
        self.table.onlookers.discard(self)
        self.unsent.clear()
        self.wake()

    def look_who_sits(self) -> None:
        """A seat that went to another device, or was left, shows this one nothing more."""
        if self.closing is None and not self.is_welcome():
            self.leave(NOT_YOURS)

    def is_welcome(self) -> bool:
        if self.observer is None:
            return self.table.may_watch(self.person)
        return self.table.is_held_by(self.observer, self.person)

    def wake(self) -> None:
        if self.sending is None:
            self.sending = asyncio.ensure_future(self.send())

    async def send(self) -> None:
        try:
            while self.unsent:
                await self.socket.send_data(self.unsent.popleft().decode(), "text")
            if self.closing is not None:
                await self.socket.close(self.closing)
        except Exception:  # whatever the transport calls it: nobody is there any more
            self.table.onlookers.discard(self)
            self.unsent.clear()
        finally:
            self.sending = None

    # --- In -----------------------------------------------------------------

    async def welcome(self, seen: int | None) -> None:
        """What was missed, or everything; between this and the next frame nothing is lost."""
        table = self.table
        async with table.lock:
            if not self.is_welcome():  # any more
                self.leave(NOT_YOURS)
                return
            missed = None if seen is None else table.missed(self.place, seen)
            hello = Hello(
                table=table_shown(table.course),
                observer=self.observer,
                mine=[] if self.observer is None else [self.observer],
                seq=table.course.state.seqs[self.place],
                resumed=missed is not None,
                now=now(),
            )
            self.show(encode(hello))
            for frame in missed if missed is not None else [encode(table.whole(self.observer))]:
                self.show(frame)
            table.onlookers.add(self)

    async def listen(self) -> None:
        while self.closing is None:
            message = await self.socket.receive()
            if message["type"] == "websocket.disconnect":
                return
            if message["type"] == "websocket.receive":
                await self.hear(message.get("text"), message.get("bytes"))

    async def hear(self, text: str | None, data: bytes | None) -> None:
        if self.limited and (wait := self.bucket.take(MOST_AT_ONCE, PER_SECOND)):
            await asyncio.sleep(wait)  # who is too fast is heard more slowly
        try:
            if text is None or len(text) > LONGEST_MESSAGE:
                raise msgspec.DecodeError
            command = decode_command(text)
        except (msgspec.DecodeError, RecursionError, UnicodeError):
            self.refuse_nonsense()
            return
        answer = await carry_out(self.table, self.observer, self.person, command, self.language)
        self.show(encode(answer))

    def refuse_nonsense(self) -> None:
        self.nonsense += 1
        if self.nonsense > MOST_NONSENSE:
            self.leave(TOO_MANY)
        else:
            self.show(encode(refusal(No("bad-message"), "", self.language)))

    async def return_to_seat(self) -> None:
        """Whoever opens a socket for a seat where a bot stands in has come back."""
        if self.observer is not None:
            with contextlib.suppress(No):
                await take_back_seat(self.table, self.observer, self.person)

    async def serve(self, seen: int | None) -> None:
        try:
            await self.return_to_seat()
            await self.welcome(seen)
            await self.listen()
        finally:
            self.table.onlookers.discard(self)
            self.unsent.clear()
