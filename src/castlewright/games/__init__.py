"""All games this house knows: every sub-package that holds a `game`, and what others register."""

import sys
from importlib import import_module
from pkgutil import iter_modules
from types import ModuleType
from typing import Any

from castlewright.core import Game, refused

AnyGame = Game[Any, Any, Any]

_registered: dict[str, AnyGame] = {}


def all_games() -> dict[str, AnyGame]:
    """Every game by its id, in the order of the ids."""
    return dict(sorted((house_games() | _registered).items()))


def house_games() -> dict[str, AnyGame]:
    """The games of this package alone."""
    packages = [import_module(f"{__name__}.{found.name}") for found in iter_modules(__path__) if found.ispkg]
    return {package.game.meta.id: package.game for package in packages if hasattr(package, "game")}


def get(game_id: str) -> AnyGame:
    """The game of this id; `Refused` names those that are known."""
    games = all_games()
    if game_id not in games:
        raise refused("refusal-game", game=game_id, known=", ".join(games))
    return games[game_id]


def register(game: AnyGame) -> None:
    """Adds a game from outside this package; the same id again takes its place, but not that of a game of the house."""
    if game.meta.id in house_games():
        raise refused("refusal-game-taken", game=game.meta.id)
    _registered[game.meta.id] = game


class _Games(ModuleType):
    """`castlewright.games` is this package, and `castlewright.games()` lists what is in it."""

    def __call__(self) -> dict[str, AnyGame]:
        return all_games()


sys.modules[__name__].__class__ = _Games
