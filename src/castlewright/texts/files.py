"""Where words lie: `texts/<topic>.<language>.ftl` for the house, `<game>/text/*` for each game.

Read through importlib.resources, so that a checkout and an installed wheel are the same.
"""

from importlib.resources import files
from importlib.resources.abc import Traversable
from sys import modules
from typing import Any

import castlewright.games as games
from castlewright.core import Game

Which = str | Game[Any, Any, Any]
"""A game, or the id of a registered one."""


def house_files(lang: str) -> dict[str, str]:
    """The house's messages by topic."""
    return _messages(files(__package__), lang)


def game_files(game: Which, lang: str) -> dict[str, str]:
    """A game's messages by file: `messages`, `client`."""
    return _messages(text_folder(game), lang)


def rules_file(game: Which, lang: str) -> str:
    return (text_folder(game) / f"rules.{lang}.md").read_text(encoding="utf-8")


def id_of(game: Which) -> str:
    return game if isinstance(game, str) else game.meta.id


def text_folder(game: Which) -> Traversable:
    """The folder `text` beside a game's code, or beside that of the game it is a variant of."""
    folder = folder_beside(game, "text")
    if folder is None:
        raise FileNotFoundError(f"the game {id_of(game)!r} has no folder `text` beside its code")
    return folder


def folder_beside(game: Which, name: str) -> Traversable | None:
    kind = type(games.get(game) if isinstance(game, str) else game)
    for ancestor in kind.__mro__:
        package = ancestor.__module__
        while package:
            if hasattr(modules.get(package), "__path__") and (folder := files(package) / name).is_dir():
                return folder
            package = package.rpartition(".")[0]
    return None


def _messages(folder: Traversable, lang: str) -> dict[str, str]:
    ending = f".{lang}.ftl"
    found = [file for file in folder.iterdir() if file.name.endswith(ending)]
    return {
        file.name.removesuffix(ending): file.read_text(encoding="utf-8")
        for file in sorted(found, key=lambda file: file.name)
    }
