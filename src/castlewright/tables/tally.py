"""Damage is noticed: a small file beside an SQLite database says which database it is and how much was in it.

SQLite starts without a word on a database whose write-ahead log was lost, that was emptied, or that is another one.
The tally is renewed every minute and at the end; at the start it is compared, before anything is written.
"""

import os
import secrets
import sqlite3
import time
from contextlib import closing
from pathlib import Path

import msgspec
from msgspec import Struct

from castlewright.core import refused

RENEW_SECONDS = 60.0


class Tally(Struct, frozen=True):
    identity: int
    """Kept inside the database as well."""
    entries: int
    """At least so many lie in the log."""
    running: bool
    """A server had it open: then its write-ahead log is there too."""
    at: float


def tally_of(database: Path) -> Path:
    return database.with_name(database.name + ".tally")


def read(database: Path) -> Tally | None:
    try:
        return msgspec.json.decode(tally_of(database).read_bytes(), type=Tally)
    except FileNotFoundError:
        return None
    except msgspec.DecodeError:
        raise refused("damage-tally", file=str(tally_of(database))) from None


def verify(database: Path) -> None:
    """`Refused` where the database is not the one, or no longer all of it, that the tally tells of."""
    tally = read(database)
    if tally is None:
        return
    said = {"file": str(database), "tally": str(tally_of(database))}
    if not database.exists():
        raise refused("damage-missing", **said)
    if tally.running and not _wal(database).exists():
        raise refused("damage-wal", **said)
    try:
        identity, entries = measure(database)
    except sqlite3.DatabaseError as error:
        raise refused("damage-unreadable", reason=str(error), **said) from error
    if identity != tally.identity:
        raise refused("damage-emptied" if not entries else "damage-swapped", **said)
    if entries < tally.entries:
        raise refused("damage-short", missing=tally.entries - entries, had=tally.entries, **said)


def renew(database: Path, *, running: bool, forgotten: int = 0) -> None:
    """Says how things stand. `forgotten` entries are about to be deleted on purpose."""
    identity, entries = measure(database)
    write(database, Tally(identity or _identify(database), max(0, entries - forgotten), running, time.time()))


def write(database: Path, tally: Tally) -> None:
    """Whole or not at all."""
    file = tally_of(database)
    fresh = file.with_name(file.name + ".new")
    handle = os.open(fresh, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600)
    with os.fdopen(handle, "wb") as opened:
        opened.write(msgspec.json.encode(tally))
        opened.flush()
        os.fsync(opened.fileno())
    fresh.replace(file)


def measure(database: Path) -> tuple[int, int]:
    """Identity and number of entries, without changing anything."""
    with closing(look_into(database)) as connection:
        identity = int(connection.execute("PRAGMA user_version").fetchone()[0])
        if not connection.execute("SELECT 1 FROM sqlite_master WHERE name = 'log'").fetchone():
            return identity, 0
        return identity, int(connection.execute("SELECT count(*) FROM log").fetchone()[0])


def look_into(database: Path) -> sqlite3.Connection:
    """For reading only. Where there is no write-ahead log nobody writes, and none is made."""
    mode = "mode=ro" if _wal(database).exists() else "mode=ro&immutable=1"
    return sqlite3.connect(f"{database.absolute().as_uri()}?{mode}", uri=True, timeout=10)


def _wal(database: Path) -> Path:
    return database.with_name(database.name + "-wal")


def _identify(database: Path) -> int:
    identity = secrets.randbelow(2**31 - 1) + 1
    with closing(sqlite3.connect(database, timeout=10)) as connection:
        connection.execute(f"PRAGMA user_version = {identity}")
    return identity
