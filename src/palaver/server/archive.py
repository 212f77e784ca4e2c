"""What is written to the store and read from it, each as one job."""

import json
import secrets
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from typing import Any

import msgspec
from sqlalchemy import Column, Connection, Row, delete, func, insert, select, update

from palaver.core.game import games
from palaver.server import clocks
from palaver.server.course import Course, advance, fingerprint, opened, restored, snapshot
from palaver.server.deal import Deal, StoredChance, Terms, text_of
from palaver.server.entries import Entry, decode_entry
from palaver.server.refusals import No
from palaver.server.schema import acts, seats, snapshots, tables
from palaver.server.state import State

SNAPSHOT_EVERY = 50  # lines
BOT_LEASE = 10_000  # milliseconds in which the process that wrote a line moves its bots
CHANNEL = "palaver"
OF_A_LINE: list[Column[Any]] = [  # as since the first step, so that `check` reads older stores
    acts.c.n, acts.c.body, acts.c.marks, acts.c.fingerprint, acts.c.at,
]  # fmt: skip
PROCESS = secrets.token_hex(4)
Also = Callable[[Connection], None]


@dataclass(frozen=True, slots=True)
class Kept:
    """A table as it lies in the store."""

    course: Course
    holders: list[str | None]  # the person who owns each seat
    host: str | None


@dataclass(frozen=True, slots=True)
class Line:
    """One line of the log, to be kept."""

    course: Course  # after it
    entry: Entry
    seat: int | None = None
    person: str | None = None
    key: str | None = None
    also: list[Also] = field(default_factory=list)  # what belongs to it


def notice(game: str) -> str:
    """To other processes: this one has kept a line of that table."""
    return f"{PROCESS} {game}"


# --- Reading ----------------------------------------------------------------


def deal_of(row: Row[Any]) -> Deal:
    return Deal(
        id=row.id,
        room=row.room,
        rules=row.rules,
        terms=msgspec.json.decode(row.set_up, type=Terms),
        board_data=None if row.board is None else json.loads(row.board),
        chance=msgspec.json.decode(row.chance, type=StoredChance),
        created=row.created,
    )


def load(connection: Connection, game: str) -> Kept | None:
    """The last snapshot and the lines since."""
    row = connection.execute(select(tables).where(tables.c.id == game)).first()
    if row is None:
        return None
    deal = deal_of(row)
    if row.room not in games() or deal.game.rules_number != deal.rules:
        raise No("other-rules")  # to play on would be another game than was begun
    course = course_before(connection, deal, 2**31 - 1)
    for line in lines_after(connection, game, course.state.n):
        course = follow(course, line)
    return Kept(course, holders(connection, game, deal.terms.players), row.host)


def course_before(connection: Connection, deal: Deal, n: int) -> Course:
    """The last snapshot that was taken before line n, or the beginning."""
    taken = connection.execute(
        select(snapshots.c.body)
        .where(snapshots.c.game == deal.id, snapshots.c.n < n)
        .order_by(snapshots.c.n.desc())
        .limit(1)
    ).scalar()
    return opened(deal) if taken is None else restored(deal, taken)


def lines_after(connection: Connection, game: str, n: int) -> Iterable[Row[Any]]:
    query = select(*OF_A_LINE).where(acts.c.game == game, acts.c.n > n).order_by(acts.c.n)
    return connection.execute(query).all()


def follow(course: Course, line: Row[Any]) -> Course:
    course = advance(course, decode_entry(line.body), line.at).course
    course.state.set_marks(line.marks)
    return course


def holders(connection: Connection, game: str, players: int) -> list[str | None]:
    owned: list[str | None] = [None] * players
    for row in connection.execute(select(seats).where(seats.c.game == game)):
        owned[row.seat] = row.person
    return owned


def done_by(connection: Connection, person: str) -> Iterable[Row[Any]]:
    """Every line that was this person's doing, wherever they sit now."""
    query = select(acts).where(acts.c.person == person).order_by(acts.c.game, acts.c.n)
    return connection.execute(query).all()


def is_known(connection: Connection, game: str, seat: int, key: str) -> bool:
    """Was a line with this key kept before?"""
    query = select(acts.c.n).where(acts.c.game == game, acts.c.seat == seat, acts.c.key == key)
    return connection.execute(query).first() is not None


def due(connection: Connection, now: int, most: int) -> list[tuple[str, int]]:
    """Tables that somebody must look after: a bot to move, a time run out."""
    query = (
        select(tables.c.id, tables.c.wake)
        .where(tables.c.wake <= now)
        .order_by(tables.c.wake)
        .limit(most)
    )
    return [(row.id, row.wake) for row in connection.execute(query)]


def lengths(connection: Connection, games: list[str]) -> dict[str, int]:
    """How many lines each of these tables has by now."""
    query = (
        select(acts.c.game, func.max(acts.c.n)).where(acts.c.game.in_(games)).group_by(acts.c.game)
    )
    return {game: int(n) for game, n in connection.execute(query)}


# --- Writing ----------------------------------------------------------------


def create(connection: Connection, deal: Deal, host: str | None) -> None:
    course = opened(deal)
    connection.execute(
        insert(tables).values(
            id=deal.id,
            room=deal.room,
            rules=deal.rules,
            set_up=text_of(deal.terms),
            board=None if deal.board_data is None else json.dumps(deal.board_data),
            chance=text_of(deal.chance),
            host=host,
            public=deal.terms.public,
            watch=deal.terms.watch,
            created=deal.created,
            **columns(course),
        )
    )


def columns(course: Course) -> dict[str, Any]:
    """What the listings and the keeper read off a table without opening it."""
    state = course.state
    return {
        "status": state.status,
        "names": json.dumps([seat.name or seat.bot or "" for seat in state.seats]),
        "waiting": f" {' '.join(map(str, state.waiting))} ",
        "changed": state.at,
        "wake": wake(state, course),
    }


def wake(state: State, course: Course) -> int | None:
    if state.status != "playing" or state.paused:
        return None
    if set(state.bots()) & set(state.waiting):
        return state.at + BOT_LEASE
    return min(clocks.run_out(state, course.deal.terms.pace).values(), default=None)


def append(connection: Connection, line: Line) -> None:
    """Keep one line and all that belongs to it; a Conflict if another was there first."""
    course, state = line.course, line.course.state
    game = course.deal.id
    connection.execute(
        insert(acts).values(
            game=game,
            n=state.n,
            seat=line.seat,
            person=line.person,
            key=line.key,
            body=text_of(line.entry),
            marks=state.marks(),
            fingerprint=fingerprint(course),
            at=state.at,
        )
    )
    connection.execute(update(tables).where(tables.c.id == game).values(**columns(course)))
    if state.n % SNAPSHOT_EVERY == 0:
        connection.execute(insert(snapshots).values(game=game, n=state.n, body=snapshot(course)))
    for job in line.also:
        job(connection)
    if connection.dialect.name == "postgresql":  # heard by others as soon as it is committed
        connection.execute(select(func.pg_notify(CHANNEL, notice(game))))


def claim(connection: Connection, game: str, wake_at: int, until: int) -> bool:
    """Of several processes one looks after a table that is due."""
    query = update(tables).where(tables.c.id == game, tables.c.wake == wake_at).values(wake=until)
    return connection.execute(query).rowcount == 1


def hold_seat(game: str, seat: int, person: str) -> Also:
    def job(connection: Connection) -> None:
        connection.execute(insert(seats).values(game=game, seat=seat, person=person))

    return job


def hand_over(game: str, seat: int, person: str) -> Also:
    def job(connection: Connection) -> None:
        of_seat = (seats.c.game == game, seats.c.seat == seat)
        connection.execute(update(seats).where(*of_seat).values(person=person))

    return job


def free_seat(game: str, seat: int, person: str) -> Also:
    def job(connection: Connection) -> None:
        of_seat = (seats.c.game == game, seats.c.seat == seat, seats.c.person == person)
        connection.execute(delete(seats).where(*of_seat))

    return job
