"""`castlewright simulate`: bots play bots."""

import sys
from argparse import Namespace
from pathlib import Path

from rich.table import Table

from castlewright import library
from castlewright.arena import SimulationResult, wilson
from castlewright.core import Arg

from .terminal import Terminal


def run(arguments: Namespace, terminal: Terminal) -> None:
    meta = library.game(arguments.game).meta
    # A bot of one's own (`module:name`) is looked for where one stands; the other processes inherit the path.
    sys.path.insert(0, str(Path.cwd()))
    with terminal.progress(terminal.say("cli-playing", game=meta.titles[terminal.lang]), arguments.games) as progress:
        result = library.simulate(
            meta.id,
            bots=[name.strip() for name in arguments.bots.split(",") if name.strip()],
            games=arguments.games,
            seats=arguments.players,
            seed=arguments.seed,
            jobs=arguments.jobs,
            save=arguments.save,
            progress=progress,
            **_options(arguments.option, terminal),
        )
    if arguments.json:
        terminal.print_json(result)
    else:
        terminal.console.print(_table(result, terminal))


def _options(given: list[str], terminal: Terminal) -> dict[str, str]:
    options: dict[str, str] = {}
    for pair in given:
        key, equals, value = (part.strip() for part in pair.partition("="))
        if not key or not equals:
            raise terminal.complaint("cli-option-malformed", option=pair)
        options[key] = value
    return options


def _table(result: SimulationResult, terminal: Terminal) -> Table:
    counted: dict[str, Arg] = {"games": result.games, "decisions": result.decisions, "seconds": f"{result.seconds:.1f}"}
    table = Table(title=terminal.say("cli-simulated", **counted))
    for column in ("cli-bot", "cli-wins", "cli-draws", "cli-win-share", "cli-mean-score"):
        table.add_column(terminal.say(column), justify="left" if column == "cli-bot" else "right")
    for seat in result.seats:
        low, high = wilson(seat.wins, result.games)
        share = "—" if result.players == 1 else f"{seat.wins / result.games:.1%} ({low:.1%}–{high:.1%})"
        table.add_row(seat.bot, str(seat.wins), str(seat.draws), share, f"{seat.mean_score:.1f}")
    return table
