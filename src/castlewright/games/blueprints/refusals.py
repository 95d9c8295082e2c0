"""Why a move is not possible. What is possible is stated in `choices`; here is only said what stands in the way."""

from collections.abc import Callable
from typing import Any

from castlewright.core import Arg, Refusal

from .board import side
from .castle.forms import drawings, placement
from .castle.refusals import (
    against_door,
    against_drawing,
    against_line,
    against_moat,
    against_moving,
    against_passage,
    against_removing,
)
from .choices import HAND, is_legal, may_be_utility
from .components import (
    ACTIVITY,
    HOLD_CARD,
    ROOM_IDS,
    ROOM_NUMBER,
    SLEEPING,
    TYPES,
)
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
    DISCARD,
    DOORS,
    DRAFT,
    END,
    FOYER,
    HELD,
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
    owed,
)
from .turns.tracks import FIRST_SPECIAL, REWARDS, SPECIAL, THIRD, TRACK, free_specials, ready_rewards

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


def why_not(state: State, seat: int, move: Move) -> Refusal | None:
    if is_legal(state, seat, move):
        return None
    if seat not in actors(state):
        return _not_acting(state, seat)
    refusal: Refusal = _WHY[type(move)](state, state.players[seat], move)
    return refusal


def _no(rule: str, name: str, **args: Arg) -> Refusal:
    return Refusal(rule, name, args)


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


def _first(state: State, rule: str, name: str) -> Refusal:
    """Something has to be done before: between the steps of a turn it can be named."""
    return _no(rule, name) if state.phase in (TURN, END) and state.step == MAIN else _elsewhere(state)


# -- the set-up ------------------------------------------------------------------------------------------------------


def _keep(state: State, player: Player, move: Keep) -> Refusal:
    if state.phase == DRAFT:
        return _no("BL-3.1", "refusal-not-in-hand")
    return _no("BL-12.5", "refusal-not-offered") if state.step == DECREE else _elsewhere(state)


def _box(state: State, player: Player, move: Box) -> Refusal:
    return _no("BL-12.6", "refusal-not-in-box") if state.step == BOX else _elsewhere(state)


def _foyer(state: State, player: Player, move: Foyer) -> Refusal:
    return _no("BL-3.5", "refusal-no-such-type") if state.phase == FOYER else _elsewhere(state)


def _lead(state: State, player: Player, move: Lead) -> Refusal:
    return _no("BL-12.13", "refusal-not-lead")


# -- the card of the turn --------------------------------------------------------------------------------------------


def _take(state: State, player: Player, move: Take) -> Refusal:
    if state.phase == END:
        return _no("BL-11.2", "refusal-no-more-rooms")
    if state.phase != TURN or state.step not in (MAIN, DISCARD):
        return _elsewhere(state)
    card = ROOM_NUMBER.get(move.card, NONE)
    if card == NONE:
        return _no("BL-5.1", "refusal-no-such-room")
    if move.source not in SOURCES:
        return _no("BL-5.1", "refusal-no-such-source")
    nowhere = _FROM[move.source](state, player, card)
    if nowhere is not None:
        return nowhere
    if move.utility and not may_be_utility(player, card):
        return _no("BL-12.7", "refusal-as-utility", room=move.card)
    return _no("BL-5.1", "refusal-cannot-draw", room=move.card)


def _from_discard(state: State, player: Player, card: int) -> Refusal | None:
    if not owed(state, DISCARD):
        return _no("BL-8.11", "refusal-use-activity-first")
    return None if card in state.discard else _no("BL-8.11", "refusal-not-in-discard", room=ROOM_IDS[card])


def _from_hand(state: State, player: Player, card: int) -> Refusal | None:
    if state.step != MAIN:
        return _elsewhere(state)
    if player.held != card:
        return _no("BL-12.17", "refusal-not-held", room=ROOM_IDS[card])
    return _no("BL-12.17", "refusal-held-this-turn", room=ROOM_IDS[card]) if state.taken == HELD else None


def _from_market(state: State, player: Player, card: int) -> Refusal | None:
    if state.step != MAIN:
        return _elsewhere(state)
    if state.taken:
        return _no("BL-5.1", "refusal-taken-already")
    return None if card in state.market else _no("BL-5.1", "refusal-not-in-market", room=ROOM_IDS[card])


_FROM = {"discard": _from_discard, HAND: _from_hand, "market": _from_market}


def _draw(state: State, player: Player, move: Draw) -> Refusal:
    if state.step != PLACE:
        return _first(state, "BL-5.1", "refusal-take-first")
    against = against_moving if state.moving else against_drawing
    number = drawings(state.card).number(move.form, move.x, move.y)
    return against(player.castle, state.card, number, state.utility)


def _door(state: State, player: Player, move: Door) -> Refusal:
    if state.step != DOORS:
        return _first(state, "BL-8.3", "refusal-take-first")
    number, door = placement(*state.spot), side(move.x, move.y, move.side)
    return against_door(player.castle, state.card, number, door, state.doors, state.utility)


def _hold(state: State, player: Player, move: Hold) -> Refusal:
    if state.step != PLACE or state.moving:
        return _first(state, "BL-12.17", "refusal-take-first")
    if not player.powers >> HOLD_CARD & 1 or state.source == HAND or state.utility or state.taken:
        return _no("BL-12.17", "refusal-cannot-hold")
    return _no("BL-12.17", "refusal-hold-full")


def _skip(state: State, player: Player, move: Skip) -> Refusal:
    if state.phase != TURN or state.step != MAIN:
        return _elsewhere(state)
    return _no("BL-5.5", "refusal-taken-already")


def _done(state: State, player: Player, move: Done) -> Refusal:
    if state.phase not in (TURN, END):
        return _elsewhere(state)
    if state.step == MAIN:
        return _no("BL-5.4", "refusal-must-take")
    return _no(STEP_RULES[state.step], "refusal-not-optional")


def _name(state: State, player: Player, move: Name) -> Refusal:
    if state.phase != END:
        return _no("BL-11.3", "refusal-names-later")
    if state.step != MAIN:
        return _elsewhere(state)
    return _no("BL-11.3", "refusal-named" if player.name else "refusal-no-such-name")


# -- rewards ---------------------------------------------------------------------------------------------------------


def _use(state: State, player: Player, move: Use) -> Refusal:
    if state.phase not in (TURN, END) or state.step not in (MAIN, PLACE):
        return _elsewhere(state)
    if move.by not in REWARDS or (move.kind not in TRACK and move.kind != "swan"):
        return _no("BL-8.15", "refusal-no-such-reward")
    not_ready = _not_ready(player, move)
    if not_ready is not None:
        return not_ready
    if move.kind == TYPES[SLEEPING]:
        return _no_moving(state, move)
    return _NOT_POSSIBLE[move.kind](state) if state.step == MAIN else _elsewhere(state)


def _not_ready(player: Player, move: Use) -> Refusal | None:
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
    if move.by == "food":
        return _no("BL-8.1", "refusal-food-at-once")
    if not ready_rewards(player) >> TRACK[move.by] & 1:
        return _no("BL-7.6", "refusal-none-left", by=move.by)
    return None if move.kind == move.by else _no("BL-7.6", "refusal-not-as", kind=move.kind)


def _no_moving(state: State, move: Use) -> Refusal:
    if state.phase == END:
        return _no("BL-11.2", "refusal-too-late", kind=move.kind)
    if move.by == TYPES[SLEEPING] and not state.ready_sleeping:
        return _no("BL-8.4", "refusal-sleeping-this-turn")
    if state.step != PLACE:
        return _no("BL-8.3", "refusal-while-drawing")
    if state.moving:
        return _no("BL-8.3", "refusal-moving-already")
    return _no("BL-6.5", "refusal-not-joined", room=ROOM_IDS[state.card])


def _no_fetching(state: State) -> Refusal:
    if state.phase == END:
        return _no("BL-11.2", "refusal-too-late", kind=TYPES[ACTIVITY])
    return _no("BL-8.11", "refusal-card-taken" if state.taken else "refusal-no-discard")


_NOT_POSSIBLE: dict[str, Callable[[State], Refusal]] = {
    "food": lambda state: _no("BL-8.17", "refusal-too-late", kind="food"),
    "living": lambda state: _no("BL-8.5", "refusal-nothing-to-remove"),
    "downstairs": lambda state: _no("BL-8.7", "refusal-no-passage"),
    "activity": _no_fetching,
    "outdoor": lambda state: _no("BL-8.13", "refusal-all-lines"),
    "moat": lambda state: _no("BL-9.3", "refusal-no-moat"),
    "swan": lambda state: _no("BL-9.2", "refusal-swans-full"),
}


def _remove(state: State, player: Player, move: Remove) -> Refusal:
    if not owed(state, REMOVE):
        return _first(state, "BL-8.5", "refusal-use-first")
    return against_removing(player.castle, side(move.x, move.y, move.side))


def _passage(state: State, player: Player, move: Passage) -> Refusal:
    if not owed(state, PASSAGE):
        return _first(state, "BL-8.7", "refusal-use-first")
    return against_passage(player.castle, side(move.x, move.y, move.side))


def _line(state: State, player: Player, move: Line) -> Refusal:
    if not owed(state, LINE):
        return _first(state, "BL-8.12", "refusal-use-first")
    return against_line(move.line)


def _moat(state: State, player: Player, move: Moat) -> Refusal:
    if state.step != MOAT:
        return _first(state, "BL-9.2", "refusal-use-first")
    return against_moat(player.castle, (move.x, move.y, move.to_x, move.to_y))


_WHY: dict[Any, Any] = {
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
