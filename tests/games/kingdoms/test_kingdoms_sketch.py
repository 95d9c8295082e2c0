"""The table as text: two drawings kept as they are, and what may not be seen in any."""

from pathlib import Path

from hypothesis import given, settings
from hypothesis import strategies as st
from kingdoms_tables import paper, play, table, whole_game

from castlewright.games.kingdoms import game
from castlewright.games.kingdoms.board import REGIONS
from castlewright.games.kingdoms.components import TOWERS
from castlewright.games.kingdoms.state import State

DRAWN = Path(__file__).parent


def a_table() -> State:
    """Two in the middle of a turn; the second has cast Shift and painted the first half."""
    one = paper("G1 blue, G5 yellow, U3 red", spells={"match": 1, "blend": 2}, drops={"green": 1}, blots=2)
    two = paper("B4 blue, L6 purple", spells={"shift": 1})
    state = table(one, two, blue="3 greenwood blueriver", red="2 redmount", white="4 umberland")
    state.firsts = (2, *state.firsts[1:])
    play(state, 0, "take blue greenwood", "paint blue G6")
    play(state, 1, "take white umberland as blue", "shift redmount", "paint blue R8")
    return state


def drawn(name: str) -> str:
    return (DRAWN / f"kingdoms_{name}.txt").read_text(encoding="utf-8").rstrip("\n")


def test_the_own_sheet_is_a_map_and_the_others_are_rasters() -> None:
    assert str(game.view(a_table(), 0)) == drawn("own")


def test_a_spectator_sees_rasters_as_they_were_when_the_round_began() -> None:
    assert str(game.view(a_table(), None)) == drawn("spectator")


def test_every_region_and_tower_is_on_the_map() -> None:
    alone = str(game.view(table(paper()), 0))
    assert all(alone.count(region) == 1 for region in REGIONS)
    assert alone.count("▲") == len(TOWERS)


@given(st.integers(0, 500), st.integers(2, 4))
@settings(max_examples=10, deadline=None)
def test_what_is_unseen_is_not_drawn(seed: int, seats: int) -> None:
    """Whatever somebody paints or casts in a turn changes no one else's drawing."""
    last: tuple[int, dict[int | None, str]] | None = None
    for state, seat, move in whole_game(seed, seats, 0.9):
        eyes: list[int | None] = [*range(seats), None]
        looks = {eye: str(game.view(state, eye)) for eye in eyes}
        if last is not None:
            who, seen = last
            assert all(looks[eye] == seen[eye] for eye in eyes if eye != who)
        secret = move is not None and str(move).split()[0] in ("paint", "shift", "spread", "blend")
        last = (seat, looks) if secret else None
        if state.round > 4:
            break


def test_it_fits_a_terminal_to_the_end() -> None:
    for seats in (1, 4):
        *_, (state, _, _) = whole_game(3, seats, 0.95)
        assert max(map(len, str(game.open_view(state)).splitlines())) <= 100
