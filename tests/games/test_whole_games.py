"""Turns and gains, on whole random games of every kind."""

from typing import Any

import pytest

from castlewright.core import Chance, Match, gains
from castlewright.games import all_games
from castlewright.testing.plays import Seeded as Pick
from castlewright.testing.plays import Setup, choose, one, setups


def every_setup() -> list[Setup]:
    return [setup for game in all_games().values() for setup in setups(game)]


def totals(sheets: Any) -> dict[Any, int]:
    return {sheet.owner: sheet.total for sheet in sheets}


@pytest.mark.parametrize("setup", every_setup(), ids=str)
def test_gains_add_up_and_turns_hold_all_choices(setup: Setup) -> None:
    match: Match[Any, Any] = setup.match(Chance.named("turns", setup))
    pick = Pick("turns", setup)
    chosen: list[tuple[int, int]] = []
    open_choices: set[tuple[int, int]] = set()
    before = match.scores()
    while actors := match.actors():
        open_choices |= {(len(match.played), seat) for seat in actors if len(match.legal(seat)) > 1}
        seat = one(pick, actors)
        legal = match.legal(seat)
        if len(legal) > 1:
            chosen.append((len(match.played), seat))
        match.play(seat, choose(pick, legal, "kinds"))
        match.turns()
        after = match.scores()
        brought: dict[Any, int] = dict.fromkeys(totals(before) | totals(after), 0)
        for gain in gains(before, after):
            assert gain.points
            brought[gain.owner] += gain.points
        assert brought == {owner: totals(after).get(owner, 0) - totals(before).get(owner, 0) for owner in brought}
        before = after
    turns = match.turns()
    assert turns == match.copy().turns(), "watched or asked for in the end, turns are the same"
    for n, seat in chosen:
        around = [turn for turn in turns if turn.seat == seat and turn.first <= n < (turn.last or 0)]
        assert len(around) == 1, f"move {n} of seat {seat} lies in {around}"
    for turn in turns:
        # It may end without a move of its own: in Two Castles a partner's bonus comes first.
        assert turn.last is not None
        assert turn.first < turn.last
        assert (turn.first, turn.seat) in open_choices
    shares = [match.game.partners(sheet.owner, match.seats) for sheet in before]
    assert {seat for share in shares for seat in share} == set(range(match.seats))
    longest = max(turn.last - turn.first for turn in turns if turn.last is not None)
    assert longest < len(match.played) / 2, "a turn is a part of the game, also for one who plays alone"
