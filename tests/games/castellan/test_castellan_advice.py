"""The advice (section 10): each piece of it rests on something that the rules make true."""

import pytest
from castellan_tables import legal, play, said, table, totals

from castlewright.games.castellan.components import CARDS
from castlewright.games.castellan.state import State

BIG = """
o-o-o-o-o
|       |
o       o
|       |
o-o-o-o-o
"""
"""Twelve towers around eight cells."""


@pytest.mark.rule("CA-10.1")
def test_what_lacks_a_piece_is_closed_by_whoever_comes_next() -> None:
    state = table("o-+\n| |\no-o", build=(1, 0, 0), turn=1)
    play(state, "tower 1,1", "built", "single")
    assert totals(state) == [0, 4]


@pytest.mark.rule("CA-10.1")
def test_more_cards_reach_further() -> None:
    """Three sides of a square are missing: one card cannot close it, two can."""
    for cards, closes in ((("T3",), False), (("T3", "W1"), True)):
        state = table("o-o", phase="choose", hand=("T3", "W1", "W2"))
        play(state, *(f"card {card}" for card in cards), "take")
        wanted = ["wall 0,0 0,2", "wall 1,0 1,2", "tower 0,2", "tower 1,2", "wall 0,2 1,2"]
        for move in wanted:
            if move in legal(state):
                play(state, move)
        assert bool(state.touched) == closes


@pytest.mark.rule("CA-10.2")
def test_a_hand_that_is_spent_comes_back_card_by_card() -> None:
    hand = ("T5", "T6", "W1", "W2")
    assert not any(CARDS[card].draw for card in hand)
    state = table(BIG, phase="choose", hand=hand, towers=("T3",), walls=("W4", "W5", "W6"), laid=())
    play(state, *(f"card {card}" for card in hand), "take")
    build_anything(state)
    play(state, "draw 1 0")
    assert state.sides[0].hand == ("T3",)
    state.turn = 0
    assert legal(state) == ["card T3"], "and that one must be played"


@pytest.mark.rule("CA-10.3")
def test_nobody_else_builds_in_my_yard_and_what_i_build_there_counts() -> None:
    inside = table(BIG, keeps=[((0, 0), 0, False)], build=(1, 0, 1))
    rival = table(BIG, keeps=[((0, 0), 0, False)], build=(1, 0, 1), turn=1)
    assert said(rival, "wall 1,0 1,1") == ("CA-4.7", "refusal-rival-yard")
    assert totals(inside) == [12, 0]
    play(inside, "wall 1,0 1,1", "tower 1,1", "built")
    assert totals(inside) == [13, 0], "a tower inside is a point"


@pytest.mark.rule("CA-10.3")
def test_towers_between_two_parts_count_twice() -> None:
    state = table(BIG, keeps=[((0, 0), 0, False)], doubled=[0], build=(1, 0, 2))
    play(state, "wall 2,0 2,1", "tower 2,1", "wall 2,1 2,2", "built")
    assert totals(state) == [16, 0], "twelve, one more, and three of them twice"


@pytest.mark.rule("CA-10.4")
def test_a_tower_in_a_doubled_yard_is_two_points() -> None:
    state = table(BIG, keeps=[((0, 0), 0, True)], build=(1, 0, 1))
    play(state, "wall 1,0 1,1", "tower 1,1", "built")
    assert totals(state) == [26, 0]


@pytest.mark.rule("CA-10.5")
def test_dividing_a_doubled_yard_may_pay_or_cost() -> None:
    corner = table(BIG, keeps=[((0, 0), 0, True)], build=(1, 0, 2))
    assert totals(corner) == [24, 0]
    play(corner, "wall 1,0 1,1", "tower 1,1", "wall 0,1 1,1", "built", "double 0,1")
    assert totals(corner) == [4 + 12 * 2, 0]
    row = table("o-o-o-o\n|     |\no-o-o-o", keeps=[((0, 0), 0, True)], build=(0, 0, 1))
    assert totals(row) == [16, 0]
    play(row, "wall 1,0 1,1", "built", "double 0,0")
    assert totals(row) == [4 * 2 + 6, 0]


@pytest.mark.rule("CA-10.6")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everybody_else_plays_before_my_next_turn(seats: int) -> None:
    state = table("o-+\n| |\no-o", phase="choose", seats=seats, hand=("T2", "W1"))
    seen = []
    for _ in range(seats):
        seen.append(state.turn)
        play(state, "card T2", "take")
        build_anything(state)
        if state.phase == "draw":
            play(state, legal(state)[0])
    assert seen == list(range(seats))
    assert state.turn == 0


def build_anything(state: State) -> None:
    """Builds what fits, and doubles nothing."""
    while state.phase == "build":
        play(state, legal(state)[-1])
    if state.phase == "claim":
        play(state, "single")
