"""Who fills a seat when nobody else does. A bot sees what a friend in its seat would see, and nothing more."""

from functools import lru_cache
from importlib import import_module
from typing import Any

import msgspec

import castlewright.games as games
from castlewright.core import Chance, refused

from .bot import Bot, Budget, HouseBot
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
    "HouseBot",
    "Random",
    "bot_named",
    "bots_for",
    "called",
    "choose",
    "evaluation_of",
    "strongest",
]

BOTS: dict[str, HouseBot] = {"random": Random(), "greedy": Greedy()}
"""Every bot of the house by its name."""


def bots_for(game_id: str) -> tuple[str, ...]:
    """The bots of the house that can play this game, the weakest first."""
    able = [name for name, bot in BOTS.items() if bot.plays(game_id)]
    return tuple(sorted(able, key=lambda name: BOTS[name].strength))


def strongest(game_id: str) -> str:
    """The bot to sit in for somebody who leaves."""
    return bots_for(game_id)[-1]


def called(bot: str | Bot) -> str:
    """How a bot is named where its games are counted."""
    return bot if isinstance(bot, str) else type(bot).__name__


def bot_named(name: str | Bot, game_id: str) -> Bot:
    """A bot of the house, one's own as `module:name`, or one that is at hand already; `Refused` otherwise.

    Importing runs code: names that come from strangers are looked up in `bots_for` instead.
    """
    if not isinstance(name, str):
        return _able(name, called(name))
    if ":" in name:
        return _imported(name)
    return _of_the_house(name, game_id)


def choose(game_id: str, bot: str, view: bytes, seed: bytes, seconds: float | None) -> str:
    """One decision, for a process pool: the JSON of a view comes in, the notation of a move goes out."""
    game = games.get(game_id)
    thinker = _of_the_house(bot, game_id)
    seen = _view_decoder(game_id).decode(view)
    return str(thinker.choose(game, seen, Chance(seed), Budget(seconds=seconds)))


@lru_cache(maxsize=16)
def _view_decoder(game_id: str) -> "msgspec.json.Decoder[Any]":
    return msgspec.json.Decoder(games.get(game_id).view_type)


def _of_the_house(name: str, game_id: str) -> HouseBot:
    if name not in bots_for(game_id):
        raise refused("refusal-bot", bot=name, game=game_id, known=", ".join(bots_for(game_id)))
    return BOTS[name]


def _imported(name: str) -> Bot:
    module, _, attribute = name.partition(":")
    try:
        found: Any = getattr(import_module(module), attribute)
    except (ImportError, AttributeError, ValueError) as error:
        raise refused("refusal-bot-import", bot=name, reason=str(error)) from error
    return _able(found() if isinstance(found, type) else found, name)


def _able(bot: Any, name: str) -> Bot:
    if not callable(getattr(bot, "choose", None)):
        raise refused("refusal-bot-shape", bot=name)
    return bot  # type: ignore[no-any-return]
