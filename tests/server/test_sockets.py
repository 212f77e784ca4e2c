"""Sockets: whose they are, what becomes of slow ones, and what they bring after a break."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from palaver.client import Client
from palaver.server import guard
from palaver.server.connection import MOST_UNSENT, NOT_YOURS, TOO_SLOW, Connection
from palaver.server.house import Settings
from palaver.server.playing import carry_out
from palaver.server.wire import Chat, Refusal
from tests.server.inside import hall, table_of_people
from tests.server.running import Server, postgresql, running
from tests.server.sockets import socket_of, until_closed

pytestmark = pytest.mark.xdist_group("server")


async def two_at_a_table(andreas: Client, birgit: Client) -> str:
    table = (await andreas.open_table("africa", 2, switches={"first_player": 1})).table.id
    await andreas.sit_down(table, "Andreas")
    await birgit.sit_down(table, "Birgit")
    return table


# --- Whose a socket is ------------------------------------------------------


async def by_link(owner: Client, other: Client, table: str) -> None:
    await other.claim((await owner.link(table, 0)).token)


async def by_leaving(owner: Client, other: Client, table: str) -> None:
    await owner.send("DELETE", f"/api/tables/{table}/seats/0")


async def for_good(owner: Client, other: Client, table: str) -> None:
    await owner.send("DELETE", "/api/me")


@pytest.mark.parametrize("way", [by_link, by_leaving, for_good])
def test_who_gave_up_a_seat_sees_and_does_nothing_there_any_more(
    way: Callable[[Client, Client, str], Awaitable[None]], server: Server
) -> None:
    async def visit() -> None:
        async with Client(server.url) as andreas, Client(server.url) as birgit:
            table = await two_at_a_table(andreas, birgit)
            socket = await socket_of(andreas, table, 0)
            await way(andreas, birgit, table)

            code, _ = await until_closed(socket)
            frames = await birgit.frames(table, 1)

            assert NOT_YOURS == code
            again = await socket_of(andreas, table, 0)
            assert (NOT_YOURS, "") == await until_closed(again)
            assert not any(frame.chat for frame in frames.frames)

    asyncio.run(visit())


def test_a_seat_given_up_at_one_process_is_given_up_at_the_other(tmp_path: Path) -> None:
    async def visit(here: str, there: str) -> None:
        async with Client(here) as andreas, Client(here) as birgit:
            table = await two_at_a_table(andreas, birgit)
            async with Client(there, andreas.token) as elsewhere:
                for way in (by_link, by_leaving):
                    owner = elsewhere if way is by_link else Client(there, birgit.token)
                    socket = await socket_of(owner, table, 0)
                    await way(andreas if way is by_link else birgit, birgit, table)
                    code, _ = await until_closed(socket)
                    assert NOT_YOURS == code
                    act = {"type": "chat", "key": "late", "text": "still here?"}
                    path = f"/api/tables/{table}/commands?seat=0"
                    assert 403 == (await owner.http.post(path, json=act)).status_code

    with (
        postgresql() as database,
        running(tmp_path, "--database", database) as one,
        running(tmp_path, "--database", database) as other,
    ):
        asyncio.run(visit(one.url, other.url))


def test_a_command_that_waited_while_the_seat_changed_hands_is_refused(tmp_path: Path) -> None:
    async def play() -> None:
        with hall(tmp_path) as house:
            table = await table_of_people(house, "africa", 2)
            command = Chat("late", "still here?")
            async with table.lock:
                waiting = asyncio.ensure_future(carry_out(table, 0, "person-0", command, "en"))
                await asyncio.sleep(0)
                table.holders[0] = "somebody else"
            answer = await waiting

            assert isinstance(answer, Refusal)
            assert "not-yours" == answer.code

    asyncio.run(play())


# --- Slow ones --------------------------------------------------------------


class Clogged:
    """A socket that takes one message, and no more until the test lets it."""

    def __init__(self) -> None:
        self.open = asyncio.Event()
        self.sent: list[str] = []
        self.code: int | None = None

    async def send_data(self, data: str, mode: str) -> None:
        await self.open.wait()
        self.sent.append(data)

    async def close(self, code: int) -> None:
        self.code = code


def test_who_is_too_slow_is_dropped_and_costs_no_more_memory(tmp_path: Path) -> None:
    async def play() -> None:
        with hall(tmp_path) as house:
            table = await table_of_people(house, "africa", 2)
            socket: Any = Clogged()
            slow = Connection(socket, table, None, None)
            await slow.welcome(None)
            seen = table.course.state.seqs[2]
            for number in range(MOST_UNSENT + 5):
                await carry_out(table, 0, "person-0", Chat(f"k{number}", "hello"), "en")
                await asyncio.sleep(0)

            assert slow not in table.onlookers
            assert 0 == len(slow.unsent)
            socket.open.set()
            await asyncio.wait_for(slow.sending or asyncio.sleep(0), 5)
            assert TOO_SLOW == socket.code
            assert table.missed(2, table.course.state.seqs[2] - 3) is not None
            assert table.missed(2, seen) is None  # too long ago: everything anew

    asyncio.run(play())


def test_who_comes_back_gets_what_was_missed_and_nothing_twice(server: Server) -> None:
    async def visit() -> None:
        async with Client(server.url) as andreas, Client(server.url) as birgit:
            table = await two_at_a_table(andreas, birgit)
            async with andreas.play(table, 0) as game:
                await game.do(Chat("one", "1"))
                left = game.seq
                for key in ("two", "three"):
                    await game.do(Chat(key, key))
            async with andreas.play(table, 0) as back:
                back.seq = left
                await back.do(Chat("four", "4"))
                frames = [back.frames.get_nowait() for _ in range(3)]

            assert ["two", "three", "4"] == [frame.chat.text for frame in frames if frame.chat]

    asyncio.run(visit())


def test_one_client_has_so_many_sockets_and_no_more(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each costs memory; the next is refused until one is closed."""
    monkeypatch.setattr(guard, "MOST_SOCKETS", 2)

    async def visit() -> None:
        leave = asyncio.Event()
        sent: list[Any] = []

        async def app(scope: Any, receive: Any, send: Any) -> None:
            await leave.wait()

        async def receive() -> Any:
            return {"type": "websocket.connect"}

        async def send(message: Any) -> None:
            sent.append(message.get("status"))

        door = guard.Guard(app, Settings("sqlite:///none"))
        scope = {
            "type": "websocket",
            "path": "/api/tables/t/play",
            "query_string": b"",
            "headers": [],
            "client": ("192.0.2.1", 1),
        }
        inside = [asyncio.ensure_future(door(scope, receive, send)) for _ in range(2)]
        await asyncio.sleep(0)
        await door(scope, receive, send)
        assert 429 == sent[0]
        leave.set()
        await asyncio.gather(*inside)
        sent.clear()
        await door(scope, receive, send)
        assert [] == sent

    asyncio.run(visit())
