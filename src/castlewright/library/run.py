"""Many games at once."""

from collections.abc import Callable, Sequence
from os import PathLike
from pathlib import Path

from castlewright import core
from castlewright.arena import SimulationResult
from castlewright.arena import simulate as play
from castlewright.bots import Bot

from .match import Given, game, spoken, written


def simulate(
    game_id: str,
    *,
    bots: str | Bot | Sequence[str | Bot] = "greedy",
    games: int = 100,
    seats: int | None = None,
    seed: int | str = 0,
    jobs: int = 1,
    save: str | PathLike[str] | None = None,
    progress: Callable[[int], None] | None = None,
    **options: Given,
) -> SimulationResult:
    """Bots play bots, each in every seat in turn: `cw.simulate("castellan", bots=["greedy", "random"], games=100)`.

    A bot is a name of the house, `module:name`, or an object with a method `choose`; one stands for all seats. The same
    seed gives the same result on any number of processes. `save` is a folder for the records.
    """
    rules = game(game_id)
    named = [bots] if isinstance(bots, str) or not isinstance(bots, Sequence) else list(bots)
    count = max(len(named), min(rules.meta.seats)) if seats is None else seats
    folder = None if save is None else Path(save)
    settings = {key: written(value) for key, value in options.items()}
    try:
        return play(game_id, count, named, games, seed, jobs, settings, folder, progress)
    except core.Refused as refused:
        raise spoken(refused, rules) from None
