"""What is in the box, as tables: the 147 rooms of `rooms.printed`, specialty faces, throne rooms, attendants.

Pieces are numbered: first the rooms in the order of their ids, then the specialty faces, then the throne rooms. What
each of them is, is known by its number.
"""

from .rooms import printed

STACK = 9
"""Rooms in a stack when a round begins."""
TURNS = 4
ROUNDS = 2
FOOD_DRAW = 5
CARD_DRAW = 3
THRONE_POINTS = 2
"""For each marked cell of a throne room that holds what it wants."""

TYPES = ("food", "living", "utility", "outdoor", "sleeping", "corridor", "downstairs")
"""In the order of the printed score sheet."""
FOOD, LIVING, UTILITY, OUTDOOR, SLEEPING, CORRIDOR, DOWNSTAIRS = range(7)
SPECIALTY = "specialty"
HANGINGS = ("mirror", "painting", "swords", "torch")
ANY = "any"

FACES = ("fountain", "grand_foyer", "tower")
SPECIALTY_TILES = 48
"""In the box; a game never needs more than 42."""
UNDER_OPEN_SKY = ("outdoor", "fountain", "tower")

MOST_ATTENDANTS = 2
MOST_CARDS = 2
MOST_SPECIALTY = 6
MOST_REGULAR = 18
"""What TC-6.13 allows in one castle."""

# throne                      hanging     wants                       marked cells
THRONES = {
    "throne_corridor_downstairs": ("mirror", ("corridor", "downstairs"), ((0, -1), (1, -1))),
    "throne_corridor_food": ("swords", ("corridor", "food"), ((0, 1), (1, 1))),
    "throne_food_sleeping": ("mirror", ("food", "sleeping"), ((-1, 0), (0, 1))),
    "throne_living_corridor": ("torch", ("living", "corridor"), ((-1, 0), (2, 0))),
    "throne_living_sleeping": ("swords", ("living", "sleeping"), ((0, 1), (1, 1))),
    "throne_utility_food": ("painting", ("utility", "food"), ((-1, 0), (2, 0))),
    "throne_utility_sleeping": ("torch", ("utility", "sleeping"), ((1, 1), (2, 0))),
}

ATTENDANTS = {"juggler": "torch", "knight": "swords", "majordomo": "mirror", "painter": "painting"}
"""Each attendant with the hanging it counts."""
ATTENDANT_IDS = tuple(ATTENDANTS)
ATTENDANT_COPIES = 7
"""Reconstructed: 28 attendants of four kinds."""

THRONE_CONNECTS = True
"""Our reading of TC-7.4: a path between specialty rooms may lead through the throne room, and it counts."""


def _table(text: str) -> list[dict[str, str]]:
    """The lines of a printed table, by the words of its first line."""
    head, *lines = (line.split() for line in text.strip().splitlines())
    return [dict(zip(head, line, strict=True)) for line in lines]


PRINTED = {kind: _table(getattr(printed, kind.upper())) for kind in TYPES}

_TYPE = {row["room"]: number for number, kind in enumerate(TYPES) for row in PRINTED[kind]}
_HANGING = {row["room"]: row.get("hanging") for kind in TYPES for row in PRINTED[kind]}

ROOMS = tuple(sorted(_TYPE))
PIECES = (*ROOMS, *FACES, *THRONES)
NUMBER = {piece: number for number, piece in enumerate(PIECES)}

FOUNTAIN, GRAND_FOYER, TOWER = (NUMBER[face] for face in FACES)
FIRST_FACE, FIRST_THRONE = len(ROOMS), len(ROOMS) + len(FACES)

TYPE_OF = tuple(_TYPE[room] for room in ROOMS)
"""The type of each regular room, by its number."""
HANGING_OF = (*(_HANGING[room] for room in ROOMS), *(None for _ in FACES), *(look[0] for look in THRONES.values()))

_BIT = {word: 1 << n for n, word in enumerate((*TYPES, SPECIALTY, *HANGINGS, ANY))}


def mask(*words: str) -> int:
    """A want as a set of bits: types, `specialty`, hangings, `any`."""
    return sum(_BIT[word] for word in words)


def _tags(number: int) -> int:
    kind = TYPES[TYPE_OF[number]] if number < FIRST_FACE else SPECIALTY
    hanging = HANGING_OF[number]
    return mask(kind, ANY, *((hanging,) if hanging else ()))


NOTHING = -1
"""The number of what stands on an empty cell."""
TAGS = (*(_tags(number) for number in range(len(PIECES))), 0)
"""What each piece is, as bits to hold against a want; NOTHING is the last."""

OPEN_SKY = frozenset({FOUNTAIN, TOWER, *(n for n in range(FIRST_FACE) if TYPE_OF[n] == OUTDOOR)})
"""Pieces that bear nothing above them (TC-5.4)."""
GROUND, ANY_LEVEL, BELOW_GROUND = "ground", "any", "below"
_LEVELS = {"downstairs": BELOW_GROUND, "corridor": ANY_LEVEL, "grand_foyer": ANY_LEVEL}
LEVELS = {kind: _LEVELS.get(kind, GROUND) for kind in (*TYPES, *FACES)}
"""On which levels rooms stand (TC-5.5 to TC-5.7)."""
LEVEL = tuple(LEVELS[PIECES[n] if n >= FIRST_FACE else TYPES[TYPE_OF[n]]] for n in range(FIRST_THRONE))


def group_of(number: int) -> str:
    """The row of the printed score sheet for a room; the throne room has one of its own."""
    return TYPES[TYPE_OF[number]] if number < FIRST_FACE else f"{PIECES[number]}s"


GROUPS = (*TYPES, "towers", "fountains", "grand_foyers", "bonus_cards", "attendants", "throne")
"""The rows of the printed score sheet."""
