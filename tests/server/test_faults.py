"""The power goes at random moments; what was acknowledged is there, and nothing is half there."""

import asyncio
import random
from collections.abc import Callable
from pathlib import Path

import pytest
from sqlalchemy import create_engine, text

from palaver.client import Client, Game, Refused
from palaver.core.game import games
from palaver.server import admin
from tests.server.running import Server, postgresql

pytestmark = pytest.mark.xdist_group("server")
ROOMS = sorted(games())
RESUMED_WITHIN = 40.0  # seconds, for every player
PACE = 0.3  # seconds between two answers of a seat


class Player:
    """Answers anything, at its own pace, and remembers what was acknowledged."""

    def __init__(self, client: Client, game: Game, number: int) -> None:
        self.client = client
        self.game = game
        self.luck = random.Random(number)
        self.acked: list[int] = []
        self.refused: set[str] = set()

    async def play(self) -> None:
        async for sight in self.game.questions():
            await asyncio.sleep(self.luck.random() * PACE)
            try:
                await self.game.answer(self.luck.choice(sight.choices))
                self.acked.append(self.game.seq or 0)
            except Refused as refused:
                self.refused.add(refused.refusal.code)


async def seated(server: Server, others: list[Server], number: int) -> list[Player]:
    """Two people at a new table, each at another server if there are several."""
    one, other = Client(server.url), Client((others or [server])[number % len(others or [1])].url)
    room = games()[ROOMS[number % len(ROOMS)]]
    table = (await one.open_table(room.name, max(2, room.seats[0]))).table.id
    seats = [await one.sit_down(table, "Andreas"), await other.sit_down(table, "Birgit")]
    for seat in range(2, room.seats[0]):
        await one.seat_bot(table, seat)
    return [
        Player(client, client.play(table, seat), number * 2 + seat)
        for client, seat in zip((one, other), seats, strict=True)
    ]


async def killed_again_and_again(
    servers: list[Server], tables: int, kills: int, luck: random.Random
) -> list[Player]:
    players = [
        player
        for number in range(tables)
        for player in await seated(servers[0], servers[1:], number)
    ]
    tasks = []
    for player in players:
        player.game.longest_wait = 0.4
        await player.game.__aenter__()
        tasks.append(asyncio.ensure_future(player.play()))
    for _ in range(kills):
        await asyncio.sleep(0.3 + luck.random())
        victim = luck.choice(servers)
        await asyncio.to_thread(victim.kill)
        await asyncio.to_thread(victim.start)
    before = [len(player.acked) for player in players]
    async with asyncio.timeout(RESUMED_WITHIN):
        for player, acked in zip(players, before, strict=True):
            while len(player.acked) == acked and not player.game.over:
                await asyncio.sleep(0.05)
    for task in tasks:
        task.cancel()
    for outcome in await asyncio.gather(*tasks, return_exceptions=True):
        assert outcome is None or isinstance(outcome, asyncio.CancelledError), outcome
    for player in players:
        await player.game.__aexit__(None, None, None)
        await player.client.http.aclose()
    return players


def kept_answers(database: str) -> dict[tuple[str, int], int]:
    engine = create_engine(database.replace("postgresql:", "postgresql+psycopg:"))
    query = text(
        "SELECT game, seat, count(*) AS many FROM acts WHERE key IS NOT NULL GROUP BY game, seat"
    )
    with engine.connect() as connection:
        kept = {(row.game, row.seat): row.many for row in connection.execute(query)}
    engine.dispose()
    return kept


def all_acknowledged_are_there(players: list[Player], database: str) -> None:
    """One line for each key that was acknowledged; at most one was under way at the end."""
    kept = kept_answers(database)
    assert set().union(*(player.refused for player in players)) <= {"stale", "try-again"}
    assert sum(len(player.acked) for player in players) > 2 * len(players)
    for player in players:
        assert player.game.table is not None
        assert player.game.seat is not None
        there = kept.get((player.game.table.id, player.game.seat), 0)
        assert len(player.acked) <= there <= len(player.acked) + 1


def faults(servers: list[Server], database: str, tables: int, kills: int) -> None:
    players = asyncio.run(killed_again_and_again(servers, tables, kills, random.Random(tables)))
    for server in servers:
        server.kill()
    all_acknowledged_are_there(players, database)
    assert [] == list(admin.check(database))


def in_groups(play: Callable[[int], None], groups: int) -> None:
    for number in range(groups):
        play(number)


def test_two_hundred_games_survive_kills(tmp_path: Path) -> None:
    """Twice a hundred tables on SQLite, the server killed five times under each."""

    def play(number: int) -> None:
        folder = tmp_path / str(number)
        folder.mkdir()
        server = Server(folder).start()
        faults([server], server.database, tables=100, kills=5)

    in_groups(play, 2)


def test_fifty_games_survive_kills_of_two_processes(tmp_path: Path) -> None:
    """Two servers on one PostgreSQL serve the same tables; eight times one of them is killed."""
    with postgresql() as database:
        servers = [Server(tmp_path, "--database", database).start() for _ in range(2)]
        faults(servers, database, tables=50, kills=8)
