"""One form of answer for every explained score, of a real table or of a game played here."""

from collections.abc import Iterable
from typing import Any

from msgspec import UNSET, Struct, UnsetType, to_builtins

from castlewright.core import Appraisal, Game, Match, Outcome, Owner, Piece, Question, Sheet, Standing

from .languages import Language
from .speak import Names, Texts, texts_for


class ScoreLine(Struct, forbid_unknown_fields=True):
    """One explained part of a score."""

    points: int
    group: str
    rule: str
    text: str
    piece: Piece | None
    because: list[Piece]


class ScoreSheet(Struct, forbid_unknown_fields=True):
    """What is scored as one; `owner` is a seat or a name. The total is the sum of the lines."""

    owner: Owner
    total: int
    groups: dict[str, int]
    lines: list[ScoreLine]


class ScoreStanding(Struct, forbid_unknown_fields=True):
    """`why` is the tie-break that decided, with its paragraph."""

    place: int
    owner: Owner
    score: int
    why: str | None


class ScoreWarning(Struct, forbid_unknown_fields=True):
    """Something that lies on the table against the rules; it is scored all the same."""

    rule: str
    text: str
    piece: Piece | None


class ScoreChoice(Struct, forbid_unknown_fields=True):
    """A possible answer to a question."""

    rule: str
    text: str
    value: int | None
    """What the position says for it."""


class ScoreQuestion(Struct, forbid_unknown_fields=True):
    """Something that points depend on and the position may tell, such as what was drawn first."""

    rule: str
    text: str
    piece: Piece
    answers: list[ScoreChoice]
    given: int
    """The number of the answer that the position gives."""


class ScoreAnswer(Struct, forbid_unknown_fields=True):
    """What `castlewright score` and `POST /api/score` answer."""

    game: str
    sheets: list[ScoreSheet]
    standings: list[ScoreStanding]
    """Empty while a recorded game is still running."""
    warnings: list[ScoreWarning]
    verdict: str | UnsetType = UNSET
    """A judgement on the whole game, where a game has one."""
    questions: list[ScoreQuestion] | UnsetType = UNSET
    facts: list[Piece] | UnsetType = UNSET
    """Pieces with what the rules make of them, for a client to draw."""


def answer(
    game: Game[Any, Any, Any], appraisal: Appraisal, lang: Language, names: Names | None = None
) -> dict[str, Any]:
    """A real table, in words: the JSON form of a `ScoreAnswer`."""
    texts = texts_for(lang, game)
    said = _told(texts, game.meta.id, appraisal.sheets, Outcome(appraisal.standings, appraisal.verdict), names)
    said.warnings = [
        ScoreWarning(warned.reason.rule, texts.plain(warned.reason, names), warned.piece)
        for warned in appraisal.warnings
    ]
    if appraisal.questions:
        said.questions = [_question(texts, question, names) for question in appraisal.questions]
    if appraisal.facts:
        said.facts = list(appraisal.facts)
    return _as_json(said)


def plain_answer(appraisal: Appraisal, texts: Texts, names: Names | None = None) -> str:
    """A real table as plain text: each sheet with its lines, the places, the verdict, the warnings."""
    said = []
    for sheet in appraisal.sheets:
        said.append(f"{texts.owner(sheet.owner, names)}: {sheet.total}")
        said += [f"  {line.points:+d}: {texts.line(line, names)} ({line.rule})" for line in sheet.lines if line.points]
    said += texts.outcome(Outcome(appraisal.standings, appraisal.verdict), names)
    said += [f"! {texts.reason(warned.reason, names)}" for warned in appraisal.warnings]
    return "\n".join(said)


def answer_of(match: Match[Any, Any], lang: Language, names: Names | None = None) -> dict[str, Any]:
    """A game played here, as a `ScoreAnswer`. While it runs nobody has a place."""
    texts = texts_for(lang, match.game)
    outcome = match.outcome() or Outcome(())
    return _as_json(_told(texts, match.game.meta.id, match.scores(), outcome, names))


def _told(texts: Texts, game_id: str, sheets: Iterable[Sheet], outcome: Outcome, names: Names | None) -> ScoreAnswer:
    return ScoreAnswer(
        game=game_id,
        sheets=[_sheet(texts, sheet, names) for sheet in sheets],
        standings=[_standing(texts, standing, names) for standing in outcome.standings],
        warnings=[],
        verdict=texts.reason(outcome.verdict, names) if outcome.verdict else UNSET,
    )


def _as_json(said: ScoreAnswer) -> dict[str, Any]:
    plain: dict[str, Any] = to_builtins(said)
    return plain


def _question(texts: Texts, question: Question, names: Names | None) -> ScoreQuestion:
    answers = [
        ScoreChoice(possible.reason.rule, texts.plain(possible.reason, names), possible.value)
        for possible in question.answers
    ]
    reason = question.reason
    return ScoreQuestion(reason.rule, texts.plain(reason, names), question.piece, answers, question.given)


def _sheet(texts: Texts, sheet: Sheet, names: Names | None) -> ScoreSheet:
    lines = [
        ScoreLine(line.points, line.group, line.rule, texts.line(line, names), line.piece, list(line.because))
        for line in sheet.lines
    ]
    return ScoreSheet(sheet.owner, sheet.total, sheet.groups(), lines)


def _standing(texts: Texts, standing: Standing, names: Names | None) -> ScoreStanding:
    why = texts.reason(standing.why, names) if standing.why else None
    return ScoreStanding(standing.place, standing.owner, standing.score, why)
