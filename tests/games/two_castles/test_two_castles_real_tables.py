"""Section 12: castles that lie on a real table."""

from typing import Any

import msgspec
import pytest
from two_castles_tables import SIXTY_TWO, THRONE, lying, position, rooms_at

from castlewright.core import Refused
from castlewright.games.two_castles import game
from castlewright.texts import LANGUAGES, answer, texts_for

OTHERS = ("throne_utility_food", "throne_corridor_food", "throne_food_sleeping")


def read(raw: dict[str, Any]) -> Any:
    return msgspec.convert({"game": "two_castles", **raw}, game.position_type)


def refused(raw: dict[str, Any]) -> str:
    with pytest.raises(Refused) as caught:
        game.appraise(read(raw))
    refusal = caught.value.refusal
    assert refusal.rule == "TC-12.1"
    for lang in LANGUAGES:
        assert texts_for(lang, game).plain(refusal)
    return refusal.name.removeprefix("refusal-")


def test_a_castle_is_read_as_the_format_says() -> None:
    raw = {
        "throne": "throne_utility_sleeping",
        "rooms": [{"room": room, "x": x, "y": y} for (x, y), room in SIXTY_TWO.items()],
        "attendants": ["juggler"],
        "bonus_cards": [],
    }
    said = answer(game, game.appraise(read(raw)), "en")
    (sheet,) = said["sheets"]
    assert sheet["total"] == 62
    assert " ".join(sheet["groups"]) == (
        "food living utility outdoor sleeping corridor downstairs towers fountains grand_foyers "
        "bonus_cards attendants throne"
    )
    assert said["standings"] == []
    assert said["warnings"] == []
    wine = next(line for line in sheet["lines"] if line["piece"].get("room") == "wine_room")
    assert (wine["points"], wine["group"], wine["rule"]) == (4, "food", "TC-7.2")
    assert wine["piece"] == {"room": "wine_room", "x": -4, "y": 1}
    assert wine["text"] == "Wine Room: sleeping rooms in the marked cells, 2\N{NO-BREAK SPACE}×\N{NO-BREAK SPACE}2"
    assert answer(game, game.appraise(read(raw)), "ru")["sheets"][0]["total"] == 62


@pytest.mark.rule("TC-12.1")
@pytest.mark.parametrize(
    ("raw", "name"),
    [
        ({}, "no-throne"),
        ({"throne": "throne_of_glass"}, "unknown-throne"),
        ({"throne": THRONE, "rooms": [{"room": "ballroom", "x": 2, "y": 0}]}, "unknown-room"),
        ({"throne": THRONE, "rooms": [{"room": "throne_corridor_food", "x": 2, "y": 0}]}, "unknown-room"),
        ({"throne": THRONE, "rooms": [{"room": "salon", "x": 0, "y": 0}]}, "over-throne"),
        ({"throne": THRONE, "rooms": [{"room": "salon", "x": 1, "y": 0}]}, "over-throne"),
        ({"throne": THRONE, "rooms": [{"room": "salon", "x": 101, "y": 0}]}, "too-far"),
        ({"throne": THRONE, "rooms": [{"room": r, "x": 2, "y": 0} for r in ("salon", "study")]}, "two-on-one"),
        ({"throne": THRONE, "rooms": [{"room": "salon", "x": x, "y": 0} for x in (2, 3)]}, "room-twice"),
        ({"throne": THRONE, "rooms": [{"room": "tower", "x": x, "y": 0} for x in range(2, 51)]}, "too-many-specialty"),
        ({"throne": THRONE, "attendants": ["painter"] * 29}, "too-many-attendants"),
        ({"throne": THRONE, "bonus_cards": ["per_food", "per_food"]}, "card-twice"),
        ({"throne": THRONE, "bonus_cards": ["per_dragon"]}, "unknown-card"),
        ({"throne": THRONE, "attendants": ["jester"]}, "unknown-attendant"),
        ({"throne": THRONE, "castles": [{"throne": THRONE}] * 3}, "two-forms"),
        ({"throne": THRONE, "ludwig": True}, "ludwig-table"),
        ({"castles": [{"throne": THRONE}] * 4, "ludwig": True}, "ludwig-table"),
        ({"castles": [{"throne": THRONE}] * 2}, "castle-count"),
        ({"castles": [{"throne": THRONE}] * 8}, "castle-count"),
    ],
)
def test_what_cannot_lie_on_a_table_is_refused(raw: dict[str, Any], name: str) -> None:
    assert refused(raw) == name


@pytest.mark.rule("TC-12.2")
def test_what_breaks_a_rule_is_scored_and_pointed_out() -> None:
    plan = {
        (0, 1): "terrace",
        (0, 2): "salon",
        (2, 0): "laboratory",
        (0, -1): "solar",
        (-1, 1): "fountain",
        (7, 0): "dead_end",
        (7, 1): "escape_room",
        (9, 9): "tower",
    }
    found = game.appraise(position(plan))
    warned = sorted((each.piece["room"], each.reason.rule, each.reason.name) for each in found.warnings if each.piece)
    assert warned == [
        ("dead_end", "TC-5.2", "warning-apart"),
        ("escape_room", "TC-5.2", "warning-apart"),
        ("fountain", "TC-5.3", "warning-no-support"),
        ("laboratory", "TC-5.6", "warning-below-only"),
        ("salon", "TC-5.4", "warning-open-sky"),
        ("solar", "TC-5.5", "warning-ground-only"),
        ("tower", "TC-5.2", "warning-no-side"),
        ("tower", "TC-5.3", "warning-no-support"),
    ]
    assert found.sheets[0].groups()["fountains"] == 5
    for lang in LANGUAGES:
        assert len(answer(game, found, lang)["warnings"]) == len(warned)


@pytest.mark.rule("TC-12.2")
def test_the_same_piece_in_two_castles_is_pointed_out() -> None:
    castle = lying({(2, 0): "salon"}, cards=["per_food"], attendants=["painter", "painter"])
    table = msgspec.convert({"game": "two_castles", "castles": []}, game.position_type)
    table = msgspec.structs.replace(table, castles=(castle,) * 4)
    found = game.appraise(table)
    assert sorted(each.reason.name for each in found.warnings) == [
        "warning-attendant-copies",
        "warning-card-twice",
        "warning-room-twice",
        "warning-throne-twice",
        *["warning-unearned-attendants"] * 4,
        *["warning-unearned-cards"] * 4,
    ]
    for lang in LANGUAGES:
        answer(game, found, lang)
    assert {standing.place for standing in found.standings} == {1}


THREE = {
    "living": {(-1, 0): "salon", (-2, 0): "study", (-3, 0): "gallery"},
    "utility": {(2, 0): "sauna", (3, 0): "kennel", (4, 0): "washroom"},
    "downstairs": {(0, -1): "crypt", (0, -2): "dungeon", (0, -3): "armory"},
}


@pytest.mark.rule("TC-12.2")
@pytest.mark.parametrize(
    ("types", "attendants", "cards", "unearned"),
    [
        ("", 1, 0, {"attendants": (1, 0)}),
        ("", 0, 2, {"cards": (2, 0)}),
        ("living", 1, 0, {}),
        ("living", 2, 0, {"attendants": (2, 1)}),
        ("living", 0, 1, {"cards": (1, 0)}),
        ("utility", 0, 1, {}),
        ("utility", 1, 1, {"attendants": (1, 0)}),
        ("utility", 0, 2, {"cards": (2, 1)}),
        ("downstairs", 1, 0, {}),
        ("downstairs", 0, 1, {}),
        # One bonus is copied, not two.
        ("downstairs", 1, 1, {"cards": (1, 0)}),
        ("downstairs", 2, 0, {"attendants": (2, 1)}),
        ("living downstairs", 2, 0, {}),
        ("living downstairs", 1, 1, {}),
        ("living downstairs", 2, 1, {"cards": (1, 0)}),
        ("living utility downstairs", 2, 1, {}),
        ("living utility downstairs", 1, 2, {}),
        ("living utility downstairs", 2, 2, {"cards": (2, 1)}),
        # More than any castle can have: that is said instead.
        ("", 3, 3, {}),
    ],
)
def test_attendants_and_cards_that_cannot_have_been_earned_are_pointed_out(
    types: str, attendants: int, cards: int, unearned: dict[str, tuple[int, int]]
) -> None:
    plan = {at: room for kind in types.split() for at, room in THREE[kind].items()}
    found = game.appraise(
        position(plan, attendants=["painter"] * attendants, cards=["per_food", "total_width", "per_living"][:cards])
    )
    warned = {each.reason.name: each for each in found.warnings if "unearned" in each.reason.name}
    assert {
        name.removeprefix("warning-unearned-"): (each.reason.args["count"], each.reason.args["most"])
        for name, each in warned.items()
    } == unearned
    assert all(each.piece == {"throne": THRONE} for each in warned.values())
    rules = {"attendants": "TC-6.5", "cards": "TC-6.6"}
    assert all(each.reason.rule == rules[name.rpartition("-")[2]] for name, each in warned.items())
    for lang in LANGUAGES:
        assert len(answer(game, found, lang)["warnings"]) == len(found.warnings)


@pytest.mark.rule("TC-7.3", "TC-12.2")
def test_a_living_room_that_wants_outdoor_rooms_brings_6_at_most() -> None:
    """In a castle that keeps to the rules each column beside it has one outdoor room at most."""
    gardens = ["terrace", "sty", "stables", "vineyard", "aviary", "fish_pond", "guardhouse"]
    around = [(1, 2), (2, 2), (3, 2), (1, 1), (3, 1), (3, 0), (4, 4)]
    plan = {(2, 1): "reading_room", **dict(zip(around, gardens, strict=True))}
    sheet = game.appraise(position(plan)).sheets[0]
    line = next(line for line in sheet.lines if line.piece and line.piece.get("room") == "reading_room")
    assert (line.points, line.name) == (6, "line-around-most")
    assert (line.args["count"], line.args["each"], line.args["most"]) == (6, 2, 6)
    assert len(line.because) == 6, "all of them light up"
    assert sheet.total == sum(each.points for each in sheet.lines)
    for lang in LANGUAGES:
        assert "6" in texts_for(lang, game).line(line)
    fewer = game.appraise(position({at: room for at, room in plan.items() if at not in around[3:]})).sheets[0]
    legal = next(line for line in fewer.lines if line.piece and line.piece.get("room") == "reading_room")
    assert (legal.points, legal.name) == (6, "line-around")


def test_several_castles_give_a_sheet_each_and_the_standings() -> None:
    castles = [
        lying(SIXTY_TWO, "throne_utility_sleeping", ["juggler"]),
        lying({(2, 0): "fountain"}, OTHERS[0]),
        lying({(2, 0): "fountain", (3, 0): "fountain"}, OTHERS[1]),
    ]
    table = msgspec.structs.replace(read({"castles": []}), castles=tuple(castles))
    found = game.appraise(table)
    assert [sheet.total for sheet in found.sheets] == [62, 5, 10]
    assert [(s.place, s.owner, s.score) for s in found.standings] == [(1, 0, 10), (2, 1, 5), (3, 2, 5)]
    assert found.warnings == ()
    with_ludwig = game.appraise(msgspec.structs.replace(table, ludwig=True))
    assert [(s.place, s.owner, s.score) for s in with_ludwig.standings] == [(1, 0, 10), (2, 1, 5), (3, "ludwig", 5)]
    flying = msgspec.structs.replace(castles[1], rooms=rooms_at({(5, 5): "gallery"}))
    warned = game.appraise(msgspec.structs.replace(table, castles=(castles[0], flying, castles[2]))).warnings
    assert {each.piece["castle"] for each in warned if each.piece} == {1}
