"""Bots think in processes of their own, which may be slow or die."""

import asyncio
import os
import signal
from pathlib import Path
from typing import Any

import pytest

from palaver.server import bots
from palaver.server.bots import Benches
from palaver.server.frames import sight
from palaver.server.opening import seat_bot
from tests.server.inside import hall, quiet, table_of_people

THINKER = "beginner"


def test_a_bot_that_thinks_plays_a_game_to_its_end(tmp_path: Path) -> None:
    async def play() -> None:
        with hall(tmp_path) as house:
            table = await table_of_people(house, "west_of_africa", 2)
            for seat, bot in ((0, "random"), (1, THINKER)):
                await seat_bot(table, seat, bot)
            await quiet(house)
            assert table.course.state.status == "finished"
            await house.benches.close()

    asyncio.run(play())


def test_a_worker_that_dies_is_replaced(tmp_path: Path) -> None:
    async def play() -> None:
        with hall(tmp_path) as house:
            table = await table_of_people(house, "africa", 2)
            seat = table.course.state.waiting[0]
            seen = sight(table.course, seat)
            options = {choice.option for choice in seen.choices}
            benches = Benches(1)
            assert await benches.answer(THINKER, seen, None) in options
            (worker,) = benches.all
            os.kill(worker.process.pid, signal.SIGKILL)
            await worker.process.wait()

            assert await benches.answer(THINKER, seen, None) in options

            await benches.close()

    asyncio.run(play())


def test_a_bench_that_cannot_be_filled_is_no_table_without_answers(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """While the machine has no process to spare the seat answers at random."""

    async def play() -> None:
        with hall(tmp_path) as house:
            table = await table_of_people(house, "africa", 2)
            seen = sight(table.course, table.course.state.waiting[0])
            options = {choice.option for choice in seen.choices}
            benches = Benches(1)

            async def none(*command: str, **how: Any) -> None:
                raise BlockingIOError

            with monkeypatch.context() as without:
                without.setattr(asyncio, "create_subprocess_exec", none)
                for _ in range(3):
                    assert await asyncio.wait_for(benches.answer(THINKER, seen, None), 5) in options
            assert await asyncio.wait_for(benches.answer(THINKER, seen, None), 10) in options
            assert 1 == len(benches.all)
            await benches.close()

    asyncio.run(play())


def test_who_thinks_too_long_is_ended(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The seat answers all the same."""
    monkeypatch.setattr(bots, "PATIENCE", 0.001)

    async def play() -> None:
        with hall(tmp_path) as house:
            table = await table_of_people(house, "africa", 2)
            seen = sight(table.course, table.course.state.waiting[0])
            benches = Benches(1)
            option = await benches.answer(THINKER, seen, None)
            assert option in {choice.option for choice in seen.choices}
            assert 2 == benches.replaced
            await benches.close()

    asyncio.run(play())
