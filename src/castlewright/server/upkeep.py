"""What a running server does for its database: looks at it before the start, and keeps the tally."""

import asyncio
import logging
import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from castlewright.tables import backup, tally

from .settings import Settings

log = logging.getLogger(__name__)

UPGRADES = "upgrade"
KEPT_UPGRADES = 5


def before_start(settings: Settings) -> None:
    """`Refused` where the database is damaged: nothing is written then. An older one is copied before it is changed."""
    database = settings.database_file
    if database is None:
        return
    tally.verify(database)
    if backup.older_than_this_version(database):
        place = backup.back_up(
            database, settings.folder / "backups", secret=settings.secret_file, keep=KEPT_UPGRADES, label=UPGRADES
        )
        log.warning("the database will be brought to this version; a copy lies in %s", place)


@asynccontextmanager
async def tallied(settings: Settings) -> AsyncIterator[None]:
    """From the start of the house to its end. Two tallies at the end: once the house has closed the database there is
    no write-ahead log any more, and nobody may miss it."""
    database = settings.database_file
    if database is None:
        yield
        return
    await asyncio.to_thread(tally.renew, database, running=True)
    renewing = asyncio.create_task(_renew(settings))
    try:
        yield
    finally:
        renewing.cancel()
        await asyncio.gather(renewing, return_exceptions=True)
        await asyncio.to_thread(_try_renew, settings, False)


def close_tally(settings: Settings) -> None:
    """When the house has written its last entry and closed the database."""
    if settings.database_file is not None:
        _try_renew(settings, False)


async def _renew(settings: Settings) -> None:
    while True:
        await asyncio.sleep(tally.RENEW_SECONDS)
        await asyncio.to_thread(_try_renew, settings, True)


def _try_renew(settings: Settings, running: bool) -> None:
    database = settings.database_file
    assert database is not None
    try:
        tally.renew(database, running=running)
    except (OSError, sqlite3.Error) as error:
        log.error("the tally beside the database could not be renewed: %s", error)
