"""The server under load, beside boardgame.io's: durable moves a second, and how soon the other player sees a move.

    python bench/server.py [--tables 50] [--seconds 6] [--rounds 5] [--alone] [--json]
    python bench/server.py --processes 2

Both servers run in a process of their own, both loads come from another process over real sockets on loopback, both
play as fast as the answers allow, in turns. At our tables people play Castellan at random, and a move counts when the
server has said that it is on disk; boardgame.io keeps its matches in memory. Latency is the time from sending a move
until the other player of that table has received it. Ratios are those of the two servers in the same round, the median
of all rounds: a machine that is slower for a minute is slower for both.

With `--processes` our server is measured beside itself on PostgreSQL: one process, so many with the tables spread over
them, and so many with the two seats of each table at different ones. What counts is the processor time of the server
for 1,000 moves: where it stays the same, capacity grows with processors.
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
from contextlib import ExitStack, contextmanager
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


def on_postgres(
    address: str, port: int, processes: int, crossed: bool, tables: int, seconds: float
) -> dict[str, float]:
    with tempfile.TemporaryDirectory() as folder, ExitStack() as stack:
        quiet = {**os.environ, **UNLIMITED, "CASTLEWRIGHT_QUOTAS": "0", "CASTLEWRIGHT_LOG_LEVEL": "warning"}
        ports = [port + k for k in range(processes)]
        servers = []
        for each in ports:
            command = [sys.executable, "-m", "castlewright", "serve", "--port", str(each), "--data", folder]
            servers.append(stack.enter_context(running([*command, "--database", address], quiet, HERE)))
        for each, server in zip(ports, servers, strict=True):
            wait_until_healthy(each, server)
        arguments = [",".join(map(str, ports)), str(tables), str(seconds), ",".join(str(one.pid) for one in servers)]
        return drive([sys.executable, str(HERE / "drive.py"), *arguments, *(["crossed"] * crossed)], HERE)


def measure_processes(arguments: argparse.Namespace) -> None:
    """One process and several in turns, each round on a database of its own."""
    from throwaway import postgres

    kinds = {
        "one process": (1, False),
        f"{arguments.processes} processes": (arguments.processes, False),
        "seats apart": (arguments.processes, True),
    }
    rounds: dict[str, list[dict[str, float]]] = {name: [] for name in kinds}
    with postgres(durable=True) as server:
        for _ in range(max(1, arguments.rounds)):
            for name, (processes, crossed) in kinds.items():
                load = (arguments.tables, arguments.seconds)
                rounds[name].append(on_postgres(server.new_database(), arguments.port, processes, crossed, *load))
    measures = (*MEASURES, "processor")
    result = {name: {key: median(each[key] for each in told) for key in measures} for name, told in rounds.items()}
    ratios = {
        name: median(
            some["processor"] / one["processor"] for some, one in zip(told, rounds["one process"], strict=True)
        )
        for name, told in rounds.items()
    }
    if arguments.json:
        print(json.dumps({"tables": arguments.tables, "servers": result, "processor_ratios": ratios}))
        return
    print(f"{'server':<16}{'moves/s':>12}{'p50, ms':>12}{'p99, ms':>12}{'s/1,000':>12}{'ratio':>12}")
    for name, each in result.items():
        line = f"{name:<16}{each['moves_per_second']:>12,.0f}{each['p50']:>12.1f}{each['p99']:>12.1f}"
        print(f"{line}{each['processor']:>12.3f}{ratios[name]:>11.2f}x")


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
    parser.add_argument("--processes", type=int, default=0, help="measure so many on PostgreSQL beside one")
    arguments = parser.parse_args()
    if arguments.processes:
        measure_processes(arguments)
        return
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
