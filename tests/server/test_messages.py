"""Commands that are lost, doubled or come in another order do no harm."""

import asyncio
import tempfile
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, invariant, precondition, rule
from sqlalchemy import select

from palaver.core.ints import Seat
from palaver.server import archive
from palaver.server.course import fingerprint, undoable
from palaver.server.playing import carry_out
from palaver.server.schema import acts
from palaver.server.wire import Ack, Act, Command, Refusal, Undo
from tests.server.inside import hall, table_of_people


class Looking:
    """An observer of one place, who checks that nothing is missing."""

    def __init__(self, place: int) -> None:
        self.place = place
        self.frames: list[bytes] = []

    def show(self, frame: bytes) -> None:
        self.frames.append(frame)

    def look_who_sits(self) -> None:
        pass


class Post(RuleBasedStateMachine):
    """Two people write commands; what the post does to them is the test's choice."""

    room = "africa"

    def __init__(self) -> None:
        super().__init__()
        self.loop = asyncio.new_event_loop()
        self.folder = tempfile.TemporaryDirectory()
        self.opened = hall(Path(self.folder.name))
        self.hall = self.opened.__enter__()
        self.table = self.run(table_of_people(self.hall, self.room, 3))
        self.looking = [Looking(place) for place in range(4)]
        self.table.onlookers.update(self.looking)
        self.first = list(self.table.course.state.seqs)
        self.under_way: list[tuple[int, Command]] = []
        self.answers: dict[str, Ack | Refusal] = {}
        self.written = 0

    def run(self, work: Any) -> Any:
        return self.loop.run_until_complete(work)

    def teardown(self) -> None:
        self.opened.__exit__(None, None, None)
        self.loop.close()
        self.folder.cleanup()

    # --- Writing ------------------------------------------------------------

    def new_key(self) -> str:
        self.written += 1
        return f"key-{self.written}"

    @precondition(lambda self: self.table.course.state.status == "playing")
    @rule(data=st.data())
    def write_an_answer(self, data: st.DataObject) -> None:
        course = self.table.course
        assert course.pos is not None
        seat = data.draw(st.sampled_from(course.state.waiting))
        option = data.draw(st.sampled_from(course.pos.legal(Seat(seat))))
        act = Act(key=self.new_key(), ask=course.state.asks[seat], option=option)
        self.under_way.append((seat, act))

    @rule(seat=st.integers(0, 2), option=st.integers(0, 300))
    def write_nonsense(self, seat: int, option: int) -> None:
        self.under_way.append((seat, Act(key=self.new_key(), option=option)))

    @rule(seat=st.integers(0, 2))
    def write_undo(self, seat: int) -> None:
        number = max(1, undoable(self.table.course, seat))
        self.under_way.append((seat, Undo(self.new_key(), number)))

    # --- The post -----------------------------------------------------------

    @precondition(lambda self: self.under_way)
    @rule(data=st.data(), again=st.booleans())
    def deliver(self, data: st.DataObject, again: bool) -> None:
        """Any of those under way, and perhaps it comes once more later."""
        letter = data.draw(st.sampled_from(self.under_way))
        if not again:
            self.under_way.remove(letter)
        seat, command = letter
        before = self.table.course.state.n
        answer = self.run(carry_out(self.table, seat, f"person-{seat}", command, "en"))
        known = self.answers.get(command.key)
        if isinstance(known, Ack):
            assert isinstance(answer, Ack), "what was done is refused"
            assert self.table.course.state.n == before, "done twice"
        if isinstance(answer, Refusal):
            assert self.table.course.state.n == before, "refused and yet done"
        self.answers[command.key] = answer

    @precondition(lambda self: self.under_way)
    @rule(data=st.data())
    def lose(self, data: st.DataObject) -> None:
        self.under_way.remove(data.draw(st.sampled_from(self.under_way)))

    @rule()
    def forget_and_open_again(self) -> None:
        """Another process, or this one after a crash, comes to the same place."""
        game = self.table.deal.id
        kept = self.run(self.hall.read(lambda c: archive.load(c, game)))
        assert kept.course.state == self.table.course.state
        assert fingerprint(kept.course) == fingerprint(self.table.course)

    # --- What always holds --------------------------------------------------

    @invariant()
    def every_ack_is_one_line(self) -> None:
        game = self.table.deal.id
        query = select(acts.c.key).where(acts.c.game == game, acts.c.key.is_not(None))
        kept = self.run(self.hall.read(lambda c: list(c.execute(query).scalars())))
        acked = {key for key, answer in self.answers.items() if isinstance(answer, Ack)}
        assert sorted(kept) == sorted(acked)

    @invariant()
    def nobody_misses_a_frame(self) -> None:
        for looking in self.looking:
            came = [int(frame.split(b'"seq":')[1].split(b",")[0]) for frame in looking.frames]
            start = self.first[looking.place]
            assert came == list(range(start + 1, start + 1 + len(came)))
            assert start + len(came) == self.table.course.state.seqs[looking.place]


@pytest.mark.parametrize("room", ["africa", "afrika1880"])
def test_the_post_may_do_what_it_likes(room: str) -> None:
    from hypothesis.stateful import run_state_machine_as_test

    machine = type("Post", (Post,), {"room": room})
    rounds = settings(
        max_examples=12,
        stateful_step_count=40,
        deadline=None,
        suppress_health_check=list(HealthCheck),
    )
    run_state_machine_as_test(machine, settings=rounds)
