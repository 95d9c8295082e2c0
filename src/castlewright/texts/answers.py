"""One form of answer for every explained score, of a real table or of a game played here."""

from collections.abc import Iterable
from typing import Any

from castlewright.core import Appraisal, Game, Match, Outcome, Question, Sheet, Standing

from .languages import Language
from .speak import Names, Texts, texts_for


def answer(
    game: Game[Any, Any, Any], appraisal: Appraisal, lang: Language, names: Names | None = None
) -> dict[str, Any]:
    """A real table, in words."""
    texts = texts_for(lang, game)
    said: dict[str, Any] = {
        "game": game.meta.id,
        "sheets": _sheets(texts, appraisal.sheets, names),
        "standings": _standings(texts, appraisal.standings, names),
        "warnings": [
            {"rule": warned.reason.rule, "text": texts.plain(warned.reason, names), "piece": warned.piece}
            for warned in appraisal.warnings
        ],
    }
    if appraisal.verdict:
        said["verdict"] = texts.reason(appraisal.verdict, names)
    if appraisal.questions:
        said["questions"] = [_question(texts, question, names) for question in appraisal.questions]
    if appraisal.facts:
        said["facts"] = list(appraisal.facts)
    return said


def _question(texts: Texts, question: Question, names: Names | None) -> dict[str, Any]:
    return {
        "rule": question.reason.rule,
        "text": texts.plain(question.reason, names),
        "piece": question.piece,
        "answers": [
            {"rule": possible.reason.rule, "text": texts.plain(possible.reason, names), "value": possible.value}
            for possible in question.answers
        ],
        "given": question.given,
    }


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
    """A game played here. While it runs nobody has a place; a verdict on the whole game is added where there is one."""
    texts = texts_for(lang, match.game)
    outcome = match.outcome()
    said: dict[str, Any] = {
        "game": match.game.meta.id,
        "sheets": _sheets(texts, match.scores(), names),
        "standings": _standings(texts, outcome.standings, names) if outcome else [],
        "warnings": [],
    }
    if outcome and outcome.verdict:
        said["verdict"] = texts.reason(outcome.verdict, names)
    return said


def _sheets(texts: Texts, sheets: Iterable[Sheet], names: Names | None) -> list[dict[str, Any]]:
    return [
        {
            "owner": sheet.owner,
            "total": sheet.total,
            "groups": sheet.groups(),
            "lines": [
                {
                    "points": line.points,
                    "group": line.group,
                    "rule": line.rule,
                    "text": texts.line(line, names),
                    "piece": line.piece,
                    "because": list(line.because),
                }
                for line in sheet.lines
            ],
        }
        for sheet in sheets
    ]


def _standings(texts: Texts, standings: Iterable[Standing], names: Names | None) -> list[dict[str, Any]]:
    return [
        {
            "place": standing.place,
            "owner": standing.owner,
            "score": standing.score,
            "why": texts.reason(standing.why, names) if standing.why else None,
        }
        for standing in standings
    ]
