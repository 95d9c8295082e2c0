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
    then: dict[Hashable, list[Line]] = {}
    for line in reversed(before):
        then.setdefault(_same(line), []).append(line)
    found = []
    for line in after:
        earlier = then.get(_same(line))
        difference = line.points - (earlier.pop().points if earlier else 0)
        if difference:
            found.append(Gain(owner, difference, line))
    gone = [line for lines in then.values() for line in reversed(lines) if line.points]
    return found + [Gain(owner, -line.points, line) for line in gone]


def _same(line: Line) -> Hashable:
    """What makes a line the same line at two moments: what it is about, not what it says or earns."""
    return line.rule, line.name, encode(line.piece)
