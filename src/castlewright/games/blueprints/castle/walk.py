"""The longest walk through rooms that enters none of them twice (BL-13.12)."""

from collections.abc import Iterable
from functools import partial

Link = tuple[int, int]


def longest_walk(rooms: int, links: Iterable[Link]) -> int:
    """How many rooms the longest walk has.

    Most castles are small and have few rings, and it is quickest to look at every walk. That takes for ever where many
    rooms have many entrances; then rooms are gone through in order, and of all ways to lay pieces of a walk along the
    links seen so far only those are kept apart that differ at the border: the rooms seen that still have links to
    rooms not seen.
    """
    pairs = {(min(link), max(link)) for link in links if link[0] != link[1]}
    longest, all_walked = _by_walking(rooms, pairs)
    if all_walked:
        return longest
    near = _near(rooms, pairs)
    longest = max(longest, *(_by_turning(near, start) for start in range(rooms)))
    if longest == rooms:
        return longest
    for part in _parts(rooms, pairs):
        longest = max(longest, 1 + _most_links(part, pairs, longest - 1))
    return longest


MOST_STEPS = 2000


def _by_walking(rooms: int, pairs: set[Link]) -> tuple[int, bool]:
    """The longest of the walks that were tried, and whether these were all."""
    near = _near(rooms, pairs)
    longest = 0
    walks = [(room, 1 << room, 1) for room in range(rooms)]
    for _ in range(MOST_STEPS):
        if not walks or longest == rooms:
            return longest, True
        room, seen, length = walks.pop()
        longest = max(longest, length)
        walks += [(other, seen | 1 << other, length + 1) for other in near[room] if not seen >> other & 1]
    return longest, False


def _by_turning(near: list[list[int]], start: int) -> int:
    """A long walk from a room on. Where it cannot go on, its end is turned round: that often opens a new way."""
    path, longest = [start], 1
    for step in range(10 * len(near)):
        here = path[-1]
        ahead = [room for room in near[here] if room not in path]
        if ahead:
            path.append(min(ahead, key=lambda room: sum(other not in path for other in near[room])))
            longest = max(longest, len(path))
        elif step % 7 == 0:
            path.reverse()
        elif near[here]:
            back = path.index(near[here][step * 5 % len(near[here])]) + 1
            path[back:] = path[: back - 1 : -1]
    return longest


def _near(rooms: int, pairs: set[Link]) -> list[list[int]]:
    """The neighbours of each room, those with few of their own last: a walk that tries them first gets far."""
    near: list[list[int]] = [[] for _ in range(rooms)]
    for one, other in sorted(pairs):
        near[one].append(other)
        near[other].append(one)
    links = [len(others) for others in near]
    for others in near:
        others.sort(key=lambda room: -links[room])
    return near


def _parts(rooms: int, pairs: set[Link]) -> list[list[int]]:
    """Rooms that hang together, each part in the order that keeps its border shortest."""
    near = [set(others) for others in _near(rooms, pairs)]
    parts = []
    seen: set[int] = set()
    for start in range(rooms):
        if start not in seen:
            part = _spread(near, start)
            seen.update(part)
            parts.append(min((_order(near, first) for first in part), key=lambda found: found[0])[1])
    return parts


def _spread(near: list[set[int]], start: int) -> list[int]:
    order = [start]
    for room in order:
        order += sorted(near[room] - set(order))
    return order


def _order(near: list[set[int]], first: int) -> tuple[int, list[int]]:
    """Rooms from one on, always the one that leaves the shortest border; with how much work the borders mean."""
    order, seen, border, work = [first], {first}, {first}, 0
    while True:
        border = {room for room in border if near[room] - seen}
        if not border:
            return work, order
        reachable = sorted(set().union(*(near[room] for room in border)) - seen)
        chosen = min(reachable, key=partial(_length_with, near, seen, border))
        order.append(chosen)
        seen.add(chosen)
        border.add(chosen)
        work += 3 ** len(border)


def _length_with(near: list[set[int]], seen: set[int], border: set[int], room: int) -> int:
    """How long the border would be if a room were next."""
    now = seen | {room}
    return sum(bool(near[one] - now) for one in (*border, room))


ENDED = -1
"""What a piece of the walk has at its other end when no link can follow there."""
INSIDE = -2
"""A room that the walk goes through."""

Border = tuple[tuple[int, int], ...]
"""Rooms of the border with the other end of their piece of the walk: themselves where they are not in one."""


def _most_links(order: list[int], pairs: set[Link], known: int) -> int:
    """The most links of a walk through these rooms, if it beats what is known; otherwise that."""
    place = {room: number for number, room in enumerate(order)}
    links = sorted((max(place[a], place[b]), min(place[a], place[b])) for a, b in pairs if a in place)
    last_link = {room: number for number, link in enumerate(links) for room in link}
    best, entered = known, 0
    states: dict[Border, int] = {(): 0}
    for number, (late, early) in enumerate(links):
        while entered <= late:
            states = {(*border, (entered, entered)): laid for border, laid in states.items()}
            entered += 1
        leaving = [room for room in (late, early) if last_link[room] == number]
        after: dict[Border, int] = {}
        for border, laid in states.items():
            if _meets(dict(border), late, early):
                best = max(best, laid + 1)
            for ends, length in ((dict(border), laid), (_laid(dict(border), late, early), laid + 1)):
                if ends is None:
                    continue
                pieces = _pieces(ends)
                if pieces == 1:
                    best = max(best, length)
                left = _left(ends, leaving)
                if left is None:
                    continue
                free = sum(room == end for room, end in left) + len(order) - entered
                if length + pieces + free - 1 > best and after.get(left, -1) < length:
                    after[left] = length
        states = after
    return best


def _laid(ends: dict[int, int], one: int, other: int) -> dict[int, int] | None:
    """The border after a link between two of its rooms; None where the walk cannot use it."""
    a, b = ends[one], ends[other]
    if INSIDE in (a, b) or a == other or (a == b == ENDED):
        return None
    ends[one] = ends[other] = INSIDE
    if a != ENDED:
        ends[a] = b
    if b != ENDED:
        ends[b] = a
    return ends


def _meets(ends: dict[int, int], one: int, other: int) -> bool:
    """Whether the link would join two pieces with fixed ends, and there is nothing else: a walk that cannot grow."""
    return ends[one] == ends[other] == ENDED and _pieces(ends) == 2


def _pieces(ends: dict[int, int]) -> int:
    return len({frozenset((room, end)) for room, end in ends.items() if end not in (INSIDE, room)})


def _left(ends: dict[int, int], leaving: list[int]) -> Border | None:
    """The border without rooms that have no more links; None where no walk can come of it.

    A piece with both ends fixed takes no more links: it has been counted, and anything beside it is in vain.
    """
    for room in leaving:
        end = ends.pop(room)
        if end == ENDED:
            return None
        if end not in (INSIDE, room):
            ends[end] = ENDED
    return tuple(sorted(ends.items())) if sum(end == ENDED for end in ends.values()) <= 2 else None
