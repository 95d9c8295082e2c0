"""Tables for the tests: sheets written as words, dice laid where they are wanted."""

from collections.abc import Iterator, Mapping, Sequence
from random import Random

import pytest
from msgspec.structs import replace

from castlewright.core import Chance, Event, Refusal, Refused
from castlewright.games.kingdoms import game
from castlewright.games.kingdoms.board import COLOUR, KINGDOM, NEIGHBOURS, REGION, REGIONS, SPELL, bits
from castlewright.games.kingdoms.components import COLOURS, DICE, SPELLS
from castlewright.games.kingdoms.dice.throw import Die
from castlewright.games.kingdoms.moves import Move
from castlewright.games.kingdoms.painting.paper import Paper
from castlewright.games.kingdoms.state import State

CHANCE = Chance.named("kingdoms tests")
FIRST = {"first": "host"}
Words = Mapping[str, int]


def paper(painted: Mapping[str, str] | str = "", spells: Words = {}, drops: Words = {}, blots: int = 0) -> Paper:  # noqa: B006
    """`paper("G1 blue, G2 red")`: the map as given, the supplies as given, nothing new."""
    if isinstance(painted, str):
        painted = dict(pair.split() for pair in painted.split(",") if pair.strip())
    made = Paper()
    for region, colour in painted.items():
        made = made.with_region(REGION[region], COLOUR[colour], gives=0)
    return replace(
        made,
        spells=tuple(spells.get(spell, 0) for spell in SPELLS),
        new_spells=(0,) * len(SPELLS),
        drops=tuple(drops.get(colour, 0) for colour in COLOURS),
        new_drops=(0,) * len(COLOURS),
        blots=blots,
    )


def dice(**lie: str) -> tuple[Die, ...]:
    """`dice(blue="4 greenwood redmount")`; whatever is not named shows 2 in Yellowmere."""
    made = []
    for name in DICE:
        value, *kingdoms = lie.get(name, "2 yellowmere").split()
        made.append(Die(int(value), 1000, 1000, 0, tuple(sorted(KINGDOM[kingdom] for kingdom in kingdoms))))
    return tuple(made)


def table(*papers: Paper, **lie: str) -> State:
    """One seat for each paper, seat 0 first; dice as in `dice`."""
    state = game.start(len(papers), FIRST, CHANCE)
    state.papers = list(papers)
    state.opened = list(papers)
    state.dice = dice(**lie)
    return state


def painting(taken: str, mine: Paper | None = None) -> State:
    """Alone, with a blue die just taken: `painting("3 greenwood")`."""
    state = table(mine or paper(), blue=taken)
    play(state, 0, f"take blue {taken.split()[1]}")
    return state


def play(state: State, seat: int, *notations: str) -> list[Event]:
    events: list[Event] = []
    for notation in notations:
        game.advance(state, seat, game.parse(notation), CHANCE, events)
    return events


def refused(state: State, seat: int, notation: str) -> str:
    """The rule and the name of the refusal, which must leave the state alone."""
    before = game.copy(state)
    refusal = game.why_not(state, seat, game.parse(notation))
    assert isinstance(refusal, Refusal), f"{notation} is allowed"
    assert game.parse(notation) not in game.legal(state, seat)
    with pytest.raises(Refused) as caught:
        game.advance(state, seat, game.parse(notation), CHANCE)
    assert caught.value.refusal == refusal
    assert state == before
    return f"{refusal.rule} {refusal.name}"


def offered(state: State, seat: int, start: str = "") -> list[str]:
    """The legal moves that begin so."""
    return [str(move) for move in game.legal(state, seat) if str(move).startswith(start)]


def whole(letters: str, but: str = "") -> dict[str, str]:
    """Kingdoms painted all over by the rules of neighbours, except some regions."""
    return {
        region: colour for region, colour in _COLOURING.items() if region[0] in letters and region not in but.split()
    }


# Basic colours last, so that a die finds a place in what is left open.
_PREFERRED = ("green", "purple", "brown", "yellow", "red", "blue")


def _colouring() -> dict[str, str]:
    found: dict[int, int] = {}
    for region in range(len(REGIONS)):
        taken = {found[other] for other in bits(NEIGHBOURS[region]) if other in found}
        found[region] = next(COLOUR[colour] for colour in _PREFERRED if COLOUR[colour] not in taken)
    return {REGIONS[region]: COLOURS[colour] for region, colour in found.items()}


_COLOURING = _colouring()


def spells(state: State, seat: int = 0) -> dict[str, int]:
    """Spells ready to be cast."""
    ready = state.papers[seat].spells
    return {spell: ready[SPELL[spell]] for spell in SPELLS if ready[SPELL[spell]]}


def drops(state: State, seat: int = 0) -> dict[str, int]:
    """Tower drops gained in this round."""
    return {colour: count for colour, count in zip(COLOURS, state.papers[seat].new_drops, strict=True) if count}


def total(state: State, seat: int = 0) -> int:
    return game.scores(state)[seat].total


def groups(state: State, seat: int = 0) -> dict[str, int]:
    return game.scores(state)[seat].groups()


def whole_game(seed: int, seats: int, careful: float = 0.5) -> Iterator[tuple[State, int, Move | None]]:
    """A random game, state by state with the move that follows; careful players seldom stop while they can paint."""
    luck = Random(seed)
    chance = Chance.named("kingdoms whole game", seed)
    state = game.start(seats, {"first": "chance"}, chance)
    while actors := game.actors(state):
        seat = luck.choice(actors)
        legal: Sequence[Move] = game.legal(state, seat)
        paints = [move for move in legal if str(move).startswith("paint")]
        move = luck.choice(paints if paints and luck.random() < careful else legal)
        yield state, seat, move
        game.advance(state, seat, move, chance)
    yield state, 0, None
