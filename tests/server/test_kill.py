"""The server is killed in mid-game twenty times, and no acknowledged move is lost."""

import json
import os
import random
import signal
import socket
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest
from server_helpers import Line, Person, free_port
from websockets.exceptions import ConnectionClosed

KILLS = 20
SCRIPT = "from castlewright.server import Settings, serve\nserve(Settings.read())"


class Server:
    def __init__(self, folder: Path, port: int) -> None:
        self.port = port
        self.url = f"http://127.0.0.1:{port}"
        environment = {
            **os.environ,
            "CASTLEWRIGHT_DATA": str(folder),
            "CASTLEWRIGHT_PORT": str(port),
            "CASTLEWRIGHT_LOG_LEVEL": "error",
            "CASTLEWRIGHT_HTTP_BURST": "10000",
            "CASTLEWRIGHT_SOCKET_RATE": "10000",
        }
        self.process = subprocess.Popen([sys.executable, "-c", SCRIPT], env=environment)

    def wait(self) -> None:
        while True:
            try:
                socket.create_connection(("127.0.0.1", self.port)).close()
                return
            except ConnectionRefusedError:
                assert self.process.poll() is None
                time.sleep(0.05)

    def kill(self) -> None:
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()


class Ledger:
    """What was acknowledged: seat, id → number and move."""

    def __init__(self) -> None:
        self.moves: dict[tuple[int, str], tuple[int, str]] = {}
        self.order: list[tuple[int, str]] = []


def play_until_it_breaks(lines: list[Line], rng: random.Random, ledger: Ledger, server: Server, moves: int) -> bool:
    """Plays a number of moves, then kills the server with one under way. True when the game is over."""
    for line in lines:
        line.heard("update")
    count = 0
    while not any(line.update["table"]["status"] == "over" for line in lines):
        line = next((one for one in lines if one.legal), None)
        if line is None:
            for one in lines:
                one.say("sync")
                one.until(lambda message: message["type"] == "update" and message["full"])
            continue
        seat = line.seat
        assert seat is not None
        move = rng.choice(line.legal)
        said = line.say("move", move=move, seen=line.update["n"])
        if count == moves:
            time.sleep(rng.random() * 0.004)
            server.kill()
        answer = line.answer(said)
        assert answer["type"] == "done", answer
        ledger.moves[seat, said] = (answer["n"], json.dumps(move, sort_keys=True))
        ledger.order.append((seat, said))
        count += 1
    return True


@pytest.mark.slow
@pytest.mark.timeout(900)
def test_no_acknowledged_move_is_lost(tmp_path: Path) -> None:
    rng = random.Random(20)
    port = free_port()
    server = Server(tmp_path, port)
    server.wait()
    ann = Person(server.url, "Ann")
    ledgers: dict[str, Ledger] = {}

    def new_table() -> str:
        table = ann.open(2, game="castellan", local=["Bea"])
        ann.post(f"/api/tables/{table}/start")
        ledgers[table] = Ledger()
        return table

    table = new_table()
    try:
        for _ in range(KILLS):
            try:
                with ann.at(table, 0) as one, ann.at(table, 1) as other:
                    while play_until_it_breaks([one, other], rng, ledgers[table], server, rng.randrange(1, 12)):
                        table = new_table()
                        break
            except (ConnectionClosed, OSError, EOFError):
                pass
            if server.process.poll() is None:
                server.kill()
            server = Server(tmp_path, port)
            server.wait()
            check(ann, ledgers)
    finally:
        if server.process.poll() is None:
            server.kill()
    assert sum(len(ledger.moves) for ledger in ledgers.values()) > 60


def check(ann: Person, ledgers: dict[str, Ledger]) -> None:
    """Every acknowledged move is there, in order, and saying it again gives the same number."""
    table, ledger = list(ledgers.items())[-1]
    for seat in (0, 1):
        said = [(key, number) for key, (number, _) in ledger.moves.items() if key[0] == seat]
        with ann.at(table, seat) as line:
            full = line.heard("update")
            assert full["n"] >= max((number for _, number in said), default=0)
            for (_, said_id), number in said[-5:]:
                again = line.move({"type": "take"}, id=said_id)
                assert again == {"type": "done", "id": said_id, "n": number}
            assert line.update["n"] == full["n"], "nothing was played twice"
    if ledger.order:
        frames: list[Any] = []
        while page := ann.get(f"/api/tables/{table}/replay?seat=0&from={len(frames)}")["frames"]:
            frames += page
        mine = [frame["notation"] for frame in frames if frame["seat"] == 0 and frame["notation"]]
        acknowledged = sum(seat == 0 for seat, _ in ledger.order)
        assert len(mine) >= acknowledged
