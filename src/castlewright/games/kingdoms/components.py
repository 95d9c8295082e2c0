"""What is in the box, as tables. An owner of the printed game who knows better corrects this one file.

Known from the rulebook: names, dice, speed digits, kinds and numbers of monsters, capital points, verdicts.
Inferred from it: the capitals of Blueriver, Redmount and Umberland, what tames unicorns and dragons, six regions for
each spell.
Reconstructed: the shapes of the regions, where the symbols and towers are, six towers, ten blots, the size of the tray.
"""

# Alphabetical, so that whatever is listed by index is listed in the order of its notation.
COLOURS = ("blue", "brown", "green", "purple", "red", "yellow")
BASIC = ("blue", "red", "yellow")
MIXED = ("brown", "green", "purple")
MIXES = (
    ("blue", "red", "purple"),
    ("blue", "yellow", "green"),
    ("red", "yellow", "brown"),
)

# id, letter of its regions, colour of the capital, points for building it
KINGDOMS = (
    ("blueriver", "B", "blue", 2),
    ("greenwood", "G", "green", 3),
    ("lilacfield", "L", "purple", 3),
    ("redmount", "R", "red", 2),
    ("umberland", "U", "brown", 3),
    ("yellowmere", "Y", "yellow", 2),
)
RUSSIAN_LETTERS = {
    0x0421: "B",  # С
    0x0417: "G",  # З
    0x041B: "L",  # Л
    0x041A: "R",  # К
    0x0411: "U",  # Б
    0x0416: "Y",  # Ж
}
"""The same letters by the initials of the Russian names, for `str.translate`: a position may name regions so."""

RUSSIAN_WORDS = {
    "blueriver": "sinereche sinerech",
    "greenwood": "zelenolese",
    "lilacfield": "lilovopole lilevopole",
    "redmount": "krasnogore",
    "umberland": "burozeme",
    "yellowmere": "zheltovode",
    "blue": "siniy",
    "brown": "korichnevyy",
    "green": "zelenyy",
    "purple": "fioletovyy",
    "red": "krasnyy",
    "yellow": "zheltyy",
    "dragon": "drakon drakony",
    "griffin": "grifon grifony",
    "hydra": "gidra gidry",
    "unicorn": "edinorog edinorogi",
    "final": "final",
}
"""What a position may call things in Russian, in Latin letters; the rulebook itself spells two kingdoms in two ways."""
RUSSIAN_ALPHABET = "a b v g d e zh z i y k l m n o p r s t u f kh ts ch sh shch - y - e yu ya"
"""In order, from U+0430 on; two of the letters have no sound of their own."""

# One cell is one edge of a die; two regions are neighbours where their cells share a side.
RASTER = (
    "G1 G1 G1 G2 G2 L1 L1 L2 L2 L3 L3 R1 R2 R2 R3 R3 R3 R3",
    "G3 G3 G4 G2 G2 L1 L1 L2 L2 L3 L3 R1 R2 R2 R4 R4 R5 R5",
    "G3 G3 G4 G5 G5 L4 L4 L5 L5 L6 L6 R1 R6 R2 R4 R4 R5 R5",
    "G6 G6 G4 G5 G5 L4 L4 L5 L5 L6 L7 R6 R6 R6 R7 R7 R8 R8",
    "G6 G8 G7 G7 G7 L8 L8 L5 L9 L7 L7 R9 R9 R6 R7 R7 R8 R8",
    "G8 G8 G7 G9 G9 L8 L8 L5 L9 L9 L7 R9 R9 U1 U1 U2 U3 U3",
    "G8 G8 G7 G9 G9 B1 B1 Y1 Y2 Y2 Y3 Y4 Y4 U1 U1 U2 U3 U3",
    "B2 B2 B3 B3 B4 B1 B1 Y1 Y1 Y2 Y3 Y4 Y4 U2 U2 U2 U3 U5",
    "B2 B2 B3 B3 B4 B4 B4 Y1 Y5 Y3 Y3 Y6 Y6 U4 U4 U6 U5 U5",
    "B6 B6 B7 B7 B7 B5 B5 Y5 Y5 Y3 Y3 Y6 Y6 U4 U4 U6 U8 U8",
    "B6 B6 B7 B7 B8 B8 B5 Y7 Y7 Y8 Y8 Y9 Y9 U7 U7 U6 U8 U8",
    "B9 B9 B9 B9 B8 B8 B5 Y7 Y7 Y8 Y8 Y9 Y9 U7 U7 U9 U9 U9",
)

# The symbols of regions 1 to 9.
SYMBOLS = {
    "B": "blend    unicorn  shift         capital       match    spread   hydra         dragon-brown  blank",
    "G": "match    hydra    blend         shift         blank    unicorn  capital       spread        dragon-green",
    "L": "spread   hydra    blend         match         blank    capital  dragon-purple shift         griffin",
    "R": "blank    capital  dragon-green  blend         match    griffin  spread        hydra         shift",
    "U": "blend    capital  shift         dragon-brown  griffin  match    spread        blank         unicorn",
    "Y": "griffin  match    blend         blank         capital  shift    unicorn       spread        dragon-purple",
}

TOWERS = (("B1", "Y1"), ("B2", "G8"), ("G2", "L1"), ("L3", "R1"), ("R8", "U3"), ("U4", "Y6"))

SPELLS = ("shift", "match", "spread", "blend")
"""In the order of the sheet: the first player starts with the first."""

# kind, colours that tame it, points for a tamed one
MONSTERS = (
    ("dragon", ("brown", "green", "purple"), 2),
    ("griffin", ("red",), 1),
    ("hydra", ("blue",), 1),
    ("unicorn", ("yellow",), 1),
)

DICE = ("blue", "red", "white", "yellow")
FACES = (2, 2, 3, 3, 4, 4)

# The speed digits of a score row: for the first place, for the second.
KINGDOM_SPEED = (4, 2)
MONSTER_SPEED = (3, 1)
FINAL_SPEED = (3, 1)
KINGDOMS_TO_END = 3

ROWS = (*(kingdom for kingdom, _, _, _ in KINGDOMS), *(kind for kind, _, _ in MONSTERS), "final")
"""The score rows that have speed digits."""
SPEED = (*(KINGDOM_SPEED for _ in KINGDOMS), *(MONSTER_SPEED for _ in MONSTERS), FINAL_SPEED)

BLOTS = 10
PRINTED_BLOTS = 50
"""A printed sheet may have another number of blots, but surely not more than this."""

# The tray, in thousandths of an edge.
EDGE = 1000
RIM = 710

# from so many points on
VERDICTS = (
    (70, "verdict-crown"),
    (60, "verdict-safe"),
    (50, "verdict-better"),
)
LOWEST_VERDICT = "verdict-again"
