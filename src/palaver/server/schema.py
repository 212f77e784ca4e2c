"""What is kept: the append-only acts are the truth, all else can be found again from them."""

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
)

kept = MetaData()

persons = Table(
    "persons",
    kept,
    Column("id", String(24), primary_key=True),
    Column("secret", String(64), nullable=False, unique=True),  # its SHA-256
    Column("name", String(64), nullable=False, default=""),
    Column("language", String(8), nullable=False, default="en"),
    Column("created", BigInteger, nullable=False),
)

tables = Table(
    "tables",
    kept,
    Column("id", String(24), primary_key=True),
    Column("room", String(40), nullable=False),
    Column("rules", Integer, nullable=False),
    Column("set_up", Text, nullable=False),  # see deal.Deal
    Column("board", Text),  # the data of a corrected board
    Column("chance", Text, nullable=False),  # the secret or the seed
    Column("host", String(24)),
    Column("public", Boolean, nullable=False),
    Column("watch", Boolean, nullable=False),
    Column("status", String(10), nullable=False),
    Column("names", Text, nullable=False),
    Column("waiting", String(40), nullable=False, default=""),  # " 0 2 " is waited for
    Column("created", BigInteger, nullable=False),
    Column("changed", BigInteger, nullable=False),
    Column("wake", BigInteger),  # when somebody must look after it
    Column("rematch", String(24)),
    Index("tables_lobby", "public", "status", "changed"),
    Index("tables_wake", "wake"),
)

seats = Table(
    "seats",
    kept,
    Column("game", String(24), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("person", String(24), nullable=False),
    Index("seats_person", "person"),
)

acts = Table(
    "acts",
    kept,
    Column("game", String(24), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("n", Integer, primary_key=True),
    Column("seat", Integer),
    Column("person", String(24)),  # whose doing it was, until they wish to be forgotten
    Column("key", String(64)),  # the client's, so that nothing is done twice
    Column("body", Text, nullable=False),  # see course.Entry
    Column("marks", String(200), nullable=False),  # the numbers of all observers after it
    Column("fingerprint", String(8), nullable=False),
    Column("at", BigInteger, nullable=False),
    UniqueConstraint("game", "seat", "key", name="acts_key"),
    Index("acts_person", "person"),
)

snapshots = Table(
    "snapshots",
    kept,
    Column("game", String(24), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("n", Integer, primary_key=True),
    Column("body", Text, nullable=False),
)

notes = Table(
    "notes",
    kept,
    Column("game", String(24), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("person", String(24), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("text", Text, nullable=False),
)

links = Table(
    "links",
    kept,
    Column("token", String(64), primary_key=True),  # its SHA-256
    Column("game", String(24), ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("expires", BigInteger, nullable=False),
)
