"""Looking after a store: copies of it, and whether all that is in it still replays."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, Engine, func, inspect, select, text
from sqlalchemy.exc import SQLAlchemyError

from palaver.core.errors import PalaverError
from palaver.server import archive
from palaver.server.course import fingerprint, opened, snapshot
from palaver.server.schema import acts, kept, snapshots, tables
from palaver.server.store import failure, migrate, open_engine, open_existing

MAGIC = "palaver-backup/1"
AT_ONCE = 500  # rows


# --- Copies: one JSON object a line, the same for SQLite and PostgreSQL ------


def backup(url: str, file: Path) -> int:
    """A consistent copy while the server goes on; all or nothing."""
    engine = open_existing(url)
    unfinished = file.with_name(f".{file.name}.unfinished")
    try:
        with unfinished.open("w", encoding="utf-8") as out, reading(engine) as connection:
            unfinished.chmod(0o600)  # the secrets of all deals are in it
            rows = 0
            out.write(json.dumps({"format": MAGIC}) + "\n")
            for row in rows_of(connection):
                out.write(json.dumps(row) + "\n")
                rows += 1
        unfinished.replace(file)
    except SQLAlchemyError as error:
        raise failure(error) from error
    except OSError as error:
        raise PalaverError(f"{file}: {error.strerror or error}") from None
    finally:
        unfinished.unlink(missing_ok=True)
        engine.dispose()
    return rows


def rows_of(connection: Connection) -> Iterator[tuple[str, dict[str, Any]]]:
    """Of an older store what it has."""
    there = inspect(connection)
    for table in kept.sorted_tables:
        names = {column["name"] for column in there.get_columns(table.name)}
        for row in connection.execute(select(*(c for c in table.columns if c.name in names))):
            yield table.name, dict(row._mapping)


def reading(engine: Engine) -> Connection:
    """All of it as of one moment."""
    connection = engine.connect().execution_options(reads=True)
    if engine.dialect.name == "postgresql":
        connection = connection.execution_options(isolation_level="REPEATABLE READ")
    return connection


def restore(url: str, file: Path) -> int:
    """Into an empty store only."""
    migrate(url)
    engine = open_engine(url)
    try:
        with engine.begin() as connection:
            if connection.execute(select(func.count()).select_from(tables)).scalar():
                raise PalaverError("restore: this store is not empty")
            return sum(put_back(connection, name, rows) for name, rows in batches(file))
    except SQLAlchemyError as error:
        raise failure(error) from error
    finally:
        engine.dispose()


def put_back(connection: Connection, name: str, rows: list[dict[str, Any]]) -> int:
    connection.execute(kept.tables[name].insert(), rows)
    return len(rows)


def batches(file: Path) -> Iterator[tuple[str, list[dict[str, Any]]]]:
    try:
        with file.open(encoding="utf-8") as lines:
            if json.loads(next(lines, "null")) != {"format": MAGIC}:
                raise PalaverError(f"{file}: is no backup of Palaver")
            name, rows = "", list[dict[str, Any]]()
            for line in lines:
                of, row = row_in(json.loads(line))
                if rows and (of != name or len(rows) >= AT_ONCE):
                    yield name, rows
                    rows = []
                name = of
                rows.append(row)
            if rows:
                yield name, rows
    except OSError as error:
        raise PalaverError(f"{file}: {error.strerror or error}") from None
    except ValueError:
        raise PalaverError(f"{file}: is no backup of Palaver, or a damaged one") from None


def row_in(line: Any) -> tuple[str, dict[str, Any]]:
    match line:
        case [str(of), dict(row)] if of in kept.tables and set(row) <= set(
            kept.tables[of].c.keys()
        ):
            return of, row
    raise ValueError


# --- Checking ---------------------------------------------------------------


def check(url: str) -> Iterator[str]:
    """Replay every stored table and compare each fingerprint; says what is wrong."""
    engine = open_existing(url)
    try:
        with reading(engine) as connection:
            yield from wrong_with_pages(connection)
            for game in connection.execute(select(tables.c.id).order_by(tables.c.id)).scalars():
                yield from wrong_with(connection, game)
    except SQLAlchemyError as error:
        raise failure(error) from error
    finally:
        engine.dispose()


def wrong_with_pages(connection: Connection) -> Iterator[str]:
    if connection.dialect.name == "sqlite":
        said = connection.execute(text("PRAGMA integrity_check")).scalar()
        if said != "ok":
            yield f"the file is damaged: {said}"


def wrong_with(connection: Connection, game: str) -> Iterator[str]:
    """From the first line on, without the help of snapshots."""
    row = connection.execute(select(tables).where(tables.c.id == game)).one()
    try:
        deal = archive.deal_of(row)
        if deal.game.rules_number != deal.rules:
            yield f"{game}: written for {deal.room}/{deal.rules}, not {deal.game.rules_number}"
            return
        course, taken = opened(deal), snapshots_of(connection, game)
        for line in archive.lines_after(connection, game, 0):
            if line.n != course.state.n + 1:
                yield f"{game}: line {course.state.n + 1} is missing"
                return
            course = archive.follow(course, line)
            if fingerprint(course) != line.fingerprint:
                yield f"{game}: line {line.n} comes to another fingerprint"
                return
            if line.n in taken and taken[line.n] != snapshot(course):
                yield f"{game}: the snapshot of line {line.n} says something else"
                return
    except Exception as error:  # whatever is wrong with a table, the next one is looked at
        yield f"{game}: {type(error).__name__}: {error}"


def snapshots_of(connection: Connection, game: str) -> dict[int, str]:
    query = select(snapshots.c.n, snapshots.c.body).where(snapshots.c.game == game)
    return {row.n: row.body for row in connection.execute(query)}


def size(url: str) -> tuple[int, int]:
    """Tables and lines."""
    engine = open_engine(url)
    try:
        with reading(engine) as connection:
            return (
                int(connection.execute(select(func.count()).select_from(tables)).scalar() or 0),
                int(connection.execute(select(func.count()).select_from(acts)).scalar() or 0),
            )
    finally:
        engine.dispose()
