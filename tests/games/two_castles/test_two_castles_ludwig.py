"""Section 10: two players and Ludwig."""

import pytest
from two_castles_tables import SEED, begun, castle_with, play, play_on, play_turn, refusal, written

from castlewright.core import Chance, Match
from castlewright.games.two_castles import game
from castlewright.games.two_castles.castle.growth import points
from castlewright.games.two_castles.components import NUMBER, PIECES
from castlewright.games.two_castles.moves import Build
from castlewright.games.two_castles.state import BUILD, CHOOSE, LUDWIGS_SEAT, NOBODY, OVER, SERVE, State


def served() -> State:
    state = begun(2)
    play(state, 0, written(state, 0)[0])
    return state


@pytest.mark.rule("TC-10.1")
def test_two_people_play_as_three() -> None:
    state = begun(2)
    assert state.places == len(state.castles) == 3
    view = game.view(state, 0)
    assert [castle.partners for castle in view.castles] == [(0, 1), (1, 2), (2, 0)]
    assert [(castle.senior, castle.junior) for castle in view.castles] == [(0, 1), (1, None), (0, None)]
    assert [place.size for place in view.places] == [9, 9, 7]
    assert view.places[LUDWIGS_SEAT].stack is None
    assert len(state.rooms.supply) == 147 - 27
    assert refusal(begun(3), 0, "serve bakery") == ("TC-10.1", "no-ludwig")


@pytest.mark.rule("TC-10.2")
def test_ludwig_is_served_before_the_people_choose() -> None:
    state = begun(2)
    drawn = state.pairs[LUDWIGS_SEAT]
    assert state.phase == SERVE
    assert game.actors(state) == (0,)
    assert not game.talk(state)
    hand = [PIECES[room] for room in state.stacks[0]]
    assert refusal(state, 0, f"choose {hand[0]} {hand[1]}") == ("TC-10.2", "ludwig-first")
    assert refusal(state, 1, f"serve {PIECES[drawn[0]]}") == ("TC-10.2", "other-serves")
    assert refusal(state, 0, f"serve {hand[0]}") == ("TC-10.2", "not-ludwigs")
    assert game.view(state, 0).places[2].pair == tuple(PIECES[room] for room in drawn)
    assert game.view(state, 1).places[2].pair == ()
    assert game.finality(state, 0, game.legal(state, 0)[0]).final
    events = play(state, 0, f"serve {PIECES[drawn[1]]}")
    assert [event.to for event in events] == [None, None]
    assert state.ludwig == [NOBODY, drawn[0], drawn[1]]
    assert [castle.ludwig for castle in game.view(state, None).castles] == [None, PIECES[drawn[0]], PIECES[drawn[1]]]
    assert state.phase == CHOOSE
    assert game.actors(state) == (0, 1)
    assert refusal(state, 0, f"serve {PIECES[drawn[0]]}") == ("TC-10.2", "served")
    # Ludwig's room lies by its castle already, but everybody chooses before anybody builds.
    castle = next(castle for castle, room in enumerate(state.ludwig) if room != NOBODY)
    at = state.castles[castle].places_for(state.ludwig[castle])[0]
    build = Build(castle, PIECES[state.ludwig[castle]], at)
    assert refusal(state, state.seniors[castle], str(build)) == ("TC-3.2", "not-building")


@pytest.mark.rule("TC-10.2")
def test_his_left_neighbour_serves_first_and_his_right_one_in_the_second_round() -> None:
    state = begun(2)
    servers = []
    while state.phase != OVER:
        if state.phase == SERVE:
            servers.append((state.round, *game.actors(state)))
            assert len(state.pairs[LUDWIGS_SEAT]) == 2
        seat = game.actors(state)[0]
        move = game.legal(state, seat)[0]
        if state.phase == SERVE and state.round == 2:
            room = NUMBER[str(move).split()[1]]
            game.advance(state, seat, move, SEED)
            assert state.ludwig[1] == room
        else:
            game.advance(state, seat, move, SEED)
    assert servers == [(1, 0)] * 4 + [(2, 1)] * 4


@pytest.mark.rule("TC-10.2")
def test_his_two_rooms_are_drawn_by_lot() -> None:
    state = served()
    firsts = {begun(2, chance=Chance.named("lot", n)).pairs[2] for n in range(8)}
    assert len(firsts) > 1
    assert set(state.ludwig[1:]).isdisjoint(state.stacks[LUDWIGS_SEAT])


@pytest.mark.rule("TC-10.3")
def test_his_stack_moves_on_and_its_last_room_is_discarded() -> None:
    state = served()
    his, ours = state.stacks[LUDWIGS_SEAT], state.stacks[1]
    play_on(state, BUILD)
    assert state.stacks[0] == his
    assert set(state.stacks[LUDWIGS_SEAT]) < set(ours)
    while state.round == 1:
        play_turn(state)
    assert len(state.rooms.discards) >= 3
    assert len(state.stacks[LUDWIGS_SEAT]) == 7


@pytest.mark.rule("TC-10.4")
def test_the_human_partner_builds_his_room_too() -> None:
    state = served()
    play_on(state, BUILD)
    his = PIECES[state.ludwig[2]]
    mine = [PIECES[room] for room in state.pairs[0]]
    offered = {move.split()[2] for move in written(state, 0) if move.startswith("build 2")}
    assert offered == {his, *mine}
    assert refusal(state, 0, f"build 0 {his} -1,0")[1] == "not-your-room"
    assert refusal(state, 0, "you_first 2") == ("TC-10.4", "ludwig-never-builds")
    assert refusal(state, 1, "you_first 1") == ("TC-10.4", "ludwig-never-builds")
    assert "you_first 0" in written(state, 0)
    assert not any(move.startswith("you_first 2") for move in written(state, 0))
    first = next(move for move in written(state, 0) if move.startswith(f"build 2 {his}"))
    assert not game.finality(state, 0, game.parse(first)).final
    play(state, 0, first)
    assert state.ludwig[2] == NOBODY
    assert state.due[2] == 0b001
    assert {move.split()[2] for move in written(state, 0) if move.startswith("build 2")} == set(mine)
    second = next(move for move in written(state, 0) if move.startswith("build 2"))
    assert not game.finality(state, 0, game.parse(second)).final, "the other castles are not complete"
    play(state, 0, second)
    assert state.due[2] == 0


@pytest.mark.rule("TC-10.4")
def test_his_room_can_also_be_built_last() -> None:
    state = served()
    play_on(state, BUILD)
    his = PIECES[state.ludwig[1]]
    mine = PIECES[state.pairs[1][0]]
    play(state, 1, next(move for move in written(state, 1) if move.startswith(f"build 1 {mine}")))
    assert {move.split()[2] for move in written(state, 1) if move.startswith("build 1")} == {his}


@pytest.mark.rule("TC-10.5")
def test_the_human_partner_settles_bonuses_alone() -> None:
    state = served()
    play_on(state, BUILD)
    state.castles[2] = castle_with({(-1, 0): "bakery", (-2, 0): "brewery"})
    state.pairs[0] = tuple(sorted((NUMBER["buttery"], NUMBER["salon"])))
    play(state, 0, "build 2 buttery -3,0")
    assert state.decider(2) == 0
    assert game.view(state, 0).prompt.name == "prompt-settle"
    drawn = game.view(state, 0).castles[2].bonus
    hidden = game.view(state, 1).castles[2].bonus
    assert drawn is not None
    assert hidden is not None
    assert drawn.drawn is not None
    assert hidden.drawn is None
    option = next(move for move in written(state, 0) if move.startswith("add 2"))
    assert refusal(state, 0, "agree 2") == ("TC-6.3", "nothing-proposed")
    assert game.finality(state, 0, game.parse(option)).final
    play(state, 0, option)
    assert state.castles[2].counts[0] + sum(state.castles[2].counts[1:]) == 4
    assert all(each.known == 0b001 for each in state.rooms.discards)


@pytest.mark.rule("TC-6.1", "TC-10.5")
def test_a_bonus_of_a_castle_with_ludwig_holds_up_its_human_partner_only() -> None:
    state = served()
    play_on(state, BUILD)
    state.castles[1] = castle_with({(-1, 0): "salon", (-2, 0): "study"})
    state.pairs[1] = tuple(sorted((NUMBER["gallery"], NUMBER["bakery"])))
    play(state, 1, "build 1 gallery -3,0")
    assert game.actors(state) == (0, 1)
    assert {move.split()[0] for move in written(state, 1)} == {"attend"}
    his = PIECES[state.ludwig[1]]
    for notation in ("build 0 bakery 2,0", f"build 1 {his} 2,0", "you_first 0"):
        assert refusal(state, 1, notation) == ("TC-6.1", "bonus-first")
    # Ludwig has no hands: the other person goes on, with Ludwig's other room too.
    offered = {move.split()[2] for move in written(state, 0) if move.startswith("build 2")}
    assert PIECES[state.ludwig[2]] in offered
    assert [castle.held for castle in game.view(state, 0).castles] == [(1,), (), ()]
    play(state, 1, "attend 1 knight")
    assert any(move.startswith("build 1") for move in written(state, 1))


@pytest.mark.rule("TC-10.6")
def test_ludwig_can_win() -> None:
    winners = set()
    for n in range(12):
        chance = Chance.named("ludwig can win", n)
        state = begun(2, chance=chance)
        while state.phase != OVER:
            seat = game.actors(state)[0]
            legal = game.legal(state, seat)
            game.advance(state, seat, legal[chance.below("pick", len(legal), n=len(legal))], chance)
        outcome = game.outcome(state)
        assert outcome is not None
        assert {standing.owner for standing in outcome.standings} == {0, 1, "ludwig"}
        totals = [points(castle) for castle in state.castles]
        his = next(standing for standing in outcome.standings if standing.owner == "ludwig")
        assert his.score == min(totals[1], totals[2])
        winners |= set(outcome.winners())
    assert "ludwig" in winners
    assert winners & {0, 1}


@pytest.mark.parametrize("seats", [2, 3])
@pytest.mark.rule("TC-9.2", "TC-10.6")
def test_a_game_decided_by_resigning_has_everybodys_points(seats: int) -> None:
    match = Match(game, seats, {}, SEED)
    while not any(points(castle) for castle in match.state.castles):
        seat = match.actors()[0]
        match.play(seat, match.game.legal(match.state, seat)[0])
    for seat in range(1, seats):
        match.resign(seat)
    outcome = match.outcome()
    assert outcome is not None
    totals = [points(castle) for castle in match.state.castles]
    lower = {owner: min(totals[n], totals[n - 1]) for n, owner in enumerate((0, 1, "ludwig" if seats == 2 else 2))}
    assert {standing.owner: standing.score for standing in outcome.standings} == lower
    resigned = [standing for standing in outcome.standings if standing.owner in range(1, seats)]
    assert {standing.place for standing in resigned} == {4 - len(resigned)}
