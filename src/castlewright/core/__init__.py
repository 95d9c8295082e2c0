"""What a game is. Pure: no input or output, no clock, no global random."""

from .chance import Chance, commitment
from .game import Finality, Game, Meta, Seat
from .match import Match, Move, Played, State
from .options import Option, Options, SeatNumber
from .reason import Arg, Piece, Reason, Refusal, Refused
from .record import BadRecord, Entry, Player, Record, record_of, replay
from .score import Appraisal, Line, Outcome, Sheet, Standing, Warned, rank
from .view import Event, View

__all__ = [
    "Appraisal",
    "Arg",
    "BadRecord",
    "Chance",
    "Entry",
    "Event",
    "Finality",
    "Game",
    "Line",
    "Match",
    "Meta",
    "Move",
    "Option",
    "Options",
    "Outcome",
    "Piece",
    "Played",
    "Player",
    "Reason",
    "Record",
    "Refusal",
    "Refused",
    "Seat",
    "SeatNumber",
    "Sheet",
    "Standing",
    "State",
    "View",
    "Warned",
    "commitment",
    "rank",
    "record_of",
    "replay",
]
