"""Two people visit a server, each with a browser of their own."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import httpx

from palaver.client import Client
from tests.server.running import Server

Visit = Callable[[Client, Client], Awaitable[None]]


def visited(server: Server, visit: Visit) -> None:
    async def run() -> None:
        async with Client(server.url) as andreas, Client(server.url) as birgit:
            await asyncio.wait_for(visit(andreas, birgit), 60)

    asyncio.run(run())


async def two_at_a_table(andreas: Client, birgit: Client, **terms: Any) -> str:
    table = (await andreas.open_table("africa", 2, switches={"first_player": 1}, **terms)).table.id
    assert await andreas.sit_down(table, "Andreas") == 0
    assert await birgit.sit_down(table, "Birgit") == 1
    return table


def code_of(answer: httpx.Response) -> str:
    return str(answer.json()["code"])
