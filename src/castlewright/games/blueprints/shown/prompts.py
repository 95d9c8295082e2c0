"""One sentence: what is expected now, and of whom."""

from castlewright.core import Arg, Reason
from castlewright.games.blueprints.choices import legal, open_parts
from castlewright.games.blueprints.components import ROOM_IDS, ROOMS
from castlewright.games.blueprints.moves import Done, Take, Use
from castlewright.games.blueprints.state import (
    BOX,
    DECREE,
    DISCARD,
    DOORS,
    DRAFT,
    END,
    FOYER,
    LEAD,
    LINE,
    MOAT,
    OVER,
    PASSAGE,
    PLACE,
    REMOVE,
    START,
    TURN,
    State,
)

_WAITING = {
    DRAFT: ("BL-3.1", "prompt-wait-draft"),
    START: ("BL-3.4", "prompt-wait-start"),
    FOYER: ("BL-3.5", "prompt-wait-foyer"),
    LEAD: ("BL-12.13", "prompt-wait-lead"),
    TURN: ("BL-4.1", "prompt-wait-turn"),
    END: ("BL-11.2", "prompt-wait-end"),
}
_STEPS = {
    REMOVE: ("BL-8.5", "prompt-remove"),
    PASSAGE: ("BL-8.7", "prompt-passage"),
    LINE: ("BL-8.12", "prompt-line"),
    DISCARD: ("BL-8.11", "prompt-discard"),
}
"""Steps in which something may be done so many times."""


def prompt(state: State, seat: int | None) -> Reason:
    if state.phase == OVER:
        return Reason("BL-11.15", "prompt-over")
    actor = state.actor
    if seat != actor:
        if state.phase == TURN and (state.passes or state.again):
            return Reason("BL-5.7", "prompt-wait-extra", {"seat": actor})
        rule, name = _WAITING[state.phase]
        return Reason(rule, name, {"seat": actor})
    if state.phase == DRAFT:
        return Reason("BL-3.1", "prompt-draft", {"count": len(state.hand)})
    if state.phase == START:
        return _at_start(state)
    if state.phase == FOYER:
        return Reason("BL-3.5", "prompt-foyer")
    if state.phase == LEAD:
        return Reason("BL-12.13", "prompt-lead")
    return _in_turn(state, actor)


def _at_start(state: State) -> Reason:
    if state.step == DECREE:
        return Reason("BL-12.5", "prompt-decree")
    if state.step == BOX:
        return Reason("BL-12.6", "prompt-box")
    return Reason("BL-12.1", "prompt-line-start", {"count": state.left})


def _in_turn(state: State, actor: int) -> Reason:
    step = state.step
    if step in _STEPS:
        rule, name = _STEPS[step]
        return Reason(rule, name, {"count": state.left})
    if step == PLACE:
        args: dict[str, Arg] = {"room": ROOM_IDS[state.card]}
        return Reason("BL-8.3", "prompt-place-moving", args) if state.moving else Reason("BL-6.5", "prompt-place", args)
    if step == DOORS:
        left = len(ROOMS[state.card].entrances) - len(state.doors)
        return Reason("BL-8.3", "prompt-door", {"count": left})
    if step == MOAT:
        return Reason("BL-9.3", "prompt-moat")
    rest = open_parts(state, state.players[actor])
    if rest:
        return _rest(state, rest)
    if state.phase == END:
        return Reason("BL-11.2", "prompt-end")
    if state.taken:
        more = any(not isinstance(move, Done) for move in legal(state, actor))
        return Reason("BL-5.4", "prompt-more" if more else "prompt-done")
    if not any(
        isinstance(move, Take) or (isinstance(move, Use) and move.kind == "activity") for move in legal(state, actor)
    ):
        return Reason("BL-5.6", "prompt-must-skip")
    if state.passes or state.again:
        return Reason("BL-5.8", "prompt-take-extra", {"round": state.round})
    return Reason("BL-5.1", "prompt-take", {"round": state.round})


def _rest(state: State, rest: dict[str, int]) -> Reason:
    """What is left of rewards may be used, and what else there is to do."""
    following = "finish" if state.phase == END else "end" if state.taken else "take"
    step = next(iter(rest)) if len(rest) == 1 else "several"
    return Reason("BL-12.9", "prompt-rest", {"step": step, "count": sum(rest.values()), "next": following})
