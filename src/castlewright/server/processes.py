"""Several processes on one PostgreSQL, each on a port of its own, and one supervisor that keeps them.

The supervisor opens the ports and lends them: a port never closes, whoever serves it. A process that dies is replaced.
On SIGHUP one after the other is renewed: the new one is ready before the old one is told to finish its moves, so people
are connected again at once.
"""

import logging
import os
import signal
import socket
import sys
import time
from collections.abc import Callable, Sequence
from multiprocessing import connection, get_context, parent_process
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess
from threading import Thread
from types import FrameType
from typing import Any

from msgspec.structs import replace

from castlewright.core import refused
from castlewright.tables import Store

from . import logs
from .app import serve
from .settings import Settings

log = logging.getLogger(__name__)

BACKLOG = 2048
READY_SECONDS = 60.0
LEAVE_SECONDS = 30.0
"""For a process that was told to finish what is under way."""
PAUSE_SECONDS = 1.0
"""Between two starts at one port, so that a process that cannot live does not eat the machine."""

_spawn = get_context("spawn")


def serve_many(settings: Settings) -> None:
    """Serves until it is told to stop (SIGTERM, Ctrl-C). SIGHUP renews the processes one by one."""
    store = Store(settings.database_url)
    if not store.shared:
        raise refused("setting-processes")
    settings.prepare()
    logs.set_up(settings.log_level)
    Supervisor(settings).run()


class Worker:
    """One process at one port."""

    def __init__(self, settings: Settings, listening: Sequence[socket.socket]) -> None:
        self.begun = time.monotonic()
        self.ready = False
        self.told, told = _spawn.Pipe(duplex=False)
        self.process: SpawnProcess = _spawn.Process(
            target=_work, args=(settings, list(listening), told), name=f"castlewright-{settings.port}"
        )
        self.process.start()
        told.close()

    def hear(self) -> None:
        """That it is ready; or, by the end of the line, that it never will be."""
        try:
            self.ready = bool(self.told.recv())
        except EOFError:
            self.ready = False

    @property
    def alive(self) -> bool:
        return self.process.is_alive()

    def finish(self) -> None:
        if self.alive:
            self.process.terminate()

    def end(self, seconds: float) -> None:
        self.process.join(seconds)
        if self.alive:
            log.error("a process did not finish in time", extra={"pid": self.process.pid})
            self.process.kill()
            self.process.join()
        self.told.close()


class Supervisor:
    def __init__(self, settings: Settings) -> None:
        share = max(1, ((os.cpu_count() or 2) - 1) // settings.processes)
        workers = settings.bot_workers or share
        self._settings = [
            replace(settings, port=settings.port + k, bot_workers=workers, processes=1)
            for k in range(settings.processes)
        ]
        self._ports = [_listen(one.host, one.port) for one in self._settings]
        self._workers: list[Worker] = []
        self._stopping = False
        self._renewing = False
        self._alarm, self._ring = socket.socketpair()

    def run(self) -> None:
        restore = self._heed_signals()
        try:
            self._workers = [self._start(k) for k in range(len(self._settings))]
            for worker in self._workers:
                if not self._wait_until_ready(worker) and not self._stopping:
                    raise refused("serve-process-died")
            log.info("%d processes serve", len(self._workers), extra={"ports": [one.port for one in self._settings]})
            while not self._stopping:
                self._replace_the_dead()
                if self._renewing:
                    self._renewing = False
                    self._renew()
                self._rest(PAUSE_SECONDS)
        finally:
            for worker in self._workers:
                worker.finish()
            for worker in self._workers:
                worker.end(LEAVE_SECONDS)
            restore()

    def _start(self, k: int) -> Worker:
        return Worker(self._settings[k], self._ports[k])

    def _wait_until_ready(self, worker: Worker) -> bool:
        end = time.monotonic() + READY_SECONDS
        while not self._stopping and time.monotonic() < end:
            if worker.told in self._rest(end - time.monotonic(), worker.told):
                worker.hear()
                return worker.ready
        return False

    def _replace_the_dead(self) -> None:
        for k, worker in enumerate(self._workers):
            if not worker.alive and time.monotonic() > worker.begun + PAUSE_SECONDS:
                log.error(
                    "a process died and is replaced",
                    extra={"port": self._settings[k].port, "code": worker.process.exitcode},
                )
                worker.end(0)
                self._workers[k] = self._start(k)

    def _renew(self) -> None:
        """One after the other; where the new one does not come up, the old ones stay."""
        for k, old in enumerate(self._workers):
            new = self._start(k)
            if not self._wait_until_ready(new):
                if not self._stopping:
                    log.error("a new process did not come up; the old ones stay")
                new.finish()
                new.end(LEAVE_SECONDS)
                return
            self._workers[k] = new
            old.finish()
            old.end(LEAVE_SECONDS)
            log.info("a process is renewed", extra={"port": self._settings[k].port})

    def _rest(self, seconds: float, *also: Connection) -> list[Any]:
        """Until a process dies, a signal comes, or something else is to be heard."""
        sentinels = [worker.process.sentinel for worker in self._workers if worker.alive]
        heard = connection.wait([self._alarm, *sentinels, *also], max(0.0, seconds))
        if self._alarm in heard:
            self._alarm.recv(64)
        return heard

    def _heed_signals(self) -> Callable[[], None]:
        def stop(_: int, __: FrameType | None) -> None:
            self._stopping = True

        def renew(_: int, __: FrameType | None) -> None:
            self._renewing = True

        self._alarm.setblocking(False)
        self._ring.setblocking(False)
        before: dict[int, Any] = {number: signal.signal(number, stop) for number in (signal.SIGTERM, signal.SIGINT)}
        if sys.platform != "win32":
            before[signal.SIGHUP] = signal.signal(signal.SIGHUP, renew)
        woken = signal.set_wakeup_fd(self._ring.fileno(), warn_on_full_buffer=False)

        def restore() -> None:
            signal.set_wakeup_fd(woken)
            for number, handler in before.items():
                signal.signal(number, handler)

        return restore


def _listen(host: str, port: int) -> list[socket.socket]:
    opened = []
    for family, kind, protocol, _, address in socket.getaddrinfo(host, port, type=socket.SOCK_STREAM):
        one = socket.socket(family, kind, protocol)
        if sys.platform != "win32":
            one.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        if family == socket.AF_INET6:
            one.setsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY, 1)
        one.bind(address)
        one.listen(BACKLOG)
        one.setblocking(False)
        opened.append(one)
    return opened


def _work(settings: Settings, listening: list[socket.socket], told: Connection) -> None:
    """In the new process."""
    if sys.platform != "win32":
        signal.signal(signal.SIGHUP, signal.SIG_IGN)
    Thread(target=_leave_with_the_supervisor, daemon=True).start()
    serve(settings, listening, ready=lambda: told.send(True))


def _leave_with_the_supervisor() -> None:
    supervisor = parent_process()
    if supervisor is not None:
        supervisor.join()
        os.kill(os.getpid(), signal.SIGTERM)
