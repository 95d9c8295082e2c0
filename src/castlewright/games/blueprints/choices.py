"""Everything that may be chosen now. Each kind of move is stated once: `legal` lists it, `is_legal` asks about one.

Moves are made once and shared: listing them is looking them up.
"""

from collections.abc import Iterable
from typing import Any

from .board import ALL_LINES, EDGES, bits, side
from .castle import Castle
from .castle.forms import drawings, placement
from .castle.runs import RUNS_DOWN, RUNS_RIGHT, runs_on
from .components import (
    ACTIVITY,
    ANY_UTILITY,
    CASTLE_NAMES,
    DECREE_NUMBER,
    DECREES,
    EDGE_MOAT,
    FOOD,
    HOLD_CARD,
    LINE_NUMBER,
    LINES,
    ROOM_IDS,
    ROOM_NUMBER,
    ROOMS,
    SLEEPING,
    SQUARES,
    SWANS,
    TYPE_NUMBER,
    TYPES,
    UTILITY,
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
    NO_RESTS,
    NONE,
    PARTED,
    PASSAGE,
    PLACE,
    REMOVE,
    TURN,
    Player,
    State,
    actors,
    owed,
)
from .turns.tracks import FIRST_SPECIAL, MOAT_TRACK, REWARDS, TRACKS, free_specials, ready_rewards

HAND = "held"
"""Where a card laid aside by decree is taken from."""


def legal(state: State, seat: int) -> list[Move]:
    """Kind by kind, each in order of its fields."""
    if seat not in actors(state):
        return []
    moves: list[Move] = _LISTS[state.step or state.phase](state, state.players[seat])
    return moves


def is_legal(state: State, seat: int, move: Move) -> bool:
    """The same without a list."""
    return seat in actors(state) and bool(_ALLOWS[type(move)](state, state.players[seat], move))


# -- the set-up ------------------------------------------------------------------------------------------------------

_KEEPS = [Keep(decree) for decree in DECREES]
_BOXES = [Box(card) for card in ROOM_IDS]
_FOYERS: list[Move] = [Foyer(kind) for kind in sorted(TYPES)]
_LEADS: list[Move] = [Lead(False), Lead(True)]


def _keepable(state: State) -> tuple[int, ...]:
    """The hand of the draft, or three decrees that one player looks at."""
    return state.hand if state.phase == DRAFT else state.offered


def _keeps(state: State, player: Player) -> list[Move]:
    return sorted([_KEEPS[decree] for decree in _keepable(state)], key=str)


def _may_keep(state: State, player: Player, move: Keep) -> bool:
    return DECREE_NUMBER.get(move.decree, NONE) in _keepable(state)


def _boxed(state: State) -> tuple[int, ...]:
    return state.box if state.step == BOX else ()


def _boxes(state: State, player: Player) -> list[Move]:
    return [_BOXES[card] for card in _boxed(state)]


def _may_box(state: State, player: Player, move: Box) -> bool:
    return ROOM_NUMBER.get(move.card, NONE) in _boxed(state)


# -- taking a card ---------------------------------------------------------------------------------------------------

_TAKES: dict[str, list[list[Move]]] = {
    source: [[Take(card, source, utility) for card in ROOM_IDS] for utility in (False, True)] for source in SOURCES
}
_ANY_WAY = 1 << ANY_UTILITY | 1 << HOLD_CARD
"""Decrees by which a card can be taken in other ways than to draw it as it is."""


def lies_open(state: State, player: Player, source: str) -> tuple[int, ...]:
    """The cards that may be taken from there now, as far as they can be drawn."""
    if state.phase != TURN:
        return ()
    if source == "discard":
        return state.discard if owed(state, DISCARD) else ()
    if state.step != MAIN:
        return ()
    if source == HAND:
        return (player.held,) if player.held != NONE and state.taken != HELD else ()
    return state.market if source == "market" and not state.taken else ()


def can_hold(state: State, player: Player) -> bool:
    """Whether the card of this turn may be laid on the decree (BL-12.17)."""
    return bool(player.powers >> HOLD_CARD & 1) and player.held == NONE and state.taken == ""


def can_move(state: State, player: Player, spent: int = 0) -> bool:
    """Whether a reward is there by which entrances may be moved, when so many special ones are spent otherwise."""
    return state.ready_sleeping > 0 or free_specials(player).bit_count() > spent


def may_be_utility(player: Player, card: int) -> bool:
    return bool(player.powers >> ANY_UTILITY & 1) and ROOMS[card].kind != UTILITY


def can_take(state: State, player: Player, card: int, utility: bool) -> bool:
    """To draw it by its own entrances, or by moved ones, or to hold it."""
    castle = player.castle
    return (
        (not utility and can_hold(state, player))
        or castle.can_draw(card, utility)
        or (can_move(state, player) and castle.can_draw(card, utility, moving=True))
    )


def _may_take(state: State, player: Player, move: Take) -> bool:
    card, utility = ROOM_NUMBER.get(move.card, NONE), move.utility
    return (
        card in lies_open(state, player, move.source)
        and (not utility or may_be_utility(player, card))
        and can_take(state, player, card, utility)
    )


def _takes(state: State, player: Player, source: str) -> list[Move]:
    cards, made = sorted(lies_open(state, player, source)), _TAKES[source]
    if player.powers & _ANY_WAY:
        ways = ((card, utility) for card in cards for utility in (False, True))
        return [
            made[utility][card]
            for card, utility in ways
            if (not utility or may_be_utility(player, card)) and can_take(state, player, card, utility)
        ]
    # `can_take` for all of them at once: half of all turns ask for nothing else.
    castle = player.castle
    found = castle.drawable(cards)
    if len(found) < len(cards) and can_move(state, player):
        found = [card for card in cards if card in found or castle.can_draw(card, moving=True)]
    return list(map(made[False].__getitem__, found))


def any_discard(state: State, player: Player, spent: int = 0) -> bool:
    """Whether a card of the discard pile can be taken (BL-8.11), with so many special rewards spent on taking it."""
    if state.discard and can_hold(state, player):
        return True
    can_draw = player.castle.can_draw
    if any(map(can_draw, state.discard)):
        return True
    ways = [False, True] if player.powers >> ANY_UTILITY & 1 else [False]
    if len(ways) > 1 and any(can_draw(card, True) for card in state.discard):
        return True
    return can_move(state, player, spent) and any(can_draw(card, way, True) for card in state.discard for way in ways)


# -- drawing it ------------------------------------------------------------------------------------------------------

FORMS = 8
_DRAWS = [Draw(form, x, y) for form in range(FORMS) for x in range(SQUARES) for y in range(SQUARES)]
_HOLD = Hold()


def _spots(state: State, castle: Castle) -> list[int]:
    """Where the taken card can be drawn: placements, rising."""
    card, utility = state.card, state.utility
    return castle.movable_spots(card, utility) if state.moving else castle.placements(card, utility)


def _place(state: State, player: Player) -> list[Move]:
    """Draw the taken card; before that its entrances may be moved, or the card be held."""
    spots = _spots(state, player.castle)
    moves: list[Move] = list(map(_DRAWS.__getitem__, spots))
    if not state.moving:
        if _may_hold(state, player):
            moves.append(_HOLD)
        rewards = _moving_rewards(state, player)
        if rewards and (spots or _entrances_move(state, player.castle)):
            moves += _uses(rewards, _SLEEPING_KIND)
    return moves


def _may_draw(state: State, player: Player, move: Draw) -> bool:
    if state.step != PLACE:
        return False
    number = drawings(state.card).number(move.form, move.x, move.y)
    return number is not None and number in _spots(state, player.castle)


def _may_hold(state: State, player: Player, move: Hold = _HOLD) -> bool:
    taken_now = state.step == PLACE and not state.moving and state.source != HAND
    return taken_now and not state.utility and can_hold(state, player)


def _door_choices(state: State, player: Player) -> list[int]:
    """Where the next of the moved entrances may lie."""
    if state.step != DOORS:
        return []
    return player.castle.door_choices(state.card, placement(*state.spot), state.doors, state.utility)


# -- parts of rewards ------------------------------------------------------------------------------------------------


class _BySide:
    """Moves about sides of squares: the numbers of `board` in, moves in their own order out."""

    def __init__(self, kind: Any) -> None:
        order = sorted(range(len(EDGES)), key=EDGES.__getitem__)
        self._rank = {number: rank for rank, number in enumerate(order)}
        self._moves = [kind(*EDGES[number]) for number in order]

    def __call__(self, sides: Iterable[int]) -> list[Move]:
        ranks = sorted(map(self._rank.__getitem__, sides))
        return list(map(self._moves.__getitem__, ranks))


_removes, _passages, _doors = _BySide(Remove), _BySide(Passage), _BySide(Door)
_LINES = tuple((number, Line(LINES[number])) for number in sorted(range(len(LINES)), key=LINES.__getitem__))
_MOATS_DOWN: list[list[Move]] = [[Moat(*run) for run in runs] for runs in RUNS_DOWN]
_MOATS_RIGHT: list[list[Move]] = [[Moat(*run) for run in runs] for runs in RUNS_RIGHT]


def _removable(state: State, player: Player) -> int:
    """Entrances, as bits."""
    return player.castle.unjoined() if owed(state, REMOVE) else 0


def _passable(state: State, player: Player) -> int:
    """Sides for a passage by their one name, as bits."""
    return player.castle.new_passages() if owed(state, PASSAGE) else 0


def _closed(state: State, player: Player) -> int:
    """Lines of the lot, as bits."""
    return ALL_LINES & ~player.castle.flags if owed(state, LINE) else 0


def _parts(state: State, player: Player) -> list[Move]:
    """What is left of rewards, and the running step of one."""
    closed = _closed(state, player)
    return [
        *_removes(bits(_removable(state, player))),
        *_passages(bits(_passable(state, player))),
        *(move for number, move in _LINES if closed >> number & 1),
    ]


def open_parts(state: State, player: Player) -> dict[str, int]:
    """What is left of rewards and can be done now: steps, and how many more of each."""
    if state.rests == NO_RESTS:
        return {}
    possible = {
        REMOVE: _removable(state, player),
        PASSAGE: _passable(state, player),
        LINE: _closed(state, player),
        DISCARD: _takes(state, player, "discard"),
    }
    return {step: left for step, left in zip(PARTED, state.rests, strict=True) if left and possible[step]}


def _step(state: State, player: Player) -> list[Move]:
    """A step that gives more than one thing; before edition 2 the rest of it could be left."""
    moves = _takes(state, player, "discard") if state.step == DISCARD else _parts(state, player)
    if _may_end(state, player):
        moves.append(_DONE)
    return moves


def _moats(state: State, player: Player) -> list[Move]:
    castle = player.castle
    if player.powers >> EDGE_MOAT & 1:
        return [Moat(*run) for run in castle.moats_possible(rim=True)]
    return runs_on(castle.moat_ground(), _MOATS_DOWN, _MOATS_RIGHT)


def _on(sides: int, number: int | None) -> bool:
    return number is not None and bool(sides >> number & 1)


# -- using rewards ---------------------------------------------------------------------------------------------------

_KINDS = (*TRACKS, "swan", TYPES[ACTIVITY])
"""What rewards are used as; sets of them are bits in this order.

Activity is there twice: a special reward that fetches a card cannot move the entrances of that card too.
"""
FETCH = len(TRACKS) + 1
(
    _FOOD_KIND,
    _SLEEPING_KIND,
    _LIVING_KIND,
    _DOWNSTAIRS_KIND,
    _ACTIVITY_KIND,
    _OUTDOOR_KIND,
    _UTILITY_KIND,
    _MOAT_KIND,
    _SWAN_KIND,
    _FETCH_KIND,
) = (1 << kind for kind in range(len(_KINDS)))
_TRACK_KINDS = _LIVING_KIND | _DOWNSTAIRS_KIND | _ACTIVITY_KIND | _OUTDOOR_KIND | _UTILITY_KIND
_SPECIAL_KINDS = (1 << MOAT_TRACK) - 1 & ~_ACTIVITY_KIND | _SWAN_KIND | _FETCH_KIND
_MOAT_REWARDS = 1 << MOAT_TRACK | 1 << FIRST_SPECIAL - 1
_FITTING = [
    # Food is used when it is earned (BL-8.1).
    *(1 << track if track != FOOD else 0 for track in range(MOAT_TRACK)),
    _MOAT_KIND,
    _MOAT_KIND,
    *(_SPECIAL_KINDS,) * (len(REWARDS) - FIRST_SPECIAL),
]
"""What each reward can be used as at all, in the order of REWARDS."""
_REWARD = {reward: number for number, reward in enumerate(REWARDS)}


def _usable(rewards: int) -> int:
    """What these rewards could be used as between the steps of a turn."""
    kinds = rewards & _TRACK_KINDS
    if rewards >> FIRST_SPECIAL:
        kinds |= _SPECIAL_KINDS
    return kinds | _MOAT_KIND if rewards & _MOAT_REWARDS else kinds


def _possible(state: State, player: Player, asked: int) -> int:
    """Those of the kinds for which there is something to do now, between the steps of a turn."""
    castle = player.castle
    kinds = asked & _UTILITY_KIND
    if asked & _OUTDOOR_KIND and castle.flags != ALL_LINES:
        kinds |= _OUTDOOR_KIND
    if asked & _LIVING_KIND and castle.unjoined():
        kinds |= _LIVING_KIND
    if asked & _DOWNSTAIRS_KIND and castle.takes_passage():
        kinds |= _DOWNSTAIRS_KIND
    if asked & _MOAT_KIND and castle.moat_ground(bool(player.powers >> EDGE_MOAT & 1)):
        kinds |= _MOAT_KIND
    if asked & _SWAN_KIND and len(player.swans) < SWANS:
        kinds |= _SWAN_KIND
    if state.phase == TURN:
        kinds |= asked & _FOOD_KIND
        if not state.taken:
            if asked & _ACTIVITY_KIND and any_discard(state, player):
                kinds |= _ACTIVITY_KIND
            if asked & _FETCH_KIND and any_discard(state, player, spent=1):
                kinds |= _FETCH_KIND
    return kinds


def _moving_rewards(state: State, player: Player) -> int:
    """The rewards by which the entrances of the taken card may be moved."""
    rewards = free_specials(player) << FIRST_SPECIAL
    return rewards | 1 << SLEEPING if state.ready_sleeping else rewards


def _entrances_move(state: State, castle: Castle) -> bool:
    """Whether the taken card can be drawn with other entrances. Where it can be drawn as it is, surely."""
    return not state.moving and castle.can_draw(state.card, state.utility, moving=True)


def _may_use(state: State, player: Player, move: Use) -> bool:
    reward = _REWARD.get(move.by)
    if reward is None or move.kind not in _KINDS:
        return False
    fetched = move.kind == TYPES[ACTIVITY] and reward >= FIRST_SPECIAL
    kind = 1 << (FETCH if fetched else _KINDS.index(move.kind))
    if not _FITTING[reward] & kind:
        return False
    if state.step == PLACE:
        ready = kind == _SLEEPING_KIND and _moving_rewards(state, player) >> reward & 1
        return bool(ready) and _entrances_move(state, player.castle)
    if state.step != MAIN or state.phase not in (TURN, END):
        return False
    return bool(ready_rewards(player) >> reward & 1 and _possible(state, player, kind))


_USES: dict[int, list[Move]] = {}


def _uses(rewards: int, kinds: int) -> list[Move]:
    key = rewards << len(_KINDS) | kinds
    moves = _USES.get(key)
    if moves is None:
        found = [
            Use(by, kind)
            for reward, by in enumerate(REWARDS)
            if rewards >> reward & 1
            for number, kind in enumerate(_KINDS)
            if kinds & _FITTING[reward] & 1 << number
        ]
        moves = _USES[key] = [*sorted(found, key=lambda move: (move.by, move.kind))]
    return moves


# -- between the steps of a turn -------------------------------------------------------------------------------------

_DONE, _SKIP = Done(), Skip()
_NAMES: list[Move] = [Name(name) for name in CASTLE_NAMES]


def _may_skip(state: State, player: Player, move: Skip = _SKIP) -> bool:
    return state.phase == TURN and state.step == MAIN and not state.taken


def _may_end(state: State, player: Player, move: Done = _DONE) -> bool:
    """The turn; before edition 2 also a step of which the rest is optional."""
    if state.step != MAIN:
        return state.begun and state.step in PARTED
    return state.phase == END or (state.phase == TURN and state.taken != "")


def _may_name(state: State, player: Player, move: Name) -> bool:
    return state.phase == END and state.step == MAIN and not player.name and move.name in CASTLE_NAMES


def _turn(state: State, player: Player) -> list[Move]:
    """A card, rests of rewards, rewards, the end."""
    moves = _takes(state, player, "market") if not state.taken else []
    rests = state.rests != NO_RESTS
    if rests or player.held != NONE:
        moves += _takes(state, player, HAND)
        moves += _takes(state, player, "discard")
        moves.sort(key=_card_of)
    if rests:
        moves += _parts(state, player)
    rewards = ready_rewards(player)
    if rewards:
        moves += _uses(rewards, _possible(state, player, _usable(rewards)))
    moves.append(_DONE if state.taken else _SKIP)
    return moves


def _end(state: State, player: Player) -> list[Move]:
    """When the last round is over: rests of rewards, rewards, a name, the end."""
    moves = _parts(state, player) if state.rests != NO_RESTS else []
    rewards = ready_rewards(player)
    if rewards:
        moves += _uses(rewards, _possible(state, player, _usable(rewards)))
    if not player.name:
        moves += _NAMES
    moves.append(_DONE)
    return moves


def _card_of(move: Any) -> tuple[str, str, bool]:
    return move.card, move.source, move.utility


_LISTS: dict[str, Any] = {
    DRAFT: _keeps,
    DECREE: _keeps,
    BOX: _boxes,
    FOYER: lambda state, player: list(_FOYERS),
    LEAD: lambda state, player: list(_LEADS),
    TURN: _turn,
    PLACE: _place,
    DOORS: lambda state, player: _doors(_door_choices(state, player)),
    REMOVE: _step,
    PASSAGE: _step,
    LINE: _step,
    MOAT: _moats,
    DISCARD: _step,
    END: _end,
}
"""By the step, or by the phase where there is none."""

_ALLOWS: dict[Any, Any] = {
    Keep: _may_keep,
    Box: _may_box,
    Foyer: lambda state, player, move: state.phase == FOYER and move.kind in TYPE_NUMBER,
    Lead: lambda state, player, move: state.phase == LEAD,
    Take: _may_take,
    Draw: _may_draw,
    Door: lambda state, player, move: side(move.x, move.y, move.side) in _door_choices(state, player),
    Hold: _may_hold,
    Use: _may_use,
    Remove: lambda state, player, move: _on(_removable(state, player), side(move.x, move.y, move.side)),
    Passage: lambda state, player, move: _on(_passable(state, player), side(move.x, move.y, move.side)),
    Line: lambda state, player, move: _on(_closed(state, player), LINE_NUMBER.get(move.line)),
    Moat: lambda state, player, move: (
        state.step == MOAT
        and player.castle.takes_moat((move.x, move.y, move.to_x, move.to_y), bool(player.powers >> EDGE_MOAT & 1))
    ),
    Skip: _may_skip,
    Name: _may_name,
    Done: _may_end,
}
