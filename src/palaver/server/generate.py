"""Writes the wire's structs as TypeScript, so that the client types nothing twice.

`python -m palaver.server.generate web/src/generated/types.ts`; a test fails when it is stale.
"""

import sys
from collections.abc import Iterator
from pathlib import Path
from types import NoneType, UnionType
from typing import Annotated, Any, Union, get_args, get_origin, get_type_hints

import msgspec
from msgspec.structs import FieldInfo

from palaver.server import wire
from palaver.server.wire import messages, shown, visits

HEAD = """\
// Generated from src/palaver/server/wire by `make generated`; not to be edited by hand.

export type Json = boolean | number | string | null | Json[] | { [key: string]: Json }
export interface Who {
  seat: number
}
export interface Name {
  name: string
  elsewhere: Record<string, string>
}
export type Filling = number | string | Who | Name | Said | Filling[]
"""
PLAIN: dict[Any, str] = {
    int: "number",
    str: "string",
    bool: "boolean",
    NoneType: "null",
    Any: "Json",
}
FILLED = {("SaidShown", "args"): "Record<string, Filling>"}
TAKEN = {"Record": "RecordText"}  # a name that TypeScript has given away
UNIONS = {"Command": wire.Command, "FromServer": wire.FromServer}


def name_of(struct: type[msgspec.Struct]) -> str:
    name = struct.__name__.removesuffix("Shown")
    return TAKEN.get(name, name)


def structs() -> list[type[msgspec.Struct]]:
    """In the order of the pages, without what they import."""
    return [
        thing
        for page in (shown, messages, visits)
        for thing in vars(page).values()
        if isinstance(thing, type)
        and issubclass(thing, msgspec.Struct)
        and thing.__module__ == page.__name__
    ]


def written(kind: Any) -> str:
    """One type as TypeScript has it."""
    if kind in PLAIN:
        return PLAIN[kind]
    if isinstance(kind, type) and issubclass(kind, msgspec.Struct):
        return name_of(kind)
    origin, args = get_origin(kind), get_args(kind)
    if origin is Annotated:
        return written(args[0])
    if origin in (Union, UnionType):
        return " | ".join(written(arg) for arg in args)
    if origin is list:
        inner = written(args[0])
        return f"({inner})[]" if " " in inner else f"{inner}[]"
    if origin is dict:
        return f"Record<string, {written(args[1])}>"
    raise TypeError(f"the wire carries no {kind!r}")


def lines_of(struct: type[msgspec.Struct]) -> Iterator[str]:
    yield f"export interface {name_of(struct)} {{"
    if tag := struct.__struct_config__.tag:
        yield f"  type: '{tag}'"
    hints = get_type_hints(struct)
    for field in msgspec.structs.fields(struct):
        mark = "?" if may_be_left_out(struct, field) else ""
        filled = FILLED.get((struct.__name__, field.name))
        yield f"  {field.name}{mark}: {filled or written(hints[field.name])}"
    yield "}"


def may_be_left_out(struct: type[msgspec.Struct], field: FieldInfo) -> bool:
    """By the client in what it sends, by the server where it says so."""
    config = struct.__struct_config__
    sent = config.forbid_unknown_fields or struct in get_args(wire.Command)
    return not field.required and (sent or config.omit_defaults)


def typescript() -> str:
    page = [HEAD]
    for struct in structs():
        page += [*lines_of(struct), ""]
    for name, union in UNIONS.items():
        page.append(f"export type {name} = {written(union)}")
    return "\n".join(page) + "\n"


if __name__ == "__main__":
    Path(sys.argv[1]).write_text(typescript(), "utf-8")
