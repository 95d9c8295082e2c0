"""The box, the set-up, the draft of decrees and the decrees that act at the start."""

import pytest
from blueprints_tables import fresh, legal, names, number, opened, play, refused

from castlewright.core import Chance, Event, Refused
from castlewright.games.blueprints import State, game
from castlewright.games.blueprints.components import (
    BONUS_CARDS,
    DECREES,
    FAVORS,
    LOT_FIRST,
    LOT_LAST,
    NEW_DECREE,
    NOT_ALONE_DECREES,
    NOT_ALONE_FAVORS,
    ROOMS,
    SPECIALS,
    SQUARES,
    TYPES,
)
from castlewright.games.blueprints.moves import Keep
from castlewright.games.blueprints.state import DECREE, DRAFT, FOYER, START, TURN


def drafted(seats: int = 3, decrees: str = "one", hand: str = "", seed: int = 0) -> State:
    """A draft whose hand begins with these decrees."""
    state = fresh(seats, decrees, seed)
    wanted = [number(decree) for decree in hand.split()]
    rest = [decree for decree in (*state.hand, *state.decree_deck) if decree not in wanted]
    size = len(state.hand)
    state.hand = tuple(sorted((wanted + rest)[:size]))
    state.decree_deck = tuple((wanted + rest)[size:])
    return state


def keep_all(state: State, *decrees: str) -> list[Event]:
    """Keeps these decrees, one after the other."""
    return play(state, *(f"keep {decree}" for decree in decrees))


PLAIN = "pairs groups best_again unique_sizes unique_types courtyards win_ties small_rooms"
"""Decrees that do nothing before the score."""


@pytest.mark.rule("BL-1.1", "BL-1.2", "BL-1.3")
def test_the_box_holds_what_the_rulebook_counts() -> None:
    box = game.conserved(fresh(3))
    assert {name: len(pieces) for name, pieces in box.items()} == {
        "rooms": 96,
        "bonuses": 37,
        "decrees": 32,
        "favors": 35,
    }
    assert [sum(TYPES[room.kind] == kind for room in ROOMS) for kind in TYPES] == [13, 14, 14, 14, 14, 14, 13]
    assert sum(room.swan for room in ROOMS) == 40


@pytest.mark.rule("BL-1.4", "BL-1.7")
def test_a_client_finds_sheet_and_score_sheet_in_the_box() -> None:
    box = game.components()
    assert box["squares"] == SQUARES == 13
    assert box["lot"] == [LOT_FIRST, LOT_LAST] == [2, 10]
    assert box["lines"] == ["x1", "x2", "x11", "x12", "y1", "y2", "y11", "y12"]
    assert box["room_points"] == {"food": 4, "sleeping": 7, "living": 8, "downstairs": 6, "activity": 9}
    assert (box["swans"], box["last_turns"], box["specials"]) == (8, 6, ["start", "skip", "last3", "last6"])
    assert len(box["rooms"]) == 96
    assert all(room["forms"] for room in box["rooms"])
    assert len(box["names"]) == 12


@pytest.mark.rule("BL-2.1", "BL-2.2", "BL-15.1")
@pytest.mark.parametrize(("seats", "deck"), [(1, 30), (2, 40), (3, 50), (4, 60), (5, 70)])
def test_the_deck_lasts_for_ten_markets_of_players_plus_two(seats: int, deck: int) -> None:
    state = fresh(seats)
    assert len(state.market) == seats + 2
    assert len(state.market) + len(state.deck) == deck
    assert len(state.box) == 96 - deck
    assert game.view(state, 0).box is None
    assert game.view(state, 0).deck == deck - seats - 2


@pytest.mark.rule("BL-2.3", "BL-2.4", "BL-2.6")
def test_four_favors_lie_open_and_everybody_has_two_bonus_cards_and_the_starting_reward() -> None:
    state = fresh(4)
    assert len(state.favors) == 4
    view = game.view(state, 1)
    assert [seat.bonus_count for seat in view.seats] == [2, 2, 2, 2]
    assert [seat.bonuses is None for seat in view.seats] == [True, False, True, True]
    assert all(seat.specials["start"].earned and seat.specials["start"].used is None for seat in view.seats)
    assert not any(seat.specials[special].earned for seat in view.seats for special in SPECIALS[1:])


@pytest.mark.rule("BL-2.5")
def test_chance_says_who_is_first() -> None:
    firsts = {fresh(3, seed=seed).first for seed in range(20)}
    assert firsts == {0, 1, 2}
    assert refused(fresh(3), "foyer food", seat=3) == ("BL-2.5", "refusal-no-seat")


@pytest.mark.rule("BL-3.1", "BL-3.3")
def test_decrees_travel_to_the_right_and_open_together() -> None:
    state = drafted(3, hand=PLAIN)
    state.first, state.draft_order, state.order = 1, (0, 2, 1), (1, 2, 0)
    assert state.actor == 0
    assert len(legal(state)) == 5
    assert refused(state, "keep pairs", seat=1) == ("BL-3.1", "refusal-not-your-turn")
    assert refused(state, "keep nonsense") == ("BL-3.1", "refusal-not-in-hand")
    events = play(state, "keep pairs")
    assert names(events) == ["event-kept", "event-you-kept"]
    assert events[1].to == (0,)
    assert state.actor == 2
    assert game.view(state, 0).seats[0].decrees == ("pairs",)
    assert game.view(state, 1).seats[0].decrees == ()
    assert game.view(state, 1).seats[0].kept == 1
    assert game.view(state, 1).draft.hand is None
    assert len(game.view(state, 0).draft.passed[0]) == 4
    play(state, "keep groups")
    assert state.actor == 1
    assert len(legal(state)) == 3
    events = play(state, "keep best_again")
    assert state.phase == FOYER
    assert names(events).count("event-decree") == 3
    assert [game.view(state, None).seats[seat].decrees for seat in range(3)] == [
        ("pairs",),
        ("best_again",),
        ("groups",),
    ]
    assert len(state.hand) == 2
    assert game.view(state, 2).draft.leftover == tuple(DECREES[decree] for decree in state.hand)
    assert game.view(state, None).draft.leftover is None


@pytest.mark.rule("BL-3.2")
def test_with_two_decrees_the_first_player_keeps_two_and_the_cards_travel_back() -> None:
    state = drafted(3, "two", hand=PLAIN)
    assert len(state.hand) == 8
    first = state.first
    right, left = (first - 1) % 3, (first + 1) % 3
    assert state.draft_order == (right, left, first, first, left, right)
    keep_all(state, *PLAIN.split()[:6])
    assert [len(player.decrees) for player in state.players] == [2, 2, 2]
    assert set(state.players[first].decrees) == {number("best_again"), number("unique_sizes")}
    assert len(state.hand) == 2


@pytest.mark.rule("BL-3.4", "BL-12.5")
def test_the_decree_that_looks_for_another_comes_after_all_others() -> None:
    state = drafted(2, hand="new_decree two_lines pairs groups")
    state.first, state.draft_order, state.order = 0, (1, 0), (0, 1)
    keep_all(state, "two_lines", "new_decree")
    assert (state.phase, state.step, state.actor) == (START, "line", 1)
    assert refused(state, "done") == ("BL-8.12", "refusal-finish-step")
    assert refused(state, "foyer food") == ("BL-8.12", "refusal-finish-step")
    play(state, "line x2", "line y1")
    assert (state.step, state.actor) == ("decree", 0)
    offered = state.offered
    assert len(offered) == 3
    assert game.view(state, 0).offered == tuple(DECREES[decree] for decree in offered)
    assert game.view(state, 1).offered is None
    assert game.view(state, 1).offered_count == 3
    assert refused(state, "keep new_decree") == ("BL-12.5", "refusal-not-offered")
    assert refused(state, "box R01") == ("BL-12.5", "refusal-finish-step")
    kept = DECREES[offered[2]]
    events = play(state, f"keep {kept}")
    assert names(events)[0] == "event-renewed"
    assert NEW_DECREE not in state.players[0].decrees
    assert game.view(state, 0).returned == tuple(DECREES[decree] for decree in offered[:2])
    assert game.view(state, 1).returned is None
    assert game.view(state, 1).renewed == 0


@pytest.mark.rule("BL-3.4", "BL-12.5")
def test_a_start_decree_found_late_is_carried_out_then() -> None:
    state = drafted(2, hand="new_decree pairs groups best_again")
    keep_all(state, "new_decree", "pairs")
    finder = state.actor
    state.offered = (number("three_swans"), number("courtyards"), number("two_lines"))
    play(state, "keep two_lines")
    assert (state.phase, state.step, state.actor) == (START, "line", finder)
    play(state, "line x1", "line x2")
    assert state.phase == FOYER
    assert opened(state, finder) == ["x1", "x2"]


@pytest.mark.rule("BL-3.5", "BL-9.1")
def test_foyers_are_chosen_clockwise_and_bring_the_first_swan() -> None:
    state = drafted(3, hand=PLAIN)
    keep_all(state, "pairs", "groups", "best_again")
    first = state.first
    assert state.actor == first
    assert game.view(state, 0).seats[first].foyer.kind is None
    assert legal(state) == [f"foyer {kind}" for kind in sorted(TYPES)]
    assert refused(state, "foyer moat") == ("BL-3.5", "refusal-no-such-type")
    assert refused(state, "keep pairs") == ("BL-3.5", "refusal-not-now")
    assert refused(state, "foyer food", seat=(first + 1) % 3) == ("BL-3.5", "refusal-not-your-turn")
    play(state, "foyer food")
    assert state.actor == (first + 1) % 3
    play(state, "foyer utility", "foyer living")
    assert (state.phase, state.round, state.actor) == (TURN, 1, first)
    assert [game.view(state, 0).seats[(first + n) % 3].swans for n in range(3)] == [
        ("food",),
        ("utility",),
        ("living",),
    ]


@pytest.mark.rule("BL-12.1")
def test_two_lines_are_opened_before_the_foyer_and_stay_open() -> None:
    state = drafted(2, hand="two_lines pairs groups best_again")
    keep_all(state, "two_lines", "pairs")
    seat = state.actor
    assert len(legal(state)) == 8
    assert refused(state, "line z9") == ("BL-8.12", "refusal-no-such-line")
    play(state, "line y11")
    assert refused(state, "line y11") == ("BL-8.12", "refusal-line-open")
    assert state.actor == seat
    assert not game.finality(drafted_line(), 0, game.parse("line x1")).final
    play(state, "line y12")
    assert state.phase == FOYER
    play(state, "foyer food", "foyer food")
    assert opened(state, seat) == ["y11", "y12"]


def drafted_line() -> State:
    state = drafted(2, hand="two_lines pairs groups best_again")
    keep_all(state, "two_lines", "pairs")
    return state


@pytest.mark.rule("BL-12.2", "BL-4.7")
def test_three_last_turn_circles_at_the_start_bring_their_reward_at_once() -> None:
    state = drafted(2, hand="three_circles pairs groups best_again")
    events = keep_all(state, "three_circles", "pairs")
    keeper = state.draft_order[0]
    assert state.players[keeper].last_turns == 3
    assert names(events).count("event-last-turn") == 3
    assert game.view(state, None).seats[keeper].specials["last3"].earned
    assert not game.view(state, None).seats[keeper].specials["last6"].earned


@pytest.mark.rule("BL-12.3", "BL-16.2")
def test_secret_favors_are_seen_by_their_owner_alone() -> None:
    state = drafted(2, hand="secret_favors pairs groups best_again")
    tokens = len(state.favor_box)
    events = keep_all(state, "secret_favors", "pairs")
    owner = state.draft_order[0]
    told = [event for event in events if event.name == "event-your-favor"]
    assert [event.to for event in told] == [(owner,), (owner,)]
    own, other = game.view(state, owner).seats[owner], game.view(state, 1 - owner).seats[owner]
    assert own.secrets is not None
    assert [one.favor for one in own.secrets] == [FAVORS[favor] for favor in state.players[owner].secrets]
    assert (other.secrets, other.secret_count) == (None, 2)
    assert len(state.favor_box) == tokens - 2


@pytest.mark.rule("BL-12.4", "BL-9.2")
def test_three_swans_and_the_foyers_make_the_first_moat() -> None:
    state = drafted(2, hand="three_swans pairs groups best_again")
    keep_all(state, "three_swans", "pairs")
    keeper = state.draft_order[0]
    assert len(state.players[keeper].swans) == 3
    assert game.view(state, None).seats[keeper].circles["moat"] == 0
    play(state, "foyer food", "foyer food")
    assert game.view(state, None).seats[keeper].swans == ("moat", "moat", "moat", "food")
    assert game.view(state, None).seats[keeper].circles["moat"] == 1


@pytest.mark.rule("BL-12.6", "BL-16.2")
def test_a_room_from_the_box_is_chosen_among_all_that_are_in_it() -> None:
    state = drafted(2, hand="box_room pairs groups best_again")
    keep_all(state, "box_room", "pairs")
    seat = state.actor
    assert len(legal(state)) == 56
    own, other = game.view(state, seat), game.view(state, 1 - seat)
    assert own.box is not None
    assert (len(own.box), other.box) == (56, None)
    inside, outside = own.box[3], own.market[0]
    assert refused(state, f"box {outside}") == ("BL-12.6", "refusal-not-in-box")
    play(state, f"box {inside}")
    assert game.view(state, 1 - seat).seats[seat].box == inside
    assert len(game.view(state, seat).box or ()) == 55
    assert state.phase == FOYER


@pytest.mark.rule("BL-15.2")
def test_alone_marked_favors_and_decrees_are_replaced() -> None:
    for seed in range(30):
        state = fresh(1, seed=seed)
        assert not NOT_ALONE_FAVORS & {FAVORS[favor] for favor in (*state.favors, *state.favor_box)}
        assert not NOT_ALONE_DECREES & {DECREES[decree] for decree in (*state.hand, *state.decree_deck)}
    assert len(game.conserved(fresh(1))["decrees"]) == len(DECREES)
    assert len(game.conserved(fresh(1))["favors"]) == len(FAVORS)


@pytest.mark.rule("BL-15.3")
@pytest.mark.parametrize(("decrees", "hand", "kept"), [("one", 3, 1), ("two", 4, 2)])
def test_alone_one_keeps_one_decree_of_three_or_two_of_four(decrees: str, hand: int, kept: int) -> None:
    state = fresh(1, decrees)
    assert len(state.hand) == hand
    for _ in range(kept):
        assert state.phase == DRAFT
        play(state, legal(state)[0])
    assert len(state.players[0].decrees) + len(state.beneath) >= kept
    assert state.phase != DRAFT


def test_the_bonus_deck_is_dealt_from_the_shuffle() -> None:
    state = game.start(5, {"decrees": "one"}, Chance.named("dealt"))
    hands = [card for player in state.players for card in player.bonuses]
    assert len(hands) == 10
    assert sorted((*hands, *state.bonus_deck)) == list(range(len(BONUS_CARDS)))


@pytest.mark.rule("BL-3.7")
@pytest.mark.parametrize("decrees", ["one", "two"])
@pytest.mark.parametrize("seats", [1, 5])
def test_decrees_that_are_left_out_are_met_by_nobody(seats: int, decrees: str) -> None:
    kept = ("new_decree", *DECREES[-14:])
    left_out = ",".join(decree for decree in DECREES if decree not in kept)
    options = game.meta.settle({"decrees": decrees, "left_out": left_out}, seats)
    for seed in range(20):
        chance = Chance.named("left out", seed)
        state = game.start(seats, options, chance)
        met = {DECREES[decree] for decree in (*state.hand, *state.decree_deck)}
        assert met == set(kept)
        assert game.view(state, 0).decree_deck == len(state.decree_deck)
        while state.phase == DRAFT or state.step == DECREE:
            moves = game.legal(state, state.actor)
            world = game.imagine(game.view(state, state.actor), Chance.named("imagined", seed))
            assert {DECREES[one] for one in (*world.hand, *world.decree_deck, *world.picks)} <= set(kept)
            fresh = [move for move in moves if move == Keep("new_decree")] or moves
            game.advance(state, state.actor, fresh[0], chance)
        opened = [DECREES[one] for player in state.players for one in player.decrees]
        assert len(opened) == seats * (2 if decrees == "two" else 1)
        assert set(opened) <= set(kept) - {"new_decree"}
        assert len(game.conserved(state)["decrees"]) == len(DECREES)


@pytest.mark.rule("BL-3.7")
def test_enough_decrees_are_left_for_everybody() -> None:
    with pytest.raises(Refused) as caught:
        game.meta.settle({"left_out": ",".join(DECREES[:18])}, 5)
    assert caught.value.refusal.args == {"option": "left_out", "given": 18, "most": 17}
    usual = {"decrees": "one"}
    assert game.meta.settle({"left_out": ""}, 5) == game.meta.settle({}, 5) == usual
    plain = game.start(3, usual, Chance.named("plain"))
    assert game.start(3, {**usual, "left_out": "two_lines"}, Chance.named("plain")).deck == plain.deck
