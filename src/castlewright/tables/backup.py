"""Copies of an SQLite database while it is in use, and the way back. PostgreSQL has tools of its own."""

import os
import shutil
import sqlite3
from contextlib import closing
from datetime import UTC, datetime
from pathlib import Path

from alembic.config import Config
from alembic.script import ScriptDirectory

from castlewright.core import refused

from . import tally

DATABASE = "castlewright.db"
SECRET = "secret"
NAME = "castlewright-"
PARTIAL = ".partial-"


def back_up(database: Path, folder: Path, *, secret: Path | None = None, keep: int = 14, label: str = "") -> Path:
    """A folder with the database as it is at one moment, the secret of the cookies, and the tally. Of older ones with
    the same label, the newest stay."""
    if not database.exists():
        raise refused("backup-nothing", file=str(database))
    folder.mkdir(parents=True, exist_ok=True, mode=0o700)
    prefix = NAME + (f"{label}-" if label else "")
    place = folder / (prefix + _now())
    partial = folder / (PARTIAL + place.name)
    partial.mkdir(mode=0o700)
    try:
        copy = partial / DATABASE
        os.close(os.open(copy, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600))
        _copy(database, copy)
        tally.renew(copy, running=False)
        if secret is not None and secret.exists():
            shutil.copy2(secret, partial / SECRET)
        partial.rename(place)
    except BaseException:
        shutil.rmtree(partial, ignore_errors=True)
        raise
    for old in _backups(folder, label)[:-keep] if keep > 0 else []:
        shutil.rmtree(old)
    return place


def restore(backup: Path, data: Path) -> list[Path]:
    """Puts a backup into the data folder. What lies there is moved aside, never overwritten; answers with where to."""
    source = backup / DATABASE
    if not source.exists():
        raise refused("restore-nothing", folder=str(backup))
    tally.verify(source)
    if problem := trouble_of(source):
        raise refused("restore-broken", folder=str(backup), reason=problem)
    data.mkdir(parents=True, exist_ok=True, mode=0o700)
    moved = []
    stamp = _now()
    names = [DATABASE, f"{DATABASE}-wal", f"{DATABASE}-shm", f"{DATABASE}.tally"]
    if (backup / SECRET).exists():
        names.append(SECRET)
    for name in names:
        there = data / name
        if there.exists():
            aside = data / f"{name}.before-{stamp}"
            there.rename(aside)
            moved.append(aside)
    for name in (DATABASE, f"{DATABASE}.tally", SECRET):
        if (backup / name).exists():
            shutil.copy2(backup / name, data / name)
    return moved


def trouble_of(database: Path) -> str | None:
    """What SQLite itself finds wrong."""
    try:
        with closing(tally.look_into(database)) as connection:
            said = str(connection.execute("PRAGMA integrity_check(1)").fetchone()[0])
            stray = connection.execute("PRAGMA foreign_key_check").fetchone()
    except sqlite3.DatabaseError as error:
        return str(error)
    if said != "ok":
        return said
    return None if stray is None else f"foreign key of {stray[0]}"


def older_than_this_version(database: Path) -> bool:
    """Whether a start would migrate it."""
    if not database.exists():
        return False
    with closing(tally.look_into(database)) as connection:
        if not connection.execute("SELECT 1 FROM sqlite_master WHERE name = 'alembic_version'").fetchone():
            return False
        found = {row[0] for row in connection.execute("SELECT version_num FROM alembic_version")}
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations").replace("%", "%%"))
    scripts = ScriptDirectory.from_config(config)
    known = {script.revision for script in scripts.walk_revisions()}
    return found <= known and found != set(scripts.get_heads())


def _copy(source: Path, target: Path) -> None:
    """Page by page, while others read and write; what comes meanwhile is copied too."""
    with closing(sqlite3.connect(source, timeout=30)) as original, closing(sqlite3.connect(target)) as copy:
        original.backup(copy, pages=2000, sleep=0.005)
        # A copy is one file: it must not need a write-ahead log of its own.
        copy.execute("PRAGMA journal_mode=DELETE")


def _backups(folder: Path, label: str) -> list[Path]:
    """The oldest first."""
    prefix = NAME + (f"{label}-" if label else "")
    return sorted(
        one
        for one in folder.iterdir()
        if one.name.startswith(prefix) and one.name[len(prefix) : len(prefix) + 8].isdigit()
    )


def _now() -> str:
    return datetime.now(UTC).strftime("%Y%m%d-%H%M%S-%f")
