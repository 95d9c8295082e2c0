"""Sections 3 and 11: the draft, and who knows what."""

import pytest
from two_castles_tables import SEED, begun, building, castle_with, play, play_on, play_turn, refusal

from castlewright.core import Chance
from castlewright.games.two_castles import game
from castlewright.games.two_castles.bonuses.piles import Discard, Pile
from castlewright.games.two_castles.components import NUMBER, PIECES
from castlewright.games.two_castles.state import BUILD, CHOOSE, OVER


def choose_first(state: object, seat: int) -> None:
    game.advance(state, seat, game.legal(state, seat)[0], SEED)  # type: ignore[arg-type]


@pytest.mark.rule("TC-3.1")
def test_two_rounds_of_four_turns_with_smaller_and_smaller_hands() -> None:
    state = begun(4)
    seen = []
    while state.phase != OVER:
        assert state.phase == CHOOSE
        seen.append((state.round, state.turn, *{len(stack) for stack in state.stacks}))
        play_turn(state)
    assert seen == [(r, t, size) for r in (1, 2) for t, size in ((1, 9), (2, 7), (3, 5), (4, 3))]
    assert all(sum(castle.counts) >= 16 for castle in state.castles)


@pytest.mark.rule("TC-3.1")
def test_a_supply_too_small_for_the_second_deal_is_shuffled_with_the_discards() -> None:
    state = begun(3)
    while (state.round, state.turn, state.phase) != (1, 4, BUILD):
        game.advance(state, game.actors(state)[0], game.legal(state, game.actors(state)[0])[0], SEED)
    supply = state.rooms.supply
    few, rest = supply[:20], supply[20:]
    state.rooms = Pile(few, tuple(Discard(item, 0b001, 0) for item in rest))
    play_turn(state)
    assert (state.round, state.turn) == (2, 1)
    assert state.rooms.times == 1
    assert state.dealt == 1
    assert all(len(stack) == 9 for stack in state.stacks)
    assert not state.rooms.discards
    assert len(state.rooms.supply) == 147 - 27 - sum(sum(castle.counts) for castle in state.castles)
    # What somebody knew among the discards may be dealt again, and is not forgotten.
    known = {fact.item for fact in game.view(state, 0).rooms.returned}
    assert known
    assert known.isdisjoint(game.view(state, 0).places[0].stack or ())


@pytest.mark.rule("TC-3.2")
def test_a_pair_is_chosen_once_and_from_the_hand() -> None:
    state = begun(3)
    hand = [PIECES[room] for room in state.stacks[0]]
    other = PIECES[state.stacks[1][0]]
    assert len(game.legal(state, 0)) == 36
    assert refusal(state, 0, f"choose {hand[0]} {hand[0]}") == ("TC-3.2", "two-rooms")
    assert refusal(state, 0, f"choose {hand[0]} {other}") == ("TC-3.2", "not-in-hand")
    assert refusal(state, 0, f"choose {hand[0]} nonsense") == ("TC-3.2", "not-in-hand")
    events = play(state, 0, f"choose {hand[4]} {hand[1]}")
    assert state.pairs[0] == tuple(sorted((NUMBER[hand[1]], NUMBER[hand[4]])))
    assert game.actors(state) == (1, 2)
    assert game.legal(state, 0) == []
    assert refusal(state, 0, f"choose {hand[2]} {hand[3]}") == ("TC-3.2", "chosen")
    assert [(event.name, event.to) for event in events] == [
        ("event-chosen", None),
        ("event-you-chose", (0,)),
        ("event-you-chose", (0,)),
    ]
    assert game.finality(begun(3), 0, game.legal(begun(3), 0)[0]).final


@pytest.mark.rule("TC-3.2")
def test_nothing_is_built_while_rooms_are_chosen_and_nothing_chosen_while_they_are_built() -> None:
    state = begun(3)
    room = PIECES[state.stacks[0][0]]
    for notation in (f"build 0 {room} -1,0", "you_first 0", "add 0 tower -1,0", "agree 0"):
        assert refusal(state, 0, notation) == ("TC-3.2", "not-building")
    play_on(state, BUILD)
    assert refusal(state, 0, "choose bakery salon") == ("TC-3.2", "not-choosing")


@pytest.mark.rule("TC-3.3")
def test_silence_while_choosing_and_talk_while_building() -> None:
    state = begun(3)
    assert not game.talk(state)
    play_on(state, BUILD)
    assert game.talk(state)
    play_on(state, OVER)
    assert game.talk(state)


@pytest.mark.rule("TC-3.4")
@pytest.mark.parametrize(("round_number", "step"), [(1, 1), (2, -1)])
def test_pairs_are_revealed_together_and_stacks_move_left_then_right(round_number: int, step: int) -> None:
    state = begun(4)
    while state.round < round_number:
        play_turn(state)
    rest = {}
    for seat in range(4):
        assert all(place.tiles == () for place in game.view(state, None).places)
        move = game.legal(state, seat)[5]
        choose_first(state, seat) if seat < 3 else play(state, seat, str(move))
        if seat < 3:
            rest[seat] = state.stacks[seat]
    assert state.phase == BUILD
    for seat in range(3):
        assert state.stacks[(seat + step) % 4] == rest[seat]
    assert all(len(place.tiles) == 2 for place in game.view(state, None).places)
    # The next stack lies there, but nobody picks it up before all castles are ready.
    assert all(game.view(state, seat).places[seat].stack is None for seat in range(4))
    assert all(game.view(state, seat).places[(seat + step) % 4].stack for seat in range(4))
    play_turn(state)
    assert all(game.view(state, seat).places[seat].stack for seat in range(4))


@pytest.mark.rule("TC-3.5")
def test_the_last_room_of_each_stack_is_discarded_unseen() -> None:
    state = begun(6)
    while (state.round, state.turn, state.phase) != (1, 4, BUILD):
        game.advance(state, game.actors(state)[0], game.legal(state, game.actors(state)[0])[0], SEED)
    last = [stack[0] for stack in state.stacks]
    before = len(state.rooms.discards)
    assert all(len(stack) == 1 for stack in state.stacks)
    play_turn(state)
    discarded = state.rooms.discards[-6:]
    assert [each.item for each in discarded] == last
    assert len(state.rooms.discards) >= before + 6
    # The stack that ended at place 5 was held by the four seats before it, and not by seat 5 itself.
    assert discarded[5].known == 0b011110
    assert game.view(state, 4).rooms.discards[-1].item == PIECES[last[5]]
    assert game.view(state, 5).rooms.discards[-1].item is None


@pytest.mark.rule("TC-11.1", "TC-11.2")
def test_the_table_is_open_and_hands_are_not() -> None:
    state = begun(4)
    choose_first(state, 0)
    view = game.view(state, 1)
    assert [place.size for place in view.places] == [7, 9, 9, 9]
    assert [place.chosen for place in view.places] == [True, False, False, False]
    assert [place.stack is not None for place in view.places] == [False, True, False, False]
    assert [place.pair for place in view.places] == [(), (), (), ()]
    assert game.view(state, 0).places[0].pair == tuple(PIECES[room] for room in state.pairs[0])
    spectator = game.view(state, None)
    assert all(place.stack is None for place in spectator.places)
    assert spectator.gains == ()
    assert len(spectator.sheets) == 4


@pytest.mark.rule("TC-11.2")
def test_only_the_partners_see_what_is_drawn_and_what_is_proposed_of_it() -> None:
    two = {(-1, 0): "bakery", (-2, 0): "brewery"}
    drawn = ("salon", "sauna", "solar", "stables", "study", "washroom")
    state = building({0: ("buttery", "vestibule")}, {0: castle_with(two)}, seats=4, supply=drawn)
    play(state, 0, "build 0 buttery 2,0")
    for seat in (0, 1):
        bonus = game.view(state, seat).castles[0].bonus
        assert bonus is not None
        assert bonus.drawn == tuple(sorted(drawn[:5]))
    for eye in (2, 3, None):
        bonus = game.view(state, eye).castles[0].bonus
        assert bonus is not None
        assert (bonus.drawn, bonus.count, bonus.decider) == (None, 5, 1)
    events = play(state, 1, "add 0 salon 3,0")
    assert [(event.name, event.to) for event in events] == [("event-proposes", None), ("event-proposed-room", (0, 1))]
    seen, unseen = game.view(state, 0).castles[0].bonus, game.view(state, 2).castles[0].bonus
    assert seen is not None
    assert unseen is not None
    assert str(seen.proposal) == "add 0 salon 3,0"
    assert (unseen.proposed, unseen.proposal) == (True, None)


@pytest.mark.rule("TC-11.3")
def test_a_stack_that_was_passed_on_stays_known_and_nothing_more() -> None:
    state = begun(5)
    passed = set(state.stacks[0])
    play_on(state, BUILD)
    passed -= set(state.pairs[0])
    assert set(state.stacks[1]) == passed
    play_turn(state)
    choose_first(state, 1)
    view = game.view(state, 0)
    # Seat 1 has chosen two of them: which, seat 0 cannot know.
    assert view.places[1].stack == tuple(PIECES[room] for room in sorted(passed))
    assert view.places[1].size == 5
    assert [place.stack is not None for place in view.places] == [True, True, False, False, False]
    worlds = [game.imagine(view, Chance.named("dream", n)) for n in range(12)]
    assert len({world.pairs[1] for world in worlds}) > 1
    assert all(set(world.pairs[1]) | set(world.stacks[1]) == passed for world in worlds)
    assert len({world.stacks[3] for world in worlds}) > 1
    assert all(not set(world.stacks[3]) & passed for world in worlds)


@pytest.mark.rule("TC-11.3")
def test_the_second_round_is_remembered_the_other_way_round() -> None:
    state = begun(5)
    while state.round == 1:
        play_turn(state)
    play_turn(state)
    view = game.view(state, 0)
    assert [place.stack is not None for place in view.places] == [True, False, False, False, True]


@pytest.mark.rule("TC-11.3")
def test_what_came_back_to_the_supply_is_not_imagined_where_it_cannot_be() -> None:
    state = begun(3)
    state.rooms = Pile(state.rooms.supply[5:], tuple(Discard(item, 0b001, 0) for item in state.rooms.supply[:5]))
    back = {discard.item for discard in state.rooms.discards}
    view = game.view(state, 0)
    assert [each.item for each in view.rooms.discards] == [PIECES[each.item] for each in state.rooms.discards]
    assert all(each.item is None for each in game.view(state, 1).rooms.discards)
    # Shuffled back after the deal: the stacks of others cannot hold them.
    state.rooms = state.rooms._shuffled("rooms", SEED)
    view = game.view(state, 0)
    assert {NUMBER[fact.item] for fact in view.rooms.returned} == back
    assert game.view(state, 1).rooms.returned == ()
    for n in range(10):
        world = game.imagine(view, Chance.named("back", n))
        assert back <= set(world.rooms.supply)
    # Seen again among later discards, the newer knowledge replaces the older.
    again, drawn = state.rooms.drawn(115, "rooms", SEED)
    kept = again.discarding(drawn, 0b001, again.times)._shuffled("rooms", SEED)
    facts = sorted((fact.item, fact.known, fact.time) for fact in kept.returned)
    assert facts == sorted([(item, 0b001, 2) for item in drawn] + [(item, 0b001, 1) for item in back - set(drawn)])
    # Seen by another, it is news to that one only.
    other = again.discarding(drawn, 0b010, again.times)._shuffled("rooms", SEED)
    facts = sorted((fact.item, fact.known, fact.time) for fact in other.returned)
    assert facts == sorted([(item, 0b010, 2) for item in drawn] + [(item, 0b001, 1) for item in back])
