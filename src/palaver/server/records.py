"""Finished games in the written notation, out of the store and into it."""

from typing import Any

from sqlalchemy import Connection, insert, update

from palaver.core import record
from palaver.core.errors import BadRecord, PalaverError
from palaver.core.match import Match, Seed
from palaver.server.archive import columns, create, lines_after
from palaver.server.course import Course, advance, fingerprint, opened, option_of, seat_of
from palaver.server.deal import Deal, StoredChance, Terms, new_id, text_of
from palaver.server.entries import Answered, Begun, Entry, Sat, decode_entry
from palaver.server.frames import frames_of, seen_by_all
from palaver.server.past import course_at
from palaver.server.refusals import No
from palaver.server.schema import acts, tables
from palaver.server.wire import Pace

MOST_LINES = 5_000


def written(connection: Connection, deal: Deal) -> str:
    course = course_at(connection, deal, 2**31 - 2)
    match = Match(deal.set_up(salts_of(connection, deal)))
    for move in course.moves:
        match.answer(seat_of(move), option_of(move))
    return record.written(match)


def salts_of(connection: Connection, deal: Deal) -> tuple[str, ...]:
    for line in lines_after(connection, deal.id, 0):
        entry = decode_entry(line.body)
        if isinstance(entry, Begun):
            return tuple(entry.salts)
    return ()


# --- From elsewhere ---------------------------------------------------------


def read(text: str, at: int) -> tuple[Deal, list[Entry]]:
    """A finished game as a table of its own, if all that it says comes true."""
    if text.count("\n") > MOST_LINES or "\0" in text:
        raise No("too-large")
    try:
        match = record.replay(record.read(text))
    except BadRecord as error:
        raise No("bad-record", why=str(error)[:300]) from None
    except PalaverError as error:
        raise No("bad-record", why=str(error)[:300]) from None
    if not match.over:
        raise No("not-finished")
    return deal_of(match, at), entries_of(match)


def deal_of(match: Match, at: int) -> Deal:
    set_up, game = match.set_up, match.game
    chance = set_up.chance
    if isinstance(chance, Seed):
        stored = StoredChance(seed=chance.number)
    else:
        stored = StoredChance(secret=chance.secret.hex())
    terms = Terms(
        players=set_up.players,
        switches=game.settings(set_up.switches),
        pace=Pace(),
        public=False,
        watch=True,
        bots=False,
        silence=False,
        stand_in="random",
        imported=True,
    )
    board = None if set_up.board == game.printed else set_up.board
    return Deal(new_id(), game.name, game.rules_number, terms, board, stored, at)


def entries_of(match: Match) -> list[Entry]:
    chance = match.set_up.chance
    salts = [] if isinstance(chance, Seed) else list(chance.salts)
    names = match.game.seat_names(match.pos)
    sat: list[Entry] = [Sat(seat, name, name, "") for seat, name in enumerate(names)]
    answered: list[Entry] = [Answered(act.seat, act.option) for act in match.acts]
    return [*sat, Begun(salts), *answered]


def rows_of(deal: Deal, entries: list[Entry], at: int) -> tuple[list[dict[str, Any]], Course]:
    """Lines as if the game had been played here."""
    course, rows = opened(deal), list[dict[str, Any]]()
    seen = seen_by_all(course)
    for entry in entries:
        step = advance(course, entry, at)
        _, seen = frames_of(course, step, seen)
        course = step.course
        rows.append(
            {
                "game": deal.id,
                "n": course.state.n,
                "seat": entry.seat if isinstance(entry, Answered) else None,
                "key": None,
                "body": text_of(entry),
                "marks": course.state.marks(),
                "fingerprint": fingerprint(course),
                "at": at,
            }
        )
    return rows, course


def keep(connection: Connection, deal: Deal, rows: list[dict[str, Any]], last: Course) -> None:
    create(connection, deal, None)
    connection.execute(insert(acts), rows)
    of_table = tables.c.id == deal.id
    connection.execute(update(tables).where(of_table).values(**columns(last)))
