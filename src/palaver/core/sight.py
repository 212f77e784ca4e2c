"""What is said and shown: words for a reader, and all that one seat may know."""

import json
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import TypeAlias

Json: TypeAlias = bool | int | str | list["Json"] | dict[str, "Json"] | None
Filling: TypeAlias = "int | str | Who | Name | Said | tuple[Filling, ...]"


@dataclass(frozen=True, slots=True)
class Who:
    """A person, by seat; only the table knows names."""

    seat: int


@dataclass(frozen=True, slots=True)
class Name:
    """A proper name off the board, and what other languages call it."""

    name: str
    elsewhere: Mapping[str, str] = field(default_factory=dict)  # by language


@dataclass(frozen=True, slots=True)
class Said:
    """A text of the room by its key, and what fills its gaps; any language can say it."""

    key: str
    args: Mapping[str, Filling] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Word:
    """A thing with a name in the notation and a name for readers."""

    notation: str | int
    said: Filling


@dataclass(frozen=True, slots=True)
class Reason:
    """Why something may not be touched now, and the paragraph and rulings that say so."""

    said: Said
    rule: str
    rulings: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Choice:
    """One legal answer: its notation, what a person would touch, and its sentence.

    `touch` names things one after the other, such as `("button:swap", "goods:1:mask")`.
    """

    option: int
    notation: str
    touch: tuple[str, ...]
    said: Said


@dataclass(frozen=True, slots=True)
class Told:
    """An event as one observer hears it."""

    event: str
    seat: int | None
    args: Mapping[str, str | int | None]  # by name in the notation; None is not for these eyes
    said: Said
    rule: str
    rulings: tuple[str, ...]
    reveals: bool

    def effect(self) -> str:
        """In the notation of records: `turned-up E4 gold-1`."""
        shown = ("?" if value is None else str(value) for value in self.args.values())
        return " ".join([self.event, *shown])


@dataclass(frozen=True, slots=True)
class Sight:
    """All that leaves the rules for one observer, and nothing else does."""

    room: str
    observer: int | None  # none is a spectator
    seats: tuple[str, ...]  # their names in the notation
    waiting: tuple[int, ...]  # who is asked something
    over: bool
    points: tuple[int, ...]
    winners: tuple[int, ...]
    table: Mapping[str, Json]  # the room says what lies there, by names
    question: str | None  # what this observer is asked
    asked: Said | None
    choices: tuple[Choice, ...]

    def encode(self) -> bytes:
        return json.dumps(to_json(self), ensure_ascii=False, sort_keys=True).encode()


def to_json(shown: object) -> Json:
    """Of anything on this page, by its fields."""
    match shown:
        case None | bool() | int() | str():
            return shown
        case Who(seat):
            return {"seat": seat}
        case list() | tuple():
            return [to_json(part) for part in shown]
        case Mapping():
            return {str(key): to_json(value) for key, value in shown.items()}
        case _ if hasattr(shown, "__dataclass_fields__"):
            return {name: to_json(getattr(shown, name)) for name in shown.__dataclass_fields__}
    raise TypeError(f"{shown!r} cannot be shown")
