"""Finds the evaluation of a game by the game's id: adding a game's file here is all it takes."""

from functools import cache
from importlib import import_module
from importlib.util import find_spec

from .evaluation import Evaluation


@cache
def evaluation_of(game_id: str) -> Evaluation | None:
    """The `EVALUATION` of the module of that name, or None where nobody has written one."""
    name = f"{__package__}.{game_id}"
    if not game_id.isidentifier() or find_spec(name) is None:
        return None
    found = getattr(import_module(name), "EVALUATION", None)
    return found if isinstance(found, Evaluation) else None
