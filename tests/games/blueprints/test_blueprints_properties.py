"""Castles grown by chance, looked at by the engine and by the slow, obviously right versions."""

from random import Random

import blueprints_slowly as slow
import pytest
from blueprints_sheets import grown, removable
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec import json

from castlewright.games.blueprints.board import EDGES, bits, squares
from castlewright.games.blueprints.castle import Castle, grounds, walk
from castlewright.games.blueprints.castle.forms import drawings
from castlewright.games.blueprints.castle.refusals import (
    against_drawing,
    against_moving,
)
from castlewright.games.blueprints.components import ROOMS

SEEDS = st.integers(0, 2**32 - 1)


def castle_of(seed: int) -> Castle:
    steps = list(grown(Random(seed), Random(seed).randrange(1, 22)))
    return steps[-1][0] if steps else Castle.new(0)


@pytest.mark.rule("BL-7.1", "BL-7.2", "BL-7.3", "BL-7.4", "BL-7.7", "BL-12.18")
@settings(max_examples=60, deadline=None)
@given(SEEDS)
def test_rooms_are_complete_when_the_slow_look_says_so_and_stay_so(seed: int) -> None:
    known: set[int] = set()
    for castle, done in grown(Random(seed), 18):
        now = slow.complete(castle)
        assert known <= now
        assert set(done) == now - known
        assert {index for index, _ in castle.every_room() if castle.is_complete(index)} == now
        known = now


@pytest.mark.rule("BL-10.1", "BL-10.2", "BL-10.4", "BL-13.3", "BL-14.22")
@settings(max_examples=80, deadline=None)
@given(SEEDS)
def test_enclosed_ground_and_ways_out(seed: int) -> None:
    castle = castle_of(seed)
    found = {
        (frozenset(squares(yard.squares)), yard.area, frozenset(EDGES[way] for way in yard.ways))
        for yard in grounds.enclosed(castle)
    }
    assert found == slow.enclosed(castle)
    assert {EDGES[way] for way in bits(grounds.ways_out(castle))} == slow.ways_out(castle)


@pytest.mark.rule("BL-11.6", "BL-9.6", "BL-9.7")
@settings(max_examples=60, deadline=None)
@given(SEEDS)
def test_ground_beside_rooms_and_rooms_behind_moats(seed: int) -> None:
    castle = castle_of(seed)
    for index, room in castle.every_room():
        full, half = grounds.beside_outdoor(castle, room)
        assert (set(squares(full)), set(squares(half))) == slow.outdoor(castle, index)
    for run in castle.moats:
        assert len(grounds.behind(castle, run)) == slow.behind(castle, run)


@pytest.mark.rule("BL-13.12", "BL-12.27")
@settings(max_examples=60, deadline=None)
@given(SEEDS)
def test_the_longest_walk_of_grown_castles(seed: int) -> None:
    castle = castle_of(seed)
    assert grounds.joined_rooms(castle) == slow.links(castle)
    assert grounds.walk(castle) == slow.walk(castle)


@pytest.mark.rule("BL-13.12")
@settings(max_examples=300, deadline=None)
@given(st.integers(1, 8), st.sets(st.tuples(st.integers(0, 7), st.integers(0, 7)), max_size=14), st.integers(0, 2))
def test_the_longest_walk_of_any_links(rooms: int, links: set[tuple[int, int]], haste: int) -> None:
    """Also where there are too many walks to try them all, and where no long one is found by luck."""
    pairs = {(a % rooms, b % rooms) for a, b in links}
    with pytest.MonkeyPatch.context() as patch:
        if haste:
            patch.setattr(walk, "MOST_STEPS", 1)
        if haste == 2:
            patch.setattr(walk, "_by_turning", lambda near, start: 1)
        assert walk.longest_walk(rooms, pairs) == slow.longest(range(rooms), {(a, b) for a, b in pairs if a != b})


@pytest.mark.rule("BL-13.12")
def test_a_walk_through_very_many_doors_is_found_in_time() -> None:
    wide, high = 5, 8
    across = [(y * wide + x, y * wide + x + 1) for y in range(high) for x in range(wide - 1)]
    down = [(y * wide + x, y * wide + x + wide) for y in range(high - 1) for x in range(wide)]
    holes = set(across + down) - {(7, 12), (12, 17), (17, 22), (11, 12), (12, 13)}
    assert walk.longest_walk(40, holes) == 39


@pytest.mark.rule("BL-6.1", "BL-6.2", "BL-6.3", "BL-6.4", "BL-6.5", "BL-6.7", "BL-8.3", "BL-12.7")
@settings(max_examples=40, deadline=None)
@given(SEEDS, st.integers(0, len(ROOMS) - 1), st.booleans())
def test_every_placement_is_listed_and_no_other(seed: int, card: int, utility: bool) -> None:
    castle = castle_of(seed)
    spots = {drawings(card).spot(number) for number in castle.placements(card, utility)}
    assert spots == slow.placements(castle, card, utility)
    moved = {drawings(card).spot(number) for number in castle.movable_spots(card, utility)}
    assert moved == slow.placements(castle, card, utility, moving=True)
    again = castle.copy()
    vars(again).clear()
    assert again.can_draw(card, utility) == bool(spots)
    assert again.can_draw(card, utility, moving=True) == bool(moved)


@pytest.mark.rule("BL-6.2", "BL-8.5", "BL-8.9", "BL-9.3")
@settings(max_examples=30, deadline=None)
@given(SEEDS, st.integers(0, len(ROOMS) - 1))
def test_what_can_be_drawn_can_lie_there_and_moats_are_asked_about_as_they_are_listed(seed: int, card: int) -> None:
    castle = castle_of(seed)
    joins = {"refusal-not-joined", "refusal-downstairs", "refusal-same-shape"}
    assert all(against_drawing(castle, card, number).name in joins for number in castle.placements(card))
    assert all(against_moving(castle, card, number).name in joins for number in castle.movable_spots(card))
    assert castle.takes_passage() == bool(castle.passable())
    assert castle.copy().drawable(range(len(ROOMS))) == [card for card in range(len(ROOMS)) if castle.placements(card)]
    runs = [
        (x, y, to_x, to_y)
        for x in range(-1, 14)
        for y in range(-1, 14)
        for to_x, to_y in sorted({(x, far) for far in range(y, 14)} | {(far, y) for far in range(x, 14)})
    ]
    for rim in (False, True):
        assert [run for run in runs if castle.takes_moat(run, rim)] == castle.moats_possible(rim)


@settings(max_examples=30, deadline=None)
@given(SEEDS)
def test_copies_are_independent_and_a_castle_survives_json(seed: int) -> None:
    for castle, _ in grown(Random(seed), 10):
        before = json.encode(castle)
        copy = castle.copy()
        assert copy == castle
        if removable(copy):
            copy.remove(removable(copy)[0])
            copy.open_line(0)
        assert json.encode(castle) == before
        assert json.decode(before, type=Castle) == castle
        assert castle.placements(2) == json.decode(before, type=Castle).placements(2)
