"""Alembic's door: the server hands in its open connection, see `store.py`."""

from alembic import context

from palaver.server.schema import kept

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=kept,
    render_as_batch=True,
)
with context.begin_transaction():
    context.run_migrations()
