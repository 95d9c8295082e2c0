"""`castlewright serve`: the games for everybody who has a browser."""

import errno
from argparse import Namespace

from .terminal import Complaint, Terminal


def run(arguments: Namespace, terminal: Terminal) -> None:
    # The server is the one floor that takes long to load: the other commands do without it.
    from castlewright.server import Settings, serve, serve_many

    if arguments.port is not None and not 0 < arguments.port < 65536:
        raise terminal.complaint("cli-port-bad", port=str(arguments.port))
    try:
        settings = Settings.read(
            host=arguments.host,
            port=arguments.port,
            database=arguments.database,
            data=arguments.data,
            processes=arguments.processes,
        )
        if settings.processes > 1:
            serve_many(settings)
        else:
            serve(settings)
    except OSError as error:
        raise _trouble(error, terminal) from error


def _trouble(error: OSError, terminal: Terminal) -> Complaint:
    reason = error.strerror or str(error)
    if error.filename is not None:
        return terminal.complaint("cli-file-unusable", file=str(error.filename), reason=reason)
    if error.errno == errno.EADDRINUSE:
        return terminal.complaint("cli-port-taken")
    return terminal.complaint("cli-cannot-serve", reason=reason)
