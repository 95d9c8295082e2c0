"""Sockets at their edges: how texts are framed, and what happens to those who do not read, or say nothing."""

import gc
import json
import os
import socket
import time
import tracemalloc
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

import pytest
from server_helpers import Line, Person, Running, running, started
from websockets.frames import Frame, Opcode

from castlewright.server import channel
from castlewright.server.channel import frame_head
from castlewright.server.socket import SYNC_WORTH


@pytest.mark.parametrize("size", [0, 1, 125, 126, 127, 65_535, 65_536, 100_000])
def test_texts_of_any_size_are_framed_as_the_library_frames_them(size: int) -> None:
    text = b"x" * size
    assert frame_head(size) + text == Frame(Opcode.TEXT, text).serialize(mask=False)


class Deaf:
    """A client that speaks and does not read: not even what its system keeps for it grows."""

    def __init__(self, person: Person, table: str, seat: int | None) -> None:
        host, port = person.url.removeprefix("http://").split(":")
        self.raw = socket.socket()
        self.raw.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        self.raw.connect((host, int(port)))
        query = "" if seat is None else f"?seat={seat}"
        head = (
            f"GET /ws/tables/{table}{query} HTTP/1.1\r\nHost: {host}:{port}\r\nUpgrade: websocket\r\n"
            f"Connection: Upgrade\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n"
            f"Cookie: {person.cookie}\r\n\r\n"
        )
        self.raw.sendall(head.encode())
        assert self.raw.recv(12) == b"HTTP/1.1 101"

    def say(self, **what: Any) -> None:
        self.raw.sendall(Frame(Opcode.TEXT, json.dumps(what).encode()).serialize(mask=True))

    def gone(self) -> bool:
        """The server has hung up: what is sent is answered by a reset."""
        try:
            self.raw.send(Frame(Opcode.PONG, b"").serialize(mask=True))
        except OSError:
            return True
        return False


@contextmanager
def deaf(person: Person, table: str, seat: int | None = None) -> Iterator[Deaf]:
    client = Deaf(person, table, seat)
    try:
        yield client
    finally:
        client.raw.close()


def wait_for(what: Callable[[], Any], seconds: float = 20) -> None:
    end = time.monotonic() + seconds
    while not what():
        assert time.monotonic() < end
        time.sleep(0.02)


def talk(line: Line, count: int = 80) -> None:
    for _ in range(count):
        assert line.answer(line.say("chat", text="long " * 99))["type"] == "done"


def test_those_who_ask_and_do_not_read_cost_little_and_harm_nobody(server: Running, ann: Person, bob: Person) -> None:
    table = started(ann, bob)
    with bob.at(table, 1) as other:
        other.heard("update")
        talk(other)
        gc.collect()
        tracemalloc.start()
        with deaf(ann, table, 0) as client:
            wait_for(lambda: server.house.presence(table)[0] == {0, 1})
            for _ in range(2000):
                client.say(type="sync")
            for n in range(300):
                client.say(type="why", id=f"{n}", move={"type": "ready"})
            assert other.move({"type": "ready"})["type"] == "done", "in order behind all of it"
            _, most = tracemalloc.get_traced_memory()
        tracemalloc.stop()
        assert most < 1_500_000, f"{most} bytes for one connection, and all that was heard besides"


def test_too_far_behind_is_gone(server: Running, ann: Person, bob: Person, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(channel, "MOST_BACKLOG", 100_000)
    table = started(ann, bob)
    with bob.at(table, 1) as other:
        other.heard("update")
        talk(other, 20)
        with deaf(ann, table, 0) as client:
            wait_for(lambda: server.house.presence(table)[0] == {0, 1})
            with suppress(OSError):
                for _ in range(500):  # far more than the system keeps for a reader who does not read
                    client.say(type="sync")
                    talk(other, 2)
            wait_for(lambda: server.house.presence(table)[0] == {1})


def test_a_peer_that_reads_nothing_is_let_go_although_much_waits_for_it(
    server: Running, ann: Person, bob: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = started(ann, bob)
    with bob.at(table, 1) as other:
        other.heard("update")
        talk(other)
        with deaf(ann, table, 0) as client:
            wait_for(lambda: server.house.presence(table)[0] == {0, 1})
            for _ in range(300):
                client.say(type="sync")
            monkeypatch.setattr(channel, "PING_SECONDS", 0.5)
            monkeypatch.setattr(channel, "PONG_SECONDS", 0.5)
            wait_for(lambda: 0 not in server.house.presence(table)[0])
            wait_for(client.gone)


def test_a_silent_peer_that_answers_pings_stays(
    server: Running, ann: Person, bob: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = started(ann, bob)
    monkeypatch.setattr(channel, "PING_SECONDS", 0.2)
    monkeypatch.setattr(channel, "PONG_SECONDS", 3.0)
    with ann.at(table, 0) as line:
        line.heard("update")
        time.sleep(4)  # longer than both together
        assert line.move(line.legal[0])["type"] == "done"


def test_asking_all_the_time_is_answered_in_the_end(tmp_path: Path) -> None:
    with running(tmp_path, socket_rate=10.0, socket_burst=100.0) as server:
        ann = Person(server.url, "Ann")
        table = ann.open()
        with ann.at(table, 0) as line:
            line.heard("update")
            for _ in range(50):
                line.say("sync")
            line.answer(line.say("chat", text="are you there?"))
            at_once = sum('"full":true' in heard for heard in line.raw)
            assert at_once <= 1 + 100 // SYNC_WORTH + 1
            line.until(lambda message: message["type"] == "update" and message["full"])
            assert "are you there?" in line.raw[-1], "the last question is not forgotten"


@pytest.mark.parametrize(
    ("path", "headers", "status"),
    [
        ("/ws/tables/x/y", {}, 404),
        ("/ws/tables/%00", {}, 404),
        ("/ws/tables/" + "x" * 65, {}, 404),
        ("/ws", {}, 404),
        ("/ws/tables/x", {"Origin": "http://["}, 403),
        ("/ws/tables/x", {"Sec-WebSocket-Version": "12"}, 400),
    ],
)
def test_handshakes_that_fail(server: Running, path: str, headers: dict[str, str], status: int) -> None:
    host = server.url.removeprefix("http://")
    said = {
        "Host": host,
        "Upgrade": "websocket",
        "Connection": "Upgrade",
        "Sec-WebSocket-Key": "AAAAAAAAAAAAAAAAAAAAAA==",
        "Sec-WebSocket-Version": "13",
        **headers,
    }
    with socket.create_connection(("127.0.0.1", server.settings.port), 20) as raw:
        raw.sendall("\r\n".join([f"GET {path} HTTP/1.1", *(f"{k}: {v}" for k, v in said.items()), "", ""]).encode())
        assert raw.recv(64).split()[1] == str(status).encode()
        raw.settimeout(20)
        while raw.recv(4096):
            pass


def test_bytes_that_are_no_frames(server: Running, ann: Person, bob: Person) -> None:
    table = started(ann, bob)
    for _ in range(20):
        with deaf(ann, table) as client:
            client.raw.sendall(os.urandom(400))
    wait_for(lambda: server.house.presence(table)[1] == 0)
