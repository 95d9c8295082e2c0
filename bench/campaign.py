"""Kill things in mid-game and count what is lost: python bench/campaign.py [--kills 500] [--tables 6] [--json]

Two server processes share a PostgreSQL, nginx stands in front. At each table the two seats are connected to different
processes, or both come through nginx. Then one of the four is killed with SIGKILL while moves are under way, started
again, and the next one is killed. Players connect again by themselves and say again what had no answer. In the end
every move that was acknowledged must be in the log, once. Everything listens on loopback, and is gone afterwards.
"""

import argparse
import asyncio
import json
import os
import shutil
import signal
import subprocess
import sys
import tempfile
import urllib.request
from pathlib import Path
from random import Random
from time import perf_counter

import httpx

from castlewright.tables import Store
from persistent import Ledger, Player, lost, open_table, play_in_turn
from throwaway import Postgres, postgres

BETWEEN = 4
"""Moves that are acknowledged between two kills, so that each finds something under way."""
UNLIMITED = {
    f"CASTLEWRIGHT_{limit}": "1000000"
    for limit in ("SOCKET_RATE", "SOCKET_BURST", "HTTP_RATE", "HTTP_BURST", "SOCKETS_PER_ADDRESS")
} | {"CASTLEWRIGHT_QUOTAS": "0", "CASTLEWRIGHT_LOG_LEVEL": "error"}

NGINX = """
daemon off; master_process off; pid {folder}/nginx.pid; error_log /dev/null;
events {{ worker_connections 512; }}
http {{
  access_log off;
  client_body_temp_path {folder}/body; proxy_temp_path {folder}/proxy; fastcgi_temp_path {folder}/fastcgi;
  uwsgi_temp_path {folder}/uwsgi; scgi_temp_path {folder}/scgi;
  upstream houses {{ hash $request_uri consistent; server 127.0.0.1:{one}; server 127.0.0.1:{other}; }}
  server {{
    listen 127.0.0.1:{port};
    location / {{
      proxy_pass http://houses; proxy_http_version 1.1; proxy_set_header Host $http_host;
      proxy_set_header Upgrade $http_upgrade; proxy_set_header Connection "upgrade"; proxy_connect_timeout 1s;
    }}
  }}
}}
"""


class Victim:
    """A process that is started again whenever it was killed."""

    def __init__(self, name: str, command: list[str], port: int) -> None:
        self.name, self.port = name, port
        self._command = command
        self._process = self._start()

    def _start(self) -> "subprocess.Popen[bytes]":
        return subprocess.Popen(
            self._command, env={**os.environ, **UNLIMITED}, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
        )

    def kill(self) -> None:
        self._process.send_signal(signal.SIGKILL)
        self._process.wait()
        self._process = self._start()

    def stop(self) -> None:
        self._process.send_signal(signal.SIGKILL)
        self._process.wait()

    def answers(self) -> bool:
        if self._process.poll() is not None:
            # It came up while the database was down, and left, as a service would: it is started again.
            self._process = self._start()
        try:
            urllib.request.urlopen(f"http://127.0.0.1:{self.port}/health", timeout=5).close()
            return True
        except OSError:
            return False


class Database:
    """PostgreSQL as a victim."""

    name = "postgresql"

    def __init__(self, server: Postgres) -> None:
        self._server = server

    def kill(self) -> None:
        self._server.kill()
        self._server.start()

    def answers(self) -> bool:
        return True


async def until_answers(victim: Victim | Database) -> None:
    while not await asyncio.to_thread(victim.answers):
        await asyncio.sleep(0.05)


async def campaign(victims: list[Victim | Database], ports: list[int], kills: int, tables: int, luck: Random) -> Ledger:
    ledger = Ledger()
    one, other, nginx = ports
    ways = [([one, other], [other, one]), ([other, one], [one, other]), ([nginx], [nginx])]

    async def evening(k: int) -> None:
        while True:
            try:
                with httpx.Client(timeout=10) as http:
                    table, cookie = await asyncio.to_thread(open_table, ports[k % 2], http)
            except httpx.HTTPError:
                await asyncio.sleep(0.2)
                continue
            await play_in_turn([[Player(table, seat, cookie, ways[k % 3][seat], ledger) for seat in (0, 1)]])

    playing = [asyncio.create_task(evening(k)) for k in range(tables)]
    for count in range(1, kills + 1):
        victim = luck.choice(victims)
        await until_answers(victim)
        enough = len(ledger.moves) + BETWEEN
        while len(ledger.moves) < enough:
            await asyncio.sleep(0.002)
            for task in playing:
                if task.done():
                    task.result()
        await asyncio.sleep(luck.random() * 0.01)
        await asyncio.to_thread(victim.kill)
        ledger.kills[victim.name] = ledger.kills.get(victim.name, 0) + 1
        if count % 25 == 0:
            print(f"{count} kills, {len(ledger.moves)} moves acknowledged", file=sys.stderr)
    for victim in victims:
        await until_answers(victim)
    enough = len(ledger.moves) + BETWEEN
    while len(ledger.moves) < enough:
        await asyncio.sleep(0.01)
    for task in playing:
        task.cancel()
    await asyncio.gather(*playing, return_exceptions=True)
    return ledger


def run(kills: int, tables: int, seed: int, port: int) -> dict[str, object]:
    begun = perf_counter()
    nginx = shutil.which("nginx") or "/usr/sbin/nginx"
    # None that the system gives away by itself: while a victim is down, a stranger could take its place.
    ports = [port, port + 1, port + 2]
    processes: list[Victim] = []
    with postgres(port=port + 3) as server, tempfile.TemporaryDirectory() as folder:
        address = server.new_database()
        try:
            for name, each in zip(("one process", "the other"), ports, strict=False):
                command = [sys.executable, "-m", "castlewright", "serve", "--port", str(each)]
                processes.append(Victim(name, [*command, "--data", folder, "--database", address], each))
            config = Path(folder) / "nginx.conf"
            config.write_text(NGINX.format(folder=folder, one=ports[0], other=ports[1], port=ports[2]))
            processes.append(Victim("nginx", [nginx, "-c", str(config), "-p", folder], ports[2]))
            ledger = asyncio.run(campaign([*processes, Database(server)], ports, kills, tables, Random(seed)))
            troubles = lost(ledger, Store(address))
        finally:
            for process in processes:
                process.stop()
    away = sorted(ledger.away)
    return {
        "kills": ledger.kills,
        "acknowledged": len(ledger.moves),
        "lost": troubles,
        "reconnected": len(away),
        "away_p50": away[len(away) // 2] if away else 0.0,
        "away_longest": away[-1] if away else 0.0,
        "refused": sorted(set(ledger.refused)),
        "seconds": perf_counter() - begun,
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--kills", type=int, default=500)
    parser.add_argument("--tables", type=int, default=6)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--port", type=int, default=27700, help="this one and the next three are used")
    parser.add_argument("--json", action="store_true")
    arguments = parser.parse_args()
    told = run(arguments.kills, arguments.tables, arguments.seed, arguments.port)
    if arguments.json:
        print(json.dumps(told))
        return
    for name, value in told.items():
        print(f"{name:<16}{value}")


if __name__ == "__main__":
    main()
