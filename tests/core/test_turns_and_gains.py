"""What a turn is, and what a move or a turn brought."""

from typing import Any

import pytest

from castlewright.core import Chance, Line, Match, Refused, Sheet, Turn, gains
from castlewright.core.gains import Gain
from castlewright.testing.toy import Draw, Flag, Lay, Ready, Roll, Toy


class Counting(Toy):
    """Counts how often legality is asked for."""

    def __init__(self) -> None:
        self.asked = 0

    def why_not(self, state: Any, seat: int, move: Any) -> Any:
        self.asked += 1
        return super().why_not(state, seat, move)


def a_match(game: Toy | None = None) -> Match[Any, Any]:
    return Match(game or Toy(), 2, {}, Chance(b"turns"))


def test_legality_is_decided_once_a_move() -> None:
    game = Counting()
    match = a_match(game)
    match.play(0, Ready())
    match.play(1, Ready())
    assert game.asked == 2
    match.play(0, Flag(0))
    match.undo(0)
    assert game.asked == 3


def test_a_turn_lasts_as_long_as_its_seat_may_act() -> None:
    match = a_match()
    assert match.turns() == (Turn(0, 0), Turn(1, 0))
    match.play(1, Lay(match.state.hands[1][0]))
    match.play(1, Ready())
    assert match.turns() == (Turn(0, 0), Turn(1, 0, 2))
    match.play(0, Ready())
    # Whoever was ready last goes on at once: that is another turn, in another stage of the game.
    assert match.turns() == (Turn(0, 0, 3), Turn(1, 0, 2), Turn(0, 3))
    match.play(0, Flag(1))
    match.play(0, Roll())
    assert match.turns() == (Turn(0, 0, 3), Turn(1, 0, 2), Turn(0, 3, 5), Turn(1, 5))
    assert [played.move for played in match.played[3:5]] == [Flag(1), Roll()]


def test_turns_are_the_same_whenever_one_asks() -> None:
    watched, late = a_match(), a_match()
    for seat, move in [(0, Ready()), (1, Ready()), (0, Draw()), (1, Roll()), (1, Ready()), (0, Ready()), (0, Roll())]:
        for match in (watched, late):
            match.play(seat, move)
        watched.turns()
    assert watched.turns() == late.turns()
    assert late.turns()[-1] == Turn(1, 7)


def test_an_undo_takes_its_turns_back() -> None:
    match = a_match()
    match.play(0, Ready())
    assert match.turns() == (Turn(0, 0, 1), Turn(1, 0))
    match.undo(0, scope="row 0")
    assert match.turns() == (Turn(0, 0), Turn(1, 0))


class Forced(Toy):
    """Whoever is to lay cards has nothing to choose."""

    def legal(self, state: Any, seat: int) -> Any:
        legal = super().legal(state, seat)
        return legal if state.turn is not None else legal[-1:]


def test_whoever_has_no_choice_has_no_turn() -> None:
    match = a_match(Forced())
    assert match.turns() == ()
    match.play(0, Ready())
    match.play(1, Ready())
    assert match.turns() == (Turn(0, 2),)


def test_the_gains_of_a_move_and_of_a_turn() -> None:
    match = a_match()
    match.play(0, Ready())
    match.play(1, Ready())
    match.play(0, Flag(2))
    (flag,) = match.gains()
    assert (flag.owner, flag.points, flag.line.rule, flag.line.piece) == (0, 2, "TY-4.3", {"flag": 2})
    match.play(0, Roll())
    die = match.state.dice[0][0]
    assert [(gain.owner, gain.points, gain.line.name) for gain in match.gains()] == [(0, die, "line-die")]
    turn = match.turns()[2]
    assert turn == Turn(0, 2, 4)
    assert sorted(gain.points for gain in match.gains(turn)) == sorted([2, die])
    assert match.gains(turn, seat=1) == match.gains(turn)
    assert match.gains(match.turns()[-1]) == ()
    with pytest.raises(Refused, match="refusal-seat"):
        match.gains(seat=2)


def line(points: int, piece: int, name: str = "line-x") -> Line:
    return Line(points=points, group="x", rule="TY-1.1", name=name, piece={"x": piece})


def test_lines_that_come_go_and_change() -> None:
    before = [Sheet(0, (line(3, 1), line(4, 2), line(1, 3))), Sheet("castle", (line(9, 9),))]
    after = [Sheet(0, (line(5, 2), line(3, 1), line(0, 4), line(2, 5)))]
    assert gains(before, after) == (
        Gain(0, 1, line(5, 2)),
        Gain(0, 2, line(2, 5)),
        Gain(0, -1, line(1, 3)),
        Gain("castle", -9, line(9, 9)),
    )
    assert gains(after, after) == ()
    assert sum(gain.points for gain in gains([], after)) == 10


def test_lines_that_look_alike_are_told_apart_by_their_order() -> None:
    twice = Sheet(0, (line(3, 1), line(3, 1)))
    assert gains([Sheet(0, (line(3, 1),))], [twice]) == (Gain(0, 3, line(3, 1)),)
    assert gains([twice], [Sheet(0, (line(3, 1),))]) == (Gain(0, -3, line(3, 1)),)


def test_a_line_that_takes_the_place_of_another_gains_the_difference() -> None:
    single, double = Sheet(0, (line(6, 1), line(2, 2))), Sheet(0, (line(12, 1, "line-double"), line(2, 2)))
    assert gains([single], [double]) == (Gain(0, 6, line(12, 1, "line-double")),)
    assert gains([double], [single]) == (Gain(0, -6, line(6, 1)),)
    both = Sheet(0, (line(6, 1), line(1, 1, "line-more")))
    assert gains([both], [Sheet(0, (line(1, 1, "line-more"),))]) == (Gain(0, -6, line(6, 1)),)


def test_a_copy_goes_its_own_way() -> None:
    match = a_match()
    match.play(0, Ready())
    other = match.copy()
    other.play(1, Ready())
    other.resign(0)
    assert (len(match.played), len(other.played)) == (1, 2)
    assert (match.over, other.over) == (False, True)
    assert match.turns() == (Turn(0, 0, 1), Turn(1, 0))
    assert len(match.log) == 1
    match.undo(0, scope="row 0")
    assert len(other.played) == 2
