"""Tables to test with: a turn of the blueprints laid out as a test needs it."""

import pytest

from castlewright.core import Chance, Event, Refused
from castlewright.games.blueprints import State, game
from castlewright.games.blueprints.castle import Castle
from castlewright.games.blueprints.castle.forms import drawings
from castlewright.games.blueprints.components import (
    BLOCKED_JOINED,
    DECREES,
    FAVORS,
    LINES,
    ROOM_NUMBER,
    SIDES,
    TYPE_NUMBER,
)
from castlewright.games.blueprints.state import TURN
from castlewright.games.blueprints.turns.rounds import begin_turn

CHANCE = Chance.named("tables of tests")


def number(decree: str) -> int:
    return DECREES.index(decree)


def fresh(seats: int = 2, decrees: str = "one", seed: int = 0, edition: int = 2) -> State:
    options = game.meta.settle({"decrees": decrees}, seats)
    return game.in_edition(edition).start(seats, options, Chance.named("fresh", seed))


def turn(
    *decrees: str,
    seats: int = 2,
    market: str = "R86 R85 R96 R01",
    foyer: str = "living",
    discard: str = "",
    edition: int = 2,
) -> State:
    """The first turn of seat 0, which has these decrees; the others have none."""
    state = fresh(seats, edition=edition)
    state.first, state.order = 0, tuple(range(seats))
    state.phase, state.round, state.turn, state.picks = TURN, 1, 0, ()
    state.market = tuple(sorted(cards(market)))
    state.discard = cards(discard)
    state.favors = tuple(sorted(map(FAVORS.index, ("sizes", "types", "walk", "moats"))))
    for seat, player in enumerate(state.players):
        player.decrees = tuple(sorted(map(number, decrees))) if seat == 0 else ()
        player.powers = sum(1 << decree for decree in player.decrees)
        player.castle = Castle.new(TYPE_NUMBER[foyer], bool(player.powers >> BLOCKED_JOINED & 1))
        player.swans = (TYPE_NUMBER[foyer],)
    begin_turn(state)
    return state


def cards(named: str) -> tuple[int, ...]:
    return tuple(ROOM_NUMBER[card] for card in named.split())


def single(card: str, x: int, y: int, sides: str) -> str:
    """Draws a room of one square with its entrances on these sides."""
    wanted = tuple((0, 0, SIDES.index(side)) for side in sides)
    form = next(n for n, form in enumerate(drawings(ROOM_NUMBER[card]).forms) if set(form.doors) == set(wanted))
    return f"draw {form} {x},{y}"


def build(state: State, card: str, x: int, y: int, sides: str) -> list[Event]:
    """Takes a room of one square from the market, whoever's turn it is, and draws it."""
    return play(state, f"take {card} market", single(card, x, y, sides))


def play(state: State, *notations: str) -> list[Event]:
    """Plays moves for whoever has to act; what the last of them told."""
    events: list[Event] = []
    for notation in notations:
        events = []
        move = game.parse(notation)
        assert move in game.legal(state, state.actor), f"{notation} is not among the legal moves"
        game.advance(state, state.actor, move, CHANCE, events)
    return events


def names(events: list[Event]) -> list[str]:
    return [event.name for event in events]


def refused(state: State, notation: str, seat: int | None = None) -> tuple[str, str]:
    """The paragraph and the sentence that forbid a move."""
    seat = state.actor if seat is None else seat
    move = game.parse(notation)
    refusal = game.why_not(state, seat, move)
    assert refusal is not None, f"{notation} is possible"
    assert move not in game.legal(state, seat)
    before = state.copy()
    with pytest.raises(Refused) as caught:
        game.advance(state, seat, move, CHANCE)
    assert caught.value.refusal == refusal
    assert state == before
    return refusal.rule, refusal.name


def legal(state: State, kind: str = "") -> list[str]:
    """The legal moves of whoever has to act, or those that begin with a word."""
    return [str(move) for move in game.legal(state, state.actor) if str(move).startswith(kind)]


def opened(state: State, seat: int = 0) -> list[str]:
    flags = state.players[seat].castle.flags
    return [line for n, line in enumerate(LINES) if flags >> n & 1]


def give(state: State, track: str, count: int = 1, seat: int = 0) -> None:
    """Paints circles of a type, as if rooms had been completed in an earlier turn."""
    player = state.players[seat]
    kind = TYPE_NUMBER[track]
    player.circles = tuple(n + count * (k == kind) for k, n in enumerate(player.circles))
    begin_turn(state)


def spend_start(state: State, seat: int = 0) -> None:
    """The starting reward is used up, so that it does not get in the way."""
    state.players[seat].specials = (TYPE_NUMBER["food"], *state.players[seat].specials[1:])
