"""Where a table stands beside the game itself: who sits, whose clock, what is wished for."""

from msgspec import Struct
from msgspec.structs import replace

from palaver.server.wire import SeatShown, Wish


class State(Struct):
    """Stored whole in snapshots; the log alone decides what it is."""

    n: int  # lines of the log so far
    status: str
    seats: list[SeatShown]
    salts: list[str]
    seqs: list[int]  # how far each observer's own sequence is; spectators are last
    asks: list[int]  # the number of each seat's question
    waiting: list[int]
    clock: list[int]  # milliseconds each seat has left
    since: list[int]  # from when each seat is waited for
    shared: int | None  # milliseconds all have left together
    at: int  # of the last line, up to which the clocks are settled
    paused: bool = False
    wish: Wish | None = None
    rematch: str | None = None

    def copy(self) -> "State":
        twin = replace(self)
        twin.seats = [replace(seat) for seat in self.seats]
        twin.salts, twin.seqs, twin.asks = self.salts[:], self.seqs[:], self.asks[:]
        twin.clock, twin.since = self.clock[:], self.since[:]
        twin.waiting = self.waiting[:]
        if self.wish is not None:
            twin.wish = replace(self.wish, agreed=self.wish.agreed[:])
        return twin

    def marks(self) -> str:
        return f"{' '.join(map(str, self.seqs))}|{' '.join(map(str, self.asks))}"

    def set_marks(self, marks: str) -> None:
        seqs, _, asks = marks.partition("|")
        self.seqs = [int(number) for number in seqs.split()]
        self.asks = [int(number) for number in asks.split()]

    def bots(self) -> list[int]:
        """The seats that a bot plays now."""
        return [number for number, seat in enumerate(self.seats) if seat.bot is not None]

    def people(self) -> list[int]:
        """The seats that a person owns, at the table or away."""
        return [number for number, seat in enumerate(self.seats) if is_person(seat)]


def is_person(seat: SeatShown) -> bool:
    return seat.taken and (seat.bot is None or seat.standing_in)


def new_state(players: int, at: int) -> State:
    return State(
        n=0,
        status="open",
        seats=[SeatShown() for _ in range(players)],
        salts=[""] * players,
        seqs=[0] * (players + 1),
        asks=[0] * players,
        waiting=[],
        clock=[0] * players,
        since=[0] * players,
        shared=None,
        at=at,
    )
