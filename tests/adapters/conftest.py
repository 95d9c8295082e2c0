"""What holds for the tests of the adapters."""

import pytest

from castlewright.games import all_games


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """A quick run plays each game with the fewest seats only."""
    for item in items:
        given = item.callspec.params if isinstance(item, pytest.Function) and hasattr(item, "callspec") else {}
        ours = "adapters" in item.path.parts and {"game_id", "seats"} <= given.keys()
        if ours and given["seats"] > min(all_games()[given["game_id"]].meta.seats):
            item.add_marker(pytest.mark.slow)
