"""Games that were played elsewhere come in."""

import asyncio
from typing import Any

from litestar import Router, post

from palaver.server import records
from palaver.server.course import Course
from palaver.server.deal import Deal
from palaver.server.house import House
from palaver.server.routes import PROBLEMS
from palaver.server.table import now
from palaver.server.wire import Imported, Record

ONE_AT_A_TIME = asyncio.Semaphore(1)  # a long record keeps a core busy


@post("/records", responses=PROBLEMS)
async def upload(data: Record, house: House) -> Imported:
    """Replayed, and if all it says comes true kept as a table to look at."""
    async with ONE_AT_A_TIME:
        deal, rows, last = await asyncio.to_thread(prepared, data.text)
        await house.hall.write(lambda c: records.keep(c, deal, rows, last))
    return Imported(deal.id)


def prepared(text: str) -> tuple[Deal, list[dict[str, Any]], Course]:
    at = now()
    deal, entries = records.read(text, at)
    rows, last = records.rows_of(deal, entries, at)
    return deal, rows, last


ROUTES = Router("/", route_handlers=[upload], tags=["records"])
