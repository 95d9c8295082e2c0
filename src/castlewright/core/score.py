"""A score is a list of explained lines; what the totals mean for the players is the outcome."""

from collections.abc import Callable, Mapping, Sequence

from msgspec import Struct
from msgspec.structs import force_setattr

from .reason import Arg, Piece, Reason

Owner = int | str
"""A seat number, or the name of what is scored as one (a castle)."""


class Line(Struct, frozen=True, kw_only=True, gc=False):
    """One explained part of a score. A scoring piece has its line even when it earns nothing."""

    points: int
    group: str
    rule: str
    name: str
    args: dict[str, Arg] = {}
    piece: Piece | None = None
    because: tuple[Piece, ...] = ()


class Sheet(Struct, frozen=True, gc=False):
    """What is scored as one: a castle, a player's paper. The total is the sum of its lines, whatever was passed."""

    owner: Owner
    lines: tuple[Line, ...]
    total: int = 0

    def __post_init__(self) -> None:
        force_setattr(self, "total", sum(line.points for line in self.lines))

    def groups(self) -> dict[str, int]:
        points: dict[str, int] = {}
        for line in self.lines:
            points[line.group] = points.get(line.group, 0) + line.points
        return points


class Standing(Struct, frozen=True):
    place: int
    owner: Owner
    score: int
    why: Reason | None = None
    """The tie-break that decided this place, or that nothing did; None where the score alone decides."""


class Outcome(Struct, frozen=True):
    standings: tuple[Standing, ...]
    verdict: Reason | None = None
    """A title or a judgement on the whole game, as in solo modes."""

    def winners(self) -> tuple[Owner, ...]:
        return tuple(standing.owner for standing in self.standings if standing.place == 1)


class Warned(Struct, frozen=True):
    """Something on a real table that the rules forbid; it is scored all the same."""

    reason: Reason
    piece: Piece | None = None


class Possible(Struct, frozen=True):
    """A possible answer to a question, and how the position says it."""

    reason: Reason
    value: int | None = None


class Question(Struct, frozen=True):
    """What points of a real table depend on and only people know, such as what was drawn first."""

    reason: Reason
    piece: Piece
    answers: tuple[Possible, ...]
    given: int = 0
    """The number of the answer that the position gives."""


class Appraisal(Struct, frozen=True):
    """A real table, scored and explained."""

    sheets: tuple[Sheet, ...]
    standings: tuple[Standing, ...]
    warnings: tuple[Warned, ...] = ()
    verdict: Reason | None = None
    """A title or a judgement on the whole game, where a table says that it was played alone."""
    questions: tuple[Question, ...] = ()
    facts: tuple[Piece, ...] = ()
    """Pieces with what the rules make of them, as far as a client cannot see it: `{"room": 3, "complete": true}`."""


def rank(
    scores: Mapping[Owner, int],
    ties: Sequence[tuple[Callable[[Owner], int], Callable[[int], Reason]]] = (),
    shared: Callable[[], Reason] | None = None,
) -> tuple[Standing, ...]:
    """Places by score, then by each tie-break in turn (more is better); what is equal to the end shares a place.

    A tie-break is a measure and the sentence, given its own measure, that explains a place it decided: also a place
    that two share, if it was decided against a third.
    """
    full = {owner: (score, *(measure(owner) for measure, _ in ties)) for owner, score in scores.items()}
    standings = []
    for owner in sorted(full, key=lambda one: full[one], reverse=True):
        own = full[owner]
        equals = [other for one, other in full.items() if one != owner and other[0] == own[0]]
        parted = [other for other in equals if other != own]
        why = None
        if parted:
            decisive = max(
                next(step for step, pair in enumerate(zip(own, other, strict=True)) if pair[0] != pair[1])
                for other in parted
            )
            measure, sentence = ties[decisive - 1]
            why = sentence(measure(owner))
        elif equals:
            why = shared() if shared else None
        standings.append(Standing(1 + sum(other > own for other in full.values()), owner, scores[owner], why))
    return tuple(standings)
