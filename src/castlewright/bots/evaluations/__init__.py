"""What the greedy bot knows of a game: one file per game, named by the game's id."""

from .evaluation import Chain, Evaluation
from .find import evaluation_of

__all__ = ["Chain", "Evaluation", "evaluation_of"]
