"""What comes from outside: whatever is wrong with it is a refusal with a name, never an error of the reader's."""

from typing import Annotated, Any, Literal

import pytest
from msgspec import Meta, Struct, ValidationError

from castlewright.core import Refusal, Refused, convert, decode, explained
from castlewright.texts import LANGUAGES, texts_for


class Left(Struct, tag="left"):
    steps: int


class Right(Struct, tag="right"):
    steps: int


class File(Struct, forbid_unknown_fields=True):
    """One of everything that a file of ours can hold."""

    number: int = 0
    maybe: int | None = None
    fraction: float = 0.0
    name: Annotated[str, Meta(min_length=1, max_length=3)] = "abc"
    pair: tuple[int, int] = (0, 0)
    few: Annotated[tuple[int, ...], Meta(min_length=1, max_length=2)] = (1,)
    way: Left | Right | None = None
    colour: Literal["red", "blue"] = "red"
    many: dict[str, int] = {}
    bounded: Annotated[int, Meta(ge=0, le=5)] = 0
    yes: bool = True
    either: int | str = 0


def refusal(content: bytes | str, **how: bool) -> Refusal:
    with pytest.raises(Refused) as refused:
        decode(content, File, **how)
    return refused.value.refusal


@pytest.mark.parametrize(
    ("content", "name", "args"),
    [
        ('{"number": 1.5}', "refusal-kind", {"where": "number", "expected": "int", "got": "float"}),
        ('{"maybe": "x"}', "refusal-kind", {"where": "maybe", "expected": "int", "got": "str"}),
        ('{"either": true}', "refusal-kind", {"where": "either", "expected": "other", "got": "bool"}),
        ('{"pair": [1, null]}', "refusal-kind", {"where": "pair[1]", "expected": "int", "got": "null"}),
        ('{"way": [1]}', "refusal-kind", {"where": "way", "expected": "object", "got": "array"}),
        ('{"many": {"a": "b"}}', "refusal-kind", {"where": "many[...]", "expected": "int", "got": "str"}),
        ("[]", "refusal-kind", {"where": "whole-file", "expected": "object", "got": "array"}),
        ('{"way": {"type": "left"}}', "refusal-field-missing", {"where": "way", "field": "steps"}),
        ('{"way": {}}', "refusal-field-missing", {"where": "way", "field": "type"}),
        ('{"size": 1}', "refusal-field-unknown", {"where": "whole-file", "field": "size"}),
        ('{"way": {"type": "up"}}', "refusal-value", {"where": "way.type", "given": "'up'"}),
        ('{"colour": "green"}', "refusal-value", {"where": "colour", "given": "'green'"}),
        ('{"pair": [1]}', "refusal-length", {"where": "pair", "bound": "2"}),
        ('{"name": "abcd"}', "refusal-length-most", {"where": "name", "bound": "3"}),
        ('{"name": ""}', "refusal-length-least", {"where": "name", "bound": "1"}),
        ('{"few": [1, 2, 3]}', "refusal-length-most", {"where": "few", "bound": "2"}),
        ('{"bounded": 6}', "refusal-most", {"where": "bounded", "bound": "5"}),
        ('{"bounded": -1}', "refusal-least", {"where": "bounded", "bound": "0"}),
        ('{"fraction": 1e999}', "refusal-number-far", {"where": "fraction"}),
        ("{", "refusal-json-cut", {"where": "whole-file"}),
        ('{"number": }', "refusal-json-byte", {"where": "whole-file", "byte": "11"}),
        (b'{"name": "\xff"}', "refusal-not-utf8", {}),
        ('{"number": ' + "[" * 10_000, "refusal-kind", {"where": "number", "expected": "int", "got": "array"}),
    ],
)
def test_every_fault_has_its_refusal(content: bytes | str, name: str, args: dict[str, Any]) -> None:
    found = refusal(content)
    assert (found.name, found.args) == (name, args)
    for lang in LANGUAGES:
        said = texts_for(lang).reason(found)
        assert said[0].isupper() or said[0] in "“«'"
        assert "`" not in said
        assert "whole-file" not in said


def test_what_nobody_has_words_for_is_said_without_the_validators_english() -> None:
    assert explained(ValidationError("Quux - at `$.a.b`")) == Refusal("", "refusal-wrong-form", {"where": "a.b"})
    assert texts_for("ru").reason(explained(ValidationError("Quux"))) == "Форма здесь не та."


def test_brackets_without_end_are_refused() -> None:
    for content in ("[" * 10_000, '{"number":' * 10_000):
        with pytest.raises(Refused, match="refusal-json-deep"):
            decode(content, Any)
        assert refusal(content, typed_in=True).name == "refusal-json-deep"


@pytest.mark.parametrize(
    ("content", "expected"),
    [
        ('{"number": 1, "number": 2}', Refusal("", "refusal-key-twice", {"key": "number"})),
        ('{"many": {"a": 1, "b": 2, "a": 3}}', Refusal("", "refusal-key-twice", {"key": "a"})),
        ('{"number": 1,}', Refusal("", "refusal-json-at", {"line": 1, "column": 14})),
        ('{"number":\n nought}', Refusal("", "refusal-json-at", {"line": 2, "column": 2})),
    ],
)
def test_what_a_person_typed_is_looked_through(content: str, expected: Refusal) -> None:
    assert refusal(content, typed_in=True) == expected


@pytest.mark.parametrize(
    "content",
    ['{"name": "%s"}' % ("x" * 2600), '{"%s": 1}' % ("x" * 2600), '{"few": [["%s"]]}' % ("x" * 2600), "1" * 2600],
)
def test_a_text_that_nobody_can_have_meant_is_refused(content: str) -> None:
    found = refusal(content, typed_in=True)
    assert found.name == "refusal-text-long"
    assert len(str(found.args["given"])) == 120


def test_a_file_may_begin_with_the_mark_of_notepad() -> None:
    assert decode(b'\xef\xbb\xbf{"number": 3}', File, typed_in=True) == File(number=3)


def test_what_is_decoded_already_is_held_to_the_same() -> None:
    assert convert({"number": 3}, File) == File(number=3)
    with pytest.raises(Refused, match="refusal-kind"):
        convert({"number": "three"}, File)
