"""Everything that crosses the wire, both ways; docs/protocol.md tells it in sentences.

Fields are only ever added, with defaults. Times are milliseconds since 1970; a field
that is left out of a frame has not changed.
"""

from typing import Annotated, Any

from msgspec import Meta, Struct

Key = Annotated[str, Meta(min_length=1, max_length=64, pattern=r"^[A-Za-z0-9_-]+$")]
Called = Annotated[str, Meta(min_length=1, max_length=32, pattern=r"^[^\x00-\x1f\x7f]+$")]
Colour = Annotated[str, Meta(max_length=16, pattern=r"^[a-z0-9#-]*$")]
Salt = Annotated[str, Meta(max_length=64, pattern=r"^[A-Za-z0-9_-]*$")]
SeatNumber = Annotated[int, Meta(ge=0, le=15)]
Small = Annotated[int, Meta(ge=-1, le=2**31 - 1)]
SwitchValue = Annotated[int, Meta(ge=-(2**31), le=2**31 - 1)]
Seconds = Annotated[int, Meta(ge=0, le=90 * 24 * 3600)]
Line = Annotated[str, Meta(min_length=1, max_length=2000)]
Name = Annotated[str, Meta(max_length=64, pattern=r"^[A-Za-z0-9_-]*$")]

# === What a reader is shown =================================================


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


# === From the server ========================================================


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


# === From the client ========================================================


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

# === HTTP ===================================================================


class SwitchShown(Struct):
    name: str
    default: int
    values: list[int]
    rulings: list[str]


class RoomShown(Struct):
    name: str
    title: str
    rules_number: int
    least: int
    most: int
    switches: list[SwitchShown]
    rules: list[str]
    languages: list[str]
    bots: list[str]


class NewTable(Struct, forbid_unknown_fields=True):
    """`board` is the data of an owner's corrected board; none is the printed one."""

    room: Name
    players: Annotated[int, Meta(ge=1, le=16)]
    switches: dict[Name, SwitchValue] = {}
    board: Any = None
    pace: Pace = Pace()
    public: bool = False
    watch: bool = True
    bots: bool = True
    silence: bool = False
    stand_in: Name = "random"


class TakeSeat(Struct, forbid_unknown_fields=True):
    """`seat` none takes the first that is free; the salt goes into the deal."""

    name: Called
    seat: SeatNumber | None = None
    colour: Colour = ""
    salt: Salt = ""


class SeatTaken(Struct):
    seat: int
    table: TableSeen


class Rematch(Struct, forbid_unknown_fields=True):
    """The salt goes into the new deal, for every seat one has."""

    salt: Salt = ""


class SitBot(Struct, forbid_unknown_fields=True):
    bot: Name = "random"


class Start(Struct, forbid_unknown_fields=True):
    """`bots` sits in the empty seats."""

    bots: Name = ""


class OneTimeLink(Struct):
    """For one seat, once, for a quarter of an hour."""

    token: str
    path: str
    expires: int


class SightSeen(Struct):
    seq: int
    at: int
    sight: SightShown
    ask: int | None = None
    undo: int | None = None


class History(Struct):
    """A stretch of one observer's frames; `last` is the newest there is."""

    frames: list[Frame]
    last: int


class Moment(Struct):
    """The table after so many steps of one view; `hidden` is the rest, once all lies open."""

    seq: int
    last: int
    at: int
    told: list[ToldShown]
    sight: SightShown | None
    table: TableShown
    hidden: dict[str, Any] | None = None


class Notes(Struct, forbid_unknown_fields=True):
    text: Annotated[str, Meta(max_length=20_000)]


class Person(Struct):
    """Whoever this browser is; there are no accounts."""

    name: str
    language: str
    created: int


class PersonChanged(Struct, forbid_unknown_fields=True):
    name: Annotated[str, Meta(max_length=32, pattern=r"^[^\x00-\x1f\x7f]*$")] | None = None
    language: Annotated[str, Meta(pattern="^(en|de|it)$")] | None = None


class TableListed(Struct):
    """A line of the lobby or of one's own tables."""

    id: str
    room: str
    status: str
    players: int
    names: list[str]
    pace: Pace
    created: int
    changed: int
    mine: list[int] = []
    my_turn: bool = False
    watch: bool = True


class Listing(Struct):
    tables: list[TableListed]
    more: bool = False


class Next(Struct):
    """The table where this person has been waited for longest."""

    table: str | None
    seat: int | None = None


class Record(Struct, forbid_unknown_fields=True):
    text: Annotated[str, Meta(min_length=1, max_length=1_000_000)]


class Imported(Struct):
    table: str


class Proof(Struct):
    """With these anybody can work out the deal; the secret only when the game is over."""

    digest: str
    salts: list[str]
    secret: str | None
    rule: str


class BoardChecked(Struct):
    digest: str
    complaints: list[str]


class Board(Struct, forbid_unknown_fields=True):
    board: Any


class Problem(Struct):
    """Every answer of 400 and above."""

    code: str
    reason: str


class Health(Struct):
    status: str
    version: str
    rooms: list[str]
    database: str = ""
