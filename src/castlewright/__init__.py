"""Castle-building board games: rules, bots, and the tools to study them.

>>> import castlewright as cw
>>> match = cw.new("castellan", seats=2, seed=7)
>>> match.play(match.actors()[0], match.legal(match.actors()[0])[0])

Everything in `__all__`, and what the methods of these things return, is stable: it changes only with a new major
version, and `CHANGELOG.md` says so. Everything else may move. Each name is loaded when it is first asked for.
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from . import bots
    from .library import (
        Appraisal,
        BadRecord,
        Event,
        Gain,
        Line,
        Match,
        Outcome,
        Record,
        Refusal,
        Refused,
        Sheet,
        Turn,
        game,
        games,
        new,
        replay,
        score,
        simulate,
    )

__version__ = "0.1.0"

__all__ = [
    "Appraisal",
    "BadRecord",
    "Event",
    "Gain",
    "Line",
    "Match",
    "Outcome",
    "Record",
    "Refusal",
    "Refused",
    "Sheet",
    "Turn",
    "__version__",
    "bots",
    "game",
    "games",
    "new",
    "replay",
    "score",
    "simulate",
]


def __getattr__(name: str) -> Any:
    if name in ("bots", "games"):
        return import_module(f"{__name__}.{name}")
    if name not in __all__:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return getattr(import_module(f"{__name__}.library"), name)


def __dir__() -> list[str]:
    return __all__
