"""The greedy bot paints Coloured Kingdoms as a sensible person would."""

from statistics import mean
from typing import Any

import pytest
from msgspec.structs import replace

from castlewright import games
from castlewright.arena import simulate
from castlewright.bots import BOTS, Budget
from castlewright.bots.evaluations.kingdoms import EVALUATION
from castlewright.bots.evaluations.kingdoms.turns import best_turns
from castlewright.bots.evaluations.kingdoms.worth import outlook, worth
from castlewright.core import Chance
from castlewright.games.kingdoms.board import COLOUR, KINGDOM, REGION, REGIONS, SPELL
from castlewright.games.kingdoms.components import COLOURS, DICE, SPELLS
from castlewright.games.kingdoms.dice.throw import Die
from castlewright.games.kingdoms.moves import Take
from castlewright.games.kingdoms.painting.paper import Paper
from castlewright.games.kingdoms.state import State

GAME = games.get("kingdoms")
LUCK = Chance.named("greedy kingdoms")
FULL = dict(zip(REGIONS, ["green", "red", "brown", "purple", "yellow", "green"] * 9, strict=True))
"""Colours of no rule: only that everything is painted matters."""


def paper(painted: str = "", spells: str = "", drops: str = "") -> Paper:
    """`paper("G1 blue, G2 red", spells="match", drops="green")`."""
    made = Paper()
    for region, colour in (pair.split() for pair in painted.split(",") if pair.strip()):
        made = made.with_region(REGION[region], COLOUR[colour], gives=0)
    return replace(
        made,
        spells=tuple(spells.split().count(spell) for spell in SPELLS),
        new_spells=(0,) * len(SPELLS),
        drops=tuple(drops.split().count(colour) for colour in COLOURS),
        new_drops=(0,) * len(COLOURS),
    )


def table(mine: Paper, rivals: int = 0, **dice: str) -> State:
    """Seat 0 is to take a die; a die that is not named shows 2 in Yellowmere."""
    state: State = GAME.start(1 + rivals, {"first": "host"}, LUCK)
    state.papers[0] = state.opened[0] = mine
    laid = []
    for name in DICE:
        value, kingdom = dice.get(name, "2 yellowmere").split()
        laid.append(Die(int(value), 1000, 1000, 0, (KINGDOM[kingdom],)))
    state.dice = tuple(laid)
    return state


def decide(state: State, seat: int = 0) -> Any:
    return BOTS["greedy"].choose(GAME, GAME.view(state, seat), LUCK, Budget())


def turn(state: State) -> list[str]:
    """Plays one whole turn of seat 0."""
    said: list[str] = []
    while not said or said[-1] != "done":
        move = decide(state)
        said.append(str(move))
        GAME.advance(state, 0, move, LUCK)
    return said


def test_it_builds_a_capital() -> None:
    said = turn(table(paper(), red="2 redmount"))
    assert said[0] == "take red redmount"
    assert "paint red R2" in said


def test_it_finishes_a_kingdom_when_it_can() -> None:
    almost = ", ".join(
        f"{region} {FULL[region]}" for region in REGIONS if region[0] == "G" and region not in ("G1", "G5")
    )
    said = turn(table(paper(almost), blue="2 greenwood"))
    assert sorted(said) == ["done", "paint blue G1", "paint blue G5", "take blue greenwood"]


def test_it_places_all_drops_when_it_can() -> None:
    for seed in range(5):
        state = GAME.start(1, {"first": "host"}, Chance.named(seed))
        for _ in range(3):
            turn(state)
            GAME.advance(state, 0, decide(state), Chance.named(seed))
        assert state.papers[0].blots == 0


def test_it_uses_supplies_in_the_last_round() -> None:
    state = table(paper("G1 blue, B7 red", drops="green purple brown"))
    state.last = True
    said = turn(state)
    assert sum(" tower" in move for move in said) == 3


def test_supplies_are_worth_something_as_long_as_there_is_time() -> None:
    state = table(paper())
    with_spell, without = paper(spells="match", drops="green"), paper()
    assert worth(with_spell, outlook(state, 0)) > worth(without, outlook(state, 0)) + 1
    state.last = True
    assert worth(with_spell, outlook(state, 0)) == worth(without, outlook(state, 0))


def test_it_crosses_out_what_it_is_least_likely_to_reach() -> None:
    begun = ", ".join(
        f"{region} {colour}" for region, colour in FULL.items() if region[0] == "G" and region not in "G1 G2"
    )
    state = table(paper(begun))
    state.phase = "cross"
    assert str(decide(state)) != "cross greenwood 4"


def test_it_does_not_end_the_game_with_half_a_map() -> None:
    """A third kingdom is worth less than the many regions that the last rounds would still bring."""
    done = ", ".join(f"{region} {colour}" for region, colour in FULL.items() if region[0] in "GLR" and region != "G3")
    around = outlook(table(paper(done)), 0)
    ended = paper(f"{done}, G3 blue")
    more = paper(f"{done}, Y1 red, Y3 blue, Y8 yellow, B4 blue")
    assert worth(more, around) > worth(ended, around)


def test_plans_are_legal_and_finish() -> None:
    state = table(paper("G1 blue", spells="match", drops="green"), blue="3 greenwood")
    GAME.advance(state, 0, Take("blue", "greenwood", "blue"), LUCK)
    begun = state.turns[0]
    assert begun is not None
    for chain in best_turns(state.papers[0], begun, outlook(state, 0), most=5):
        after = GAME.copy(state)
        for move in chain:
            GAME.advance(after, 0, move, LUCK)
        assert after.phase == "cross"


def test_rivals_near_the_end_make_time_short() -> None:
    state = table(paper(), rivals=1)
    calm = outlook(state, 0).rounds
    near = ", ".join(f"{region} {colour}" for region, colour in FULL.items() if region[0] in "GLR" and region != "G3")
    state.opened[1] = paper(near)
    assert outlook(state, 0).rounds < calm
    state.last = True
    assert outlook(state, 0).rounds == 0
    assert outlook(state, 0).ending
    assert EVALUATION.worlds(GAME, state, 0) == 1


def test_speed_that_is_gone_is_not_hoped_for() -> None:
    state = table(paper(), rivals=1)
    blueriver = KINGDOM["blueriver"]
    assert outlook(state, 0).rows[blueriver] == 4
    state.firsts = (2, *state.firsts[1:])
    assert outlook(state, 0).rows[blueriver] == 2
    state.seconds = (2, *state.seconds[1:])
    assert outlook(state, 0).rows[blueriver] == 0
    assert SPELL["shift"] == 0


@pytest.mark.slow
@pytest.mark.timeout(900)
def test_it_beats_random_overwhelmingly() -> None:
    result = simulate("kingdoms", 3, ["greedy", "random", "random"], games=20, seed="strength", jobs=2)
    assert result.seats[0].wins >= 19


@pytest.mark.slow
@pytest.mark.timeout(900)
def test_alone_the_kingdoms_are_safe_with_it() -> None:
    result = simulate("kingdoms", 1, ["greedy"], games=30, seed="strength", jobs=2)
    assert mean(result.seats[0].scores) >= 62
    assert min(result.seats[0].scores) >= 50
