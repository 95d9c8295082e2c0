"""A castle on a real table, typed in by a person (section 9)."""

from time import process_time
from typing import Any

import msgspec
import pytest
from castellan_tables import drawn, points, totals, typed, warned, whole_game

from castlewright.core import Refused
from castlewright.games.castellan import game, position
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


def refused(position: Position) -> str:
    with pytest.raises(Refused) as caught:
        game.appraise(position)
    assert caught.value.refusal.rule == ("CA-2.1" if caught.value.refusal.name == "refusal-players" else "CA-9.1")
    for language in ("en", "ru"):
        assert texts_for(language, "castellan").reason(caught.value.refusal)
    return caught.value.refusal.name


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
        (typed(SQUARE, [], towers=[(0, 0), (0, -128)]), "refusal-off-table"),
        (typed(SQUARE, [(0, (0, 0), False)] * 993), "refusal-pieces"),
        (typed(SQUARE, [], towers=[(x, y) for x in range(33) for y in range(31)]), "refusal-pieces"),
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


def said(position: Position, language: str) -> str:
    """The sentence of a position's refusal."""
    with pytest.raises(Refused) as caught:
        game.appraise(position)
    return texts_for(language, "castellan").plain(caught.value.refusal)


@pytest.mark.rule("CA-9.1")
@pytest.mark.parametrize("number", [2, 99, 100, 500, 1000, 123_456, -1, -500, 999_999_999_999])
def test_a_number_that_cannot_be_is_quoted_as_it_was_typed(number: int) -> None:
    """Seats, players and coordinates: no other number, and no groups of digits."""
    assert said(typed(SQUARE, [(number, (0, 0), False)]), "ru").startswith(f"Места {number} нет")
    assert said(typed(SQUARE, [(number, (0, 0), False)]), "en").startswith(f"There is no seat {number}:")
    if number > 4:
        assert said(typed(SQUARE, [], players=number), "en").endswith(f"not {number}.")
    if abs(number) > 127:
        for away in (typed(SQUARE, [], towers=[(0, number)]), typed(SQUARE, [(0, (0, number), False)])):
            assert said(away, "en").startswith(f"(0, {number}) is too far away")
            assert said(away, "ru").startswith(f"(0, {number}) — слишком далеко")
        assert said(typed(SQUARE, [], walls=[((0, 0), (number, 5))]), "en").startswith(f"({number}, 5) ")


@pytest.mark.rule("CA-9.1")
@pytest.mark.parametrize("number", [10**12, -(10**12), 10**4299], ids=["far", "far below", "endless"])
def test_of_an_absurd_number_only_the_size_is_told(number: int) -> None:
    sign = "> 999999999999" if number > 0 else "< -999999999999"
    assert said(typed(SQUARE, [(number, (0, 0), False)]), "en").startswith(f"There is no seat {sign}:")
    assert said(typed(SQUARE, [], towers=[(number, 0)]), "en").startswith(f"({sign}, 0) is too far away")
    assert said(typed(SQUARE, [], players=number), "en").endswith(f"not {sign}.")


@pytest.mark.rule("CA-9.1")
def test_too_many_pieces_are_counted() -> None:
    assert "1,002" in said(typed(SQUARE, [(0, (0, 0), False)] * 994), "en")


@pytest.mark.rule("CA-9.1")
def test_the_ends_of_a_wall_may_come_in_any_order() -> None:
    """As in the notation: the same castle, the same refusals, the same warnings."""
    wrong = "o===o\n!   !\n! o !\n! | !\no-o-o"
    _, walls = drawn(wrong)
    walls.append(((1, 1), (1, 2)))
    for picture, more in ((SIX_TOWERS, {}), (wrong, {"walls": walls}), ("o", {"walls": [((0, 0), (3, 0))]})):
        forwards = typed(picture, [(0, (0, 0), False)] if picture != "o" else [], **more)
        backwards = msgspec.structs.replace(forwards, walls=tuple((b, a) for a, b in forwards.walls))
        if picture == "o":
            assert said(backwards, "en") == said(forwards, "en")
        else:
            assert game.appraise(backwards) == game.appraise(forwards)


@pytest.mark.rule("CA-9.1")
def test_two_keeps_of_two_players_on_one_cell_are_not_taken_for_a_double() -> None:
    position = typed(SQUARE, [(0, (0, 0), False), (1, (0, 0), False)])
    assert refused(position) == "refusal-two-owners"


@pytest.mark.rule("CA-9.2", "CA-9.3")
def test_every_sentence_says_which_yard_it_is_about() -> None:
    """Named by the cell where the keep was typed in, or by the least one: for who reads the text without a board."""
    doubles = typed(FOUR_YARDS, [(1, (0, 1), True), (1, (1, 1), True), (0, (1, 0), False)])
    appraisal = game.appraise(doubles)
    for language, lines, warnings in (
        (
            "en",
            [
                "The yard around the cell (1, 0), touched by 4 towers",
                "The doubled yard around the cell (0, 1), touched by 4 towers: counts twice",
                "The doubled yard around the cell (1, 1), touched by 4 towers: counts twice",
            ],
            [
                "The yard with 4 towers around the cell (0, 0) has no keep: it is nobody’s.",
                "Player 2 has 2 doubled yards, around the cells (0, 1), (1, 1); only one is allowed in a game.",
            ],
        ),
        (
            "ru",
            [
                "Двор вокруг клетки (1, 0), которого касаются 4 башни",
                "Удвоенный двор вокруг клетки (0, 1), которого касаются 4 башни: считается дважды",
                "Удвоенный двор вокруг клетки (1, 1), которого касаются 4 башни: считается дважды",
            ],
            [
                "Двор с 4 башнями вокруг клетки (0, 0) стоит без фишки: он ничей.",
                "Игрок 2 держит 2 удвоенных двора, вокруг клеток (0, 1), (1, 1); за игру можно только один.",
            ],
        ),
    ):
        texts = texts_for(language, "castellan")
        assert [texts.line(line) for sheet in appraisal.sheets for line in sheet.lines] == lines
        assert [texts.plain(warning.reason) for warning in appraisal.warnings] == warnings
    crowded = game.appraise(typed(SIX_TOWERS, [(0, (1, 1), True), (0, (0, 0), False)]))
    assert crowded.warnings[0].reason.args == {"count": 3, "x": 1, "y": 1}
    assert crowded.warnings[0].piece == {"cell": [1, 1]}


@pytest.mark.rule("CA-9.2")
def test_castles_that_stand_apart_are_named_by_a_tower_of_each() -> None:
    apart = typed("o-o   o   o-o", [])
    assert texts_for("en", "castellan").plain(game.appraise(apart).warnings[0].reason) == (
        "There are 3 castles that no wall joins, at the towers (0, 0), (3, 0), (5, 0); there should be one."
    )
    many = typed("", [], towers=[(x, 0) for x in range(0, 60, 2)])
    assert game.appraise(many).warnings[0].reason.args["towers"] == "(0, 0), (2, 0), (4, 0), (6, 0), (8, 0), (10, 0), …"


@pytest.mark.rule("CA-9.1")
def test_the_largest_tables_are_scored_in_no_time() -> None:
    """A thousand pieces that fit, as many small yards or as one as large as the whole table."""
    side = range(-122, 123, 2)
    border = [(x, y) for x in side for y in side if 122 in (abs(x), abs(y))]
    walls = [((x, y), (x + 2, y)) for x in side[:-1] for y in (-122, 122)]
    walls += [((y, x), (y, x + 2)) for (x, _), (_, y) in walls]
    ring = typed("", [(0, (5, 5), False)], 2, towers=border, walls=walls)
    began = process_time()
    assert points(game.appraise(grid(18))) == [0, 4]
    assert points(game.appraise(ring)) == [len(border), 0] == [488, 0]
    assert process_time() - began < 5


@pytest.mark.rule("CA-9.1")
def test_the_work_grows_with_the_pieces_and_no_faster(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(position, "MOST_PIECES", 10**6)
    began = process_time()
    assert points(game.appraise(grid(90))) == [0, 4]
    assert process_time() - began < 10


def grid(side: int) -> Position:
    """A square of so many towers by so many, all joined."""
    row, between = "o" + "-o" * (side - 1), "| " * side
    return typed("\n".join([row, *[between, row] * (side - 1)]), [(1, (3, 4), False)])


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
def test_walls_that_wait_for_the_same_tower_do_not_make_one_castle() -> None:
    assert warned(typed("o-+-o", [])) == [("CA-4.4", "warning-castles")]
    assert warned(typed("o-o-o", [])) == []


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
