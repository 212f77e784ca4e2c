"""Each line knows whose doing it was: a seat may be left, and go from one device to another."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"

WHO_SITS_THERE = """
    UPDATE acts SET person = (
        SELECT person FROM seats WHERE seats.game = acts.game AND seats.seat = acts.seat
    ) WHERE key IS NOT NULL
"""


def upgrade() -> None:
    op.add_column("acts", sa.Column("person", sa.String(24)))
    op.create_index("acts_person", "acts", ["person"])
    op.execute(WHO_SITS_THERE)


def downgrade() -> None:
    op.drop_index("acts_person", "acts")
    op.drop_column("acts", "person")
