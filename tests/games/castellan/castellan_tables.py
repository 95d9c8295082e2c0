"""Tables for the tests: a castle drawn in text, hands, and whose turn it is."""

from collections.abc import Callable, Iterable, Sequence
from random import Random
from typing import Any

import msgspec

from castlewright.core import Appraisal, Chance, Event, Refusal
from castlewright.games.castellan import game
from castlewright.games.castellan.board import WAITING, Castle, Face, Node, pack
from castlewright.games.castellan.components import Pieces
from castlewright.games.castellan.moves import Move
from castlewright.games.castellan.position import Position
from castlewright.games.castellan.state import Side, State, Yard, ground
from castlewright.texts import texts_for

Walls = list[tuple[Node, Node]]
CHANCE = Chance.named("castellan tests")
TRIAL = {"trial": "yes"}


def drawn(picture: str, origin: Node = (0, 0)) -> tuple[list[Node], Walls]:
    """Towers and walls of a picture, its lower left character at the origin.

    `o` a tower, `+` a wall end that waits, `-` `|` short walls, `=` `!` the three marks of a long wall; nodes stand on
    every second column and row.
    """
    rows = [row for row in picture.split("\n") if row.strip()]
    indent = min((len(row) - len(row.lstrip()) for row in rows), default=0)
    marks = {(x, y): mark for y, row in enumerate(reversed(rows)) for x, mark in enumerate(row[indent:])}
    dx, dy = origin
    towers = [(x // 2 + dx, y // 2 + dy) for (x, y), mark in marks.items() if mark == "o"]
    walls = []
    for (x, y), mark in marks.items():
        a = (x - 1) // 2 + dx, y // 2 + dy
        below = x // 2 + dx, (y - 1) // 2 + dy
        if mark == "-":
            walls.append((a, (a[0] + 1, a[1])))
        elif mark == "|":
            walls.append((below, (below[0], below[1] + 1)))
        elif mark == "=" and x % 2 == 0:
            walls.append(((x // 2 - 1 + dx, y // 2 + dy), (x // 2 + 1 + dx, y // 2 + dy)))
        elif mark == "!" and y % 2 == 0:
            walls.append(((x // 2 + dx, y // 2 - 1 + dy), (x // 2 + dx, y // 2 + 1 + dy)))
    return sorted(towers), sorted(walls)


def table(
    picture: str = "",
    *,
    origin: Node = (0, 0),
    keeps: Iterable[tuple[Node, int, bool]] = (),
    build: tuple[int, int, int] = (0, 0, 0),
    seats: int = 2,
    turn: int = 0,
    phase: str = "build",
    hand: tuple[str, ...] = ("T2",),
    towers: tuple[str, ...] = ("T3", "T4", "T5", "T6", "T7"),
    walls: tuple[str, ...] = ("W1", "W2", "W3", "W4", "W5", "W6"),
    laid: tuple[str, ...] = ("T1", "W7"),
    doubled: Iterable[int] = (),
    options: dict[str, str] = TRIAL,
) -> State:
    """A table in the middle of a game; `build` = towers, long and short walls the turn seat has still to build.

    Keeps are named by the least cell of their yard. Everybody holds the same cards.
    """
    castle = Castle.of(*drawn(picture, origin))
    yards = []
    for cell, owner, double in sorted(keeps):
        face = castle.face_at(pack(cell))
        assert face.cell == pack(cell), f"{cell} is not the least cell of its yard"
        castle.set_ground(face, ground(owner, double))
        yards.append(Yard.of(face, owner, double))
    used = {owner for _, owner, double in keeps if double} | set(doubled)
    return State(
        edition=game.meta.edition,
        options=options,
        starter=0,
        turn=turn,
        phase=phase,
        castle=castle,
        sides=[Side(tuple(sorted(hand)), towers, walls, laid) for _ in range(seats)],
        received=[Pieces()] * seats,
        doubled=[seat in used for seat in range(seats)],
        rounds=[2] * seats,
        yards=yards,
        laid=laid if phase != "choose" else (),
        towers=build[0],
        long=build[1],
        short=build[2],
    )


def legal(state: State) -> list[str]:
    return [str(move) for move in game.legal(state, state.turn)]


def play(state: State, *notations: str) -> list[Event]:
    """Plays moves for whoever's turn it is; answers what happened."""
    events: list[Event] = []
    for notation in notations:
        game.advance(state, state.turn, game.parse(notation), CHANCE, events)
    return events


def refusal(state: State, notation: str, seat: int | None = None) -> Refusal:
    """The refusal of a move that must not be legal."""
    seat = state.turn if seat is None else seat
    move = game.parse(notation)
    assert move not in game.legal(state, seat)
    found = game.why_not(state, seat, move)
    assert found is not None
    return found


def said(state: State, notation: str, seat: int | None = None) -> tuple[str, str]:
    found = refusal(state, notation, seat)
    return found.rule, found.name


def names(events: Sequence[Event]) -> list[str]:
    return [event.name for event in events]


def totals(state: State) -> list[int]:
    return [sheet.total for sheet in game.scores(state)]


def yards(state: State) -> list[tuple[Node, int, bool, int]]:
    """Cell, owner, double and number of towers of each claimed yard."""
    return [(y.cell, y.owner, y.double, len(y.towers)) for y in game.view(state, None).yards]


def free_ends(castle: Castle) -> int:
    """Wall ends that wait for a tower; a node where two wait counts twice."""
    return sum(castle.nodes[arm // 4] == WAITING for arm in castle.arms)


def face_around(state: State, cell: Node) -> Face:
    return state.castle.face_at(pack(cell))


def builder(random: Random, tidy: float) -> Callable[[State], Move]:
    """Plays at random, but with the probability `tidy` prefers a piece that closes or changes a yard."""

    def choose(state: State) -> Move:
        moves = game.legal(state, state.turn)
        if state.phase == "build" and len(moves) > 1 and random.random() < tidy:
            for move in random.sample(moves, min(8, len(moves))):
                tried = state.copy()
                game.advance(tried, state.turn, move, CHANCE)
                if len(tried.touched) > len(state.touched):
                    return move
        return random.choice(moves)

    return choose


def whole_game(
    seed: int, seats: int, tidy: float = 0.5, options: dict[str, str] = TRIAL
) -> Iterable[tuple[State, Move]]:
    """Every state of a game together with the move that is played next; the state at the end has no move."""
    chance = Chance.named("whole game", seed)
    choose = builder(Random(seed), tidy)
    state = game.start(seats, options, chance)
    while game.actors(state):
        move = choose(state)
        yield state.copy(), move
        game.advance(state, state.turn, move, chance)
    yield state, None  # type: ignore[misc]


# --- real tables, typed in ---


def typed(picture: str, keeps: list[tuple[int, tuple[int, int], bool]], /, players: Any = 2, **more: Any) -> Position:
    """A position as a person would type it, through JSON."""
    towers, walls = drawn(picture)
    position = {
        "game": "castellan",
        "players": players,
        "towers": towers,
        "walls": walls,
        "keeps": [{"seat": seat, "cell": cell, "double": double} for seat, cell, double in keeps],
    } | more
    decoded: Position = msgspec.json.decode(msgspec.json.encode(position), type=Position)
    return decoded


def points(appraisal: Appraisal) -> list[int]:
    return [sheet.total for sheet in appraisal.sheets]


def warned(position: Position) -> list[tuple[str, str]]:
    warnings = game.appraise(position).warnings
    for language in ("en", "ru"):
        assert all(texts_for(language, "castellan").reason(warning.reason) for warning in warnings)
    return [(warning.reason.rule, warning.reason.name) for warning in warnings]
