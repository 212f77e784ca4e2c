"""What is asked and answered over HTTP, beside the commands of play."""

from typing import Annotated, Any

from msgspec import Meta, Struct

from palaver.server.wire.messages import Frame
from palaver.server.wire.shown import Pace, SightShown, TableSeen, TableShown, ToldShown
from palaver.server.wire.words import Called, Colour, Name, Salt, SeatNumber, SwitchValue


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
