"""What is in the box, and what is printed on the two sheets.

The 96 rooms, the flat points, the values of the type and size cards, the solo marks and the drawing of the foyer are
reconstructed; everything else follows from the rulebook, some of it by counting. All of it is in this file.
"""

from typing import NamedTuple

TYPES = ("food", "sleeping", "living", "downstairs", "activity", "outdoor", "utility")
"""In the order of the score sheet; a type is often its number here."""
FOOD, SLEEPING, LIVING, DOWNSTAIRS, ACTIVITY, OUTDOOR, UTILITY = range(7)
TYPE_NUMBER = {kind: number for number, kind in enumerate(TYPES)}

SIZES = (1, 2, 3, 4, 5, 6, 7, 8)
SIDES = "NESW"

# Columns: id, type, size, shape, entrances, swan. A shape is its rows: `#` a full square, `.` nothing, a letter half a
# square, named by the corner that is cut off (a north-west, b north-east, c south-west, d south-east; small letters are
# diagonal walls, capitals curved ones). An entrance is row, column, side. Every card may be mirrored and turned.
_ROOMS = """
R01 food       2 ##              00S,01E
R02 food       2 ##              00W,01E
R03 sleeping   2 ##              00W,01E
R04 sleeping   2 #D/D.           01N,10W          swan
R05 living     2 ##              00W,01E,01S
R06 living     2 a#d             00S,01N,02N      swan
R07 downstairs 2 ##              00W,01E
R08 downstairs 2 ##              00N,01E          swan
R09 activity   2 ##              00N,00W,01E
R10 outdoor    2 #d/d.           01N,10W          swan
R11 utility    2 a#b             02S
R12 utility    2 A#B             01S              swan
R13 food       3 ##/#.           01N,10W
R14 food       3 a#/#d           01E,10W
R15 sleeping   3 ##/#.           01E,10S
R16 sleeping   3 a#b/.#.         01N,11S          swan
R17 living     3 ###             00W,01S,02E
R18 living     3 ##/#.           00N,01E,10S
R19 downstairs 3 ###             00S,02E          swan
R20 downstairs 3 A#/#D           01N,10S
R21 activity   3 a##b            01S,02N,03S      swan
R22 outdoor    3 ##/#.           01E,10S          swan
R23 utility    3 ###             02S
R24 utility    3 A##B            02N              swan
R25 food       4 ###/#..         02E,10S          swan
R26 food       4 AB/##/CD        10W,11E
R27 sleeping   4 ##/##           00W,11E          swan
R28 sleeping   4 A#B/##.         01N,10S
R29 living     4 ###/#..         00W,01N,02E,10S  swan
R30 downstairs 4 ab/##/cd        10W,11E          swan
R31 activity   4 ####            00W,02S,03E      swan
R32 activity   4 ##/##           01N,10W,11E
R33 outdoor    4 ###/.#.         00N,02E
R34 outdoor    4 ##./.##         00W,12E
R35 utility    4 a#b/##.         11S
R36 utility    4 a###b           01S
R37 food       5 #.#/###         10W,12E          swan
R38 food       5 ####/.#..       00W,03S
R39 sleeping   5 ##/##/#.        01N,20S
R40 sleeping   5 a##/##d         02E,10W
R41 living     5 A##/##D         01N,02E,10W,11S  swan
R42 downstairs 5 a#b/###         10W,12S
R43 activity   5 ####/#...       00N,02S,10W
R44 activity   5 a##b/.##.       01N,11S,12S      swan
R45 outdoor    5 ###/#../#..     00N,02E,20S
R46 outdoor    5 A#B/###         01N,10W,12E      swan
R47 utility    5 ###/.#./.#.     21E
R48 utility    5 ##/##/#.        20S              swan
R49 food       6 ###/###         00W,12E
R50 sleeping   6 ab/##/##/cd     10W,21E          swan
R51 living     6 ###./.###       00W,02N,12S,13E
R52 living     6 ##./###/.#.     01N,10W,12E,21S  swan
R53 downstairs 6 ####/##..       01N,03S,10W
R54 downstairs 6 ####/.##.       00W,03N,12S      swan
R55 activity   6 a#b/###/.#.     01N,10W,21S
R56 activity   6 a##b/###.       01N,10W,12S
R57 outdoor    6 ###/##./#..     00W,02N,20S      swan
R58 outdoor    6 A##B/###.       01N,10W,12S
R59 utility    6 ###/###         01N              swan
R60 utility    6 AB/##/##/CD     10W
R61 food       7 ####/###.       03E,10W
R62 food       7 ###/#../###     02E,20S          swan
R63 sleeping   7 ####/.##./.#..  00W,03E,21S      swan
R64 living     7 ###/###/#..     00W,02N,12E,20W  swan
R65 living     7 A##B/####       01N,10S,12S,13E
R66 downstairs 7 ###/###/.#.     00N,12E,21S
R67 downstairs 7 a##b/####       02N,10W,13S      swan
R68 activity   7 ####/###.       00W,02N,11S      swan
R69 activity   7 a#b/###/c#d     10W,12E,21S
R70 outdoor    7 a###/###d       01N,03E,10S
R71 outdoor    7 A#B/###/C#D     01N,10W,12E
R72 utility    7 ##./###/##.     21S
R73 food       8 ###./####/.#..  10W,13E          swan
R74 sleeping   8 A#B/###/###     01N,10W,22S
R75 sleeping   8 A##/###/##D     02E,10W,21S      swan
R76 living     8 ####/####       00W,02N,10S,13E
R77 living     8 a#b/###/###     01N,10W,12E,22S
R78 downstairs 8 ####/##../##..  01N,03E,20S
R79 downstairs 8 a##b/####/.#..  01N,13E,21S
R80 activity   8 ###/###/##.     00W,02E,20S      swan
R81 activity   8 ###/###/#.#     00N,02E,20W
R82 outdoor    8 ####/####       02N,11S,13E
R83 outdoor    8 a##/###/##d     01N,12E,20W      swan
R84 utility    8 ####/.##./.##.  21S              swan
R85 food       1 #               00W,00E          swan
R86 sleeping   1 #               00W,00E
R87 sleeping   1 #               00W,00E
R88 living     1 #               00W,00N,00E
R89 living     1 #               00W,00N,00E      swan
R90 downstairs 1 #               00W,00E
R91 downstairs 1 #               00W,00E          swan
R92 activity   1 #               00W,00N,00E      swan
R93 activity   1 #               00W,00N,00E
R94 outdoor    1 #               00W,00E
R95 outdoor    1 #               00W,00E          swan
R96 utility    1 #               00W
"""


class RoomCard(NamedTuple):
    id: str
    kind: int
    size: int
    shape: tuple[str, ...]
    entrances: tuple[tuple[int, int, int], ...]
    """Column, row and number of the side: N, E, S, W."""
    swan: bool


def _room(row: str) -> RoomCard:
    room, kind, size, shape, entrances, *swan = row.split()
    doors = tuple((int(door[1]), int(door[0]), SIDES.index(door[2])) for door in entrances.split(","))
    return RoomCard(room, TYPE_NUMBER[kind], int(size), tuple(shape.split("/")), doors, bool(swan))


ROOMS = tuple(_room(row) for row in _ROOMS.strip().splitlines())
ROOM_IDS = tuple(room.id for room in ROOMS)
ROOM_NUMBER = {room: number for number, room in enumerate(ROOM_IDS)}

# -- bonus cards -----------------------------------------------------------------------------------------------------

BONUS_POINTS = {
    **{f"type_{kind}": 5 for kind in TYPES},  # each room of the type (reconstructed value)
    **{f"size_{size}": 6 for size in SIZES},  # each room of the size, not the foyer (reconstructed value)
    "only_card": 20,  # no other card that is scored brings anything
    "low_favors": 20,  # less than LOW_FAVORS from favors
    "by_moat": 4,  # each room beside a moat
    "never_expanded": 25,  # no flag of the lot is painted
    "courtyards": 5,  # each courtyard
    "funny_name": 8,  # the castle has a name
    "sole_firsts": 7,  # each favor with the first place alone
    "all_sizes": 15,  # rooms of all eight sizes
    "curved": 4,  # each square with a curved wall
    "moats": 8,  # each moat
    "completed": 2,  # each completed room
    "flags": 4,  # each painted flag of the lot
    "last_turns": 5,  # each last-turn circle
    "diagonal": 2,  # each square with a diagonal wall
    "unused_rewards": 4,  # each reward that was earned and not used
    "all_types": 20,  # all seven types, a moat and a courtyard
    "empty_lines": 6,  # each empty row or column that flags have added to the lot
    "start_unused": 15,  # the starting reward was not used
    "outside": 4,  # each entrance or passage that leads outside
    "five_of_type": 20,  # five completed rooms of one type
    "bonus_cards": 2,  # each own bonus card, scored or not
    "swans": 3,  # each painted swan
}
BONUS_CARDS = tuple(BONUS_POINTS)
LOW_FAVORS = 10
FIVE = 5

# -- king's favors ---------------------------------------------------------------------------------------------------

FAVORS = (
    "courtyards",
    "outside",  # entrances that lead outside; no passages
    "swan_rooms",  # in the stack
    "sizes",
    "types",  # with moat and courtyard
    "courtyard_area",
    "moat_area",
    "moats",
    "extent",  # width times length
    "incomplete",
    "walk",  # the longest walk
    "completed",
    "turn_order",
    *(f"rooms_{kind}" for kind in TYPES),
    *(f"area_{kind}" for kind in TYPES),
    *(f"size_{size}" for size in SIZES),
)
PLACE_POINTS = (15, 8, 4, 1, 0)
SOLO_POINTS = 15
FAVORS_IN_PLAY = 4

# -- royal decrees ---------------------------------------------------------------------------------------------------

START_DECREES = (
    "two_lines",  # paint two flags of the lot
    "three_circles",  # paint the first three last-turn circles
    "secret_favors",  # two favors of one's own
    "three_swans",  # paint the next three swans
    "new_decree",  # choose another decree out of three
    "box_room",  # a room from the box: 5 for each room of its size, 5 for each of its type
)
PLAY_DECREES = (
    "any_utility",  # any room may be drawn as a utility room
    "turn_at_once",  # extra turns of food rooms are taken at once
    "double_lines",  # an outdoor reward opens two lines
    "moat_turns",  # each moat gives an extra turn
    "two_passages",  # a downstairs reward adds two passages
    "three_cards",  # a utility reward draws three cards
    "last_first",  # the last in turn order may go first
    "two_discards",  # an activity reward draws two rooms
    "three_removals",  # a living reward removes three entrances
    "third_moat",  # a third moat for nothing
    "hold_card",  # a card may be laid aside and drawn later
    "blocked_joined",  # entrances against walls count as joined
    "edge_moat",  # moats along the edge of the sheet
)
SCORE_DECREES = (
    "unique_types",  # 2 for each type, moats and courtyards too
    "castle_cells",  # nine lines of the sheet bring 10 at the least
    "courtyards",  # 10 for each courtyard
    "pairs",  # 12 for each completed activity room with a completed living room
    "small_rooms",  # each room card counts 4 at the least
    "win_ties",  # ties for favors are won
    "best_again",  # the best bonus card once more
    "groups",  # 5 for each group of joined rooms of one type
    "unique_sizes",  # 3 for each size
    "behind_moats",  # 1 for each room behind a moat
    "favors_six",  # each favor brings 6 at the least
    "sole_firsts",  # 10 for each common favor with the first place alone
    "longest_walk",  # 2 for each room of the longest walk
)
DECREES = START_DECREES + PLAY_DECREES + SCORE_DECREES
DECREE_NUMBER = {decree: number for number, decree in enumerate(DECREES)}
(
    TWO_LINES,
    THREE_CIRCLES,
    SECRET_FAVORS,
    THREE_SWANS,
    NEW_DECREE,
    BOX_ROOM,
    ANY_UTILITY,
    TURN_AT_ONCE,
    DOUBLE_LINES,
    MOAT_TURNS,
    TWO_PASSAGES,
    THREE_CARDS,
    LAST_FIRST,
    TWO_DISCARDS,
    THREE_REMOVALS,
    THIRD_MOAT,
    HOLD_CARD,
    BLOCKED_JOINED,
    EDGE_MOAT,
) = range(19)
"""Those of the first two kinds, by their numbers."""
DECREE_POINTS = {
    "box_room": 5,
    "unique_types": 2,
    "castle_cells": 10,
    "courtyards": 10,
    "pairs": 12,
    "small_rooms": 4,
    "groups": 5,
    "unique_sizes": 3,
    "behind_moats": 1,
    "favors_six": 6,
    "sole_firsts": 10,
    "longest_walk": 2,
}

NOT_ALONE_FAVORS = frozenset(FAVORS[:2] + FAVORS[5:13])
"""Marked as not for one player (reconstructed: what cannot be read off a pile of cards)."""
NOT_ALONE_DECREES = frozenset({"three_circles", "last_first"})

# -- the score sheet -------------------------------------------------------------------------------------------------

GROUPS = ("special", *TYPES[:5], "outdoor", "moat", "courtyards", "utility", "area", "decrees", "favors")
"""The thirteen lines of the count, in order."""
CASTLE_CELLS = (*TYPES[:5], "outdoor", "moat", "courtyards", "utility")
"""The nine that the decree `castle_cells` raises."""
ROOM_POINTS = (4, 7, 8, 6, 9)
"""For a completed room of each of the first five types (reconstructed)."""
TYPE_CARD_POINTS, SIZE_CARD_POINTS = 5, 6
EMPTY_SQUARE, EMPTY_HALF = 2, 1
"""What a completed outdoor room gets for the ground beside it."""
BEHIND_MOAT = 2
COURTYARD = 10

SPECIALS = ("start", "skip", "last3", "last6")
"""The special rewards."""
CIRCLES = 6
"""Last-turn circles; the third and the sixth give a reward."""
SWANS = 8
SWANS_FOR_MOAT = 4

TITLES = (0, 51, 101, 151, 201, 226, 251, 276, 301, 326, 351, 376, 401)
"""The least points of the thirteen titles for one player."""

# -- the drafting sheet ----------------------------------------------------------------------------------------------

SQUARES = 13
"""Rows and columns; the part squares of the rim are −1 and 13."""
LOT_FIRST, LOT_LAST = 2, 10
"""Rows and columns of the lot at the start."""
LINES = ("x1", "x2", "x11", "x12", "y1", "y2", "y11", "y12")
"""Dashed lines at the left (upper) side of that column (row). The second of each pair from the edge lies inside."""
LINE_NUMBER = {line: number for number, line in enumerate(LINES)}

FOYER_AREA = 5
FOYER_SQUARES = ((6, 5), (5, 6), (6, 6), (7, 6), (6, 7))
FOYER_ENTRANCES = ((6, 5, "N"), (7, 6, "E"), (6, 7, "S"), (5, 6, "W"))
"""A plus with an entrance at the end of each arm (reconstructed)."""

# -- the game --------------------------------------------------------------------------------------------------------

SEATS = (1, 2, 3, 4, 5)
ROUNDS = 10
MARKET_EXTRA = 2
"""The market has so many cards more than players."""
FIRST_BONUS_CARDS = 2
CASTLE_NAMES = (
    "cloud_cuckoo",
    "drafty_heights",
    "eraser",
    "hall_of_halls",
    "kings_headache",
    "lost_key",
    "mad_mile",
    "nine_doors",
    "no_way_out",
    "pencil_point",
    "swan_song",
    "wet_feet",
)
"""A name that is not blank will do; here one of these is chosen (BL-11.3)."""


SECRETS = 2
"""Favors of one's own by the decree "secret favors"."""
OFFERED_DECREES = 3
"""To choose from by the decree "another decree"."""
MOST_LEFT_OUT = len(DECREES) - (2 * max(SEATS) + 2) - OFFERED_DECREES
"""So many decrees may be put back into the box before the game: enough are left for any table (BL-3.7)."""


def deck_size(seats: int) -> int:
    return ROUNDS * (seats + MARKET_EXTRA)
