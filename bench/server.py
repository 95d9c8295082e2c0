"""The server under load, beside boardgame.io's: durable moves a second, and how soon the other player sees a move.

    python bench/server.py [--tables 50] [--seconds 6] [--rounds 5] [--alone] [--json]

Both servers run in a process of their own, both loads come from another process over real sockets on loopback, both
play as fast as the answers allow, in turns. At our tables people play Castellan at random, and a move counts when the
server has said that it is on disk; boardgame.io keeps its matches in memory. Latency is the time from sending a move
until the other player of that table has received it. Ratios are those of the two servers in the same round, the median
of all rounds: a machine that is slower for a minute is slower for both.
"""

import argparse
import json
import os
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import median

HERE = Path(__file__).resolve().parent
START_SECONDS = 60.0
MEASURES = ("moves_per_second", "p50", "p99")
UNLIMITED = {
    f"CASTLEWRIGHT_{limit}": "1000000"
    for limit in ("SOCKET_RATE", "SOCKET_BURST", "HTTP_RATE", "HTTP_BURST", "SOCKETS_PER_ADDRESS")
}


def castlewright(port: int, tables: int, seconds: float) -> dict[str, float]:
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "castlewright", "serve", "--port", str(port), "--data", folder]
        quiet = {**os.environ, **UNLIMITED, "CASTLEWRIGHT_QUOTAS": "0", "CASTLEWRIGHT_LOG_LEVEL": "warning"}
        with running(command, quiet, HERE) as server:
            wait_until_healthy(port, server)
            return drive([sys.executable, str(HERE / "drive.py"), str(port), str(tables), str(seconds)], HERE)


def boardgame_io(port: int, tables: int, seconds: float) -> dict[str, float]:
    folder = HERE / "boardgame"
    with running(["node", "server.js", str(port)], dict(os.environ), folder) as server:
        assert server.stdout is not None
        if not server.stdout.readline():
            raise SystemExit("boardgame.io's server did not start")
        return drive(["node", "clients.js", str(port), str(tables), str(seconds)], folder)


@contextmanager
def running(command: list[str], environment: dict[str, str], folder: Path) -> Iterator["subprocess.Popen[bytes]"]:
    server = subprocess.Popen(command, env=environment, cwd=folder, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL)
    try:
        yield server
    finally:
        server.terminate()
        try:
            server.wait(20)
        except subprocess.TimeoutExpired:
            server.kill()
            server.wait()


def wait_until_healthy(port: int, server: "subprocess.Popen[bytes]") -> None:
    end = time.monotonic() + START_SECONDS
    while time.monotonic() < end and server.poll() is None:
        try:
            with urllib.request.urlopen(f"http://127.0.0.1:{port}/health", timeout=2):
                return
        except OSError:
            time.sleep(0.1)
    raise SystemExit("our server did not start")


def drive(command: list[str], folder: Path) -> dict[str, float]:
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True, timeout=300, check=False)
    if done.returncode != 0:
        raise SystemExit(f"the load did not run: {done.stderr.strip()}")
    told: dict[str, float] = json.loads(done.stdout.splitlines()[-1])
    told["moves_per_second"] = told["moves"] / told["seconds"]
    return told


def install_boardgame_io() -> bool:
    """Whether boardgame.io can be measured; installs it at the first use."""
    folder = HERE / "boardgame"
    if (folder / "node_modules" / "boardgame.io").is_dir():
        return True
    try:
        done = subprocess.run(["npm", "ci", "--no-audit", "--no-fund"], cwd=folder, capture_output=True, check=False)
    except FileNotFoundError:
        print("boardgame.io is left out: there is no npm here", file=sys.stderr)
        return False
    if done.returncode != 0:
        print("boardgame.io is left out: `npm ci` failed in bench/boardgame", file=sys.stderr)
    return done.returncode == 0


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=50)
    parser.add_argument("--seconds", type=float, default=6.0, help="for each server in each round")
    parser.add_argument("--rounds", type=int, default=5, help="the median of them counts")
    parser.add_argument("--port", type=int, default=27650, help="this port and the next one are used")
    parser.add_argument("--alone", action="store_true", help="leave boardgame.io out")
    parser.add_argument("--json", action="store_true")
    arguments = parser.parse_args()
    servers = {"castlewright": castlewright}
    if not arguments.alone and install_boardgame_io():
        servers["boardgame.io"] = boardgame_io
    rounds: dict[str, list[dict[str, float]]] = {name: [] for name in servers}
    for _ in range(max(1, arguments.rounds)):
        for offset, (name, measured) in enumerate(servers.items()):
            rounds[name].append(measured(arguments.port + offset, arguments.tables, arguments.seconds))
    result: dict[str, dict[str, float]] = {
        name: {key: median(each[key] for each in told) for key in MEASURES} for name, told in rounds.items()
    }
    ratios = {}
    if "boardgame.io" in result:
        pairs = list(zip(rounds["castlewright"], rounds["boardgame.io"], strict=True))
        ratios = {key: median(ours[key] / theirs[key] for ours, theirs in pairs) for key in MEASURES}
    if arguments.json:
        print(json.dumps({"tables": arguments.tables, "servers": result, "ratios": ratios}))
        return
    print(f"{'server':<16}{'moves/s':>12}{'p50, ms':>12}{'p99, ms':>12}")
    for name, each in result.items():
        print(f"{name:<16}{each['moves_per_second']:>12,.0f}{each['p50']:>12.1f}{each['p99']:>12.1f}")
    if ratios:
        print(
            f"{'ours / theirs':<16}{ratios['moves_per_second']:>11.2f}x{ratios['p50']:>11.2f}x{ratios['p99']:>11.2f}x"
        )


if __name__ == "__main__":
    main()
