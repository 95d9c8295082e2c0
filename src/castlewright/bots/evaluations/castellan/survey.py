"""The castle seen as things to close: every way in which a few pieces would divide a region in two.

The castle is one connected planar graph (see `board`), so a region is one boundary walk, and a path of new walls from
one corner of the walk to another always divides it. Both parts are slices of the walk: their towers and areas
come from slices and running sums, without tracing anything anew.
"""

from collections.abc import Iterator
from typing import NamedTuple

from castlewright.games.castellan.board import COVERED, KINDS, LONG, SHORT, STEP, STRIDE, TOWER, WAITING, Castle

Cost = tuple[int, int, int]
"""Towers, long walls, short walls."""
Places = tuple[int, ...]


class Closing(NamedTuple):
    """Pieces that divide a region, in an order in which they can be built."""

    gain: int
    """Points for the one who builds it."""
    cost: Cost
    places: Places
    region: int
    """Which region it divides (an index of `Survey.regions`)."""
    ends: tuple[int, int]
    """The two arms of the castle it joins."""


class Region:
    """The outside, or a yard."""

    __slots__ = ("area", "cell", "crosses", "double", "is_yard", "mine", "nodes", "towers")

    def __init__(self, nodes: list[int], towers: list[int], crosses: list[int], cell: int) -> None:
        self.nodes = nodes
        """The nodes visited by the walk, in order; the walk ends where it began."""
        self.towers = towers
        """The same, with 0 where no tower stands."""
        self.crosses = crosses
        """Running sums of the shoelace formula: `crosses[k]` is what the walk adds before its visit k."""
        self.area = crosses[-1]
        """Twice the area in cells; not positive for the outside."""
        self.is_yard = self.area > 0
        self.cell = cell
        self.mine = False
        self.double = False

    def count(self) -> int:
        return len(set(self.towers) - {0})


class Landing(NamedTuple):
    """One wall that would join an empty node to the castle."""

    arm: int
    """The free arm of the castle it would take."""
    long: bool
    middle: int
    """The node a long wall covers; 0 for a short one."""
    place: int
    waits: bool
    """The castle's end of it still needs its tower."""


class Survey:
    """All regions of a castle, the corners where something can be joined, and the ways to close."""

    def __init__(self, castle: Castle, foreign: frozenset[int], doubled: int | None) -> None:
        """`foreign` are the cells of yards that the builder may not enter, `doubled` that of the builder's double."""
        self.castle = castle
        self.regions: list[Region] = []
        self.corners: dict[int, tuple[int, int]] = {}
        """A free arm → its region and the visit of the walk where it lies."""
        self.visits: dict[int, list[tuple[int, int]]] = {}
        """A node that waits for a tower → region and visit of each wall that ends there."""
        self._walk_all()
        for region in self.regions:
            region.mine = region.is_yard and region.cell not in foreign
            region.double = region.is_yard and region.cell == doubled
        self._open = [region.mine or not region.is_yard for region in self.regions]
        self.landings: dict[int, list[Landing]] = {}
        self.direct: list[tuple[int, int, bool, int]] = []
        """Walls that would join the castle to itself: both arms, whether it is long, its place."""
        self._look_around()

    def _walk_all(self) -> None:
        arms = self.castle.arms
        seen: set[int] = set()
        for arm in arms:
            if arm not in seen:
                self._walk(arm, seen)

    def _walk(self, first: int, seen: set[int]) -> None:
        """Follows a region's walk, the region always on the left, and notes the free arms on the way."""
        nodes_of, arms, corners = self.castle.nodes, self.castle.arms, self.corners
        number = len(self.regions)
        nodes: list[int] = []
        towers: list[int] = []
        least = 1 << 40
        at = first
        while True:
            seen.add(at)
            node, direction = arms[at], at & 3
            if direction == 3 and node < least:
                least = node
            visit = len(nodes)
            nodes.append(node)
            at = node * 4
            if nodes_of[node] == TOWER:
                towers.append(node)
                for turn in (1, 0, 3, 2):
                    onward = at + (direction + turn) % 4
                    if onward in arms:
                        at = onward
                        break
                    corners[onward] = (number, visit)
            else:
                towers.append(0)
                self.visits.setdefault(node, []).append((number, visit))
                at += (direction + 2) % 4
            if at == first:
                break
        crosses = [0]
        total = 0
        x, y = divmod(nodes[0], STRIDE)
        for node in (*nodes[1:], nodes[0]):
            nx, ny = divmod(node, STRIDE)
            total += x * ny - nx * y
            crosses.append(total)
            x, y = nx, ny
        self.regions.append(Region(nodes, towers, crosses, least))

    def _look_around(self) -> None:
        """Finds the empty nodes one wall away from the castle, and the walls that would join the castle to itself."""
        nodes_of, arms = self.castle.nodes, self.castle.arms
        for node, visits in self.visits.items():
            if len(visits) == 1:
                for direction in range(4):
                    if node * 4 + direction not in arms:
                        self.corners[node * 4 + direction] = visits[0]
        for arm, (number, _) in self.corners.items():
            if not self.may_enter(number):
                continue
            node, direction = arm >> 2, arm & 3
            step = STEP[direction]
            waits = nodes_of[node] == WAITING
            near = node + step
            state = nodes_of.get(near)
            place = node * KINDS + SHORT[direction]
            if state is None:
                self.landings.setdefault(near, []).append(Landing(arm, False, 0, place, waits))
                far = near + step
                state = nodes_of.get(far)
                place = node * KINDS + LONG[direction]
                if state is None:
                    self.landings.setdefault(far, []).append(Landing(arm, True, near, place, waits))
                elif state != COVERED and node < far:
                    self.direct.append((arm, far * 4 + (direction + 2) % 4, True, place))
            elif state != COVERED and node < near:
                self.direct.append((arm, near * 4 + (direction + 2) % 4, False, place))

    def may_enter(self, number: int) -> bool:
        """The outside is everybody's, a yard its owner's."""
        return self._open[number]

    def waits(self, node: int) -> bool:
        return self.castle.nodes[node] == WAITING

    # --- ways to close ---

    def closings(self, walls: int, afford: Cost) -> Iterator[Closing]:
        """Every way with at most so many new walls (three at most), and no more pieces than these."""
        yield from self._by_tower(afford)
        if walls >= 1:
            yield from self._by_one_wall(afford)
        if walls >= 2:
            yield from self._by_two_walls(afford)
        if walls >= 3:
            yield from self._by_three_walls(afford)

    def _by_tower(self, afford: Cost) -> Iterator[Closing]:
        """A tower on a node where several walls wait for it."""
        if afford[0] < 1:
            return
        for node, visits in self.visits.items():
            number = visits[0][0]
            region = self.regions[number]
            if len(visits) < 2 or not self.may_enter(number) or any(n != number for n, _ in visits):
                continue
            at = sorted(visit for _, visit in visits)
            counts = []
            for k, begin in enumerate(at):
                end = at[(k + 1) % len(at)]
                area, towers = self._slice(region, begin, end, ())
                if area > 0:
                    counts.append(len(towers) + 1)
            gain = self._gain(region, counts)
            yield Closing(gain, (1, 0, 0), (node * KINDS,), number, (node * 4, node * 4))

    def _by_one_wall(self, afford: Cost) -> Iterator[Closing]:
        nodes_of = self.castle.nodes
        for arm, other, long, place in self.direct:
            if other not in self.corners:
                continue
            waiting = [node * KINDS for node in (arm >> 2, other >> 2) if nodes_of[node] == WAITING]
            cost = (len(waiting), int(long), int(not long))
            if cost[0] <= afford[0] and cost[1] <= afford[1] and cost[2] <= afford[2]:
                yield self._closing(arm, other, (), cost, (*waiting, place))

    def _by_two_walls(self, afford: Cost) -> Iterator[Closing]:
        towers, longs, shorts = afford
        if towers < 1:
            return
        for node, landings in self.landings.items():
            for k, one in enumerate(landings):
                for other in landings[k + 1 :]:
                    need = 1 + one.waits + other.waits
                    long = one.long + other.long
                    if need <= towers and long <= longs and 2 - long <= shorts:
                        places = (*_towers_first(one, other), one.place, node * KINDS, other.place)
                        yield self._closing(one.arm, other.arm, (node,), (need, long, 2 - long), places)

    def _by_three_walls(self, afford: Cost) -> Iterator[Closing]:
        towers, longs, shorts = afford
        if towers < 2 or longs + shorts < 3:
            return
        nodes_of, landings = self.castle.nodes, self.landings
        for node, ones in landings.items():
            for direction in (0, 1):
                near = node + STEP[direction]
                if near in nodes_of:
                    continue
                for is_long, far in ((0, near), (1, near + STEP[direction])):
                    others = landings.get(far)
                    if others is None:
                        continue
                    middle = near if is_long else 0
                    place = node * KINDS + (LONG if is_long else SHORT)[direction]
                    for one in ones:
                        if one.middle == far or (middle and one.middle == middle):
                            continue
                        for other in others:
                            if other.middle == node or (other.middle and other.middle in (middle, one.middle)):
                                continue
                            need = 2 + one.waits + other.waits
                            long = one.long + other.long + is_long
                            if need > towers or long > longs or 3 - long > shorts or one.arm >> 2 == other.arm >> 2:
                                continue
                            path = (one.place, node * KINDS, place, far * KINDS, other.place)
                            places = _towers_first(one, other) + path
                            cost = (need, long, 3 - long)
                            yield self._closing(one.arm, other.arm, (node, far), cost, places)

    def through(self, arm: int, node: int, middle: int) -> Iterator[tuple[int, Cost]]:
        """Gain and cost of what two walls more could close at most, if a wall from this arm ended on this node.

        `middle` is what that wall covers. Nodes that wait already are closed by a tower alone.
        """
        nodes_of, corners = self.castle.nodes, self.corners
        if node in nodes_of:
            for number, visit in self.visits.get(node, ())[:1]:
                if self.corners[arm][0] == number:
                    yield self._between(arm, (number, visit), (), 1), (1, 0, 0)
            return
        for direction in range(4):
            near = node + STEP[direction]
            if near in (arm >> 2, middle):
                continue
            for is_long, far in ((0, near), (1, near + STEP[direction])):
                if is_long and (near in nodes_of or far in (arm >> 2, middle)):
                    break
                state = nodes_of.get(far)
                if state is None:
                    for landing in self.landings.get(far, ()):
                        if landing.arm != arm and landing.middle not in (node, middle or -1, near if is_long else -1):
                            need = 2 + landing.waits
                            long = is_long + landing.long
                            gain = self._between(arm, corners[landing.arm], (node, far), need)
                            yield gain, (need, long, 2 - long)
                elif state != COVERED:
                    other = corners.get(far * 4 + (direction + 2) % 4)
                    if other is not None:
                        need = 1 + (state == WAITING)
                        yield self._between(arm, other, (node,), need), (need, is_long, 1 - is_long)

    def from_waiting(self, node: int) -> Iterator[tuple[int, Cost]]:
        """Gain and cost of what could be closed with at most two walls from a node that waits for its tower."""
        arms = self.castle.arms
        for direction in range(4):
            arm = node * 4 + direction
            if arm in arms or arm not in self.corners:
                continue
            near = node + STEP[direction]
            for is_long, far in ((0, near), (1, near + STEP[direction])):
                if is_long and near in self.castle.nodes:
                    break
                state = self.castle.nodes.get(far)
                if state is None:
                    for landing in self.landings.get(far, ()):
                        if landing.arm != arm and landing.middle != node:
                            need = 2 + landing.waits
                            long = is_long + landing.long
                            gain = self._between(arm, self.corners[landing.arm], (far,), need)
                            yield gain, (need, long, 2 - long)
                elif state != COVERED:
                    other = self.corners.get(far * 4 + (direction + 2) % 4)
                    if other is not None:
                        need = 1 + (state == WAITING)
                        yield self._between(arm, other, (), need), (need, is_long, 1 - is_long)

    def _closing(self, arm: int, other: int, between: tuple[int, ...], cost: Cost, places: Places) -> Closing:
        number, _ = self.corners[arm]
        gain = self._between(arm, self.corners[other], between, cost[0])
        return Closing(gain, cost, places, number, (arm, other))

    def _between(self, arm: int, other: tuple[int, int], between: tuple[int, ...], fresh: int) -> int:
        """What a path of new nodes from a free arm to another corner gains, with so many new towers on it."""
        number, begin = self.corners[arm]
        _, end = other
        region = self.regions[number]
        one_area, one = self._slice(region, begin, end, between[::-1])
        other_area, rest = self._slice(region, end, begin, between)
        return self._gain(
            region, [len(towers) + fresh for area, towers in ((one_area, one), (other_area, rest)) if area > 0]
        )

    @staticmethod
    def _slice(region: Region, begin: int, end: int, back: tuple[int, ...]) -> tuple[int, set[int]]:
        """Twice the area, and the standing towers, of the part between two visits that is closed by new nodes."""
        nodes, crosses = region.nodes, region.crosses
        if begin <= end:
            area = crosses[end] - crosses[begin]
            towers = set(region.towers[begin : end + 1])
        else:
            area = crosses[-1] - crosses[begin] + crosses[end]
            towers = set(region.towers[begin:])
            towers.update(region.towers[: end + 1])
        towers.discard(0)
        x, y = divmod(nodes[end], STRIDE)
        for node in (*back, nodes[begin]):
            nx, ny = divmod(node, STRIDE)
            area += x * ny - nx * y
            x, y = nx, ny
        return area, towers

    @staticmethod
    def _gain(region: Region, counts: list[int]) -> int:
        """A part of the outside is a new yard; a divided yard of one's own counts its towers on both sides."""
        if not region.is_yard:
            return sum(counts)
        if not counts:
            return 0
        double = max(counts) if region.double else 0
        return sum(counts) + double - region.count() * (2 if region.double else 1)


def _towers_first(one: Landing, other: Landing) -> Places:
    """The towers that the ends of a path still need."""
    return tuple((end.arm >> 2) * KINDS for end in (one, other) if end.waits)
