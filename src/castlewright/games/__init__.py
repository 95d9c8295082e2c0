"""All games this house knows: every sub-package that holds a `game`, and what others register."""

from importlib import import_module
from pkgutil import iter_modules
from typing import Any

from castlewright.core import Game

AnyGame = Game[Any, Any, Any]

_registered: dict[str, AnyGame] = {}


class UnknownGame(KeyError):
    """No game has this id; the message names those that are known."""

    def __str__(self) -> str:
        return str(self.args[0])


def all_games() -> dict[str, AnyGame]:
    """Every game by its id, in the order of the ids."""
    return dict(sorted((house_games() | _registered).items()))


def house_games() -> dict[str, AnyGame]:
    """The games of this package alone."""
    packages = [import_module(f"{__name__}.{found.name}") for found in iter_modules(__path__) if found.ispkg]
    return {package.game.meta.id: package.game for package in packages if hasattr(package, "game")}


def get(game_id: str) -> AnyGame:
    games = all_games()
    if game_id not in games:
        raise UnknownGame(f"there is no game {game_id!r}; there are: {', '.join(games)}")
    return games[game_id]


def register(game: AnyGame) -> None:
    """Adds a game from outside this package; the same id again takes its place, but not that of a game of the house."""
    if game.meta.id in house_games():
        raise ValueError(f"{game.meta.id!r} is a game of the house and cannot be replaced")
    _registered[game.meta.id] = game
