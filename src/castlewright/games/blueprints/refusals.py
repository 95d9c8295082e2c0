"""Why a move is not possible: every well-formed move has an answer, None exactly for the legal ones."""

from collections.abc import Callable
from typing import Any

from castlewright.core import Arg, Refusal

from .board import side
from .castle.forms import drawings
from .castle.refusals import (
    why_not_dig,
    why_not_door,
    why_not_draw,
    why_not_move,
    why_not_open,
    why_not_passage,
    why_not_remove,
)
from .choices import CASTLE_NAMES, FETCH, FIRST_SPECIAL, SWAN_KIND, possible, ready_rewards
from .components import ACTIVITY, LINES, ROOM_IDS, ROOM_NUMBER, SLEEPING, TYPE_NUMBER, TYPES
from .moves import (
    SOURCES,
    Box,
    Done,
    Door,
    Draw,
    Foyer,
    Hold,
    Keep,
    Lead,
    Line,
    Moat,
    Move,
    Name,
    Passage,
    Remove,
    Skip,
    Take,
    Use,
)
from .state import (
    BOX,
    DECREE,
    DECREE_NUMBER,
    DISCARD,
    DOORS,
    DRAFT,
    EDGE_MOAT,
    END,
    FOYER,
    HELD,
    HOLD_CARD,
    LEAD,
    LINE,
    MAIN,
    MOAT,
    NONE,
    OVER,
    PASSAGE,
    PLACE,
    REMOVE,
    START,
    TURN,
    Player,
    State,
    actors,
)
from .turns.rewards import LINE_NUMBER, SPECIAL, THIRD, TRACK, TRACKS
from .turns.taking import HAND, can_hold, can_take, free_specials, may_be_utility, placement

PHASE_RULES = {
    DRAFT: "BL-3.1",
    START: "BL-3.4",
    FOYER: "BL-3.5",
    LEAD: "BL-12.13",
    TURN: "BL-4.1",
    END: "BL-11.2",
}
STEP_RULES = {
    PLACE: "BL-5.1",
    DOORS: "BL-8.3",
    REMOVE: "BL-8.5",
    PASSAGE: "BL-8.7",
    LINE: "BL-8.12",
    MOAT: "BL-9.3",
    DISCARD: "BL-8.11",
    DECREE: "BL-12.5",
    BOX: "BL-12.6",
}
"""The paragraph of what is being chosen."""


def _no(rule: str, name: str, **args: Arg) -> Refusal:
    return Refusal(rule, name, args)


def why_not(state: State, seat: int, move: Move) -> Refusal | None:
    if seat not in actors(state):
        return _not_acting(state, seat)
    refusal: Refusal | None = _CHECKS[type(move)](state, state.players[seat], move)
    return refusal


def _not_acting(state: State, seat: int) -> Refusal:
    if not 0 <= seat < state.seats:
        return _no("BL-2.5", "refusal-no-seat")
    if state.phase == OVER:
        return _no("BL-11.15", "refusal-game-over")
    return _no(PHASE_RULES[state.phase], "refusal-not-your-turn", seat=state.actor)


def _elsewhere(state: State) -> Refusal:
    """The move belongs to another phase or step."""
    if state.phase in (TURN, END, START) and state.step != MAIN:
        return _no(STEP_RULES[state.step], "refusal-finish-step")
    return _no(PHASE_RULES[state.phase], "refusal-not-now")


# -- the set-up ------------------------------------------------------------------------------------------------------


def _keep(state: State, player: Player, move: Keep) -> Refusal | None:
    decree = DECREE_NUMBER.get(move.decree, NONE)
    if state.phase == DRAFT:
        return None if decree in state.hand else _no("BL-3.1", "refusal-not-in-hand")
    if state.step == DECREE:
        return None if decree in state.offered else _no("BL-12.5", "refusal-not-offered")
    return _elsewhere(state)


def _box(state: State, player: Player, move: Box) -> Refusal | None:
    if state.step != BOX:
        return _elsewhere(state)
    return None if ROOM_NUMBER.get(move.card, NONE) in state.box else _no("BL-12.6", "refusal-not-in-box")


def _foyer(state: State, player: Player, move: Foyer) -> Refusal | None:
    if state.phase != FOYER:
        return _elsewhere(state)
    return None if move.kind in TYPE_NUMBER else _no("BL-3.5", "refusal-no-such-type")


def _lead(state: State, player: Player, move: Lead) -> Refusal | None:
    return None if state.phase == LEAD else _no("BL-12.13", "refusal-not-lead")


# -- the card of the turn --------------------------------------------------------------------------------------------


def _take(state: State, player: Player, move: Take) -> Refusal | None:
    if state.phase == END:
        return _no("BL-11.2", "refusal-no-more-rooms")
    if state.phase != TURN or state.step not in (MAIN, DISCARD):
        return _elsewhere(state)
    card = ROOM_NUMBER.get(move.card, NONE)
    if card == NONE:
        return _no("BL-5.1", "refusal-no-such-room")
    if move.source not in SOURCES:
        return _no("BL-5.1", "refusal-no-such-source")
    refusal = _no_card_there(state, player, move, card)
    if refusal is not None:
        return refusal
    if move.utility and not may_be_utility(player, card):
        return _no("BL-12.7", "refusal-as-utility", room=move.card)
    if not can_take(state, player, card, move.utility):
        return _no("BL-5.1", "refusal-cannot-draw", room=move.card)
    return None


def _no_card_there(state: State, player: Player, move: Take, card: int) -> Refusal | None:
    if move.source == "discard":
        if state.step != DISCARD:
            return _no("BL-8.11", "refusal-use-activity-first")
        return None if card in state.discard else _no("BL-8.11", "refusal-not-in-discard", room=move.card)
    if state.step == DISCARD:
        return _elsewhere(state)
    if move.source == HAND:
        if player.held != card:
            return _no("BL-12.17", "refusal-not-held", room=move.card)
        return _no("BL-12.17", "refusal-held-this-turn", room=move.card) if state.taken == HELD else None
    if state.taken:
        return _no("BL-5.1", "refusal-taken-already")
    return None if card in state.market else _no("BL-5.1", "refusal-not-in-market", room=move.card)


def _draw(state: State, player: Player, move: Draw) -> Refusal | None:
    if state.step != PLACE:
        return _elsewhere(state) if state.step != MAIN else _no("BL-5.1", "refusal-take-first")
    number = drawings(state.card).number(move.form, move.x, move.y)
    if state.moving:
        return why_not_move(player.castle, state.card, number, state.utility)
    if number in player.castle.placements(state.card, state.utility):
        return None
    return why_not_draw(player.castle, state.card, number, state.utility)


def _door(state: State, player: Player, move: Door) -> Refusal | None:
    if state.step != DOORS:
        return _elsewhere(state) if state.step != MAIN else _no("BL-8.3", "refusal-take-first")
    number = placement(*state.spot)
    door = side(move.x, move.y, move.side)
    return why_not_door(player.castle, state.card, number, door, state.doors, state.utility)


def _hold(state: State, player: Player, move: Hold) -> Refusal | None:
    if state.step != PLACE or state.moving:
        return _elsewhere(state) if state.step != MAIN else _no("BL-12.17", "refusal-take-first")
    if not player.powers >> HOLD_CARD & 1 or state.source == HAND or state.utility or state.taken:
        return _no("BL-12.17", "refusal-cannot-hold")
    return None if can_hold(state, player) else _no("BL-12.17", "refusal-hold-full")


def _skip(state: State, player: Player, move: Skip) -> Refusal | None:
    if state.phase != TURN or state.step != MAIN:
        return _elsewhere(state)
    return _no("BL-5.5", "refusal-taken-already") if state.taken else None


def _done(state: State, player: Player, move: Done) -> Refusal | None:
    if state.phase not in (TURN, END):
        return _elsewhere(state)
    if state.step == MAIN:
        return _no("BL-5.4", "refusal-must-take") if state.phase == TURN and not state.taken else None
    optional = state.begun and state.step in (REMOVE, PASSAGE, LINE, DISCARD)
    return None if optional else _no(STEP_RULES[state.step], "refusal-not-optional")


def _name(state: State, player: Player, move: Name) -> Refusal | None:
    if state.phase != END:
        return _no("BL-11.3", "refusal-names-later")
    if state.step != MAIN:
        return _elsewhere(state)
    if player.name:
        return _no("BL-11.3", "refusal-named")
    return None if move.name in CASTLE_NAMES else _no("BL-11.3", "refusal-no-such-name")


# -- rewards ---------------------------------------------------------------------------------------------------------


def _use(state: State, player: Player, move: Use) -> Refusal | None:
    if state.phase not in (TURN, END) or state.step not in (MAIN, PLACE):
        return _elsewhere(state)
    if move.kind not in TRACK and move.kind != "swan":
        return _no("BL-8.15", "refusal-no-such-reward")
    refusal = _not_ready(state, player, move)
    if refusal is not None:
        return refusal
    if move.kind == "sleeping":
        return _no_moving(state, player, move)
    if state.step != MAIN:
        return _elsewhere(state)
    kind = TRACK.get(move.kind, SWAN_KIND)
    if kind == ACTIVITY and move.by in SPECIAL:
        kind = FETCH
    if possible(state, player, 1 << kind):
        return None
    return _NOT_POSSIBLE[move.kind](state)


def _not_ready(state: State, player: Player, move: Use) -> Refusal | None:
    """Why there is no such reward to use, or not as this."""
    if move.by in SPECIAL:
        special = SPECIAL[move.by]
        if player.specials[special] != NONE:
            return _no("BL-7.6", "refusal-special-used", special=move.by)
        if not free_specials(player) >> special & 1:
            return _no("BL-8.16", "refusal-special-not-earned", special=move.by)
        return _no("BL-8.15", "refusal-not-as", kind=move.kind) if move.kind == "moat" else None
    if move.by == THIRD:
        if not ready_rewards(player) >> FIRST_SPECIAL - 1 & 1:
            return _no("BL-12.16", "refusal-no-third-moat")
        return None if move.kind == "moat" else _no("BL-12.16", "refusal-not-as", kind=move.kind)
    if move.by not in TRACKS:
        return _no("BL-8.15", "refusal-no-such-reward")
    if move.by == "food":
        return _no("BL-8.1", "refusal-food-at-once")
    if not ready_rewards(player) >> TRACK[move.by] & 1:
        return _no("BL-7.6", "refusal-none-left", by=move.by)
    return None if move.kind == move.by else _no("BL-7.6", "refusal-not-as", kind=move.kind)


def _no_moving(state: State, player: Player, move: Use) -> Refusal | None:
    if state.phase == END:
        return _no("BL-11.2", "refusal-too-late", kind=move.kind)
    if move.by == TYPES[SLEEPING] and not state.ready_sleeping:
        return _no("BL-8.4", "refusal-sleeping-this-turn")
    if state.step != PLACE:
        return _no("BL-8.3", "refusal-while-drawing")
    if state.moving:
        return _no("BL-8.3", "refusal-moving-already")
    if player.castle.can_draw(state.card, state.utility, moving=True):
        return None
    return _no("BL-6.5", "refusal-not-joined", room=ROOM_IDS[state.card])


_NOT_POSSIBLE: dict[str, Callable[[State], Refusal]] = {
    "food": lambda state: _no("BL-8.17", "refusal-too-late", kind="food"),
    "living": lambda state: _no("BL-8.5", "refusal-nothing-to-remove"),
    "downstairs": lambda state: _no("BL-8.7", "refusal-no-passage"),
    "activity": lambda state: (
        _no("BL-11.2", "refusal-too-late", kind="activity")
        if state.phase == END
        else _no("BL-8.11", "refusal-card-taken" if state.taken else "refusal-no-discard")
    ),
    "outdoor": lambda state: _no("BL-8.13", "refusal-all-lines"),
    "moat": lambda state: _no("BL-9.3", "refusal-no-moat"),
    "swan": lambda state: _no("BL-9.2", "refusal-swans-full"),
}


def _remove(state: State, player: Player, move: Remove) -> Refusal | None:
    if state.step != REMOVE:
        return _use_first(state, "BL-8.5")
    return why_not_remove(player.castle, side(move.x, move.y, move.side))


def _passage(state: State, player: Player, move: Passage) -> Refusal | None:
    if state.step != PASSAGE:
        return _use_first(state, "BL-8.7")
    return why_not_passage(player.castle, side(move.x, move.y, move.side))


def _line(state: State, player: Player, move: Line) -> Refusal | None:
    if state.step != LINE:
        return _use_first(state, "BL-8.12")
    if move.line not in LINES:
        return _no("BL-8.12", "refusal-no-such-line")
    return why_not_open(player.castle, LINE_NUMBER[move.line])


def _moat(state: State, player: Player, move: Moat) -> Refusal | None:
    if state.step != MOAT:
        return _use_first(state, "BL-9.2")
    run = (move.x, move.y, move.to_x, move.to_y)
    return why_not_dig(player.castle, run, bool(player.powers >> EDGE_MOAT & 1))


def _use_first(state: State, rule: str) -> Refusal:
    """A reward has to be used before."""
    if state.phase in (TURN, END) and state.step == MAIN:
        return _no(rule, "refusal-use-first")
    return _elsewhere(state)


_CHECKS: dict[Any, Any] = {
    Keep: _keep,
    Box: _box,
    Foyer: _foyer,
    Lead: _lead,
    Take: _take,
    Draw: _draw,
    Door: _door,
    Hold: _hold,
    Use: _use,
    Remove: _remove,
    Passage: _passage,
    Line: _line,
    Moat: _moat,
    Skip: _skip,
    Name: _name,
    Done: _done,
}
