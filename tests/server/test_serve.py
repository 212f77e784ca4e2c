"""Starting and stopping: what cannot be done is said in one line, and nobody is cut off."""

import asyncio
import json
import signal
import socket
import sqlite3
from pathlib import Path

import httpx
import pytest

from palaver.cli import main
from palaver.client import Client, Problem
from palaver.server import admin
from palaver.server.connection import RESTARTING
from palaver.server.wire import Chat, Notes
from tests.server.running import Server, free_port, postgresql, running
from tests.server.sockets import socket_of, until_closed

pytestmark = pytest.mark.xdist_group("server")


def said(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> str:
    """The one line with which `palaver serve` refuses."""
    assert 2 == main(["serve", *arguments])
    (line,) = capsys.readouterr().err.splitlines()
    return line


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        (["--port", "70000"], "a port is from 0 to 65535"),
        (["--host", "no.such.host.invalid", "--port", "0"], "cannot listen at"),
        (["--host", "203.0.113.7", "--port", "0"], "cannot listen at"),
        (["--workers", "0"], "from 1 to 64"),
        (["--workers", "2"], "several workers need a PostgreSQL"),
        (["--channels", "pigeons"], "there are memory, postgresql and redis"),
        (["--channels", "postgresql"], "needs --database postgresql"),
        (["--origin", "tables.example"], "an origin is like"),
        (["--origin", "http://["], "an origin is like"),
        (["--database", "mysql://palaver@127.0.0.1/tables"], "a store is postgresql"),
        (["--database", "nonsense"], "a store is postgresql"),
        (["--database", "sqlite://"], "a store is postgresql"),
        (["--database", "sqlite:////proc/none/tables"], "No such file"),
        (["--database", "postgresql://127.0.0.1:1/tables"], "connection"),
        (["--database", "postgresql://127.0.0.1:port/tables"], "a store is postgresql"),
        (
            ["--database", "postgresql://127.0.0.1/t", "--workers", "2", "--channels", "memory"],
            "several workers need --channels",
        ),
    ],
    ids=lambda given: " ".join(given) if isinstance(given, list) else "",
)
def test_a_bad_wish_is_refused_in_one_line(
    arguments: list[str], reason: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    if "--port" not in arguments:
        arguments = [*arguments, "--port", str(free_port())]
    assert reason in said([*arguments, "--data", str(tmp_path)], capsys)


def test_a_port_that_is_taken_is_said_to_be(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with socket.create_server(("127.0.0.1", 0)) as door:
        port = door.getsockname()[1]
        line = said(["--port", str(port), "--data", str(tmp_path)], capsys)

    assert f"palaver: cannot listen at 127.0.0.1 port {port}: Address already in use" == line


def test_two_servers_do_not_work_with_one_file(
    server: Server, capsys: pytest.CaptureFixture[str]
) -> None:
    line = said(["--port", "0", "--data", str(server.folder / "data")], capsys)

    assert "another server works with" in line


def test_a_folder_that_is_none_is_said_to_be(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "file").write_text("no folder")
    (tmp_path / "palaver.sqlite").write_text("no store " * 1000)

    assert "Not a directory" in said(["--data", str(tmp_path / "file" / "in")], capsys)
    assert "file is not a database" in said(["--data", str(tmp_path), "--port", "0"], capsys)


def test_a_store_from_the_future_is_left_alone(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with sqlite3.connect(tmp_path / "palaver.sqlite") as store:
        store.execute("CREATE TABLE alembic_version (version_num VARCHAR(32) NOT NULL)")
        store.execute("INSERT INTO alembic_version VALUES ('9999')")

    assert "newer version" in said(["--data", str(tmp_path), "--port", "0"], capsys)


# --- Stopping ---------------------------------------------------------------


def test_who_sits_at_a_server_that_stops_is_told_to_come_back(tmp_path: Path) -> None:
    async def play(server: Server) -> None:
        async with Client(server.url) as andreas:
            table = (await andreas.open_table("africa", 2)).table.id
            await andreas.sit_down(table, "Andreas")
            watching = await socket_of(andreas, table, None)
            async with andreas.play(table, 0) as game:
                await game.do(Chat("before", "before"))
                process = server.process
                assert process is not None
                process.send_signal(signal.SIGTERM)
                assert RESTARTING == (await until_closed(watching))[0]
                assert await asyncio.to_thread(process.wait, 15) in (0, -signal.SIGTERM)
                server.start()
                await asyncio.wait_for(game.do(Chat("after", "after")), 30)
                frames = (await andreas.frames(table, 0)).frames
            assert ["before", "after"] == [frame.chat.text for frame in frames if frame.chat]

    with running(tmp_path) as server:
        asyncio.run(play(server))


def test_several_workers_serve_the_same_tables_and_stop_together(tmp_path: Path) -> None:
    async def play(server: Server) -> None:
        async with Client(server.url) as andreas, Client(server.url) as birgit:
            table = (await andreas.open_table("africa", 2)).table.id
            await andreas.sit_down(table, "Andreas")
            await birgit.sit_down(table, "Birgit")
            games = [client.play(table, seat) for seat, client in enumerate((andreas, birgit))]
            for number in range(4):  # whichever worker each socket comes to
                async with games[0] as one, games[1] as other:
                    await one.do(Chat(f"one-{number}", "ping"))
                    await other.do(Chat(f"other-{number}", "pong"))
                    await one.seen(other.seq or 0)
            async with games[0] as one, games[1] as other:
                await one.do(Chat("both", "are here"))
                await other.do(Chat("both", "are here"))
                await asyncio.sleep(2)
                for _ in range(6):  # whichever worker is asked tells of both
                    numbers = (await Client(server.url).send("GET", "/metrics")).text
                    assert "palaver_sockets 2.0" in numbers
                    assert 'palaver_lines_total{kind="talked"} 10.0' in numbers

    with (
        postgresql() as database,
        running(tmp_path, "--database", database, "--workers", "2") as server,
    ):
        asyncio.run(asyncio.wait_for(play(server), 60))
        assert server.process is not None
        assert server.stop() in (0, -signal.SIGTERM)
        with pytest.raises(ConnectionRefusedError):  # not one of them holds the door open
            socket.create_connection(("127.0.0.1", server.port))
        assert [] == list(admin.check(database))


# --- Logs -------------------------------------------------------------------


def test_every_line_of_the_log_is_an_object(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        with socket.create_connection(("127.0.0.1", server.port)) as door:
            door.sendall(b"\x00\r\n\r\n")
            door.recv(100)
        httpx.get(f"{server.url}/api/tables/nowhere", trust_env=False)

    lines = [json.loads(line) for line in server.log.read_text().splitlines()]
    assert all({"event", "level", "timestamp"} <= set(line) for line in lines)
    assert {"listening", "Invalid HTTP request received."} <= {line["event"] for line in lines}


def test_no_log_tells_a_secret(tmp_path: Path) -> None:
    """A whole game with a link, talk and notes, and a defect in the middle of it."""

    async def play(server: Server) -> set[str]:
        async with Client(server.url) as andreas, Client(server.url) as birgit:
            table = (await andreas.open_table("west_of_africa", 2)).table.id
            for client, name in ((andreas, "Theophrastus"), (birgit, "Bombastus")):
                body = {"name": name, "salt": f"salt-of-{name}"}
                await client.http.post(f"/api/tables/{table}/seats", json=body)
            link = await andreas.link(table, 0)
            await andreas.claim(link.token)
            with pytest.raises(Problem):
                await birgit.claim(link.token)
            secrets = {andreas.token or "", birgit.token or "", link.token, "Bombastus", "mumps"}
            async with andreas.play(table, 0) as game:
                await game.do(Chat("talk", "I have the mumps"))
                sight = await anext(game.questions())
                secrets |= {choice.notation for choice in sight.choices}
            break_the_store(server)
            with pytest.raises(Problem):
                await andreas.send("PUT", f"/api/tables/{table}/notes?seat=0", Notes("mumps"))
            with pytest.raises(Problem):
                await andreas.open_table("africa", 2)
            return secrets | {"salt-of"}

    with running(tmp_path) as server:
        secrets = asyncio.run(play(server))
        assert server.stop() in (0, -signal.SIGTERM)
    log = server.log.read_text()

    assert {"request", "store"} <= {json.loads(line)["event"] for line in log.splitlines()}
    assert [] == [secret for secret in secrets if secret in log]
    assert "[parameters:" not in log


def break_the_store(server: Server) -> None:
    """So that statements fail which hold secrets."""
    with sqlite3.connect(server.folder / "data" / "palaver.sqlite") as store:
        store.execute("ALTER TABLE notes RENAME TO lost")
        store.execute("ALTER TABLE tables RENAME COLUMN chance TO lost")
