"""A table without a network, for tests of what happens at it."""

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from palaver.server.bots import Benches
from palaver.server.course import Course
from palaver.server.hall import Hall
from palaver.server.opening import open_table, sit_down
from palaver.server.store import Store, default_url, migrate
from palaver.server.table import Table
from palaver.server.wire import NewTable, TakeSeat


@contextmanager
def hall(folder: Path) -> Iterator[Hall]:
    url = default_url(folder)
    migrate(url)
    store = Store(url)
    try:
        yield Hall(store, Benches(1))
    finally:
        store.close()


async def table_of_people(hall: Hall, room: str, players: int, **terms: Any) -> Table:
    """Everybody sits, each a person of their own, and play has begun."""
    table = await open_table(hall, NewTable(room=room, players=players, **terms), "host")
    for seat in range(players):
        await sit_down(table, f"person-{seat}", TakeSeat(name=f"Person {seat}", salt="s"))
    assert table.course.state.status == "playing"
    return table


async def quiet(hall: Hall) -> None:
    """Until nothing is under way any more."""
    while hall.tasks:
        await asyncio.wait(hall.tasks)


def playing(course: Course) -> Any:
    assert course.pos is not None
    return course.pos
