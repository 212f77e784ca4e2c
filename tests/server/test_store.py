"""Copies of the store, its inspection, the proof of a deal; and a disk that is full."""

import asyncio
import resource
import signal
import sqlite3
from pathlib import Path

import pytest
from sqlalchemy import create_engine, text

from palaver.cli import main
from palaver.client import Client, Problem, Refused
from palaver.core.errors import PalaverError
from palaver.server import admin
from palaver.server.store import default_url
from palaver.server.wire import Chat, Pace
from tests.server.inside import hall, quiet, table_of_people
from tests.server.running import Server, postgresql, running

pytestmark = pytest.mark.xdist_group("server")


def filled(folder: Path) -> str:
    """A store with two games that bots have played to the end."""

    async def play() -> None:
        with hall(folder) as house:
            for room in ("africa", "west_of_africa"):
                table = await table_of_people(house, room, 2)
                for seat in (0, 1):
                    from palaver.server.opening import seat_bot

                    await seat_bot(table, seat, "random")
                await quiet(house)
                assert table.course.state.status == "finished"

    asyncio.run(play())
    return default_url(folder)


def test_a_copy_is_restored_and_holds(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Also from one kind of database into the other."""
    url, copy = filled(tmp_path / "one"), tmp_path / "copy.jsonl"
    rows = admin.backup(url, copy)
    with postgresql() as other:
        assert rows == admin.restore(other, copy)
        assert [] == list(admin.check(other))
        assert admin.size(url) == admin.size(other)
        with pytest.raises(PalaverError, match="not empty"):
            admin.restore(other, copy)

    assert 0 == main(["admin", "check", "--data", str(tmp_path / "one")])
    assert "2 tables" in capsys.readouterr().out


def test_the_inspection_finds_what_was_meddled_with(tmp_path: Path) -> None:
    url = filled(tmp_path)
    engine = create_engine(url)
    with engine.begin() as connection:
        connection.execute(text("UPDATE acts SET fingerprint = '00000000' WHERE n = 20"))
    engine.dispose()

    assert 2 == len(list(admin.check(url)))


def test_a_snapshot_that_was_meddled_with_is_found(tmp_path: Path) -> None:
    url = filled(tmp_path)
    engine = create_engine(url)
    with engine.begin() as connection:
        connection.execute(text("UPDATE snapshots SET body = replace(body, 'playing', 'open')"))
    engine.dispose()

    assert all("snapshot" in line for line in admin.check(url))
    assert 2 == len(list(admin.check(url)))


def test_a_store_is_copied_and_inspected_while_it_is_played_in(tmp_path: Path) -> None:
    """Bots play on; the copy is of one moment, and holds."""

    async def begin(server: Server) -> None:
        async with Client(server.url) as client:
            for room in ("africa", "heart_of_africa", "west_of_africa") * 3:
                table = (await client.open_table(room, 3)).table.id
                await client.start(table, bots="random")

    with running(tmp_path) as server:
        asyncio.run(begin(server))
        sizes = set()
        for number in range(4):
            copy, twin = tmp_path / f"copy-{number}", default_url(tmp_path / str(number))
            rows = admin.backup(server.database, copy)
            assert [] == list(admin.check(server.database))
            assert rows == admin.restore(twin, copy)
            assert [] == list(admin.check(twin))
            sizes.add(admin.size(twin))
        assert len(sizes) > 1, "nobody played meanwhile"


def test_an_older_store_is_inspected_and_copied_before_it_is_brought_up(tmp_path: Path) -> None:
    """The gate before an upgrade is the new version's own."""
    url = filled(tmp_path / "old")
    with sqlite3.connect(tmp_path / "old" / "palaver.sqlite") as store:
        store.execute("DROP INDEX acts_person")
        store.execute("ALTER TABLE acts DROP COLUMN person")

    assert [] == list(admin.check(url))
    rows = admin.backup(url, tmp_path / "copy")
    assert rows == admin.restore(default_url(tmp_path / "new"), tmp_path / "copy")


def test_a_table_of_other_rules_is_left_as_it_is(tmp_path: Path) -> None:
    """Neither a reader nor the keeper plays it on; the inspection names it."""

    async def visit(server: Server) -> int:
        async with Client(server.url, language="de") as client:
            table = (await client.open_table("africa", 2, pace=Pace("slow", per_act=1))).table.id
            for name in ("Andreas", "Andrea"):
                await client.sit_down(table, name)
        server.kill()
        with sqlite3.connect(tmp_path / "data" / "palaver.sqlite") as store:
            store.execute("UPDATE tables SET rules = rules + 1")
        before = admin.size(server.database)
        server.start()
        async with Client(server.url, language="de") as client:
            with pytest.raises(Problem, match="other-rules: An diesem Tisch galten Regeln"):
                await client.table(table)
            await asyncio.sleep(2)
        assert before == admin.size(server.database)
        return len(list(admin.check(server.database)))

    with running(tmp_path) as server:
        assert 1 == asyncio.run(visit(server))


def test_to_look_for_a_store_makes_none(tmp_path: Path) -> None:
    for look in (admin.check, lambda url: [admin.backup(url, tmp_path / "copy")]):
        with pytest.raises(PalaverError, match="there is no store"):
            list(look(default_url(tmp_path / "none")))
    assert [] == list(tmp_path.iterdir())


def test_what_is_no_backup_is_refused(tmp_path: Path) -> None:
    head = '{"format": "palaver-backup/1"}\n'
    lines = [
        '["acts"',
        "5",
        "null",
        "{}",
        '["acts",5]',
        '["acts",{"x":1}]',
        '["x",{}]',
    ]
    for content in ("", "{}", "\x00", *(head + line for line in lines)):
        (tmp_path / "copy").write_text(content)
        with pytest.raises(PalaverError):
            admin.restore(default_url(tmp_path / "new"), tmp_path / "copy")


def test_a_full_disk_is_told_and_the_table_goes_on(tmp_path: Path) -> None:
    """The server may write no more to its files; then it may again."""

    async def play(url: str, process: int) -> None:
        async with Client(url) as client:
            table = (await client.open_table("africa", 2)).table.id
            await client.sit_down(table, "Andreas")
            await client.sit_down(table, "Birgit")
            async with client.play(table, 0) as game:
                await game.do(Chat("before", "all is well"))
                limits = resource.prlimit(process, resource.RLIMIT_FSIZE)
                resource.prlimit(process, resource.RLIMIT_FSIZE, (1024, limits[1]))
                with pytest.raises(Refused) as refused:
                    await game.do(Chat("during", "x" * 1000))
                assert refused.value.refusal.code == "disk-full"
                resource.prlimit(process, resource.RLIMIT_FSIZE, limits)
                await game.do(Chat("during", "x" * 1000))
                frames = await client.frames(table, 0)
            lines = [frame.chat.text[:3] for frame in frames.frames if frame.chat]
            assert lines == ["all", "xxx"]

    with running(tmp_path) as server:
        assert server.process is not None
        asyncio.run(asyncio.wait_for(play(server.url, server.process.pid), 30))
        assert server.stop() in (0, -signal.SIGTERM)
        assert [] == list(admin.check(server.database))


def test_a_deal_is_proven_by_its_digest(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    url = filled(tmp_path)
    engine = create_engine(url)
    with engine.connect() as connection:
        game = connection.execute(text("SELECT id FROM tables WHERE room = 'africa'")).scalar()
    engine.dispose()
    from palaver.server import archive
    from palaver.server.records import written
    from palaver.server.store import Store

    store = Store(url)
    kept = store.look(lambda c: archive.load(c, str(game)))
    assert kept is not None
    deal = kept.course.deal
    record = tmp_path / "record.txt"
    record.write_text(store.look(lambda c: written(c, deal)))
    store.close()

    assert 0 == main(["verify", str(record), "--digest", deal.digest])
    assert 2 == main(["verify", str(record), "--digest", "0" * 64])
    record.write_text(record.read_text().replace("secret=", "secret=00", 1))
    assert 2 == main(["verify", str(record), "--digest", deal.digest])
    assert "another" in capsys.readouterr().err
