"""The same questions as in `castle`, `grounds` and `walk`, answered slowly and plainly: triangles in dictionaries."""

from castlewright.games.blueprints.board import EDGES, bits
from castlewright.games.blueprints.castle import Castle, Run
from castlewright.games.blueprints.castle.forms import drawings
from castlewright.games.blueprints.components import ROOMS

Spot = tuple[int, int, str]
STEP = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}
OPPOSITE = {"N": "S", "E": "W", "S": "N", "W": "E"}
BESIDE = {"N": "EW", "E": "NS", "S": "EW", "W": "NS"}
OWNED = {"#": "NESW", "a": "ES", "b": "SW", "c": "NE", "d": "NW"}


def facing(spot: Spot) -> Spot:
    x, y, letter = spot
    return x + STEP[letter][0], y + STEP[letter][1], OPPOSITE[letter]


def owners(castle: Castle) -> dict[Spot, int]:
    """Which room owns a triangle."""
    return {EDGES[one]: index for index, room in castle.every_room() for one in bits(room.triangles)}


def moat_squares(castle: Castle) -> set[tuple[int, int]]:
    return {
        (x, y)
        for left, top, right, bottom in castle.moats
        for x in range(left, right + 1)
        for y in range(top, bottom + 1)
    }


def ways(castle: Castle) -> tuple[set[Spot], set[Spot]]:
    """Entrances as they are, and ends of passages."""
    return {EDGES[one] for one in bits(castle.entrances)}, {EDGES[one] for one in bits(castle.mouths)}


def complete(castle: Castle) -> set[int]:
    """The rooms all of whose entrances are joined; those gone no longer count."""
    owner = owners(castle)
    entrances, mouths = ways(castle)
    waiting = set()
    for entrance in entrances:
        there = facing(entrance)
        joined = there in entrances or there in mouths
        blocked = there in owner
        if not joined and not (castle.walls_join and blocked):
            waiting.add(owner[entrance])
    return {index for index, _ in castle.every_room()} - waiting


def empty_triangles(castle: Castle) -> set[Spot]:
    owner, moats = owners(castle), moat_squares(castle)
    return {
        (x, y, letter)
        for x in range(-1, 14)
        for y in range(-1, 14)
        if (x, y) not in moats
        for letter in "NESW"
        if (x, y, letter) not in owner
    }


def enclosed(castle: Castle) -> set[tuple[frozenset[tuple[int, int]], int, frozenset[Spot]]]:
    """Squares, area and ways in of all enclosed ground."""
    left = empty_triangles(castle)
    entrances, mouths = ways(castle)
    found = set()
    while left:
        region = {left.pop()}
        todo = list(region)
        while todo:
            x, y, letter = todo.pop()
            near = [(x, y, other) for other in BESIDE[letter]] + [facing((x, y, letter))]
            fresh = [spot for spot in near if spot in left]
            left.difference_update(fresh)
            region.update(fresh)
            todo += fresh
        squares = {(x, y) for x, y, _ in region}
        if all(0 <= x <= 12 and 0 <= y <= 12 for x, y in squares):
            area = sum(2 if all((x, y, letter) in region for letter in "NESW") else 1 for x, y in squares)
            inward = frozenset(way for way in entrances | mouths if facing(way) in region)
            found.add((frozenset(squares), area, inward))
    return found


def ways_out(castle: Castle) -> set[Spot]:
    entrances, mouths = ways(castle)
    empty = empty_triangles(castle)
    inward = {way for _, _, inside in enclosed(castle) for way in inside}
    return {way for way in entrances | mouths if facing(way) in empty} - inward


def outdoor(castle: Castle, index: int) -> tuple[set[tuple[int, int]], set[tuple[int, int]]]:
    """Empty and half-empty squares beside a room."""
    owner, moats = owners(castle), moat_squares(castle)
    full, half = set(), set()
    for spot in [spot for spot, room in owner.items() if room == index]:
        x, y, letter = facing(spot)
        if (x, y) in moats or (x, y, letter) in owner:
            continue
        there = {owner[x, y, one] for one in "NESW" if (x, y, one) in owner}
        if not there:
            full.add((x, y))
        elif index not in there:
            half.add((x, y))
    return full, half


def behind(castle: Castle, run: Run) -> int:
    """The most rooms wholly behind a moat, looked at from any side that its direction allows."""
    left, top, right, bottom = run
    moat = [(x, y) for x in range(left, right + 1) for y in range(top, bottom + 1)]
    seen = []
    for dx, dy, allowed in (
        (1, 0, left == right),
        (-1, 0, left == right),
        (0, 1, top == bottom),
        (0, -1, top == bottom),
    ):
        shadow = {(x + dx * far, y + dy * far) for x, y in moat for far in range(1, 16)}
        places = [
            {(x, y) for x, y, _ in map(EDGES.__getitem__, bits(room.triangles))} for _, room in castle.every_room()
        ]
        seen.append(sum(squares <= shadow for squares in places) if allowed else 0)
    return max(seen)


def links(castle: Castle) -> set[tuple[int, int]]:
    owner = owners(castle)
    entrances, mouths = ways(castle)
    doors = entrances | mouths
    pairs = {(owner[door], owner[facing(door)]) for door in doors if facing(door) in doors}
    return {(one, other) for one, other in pairs if one < other}


def walk(castle: Castle) -> int:
    return longest(range(-1, len(castle.rooms)), links(castle))


def longest(rooms: range, pairs: set[tuple[int, int]]) -> int:
    near = {room: {b for a, b in pairs if a == room} | {a for a, b in pairs if b == room} for room in rooms}

    def from_here(room: int, seen: frozenset[int]) -> int:
        return 1 + max((from_here(other, seen | {other}) for other in near[room] - seen), default=0)

    return max((from_here(room, frozenset({room})) for room in rooms), default=0)


def placements(castle: Castle, card: int, utility: bool = False, moving: bool = False) -> set[tuple[int, int, int]]:
    """Form, x and y of every way to draw a card, tried one by one."""
    owner, moats = owners(castle), moat_squares(castle)
    entrances, mouths = ways(castle)
    curved = {EDGES[one][:2] for _, room in castle.every_room() for one in bits(room.curved)}
    lot = {EDGES[one][:2] for one in bits(castle.lot())}
    below = {index for index, room in castle.every_room() if room.kind == 3}
    chained = not utility and ROOMS[card].kind == 3 and bool(below)
    found, shapes = set(), set()
    for number, form in enumerate(drawings(card).forms):
        if moving and form.cells in shapes:
            continue
        shapes.add(form.cells)
        for x in range(13):
            for y in range(13):
                cells = {(x + a, y + b): part for a, b, part in form.cells}
                own = {(*place, letter) for place, part in cells.items() for letter in OWNED[part.lower()]}
                if not cells.keys() <= lot or cells.keys() & (moats | curved) or own & owner.keys():
                    continue
                taken = {(a, b) for a, b, _ in owner}
                if any(part in "ABCD" and place in taken for place, part in cells.items()):
                    continue
                doors = {(x + a, y + b, "NESW"[s]) for a, b, s in form.doors}
                if moving:
                    doors = {spot for spot in own if facing(spot) not in own}
                met = {facing(door) for door in doors} & (entrances | mouths)
                if chained:
                    met = {way for way in met if owner[way] in below}
                if met:
                    found.add((number, x, y))
    return found
