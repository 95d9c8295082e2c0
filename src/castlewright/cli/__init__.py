"""The command `castlewright`: serve, check, backup, restore, admin, games, simulate, score, replay, lesson, bench."""

import os
import sys
from collections.abc import Sequence

from castlewright.core import Refused

from .parser import read_arguments
from .terminal import Complaint, Terminal

BAD_INPUT = 2
INTERRUPTED = 130


def main(argv: Sequence[str] | None = None) -> int:
    """Runs one command. Bad input ends with code 2 and one sentence on stderr, never with a traceback."""
    try:
        arguments = read_arguments(sys.argv[1:] if argv is None else argv)
        terminal = Terminal(arguments.lang)
        try:
            arguments.run(arguments, terminal)
        except Refused as refused:
            raise terminal.refused(refused) from refused
    except Complaint as complaint:
        print(f"castlewright: {complaint}", file=sys.stderr)
        return BAD_INPUT
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        # The reader of our output has left (`castlewright replay game.json | head`): nobody is left to tell.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    return 0
