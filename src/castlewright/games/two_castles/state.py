"""What is on the table, in the hands and under the tokens; who is whose partner and elder."""

from msgspec import Struct

from castlewright.core import Chance, Options, SeatNumber

from .bonuses import Bonus
from .bonuses.piles import Pile
from .castle import Castle

SERVE, CHOOSE, BUILD, OVER = "serve", "choose", "build", "over"

MOST_PLACES = 7
LUDWIGS_SEAT = 2
NOBODY = -1

_CIRCLES = range(MOST_PLACES + 1)
PARTNERS = [[1 << castle | 1 << (castle + 1) % places for castle in range(places)] for places in _CIRCLES]
"""Of each castle of a circle the places that build in it, as bits."""
CASTLES = [[(place - 1, place) if place else (0, places - 1) for place in range(places)] for places in _CIRCLES]
"""Of each place of a circle its castles, in order of their numbers."""

AGES = SeatNumber("ages", 0, 120, when=("seniority", "ages"))


class State(Struct):
    edition: int
    """The rules edition of this game."""
    seats: int
    """People. The circle has one place more when two play with Ludwig."""
    elders: tuple[int, ...]
    """The seats in order of seniority, the eldest first."""
    seniors: tuple[int, ...]
    """The elder of each castle's partners; with Ludwig it is the human one."""
    juniors: tuple[int, ...]
    """The other partner; NOBODY where Ludwig is."""
    options: dict[str, str]
    castles: list[Castle]
    stacks: list[tuple[int, ...]]
    """What lies in front of each place: the hand in choosing, the stack to be picked up next in building."""
    pairs: list[tuple[int, ...]]
    """Of each place: the rooms it has chosen (hidden until all have), then those it has still to build."""
    due: list[int]
    """Of each castle: the places that have still to build in it this turn, as bits."""
    ludwig: list[int]
    """Of each castle: Ludwig's room that lies beside it, or NOBODY."""
    yielding: list[int]
    """Of each castle: who has said "you first", as bits."""
    bonuses: list[Bonus | None]
    rooms: Pile
    cards: Pile
    dealt: int = 0
    """At what time the stacks left the supply (`piles`)."""
    round: int = 1
    turn: int = 1
    phase: str = CHOOSE

    @property
    def places(self) -> int:
        """Seats in the circle, Ludwig's included."""
        return len(self.castles)

    @property
    def with_ludwig(self) -> bool:
        return len(self.castles) > self.seats

    def copy(self) -> "State":
        return State(
            self.edition,
            self.seats,
            self.elders,
            self.seniors,
            self.juniors,
            self.options,
            self.castles.copy(),
            self.stacks.copy(),
            self.pairs.copy(),
            self.due.copy(),
            self.ludwig.copy(),
            self.yielding.copy(),
            self.bonuses.copy(),
            self.rooms,
            self.cards,
            self.dealt,
            self.round,
            self.turn,
            self.phase,
        )

    def decider(self, castle: int) -> int | None:
        """Who has to say something about the open bonus of a castle; nobody while it waits for the supply."""
        bonus = self.bonuses[castle]
        if bonus is None or bonus.waits:
            return None
        junior = self.juniors[castle]
        return self.seniors[castle] if junior == NOBODY or bonus.proposal is not None else junior

    def castles_of(self, seat: int) -> tuple[int, int]:
        """In order of their numbers."""
        return CASTLES[len(self.castles)][seat]

    def partners(self, castle: int) -> tuple[int, ...]:
        """The people who build a castle."""
        return tuple(seat for seat in (castle, (castle + 1) % len(self.castles)) if seat < self.seats)

    def server(self) -> int:
        """Who serves Ludwig: his left neighbour in the first round, his right one in the second."""
        return 0 if self.round == 1 else 1

    def seen_by(self, place: int) -> int:
        """The people who have seen the stack that lies at a place, in this round, as bits.

        In choosing it has been at `turn` places, its present one included; in building it has moved on once more.
        """
        step, places, seats = -1 if self.round == 1 else 1, len(self.castles), 0
        if self.phase not in (SERVE, CHOOSE):
            place += step
        for _ in range(self.turn):
            seats |= 1 << place % places
            place += step
        return seats & (1 << self.seats) - 1


def elders(seats: int, options: Options, chance: Chance) -> tuple[int, ...]:
    """The seats in order of seniority, the eldest first; of the same age, the lower seat (TC-2.4)."""
    if options["seniority"] == "drawn":
        return tuple(chance.shuffle("elders", range(seats)))
    if AGES.asked(options):
        ages = AGES.read(options[AGES.key], seats)
        return tuple(sorted(range(seats), key=lambda seat: -ages[seat]))
    return tuple(range(seats))


def ranks(elders: tuple[int, ...], places: int) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """The senior and the junior partner of each castle."""
    seniors, juniors = [], []
    for castle in range(places):
        human = sorted((seat for seat in {castle, (castle + 1) % places} if seat in elders), key=elders.index)
        seniors.append(human[0])
        juniors.append(human[1] if len(human) > 1 else NOBODY)
    return tuple(seniors), tuple(juniors)
