"""Moves as rows of numbers: every field is there, the same fields in the same columns, and no two moves look alike."""

from typing import Any, Literal

import numpy as np
import pytest
from msgspec import Struct

from castlewright.adapters import rows
from castlewright.adapters.rows import SIGNS, MoveRows, Unwritable, rows_of
from castlewright.core import Chance, Match
from castlewright.games import all_games


class Put(Struct, frozen=True, tag="put"):
    stone: str
    at: tuple[int, int]
    gift: str | None = None

    def __str__(self) -> str:
        return f"put {self.stone}"


class Turn(Struct, frozen=True, tag="turn"):
    side: Literal["left", "right"]
    stone: str
    all: bool = False
    path: tuple[int, ...] = ()


def named(written: MoveRows, move: Any) -> dict[str, float]:
    _, found = written([move])
    return {name: number for name, number in zip(written.names, found[0].tolist(), strict=True) if number}


def test_a_row_is_the_kind_and_the_fields() -> None:
    written = MoveRows(Put | Turn)
    assert written.names[:2] == ("is Put", "is Turn")
    row = named(written, Put("ruby", (3, -2)))
    signs = {name: number for name, number in row.items() if name.startswith("stone")}
    assert row == {"is Put": 1, "at.0": 3, "at.1": -2} | signs
    assert len(signs) == SIGNS
    assert sum(number**2 for number in signs.values()) == pytest.approx(1)
    turn = named(written, Turn("right", "ruby", all=True, path=(4, 5)))
    assert turn == {"is Turn": 1, "side right": 1, "all": 1, "path count": 2, "path": 9} | signs


def test_what_may_be_missing_has_its_columns_and_leaves_them_empty() -> None:
    written = MoveRows(Put)
    gift = [name for name in written.names if name.startswith("gift")]
    assert len(gift) == SIGNS
    assert not set(gift) & set(named(written, Put("ruby", (0, 0))))
    assert set(gift) <= set(named(written, Put("ruby", (0, 0), "opal")))


def test_moves_are_written_in_the_order_they_come_and_remembered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rows, "KEPT", 100)
    written = MoveRows(Put)
    for _ in range(3):
        for first in range(0, 150, 50):
            moves = [Put(f"stone {n}", (n, 0)) for n in range(first, first + 50)]
            notations, found = written(moves)
            assert notations == tuple(map(str, moves))
            assert found[:, written.names.index("at.0")].tolist() == list(range(first, first + 50))
    assert written([])[1].shape == (0, len(written.names))


def test_what_has_no_columns_is_refused() -> None:
    class Odd(Struct, frozen=True):
        weight: dict[str, int]

    with pytest.raises(Unwritable, match="weight"):
        MoveRows(Odd)
    with pytest.raises(Unwritable, match="struct"):
        MoveRows(int)


@pytest.mark.parametrize("game_id", all_games())
def test_no_two_legal_moves_have_one_row(game_id: str) -> None:
    """Otherwise a learner could not tell them apart."""
    game = all_games()[game_id]
    match = Match(game, max(game.meta.seats), {}, Chance.named("rows"))
    written, number = rows_of(game.move_type), 0
    while actors := match.actors():
        legal = match.legal(actors[-1])
        found = written(legal)[1]
        assert len(np.unique(found, axis=0)) == len(legal)
        match.play(actors[-1], legal[number % len(legal)])
        number += 7
