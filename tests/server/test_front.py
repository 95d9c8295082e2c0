"""Requests that are too large, too slow, or too many at once."""

import asyncio
import os
import resource
import socket
import subprocess
import sys
import time
from contextlib import ExitStack
from pathlib import Path

import httpx
import pytest
from server_helpers import Person, Running, free_port, started

from castlewright.server import front
from castlewright.server.door import Door

HEAD = b"GET /api/me HTTP/1.1\r\nHost: x\r\n"


def connect(server: Running) -> socket.socket:
    return socket.create_connection(("127.0.0.1", server.settings.port), 20)


def answer(raw: socket.socket) -> bytes:
    """Everything until the server hangs up."""
    found = b""
    try:
        while part := raw.recv(65_536):
            found += part
    except ConnectionResetError:
        pass
    return found


@pytest.mark.parametrize(
    "head",
    [
        HEAD + b"X: " + b"y" * 40_000 + b"\r\n\r\n",
        HEAD + b"".join(b"X-%d: y\r\n" % n for n in range(200)) + b"\r\n",
        HEAD + b"".join(b"X-%d: %b\r\n" % (n, b"y" * 1000) for n in range(60)) + b"\r\n",
        b"GET /" + b"y" * 60_000 + b" HTTP/1.1\r\nHost: x\r\n\r\n",
    ],
    ids=["a long header", "many headers", "long together", "a long address"],
)
def test_a_head_can_be_too_large(server: Running, head: bytes) -> None:
    with connect(server) as raw:
        raw.sendall(head)
        assert answer(raw).split()[1] in (b"400", b"431")


def test_a_head_without_an_end_is_cut_off(server: Running) -> None:
    with connect(server) as raw:
        raw.sendall(HEAD + b"X: ")
        sent = 0
        try:
            while sent < 100_000_000:
                sent += raw.send(b"y" * 65_536)
        except OSError:
            pass
        assert sent < 20_000_000, "more than the system keeps of what nobody reads"


@pytest.mark.parametrize(
    "half",
    [
        b"",
        b"GET /api",
        HEAD,
        b"POST /api/me HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 9\r\n\r\n{",
    ],
    ids=["nothing", "half an address", "half a head", "half a body"],
)
def test_half_a_request_does_not_stay(server: Running, monkeypatch: pytest.MonkeyPatch, half: bytes) -> None:
    monkeypatch.setattr(front, "HEAD_SECONDS", 0.5)
    monkeypatch.setattr(front, "BODY_SECONDS", 0.5)
    with connect(server) as raw:
        raw.sendall(half)
        assert answer(raw).startswith(b"HTTP/1.1 408")


def test_half_a_request_after_a_whole_one_does_not_stay(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    with connect(server) as raw:
        raw.sendall(HEAD + b"\r\n")
        assert raw.recv(65_536).startswith(b"HTTP/1.1 200")
        monkeypatch.setattr(front, "HEAD_SECONDS", 0.5)
        raw.sendall(HEAD)
        assert b"HTTP/1.1 408" in answer(raw)


def test_a_trickle_does_not_buy_time(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(front, "HEAD_SECONDS", 1.0)
    with connect(server) as raw:
        raw.settimeout(0.2)
        raw.sendall(HEAD + b"X: ")
        end = time.monotonic() + 20
        while time.monotonic() < end:
            try:
                raw.sendall(b"y")
                if raw.recv(4096):
                    return
            except TimeoutError:
                continue
        raise AssertionError("still listened to")


def test_an_answer_nobody_reads_is_thrown_away(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(front, "ANSWER_SECONDS", 0.5)
    raw = socket.socket()
    raw.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    raw.connect(("127.0.0.1", server.settings.port))
    with raw:
        raw.sendall(b"GET /api/games HTTP/1.1\r\nHost: x\r\n\r\n" * 3000)
        end = time.monotonic() + 30
        while time.monotonic() < end:
            try:
                raw.send(b"G")
            except OSError:
                return
            time.sleep(0.05)
        raise AssertionError("still waited for")


def test_a_full_house_says_so_and_serves_those_inside(
    server: Running, ann: Person, bob: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = started(ann, bob)
    with ann.at(table, 0) as line:
        line.heard("update")
        door = server.server._door
        monkeypatch.setattr(door, "most", len(door.inside))
        refused = httpx.get(server.url + "/health")
        assert (refused.status_code, refused.headers["retry-after"]) == (503, "5")
        assert line.move(line.legal[0])["type"] == "done"
        monkeypatch.undo()
        assert httpx.get(server.url + "/health").status_code == 200


def test_the_door_is_open_from_start_to_stop() -> None:
    async def look() -> int:
        door = Door(1)
        door.open()
        seen = []

        class Somebody:
            def check(self, now: float) -> None:
                seen.append(now)

        door.inside.add(Somebody())
        assert door.full
        await asyncio.sleep(1.2)
        door.close()
        await asyncio.sleep(1.2)
        return len(seen)

    assert asyncio.run(look()) == 1


@pytest.mark.slow
def test_running_out_of_file_descriptors(tmp_path: Path) -> None:
    port = free_port()
    script = "from castlewright.server import Settings, serve\nserve(Settings.read())"
    environment = {**os.environ, "CASTLEWRIGHT_DATA": str(tmp_path), "CASTLEWRIGHT_PORT": str(port)}
    process = subprocess.Popen(
        [sys.executable, "-c", script],
        env=environment,
        stderr=subprocess.DEVNULL,
        preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_NOFILE, (160, 160)),
    )
    try:
        url = f"http://127.0.0.1:{port}"
        for _ in range(600):
            try:
                httpx.get(url + "/health")
                break
            except httpx.ConnectError:
                assert process.poll() is None
                time.sleep(0.05)
        ann, bob = Person(url, "Ann"), Person(url, "Bob")
        table = started(ann, bob, game="castellan")
        with ann.at(table, 0) as line, ExitStack() as crowd:
            line.heard("update")
            others = [crowd.enter_context(socket.create_connection(("127.0.0.1", port), 20)) for _ in range(300)]
            assert others[-1].recv(16) == b"HTTP/1.1 503 Ser"
            assert line.answer(line.say("chat", text="quite a crowd"))["type"] == "done", "written to disk"
            assert process.poll() is None
        for _ in range(200):
            if httpx.get(url + "/health").status_code == 200:
                break
            time.sleep(0.1)
        assert ann.open(game="castellan")
    finally:
        process.terminate()
        process.wait(30)
    assert process.returncode == 0
