"""The bot that does anything at all: the measure of every other bot, and a good fuzzer."""

from typing import Any

from castlewright.core import Chance, Game

from .bot import Budget


class Random:
    """Every legal move is as likely as any other."""

    strength = 0

    def plays(self, game_id: str) -> bool:
        return True

    def choose(self, game: Game[Any, Any, Any], view: Any, chance: Chance, budget: Budget) -> Any:
        return chance.choice("random", game.legal(game.imagine(view, chance), view.seat))
