"""A seat goes to another device, and a person takes everything along or leaves for good."""

import json
import secrets
from typing import Any

from sqlalchemy import Connection, Row, delete, select, update

from palaver.server import archive, opening
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
    await table.do(lambda course: Moved(seat), also=lambda entry: also)
    return table, seat


def link_row(connection: Connection, token: str) -> Row[Any] | None:
    return connection.execute(select(links).where(links.c.token == hashed(token))).first()


# --- Everything of a person -------------------------------------------------


def export(connection: Connection, somebody: Somebody) -> dict[str, Any]:
    """All that is kept of them: seats, answers, words, notes."""
    held = connection.execute(select(seats).where(seats.c.person == somebody.id)).all()
    own_notes = connection.execute(select(notes).where(notes.c.person == somebody.id)).all()
    return {
        "person": {
            "name": somebody.name,
            "language": somebody.language,
            "created": somebody.created,
        },
        "seats": [seat_export(connection, row.game, row.seat) for row in held],
        "notes": [{"table": row.game, "seat": row.seat, "text": row.text} for row in own_notes],
    }


def seat_export(connection: Connection, game: str, seat: int) -> dict[str, Any]:
    did = [
        {"n": row.n, "at": row.at, **json.loads(row.body)}
        for row in archive.lines_after(connection, game, 0)
        if is_by(decode_entry(row.body), seat)
    ]
    return {"table": game, "seat": seat, "did": did}


def is_by(entry: Entry, seat: int) -> bool:
    return seat in (getattr(entry, "seat", None), getattr(entry, "by", None))


async def forget(hall: Hall, somebody: Somebody) -> None:
    """Their seats go to bots, their names and words out of every log; answers stay."""
    held = await hall.read(
        lambda c: c.execute(select(seats).where(seats.c.person == somebody.id)).all()
    )
    for row in held:
        await forget_seat(await hall.table(row.game), row.seat)

    def drop(connection: Connection) -> None:
        own = somebody.id
        connection.execute(delete(notes).where(notes.c.person == own))
        connection.execute(delete(seats).where(seats.c.person == own))
        connection.execute(update(tables).where(tables.c.host == own).values(host=None))
        connection.execute(delete(persons).where(persons.c.id == own))

    await hall.write(drop)


async def forget_seat(table: Table, seat: int) -> None:
    game = table.deal.id
    if table.course.state.status in ("open", "playing"):
        await opening.stand_up(table, seat)

    def judge(course: Course) -> Entry:
        return Forgotten(seat)

    def blot_out(connection: Connection) -> None:
        for row in archive.lines_after(connection, game, 0):
            body = without_words(decode_entry(row.body), seat)
            if body is not None:
                where = (acts.c.game == game, acts.c.n == row.n)
                connection.execute(update(acts).where(*where).values(body=text_of(body)))
        connection.execute(delete(snapshots).where(snapshots.c.game == game))

    await table.do(judge, also=lambda entry: [blot_out, archive.free_seat(game, seat)])
    table.recent.clear()


def without_words(entry: Entry, seat: int) -> Entry | None:
    match entry:
        case Sat(seat=sat) if sat == seat:
            return Sat(seat, "", entry.colour, entry.salt)
        case Talked(by=by) if by == seat:
            return Talked(seat, entry.to, "", None)
    return None
