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


def test_every_door_withstands_nonsense(server: Server) -> None:
    """Whatever the document allows or forbids: no 5xx, and answers as documented."""
    schema = schemathesis.openapi.from_url(f"{server.url}/api/openapi.json")
    for method, path in operations(server):
        if path.endswith(("/record", "/metrics")):
            continue

        @settings(
            max_examples=12, deadline=None, suppress_health_check=list(HealthCheck), database=None
        )
        @given(schema[path][method.upper()].as_strategy())
        def holds(case: Any) -> None:
            case.call_and_validate(checks=CHECKS)

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
