"""`/health`: whether all is well, and if not, what is wrong, for whoever watches the machine."""

import asyncio
import os
import shutil
import sqlite3
from typing import Literal

import msgspec
from litestar import Response, get
from msgspec import Struct
from sqlalchemy.exc import SQLAlchemyError

from castlewright import __version__
from castlewright.tables import StoreFailed

from .service import AnyRequest, Service, service_of

Wrong = Literal["database-away", "disk-full", "not-writable", "writes-fail"]

LEAST_FREE = 32 * 1024 * 1024
"""Bytes on the disk of the database: below that it is as good as full."""
ANSWER_SECONDS = 5.0


class Health(Struct, frozen=True):
    status: str
    """ok, failing or closing. Only a server that is ok answers with 200."""
    version: str
    tables: int | None
    wrong: list[Wrong]


@get("/health")
async def health(request: AnyRequest) -> Response[bytes]:
    service = service_of(request)
    wrong = _wrong_on_disk(service)
    tables: int | None = None
    try:
        tables = await asyncio.wait_for(asyncio.to_thread(service.house.store.count), ANSWER_SECONDS)
    except (StoreFailed, SQLAlchemyError, sqlite3.Error, OSError, TimeoutError):
        wrong.append("database-away")
    if service.house.failure is not None and not wrong:
        wrong.append("writes-fail")
    status = "closing" if service.house.closing else "failing" if wrong else "ok"
    body = msgspec.json.encode(Health(status, __version__, tables, wrong))
    return Response(
        body,
        status_code=200 if status == "ok" else 503,
        media_type="application/json",
        headers={"cache-control": "no-store"},
    )


def _wrong_on_disk(service: Service) -> list[Wrong]:
    database = service.settings.database_file
    if database is None:
        return []
    wrong: list[Wrong] = []
    try:
        if shutil.disk_usage(database.parent).free < LEAST_FREE:
            wrong.append("disk-full")
        if not os.access(database, os.W_OK) and database.exists():
            wrong.append("not-writable")
        elif not database.exists():
            wrong.append("database-away")
    except OSError:
        wrong.append("database-away")
    return wrong


HANDLERS = [health]
