"""Nonsense of every kind: over the OpenAPI document, and down the socket."""

import asyncio
import json
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from schemathesis import GenerationMode
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from palaver.client import Client
from tests.server.running import Server, running

pytestmark = pytest.mark.xdist_group("server")
FRAMES = 100_000
BEFORE_IT_IS_CLOSED = 100
SOCKETS_AT_ONCE = 20
CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_schema_conformance,
]
WORDS = ["act", "undo", "chat", "why", "ping", "reply", "key", "option", "type", "to", "text"]


def operations(server: Server) -> list[tuple[str, str]]:
    document = httpx.get(f"{server.url}/api/openapi.json", trust_env=False).json()
    return [(method, path) for path, methods in document["paths"].items() for method in methods]


def real_names(server: Server) -> tuple[dict[str, str], str]:
    """A table where play has begun, its room and one of its seats; and whose it is."""
    with httpx.Client(base_url=server.url, trust_env=False) as visitor:
        new = visitor.post("/api/tables", json={"room": "africa", "players": 2}).json()
        table = new["table"]["id"]
        visitor.post(f"/api/tables/{table}/seats", json={"name": "Andreas"})
        visitor.post(f"/api/tables/{table}/start", json={"bots": "random"})
        names = {"table_id": table, "room": "africa", "seat": "0", "language": "de"}
        return names, visitor.cookies["palaver"]


def cases(operation: Any) -> st.SearchStrategy[Any]:
    """What the document allows, and what it forbids."""
    modes = (GenerationMode.POSITIVE, GenerationMode.NEGATIVE)
    takes = operation.body or operation.query
    return st.one_of(
        [operation.as_strategy(generation_mode=mode) for mode in modes[: 2 if takes else 1]]
    )


def test_every_door_withstands_nonsense(server: Server) -> None:
    """Whatever the document allows or forbids: no 5xx, and answers as documented."""
    schema = schemathesis.openapi.from_url(f"{server.url}/api/openapi.json")
    names, token = real_names(server)
    for method, path in operations(server):
        if path == "/metrics":
            continue

        @settings(
            max_examples=25, deadline=None, suppress_health_check=list(HealthCheck), database=None
        )
        @given(cases(schema[path][method.upper()]), st.booleans())
        def holds(case: Any, at_a_real_table: bool) -> None:
            if at_a_real_table:
                own = {name: names[name] for name in case.path_parameters if name in names}
                case.path_parameters.update(own)
            leaving = case.method == "DELETE" and case.path == "/api/me"
            cookies = {"palaver": "" if leaving else token}
            answer = case.call(cookies=cookies)
            case.validate_response(answer, checks=CHECKS)

        holds()


# --- The socket -------------------------------------------------------------


def nonsense(luck: random.Random) -> str | bytes:
    """Broken JSON, wrong types, deep nests, long texts, bytes; now and then nearly right."""
    kind = luck.randrange(8)
    if kind == 0:
        return luck.randbytes(luck.randrange(60))
    if kind == 1:
        return "".join(chr(luck.randrange(1, 0xD7FF)) for _ in range(luck.randrange(40)))
    if kind == 2:
        return "[" * luck.randrange(3000)
    if kind == 3:
        return json.dumps({"type": luck.choice(WORDS), luck.choice(WORDS): luck.choice(WORDS)})
    if kind == 4:
        return json.dumps({"type": "act", "key": "k", "option": luck.choice([-5, 2**80, 1.5, []])})
    if kind == 5:
        return '{"type":"chat","key":"k","text":"' + "x" * luck.randrange(12_000) + '"}'
    if kind == 6:
        return json.dumps({"type": "why", "key": "k" * luck.randrange(100), "thing": "\x00"})
    return json.dumps({"type": "act", "key": "", "notation": "start"})


def letters(number: int) -> Iterator[str | bytes]:
    luck = random.Random(number)
    while True:
        yield nonsense(luck)


async def shout(server: Server, table: str, number: int, frames: int) -> tuple[int, set[str]]:
    """So many frames of nonsense by a spectator, over as many sockets as it takes."""
    sent, kinds = 0, set[str]()
    address = f"{server.url.replace('http', 'ws')}/api/tables/{table}/play"
    post = letters(number)
    while sent < frames:
        async with connect(address, proxy=None, compression=None) as socket:
            try:
                for letter in [next(post) for _ in range(BEFORE_IT_IS_CLOSED - 10)]:
                    await socket.send(letter)
                    sent += 1
                await socket.send('{"type":"ping","key":"end"}')
                async for message in socket:
                    heard = json.loads(message)
                    kinds.add(heard["type"])
                    if heard["type"] == "pong":
                        break
            except ConnectionClosed:
                continue
    return sent, kinds


def test_a_hundred_thousand_frames_of_nonsense(tmp_path: Path) -> None:
    """Nothing changes at the table, and the server is as well as before."""

    async def attack(server: Server) -> None:
        async with Client(server.url) as client:
            table = (await client.open_table("africa", 2)).table.id
            await client.sit_down(table, "Andreas")
            await client.sit_down(table, "Birgit")
            before = await client.sight(table, 0)
            each = FRAMES // SOCKETS_AT_ONCE
            shouting = [shout(server, table, number, each) for number in range(SOCKETS_AT_ONCE)]
            heard = await asyncio.gather(*shouting)
            assert sum(sent for sent, _ in heard) >= FRAMES
            kinds = set().union(*(kind for _, kind in heard))
            assert kinds == {"hello", "frame", "refusal", "pong"}
            after = await client.sight(table, 0)
            assert (before.seq, before.sight) == (after.seq, after.sight)

    with running(tmp_path) as server:
        asyncio.run(attack(server))
        answer = httpx.get(f"{server.url}/metrics", trust_env=False).text
        assert "palaver_sockets 0.0" in answer
        assert "Traceback" not in server.log.read_text()
