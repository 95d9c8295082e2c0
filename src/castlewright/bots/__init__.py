"""Who fills a seat when nobody else does. A bot sees what a friend in its seat would see, and nothing more."""

from functools import lru_cache
from importlib import import_module
from typing import Any

import msgspec

from castlewright import games
from castlewright.core import Chance

from .bot import Bot, Budget
from .evaluations import Chain, Evaluation, evaluation_of
from .greedy import Greedy
from .uniform import Random

__all__ = [
    "BOTS",
    "Bot",
    "Budget",
    "Chain",
    "Evaluation",
    "Greedy",
    "Random",
    "bot_named",
    "bots_for",
    "choose",
    "evaluation_of",
]

BOTS: dict[str, Bot] = {"random": Random(), "greedy": Greedy()}
"""Every bot of the house by its name."""


def bots_for(game_id: str) -> tuple[str, ...]:
    """The bots that can play this game, the weakest first; greedy only where somebody wrote an evaluation."""
    return tuple(name for name in BOTS if name != "greedy" or evaluation_of(game_id) is not None)


def bot_named(name: str, game_id: str) -> Bot:
    """A bot of the house, or one's own as `module:name`; ValueError with one clear sentence otherwise.

    Importing runs code: names that come from strangers are looked up in `bots_for` instead.
    """
    if ":" in name:
        return _imported(name)
    if name not in bots_for(game_id):
        raise ValueError(f"there is no bot {name!r} for {game_id}; there are: {', '.join(bots_for(game_id))}")
    return BOTS[name]


def choose(game_id: str, bot: str, view: bytes, seed: bytes, seconds: float | None) -> str:
    """One decision, for a process pool: the JSON of a view comes in, the notation of a move goes out."""
    game = games.get(game_id)
    if bot not in bots_for(game_id):
        raise ValueError(f"there is no bot {bot!r} for {game_id}; there are: {', '.join(bots_for(game_id))}")
    seen = _view_decoder(game_id).decode(view)
    return str(BOTS[bot].choose(game, seen, Chance(seed), Budget(seconds=seconds)))


@lru_cache(maxsize=16)
def _view_decoder(game_id: str) -> "msgspec.json.Decoder[Any]":
    return msgspec.json.Decoder(games.get(game_id).view_type)


def _imported(name: str) -> Bot:
    module, _, attribute = name.partition(":")
    try:
        found: Any = getattr(import_module(module), attribute)
    except (ImportError, AttributeError, ValueError) as error:
        raise ValueError(f"there is no bot {name!r}: {error}") from error
    bot: Any = found() if isinstance(found, type) else found
    if not callable(getattr(bot, "choose", None)):
        raise ValueError(f"{name!r} is not a bot: it has no method `choose`")
    return bot  # type: ignore[no-any-return]
