"""Messages of one socket are never reordered, however they travel: in pieces, at once, to a reader who is behind."""

import json
from typing import Any

from server_helpers import Line, Person, started
from websockets.frames import Frame, Opcode

LAY: Any = {"type": "ready"}


def question(name: str) -> bytes:
    return json.dumps({"type": "why", "id": name, "move": LAY}).encode()


def whole(text: bytes) -> bytes:
    return Frame(Opcode.TEXT, text).serialize(mask=True)


def in_pieces(text: bytes) -> bytes:
    """One message in three frames, as RFC 6455 allows."""
    first, second, third = text[:5], text[5:9], text[9:]
    return b"".join(
        frame.serialize(mask=True)
        for frame in (
            Frame(Opcode.TEXT, first, fin=False),
            Frame(Opcode.CONT, second, fin=False),
            Frame(Opcode.CONT, third),
        )
    )


def answers(line: Line, count: int) -> list[str]:
    """The ids of so many answers, as they come."""
    return [str(line.until(lambda message: message["type"] == "why")["id"]) for _ in range(count)]


def test_a_message_in_pieces_is_not_overtaken_by_a_whole_one(ann: Person, bob: Person) -> None:
    table = started(ann, bob)
    with ann.at(table, 0) as line:
        line.heard("update")
        names = [f"q{number}" for number in range(60)]
        # By one call of the system, so that all of them are there at once.
        line.connection.socket.sendall(
            b"".join(in_pieces(question(name)) if n % 3 == 0 else whole(question(name)) for n, name in enumerate(names))
        )
        assert answers(line, len(names)) == names


def test_moves_that_come_at_once_are_played_in_their_order(ann: Person, bob: Person) -> None:
    table = started(ann, bob)
    with ann.at(table, 0) as line:
        seen = line.heard("update")["n"]
        cards = [move for move in line.legal if move["type"] == "lay"][:2]
        said = [{"type": "move", "id": f"m{n}", "move": move, "seen": seen} for n, move in enumerate([*cards, LAY])]
        first, *others = [json.dumps(each).encode() for each in said]
        line.connection.socket.sendall(in_pieces(first) + b"".join(map(whole, others)))
        assert [line.answer(f"m{n}")["type"] for n in range(3)] == ["done"] * 3
        assert line.update["play"]["view"]["row"] == [card["card"] for card in cards]


def test_a_reader_who_is_behind_hears_everything_in_its_order(ann: Person, bob: Person) -> None:
    table = started(ann, bob)
    with ann.at(table, 0) as line, bob.at(table, 1) as other:
        line.heard("update")
        other.heard("update")
        for _ in range(10):
            other.answer(other.say("chat", text="long " * 99))
        names = [f"q{number}" for number in range(100)]
        heard: list[str] = []
        for n, name in enumerate(names):
            line.say("sync")
            line.say("why", id=name, move=LAY)
            if n >= 40:  # far behind by now, and it stays so
                heard += answers(line, 1)
        heard += answers(line, len(names) - len(heard))
        assert heard == names
