"""What a move, a turn or any stretch of a game brought: the difference of two explained scores, line by line."""

from collections.abc import Hashable, Sequence

from msgspec import Struct
from msgspec.json import encode

from .score import Line, Owner, Sheet


class Gain(Struct, frozen=True, gc=False):
    """One line of a score that came, went, or is worth more or less than before."""

    owner: Owner
    """Whose sheet it is on."""
    points: int
    """The difference; never 0."""
    line: Line
    """As it is now; as it was, where it is gone."""


def gains(before: Sequence[Sheet], after: Sequence[Sheet]) -> tuple[Gain, ...]:
    """Sheet by sheet, in the order of the lines as they are now; then what is gone.

    Two scores of one reader are compared, so that nobody learns from a difference what the scores do not tell.
    """
    found: list[Gain] = []
    earlier = {sheet.owner: sheet.lines for sheet in before}
    for sheet in after:
        then = earlier.pop(sheet.owner, ())
        if then != sheet.lines:
            found += _of_a_sheet(sheet.owner, then, sheet.lines)
    for owner, lines in earlier.items():
        found += _of_a_sheet(owner, lines, ())
    return tuple(found)


def _of_a_sheet(owner: Owner, before: Sequence[Line], after: Sequence[Line]) -> list[Gain]:
    then: list[Line | None] = [*before]
    earlier: list[Line | None] = [None] * len(after)
    for same in (_sentence, _subject):
        places: dict[Hashable, list[int]] = {}
        for n, line in reversed(list(enumerate(then))):
            if line is not None:
                places.setdefault(same(line), []).append(n)
        for n, line in enumerate(after):
            if earlier[n] is None and (found := places.get(same(line))):
                earlier[n], then[found[-1]] = then[found[-1]], None
                found.pop()
    pairs = [(line.points - (was.points if was else 0), line) for line, was in zip(after, earlier, strict=True)]
    gone = [(-line.points, line) for line in then if line is not None]
    return [Gain(owner, points, line) for points, line in pairs + gone if points]


def _sentence(line: Line) -> Hashable:
    """The same line at two moments says the same thing about the same piece, whatever it counts and earns."""
    return line.rule, line.name, encode(line.piece)


def _subject(line: Line) -> Hashable:
    """Of what is left, a line about the same piece took its place: a yard that is doubled now."""
    return line.group, line.name if line.piece is None else encode(line.piece)
