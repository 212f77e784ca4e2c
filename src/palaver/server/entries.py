"""The lines of a table's log. What happened at a table is these, one after the other."""

import msgspec
from msgspec import Struct

from palaver.server.wire import SaidShown


class Sat(Struct, tag="sat"):
    seat: int
    name: str
    colour: str
    salt: str


class Stood(Struct, tag="stood"):
    """The seat is free again, or a bot has it if play has begun."""

    seat: int


class BotSat(Struct, tag="bot-sat"):
    seat: int
    bot: str
    salt: str


class Begun(Struct, tag="begun"):
    salts: list[str]


class Answered(Struct, tag="answered"):
    seat: int
    option: int
    by: str = "seat"  # or bot, or clock


class TakenBack(Struct, tag="taken-back"):
    seat: int
    number: int


class Wished(Struct, tag="wished"):
    kind: str
    by: int
    number: int


class Replied(Struct, tag="replied"):
    by: int
    agree: bool


class Resumed(Struct, tag="resumed"):
    by: int


class StoodIn(Struct, tag="stood-in"):
    """A bot plays until the owner returns."""

    seat: int
    bot: str


class Returned(Struct, tag="returned"):
    seat: int


class Moved(Struct, tag="moved"):
    """The seat belongs to another device now."""

    seat: int


class Talked(Struct, tag="talked"):
    by: int
    to: list[int]
    text: str
    said: SaidShown | None = None


class Rematched(Struct, tag="rematched"):
    table: str


class Forgotten(Struct, tag="forgotten"):
    """The person of this seat wished to be forgotten."""

    seat: int


class Closed(Struct, tag="closed"):
    pass


Entry = (
    Sat
    | Stood
    | BotSat
    | Begun
    | Answered
    | TakenBack
    | Wished
    | Replied
    | Resumed
    | StoodIn
    | Returned
    | Moved
    | Talked
    | Rematched
    | Forgotten
    | Closed
)


def kind_of(entry: Entry) -> str:
    return str(entry.__struct_config__.tag)


decode_entry = msgspec.json.Decoder(Entry).decode
OF_THE_HOLDERS = (Sat, Stood, BotSat, Moved, Forgotten)  # after these, ask anew whose the seats are
