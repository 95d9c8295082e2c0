"""Every error is a `Problem`: a code for programs, a sentence for people, the rule where one is behind it."""

import logging
from collections.abc import Sequence
from typing import Any

from litestar.exceptions import HTTPException
from msgspec import structs

from castlewright.core import BadRecord, Game, Reason, Refused
from castlewright.tables import StoreFailed, Trouble, Unfit, metrics
from castlewright.texts import texts_for

from .messages import Problem

log = logging.getLogger(__name__)

AnyGame = Game[Any, Any, Any]
Names = Sequence[str]

STATUS = {
    "malformed": 400,
    "refused": 422,
    "stale": 409,
    "conflict": 409,
    "forbidden": 403,
    "missing": 404,
    "broken": 410,
    "limit": 429,
    "closing": 503,
    "unsaved": 503,
}
RETRY_SECONDS = {"limit": 1, "closing": 2, "unsaved": 2}


def problem(code: str, reason: Reason, lang: str, game: AnyGame | None = None, names: Names | None = None) -> Problem:
    if metrics.on:
        metrics.REFUSALS.labels(code).inc()
    texts = texts_for(lang, game)
    return Problem(code, texts.plain(reason, names), reason.rule or None, reason)


def problem_of(error: Exception, lang: str, game: AnyGame | None = None, names: Names | None = None) -> Problem:
    """What a reader is told of an exception; what nobody foresaw is logged, not told."""
    if isinstance(error, Trouble):
        return problem(error.code, error.reason, lang)
    if isinstance(error, Unfit):
        return _unfit(error, lang)
    if isinstance(error, Refused):
        return problem("refused", error.refusal, lang, game, names)
    if isinstance(error, HTTPException):
        return _http_problem(error, lang)
    if isinstance(error, StoreFailed):
        log.warning("the store does not answer: %s", error)
        return problem("unsaved", Reason("", "problem-store-away"), lang)
    log.error("an error nobody foresaw", exc_info=error)
    return problem("refused", Reason("", "problem-failed"), lang)


def status_of(error: Exception) -> int:
    if isinstance(error, Trouble | Unfit):
        return STATUS[error.code]
    if isinstance(error, Refused):
        return STATUS["refused"]
    if isinstance(error, StoreFailed):
        return STATUS["unsaved"]
    return error.status_code if isinstance(error, HTTPException) else 500


def retry(said: Problem) -> dict[str, str]:
    """The header that tells programs when to try again, where that may help."""
    told = said.reason.args.get("seconds") if said.reason is not None else None
    seconds = RETRY_SECONDS.get(said.code) if told is None else told
    return {} if seconds is None else {"retry-after": str(seconds)}


def _unfit(error: Unfit, lang: str) -> Problem:
    """Of a record, also at which entry of its log."""
    said = problem(error.code, error.refused.refusal, lang, error.game)
    if isinstance(error.refused, BadRecord):
        return structs.replace(said, message=texts_for(lang, error.game).refused(error.refused))
    return said


def _http_problem(error: HTTPException, lang: str) -> Problem:
    if error.status_code == 404:
        return problem("missing", Reason("", "problem-no-page"), lang)
    if error.status_code == 413:
        return problem("limit", Reason("", "problem-too-long"), lang)
    if error.status_code == 405:
        return problem("malformed", Reason("", "problem-method"), lang)
    return problem("malformed", Reason("", "problem-request"), lang)
