"""The solo game: digits crossed out, two ends, and both at once."""

from collections import Counter

import pytest
from kingdoms_tables import CHANCE, offered, paper, play, refused, spells, table, total, whole, whole_game

from castlewright.core import Match
from castlewright.games.kingdoms import game
from castlewright.games.kingdoms.board import FINAL, ROW
from castlewright.games.kingdoms.state import State
from castlewright.games.kingdoms.view import RowView

TEN = 0b1111111111


def alone(but: str = "", letters: str = "", blots: int = 0, **lie: str) -> State:
    return table(paper(whole(letters, but=but), blots=blots), **(lie or {"blue": "2 blueriver"}))


def row(state: State, name: str) -> RowView:
    return game.view(state, 0).rows[ROW[name]]


@pytest.mark.rule("CK-11.1")
def test_no_spell_and_four_rounds_to_a_throw() -> None:
    state = game.start(1, {"first": "chance"}, CHANCE)
    assert spells(state) == {}
    assert state.token == 0
    thrown = state.dice
    for number in range(1, 5):
        assert (state.round, state.throw, state.dice) == (number, 1, thrown)
        assert (offered(state, 0, "take white") != []) == (number in (2, 3)), "never first; in round 3 it is taken"
        play(state, 0, offered(state, 0, "take")[0], "done", offered_after_done(state))
    assert (state.round, state.throw, state.tray) == (5, 2, 0b1111)


def offered_after_done(state: State) -> str:
    """The first digit that may be crossed; the row of the smallest name is as good as any."""
    open_rows = sorted(name for name in ROW if name != "final" and not state.crossed_firsts >> ROW[name] & 1)
    return f"cross {open_rows[0]} {4 if ROW[open_rows[0]] < 6 else 3}"


@pytest.mark.rule("CK-11.2")
def test_a_first_digit_is_crossed_as_long_as_any_is_open() -> None:
    state = alone()
    play(state, 0, "take blue blueriver", "done")
    assert (state.phase, game.actors(state)) == ("cross", (0,))
    assert offered(state, 0) == [
        "cross blueriver 4",
        "cross dragon 3",
        "cross greenwood 4",
        "cross griffin 3",
        "cross hydra 3",
        "cross lilacfield 4",
        "cross redmount 4",
        "cross umberland 4",
        "cross unicorn 3",
        "cross yellowmere 4",
    ]
    assert refused(state, 0, "cross dragon 1") == "CK-11.2 refusal-cross-first"
    assert refused(state, 0, "cross final 3") == "CK-11.2 refusal-cross-final"
    assert refused(state, 0, "cross dragon 4") == "CK-11.2 refusal-cross-digit"
    assert refused(state, 0, "cross nothing 4") == "CK-1.6 refusal-unknown"
    assert refused(state, 0, "take red yellowmere") == "CK-11.2 refusal-cross-now"
    assert game.view(state, 0).prompt.name == "prompt-cross"
    assert game.view(state, None).prompt.name == "prompt-cross-other"
    play(state, 0, "cross dragon 3")
    assert (state.phase, state.round) == ("turns", 2)
    assert refused(state, 0, "cross hydra 3") == "CK-11.2 refusal-cross-later"


@pytest.mark.rule("CK-11.2")
def test_then_second_digits() -> None:
    state = alone()
    state.crossed_firsts = TEN & ~(1 << ROW["dragon"])
    play(state, 0, "take blue blueriver", "done")
    assert offered(state, 0) == ["cross dragon 3"]
    play(state, 0, "cross dragon 3", "take red yellowmere", "done")
    assert len(offered(state, 0)) == 10
    assert offered(state, 0)[1] == "cross dragon 1"
    play(state, 0, "cross blueriver 2")
    assert row(state, "blueriver").second_crossed


@pytest.mark.rule("CK-11.2")
def test_achievements_come_before_the_crossing() -> None:
    state = alone(letters="B", but="B9")
    play(state, 0, "take blue blueriver", "paint blue B9", "done")
    assert row(state, "blueriver").first_seats == (0,)
    assert refused(state, 0, "cross blueriver 4") == "CK-11.3 refusal-cross-closed"


@pytest.mark.rule("CK-11.3")
def test_after_a_crossed_first_the_second_can_be_won() -> None:
    state = alone(letters="B", but="B9")
    state.crossed_firsts = 1 << ROW["blueriver"]
    play(state, 0, "take blue blueriver", "paint blue B9", "done")
    found = row(state, "blueriver")
    assert (found.first_seats, found.second_seats) == ((), (0,))


@pytest.mark.rule("CK-11.3")
def test_a_circled_first_leaves_the_second_open_at_no_cost() -> None:
    state = alone(letters="B", but="B9")
    state.crossed_firsts = TEN & ~(1 << ROW["blueriver"])
    state.crossed_seconds = TEN & ~(1 << ROW["blueriver"])
    play(state, 0, "take blue blueriver", "paint blue B9", "done")
    before = total(state)
    assert offered(state, 0) == ["cross blueriver 2"]
    assert refused(state, 0, "cross hydra 1") == "CK-11.3 refusal-cross-closed"
    play(state, 0, "cross blueriver 2")
    assert total(state) == before


@pytest.mark.rule("CK-11.4", "CK-11.7")
def test_three_kingdoms_circle_the_final_three_and_end_after_one_more_round() -> None:
    state = alone(letters="BGL", but="B9")
    play(state, 0, "take blue blueriver", "paint blue B9", "done")
    final = row(state, "final")
    assert (final.first_seats, final.second_crossed) == ((0,), True)
    assert (state.phase, state.last) == ("cross", True)
    play(state, 0, "cross dragon 3", "take red yellowmere", "done")
    assert state.phase == "over", "nothing is crossed after the last round"


@pytest.mark.rule("CK-11.5")
def test_nothing_to_cross_ends_the_game_too() -> None:
    state = alone()
    state.crossed_firsts = TEN
    state.crossed_seconds = TEN
    events = play(state, 0, "take blue blueriver", "done")
    assert [event.name for event in events if event.name in ("event-cross", "event-last-round")] == [
        "event-cross",
        "event-last-round",
    ]
    final = row(state, "final")
    assert (final.first_crossed, final.second_crossed, state.last, state.phase) == (True, False, True, "turns")
    play(state, 0, "take red yellowmere", "done")
    assert state.phase == "over"


@pytest.mark.rule("CK-11.5")
def test_the_last_digit_just_crossed_is_not_yet_the_end() -> None:
    state = alone()
    state.crossed_firsts = TEN
    state.crossed_seconds = TEN & ~1
    play(state, 0, "take blue blueriver", "done", "cross blueriver 2")
    assert not state.last
    play(state, 0, "take red yellowmere", "done")
    assert (state.last, state.phase) == (True, "turns")


@pytest.mark.rule("CK-11.5")
def test_three_kingdoms_in_that_last_round_bring_one_point() -> None:
    state = alone(letters="BGL", but="B9", red="2 blueriver")
    state.crossed_firsts = TEN
    state.crossed_seconds = TEN
    play(state, 0, "take blue yellowmere", "done", "take red blueriver", "paint red B9", "done")
    assert state.phase == "over"
    assert row(state, "final").second_seats == (0,)


@pytest.mark.rule("CK-11.6")
def test_both_ends_in_one_round() -> None:
    state = alone(letters="BGL", but="B9")
    state.crossed_firsts = TEN & ~(1 << ROW["blueriver"])
    state.crossed_seconds = TEN
    play(state, 0, "take blue blueriver", "paint blue B9", "done")
    final = row(state, "final")
    assert (final.first_seats, final.first_crossed, final.second_crossed) == ((0,), False, True)
    assert (state.phase, state.last, state.round) == ("turns", True, 2)
    play(state, 0, "take red yellowmere", "done")
    assert state.phase == "over"


@pytest.mark.rule("CK-11.7", "CK-9.2")
def test_all_blots_end_the_solo_game_at_once() -> None:
    state = alone(blots=9)
    play(state, 0, "take blue blueriver", "done")
    assert state.phase == "over"
    assert state.crossed_firsts == 0


def test_crossing_can_be_taken_back_until_the_dice_fly() -> None:
    match = Match(game, 1, {}, CHANCE)
    for number in range(1, 5):
        match.play(0, game.legal(match.state, 0)[0])
        assert match.undoable(0, "sheet-0") >= 1
        match.play(0, game.parse("done"))
        assert match.undoable(0, "sheet-0") == 0
        match.play(0, game.legal(match.state, 0)[0])
        assert match.undoable(0, "sheet-0") == (0 if number == 4 else 1)
    assert match.state.crossed_firsts.bit_count() == 4


def test_solo_games_end_in_every_way() -> None:
    ends = Counter[str]()
    for seed in range(40):
        for state, _, move in whole_game(seed, 1, careful=0.97 if seed % 2 else 0.3):
            if move is None:
                if state.papers[0].blots == 10:
                    ends["blots"] += 1
                elif state.firsts[FINAL]:
                    ends["kingdoms"] += 1
                else:
                    ends["digits"] += 1
    assert ends["blots"]
    assert ends["digits"]
