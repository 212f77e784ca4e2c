"""A seal that the room lets be opened again: nobody waits for it, and it gains no time."""

import asyncio
from pathlib import Path
from typing import Any

from palaver.core.ints import Seat
from palaver.server.playing import carry_out
from palaver.server.table import Table
from palaver.server.wire import Ack, Act, Pace, Refusal
from tests.server.inside import hall, playing, table_of_people

SLOW = Pace("slow", per_act=3600)


async def write(table: Table, seat: int, notation: str, ask: int | None = None) -> Any:
    key = f"k{seat}-{len(table.course.moves)}"
    act = Act(key=key, notation=notation, ask=table.course.state.asks[seat] if ask is None else ask)
    return await carry_out(table, seat, f"person-{seat}", act, "en")


async def sheets(table: Table) -> None:
    """The first markers are placed; everybody is asked for a sheet."""
    while len(table.course.state.waiting) == 1:
        seat = table.course.state.waiting[0]
        option = playing(table.course).legal(Seat(seat))[0]
        act = Act(key=f"m{len(table.course.moves)}", option=option)
        await carry_out(table, seat, f"person-{seat}", act, "en")


def test_a_sealed_sheet_is_opened_again_and_has_no_new_limit(tmp_path: Path) -> None:
    async def play() -> None:
        with hall(tmp_path) as house:
            table = await table_of_people(house, "afrika1880", 3, pace=SLOW)
            await sheets(table)
            since = list(table.course.state.since)

            assert isinstance(await write(table, 0, "seal"), Ack)
            assert [1, 2] == table.course.state.waiting
            assert isinstance(await write(table, 0, "reopen"), Ack)

            assert [0, 1, 2] == table.course.state.waiting
            assert since == table.course.state.since

    asyncio.run(play())


def test_it_is_too_late_when_the_last_has_sealed(tmp_path: Path) -> None:
    """What was meant for the old sheet does not touch the new one."""

    async def play() -> None:
        with hall(tmp_path) as house:
            table = await table_of_people(house, "afrika1880", 3)
            await sheets(table)
            await write(table, 0, "seal")
            asked = table.course.state.asks[0]
            await write(table, 1, "seal")
            await write(table, 2, "seal")
            late = await write(table, 0, "reopen", asked)

            assert isinstance(late, Refusal)
            assert "stale" == late.code

    asyncio.run(play())
