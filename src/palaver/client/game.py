"""Play at one table over its socket. What is sent twice is done once, so nothing is lost
when a connection is."""

import asyncio
import contextlib
import secrets
from collections.abc import AsyncIterator
from types import TracebackType
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from palaver.server.wire import (
    Ack,
    Act,
    Because,
    ChoiceShown,
    Command,
    Frame,
    FromServer,
    Hello,
    Pong,
    Refusal,
    SightShown,
    TableShown,
)

decode = msgspec.json.Decoder(FromServer).decode
encode = msgspec.json.encode
FOR_GOOD = (4003, 4004)  # close codes after which coming back is of no use
LONGEST_WAIT = 30.0  # seconds between two attempts
LARGEST = 4_000_000  # bytes of one message
NETWORK = (ConnectionClosed, InvalidHandshake, OSError, TimeoutError)


class Refused(Exception):
    """The table did not accept a command; nothing has changed."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(f"{refusal.code}: {refusal.reason}")
        self.refusal = refusal


class Game:
    """What this observer knows now, and the way to act."""

    def __init__(
        self, url: str, table: str, seat: int | None, token: str | None, language: str = "en"
    ) -> None:
        self.address = f"ws{url.removeprefix('http')}/api/tables/{table}/play"
        self.seat = seat
        self.token = token
        self.language = language
        self.table: TableShown | None = None
        self.sight: SightShown | None = None
        self.seq: int | None = None
        self.ask = -1
        self.undo = 0
        self.refused = False
        self.longest_wait = LONGEST_WAIT
        self.frames: asyncio.Queue[Frame] = asyncio.Queue()
        self.open: dict[str, tuple[bytes, asyncio.Future[Any]]] = {}
        self.socket: ClientConnection | None = None
        self.listening: asyncio.Task[None] | None = None
        self.news = asyncio.Event()
        self.ended: BaseException | None = None

    async def __aenter__(self) -> "Game":
        self.listening = asyncio.ensure_future(self.listen())
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        if self.listening is not None:
            self.listening.cancel()
            await asyncio.gather(self.listening, return_exceptions=True)

    @property
    def over(self) -> bool:
        return self.table is not None and self.table.status in ("finished", "closed")

    # --- Acting -------------------------------------------------------------

    async def answer(self, answer: int | str | ChoiceShown) -> Ack:
        """By number, in the notation, or as it stands in `sight.choices`."""
        act = Act(key=new_key(), ask=self.ask)
        if isinstance(answer, str):
            act.notation = answer
        else:
            act.option = answer if isinstance(answer, int) else answer.option
        try:
            done = await self.do(act)
        except Refused:
            self.refused = True
            raise
        assert isinstance(done, Ack)
        return done

    async def do(self, command: Command) -> Ack | Because | Pong:
        """Any command, until it is answered and its effect is seen; sent again after a lost
        connection."""
        done: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        message = encode(command)
        self.open[command.key] = (message, done)
        if self.socket is not None:
            with contextlib.suppress(*NETWORK):  # it is sent again with the next connection
                await self.socket.send(message.decode())
        try:
            answer = await done
        finally:
            self.open.pop(command.key, None)
        if isinstance(answer, Refusal):
            raise Refused(answer)
        assert isinstance(answer, Ack | Because | Pong)
        if isinstance(answer, Ack):
            await self.seen(answer.seq)
        return answer

    async def seen(self, seq: int) -> None:
        """Until this observer has been shown everything up to there."""
        while self.seq is None or self.seq < seq:
            if self.ended is not None:
                raise self.ended
            self.news.clear()
            await self.news.wait()

    # --- Listening ----------------------------------------------------------

    async def questions(self) -> AsyncIterator[SightShown]:
        """Each time this seat is waited for with something new, or was refused; until the game
        is over. What may be taken back though nobody waits for it is not asked."""
        last = -1
        while not self.over:
            self.news.clear()
            waited_for = self.sight is not None and self.sight.observer in self.sight.waiting
            if self.sight is not None and waited_for and (self.ask != last or self.refused):
                last, self.refused = self.ask, False
                yield self.sight
                continue
            if self.ended is not None:
                raise self.ended
            await self.news.wait()

    async def listen(self) -> None:
        wait = 0.1
        while True:
            try:
                async with connect(self.uri(), **self.headers()) as socket:
                    self.socket = socket
                    wait = 0.1
                    for message, _ in list(self.open.values()):
                        await socket.send(message.decode())
                    async for text in socket:
                        self.hear(decode(text))
            except NETWORK as error:
                if closed_with(error) in FOR_GOOD:
                    self.give_up(error)
                    return
            except Exception as error:  # a gap, or what is no message of ours: a defect
                self.give_up(error)
                raise
            self.socket = None
            await asyncio.sleep(wait * (0.5 + secrets.randbelow(1000) / 1000))
            wait = min(wait * 2, self.longest_wait)

    def uri(self) -> str:
        wishes = [f"lang={self.language}"]
        if self.seat is not None:
            wishes.append(f"seat={self.seat}")
        if self.seq is not None:
            wishes.append(f"seen={self.seq}")
        return f"{self.address}?{'&'.join(wishes)}"

    def headers(self) -> dict[str, Any]:
        cookie = {} if self.token is None else {"Cookie": f"palaver={self.token}"}
        return {
            "additional_headers": cookie,
            "max_size": LARGEST,
            "compression": None,
            "proxy": None,
        }

    def hear(self, message: FromServer) -> None:
        match message:
            case Hello():
                self.table = message.table
                if not message.resumed:
                    self.seq = None
            case Frame():
                self.take(message)
            case Ack(key=key) | Refusal(key=key) | Because(key=key) | Pong(key=key):
                if key in self.open and not self.open[key][1].done():
                    self.open[key][1].set_result(message)
        self.news.set()

    def take(self, frame: Frame) -> None:
        """Frames come one after the other; a gap would be a defect."""
        if self.seq is not None and frame.seq != self.seq + 1:
            raise RuntimeError(f"frame {frame.seq} after {self.seq}")
        self.seq = frame.seq
        self.sight = frame.sight or self.sight
        self.table = frame.table or self.table
        self.ask = self.ask if frame.ask is None else frame.ask
        self.undo = self.undo if frame.undo is None else frame.undo
        self.frames.put_nowait(frame)

    def give_up(self, error: BaseException) -> None:
        self.ended = error
        for _, done in self.open.values():
            if not done.done():
                done.set_exception(error)
        self.news.set()


def closed_with(error: BaseException) -> int | None:
    received = error.rcvd if isinstance(error, ConnectionClosed) else None
    return None if received is None else received.code


def new_key() -> str:
    return secrets.token_urlsafe(12)
