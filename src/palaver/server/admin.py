"""Looking after a store: copies of it, and whether all that is in it still replays."""

import json
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, Engine, func, inspect, select, text
from sqlalchemy.exc import SQLAlchemyError

from palaver.core.errors import PalaverError
from palaver.server import archive
from palaver.server.course import fingerprint, opened
from palaver.server.schema import acts, kept, tables
from palaver.server.store import failure, migrate, open_engine

MAGIC = "palaver-backup/1"
AT_ONCE = 500  # rows


# --- Copies: one JSON object a line, the same for SQLite and PostgreSQL ------


def backup(url: str, file: Path) -> int:
    """A consistent copy while the server goes on; all or nothing."""
    engine = open_engine(url)
    rows = 0
    try:
        with (
            tempfile.NamedTemporaryFile(
                "w", dir=file.parent, prefix=f".{file.name}.", delete=False, encoding="utf-8"
            ) as out,
            reading(engine) as connection,
        ):
            out.write(json.dumps({"format": MAGIC}) + "\n")
            for table in kept.sorted_tables:
                for row in connection.execute(select(table)):
                    out.write(json.dumps([table.name, dict(row._mapping)]) + "\n")
                    rows += 1
        Path(out.name).replace(file)
    except SQLAlchemyError as error:
        raise failure(error) from error
    except OSError as error:
        raise PalaverError(f"{file}: {error.strerror or error}") from None
    finally:
        engine.dispose()
    return rows


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
                of, row = json.loads(line)
                if of not in kept.tables:
                    raise PalaverError(f"{file}: has a table {of!r} that nobody knows")
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


# --- Checking ---------------------------------------------------------------


def check(url: str) -> Iterator[str]:
    """Replay every stored table and compare each fingerprint; says what is wrong."""
    engine = open_engine(url)
    try:
        if not inspect(engine).has_table("tables"):
            raise PalaverError("check: there is no store here")
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
        course = opened(deal)
        for line in archive.lines_after(connection, game, 0):
            if line.n != course.state.n + 1:
                yield f"{game}: line {course.state.n + 1} is missing"
                return
            course = archive.follow(course, line)
            if fingerprint(course) != line.fingerprint:
                yield f"{game}: line {line.n} comes to another fingerprint"
                return
    except Exception as error:  # whatever is wrong with a table, the next one is looked at
        yield f"{game}: {type(error).__name__}: {error}"


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
