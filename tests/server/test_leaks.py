"""Nothing leaves the server but sights and what is told: held against the real stream."""

import asyncio
import json
import random
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from websockets.asyncio.client import ClientConnection, connect

from palaver.client import Client
from palaver.core import record
from palaver.core.contract import random_answers, some_luck
from palaver.core.game import games
from palaver.core.ints import NOBODY, Luck, Seat, Word
from palaver.core.match import Match
from palaver.core.sight import to_json
from palaver.server.course import Course, advance, opened
from palaver.server.deal import Deal, StoredChance, Terms
from palaver.server.entries import Answered, Begun
from palaver.server.frames import encode, frames_of, observer_at, places, seen_by_all
from palaver.server.wire import Pace
from tests.server.running import Server

pytestmark = pytest.mark.xdist_group("server")
ROOMS = sorted(games())
OF_A_FRAME = {"type", "seq", "at", "told", "sight", "table", "chat", "ask", "undo", "back"}


# --- On the network ---------------------------------------------------------


async def all_that_came(server: Server, room: str) -> tuple[str, list[str], list[list[str]]]:
    """A whole game: the record, the tokens, and each observer's messages as they came."""
    players = games()[room].seats[0]
    clients = [Client(server.url) for _ in range(players)]
    table = (await clients[0].open_table(room, players, public=True)).table.id
    for number, client in enumerate(clients):
        await client.sit_down(table, f"Person {number}")
    address = f"{server.url.replace('http', 'ws')}/api/tables/{table}/play"
    sockets = [await listen(address, client, seat) for seat, client in enumerate(clients)]
    sockets.append(await listen(address, None, None))
    came: list[list[str]] = [[] for _ in sockets]
    hearing = [
        asyncio.ensure_future(hear(socket, heard))
        for socket, heard in zip(sockets, came, strict=True)
    ]
    games_on = [client.play(table, seat) for seat, client in enumerate(clients)]

    async def play(seat: int) -> None:
        luck = random.Random(seat)
        async with games_on[seat] as game:
            async for sight in game.questions():
                await game.answer(luck.choice(sight.choices))

    await asyncio.wait_for(asyncio.gather(*map(play, range(players))), 60)
    await asyncio.sleep(0.3)
    text = await clients[0].record(table)
    for task in hearing:
        task.cancel()
    for socket in sockets:
        await socket.close()
    tokens = [client.token or "" for client in clients]
    for client in clients:
        await client.http.aclose()
    return text, tokens, came


async def listen(address: str, client: Client | None, seat: int | None) -> ClientConnection:
    if client is None:
        return await connect(address, proxy=None)
    cookie = {"Cookie": f"palaver={client.token}"}
    return await connect(f"{address}?seat={seat}", additional_headers=cookie, proxy=None)


async def hear(socket: ClientConnection, heard: list[str]) -> None:
    async for message in socket:
        heard.append(str(message))  # noqa: PERF401 (while it is still coming)


def expected(text: str, observer: int | None) -> list[tuple[Any, Any]]:
    """From the record and the core alone: what is told of each answer, and the sight after it."""
    match = record.replay(record.read(text))
    again = Match(match.set_up)
    shown: list[tuple[Any, Any]] = []
    before = again.game.sight(again.pos, observer).encode()
    for act in match.acts:
        done = again.answer(act.seat, act.option)
        told = [to_json(heard) for heard in again.told(done, observer)]
        after = again.game.sight(again.pos, observer).encode()
        if told or after != before or act.seat == observer:
            shown.append((told, json.loads(after) if after != before else None))
        before = after
    return shown


@pytest.mark.parametrize("room", ROOMS)
def test_the_stream_is_made_of_sights_and_of_what_is_told(room: str, server: Server) -> None:
    """Every observer of a whole game, and the stream holds no secret and no token."""
    text, tokens, came = asyncio.run(all_that_came(server, room))
    secret = text.split("secret=")[1].split()[0]

    for place, messages in enumerate(came):
        observer = None if place == len(came) - 1 else place
        frames = [json.loads(message) for message in messages if '"type":"frame"' in message]
        assert all(set(frame) <= OF_A_FRAME for frame in frames)
        assert [frame["seq"] for frame in frames] == list(
            range(frames[0]["seq"], frames[0]["seq"] + len(frames))
        )
        shown = [
            (frame.get("told", []), frame.get("sight"))
            for frame in frames[1:]
            if "told" in frame or "sight" in frame or "ask" in frame
        ]
        assert expected(text, observer)[-len(shown) :] == shown
        for message in messages:
            over = '"status":"finished"' in message
            assert over or secret not in message
            assert not any(token in message for token in tokens)


# --- Byte for byte ----------------------------------------------------------


def begun(room: str, players: int, number: int) -> Course:
    game = games()[room]
    terms = Terms(players, game.settings({}), Pace(), True, True, True, False, "random")
    chance = StoredChance(secret=f"{number:064x}")
    deal = Deal("table", room, game.rules_number, terms, None, chance, 0)
    return advance(opened(deal), Begun(["salt"] * players), 1).course


def played_on(course: Course, length: int, number: int) -> Course:
    match = Match(course.deal.set_up(tuple(course.state.salts)))
    for played, (seat, option) in enumerate(random_answers(match, Luck(Word(number)))):
        if played >= length:
            break
        course = advance(course, Answered(seat, option), 2).course
        match.answer(seat, option)
    return course


def reimagined(course: Course, observer: int | None, number: int) -> Course:
    assert course.pos is not None
    twin = course.pos.reimagine(NOBODY if observer is None else Seat(observer), some_luck(number))
    return Course(course.deal, course.state, twin, course.moves)


@pytest.mark.parametrize("room", ROOMS)
def test_another_hidden_world_sends_the_same_bytes(room: str) -> None:
    """What an observer cannot know changes no byte of their frame, but for declared reveals."""

    @settings(max_examples=25, deadline=None, suppress_health_check=list(HealthCheck))
    @given(st.integers(0, 2**32), st.integers(0, 80), st.data())
    def holds(number: int, length: int, data: st.DataObject) -> None:
        course = played_on(begun(room, games()[room].seats[-1], number), length, number)
        if course.state.status != "playing" or course.pos is None:
            return
        seat = data.draw(st.sampled_from(course.state.waiting))
        option = data.draw(st.sampled_from(course.pos.legal(Seat(seat))))
        step = advance(course, Answered(seat, option), 3)
        assert step.act is not None
        if any(course.deal.game.events[event[0]].reveals for event in step.act.heard):
            return
        frames, _ = frames_of(course, step, seen_by_all(course))
        for place in places(course):
            twin = reimagined(course, observer_at(course, place), number)
            assert twin.pos is not None
            if option not in twin.pos.legal(Seat(seat)):
                continue
            imagined = advance(twin, Answered(seat, option), 3)
            others, _ = frames_of(twin, imagined, seen_by_all(twin))
            assert encode(frames[place]) == encode(others[place])

    holds()
