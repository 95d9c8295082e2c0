"""`castlewright bench`: how fast the games are on this machine."""

from argparse import Namespace

from rich.table import Table

from castlewright import games
from castlewright.arena import Speed, measure

from .desk import Desk


def run(arguments: Namespace, desk: Desk) -> None:
    chosen = [desk.game(arguments.game)] if arguments.game else list(games.all_games().values())
    if not 0 < arguments.seconds <= 3600:
        raise desk.complaint("cli-seconds-bad", seconds=f"{arguments.seconds:g}")
    for meta in (game.meta for game in chosen):
        if arguments.players is not None and arguments.players not in meta.seats:
            seats = ", ".join(map(str, meta.seats))
            raise desk.complaint("cli-no-such-players", game=meta.id, seats=seats, given=arguments.players)
    speeds: list[Speed] = []
    with desk.progress(desk.say("cli-measuring"), len(chosen)) as progress:
        for game in chosen:
            speeds.append(measure(game.meta.id, arguments.players, arguments.seconds))
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
