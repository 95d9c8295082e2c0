"""A file that one process holds for as long as it lives. Beside the database, never the database itself: SQLite would
lose its own locks when a second handle of that file is closed."""

import os
import sys
from pathlib import Path
from typing import IO


def claimed(file: Path) -> IO[bytes] | None:
    """The open file, to be kept; None where another process has it."""
    held = os.fdopen(os.open(file, os.O_RDWR | os.O_CREAT, 0o600), "r+b")
    try:
        _lock(held)
    except OSError:
        held.close()
        return None
    return held


if sys.platform == "win32":
    import msvcrt

    def _lock(held: IO[bytes]) -> None:
        msvcrt.locking(held.fileno(), msvcrt.LK_NBLCK, 1)

else:
    import fcntl

    def _lock(held: IO[bytes]) -> None:
        fcntl.flock(held, fcntl.LOCK_EX | fcntl.LOCK_NB)
