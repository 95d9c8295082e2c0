"""Slow and obviously right: scoring and legality read straight from the printed tables, on plain coordinates."""

from castlewright.games.two_castles.components import ATTENDANTS, FACES, PRINTED, THRONES

At = tuple[int, int]
Rooms = dict[At, str]
"""Without the throne room, which lies on (0, 0) and (1, 0)."""

ROW = {row["room"]: (kind, row) for kind, rows in PRINTED.items() for row in rows}
THRONE_CELLS = ((0, 0), (1, 0))
EIGHT = [(dx, dy) for dx in (-1, 0, 1) for dy in (-1, 0, 1) if (dx, dy) != (0, 0)]
FOUR = [(0, 1), (0, -1), (1, 0), (-1, 0)]
MARKS = {
    "above+below": [(0, 1), (0, -1)],
    "left+right": [(-1, 0), (1, 0)],
    "below+below2": [(0, -1), (0, -2)],
    "around": EIGHT,
    "not_below": [step for step in EIGHT if step != (0, -1)],
    "beneath": [(-1, -1), (0, -1), (1, -1)],
}


def type_of(room: str) -> str:
    return ROW[room][0] if room in ROW else "specialty"


def hanging_of(room: str) -> str | None:
    return ROW[room][1].get("hanging") if room in ROW else None


class SlowCastle:
    def __init__(self, throne: str, rooms: Rooms, attendants: list[str], cards: list[str]) -> None:
        self.throne = throne
        self.rooms = rooms
        self.attendants = attendants
        self.cards = cards
        self.filled = {**rooms, **dict.fromkeys(THRONE_CELLS, "THRONE")}

    def kind(self, at: At) -> str:
        return "specialty" if self.filled[at] == "THRONE" else type_of(self.filled[at])

    def hanging(self, at: At) -> str | None:
        return THRONES[self.throne][0] if self.filled[at] == "THRONE" else hanging_of(self.filled[at])

    def distinct(self, cells: list[At]) -> int:
        """How many rooms lie on these cells: the throne room is one."""
        return len({(0, 0) if at == (1, 0) else at for at in cells})

    def of_type(self, wanted: str) -> list[At]:
        return [at for at in self.filled if self.kind(at) == wanted]

    def room(self, at: At) -> int:
        room = self.rooms[at]
        x, y = at
        if room == "fountain":
            return 5
        if room == "tower":
            return self.distinct([each for each in self.filled if each[0] == x and each[1] < y])
        near = [(x + dx, y + dy) for dx, dy in EIGHT if (x + dx, y + dy) in self.filled]
        if room == "grand_foyer":
            return self.distinct(near)
        kind, row = ROW[room]
        wants = row.get("wants", "")
        if kind in ("food", "living"):
            cells = [(x + dx, y + dy) for dx, dy in MARKS[row["cells"]]]
            hits = [each for each in cells if each in self.filled and self.kind(each) == wants]
            most = 4 if kind == "food" else 6 if wants in ("outdoor", "downstairs") else 8
            return min(most, int(row.get("each", "2")) * self.distinct(hits))
        if kind == "corridor":
            return self.distinct([each for each in near if self.hanging(each) == row["hanging"]])
        if kind == "outdoor":
            return self.distinct(self.of_type(wants))
        if kind == "sleeping":
            others = {self.kind(each) for each in self.rooms} - {"specialty", "sleeping"}
            return 4 if len(others) == 6 else 1
        if kind == "downstairs":
            hits = [each for each in self.of_type(wants) if each[0] == x and each != at]
            hits = [each for each in hits if each[1] > y or "down" in row["looks"]]
            return int(row["each"]) * self.distinct(hits)
        reached = {at}
        while True:
            more = {
                (cx + dx, cy + dy)
                for cx, cy in reached
                for dx, dy in FOUR
                if (cx + dx, cy + dy) in self.filled and self.kind((cx + dx, cy + dy)) == wants
            }
            if more <= reached:
                return self.distinct([each for each in reached if each != at])
            reached |= more

    def attendant(self, name: str) -> int:
        return self.distinct([at for at in self.filled if self.hanging(at) == ATTENDANTS[name]])

    def throne_points(self) -> int:
        _, wants, marked = THRONES[self.throne]
        return sum(2 for at in marked if at in self.rooms and self.kind(at) in wants)

    def card(self, name: str) -> int:
        regular = [type_of(room) for room in self.rooms.values() if room in ROW]
        beside = [(0, 1), (1, 1), (0, -1), (1, -1), (-1, 0), (2, 0)]
        around = [(x, y) for x in range(-1, 3) for y in (-1, 0, 1) if (x, y) not in THRONE_CELLS]
        if name.startswith("per_") and name.removeprefix("per_") in (*PRINTED, "specialty"):
            return 2 * self.distinct(self.of_type(name.removeprefix("per_")))
        if name in ("fully_surrounded", "orthogonally_surrounded"):
            steps, each = (EIGHT, 3) if name == "fully_surrounded" else (FOUR, 2)
            full = sum(all((x + dx, y + dy) in self.filled for dx, dy in steps) for x, y in self.rooms)
            throne = around if name == "fully_surrounded" else beside
            return each * (full + all(at in self.filled for at in throne))
        return {
            "per_attendant": lambda: 4 * len(self.attendants),
            "per_room_type": lambda: len({*regular} | {room for room in self.rooms.values() if room in FACES}),
            "per_room_below_ground": lambda: sum(y < 0 for _, y in self.rooms),
            "per_room_level3plus": lambda: sum(y >= 2 for _, y in self.rooms),
            "total_height": lambda: len({y for _, y in self.filled}),
            "total_width": lambda: len({x for x, _ in self.filled}),
            "different_types_next_to_throne": lambda: (
                2 * len({self.kind(at) for at in beside if at in self.rooms} - {"specialty"})
            ),
            "rooms_around_throne": lambda: sum(at in self.rooms for at in around),
            "five_of_a_kind": lambda: 4 * sum(regular.count(kind) >= 5 for kind in PRINTED),
            "three_of_a_kind": lambda: 2 * sum(regular.count(kind) >= 3 for kind in PRINTED),
        }[name]()

    def total(self) -> int:
        return (
            sum(self.room(at) for at in self.rooms)
            + sum(self.attendant(name) for name in self.attendants)
            + sum(self.card(name) for name in self.cards)
            + self.throne_points()
        )

    def allows(self, room: str, at: At) -> bool:
        x, y = at
        if at in self.filled or not any((x + dx, y + dy) in self.filled for dx, dy in FOUR):
            return False
        kind = room if room in FACES else type_of(room)
        if kind == "downstairs" and y >= 0:
            return False
        if kind not in ("downstairs", "corridor", "grand_foyer") and y < 0:
            return False
        below = self.filled.get((x, y - 1))
        if below in ("fountain", "tower") or (below in ROW and type_of(below) == "outdoor"):
            return False
        return y <= 0 or below is not None

    def cells_for(self, room: str) -> set[At]:
        xs = range(min(x for x, _ in self.filled) - 1, max(x for x, _ in self.filled) + 2)
        ys = range(min(y for _, y in self.filled) - 1, max(y for _, y in self.filled) + 2)
        return {(x, y) for x in xs for y in ys if self.allows(room, (x, y))}
