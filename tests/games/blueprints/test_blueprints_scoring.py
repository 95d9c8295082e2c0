"""The lines of the sheet, places and titles."""

from random import Random

import pytest
from blueprints_sheets import contest, player, room

from castlewright.core import Chance, Match
from castlewright.games.blueprints import game
from castlewright.games.blueprints.cards.contest import Values
from castlewright.games.blueprints.components import FAVORS, GROUPS, TITLES
from castlewright.games.blueprints.scoring import Count, contest_of, outcome, places, scores, used_rewards, verdict
from castlewright.games.blueprints.state import OVER, Player


def groups(one: Player, values: Values | None = None) -> dict[str, int]:
    return Count(contest(one, values=values or Values())).sheet(0).groups()


@pytest.mark.rule("BL-11.5", "BL-1.7", "BL-7.5", "BL-17.3")
@pytest.mark.parametrize(
    ("kind", "points"), [("food", 4), ("sleeping", 7), ("living", 8), ("downstairs", 6), ("activity", 9)]
)
def test_completed_rooms_pay_by_type(kind: str, points: int) -> None:
    other = "food" if kind != "food" else "living"
    arms = (room(kind, 8, 6, "#", "8,6W"), room(kind, 6, 4, "#", "6,4S"))
    one = player(*arms, room(kind, 6, 8, "#", "6,8N 6,8S"), foyer=other)
    assert groups(one)[kind] == 2 * points
    assert groups(one, Values((1, 2, 3, 5, 7)))[kind] == 2 * {4: 1, 7: 2, 8: 3, 6: 5, 9: 7}[points]
    foyer = player(*(room("utility", x, y, "#", d) for x, y, d in ARMS), foyer=kind)
    assert groups(foyer)[kind] == points


ARMS = ((6, 4, "6,4S"), (8, 6, "8,6W"), (6, 8, "6,8N"), (4, 6, "4,6E"))


@pytest.mark.rule("BL-11.6")
def test_the_outdoor_room_of_the_rulebook_pays_ten() -> None:
    """Four empty squares and two half-empty ones beside it."""
    one = player(
        room("outdoor", 8, 6, "##", "8,6W"),
        room("food", 7, 5, "#d"),  # its half faces the outdoor room with the empty part
        room("food", 9, 7, "b/#"),  # so does this one
        room("food", 3, 3, "#"),
    )
    (line,) = [line for line in Count(contest(one)).sheet(0).lines if line.group == "outdoor"]
    assert (line.args["full"], line.args["half"]) == (3, 2)
    assert line.points == 8
    longer = player(
        room("outdoor", 8, 6, "###", "8,6W"),
        room("food", 7, 5, "#d"),
        room("food", 9, 7, "b/#"),
        moats=[(11, 6, 11, 6)],
        lines="x11",
    )
    (line,) = [line for line in Count(contest(longer)).sheet(0).lines if line.group == "outdoor"]
    assert (line.args["full"], line.args["half"], line.points) == (4, 2, 10)  # a moat is not empty


@pytest.mark.rule("BL-11.6", "BL-3.6")
def test_outdoor_ground_is_counted_to_the_rim_and_once_for_each_room() -> None:
    single = player(room("outdoor", 12, 6, "#", ""))
    (line,) = [line for line in Count(contest(single)).sheet(0).lines if line.group == "outdoor"]
    assert line.points == 8  # one of the four squares is on the rim
    cut = player(room("outdoor", 3, 3, "#d/d.", ""))
    assert groups(cut)["outdoor"] == 2 * 4  # only across its straight walls
    bent = player(room("outdoor", 3, 3, "##/#.", ""))
    assert groups(bent)["outdoor"] == 2 * 7  # the square in the notch touches it twice and counts once
    foyer = player(*(room("utility", x, y, "#", d) for x, y, d in ARMS), foyer="outdoor")
    assert groups(foyer)["outdoor"] == 8  # the four squares between its arms


@pytest.mark.rule("BL-11.4", "BL-11.6", "BL-3.6")
def test_incomplete_rooms_pay_nothing_but_area() -> None:
    one = player(room("outdoor", 8, 6, "##", "8,6W 9,6E"), foyer="food")
    found = groups(one)
    assert found["outdoor"] == 0
    assert found["area"] == 2
    (line,) = [line for line in Count(contest(one)).sheet(0).lines if line.group == "outdoor"]
    assert (line.name, line.rule, line.args["count"]) == ("line-incomplete", "BL-11.4", 1)
    assert line.because == ({"edge": [9, 6, "E"], "seat": 0},)


@pytest.mark.rule("BL-11.10", "BL-3.6")
def test_area_is_the_sizes_of_the_cards_without_the_foyer() -> None:
    assert groups(player())["area"] == 0
    assert groups(player(room("food", 2, 2, "##"), room("food", 2, 4, "#", size=7)))["area"] == 9


@pytest.mark.rule("BL-11.7", "BL-9.6", "BL-11.8", "BL-10.3")
def test_moats_and_courtyards_on_the_sheet() -> None:
    ring = (
        room("food", 8, 6, "#", "8,6W"),
        room("food", 8, 5, "#", "8,5W"),
        room("food", 7, 4, "#"),
        room("food", 6, 4, "#", "6,4S"),
    )
    one = player(*ring, moats=[(10, 2, 10, 10)])
    sheet = Count(contest(one)).sheet(0)
    assert sheet.groups()["moat"] == 10
    (moat,) = [line for line in sheet.lines if line.group == "moat"]
    assert moat.args == {"count": 5, "length": 9}
    assert sheet.groups()["courtyards"] == 10
    assert list(sheet.groups()) == list(GROUPS)
    closed = Count(contest(player(*ring, removed="8,5W"))).sheet(0)
    (line,) = [line for line in closed.lines if line.group == "courtyards"]
    assert (line.points, line.name) == (0, "line-yard-closed")


@pytest.mark.rule("BL-11.14", "BL-14.5", "BL-12.31")
def test_favors_come_before_bonus_cards_and_these_before_decrees() -> None:
    one = player(
        room("utility", 8, 6, "#", "8,6W"),
        moats=[(2, 2, 2, 2)],
        bonus_cards="low_favors",
        decrees="sole_firsts",
    )
    dry = player()
    rich = Count(contest(one, dry, favors=[FAVORS.index("moats")])).sheet(0).groups()
    assert (rich["favors"], rich["utility"], rich["decrees"]) == (15, 0, 10)
    poor = Count(contest(one, dry, favors=[])).sheet(0).groups()
    assert (poor["favors"], poor["utility"], poor["decrees"]) == (0, 20, 0)


# -- places ----------------------------------------------------------------------------------------------------------


def ranked(*players: Player) -> list[tuple[int, str | None]]:
    count = Count(contest(*players))
    sheets = {seat: count.sheet(seat) for seat in range(len(players))}
    assert len({sheet.total for sheet in sheets.values()}) == 1
    found = {s.owner: s for s in places(sheets, dict(enumerate(players)))}
    return [(found[seat].place, found[seat].why.name if found[seat].why else None) for seat in range(len(players))]


@pytest.mark.rule("BL-11.15")
def test_ties_are_broken_by_area_then_completed_rooms_then_unused_rewards() -> None:
    complete = player(room("food", 8, 6, "#", "8,6W", size=4))  # 4 + 4
    eight = player(room("food", 8, 6, "#", "8,6W 8,6E", size=8))
    assert ranked(complete, eight) == [(2, "why-area"), (1, "why-area")]
    two_rooms = player(room("utility", 8, 6, "#", "8,6W", size=4))
    one_room = player(room("utility", 8, 6, "#", "8,6W 8,6E", size=4))
    assert ranked(two_rooms, one_room) == [(1, "why-completed"), (2, "why-completed")]
    spent = player(room("utility", 8, 6, "#", "8,6W", size=4), specials={"start": "food"})
    assert ranked(two_rooms, spent) == [(1, "why-used"), (2, "why-used")]
    assert ranked(two_rooms, two_rooms.copy()) == [(1, "why-shared"), (1, "why-shared")]


@pytest.mark.rule("BL-11.15")
def test_equal_areas_are_told_apart_by_favors() -> None:
    wet = player(moats=[(2, 2, 2, 2)])
    thrifty = player(bonus_cards="start_unused", skipped=True, specials={"skip": "utility"})
    count = Count(contest(wet, thrifty, favors=[FAVORS.index("moats")]))
    sheets = {seat: count.sheet(seat) for seat in (0, 1)}
    assert [sheets[0].total, sheets[1].total] == [15, 15]
    first, second = places(sheets, {0: wet, 1: thrifty})
    assert (first.owner, second.place) == (0, 2)
    assert first.why is not None
    assert (first.why.name, first.why.args) == ("why-favors", {"count": 15})


@pytest.mark.rule("BL-11.15", "BL-7.6")
def test_used_rewards_are_painted_flags_of_all_kinds() -> None:
    one = player(flags={"food": 2, "moat": 1}, specials={"start": "swan"})
    assert used_rewards(one) == 4


@pytest.mark.rule("BL-15.7")
def test_titles() -> None:
    assert [verdict(points).args["title"] for points in (0, 50, 51, 200, 201, 225, 226, 400, 401, 999)] == [
        0, 0, 1, 3, 4, 4, 5, 11, 12, 12,
    ]  # fmt: skip
    assert [verdict(least).args["title"] for least in TITLES] == list(range(13))


# -- games -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("BL-11.12", "BL-11.14", "BL-15.7")
@pytest.mark.parametrize("seats", [1, 2, 4])
def test_games_are_scored_at_any_time_and_in_the_end(seats: int) -> None:
    match = Match(game, seats, {"decrees": "two"}, Chance.named("blueprints scoring", seats))
    chance = Random(seats)
    while not match.over:
        if chance.random() < 0.1:
            for sheet in scores(match.state):
                assert sheet.total == sum(sheet.groups().values())
                assert all(line.group in GROUPS for line in sheet.lines)
            assert outcome(match.state) is None
        seat = match.actors()[0]
        match.play(seat, chance.choice(game.legal(match.state, seat)))
    ended = outcome(match.state)
    assert match.state.phase == OVER
    assert ended is not None
    assert (ended.verdict is not None) == (seats == 1)
    assert {standing.owner: standing.score for standing in ended.standings} == {
        sheet.owner: sheet.total for sheet in scores(match.state)
    }
    assert contest_of(match.state).order == match.state.order
