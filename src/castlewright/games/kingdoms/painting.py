"""Placing drops and casting spells (chapters 5 to 7). Nobody else sees any of it before the round is over."""

from collections.abc import Sequence

from msgspec.structs import replace

from castlewright.core import Arg, Event, Piece, Refusal

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
_SHIFTS = tuple(Shift(kingdom) for kingdom in KINGDOM_IDS)
_SPREADS = tuple(Spread(kingdom) for kingdom in KINGDOM_IDS)
_EVERY = tuple(range(len(COLOURS)))


_KINGDOMS = tuple(range(len(KINGDOM_IDS)))
_SUBSETS = tuple(tuple(bits(subset)) for subset in range(1 << PER_KINGDOM))
_MEMBERS = _SUBSETS[: len(OPEN)]
"""The members of a set of kingdoms."""
_WHOLE = len(_SUBSETS) - 1

Ways = tuple[tuple[Paint, ...], ...]
"""One way to paint, by kingdom and place in it."""


def _ways(tower: bool, matching: bool) -> tuple[Ways, ...]:
    """By colour."""
    return tuple(
        tuple(
            tuple(
                Paint(colour=colour, tower=tower, matching=matching, region=region)
                for region in REGIONS[PER_KINGDOM * kingdom : PER_KINGDOM * (kingdom + 1)]
            )
            for kingdom in _KINGDOMS
        )
        for colour in COLOURS
    )


_PLAIN = _ways(tower=False, matching=False)
_MATCHING = _ways(tower=False, matching=True)
_TOWER = _ways(tower=True, matching=False)
_TOWER_MATCHING = _ways(tower=True, matching=True)


def _listed(ways: Ways, kingdoms: tuple[int, ...], regions: int, choosing: int) -> list[Paint]:
    """Painting any of these regions so; where a tower leaves a choice, once for each choice."""
    found: list[Paint] = []
    for kingdom in kingdoms:
        part = regions >> PER_KINGDOM * kingdom & _WHOLE
        if part:
            paints = ways[kingdom]
            chosen = choosing >> PER_KINGDOM * kingdom & part
            if chosen:
                found += [gift for place in _SUBSETS[part] for gift in _gifts(paints[place], chosen >> place & 1)]
            else:
                found += [paints[place] for place in _SUBSETS[part]]
    return found


def _gifts(paint: Paint, chosen: int) -> list[Paint]:
    return [replace(paint, gives=mixed) for mixed in MIXED] if chosen else [paint]


def moves(paper: Paper, turn: Turn) -> Sequence[Move]:
    """Everything the turn allows, in the order of its notation."""
    spells, drops, left = paper.spells, paper.drops, turn.left
    found: list[Move] = [_BLEND, _DONE] if left >= 2 and spells[BLEND] else [_DONE]
    if turn.blended or drops != NO_DROPS:
        colours = _EVERY
    else:
        # Mostly there are drops of one colour, those of the die.
        colours = (turn.colour,) if left else ()
    for colour in colours:
        unpainted = ALL & ~paper.filled
        beside = paper.beside[colour]
        choosing = paper.awaiting if IS_MIXED[colour] else paper.awaiting_mixed
        if turn.blended if IS_MIXED[colour] else left and colour == turn.colour:
            reach, kingdoms = unpainted & OPEN[turn.kingdoms], _MEMBERS[turn.kingdoms]
            found += _listed(_PLAIN[colour], kingdoms, reach & ~beside, choosing)
            if spells[MATCH]:
                found += _listed(_MATCHING[colour], kingdoms, reach & beside, choosing)
        if drops[colour]:
            found += _listed(_TOWER[colour], _KINGDOMS, unpainted & ~beside, choosing)
            if spells[MATCH]:
                found += _listed(_TOWER_MATCHING[colour], _KINGDOMS, unpainted & beside, choosing)
    if spells[SHIFT] and not turn.begun and not turn.shifted and not turn.spread:
        found += [move for kingdom, move in enumerate(_SHIFTS) if kingdom != turn.source]
    if spells[SPREAD]:
        found += [_SPREADS[kingdom] for kingdom in bits(KINGDOM_NEIGHBOURS[turn.source] & ~turn.kingdoms)]
    return found


def why_not_paint(paper: Paper, turn: Turn, move: Paint) -> Refusal | None:
    colour, region = COLOUR.get(move.colour), REGION.get(move.region)
    if colour is None or region is None:
        return Refusal("CK-1.2", "refusal-unknown", {"word": move.colour if colour is None else move.region})
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


def why_not_blend(paper: Paper, turn: Turn) -> Refusal | None:
    if turn.left < 2:
        return Refusal("CK-7.5", "refusal-blend-two")
    return _why_no_spell(paper, BLEND)


def paint(state: State, seat: int, paper: Paper, turn: Turn, move: Paint, events: list[Event] | None) -> None:
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
    events.append(Event(name, {"region": move.region, "colour": move.colour}, (seat,), (here,)))
    if move.matching:
        events.append(Event("event-match", {}, (seat,), (here,)))
    for spell, (before, now) in enumerate(zip(paper.new_spells, after.new_spells, strict=True)):
        if now > before:
            events.append(Event("event-spell-gained", {"spell": SPELLS[spell]}, (seat,), (here,)))
    for colour, (before, now) in enumerate(zip(paper.new_drops, after.new_drops, strict=True)):
        if now > before:
            events.append(Event("event-drop-gained", {"colour": COLOURS[colour]}, (seat,), (here,)))


def shift(state: State, seat: int, paper: Paper, turn: Turn, move: Shift, events: list[Event] | None) -> None:
    kingdom = KINGDOM[move.kingdom]
    state.papers[seat] = paper.casting(SHIFT)
    state.turns[seat] = replace(turn, source=kingdom, kingdoms=1 << kingdom, shifted=True)
    if events is not None:
        pieces: tuple[Piece, ...] = ({"kingdom": move.kingdom},)
        events.append(Event("event-shift", {"kingdom": move.kingdom}, (seat,), pieces))


def spread(state: State, seat: int, paper: Paper, turn: Turn, move: Spread, events: list[Event] | None) -> None:
    kingdoms = turn.kingdoms | 1 << KINGDOM[move.kingdom]
    state.papers[seat] = paper.casting(SPREAD)
    state.turns[seat] = replace(turn, kingdoms=kingdoms)
    if events is not None:
        pieces: tuple[Piece, ...] = ({"kingdom": move.kingdom},)
        events.append(Event("event-spread", {"kingdom": move.kingdom}, (seat,), pieces))


def blend(state: State, seat: int, paper: Paper, turn: Turn, events: list[Event] | None) -> None:
    state.papers[seat] = paper.casting(BLEND)
    state.turns[seat] = replace(turn, left=turn.left - 2, blended=turn.blended + 1)
    if events is not None:
        events.append(Event("event-blend", {}, (seat,)))
