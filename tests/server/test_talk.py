"""Talk at a table of AFRIKA 1880: when nobody may, and who hears what."""

import asyncio
from pathlib import Path

from palaver.core.sight import Sight
from palaver.server.frames import sight
from palaver.server.hall import Hall
from palaver.server.playing import carry_out
from palaver.server.table import Table
from palaver.server.wire import Ack, Act, Chat, Pace, Refusal
from tests.server.inside import hall, playing, table_of_people

EIGHT_MINUTES = 480_000  # milliseconds, as printed
LIVE = Pace("live", main=900, increment=0)


async def said(table: Table, seat: int, key: str, to: list[int] | None = None) -> str:
    """What came of saying something: an ack, or the code of the refusal."""
    answer = await carry_out(table, seat, f"person-{seat}", Chat(key, "psst", to or []), "en")
    assert isinstance(answer, Ack | Refusal)
    return "ack" if isinstance(answer, Ack) else answer.code


async def until(table: Table, question: str) -> Sight:
    """Everybody answers the first thing that comes until somebody is asked this."""
    number = 0
    while True:
        seat = table.course.state.waiting[0]
        seen = sight(table.course, seat)
        if seen.question == question:
            return seen
        option = playing(table.course).legal(seat)[0]
        act = Act(key=f"until-{question}-{number}", option=option)
        assert isinstance(await carry_out(table, seat, f"person-{seat}", act, "en"), Ack)
        number += 1


async def begun(house: Hall, silence: bool) -> Table:
    return await table_of_people(house, "afrika1880", 3, silence=silence, pace=LIVE)


def test_where_silence_is_wished_nobody_talks_but_while_sheets_are_written(tmp_path: Path) -> None:
    async def play() -> None:
        with hall(tmp_path) as house:
            table = await begun(house, silence=True)
            assert "silence" == await said(table, 0, "aloud")
            assert "silence" == await said(table, 0, "in-private", [1])

            await until(table, "sheet")

            assert "ack" == await said(table, 0, "aloud")
            assert "ack" == await said(table, 0, "in-private", [1])

            loud = await begun(house, silence=False)
            assert "ack" == await said(loud, 0, "aloud")

    asyncio.run(play())


def test_a_negotiation_takes_eight_minutes_and_all_share_them(tmp_path: Path) -> None:
    async def play() -> None:
        with hall(tmp_path) as house:
            table = await begun(house, silence=False)
            assert table.course.state.shared is None
            await until(table, "sheet")
            assert EIGHT_MINUTES == table.course.state.shared

    asyncio.run(play())


def test_a_table_without_clocks_may_have_one_for_the_negotiation(tmp_path: Path) -> None:
    async def play() -> None:
        with hall(tmp_path) as house:
            for pace, left in ((Pace(shared=60), 60_000), (Pace(), None)):
                table = await table_of_people(house, "afrika1880", 3, pace=pace)
                await until(table, "sheet")
                assert left == table.course.state.shared

    asyncio.run(play())


class Listening:
    """An observer who writes down what is shown."""

    def __init__(self, place: int) -> None:
        self.place = place
        self.heard = ""

    def show(self, frame: bytes) -> None:
        self.heard += frame.decode()

    def look_who_sits(self) -> None:
        pass


def test_any_set_of_seats_is_a_room_of_its_own(tmp_path: Path) -> None:
    """Four seats, every set of them: who is in it hears, and nobody else notices anything."""

    async def play() -> None:
        with hall(tmp_path) as house:
            table = await table_of_people(house, "afrika1880", 4)
            everybody = [Listening(place) for place in range(5)]
            table.onlookers.update(everybody)
            for number in range(1, 16):
                room = [seat for seat in range(4) if number >> seat & 1]
                if len(room) < 2:
                    continue
                before = list(table.course.state.seqs)
                await said(table, room[0], f"room-{number}", room[1:])
                after = table.course.state.seqs
                assert room == [place for place in range(5) if after[place] > before[place]]
            assert 7 == everybody[3].heard.count("psst")
            assert "" == everybody[4].heard

    asyncio.run(play())
