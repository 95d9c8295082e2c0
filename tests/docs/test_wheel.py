"""The wheel serves the whole site on a machine without Node: nothing but Python is on its path."""

import os
import signal
import socket
import subprocess
import sys
import time
import urllib.request
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]


@pytest.mark.slow
@pytest.mark.timeout(600)
def test_the_wheel_serves_the_site_without_node(tmp_path: Path) -> None:
    run("make", "wheel", f"DIST={tmp_path}", cwd=ROOT)
    (wheel,) = tmp_path.glob("castlewright-*.whl")
    python = tmp_path / "env/bin/python"
    run(sys.executable, "-m", "uv", "venv", "--quiet", str(tmp_path / "env"))
    run(sys.executable, "-m", "uv", "pip", "install", "--quiet", "--python", str(python), str(wheel))
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    server = subprocess.Popen(
        [python.parent / "castlewright", "serve", "--port", str(port), "--data", str(tmp_path / "data")],
        cwd=tmp_path,
        env={"PATH": str(python.parent), "HOME": str(tmp_path)},
    )
    try:
        page = fetched(f"http://127.0.0.1:{port}/", server)
        script = page.split('src="', 1)[1].split('"', 1)[0]
        assert len(fetched(f"http://127.0.0.1:{port}{script}", server)) > 1000
        assert "castellan" in fetched(f"http://127.0.0.1:{port}/api/games", server)
    finally:
        server.send_signal(signal.SIGTERM)
        assert server.wait(30) == 0


def run(*command: str, cwd: Path | None = None) -> None:
    done = subprocess.run(command, cwd=cwd, env=os.environ, capture_output=True, text=True, check=False)
    assert done.returncode == 0, f"{command}\n{done.stdout}\n{done.stderr}"


def fetched(address: str, server: "subprocess.Popen[bytes]") -> str:
    for _ in range(300):
        assert server.poll() is None, "the server has stopped"
        try:
            with urllib.request.urlopen(address, timeout=5) as answer:
                return str(answer.read().decode())
        except OSError:
            time.sleep(0.1)
    raise AssertionError(f"{address} does not answer")
