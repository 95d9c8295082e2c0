"""The public library, `import castlewright as cw`: everything ordinary use needs, and no more than a thin floor.

The rules are `core` and `games`; here a match gets words, files and bots.
"""

from castlewright.core import Turn

from .files import Record, replay, score
from .match import Match, game, games, new
from .run import simulate
from .spoken import Appraisal, BadRecord, Event, Gain, Line, Outcome, Refusal, Refused, Sheet

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
    "game",
    "games",
    "new",
    "replay",
    "score",
    "simulate",
]
