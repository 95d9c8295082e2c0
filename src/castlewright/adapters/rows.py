"""Moves as rows of numbers, made from nothing but the fields of their types.

A move's number is only its place in a list that is another one after every move. What it *is* stands in its row: a 1
for its kind, then its fields. Fields of one name share their columns, whatever kind of move they belong to.
"""

from collections.abc import Iterator, Sequence
from functools import cache
from hashlib import sha256
from typing import Any

import numpy as np
from msgspec import inspect
from numpy.typing import NDArray

SIGNS = 16
"""Columns of a word. There is no list of all words, so each has signs of its own; two rarely share more than half."""
KEPT = 50_000
"""Rows that are kept: most moves are met again and again."""

Rows = NDArray[np.float32]


class Unwritable(TypeError):
    """A move type with a part that has no columns."""


class MoveRows:
    """Writes the moves of one game. `names` are the columns."""

    def __init__(self, move_type: Any) -> None:
        found = inspect.type_info(move_type)
        kinds = found.types if isinstance(found, inspect.UnionType) else (found,)
        self._kinds = {kind.cls: kind for kind in kinds if isinstance(kind, inspect.StructType)}
        if len(self._kinds) < len(kinds):
            raise Unwritable(f"a move is a msgspec struct or one of several, not {move_type}")
        columns = [f"is {cls.__name__}" for cls in self._kinds]
        for kind in self._kinds.values():
            for field in kind.fields:
                columns += _columns(field.name, field.type)
        self.names = tuple(dict.fromkeys(columns))
        self._column = {name: place for place, name in enumerate(self.names)}
        self._places: dict[Any, int]
        self._written: list[str]
        self._rows: Rows
        self._forget()

    def __call__(self, moves: Sequence[Any]) -> tuple[tuple[str, ...], Rows]:
        """The notation of each move, and its row."""
        if len(self._written) + len(moves) > KEPT:
            self._forget()
        places = [self._place(move) for move in moves]
        written = self._written
        return tuple([written[place] for place in places]), self._rows[places]

    def _place(self, move: Any) -> int:
        place = self._places.get(move)
        if place is None:
            place = len(self._written)
            if place == len(self._rows):
                self._rows = np.concatenate([self._rows, np.zeros_like(self._rows)])
            self._write(move, self._rows[place])
            self._written.append(str(move))
            self._places[move] = place
        return place

    def _write(self, move: Any, row: Rows) -> None:
        kind = self._kinds[type(move)]
        row[self._column[f"is {kind.cls.__name__}"]] = 1
        for field in kind.fields:
            for name, number in _numbers(field.name, field.type, getattr(move, field.name)):
                row[self._column[name]] += number

    def _forget(self) -> None:
        self._places = {}
        self._written = []
        self._rows = np.zeros((64, len(self.names)), np.float32)


@cache
def rows_of(move_type: Any) -> MoveRows:
    return MoveRows(move_type)


def _columns(name: str, kind: inspect.Type) -> list[str]:
    """The columns of a field."""
    match kind:
        case inspect.BoolType() | inspect.IntType():
            return [name]
        case inspect.StrType():
            return [f"{name} ±{sign}" for sign in range(SIGNS)]
        case inspect.LiteralType(values=values):
            return [f"{name} {value}" for value in values]
        case inspect.NoneType():
            return []
        case inspect.TupleType(item_types=items):
            return [column for place, item in enumerate(items) for column in _columns(f"{name}.{place}", item)]
        case inspect.VarTupleType(item_type=item):
            return [f"{name} count", *_columns(name, item)]
        case inspect.UnionType(types=kinds):
            return [column for each in kinds for column in _columns(name, each)]
    raise Unwritable(f"moves hold a {type(kind).__name__} ({name}), which has no columns")


def _numbers(name: str, kind: inspect.Type, value: Any) -> Iterator[tuple[str, float]]:
    """What stands in the columns of a field; nothing where it is 0. What is several counts together."""
    match kind:
        case inspect.UnionType(types=kinds):
            yield from _numbers(name, next(each for each in kinds if _fits(each, value)), value)
        case inspect.StrType():
            yield from zip(_columns(name, kind), _signs(value), strict=True)
        case inspect.LiteralType():
            yield f"{name} {value}", 1
        case inspect.TupleType(item_types=items):
            for place, item in enumerate(items):
                yield from _numbers(f"{name}.{place}", item, value[place])
        case inspect.VarTupleType(item_type=item):
            yield f"{name} count", len(value)
            for each in value:
                yield from _numbers(name, item, each)
        case inspect.BoolType() | inspect.IntType():
            yield name, value


def _fits(kind: inspect.Type, value: Any) -> bool:
    match kind:
        case inspect.NoneType():
            return value is None
        case inspect.StrType():
            return isinstance(value, str)
        case inspect.BoolType():
            return isinstance(value, bool)
        case inspect.IntType():
            return isinstance(value, int)
        case inspect.LiteralType(values=values):
            return value in values
    return isinstance(value, tuple)


@cache
def _signs(word: str) -> tuple[float, ...]:
    """A fixed row of length 1 for a word, the same on every machine."""
    bits = int.from_bytes(sha256(word.encode()).digest()[: SIGNS // 8])
    return tuple((1 if bits >> place & 1 else -1) / SIGNS**0.5 for place in range(SIGNS))
