"""Everything that may be chosen now. Moves are made once and shared: listing them is looking them up."""

from collections.abc import Iterable
from typing import Any

from .board import EDGES
from .castle.runs import RUNS_DOWN, RUNS_RIGHT, runs_on
from .components import (
    ACTIVITY,
    DECREES,
    FOOD,
    LINES,
    ROOM_IDS,
    SPECIALS,
    SQUARES,
    SWANS,
    SWANS_FOR_MOAT,
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
    ANY_UTILITY,
    BOX,
    DECREE,
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
    MOAT,
    NONE,
    PASSAGE,
    PLACE,
    REMOVE,
    THIRD_MOAT,
    TURN,
    Player,
    State,
    actors,
)
from .turns.rewards import ALL_LINES, MOAT_TRACK, THIRD, TRACKS
from .turns.taking import any_discard, can_hold, can_move, free_specials, placement, takings

CASTLE_NAMES = (
    "cloud_cuckoo",
    "drafty_heights",
    "eraser",
    "hall_of_halls",
    "kings_headache",
    "lost_key",
    "mad_mile",
    "nine_doors",
    "no_way_out",
    "pencil_point",
    "swan_song",
    "wet_feet",
)
"""A name that is not blank will do; here one of these is chosen (BL-11.3)."""

FORMS = 8
_DONE, _SKIP, _HOLD = Done(), Skip(), Hold()
_LEADS: list[Move] = [Lead(False), Lead(True)]
_FOYERS: list[Move] = [Foyer(kind) for kind in sorted(TYPES)]
_NAMES: list[Move] = [Name(name) for name in CASTLE_NAMES]
_KEEPS = [Keep(decree) for decree in DECREES]
_BOXES = [Box(card) for card in ROOM_IDS]
_DRAWS = [Draw(form, x, y) for form in range(FORMS) for x in range(SQUARES) for y in range(SQUARES)]
_TAKES: dict[str, list[list[Move]]] = {
    source: [[Take(card, source, utility) for card in ROOM_IDS] for utility in (False, True)] for source in SOURCES
}


class _BySide:
    """Moves about sides of squares: the numbers of `sheet` in, moves in their own order out."""

    def __init__(self, kind: Any) -> None:
        order = sorted(range(len(EDGES)), key=EDGES.__getitem__)
        self._rank = {number: rank for rank, number in enumerate(order)}
        self._moves = [kind(*EDGES[number]) for number in order]

    def __call__(self, sides: Iterable[int]) -> list[Move]:
        ranks = sorted(map(self._rank.__getitem__, sides))
        return list(map(self._moves.__getitem__, ranks))


_removes, _passages, _doors = _BySide(Remove), _BySide(Passage), _BySide(Door)
_ALL_LINES = tuple((number, Line(LINES[number])) for number in sorted(range(len(LINES)), key=LINES.__getitem__))


def legal(state: State, seat: int) -> list[Move]:
    """Kind by kind, each in order of its fields."""
    if seat not in actors(state):
        return []
    moves: list[Move] = _CHOICES[state.step or state.phase](state, state.players[seat])
    return moves


def _draft(state: State, player: Player) -> list[Move]:
    return _keeps(state.hand)


def _keeps(decrees: Iterable[int]) -> list[Move]:
    return sorted([_KEEPS[decree] for decree in decrees], key=str)


def _offered(state: State, player: Player) -> list[Move]:
    return _keeps(state.offered)


def _box(state: State, player: Player) -> list[Move]:
    return [_BOXES[card] for card in state.box]


# -- steps of a reward -----------------------------------------------------------------------------------------------


def _done_if_begun(state: State, moves: list[Move]) -> list[Move]:
    """Of a step that gives more than one thing the rest is optional."""
    if state.begun:
        moves.append(_DONE)
    return moves


def _remove(state: State, player: Player) -> list[Move]:
    return _done_if_begun(state, _removes(player.castle.removable()))


def _passage(state: State, player: Player) -> list[Move]:
    return _done_if_begun(state, _passages(player.castle.passages_possible()))


def _line(state: State, player: Player) -> list[Move]:
    opened = player.castle.flags
    return _done_if_begun(state, [move for number, move in _ALL_LINES if not opened >> number & 1])


def _discard(state: State, player: Player) -> list[Move]:
    return _done_if_begun(state, _takes(state, player, state.discard, "discard"))


_MOATS_DOWN: list[list[Move]] = [[Moat(*run) for run in runs] for runs in RUNS_DOWN]
_MOATS_RIGHT: list[list[Move]] = [[Moat(*run) for run in runs] for runs in RUNS_RIGHT]


def _moat(state: State, player: Player) -> list[Move]:
    castle = player.castle
    if player.powers >> EDGE_MOAT & 1:
        return [Moat(*run) for run in castle.moats_possible(rim=True)]
    return runs_on(castle.moat_ground(), _MOATS_DOWN, _MOATS_RIGHT)


# -- the card of a turn ----------------------------------------------------------------------------------------------


def _door(state: State, player: Player) -> list[Move]:
    number = placement(*state.spot)
    return _doors(player.castle.door_choices(state.card, number, state.doors, state.utility))


def _place(state: State, player: Player) -> list[Move]:
    """Draw the taken card; before that its entrances may be moved, or the card be held."""
    castle, card, utility = player.castle, state.card, state.utility
    spots = castle.movable_spots(card, utility) if state.moving else castle.placements(card, utility)
    moves: list[Move] = list(map(_DRAWS.__getitem__, spots))
    if not state.moving:
        if state.source != "held" and not utility and can_hold(state, player):
            moves.append(_HOLD)
        if can_move(state, player) and (spots or castle.can_draw(card, utility, moving=True)):
            moves += _moving_uses(state, player)
    return moves


def _moving_uses(state: State, player: Player) -> list[Move]:
    """The rewards by which entrances may be moved now."""
    rewards = free_specials(player) << len(TRACKS) + 1
    if state.ready_sleeping:
        rewards |= 1 << 1
    return _uses(rewards, _SLEEPING_KIND)


def _turn(state: State, player: Player) -> list[Move]:
    """Between the other steps of a turn: a card, rewards, the end."""
    taken = state.taken
    moves = _takes(state, player, state.market, "market") if not taken else []
    if player.held != NONE and taken != HELD:
        moves += _takes(state, player, (player.held,), "held")
        moves.sort(key=_card_of)
    rewards = ready_rewards(player)
    if rewards:
        moves += _uses(rewards, possible_kinds(state, player, rewards))
    moves.append(_DONE if taken else _SKIP)
    return moves


def _end(state: State, player: Player) -> list[Move]:
    """When the last round is over: rewards, a name, the end."""
    rewards = ready_rewards(player)
    moves = [*_uses(rewards, possible_kinds(state, player, rewards))] if rewards else []
    if not player.name:
        moves += _NAMES
    moves.append(_DONE)
    return moves


def _card_of(move: Any) -> tuple[str, str, bool]:
    return move.card, move.source, move.utility


_ANY_WAY = 1 << ANY_UTILITY | 1 << HOLD_CARD
"""Decrees by which a card can be taken in other ways than to draw it as it is."""


def _takes(state: State, player: Player, cards: Iterable[int], source: str) -> list[Move]:
    made = _TAKES[source]
    if not player.powers & _ANY_WAY:
        cards = sorted(cards)
        castle = player.castle
        found = castle.drawable(cards)
        if len(found) < len(cards) and can_move(state, player):
            found = [card for card in cards if card in found or castle.can_draw(card, moving=True)]
        return list(map(made[False].__getitem__, found))
    return [made[way][card] for card in sorted(cards) for way in takings(state, player, card)]


# -- rewards ---------------------------------------------------------------------------------------------------------

SWAN_KIND, FIRST_SPECIAL = len(TRACKS), len(TRACKS) + 1
"""Kinds are the seven types, the moat and the swan; rewards the seven types, the moat, the free moat, the specials."""
_KINDS = (*TRACKS, "swan")
_REWARDS = (*TRACKS, THIRD, *SPECIALS)
FETCH = SWAN_KIND + 1
"""Activity by a special reward, which then cannot move the entrances of the card it fetches."""
(
    _FOOD_KIND,
    _SLEEPING_KIND,
    _LIVING_KIND,
    _DOWNSTAIRS_KIND,
    _ACTIVITY_KIND,
    _OUTDOOR_KIND,
    _ALWAYS,
    _MOAT_KIND,
    _SWAN_KIND,
    _FETCH_KIND,
) = (1 << kind for kind in range(FETCH + 1))
"""Kinds as bits. Cards of a utility reward can always be drawn."""
_TRACK_KINDS = _LIVING_KIND | _DOWNSTAIRS_KIND | _ACTIVITY_KIND | _OUTDOOR_KIND | _ALWAYS
_SPECIAL_KINDS = (1 << 7) - 1 & ~_ACTIVITY_KIND | _SWAN_KIND | _FETCH_KIND
_TRACK_REWARDS = tuple(1 << track for track in range(MOAT_TRACK))
_MOAT_REWARDS = 1 << MOAT_TRACK | 1 << FIRST_SPECIAL - 1
_KIND_NAMES = (*_KINDS, TYPES[ACTIVITY])


def ready_rewards(player: Player) -> int:
    """Rewards that are earned and not used, as bits in the order of `_REWARDS`."""
    rewards = free_specials(player) << FIRST_SPECIAL
    flags = player.flags
    if player.circles != flags[:MOAT_TRACK]:
        for reward, circles, used in zip(_TRACK_REWARDS, player.circles, flags, strict=False):
            if circles > used:
                rewards |= reward
    if len(player.swans) // SWANS_FOR_MOAT > flags[MOAT_TRACK]:
        rewards |= 1 << MOAT_TRACK
    if player.powers >> THIRD_MOAT & 1 and not player.third_moat and len(player.castle.moats) >= 2:
        rewards |= 1 << len(TRACKS)
    return rewards


def possible_kinds(state: State, player: Player, rewards: int) -> int:
    """What rewards can be used as now, between the other steps of a turn; bits in the order of `_KINDS`.

    Sleeping is missing: it is used while a card is drawn.
    """
    asked = rewards & _TRACK_KINDS
    if rewards >> FIRST_SPECIAL:
        asked |= _SPECIAL_KINDS
    if rewards & _MOAT_REWARDS:
        asked |= _MOAT_KIND
    return possible(state, player, asked)


def possible(state: State, player: Player, asked: int) -> int:
    """Which of these kinds a reward could be used as."""
    castle = player.castle
    kinds = asked & _ALWAYS
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


def _made_uses(rewards: int, kinds: int) -> list[Move]:
    moves: list[Use] = []
    for reward, by in enumerate(_REWARDS):
        if rewards >> reward & 1:
            if reward < MOAT_TRACK:
                # Food is used when it is earned (BL-8.1).
                fitting = kinds & 1 << reward if reward != FOOD else 0
            elif reward >= FIRST_SPECIAL:
                fitting = kinds & _SPECIAL_KINDS
            else:
                fitting = kinds & 1 << MOAT_TRACK
            moves += [Use(by, kind) for number, kind in enumerate(_KIND_NAMES) if fitting >> number & 1]
    return [*sorted(moves, key=lambda move: (move.by, move.kind))]


_USES: dict[int, list[Move]] = {}


def _uses(rewards: int, kinds: int) -> list[Move]:
    key = rewards << len(_KIND_NAMES) | kinds
    moves = _USES.get(key)
    if moves is None:
        moves = _USES[key] = _made_uses(rewards, kinds)
    return moves


_CHOICES: dict[str, Any] = {
    DRAFT: _draft,
    DECREE: _offered,
    BOX: _box,
    FOYER: lambda state, player: list(_FOYERS),
    LEAD: lambda state, player: list(_LEADS),
    TURN: _turn,
    PLACE: _place,
    DOORS: _door,
    REMOVE: _remove,
    PASSAGE: _passage,
    LINE: _line,
    MOAT: _moat,
    DISCARD: _discard,
    END: _end,
}
"""By the step, or by the phase where there is none."""
