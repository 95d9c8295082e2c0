"""The score (section 8), and a castle on a real table (section 9)."""

from typing import Any

import msgspec
import pytest
from castellan_tables import drawn, table, totals, whole_game

from castlewright.core import Appraisal, Refused
from castlewright.games.castellan import game
from castlewright.games.castellan.position import Position
from castlewright.texts import texts_for

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


def typed(picture: str, keeps: list[tuple[int, tuple[int, int], bool]], /, players: Any = 2, **more: Any) -> Position:
    """A position as a person would type it, through JSON."""
    towers, walls = drawn(picture)
    position = {
        "game": "castellan",
        "players": players,
        "towers": towers,
        "walls": walls,
        "keeps": [{"seat": seat, "cell": cell, "double": double} for seat, cell, double in keeps],
    } | more
    decoded: Position = msgspec.json.decode(msgspec.json.encode(position), type=Position)
    return decoded


def points(appraisal: Appraisal) -> list[int]:
    return [sheet.total for sheet in appraisal.sheets]


def refused(position: Position) -> str:
    with pytest.raises(Refused) as caught:
        game.appraise(position)
    assert caught.value.refusal.rule == "CA-9.1"
    for language in ("en", "ru"):
        assert texts_for(language, "castellan").reason(caught.value.refusal)
    return caught.value.refusal.name


def warned(position: Position) -> list[tuple[str, str]]:
    warnings = game.appraise(position).warnings
    for language in ("en", "ru"):
        assert all(texts_for(language, "castellan").reason(warning.reason) for warning in warnings)
    return [(warning.reason.rule, warning.reason.name) for warning in warnings]


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
    assert (line.rule, line.name, line.group, line.args) == ("CA-8.1", "line-yard", "yards", {"towers": towers})
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
def test_what_is_equal_to_the_end_is_shared() -> None:
    outcome = over("o-o-o\n| | |\no-o-o", [((0, 0), 0, False), ((1, 0), 2, False)], seats=3)
    assert [(s.place, s.owner) for s in outcome.standings] == [(1, 0), (1, 2), (3, 1)]
    assert outcome.standings[0].why.name == "why-shared"
    assert outcome.winners() == (0, 2)


# --- a real table ---


@pytest.mark.rule("CA-9.1")
def test_a_played_castle_typed_in_scores_the_same() -> None:
    for seats in (2, 3, 4):
        *_, (state, _) = whole_game(seats, seats, tidy=0.9)
        view = game.view(state, None)
        keeps = [{"seat": yard.owner, "cell": max(yard.cells), "double": yard.double} for yard in view.yards]
        position = typed("", [], seats, towers=view.towers, walls=[(b, a) for a, b in view.walls], keeps=keeps)
        appraisal = game.appraise(position)
        assert points(appraisal) == totals(state)
        assert appraisal.warnings == ()
        outcome = game.outcome(state)
        assert outcome is not None
        assert appraisal.standings == outcome.standings


@pytest.mark.rule("CA-9.1")
@pytest.mark.parametrize(
    ("position", "name"),
    [
        (typed(SQUARE, [], players=1), "refusal-players"),
        (typed(SQUARE, [], players=10**12), "refusal-players"),
        (typed(SQUARE, [], towers=[(0, 0), (10**12, 0)]), "refusal-off-table"),
        (typed(SQUARE, [], towers=[(0, 0), (0, 0)]), "refusal-two-towers"),
        (typed("o", [], walls=[((0, 0), (1, 0)), ((1, 0), (0, 0))]), "refusal-two-walls"),
        (typed("o-o", [], walls=[((0, 0), (1, 0)), ((0, 0), (2, 0))]), "refusal-two-walls"),
        (typed("o", [], walls=[((0, 0), (0, 0))]), "refusal-table-length"),
        (typed("o", [], walls=[((0, 0), (0, 3))]), "refusal-table-length"),
        (typed("o", [], walls=[((0, 0), (1, 1))]), "refusal-table-crooked"),
        (typed("o", [], walls=[((4, 4), (4, 5))]), "refusal-table-loose"),
        (typed("o o", [], walls=[((0, 0), (2, 0))]), "refusal-tower-in-wall"),
        (typed("o", [], towers=[(0, 0), (1, 1)], walls=[((0, 0), (2, 0)), ((1, 1), (1, -1))]), "refusal-walls-cross"),
        (typed(SQUARE, [(0, (5, 5), False)]), "refusal-keep-outside"),
        (typed(SQUARE.replace("o-o", "o-+", 1), [(0, (0, 0), False)]), "refusal-keep-outside"),
        (typed(SQUARE, [(0, (0, 0), False), (0, (0, 0), False)]), "refusal-two-keeps"),
        (typed(SIX_TOWERS, [(0, (0, 0), False), (1, (1, 1), False)]), "refusal-two-owners"),
        (typed(SQUARE, [(2, (0, 0), False)]), "refusal-no-such-seat"),
        (typed(SQUARE, [(-1, (0, 0), False)]), "refusal-no-such-seat"),
    ],
)
def test_what_cannot_lie_on_a_table_is_refused(position: Position, name: str) -> None:
    assert refused(position) == name


@pytest.mark.rule("CA-9.1")
@pytest.mark.parametrize(
    "change", [{"game": "chess"}, {"roofs": []}, {"towers": [[0]]}, {"keeps": [{"seat": 0}]}, {"players": "two"}]
)
def test_what_is_not_a_position_cannot_be_read(change: dict[str, Any]) -> None:
    with pytest.raises(msgspec.ValidationError):
        typed(SQUARE, [], **change)


@pytest.mark.rule("CA-9.2")
def test_two_castles_are_scored_and_warned_about() -> None:
    position = typed(SQUARE, [(0, (0, 0), False)], towers=[(0, 0), (0, 1), (1, 0), (1, 1), (7, 7)])
    assert points(game.appraise(position)) == [4, 0]
    assert warned(position) == [("CA-4.4", "warning-castles")]


@pytest.mark.rule("CA-9.2")
def test_a_castle_inside_the_yard_of_another_counts_for_that_yard() -> None:
    ring = """
    o-o-o-o
    |     |
    o     o
    |     |
    o-o-o-o
    """
    towers, _ = drawn(ring)
    position = typed(ring, [(0, (2, 1), False)], towers=[*towers, (1, 1)])
    assert points(game.appraise(position)) == [11, 0]


@pytest.mark.rule("CA-9.2")
def test_a_wall_into_the_side_of_another_closes_and_is_warned_about() -> None:
    wrong = """
    o===o
    !   !
    ! o !
    ! | !
    o-o-o
    """
    towers, walls = drawn(wrong)
    position = typed(wrong, [(0, (0, 0), False), (1, (1, 0), False)], walls=[*walls, ((1, 1), (1, 2))])
    assert points(game.appraise(position)) == [4, 4]
    assert warned(position) == [("CA-4.3", "warning-blocked")]
    assert len(towers) == 6


@pytest.mark.rule("CA-9.2")
def test_two_doubles_and_too_many_keeps_are_warned_about() -> None:
    doubles = typed(FOUR_YARDS, [(1, cell, cell[0] == 0) for cell in ((0, 0), (0, 1), (1, 0), (1, 1))])
    assert points(game.appraise(doubles)) == [0, 24]
    assert warned(doubles) == [("CA-5.4", "warning-doubles")]
    crowded = typed(SIX_TOWERS, [(0, (0, 0), True), (0, (1, 1), False)])
    assert points(game.appraise(crowded)) == [12, 0]
    assert warned(crowded) == [("CA-5.4", "warning-keeps")]


@pytest.mark.rule("CA-9.2")
def test_more_pieces_than_the_players_have_are_warned_about() -> None:
    row = "o" + "-o" * 32
    assert warned(typed(row, [])) == [("CA-1.1", "warning-too-many")] * 2, "33 towers and 32 short walls"
    assert warned(typed(row, [], players=3)) == []
    assert warned(typed("o" + "===o" * 27, [])) == [("CA-1.1", "warning-too-many")]


@pytest.mark.rule("CA-9.3")
def test_an_unclaimed_yard_earns_nothing_and_is_warned_about() -> None:
    appraisal = game.appraise(typed(FOUR_YARDS, [(0, (1, 1), False)]))
    assert points(appraisal) == [4, 0]
    assert [(w.reason.rule, w.reason.name, w.piece) for w in appraisal.warnings] == [
        ("CA-9.3", "warning-unclaimed", {"cell": [0, 0]}),
        ("CA-9.3", "warning-unclaimed", {"cell": [0, 1]}),
        ("CA-9.3", "warning-unclaimed", {"cell": [1, 0]}),
    ]


def test_an_empty_table_is_a_shared_place() -> None:
    appraisal = game.appraise(typed("", []))
    assert points(appraisal) == [0, 0]
    assert [standing.place for standing in appraisal.standings] == [1, 1]
