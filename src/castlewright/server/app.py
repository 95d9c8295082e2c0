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

from . import archive, guides, lessons, lobby, logs, pages
from . import socket as table_sockets
from .gate import Gate
from .guests import Guests
from .problems import problem_of, retry, status_of
from .service import MOST_RECORD, AnyRequest, Service, language
from .settings import Settings, unknown
from .shortcut import ShortcutProtocol

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
    games = all_games() if games is None else games
    house = House(
        Store(settings.database_url),
        games,
        Thinkers(choose, settings.bot_seconds, settings.bot_workers),
        bots_for,
        stand_in,
        bot_pace=settings.bot_pace,
    )

    @asynccontextmanager
    async def lifespan(_: Litestar) -> AsyncIterator[None]:
        await house.start()
        try:
            yield
        finally:
            await house.stop()

    app = Litestar(
        route_handlers=[
            *lobby.HANDLERS,
            *archive.HANDLERS,
            *lessons.HANDLERS,
            *guides.HANDLERS,
            *table_sockets.HANDLERS,
            *pages.pages(folder),
        ],
        lifespan=[lifespan],
        exception_handlers={Exception: _tell_problem, HTTPException: _tell_problem},
        openapi_config=None,
        logging_config=None,
        request_max_body_size=MOST_RECORD,
    )
    app.state["service"] = Service(settings, house, Guests(secret))
    app.asgi_handler = Gate(app.asgi_handler, settings)
    return app


def _tell_problem(request: AnyRequest, error: Exception) -> Response[Any]:
    said = problem_of(error, language(request))
    return Response(said, status_code=status_of(error), headers={"cache-control": "no-store", **retry(said)})


class Server(uvicorn.Server):
    """Before it hangs up, every move under way is answered."""

    def __init__(self, config: uvicorn.Config, app: Litestar) -> None:
        super().__init__(config)
        self._app = app

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        service: Service = self._app.state["service"]
        for server in self.servers:
            server.close()
        try:
            await asyncio.wait_for(service.house.drain(), CLOSING_SECONDS)
        except TimeoutError:
            log.error("some moves could not be written before the server closed")
        await asyncio.sleep(0.05)  # the answers are in the connections' hands: let them go out
        await super().shutdown(sockets)


def server_for(settings: Settings, app: Litestar) -> Server:
    config = uvicorn.Config(
        app,
        host=settings.host,
        port=settings.port,
        loop="asyncio" if sys.platform == "win32" else "uvloop",
        http="httptools",
        ws=ShortcutProtocol,
        ws_max_size=table_sockets.MOST_MESSAGE,
        ws_per_message_deflate=False,
        ws_ping_interval=20.0,
        ws_ping_timeout=20.0,
        lifespan="on",
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=False,
        timeout_graceful_shutdown=int(CLOSING_SECONDS),
    )
    return Server(config, app)


def _try_address(host: str, port: int) -> None:
    """Fails in plain words before anything is opened; later only the log would tell that the port is taken."""
    for family, kind, protocol, _, address in socket.getaddrinfo(host, port, type=socket.SOCK_STREAM):
        with socket.socket(family, kind, protocol) as probe:
            if sys.platform != "win32":
                probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            if family == socket.AF_INET6:
                probe.setsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY, 1)
            probe.bind(address)


def serve(settings: Settings) -> None:
    """Serves until it is told to stop (SIGTERM, Ctrl-C), and returns when everything is put away."""
    _try_address(settings.host, settings.port)
    server = server_for(settings, create_app(settings))
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
        server.run()
    signal.signal(signal.SIGTERM, before)
