"""Every shell command of the README and of the docs is run. `make play` and `make test` are what runs this."""

import os
import re
import signal
import subprocess
import sys
import time
import urllib.request
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PAGES = [ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md"))]
RUN_BY_CI = {"make play", "make test"}
ENVIRONMENT = {**os.environ, "PATH": f"{Path(sys.executable).parent}:{os.environ['PATH']}", "LANG": "C.UTF-8"}


def commands(page: Path) -> list[str]:
    blocks = re.findall(r"^```sh\n(.*?)^```", page.read_text(), re.MULTILINE | re.DOTALL)
    found = [line.strip() for block in blocks for line in block.replace("\\\n", " ").splitlines() if line.strip()]
    return [command for command in found if command not in RUN_BY_CI]


def test_the_readme_names_the_two_commands() -> None:
    readme = (ROOT / "README.md").read_text()
    assert all(f"```sh\n{command}\n```" in readme for command in RUN_BY_CI)


def test_links_and_pictures_exist() -> None:
    for page in PAGES:
        for target in re.findall(r"\]\((?!https?:|#)([^)#]+)", page.read_text()):
            assert (page.parent / target).exists(), f"{page.name} points at {target}, which does not exist"


@pytest.mark.slow
@pytest.mark.timeout(600)
@pytest.mark.parametrize("page", [page for page in PAGES if commands(page)], ids=lambda page: page.name)
def test_commands(page: Path) -> None:
    """One after another, as a reader would: later ones use what earlier ones have made."""
    for command in commands(page):
        if " serve " in command:
            answers_and_stops(command)
        else:
            succeeds(command, page.name)


def succeeds(command: str, page: str) -> None:
    done = subprocess.run(command, shell=True, cwd=ROOT, env=ENVIRONMENT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, f"{page}: {command}\n{done.stdout}\n{done.stderr}"
    assert done.stdout.strip(), f"{page}: {command} prints nothing"


def answers_and_stops(command: str) -> None:
    port = re.search(r"--port (\d+)", command)
    assert port, command
    server = subprocess.Popen(
        command.split(), cwd=ROOT, env=ENVIRONMENT, stdout=subprocess.PIPE, stderr=subprocess.STDOUT
    )
    try:
        assert b'"ok"' in _health(int(port[1]), server)
    finally:
        server.send_signal(signal.SIGTERM)
        assert server.wait(30) == 0


def _health(port: int, server: subprocess.Popen[bytes]) -> bytes:
    for _ in range(300):
        assert server.poll() is None, server.stdout.read().decode() if server.stdout else ""
        try:
            with urllib.request.urlopen(f"http://127.0.0.1:{port}/health", timeout=2) as answer:
                return bytes(answer.read())
        except OSError:
            time.sleep(0.1)
    raise AssertionError("the server does not answer")
