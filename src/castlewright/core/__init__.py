"""What a game is. Pure: no input or output, no clock, no global random."""

from .chance import Chance, commitment
from .decoding import convert, decode, explained
from .features import Features
from .gains import Gain, gains
from .game import Finality, Game, Meta, Seat
from .match import GaveUp, Match, Move, Played, State, TookBack
from .options import Option, Options, SeatNumber, Several
from .reason import Arg, Piece, Reason, Refusal, Refused, quoted, refused
from .record import BadRecord, Entry, Player, Record, written
from .replay import opening, play_on, replay
from .score import Appraisal, Line, Outcome, Owner, Possible, Question, Sheet, Standing, Warned, rank
from .turns import Turn
from .view import Event, View

__all__ = [
    "Appraisal",
    "Arg",
    "BadRecord",
    "Chance",
    "Entry",
    "Event",
    "Features",
    "Finality",
    "Gain",
    "Game",
    "GaveUp",
    "Line",
    "Match",
    "Meta",
    "Move",
    "Option",
    "Options",
    "Outcome",
    "Owner",
    "Piece",
    "Played",
    "Player",
    "Possible",
    "Question",
    "Reason",
    "Record",
    "Refusal",
    "Refused",
    "Seat",
    "SeatNumber",
    "Several",
    "Sheet",
    "Standing",
    "State",
    "TookBack",
    "Turn",
    "View",
    "Warned",
    "commitment",
    "convert",
    "decode",
    "explained",
    "gains",
    "opening",
    "play_on",
    "quoted",
    "rank",
    "refused",
    "replay",
    "written",
]
