"""Rounds and turns: who comes next, the market, and the order of the next round."""

from collections.abc import Sequence

from castlewright.games.blueprints.components import LAST_FIRST, MARKET_EXTRA, ROUNDS, SLEEPING
from castlewright.games.blueprints.moves import Lead
from castlewright.games.blueprints.state import END, LEAD, MAIN, OVER, TURN, State

from .telling import Events, say
from .tracks import paint_last_turn


def begin_round(state: State, events: Events) -> None:
    state.round += 1
    state.turn = state.passes = 0
    if events is not None:
        say(events, "event-round", round=state.round)
    if state.seats > 1 and state.players[state.order[-1]].powers >> LAST_FIRST & 1:
        state.phase = LEAD
    else:
        state.phase = TURN
        begin_turn(state)


def lead(state: State, seat: int, move: Lead, events: Events) -> None:
    """The last player goes first, and the others follow in their order (BL-12.13)."""
    if move.first:
        state.order = (seat, *state.order[:-1])
    if events is not None:
        say(events, "event-leads" if move.first else "event-stays-last", seat=seat)
    state.phase = TURN
    begin_turn(state)


def begin_turn(state: State) -> None:
    player = state.players[state.order[state.turn]]
    state.turns += 1
    state.taken = ""
    state.ready_sleeping = player.circles[SLEEPING] - player.flags[SLEEPING]


def end_turn(state: State, seat: int, events: Events) -> None:
    """Who is next: the same player by decree, the next in order, or whoever has an extra turn (BL-5.7)."""
    player = state.players[seat]
    if events is not None:
        say(events, "event-ends-turn", seat=seat)
    if player.at_once:
        player.at_once -= 1
        state.again = True
        _extra_turn(state, events)
        return
    state.again = False
    following = state.turn + 1
    if not state.passes and following < state.seats:
        state.turn = following
        begin_turn(state)
        return
    waiting = [place for place, seat in enumerate(state.order) if state.players[seat].extras]
    if not waiting:
        _end_round(state, events)
        return
    later = [place for place in waiting if place >= following]
    if not later:
        state.passes += 1
    state.turn = (later or waiting)[0]
    state.players[state.order[state.turn]].extras -= 1
    _extra_turn(state, events)


def _extra_turn(state: State, events: Events) -> None:
    if events is not None:
        say(events, "event-extra-turn", seat=state.order[state.turn])
    begin_turn(state)


def _end_round(state: State, events: Events) -> None:
    """The market is discarded, the new order found, its last player paints a circle (BL-4.3 to BL-4.7)."""
    state.discard += state.market
    state.market = ()
    state.taken = ""
    state.turn = state.passes = state.ready_sleeping = 0
    if state.seats > 1:
        sizes = [[room.size for room in reversed(player.castle.rooms)] for player in state.players]
        state.order = next_order(sizes, state.first)
        state.first = state.order[0]
        paint_last_turn(state, state.order[-1], events)
    if state.round == ROUNDS:
        state.phase = END
        if events is not None:
            say(events, "event-end-phase")
        return
    fresh = state.seats + MARKET_EXTRA
    state.market = tuple(sorted(state.deck[:fresh]))
    state.deck = state.deck[fresh:]
    begin_round(state, events)


def next_order(sizes: Sequence[Sequence[int]], first: int) -> tuple[int, ...]:
    """Smaller rooms first. `sizes` are those of each stack from its top; ties are settled group by group (BL-4.5)."""
    clockwise = [(first + step) % len(sizes) for step in range(len(sizes))]
    return tuple(_ordered(clockwise, sizes, 0))


def _ordered(tied: list[int], sizes: Sequence[Sequence[int]], depth: int) -> list[int]:
    """`tied` stand clockwise from the first player. Nobody's card counts as 0 on top, and settles nothing below."""
    if len(tied) == 1 or (depth and any(len(sizes[seat]) <= depth for seat in tied)):
        return tied
    groups: dict[int, list[int]] = {}
    for seat in tied:
        size = sizes[seat][depth] if len(sizes[seat]) > depth else 0
        groups.setdefault(size, []).append(seat)
    return [seat for size in sorted(groups) for seat in _ordered(groups[size], sizes, depth + 1)]


def end_phase_turn(state: State, seat: int, events: Events) -> None:
    """The next player uses what rewards are left (BL-11.2)."""
    if events is not None:
        say(events, "event-ends-turn", seat=seat)
    state.turn += 1
    if state.turn == state.seats:
        state.phase, state.step, state.turn = OVER, MAIN, 0
        if events is not None:
            say(events, "event-over")
