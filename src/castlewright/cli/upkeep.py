"""`castlewright check`, `backup`, `restore`: the host's care for the tables."""

from argparse import Namespace
from pathlib import Path
from typing import TYPE_CHECKING

from castlewright.core import Refused

from .terminal import Complaint, Terminal

if TYPE_CHECKING:
    from castlewright.server.settings import Settings


def check(arguments: Namespace, terminal: Terminal) -> None:
    """Reads everything. Ends with code 1 where something is not as it should be."""
    from castlewright.games import all_games
    from castlewright.tables import Store
    from castlewright.tables import check as store_check

    settings = settings_of(arguments)
    database = settings.database_file
    if database is not None and not database.exists():
        raise terminal.complaint("cli-no-database", file=str(database))
    store = Store(settings.database_url)
    try:
        found = store_check.check(store, all_games(), database)
    finally:
        store.close()
    said = [terminal.reason(one) for one in found.findings]
    if arguments.json:
        terminal.print_json(
            {"tables": found.tables, "entries": found.entries, "records": found.records, "findings": said}
        )
    else:
        for one in said:
            terminal.print(one)
        terminal.print(terminal.say("cli-checked", tables=found.tables, entries=found.entries, records=found.records))
        terminal.print(terminal.say("cli-check-bad" if said else "cli-check-good", findings=len(said)))
    if said:
        raise SystemExit(1)


def backup(arguments: Namespace, terminal: Terminal) -> None:
    from castlewright.tables.backup import back_up

    settings = settings_of(arguments)
    if settings.database_file is None:
        raise terminal.complaint("cli-backup-postgres")
    if arguments.keep < 1:
        raise terminal.complaint("cli-keep-bad", keep=arguments.keep)
    folder = arguments.to or settings.folder / "backups"
    try:
        place = back_up(settings.database_file, folder, secret=settings.secret_file, keep=arguments.keep)
    except OSError as error:
        raise _unusable(error, folder, terminal) from error
    terminal.print(terminal.say("cli-backed-up", folder=str(place)))


def restore(arguments: Namespace, terminal: Terminal) -> None:
    from castlewright.tables.backup import restore as bring_back

    settings = settings_of(arguments)
    try:
        _need_stopped(settings.folder, terminal)
        moved = bring_back(arguments.backup, settings.folder)
    except OSError as error:
        raise _unusable(error, settings.folder, terminal) from error
    for one in moved:
        terminal.print(terminal.say("cli-moved-aside", file=str(one)))
    terminal.print(terminal.say("cli-restored", folder=str(settings.folder)))


def settings_of(arguments: Namespace) -> "Settings":
    from castlewright.server.settings import Settings

    return Settings.read(database=getattr(arguments, "database", None), data=arguments.data)


def _need_stopped(folder: Path, terminal: Terminal) -> None:
    from castlewright.server.admin import ask, sockets

    for socket in sockets(folder):
        try:
            ask(socket, {"do": "status"})
        except (OSError, Refused):
            continue
        raise terminal.complaint("cli-restore-running")


def _unusable(error: OSError, folder: Path, terminal: Terminal) -> Complaint:
    return terminal.complaint(
        "cli-file-unreadable", file=str(error.filename or folder), reason=error.strerror or str(error)
    )
