"""What strangers send: no JSON, no text, far too deep, far too long, and good things with one bad part in them."""

import json
import random
from collections.abc import Iterator
from typing import Any

DEEP = 10_000
LONG = "я" * 2_600


def raw(**usual: Any) -> dict[str, bytes]:
    """Whole bodies; `usual` are fields that the receiver knows, so that it looks further than the first one."""
    fields = dict.fromkeys(usual, LONG) or {"name": LONG}
    first = json.dumps(next(iter(fields))).encode()
    return {
        "nothing": b"",
        "a word": b"hello",
        "half": b'{"name": "Ann"',
        "a list": b"[]",
        "nothing at all": b"null",
        "not UTF-8": b"{" + first + b': "\xff\xfe"}',
        "UTF-16": json.dumps(fields).encode("utf-16"),
        "with a byte order mark": b"\xef\xbb\xbf{}",
        "half a letter": b"{" + first + b': "\\ud800"}',
        "a letter of nothing": b"{" + first + b': "\\u0000"}',
        "deep lists": b"[" * DEEP + b"]" * DEEP,
        "deep objects": b'{"a":' * DEEP + b"1" + b"}" * DEEP,
        "deep in a field": b"{" + first + b":" + b"[" * DEEP + b"]" * DEEP + b"}",
        "long texts": json.dumps(fields).encode(),
        "a long key": json.dumps({LONG: 1}).encode(),
        "a long number": b"{" + first + b":" + b"9" * 5_000 + b"}",
        "a fraction": b"{" + first + b": 1.5}",
        "a number too far": b"{" + first + b": 1e999}",
        "not a number": b"{" + first + b": NaN}",
        "a key twice": b"{" + first + b': "a",' + first + b': "b"}',
    }


BAD_PARTS: tuple[Any, ...] = (
    None,
    True,
    -1,
    0,
    10**6,
    2**63,
    -(2**63),
    10**400,
    0.5,
    1e300,
    "",
    "\x00",
    "x",
    LONG,
    "-1,0",
    [],
    [[[[]]]],
    {},
    {"type": LONG},
)


def spoiled(good: Any, count: int, seed: int) -> Iterator[Any]:
    """The same thing again and again, each time with one part that does not belong there, or without one."""
    rng = random.Random(seed)
    places = list(_places(good, ()))
    for _ in range(count):
        place = rng.choice(places)
        again = json.loads(json.dumps(good))
        around = again
        for step in place[:-1]:
            around = around[step]
        if rng.random() < 0.15:
            del around[place[-1]]
        else:
            around[place[-1]] = rng.choice(BAD_PARTS)
        yield again


def _places(thing: Any, here: tuple[Any, ...]) -> Iterator[tuple[Any, ...]]:
    parts = thing.items() if isinstance(thing, dict) else enumerate(thing) if isinstance(thing, list) else ()
    for step, part in parts:
        yield (*here, step)
        yield from _places(part, (*here, step))
