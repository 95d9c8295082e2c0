"""Playing cards (section 3), drawing them (6) and running out of them (7)."""

import pytest
from castellan_tables import CHANCE, TRIAL, legal, names, play, refusal, said, table, totals, whole_game

from castlewright.core import Refused
from castlewright.games.castellan import game
from castlewright.games.castellan.components import CARDS, Pieces
from castlewright.games.castellan.moves import Built, Card, Double, Draw, Single, Take, Tower, Wall
from castlewright.games.castellan.state import Side

SQUARE = """
o-+
| |
o-o
"""


@pytest.mark.rule("CA-3.1")
@pytest.mark.parametrize("notation", ["card T2", "take", "tower 1,1", "wall 0,0 1,0", "built", "single", "draw 1 0"])
def test_only_the_seat_whose_turn_it_is_acts(notation: str) -> None:
    for phase in ("choose", "build", "claim", "draw"):
        state = table(SQUARE, phase=phase)
        assert game.legal(state, 1) == []
        found = refusal(state, notation, seat=1)
        assert (found.rule, found.name, found.args) == ("CA-3.1", "refusal-not-your-turn", {"turn_seat": 0})
    assert said(state, notation, seat=7)[1] == "refusal-not-your-turn"
    assert said(state, notation, seat=-1)[1] == "refusal-not-your-turn"


@pytest.mark.rule("CA-3.1")
def test_the_steps_come_in_their_order() -> None:
    choosing = table(SQUARE, phase="choose", hand=("T2", "W2"))
    for notation in ("tower 1,1", "wall 0,0 1,0", "built"):
        assert said(choosing, notation) == ("CA-3.1", "refusal-cards-first")
    building = table(SQUARE, build=(1, 0, 0))
    for notation in ("card T2", "take"):
        assert said(building, notation) == ("CA-3.3", "refusal-cards-laid")
    for state in (choosing, building):
        assert said(state, "draw 1 0") == ("CA-6.1", "refusal-draw-later")
        assert said(state, "single") == ("CA-5.4", "refusal-nothing-claimed")
    play(building, "tower 1,1", "built")
    assert building.phase == "claim"
    for notation in ("tower 1,1", "built"):
        assert said(building, notation) == ("CA-4.9", "refusal-built-already")
    assert said(building, "draw 1 2") == ("CA-6.1", "refusal-draw-later")


@pytest.mark.rule("CA-3.2")
def test_any_number_of_own_cards_but_at_least_one() -> None:
    state = table(SQUARE, phase="choose", hand=("T2", "T5", "W3"))
    assert legal(state) == ["card T2", "card T5", "card W3"]
    assert said(state, "take") == ("CA-3.2", "refusal-no-card")
    assert said(state, "card T7") == ("CA-3.2", "refusal-card-not-yours")
    play(state, "card T5")
    assert legal(state) == ["card T2", "card W3", "take"]
    assert said(state, "card T5") == ("CA-3.2", "refusal-card-chosen")
    play(state, "card W3", "card T2")
    assert legal(state) == ["take"]


@pytest.mark.rule("CA-3.2")
def test_a_card_that_does_not_exist_is_answered_shortly() -> None:
    found = game.why_not(table(phase="choose"), 0, Card("x" * 5000))
    assert found is not None
    assert found.args == {"card": "x" * 8}


@pytest.mark.rule("CA-3.3")
def test_laid_cards_stay_and_no_card_is_added_later() -> None:
    state = table(SQUARE, phase="choose", hand=("T2", "T5"))
    play(state, "card T2")
    assert not game.finality(state, 0, Card("T5")).final
    assert game.finality(state, 0, Take()).final
    events = play(state, "take")
    assert names(events) == ["event-take"]
    assert state.sides[0].hand == ("T5",)
    assert state.sides[0].played == ("T1", "W7", "T2")
    assert said(state, "card T5") == ("CA-3.3", "refusal-cards-laid")


@pytest.mark.rule("CA-3.4")
@pytest.mark.parametrize("cards", [["W3"], ["W7"], ["W3", "W7"]])
def test_the_first_turn_of_the_game_needs_a_tower(cards: list[str]) -> None:
    state = game.start(2, TRIAL, CHANCE)
    starter = state.turn
    state.sides[starter] = Side(("T1", "T2", "W3", "W7"), (), ())
    play(state, *(f"card {card}" for card in cards))
    assert said(state, "take") == ("CA-3.4", "refusal-first-turn")
    assert "take" not in legal(state)
    play(state, "card T1", "take")
    assert legal(state) == ["tower 0,0"]


@pytest.mark.rule("CA-3.4")
def test_later_turns_need_no_tower_and_first_leftovers_are_passed_on() -> None:
    state = game.start(2, TRIAL, CHANCE)
    first, second = state.turn, 1 - state.turn
    for seat in (first, second):
        state.sides[seat] = Side(("T1", "T2", "W3", "W7"), ("T3",), ("W1",))
    events = play(state, "card T1", "take", "tower 0,0", "built")
    assert "event-pass" in names(events)
    assert state.received[second] == Pieces(towers=1)
    assert state.turn == second, "one card of each deck is drawn: there is only one way to draw two"
    play(state, "card W7", "take")
    assert state.pieces == Pieces(towers=1, long=1)


@pytest.mark.rule("CA-3.5")
def test_all_pieces_are_taken_before_building_also_those_passed_on() -> None:
    state = table(SQUARE, phase="choose", hand=("T5", "W6"))
    state.received[0] = Pieces(towers=2, long=0, short=1)
    assert said(state, "take") == ("CA-3.2", "refusal-no-card"), "a card is needed even if pieces wait"
    events = play(state, "card T5", "card W6", "take")
    assert state.pieces == Pieces(towers=2 + 1 + 2, long=1 + 2, short=1 + 2 + 1)
    assert state.received[0] == Pieces()
    assert events[-1].args["towers"] == 5


@pytest.mark.rule("CA-6.1")
@pytest.mark.parametrize(("laid", "due"), [(("T3",), 1), (("T1",), 2), (("T1", "T2", "W3", "W7"), 5)])
def test_one_card_and_one_for_each_symbol(laid: tuple[str, ...], due: int) -> None:
    assert 1 + sum(CARDS[card].draw for card in laid) == due
    state = table(SQUARE, laid=laid)
    play(state, "built")
    assert state.phase == "draw"
    assert game.view(state, 0).due == due
    assert {move.towers + move.walls for move in game.legal(state, 0)} == {due}
    found = refusal(state, f"draw {due + 1} 0")
    assert (found.rule, found.name, found.args) == ("CA-6.1", "refusal-draw-count", {"count": due})
    assert said(state, "draw 0 0") == ("CA-6.1", "refusal-draw-count")
    negative = game.why_not(state, 0, Draw(-1, due + 1))
    assert negative is not None
    assert negative.name == "refusal-draw-count"


@pytest.mark.rule("CA-6.1")
def test_too_few_cards_are_all_taken() -> None:
    state = table(SQUARE, laid=("T1", "W3", "W7"), towers=("T7",), walls=("W1",))
    play(state, "built")
    assert state.turn == 1, "there was nothing to choose"
    assert state.sides[0] == Side(("T2", "T7", "W1"), (), (), ("T1", "W3", "W7"))


@pytest.mark.rule("CA-6.2")
def test_the_split_between_the_own_decks_is_said_before_looking() -> None:
    state = table(SQUARE, laid=("T1", "W7"), towers=("T3", "T4"), walls=("W1", "W2", "W3"))
    play(state, "built")
    assert legal(state) == ["draw 0 3", "draw 1 2", "draw 2 1"]
    found = refusal(state, "draw 3 0")
    assert (found.rule, found.name, found.args) == ("CA-6.2", "refusal-draw-deck", {"towers": 2, "walls": 3})
    play(state, "draw 1 2")
    assert state.sides[0] == Side(("T2", "T3", "W1", "W2"), ("T4",), ("W3",), ("T1", "W7"))


@pytest.mark.rule("CA-6.2")
def test_an_empty_deck_leaves_no_choice() -> None:
    state = table(SQUARE, laid=("T3",), towers=())
    events = play(state, "built")
    assert names(events)[:3] == ["event-built", "event-draw", "event-drawn"]
    assert state.turn == 1


@pytest.mark.rule("CA-6.3")
def test_played_cards_never_come_back_and_stay_open() -> None:
    played: list[tuple[str, ...]] = [(), (), ()]
    for state, _ in whole_game(11, 3):
        view = game.view(state, None)
        for seat, side in enumerate(state.sides):
            assert side.played[: len(played[seat])] == played[seat]
            assert not set(side.played) & set(side.hand + side.towers + side.walls)
            assert view.seats[seat].played == side.played
            played[seat] = side.played
    assert [sorted(cards) for cards in played] == [sorted(CARDS)] * 3


@pytest.mark.rule("CA-7.1")
def test_an_empty_hand_and_empty_decks_start_the_last_turns() -> None:
    state = table(SQUARE, seats=3, turn=1, laid=("T3",), towers=(), walls=())
    state.sides[1] = Side((), (), (), ("T3",))
    events = play(state, "built")
    assert state.ran_out == 1
    assert "event-ran-out" in names(events)
    assert state.turn == 2
    assert game.view(state, 0).ran_out == 1


@pytest.mark.rule("CA-7.1")
def test_an_empty_hand_alone_ends_nothing() -> None:
    """Drawing is obligatory, so nobody ever begins a turn with an empty hand."""
    for seats in (2, 3, 4):
        for state, move in whole_game(seats, seats, tidy=0):
            if state.phase == "choose":
                assert state.sides[state.turn].hand
                assert 1 <= len(state.sides[state.turn].hand) <= 8
            if move is None:
                assert all(side.empty for side in state.sides)
                assert min(state.rounds) >= 6
                assert max(state.rounds) <= 14
                assert state.rounds[state.ran_out] >= 7


@pytest.mark.rule("CA-7.2")
def test_last_turns_play_every_card_and_draw_nothing() -> None:
    state = table(SQUARE, laid=("T3",), hand=("T2", "W7"), towers=("T5",), walls=("W1", "W2"))
    state.sides[0] = Side((), (), (), ("T3",))
    events = play(state, "built")
    assert names(events) == ["event-built", "event-ran-out", "event-last-turn"]
    assert (state.turn, state.phase) == (1, "build"), "there is nothing to choose"
    assert state.laid == ("T2", "T5", "W1", "W2", "W7")
    assert events[-1].args["cards"] == "T2, T5, W1, W2, W7"
    assert state.sides[1].empty
    state.towers, state.long, state.short = 1, 0, 0
    play(state, "tower 1,1", "built")
    assert state.phase == "claim", "claiming and doubling work as always"
    assert game.finality(state, 1, Single()).final, "it ends the game"
    events = play(state, "double 0,0")
    assert names(events) == ["event-double", "event-over"]
    assert game.actors(state) == ()
    assert totals(state) == [0, 8]


@pytest.mark.rule("CA-7.3")
def test_leftovers_reach_those_who_still_have_a_turn_and_then_go_aside() -> None:
    state = table("o", seats=3, turn=1, laid=("T3",), hand=("T1",), towers=(), walls=(), build=(2, 0, 0))
    state.sides[1] = Side((), (), (), ("T3",))
    events = play(state, "built")
    assert (state.turn, state.pieces) == (2, Pieces(towers=2 + 2)), "what the seat that ran out left, and T1"
    events = play(state, "built")
    assert events[1].args == {"seat": 2, "to_seat": 0, "towers": 4, "long": 0, "short": 0}
    assert (state.turn, state.pieces) == (0, Pieces(towers=6))
    events = play(state, "built")
    assert names(events) == ["event-built", "event-aside", "event-over"]
    assert state.aside == Pieces(towers=6)
    assert game.view(state, None).aside == Pieces(towers=6)
    assert (state.phase, state.turn) == ("over", 0)


@pytest.mark.rule("CA-7.3")
@pytest.mark.parametrize(
    "move", [Card("T1"), Take(), Tower((0, 1)), Wall((0, 0), (0, 1)), Built(), Double((0, 0)), Single(), Draw(1, 0)]
)
def test_after_the_end_nothing_is_possible(move: Card) -> None:
    state = table(SQUARE, phase="over")
    assert game.legal(state, 0) == []
    found = game.why_not(state, 0, move)
    assert found is not None
    assert (found.rule, found.name) == ("CA-7.3", "refusal-game-over")
    before = state.copy()
    with pytest.raises(Refused, match=r"CA-7\.3"):
        game.advance(state, 0, move, CHANCE)
    assert state == before
