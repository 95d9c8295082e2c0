"""`castlewright simulate`: bots play bots."""

from argparse import Namespace

from rich.table import Table

from castlewright.arena import SimulationResult, simulate, wilson

from .desk import Complaint, Desk


def run(arguments: Namespace, desk: Desk) -> None:
    meta = desk.game(arguments.game).meta
    bots = [name.strip() for name in arguments.bots.split(",") if name.strip()]
    players = arguments.players or max(len(bots), min(meta.seats))
    with desk.progress(desk.say("cli-playing", game=meta.titles[desk.lang]), arguments.games) as progress:
        try:
            result = simulate(
                meta.id,
                players,
                bots,
                arguments.games,
                arguments.seed,
                arguments.jobs,
                _options(arguments.option, desk),
                arguments.save,
                progress,
            )
        except (ValueError, OSError) as error:
            raise Complaint(str(error)) from error
    if arguments.json:
        desk.print_json(result)
    else:
        desk.console.print(_table(result, desk))


def _options(given: list[str], desk: Desk) -> dict[str, str]:
    options = {}
    for pair in given:
        key, equals, value = pair.partition("=")
        if not key or not equals:
            raise desk.complaint("cli-option-malformed", option=pair)
        options[key.strip()] = value.strip()
    return options


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
