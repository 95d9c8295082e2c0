"""Castles of a real table, typed in: scored, warned about, or refused in one sentence."""

from typing import Any

import pytest
from msgspec import ValidationError, convert, json

from castlewright.core import Appraisal, Refused
from castlewright.games.blueprints import game
from castlewright.games.blueprints.position import Position, appraise
from castlewright.texts import LANGUAGES, answer, texts_for

LIVING = {"type": "living", "size": 1, "squares": [[8, 6]], "entrances": [[8, 6, "W"]]}
ANNA = {
    "name": "Anna",
    "foyer": "food",
    "rooms": [
        {"card": "R02", "form": 0, "x": 8, "y": 6},
        {"card": "R96", "form": 0, "x": 10, "y": 6},
        {
            "type": "living",
            "size": 3,
            "name": "Blue Parlour",
            "squares": [[6, 3, "#"], [6, 4, "#"], [5, 3, "a"], [7, 3, "B"]],
            "entrances": [[6, 4, "S"]],
        },
    ],
    "passages": [[8, 6, "N"]],
    "moats": [[2, 2, 2, 10]],
    "swans": 4,
    "flags": {"moat": 1},
    "specials": {"start": "utility"},
    "bonus_cards": ["type_living", "curved"],
    "decrees": ["longest_walk"],
    "castle": "Teapot",
}
BORIS = {"name": "Boris", "foyer": "outdoor", "rooms": [LIVING]}


def score(*players: dict[str, Any], **more: Any) -> Appraisal:
    """The table, which must be sayable in both languages."""
    appraisal = appraise(convert({"game": "blueprints", "players": list(players), **more}, Position))
    for lang in LANGUAGES:
        assert len(answer(game, appraisal, lang)["warnings"]) == len(appraisal.warnings)
    return appraisal


def one(**more: Any) -> dict[str, Any]:
    return {"foyer": "food", **more}


def warned(*players: dict[str, Any], **more: Any) -> list[str]:
    return [warning.reason.name for warning in score(*players, **more).warnings]


def refused(*players: dict[str, Any], **more: Any) -> str:
    with pytest.raises(Refused) as caught:
        score(*players, **more)
    assert caught.value.refusal.rule == "BL-17.1"
    for lang in LANGUAGES:
        assert texts_for(lang, game).plain(caught.value.refusal)
    return caught.value.refusal.name


@pytest.mark.rule("BL-17.2", "BL-11.4")
def test_a_table_of_two() -> None:
    result = score(ANNA, BORIS, favors=["walk", "moats", "extent", "rooms_living"])
    anna, boris = result.sheets
    assert result.warnings == ()
    assert anna.owner == "Anna"
    assert anna.groups() == {
        "special": 5,
        "food": 4,
        "sleeping": 0,
        "living": 8,
        "downstairs": 0,
        "activity": 0,
        "outdoor": 0,
        "moat": 8,
        "courtyards": 0,
        "utility": 4,
        "area": 6,
        "decrees": 8,
        "favors": 15 + 15 + 15 + 11,
    }
    assert boris.groups()["favors"] == 8 + 8 + 11
    assert boris.groups()["living"] == 8
    assert [(standing.place, standing.owner) for standing in result.standings] == [(1, "Anna"), (2, "Boris")]
    names = [line.args.get("room") for line in anna.lines if line.group == "living"]
    assert names == ["Blue Parlour"]


@pytest.mark.rule("BL-17.3")
def test_values_of_the_owners_own_sheet() -> None:
    foyer = {"squares": [[6, 6], [7, 6]], "entrances": [[6, 6, "W"]], "area": 4}
    result = score(
        one(
            rooms=[{"type": "living", "size": 1, "squares": [[5, 6]], "entrances": [[5, 6, "E"]]}],
            bonus_cards=["size_1"],
            specials={"start": "utility"},
        ),
        values={"living": 11, "food": 3, "size_card": 7, "foyer": foyer},
    )
    found = result.sheets[0].groups()
    assert (found["living"], found["food"], found["special"]) == (11, 3, 7)
    for what in ("living", "type_card"):
        assert refused(one(), values={what: 101}) == "refusal-range"
    assert refused(one(), values={"foyer": {**foyer, "entrances": [[6, 6, "E"]]}}) == "refusal-no-straight-wall"
    assert refused(one(), values={"foyer": {**foyer, "area": 0}}) == "refusal-range"


@pytest.mark.rule("BL-17.3", "BL-14.2", "BL-14.3")
@pytest.mark.parametrize(
    ("lang", "each", "said"),
    [
        ("en", 1, "1 point for each"),
        ("en", 7, "7 points for each"),
        ("ru", 1, "1 очко за каждое"),
        ("ru", 3, "3 очка за каждое"),
        ("ru", 7, "7 очков за каждое"),
    ],
)
def test_a_sentence_names_the_value_that_was_used(lang: str, each: int, said: str) -> None:
    rooms = [{"type": "sleeping", "size": 1, "squares": [[8, 6]], "entrances": [[8, 6, "W"]]}]
    for bonus, value in (("type_sleeping", "type_card"), ("size_1", "size_card")):
        for more in ({"specials": {"start": "utility"}}, {"foyer": "utility", "removed": FOYER_ALONE}):
            told = score(one(rooms=rooms, bonus_cards=[bonus], **more), values={value: each})
            lines = [
                line
                for line in answer(game, told, lang)["sheets"][0]["lines"]
                if line["piece"] == {"bonus": bonus, "seat": 0}
            ]
            assert [line["points"] for line in lines] == [each]
            assert said in lines[0]["text"]


FOYER_ALONE = [[6, 5, "N"], [6, 7, "S"], [5, 6, "W"]]
"""What the foyer must lose to be complete with one room at its right."""


@pytest.mark.rule("BL-17.3")
def test_an_overridden_value_changes_no_other_card() -> None:
    told = score(one(bonus_cards=["swans"], specials={"start": "utility"}), values={"type_card": 9, "size_card": 9})
    (line,) = [line for line in answer(game, told, "en")["sheets"][0]["lines"] if line["group"] == "special"]
    assert (line["points"], "3 points for each painted swan" in line["text"]) == (3, True)


@pytest.mark.rule("BL-15.5", "BL-17.2")
def test_a_table_for_one() -> None:
    rooms = [{"card": "R25", "form": 0, "x": 2, "y": 2}]
    result = score(
        one(rooms=rooms), favors=["rooms_food", "size_4", "sizes", "swan_rooms"], discard=["R01"], rivals={"sizes": 2}
    )
    assert [line.points for line in result.sheets[0].lines if line.group == "favors"] == [15, 15, 0, 15]
    assert [warning.reason.name for warning in result.warnings] == ["warning-not-joined"]
    assert warned(one(), favors=["rooms_food"]) == ["warning-favors", "warning-no-rival"]
    secret = one(secret_favors=["walk", "sizes"], decrees=["secret_favors"])
    assert warned(secret, rivals={"sizes": 1}) == ["warning-not-alone"]
    assert refused(one(), favors=["sizes"], rivals={"sizes": -1}) == "refusal-range"


@pytest.mark.rule("BL-13.14", "BL-17.2")
def test_turn_order_is_told_or_read_off_the_stacks() -> None:
    small, large = one(rooms=[LIVING]), one(rooms=[{**LIVING, "size": 7}])
    result = score(large, small, favors=["turn_order"])
    assert [sheet.groups()["favors"] for sheet in result.sheets] == [8, 15]
    assert "warning-no-order" in [warning.reason.name for warning in result.warnings]
    told = score(large, small, favors=["turn_order"], order=[0, 1])
    assert [sheet.groups()["favors"] for sheet in told.sheets] == [15, 8]
    assert refused(large, small, order=[0, 0]) == "refusal-order"


@pytest.mark.rule("BL-9.5", "BL-8.10", "BL-17.2")
def test_moats_and_passages_are_drawn_when_they_were_drawn() -> None:
    facing = {"type": "living", "size": 1, "squares": [[8, 6]], "entrances": [[8, 6, "W"], [8, 6, "E"]]}
    before = score(one(rooms=[facing], moats=[[9, 6, 9, 6, 0]], swans=4))
    after = score(one(rooms=[facing], moats=[[9, 6, 9, 6]], swans=4))
    assert before.sheets[0].groups()["living"] == 0
    assert after.sheets[0].groups()["living"] == 8
    wall = {"type": "living", "size": 1, "squares": [[9, 6]]}
    walk = {"decrees": ["longest_walk"], "rooms": [LIVING, wall]}
    live = score(one(passages=[[8, 6, "E"]], **walk)).sheets[0].groups()["decrees"]
    dead = score(one(passages=[[8, 6, "E", 1]], **walk)).sheets[0].groups()["decrees"]
    assert (live, dead) == (6, 4)
    assert refused(one(rooms=[LIVING], moats=[[2, 2, 2, 2, 5]])) == "refusal-range"


@pytest.mark.rule("BL-17.2")
def test_warnings_about_rooms() -> None:
    assert warned(one(rooms=[{**LIVING, "size": 4}])) == ["warning-size"]
    assert warned(one(rooms=[{**LIVING, "entrances": []}])) == ["warning-not-joined"]
    outside = {"type": "food", "size": 1, "squares": [[12, 12]]}
    assert warned(one(rooms=[outside])) == ["warning-outside-lot", "warning-not-joined"]
    moved = {"card": "R02", "form": 0, "x": 8, "y": 6, "entrances": [[8, 6, "W"]]}
    assert warned(one(rooms=[moved])) == ["warning-entrances"]
    moved = {**moved, "entrances": [[8, 6, "W"], [9, 6, "N"]]}
    assert warned(one(rooms=[moved])) == []
    grey = {"card": "R07", "form": 0, "x": 8, "y": 6}
    other = {"card": "R90", "form": 0, "x": 4, "y": 6}
    assert warned(one(rooms=[grey, other])) == ["warning-downstairs"]
    assert warned(one(rooms=[grey, {**other, "utility": True}])) == ["warning-utility"]
    assert warned(one(rooms=[grey, {**other, "utility": True}], decrees=["any_utility"])) == []


@pytest.mark.rule("BL-17.2", "BL-9.2", "BL-7.6")
def test_warnings_about_tracks_and_moats() -> None:
    runs = [[2, 2, 2, 2], [3, 2, 3, 2], [4, 2, 4, 2]]
    two, once = {"flags": {"moat": 2}}, {"flags": {"moat": 1}}
    assert warned(one(moats=runs, swans=8, **two)) == ["warning-many-moats"]
    assert warned(one(moats=runs, swans=8, decrees=["third_moat"], **two)) == []
    assert warned(one(moats=runs, swans=8, decrees=["third_moat"], **once)) == ["warning-moat-flags"]
    assert warned(one(moats=runs[:1], swans=4)) == ["warning-moat-flags"]
    assert warned(one(moats=runs[:2], swans=7, **two)) == ["warning-few-swans", "warning-many-flags"]
    assert warned(one(moats=[[11, 2, 11, 3]], swans=4, **once)) == ["warning-moat-lot"]
    rim = {"moats": [[13, 2, 13, 3]], "swans": 4, "lines": ["x11", "x12"], **once}
    assert warned(one(**rim)) == ["warning-moat-lot"]
    assert warned(one(**rim, decrees=["edge_moat"])) == []
    assert warned(one(flags={"food": 1})) == ["warning-many-flags"]
    assert warned(one(circles={"living": 2}, rooms=[LIVING])) == ["warning-circles"]
    assert warned(one(circles={"living": 1}, rooms=[LIVING])) == []
    assert warned(one(specials={"skip": "swan"})) == ["warning-special"]
    assert warned(one(specials={"last3": "food"}, last_turns=3)) == []


@pytest.mark.rule("BL-17.2", "BL-1.2")
def test_warnings_about_cards_that_are_in_the_box_once() -> None:
    both = one(rooms=[{"card": "R02", "form": 0, "x": 8, "y": 6}], bonus_cards=["swans"], decrees=["pairs"])
    assert warned(both, both) == ["warning-card-twice", "warning-bonus-twice", "warning-decree-twice"]


BAD_ROOMS = {
    "refusal-unknown-room": {"card": "R97"},
    "refusal-no-such-form": {"card": "R02", "form": 9},
    "refusal-card-or-squares": {"card": "R02", "size": 2},
    "refusal-needs-type": {"size": 1, "squares": [[8, 6]]},
    "refusal-needs-size": {"type": "food", "squares": [[8, 6]]},
    "refusal-unknown-type": {"type": "moat", "size": 1, "squares": [[8, 6]]},
    "refusal-no-squares": {"type": "food", "size": 1},
    "refusal-off-sheet": {"type": "food", "size": 1, "squares": [[13, 6]]},
    "refusal-square-twice": {"type": "food", "size": 1, "squares": [[8, 6], [8, 6]]},
    "refusal-unknown-part": {"type": "food", "size": 1, "squares": [[8, 6, "e"]]},
    "refusal-apart": {"type": "food", "size": 2, "squares": [[8, 6], [9, 7]]},
    "refusal-overlap": {"type": "food", "size": 1, "squares": [[6, 6]]},
    "refusal-no-straight-wall": {"type": "food", "size": 1, "squares": [[8, 6, "a"]], "entrances": [[8, 6, "N"]]},
    "refusal-twice": {**LIVING, "entrances": [[8, 6, "W"], [8, 6, "W"]]},
    "refusal-range": {**LIVING, "size": 10**30},
}


@pytest.mark.rule("BL-17.1")
@pytest.mark.parametrize("name", BAD_ROOMS)
def test_rooms_that_cannot_be(name: str) -> None:
    assert refused(one(rooms=[BAD_ROOMS[name]])) == name


@pytest.mark.rule("BL-17.1", "BL-6.4")
def test_curved_halves_share_their_square_with_nothing() -> None:
    curved = {"type": "food", "size": 1, "squares": [[3, 3, "D"], [2, 3]]}
    other = {"type": "food", "size": 1, "squares": [[3, 3, "a"], [4, 3]]}
    assert refused(one(rooms=[curved, other])) == "refusal-overlap"
    assert refused(one(rooms=[other, curved])) == "refusal-overlap"
    diagonal = {**curved, "squares": [[3, 3, "d"], [2, 3]]}
    assert "refusal" not in "".join(warned(one(rooms=[diagonal, other])))


BAD_SHEETS: dict[str, dict[str, Any]] = {
    "refusal-unknown-type": {"foyer": "stable"},
    "refusal-unknown-line": {"lines": ["x3"]},
    "refusal-unknown-bonus": {"bonus_cards": ["gold"]},
    "refusal-unknown-decree": {"decrees": ["gold"]},
    "refusal-unknown-favor": {"secret_favors": ["gold"]},
    "refusal-unknown-special": {"specials": {"middle": "food"}},
    "refusal-unknown-use": {"specials": {"start": "moat"}},
    "refusal-twice": {"bonus_cards": ["swans", "swans"]},
    "refusal-range": {"swans": 9},
    "refusal-no-removed": {"removed": [[3, 3, "N"]]},
    "refusal-no-passage-wall": {"passages": [[3, 3, "N"]]},
    "refusal-moat-straight": {"moats": [[2, 2, 3, 3]]},
    "refusal-overlap": {"moats": [[6, 6, 6, 6]]},
    "refusal-name-long": {"castle": "x" * 41},
    "refusal-many-rooms": {"rooms": [{"type": "food", "size": 1, "squares": [[n % 13, n // 13]]} for n in range(33)]},
}


@pytest.mark.rule("BL-17.1")
@pytest.mark.parametrize("name", BAD_SHEETS)
def test_sheets_that_cannot_be(name: str) -> None:
    assert refused(one(**BAD_SHEETS[name])) == name


@pytest.mark.rule("BL-17.1")
@pytest.mark.parametrize(
    "more",
    [
        {"flags": {"food": -1}},
        {"flags": {"food": 33}},
        {"last_turns": 7},
        {"box": {"type": "food", "size": 9}},
        {"passages": [[5, 6, "W"]] * 201},
        {"moats": [[2, 2, 2, 2]] * 201},
        {"removed": [[5, 6, "W"]] * 201},
    ],
)
def test_numbers_out_of_range(more: dict[str, Any]) -> None:
    assert refused(one(**more)) == "refusal-range"


@pytest.mark.rule("BL-17.1")
def test_tables_that_cannot_be() -> None:
    assert refused() == "refusal-players"
    assert refused(*[one()] * 6) == "refusal-players"
    assert refused(one(name="A"), one(name="A")) == "refusal-name-twice"
    assert refused(one(), favors=["gold"]) == "refusal-unknown-favor"
    assert refused(one(), favors=["walk", "walk"]) == "refusal-twice"
    assert refused(one(), discard=["R00"]) == "refusal-unknown-room"
    assert refused(one(flags={"gold": 1})) == "refusal-unknown-type"
    assert refused(one(passages=[[5, 6, "W"], [5, 6, "W"]])) == "refusal-twice"
    for broken in ({"foyer": 3}, {"foyer": "food", "gold": 1}, {"foyer": "food", "moats": [[1, 2]]}):
        with pytest.raises(ValidationError):
            score(broken)


@pytest.mark.rule("BL-17.1")
def test_removed_entrances() -> None:
    facing = {"type": "living", "size": 1, "squares": [[8, 6]], "entrances": [[8, 6, "W"], [8, 6, "E"]]}
    assert score(one(rooms=[facing], removed=[[8, 6, "E"]])).sheets[0].groups()["living"] == 8
    both = one(rooms=[facing], removed=[[8, 6, "E"]], moats=[[9, 6, 9, 6]], swans=4)
    assert score(both).sheets[0].groups()["living"] == 8


@pytest.mark.rule("BL-17.1", "BL-13.12")
def test_very_many_rooms_with_doors_everywhere_are_scored_in_time() -> None:
    squares = [(x, y) for y in range(4) for x in range(8)]
    rooms = [
        {"type": "food", "size": 1, "squares": [[x, y]], "entrances": [[x, y, side] for side in "NESW"]}
        for x, y in squares
    ]
    result = score(one(rooms=rooms, decrees=["longest_walk"]))
    assert result.sheets[0].groups()["decrees"] == 64


@pytest.mark.rule("BL-17.2", "BL-12.7")
def test_a_drawn_room_can_be_a_utility_room_by_decree() -> None:
    room = {**LIVING, "utility": True}
    found = score(one(rooms=[room], decrees=["any_utility"], bonus_cards=["type_utility"]))
    assert found.warnings == ()
    assert (found.sheets[0].groups()["living"], found.sheets[0].groups()["utility"]) == (0, 5)
    assert warned(one(rooms=[room])) == ["warning-utility"]


@pytest.mark.rule("BL-17.2", "BL-1.6")
@pytest.mark.parametrize(
    ("squares", "size", "said"),
    [
        ([[8, 6], [9, 6, "d"]], 1, "размер 1, а по квадратам выходит 1½"),
        ([[8, 6, "d"]], 1, "размер 1, а по квадратам выходит ½"),
        ([[8, 6], [9, 6]], 3, "размер 3, а по квадратам выходит 2"),
    ],
)
def test_half_squares_are_named_as_halves(squares: list[Any], size: int, said: str) -> None:
    room = {"type": "living", "size": size, "squares": squares, "entrances": [[8, 6, "W"]]}
    (warning,) = answer(game, score(one(rooms=[room])), "ru")["warnings"]
    assert said in warning["text"]


@pytest.mark.rule("BL-17.2", "BL-8.9")
def test_warnings_about_passages() -> None:
    far = {"type": "living", "size": 3, "squares": [[8, 6], [9, 6], [10, 6]], "entrances": [[8, 6, "W"]]}
    result = score(one(rooms=[far], passages=[[10, 6, "E"]]))
    assert [warning.reason.name for warning in result.warnings] == ["warning-passage-lot"]
    assert result.warnings[0].piece == {"edge": [10, 6, "E"], "seat": 0}
    assert warned(one(rooms=[far], passages=[[10, 6, "E"]], lines=["x11"])) == []
    moat = {"moats": [[9, 7, 9, 7]], "swans": 4, "flags": {"moat": 1}}
    assert warned(one(rooms=[far], passages=[[9, 6, "S"]], **moat)) == ["warning-passage-moat"]
    early = {"passages": [[9, 6, "S", 0]]}
    assert refused(one(rooms=[far], **early)) == "refusal-no-passage-wall"


@pytest.mark.rule("BL-17.2", "BL-3.2", "BL-3.5", "BL-12.3", "BL-12.5")
def test_warnings_about_decrees_favors_and_swans() -> None:
    assert warned(one(decrees=["pairs", "groups", "courtyards"])) == ["warning-many-decrees"]
    assert warned(one(decrees=["pairs", "groups"])) == []
    assert warned(one(decrees=["new_decree"])) == ["warning-new-decree"]
    assert warned(one(swans=0)) == ["warning-no-swans"]
    common = ["walk", "moats", "extent", "rooms_living"]
    secret = {"secret_favors": ["sizes", "types"]}
    assert warned(one(**secret), one(), favors=common) == ["warning-secret-favors"]
    assert warned(one(**secret, decrees=["secret_favors"]), one(), favors=common) == []
    assert warned(one(decrees=["secret_favors"]), one(), favors=common) == ["warning-secret-count"]
    same = {"secret_favors": ["sizes", "walk"], "decrees": ["secret_favors"]}
    assert warned(one(**same), one(), favors=common) == ["warning-favor-twice"]


@pytest.mark.rule("BL-17.2", "BL-1.2")
def test_warnings_about_the_discard_pile() -> None:
    drawn = one(rooms=[{"card": "R02", "form": 0, "x": 8, "y": 6}])
    assert warned(drawn, discard=["R01", "R02"]) == ["warning-card-discarded"]
    assert warned(drawn, discard=["R01", "R01"]) == ["warning-card-twice"]


@pytest.mark.rule("BL-15.7", "BL-15.2", "BL-15.4", "BL-15.6", "BL-17.2")
def test_a_sheet_that_is_marked_as_solo() -> None:
    sheet = one(rooms=[{"card": "R25", "form": 0, "x": 2, "y": 2}], lines=["y2"], swans=2)
    told = score(sheet, solo=True)
    assert told.verdict is not None
    assert (told.verdict.rule, told.verdict.args) == ("BL-15.7", {"title": 0, "points": told.sheets[0].total})
    assert "коптильне" in answer(game, told, "ru")["verdict"]
    assert score(sheet).verdict is None
    marked = one(decrees=["three_circles"], last_turns=3, bonus_cards=["last_turns"])
    assert warned(marked, solo=True) == ["warning-decree-alone", "warning-last-turns", "warning-last-card"]
    assert warned(marked) == []
    assert refused(one(), one(), solo=True) == "refusal-solo"


@pytest.mark.rule("BL-17.1", "BL-1.3")
def test_words_of_people() -> None:
    plain = one(foyer="Трапезная", rooms=[{"card": "р02", "form": 0, "x": 8, "y": 6}], lines=["X2"])
    plain |= {"decrees": ["Longest Walk"], "flags": {"жёлтый": 1, "ров": 1}, "specials": {"START": "лебедь"}}
    plain |= {"moats": [[2, 2, 2, 3]], "swans": 4, "removed": [[6, 7, "ю"], [5, 6, "З"]]}
    ids = one(foyer="food", rooms=[{"card": "R02", "form": 0, "x": 8, "y": 6}], lines=["x2"])
    ids |= {"decrees": ["longest_walk"], "flags": {"food": 1, "moat": 1}, "specials": {"start": "swan"}}
    ids |= {"moats": [[2, 2, 2, 3]], "swans": 4, "removed": [[6, 7, "S"], [5, 6, "W"]]}
    assert score(plain) == score(ids)
    colours = ("yellow", "Фиолетовый", "синяя", "grey", "красное", "GREEN", "оранжевый")
    rooms = [
        {"type": word, "size": 1, "squares": [[n, 2]], "entrances": [[n, 2, "n"]]} for n, word in enumerate(colours, 2)
    ]
    found = [line.group for line in score(one(rooms=rooms)).sheets[0].lines if line.name == "line-incomplete"]
    assert found == ["food", "food", "sleeping", "living", "downstairs", "activity", "outdoor", "utility"]


@pytest.mark.rule("BL-17.1")
def test_a_refusal_lists_the_words_there_are() -> None:
    for sheet, words in (
        ({"foyer": "stable"}, "food, sleeping, living"),
        ({"decrees": ["gold"]}, "two_lines, three_circles"),
        ({"bonus_cards": ["gold"]}, "type_food, type_sleeping"),
        ({"secret_favors": ["gold"]}, "courtyards, outside"),
        ({"lines": ["x3"]}, "x1, x2, x11"),
        ({"specials": {"middle": "food"}}, "start, skip, last3, last6"),
        ({"specials": {"start": "ров"}}, "utility, swan"),
        ({"rooms": [{"card": "R97"}]}, "R96"),
    ):
        with pytest.raises(Refused) as caught:
            score(one(**sheet))
        for lang in LANGUAGES:
            assert words in texts_for(lang, game).plain(caught.value.refusal)
    assert refused(one(flags={"food": 1, "жёлтый": 1})) == "refusal-twice"
    long = "x" * 2600
    assert refused(one(name=long)) == refused(one(castle=long)) == refused(one(rooms=[{**LIVING, "name": long}]))
    assert refused(one(foyer=long)) == "refusal-unknown-type"
    assert refused(one(rooms=[{**LIVING, "squares": [[10**30, 6]]}])) == "refusal-off-sheet"


@pytest.mark.rule("BL-8.10", "BL-17.2")
def test_it_is_asked_whether_a_passage_was_walled_up() -> None:
    wall = {"type": "food", "size": 1, "squares": [[9, 6]], "name": "Barn"}
    walled = one(rooms=[LIVING, wall, {**wall, "squares": [[3, 3]]}], passages=[[8, 6, "E"]])
    (question,) = score(walled).questions
    assert (question.reason.rule, question.reason.name) == ("BL-8.10", "question-passage")
    assert question.piece == {"seat": 0, "passage": 0, "edge": [8, 6, "E"]}
    assert ([possible.value for possible in question.answers], question.given) == ([None, 1], 0)
    (covered,) = score({**walled, "passages": [[8, 6, "E", 1]]}).questions
    assert covered.given == 1
    said = answer(game, score(walled), "en")["questions"][0]
    assert said["answers"][1]["text"] == "“Barn” was drawn later and covers it with its wall: it joins nothing."
    for rooms in ([LIVING, {**wall, "entrances": [[9, 6, "W"]]}], [LIVING]):
        assert score(one(rooms=rooms, passages=[[8, 6, "E"]])).questions == ()
    # The foyer was always there: whatever meets it is later.
    assert score(one(rooms=[LIVING], passages=[[7, 6, "E"]])).questions == ()
    plain = {**LIVING, "entrances": [[8, 6, "N"]]}
    assert [one.answers[1].value for one in score(one(rooms=[plain], passages=[[8, 6, "W"]])).questions] == [0]


@pytest.mark.rule("BL-9.4", "BL-9.5", "BL-17.2")
def test_it_is_asked_which_rooms_a_moat_met() -> None:
    def single(x: int, y: int, *sides: str) -> dict[str, Any]:
        return {"type": "food", "size": 1, "squares": [[x, y]], "entrances": [[x, y, side] for side in sides]}

    rooms = [single(8, 4, "E"), single(8, 5), single(8, 6, "W", "E"), single(8, 7, "E")]
    watered = one(rooms=rooms, moats=[[9, 4, 9, 8]], swans=4)
    told = score(watered)
    (question,) = told.questions
    assert question.piece == {"seat": 0, "mark": 0, "moat": [9, 4, 9, 8]}
    assert ([possible.value for possible in question.answers], question.given) == ([None, 3, 2, 0], 0)
    gone = [fact["door"] for fact in told.facts if fact.get("gone")]
    assert sorted(gone) == [[8, 4, "E"], [8, 6, "E"], [8, 7, "E"]]
    early = score({**watered, "moats": [[9, 4, 9, 8, 2]]})
    assert early.questions[0].given == 2
    assert [fact["door"] for fact in early.facts if fact.get("gone")] == [[8, 4, "E"]]
    assert {"seat": 0, "room": 2, "complete": True} in told.facts
    assert {"seat": 0, "room": 2, "complete": True} not in early.facts
    fewer = score({**watered, "removed": [[8, 4, "E"]], "passages": [[8, 6, "E"]]})
    assert [possible.value for possible in fewer.questions[0].answers] == [None, 3]
    assert score(one(moats=[[8, 6, 8, 6]])).questions == (), "the entrances of the foyer were there before every moat"


def test_a_position_survives_json() -> None:
    position = convert({"game": "blueprints", "players": [ANNA, BORIS]}, Position)
    assert json.decode(json.encode(position), type=Position) == position
