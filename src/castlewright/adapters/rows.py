"""Moves as rows of numbers, made from nothing but the fields of their types.

A move's number is only its place in a list that is another one after every move. What it *is* stands in its row: a 1
for its kind, then its fields. Fields of one name and type share their columns, whatever kind of move they belong to.
"""

from array import array
from collections.abc import Sequence
from functools import cache, lru_cache
from hashlib import sha256
from typing import Any

import numpy as np
from msgspec import inspect
from numpy.typing import NDArray

from castlewright.core.features import Part, joined, number, one_of

SIGNS = 16
"""Columns of a word. There is no list of all words, so each has signs of its own; two rarely share more than half."""
KEPT = 50_000
"""Rows that are kept: most moves are met again and again."""

Rows = NDArray[np.float32]
Value = Any


class Unwritable(TypeError):
    """A move type with a part that has no columns."""


class MoveRows:
    """Writes the moves of one game. `names` are the columns."""

    def __init__(self, move_type: Any) -> None:
        kinds = _kinds(move_type)
        fields = {part.names: part for kind in kinds for part in _fields(kind).values()}
        self.names, begins = joined([one_of("is", [kind.cls.__name__ for kind in kinds], _name), *fields.values()])
        at = dict(zip(fields, (begin for begin, _ in begins[1:]), strict=True))
        self._write_kind = begins[0][1]
        self._write_fields = {
            kind.cls: [(field, at[part.names], part.write) for field, part in _fields(kind).items()] for kind in kinds
        }
        self._places: dict[Any, int]
        self._written: list[str]
        self._rows: Rows
        self._forget()

    def __call__(self, moves: Sequence[Any]) -> tuple[tuple[str, ...], Rows]:
        """The notation of each move, and its row."""
        if len(self._written) + len(moves) > KEPT:
            self._forget()
        if not moves:
            return (), np.zeros((0, len(self.names)), np.float32)
        places = [self._place(move) for move in moves]
        written = self._written
        return tuple([written[place] for place in places]), self._rows.take(places, axis=0)

    def _place(self, move: Any) -> int:
        place = self._places.get(move)
        if place is None:
            place = self._places[move] = len(self._written)
            self._written.append(str(move))
            if place == len(self._rows):
                self._rows = np.concatenate([self._rows, np.zeros_like(self._rows)])
            self._rows[place] = self._row(move)
        return place

    def _row(self, move: Any) -> "array[float]":
        row = _zeros(len(self.names))
        self._write_kind(row, 0, move)
        for field, at, write in self._write_fields[type(move)]:
            write(row, at, getattr(move, field))
        return row

    def _forget(self) -> None:
        self._places = {}
        self._written = []
        self._rows = np.zeros((64, len(self.names)), np.float32)


@cache
def rows_of(move_type: Any) -> MoveRows:
    return MoveRows(move_type)


def _kinds(move_type: Any) -> list[inspect.StructType]:
    found = inspect.type_info(move_type)
    kinds = found.types if isinstance(found, inspect.UnionType) else (found,)
    structs = [kind for kind in kinds if isinstance(kind, inspect.StructType)]
    if len(structs) < len(kinds):
        raise Unwritable(f"a move is a msgspec struct or one of several, not {move_type}")
    return structs


def _name(move: Any) -> str:
    return type(move).__name__


def _fields(kind: inspect.StructType) -> dict[str, Part[Value]]:
    return {field.name: _part(field.name, field.type) for field in kind.fields}


# -- the columns of a value, by its type ---------------------------------------------------------------------------


def _part(name: str, kind: inspect.Type) -> Part[Value]:
    match kind:
        case inspect.BoolType() | inspect.IntType():
            return number(name, 1, lambda value: value)
        case inspect.StrType():
            return Part((f"{name} ±{sign}" for sign in range(SIGNS)), _write_word)
        case inspect.LiteralType(values=values):
            return one_of(name, values, lambda value: value)
        case inspect.UnionType(types=(inspect.NoneType(), other) | (other, inspect.NoneType())):
            return _optional(_part(name, other))
        case inspect.TupleType(item_types=items):
            return _several([_part(f"{name}.{place}", item) for place, item in enumerate(items)])
        case inspect.VarTupleType(item_type=item):
            return _together(name, _part(name, item))
    raise Unwritable(f"moves hold a {type(kind).__name__} ({name}), which has no columns")


def _write_word(row: "array[float]", at: int, word: str) -> None:
    row[at : at + SIGNS] = _signs(word)


@lru_cache(maxsize=4096)
def _signs(word: str) -> "array[float]":
    """A fixed row of length 1 for a word, the same on every machine."""
    bits = int.from_bytes(sha256(word.encode()).digest()[: SIGNS // 8])
    return array("f", [(1 if bits >> place & 1 else -1) / SIGNS**0.5 for place in range(SIGNS)])


def _optional(part: Part[Value]) -> Part[Value]:
    """Empty where there is nothing."""

    def write(row: "array[float]", at: int, value: Value) -> None:
        if value is not None:
            part.write(row, at, value)

    return Part(part.names, write)


def _several(parts: Sequence[Part[Value]]) -> Part[Value]:
    """Each beside the other."""
    names, begins = joined(parts)

    def write(row: "array[float]", at: int, values: Value) -> None:
        for (begin, write_one), value in zip(begins, values, strict=True):
            write_one(row, at + begin, value)

    return Part(names, write)


def _together(name: str, part: Part[Value]) -> Part[Value]:
    """Any number of them: how many, and all of them added up."""
    width = len(part.names)

    def write(row: "array[float]", at: int, values: Value) -> None:
        row[at] = len(values)
        for value in values:
            one = _zeros(width)
            part.write(one, 0, value)
            for place, found in enumerate(one, at + 1):
                row[place] += found

    return Part((f"{name} count", *part.names), write)


def _zeros(width: int) -> "array[float]":
    return array("f", bytes(4 * width))
