"""Lists of tables, read without opening one."""

import json
from typing import Any

import msgspec
from sqlalchemy import ColumnElement, Connection, and_, select

from palaver.server.deal import Terms
from palaver.server.schema import seats, tables
from palaver.server.wire import Listing, Next, TableListed

PAGE = 50
SHOWN = (
    tables.c.id,
    tables.c.room,
    tables.c.status,
    tables.c.set_up,
    tables.c.names,
    tables.c.waiting,
    tables.c.created,
    tables.c.changed,
)


def lobby(connection: Connection, room: str, status: str, offset: int) -> Listing:
    """Public tables, those where something happened last first."""
    where: list[ColumnElement[bool]] = [tables.c.public.is_(True)]
    if status:
        where.append(tables.c.status == status)
    else:
        where.append(tables.c.status.in_(["open", "playing"]))
    if room:
        where.append(tables.c.room == room)
    query = select(*SHOWN).where(and_(*where)).order_by(tables.c.changed.desc())
    rows = connection.execute(query.limit(PAGE + 1).offset(offset)).all()
    return Listing([listed(row, []) for row in rows[:PAGE]], more=len(rows) > PAGE)


def own(connection: Connection, person: str, offset: int) -> Listing:
    """Where this person sits; first where they are waited for, then the newest."""
    held = held_by(connection, person)
    query = (
        select(*SHOWN)
        .where(tables.c.id.in_(select(seats.c.game).where(seats.c.person == person)))
        .order_by(tables.c.changed.desc())
        .limit(1000)
    )
    found = [listed(row, held.get(row.id, [])) for row in connection.execute(query)]
    found.sort(key=lambda table: (not table.my_turn, table.status != "playing"))
    page = found[offset : offset + PAGE]
    return Listing(page, more=len(found) > offset + PAGE)


def next_table(connection: Connection, person: str) -> Next:
    """Where they have been waited for longest."""
    held = held_by(connection, person)
    query = (
        select(tables.c.id, tables.c.waiting)
        .join(seats, seats.c.game == tables.c.id)
        .where(seats.c.person == person, tables.c.status == "playing")
        .order_by(tables.c.changed)
    )
    for row in connection.execute(query):
        for seat in held.get(row.id, []):
            if f" {seat} " in row.waiting:
                return Next(row.id, seat)
    return Next(None)


def held_by(connection: Connection, person: str) -> dict[str, list[int]]:
    held: dict[str, list[int]] = {}
    for row in connection.execute(select(seats).where(seats.c.person == person)):
        held.setdefault(row.game, []).append(row.seat)
    return held


def listed(row: Any, mine: list[int]) -> TableListed:
    terms = msgspec.json.decode(row.set_up, type=Terms)
    playing = row.status == "playing"
    return TableListed(
        id=row.id,
        room=row.room,
        status=row.status,
        players=terms.players,
        names=json.loads(row.names),
        pace=terms.pace,
        created=row.created,
        changed=row.changed,
        mine=sorted(mine),
        my_turn=playing and any(f" {seat} " in row.waiting for seat in mine),
        watch=terms.watch,
    )
