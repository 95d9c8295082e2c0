"""Everything that is said to people, in Russian and in English: Fluent messages and numbered rules."""

from .answers import ScoreAnswer, answer, answer_of, plain_answer
from .languages import ELSEWHERE, LANGUAGES, Language, pick
from .rulebook import Paragraph, Rules, Section, rules
from .speak import NoSuchText, Texts, texts_for

__all__ = [
    "ELSEWHERE",
    "LANGUAGES",
    "Language",
    "NoSuchText",
    "Paragraph",
    "Rules",
    "ScoreAnswer",
    "Section",
    "Texts",
    "answer",
    "answer_of",
    "pick",
    "plain_answer",
    "rules",
    "texts_for",
]
