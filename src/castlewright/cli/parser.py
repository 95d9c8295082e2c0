"""The arguments of the command line, in the reader's language."""

import argparse
import re
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, NoReturn

from castlewright import __version__
from castlewright.texts import LANGUAGES, Language

from . import bench, overview, replay, score, serve, simulate
from .desk import Complaint, Desk, language_of_the_terminal

TRANSLATED = {
    r"the following arguments are required: (?P<what>.+)": "cli-argument-missing",
    r"unrecognized arguments: (?P<what>.+)": "cli-argument-unknown",
    r"argument (?P<what>\S+): expected .+": "cli-argument-empty",
    r"argument (?P<what>.+?): invalid \w+ value: (?P<value>.+)": "cli-argument-bad",
    r"argument [^a-z-]+: invalid choice: '(?P<command>.*)' \(.+": "cli-no-command",
    r"argument (?P<what>.+?): invalid choice: (?P<value>.+?) \(.+": "cli-argument-bad",
}
"""What argparse says in English only, and how we say it."""


class Parser(argparse.ArgumentParser):
    """Complains with one sentence instead of the usage text."""

    desk: Desk

    def error(self, message: str) -> NoReturn:
        for pattern, known in TRANSLATED.items():
            if found := re.fullmatch(pattern, message):
                raise self.desk.complaint(known, **found.groupdict())
        raise Complaint(message)


def read_arguments(argv: Sequence[str]) -> argparse.Namespace:
    desk = Desk(_language(argv))
    parser = _parser(desk)
    arguments = parser.parse_args(argv)
    arguments.lang = desk.lang
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
        raise Desk(language_of_the_terminal()).complaint(
            "cli-no-language", language=str(wished), known=", ".join(LANGUAGES)
        )
    return str(wished)


def _parser(desk: Desk) -> Parser:
    Parser.desk = desk
    parser = Parser(prog="castlewright", description=desk.say("cli-about"), add_help=False)
    _common(parser, desk)
    parser.add_argument(
        "--version", action="version", version=f"castlewright {__version__}", help=desk.say("cli-version")
    )
    commands = parser.add_subparsers(
        dest="command", required=True, metavar=desk.say("cli-command"), title=desk.say("cli-commands")
    )

    def command(name: str, about: str, run: Callable[[argparse.Namespace, Desk], None], json: bool = True) -> Parser:
        added: Parser = commands.add_parser(name, help=about, description=about, add_help=False)
        _common(added, desk)
        if json:
            added.add_argument("--json", action="store_true", help=desk.say("cli-json"))
        added.set_defaults(run=run)
        return added

    serving = command("serve", desk.say("cli-serve"), serve.run, json=False)
    serving.add_argument("--host", help=desk.say("cli-host"))
    serving.add_argument("--port", type=int, help=desk.say("cli-port"))
    serving.add_argument("--database", metavar="URL", help=desk.say("cli-database"))
    serving.add_argument("--data", metavar="DIR", help=desk.say("cli-data"))

    command("games", desk.say("cli-games"), overview.run)

    simulating = command("simulate", desk.say("cli-simulate"), simulate.run)
    simulating.add_argument("game", help=desk.say("cli-game"))
    simulating.add_argument("--players", type=int, help=desk.say("cli-players"))
    simulating.add_argument("--bots", default="random", help=desk.say("cli-bots"))
    simulating.add_argument("--games", type=int, default=100, help=desk.say("cli-how-many"))
    simulating.add_argument("--seed", default="1", help=desk.say("cli-seed"))
    simulating.add_argument("--jobs", type=int, default=1, help=desk.say("cli-jobs"))
    simulating.add_argument("--option", action="append", default=[], metavar="KEY=VALUE", help=desk.say("cli-option"))
    simulating.add_argument("--save", type=Path, metavar="DIR", help=desk.say("cli-save"))

    scoring = command("score", desk.say("cli-score"), score.run)
    scoring.add_argument("file", help=desk.say("cli-file"))

    replaying = command("replay", desk.say("cli-replay"), replay.run)
    replaying.add_argument("file", help=desk.say("cli-record"))
    replaying.add_argument("--seat", type=int, help=desk.say("cli-seat"))
    replaying.add_argument("--at", type=int, metavar="N", help=desk.say("cli-at"))

    benching = command("bench", desk.say("cli-bench"), bench.run)
    benching.add_argument("game", nargs="?", help=desk.say("cli-bench-game"))
    benching.add_argument("--players", type=int, help=desk.say("cli-players"))
    benching.add_argument("--seconds", type=float, default=5.0, help=desk.say("cli-seconds"))
    return parser


def _common(parser: Any, desk: Desk) -> None:
    parser.add_argument("-h", "--help", action="help", help=desk.say("cli-help"))
    # The language was read before; here it is only allowed, before and after the command.
    parser.add_argument("--lang", default=argparse.SUPPRESS, metavar="|".join(LANGUAGES), help=desk.say("cli-lang"))
