"""`/metrics` for Prometheus, on a port of its own: it is for the host, not for guests."""

import asyncio
import errno
import logging
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from threading import Thread
from typing import Any

from prometheus_client import start_http_server

from castlewright.tables import metrics

from .service import Service

log = logging.getLogger(__name__)

LOOK_SECONDS = 0.25
MOST_PROCESSES = 32
"""Processes of one host take the next free ports."""


@asynccontextmanager
async def measured(service: Service) -> AsyncIterator[None]:
    """Nothing is served, and hardly anything measured, unless the host has named a port."""
    if not service.settings.metrics_port:
        yield
        return
    server, thread = _serve(service.settings.metrics_host, service.settings.metrics_port)
    metrics.on = True
    looking = asyncio.create_task(_look(service))
    try:
        yield
    finally:
        metrics.on = False
        looking.cancel()
        server.shutdown()
        server.server_close()
        thread.join()


def _serve(host: str, first: int) -> tuple[Any, Thread]:
    for port in range(first, first + MOST_PROCESSES):
        try:
            serving = start_http_server(port, host)
        except OSError as error:
            if error.errno != errno.EADDRINUSE:
                raise
            continue
        log.info("measures for Prometheus on port %d", port)
        return serving
    raise OSError(errno.EADDRINUSE, "no port is free for the measures")


async def _look(service: Service) -> None:
    """What is not counted where it happens; and how late this look itself comes."""
    while True:
        before = time.perf_counter()
        await asyncio.sleep(LOOK_SECONDS)
        late = max(0.0, time.perf_counter() - before - LOOK_SECONDS)
        metrics.LOOP_LAG.observe(late)
        house = service.house
        metrics.SOCKETS.set(sum(service.connections.values()))
        metrics.TABLES.set(house.tables_in_memory)
        metrics.DEEDS_WAITING.set(house.deeds_waiting)
        metrics.WAITING_TO_WRITE.set(house.appends_waiting)
