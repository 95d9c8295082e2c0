"""How events are told."""

from typing import Any

from castlewright.core import Arg, Event, Piece

Events = list[Event] | None
"""None where nobody listens."""


def say(events: list[Event], message: str, /, *, pieces: tuple[Piece, ...] = (), to: Any = None, **args: Arg) -> None:
    events.append(Event(message, args, to, pieces))
