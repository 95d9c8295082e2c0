"""The arguments of the command line, in the reader's language."""

import argparse
import re
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, NoReturn

from castlewright import __version__
from castlewright.texts import LANGUAGES, Language

from . import admin, bench, lesson, new_game, overview, replay, score, serve, simulate, upkeep
from .terminal import Complaint, Terminal, language_of_the_terminal

TRANSLATED = {
    r"the following arguments are required: (?P<what>.+)": "cli-argument-missing",
    r"unrecognized arguments: (?P<what>.+)": "cli-argument-unknown",
    r"argument (?P<what>\S+): expected .+": "cli-argument-empty",
    r"argument (?P<what>.+?): invalid \w+ value: (?P<value>.+)": "cli-argument-bad",
    r"argument [^a-z-]+: invalid choice: '(?P<command>.*)' \(.+": "cli-no-command",
    r"argument (?P<what>.+?): invalid choice: (?P<value>.+?) \(.+": "cli-argument-bad",
}
"""What argparse says in English only, and how we say it."""


Run = Callable[[argparse.Namespace, Terminal], None]


class Parser(argparse.ArgumentParser):
    """Complains with one sentence instead of the usage text."""

    terminal: Terminal

    def error(self, message: str) -> NoReturn:
        for pattern, known in TRANSLATED.items():
            if found := re.fullmatch(pattern, message):
                raise self.terminal.complaint(known, **found.groupdict())
        raise Complaint(message)


def read_arguments(argv: Sequence[str]) -> argparse.Namespace:
    terminal = Terminal(_language(argv))
    parser = _parser(terminal)
    arguments = parser.parse_args(argv)
    arguments.lang = terminal.lang
    return arguments


def _language(argv: Sequence[str]) -> Language:
    """Found before everything else, so that a mistake anywhere is answered in the right language."""
    early = argparse.ArgumentParser(add_help=False, exit_on_error=False, allow_abbrev=False)
    early.add_argument("--lang")
    try:
        wished = early.parse_known_args(argv)[0].lang
    except argparse.ArgumentError:
        wished = None
    if wished is None:
        return language_of_the_terminal()
    if wished not in LANGUAGES:
        raise Terminal(language_of_the_terminal()).complaint(
            "cli-no-language", language=str(wished), known=", ".join(LANGUAGES)
        )
    return str(wished)


def _parser(terminal: Terminal) -> Parser:
    Parser.terminal = terminal
    parser = Parser(prog="castlewright", description=terminal.say("cli-about"), add_help=False)
    _common(parser, terminal)
    parser.add_argument(
        "--version", action="version", version=f"castlewright {__version__}", help=terminal.say("cli-version")
    )
    commands = parser.add_subparsers(
        dest="command", required=True, metavar=terminal.say("cli-command"), title=terminal.say("cli-commands")
    )

    def command(name: str, about: str, run: Run, json: bool = True) -> Parser:
        added: Parser = commands.add_parser(name, help=about, description=about, add_help=False)
        _common(added, terminal)
        if json:
            added.add_argument("--json", action="store_true", help=terminal.say("cli-json"))
        added.set_defaults(run=run)
        return added

    serving = command("serve", terminal.say("cli-serve"), serve.run, json=False)
    serving.add_argument("--host", help=terminal.say("cli-host"))
    serving.add_argument("--port", type=int, help=terminal.say("cli-port"))
    serving.add_argument("--processes", type=int, metavar="N", help=terminal.say("cli-processes"))
    serving.add_argument("--database", metavar="URL", help=terminal.say("cli-database"))
    serving.add_argument("--data", metavar="DIR", help=terminal.say("cli-data"))

    def of_a_server(added: Parser) -> Parser:
        added.add_argument("--data", metavar="DIR", help=terminal.say("cli-data"))
        return added

    checking = of_a_server(command("check", terminal.say("cli-check"), upkeep.check))
    checking.add_argument("--database", metavar="URL", help=terminal.say("cli-database"))

    saving = of_a_server(command("backup", terminal.say("cli-backup"), upkeep.backup, json=False))
    saving.add_argument("--to", type=Path, metavar="DIR", help=terminal.say("cli-to"))
    saving.add_argument("--keep", type=int, default=14, metavar="N", help=terminal.say("cli-keep"))

    restoring = of_a_server(command("restore", terminal.say("cli-restore"), upkeep.restore, json=False))
    restoring.add_argument("backup", type=Path, help=terminal.say("cli-backup-folder"))

    governing = command("admin", terminal.say("cli-admin"), admin.run, json=False)
    orders = governing.add_subparsers(dest="do", required=True, metavar=terminal.say("cli-command"))

    def order(name: str) -> Parser:
        about = terminal.say(f"cli-admin-{name}")
        added: Parser = orders.add_parser(name, help=about, description=about, add_help=False)
        _common(added, terminal)
        added.add_argument("--json", action="store_true", help=terminal.say("cli-json"))
        return of_a_server(added)

    for name in ("status", "tables", "reports", "bans"):
        order(name)
    order("close").add_argument("table", help=terminal.say("cli-admin-table"))
    ending = order("end-session")
    ending.add_argument("table", help=terminal.say("cli-admin-table"))
    ending.add_argument("seat", type=int, help=terminal.say("cli-admin-seat"))
    for name in ("ban", "mute"):
        forbidding = order(name)
        forbidding.add_argument("who", help=terminal.say("cli-admin-who"))
        forbidding.add_argument("--minutes", type=float, default=60.0, help=terminal.say("cli-admin-minutes"))
        if name == "ban":
            forbidding.add_argument("--address", action="store_true", help=terminal.say("cli-admin-address"))
    order("unban").add_argument("who", help=terminal.say("cli-admin-who"))
    order("announce").add_argument("text", nargs="?", default="", help=terminal.say("cli-admin-text"))
    switching = order("read-only")
    switching.add_argument("--off", dest="on", action="store_false", help=terminal.say("cli-admin-off"))

    command("games", terminal.say("cli-games"), overview.run)

    simulating = command("simulate", terminal.say("cli-simulate"), simulate.run)
    simulating.add_argument("game", help=terminal.say("cli-game"))
    simulating.add_argument("--players", type=int, help=terminal.say("cli-players"))
    simulating.add_argument("--bots", default="random", help=terminal.say("cli-bots"))
    simulating.add_argument("--games", type=int, default=100, help=terminal.say("cli-how-many"))
    simulating.add_argument("--seed", default="1", help=terminal.say("cli-seed"))
    simulating.add_argument("--jobs", type=int, default=1, help=terminal.say("cli-jobs"))
    simulating.add_argument(
        "--option", action="append", default=[], metavar="KEY=VALUE", help=terminal.say("cli-option")
    )
    simulating.add_argument("--save", type=Path, metavar="DIR", help=terminal.say("cli-save"))

    scoring = command("score", terminal.say("cli-score"), score.run)
    scoring.add_argument("file", help=terminal.say("cli-file"))

    replaying = command("replay", terminal.say("cli-replay"), replay.run)
    replaying.add_argument("file", help=terminal.say("cli-record"))
    replaying.add_argument("--seat", type=int, help=terminal.say("cli-seat"))
    replaying.add_argument("--at", type=int, metavar="N", help=terminal.say("cli-at"))

    teaching = command("lesson", terminal.say("cli-lesson"), lesson.run)
    teaching.add_argument("file", help=terminal.say("cli-lesson-file"))

    beginning = command("new-game", terminal.say("cli-new-game"), new_game.run)
    beginning.add_argument("name", help=terminal.say("cli-new-game-id"))
    beginning.add_argument("--again", action="store_true", help=terminal.say("cli-new-game-again"))

    benching = command("bench", terminal.say("cli-bench"), bench.run)
    benching.add_argument("game", nargs="?", help=terminal.say("cli-bench-game"))
    benching.add_argument("--players", type=int, help=terminal.say("cli-players"))
    benching.add_argument("--seconds", type=float, default=5.0, help=terminal.say("cli-seconds"))
    return parser


def _common(parser: Any, terminal: Terminal) -> None:
    parser.add_argument("-h", "--help", action="help", help=terminal.say("cli-help"))
    # The language was read before; here it is only allowed, before and after the command.
    parser.add_argument("--lang", default=argparse.SUPPRESS, metavar="|".join(LANGUAGES), help=terminal.say("cli-lang"))
