"""The first store: persons, tables, seats, acts, snapshots, notes, links."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    op.create_table(
        "persons",
        sa.Column("id", sa.String(24), primary_key=True),
        sa.Column("secret", sa.String(64), nullable=False, unique=True),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("language", sa.String(8), nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "tables",
        sa.Column("id", sa.String(24), primary_key=True),
        sa.Column("room", sa.String(40), nullable=False),
        sa.Column("rules", sa.Integer, nullable=False),
        sa.Column("set_up", sa.Text, nullable=False),
        sa.Column("board", sa.Text),
        sa.Column("chance", sa.Text, nullable=False),
        sa.Column("host", sa.String(24)),
        sa.Column("public", sa.Boolean, nullable=False),
        sa.Column("watch", sa.Boolean, nullable=False),
        sa.Column("status", sa.String(10), nullable=False),
        sa.Column("names", sa.Text, nullable=False),
        sa.Column("waiting", sa.String(40), nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("changed", sa.BigInteger, nullable=False),
        sa.Column("wake", sa.BigInteger),
        sa.Column("rematch", sa.String(24)),
    )
    op.create_index("tables_lobby", "tables", ["public", "status", "changed"])
    op.create_index("tables_wake", "tables", ["wake"])
    op.create_table(
        "seats",
        game(primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("person", sa.String(24), nullable=False),
    )
    op.create_index("seats_person", "seats", ["person"])
    op.create_table(
        "acts",
        game(primary_key=True),
        sa.Column("n", sa.Integer, primary_key=True),
        sa.Column("seat", sa.Integer),
        sa.Column("key", sa.String(64)),
        sa.Column("body", sa.Text, nullable=False),
        sa.Column("marks", sa.String(200), nullable=False),
        sa.Column("fingerprint", sa.String(8), nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.UniqueConstraint("game", "seat", "key", name="acts_key"),
    )
    op.create_table(
        "snapshots",
        game(primary_key=True),
        sa.Column("n", sa.Integer, primary_key=True),
        sa.Column("body", sa.Text, nullable=False),
    )
    op.create_table(
        "notes",
        game(primary_key=True),
        sa.Column("person", sa.String(24), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("text", sa.Text, nullable=False),
    )
    op.create_table(
        "links",
        sa.Column("token", sa.String(64), primary_key=True),
        game(nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("expires", sa.BigInteger, nullable=False),
    )


def game(primary_key: bool = False, nullable: bool = True) -> "sa.Column[str]":
    return sa.Column(
        "game",
        sa.String(24),
        sa.ForeignKey("tables.id", ondelete="CASCADE"),
        primary_key=primary_key,
        nullable=nullable and not primary_key,
    )


def downgrade() -> None:
    for name in ("links", "notes", "snapshots", "acts", "seats", "tables", "persons"):
        op.drop_table(name)
