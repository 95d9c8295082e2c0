"""A PostgreSQL of one's own for as long as it is needed: private, on a free port, gone afterwards.

Tests and measures use it. PostgreSQL refuses to run as root, so root lends it to an ordinary user.
"""

import os
import pwd
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path

import psycopg

START_SECONDS = 60.0
ORDINARY = ("postgres", "nobody")
"""Users to whom root lends it."""


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class Postgres:
    """`durable` waits for the disk as a real one does. Without it everything is quicker, and what it has said to be
    written still outlives its own death, though not the machine's."""

    def __init__(self, *, durable: bool = False, port: int | None = None) -> None:
        self.port = port or free_port()
        self._user = _ordinary_user()
        self._folder = Path(tempfile.mkdtemp(prefix="castlewright-postgres-"))
        self._numbers = count(1)
        self._process: subprocess.Popen[bytes] | None = None
        self._settings = [] if durable else ["fsync=off", "full_page_writes=off"]
        if self._user is not None:
            shutil.chown(self._folder, self._user)
        self._run("initdb", "-D", self.data, "-U", "castlewright", "-A", "trust", "-E", "UTF8", "--no-sync")

    @property
    def data(self) -> str:
        return str(self._folder / "data")

    def address(self, database: str) -> str:
        return f"postgresql://castlewright@127.0.0.1:{self.port}/{database}"

    def start(self) -> None:
        """Answers when it does."""
        settings = ["listen_addresses=127.0.0.1", f"unix_socket_directories={self._folder}", *self._settings]
        command = [_program("postgres"), "-D", self.data, "-p", str(self.port)]
        for setting in settings:
            command += ["-c", setting]
        self._process = subprocess.Popen(
            command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, user=self._user, cwd=self._folder
        )
        end = time.monotonic() + START_SECONDS
        while True:
            try:
                psycopg.connect(self.address("postgres"), connect_timeout=5).close()
                return
            except psycopg.OperationalError:
                if time.monotonic() > end:
                    raise
                if self._process.poll() is not None:
                    # After a kill the old one's helpers may still hold its memory for a moment.
                    self._process = subprocess.Popen(
                        command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, user=self._user, cwd=self._folder
                    )
                time.sleep(0.05)

    def kill(self) -> None:
        """As if the machine had dropped it."""
        self._signal(signal.SIGKILL)

    def stop(self) -> None:
        self._signal(signal.SIGQUIT)

    def remove(self) -> None:
        self.stop()
        shutil.rmtree(self._folder, ignore_errors=True)

    def new_database(self) -> str:
        """The address of an empty one."""
        name = f"castlewright_{next(self._numbers)}"
        with psycopg.connect(self.address("postgres"), autocommit=True) as connection:
            connection.execute(f"CREATE DATABASE {name}")
        return self.address(name)

    def _signal(self, number: signal.Signals) -> None:
        if self._process is not None:
            self._process.send_signal(number)
            self._process.wait()
            self._process = None

    def _run(self, program: str, *arguments: str) -> None:
        subprocess.run(
            [_program(program), *arguments], check=True, capture_output=True, user=self._user, cwd=self._folder
        )


@contextmanager
def postgres(*, durable: bool = False, port: int | None = None) -> Iterator[Postgres]:
    server = Postgres(durable=durable, port=port)
    try:
        server.start()
        yield server
    finally:
        server.remove()


def _ordinary_user() -> str | None:
    """None: whoever we are is ordinary enough."""
    if os.geteuid() != 0:
        return None
    known = {entry.pw_name for entry in pwd.getpwall()}
    return next(user for user in ORDINARY if user in known)


def _program(name: str) -> str:
    """The newest of those that Debian keeps beside each other, or the one that is in the path."""
    versions = sorted(Path("/usr/lib/postgresql").glob(f"*/bin/{name}"), key=lambda found: float(found.parts[4]))
    found = str(versions[-1]) if versions else shutil.which(name)
    if found is None:
        raise FileNotFoundError(f"{name} of PostgreSQL is not here: run tools/install-test-tools (Debian, Ubuntu)")
    return found
