"""What a reader is shown: sights, what is told, the table around the game."""

from typing import Annotated, Any

from msgspec import Meta, Struct

from palaver.server.wire.words import Seconds


class SaidShown(Struct):
    """A text of the room by its key, and what fills its gaps.

    A gap holds a number or text, {"seat"}, {"name", "elsewhere"}, {"key", "args"}, or a
    list of these.
    """

    key: str
    args: dict[str, Any] = {}


class ChoiceShown(Struct):
    """One legal answer: its number, its notation, what to touch for it, its sentence."""

    option: int
    notation: str
    touch: list[str]
    said: SaidShown


class SightShown(Struct):
    """All that one observer may know of the position; `observer` null is a spectator."""

    room: str
    observer: int | None
    seats: list[str]
    waiting: list[int]
    over: bool
    points: list[int]
    winners: list[int]
    table: dict[str, Any]
    question: str | None
    asked: SaidShown | None
    choices: list[ChoiceShown]


class ToldShown(Struct):
    """One thing that happened, as this observer hears it."""

    event: str
    seat: int | None
    args: dict[str, Any]
    said: SaidShown
    rule: str
    rulings: list[str]
    reveals: bool


class ReasonShown(Struct):
    said: SaidShown
    rule: str
    rulings: list[str] = []


class SeatShown(Struct):
    """Who sits there; `bot` plays it, `standing_in` only until its owner returns."""

    name: str = ""
    colour: str = ""
    taken: bool = False
    bot: str | None = None
    standing_in: bool = False


class Pace(Struct, omit_defaults=True, frozen=True):
    """`free` has no clock; `live` a clock per seat, with increment; `slow` a limit per act.

    `shared` is for phases in which all write at once, at any pace; none leaves it to the
    room where clocks are live.
    """

    kind: Annotated[str, Meta(pattern="^(free|live|slow)$")] = "free"
    main: Seconds = 900
    increment: Seconds = 10
    per_act: Seconds = 86_400
    shared: Seconds | None = None


class ClockShown(Struct):
    """What is left, in milliseconds, at the moment `at`; it runs for those in `running`."""

    at: int
    left: list[int]
    running: list[int]
    shared: int | None = None


class Wish(Struct):
    """What somebody asked the others to agree to: `undo` of so many answers, or `pause`."""

    kind: str
    by: int
    number: int = 0
    agreed: list[int] = []


class TableShown(Struct):
    """The table around the game, the same for everybody."""

    id: str
    room: str
    rules: int
    status: str  # open, playing, finished, closed
    seats: list[SeatShown]
    switches: dict[str, int]
    board: str  # the digest of its board
    own_board: bool
    pace: Pace
    public: bool
    watch: bool
    bots: bool
    silence: bool
    paused: bool
    clock: ClockShown | None
    wish: Wish | None
    digest: str  # of the secret that all chance comes from
    salts: list[str]
    secret: str | None  # when the game is over
    created: int
    rematch: str | None = None
    imported: bool = False


class TableSeen(Struct):
    """A table, and what of it is the reader's own."""

    table: TableShown
    mine: list[int]
    host: bool


class ChatLine(Struct):
    """`to` names the seats of a private room; empty is the whole table."""

    by: int
    to: list[int]
    text: str
    said: SaidShown | None = None
