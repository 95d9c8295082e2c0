"""The box, the beginning, and where the dice fall."""

from collections import Counter
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from kingdoms_slow import NEIGHBOURS, REGIONS, bordering
from kingdoms_tables import CHANCE, FIRST, paper, play, refused, spells, table

from castlewright.core import Chance, Refused
from castlewright.games.kingdoms import board, game
from castlewright.games.kingdoms.board import KINGDOM, KINGDOM_IDS, bits, names, region_of
from castlewright.games.kingdoms.components import BLOTS, COLOURS, DICE, FACES, RUSSIAN_LETTERS, SPELLS, TOWERS
from castlewright.games.kingdoms.dice.shapes import outline, overlap
from castlewright.games.kingdoms.dice.throw import Die, kingdoms_under, throw

BOX = game.components()

# Who borders whom, written down once from the map and not computed.
TABLE = {
    "B1": "B4 G9 L8 Y1", "B2": "B3 B6 G8", "B3": "B2 B4 B7 G7 G9", "B4": "B1 B3 B5 B7 G9 Y1", "B5": "B4 B7 B8 Y5 Y7",
    "B6": "B2 B7 B9", "B7": "B3 B4 B5 B6 B8 B9", "B8": "B5 B7 B9", "B9": "B6 B7 B8",
    "G1": "G2 G3 G4", "G2": "G1 G4 G5 L1", "G3": "G1 G4 G6", "G4": "G1 G2 G3 G5 G6 G7", "G5": "G2 G4 G7 L4",
    "G6": "G3 G4 G8", "G7": "B3 G4 G5 G8 G9 L8", "G8": "B2 G6 G7", "G9": "B1 B3 B4 G7 L8",
    "L1": "G2 L2 L4", "L2": "L1 L3 L5", "L3": "L2 L6 R1", "L4": "G5 L1 L5 L8", "L5": "L2 L4 L6 L8 L9 Y1",
    "L6": "L3 L5 L7 R1", "L7": "L6 L9 R6 R9 Y3", "L8": "B1 G7 G9 L4 L5", "L9": "L5 L7 Y2",
    "R1": "L3 L6 R2 R6", "R2": "R1 R3 R4 R6", "R3": "R2 R4 R5", "R4": "R2 R3 R5 R7", "R5": "R3 R4 R8",
    "R6": "L7 R1 R2 R7 R9 U1", "R7": "R4 R6 R8 U1 U2", "R8": "R5 R7 U3", "R9": "L7 R6 U1 Y4",
    "U1": "R6 R7 R9 U2 Y4", "U2": "R7 U1 U3 U4 U6 Y4", "U3": "R8 U2 U5", "U4": "U2 U6 U7 Y6", "U5": "U3 U6 U8",
    "U6": "U2 U4 U5 U7 U8 U9", "U7": "U4 U6 U9 Y9", "U8": "U5 U6 U9", "U9": "U6 U7 U8",
    "Y1": "B1 B4 L5 Y2 Y5", "Y2": "L9 Y1 Y3", "Y3": "L7 Y2 Y4 Y5 Y6 Y8", "Y4": "R9 U1 U2 Y3 Y6", "Y5": "B5 Y1 Y3 Y7",
    "Y6": "U4 Y3 Y4 Y9", "Y7": "B5 Y5 Y8", "Y8": "Y3 Y7 Y9", "Y9": "U7 Y6 Y8",
}  # fmt: skip


@pytest.mark.rule("CK-1.1")
def test_one_to_four_sit_down() -> None:
    assert game.meta.seats == (1, 2, 3, 4)
    with pytest.raises(Refused, match="refusal-seats"):
        game.meta.check_seats(5)
    assert refused(table(paper()), 1, "done") == "CK-1.1 refusal-no-seat"
    assert game.legal(table(paper()), 1) == ()


@pytest.mark.rule("CK-1.2")
def test_the_map_has_the_neighbours_of_the_table() -> None:
    assert {region["id"]: " ".join(region["neighbours"]) for region in BOX["regions"]} == TABLE
    assert sum(len(near.split()) for near in TABLE.values()) == 2 * 110
    assert {len(near.split()) for near in TABLE.values()} == {3, 4, 5, 6}


@pytest.mark.rule("CK-1.2")
def test_neighbours_share_a_side_and_a_corner_is_not_enough() -> None:
    for index, region in enumerate(board.REGIONS):
        assert names(board.NEIGHBOURS[index]) == NEIGHBOURS[region]
    assert "G4" not in TABLE["G8"]
    corner = {(x + dx, y + dy) for x, y in _cells("L8") for dx in (-1, 1) for dy in (-1, 1)}
    assert corner & _cells("Y1"), "L8 and Y1 meet in a corner"
    assert "Y1" not in TABLE["L8"]


def _cells(region: str) -> set[tuple[int, int]]:
    return {(x, y) for one in BOX["regions"] if one["id"] == region for x, y in one["cells"]}


@pytest.mark.rule("CK-1.2")
def test_kingdoms_and_their_borders() -> None:
    borders = {kingdom["id"]: kingdom["neighbours"] for kingdom in BOX["kingdoms"]}
    assert borders == {
        "blueriver": ["greenwood", "lilacfield", "yellowmere"],
        "greenwood": ["blueriver", "lilacfield"],
        "lilacfield": ["blueriver", "greenwood", "redmount", "yellowmere"],
        "redmount": ["lilacfield", "umberland", "yellowmere"],
        "umberland": ["redmount", "yellowmere"],
        "yellowmere": ["blueriver", "lilacfield", "redmount", "umberland"],
    }
    for one in KINGDOM_IDS:
        assert [other for other in KINGDOM_IDS if bordering(one, other)] == borders[one]
    assert all(len(kingdom["regions"]) == 9 for kingdom in BOX["kingdoms"])


def test_every_region_is_one_piece_of_three_to_six_cells() -> None:
    assert sum(len(region["cells"]) for region in BOX["regions"]) == 18 * 12
    for region in REGIONS:
        cells = _cells(region)
        assert 3 <= len(cells) <= 6
        reached, edge = set(), {next(iter(cells))}
        while edge:
            reached |= edge
            edge = {
                (x + dx, y + dy) for x, y in edge for dx, dy in ((0, 1), (1, 0), (0, -1), (-1, 0))
            } & cells - reached
        assert reached == cells


@pytest.mark.rule("CK-1.3")
def test_every_kingdom_holds_its_symbols() -> None:
    symbols = Counter(region["symbol"] for region in BOX["regions"])
    assert symbols == {
        "capital": 6, "dragon": 6, "griffin": 4, "hydra": 4, "unicorn": 4,
        "shift": 6, "match": 6, "spread": 6, "blend": 6, "blank": 6,
    }  # fmt: skip
    for kingdom in KINGDOM_IDS:
        inside = Counter(region["symbol"] for region in BOX["regions"] if region["kingdom"] == kingdom)
        assert all(inside[symbol] == 1 for symbol in ("capital", "dragon", "blank", *SPELLS))
        assert sum(inside[monster] for monster in ("griffin", "hydra", "unicorn")) == 2
    dragons = Counter(region["colour"] for region in BOX["regions"] if region["symbol"] == "dragon")
    assert dragons == {"green": 2, "purple": 2, "brown": 2}


@pytest.mark.rule("CK-1.4")
def test_six_colours_of_which_three_are_mixed() -> None:
    assert sorted(BOX["basic"]) == ["blue", "red", "yellow"]
    assert sorted(BOX["mixed"]) == ["brown", "green", "purple"]
    assert sorted(BOX["colours"]) == sorted(BOX["basic"] + BOX["mixed"]) == list(COLOURS)


@pytest.mark.rule("CK-1.5")
def test_four_dice_show_two_three_and_four() -> None:
    assert sorted(BOX["dice"]) == ["blue", "red", "white", "yellow"]
    assert sorted(BOX["faces"]) == [2, 2, 3, 3, 4, 4]
    shown = Counter(die.value for number in range(300) for die in throw(CHANCE, number))
    assert all(abs(shown[value] - 400) < 80 for value in (2, 3, 4)), shown


@pytest.mark.rule("CK-1.6")
def test_the_sheet() -> None:
    assert BOX["blots"] == BLOTS == 10
    assert BOX["spell_boxes"] == 7
    assert len(BOX["towers"]) == len(TOWERS) == 6
    assert [row["row"] for row in BOX["rows"]] == [*KINGDOM_IDS, "dragon", "griffin", "hydra", "unicorn", "final"]


def test_a_region_may_be_written_in_both_alphabets() -> None:
    russian = {latin: chr(point) for point, latin in RUSSIAN_LETTERS.items()}
    for region in REGIONS:
        assert region_of(region) == region_of(region.lower()) == board.REGION[region]
        assert region_of(russian[region[0]] + region[1]) == board.REGION[region]
    assert region_of("") is None
    assert region_of("Q1") is None


def test_a_map_with_two_towers_at_one_region_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(board, "TOWERS", (("B1", "Y1"), ("B1", "G9")))
    with pytest.raises(ValueError, match="two towers"):
        board._partners()


# -- the beginning --------------------------------------------------------------------------------------------------


@pytest.mark.rule("CK-2.1")
def test_chance_or_the_host_begins() -> None:
    begins = Counter(game.start(4, {"first": "chance"}, Chance.named(seed)).token for seed in range(200))
    assert set(begins) == {0, 1, 2, 3}
    assert all(count > 25 for count in begins.values())
    assert {game.start(3, FIRST, Chance.named(seed)).token for seed in range(20)} == {0}
    state = game.start(3, {"first": "chance"}, Chance.named(1))
    assert game.actors(state) == (state.token,)


@pytest.mark.rule("CK-2.1")
def test_whoever_wears_the_most_colours_begins_if_people_choose() -> None:
    def begins(worn: str, seed: int = 1) -> int:
        options = game.meta.settle({"first": "clothes", "clothes": worn}, worn.count(",") + 1)
        return game.start(worn.count(",") + 1, options, Chance.named(seed)).token

    assert [begins("3,1"), begins("1,3"), begins("0,2,1"), begins("4,4,4,5")] == [0, 1, 1, 3]
    assert {begins("2,5,5", seed) for seed in range(30)} == {1, 2}, "of equals, one by lot"
    with pytest.raises(Refused, match="refusal-numbers-needed"):
        game.meta.settle({"first": "clothes"}, 3)
    assert game.start(1, game.meta.settle({"first": "clothes", "clothes": "7"}, 1), Chance.named(1)).token == 0


@pytest.mark.rule("CK-2.2")
def test_starting_spells_follow_the_order_of_the_first_round() -> None:
    for seats in (2, 3, 4):
        for seed in range(6):
            state = game.start(seats, {"first": "chance"}, Chance.named(seed))
            order = [(state.token + turn) % seats for turn in range(seats)]
            assert [spells(state, seat) for seat in order] == [{spell: 1} for spell in SPELLS[:seats]]


@pytest.mark.rule("CK-2.2")
def test_the_starting_spell_works_in_the_first_round() -> None:
    state = game.start(2, FIRST, CHANCE)
    play(state, 0, str(game.legal(state, 0)[0]))
    assert any(str(move).startswith("shift") for move in game.legal(state, 0))


# -- the throw ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("CK-3.2")
def test_a_throw_depends_on_its_name_only() -> None:
    state = game.start(3, FIRST, CHANCE)
    assert state.dice == throw(CHANCE, 1)
    assert throw(CHANCE, 7) == throw(Chance(CHANCE.seed), 7) != throw(CHANCE, 8)


@pytest.mark.rule("CK-3.2")
def test_dice_lie_inside_the_tray_and_never_overlap() -> None:
    for number in range(300):
        fallen = throw(CHANCE, number)
        assert len(fallen) == len(DICE)
        for die in fallen:
            assert die.value in FACES
            assert 710 <= die.x <= 18_000 - 710
            assert 710 <= die.y <= 12_000 - 710
            assert 0 <= die.angle < 360
        shapes = [outline(die.x, die.y, die.angle) for die in fallen]
        assert not any(overlap(one, other) for n, one in enumerate(shapes) for other in shapes[:n])


@pytest.mark.rule("CK-3.2")
def test_overlapping_dice_are_thrown_again() -> None:
    """About one throw in seven has to be repeated: the second attempt has its own name, nothing else changes."""
    asked: list[tuple[int, int]] = []

    class Watched(Chance):
        def below(self, name: str, bound: int, **which: int) -> int:
            asked.append((which["throw"], which["attempt"]))
            return super().below(name, bound, **which)

    for number in range(200):
        throw(Watched(CHANCE.seed), number)
    again = {number for number, attempt in asked if attempt == 1}
    assert 10 <= len(again) <= 50


@pytest.mark.rule("CK-3.2", "CK-3.3")
def test_dice_fall_with_the_stated_odds() -> None:
    """One kingdom 73 %, two 24 %, three 3 %, never four; places are even across the tray."""
    fallen = [die for number in range(2500) for die in throw(CHANCE, number)]
    lie = Counter(len(die.kingdoms) for die in fallen)
    assert set(lie) == {1, 2, 3}
    for kingdoms, share in ((1, 0.73), (2, 0.24), (3, 0.03)):
        assert abs(lie[kingdoms] / len(fallen) - share) < 0.02
    left = sum(die.x < 9000 for die in fallen) / len(fallen)
    top = sum(die.y < 6000 for die in fallen) / len(fallen)
    assert abs(left - 0.5) < 0.025
    assert abs(top - 0.5) < 0.025


@given(st.integers(0, 1_658), st.integers(0, 1_058), st.integers(0, 359), st.integers(0, 2**32))
@settings(max_examples=150, deadline=None)
def test_a_die_lies_where_points_of_it_lie(across: int, down: int, angle: int, seed: int) -> None:
    """Points drawn inside the die never lie in a kingdom it is said not to touch, and most of its kingdoms are hit."""
    shape = outline(710 + 10 * across, 710 + 10 * down, angle)
    said = set(kingdoms_under(710 + 10 * across, 710 + 10 * down, angle))
    luck = Random(seed)
    (ax, ay), (bx, by), _, (dx, dy) = shape
    hit = set()
    for _ in range(400):
        u, v = luck.uniform(0.01, 0.99), luck.uniform(0.01, 0.99)
        x, y = ax + u * (bx - ax) + v * (dx - ax), ay + u * (by - ay) + v * (dy - ay)
        letter = board.CELLS[int(y // 1000)][int(x // 1000)][0]
        hit.add(board.LETTERS.index(letter))
    assert hit <= said
    assert 1 <= len(said) <= 3


@pytest.mark.rule("CK-3.3")
def test_touching_a_border_is_not_crossing_it() -> None:
    """The example of the rulebook: one die inside, one touching, one on two kingdoms, one just over a third."""
    inside = kingdoms_under(2500, 9500, 30)
    assert _named(inside) == ["blueriver"]
    touching = outline(4500, 1500, 0)
    assert max(x for x, _ in touching) == 5000, "its right side lies on the border of Lilacfield"
    assert _named(kingdoms_under(4500, 1500, 0)) == ["greenwood"]
    assert _named(kingdoms_under(9500, 6000, 0)) == ["lilacfield", "yellowmere"]
    # Redmount, Yellowmere and Umberland meet in (13, 6): a sliver over each border is enough.
    assert _named(kingdoms_under(12_510, 5_900, 0)) == ["redmount", "umberland", "yellowmere"]
    assert _named(kingdoms_under(12_500, 5_900, 0)) == ["redmount", "yellowmere"]


@pytest.mark.rule("CK-3.3")
def test_a_corner_beside_a_cell_is_measured_and_not_guessed() -> None:
    """A die on its corner: its bounding box reaches a kingdom that the die itself does not."""
    shape = outline(4600, 6500, 45)
    right, top = max(x for x, _ in shape), min(y for _, y in shape)
    assert board.CELLS[top // 1000][right // 1000] == "L8"
    assert _named(kingdoms_under(4600, 6500, 45)) == ["blueriver", "greenwood"]
    assert _named(kingdoms_under(4700, 6350, 45)) == ["blueriver", "greenwood", "lilacfield"]


def _named(kingdoms: tuple[int, ...]) -> list[str]:
    return [KINGDOM_IDS[kingdom] for kingdom in kingdoms]


def test_three_way_points_and_no_four() -> None:
    found = {
        frozenset(board.CELLS[y + dy][x + dx][0] for dx in (0, 1) for dy in (0, 1))
        for x in range(17)
        for y in range(11)
    }
    assert {frozenset("GBL"), frozenset("BLY"), frozenset("LYR"), frozenset("YRU")} == {
        each for each in found if len(each) == 3
    }
    assert max(map(len, found)) == 3


def test_the_example_of_the_rulebook_offers_what_it_says() -> None:
    state = table(paper(), paper())
    state.dice = (
        Die(2, 4500, 1500, 0, kingdoms_under(4500, 1500, 0)),
        Die(3, 9500, 6000, 0, kingdoms_under(9500, 6000, 0)),
        Die(4, 12_510, 5_900, 0, kingdoms_under(12_510, 5_900, 0)),
        Die(4, 2500, 9500, 30, kingdoms_under(2500, 9500, 30)),
    )
    assert [str(move) for move in game.legal(state, 0)] == [
        "take blue greenwood",
        "take red lilacfield",
        "take red yellowmere",
        "take yellow blueriver",
    ]
    play(state, 0, "take yellow blueriver")
    assert [str(move) for move in game.legal(state, 1) if move.die == "white"] == [  # type: ignore[union-attr]
        "take white redmount as yellow",
        "take white umberland as yellow",
        "take white yellowmere as yellow",
    ]
    assert bits(board.KINGDOM_NEIGHBOURS[KINGDOM["greenwood"]]) == [0, 2]
