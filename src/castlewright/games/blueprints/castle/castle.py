"""The drafting sheet of one player: what is drawn on it, and what can be drawn next.

Rooms are known by the order in which they were drawn, from 0; the foyer is −1. Sides of squares, and sets of them, are
the numbers and bits of `board`; placements of cards are the numbers of `forms`.
"""

from collections.abc import Iterable, Sequence
from functools import lru_cache

from msgspec import Struct
from msgspec.structs import replace

from castlewright.games.blueprints.board import (
    BITS,
    CELLS,
    FOUR,
    STRIDE,
    across,
    beyond,
    bits,
    canonical,
    fold,
    lot,
    rim_of_lot,
    whole,
)
from castlewright.games.blueprints.components import DOWNSTAIRS, FOYER_AREA, ROOMS, UTILITY

from .forms import FOYER, REACH, SPOT_OF_SQUARE, Laid, Outline, drawings, faces, inlets
from .known import Known, Manner, Way
from .runs import EDGES_OF_SHEET, RUNS_DOWN, RUNS_RIGHT, Run, is_straight, run_squares, runs_on

KINDS = tuple(room.kind for room in ROOMS)
FOYER_INDEX = -1
FREE = -1
"""The card of a room that is on none of our cards, and of the foyer."""


class Room(Struct, frozen=True, gc=False):
    """A room as drawn."""

    card: int
    form: int
    x: int
    y: int
    kind: int
    """The number of its type, as drawn."""
    size: int
    triangles: int
    doors: int
    """Its entrances as drawn; those removed later too."""
    walls: int
    curved: int
    slanted: int
    moved: bool = False
    """The entrances are not those of the card."""
    swan: bool = False

    @property
    def squares(self) -> int:
        return fold(self.triangles)


class Castle(Struct, dict=True):
    """One player's sheet. Moves on it change it in place and return the rooms they completed."""

    foyer: Room
    entrances: int
    """Entrances as they are now: without those removed, or replaced by a passage."""
    walls: int
    """All straight walls of rooms, seen from inside."""
    filled: int
    """Triangles of rooms and moats."""
    solid: int
    """Squares where nothing more can be drawn, with those outside the lot."""
    halved: int = 0
    """Squares half filled by a diagonal wall: the other half is free."""
    rooms: tuple[Room, ...] = ()
    incomplete: tuple[int, ...] = (FOYER_INDEX,)
    mouths: int = 0
    """Ends of passages: both sides of one between rooms, the inner side of one into empty ground."""
    passages: tuple[int, ...] = ()
    """By the one name of their side (`board.canonical`), as drawn."""
    removed: int = 0
    """Entrances that were removed."""
    below: int = 0
    """Triangles of downstairs rooms."""
    moats: tuple[Run, ...] = ()
    moat: int = 0
    """Squares of moats."""
    flags: int = 0
    """Opened lines, bits in the order of LINES."""
    walls_join: bool = False
    """By decree, entrances against the wall of a room count as joined when rooms are completed."""

    @classmethod
    def new(cls, foyer: int, walls_join: bool = False, drawn: Outline = FOYER, area: int = FOYER_AREA) -> "Castle":
        """A sheet with nothing but the foyer, of this type."""
        room = Room(FREE, 0, 0, 0, foyer, area, drawn.triangles, drawn.doors, drawn.walls, drawn.curved, drawn.slanted)
        return cls(
            room,
            drawn.doors,
            drawn.walls,
            drawn.triangles,
            whole(drawn.covers) | beyond(0),
            fold(drawn.covers) & ~whole(drawn.covers),
            below=drawn.triangles if foyer == DOWNSTAIRS else 0,
            walls_join=walls_join,
        )

    def copy(self) -> "Castle":
        copied = Castle(
            self.foyer,
            self.entrances,
            self.walls,
            self.filled,
            self.solid,
            self.halved,
            self.rooms,
            self.incomplete,
            self.mouths,
            self.passages,
            self.removed,
            self.below,
            self.moats,
            self.moat,
            self.flags,
            self.walls_join,
        )
        copied.__dict__["known"] = self.known
        return copied

    @property
    def known(self) -> Known:
        """What has been found out about the sheet as it is; copies share it until they change."""
        known: Known | None = self.__dict__.get("known")
        if known is None:
            known = self.__dict__["known"] = Known()
        return known

    def forget(self, facing: int | None = None) -> None:
        """The sheet has changed."""
        self.__dict__["known"] = Known(facing)

    # -- looking ---------------------------------------------------------------------------------------------------

    def room(self, index: int) -> Room:
        return self.foyer if index < 0 else self.rooms[index]

    def every_room(self) -> list[tuple[int, Room]]:
        """All rooms with their index, the foyer first."""
        return [(FOYER_INDEX, self.foyer), *enumerate(self.rooms)]

    def is_complete(self, index: int) -> bool:
        return index not in self.incomplete

    def lot(self) -> int:
        """The squares of the lot."""
        return lot(self.flags)

    def room_triangles(self) -> int:
        return self.filled & ~(self.moat * FOUR)

    def _facing(self, known: Known) -> int:
        """The sides across from entrances and passages."""
        if known.facing is None:
            known.facing = across(self.entrances | self.mouths)
        return known.facing

    def joined(self) -> int:
        """Entrances that are joined to an entrance or a passage."""
        return self.entrances & self._facing(self.known)

    def unjoined(self) -> int:
        return self.entrances & ~self._facing(self.known)

    def links(self) -> int:
        """Sides through which one can walk from room to room, seen from both rooms."""
        doors = self.entrances | self.mouths
        return doors & across(doors)

    def open_sides(self) -> int:
        """Entrances and passages that lead into empty ground."""
        return (self.entrances | self.mouths) & ~across(self.filled)

    # -- rooms that can be drawn -----------------------------------------------------------------------------------

    def _ways_for(self, kind: int) -> list[Way]:
        """The ways on to a new room of the type: for downstairs rooms those of downstairs rooms, if there are any."""
        known = self.known
        return self._ways_below(known) if kind == DOWNSTAIRS and self.below else self._ways(known)

    def _ways(self, known: Known) -> list[Way]:
        """From open entrances and passages."""
        if known.ways is None:
            known.ways = self._leading_on(self._facing(known))
        return known.ways

    def _ways_below(self, known: Known) -> list[Way]:
        """From those of downstairs rooms only."""
        if known.ways_below is None:
            known.ways_below = self._leading_on(self._facing(known) & across(self.below))
        return known.ways_below

    def _leading_on(self, facing: int) -> list[Way]:
        """Sides that lead out of the lot, or against a curved wall, are no way at all."""
        solid, halved = self.solid << REACH | _BEFORE, self.halved << REACH
        found: list[Way] = []
        leading_on = facing & ~self.filled
        while leading_on:
            # `bits`, written out: their order does not matter here.
            highest = leading_on.bit_length() - 1
            leading_on ^= BITS[highest]
            side, there = _SIDE_AND_SQUARE[highest]
            seen = solid >> there
            if not seen & _HERE:
                found.append((there, side, seen, halved >> there))
        return found

    def _free(self, ways: list[Way], laid: Laid) -> list[int]:
        """The placements that lay one of the sides onto a way and cover nothing."""
        filled = self.filled
        return sorted(
            {
                form + SPOT_OF_SQUARE[there - offset]
                for there, side, solid, halved in ways
                for squares, offset, covers, form in laid[side]
                if not solid & squares and not (halved & squares and covers << there - offset & filled)
            }
        )

    def _any_free(self, ways: list[Way], laid: Laid) -> bool:
        """Is there any such placement?"""
        for there, side, solid, halved in ways:
            for squares, offset, covers, _ in laid[side]:
                if not solid & squares and not (halved & squares and covers << there - offset & self.filled):
                    return True
        return False

    def placements(self, card: int, utility: bool = False) -> list[int]:
        """All placements of a card that can be drawn now, rising."""
        return self._spots((card, utility, False))

    def can_draw(self, card: int, utility: bool = False, moving: bool = False) -> bool:
        """Is there any placement, with entrances moved if need be?"""
        known = self.known
        if not utility and not moving:
            found = known.drawable.get(card)
            return bool(self.drawable((card,))) if found is None else found
        manner = card, utility, moving
        found = known.possible.get(manner)
        if found is None:
            ways = self._ways_for(UTILITY if utility else KINDS[card])
            found = known.possible[manner] = self._any_free(ways, faces(card) if moving else inlets(card))
        return found

    def drawable(self, cards: Sequence[int]) -> list[int]:
        """Those of the cards that can be drawn as they are: `can_draw` for a whole market."""
        known = self.known
        drawable, ways = known.drawable, self._ways(known)
        for card in cards:
            if card not in drawable:
                chained = KINDS[card] == DOWNSTAIRS and self.below
                drawable[card] = self._any_free(self._ways_below(known) if chained else ways, inlets(card))
        return [card for card in cards if drawable[card]]

    def movable_spots(self, card: int, utility: bool = False) -> list[int]:
        """The placements, one of each shape, where some arrangement of the entrances can be drawn now, rising."""
        return self._spots((card, utility, True))

    def _spots(self, manner: Manner) -> list[int]:
        spots = self.known.spots
        found = spots.get(manner)
        if found is None:
            card, utility, moving = manner
            ways = self._ways_for(UTILITY if utility else KINDS[card])
            found = spots[manner] = self._free(ways, faces(card) if moving else inlets(card))
        return found

    def door_choices(self, card: int, number: int, chosen: Iterable[int] = (), utility: bool = False) -> list[int]:
        """Where the next entrance can lie, when entrances are set in rising order and one of them has to join."""
        set_already = sorted(chosen)
        left = drawings(card).doors - len(set_already)
        ways = self._ways_for(UTILITY if utility else KINDS[card])
        meeting = {side * CELLS + there for there, side, _, _ in ways}
        walls = bits(drawings(card).outline(number).walls)
        after = [wall for wall in walls if not set_already or wall > set_already[-1]]
        with_rest = after[: max(0, len(after) - left + 1)] if left > 0 else []
        if not meeting.isdisjoint(set_already):
            return with_rest
        if left == 1:
            return [wall for wall in with_rest if wall in meeting]
        last_to_join = max(meeting.intersection(after), default=-1)
        return [wall for wall in with_rest if wall <= last_to_join]

    # -- changing --------------------------------------------------------------------------------------------------

    def draw(
        self, card: int, number: int, utility: bool = False, doors: Iterable[int] | None = None
    ) -> tuple[int, ...]:
        """Draws a card's room; `doors` are its entrances if they were moved."""
        room, taken, full = _drawn(card, number, utility)
        if doors is not None:
            sides = sum(1 << one for one in set(doors))
            room = replace(room, doors=sides, moved=sides != room.doors)
        return self._add(room, taken, full)

    def add(self, room: Room, covers: int) -> tuple[int, ...]:
        """Draws any room, wherever it lies."""
        return self._add(room, fold(covers), whole(covers))

    def _add(self, room: Room, taken: int, full: int) -> tuple[int, ...]:
        """`taken` are the squares that the room covers, `full` those that it covers wholly."""
        self.entrances |= room.doors
        self.walls |= room.walls
        self.filled |= room.triangles
        self.solid |= full | (self.halved & taken)
        self.halved = (self.halved | taken) & ~self.solid
        if room.kind == DOWNSTAIRS:
            self.below |= room.triangles
        self.incomplete = (*self.incomplete, len(self.rooms))
        self.rooms = (*self.rooms, room)
        return self.complete()

    def remove(self, entrance: int) -> tuple[int, ...]:
        """Removes an entrance: it is wall from now on."""
        self.entrances &= ~(1 << entrance)
        self.removed |= 1 << entrance
        return self.complete()

    def add_passage(self, passage: int) -> tuple[int, ...]:
        """Draws a passage across a side; entrances there are gone."""
        both = 1 << passage
        both |= across(both)
        self.passages = (*self.passages, passage)
        self.mouths |= both & self.room_triangles()
        self.entrances &= ~both
        self.removed &= ~both
        return self.complete()

    def dig(self, run: Run) -> tuple[int, ...]:
        """Draws a moat; what leads into it is gone."""
        moat = run_squares(run)
        triangles = moat * FOUR
        self.moats = (*self.moats, run)
        self.moat |= moat
        self.filled |= triangles
        self.solid |= moat
        facing = across(triangles)
        self.removed |= self.entrances & facing
        self.entrances &= ~facing
        if self.mouths & facing:
            self.mouths &= ~facing
            left = canonical(self.mouths)
            self.passages = tuple(passage for passage in self.passages if left >> passage & 1)
        return self.complete()

    def open_line(self, line: int) -> None:
        self.flags |= 1 << line
        self.solid = whole(self.filled) | beyond(self.flags)
        for _, room in self.every_room():
            self.solid |= room.curved
        self.forget()

    def complete(self) -> tuple[int, ...]:
        """Marks the rooms that have become complete. Completion is never lost."""
        facing = across(self.entrances | self.mouths)
        self.forget(facing)
        waiting = self.entrances & ~facing
        if self.walls_join:
            waiting &= ~across(self.room_triangles())
        rooms = (*self.rooms, self.foyer)  # its index is −1
        done = [index for index in self.incomplete if not rooms[index].triangles & waiting]
        if done:
            self.incomplete = tuple([index for index in self.incomplete if index not in done])
        return tuple(done)

    # -- what rewards can do ---------------------------------------------------------------------------------------

    def passable(self) -> int:
        """Walls where a passage can be drawn, seen from inside a room."""
        known = self.known
        if known.passable is None:
            ground = self.room_triangles() | (self.lot() & ~self.moat) * FOUR
            used = self.mouths | across(self.mouths)
            known.passable = self.walls & across(ground) & ~used
        return known.passable

    def takes_passage(self) -> bool:
        """Can a passage be drawn anywhere? Where an entrance leads on and there is none yet, surely."""
        return bool((not self.mouths and self._ways(self.known)) or self.passable())

    def new_passages(self) -> int:
        """Sides, by their one name, where a passage can be drawn, as bits."""
        return canonical(self.passable())

    def moat_ground(self, rim: bool = False) -> int:
        """The squares a moat may cover."""
        ground = self.lot() | (rim_of_lot(self.flags) if rim else 0)
        return ground & ~fold(self.filled)

    def moats_possible(self, rim: bool = False) -> list[Run]:
        """Every straight run of free squares of the lot, by its ends; along the rim too by decree."""
        known, inside = self.known, self.moat_ground()
        if known.moats is None:
            known.moats = runs_on(inside, RUNS_DOWN, RUNS_RIGHT)
        if not rim:
            return known.moats
        if known.moats_with_rim is None:
            edge = self.moat_ground(rim=True) & ~inside
            along = [run for part in EDGES_OF_SHEET for run in runs_on(edge & part, RUNS_DOWN, RUNS_RIGHT)]
            known.moats_with_rim = sorted([*known.moats, *along])
        return known.moats_with_rim

    def takes_moat(self, run: Run, rim: bool = False) -> bool:
        """Is that one of them? Asked without making the list."""
        if not is_straight(run):
            return False
        squares, inside = run_squares(run), self.moat_ground()
        if not squares & ~inside:
            return True
        edge = self.moat_ground(rim) & ~inside
        return any(not squares & ~(edge & part) for part in EDGES_OF_SHEET)


_BEFORE = (1 << REACH) - 1
"""Nothing can be drawn before the first square of the sheet."""
_HERE = 1 << REACH
_SIDE_AND_SQUARE = [divmod(one, CELLS) for one in range(4 * CELLS)]


@lru_cache(maxsize=16384)
def _drawn(card: int, number: int, utility: bool) -> tuple[Room, int, int]:
    """A card's room with its own entrances, the squares it covers, and those it covers wholly."""
    form, x, y = drawings(card).spot(number)
    drawn = drawings(card).forms[form]
    shift = y * STRIDE + x
    triangles, _, doors, walls, curved, slanted = [lines << shift for lines in drawn.outline]
    kind = UTILITY if utility else KINDS[card]
    sides = triangles, doors, walls, curved, slanted
    room = Room(card, form, x, y, kind, ROOMS[card].size, *sides, swan=ROOMS[card].swan)
    return room, drawn.taken << shift, drawn.full << shift
