"""Castles grown by chance and typed in as a person reads them off paper: nothing is lost, and little must be told."""

from random import Random

import pytest
from blueprints_sheets import edges, grown, room, sheet
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec import Struct
from msgspec.structs import replace

from castlewright.games.blueprints.board import EDGES, across, bits
from castlewright.games.blueprints.castle import Castle, grounds
from castlewright.games.blueprints.components import BLOCKED_JOINED, DECREES, ROOM_IDS, ROOMS, TYPES
from castlewright.games.blueprints.real_table.reading import read_player
from castlewright.games.blueprints.real_table.sheet import Edge, MoatAt, PassageAt, PlayerSheet, RoomAt

SEEDS = st.integers(0, 2**32 - 1)


class Typed(Struct):
    castle: Castle
    sheet: PlayerSheet


def typed(seed: int) -> Typed:
    """A castle as it grew, and what its owner would type in: all marks on paper, each with its time."""
    castle = Castle.new(0)
    passages: dict[int, int] = {}
    moats: list[MoatAt] = []
    removed: set[int] = set()
    before = 0
    for castle, _ in grown(Random(seed), 22):
        for passage in castle.passages:
            passages.setdefault(passage, len(castle.rooms))
        if len(castle.moats) > len(moats):
            moats.append(MoatAt(*castle.moats[-1], len(castle.rooms)))
        else:
            removed.update(bits(castle.removed & ~before))
        before = castle.removed
    return Typed(
        castle,
        PlayerSheet(
            foyer=TYPES[castle.foyer.kind],
            rooms=tuple(
                RoomAt(
                    card=ROOM_IDS[one.card],
                    form=one.form,
                    x=one.x,
                    y=one.y,
                    utility=one.kind != ROOMS[one.card].kind,
                    entrances=tuple(Edge(*EDGES[door]) for door in bits(one.doors)) if one.moved else None,
                )
                for one in castle.rooms
            ),
            passages=tuple(PassageAt(*EDGES[passage], after) for passage, after in passages.items()),
            removed=tuple(Edge(*EDGES[entrance]) for entrance in removed),
            moats=tuple(moats),
            decrees=(DECREES[BLOCKED_JOINED],) if castle.walls_join else (),
        ),
    )


def facts(castle: Castle) -> dict[str, object]:
    """Everything that points can depend on."""
    return {
        "completed": grounds.completed(castle),
        "joined": grounds.joined_rooms(castle),
        "ways out": grounds.ways_out(castle),
        "yards": grounds.enclosed(castle),
        "moats": castle.moats,
        "waiting": castle.unjoined(),
    }


def read(sheet: PlayerSheet) -> Castle:
    return read_player(sheet, None).player.castle


@pytest.mark.rule("BL-17.2", "BL-7.4", "BL-8.10", "BL-9.4", "BL-9.5")
@settings(max_examples=80, deadline=None)
@given(SEEDS)
def test_every_castle_can_be_typed_in(seed: int) -> None:
    found = typed(seed)
    assert facts(read(found.sheet)) == facts(found.castle)


@pytest.mark.rule("BL-17.2", "BL-8.10", "BL-9.5")
@settings(max_examples=80, deadline=None)
@given(SEEDS)
def test_the_time_of_a_mark_matters_at_plain_walls_and_at_entrances_before_moats_only(seed: int) -> None:
    """Where the score page does not ask, drawn last is as good as the truth."""
    found = typed(seed)
    told = replace(
        found.sheet,
        passages=tuple(
            one if asks_about_passage(found.castle, one) else replace(one, after=None) for one in found.sheet.passages
        ),
        moats=tuple(
            one if asks_about_moat(found.castle, found.sheet, one) else replace(one, after=None)
            for one in found.sheet.moats
        ),
    )
    order = [run[:4] for run in sorted(found.castle.moats)]
    known, truth = facts(read(told)), facts(found.castle)
    assert sorted(known.pop("moats")) == sorted(truth.pop("moats")) == order  # type: ignore[call-overload]
    assert known == truth


def asks_about_passage(castle: Castle, passage: PassageAt) -> bool:
    """It lies between two rooms, and the later one has only wall there."""
    number = EDGES.index((passage.x, passage.y, passage.side))
    both = [1 << number, across(1 << number)]
    owners = [(index, one.doors & end) for end in both for index, one in castle.every_room() if one.triangles & end]
    return len(owners) == 2 and not max(owners)[1]


def asks_about_moat(castle: Castle, sheet: PlayerSheet, moat: MoatAt) -> bool:
    """A room but the foyer has an entrance towards it that no reward and no passage took."""
    gone = {(one.x, one.y, one.side) for one in sheet.removed}
    for one in sheet.passages:
        end = 1 << EDGES.index((one.x, one.y, one.side))
        gone |= {EDGES[bits(end)[0]], EDGES[bits(across(end))[0]]}
    for one in castle.rooms:
        for door in bits(one.doors):
            x, y, _ = EDGES[bits(across(1 << door))[0]]
            if moat.x <= x <= moat.to_x and moat.y <= y <= moat.to_y and EDGES[door] not in gone:
                return True
    return False


@pytest.mark.rule("BL-8.6", "BL-7.3", "BL-17.2")
def test_an_entrance_drawn_against_a_removed_one_keeps_its_room_open() -> None:
    rooms = room("food", 8, 6, "#", "8,6W 8,6E"), room("living", 9, 6, "#", "9,6W")
    castle = read(sheet(*rooms, removed="8,6E"))
    assert grounds.completed(castle) == [0]


@pytest.mark.rule("BL-8.8", "BL-17.2")
def test_a_passage_may_lie_over_a_removed_entrance_whenever_it_was_drawn() -> None:
    rooms = room("food", 8, 6, "#", "8,6W 8,6E"), room("living", 9, 6, "#", "9,6W")
    for after in (None, 1, 2):
        typed_in = replace(sheet(*rooms), passages=(PassageAt(8, 6, "E", after),), removed=edges("8,6E"))
        assert (0, 1) in grounds.joined_rooms(read(typed_in))
        assert grounds.completed(read(typed_in)) == [0, 1]
