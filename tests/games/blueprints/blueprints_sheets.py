"""Sheets for the tests: rooms written as shapes, and castles grown by chance."""

from collections.abc import Iterator, Sequence
from random import Random
from typing import Any

from castlewright.games.blueprints.board import EDGES, bits, canonical, side
from castlewright.games.blueprints.cards.contest import Contest
from castlewright.games.blueprints.castle import Castle
from castlewright.games.blueprints.castle.forms import drawings
from castlewright.games.blueprints.components import LINES, ROOM_NUMBER, ROOMS, TYPE_NUMBER
from castlewright.games.blueprints.real_table.reading import read_player
from castlewright.games.blueprints.real_table.sheet import Edge, MoatAt, PassageAt, PlayerSheet, RoomAt, Square
from castlewright.games.blueprints.state import Player


def edges(text: str) -> tuple[Edge, ...]:
    """`edges("6,4S 5,4W")`."""
    return tuple(Edge(int(word[:-1].split(",")[0]), int(word[:-1].split(",")[1]), word[-1]) for word in text.split())


def room(kind: str, x: int, y: int, shape: str, doors: str = "", size: int | None = None, swan: bool = False) -> RoomAt:
    """A room that is on no card: `room("living", 6, 4, "#", "6,4S")`. Its size is its area unless told."""
    squares = tuple(
        Square(x + column, y + row, part)
        for row, parts in enumerate(shape.split("/"))
        for column, part in enumerate(parts)
        if part != "."
    )
    halves = sum(1 if square.part != "#" else 2 for square in squares)
    return RoomAt(type=kind, size=size or halves // 2, squares=squares, entrances=edges(doors), swan=swan)


def sheet(*rooms: RoomAt, foyer: str = "food", **more: Any) -> PlayerSheet:
    if isinstance(more.get("passages"), str):
        more["passages"] = tuple(PassageAt(one.x, one.y, one.side) for one in edges(more["passages"]))
    if isinstance(more.get("removed"), str):
        more["removed"] = edges(more["removed"])
    if "moats" in more:
        more["moats"] = tuple(MoatAt(*run) for run in more["moats"])
    for key in ("lines", "bonus_cards", "decrees", "secret_favors"):
        if isinstance(more.get(key), str):
            more[key] = tuple(more[key].split())
    return PlayerSheet(foyer=foyer, rooms=rooms, **more)


def player(*rooms: RoomAt, **more: Any) -> Player:
    return read_player(sheet(*rooms, **more), None).player


def castle(*rooms: RoomAt, **more: Any) -> Castle:
    return player(*rooms, **more).castle


def contest(*players: Player, favors: Sequence[int] = (), **more: Any) -> Contest:
    return Contest(players, tuple(favors), more.pop("order", tuple(range(len(players)))), **more)


def removable(castle: Castle) -> list[int]:
    """Entrances that are not joined, rising."""
    return bits(castle.unjoined())


def passages_possible(castle: Castle) -> list[int]:
    """Sides where a passage can be drawn, rising."""
    return bits(castle.new_passages())


def lines_closed(castle: Castle) -> list[int]:
    return [line for line in range(len(LINES)) if not castle.flags >> line & 1]


def at_edge(text: str) -> int:
    """The number of a side: `at_edge("6,4S")`."""
    (one,) = edges(text)
    number = side(one.x, one.y, one.side)
    assert number is not None
    return number


def passage(text: str) -> int:
    """The one name of a side."""
    return canonical(1 << at_edge(text)).bit_length() - 1


def words(numbers: Sequence[int]) -> list[str]:
    return ["{},{}{}".format(*EDGES[number]) for number in numbers]


def fresh(foyer: str = "food", walls_join: bool = False) -> Castle:
    return Castle.new(TYPE_NUMBER[foyer], walls_join)


def draw(castle: Castle, card: str, form: int, x: int, y: int, **more: Any) -> tuple[int, ...]:
    number = drawings(ROOM_NUMBER[card]).number(form, x, y)
    assert number is not None
    return castle.draw(ROOM_NUMBER[card], number, **more)


def grown(chance: Random, steps: int = 14) -> Iterator[tuple[Castle, tuple[int, ...]]]:
    """A castle that grows by legal steps of all kinds; with each step the rooms it completed."""
    castle = Castle.new(chance.randrange(7), walls_join=chance.random() < 0.2)
    cards = chance.sample(range(len(ROOMS)), len(ROOMS))
    for _ in range(steps):
        what = chance.random()
        if what < 0.7:
            yield castle, _draw_any(castle, chance, cards)
        elif what < 0.78 and passages_possible(castle):
            yield castle, castle.add_passage(chance.choice(passages_possible(castle)))
        elif what < 0.86 and removable(castle):
            yield castle, castle.remove(chance.choice(removable(castle)))
        elif what < 0.92:
            rim = chance.random() < 0.5
            yield castle, castle.dig(chance.choice(castle.moats_possible(rim)))
        elif castle.flags != (1 << len(LINES)) - 1:
            castle.open_line(chance.choice(lines_closed(castle)))
            yield castle, ()


def _draw_any(castle: Castle, chance: Random, cards: list[int]) -> tuple[int, ...]:
    while cards:
        card = cards.pop()
        utility = chance.random() < 0.1
        if chance.random() < 0.15:
            spots = castle.movable_spots(card, utility)
            if spots:
                number = chance.choice(spots)
                doors: tuple[int, ...] = ()
                while len(doors) < drawings(card).doors:
                    doors += (chance.choice(castle.door_choices(card, number, doors, utility)),)
                return castle.draw(card, number, utility, doors)
        spots = castle.placements(card, utility)
        if spots:
            return castle.draw(card, chance.choice(spots), utility)
    return ()
