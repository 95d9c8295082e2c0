"""Rewards of completed rooms and special rewards, swans and moats in play."""

import pytest
from blueprints_sheets import passages_possible, removable
from blueprints_tables import build, cards, give, legal, names, opened, play, refused, single, spend_start, turn

from castlewright.games.blueprints import game
from castlewright.games.blueprints.castle import Castle
from castlewright.games.blueprints.castle.forms import drawings
from castlewright.games.blueprints.components import ROOM_NUMBER, SIDES, TYPE_NUMBER


def keep_only(castle: Castle, *kept: tuple[int, int, str]) -> None:
    """Removes all entrances of a sheet but these."""
    wanted = {SIDES.index(side) * 225 + (y + 1) * 15 + x + 1 for x, y, side in kept}
    for door in removable(castle):
        if door not in wanted:
            castle.remove(door)


@pytest.mark.rule("BL-7.3", "BL-7.5", "BL-7.6")
def test_a_completed_room_paints_a_circle_whose_flag_is_painted_once() -> None:
    state = turn()
    events = build(state, "R96", 6, 4, "S")
    assert names(events) == ["event-draws", "event-completes"]
    assert events[1].args == {"seat": 0, "room": "R96", "kind": "utility"}
    view = game.view(state, 1).seats[0]
    assert (view.circles["utility"], view.flags["utility"]) == (1, 0)
    play(state, "use utility utility")
    assert game.view(state, 1).seats[0].flags["utility"] == 1
    assert refused(state, "use utility utility") == ("BL-7.6", "refusal-none-left")
    assert refused(state, "use living living") == ("BL-7.6", "refusal-none-left")


@pytest.mark.rule("BL-7.6")
def test_a_reward_is_used_as_what_it_is() -> None:
    state = turn()
    give(state, "outdoor")
    assert refused(state, "use outdoor living") == ("BL-7.6", "refusal-not-as")
    assert refused(state, "use nonsense living") == ("BL-8.15", "refusal-no-such-reward")
    assert refused(state, "use outdoor nonsense") == ("BL-8.15", "refusal-no-such-reward")


# -- sleeping --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("BL-8.3")
def test_entrances_are_moved_while_a_room_is_drawn() -> None:
    """Aleksei draws the orchard where one of its entrances would be blocked, and moves them."""
    state = turn(market="R57 R86 R01 R96")
    give(state, "sleeping")
    assert refused(state, "use sleeping sleeping") == ("BL-8.3", "refusal-while-drawing")
    play(state, "take R57 market", "use sleeping sleeping")
    assert refused(state, "use start sleeping") == ("BL-8.3", "refusal-moving-already")
    assert refused(state, "hold") == ("BL-5.1", "refusal-finish-step")
    assert game.view(state, 0).prompt.name == "prompt-place-moving"
    assert refused(state, "draw 0 3,3") == ("BL-6.5", "refusal-not-joined")
    play(state, legal(state, "draw")[0])
    view = game.view(state, 1)
    assert view.task is not None
    assert (view.step, view.task.moving, view.task.doors) == ("doors", "sleeping", ())
    assert refused(state, "door 0,0N") == ("BL-8.3", "refusal-door-wall")
    assert refused(state, "done") == ("BL-8.3", "refusal-not-optional")
    for left in (3, 2, 1):
        assert game.view(state, 0).prompt.args == {"count": left}
        play(state, legal(state, "door")[-1 if left > 1 else 0])
    room = game.view(state, 0).seats[0].rooms[0]
    assert room.moved is not None
    assert len(room.moved) == 3
    assert "joined" in {door.state for door in room.doors}
    assert (state.step, state.taken, state.ready_sleeping) == ("", "drawn", 0)
    assert game.view(state, 0).seats[0].flags["sleeping"] == 1


@pytest.mark.rule("BL-8.3", "BL-5.1")
def test_a_card_may_be_taken_that_only_moved_entrances_let_one_draw() -> None:
    state = turn(market="R03")
    castle = state.players[0].castle
    keep_only(castle, (6, 5, "N"))
    castle.dig((6, 3, 6, 3))
    castle.dig((7, 4, 7, 4))
    assert castle.placements(ROOM_NUMBER["R03"]) == []
    assert legal(state, "take") == ["take R03 market"]
    assert game.view(state, 0).choices[0].spots == ()
    without = state.copy()
    spend_start(without)
    assert refused(without, "take R03 market") == ("BL-5.1", "refusal-cannot-draw")
    play(state, "take R03 market")
    assert legal(state) == ["use start sleeping"]
    play(state, "use start sleeping")
    assert legal(state) == ["draw 0 5,4"]
    play(state, "draw 0 5,4", "door 5,4N", "door 6,4S")
    assert [door.state for door in game.view(state, 0).seats[0].rooms[0].doors] == ["open", "joined"]


@pytest.mark.rule("BL-8.4")
def test_a_sleeping_reward_waits_for_a_later_turn_but_a_special_one_does_not() -> None:
    state = turn("hold_card", market="R86 R01 R96 R02", foyer="sleeping")
    state.players[0].held = ROOM_NUMBER["R85"]
    keep_only(state.players[0].castle, (6, 5, "N"), (6, 7, "S"))
    spend_start(state)
    build(state, "R96", 6, 4, "S")
    play(state, "take R85 held", single("R85", 6, 8, "NS"))
    assert game.view(state, 0).seats[0].circles["sleeping"] == 1
    assert refused(state, "use sleeping sleeping") == ("BL-8.4", "refusal-sleeping-this-turn")
    state = turn()
    play(state, "take R86 market", "use start sleeping")
    assert game.view(state, 0).seats[0].specials["start"].used == "sleeping"


# -- living, downstairs, outdoor, activity, utility ------------------------------------------------------------------


@pytest.mark.rule("BL-8.5", "BL-8.6")
def test_a_living_reward_removes_an_entrance_and_may_complete_a_room_at_once() -> None:
    """Svetlana removes the last entrance of a living room and uses the reward of that room straight away."""
    state = turn(foyer="living")
    keep_only(state.players[0].castle, (6, 5, "N"))
    build(state, "R86", 6, 4, "NS")
    state = turn(foyer="living")
    give(state, "living")
    keep_only(state.players[0].castle, (6, 5, "N"))
    assert refused(state, "remove 6,5N") == ("BL-8.5", "refusal-use-first")
    play(state, "use living living")
    assert refused(state, "remove 6,6N") == ("BL-8.5", "refusal-no-entrance")
    assert refused(state, "skip") == ("BL-8.5", "refusal-finish-step")
    assert refused(state, "done") == ("BL-8.5", "refusal-not-optional")
    events = play(state, "remove 6,5N")
    assert names(events) == ["event-removes", "event-completes-foyer"]
    view = game.view(state, 0).seats[0]
    assert (view.circles["living"], view.flags["living"]) == (2, 1)
    assert (6, 5, "N") in view.removed
    assert refused(state, "use living living") == ("BL-8.5", "refusal-nothing-to-remove")


@pytest.mark.rule("BL-8.7", "BL-8.8", "BL-8.9")
def test_a_downstairs_reward_draws_a_passage() -> None:
    """Katerina uses the reward of her third last turn as a downstairs reward."""
    state = turn()
    state.players[0].last_turns = 3
    play(state, "use last3 downstairs")
    assert refused(state, "passage 2,2E") == ("BL-8.7", "refusal-no-wall")
    events = play(state, "passage 6,4S")
    assert names(events) == ["event-passage"]
    view = game.view(state, 0).seats[0]
    assert view.passages == ((6, 4, "S"),)
    assert view.mouths == ((6, 5, "N"),)
    assert view.foyer.doors[0].state == "passage"
    assert view.specials["last3"].used == "downstairs"


@pytest.mark.rule("BL-8.8", "BL-8.10")
def test_a_room_can_be_joined_to_a_passage() -> None:
    """Ilya draws a passage first and then a utility room at its end, which is complete at once."""
    state = turn()
    play(state, "use start downstairs", "passage 6,4S")
    events = build(state, "R96", 6, 4, "S")
    assert "event-completes" in names(events)


@pytest.mark.rule("BL-8.11")
def test_an_activity_reward_takes_a_card_from_the_discard_pile() -> None:
    state = turn(discard="R40 R87 R41")
    give(state, "activity")
    market = state.market
    assert refused(state, "take R87 discard") == ("BL-8.11", "refusal-use-activity-first")
    play(state, "use activity activity")
    assert refused(state, "take R86 market") == ("BL-8.11", "refusal-finish-step")
    assert refused(state, "take R42 discard") == ("BL-8.11", "refusal-not-in-discard")
    assert refused(state, "done") == ("BL-8.11", "refusal-not-optional")
    assert [choice.card for choice in game.view(state, 0).choices] == ["R40", "R41", "R87"]
    play(state, "take R87 discard", single("R87", 6, 4, "NS"))
    assert state.discard == cards("R40 R41")
    assert state.market == market
    assert refused(state, "take R86 market") == ("BL-5.1", "refusal-taken-already")
    give(state, "activity")
    state.taken = "drawn"
    assert refused(state, "use activity activity") == ("BL-8.11", "refusal-card-taken")


@pytest.mark.rule("BL-8.11")
def test_without_a_card_to_draw_in_the_pile_the_reward_waits() -> None:
    state = turn()
    give(state, "activity")
    assert refused(state, "use activity activity") == ("BL-8.11", "refusal-no-discard")
    spend_start(state)
    keep_only(state.players[0].castle)
    state.discard = cards("R40")
    assert refused(state, "use activity activity") == ("BL-8.11", "refusal-no-discard")


@pytest.mark.rule("BL-8.12", "BL-8.13")
def test_an_outdoor_reward_opens_a_line_until_all_are_open() -> None:
    state = turn()
    give(state, "outdoor", 9)
    assert refused(state, "line x1") == ("BL-8.12", "refusal-use-first")
    lot = [game.view(state, 0).seats[0].lot]
    for line in ("x1", "x2", "x11", "x12", "y1", "y2", "y11", "y12"):
        play(state, "use outdoor outdoor", f"line {line}")
        lot.append(game.view(state, 0).seats[0].lot)
    assert lot[:4] == [(2, 2, 10, 10), (2, 2, 10, 10), (0, 2, 10, 10), (0, 2, 11, 10)]
    assert lot[-1] == (0, 0, 12, 12)
    assert opened(state) == ["x1", "x2", "x11", "x12", "y1", "y2", "y11", "y12"]
    assert refused(state, "use outdoor outdoor") == ("BL-8.13", "refusal-all-lines")


@pytest.mark.rule("BL-8.14")
def test_a_utility_reward_draws_two_bonus_cards_or_what_is_left() -> None:
    """Katerina completes her first utility room: two cards more, four in all."""
    state = turn()
    give(state, "utility", 3)
    events = play(state, "use utility utility")
    assert names(events) == ["event-uses", "event-cards", "event-you-drew", "event-you-drew"]
    assert [event.to for event in events] == [None, None, (0,), (0,)]
    assert len(state.players[0].bonuses) == 4
    state.bonus_deck = state.bonus_deck[:1]
    assert play(state, "use utility utility")[1].args["count"] == 1
    assert play(state, "use utility utility")[1].args["count"] == 0
    assert len(state.players[0].bonuses) == 5


# -- special rewards -------------------------------------------------------------------------------------------------


@pytest.mark.rule("BL-8.15", "BL-8.16", "BL-8.17")
def test_a_special_reward_is_any_room_reward_or_a_swan_but_no_moat() -> None:
    state = turn(discard="R87")
    kinds = [use.removeprefix("use start ") for use in legal(state, "use start")]
    assert kinds == ["activity", "downstairs", "food", "living", "outdoor", "swan", "utility"]
    assert refused(state, "use start moat") == ("BL-8.15", "refusal-not-as")
    assert refused(state, "use last3 swan") == ("BL-8.16", "refusal-special-not-earned")
    assert refused(state, "use last6 swan") == ("BL-8.16", "refusal-special-not-earned")
    events = play(state, "use start food")
    assert names(events) == ["event-uses-special", "event-extra-earned"]
    assert state.players[0].extras == 1
    state.players[0].last_turns = 6
    state.players[0].skips = 1
    assert {use.split()[1] for use in legal(state, "use")} == {"skip", "last3", "last6"}


# -- swans and moats -------------------------------------------------------------------------------------------------


@pytest.mark.rule("BL-9.2", "BL-8.15")
def test_the_fourth_and_the_eighth_swan_bring_a_moat_and_then_no_more_are_painted() -> None:
    state = turn()
    state.players[0].swans = (2,) * 3
    events = play(state, "use start swan")
    assert names(events) == ["event-uses-special", "event-swan", "event-moat-earned"]
    assert game.view(state, 0).seats[0].circles["moat"] == 1
    state.players[0].swans = (2,) * 8
    assert game.view(state, 0).seats[0].circles["moat"] == 2
    state.players[0].last_turns = 3
    assert refused(state, "use last3 swan") == ("BL-9.2", "refusal-swans-full")
    build(state, "R85", 6, 4, "NS")
    assert len(state.players[0].swans) == 8


@pytest.mark.rule("BL-9.3", "BL-9.4")
def test_a_moat_removes_the_entrances_beside_it_and_may_complete_rooms() -> None:
    """Lily draws a moat along the right side: the entrances facing it are gone, the rooms complete."""
    state = turn(foyer="activity")
    state.players[0].swans = (TYPE_NUMBER["living"],) * 4
    keep_only(state.players[0].castle, (7, 6, "E"))
    assert refused(state, "moat 8,2 8,10") == ("BL-9.2", "refusal-use-first")
    play(state, "use moat moat")
    assert refused(state, "moat 8,2 9,3") == ("BL-9.3", "refusal-moat-straight")
    assert refused(state, "moat 8,2 8,11") == ("BL-9.3", "refusal-moat-lot")
    assert refused(state, "moat 6,2 6,10") == ("BL-9.3", "refusal-moat-covers")
    events = play(state, "moat 8,2 8,10")
    assert names(events) == ["event-moat", "event-completes-foyer"]
    assert events[0].args["length"] == 9
    view = game.view(state, 0).seats[0]
    assert view.moats == ((8, 2, 8, 10),)
    assert (view.flags["moat"], view.circles["activity"]) == (1, 1)
    assert refused(state, "use moat moat") == ("BL-7.6", "refusal-none-left")


@pytest.mark.rule("BL-9.3")
def test_without_empty_ground_a_moat_reward_waits() -> None:
    state = turn()
    player = state.players[0]
    player.swans = (2,) * 4
    for x in range(2, 11):
        for y in range(2, 11):
            if not player.castle.filled >> (y + 1) * 15 + x + 1 & 1:
                player.castle.dig((x, y, x, y))
    assert refused(state, "use moat moat") == ("BL-9.3", "refusal-no-moat")
    spend_start(state)
    assert legal(state) == ["skip"]
    player.specials = (-1,) * 4
    assert refused(state, "use start downstairs") == ("BL-8.7", "refusal-no-passage")
    assert refused(state, "use start living") == ("BL-8.5", "refusal-nothing-to-remove")


@pytest.mark.rule("BL-8.9")
def test_where_no_passage_can_be_drawn_the_reward_waits() -> None:
    state = turn()
    castle = state.players[0].castle
    for passage in passages_possible(castle):
        castle.add_passage(passage)
    assert refused(state, "use start downstairs") == ("BL-8.7", "refusal-no-passage")


@pytest.mark.rule("BL-6.1")
def test_every_way_to_draw_a_card_is_listed_once() -> None:
    state = turn(market="R85 R76 R96 R86")
    for card in ("R76", "R85"):
        before = state.copy()
        play(state, f"take {card} market")
        moves = legal(state, "draw")
        assert len(set(moves)) == len(moves) > 0
        forms = {int(move.split()[1]) for move in moves}
        assert forms <= set(range(len(drawings(ROOM_NUMBER[card]).forms)))
        state = before
