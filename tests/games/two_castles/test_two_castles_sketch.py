"""A table as text: what it looks like, and that it shows nothing that is hidden."""

import re
from random import Random

import pytest
from two_castles_tables import begun, building, castle_with, play

from castlewright.core import Chance
from castlewright.games.two_castles import game
from castlewright.games.two_castles.components import FACES, PIECES, ROOMS
from castlewright.games.two_castles.sketch import WIDTH, signs
from castlewright.games.two_castles.state import OVER, SERVE, State

SMALL = {(-1, 0): "salon", (-2, 0): "study", (0, 1): "terrace", (2, 0): "fountain", (1, -1): "crypt"}

THREE = """\
1/2 1/4 build →   rooms 120+0   cards 20+0
>0    0  [7]  kitchen FtF↕
 1*   0  [7]  bakery FsU↔  nap_room St
 2*   0  [7]  armory DpX↕  dead_end Cs □

0 ═ 7 ═ 0 1!…                                  1 ═ 0 ═ 1!… 2!             2 ═ 0 ═ 2! 0!…
  1       ·    ·    ·   O S∀  ·                  1       ·    ·             1       +    +
  0  ·   LsU□ LmX□ LpS□ ╞══tLC══╡ foun  ·        0  +   ╞══pUF══╡  +        0  ·   ╞══sLS══╡  ·
    ───────────────────────────────────────        ───────────────────        ───────────────────
 -1       ·    ·    ·    ·   DpD↕  ·            -1       ·    ·            -1       ·    ·
 -2                           ·                     -1   0    1    2           -1   0    1    2
     -4   -3   -2   -1   0    1    2    3

0 living 1*
"""


def three() -> State:
    """Castle 0 has just received its third living room."""
    state = building(
        {0: ("gallery", "kitchen"), 1: ("bakery", "nap_room"), 2: ("armory", "dead_end")}, {0: castle_with(SMALL)}
    )
    play(state, 0, "build 0 gallery -3,0")
    return state


def test_castles_stand_side_by_side_with_all_that_one_plays_by() -> None:
    drawn = str(game.view(three(), 0))
    assert drawn.splitlines()[: THREE.count("\n")] == THREE.splitlines()
    assert drawn.splitlines()[-1].startswith("[1]  "), "what one passed on is still known"


def test_an_open_bonus_shows_what_its_partners_may_see() -> None:
    foods = castle_with({(-1, 0): "brewery", (-2, 0): "buttery"})
    state = building({0: ("bakery", "kitchen")}, {0: foods}, supply=("crypt", "salon", "solar", "sty", "sauna"))
    play(state, 0, "build 0 bakery -3,0")
    play(state, 1, "add 0 salon -4,0")
    drawn = "0 food 0*  crypt DpD↕, salon LpS□, sauna UsS~, solar Sm, sty O D∀\n  add 0 salon -4,0\n"
    assert [drawn in str(game.view(state, eye)) for eye in (0, 1, 2, None)] == [True, True, False, False]
    assert all("0 food 0*  [5]\n  ?" in str(game.view(state, eye)) for eye in (2, None))


def test_ludwig_and_his_rooms_are_there() -> None:
    state = begun(2)
    assert state.phase == SERVE
    lines = str(game.view(state, 0)).splitlines()
    assert lines[3].startswith(" L ")
    assert all(PIECES[room] in lines[3] for room in state.pairs[2])
    assert "? ?" in str(game.view(state, 1)).splitlines()[3]
    room, other = (PIECES[each] for each in state.pairs[2])
    play(state, 0, f"serve {room}")
    drawn = str(game.view(state, None))
    assert f"L: {room} {signs(room).rstrip()}" in drawn
    assert f"L: {other} {signs(other).rstrip()}" in drawn


@pytest.mark.parametrize("room", [*ROOMS, *FACES])
def test_every_tile_says_what_it_is_in_four_signs(room: str) -> None:
    assert len(signs(room)) == 4
    assert signs("bakery") == "FsU↔"
    assert signs("tower") == "towe"


@pytest.mark.parametrize("long", range(0, 24, 3))
def test_the_widest_castle_has_room_in_a_terminal(long: int) -> None:
    rooms = [room for room in ROOMS if signs(room)[0] in "FLUS"]
    wide = castle_with({(2 + n, 0): rooms[n] for n in range(long)})
    state = building({}, {0: wide, 2: wide}, seats=4)
    for eye in (0, None):
        drawn = str(game.view(state, eye))
        assert max(map(len, drawn.splitlines())) <= WIDTH
        assert all(signs(room)[:3].rstrip() in drawn for room in rooms[:long])


@pytest.mark.parametrize("seats", [2, 3, 4, 7])
def test_a_sketch_shows_what_its_view_knows_and_nothing_else(seats: int) -> None:
    """Rooms and cards that nobody may see are not named; equal views are drawn alike."""
    chance, luck = Chance.named("sketch", seats), Random(seats)
    state = begun(seats, "drawn", chance)
    while state.phase != OVER:
        seat = luck.choice(game.actors(state))
        game.advance(state, seat, luck.choice(game.legal(state, seat)), chance)
        if luck.random() < 0.2:
            for eye in (*range(seats), None):
                view = game.view(state, eye)
                drawn = str(view)
                named = set(re.findall(r"[a-z][a-z_0-9]{4,}", drawn))
                known = {room for place in view.places for room in (*(place.stack or ()), *place.pair, *place.tiles)}
                known |= {castle.ludwig for castle in view.castles if castle.ludwig}
                known |= {room for castle in view.castles if castle.bonus for room in castle.bonus.drawn or ()}
                assert named & set(ROOMS) <= known
                assert str(game.view(game.imagine(view, Chance.named("sketched")), eye)) == drawn
    for castle in game.view(state, None).castles:
        drawn = str(game.view(state, None))
        assert all(each in drawn for each in (*castle.attendants, *castle.cards))
    assert "·" not in drawn
