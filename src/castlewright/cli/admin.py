"""`castlewright admin`: the host of a server speaks to it while it runs."""

import time
from argparse import Namespace
from pathlib import Path
from typing import Any

from rich.markup import escape
from rich.table import Table

from .terminal import Terminal
from .upkeep import settings_of


def run(arguments: Namespace, terminal: Terminal) -> None:
    answer = _ask(arguments, terminal)
    if arguments.json:
        terminal.print_json(answer)
    elif arguments.do == "tables":
        _list_tables(answer, terminal)
    elif arguments.do == "reports":
        _list_reports(answer, terminal)
    elif arguments.do == "bans":
        _list_bans(answer, terminal)
    else:
        for key, value in answer.items():
            terminal.print(f"{key}: {_when(value) if key == 'until' else value}")


def _ask(arguments: Namespace, terminal: Terminal) -> Any:
    from castlewright.server.admin import ask, sockets

    folder: Path = settings_of(arguments).folder
    question = {key: value for key, value in vars(arguments).items() if key in QUESTION and value is not None}
    for socket in sockets(folder):
        try:
            return ask(socket, question)
        except OSError:
            continue  # left behind by a server that was killed; what one process is told, the others find in its files
    raise terminal.complaint("cli-admin-nobody", folder=str(folder))


QUESTION = {"do", "table", "seat", "who", "address", "minutes", "text", "on"}


def _list_tables(tables: list[dict[str, Any]], terminal: Terminal) -> None:
    listed = Table(*(terminal.say(f"cli-admin-{head}") for head in ("table", "game", "status", "people", "last")))
    for table in tables:
        seats = [
            f"{seat['name']}{'' if seat['bot'] or seat['here'] else ' –'} {seat['guest'] or ''}".strip()
            for seat in table["seats"]
            if seat["name"]
        ]
        watching = [f"({one['name']} {one['guest']})" for one in table["spectators"]]
        listed.add_row(
            table["id"], table["game"], table["status"], escape("\n".join(seats + watching)), _when(table["moved"])
        )
    terminal.console.print(listed)


def _list_reports(reports: list[dict[str, Any]], terminal: Terminal) -> None:
    for one in reports:
        said = terminal.say(
            "cli-admin-report", at=_when(one["at"]), table=one["table"], name=one["name"], guest=one["about"]
        )
        terminal.print(said)
        if one["text"]:
            terminal.print(f"  {one['text']}")
        for line in one["lines"]:
            terminal.print(f"  > {line}")
    if not reports:
        terminal.print(terminal.say("cli-admin-no-reports"))


def _list_bans(orders: dict[str, Any], terminal: Terminal) -> None:
    for ban in orders["bans"]:
        who = ban.get("guest") or ban.get("network")
        terminal.print(terminal.say("cli-admin-banned", who=str(who), until=_when(ban["until"])))
    for mute in orders["mutes"]:
        terminal.print(terminal.say("cli-admin-muted", who=mute["guest"], until=_when(mute["until"])))
    if not orders["bans"] and not orders["mutes"]:
        terminal.print(terminal.say("cli-admin-no-bans"))


def _when(moment: float) -> str:
    return time.strftime("%Y-%m-%d %H:%M", time.localtime(moment))
