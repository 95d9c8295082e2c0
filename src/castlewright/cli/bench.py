"""`castlewright bench`: how fast the games are on this machine."""

from argparse import Namespace

from rich.table import Table

from castlewright import library
from castlewright.arena import Speed, measure

from .terminal import Terminal


def run(arguments: Namespace, terminal: Terminal) -> None:
    chosen = [library.game(arguments.game)] if arguments.game else list(library.games().values())
    if not 0 < arguments.seconds <= 3600:
        raise terminal.complaint("cli-seconds-bad", seconds=f"{arguments.seconds:g}")
    for meta in (game.meta for game in chosen):
        if arguments.players is not None:
            meta.check_seats(arguments.players)
    speeds: list[Speed] = []
    with terminal.progress(terminal.say("cli-measuring"), len(chosen)) as progress:
        for game in chosen:
            speeds.append(measure(game.meta.id, arguments.players, arguments.seconds))
            progress(len(speeds))
    if arguments.json:
        terminal.print_json(speeds)
        return
    table = Table()
    for column in ("cli-game-column", "cli-seats", "cli-decisions-speed", "cli-games-speed", "cli-copies-speed"):
        table.add_column(terminal.say(column), justify="left" if column == "cli-game-column" else "right")
    for speed in speeds:
        table.add_row(
            speed.game,
            str(speed.players),
            f"{speed.decisions_per_second:,.0f}",
            f"{speed.games_per_second:,.1f}",
            f"{speed.copies_per_second:,.0f}",
        )
    terminal.console.print(table)
