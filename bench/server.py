"""`make bench-server`: a thousand tables, four sockets each, bots answering over the network.

Prints and does not judge: how long an act takes until all four have seen it, what a table
costs in memory, how long ten thousand stored tables take to list. One machine does both
sides, so the numbers are of both together.
"""

import argparse
import asyncio
import json
import os
import random
import statistics
import tempfile
import time
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
import msgspec
import uvloop
from websockets.asyncio.client import ClientConnection, connect

from palaver.core.native import build
from palaver.server import archive, opening
from palaver.server.store import Store
from palaver.server.wire import NewTable
from tests.server.running import Server, running

SEATS = 4
ROOM = "africa"
UNTIL_IDLE = 40  # seconds until the server has forgotten frames that nobody asked for
AT_ONCE = 40  # requests, while tables are set up
decode = msgspec.json.Decoder().decode


@dataclass
class Seat:
    """One socket: counts frames and knows its question."""

    number: int
    socket: ClientConnection
    seq: int = -1
    ask: int = 0
    options: list[int] = field(default_factory=list)
    gaps: int = 0


@dataclass
class Table:
    id: str
    seats: list[Seat] = field(default_factory=list)
    sent: float = 0.0  # when the act under way was sent
    outstanding: int = 0  # sockets that have not seen it
    acked: int = 0
    over: bool = False


class Load:
    def __init__(self, server: Server, tables: int, rate: float, seconds: float) -> None:
        self.server = server
        self.wanted = tables
        self.rate = rate
        self.seconds = seconds
        self.tables: list[Table] = []
        self.latencies: list[float] = []
        self.refused: list[str] = []
        self.luck = random.Random(1)
        self.keys = 0

    async def open(self) -> None:
        gate = asyncio.Semaphore(AT_ONCE)
        limits = httpx.Limits(max_connections=AT_ONCE)
        async with httpx.AsyncClient(
            base_url=self.server.url, limits=limits, timeout=60, trust_env=False
        ) as http:
            await http.get("/api/me")
            token = http.cookies["palaver"]
            await asyncio.gather(*(self.open_one(http, gate, token) for _ in range(self.wanted)))

    async def open_one(self, http: httpx.AsyncClient, gate: asyncio.Semaphore, token: str) -> None:
        async with gate:
            made = await http.post("/api/tables", json={"room": ROOM, "players": SEATS})
            table = Table(made.json()["table"]["id"])
            for number in range(SEATS):
                path = f"/api/tables/{table.id}/seats"
                (await http.post(path, json={"name": f"Bot {number}"})).raise_for_status()
            address = f"ws://127.0.0.1:{self.server.port}/api/tables/{table.id}/play"
            for number in range(SEATS):
                socket = await connect(
                    f"{address}?seat={number}",
                    additional_headers={"Cookie": f"palaver={token}"},
                    compression=None,
                    proxy=None,
                    ping_interval=None,
                )
                table.seats.append(Seat(number, socket))
            self.tables.append(table)

    # --- The game -----------------------------------------------------------

    async def listen(self, table: Table, seat: Seat) -> None:
        async for text in seat.socket:
            message = decode(text)
            kind = message["type"]
            if kind == "frame":
                self.see(table, seat, message)
            elif kind == "ack":
                table.acked += 1
            elif kind == "refusal":
                self.refused.append(message["code"])

    def see(self, table: Table, seat: Seat, frame: Any) -> None:
        if seat.seq >= 0:
            seat.gaps += frame["seq"] != seat.seq + 1
            if table.outstanding:
                table.outstanding -= 1
                if table.outstanding == 0:
                    self.latencies.append(time.perf_counter() - table.sent)
        seat.seq = frame["seq"]
        seat.ask = frame.get("ask", seat.ask)
        if "sight" in frame:
            seat.options = [choice["option"] for choice in frame["sight"]["choices"]]
            table.over = frame["sight"]["over"]

    async def act(self, table: Table) -> None:
        for seat in table.seats:
            if seat.options:
                self.keys += 1
                option = self.luck.choice(seat.options)
                seat.options = []
                table.sent, table.outstanding = time.perf_counter(), SEATS
                act = {"type": "act", "key": f"k{self.keys}", "ask": seat.ask, "option": option}
                await seat.socket.send(json.dumps(act))
                return

    async def drive(self) -> float:
        """So many acts a second, each at a table where none is under way; how many were sent."""
        begun, sent = time.perf_counter(), 0
        while (passed := time.perf_counter() - begun) < self.seconds:
            due = int(passed * self.rate) - sent
            for table in self.luck.sample(self.tables, min(len(self.tables), max(0, due) * 2)):
                if due and table.outstanding == 0 and not table.over:
                    await self.act(table)
                    sent, due = sent + 1, due - 1
            await asyncio.sleep(0.003)
        passed = time.perf_counter() - begun
        await asyncio.sleep(2)
        return sent / passed

    async def run(self) -> dict[str, float]:
        base = memory(self.server)
        await self.open()
        for table in self.tables:
            for seat in table.seats:
                asyncio.ensure_future(self.listen(table, seat)).add_done_callback(lambda done: None)
        await asyncio.sleep(UNTIL_IDLE)
        idle = memory(self.server)
        rate = await self.drive()
        acked = sum(table.acked for table in self.tables)
        lines = count_lines(self.server)
        ordered = sorted(self.latencies)
        return {
            "tables": len(self.tables),
            "sockets": len(self.tables) * SEATS,
            "acts a second": rate,
            "acts": self.keys,
            "acts not acknowledged": self.keys - acked,
            "lines kept less acts": lines - acked,
            "gaps in sequences": sum(seat.gaps for t in self.tables for seat in t.seats),
            "refused": len(self.refused),
            "p50 act to everyone, ms": statistics.median(ordered) * 1e3,
            "p99 act to everyone, ms": ordered[int(len(ordered) * 0.99)] * 1e3,
            "worst, ms": ordered[-1] * 1e3,
            "KiB per table with four sockets": (idle - base) / len(self.tables),
        }


def memory(server: Server) -> float:
    """Resident, in KiB."""
    assert server.process is not None
    status = Path(f"/proc/{server.process.pid}/status").read_text()
    return float(status.split("VmRSS:")[1].split()[0])


def count_lines(server: Server) -> int:
    import sqlite3

    path = server.folder / "data" / "palaver.sqlite"
    with sqlite3.connect(path) as connection:
        return int(
            connection.execute("SELECT count(*) FROM acts WHERE key IS NOT NULL").fetchone()[0]
        )


# --- Without sockets --------------------------------------------------------


def store_tables(server: Server, many: int) -> list[str]:
    """Straight into the store, public ones."""
    store = Store(server.database)
    new = NewTable(room=ROOM, players=SEATS, public=True)
    deals = [opening.deal_for(new) for _ in range(many)]

    def keep(connection: Any) -> None:
        for deal in deals:
            archive.create(connection, deal, None)

    store.write_now(keep)
    store.close()
    return [deal.id for deal in deals]


def listing(server: Server, many: int) -> dict[str, float]:
    store_tables(server, many)
    times = []
    with httpx.Client(base_url=server.url, trust_env=False) as http:
        for _ in range(30):
            begun = time.perf_counter()
            http.get("/api/lobby").raise_for_status()
            times.append(time.perf_counter() - begun)
    return {"stored tables": many, "median lobby, ms": statistics.median(times) * 1e3}


async def in_memory(server: Server, games: list[str]) -> float:
    """KiB for each table that is open without anybody looking on."""
    base = memory(server)
    async with httpx.AsyncClient(base_url=server.url, trust_env=False) as http:
        for game in games:
            (await http.get(f"/api/tables/{game}")).raise_for_status()
    return (memory(server) - base) / len(games)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=1000)
    parser.add_argument("--rate", type=float, default=300)
    parser.add_argument("--seconds", type=float, default=20)
    given = parser.parse_args()
    load_1, _, _ = os.getloadavg()
    print(f"build {build().name} {build().reason}, load before {load_1:.1f}")
    with tempfile.TemporaryDirectory() as folder, running(Path(folder)) as server:
        show(uvloop.run(Load(server, given.tables, given.rate, given.seconds).run()))
    with tempfile.TemporaryDirectory() as folder, running(Path(folder)) as server:
        show(listing(server, 10_000))
        games = store_tables(server, given.tables)
        show({"KiB per open table nobody looks at": asyncio.run(in_memory(server, games))})


def show(numbers: dict[str, float]) -> None:
    for name, number in numbers.items():
        print(f"  {name:<36} {number:10.1f}")


if __name__ == "__main__":
    main()
