"""What goes over a socket, both ways."""

from typing import Annotated

from msgspec import Meta, Struct

from palaver.server.wire.shown import (
    ChatLine,
    ReasonShown,
    SaidShown,
    SightShown,
    TableShown,
    ToldShown,
)
from palaver.server.wire.words import Key, Line, Name, SeatNumber, Small

# --- From the server --------------------------------------------------------


class Hello(Struct, tag="hello", omit_defaults=True):
    """First on every socket; then come the missed frames, or one with the full sight."""

    table: TableShown
    observer: int | None
    mine: list[int]
    seq: int
    resumed: bool
    now: int


class Frame(Struct, tag="frame", omit_defaults=True):
    """One step of this observer's own gapless sequence.

    `ask` numbers the question this seat is asked; `undo` is how many of its own answers
    can be taken back now.
    """

    seq: int
    at: int
    told: list[ToldShown] = []
    sight: SightShown | None = None
    table: TableShown | None = None
    chat: ChatLine | None = None
    ask: int | None = None
    undo: int | None = None
    back: int = 0  # so many answers were taken back


class Ack(Struct, tag="ack"):
    """Done, now or when this key came first; everything up to `seq` includes it."""

    key: str
    seq: int


class Refusal(Struct, tag="refusal", omit_defaults=True):
    """Not done; `code` for programs, `reason` for the reader, in the reader's language."""

    key: str
    code: str
    reason: str
    rule: str | None = None
    rulings: list[str] = []


class Because(Struct, tag="because"):
    """The answer to `why`; no reason means that it may be touched."""

    key: str
    reason: ReasonShown | None


class Pong(Struct, tag="pong"):
    key: str
    now: int


# --- From the client --------------------------------------------------------


class Act(Struct, tag="act", kw_only=True):
    """An answer by number or in the notation, to the question of that number and name."""

    key: Key
    ask: Small = -1
    question: Name = ""
    option: Small | None = None
    notation: Annotated[str, Meta(max_length=200)] | None = None


class Undo(Struct, tag="undo"):
    """Take back so many of one's own last answers."""

    key: Key
    number: Annotated[int, Meta(ge=1, le=1000)] = 1


class AskUndo(Struct, tag="ask-undo"):
    """Ask everybody else to let the last so many answers be taken back, whoever gave them."""

    key: Key
    number: Annotated[int, Meta(ge=1, le=100_000)] = 1


class AskPause(Struct, tag="ask-pause"):
    key: Key


class Reply(Struct, tag="reply"):
    """To the wish that is on the table."""

    key: Key
    agree: bool


class Resume(Struct, tag="resume"):
    """After a pause the clocks run again as soon as anybody says so."""

    key: Key


class Return(Struct, tag="return"):
    """Take one's seat back from the bot that stands in."""

    key: Key


class Chat(Struct, tag="chat"):
    """A line to the whole table or to some seats; `said` is a proposal as text and gaps."""

    key: Key
    text: Line
    to: Annotated[list[SeatNumber], Meta(max_length=16)] = []
    said: SaidShown | None = None


class Why(Struct, tag="why"):
    """Why may this not be touched?"""

    key: Key
    thing: Annotated[str, Meta(max_length=200)]


class Ping(Struct, tag="ping"):
    key: Key


Command = Act | Undo | AskUndo | AskPause | Reply | Resume | Return | Chat | Why | Ping
Reply_ = Ack | Refusal | Because | Pong
FromServer = Hello | Frame | Ack | Refusal | Because | Pong
