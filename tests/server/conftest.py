from collections.abc import Iterator
from pathlib import Path

import pytest
from server_helpers import Person, Running, running


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """One server for all tests that do not need their own."""
    with running(tmp_path_factory.mktemp("server")) as server:
        yield server


@pytest.fixture
def ann(server: Running) -> Person:
    return Person(server.url, "Ann")


@pytest.fixture
def bob(server: Running) -> Person:
    return Person(server.url, "Боб")


@pytest.fixture
def eve(server: Running) -> Person:
    return Person(server.url, "Eve")


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return tmp_path
