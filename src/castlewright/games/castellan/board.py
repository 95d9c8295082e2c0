"""The castle: nodes, walls, and the ground between them. Geometry only: whose ground it is, somebody else says.

Everything is a number. A node (x, y) is packed so that packed nodes sort like (x, y) and neighbours are one `STEP`
away. A *place* is a node and a kind: a tower on it, or one of the four walls that begin there and run up or to the
right, so that every wall is named once, from its lesser end. An *arm* is a node and a direction: the side of a node
that a wall may take. The castle keeps the places that are possible now and updates them around each piece that lands.

The castle is one connected planar graph if every wall end without a tower counts as a vertex of its own (even where
several wait for the same tower). So each region has exactly one boundary walk, and every open arm and every free wall
end lies in exactly one region.
"""

from bisect import insort
from collections.abc import Iterable, Iterator
from functools import cache, lru_cache

from msgspec import Struct

Node = tuple[int, int]
"""A point of the lattice, where a tower may stand."""
Cell = tuple[int, int]
"""A unit square, named by its lower-left node."""

REACH = 500
"""Coordinates of moves are from -REACH to REACH; no castle comes near it (4 seats: 116)."""
STRIDE = 1024
"""The numbers of two nodes side by side differ by so much; one above the other, by 1."""
_ORIGIN = 512 * STRIDE + 512

EAST, NORTH, WEST, SOUTH = range(4)
STEP = (STRIDE, 1, -STRIDE, -1)
_BACK = (WEST, SOUTH, EAST, NORTH)
_FROM_LEFT = (
    (NORTH, EAST, SOUTH, WEST),
    (WEST, NORTH, EAST, SOUTH),
    (SOUTH, WEST, NORTH, EAST),
    (EAST, SOUTH, WEST, NORTH),
)
"""For each direction the ways on from the end of a wall, the leftmost first; the last leads back."""

TOWER, WAITING, COVERED = 1, 2, 3
"""What a node is; a node that is none of these is empty."""

TOWER_PLACE, SHORT_UP, LONG_UP, SHORT_RIGHT, LONG_RIGHT = range(5)
KINDS = 8
"""Places of a node: its number times KINDS, and the kind."""
# From a node's number times KINDS to the place of the wall that leaves it in a direction.
SHORT = (SHORT_RIGHT, SHORT_UP, SHORT_RIGHT - STRIDE * KINDS, SHORT_UP - KINDS)
LONG = (LONG_RIGHT, LONG_UP, LONG_RIGHT - 2 * STRIDE * KINDS, LONG_UP - 2 * KINDS)
_LONG_ACROSS = (LONG_RIGHT - STRIDE * KINDS, LONG_UP - KINDS)
"""The two long walls that would cover the node."""
_LONG_AT = (*LONG, *_LONG_ACROSS)
_AROUND = tuple(enumerate(zip(STEP, SHORT, LONG, strict=True)))
"""For each direction the step to the next node, and the short and the long wall that leave a node there."""


def pack(node: Node) -> int:
    """The number of a node; -1, which is nowhere, for one out of reach."""
    x, y = node
    if -REACH <= x <= REACH and -REACH <= y <= REACH:
        return x * STRIDE + y + _ORIGIN
    return -1


@cache
def unpack(node: int) -> Node:
    return node // STRIDE - 512, node % STRIDE - 512


@lru_cache(maxsize=1 << 14)
def tower_place(at: Node) -> int:
    return pack(at) * KINDS


@lru_cache(maxsize=1 << 14)
def wall_place(a: Node, b: Node) -> int:
    """The place of a wall given from its lesser end; -1 if no wall fits between the two."""
    kind = _WALL_KINDS.get((b[0] - a[0], b[1] - a[1]))
    start = pack(a)
    return -1 if kind is None or start < 0 else start * KINDS + kind


_WALL_KINDS = {(0, 1): SHORT_UP, (0, 2): LONG_UP, (1, 0): SHORT_RIGHT, (2, 0): LONG_RIGHT}
_FAR = {kind: step for step, kind in _WALL_KINDS.items()}


def is_long(place: int) -> bool:
    return place % KINDS in (LONG_UP, LONG_RIGHT)


def place_nodes(place: int) -> tuple[Node, ...]:
    """The node of a tower, or both ends of a wall."""
    start, kind = divmod(place, KINDS)
    a = unpack(start)
    if kind == TOWER_PLACE:
        return (a,)
    dx, dy = _FAR[kind]
    return a, (a[0] + dx, a[1] + dy)


class Face:
    """A region as seen from its boundary walk."""

    __slots__ = ("area", "cell", "towers", "walk")

    def __init__(self, walk: tuple[int, ...], area: int, cell: int, towers: frozenset[int]) -> None:
        self.walk = walk
        """The arms passed in order, the region always on the left."""
        self.area = area
        """The number of unit cells inside; zero or less for the outside."""
        self.cell = cell
        """The least cell, as the number of its lower-left node."""
        self.towers = towers

    @property
    def is_yard(self) -> bool:
        return self.area > 0


class Castle(Struct):
    nodes: dict[int, int]
    """TOWER, WAITING (a wall end without a tower) or COVERED (the middle of a long wall)."""
    arms: dict[int, int]
    """Where the wall on an arm leads. Every wall is here twice, once from each end."""
    towers: dict[int, int]
    """Places where a tower could stand now, each with the ground it lies in."""
    shorts: dict[int, int]
    longs: dict[int, int]
    built_towers: list[int]
    """Nodes with a tower, sorted."""
    built_walls: list[int]
    """Places of the walls, sorted."""

    @classmethod
    def empty(cls) -> "Castle":
        return cls({}, {}, {_ORIGIN * KINDS: 0}, {}, {}, [], [])

    @classmethod
    def of(cls, towers: Iterable[Node], walls: Iterable[tuple[Node, Node]]) -> "Castle":
        """A castle that the rules could have built, tower by tower from (0, 0)."""
        castle = cls.empty()
        standing = set(map(pack, towers))
        waiting = {wall_place(a, b) for a, b in walls}
        reached = [_ORIGIN] if standing else []
        for node in reached:
            castle.raise_tower(node * KINDS)
            for direction in range(4):
                for place in (node * KINDS + SHORT[direction], node * KINDS + LONG[direction]):
                    if place in waiting:
                        waiting.remove(place)
                        castle.raise_wall(place)
                        far = castle.arms[node * 4 + direction]
                        if far in standing and far not in reached:
                            reached.append(far)
        return castle

    def copy(self) -> "Castle":
        return Castle(
            self.nodes.copy(),
            self.arms.copy(),
            self.towers.copy(),
            self.shorts.copy(),
            self.longs.copy(),
            self.built_towers.copy(),
            self.built_walls.copy(),
        )

    # --- building ---

    def raise_tower(self, place: int) -> list[int]:
        """Puts a tower on a possible place; answers the arms of the walls it joins."""
        ground = self.towers.pop(place)
        node = place // KINDS
        nodes, arms, shorts, longs = self.nodes, self.arms, self.shorts, self.longs
        nodes[node] = TOWER
        insort(self.built_towers, node)
        joined = []
        for direction, (step, short, long) in _AROUND:
            arm = node * 4 + direction
            if arm in arms:
                joined.append(arm)
                continue
            state = nodes.get(node + step)
            if state == COVERED:
                continue
            shorts[place + short] = ground
            if state is None and nodes.get(node + 2 * step) != COVERED:
                longs[place + long] = ground
        return joined

    def raise_wall(self, place: int) -> list[int]:
        """Puts a wall on a possible place; answers its two arms if it joins two towers, else nothing."""
        a, kind = divmod(place, KINDS)
        direction = EAST if kind >= SHORT_RIGHT else NORTH
        b = a + STEP[direction]
        if kind in (SHORT_UP, SHORT_RIGHT):
            ground = self.shorts.pop(place)
        else:
            ground = self.longs.pop(place)
            self._cover(b)
            b += STEP[direction]
        arm, other = a * 4 + direction, b * 4 + direction + 2
        self.arms[arm] = b
        self.arms[other] = a
        insort(self.built_walls, place)
        at_a, at_b = self.nodes.get(a), self.nodes.get(b)
        if at_a == TOWER and at_b == TOWER:
            return [arm, other]
        if at_a is None:
            self._await_tower(a, ground)
        elif at_b is None:
            self._await_tower(b, ground)
        return []

    def _await_tower(self, node: int, ground: int) -> None:
        self.nodes[node] = WAITING
        place = node * KINDS
        self.towers[place] = ground
        for across in _LONG_ACROSS:
            self.longs.pop(place + across, None)

    def _cover(self, node: int) -> None:
        """Nothing may end on the middle of a long wall or run across it any more."""
        self.nodes[node] = COVERED
        place = node * KINDS
        shorts, longs = self.shorts, self.longs
        for short in SHORT:
            shorts.pop(place + short, None)
        for long in _LONG_AT:
            longs.pop(place + long, None)

    # --- ground ---

    def face(self, arm: int) -> Face:
        """The region on the left of an arm that carries a wall."""
        nodes, arms = self.nodes, self.arms
        walk = []
        towers = set()
        area, least = 0, STRIDE * STRIDE
        at = arm
        while True:
            walk.append(at)
            node, direction = arms[at], at & 3
            if direction == SOUTH:
                area -= (node // STRIDE) * (at // 4 - node)
                if node < least:
                    least = node
            elif direction == NORTH:
                area += (node // STRIDE) * (node - at // 4)
            at = node * 4
            if nodes[node] == TOWER:
                towers.add(node)
                # The leftmost way on; with the tower's only wall it leads back.
                for onward in _FROM_LEFT[direction]:
                    if at + onward in arms:
                        at += onward
                        break
            else:
                at += _BACK[direction]
            if at == arm:
                return Face(tuple(walk), area, least, frozenset(towers))

    def face_at(self, cell: int) -> Face:
        """The yard whose least cell this is: the wall on the left side of that cell belongs to its walk."""
        for start in (cell + 1, cell + 2):
            end = self.arms.get(start * 4 + SOUTH)
            if end is not None and end <= cell:
                return self.face(start * 4 + SOUTH)
        raise LookupError(f"no wall on the left of cell {unpack(cell)}")

    def open_places(self, face: Face) -> Iterator[tuple[dict[int, int], int]]:
        """Every possible place inside a region, with the table it is kept in."""
        for arm in face.walk:
            node, direction = self.arms[arm], arm & 3
            place = node * KINDS
            if self.nodes[node] == WAITING:
                yield self.towers, place
                continue
            for onward in _FROM_LEFT[direction][:3]:
                if node * 4 + onward in self.arms:
                    break
                if place + SHORT[onward] in self.shorts:
                    yield self.shorts, place + SHORT[onward]
                if place + LONG[onward] in self.longs:
                    yield self.longs, place + LONG[onward]

    def set_ground(self, face: Face, ground: int) -> None:
        for table, place in self.open_places(face):
            table[place] = ground

    # --- looking ---

    def state_of(self, node: Node) -> int | None:
        return self.nodes.get(pack(node))

    def carries_wall(self, node: int, direction: int) -> bool:
        """Whether a wall lies on the unit edge that leaves the node: one that ends here or one that covers it."""
        step = STEP[direction]
        return node * 4 + direction in self.arms or self.arms.get((node - step) * 4 + direction) == node + step


@lru_cache(maxsize=4096)
def cells_within(walk: tuple[int, ...]) -> tuple[Cell, ...]:
    """The unit cells of a yard: in each row, walls passed downwards open it and walls passed upwards close it.

    A yard stays as it is for many moves, and every view shows its cells.
    """
    rows: dict[int, dict[int, int]] = {}
    for arm, onward in zip(walk, (*walk[1:], walk[0]), strict=True):
        direction = arm & 3
        if direction in (NORTH, SOUTH):
            (x, y), (_, end) = unpack(arm // 4), unpack(onward // 4)
            for row in range(min(y, end), max(y, end)):
                sides = rows.setdefault(row, {})
                sides[x] = sides.get(x, 0) + (1 if direction == SOUTH else -1)
    inside: list[Cell] = []
    for y, sides in rows.items():
        depth, last = 0, 0
        for x in sorted(sides):
            if depth:
                inside.extend((column, y) for column in range(last, x))
            depth, last = depth + sides[x], x
    return tuple(sorted(inside))
