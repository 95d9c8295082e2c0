"""Placing drops and casting spells (chapters 5 to 7). Nobody else sees any of it before the round is over."""

from collections.abc import Sequence
from functools import lru_cache

from msgspec.structs import replace

from castlewright.core import Arg, Chance, Event, Piece, Refusal

from .board import (
    ALL,
    BLEND,
    COLOUR,
    IS_MIXED,
    KINGDOM,
    KINGDOM_IDS,
    KINGDOM_NEIGHBOURS,
    KINGDOM_OF,
    MATCH,
    NEIGHBOURS,
    OPEN,
    PER_KINGDOM,
    REGION,
    REGIONS,
    SHIFT,
    SPREAD,
    bits,
)
from .components import COLOURS, MIXED, SPELLS
from .moves import Blend, Done, Move, Paint, Shift, Spread
from .state import NO_DROPS, Paper, State, Turn

_DONE = Done()
_BLEND = Blend()
_SHIFTS = tuple(tuple(Shift(to) for to in KINGDOM_IDS if to != source) for source in KINGDOM_IDS)
"""By the kingdom that is the source."""
_SPREADS = tuple(Spread(kingdom) for kingdom in KINGDOM_IDS)
_EVERY = tuple(range(len(COLOURS)))
_KINGDOMS = tuple(range(len(KINGDOM_IDS)))
_MEMBERS = tuple(tuple(bits(kingdoms)) for kingdoms in range(len(OPEN)))
"""The members of a set of kingdoms."""
_WHOLE = (1 << PER_KINGDOM) - 1
_PLAIN, _MATCHING, _TOWER, _TOWER_MATCHING = ((False, False), (False, True), (True, False), (True, True))
"""Ways to place a drop: is it a tower's, is Match cast on it?"""


@lru_cache(maxsize=1 << 15)
def _paints(way: tuple[bool, bool], colour: int, kingdom: int, places: int, choosing: int) -> tuple[Paint, ...]:
    """Painting any of these places of a kingdom so; where a tower leaves a choice, once for each choice."""
    tower, matching = way
    return tuple(
        Paint(colour=COLOURS[colour], tower=tower, matching=matching, region=REGIONS[region], gives=gives)
        for place, region in ((place, PER_KINGDOM * kingdom + place) for place in bits(places))
        for gives in (MIXED if choosing >> place & 1 else (None,))
    )


def _listed(way: tuple[bool, bool], colour: int, kingdoms: tuple[int, ...], regions: int, choosing: int) -> list[Paint]:
    found: list[Paint] = []
    for kingdom in kingdoms:
        places = regions >> PER_KINGDOM * kingdom & _WHOLE
        if places:
            found += _paints(way, colour, kingdom, places, choosing >> PER_KINGDOM * kingdom & places)
    return found


def moves(paper: Paper, turn: Turn) -> Sequence[Move]:
    """Everything the turn allows, in the order of its notation."""
    spells, drops, left, blended = paper.spells, paper.drops, turn.left, turn.blended
    found: list[Move] = [_BLEND, _DONE] if left >= 2 and spells[BLEND] else [_DONE]
    if blended or drops != NO_DROPS:
        colours = _EVERY
    else:
        # Mostly there are drops of one colour, those of the die.
        colours = (turn.colour,) if left else ()
    for colour in colours:
        of_die = blended if IS_MIXED[colour] else left if colour == turn.colour else 0
        of_tower = drops[colour]
        if of_die or of_tower:
            beside = paper.beside[colour]
            apart = ALL & ~(paper.filled | beside)
            equal = beside & ~paper.filled if spells[MATCH] else 0
            choosing = paper.awaiting if IS_MIXED[colour] else paper.awaiting_mixed
            if of_die:
                reach, kingdoms = OPEN[turn.kingdoms], _MEMBERS[turn.kingdoms]
                found += _listed(_PLAIN, colour, kingdoms, apart & reach, choosing)
                if equal:
                    found += _listed(_MATCHING, colour, kingdoms, equal & reach, choosing)
            if of_tower:
                found += _listed(_TOWER, colour, _KINGDOMS, apart, choosing)
                if equal:
                    found += _listed(_TOWER_MATCHING, colour, _KINGDOMS, equal, choosing)
    if spells[SHIFT] and not turn.begun and not turn.shifted and not turn.spread:
        found += _SHIFTS[turn.source]
    if spells[SPREAD]:
        found += [_SPREADS[kingdom] for kingdom in _MEMBERS[KINGDOM_NEIGHBOURS[turn.source] & ~turn.kingdoms]]
    return found


def why_not_paint(paper: Paper, turn: Turn, move: Paint) -> Refusal | None:
    colour, region = COLOUR.get(move.colour), REGION.get(move.region)
    if colour is None or region is None:
        rule, word = ("CK-1.4", move.colour) if colour is None else ("CK-1.2", move.region)
        return Refusal(rule, "refusal-unknown", {"word": word})
    if not move.tower and not move.matching and move.gives is None and colour == turn.colour and turn.left:
        # Mostly it is a drop of the die onto one of the regions that take it as it is.
        refused = paper.filled | paper.beside[colour] | paper.awaiting_mixed | ~OPEN[turn.kingdoms]
        if not refused >> region & 1:
            return None
    return (
        _why_no_drop(paper, turn, move, colour)
        or _why_no_place(paper, turn, move, colour, region)
        or _why_no_gift(paper, move, colour, region)
    )


def _why_no_drop(paper: Paper, turn: Turn, move: Paint, colour: int) -> Refusal | None:
    args: dict[str, Arg] = {"colour": move.colour}
    if move.tower:
        if paper.drops[colour]:
            return None
        return Refusal("CK-6.6", "refusal-drop-new" if paper.new_drops[colour] else "refusal-no-tower-drop", args)
    if IS_MIXED[colour]:
        return None if turn.blended else Refusal("CK-7.5", "refusal-no-blended", args)
    if colour != turn.colour:
        return Refusal("CK-5.1", "refusal-colour", {"colour": COLOURS[turn.colour]})
    return None if turn.left else Refusal("CK-5.1", "refusal-no-drops")


def _why_no_place(paper: Paper, turn: Turn, move: Paint, colour: int, region: int) -> Refusal | None:
    if not move.tower and not turn.kingdoms >> KINGDOM_OF[region] & 1:
        return Refusal("CK-5.2", "refusal-kingdom", {"kingdom": KINGDOM_IDS[KINGDOM_OF[region]]})
    if paper.filled >> region & 1:
        return Refusal("CK-5.3", "refusal-painted", {"region": move.region})
    equal = paper.beside[colour] >> region & 1
    if equal and not move.matching:
        rival = bits(paper.painted[colour] & NEIGHBOURS[region])[0]
        return Refusal("CK-5.4", "refusal-neighbour", {"colour": move.colour, "region": REGIONS[rival]})
    if move.matching:
        return _why_no_spell(paper, MATCH) or (None if equal else Refusal("CK-7.3", "refusal-match-needless"))
    return None


def _why_no_gift(paper: Paper, move: Paint, colour: int, region: int) -> Refusal | None:
    chooses = (paper.awaiting if IS_MIXED[colour] else paper.awaiting_mixed) >> region & 1
    if not chooses:
        return None if move.gives is None else Refusal("CK-6.5", "refusal-gift-needless")
    return None if move.gives in MIXED else Refusal("CK-6.5", "refusal-gift")


def _why_no_spell(paper: Paper, spell: int) -> Refusal | None:
    if paper.spells[spell]:
        return None
    return Refusal(
        "CK-7.1", "refusal-spell-new" if paper.new_spells[spell] else "refusal-no-spell", {"spell": SPELLS[spell]}
    )


def why_not_shift(paper: Paper, turn: Turn, move: Shift) -> Refusal | None:
    if move.kingdom not in KINGDOM:
        return Refusal("CK-1.2", "refusal-unknown", {"word": move.kingdom})
    if turn.shifted:
        return Refusal("CK-7.2", "refusal-shift-twice")
    if turn.begun:
        return Refusal("CK-7.2", "refusal-shift-late")
    if turn.spread:
        return Refusal("CK-7.2", "refusal-shift-spread")
    if KINGDOM[move.kingdom] == turn.source:
        return Refusal("CK-7.2", "refusal-shift-same", {"kingdom": move.kingdom})
    return _why_no_spell(paper, SHIFT)


def why_not_spread(paper: Paper, turn: Turn, move: Spread) -> Refusal | None:
    kingdom = KINGDOM.get(move.kingdom)
    if kingdom is None:
        return Refusal("CK-1.2", "refusal-unknown", {"word": move.kingdom})
    if turn.kingdoms >> kingdom & 1:
        return Refusal("CK-7.4", "refusal-spread-open", {"kingdom": move.kingdom})
    if not KINGDOM_NEIGHBOURS[turn.source] >> kingdom & 1:
        return Refusal("CK-7.4", "refusal-spread-far", {"kingdom": KINGDOM_IDS[turn.source]})
    return _why_no_spell(paper, SPREAD)


def why_not_blend(paper: Paper, turn: Turn, move: Blend) -> Refusal | None:
    if turn.left < 2:
        return Refusal("CK-7.5", "refusal-blend-two")
    return _why_no_spell(paper, BLEND)


def paint(state: State, seat: int, move: Paint, chance: Chance, events: list[Event] | None) -> None:
    paper, turn = state.papers[seat], state.turn(seat)
    colour, region = COLOUR[move.colour], REGION[move.region]
    after = paper.with_region(region, colour, None if move.gives is None else COLOUR[move.gives])
    left, blended = turn.left, turn.blended
    if move.tower:
        after = after.spending(colour)
    elif IS_MIXED[colour]:
        blended -= 1
    else:
        left -= 1
    if move.matching:
        after = after.casting(MATCH)
    state.papers[seat] = after
    state.turns[seat] = turn.with_drop(left, blended)
    if events is not None:
        _tell_paint(seat, move, paper, after, region, events)


def _tell_paint(seat: int, move: Paint, paper: Paper, after: Paper, region: int, events: list[Event]) -> None:
    here: Piece = {"region": move.region, "seat": seat}
    name = "event-paint-tower" if move.tower else "event-paint"
    events.append(Event(name, {"seat": seat, "region": move.region, "colour": move.colour}, (seat,), (here,)))
    if move.matching:
        events.append(Event("event-match", {}, (seat,), (here,)))
    for spell, (before, now) in enumerate(zip(paper.new_spells, after.new_spells, strict=True)):
        if now > before:
            events.append(Event("event-spell-gained", {"seat": seat, "spell": SPELLS[spell]}, (seat,), (here,)))
    for colour, (before, now) in enumerate(zip(paper.new_drops, after.new_drops, strict=True)):
        if now > before:
            events.append(Event("event-drop-gained", {"colour": COLOURS[colour]}, (seat,), (here,)))


def shift(state: State, seat: int, move: Shift, chance: Chance, events: list[Event] | None) -> None:
    paper, turn = state.papers[seat], state.turn(seat)
    kingdom = KINGDOM[move.kingdom]
    state.papers[seat] = paper.casting(SHIFT)
    state.turns[seat] = replace(turn, source=kingdom, kingdoms=1 << kingdom, shifted=True)
    if events is not None:
        pieces: tuple[Piece, ...] = ({"kingdom": move.kingdom},)
        events.append(Event("event-shift", {"seat": seat, "kingdom": move.kingdom}, (seat,), pieces))


def spread(state: State, seat: int, move: Spread, chance: Chance, events: list[Event] | None) -> None:
    paper, turn = state.papers[seat], state.turn(seat)
    kingdoms = turn.kingdoms | 1 << KINGDOM[move.kingdom]
    state.papers[seat] = paper.casting(SPREAD)
    state.turns[seat] = replace(turn, kingdoms=kingdoms)
    if events is not None:
        pieces: tuple[Piece, ...] = ({"kingdom": move.kingdom},)
        events.append(Event("event-spread", {"seat": seat, "kingdom": move.kingdom}, (seat,), pieces))


def blend(state: State, seat: int, move: Blend, chance: Chance, events: list[Event] | None) -> None:
    paper, turn = state.papers[seat], state.turn(seat)
    state.papers[seat] = paper.casting(BLEND)
    state.turns[seat] = replace(turn, left=turn.left - 2, blended=turn.blended + 1)
    if events is not None:
        events.append(Event("event-blend", {"seat": seat}, (seat,)))
