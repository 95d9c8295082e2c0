"""Castellan's geometry once more: slow, obvious, and sharing nothing with the engine.

Everything lies on a raster twice as fine as the lattice: a tower is one cell, a short wall one, a long wall three.
Open cells touch their eight neighbours. A yard is open ground that cannot reach the edge of the raster.
"""

from collections.abc import Iterable
from itertools import product

Node = tuple[int, int]
Wall = tuple[Node, Node]
Keep = tuple[Node, int]

DIRECTIONS = ((1, 0), (0, 1), (-1, 0), (0, -1))


class SlowCastle:
    def __init__(self, towers: Iterable[Node], walls: Iterable[Wall], keeps: Iterable[Keep]) -> None:
        self.towers = set(towers)
        self.walls = set(walls)
        self.ends = {end for wall in self.walls for end in wall}
        self.middles = {((ax + bx) // 2, (ay + by) // 2) for (ax, ay), (bx, by) in self.walls if bx - ax + by - ay == 2}
        self.stone = {(2 * x, 2 * y) for x, y in self.towers} | {cell for wall in self.walls for cell in under(*wall)}
        self.region = self._regions()
        self.owner = {self.region[2 * i + 1, 2 * j + 1]: seat for (i, j), seat in keeps}

    def _regions(self) -> dict[Node, int]:
        """Region 0 is the outside."""
        xs, ys = zip(*self.stone, strict=True) if self.stone else ((0,), (0,))
        columns, rows = range(min(xs) - 4, max(xs) + 5), range(min(ys) - 4, max(ys) + 5)
        region: dict[Node, int] = {}
        number = 0
        for start in product(columns, rows):
            if start in self.stone or start in region:
                continue
            region[start] = number
            way = [start]
            while way:
                x, y = way.pop()
                for dx, dy in product((-1, 0, 1), repeat=2):
                    near = x + dx, y + dy
                    if near[0] in columns and near[1] in rows and near not in self.stone and near not in region:
                        region[near] = number
                        way.append(near)
            number += 1
        return region

    def yards(self) -> dict[Node, set[Node]]:
        """The towers of every closed region, by its least cell."""
        cells: dict[int, list[Node]] = {}
        for (x, y), number in self.region.items():
            if number and x % 2 and y % 2:
                cells.setdefault(number, []).append((x // 2, y // 2))
        return {min(inside): self._touching(number) for number, inside in cells.items()}

    def cells_of(self, cell: Node) -> set[Node]:
        number = self.region[2 * cell[0] + 1, 2 * cell[1] + 1]
        return {(x // 2, y // 2) for (x, y), other in self.region.items() if other == number and x % 2 and y % 2}

    def _touching(self, number: int) -> set[Node]:
        corners = [(-1, -1), (-1, 1), (1, -1), (1, 1)]
        return {
            (x, y)
            for x, y in self.towers
            if any(self.region.get((2 * x + dx, 2 * y + dy)) == number for dx, dy in corners)
        }

    def free_ends(self) -> int:
        return sum(end not in self.towers for wall in self.walls for end in wall)

    def places(self, seat: int) -> tuple[set[Node], set[Wall], set[Wall]]:
        """Where the seat could build a tower, a short wall and a long wall."""
        if not self.towers:
            return {(0, 0)}, set(), set()
        towers = {node for node in self.ends - self.towers if self._is_open_to(seat, (2 * node[0], 2 * node[1]))}
        return towers, self._walls(seat, 1), self._walls(seat, 2)

    def _walls(self, seat: int, length: int) -> set[Wall]:
        return {
            (min(a, b), max(a, b))
            for a in self.towers
            for dx, dy in DIRECTIONS
            if self._wall_fits(a, b := (a[0] + dx * length, a[1] + dy * length))
            and self._is_open_to(seat, (2 * a[0] + dx, 2 * a[1] + dy))
        }

    def _wall_fits(self, a: Node, b: Node) -> bool:
        return (
            not under(min(a, b), max(a, b)) & self.stone
            and b not in self.middles
            and not between(a, b) & (self.towers | self.ends)
        )

    def _is_open_to(self, seat: int, cell: Node) -> bool:
        return self.owner.get(self.region[cell], seat) == seat


def under(a: Node, b: Node) -> set[Node]:
    """The fine cells of a wall, given from its lesser end."""
    (ax, ay), (bx, by) = a, b
    if ay == by:
        return {(x, 2 * ay) for x in range(2 * ax + 1, 2 * bx)}
    return {(2 * ax, y) for y in range(2 * ay + 1, 2 * by)}


def between(a: Node, b: Node) -> set[Node]:
    """The node in the middle of a long wall; nothing for a short one."""
    if abs(a[0] - b[0]) + abs(a[1] - b[1]) == 1:
        return set()
    return {((a[0] + b[0]) // 2, (a[1] + b[1]) // 2)}
