"""The table as a board of text: what is on it, what is hidden, and how wide it may be."""

from textwrap import dedent

import msgspec
import pytest
from castellan_tables import CHANCE, TRIAL, play, table, whole_game

from castlewright.games.castellan import game
from castlewright.games.castellan.board import Castle
from castlewright.games.castellan.components import TOWER_DECK, WALL_DECK, Pieces
from castlewright.games.castellan.state import Side, State
from castlewright.games.castellan.view import CastellanView

WIDEST = 100
YARDS = """
o===o-o-+
!   | |
! o o-o
! | | |
o-o-o-o
"""


def shown(state: State, seat: int | None = None) -> list[str]:
    return str(game.view(state, seat)).splitlines()


def test_a_game_that_begins() -> None:
    state = game.start(2, TRIAL, CHANCE)
    acting, other = state.turn, 1 - state.turn
    lines, hand = shown(state, acting), " ".join(state.sides[acting].hand)
    assert lines[:3] == ["   0 +", "     0", ""]
    assert lines[3 + acting] == f"▸{acting}   0  ‹0› «» │ {hand} │ T×5 W×5 │ T1234567 W1234567"
    assert lines[3 + other] == f" {other}   0  ‹0› «» │ T? T? W? W? │ T×5 W×5 │ T1234567 W1234567"
    assert lines[5:] == ["", f"#1 ▸{acting} card"]


def test_a_table_in_the_middle_of_a_build() -> None:
    """A double and two single keeps, a yard closed just now, fresh pieces, and pieces passed on."""
    keeps = [((0, 0), 1, True), ((2, 0), 0, False), ((2, 1), 0, False)]
    state = table(YARDS, keeps=keeps, build=(2, 1, 2), hand=("T2", "W1"))
    state.received[1] = Pieces(1, 0, 2)
    play(state, "tower 4,2", "wall 4,0 4,2", "wall 3,0 4,0", "tower 4,0")
    drawing = """\
       2 o───────o───o───O
         │ 1   1 │‹0›│ * ┃
       1 │   o   o───o   ┃
         │«1»│ 1 │‹0›│ * ┃
       0 o───o───o───o━━━O
         0   1   2   3   4

    ▸0   8  ‹2› «» │ T2 W1 │ T×5 W×6 │ T·234567 W123456·
     1  14  ‹2›    │ T? W? │ T×5 W×6 │ T·234567 W123456· │ ← o×1 ─×2

    #2 ▸0 T1 W7 → ─×1
    """
    assert "\n".join(shown(state, 0)) + "\n" == dedent(drawing)


def test_what_is_expected_is_said_in_the_words_of_the_notation() -> None:
    chosen = table(phase="choose", hand=("T2", "W1"))
    play(chosen, "card W1")
    assert shown(chosen, 0)[-1] == "#2 ▸0 card W1"
    assert shown(chosen, 1)[-1] == shown(chosen)[-1] == "#2 ▸0 card", "what is chosen is a secret"
    built = table("o-+\n| |\no-o", build=(1, 0, 0))
    play(built, "tower 1,1")
    assert shown(built)[-1] == "#2 ▸0 T1 W7 → built"
    play(built, "built")
    assert shown(built)[-1] == "#2 ▸0 double 0,0 │ single"
    play(built, "single")
    assert shown(built)[-1] == "#2 ▸0 draw 3"
    divided = table("o-o-o\n|   |\no-o-o", keeps=[((0, 0), 0, True)], build=(0, 0, 1))
    play(divided, "wall 1,0 1,1", "built")
    assert shown(divided)[-1] == "#2 ▸0 double 0,0 1,0"
    over = table(phase="over", hand=(), towers=(), walls=())
    over.ran_out, over.aside = 1, Pieces(0, 1, 0)
    assert [line[:2] for line in shown(over)[3:5]] == [" 0", "■1"]
    assert shown(over)[-1] == "#2 ■ ──×1"


def test_a_castle_that_is_too_wide_is_continued_below() -> None:
    """All towers of four players in one line; the last node of a part is the first of the next."""
    towers = [(2 * x, 0) for x in range(-58, 59)]
    walls = [((x, y), (x + 2, y)) for x, y in towers[:-1]]
    state = table()
    state.castle = Castle.of(towers, walls)
    parts = "\n".join(shown(state)).split("\n\n")[:-2]
    assert len(parts) == 11
    rows, numbers = zip(*(part.splitlines() for part in parts), strict=True)
    assert sum(row.count("o") for row in rows) == len(towers) + sum(row.endswith("o") for row in rows[:-1])
    assert [line.split()[-1] for line in numbers[:-1]] == [line.split()[0] for line in numbers[1:]]
    assert numbers[0].startswith("  -116-115-114")


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_table_fits_and_is_drawn_alike_for_those_who_know_the_same(seats: int) -> None:
    for state, _ in whole_game(seats, seats, tidy=0.9):
        for eye in (None, *range(seats)):
            view = game.view(state, eye)
            lines = str(view).splitlines()
            assert max(map(len, lines)) <= WIDEST
            assert lines == [line.rstrip() for line in lines]
            assert str(msgspec.json.decode(msgspec.json.encode(view), type=CastellanView)) == str(view)


def test_a_last_turn_that_closes_a_dozen_yards_fits_too() -> None:
    view = game.view(table(phase="claim"), 0)
    many = msgspec.structs.replace(view, claims=tuple((-100 - n, -100) for n in range(14)))
    lines = str(many).splitlines()
    assert max(map(len, lines)) <= WIDEST
    assert lines[-1].startswith("      -")


def test_nobody_sees_a_card_that_is_hidden_from_them() -> None:
    """Whatever the others hold, by the same backs, the drawing is the same."""
    for state, _ in whole_game(5, 3):
        for eye in (None, 0, 1, 2):
            other = state.copy()
            other.sides = [side if seat == eye else _dealt_anew(side) for seat, side in enumerate(state.sides)]
            other.chosen = state.chosen if eye == state.turn else ()
            assert shown(other, eye) == shown(state, eye)


def _dealt_anew(side: Side) -> Side:
    """The least cards in hand, and the decks in order."""
    towers, walls = ([card for card in deck if card not in side.played] for deck in (TOWER_DECK, WALL_DECK))
    tower_backs = sum(card in TOWER_DECK for card in side.hand)
    wall_backs = len(side.hand) - tower_backs
    hand = (*towers[:tower_backs], *walls[:wall_backs])
    return Side(hand, tuple(towers[tower_backs:]), tuple(walls[wall_backs:]), side.played)
