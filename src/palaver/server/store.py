"""The store, SQLite or PostgreSQL, worked by threads so that the loop never waits for a disk.

One thread writes. It takes whatever has come up meanwhile into one transaction, each
job behind its own savepoint, so that a slow disk costs all of them one wait.
"""

import asyncio
import queue
import threading
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from pathlib import Path
from typing import Any, TypeVar

from alembic import command
from alembic.config import Config
from alembic.util.exc import CommandError
from sqlalchemy import Connection, create_engine, event, inspect, make_url, text
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.engine import Engine
from sqlalchemy.exc import ArgumentError, IntegrityError, OperationalError, SQLAlchemyError

from palaver.core.errors import PalaverError
from palaver.server.logs import log

T = TypeVar("T")
MOST_AT_ONCE = 200  # jobs in one transaction
MOST_SHARED = 16  # where other processes wait for its locks
READERS = 3
ADVISORY_LOCK = 0x70616C61  # so that of several processes one migrates


class StoreFailed(PalaverError):
    """The store did not answer; whether it was kept is not known before it is read again."""


class DiskFull(StoreFailed):
    """Nothing more can be kept for now."""


class Conflict(Exception):
    """Somebody else was first; nothing of this job was kept."""


Job = tuple[str, Callable[[Connection], Any], "Future[Any]"]  # the table it is about comes first


class Store:
    def __init__(self, url: str) -> None:
        self.url = url
        self.engine = open_engine(url)
        self.is_sqlite = self.engine.dialect.name == "sqlite"
        self.insert = sqlite.insert if self.is_sqlite else postgresql.insert
        self.jobs: queue.SimpleQueue[Job | None] = queue.SimpleQueue()
        self.readers = ThreadPoolExecutor(READERS, thread_name_prefix="reader")
        self.writer = threading.Thread(target=self.work, name="writer", daemon=True)
        self.writer.start()

    # --- For the loop -------------------------------------------------------

    async def write(self, job: Callable[[Connection], T], about: str = "") -> T:
        """Kept once this returns; raises Conflict or StoreFailed."""
        done: Future[T] = Future()
        self.jobs.put((about, job, done))
        return await asyncio.shield(asyncio.wrap_future(done))

    async def read(self, look: Callable[[Connection], T]) -> T:
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self.readers, self.look, look)

    # --- Threads ------------------------------------------------------------

    def look(self, look: Callable[[Connection], T]) -> T:
        try:
            with self.engine.connect().execution_options(reads=True) as connection:
                return look(connection)
        except SQLAlchemyError as error:
            failed = failure(error)
            log.warning("store", error=str(failed))
            raise failed from error

    def write_now(self, job: Callable[[Connection], T]) -> T:
        """For commands and tests, where no loop is running."""
        done: Future[T] = Future()
        self.jobs.put(("", job, done))
        return done.result()

    def work(self) -> None:
        while (first := self.jobs.get()) is not None:
            batch = [first]
            while len(batch) < (MOST_AT_ONCE if self.is_sqlite else MOST_SHARED):
                try:
                    another = self.jobs.get_nowait()
                except queue.Empty:
                    break
                if another is None:
                    self.jobs.put(None)
                    break
                batch.append(another)
            batch.sort(key=lambda job: job[0])  # so that two processes never lock crosswise
            self.keep(batch)

    def keep(self, batch: list[Job]) -> None:
        outcomes: list[tuple[Future[Any], Any]] = []
        try:
            with self.engine.begin() as connection:
                outcomes = [(done, attempt(connection, job)) for _, job, done in batch]
        except SQLAlchemyError as error:
            outcomes = [(done, failure(error)) for _, _, done in batch]
        except Exception as error:  # the writer must outlive anything
            outcomes = [(done, error) for _, _, done in batch]
        for failed in {str(outcome) for _, outcome in outcomes if isinstance(outcome, StoreFailed)}:
            log.warning("store", error=failed)
        for done, outcome in outcomes:
            if isinstance(outcome, Exception):
                done.set_exception(outcome)
            else:
                done.set_result(outcome)

    def close(self) -> None:
        """After everything that is waiting has been kept."""
        self.jobs.put(None)
        self.writer.join()
        self.readers.shutdown()
        self.engine.dispose()


def attempt(connection: Connection, job: Callable[[Connection], Any]) -> Any:
    """The job's result, or what it raised; then nothing of it stays."""
    savepoint = connection.begin_nested()
    try:
        result = job(connection)
    except IntegrityError as error:
        savepoint.rollback()
        return Conflict(str(error.orig))
    except OperationalError:
        raise
    except Exception as error:
        savepoint.rollback()
        return failure(error) if isinstance(error, SQLAlchemyError) else error
    savepoint.commit()
    return result


def failure(error: SQLAlchemyError) -> StoreFailed:
    said = str(getattr(error, "orig", error)).lower()
    if "full" in said or "no space" in said or "disk i/o" in said:
        return DiskFull("the disk is full")
    return StoreFailed(f"the store failed: {said.splitlines()[0] if said else error}")


# --- Opening ----------------------------------------------------------------


def is_postgresql(url: str) -> bool:
    return url.startswith(("postgresql:", "postgres:", "postgresql+psycopg:"))


def open_engine(url: str) -> Engine:
    """An error never tells what was to be kept: it would end in a log."""
    try:
        if is_postgresql(url):
            url = "postgresql+psycopg:" + url.split(":", 1)[1]
            size = READERS + 2
            return create_engine(url, pool_size=size, pool_pre_ping=True, hide_parameters=True)
        if url.startswith("sqlite:///") and len(url) > len("sqlite:///"):
            return open_sqlite(url)
    except ImportError:
        raise PalaverError("for PostgreSQL: pip install 'palaver[postgres]'") from None
    except (ArgumentError, ValueError):
        pass
    raise PalaverError("--database: a store is postgresql://… or sqlite:///FILE")


def open_sqlite(url: str) -> Engine:
    engine = create_engine(
        url, pool_size=READERS + 2, connect_args={"timeout": 30}, hide_parameters=True
    )
    event.listen(engine, "connect", prepare_sqlite)
    event.listen(engine, "begin", begin_at_once)
    return engine


def prepare_sqlite(connection: Any, record: Any) -> None:
    connection.isolation_level = None  # transactions begin where we say so
    for line in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
        connection.execute(f"PRAGMA {line}")


def begin_at_once(connection: Connection) -> None:
    """Only the writer needs the lock; readers see the last commit."""
    reads = connection.get_execution_options().get("reads", False)
    connection.exec_driver_sql("BEGIN" if reads else "BEGIN IMMEDIATE")


def default_url(folder: Path) -> str:
    return f"sqlite:///{folder.resolve() / 'palaver.sqlite'}"


def file_of(url: str) -> Path | None:
    return Path(make_url(url).database or "") if url.startswith("sqlite") else None


def make_folder(file: Path) -> None:
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise PalaverError(f"{file.parent}: {error.strerror or error}") from None


def open_existing(url: str) -> Engine:
    """To look at a store makes none."""
    engine = open_engine(url)
    file = file_of(url)
    try:
        if (file is None or file.exists()) and inspect(engine).has_table("tables"):
            return engine
    except SQLAlchemyError as error:
        raise failure(error) from error
    raise PalaverError(f"there is no store at {file or 'this database'}")


def migrate(url: str, step: str = "head") -> None:
    """Bring the store to what this version needs; of several processes one at a time."""
    engine = open_engine(url)
    if (file := file_of(url)) is not None:
        make_folder(file)
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    try:
        with engine.begin() as connection:
            if engine.dialect.name == "postgresql":
                connection.execute(text(f"SELECT pg_advisory_xact_lock({ADVISORY_LOCK})"))
            config.attributes["connection"] = connection
            command.upgrade(config, step)
    except CommandError:
        raise PalaverError("this store was written by a newer version of Palaver") from None
    except SQLAlchemyError as error:
        raise failure(error) from error
    finally:
        engine.dispose()
