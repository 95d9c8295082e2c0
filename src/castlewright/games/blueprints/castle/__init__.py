"""The castle of one player: what is drawn on the drafting sheet, what can be drawn next, and what it looks like."""

from .castle import FOYER_INDEX, FREE, Castle, Room
from .runs import Run, run_squares

__all__ = ["FOYER_INDEX", "FREE", "Castle", "Room", "Run", "run_squares"]
