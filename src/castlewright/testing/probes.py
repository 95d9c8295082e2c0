"""Moves nobody offered: those of other moments and seats, bent ones, and ones made from nothing but their type."""

from collections.abc import Iterable
from typing import Any

import msgspec
from msgspec import inspect, structs

from .plays import Moment, Pick, one


class Unmakeable(TypeError):
    """A move type with a part this module cannot make up."""


class Prober:
    """Makes moves of a game's move type out of the values met in its moves."""

    def __init__(self, move_type: Any, met: Iterable[Any]) -> None:
        self._type = inspect.type_info(move_type)
        self._met = list(dict.fromkeys(met))
        self._numbers = [0, 1, -1, 10**9, *range(2, 5)]
        self._words = ["", "nonsense"]
        for move in self._met:
            self._learn(msgspec.to_builtins(move))
        self._numbers = list(dict.fromkeys(self._numbers))
        self._words = list(dict.fromkeys(self._words))

    def met(self, pick: Pick) -> Any:
        """A move that was played, by somebody, at some time."""
        return one(pick, self._met)

    def bent(self, pick: Pick) -> Any:
        """A move that was played, with one field changed."""
        move = self.met(pick)
        names = structs.fields(move) if isinstance(move, msgspec.Struct) else ()
        if not names:
            return move
        name = one(pick, names).name
        kind = next(each.type for each in _struct(type(move)).fields if each.name == name)
        return structs.replace(move, **{name: self._near(pick, kind, getattr(move, name))})

    def made(self, pick: Pick) -> Any:
        """Any move of the type."""
        return self._make(pick, self._type)

    def _learn(self, thing: Any) -> None:
        if isinstance(thing, str):
            self._words.append(thing)
        elif isinstance(thing, int) and not isinstance(thing, bool):
            self._numbers.append(thing)
        elif isinstance(thing, dict):
            for value in thing.values():
                self._learn(value)
        elif isinstance(thing, list | tuple):
            for value in thing:
                self._learn(value)

    def _near(self, pick: Pick, kind: inspect.Type, value: Any) -> Any:
        """A value like the one that was there, most of the time."""
        if pick.number(0, 2) == 0:
            return self._make(pick, kind)
        if isinstance(value, int) and not isinstance(value, bool):
            return value + pick.number(-2, 2)
        if isinstance(value, tuple) and value:
            inner = kind.item_types if isinstance(kind, inspect.TupleType) else None
            at = pick.number(0, len(value) - 1)
            of = inner[at] if inner else getattr(kind, "item_type", inspect.IntType())
            return (*value[:at], self._near(pick, of, value[at]), *value[at + 1 :])
        return self._make(pick, kind)

    def _make(self, pick: Pick, kind: inspect.Type) -> Any:
        match kind:
            case inspect.UnionType(types=types):
                return self._make(pick, one(pick, types))
            case inspect.StructType(cls=cls, fields=fields):
                return cls(**{each.name: self._make(pick, each.type) for each in fields})
            case inspect.TupleType(item_types=types):
                return tuple(self._make(pick, each) for each in types)
            case inspect.VarTupleType(item_type=item):
                return tuple(self._make(pick, item) for _ in range(pick.number(0, 3)))
            case inspect.LiteralType(values=values):
                return one(pick, list(values))
            case inspect.EnumType(cls=cls):
                return one(pick, list(cls))
            case inspect.BoolType():
                return pick.number(0, 1) == 1
            case inspect.IntType():
                return one(pick, self._numbers)
            case inspect.StrType():
                return one(pick, self._words)
            case inspect.NoneType():
                return None
            case _:
                raise Unmakeable(f"moves hold a {type(kind).__name__}, which the conformance suite cannot make up")


def _struct(cls: type) -> inspect.StructType:
    info = inspect.type_info(cls)
    assert isinstance(info, inspect.StructType)
    return info


def prober(moment: Moment) -> Prober | None:
    """A prober that knows the moves of the whole game and the legal ones of this moment; None without any."""
    met = [played.move for played in moment.through.played]
    for seat in moment.game.actors(moment.state):
        met.extend(moment.game.legal(moment.state, seat))
    return Prober(moment.game.move_type, met) if met else None


def probes(moment: Moment, pick: Pick, count: int) -> list[tuple[int, Any]]:
    """Moves to ask about, each with a seat to ask for."""
    made = prober(moment)
    if made is None:
        return []
    ways = (made.met, made.bent, made.bent, made.made)
    return [(pick.number(0, moment.setup.seats - 1), one(pick, ways)(pick)) for _ in range(count)]
