"""What holds for all tests."""

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

sys.path.append(str(Path(__file__).parents[1] / "bench"))

from throwaway import Postgres
from throwaway import postgres as throwaway_postgres


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """A PostgreSQL for the tests of this process, started when the first of them asks for it."""
    with throwaway_postgres() as server:
        yield server


@pytest.fixture
def database(postgres: Postgres) -> str:
    """The address of a database that nobody else uses."""
    return postgres.new_database()


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """The long ones first: one that began last would leave the other processors idle."""
    items.sort(key=lambda item: item.get_closest_marker("browser") is None and item.get_closest_marker("slow") is None)
