"""Nothing is kept for ever: tables that ended or that nobody comes back to, their talk, and imported records."""

import asyncio
import logging
import sqlite3
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from sqlalchemy.exc import SQLAlchemyError

from castlewright.tables import House, StoreFailed, tally

from .settings import Settings

log = logging.getLogger(__name__)

DAY = 24 * 3600.0
FIRST_SECONDS = 300.0
"""After the start there is other work to do."""
EVERY_SECONDS = 3600.0
AT_ONCE = 100
"""Tables deleted in one transaction: others want to write too."""


@asynccontextmanager
async def forgetting(settings: Settings, house: House) -> AsyncIterator[None]:
    async def keep_forgetting() -> None:
        await asyncio.sleep(FIRST_SECONDS)
        while True:
            try:
                await asyncio.to_thread(forget_old, settings, house, time.time())
            except (SQLAlchemyError, StoreFailed, sqlite3.Error, OSError) as error:
                log.error("old tables could not be deleted: %s", error)
            await asyncio.sleep(EVERY_SECONDS)

    working = asyncio.create_task(keep_forgetting())
    try:
        yield
    finally:
        working.cancel()


def forget_old(settings: Settings, house: House, now: float) -> int:
    """How many tables were deleted. Blocking. The tally hears of it first: entries deleted on purpose are no damage."""
    if house.read_only:
        return 0
    store = house.store
    forgotten = 0
    while True:
        old = store.old(_before(now, settings.keep_finished), _before(now, settings.keep_abandoned), AT_ONCE)
        old = [table_id for table_id in old if not house.in_use(table_id)]
        if not old:
            break
        if settings.database_file is not None:
            tally.renew(settings.database_file, running=True, forgotten=store.entries_of(old))
        store.forget(old)
        forgotten += len(old)
    records = _before(now, settings.keep_imported)
    if records is not None:
        store.forget_records(records)
    if forgotten:
        log.info("%d old tables are deleted", forgotten)
    return forgotten


def _before(now: float, days: float) -> float | None:
    return now - days * DAY if days > 0 else None
