"""One JSON Schema of everything on the wire, for the client's types: `python -m castlewright.server.schema`.

A game's own types are named after the game (`CastellanTower`), so that four games may each have a `Card`.
"""

import json
import sys
from collections.abc import Iterable, Iterator, Mapping
from inspect import cleandoc
from typing import Any

import msgspec
from msgspec import inspect

from castlewright.core import Appraisal, Game, Record, View
from castlewright.texts import ScoreAnswer

from . import messages

Schema = dict[str, Any]

REF = "#/$defs/"
UNIONS = {"Said": messages.Said, "Heard": messages.Heard}
WIRE = (
    *(
        kind
        for kind in vars(messages).values()
        if isinstance(kind, type) and kind.__module__ == messages.__name__ and kind is not messages.Message
    ),
    View,
    Record,
    Appraisal,
    ScoreAnswer,
)


class GameTypes(msgspec.Struct, frozen=True):
    """The types one game adds to the wire, and the word its names begin with."""

    prefix: str
    package: str
    kinds: Mapping[str, Any]
    """Name without the prefix → type."""
    typed_in: Any
    """The one of them that comes from people: what has a default may be left out."""

    @classmethod
    def of(cls, game: Game[Any, Any, Any]) -> "GameTypes":
        prefix = "".join(word.capitalize() for word in game.meta.id.split("_"))
        package = type(game).__module__
        kinds = {"Move": game.move_type, "View": game.view_type, "Position": game.position_type}
        return cls(prefix, package, kinds, game.position_type)


def wire_schema(games: Iterable[GameTypes]) -> Schema:
    """The whole schema: shared types under their own names, each game's under its prefix."""
    defs = _components(WIRE)
    for name, union in UNIONS.items():
        defs[name] = _union(union)
    for game in sorted(games, key=lambda one: one.prefix):
        defs.update(_of_game(game))
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Castlewright",
        "description": "Everything that crosses the wire.",
        "$defs": {name: _tidy({"title": name, **defs[name]}) for name in sorted(defs)},
    }


def _components(kinds: Iterable[Any], typed_in: Any = None) -> dict[str, Schema]:
    kinds = list(kinds)
    _, components = msgspec.json.schema_components(kinds, ref_template=REF + "{name}")
    said = [kind for kind in kinds if kind is not typed_in]
    for info in _structs(said):
        if not issubclass(info.cls, messages.Message):
            _say_what_is_always_there(components[_component(info, components)], info)
    return dict(components)


def _component(info: inspect.StructType, components: Mapping[str, Any]) -> str:
    """The name a type has among the components: its own, or with its module where two have the same."""
    name = info.cls.__name__
    return name if name in components else f"{info.cls.__module__}.{name}"


def _say_what_is_always_there(schema: Schema, info: inspect.StructType) -> None:
    """A default is still sent, unless the type leaves defaults out: the client need not ask whether it is there."""
    if not info.cls.__struct_config__.omit_defaults and "properties" in schema:
        unset = {field.encode_name for field in info.fields if _may_be_unset(field)}
        schema["required"] = [name for name in schema["properties"] if name not in unset]


def _may_be_unset(field: inspect.Field) -> bool:
    """Left out where it is not set: neither required nor with a default that could be sent."""
    return not field.required and field.default is msgspec.NODEFAULT and field.default_factory is msgspec.NODEFAULT


def _of_game(game: GameTypes) -> dict[str, Schema]:
    components = _components(game.kinds.values(), game.typed_in)
    names, shared = {}, set()
    for info in _structs(game.kinds.values()):
        component, own = _component(info, components), info.cls.__module__.startswith(game.package)
        names[component] = _named(game.prefix, info.cls.__name__) if own else info.cls.__name__
        if not own:
            shared.add(component)
    own_names = sorted(names.keys() & components.keys() - shared)
    defs = {names[name]: {**_renamed(components[name], names), "title": names[name]} for name in own_names}
    schemas, _ = msgspec.json.schema_components(list(game.kinds.values()), ref_template=REF + "{name}")
    for name, plain in zip(game.kinds, schemas, strict=True):
        schema = _renamed(dict(plain), names)
        full = game.prefix + name
        if schema.get("$ref") != REF + full:
            defs[full] = _plain_union(schema)
    return defs


def _tidy(node: Any) -> Any:
    """Open dictionaries say that they are open; docstrings lose the margin of their source; a reference stands alone:
    with a default beside it, it would be taken for a type of its own."""
    if isinstance(node, list):
        return [_tidy(item) for item in node]
    if not isinstance(node, dict):
        return node
    if isinstance(node.get("$ref"), str):
        return {"$ref": node["$ref"]}
    new = {key: _tidy(value) for key, value in node.items()}
    if new.get("type") == "object":
        new.setdefault("additionalProperties", "properties" not in new)
    if isinstance(new.get("description"), str):
        new["description"] = cleandoc(new["description"])
    return new


def _named(prefix: str, name: str) -> str:
    return name if name.startswith(prefix) else prefix + name


def _renamed(node: Any, names: Mapping[str, str]) -> Any:
    if isinstance(node, list):
        return [_renamed(item, names) for item in node]
    if not isinstance(node, dict):
        return node
    new = {key: _renamed(value, names) for key, value in node.items()}
    reference = node.get("$ref")
    if isinstance(reference, str):
        old = reference.removeprefix(REF)
        new["$ref"] = REF + names.get(old, old)
    if node.get("title") in names:
        new["title"] = names[node["title"]]
    if isinstance(node.get("discriminator"), dict):
        del new["discriminator"]
    return new


def _union(kind: Any) -> Schema:
    (schema,), _ = msgspec.json.schema_components([kind], ref_template=REF + "{name}")
    return _plain_union(dict(schema))


def _plain_union(schema: Schema) -> Schema:
    """Without the discriminator's mapping: the tag is a constant in each member already. One of a single kind (a game
    with one kind of move) is a union too: a reference alone could have no name."""
    if "$ref" in schema:
        return {"anyOf": [schema]}
    return {key: value for key, value in schema.items() if key != "discriminator"}


def _structs(kinds: Iterable[Any]) -> Iterator[inspect.StructType]:
    """Every struct type reachable from these types."""
    waiting: list[Any] = list(inspect.multi_type_info(kinds))
    seen: set[int] = set()
    while waiting:
        info = waiting.pop()
        if id(info) in seen:
            continue
        seen.add(id(info))
        if isinstance(info, inspect.StructType):
            yield info
        if isinstance(info, inspect.Type | inspect.Field):
            for name in info.__struct_fields__:
                value = getattr(info, name)
                waiting += value if isinstance(value, tuple) else [value]


def main() -> None:
    import castlewright.games as games

    schema = wire_schema(GameTypes.of(game) for game in games.all_games().values())
    json.dump(schema, sys.stdout, indent=2, ensure_ascii=False)
    sys.stdout.write("\n")


if __name__ == "__main__":
    main()
