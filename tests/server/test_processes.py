"""Several processes on one PostgreSQL: one hears what the other kept, whatever is cut between."""

import asyncio
import signal
import time
from collections.abc import Iterator
from contextlib import nullcontext
from pathlib import Path

import pytest
from sqlalchemy import create_engine, text

from palaver.client import Client
from palaver.server.wire import Chat, Pace
from tests.server.running import Server, postgresql, redis_server, running

pytestmark = pytest.mark.xdist_group("server")
SOON = 15.0  # seconds


@pytest.fixture(scope="module")
def database() -> Iterator[str]:
    with postgresql() as url:
        yield url


def cut_all_lines(database: str) -> None:
    """As a restart of PostgreSQL does."""
    engine = create_engine(database.replace("postgresql:", "postgresql+psycopg:"))
    with engine.begin() as connection:
        others = "FROM pg_stat_activity WHERE pid <> pg_backend_pid() AND usename = 'palaver'"
        connection.execute(text(f"SELECT pg_terminate_backend(pid) {others}"))
    engine.dispose()


@pytest.mark.parametrize("news", ["postgresql", "redis"])
def test_a_line_that_one_process_keeps_is_heard_at_the_other_at_once(
    news: str, tmp_path: Path, database: str
) -> None:
    """By the channel: the comparison that finds what was not announced comes every two seconds."""

    async def visit(one: Server, other: Server) -> list[float]:
        took = []
        async with Client(one.url) as andreas, Client(other.url, andreas.token) as birgit:
            table = (await andreas.open_table("africa", 2)).table.id
            await andreas.sit_down(table, "Andreas")
            async with andreas.play(table, 0) as game, birgit.play(table) as watching:
                await game.do(Chat("first", "are you there?"))
                await watching.seen(1)
                for number in range(9):
                    started, before = time.monotonic(), watching.seq or 0
                    await game.do(Chat(f"k{number}", "and now?"))
                    await watching.seen(before + 1)
                    took.append(time.monotonic() - started)
                    await asyncio.sleep(0.1)
        return took

    with (
        redis_server() if news == "redis" else nullcontext("postgresql") as channels,
        running(tmp_path, "--database", database, "--channels", channels) as one,
        running(tmp_path, "--database", database, "--channels", channels) as other,
    ):
        took = asyncio.run(asyncio.wait_for(visit(one, other), 60))
        assert 0.5 > sorted(took)[len(took) // 2]
        for server in (one, other):
            assert server.stop() in (0, -signal.SIGTERM)
            assert "Traceback" not in server.log.read_text()


def test_a_key_that_comes_to_both_processes_is_done_once(tmp_path: Path, database: str) -> None:
    """At the same moment, and again when both know it."""

    async def visit(one: Server, other: Server) -> int:
        async with Client(one.url) as here, Client(one.url) as guest:
            table = (await here.open_table("africa", 2)).table.id
            for client in (here, guest):
                await client.sit_down(table, "Andreas")
            async with Client(other.url, here.token) as there:
                path = f"/api/tables/{table}/commands?seat=0"
                for number in range(20):
                    chat = {"type": "chat", "key": f"k{number}", "text": "once"}
                    senders = [client.http.post(path, json=chat) for client in (here, there) * 2]
                    answers = await asyncio.gather(*senders)
                    assert {"ack"} == {answer.json()["type"] for answer in answers}
                told = await there.frames(table, 0)
        return sum(frame.chat is not None for frame in told.frames)

    with (
        running(tmp_path, "--database", database) as one,
        running(tmp_path, "--database", database) as other,
    ):
        assert 20 == asyncio.run(visit(one, other))


def test_a_process_hears_again_after_its_line_was_cut(tmp_path: Path, database: str) -> None:
    async def visit(one: Server, other: Server) -> None:
        async with Client(one.url) as andreas, Client(other.url) as birgit:
            table = (await andreas.open_table("africa", 3)).table.id
            assert not (await birgit.table(table)).table.seats[0].taken
            cut_all_lines(database)
            await asyncio.sleep(0.5)
            await andreas.sit_down(table, "Andreas")
            end = time.monotonic() + SOON
            while not (await birgit.table(table)).table.seats[0].taken:
                assert time.monotonic() < end, "the other process does not hear any more"
                await asyncio.sleep(0.1)
            await andreas.sit_down(table, "Andrea")
            await asyncio.sleep(0.5)
            assert (await birgit.table(table)).table.seats[1].taken

    with (
        running(tmp_path, "--database", database) as one,
        running(tmp_path, "--database", database) as other,
    ):
        asyncio.run(visit(one, other))
        assert other.stop() in (0, -signal.SIGTERM)
        assert "Traceback" not in other.log.read_text()


def test_a_deadline_is_kept_by_the_process_that_is_left(tmp_path: Path, database: str) -> None:
    """The one where the table was opened is gone when the time runs out; one bot comes, not two."""

    async def begun(server: Server) -> str:
        async with Client(server.url) as client:
            pace = Pace("slow", per_act=2)
            table = (await client.open_table("africa", 2, pace=pace)).table.id
            for name in ("Andreas", "Andrea"):
                await client.sit_down(table, name)
            return table

    async def looked_after(server: Server, table: str) -> None:
        async with Client(server.url) as client:
            end = time.monotonic() + SOON
            while not all(seat.standing_in for seat in (await client.table(table)).table.seats):
                assert time.monotonic() < end, "nobody looks after the table"
                await asyncio.sleep(0.2)

    with (
        running(tmp_path, "--database", database) as one,
        running(tmp_path, "--database", database) as other,
    ):
        table = asyncio.run(begun(one))
        one.kill()
        asyncio.run(looked_after(other, table))
    engine = create_engine(database.replace("postgresql:", "postgresql+psycopg:"))
    with engine.connect() as connection:
        query = text("SELECT body FROM acts WHERE game = :game AND body LIKE '%stood-in%'")
        assert 2 == len(connection.execute(query, {"game": table}).all())
    engine.dispose()
