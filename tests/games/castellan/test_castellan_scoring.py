"""The score (section 8)."""

from typing import Any

import pytest
from castellan_tables import points, table, totals, typed, warned

from castlewright.games.castellan import game

SQUARE = "o-o\n| |\no-o"
SIX_TOWERS = """
o===o
!   !
! o !
! | !
o-o-o
"""
FOUR_YARDS = """
o-o-o
| | |
o-o-o
| | |
o-o-o
"""


@pytest.mark.rule("CA-8.1")
@pytest.mark.parametrize(
    ("picture", "towers"),
    [(SQUARE, 4), (SIX_TOWERS.replace("! o !", "!   !").replace("! | !", "!   !"), 5), (SIX_TOWERS, 6)],
    ids=["square", "five", "six"],
)
def test_corners_sides_and_inner_towers_count(picture: str, towers: int) -> None:
    state = table(picture, keeps=[((0, 0), 1, False)], phase="choose")
    assert totals(state) == [0, towers]
    (line,) = game.scores(state)[1].lines
    assert (line.rule, line.name, line.group) == ("CA-8.1", "line-yard", "yards")
    assert line.args == {"towers": towers, "x": 0, "y": 0}
    assert line.piece == {"cell": [0, 0], "double": False}
    assert len(line.because) == towers
    assert {"tower": [0, 0]} in line.because
    assert points(game.appraise(typed(picture, [(1, (0, 0), False)]))) == [0, towers]


@pytest.mark.rule("CA-8.1")
def test_a_tower_counts_once_and_those_outside_do_not() -> None:
    pier = """
    o-o-o-o
    |     |
    o-o-o o-o
    |     |
    o-o-o-o
    """
    state = table(pier, keeps=[((0, 0), 0, False)], phase="choose")
    assert totals(state) == [12, 0], "the pier is touched from both sides; the tower outside does not count"
    assert points(game.appraise(typed(pier, [(0, (2, 1), False)]))) == [12, 0]


@pytest.mark.rule("CA-8.2")
def test_a_double_counts_twice() -> None:
    state = table(SIX_TOWERS, keeps=[((0, 0), 0, True)], phase="choose")
    (line,) = game.scores(state)[0].lines
    assert (line.points, line.group, line.rule, line.name) == (12, "doubled", "CA-8.2", "line-doubled")
    assert line.piece == {"cell": [0, 0], "double": True}
    assert points(game.appraise(typed(SIX_TOWERS, [(0, (1, 1), True)]))) == [12, 0]
    one_by_one = typed(SIX_TOWERS, [(0, (1, 1), False), (0, (0, 0), False)])
    assert points(game.appraise(one_by_one)) == [12, 0], "two keeps in a yard are a double however they are typed"
    assert warned(one_by_one) == []


@pytest.mark.rule("CA-8.3")
def test_the_centre_of_four_yards_counts_four_times() -> None:
    cells = ((0, 0), (0, 1), (1, 0), (1, 1))
    state = table(FOUR_YARDS, keeps=[(cell, seat, False) for seat, cell in enumerate(cells)], seats=4, phase="choose")
    assert totals(state) == [4, 4, 4, 4]
    lines = [line for sheet in game.scores(state) for line in sheet.lines]
    assert sum({"tower": [1, 1]} in line.because for line in lines) == 4
    all_mine = game.appraise(typed(FOUR_YARDS, [(0, cell, cell == (0, 0)) for cell in cells]))
    assert points(all_mine) == [20, 0]


def over(picture: str, keeps: list[tuple[tuple[int, int], int, bool]], seats: int = 2) -> Any:
    return game.outcome(table(picture, keeps=keeps, seats=seats, phase="over"))


@pytest.mark.rule("CA-8.4")
def test_most_points_win() -> None:
    outcome = over("o-o-o\n| |\no-o", [((0, 0), 1, False)])
    assert [(s.place, s.owner, s.score, s.why) for s in outcome.standings] == [(1, 1, 4, None), (2, 0, 0, None)]
    assert game.outcome(table(phase="choose")) is None


@pytest.mark.rule("CA-8.4")
def test_equal_points_are_decided_by_keeps_and_a_double_is_two() -> None:
    picture = "o-o-o-o-o\n| |     |\no-o-o-o-o"
    eight = over(picture, [((0, 0), 0, True), ((1, 0), 1, False)])
    assert [(s.place, s.owner, s.score) for s in eight.standings] == [(1, 0, 8), (2, 1, 8)]
    assert [(s.why.rule, s.why.name, s.why.args) for s in eight.standings] == [
        ("CA-8.4", "why-keeps", {"keeps": 2}),
        ("CA-8.4", "why-keeps", {"keeps": 1}),
    ]


@pytest.mark.rule("CA-8.4")
def test_keeps_decide_on_a_real_table_too() -> None:
    picture = "o-o-o-o-o\n| |     |\no-o-o-o-o"
    for keeps in ([(1, (0, 0), True), (0, (2, 0), False)], [(0, (1, 0), False), (1, (0, 0), True)]):
        standings = game.appraise(typed(picture, keeps)).standings
        assert [(s.place, s.owner, s.score, s.why and s.why.args) for s in standings] == [
            (1, 1, 8, {"keeps": 2}),
            (2, 0, 8, {"keeps": 1}),
        ]


@pytest.mark.rule("CA-8.4")
def test_what_is_equal_to_the_end_is_shared() -> None:
    outcome = over("o-o-o\n| | |\no-o-o", [((0, 0), 0, False), ((1, 0), 2, False)], seats=3)
    assert [(s.place, s.owner) for s in outcome.standings] == [(1, 0), (1, 2), (3, 1)]
    assert outcome.standings[0].why.name == "why-shared"
    assert outcome.winners() == (0, 2)
