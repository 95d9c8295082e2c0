"""`castlewright simulate`: bots play bots."""

import sys
from argparse import Namespace
from pathlib import Path

from rich.table import Table

from castlewright.arena import SimulationResult, simulate, wilson
from castlewright.bots import bots_for
from castlewright.core import Meta, SeatNumber

from .desk import Complaint, Desk


def run(arguments: Namespace, desk: Desk) -> None:
    meta = desk.game(arguments.game).meta
    bots = [name.strip() for name in arguments.bots.split(",") if name.strip()]
    players = max(len(bots), min(meta.seats)) if arguments.players is None else arguments.players
    _check(arguments, meta, bots, players, desk)
    # A bot of one's own (`module:name`) is looked for where one stands; the other processes inherit the path.
    sys.path.insert(0, str(Path.cwd()))
    options = _options(arguments.option, meta, players, desk)
    _make_folder(arguments.save, desk)
    with desk.progress(desk.say("cli-playing", game=meta.titles[desk.lang]), arguments.games) as progress:
        try:
            result = simulate(
                meta.id,
                players,
                bots,
                arguments.games,
                arguments.seed,
                arguments.jobs,
                options,
                arguments.save,
                progress,
            )
        except (ValueError, OSError) as error:
            raise Complaint(str(error)) from error
    if arguments.json:
        desk.print_json(result)
    else:
        desk.console.print(_table(result, desk))


def _check(arguments: Namespace, meta: Meta, bots: list[str], players: int, desk: Desk) -> None:
    """Says what is wrong in the reader's language; `simulate` would say the same in English."""
    if players not in meta.seats:
        raise desk.complaint("cli-no-such-players", game=meta.id, seats=", ".join(map(str, meta.seats)), given=players)
    known = bots_for(meta.id)
    for bot in bots:
        if bot not in known and ":" not in bot:
            raise desk.complaint("cli-no-bot", bot=bot, game=meta.id, known=", ".join(known))
    if len(bots) not in (1, players):
        raise desk.complaint("cli-bots-count", players=players, bots=len(bots))
    for name, number in (("--games", arguments.games), ("--jobs", arguments.jobs)):
        if number < 1:
            raise desk.complaint("cli-at-least-one", what=name, given=number)


def _make_folder(save: Path | None, desk: Desk) -> None:
    try:
        if save is not None:
            save.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise desk.complaint("cli-save-bad", folder=str(save), reason=error.strerror or str(error)) from error


def _options(given: list[str], meta: Meta, players: int, desk: Desk) -> dict[str, str]:
    known = {option.key: option.choices for option in meta.options}
    numbers = {number.key: number for number in meta.numbers}
    options: dict[str, str] = {}
    for pair in given:
        key, equals, value = (part.strip() for part in pair.partition("="))
        if not key or not equals:
            raise desk.complaint("cli-option-malformed", option=pair)
        if key not in known and key not in numbers:
            every = ", ".join([*known, *numbers]) or "—"
            raise desk.complaint("cli-no-option", game=meta.id, option=key, known=every)
        if key in known and value not in known[key]:
            raise desk.complaint("cli-no-choice", option=key, value=value, known=", ".join(known[key]))
        options[key] = value
    asked = meta.asked(meta.choose({key: value for key, value in options.items() if key in known}))
    for number in meta.numbers:
        if (number in asked) != (number.key in options):
            raise desk.complaint("cli-numbers-when", option=number.key, choice="=".join(number.when))
        if number in asked:
            _check_numbers(number, options[number.key], players, desk)
    return options


def _check_numbers(number: SeatNumber, value: str, players: int, desk: Desk) -> None:
    try:
        number.read(value, players)
    except ValueError as error:
        bounds = {"least": number.least, "most": number.most}
        raise desk.complaint("cli-numbers", option=number.key, value=value, players=players, **bounds) from error


def _table(result: SimulationResult, desk: Desk) -> Table:
    table = Table(
        title=desk.say("cli-simulated", games=result.games, decisions=result.decisions, seconds=f"{result.seconds:.1f}")
    )
    for column in ("cli-bot", "cli-wins", "cli-draws", "cli-win-share", "cli-mean-score"):
        table.add_column(desk.say(column), justify="left" if column == "cli-bot" else "right")
    for seat in result.seats:
        low, high = wilson(seat.wins, result.games)
        share = "—" if result.players == 1 else f"{seat.wins / result.games:.1%} ({low:.1%}–{high:.1%})"
        table.add_row(seat.bot, str(seat.wins), str(seat.draws), share, f"{seat.mean_score:.1f}")
    return table
