"""What a visitor can do over HTTP, from the lobby to leaving for good."""

import asyncio
from pathlib import Path
from typing import Any

import httpx
import pytest

from palaver.client import Client, Problem, Refused
from palaver.server.wire import (
    AskPause,
    AskUndo,
    Chat,
    Reply,
    Resume,
    SaidShown,
    Undo,
    Why,
)
from tests.server.running import Server, running
from tests.server.visiting import code_of, two_at_a_table, visited

pytestmark = pytest.mark.xdist_group("server")


# --- Finding tables ---------------------------------------------------------


def test_a_public_table_stands_in_the_lobby_and_a_private_one_does_not(server: Server) -> None:
    async def visit(andreas: Client, birgit: Client) -> None:
        public = (await andreas.open_table("africa", 2, public=True)).table.id
        private = (await andreas.open_table("africa", 2)).table.id

        listed = [table.id for table in (await birgit.lobby("africa", "open")).tables]

        assert public in listed
        assert private not in listed

    visited(server, visit)


def test_next_is_the_table_where_one_is_waited_for(server: Server) -> None:
    async def visit(andreas: Client, birgit: Client) -> None:
        table = await two_at_a_table(andreas, birgit)

        assert table == (await andreas.next_table()).table
        assert (await birgit.next_table()).table is None
        assert [True] == [listed.my_turn for listed in (await andreas.own_tables()).tables]

    visited(server, visit)


# --- Seats ------------------------------------------------------------------


def test_nobody_acts_for_another_seat(server: Server) -> None:
    async def visit(andreas: Client, birgit: Client) -> None:
        table = await two_at_a_table(andreas, birgit)
        act = {"type": "act", "key": "k", "notation": "start Lagos"}

        answer = await birgit.http.post(f"/api/tables/{table}/commands?seat=0", json=act)
        looking = await birgit.http.get(f"/api/tables/{table}/sight?seat=0")
        socket = birgit.play(table, 0)
        async with socket:
            await asyncio.sleep(0.3)

        assert (403, "not-yours") == (answer.status_code, code_of(answer))
        assert 403 == looking.status_code
        assert socket.ended is not None

    visited(server, visit)


def test_a_seat_moves_by_a_link_that_works_once(server: Server) -> None:
    async def visit(andreas: Client, birgit: Client) -> None:
        table = await two_at_a_table(andreas, birgit)
        link = await andreas.link(table, 0)

        moved = await birgit.claim(link.token)

        assert 0 == moved.seat
        assert [0, 1] == moved.table.mine
        with pytest.raises(Problem) as spent:
            await andreas.claim(link.token)
        assert "no-link" == spent.value.code
        assert [] == (await andreas.table(table)).mine

    visited(server, visit)


def test_one_browser_holds_several_seats(server: Server) -> None:
    async def visit(andreas: Client, birgit: Client) -> None:
        table = (await andreas.open_table("africa", 3)).table.id
        for name in ("Andreas", "Birgit"):
            await andreas.sit_down(table, name)

        begun = await andreas.start(table, "random")

        assert [0, 1] == begun.mine
        assert "random" == begun.table.seats[2].bot
        assert "playing" == begun.table.status

    visited(server, visit)


def test_who_may_not_watch_sees_the_table_but_not_the_game(server: Server) -> None:
    async def visit(andreas: Client, birgit: Client) -> None:
        table = await two_at_a_table(andreas, birgit, watch=False)
        async with Client(server.url) as connie:
            with pytest.raises(Problem) as refused:
                await connie.sight(table)
            assert "not-watched" == refused.value.code
            assert "playing" == (await connie.table(table)).table.status

    visited(server, visit)


# --- Play -------------------------------------------------------------------


def test_a_repeated_key_is_answered_again_and_done_once(server: Server) -> None:
    async def visit(andreas: Client, birgit: Client) -> None:
        table = await two_at_a_table(andreas, birgit)
        act = {"type": "act", "key": "only-once", "notation": "start Lagos"}

        first = await andreas.http.post(f"/api/tables/{table}/commands?seat=0", json=act)
        again = await andreas.http.post(f"/api/tables/{table}/commands?seat=0", json=act)

        assert ("ack", "ack") == (first.json()["type"], again.json()["type"])
        assert first.json()["seq"] == again.json()["seq"]

    visited(server, visit)


def test_an_act_to_a_closed_question_is_stale(server: Server) -> None:
    async def visit(andreas: Client, birgit: Client) -> None:
        table = await two_at_a_table(andreas, birgit)
        act = {"type": "act", "key": "late", "ask": 7, "option": 3}

        answer = await andreas.http.post(
            f"/api/tables/{table}/commands?seat=0", json=act, headers={"accept-language": "de"}
        )

        assert (409, "stale") == (answer.status_code, code_of(answer))
        assert "Diese Frage ist nicht mehr offen." == answer.json()["reason"]

    visited(server, visit)


def test_own_answers_are_taken_back_and_others_only_with_consent(server: Server) -> None:
    async def visit(andreas: Client, birgit: Client) -> None:
        table = await two_at_a_table(andreas, birgit)
        async with andreas.play(table, 0) as one, birgit.play(table, 1) as other:
            await anext(one.questions())
            await one.answer("start Lagos")
            assert one.sight is not None
            assert 1 == one.undo
            await one.do(Undo("undo-own"))
            assert [0] == one.sight.waiting
            await one.answer("start Lagos")
            await anext(other.questions())
            await other.answer("start Alexandria")
            with pytest.raises(Refused) as refused:
                await one.do(Undo("undo-others"))
            assert "no-undo" == refused.value.refusal.code
            await one.do(AskUndo("please", 2))
            await other.do(Reply("granted", True))
            async for sight in one.questions():  # first the one that was taken back, perhaps
                if sight.table["explorers"] == {"red": None, "blue": None}:
                    break

    visited(server, visit)


def test_a_pause_needs_everybody_and_stops_play(server: Server) -> None:
    async def visit(andreas: Client, birgit: Client) -> None:
        table = await two_at_a_table(andreas, birgit)
        async with andreas.play(table, 0) as one, birgit.play(table, 1) as other:
            await anext(one.questions())
            await one.do(AskPause("pause"))
            assert one.table is not None
            assert not one.table.paused
            await other.do(Reply("yes", True))
            with pytest.raises(Refused) as refused:
                await one.answer("start Lagos")
            assert "paused" == refused.value.refusal.code
            await other.do(Resume("on"))
            await one.answer("start Lagos")

    visited(server, visit)


def test_whoever_leaves_is_not_waited_for_in_a_wish(server: Server) -> None:
    async def visit(andreas: Client, birgit: Client) -> None:
        table = await two_at_a_table(andreas, birgit)
        async with andreas.play(table, 0) as game:
            await anext(game.questions())
            await game.do(AskPause("pause"))
            await birgit.send("DELETE", f"/api/tables/{table}/seats/1")

        seen = (await andreas.table(table)).table
        assert (True, None) == (seen.paused, seen.wish)

    visited(server, visit)


def test_a_private_room_is_heard_by_its_seats_alone(server: Server) -> None:
    async def visit(andreas: Client, birgit: Client) -> None:
        table = (await andreas.open_table("africa", 3)).table.id
        await andreas.sit_down(table, "Andreas")
        await birgit.sit_down(table, "Birgit")
        async with Client(server.url) as connie:
            await connie.sit_down(table, "Connie")
            said = SaidShown("option-rest", {})
            command = Chat("psst", "<b>hush</b>", [1], said)
            path = f"/api/tables/{table}/frames?seat="
            async with andreas.play(table, 0) as game:
                await game.do(command)

            heard = (await birgit.http.get(f"{path}1")).text
            unheard = (await connie.http.get(f"{path}2")).text
            public = (await connie.http.get(f"/api/tables/{table}/frames")).text

        assert "<b>hush</b>" in heard
        assert "hush" not in unheard + public

    visited(server, visit)


def test_why_not_names_the_rule(server: Server) -> None:
    async def visit(andreas: Client, birgit: Client) -> None:
        table = await two_at_a_table(andreas, birgit)
        sight = (await andreas.sight(table)).sight
        place = next(name for name, lies in sight.table["spaces"].items() if lies == "face-down")
        async with andreas.play(table, 0) as game:
            because: Any = await game.do(Why("why", f"space:{place}"))

        assert because.reason is not None
        assert because.reason.rule in next(
            room.rules for room in await andreas.rooms() if room.name == "africa"
        )

    visited(server, visit)


# --- The door ---------------------------------------------------------------


def test_other_sites_may_not_ask(server: Server) -> None:
    foreign = {"origin": "https://elsewhere.example"}
    own = {"origin": server.url}
    body = {"room": "africa", "players": 2}
    with httpx.Client(base_url=server.url, trust_env=False) as visitor:
        refused = visitor.post("/api/tables", json=body, headers=foreign)
        allowed = visitor.post("/api/tables", json=body, headers=own)

        assert (403, "foreign-origin") == (refused.status_code, code_of(refused))
        assert 201 == allowed.status_code
        cookie = allowed.headers["set-cookie"]
        assert "HttpOnly" in cookie
        assert "SameSite=Strict" in cookie
        assert "'unsafe-eval'" not in allowed.headers["content-security-policy"]
        upgrade = {"connection": "upgrade", "upgrade": "websocket", "sec-websocket-version": "13"}
        key = {"sec-websocket-key": "dGhlIHNhbXBsZSBub25jZQ=="}
        path = f"/api/tables/{allowed.json()['table']['id']}/play"
        assert 403 == visitor.get(path, headers=upgrade | key | foreign).status_code


def test_every_mistake_has_a_reason_in_the_readers_language(server: Server) -> None:
    italian = {"accept-language": "it-IT,it;q=0.9"}
    with httpx.Client(base_url=server.url, trust_env=False, headers=italian) as visitor:
        wrong = {
            "no-table": visitor.get("/api/tables/nowhere"),
            "bad-players": visitor.post("/api/tables", json={"room": "africa", "players": 9}),
            "no-room": visitor.post("/api/tables", json={"room": "chess", "players": 2}),
            "bad-request": visitor.post("/api/tables", json={"room": 7}),
            "not-found": visitor.get("/nothing.here"),
            "wrong-method": visitor.put("/api/rooms"),
            "bad-board": visitor.post(
                "/api/tables", json={"room": "africa", "players": 2, "board": {}}
            ),
        }

    for code, answer in wrong.items():
        assert code == code_of(answer)
        assert 400 <= answer.status_code < 500
        assert answer.json()["reason"]
    assert "Questo tavolo non esiste." == wrong["no-table"].json()["reason"]


def test_whoever_asks_too_fast_is_told_to_wait(tmp_path: Path) -> None:
    with (
        running(tmp_path, limits=True) as limited,
        httpx.Client(base_url=limited.url, trust_env=False) as visitor,
    ):
        answers = [visitor.post("/api/tables", json={}) for _ in range(80)]

    assert 429 in {answer.status_code for answer in answers}
    assert "retry-after" in answers[-1].headers
