"""Sections 7 to 9: what rooms, thrones, attendants and cards are worth, and who wins."""

import pytest
from two_castles_tables import (
    SIXTY_TWO,
    begun,
    card_points,
    castle_with,
    line_of,
    play_on,
    points_of,
    position,
    refusal,
    sheet_of,
)

from castlewright.core import gains
from castlewright.games.two_castles import components, game
from castlewright.games.two_castles.castle import Castle
from castlewright.games.two_castles.scoring import LUDWIG, outcome, standings
from castlewright.texts import texts_for


@pytest.mark.rule("TC-7.1", "TC-8.2")
def test_the_castle_of_the_rulebook_brings_62_with_its_printed_table() -> None:
    sheet = sheet_of(SIXTY_TWO, "throne_utility_sleeping", ["juggler"])
    assert sheet.total == 62
    rows: dict[str, list[int]] = {}
    for line in sheet.lines:
        rows.setdefault(line.group, []).append(line.points)
    assert {row: sorted(points) for row, points in rows.items()} == {
        "food": [4],
        "living": [1, 1, 2, 2, 2],
        "utility": [2, 2],
        "outdoor": [5],
        "sleeping": [4, 4, 4],
        "corridor": [0, 2, 2],
        "downstairs": [2],
        "towers": [5],
        "fountains": [5],
        "grand_foyers": [6],
        "attendants": [7],
        "throne": [0],
    }
    assert sheet.groups() == {
        "food": 4,
        "living": 8,
        "utility": 4,
        "outdoor": 5,
        "sleeping": 12,
        "corridor": 4,
        "downstairs": 2,
        "towers": 5,
        "fountains": 5,
        "grand_foyers": 6,
        "bonus_cards": 0,
        "attendants": 7,
        "throne": 0,
    }
    assert list(sheet.groups()) == game.components()["groups"]
    assert game.appraise(position(SIXTY_TWO, "throne_utility_sleeping", ["juggler"])).warnings == ()


def test_lines_name_their_piece_and_those_that_made_it_earn() -> None:
    sheet = sheet_of(SIXTY_TWO, "throne_utility_sleeping", ["juggler"])
    wine = line_of(sheet, room="wine_room")
    assert wine.piece == {"room": "wine_room", "x": -4, "y": 1}
    assert wine.because == (
        {"room": "midnight_room", "x": -4, "y": 0},
        {"room": "hibernation_chamber", "x": -4, "y": 2},
    )
    assert line_of(sheet, attendant="juggler").points == 7
    assert {"throne": "throne_utility_sleeping"} in line_of(sheet, attendant="juggler").because
    assert line_of(sheet, throne="throne_utility_sleeping").points == 0
    assert len(sheet.lines) == len(SIXTY_TWO) + 2


@pytest.mark.rule("TC-7.2")
def test_food_looks_at_its_marked_cells() -> None:
    assert points_of({(2, 0): "solar", (2, 1): "wine_room", (2, 2): "nursery"}, "wine_room") == 4
    assert points_of({(2, 0): "solar", (2, 1): "wine_room", (3, 0): "nursery"}, "wine_room") == 2
    assert points_of({(2, 0): "sauna", (3, 0): "bakery", (4, 0): "kennel"}, "bakery") == 4
    assert points_of({(2, 0): "china_room"}, "china_room") == 2
    assert points_of({(0, 1): "brandy_room", (0, 2): "tower"}, "brandy_room") == 4


@pytest.mark.rule("TC-7.2")
def test_chocolate_and_spice_look_two_cells_down() -> None:
    assert points_of({(2, 0): "chocolate_room", (2, -1): "crypt", (2, -2): "dungeon"}, "chocolate_room") == 4
    assert points_of({(2, 0): "chocolate_room", (2, -1): "dead_end", (2, -2): "dungeon"}, "chocolate_room") == 2
    assert points_of({(2, 0): "solar", (2, 1): "spice_room", (2, -1): "crypt", (2, -2): "armory"}, "spice_room") == 2
    assert points_of({(0, 1): "spice_room", (0, -1): "crypt"}, "spice_room") == 2
    assert points_of({(2, 0): "chocolate_room", (2, -1): "dead_end", (3, -1): "dungeon"}, "chocolate_room") == 0


@pytest.mark.rule("TC-7.3")
def test_living_looks_around() -> None:
    around = {(2, 0): "solar", (2, 1): "map_room", (2, 2): "nursery", (3, 0): "nap_room", (3, 1): "bunk_room"}
    assert points_of(around, "map_room") == 4
    assert points_of({(0, 1): "library"}, "library") == 1
    assert points_of({(2, 0): "study", (3, 0): "fountain"}, "study") == 2
    # Outdoor rooms count double, but not straight down (nothing stands on them).
    gardens = {(2, 0): "salon", (3, 0): "reading_room", (4, 0): "sty", (3, 1): "terrace"}
    assert points_of(gardens, "reading_room") == 4
    assert points_of({(2, 0): "terrace", (2, 1): "reading_room"}, "reading_room") == 0
    cellars = {(2, 0): "cape_room", (1, -1): "crypt", (2, -1): "dungeon", (3, -1): "armory"}
    assert points_of(cellars, "cape_room") == 6


@pytest.mark.rule("TC-7.4")
def test_connected_storage_brings_five_and_misses_what_is_cut_off() -> None:
    plan = {
        (2, 0): "game_storage",
        (3, 0): "fireplace",
        (4, 0): "drawing_room",
        (4, 1): "map_room",
        (2, 1): "reading_room",
        (2, 2): "salon",
        (-1, 0): "taxidermy_showroom",
    }
    assert points_of(plan, "game_storage") == 5
    earning = {piece["room"] for piece in line_of(sheet_of(plan), room="game_storage").because}
    assert earning == {"fireplace", "drawing_room", "map_room", "reading_room", "salon"}


@pytest.mark.rule("TC-7.4")
def test_a_utility_room_does_not_count_itself_and_corners_do_not_connect() -> None:
    assert points_of({(2, 0): "tool_room", (3, 0): "repair_shop"}, "tool_room") == 1
    assert points_of({(2, 0): "tool_room", (3, 0): "salon", (3, 1): "sauna"}, "tool_room") == 0


@pytest.mark.rule("TC-7.4")
def test_the_throne_room_connects_specialty_rooms(monkeypatch: pytest.MonkeyPatch) -> None:
    plan = {(-1, 0): "crown_storage", (2, 0): "fountain"}
    assert points_of(plan, "crown_storage") == 2
    assert {"throne": "throne_living_corridor"} in line_of(sheet_of(plan), room="crown_storage").because
    monkeypatch.setattr(components, "THRONE_CONNECTS", False)
    assert points_of(plan, "crown_storage") == 0


@pytest.mark.rule("TC-7.5")
def test_outdoor_counts_the_whole_castle() -> None:
    plan = {(-1, 0): "grand_balcony", (2, 0): "solar", (3, 0): "nursery", (2, 1): "nap_room", (4, 0): "bakery"}
    assert points_of(plan, "grand_balcony") == 3
    assert points_of({(-1, 0): "biergarten", (2, 0): "fountain"}, "biergarten") == 2


@pytest.mark.rule("TC-7.6")
def test_sleeping_brings_four_with_all_other_types_and_one_otherwise() -> None:
    full = {
        (-1, 0): "bakery",
        (-2, 0): "salon",
        (-3, 0): "sauna",
        (-4, 0): "terrace",
        (2, 0): "solar",
        (3, 0): "dead_end",
        (0, -1): "crypt",
    }
    assert points_of(full, "solar") == 4
    lacking = {at: room for at, room in full.items() if room != "crypt"} | {(4, 0): "tower"}
    assert points_of(lacking, "solar") == 1
    few, many = line_of(sheet_of(lacking), room="solar"), line_of(sheet_of(full), room="solar")
    assert [(line.name, line.args["count"]) for line in (few, many)] == [("line-variety", 0), ("line-variety", 6)]
    assert texts_for("en", game).line(few).endswith("not all six other types are there")
    assert texts_for("en", game).line(many).endswith(": all six other types are there")
    brought = [gain for gain in gains([sheet_of(lacking)], [sheet_of(full)]) if gain.line.group == "sleeping"]
    assert {gain.points for gain in brought} == {3}, "it is the same line, worth more now"
    assert len(line_of(sheet_of(full), room="solar").because) == 6


@pytest.mark.rule("TC-7.7", "TC-7.1")
def test_corridors_count_their_hanging_around_and_the_throne_once() -> None:
    # The throne room of living rooms and corridors has a torch.
    assert points_of({(0, 1): "echo_chamber"}, "echo_chamber") == 1
    assert points_of({(0, 1): "echo_chamber", (1, 1): "kitchen", (-1, 0): "parlor"}, "echo_chamber") == 3
    assert points_of({(0, 1): "great_hall", (1, 1): "kitchen"}, "great_hall") == 0
    assert points_of({(2, 0): "echo_chamber", (3, 0): "purgatory"}, "echo_chamber") == 2


@pytest.mark.rule("TC-7.8")
def test_the_laboratory_of_the_rulebook_brings_two() -> None:
    plan = {(2, 0): "broom_closet", (2, 1): "game_storage", (2, -1): "laboratory", (3, 0): "washroom"}
    assert points_of(plan, "laboratory") == 2


@pytest.mark.rule("TC-7.8")
def test_downstairs_look_up_or_both_ways_past_gaps() -> None:
    column = {(2, 0): "dead_end", (2, -1): "crypt", (2, -2): "dungeon", (2, -3): "armory", (2, -4): "escape_room"}
    assert points_of(column, "dungeon") == 2
    assert points_of(column, "crypt") == 2
    assert points_of({(0, -1): "armory", (0, -2): "grand_foyer", (0, 1): "tower"}, "armory") == 6
    assert points_of({(0, -1): "armory", (1, -1): "knight_room"}, "knight_room") == 2
    assert points_of({(2, 0): "sauna", (2, -1): "dead_end", (2, -2): "hidden_lair"}, "hidden_lair") == 1
    over_a_gap = {(1, -1): "dead_end", (2, -1): "crypt", (2, -2): "spy_room", (2, 0): "solar", (2, -4): "dungeon"}
    assert points_of(over_a_gap, "spy_room") == 2


@pytest.mark.rule("TC-7.9", "TC-7.1")
def test_the_tower_of_the_rulebook_brings_four() -> None:
    plan = {(0, 1): "drawing_room", (0, 2): "game_storage", (0, 3): "tower", (0, -1): "laboratory"}
    assert points_of(plan, "tower") == 4
    mirrored = {(1, 1): "drawing_room", (1, 2): "game_storage", (1, 3): "tower", (1, -1): "laboratory"}
    assert points_of(mirrored, "tower") == 4
    assert {"throne": "throne_living_corridor"} in line_of(sheet_of(mirrored), room="tower").because


@pytest.mark.rule("TC-7.10")
def test_a_fountain_always_brings_five() -> None:
    assert points_of({(2, 0): "fountain"}, "fountain") == 5


@pytest.mark.rule("TC-7.11", "TC-7.1")
def test_the_foyer_of_the_rulebook_brings_five() -> None:
    plan = {
        (0, 1): "grand_foyer",
        (-1, 0): "midnight_room",
        (-1, 1): "game_storage",
        (1, 1): "drawing_room",
        (1, 2): "firewood_storage",
    }
    assert points_of(plan, "grand_foyer") == 5


@pytest.mark.rule("TC-8.1")
def test_the_two_throne_rooms_of_the_rulebook_bring_four() -> None:
    one = sheet_of({(-1, 0): "game_storage", (2, 0): "broom_closet"}, "throne_utility_food")
    assert line_of(one, throne="throne_utility_food").points == 4
    other = sheet_of({(1, 1): "midnight_room", (2, 0): "broom_closet"}, "throne_utility_sleeping")
    assert line_of(other, throne="throne_utility_sleeping").points == 4
    amiss = sheet_of({(0, 1): "midnight_room", (2, 0): "salon"}, "throne_utility_sleeping")
    assert line_of(amiss, throne="throne_utility_sleeping").points == 0


@pytest.mark.rule("TC-8.2")
def test_two_equal_attendants_count_twice() -> None:
    plan = {(-1, 0): "chocolate_room", (2, 0): "salon", (3, 0): "terrace"}
    assert sheet_of(plan, attendants=["painter"]).groups()["attendants"] == 2
    assert sheet_of(plan, attendants=["painter", "painter"]).groups()["attendants"] == 4
    assert sheet_of(plan, attendants=["juggler", "painter"]).groups()["attendants"] == 3


EVERYTHING = {
    (-1, 0): "bakery",
    (-2, 0): "salon",
    (-3, 0): "sauna",
    (-4, 0): "terrace",
    (2, 0): "solar",
    (3, 0): "nursery",
    (0, -1): "crypt",
    (1, -1): "dungeon",
    (0, 1): "dead_end",
    (0, 2): "promenade",
    (1, 1): "purgatory",
    (1, 2): "tower",
    (4, 0): "fountain",
}


@pytest.mark.rule("TC-8.3")
@pytest.mark.parametrize(
    ("card", "count"),
    [
        ("per_food", 1),
        ("per_living", 1),
        ("per_utility", 1),
        ("per_outdoor", 1),
        ("per_sleeping", 2),
        ("per_corridor", 3),
        ("per_downstairs", 2),
        ("per_specialty", 3),
    ],
)
def test_cards_for_rooms_of_one_type(card: str, count: int) -> None:
    assert card_points(EVERYTHING, card) == 2 * count


@pytest.mark.rule("TC-8.4")
@pytest.mark.parametrize("attendants", [[], ["painter"], ["painter", "painter"]])
def test_the_card_for_attendants(attendants: list[str]) -> None:
    assert card_points(EVERYTHING, "per_attendant", attendants) == 4 * len(attendants)


@pytest.mark.rule("TC-8.5")
def test_the_card_for_kinds_of_rooms_leaves_the_throne_out() -> None:
    assert card_points({}, "per_room_type") == 0
    assert card_points(EVERYTHING, "per_room_type") == 9
    assert card_points(EVERYTHING | {(5, 0): "grand_foyer", (6, 0): "fountain"}, "per_room_type") == 10


@pytest.mark.rule("TC-8.6")
def test_cards_for_rooms_below_and_high_up() -> None:
    assert card_points(EVERYTHING, "per_room_below_ground") == 2
    assert card_points(EVERYTHING | {(0, -2): "grand_foyer"}, "per_room_below_ground") == 3
    assert card_points(EVERYTHING, "per_room_level3plus") == 2
    assert card_points({(0, 1): "salon"}, "per_room_level3plus") == 0


@pytest.mark.rule("TC-8.7")
def test_cards_for_height_and_width() -> None:
    assert card_points({}, "total_height") == 1
    assert card_points({}, "total_width") == 2
    assert card_points(EVERYTHING, "total_height") == 4
    assert card_points(EVERYTHING, "total_width") == 9
    overhang = {(1, -1): "crypt", (2, -1): "dungeon", (3, -1): "armory", (3, -2): "spy_room"}
    assert card_points(overhang, "total_width") == 4
    assert card_points(overhang, "total_height") == 3


RING = {
    (-1, 1): "salon",
    (0, 1): "study",
    (1, 1): "gallery",
    (2, 1): "library",
    (-1, 0): "bakery",
    (2, 0): "kitchen",
    (-1, -1): "crypt",
    (0, -1): "dungeon",
    (1, -1): "armory",
    (2, -1): "spy_room",
}


@pytest.mark.rule("TC-8.8")
def test_cards_for_surrounded_rooms() -> None:
    assert card_points(RING, "fully_surrounded") == 3
    assert card_points(RING, "orthogonally_surrounded") == 2
    without_corner = {at: room for at, room in RING.items() if at != (2, -1)}
    assert card_points(without_corner, "fully_surrounded") == 0
    assert card_points(without_corner, "orthogonally_surrounded") == 2
    # The halves of the throne room fill cells for others.
    more = RING | {(-1, 2): "nursery", (0, 2): "solar", (1, 2): "nap_room"}
    assert card_points(more, "fully_surrounded") == 6
    assert card_points(more, "orthogonally_surrounded") == 6


@pytest.mark.rule("TC-8.9")
def test_cards_for_the_surroundings_of_the_throne() -> None:
    assert card_points(RING, "different_types_next_to_throne") == 6
    assert card_points(RING, "rooms_around_throne") == 10
    assert card_points({(-1, 0): "fountain", (2, 0): "salon"}, "different_types_next_to_throne") == 2
    assert card_points({(-1, 0): "fountain", (2, 0): "salon", (2, 1): "study"}, "rooms_around_throne") == 3


@pytest.mark.rule("TC-8.10")
def test_cards_for_three_and_five_of_a_kind_count_a_type_once() -> None:
    halls = ["dead_end", "promenade", "purgatory", "great_hall", "pacing_hall", "escape_room"]
    rows = {(2 + n, 0): room for n, room in enumerate(halls)}
    salons = {(-1 - n, 0): room for n, room in enumerate(["salon", "study", "gallery"])}
    towers = {(2 + n, 1): "tower" for n in range(5)}
    plan = rows | salons | towers
    assert card_points(plan, "three_of_a_kind") == 4
    assert card_points(plan, "five_of_a_kind") == 4
    assert card_points(salons, "five_of_a_kind") == 0


# --- section 9 ---


def worth(points: int, specialty: int = 0) -> Castle:
    castle = castle_with({(-1 - n, 0): "fountain" for n in range(specialty)})
    castle.score = points
    return castle


@pytest.mark.rule("TC-9.1")
def test_the_game_ends_after_the_second_round() -> None:
    state = begun(3)
    play_on(state, "over")
    assert (state.round, state.turn) == (2, 4)
    assert game.actors(state) == ()
    assert refusal(state, 0, "choose bakery salon") == ("TC-9.1", "game-over")
    assert all(bonus is None for bonus in state.bonuses)
    assert game.view(state, 0).prompt.name == "prompt-over"
    assert game.open_view(state).rooms.supply is not None


@pytest.mark.rule("TC-9.2")
def test_the_six_players_of_the_rulebook() -> None:
    castles = [worth(points) for points in (62, 62, 57, 56, 62, 52)]
    found = outcome(castles, ludwig=False).standings
    assert {standing.owner: standing.score for standing in found} == {0: 52, 1: 62, 2: 57, 3: 56, 4: 56, 5: 52}
    assert sorted(standing.score for standing in found) == [52, 52, 56, 56, 57, 62]
    assert found[0].owner == 1
    assert found[0].why is None


@pytest.mark.rule("TC-9.3")
def test_ties_go_to_the_better_castle_then_to_specialty_rooms_then_are_shared() -> None:
    better = standings({0: (worth(50), worth(60)), 1: (worth(61), worth(50))})
    assert [(s.place, s.owner, s.why and s.why.name) for s in better] == [
        (1, 1, "why-better-castle"),
        (2, 0, "why-better-castle"),
    ]
    # Seven specialty rooms against six, the two throne rooms of each included.
    seven = standings({0: (worth(50, 2), worth(60, 2)), 1: (worth(60, 2), worth(50, 3))})
    assert [(s.place, s.owner, s.why and (s.why.name, s.why.args)) for s in seven] == [
        (1, 1, ("why-specialty", {"count": 7})),
        (2, 0, ("why-specialty", {"count": 6})),
    ]
    shared = standings({0: (worth(50), worth(60)), 1: (worth(60), worth(50)), 2: (worth(40), worth(90))})
    assert [(s.place, s.owner, s.why and s.why.name) for s in shared] == [
        (1, 0, "why-shared"),
        (1, 1, "why-shared"),
        (3, 2, None),
    ]


def test_ludwig_has_a_place_but_no_seat() -> None:
    found = outcome([worth(30), worth(50), worth(60)], ludwig=True).standings
    assert [(s.place, s.owner, s.score) for s in found] == [(1, LUDWIG, 50), (2, 0, 30), (3, 1, 30)]
