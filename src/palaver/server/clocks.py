"""Time at the table. The log's own times decide, so that every process agrees.

A clock runs for the seats that are waited for, unless the table is paused, a bot plays
the seat, or all share one clock in this phase.
"""

from palaver.server.state import State
from palaver.server.wire import ClockShown, Pace

GRACE = 60_000  # for whoever comes back to a clock that had run out


def begin(state: State, pace: Pace) -> None:
    state.clock = [pace.main * 1000] * len(state.seats)


def running(state: State) -> list[int]:
    if state.status != "playing" or state.paused:
        return []
    bots = state.bots()
    return [seat for seat in state.waiting if seat not in bots]


def settle(state: State, pace: Pace, at: int) -> None:
    """Take off what has passed since the last line; a clock never runs backwards."""
    at = max(at, state.at)
    passed = at - state.at
    ticking = running(state)
    if state.shared is not None:
        state.shared -= passed if ticking else 0
    elif pace.kind == "live":
        for seat in ticking:
            state.clock[seat] -= passed
    if state.paused:
        state.since = [since + passed for since in state.since]
    state.at = at


def now_waiting(state: State, pace: Pace, waiting: list[int]) -> None:
    """Whoever is no longer waited for gets the increment; whoever is now, a new limit."""
    for seat in range(len(state.seats)):
        if seat in waiting and seat not in state.waiting:
            state.since[seat] = state.at
        if seat in state.waiting and seat not in waiting and state.shared is None:
            state.clock[seat] = max(state.clock[seat], 0) + pace.increment * 1000
    state.waiting = waiting


def answered(state: State, seat: int) -> None:
    """Each answer has its own limit; while all write at once, who has answered is secret."""
    if state.waiting == [seat]:
        state.since[seat] = state.at


def returned(state: State, seat: int) -> None:
    state.clock[seat] = max(state.clock[seat], GRACE)
    state.since[seat] = state.at


def run_out(state: State, pace: Pace) -> dict[int, int]:
    """When the time of each seat whose clock runs will be over."""
    ticking = running(state)
    if state.shared is not None:
        return dict.fromkeys(ticking, state.at + state.shared)
    if pace.kind == "live":
        return {seat: state.at + state.clock[seat] for seat in ticking}
    if pace.kind == "slow":
        return {seat: state.since[seat] + pace.per_act * 1000 for seat in ticking}
    return {}


def shown(state: State, pace: Pace) -> ClockShown | None:
    if pace.kind == "free" and state.shared is None:
        return None
    left = list(state.clock)
    if pace.kind == "slow":
        ends = {seat: state.since[seat] + pace.per_act * 1000 for seat in state.waiting}
        left = [
            ends[seat] - state.at if seat in ends else pace.per_act * 1000
            for seat in range(len(state.seats))
        ]
    return ClockShown(state.at, left, running(state), state.shared)
