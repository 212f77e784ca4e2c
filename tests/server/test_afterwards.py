"""When a game is over, and when a person leaves: what is kept, told again, and forgotten."""

import asyncio
import random
from pathlib import Path

import pytest

from palaver.client import Client
from palaver.server import people
from palaver.server.people import People
from palaver.server.schema import persons
from palaver.server.wire import Chat
from tests.server.inside import hall
from tests.server.running import Server
from tests.server.visiting import code_of, two_at_a_table, visited

pytestmark = pytest.mark.xdist_group("server")


async def played_out(andreas: Client, birgit: Client) -> str:
    table = await two_at_a_table(andreas, birgit)

    async def play(client: Client, seat: int) -> None:
        luck = random.Random(seat)
        async with client.play(table, seat) as game:
            async for sight in game.questions():
                await game.answer(luck.choice(sight.choices))

    await asyncio.gather(play(andreas, 0), play(birgit, 1))
    return table


def test_a_finished_game_can_be_kept_brought_back_and_played_again(server: Server) -> None:
    async def visit(andreas: Client, birgit: Client) -> None:
        table = await played_out(andreas, birgit)
        text = await andreas.record(table)
        proof = (await andreas.http.get(f"/api/tables/{table}/proof")).json()
        assert f"secret={proof['secret']}" in text

        brought = await birgit.http.post("/api/records", json={"text": text})
        other = brought.json()["table"]
        here = await andreas.http.get(f"/api/tables/{table}/moments/30?view=seat-1")
        there = await birgit.http.get(f"/api/tables/{other}/moments/30?view=seat-1")
        opened = await birgit.http.get(f"/api/tables/{table}/moments/30?view=open")
        assert 201 == brought.status_code
        assert here.json()["sight"] == there.json()["sight"]
        assert opened.json()["hidden"]["spaces"]

        again = await andreas.rematch(table)
        assert ("open", [0]) == (again.table.status, again.mine)
        assert [0] == (await andreas.rematch(table)).mine
        both = await birgit.rematch(table)
        assert again.table.id == both.table.id
        assert ("playing", [1]) == (both.table.status, both.mine)
        assert ["Andreas", "Birgit"] == [seat.name for seat in both.table.seats]
        assert both.table.digest != proof["digest"]
        wrong = await birgit.http.post("/api/records", json={"text": text.replace("red", "rad", 1)})
        assert (400, "bad-record") == (wrong.status_code, code_of(wrong))

    visited(server, visit)


def test_playing_again_against_bots_takes_one_call(server: Server) -> None:
    async def visit(andreas: Client, birgit: Client) -> None:
        table = (await andreas.open_table("west_of_africa", 3)).table.id
        await andreas.sit_down(table, "Andreas", 1)
        await andreas.start(table, bots="random")
        async with andreas.play(table, 1) as game:
            async for sight in game.questions():
                await game.answer(sight.choices[0])

        again = await andreas.rematch(table)

        assert ("playing", [1]) == (again.table.status, again.mine)
        assert ["random", None, "random"] == [seat.bot for seat in again.table.seats]

    visited(server, visit)


def test_what_was_missed_can_be_read_again(server: Server) -> None:
    async def visit(andreas: Client, birgit: Client) -> None:
        table = await two_at_a_table(andreas, birgit)
        async with andreas.play(table, 0) as game:
            await anext(game.questions())
            await game.answer("start Lagos")
            told = await andreas.frames(table, 0, after=(game.seq or 0) - 1)

        assert [game.seq] == [frame.seq for frame in told.frames]
        assert "started" in [event.event for event in told.frames[0].told]

    visited(server, visit)


def test_notes_are_ones_own(server: Server) -> None:
    async def visit(andreas: Client, birgit: Client) -> None:
        table = await two_at_a_table(andreas, birgit)
        path = f"/api/tables/{table}/notes?seat="

        await andreas.http.put(f"{path}0", json={"text": "Lagos is near"})

        assert "Lagos is near" == (await andreas.http.get(f"{path}0")).json()["text"]
        assert 403 == (await birgit.http.get(f"{path}0")).status_code

    visited(server, visit)


def test_whoever_leaves_for_good_leaves_no_name_and_no_word(server: Server) -> None:
    async def visit(andreas: Client, birgit: Client) -> None:
        table = await two_at_a_table(andreas, birgit)
        async with andreas.play(table, 0) as game:
            await game.do(Chat("hello", "my telephone number"))
        exported = (await andreas.http.get("/api/me/export")).text
        assert "my telephone number" in exported

        assert 204 == (await andreas.http.delete("/api/me")).status_code

        told = (await birgit.http.get(f"/api/tables/{table}/frames?seat=1")).text
        seen = await birgit.table(table)
        assert "my telephone number" not in told
        assert "Andreas" not in told
        assert ("", "random") == (seen.table.seats[0].name, seen.table.seats[0].bot)
        assert 401 == (await andreas.http.get("/api/me/export")).status_code

    visited(server, visit)


def test_what_was_said_at_a_table_one_has_left_is_exported_and_forgotten_too(
    server: Server,
) -> None:
    """A seat that was left before the game, one left during it, and one given to another device."""

    async def visit(andreas: Client, birgit: Client) -> None:
        before = (await andreas.open_table("africa", 2)).table.id
        await andreas.sit_down(before, "Andreas")
        during, given = [await two_at_a_table(andreas, birgit) for _ in range(2)]
        for table in (before, during, given):
            async with andreas.play(table, 0) as game:
                await game.do(Chat("hello", "my telephone number"))
        for table in (before, during):
            await andreas.send("DELETE", f"/api/tables/{table}/seats/0")
        await birgit.claim((await andreas.link(given, 0)).token)
        async with birgit.play(given, 0) as game:
            await game.do(Chat("mine", "this is Birgit"))

        exported = (await andreas.http.get("/api/me/export")).json()
        said = [line["table"] for line in exported["did"] if line["type"] == "talked"]
        assert sorted([before, during, given]) == sorted(said)
        assert [before, during, given] == [made["table"] for made in exported["tables"]]
        assert [] == exported["seats"]

        assert 204 == (await andreas.http.delete("/api/me")).status_code
        told = ""
        for table in (before, during, given):
            told += (await birgit.http.get(f"/api/tables/{table}/frames")).text
        assert "my telephone number" not in told
        assert "Andreas" not in told
        assert "this is Birgit" in told
        assert [0, 1] == (await birgit.table(given)).mine

    visited(server, visit)


def test_who_has_left_at_one_process_is_nobody_at_the_other(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A person is remembered for a moment only."""

    async def visit() -> None:
        with hall(tmp_path) as house:
            known = People(house)
            _, token = await known.welcome("en")
            await house.write(lambda c: c.execute(persons.delete()))
            assert await known.who(token) is not None
            monkeypatch.setattr(people, "FRESH", 0.0)
            assert await known.who(token) is None

    asyncio.run(visit())
