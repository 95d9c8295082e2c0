"""Where logs lie: SQLite beside the server, for one process, or PostgreSQL by its URL, for as many as there are.
Blocking; callers bring their own thread."""

import secrets
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager, suppress
from functools import lru_cache
from itertools import chain
from pathlib import Path
from typing import IO, Any

import msgspec
from alembic import command
from alembic.config import Config
from alembic.util import CommandError
from msgspec import Struct
from sqlalchemy import Connection, Engine, create_engine, delete, event, func, insert, or_, select, update
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError, IntegrityError, SQLAlchemyError

from castlewright.core import refused

from . import bus
from .bus import Alone, Appended, Bus, PostgresBus
from .claim import claimed
from .schema import leases, log, records, sitters, tables
from .table import CLOSED, OVER, PLAYING, WAITING, LogRow, Summary

MOST_ROWS = 400
"""In one statement: below the number of parameters that any SQLite allows."""


class Conflict(Exception):
    """Somebody else has written this entry first."""


class StoreFailed(Exception):
    """The store could not write: a full disk, a lost connection."""


class Unreachable(StoreFailed):
    """Nobody answers, so surely nothing was written."""


class Written(Struct, frozen=True):
    """A table after an append: what its lobby row says from now on."""

    summary: Summary
    bot_turn: bool
    new: bool = False
    sitters: frozenset[str] | None = None
    """Whose table it is, where that changed."""


class Append(Struct, frozen=True):
    """Entries that are written together or not at all."""

    rows: tuple[tuple[str, LogRow], ...]
    """Table id and entry."""
    written: tuple[Written, ...]


class Store:
    """All reading and writing. One thread writes (`Writer`), any thread reads. What cannot be done raises
    `StoreFailed`."""

    def __init__(self, url: str) -> None:
        self.engine = _engine(url)
        self.shared = self.engine.dialect.name == "postgresql"
        """Whether other processes may use it at the same time."""
        self.origin = secrets.token_hex(6)
        """Under which name this process writes and thinks."""
        self._claim: IO[bytes] | None = None
        self._writing = self.engine.execution_options(writing=True)

    def bus(self) -> Bus:
        """How this process hears of what others do in the store."""
        if not self.shared:
            return Alone()
        address = self.engine.url.set(drivername="postgresql")
        return PostgresBus(address.render_as_string(hide_password=False))

    def migrate(self) -> None:
        """Brings the store to this version; one that a newer version has written is left alone."""
        config = Config()
        config.set_main_option("script_location", str(Path(__file__).parent / "migrations").replace("%", "%%"))
        with self._writing.begin() as connection:
            if self.shared:
                # Of processes that start together, one does it.
                connection.exec_driver_sql("SELECT pg_advisory_xact_lock(hashtext('castlewright migrations'))")
            config.attributes["connection"] = connection
            try:
                command.upgrade(config, "head")
            except CommandError as error:
                raise StoreFailed(f"this store is not of this version or an older one: {error}") from error

    def claim(self) -> None:
        """An SQLite file is for one process: `Refused` where another one has it. Held until `close`, or death."""
        file = self.engine.url.database
        if not self.shared and file and self._claim is None:
            self._claim = claimed(Path(f"{file}.lock"))
            if self._claim is None:
                raise refused("store-taken", file=file)

    def close(self) -> None:
        self.engine.dispose()
        if self._claim is not None:
            self._claim.close()
            self._claim = None

    # -- writing ---------------------------------------------------------------------------------------------

    def write(self, batch: Sequence[Append]) -> list[Exception | None]:
        """One transaction for the whole batch. An append in conflict fails alone; None means: it is on disk."""
        try:
            with self._to_write() as connection, connection.begin():
                self._write(connection, batch)
            return [None] * len(batch)
        except IntegrityError as error:
            if len(batch) == 1:
                return [_conflict(error)]
            return self._write_apart(batch)
        except SQLAlchemyError as error:
            return [StoreFailed(str(error.__cause__ or error)) for _ in batch]
        except Unreachable as error:
            return [error for _ in batch]

    def _to_write(self) -> Connection:
        try:
            return self._writing.connect()
        except SQLAlchemyError as error:
            raise Unreachable(str(error.__cause__ or error)) from error

    def _write_apart(self, batch: Sequence[Append]) -> list[Exception | None]:
        """Again, each append on its own savepoint, still with one flush to the disk."""
        results: list[Exception | None] = [None] * len(batch)
        try:
            with self._writing.begin() as connection:
                for k in sorted(range(len(batch)), key=lambda k: batch[k].rows[0][0]):
                    try:
                        with connection.begin_nested():
                            self._write(connection, [batch[k]])
                    except IntegrityError as error:
                        results[k] = _conflict(error)
            return results
        except SQLAlchemyError as error:
            return [StoreFailed(str(error.__cause__ or error)) for _ in batch]

    def _write(self, connection: Connection, batch: Sequence[Append]) -> None:
        _write(connection, batch)
        if self.shared:
            # Inside the transaction: the others hear of it exactly when it is committed.
            lengths = {table_id: row.n for append in batch for table_id, row in append.rows}
            words = list(bus.letters(Appended(self.origin, lengths)))
            connection.exec_driver_sql(
                f"SELECT pg_notify('{bus.CHANNEL}', word) FROM unnest(%s::text[]) word", (words,)
            )

    def correct(self, summary: Summary) -> None:
        """Says in the lobby's row what loading the table has shown: its log does not fold, or folds again."""
        with self._changing() as connection:
            connection.execute(
                update(tables)
                .where(tables.c.id == summary.id)
                .values(status=summary.status, bot_turn=False, summary=_encode(summary))
            )

    def old(self, finished: float | None, abandoned: float | None, limit: int) -> list[str]:
        """Tables that ended before one moment, and those at which nothing has happened since another."""
        old: list[Any] = []
        if finished is not None:
            old.append(tables.c.status.in_((OVER, CLOSED)) & (tables.c.moved < finished))
        if abandoned is not None:
            old.append(tables.c.status.not_in((OVER, CLOSED)) & (tables.c.moved < abandoned))
        if not old:
            return []
        with self.engine.connect() as connection:
            return [row[0] for row in connection.execute(select(tables.c.id).where(or_(*old)).limit(limit))]

    def entries_of(self, table_ids: Sequence[str]) -> int:
        query = select(func.count()).where(log.c.table_id.in_(table_ids))
        with self.engine.connect() as connection:
            return int(connection.execute(query).scalar_one())

    def forget(self, table_ids: Sequence[str]) -> None:
        """Tables with everything that was said and played there."""
        with self._writing.begin() as connection:
            for part in (log, sitters):
                connection.execute(delete(part).where(part.c.table_id.in_(table_ids)))
            connection.execute(delete(tables).where(tables.c.id.in_(table_ids)))

    def forget_records(self, before: float) -> int:
        with self._writing.begin() as connection:
            return int(connection.execute(delete(records).where(records.c.at < before)).rowcount)

    def keep_record(self, record_id: str, at: float, payload: bytes) -> None:
        """The same record twice is one record."""
        with suppress(Conflict), self._changing() as connection:
            connection.execute(insert(records).values(id=record_id, at=at, payload=payload))

    # -- who thinks for the bots of a table ------------------------------------------------------------------

    def lease(self, table_id: str, seconds: float) -> bool:
        """Whether the bots of a table are this process's to think for, for so long; then they are nobody else's."""
        if not self.shared:
            return True
        with self._changing() as connection:
            row = connection.exec_driver_sql(_LEASE, (table_id, self.origin, seconds))
            return row.first() is not None

    def renew_leases(self, seconds: float) -> None:
        if self.shared:
            with self._changing() as connection:
                connection.execute(update(leases).where(leases.c.holder == self.origin).values(until=_NOW + seconds))

    def release(self, table_id: str) -> None:
        if self.shared:
            with self._changing() as connection:
                connection.execute(delete(leases).where(leases.c.table_id == table_id, leases.c.holder == self.origin))

    # -- reading ---------------------------------------------------------------------------------------------

    def entries(self, table_id: str, after: int = 0) -> list[LogRow]:
        query = (
            select(log.c.n, log.c.at, log.c.payload)
            .where(log.c.table_id == table_id, log.c.n > after)
            .order_by(log.c.n)
        )
        with self._reading() as connection:
            return [LogRow(n, at, bytes(payload)) for n, at, payload in connection.execute(query)]

    def summary(self, table_id: str) -> Summary | None:
        with self._reading() as connection:
            row = connection.execute(select(tables.c.summary).where(tables.c.id == table_id)).first()
        return None if row is None else _summary(row[0])

    def public(self, limit: int) -> list[Summary]:
        """Tables that anybody may find, the newest first."""
        return self._summaries(
            select(tables.c.summary)
            .where(tables.c.public, tables.c.status.in_((WAITING, PLAYING)))
            .order_by(tables.c.created.desc())
            .limit(limit)
        )

    def of_guest(self, guest: str, limit: int) -> list[Summary]:
        return self._summaries(
            select(tables.c.summary)
            .join(sitters, sitters.c.table_id == tables.c.id)
            .where(sitters.c.guest == guest)
            .order_by(tables.c.moved.desc())
            .limit(limit)
        )

    def running(self, limit: int) -> list[Summary]:
        """Tables that are waiting or playing, the latest first."""
        return self._summaries(
            select(tables.c.summary)
            .where(tables.c.status.in_((WAITING, PLAYING)))
            .order_by(tables.c.moved.desc())
            .limit(limit)
        )

    def bot_turns(self) -> list[str]:
        """Tables where a bot is to move and no process thinks for it."""
        query = select(tables.c.id).where(tables.c.bot_turn)
        if self.shared:
            held = select(leases.c.table_id).where(leases.c.table_id == tables.c.id, leases.c.until > _NOW)
            query = query.where(~held.exists())
        with self._reading() as connection:
            return [row[0] for row in connection.execute(query)]

    def lengths(self, table_ids: Sequence[str]) -> dict[str, int]:
        """How long the logs of these tables are."""
        found: dict[str, int] = {}
        with self._reading() as connection:
            for start in range(0, len(table_ids), MOST_ROWS):
                some = table_ids[start : start + MOST_ROWS]
                query = select(log.c.table_id, func.max(log.c.n)).where(log.c.table_id.in_(some))
                found |= {row[0]: row[1] for row in connection.execute(query.group_by(log.c.table_id))}
        return found

    def count(self) -> int:
        """Tables that are waiting or playing."""
        query = select(func.count()).where(tables.c.status.in_((WAITING, PLAYING)))
        with self._reading() as connection:
            return int(connection.execute(query).scalar_one())

    def record(self, record_id: str) -> bytes | None:
        with self._reading() as connection:
            row = connection.execute(select(records.c.payload).where(records.c.id == record_id)).first()
        return None if row is None else bytes(row[0])

    @contextmanager
    def _reading(self) -> Iterator[Connection]:
        try:
            with self.engine.connect() as connection:
                yield connection
        except SQLAlchemyError as error:
            raise StoreFailed(str(error.__cause__ or error)) from error

    @contextmanager
    def _changing(self) -> Iterator[Connection]:
        """For what is no append."""
        try:
            with self._writing.begin() as connection:
                yield connection
        except IntegrityError as error:
            raise _conflict(error) from error
        except SQLAlchemyError as error:
            raise StoreFailed(str(error.__cause__ or error)) from error

    def _summaries(self, query: Any) -> list[Summary]:
        with self._reading() as connection:
            return [_summary(row[0]) for row in connection.execute(query)]


_NOW: Any = func.extract("epoch", func.clock_timestamp())
"""By the clock of PostgreSQL: those of the processes may differ."""
_LEASE = """
    INSERT INTO leases (table_id, holder, until)
    VALUES (%s, %s, extract(epoch FROM clock_timestamp()) + %s)
    ON CONFLICT (table_id) DO UPDATE SET holder = excluded.holder, until = excluded.until
    WHERE leases.holder = excluded.holder OR leases.until < extract(epoch FROM clock_timestamp())
    RETURNING holder
"""

_encode = msgspec.json.Encoder().encode
_summaries: msgspec.json.Decoder[Summary] = msgspec.json.Decoder(Summary)


def _summary(payload: bytes) -> Summary:
    return _summaries.decode(payload)


def _write(connection: Connection, batch: Sequence[Append]) -> None:
    written = [one for append in batch for one in append.written]
    # In order of their names: two processes that wait for each other's rows would never come to an end otherwise.
    _insert(connection, _upsert_tables, sorted({one.summary.id: _lobby_row(one) for one in written}.values()))
    _insert(
        connection,
        _insert_log,
        [(table_id, row.n, row.at, row.payload) for append in batch for table_id, row in append.rows],
    )
    for one in written:
        if one.sitters is not None:
            if not one.new:
                connection.execute(delete(sitters).where(sitters.c.table_id == one.summary.id))
            rows = [{"guest": guest, "table_id": one.summary.id} for guest in sorted(one.sitters)]
            connection.execute(insert(sitters), rows)


def _lobby_row(one: Written) -> tuple[Any, ...]:
    summary = one.summary
    return (
        summary.id,
        summary.game,
        summary.status,
        summary.public,
        one.bot_turn,
        summary.created,
        summary.moved,
        _encode(summary),
    )


def _insert(connection: Connection, statement: Callable[[int, str], str], rows: Iterable[tuple[Any, ...]]) -> None:
    """Many rows by one statement, straight to the driver: the database works once, Python's lock is let go once."""
    rows = list(rows)
    mark = "?" if connection.dialect.paramstyle == "qmark" else "%s"
    for start in range(0, len(rows), MOST_ROWS):
        some = rows[start : start + MOST_ROWS]
        connection.exec_driver_sql(statement(len(some), mark), tuple(chain.from_iterable(some)))


def _rows(count: int, columns: int, mark: str) -> str:
    return ", ".join(["(" + ", ".join([mark] * columns) + ")"] * count)


@lru_cache(maxsize=MOST_ROWS)
def _insert_log(count: int, mark: str) -> str:
    return f"INSERT INTO log (table_id, n, at, payload) VALUES {_rows(count, 4, mark)}"


@lru_cache(maxsize=MOST_ROWS)
def _upsert_tables(count: int, mark: str) -> str:
    return (
        "INSERT INTO tables (id, game, status, public, bot_turn, created, moved, summary) "
        f"VALUES {_rows(count, 8, mark)} "
        "ON CONFLICT (id) DO UPDATE SET status = excluded.status, bot_turn = excluded.bot_turn, "
        "moved = excluded.moved, summary = excluded.summary"
    )


def _conflict(error: IntegrityError) -> Conflict:
    return Conflict(str(error.__cause__ or error))


def _engine(url: str) -> Engine:
    """`Refused` where the address names no store that there is."""
    try:
        parsed = make_url(url)
        backend = parsed.get_backend_name()
        if backend == "postgresql" and "+" not in parsed.drivername:
            parsed = parsed.set(drivername="postgresql+psycopg")
        if backend == "postgresql":
            return create_engine(parsed, pool_pre_ping=True)
    except ArgumentError:
        raise refused("setting-database") from None
    except ImportError as error:
        raise refused("setting-database-package", package=error.name or "") from error
    if backend != "sqlite":
        raise refused("setting-database")
    engine = create_engine(parsed, connect_args={"timeout": 10})
    event.listen(engine, "connect", _prepare_sqlite)
    event.listen(engine, "begin", _begin_sqlite)
    return engine


def _begin_sqlite(connection: Connection) -> None:
    """Whoever will write says so at once: a reader that turns writer later could find the door shut."""
    writing = connection.get_execution_options().get("writing", False)
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writing else "BEGIN")


def _prepare_sqlite(connection: Any, _: Any) -> None:
    """Durable, many readers beside one writer; transactions are begun by us, so that savepoints work."""
    connection.isolation_level = None
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()
