"""A view for a terminal: rounds, cards and favors, a line for each seat, and the castles as plans (`shown.plan`).

Types are their first letters, everything else is called as in moves. A track is `earned/used`, `l0` for none of them;
a card is its id, type, size and `~` for a swan.
"""

from collections.abc import Iterable, Sequence
from itertools import zip_longest
from typing import TYPE_CHECKING

from .castle.forms import drawings
from .components import ROOM_NUMBER, ROOMS, ROUNDS, TYPES
from .shown.plan import card_plan, castle_plan, letter_of
from .shown.sheets import FavorView, SeatView

if TYPE_CHECKING:
    from .view import BlueprintsView

WIDTH = 100
GAP = 3


def sketch(view: "BlueprintsView") -> str:
    beside = _listed("discard", map(_card, view.discard))
    beside += _listed("favors", (_favor(favor) for favor in view.favors))
    seats = [line for seat in range(len(view.seats)) for line in _seat(view, seat)]
    castles = [_titled(f"{seat}{_mark(view, seat)}", castle_plan(one)) for seat, one in enumerate(view.seats)]
    parts = ([_moment(view), *_task(view)], _offers(view), beside, seats, _side_by_side(castles))
    return "\n\n".join("\n".join(part) for part in parts if part)


def _mark(view: "BlueprintsView", seat: int) -> str:
    return "*" if seat in view.actors else ""


def _moment(view: "BlueprintsView") -> str:
    """The phase, the round, the order of turns, and what is left in the decks."""
    order = " ".join(f"{seat}{_mark(view, seat)}" for seat in view.order)
    decks = f"rooms {view.deck}  bonuses {view.bonus_deck}  decrees {view.decree_deck}"
    extra = "  +1" if view.extra else ""
    return f"{view.phase} {view.round}/{ROUNDS}{extra}  [{order}]  {decks}"


def _task(view: "BlueprintsView") -> list[str]:
    """The running step, and what is left of rewards."""
    words = [f"{step} {left}" for step, left in view.rests.items()]
    task = view.task
    if task is not None:
        parts = [view.step, task.by, str(task.left) if task.left else "", task.moving, "utility" * task.utility]
        words = [" ".join(filter(None, parts)), *words]
    return _listed("step", words) if words else []


def _offers(view: "BlueprintsView") -> list[str]:
    """What there is to choose from: decrees, rooms of the box, the ways to draw a card, or the market."""
    draft = view.draft
    lines = _listed("hand", draft.hand or ()) + _listed("keep", view.offered or ())
    if view.step == "box":
        lines += _listed("box", map(_card, view.box or ()))
    card = view.task.card if view.task is not None else None
    if card is None:
        return lines + _side_by_side([_titled(_card(one), card_plan(one)) for one in view.market])
    forms = range(len(drawings(ROOM_NUMBER[card]).forms))
    return lines + _side_by_side([_titled(f"{_card(card)} {form}", card_plan(card, form)) for form in forms])


def _card(card: str) -> str:
    room = ROOMS[ROOM_NUMBER[card]]
    return f"{card}{letter_of(TYPES[room.kind])}{room.size}{'~' * room.swan}"


def _favor(favor: FavorView) -> str:
    """What each seat has, and what it would bring now."""
    values = " ".join(f"{value}:{points}" for value, points in zip(favor.values, favor.points, strict=True))
    rival = "" if favor.rival is None else f" <{favor.rival}>"
    return f"{favor.favor} {values}{rival}"


def _seat(view: "BlueprintsView", seat: int) -> list[str]:
    one = view.seats[seat]
    tracks = [f"{letter_of(track)}{_used(one, track)}" for track in (*TYPES, "moat")]
    specials = [
        f"{special}{'' if told.used is None else f'={told.used}'}"
        for special, told in one.specials.items()
        if told.earned
    ]
    words = [*tracks, f"~{len(one.swans)}", f"last {one.last_turns}", f"skip {one.skips}", *specials]
    words += [f"line {line}" for line in one.lines]
    words += [f"{what} {_card(card)}" for what, card in (("held", one.held), ("box", one.box)) if card is not None]
    words += ["turn +1"] * (one.extra_turns + one.turns_at_once) + [one.name] * bool(one.name)
    words += ["third_moat"] if one.third_moat == "ready" else []
    words += [f"decree {decree}" for decree in one.decrees]
    words += [f"bonus {bonus}" for bonus in one.bonuses] if one.bonuses is not None else [f"bonus ×{one.bonus_count}"]
    words += [f"secret {_favor(favor)}" for favor in one.secrets or ()]
    title = f"{seat}{_mark(view, seat) or ' '} {view.sheets[seat].total:>4}"
    return _listed(title, words)


def _used(one: SeatView, track: str) -> str:
    earned, used = one.circles[track], one.flags[track]
    return f"{earned}/{used}" if used else str(earned)


# -- laying out ------------------------------------------------------------------------------------------------------


def _listed(title: str, words: Iterable[str]) -> list[str]:
    """Words after a title, on as many lines as they need."""
    lines: list[str] = []
    for word in words:
        if lines and len(lines[-1]) + 2 + len(word) <= WIDTH:
            lines[-1] += f"  {word}"
        else:
            lines.append(f"{'' if lines else title:<8} {word}")
    return lines


def _titled(title: str, plan: list[str]) -> list[str]:
    return [title, *plan]


def _side_by_side(blocks: Sequence[list[str]]) -> list[str]:
    """As many in a row as there is room for."""
    lines: list[str] = []
    row: list[list[str]] = []
    for block in blocks:
        if row and _wide([*row, block]) > WIDTH:
            lines += [*_row(row), ""]
            row = []
        row.append(block)
    return lines + _row(row)


def _wide(row: Sequence[list[str]]) -> int:
    return sum(max(map(len, block)) for block in row) + GAP * (len(row) - 1)


def _row(row: Sequence[list[str]]) -> list[str]:
    widths = [max(map(len, block)) for block in row]
    lines = zip_longest(*row, fillvalue="")
    return [
        (" " * GAP).join(f"{part:<{width}}" for part, width in zip(parts, widths, strict=True)).rstrip()
        for parts in lines
    ]
