"""The suite looks everywhere: at every phase, with every setup, as often as it says; and it notices if it does not."""

import re

import pytest

from castlewright.games import house_games
from castlewright.testing import (
    PROPERTIES,
    Effort,
    Nonconforming,
    Phase,
    Pool,
    Property,
    Seating,
    pool,
    seatings,
    setups,
)
from castlewright.testing.plays import branch, playthrough
from castlewright.testing.pools import Place
from castlewright.testing.toy import Toy
from castlewright.texts.files import game_files

MOMENTS = [prop for prop in PROPERTIES if prop.at_any_moment]
TOY = Toy()
BY_HAND = {"castellan": {"prompt-set-aside"}}
"""What no random game comes to: the very last turn of Castellan, with pieces that fit nowhere. It has a test of its
own."""
WHOLE = [prop for prop in PROPERTIES if prop.over_whole_games]


@pytest.mark.parametrize("prop", MOMENTS, ids=lambda prop: prop.name)
def test_every_property_is_taken_to_every_phase_and_setup(prop: Property) -> None:
    look = pool(Seating(TOY, 2), Effort())
    met = [look.kinds(place) for place in look.for_property(prop.name)]
    asked = {Phase(name, late) for name in ("prompt-lay", "prompt-turn") for late in (False, True)}
    for phase in (*asked, Phase("prompt-over", True)):
        assert sum(phase in kinds for kinds in met) >= 5
    for setup in setups(TOY):
        assert setup.seats != 2 or sum(setup in kinds for kinds in met) >= 5


@pytest.mark.parametrize("prop", [MOMENTS[0], WHOLE[0]], ids=lambda prop: prop.name)
def test_a_suite_that_looks_away_is_noticed(prop: Property, monkeypatch: pytest.MonkeyPatch) -> None:
    def places(self: Pool, *_: str) -> list[Place]:
        every = [Place(through, n) for through in self.throughs for n in range(len(through.states))]
        return [place for place in every if place.through.asked[place.n] != "prompt-turn"]

    monkeypatch.setattr(Pool, "places", places)
    monkeypatch.setattr(Pool, "for_property", places)
    with pytest.raises(Nonconforming, match="often enough: prompt-turn in the first half was met 0 times"):
        prop.check(Seating(TOY, 3), Effort())


def test_a_branch_is_the_same_game_up_to_there() -> None:
    through = playthrough(setups(TOY)[0], 1)
    n = len(through.played) // 2
    others = [branch(through, n, seed) for seed in range(5)]
    for other in others:
        assert other.played[:n] == through.played[:n]
        assert other.asked[: n + 1] == through.asked[: n + 1]
        assert other.played[n].seat == through.played[n].seat
        assert other.ended
    assert len({tuple(str(played.move) for played in other.played) for other in others}) > 1


@pytest.mark.slow
@pytest.mark.parametrize("game_id", house_games())
def test_every_prompt_of_a_game_is_met(game_id: str) -> None:
    """The prompts are what tells the phases apart: one that nobody is ever given would hide a phase."""
    game = house_games()[game_id]
    never = set(re.findall(r"^(prompt-[\w-]+) =", game_files(game, "en")["messages"], re.MULTILINE))
    assert never
    for seating in seatings(game):
        for through in pool(seating, Effort()).throughs:
            never -= set(through.asked)
            for state in through.states[:: 1 if never else len(through.states)]:
                never -= {game.view(state, seat).prompt.name for seat in (None, *range(seating.seats))}
    assert never == BY_HAND.get(game_id, set())
