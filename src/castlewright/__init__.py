"""Castle-building board games: rules, bots, server and command line."""

from importlib.metadata import version

__version__ = version("castlewright")
