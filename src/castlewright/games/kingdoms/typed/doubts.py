"""Speed points that no sheet has, and those that go against the rules (CK-12.2, CK-12.3)."""

from collections.abc import Iterator, Sequence

from castlewright.core import Arg, Reason, Warned
from castlewright.games.kingdoms.components import ROWS, SPEED
from castlewright.games.kingdoms.painting.paper import Counts
from castlewright.games.kingdoms.pieces import row_piece

from .sheet import Read, refused


def check_speed(speed: Counts) -> None:
    for row, points in enumerate(speed):
        if points and points not in SPEED[row]:
            raise refused("refusal-speed", {"row": ROWS[row], "points": points})


def unfinished(read: Sequence[Read]) -> Iterator[Warned]:
    for seat, one in enumerate(read):
        for row, points in enumerate(one.speed):
            if points and one.complete[row] is False:
                args: dict[str, Arg] = {"row": ROWS[row], "points": points, "seat": one.owner}
                yield Warned(Reason("CK-12.3", "warning-unfinished", args), row_piece(seat, ROWS[row]))


def misplaced(read: Sequence[Read]) -> Iterator[Warned]:
    """Places that do not go together. Alone, digits are crossed out and a second place needs no first."""
    if len(read) == 1:
        return
    for row, (first, second) in enumerate(SPEED):
        won = [one.speed[row] for one in read]
        if first not in won:
            if second in won:
                yield Warned(Reason("CK-12.3", "warning-second", {"row": ROWS[row]}), {"row": ROWS[row]})
            elif any(one.complete[row] for one in read):
                yield Warned(Reason("CK-12.3", "warning-unclaimed", {"row": ROWS[row]}), {"row": ROWS[row]})
        elif second not in won:
            # Whoever is done later than the first has the second place, unless another was before.
            for seat, one in enumerate(read):
                if one.complete[row] and not one.speed[row]:
                    args: dict[str, Arg] = {"row": ROWS[row], "points": second, "seat": one.owner}
                    yield Warned(Reason("CK-12.3", "warning-runner-up", args), row_piece(seat, ROWS[row]))
