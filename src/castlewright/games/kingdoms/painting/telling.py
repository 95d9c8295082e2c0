"""What a player is told of the own painting, and everybody when the sheets open."""

from castlewright.core import Event
from castlewright.games.kingdoms.board import bits
from castlewright.games.kingdoms.components import COLOURS, SPELLS
from castlewright.games.kingdoms.moves import Blend, Paint, Shift, Spread
from castlewright.games.kingdoms.pieces import blot_piece, kingdom_piece, region_piece

from .paper import Counts, Paper


def tell_own(seat: int, move: Blend | Paint | Shift | Spread, before: Paper, paper: Paper, events: list[Event]) -> None:
    """To nobody else."""
    match move:
        case Paint():
            _tell_paint(seat, move, before, paper, events)
        case Shift():
            _tell_cast("event-shift", seat, move.kingdom, events)
        case Spread():
            _tell_cast("event-spread", seat, move.kingdom, events)
        case Blend():
            events.append(Event("event-blend", {"seat": seat}, (seat,)))


def _tell_cast(name: str, seat: int, kingdom: str, events: list[Event]) -> None:
    events.append(Event(name, {"seat": seat, "kingdom": kingdom}, (seat,), (kingdom_piece(kingdom),)))


def _tell_paint(seat: int, move: Paint, before: Paper, paper: Paper, events: list[Event]) -> None:
    here = (region_piece(seat, move.region),)
    name = "event-paint-tower" if move.tower else "event-paint"
    events.append(Event(name, {"seat": seat, "region": move.region, "colour": move.colour}, (seat,), here))
    if move.matching:
        events.append(Event("event-match", {}, (seat,), here))
    if paper.new_spells != before.new_spells:
        spell = _grown(before.new_spells, paper.new_spells)
        events.append(Event("event-spell-gained", {"seat": seat, "spell": SPELLS[spell]}, (seat,), here))
    if paper.new_drops != before.new_drops:
        colour = _grown(before.new_drops, paper.new_drops)
        events.append(Event("event-drop-gained", {"colour": COLOURS[colour]}, (seat,), here))


def _grown(before: Counts, now: Counts) -> int:
    """Which of the counts is another."""
    return next(index for index, (then, count) in enumerate(zip(before, now, strict=True)) if count != then)


def tell_opened(seat: int, before: Paper, paper: Paper, events: list[Event]) -> None:
    """What everybody learns when the sheets open."""
    painted = bits(paper.filled & ~before.filled)
    pieces = tuple(region_piece(seat, region) for region in painted)
    events.append(Event("event-opened", {"seat": seat, "count": len(pieces)}, pieces=pieces))
    for spell, name in enumerate(SPELLS):
        if count := paper.used_spells[spell] - before.used_spells[spell]:
            events.append(Event("event-cast", {"seat": seat, "spell": name, "count": count}))
    for colour, name in enumerate(COLOURS):
        if count := paper.new_drops[colour]:
            events.append(Event("event-tower", {"seat": seat, "colour": name, "count": count}))
    if paper.blots > before.blots:
        events.append(Event("event-blot", {"seat": seat}, pieces=(blot_piece(seat, before.blots),)))
