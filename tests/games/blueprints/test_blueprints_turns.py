"""Rounds, turn order, the card of a turn, skips and extra turns, the end of the game."""

import pytest
from blueprints_sheets import removable
from blueprints_tables import build, cards, give, legal, names, play, refused, single, spend_start, turn

from castlewright.core import Chance, Match
from castlewright.games.blueprints import State, game
from castlewright.games.blueprints.components import FAVORS, ROOM_NUMBER, SLEEPING
from castlewright.games.blueprints.state import END, LEAD, OVER, TURN
from castlewright.games.blueprints.turns.rounds import next_order


def skip_round(state: State) -> None:
    for _ in range(state.seats):
        play(state, "skip", "done")


# -- rounds ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("BL-4.1", "BL-4.2", "BL-4.3", "BL-4.8")
def test_a_round_is_a_turn_each_then_the_market_changes() -> None:
    state = turn(seats=3, market="R86 R85 R96 R01 R02")
    deck = len(state.deck)
    build(state, "R86", 6, 4, "NS")
    play(state, "done")
    assert state.actor == 1
    play(state, "skip", "done", "skip")
    events = play(state, "done")
    assert state.round == 2
    assert set(state.discard) == set(cards("R85 R96 R01 R02"))
    assert (len(state.market), len(state.deck)) == (5, deck - 5)
    assert "event-round" in names(events)
    assert game.view(state, None).discard == ("R01", "R02", "R85", "R96")


@pytest.mark.rule("BL-4.4")
def test_smaller_rooms_go_earlier() -> None:
    """Svetlana has a room of 2 on top, Katerina of 8, Aleksei of 6."""
    assert next_order([[2], [8], [6]], first=0) == (0, 2, 1)
    assert next_order([[2], [8], [6]], first=1) == (0, 2, 1)


@pytest.mark.rule("BL-4.5")
def test_ties_are_settled_by_the_cards_below_group_by_group() -> None:
    assert next_order([[4, 7], [4, 2], [1, 1]], first=0) == (2, 1, 0)
    assert next_order([[4, 7, 1], [4, 2, 3], [4, 2, 2]], first=0) == (2, 1, 0)
    assert next_order([[4, 7], [4], [4, 2]], first=2) == (2, 0, 1)
    assert next_order([[4, 3], [4, 3], [9]], first=1) == (1, 0, 2)
    assert next_order([[5, 1], [5, 1], [5, 0, 3], [5, 1, 2]], first=3) == (2, 3, 0, 1)


@pytest.mark.rule("BL-4.6")
def test_without_a_card_one_goes_first_and_a_skip_keeps_the_old_top() -> None:
    assert next_order([[1], [], [8]], first=0) == (1, 0, 2)
    assert next_order([[1], [], []], first=2) == (2, 1, 0)
    state = turn(seats=2)
    build(state, "R86", 6, 4, "NS")
    play(state, "done", "skip", "done")
    assert state.order == (1, 0)
    play(state, "skip", "done", "skip", "done")
    assert state.players[0].stack() == cards("R86")
    assert state.order == (1, 0)


@pytest.mark.rule("BL-4.7", "BL-8.16")
def test_the_last_of_the_new_order_paints_a_circle_and_the_third_and_sixth_reward_it() -> None:
    state = turn(seats=2)
    build(state, "R86", 6, 4, "NS")
    assert state.players[0].last_turns == 0
    play(state, "done", "skip", "done")
    earned = []
    for circles in range(1, 8):
        assert state.players[0].last_turns == min(circles, 6)
        view = game.view(state, None).seats[0]
        earned.append([special for special, one in view.specials.items() if one.earned])
        skip_round(state)
    assert earned[0] == ["start"]
    assert earned[1] == ["start", "skip"]
    assert earned[2:5] == [["start", "skip", "last3"]] * 3
    assert earned[5:] == [["start", "skip", "last3", "last6"]] * 2
    assert state.players[0].last_turns == 6


@pytest.mark.rule("BL-4.9")
def test_the_latest_room_is_on_top_of_the_stack_for_all_to_see() -> None:
    state = turn("hold_card", seats=2, market="R86 R85 R96 R01")
    state.players[0].held = cards("R87")[0]
    play(state, "take R87 held", single("R87", 6, 4, "NS"))
    build(state, "R86", 6, 3, "NS")
    assert [room.card for room in game.view(state, 1).seats[0].rooms] == ["R87", "R86"]


# -- the card --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("BL-5.1", "BL-5.4")
def test_a_turn_takes_one_card_draws_it_and_ends() -> None:
    state = turn()
    assert refused(state, "done") == ("BL-5.4", "refusal-must-take")
    assert refused(state, "take R01 market", seat=1) == ("BL-4.1", "refusal-not-your-turn")
    assert refused(state, "take R50 market") == ("BL-5.1", "refusal-not-in-market")
    assert refused(state, "take R99 market") == ("BL-5.1", "refusal-no-such-room")
    assert refused(state, "take R01 pocket") == ("BL-5.1", "refusal-no-such-source")
    assert refused(state, "draw 0 6,4") == ("BL-5.1", "refusal-take-first")
    assert refused(state, "door 6,4N") == ("BL-8.3", "refusal-take-first")
    assert refused(state, "hold") == ("BL-12.17", "refusal-take-first")
    play(state, "take R86 market")
    assert game.view(state, 1).market == ("R01", "R85", "R96")
    assert refused(state, "take R85 market") == ("BL-5.1", "refusal-finish-step")
    assert refused(state, "skip") == ("BL-5.1", "refusal-finish-step")
    assert refused(state, "done") == ("BL-5.1", "refusal-not-optional")
    assert refused(state, "use start swan") == ("BL-5.1", "refusal-finish-step")
    assert refused(state, "draw 0 0,0") == ("BL-6.2", "refusal-outside-lot")
    assert refused(state, "draw 9 6,4") == ("BL-6.1", "refusal-no-such-form")
    assert refused(state, "draw 0 6,6") == ("BL-6.3", "refusal-on-room")
    assert refused(state, "draw 0 3,3") == ("BL-6.5", "refusal-not-joined")
    play(state, single("R86", 6, 4, "NS"))
    assert refused(state, "take R85 market") == ("BL-5.1", "refusal-taken-already")
    assert refused(state, "skip") == ("BL-5.5", "refusal-taken-already")
    play(state, "done")
    assert state.actor == 1


@pytest.mark.rule("BL-5.1", "BL-6.8")
def test_a_card_that_cannot_be_drawn_cannot_be_taken_until_a_reward_makes_room() -> None:
    state = turn(foyer="downstairs", market="R86 R96 R01 R07")
    castle = state.players[0].castle
    for door in removable(castle):
        castle.remove(door)
    spend_start(state)
    assert legal(state) == ["skip"]
    assert refused(state, "take R86 market") == ("BL-5.1", "refusal-cannot-draw")
    give(state, "downstairs")
    play(state, "use downstairs downstairs", "passage 7,6E")
    build(state, "R86", 8, 6, "WE")


@pytest.mark.rule("BL-5.2", "BL-9.1")
def test_a_swan_is_painted_when_its_room_is_drawn() -> None:
    state = turn()
    play(state, "take R85 market")
    assert len(state.players[0].swans) == 1
    events = play(state, single("R85", 6, 4, "NS"))
    assert names(events) == ["event-draws", "event-swan"]
    assert game.view(state, 0).seats[0].swans == ("living", "food")


@pytest.mark.rule("BL-5.3")
def test_rewards_are_used_before_and_after_drawing_in_ones_own_turn_only() -> None:
    state = turn()
    play(state, "use start outdoor", "line x2")
    build(state, "R96", 6, 4, "S")
    play(state, "use utility utility", "done")
    assert refused(state, "use start swan", seat=0) == ("BL-4.1", "refusal-not-your-turn")
    assert len(state.players[0].bonuses) == 4


@pytest.mark.rule("BL-5.5")
def test_the_first_skip_brings_a_special_reward_at_once_and_later_ones_nothing() -> None:
    state = turn()
    assert refused(state, "use skip swan") == ("BL-8.16", "refusal-special-not-earned")
    events = play(state, "skip")
    assert names(events) == ["event-skips", "event-special"]
    assert refused(state, "take R86 market") == ("BL-5.1", "refusal-taken-already")
    play(state, "use skip swan")
    assert refused(state, "use skip swan") == ("BL-7.6", "refusal-special-used")
    play(state, "done", "skip", "done")
    events = play(state, "skip")
    assert names(events) == ["event-skips"]
    assert refused(state, "use skip swan") == ("BL-7.6", "refusal-special-used")


@pytest.mark.rule("BL-5.6", "BL-5.8")
def test_without_a_card_that_can_be_drawn_one_must_skip() -> None:
    state = turn(market="")
    spend_start(state)
    assert legal(state) == ["skip"]
    assert game.view(state, 0).prompt.name == "prompt-must-skip"


# -- extra turns -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("BL-5.7", "BL-8.1")
def test_extra_turns_follow_the_ordinary_ones_in_their_order_one_each() -> None:
    """Lily, second of three, completes a food room; Evgeny, third, uses a special reward as food after her."""
    state = turn(seats=3, market="R86 R85 R96 R01 R02")
    play(state, "skip", "use start food", "use skip food", "done")
    play(state, "use start food", "skip", "done")
    play(state, "skip")
    events = play(state, "done")
    assert names(events) == ["event-ends-turn", "event-extra-turn"]
    view = game.view(state, 2)
    assert (state.actor, view.extra, view.seats[0].extra_turns) == (0, True, 1)
    assert view.prompt.name == "prompt-wait-extra"
    assert game.view(state, 0).prompt.name == "prompt-take-extra"
    play(state, "skip", "done")
    assert state.actor == 1
    play(state, "use skip food", "skip", "done")
    assert (state.actor, state.passes) == (0, 2)
    play(state, "skip", "done")
    assert (state.actor, state.round) == (1, 1)
    play(state, "skip", "done")
    assert state.round == 2


@pytest.mark.rule("BL-8.1", "BL-7.7")
def test_a_completed_food_room_gives_its_turn_in_this_round_and_paints_its_flag() -> None:
    state = turn(foyer="food", seats=1, market="R86 R85 R96")
    castle = state.players[0].castle
    for door in removable(castle)[1:]:
        castle.remove(door)
    spend_start(state)
    events = build(state, "R96", 6, 4, "S")
    assert "event-completes-foyer" in names(events)
    assert "event-extra-earned" in names(events)
    view = game.view(state, 0).seats[0]
    assert (view.circles["food"], view.flags["food"], view.extra_turns) == (1, 1, 1)
    assert refused(state, "use food food") == ("BL-8.1", "refusal-food-at-once")
    play(state, "done")
    assert (state.round, game.view(state, 0).extra) == (1, True)
    play(state, "skip", "done")
    assert state.round == 2


@pytest.mark.rule("BL-5.8")
def test_an_extra_turn_has_the_cards_left_in_the_market() -> None:
    state = turn(seats=1, market="R86 R96 R01")
    play(state, "use start food")
    build(state, "R86", 6, 4, "NS")
    play(state, "done")
    assert legal(state, "take") == ["take R01 market", "take R96 market"]
    build(state, "R96", 6, 3, "S")


# -- the end ---------------------------------------------------------------------------------------------------------


def at_the_end(*decrees: str, seats: int = 2) -> State:
    state = turn(*decrees, seats=seats)
    state.round = 10
    state.deck = ()
    skip_round(state)
    return state


@pytest.mark.rule("BL-11.1")
def test_the_tenth_round_is_ended_in_full() -> None:
    state = turn(seats=2)
    state.round, state.deck = 10, ()
    market = state.market
    build(state, "R86", 6, 4, "NS")
    play(state, "done", "skip")
    events = play(state, "done")
    assert names(events)[-1] == "event-end-phase"
    assert state.phase == END
    assert set(state.discard) == set(market) - set(cards("R86"))
    assert state.order == (1, 0)
    assert state.players[0].last_turns == 1
    assert refused(state, "take R85 market") == ("BL-11.2", "refusal-no-more-rooms")


@pytest.mark.rule("BL-11.2", "BL-8.2", "BL-8.17")
def test_leftover_rewards_are_used_in_turn_order_but_not_for_turns_or_rooms() -> None:
    state = at_the_end()
    assert state.actor == 0
    assert refused(state, "use start swan", seat=1) == ("BL-11.2", "refusal-not-your-turn")
    assert refused(state, "use start food") == ("BL-8.17", "refusal-too-late")
    assert refused(state, "use start sleeping") == ("BL-11.2", "refusal-too-late")
    assert refused(state, "use start activity") == ("BL-11.2", "refusal-too-late")
    assert refused(state, "skip") == ("BL-11.2", "refusal-not-now")
    play(state, "use start swan", "use skip utility")
    play(state, "done")
    assert state.actor == 1
    play(state, "done")
    assert state.phase == OVER
    assert legal(state) == []
    assert game.actors(state) == ()
    assert refused(state, "done", seat=0) == ("BL-11.15", "refusal-game-over")
    assert game.view(state, 0).prompt.name == "prompt-over"


@pytest.mark.rule("BL-8.2")
def test_a_food_room_completed_after_the_last_round_brings_no_turn() -> None:
    state = turn(foyer="food")
    state.round, state.deck = 10, ()
    castle = state.players[0].castle
    for door in removable(castle)[1:]:
        castle.remove(door)
    skip_round(state)
    play(state, "use start living", legal_door(state))
    view = game.view(state, 0).seats[0]
    assert (view.circles["food"], view.flags["food"], view.extra_turns) == (1, 0, 0)
    play(state, "done")
    assert state.actor == 1


def legal_door(state: State) -> str:
    x, y, side = game.view(state, 0).seats[0].foyer.doors[0].x, 5, "N"
    return f"remove {x},{y}{side}"


@pytest.mark.rule("BL-11.3", "BL-14.9")
def test_a_castle_may_be_named_once_before_it_is_scored() -> None:
    state = turn()
    assert refused(state, "name swan_song") == ("BL-11.3", "refusal-names-later")
    state = at_the_end()
    assert len(legal(state, "name")) == 12
    assert refused(state, "name nonsense") == ("BL-11.3", "refusal-no-such-name")
    play(state, "use start outdoor")
    assert refused(state, "name swan_song") == ("BL-8.12", "refusal-finish-step")
    play(state, "line x1")
    play(state, "name swan_song")
    assert refused(state, "name wet_feet") == ("BL-11.3", "refusal-named")
    assert game.view(state, 1).seats[0].name == "swan_song"
    assert legal(state, "name") == []


@pytest.mark.rule("BL-15.4", "BL-15.7")
def test_alone_there_is_no_last_turn_track_and_a_title_in_the_end() -> None:
    state = turn(seats=1, market="R86 R96 R01")
    play(state, "skip", "use start food", "done")
    assert (state.actor, state.round) == (0, 1)
    play(state, "skip", "done")
    state.round, state.deck = 10, ()
    play(state, "skip", "done")
    assert state.players[0].last_turns == 0
    play(state, "done")
    outcome = game.outcome(state)
    assert outcome is not None
    assert outcome.verdict is not None
    assert outcome.verdict.rule == "BL-15.7"


# -- who knows what --------------------------------------------------------------------------------------------------


@pytest.mark.rule("BL-16.1")
def test_everybody_sees_what_lies_open_and_how_much_is_hidden() -> None:
    state = turn(seats=2, discard="R40 R41")
    build(state, "R86", 6, 4, "NS")
    for eye in (0, 1, None):
        view = game.view(state, eye)
        assert view.discard == ("R40", "R41")
        assert view.seats[0].rooms[0].card == "R86"
        assert [door.state for door in view.seats[0].rooms[0].doors] == ["open", "joined"]
        assert view.bonus_deck == 33
        assert {one.favor for one in view.favors} == {FAVORS[favor] for favor in state.favors}


@pytest.mark.rule("BL-16.2")
def test_cards_and_decks_are_hidden_until_the_end() -> None:
    state = turn(seats=2)
    view = game.view(state, 1)
    assert view.seats[0].bonuses is None
    assert view.seats[1].bonuses is not None
    assert view.box is None
    state.phase = OVER
    assert game.view(state, 1).seats[0].bonuses is not None
    assert game.open_view(turn(seats=2)).seats[0].bonuses is not None


@pytest.mark.rule("BL-16.3")
def test_steps_can_be_taken_back_until_something_hidden_is_seen_or_the_turn_is_over() -> None:
    match = Match(game, 2, {}, Chance.named("undo"))
    while match.state.phase != TURN:
        seat = match.state.actor
        move = game.legal(match.state, seat)[0]
        assert game.finality(match.state, seat, move).final or match.state.phase == LEAD
        match.play(seat, move)
    seat = match.state.actor
    assert match.undoable(seat) == 0
    match.play(seat, game.parse("use start outdoor"))
    match.play(seat, game.parse("line x2"))
    assert match.undoable(seat) == 2
    match.undo(seat, 2)
    match.play(seat, game.parse("use start utility"))
    assert match.undoable(seat) == 0
    match.play(seat, game.parse("skip"))
    assert match.undoable(seat) == 1
    match.play(seat, game.parse("done"))
    assert match.undoable(seat) == 0


def test_sleeping_rewards_are_counted_when_a_turn_begins() -> None:
    state = turn()
    give(state, "sleeping", 2)
    assert game.view(state, 1).ready_sleeping == 2
    assert state.players[0].circles[SLEEPING] == 2


def test_many_readers_of_one_moment_see_what_each_would_see_alone() -> None:
    state = turn(seats=3)
    build(state, "R86", 6, 4, "NS")
    sight = game.sights(state)
    for eye in (0, 1, 2, None, 1):
        assert sight(eye) == game.view(state, eye)


@pytest.mark.rule("BL-8.3", "BL-12.17", "BL-12.7")
def test_the_view_tells_what_could_be_done_with_each_card() -> None:
    state = turn("hold_card", "any_utility", market="R86 R76")
    told = {(choice.card, choice.utility): choice for choice in game.view(state, 0).choices}
    assert told["R86", False].spots
    assert [(choice.moves, choice.holds) for choice in told.values()] == [(True, not utility) for _, utility in told]
    spend_start(state)
    assert not any(choice.moves for choice in game.view(state, 0).choices)
    state.players[0].held = ROOM_NUMBER["R90"]
    assert not any(choice.holds for choice in game.view(state, 0).choices)
