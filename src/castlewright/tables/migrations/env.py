"""Alembic's way in: the store hands over a connection, on which everything happens in one transaction."""

from alembic import context

from castlewright.tables.schema import metadata


def run() -> None:
    connection = context.config.attributes.get("connection")
    if connection is None:
        raise RuntimeError("migrations run through castlewright.tables.Store")
    context.configure(connection=connection, target_metadata=metadata, render_as_batch=True)
    with context.begin_transaction():
        context.run_migrations()


run()
