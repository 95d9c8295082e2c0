"""What the store keeps. `log` is the truth; the rest beside `records` can be made from it again."""

from sqlalchemy import BigInteger, Boolean, Column, Float, ForeignKey, Index, LargeBinary, MetaData, String, Table

metadata = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_name)s",
        "pk": "pk_%(table_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
    }
)

tables = Table(
    "tables",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("game", String(64), nullable=False),
    Column("status", String(16), nullable=False),
    Column("public", Boolean, nullable=False),
    Column("bot_turn", Boolean, nullable=False),
    Column("created", Float(53), nullable=False),
    Column("moved", Float(53), nullable=False),
    Column("summary", LargeBinary, nullable=False),
    Index("ix_tables_lobby", "public", "status", "created"),
    Index("ix_tables_bot_turn", "bot_turn"),
)
"""One row per table for the lobby, written together with each entry of its log."""

log = Table(
    "log",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("n", BigInteger, primary_key=True, autoincrement=False),
    Column("at", Float(53), nullable=False),
    Column("payload", LargeBinary, nullable=False),
    sqlite_with_rowid=False,
)
"""Appended to and never changed. Whoever writes (table, n) first has written it."""

sitters = Table(
    "sitters",
    metadata,
    Column("guest", String(64), primary_key=True),
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    sqlite_with_rowid=False,
)
"""Whose table it is: those who sit there or opened it."""

leases = Table(
    "leases",
    metadata,
    Column("table_id", String(32), primary_key=True),
    Column("holder", String(32), nullable=False),
    Column("until", Float(53), nullable=False),
)
"""Which process thinks for the bots of a table, where there are several: for so long, unless it says so again."""

records = Table(
    "records",
    metadata,
    Column("id", String(64), primary_key=True),
    Column("at", Float(53), nullable=False),
    Column("payload", LargeBinary, nullable=False),
)
"""Imported games, by the hash of their content."""
