"""The longest walk through rooms that enters none of them twice (BL-13.12)."""

from collections.abc import Iterable

Link = tuple[int, int]


def longest_walk(rooms: int, links: Iterable[Link]) -> int:
    """How many rooms the longest walk has.

    Looking at every walk takes for ever where many rooms have many entrances. Instead rooms are gone through in order,
    and of all ways to lay pieces of a walk along the links seen so far only those are kept apart that differ at the
    border: the rooms seen that still have links to rooms not seen.
    """
    pairs = {(min(link), max(link)) for link in links if link[0] != link[1]}
    return max((_longest(part, pairs) for part in _parts(rooms, pairs)), default=0)


def _parts(rooms: int, pairs: set[Link]) -> list[list[int]]:
    """Rooms that hang together, in an order that keeps the border short."""
    near: dict[int, list[int]] = {room: [] for room in range(rooms)}
    for one, other in sorted(pairs):
        near[one].append(other)
        near[other].append(one)
    parts = []
    seen: set[int] = set()
    for start in range(rooms):
        if start not in seen:
            outmost = _spread(near, start)[-1]
            order = _spread(near, outmost)
            seen.update(order)
            parts.append(order)
    return parts


def _spread(near: dict[int, list[int]], start: int) -> list[int]:
    order = [start]
    for room in order:
        order += [other for other in near[room] if other not in order]
    return order


ENDED = -1
"""What a piece of the walk has at its other end when no link can follow there."""
INSIDE = -2
"""A room that the walk goes through."""

Border = tuple[tuple[int, int], ...]
"""Rooms of the border with the other end of their piece of the walk: themselves where they are not in one."""


def _longest(order: list[int], pairs: set[Link]) -> int:
    place = {room: number for number, room in enumerate(order)}
    links = sorted((max(place[a], place[b]), min(place[a], place[b])) for a, b in pairs if a in place)
    last_link = {room: number for number, link in enumerate(links) for room in link}
    best = entered = 0
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
                if _pieces(ends) == 1:
                    best = max(best, length)
                left = _left(ends, leaving)
                if left is not None and after.get(left, -1) < length:
                    after[left] = length
        states = after
    return best + 1


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
