"""One server and one browser for all browser tests. A visitor is a browser of its own, with its own cookie."""

import json
import os
import shutil
import socket
import sqlite3
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest
from browser_helpers import DESK, SECRETS, Site, Visitor
from playwright.sync_api import Browser, sync_playwright

ROOT = Path(__file__).parents[2]


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if Path(__file__).parent in item.path.parents:
            item.add_marker(pytest.mark.browser)


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    data = tmp_path_factory.mktemp("data")
    environment = {
        **os.environ,
        "CASTLEWRIGHT_BOT_PACE": "0",
        "CASTLEWRIGHT_HTTP_RATE": "500",
        "CASTLEWRIGHT_QUOTAS": "0",
        "CASTLEWRIGHT_LOG_LEVEL": "debug",
    }
    command = [sys.executable, "-m", "castlewright", "serve", "--port", str(port), "--data", str(data)]
    with (data / "server.log").open("wb") as log:
        server = subprocess.Popen(command, cwd=ROOT, env=environment, stdout=log, stderr=log)
    try:
        _wait(f"http://127.0.0.1:{port}/health", server)
        yield Site(f"http://127.0.0.1:{port}", data / "server.log")
    finally:
        server.terminate()
        assert server.wait(30) == 0
    _no_secret_in_the_log(data)


def _no_secret_in_the_log(data: Path) -> None:
    """Whatever the whole run has created: cookies and links of visitors, seeds and talk of tables."""
    with closing(sqlite3.connect(data / "castlewright.db")) as database:
        entries = [json.loads(payload) for (payload,) in database.execute("SELECT payload FROM log")]
    found = {entry[kind] for entry in entries for kind in ("seed", "text") if len(entry.get(kind) or "") > 7}
    log = (data / "server.log").read_text()
    assert all(line.isprintable() for line in log.split("\n"))
    told = [secret for secret in found | SECRETS if secret in log]
    assert not told, "secrets in the log"


def _wait(address: str, server: "subprocess.Popen[bytes]") -> None:
    for _ in range(300):
        assert server.poll() is None, "the server did not start"
        try:
            with urllib.request.urlopen(address, timeout=2) as answer:
                assert json.load(answer)["status"] == "ok"
                return
        except OSError:
            time.sleep(0.1)
    raise AssertionError("the server does not answer")


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """For one module: as long as Playwright runs, its event loop lets no other test have one."""
    found = shutil.which("chromium")
    assert found, "chromium is missing: make test-tools"
    with sync_playwright() as playwright:
        started = playwright.chromium.launch(
            executable_path=found,
            args=["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update"],
        )
        yield started
        started.close()


@pytest.fixture
def visit(site: Site, browser: Browser) -> Iterator["type[Visitor]"]:
    """Makes visitors; afterwards none of them may have seen an error in the console or a broken page."""
    visitors: list[Visitor] = []

    def arrive(name: str, lang: str = "en", size: tuple[int, int] = DESK, dark: bool = False) -> Visitor:
        visitors.append(Visitor(site, browser, name, lang, size, dark))
        return visitors[-1]

    yield arrive  # type: ignore[misc]
    complaints = {visitor.name: visitor.complaints for visitor in visitors if visitor.complaints}
    for visitor in visitors:
        SECRETS.update(str(cookie["value"]) for cookie in visitor.context.cookies() if cookie["name"] == "cw_guest")
        visitor.context.close()
    assert not complaints
