"""When time runs out, the room answers or a bot takes the seat; a restart changes nothing."""

import asyncio
from pathlib import Path

from palaver.server import clocks, keeper
from palaver.server.archive import load
from palaver.server.commands import entry_for
from palaver.server.entries import Answered, Entry, StoodIn
from palaver.server.frames import table_shown
from palaver.server.keeper import Keeper, time_is_up
from palaver.server.playing import carry_out
from palaver.server.state import State, new_state
from palaver.server.table import Table
from palaver.server.wire import Act, Pace, Return, SeatShown
from tests.server.inside import hall, quiet, table_of_people

LIVE = Pace("live", main=60, increment=5)
SLOW = Pace("slow", per_act=3600)


def at_play(pace: Pace, waiting: list[int]) -> State:
    state = new_state(3, 1_000)
    state.status = "playing"
    clocks.begin(state, pace)
    clocks.now_waiting(state, pace, waiting)
    return state


def test_a_clock_runs_only_for_whom_all_wait() -> None:
    state = at_play(LIVE, [1])

    clocks.settle(state, LIVE, 11_000)

    assert [60_000, 50_000, 60_000] == state.clock
    assert {1: 61_000} == clocks.run_out(state, LIVE)


def test_the_increment_comes_with_the_end_of_the_turn() -> None:
    state = at_play(LIVE, [1])
    clocks.settle(state, LIVE, 11_000)

    clocks.now_waiting(state, LIVE, [2])

    assert [60_000, 55_000, 60_000] == state.clock


def test_a_pause_stops_clocks_and_deadlines() -> None:
    for pace in (LIVE, SLOW):
        state = at_play(pace, [0])
        end = clocks.run_out(state, pace)[0]
        state.paused = True
        clocks.settle(state, pace, 501_000)
        state.paused = False
        assert end + 500_000 == clocks.run_out(state, pace)[0]


def test_no_clock_runs_for_a_bot_or_backwards() -> None:
    state = at_play(LIVE, [0, 1])
    state.seats[0] = SeatShown("", "", True, "random")

    clocks.settle(state, LIVE, 500)

    assert {1: 61_000} == clocks.run_out(state, LIVE)


def test_in_a_shared_phase_one_clock_runs_for_all() -> None:
    state = at_play(LIVE, [0, 1, 2])
    state.shared = 480_000

    clocks.settle(state, LIVE, 31_000)

    assert 450_000 == state.shared
    assert [60_000] * 3 == state.clock
    assert {0: 481_000, 1: 481_000, 2: 481_000} == clocks.run_out(state, LIVE)


def entries_by_clock(table: Table, seat: int) -> list[Entry]:
    return [keeper.verdict(seat, table.course)]


def test_a_bot_takes_the_seat_until_its_owner_returns(tmp_path: Path) -> None:
    async def play() -> None:
        with hall(tmp_path) as house:
            table = await table_of_people(house, "africa", 2, pace=Pace("live", 0, 0))
            seat = table.course.state.waiting[0]
            assert isinstance(entries_by_clock(table, seat)[0], StoodIn)

            await time_is_up(table)
            await quiet(house)

            shown = table.course.state.seats[seat]
            assert ("random", True) == (shown.bot, shown.standing_in)
            assert len(table.course.moves) > 0
            await table.do(lambda course: entry_for(course, seat, Return("back")), seat=seat)
            assert table.course.state.seats[seat].bot is None
            assert table.course.state.clock[seat] >= clocks.GRACE

    asyncio.run(play())


def test_where_the_room_answers_no_bot_comes(tmp_path: Path) -> None:
    """Order sheets count as they stand when the time for writing is over."""

    async def play() -> None:
        with hall(tmp_path) as house:
            table = await table_of_people(
                house, "afrika1880", 3, pace=Pace("live", 900, 0, shared=0)
            )
            while table.course.state.shared is None:
                seat = table.course.state.waiting[0]
                assert table.course.pos is not None
                option = table.course.pos.legal(seat)[0]  # type: ignore[arg-type]
                act = Act(key=f"k{seat}", option=option)
                await carry_out(table, seat, f"person-{seat}", act, "en")
            assert isinstance(entries_by_clock(table, 0)[0], Answered)

            before = len(table.course.moves)
            await time_is_up(table)

            assert len(table.course.moves) >= before + 3
            assert [] == table.course.state.bots()

    asyncio.run(play())


def test_deadlines_stand_in_the_store(tmp_path: Path) -> None:
    async def begin() -> str:
        with hall(tmp_path) as house:
            table = await table_of_people(house, "africa", 2, pace=Pace("slow", per_act=0))
            return table.deal.id

    async def after_a_restart(game: str) -> None:
        with hall(tmp_path) as house:
            await Keeper(house).look_after_due()
            await quiet(house)
            kept = await house.read(lambda c: load(c, game))
            assert kept is not None
            assert any(seat.standing_in for seat in kept.course.state.seats)
            assert table_shown(kept.course).clock is not None

    game = asyncio.run(begin())
    asyncio.run(after_a_restart(game))
