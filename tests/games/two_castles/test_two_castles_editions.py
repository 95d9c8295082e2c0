"""Editions: what has changed, and that games begun before fold as they did."""

from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
from two_castles_old_counts import EDITION_1
from two_castles_tables import begun, building, castle_with, play, play_on, written

from castlewright.core import BadRecord, Chance, Match, Record, Refused, replay
from castlewright.games.two_castles import game
from castlewright.games.two_castles.moves import Add, Agree, Build
from castlewright.games.two_castles.state import BUILD, State

LIVING = {(-1, 0): "salon", (-2, 0): "study"}


def third_living(edition: int, seats: int = 4) -> State:
    """Castle 0 has just received its third living room."""
    state = building({0: ("gallery", "kitchen")}, {0: castle_with(LIVING)}, seats=seats, edition=edition)
    play(state, 0, "build 0 gallery -3,0")
    return state


def test_a_game_knows_its_edition_and_so_does_everybody_at_the_table() -> None:
    assert game.meta.edition == 2
    for edition in (1, 2):
        state = begun(3, edition=edition)
        assert state.edition == state.copy().edition == edition
        for eye in (0, None):
            view = game.view(state, eye)
            assert view.edition == edition
            assert game.imagine(view, Chance.named("edition")).edition == edition
    with pytest.raises(Refused):
        game.in_edition(3)


@pytest.mark.rule("TC-4.5", "TC-6.1")
@pytest.mark.parametrize(("edition", "stands"), [(1, False), (2, True)])
def test_what_settles_a_bonus_stands_since_edition_2(edition: int, stands: bool) -> None:
    """Otherwise its partners could build elsewhere and the bonus be open again: it comes before any other room."""
    state = third_living(edition)
    assert not game.finality(state, 1, game.parse("attend 0 knight")).final, "a proposal may be thought over"
    play(state, 1, "attend 0 knight")
    for notation in ("agree 0", "attend 0 painter"):
        finality = game.finality(state, 0, game.parse(notation))
        assert (finality.final, finality.scope, finality.touches) == (stands, "castle-0", frozenset())


@pytest.mark.rule("TC-4.5")
@pytest.mark.parametrize("edition", [1, 2])
def test_a_copied_bonus_is_still_open_and_can_be_thought_over(edition: int) -> None:
    castle = castle_with({(0, -1): "crypt", (0, -2): "dungeon"})
    state = building({1: ("armory", "kitchen")}, {1: castle}, seats=2, edition=edition)
    play(state, 1, "build 1 armory 0,-3")
    assert not game.finality(state, 1, game.parse("copy 1 living")).final
    assert game.finality(state, 1, game.parse("copy 1 food")).final


def random_game(seats: int, seed: int, edition: int) -> Match[State, Any]:
    """A game of random moves in which bonuses are settled late, and some moves are taken back."""
    luck = Random(seed)
    match = Match(game.in_edition(edition), seats, {"seniority": "drawn"}, Chance.named("editions", seats, seed))
    while not match.over:
        seat = luck.choice(match.actors())
        scopes = match.scopes(seat)
        if scopes and luck.random() < 0.15:
            scope = luck.choice(sorted(scopes))
            match.undo(seat, luck.randint(1, scopes[scope]), scope)
            continue
        legal = match.legal(seat)
        builds = [move for move in legal if isinstance(move, Build)]
        match.play(seat, luck.choice(builds if builds and luck.random() < 0.8 else legal))
    return match


def rooms_built_too_early(match: Match[State, Any]) -> int:
    """Rooms that a partner of a castle built while its bonus was open, told by the castles and moves alone."""
    early = 0
    state = match.game.start(match.seats, match.options, match.chance)
    for played in match.played:
        if isinstance(played.move, Build):
            early += any(state.bonuses[castle] is not None for castle in state.castles_of(played.seat))
        match.game.apply(state, played.seat, played.move, match.chance)
    return early


@pytest.mark.rule("TC-6.1")
@pytest.mark.parametrize("seats", [2, 3, 4, 7])
def test_no_partner_of_an_open_bonus_builds_since_edition_2(seats: int) -> None:
    assert sum(rooms_built_too_early(random_game(seats, seed, 2)) for seed in range(4)) == 0
    assert sum(rooms_built_too_early(random_game(seats, seed, 1)) for seed in range(4)) > 0


@pytest.mark.rule("TC-6.1")
@pytest.mark.parametrize("seats", [3, 5, 7])
def test_somebody_may_always_act_however_late_bonuses_are_settled(seats: int) -> None:
    """Whoever can build does, until only bonuses are left; then they are settled, the last castle first."""
    for seed in range(3):
        chance, luck = Chance.named("late", seats, seed), Random(seed)
        state = begun(seats, "drawn", chance)
        while actors := game.actors(state):
            seat = actors[-1]
            for each in actors:
                if any(isinstance(move, Build) for move in game.legal(state, each)):
                    seat = each
            legal = game.legal(state, seat)
            builds = [move for move in legal if isinstance(move, Build)]
            assert not (builds and any(isinstance(move, Add | Agree) for move in legal))
            game.advance(state, seat, luck.choice(builds or legal), chance)
        assert game.outcome(state) is not None


def test_the_same_moves_are_possible_in_both_editions_while_no_bonus_is_open() -> None:
    old, new = begun(5, edition=1), begun(5, edition=2)
    play_on(old, BUILD)
    play_on(new, BUILD)
    assert [written(old, seat) for seat in range(5)] == [written(new, seat) for seat in range(5)]


def test_old_records_need_their_own_edition() -> None:
    """Some of them have rooms that were built while a bonus was open: under the new rules they would not fold."""
    folder = Path(__file__).parents[2] / "records" / "two_castles"
    found = {1: 0, 2: 0}
    folds_anew = []
    for file in sorted(folder.glob("*.json")):
        if file.name.endswith(".outcome.json"):
            continue
        record = msgspec.json.decode(file.read_bytes(), type=Record)
        found[record.edition] += 1
        assert replay(record, game).game.meta.edition == record.edition
        if record.edition == 1:
            try:
                replay(msgspec.structs.replace(record, edition=2), game)
            except BadRecord:
                folds_anew.append(False)
            else:
                folds_anew.append(True)
    assert found[1] == 15
    assert found[2] >= 6
    assert not all(folds_anew)


def perft(old: Any, state: State, chance: Chance, depth: int) -> int:
    """How many chains of so many moves there are."""
    if depth == 1:
        return sum(len(old.legal(state, seat)) for seat in old.actors(state))
    count = 0
    for seat in old.actors(state):
        for move in old.legal(state, seat):
            after = old.copy(state)
            old.advance(after, seat, move, chance)
            count += perft(old, after, chance, depth - 1)
    return count


@pytest.mark.parametrize(
    "line",
    EDITION_1.strip().splitlines(),
    ids=lambda line: line[:20].strip(),
)
def test_edition_1_counts_as_it_did(line: str) -> None:
    seats, seed, depth, count, moves = (part.strip() for part in line.split("|"))
    old, chance = game.in_edition(1), Chance.named(*seed.split())
    state = old.start(int(seats), old.meta.settle({}, int(seats)), chance)
    for notation in filter(None, moves.split("; ")):
        old.advance(state, old.actors(state)[0], old.parse(notation), chance)
    assert perft(old, state, chance, int(depth)) == int(count)
