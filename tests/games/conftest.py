"""Tests of games say which paragraphs of the rules they hold: `@pytest.mark.rule("CA-4.3", ...)`."""

import pytest


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "rule(*paragraphs): the paragraphs of a game's rules that this test holds")
