"""The store as it was brought up step by step is the store that the code believes in."""

from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import inspect, text
from sqlalchemy.exc import IntegrityError

from palaver.server import schema
from palaver.server.store import default_url, migrate, open_engine
from tests.server.running import postgresql

pytestmark = pytest.mark.xdist_group("server")


def agrees(url: str) -> None:
    migrate(url)
    migrate(url)  # the second time there is nothing to do
    engine = open_engine(url)
    with engine.connect() as connection:
        context = MigrationContext.configure(connection, opts={"compare_type": True})
        assert [] == compare_metadata(context, schema.kept)
        assert set(schema.kept.tables) < set(inspect(connection).get_table_names())
    engine.dispose()


def test_the_steps_lead_to_the_store_of_the_code(tmp_path: Path) -> None:
    agrees(default_url(tmp_path))
    with postgresql() as url:
        agrees(url)


TABLE = {"id": "t", "room": "africa", "rules": 1, "set_up": "", "chance": "", "names": ""}
TIMES = {"public": False, "watch": True, "status": "open", "created": 0, "changed": 0}


def test_lines_of_an_older_store_are_given_to_who_sits_there(tmp_path: Path) -> None:
    """From the first step on, with what people had done by then."""
    url = default_url(tmp_path)
    migrate(url, "0001")
    engine = open_engine(url)
    line = "INSERT INTO acts (game, n, seat, key, body, marks, fingerprint, at) VALUES ('t', "
    with engine.begin() as connection:
        connection.execute(schema.tables.insert().values(**TABLE, **TIMES))
        connection.execute(schema.seats.insert().values(game="t", seat=1, person="birgit"))
        for values in ("1, 1, 'k', ", "2, 1, NULL, ", "3, 0, 'k', "):  # hers, a bot's, nobody's
            connection.execute(text(f"{line}{values}'', '', '', 0)"))
    migrate(url)
    with engine.connect() as connection:
        query = text("SELECT person FROM acts ORDER BY n")
        assert ["birgit", None, None] == list(connection.execute(query).scalars())
    engine.dispose()


def test_a_number_is_given_once_at_each_table(tmp_path: Path) -> None:
    """Whatever processes believe: the second line of that number is refused by the store."""
    url = default_url(tmp_path)
    migrate(url)
    engine = open_engine(url)
    line = {"game": "t", "n": 1, "body": "", "marks": "", "fingerprint": "", "at": 0}
    with engine.begin() as connection:
        connection.execute(schema.tables.insert().values(**TABLE, **TIMES))
        connection.execute(schema.acts.insert().values(line))
    with engine.connect() as connection, pytest.raises(IntegrityError):
        connection.execute(schema.acts.insert().values(line))
    engine.dispose()


def test_sqlite_keeps_what_it_says_it_kept(tmp_path: Path) -> None:
    """Write-ahead log, and nothing is called kept before the disk has it."""
    engine = open_engine(default_url(tmp_path))
    with engine.connect() as connection:
        ask = [connection.execute(text(f"PRAGMA {name}")).scalar() for name in PRAGMAS]
    engine.dispose()

    assert ["wal", 2, 1] == ask  # 2 is FULL


PRAGMAS = ("journal_mode", "synchronous", "foreign_keys")
