"""What one seat may know, as data: everything that lies open, and what the seat has seen of what is hidden.

How it is filled stands in `sight`. In JSON (y downwards, squares 0-12, the rim is -1 and 13; a door or edge is
`[x, y, side]` with side N, E, S or W; ids as in `components()`):

    phase     draft | start | foyer | lead | turn | end | over
    step      what is being chosen in the phases start, turn and end:
              "" (take, use, skip, done) | place (draw or hold the taken card) | doors | remove | passage | line |
              moat | discard (take from the pile) | decree (keep one of three) | box
    task      the running step: what was taken, by which reward, how many more
    seats     one sheet each: rooms in the order of drawing, passages, moats, circles, flags, swans, cards
    choices   for the one who has to take a card: the spots `[form, x, y]` of every card that can be taken
    draft     while decrees are chosen, and what the seat remembers of it
"""

from msgspec import Struct

from castlewright.core import View

from .scoring import CastleSheet

Edge = tuple[int, int, str]
Spot = tuple[int, int, int]
"""Form, x, y."""
Run = tuple[int, int, int, int]
"""From x, y to x, y."""


class DoorView(Struct, frozen=True):
    """An entrance, from inside its room."""

    x: int
    y: int
    side: str
    state: str
    """joined, open (leads into empty ground), blocked (by a wall or a moat), removed or passage (drawn over)."""


class RoomView(Struct, frozen=True):
    card: str
    form: int
    x: int
    y: int
    kind: str
    """The type it was drawn as."""
    complete: bool
    moved: tuple[Edge, ...] | None
    """Its entrances, where they are not those of the card."""
    doors: tuple[DoorView, ...]


class FoyerView(Struct, frozen=True):
    kind: str | None
    """None until it is chosen."""
    complete: bool
    doors: tuple[DoorView, ...]


class CourtyardView(Struct, frozen=True):
    """Enclosed empty ground."""

    squares: tuple[tuple[int, int], ...]
    """Whole squares and squares of which a half is empty."""
    area: int
    entered: bool
    """An entrance or passage leads in: it is a courtyard and pays."""


class SpecialView(Struct, frozen=True):
    """A special reward: start, skip, last3 or last6."""

    earned: bool
    used: str | None
    """The type it was used as, or `swan`."""


class SeatView(Struct, frozen=True):
    foyer: FoyerView
    rooms: tuple[RoomView, ...]
    """In the order of drawing: the last is on top of the stack."""
    passages: tuple[Edge, ...]
    """By the side E or S of the left or upper square."""
    mouths: tuple[Edge, ...]
    """Where passages end in rooms, from inside: both sides of one between rooms, one of one into empty ground."""
    removed: tuple[Edge, ...]
    """Entrances that were removed."""
    moats: tuple[Run, ...]
    lines: tuple[str, ...]
    """Painted flags of the lot."""
    lot: Run
    """First and last column and row: left, top, right, bottom."""
    courtyards: tuple[CourtyardView, ...]
    circles: dict[str, int]
    """Painted circles of the seven types and `moat`."""
    flags: dict[str, int]
    """Painted flags above them: rewards that were used."""
    specials: dict[str, SpecialView]
    last_turns: int
    skips: int
    swans: tuple[str, ...]
    """Painted swans: the type of the room, or `moat` where a reward or a decree painted it."""
    held: str | None
    """The card laid aside by decree."""
    kept: int
    """Decrees kept in the draft."""
    decrees: tuple[str, ...]
    """Opened decrees; your own also before."""
    box: str | None
    """The room from the box, by decree."""
    bonus_count: int
    bonuses: tuple[str, ...] | None
    """None where they are not yours to see."""
    secret_count: int
    secrets: tuple["FavorView", ...] | None
    """Secret favors, by decree."""
    extra_turns: int
    """Waiting for the end of this round."""
    turns_at_once: int
    """Extra turns that follow the running turn, by decree."""
    third_moat: str
    """The free moat of the decree: "" (no such decree, or no second moat yet), ready or used."""
    name: str
    """The id of the castle's name; "" without one."""


class FavorView(Struct, frozen=True):
    favor: str
    values: tuple[int, ...]
    """Of each seat, as it stands now."""
    places: tuple[int, ...]
    """Of each seat; 0 where there is none."""
    points: tuple[int, ...]
    """What each seat would get now."""
    rival: int | None
    """The value of the discard pile, when playing alone."""


class DraftView(Struct, frozen=True):
    order: tuple[int, ...]
    """Who keeps a decree, one after the other."""
    picked: int
    """How many have."""
    hand: tuple[str, ...] | None
    """To choose from, for the one whose turn it is."""
    passed: tuple[tuple[str, ...], ...]
    """The hands you passed on, until all decrees are opened."""
    leftover: tuple[str, ...] | None
    """Those that went under the deck; None where you have not seen them."""


class TaskView(Struct, frozen=True):
    """The running step of a turn."""

    by: str
    """Whose flag was painted for it; "" where it is no reward."""
    left: int
    """How many more may be done in this step."""
    begun: bool
    """At least one is done, so that the rest may be left."""
    card: str | None
    """The taken card."""
    source: str
    utility: bool
    """It is drawn as a utility room."""
    moving: str
    """By which reward its entrances are moved; "" otherwise."""
    spot: Spot | None
    """Where it stands while its entrances are chosen."""
    doors: tuple[Edge, ...]
    """Those already chosen."""


class ChoiceView(Struct, frozen=True):
    """A card that can be taken now, and where it could be drawn."""

    card: str
    source: str
    utility: bool
    spots: tuple[Spot, ...]
    """Empty where it can only be drawn with moved entrances, or only be held."""


class BlueprintsView(View, kw_only=True):
    sheets: tuple[CastleSheet, ...]
    phase: str
    step: str
    round: int
    """1-10; 0 before the first."""
    options: dict[str, str]
    first: int
    """The nominal first player of this round."""
    order: tuple[int, ...]
    """Turn order of this round as it is played; in the end phase the order found after the last round."""
    turn: int
    """How many in that order have had their turn, in this pass."""
    passes: int
    """0 in ordinary turns, then how often extra turns have gone round."""
    again: bool
    """The running turn is an extra turn that a decree gives at once."""
    extra: bool
    """The running turn is an extra turn."""
    taken: str
    """What the running turn has done about its card: "", drawn, held or skipped."""
    ready_sleeping: int
    """Sleeping rewards that may be used in the running turn: not those earned in it."""
    task: TaskView | None
    market: tuple[str, ...]
    discard: tuple[str, ...]
    """The latest last."""
    deck: int
    bonus_deck: int
    decree_deck: int
    favor_box: int
    favors: tuple[FavorView, ...]
    seats: tuple[SeatView, ...]
    draft: DraftView
    todo: tuple[tuple[int, str], ...]
    """Seats and their decrees that are still to be carried out at the start."""
    offered: tuple[str, ...] | None
    """Three decrees to choose one from, for the one who looks at them."""
    offered_count: int
    returned: tuple[str, ...] | None
    """Decrees of those three that you put back."""
    renewed: int | None
    """Who exchanged a decree."""
    box: tuple[str, ...] | None
    """The room cards in the box, for those whose decree let them look."""
    choices: tuple[ChoiceView, ...]
