"""The server, put together: settings in, an application out, and a way to run it."""

import asyncio
import gc
import logging
import os
import signal
import socket
import sys
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any

import uvicorn
from litestar import Litestar, Response
from litestar.exceptions import HTTPException

from castlewright import bots
from castlewright.games import all_games
from castlewright.tables import Games, House, Store, Thinkers
from castlewright.tables.thinkers import Choose

from . import (
    admin,
    archive,
    company,
    guides,
    health,
    interface,
    lessons,
    lobby,
    logs,
    metrics,
    pages,
    retention,
    upkeep,
)
from .door import Door, most_connections
from .front import Front
from .gate import Gate
from .guests import Guests
from .problems import problem_of, retry, status_of
from .service import MOST_RECORD, AnyRequest, Service, language
from .settings import Settings, unknown
from .socket import TableChannel

log = logging.getLogger(__name__)

CLOSING_SECONDS = 10.0


def create_app(
    settings: Settings,
    *,
    games: Games | None = None,
    choose: Choose = bots.choose,
    bots_for: Callable[[str], Sequence[str]] = bots.bots_for,
    stand_in: Callable[[str], str] = bots.strongest,
    folder: Path = pages.SITE,
) -> Litestar:
    """The application, with the games and bots of the house unless others are given."""
    secret = settings.prepare()
    upkeep.before_start(settings)
    settings.make_private()
    games = all_games() if games is None else games
    store = Store(settings.database_url)
    store.claim()
    house = House(
        store,
        games,
        Thinkers(choose, settings.bot_seconds, settings.bot_workers),
        bots_for,
        stand_in,
        bot_pace=settings.bot_pace,
        patience=settings.patience,
    )

    service = Service(settings, house, Guests(secret))

    @asynccontextmanager
    async def lifespan(_: Litestar) -> AsyncIterator[None]:
        await house.start()
        try:
            async with (
                upkeep.tallied(settings),
                admin.open_door(service),
                service.moderation.watched(),
                metrics.measured(service),
                retention.forgetting(settings, house),
            ):
                yield
        finally:
            await house.stop()
            upkeep.close_tally(settings)

    app = Litestar(
        route_handlers=[
            *lobby.HANDLERS,
            *company.HANDLERS,
            *archive.HANDLERS,
            *health.HANDLERS,
            *lessons.HANDLERS,
            *guides.HANDLERS,
            *interface.HANDLERS,
            *pages.pages(folder),
        ],
        lifespan=[lifespan],
        exception_handlers={Exception: _tell_problem, HTTPException: _tell_problem},
        openapi_config=None,
        logging_config=None,
        request_max_body_size=MOST_RECORD,
    )
    app.state["service"] = service
    app.asgi_handler = Gate(app.asgi_handler, service)
    return app


def _tell_problem(request: AnyRequest, error: Exception) -> Response[Any]:
    said = problem_of(error, language(request))
    return Response(said, status_code=status_of(error), headers={"cache-control": "no-store", **retry(said)})


class Server(uvicorn.Server):
    """Before it hangs up, every move under way is answered."""

    def __init__(
        self, config: uvicorn.Config, service: Service, door: Door, ready: Callable[[], None] | None = None
    ) -> None:
        super().__init__(config)
        self._service = service
        self._door = door
        self._ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        self._door.open()
        self._service.watchdog.start()
        if self.started and self._ready is not None:
            self._ready()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        for server in self.servers:
            server.close()
        try:
            await asyncio.wait_for(self._service.house.drain(), CLOSING_SECONDS)
        except TimeoutError:
            log.error("some moves could not be written before the server closed")
        await asyncio.sleep(0.05)  # the answers are in the connections' hands: let them go out
        await super().shutdown(sockets)
        self._door.close()
        self._service.watchdog.stop()
        self._service.workshop.close()


def server_for(settings: Settings, app: Litestar, ready: Callable[[], None] | None = None) -> Server:
    service: Service = app.state["service"]
    door = Door(most_connections())
    config = uvicorn.Config(
        app,
        host=settings.host,
        port=settings.port,
        loop="asyncio" if sys.platform == "win32" else "uvloop",
        http=type("HttpHere", (Front,), {"door": door}),
        ws=type("SocketsHere", (TableChannel,), {"__slots__": (), "door": door, "service": service}),
        lifespan="on",
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=False,
        timeout_graceful_shutdown=int(CLOSING_SECONDS),
    )
    return Server(config, service, door, ready)


def _try_address(host: str, port: int) -> None:
    """Fails in plain words before anything is opened; later only the log would tell that the port is taken."""
    for family, kind, protocol, _, address in socket.getaddrinfo(host, port, type=socket.SOCK_STREAM):
        with socket.socket(family, kind, protocol) as probe:
            if sys.platform != "win32":
                probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            if family == socket.AF_INET6:
                probe.setsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY, 1)
            probe.bind(address)


def serve(
    settings: Settings, listening: list[socket.socket] | None = None, ready: Callable[[], None] | None = None
) -> None:
    """Serves until it is told to stop (SIGTERM, Ctrl-C), and returns when everything is put away. A supervisor gives
    sockets that listen already, and wants to know when somebody answers there."""
    if listening is None:
        _try_address(settings.host, settings.port)
    server = server_for(settings, create_app(settings), ready)
    logs.set_up(settings.log_level)
    for name in unknown(os.environ):
        log.warning("%s is no setting of this server", name)
    # Tables are many small objects that live long: look through the old ones rarely, and through the new ones in short
    # looks, for everybody waits meanwhile.
    gc.freeze()
    gc.set_threshold(10_000, 100, 100)
    # The server closes in order by itself, then lets the signal have its way: that must not be sudden death.
    before = signal.signal(signal.SIGTERM, signal.default_int_handler)
    with suppress(KeyboardInterrupt):
        server.run(listening)
    signal.signal(signal.SIGTERM, before)
