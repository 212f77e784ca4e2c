"""A seat goes to another device, and a person takes everything along or leaves for good."""

import json
import secrets
from functools import partial
from typing import Any

from sqlalchemy import Connection, Row, delete, select, update

from palaver.server import archive, opening
from palaver.server.archive import Also
from palaver.server.course import Course
from palaver.server.deal import text_of
from palaver.server.entries import Entry, Forgotten, Moved, Sat, Talked, decode_entry
from palaver.server.hall import Hall
from palaver.server.people import Somebody, hashed
from palaver.server.refusals import No
from palaver.server.schema import acts, links, notes, persons, seats, snapshots, tables
from palaver.server.table import Table, now
from palaver.server.wire import OneTimeLink

LINK_LASTS = 15 * 60 * 1000  # milliseconds


# --- By a link --------------------------------------------------------------


async def link_for(hall: Hall, table: Table, seat: int) -> OneTimeLink:
    token, at = secrets.token_urlsafe(24), now()
    game, expires = table.deal.id, at + LINK_LASTS

    def keep(connection: Connection) -> None:
        connection.execute(delete(links).where(links.c.expires < at))
        connection.execute(
            links.insert().values(token=hashed(token), game=game, seat=seat, expires=expires)
        )

    await hall.write(keep, game)
    return OneTimeLink(token, f"/link/{token}", expires)


async def claim(hall: Hall, token: str, person: str) -> tuple[Table, int]:
    """Whoever comes first with the link has the seat; the link is spent."""
    found = await hall.read(lambda c: link_row(c, token))
    if found is None or found.expires < now():
        raise No("no-link")
    table, seat = await hall.table(found.game), int(found.seat)

    def spend(connection: Connection) -> None:
        spent = connection.execute(delete(links).where(links.c.token == hashed(token)))
        if spent.rowcount != 1:
            raise No("no-link")

    also = [spend, archive.hand_over(table.deal.id, seat, person)]
    await table.do(lambda course: Moved(seat), person=person, also=lambda entry: also)
    return table, seat


def link_row(connection: Connection, token: str) -> Row[Any] | None:
    return connection.execute(select(links).where(links.c.token == hashed(token))).first()


# --- Everything of a person -------------------------------------------------


def export(connection: Connection, somebody: Somebody) -> dict[str, Any]:
    """All that is kept of them: tables, seats, and every line that was their doing; notes."""
    own = somebody.id
    made = connection.execute(select(tables).where(tables.c.host == own)).all()
    held = connection.execute(select(seats).where(seats.c.person == own)).all()
    own_notes = connection.execute(select(notes).where(notes.c.person == own)).all()
    return {
        "person": {
            "name": somebody.name,
            "language": somebody.language,
            "created": somebody.created,
        },
        "tables": [{"table": row.id, "room": row.room, "created": row.created} for row in made],
        "seats": [{"table": row.game, "seat": row.seat} for row in held],
        "did": [
            {"table": row.game, "n": row.n, "at": row.at, **json.loads(row.body)}
            for row in archive.done_by(connection, own)
        ],
        "notes": [{"table": row.game, "seat": row.seat, "text": row.text} for row in own_notes],
    }


async def forget(hall: Hall, somebody: Somebody) -> None:
    """Their seats go to bots, their names and words out of every log; answers stay."""
    own = somebody.id
    held = await hall.read(lambda c: seats_of(c, own))
    did = await hall.read(lambda c: {row.game for row in archive.done_by(c, own)})
    for game in did | set(held):
        await forget_at(hall, await hall.table(game), own, held.get(game, set()))

    def drop(connection: Connection) -> None:
        connection.execute(delete(notes).where(notes.c.person == own))
        connection.execute(delete(seats).where(seats.c.person == own))
        connection.execute(update(tables).where(tables.c.host == own).values(host=None))
        connection.execute(delete(persons).where(persons.c.id == own))

    await hall.write(drop)


def seats_of(connection: Connection, person: str) -> dict[str, set[int]]:
    held: dict[str, set[int]] = {}
    for row in connection.execute(select(seats).where(seats.c.person == person)):
        held.setdefault(row.game, set()).add(row.seat)
    return held


async def forget_at(hall: Hall, table: Table, person: str, held: set[int]) -> None:
    """At one table, also where they no longer sit."""
    game = table.deal.id
    for seat in sorted(held):
        if table.course.state.status in ("open", "playing"):
            await opening.stand_up(table, seat, person)
    named = await hall.read(lambda c: named_by(c, game, person))
    for seat in sorted(held | named):
        also = [archive.free_seat(game, seat, person)]
        await table.do(partial(forgotten, seat), also=partial(always, also))
    await hall.write(lambda c: blot_out(c, game, person), game)
    table.recent.clear()


def always(also: list[Also], entry: Entry) -> list[Also]:
    return also


def forgotten(seat: int, course: Course) -> Entry:
    return Forgotten(seat)


def named_by(connection: Connection, game: str, person: str) -> set[int]:
    """The seats that still bear the name this person sat down with."""
    names: dict[int, str | None] = {}
    query = select(acts.c.body, acts.c.person).where(acts.c.game == game).order_by(acts.c.n)
    for row in connection.execute(query):
        if isinstance(entry := decode_entry(row.body), Sat):
            names[entry.seat] = row.person
    return {seat for seat, who in names.items() if who == person}


def blot_out(connection: Connection, game: str, person: str) -> None:
    for row in archive.done_by(connection, person):
        if row.game == game:
            where = (acts.c.game == game, acts.c.n == row.n)
            body = text_of(without_words(decode_entry(row.body)))
            connection.execute(update(acts).where(*where).values(body=body, person=None))
    connection.execute(delete(snapshots).where(snapshots.c.game == game))


def without_words(entry: Entry) -> Entry:
    match entry:
        case Sat(seat=seat):
            return Sat(seat, "", entry.colour, entry.salt)
        case Talked(by=by, to=to):
            return Talked(by, to, "", None)
    return entry
