"""`castlewright bench`: how fast the games are on this machine."""

from argparse import Namespace

from rich.table import Table

from castlewright import games
from castlewright.arena import Speed, measure

from .desk import Complaint, Desk


def run(arguments: Namespace, desk: Desk) -> None:
    chosen = [desk.game(arguments.game)] if arguments.game else list(games.all_games().values())
    if not 0 < arguments.seconds <= 3600:
        raise desk.complaint("cli-seconds-bad", seconds=f"{arguments.seconds:g}")
    speeds: list[Speed] = []
    with desk.progress(desk.say("cli-measuring"), len(chosen)) as progress:
        for game in chosen:
            try:
                speeds.append(measure(game.meta.id, arguments.players, arguments.seconds))
            except ValueError as error:
                raise Complaint(str(error)) from error
            progress(len(speeds))
    if arguments.json:
        desk.print_json(speeds)
        return
    table = Table()
    for column in ("cli-game-column", "cli-seats", "cli-decisions-speed", "cli-games-speed", "cli-copies-speed"):
        table.add_column(desk.say(column), justify="left" if column == "cli-game-column" else "right")
    for speed in speeds:
        table.add_row(
            speed.game,
            str(speed.players),
            f"{speed.decisions_per_second:,.0f}",
            f"{speed.games_per_second:,.1f}",
            f"{speed.copies_per_second:,.0f}",
        )
    desk.console.print(table)
