"""What is on the table, in the hands and under the tokens."""

from msgspec import Struct

from .castle import Castle
from .moves import BonusOption
from .piles import Pile

SERVE, CHOOSE, BUILD, OVER = "serve", "choose", "build", "over"

FIVE = "five"
"""The bonus for a fifth room; the others are called by their type."""

MOST_PLACES = 7
LUDWIGS_SEAT = 2
NOBODY = -1


class Bonus(Struct, frozen=True):
    """A bonus that a castle has earned and its partners have to settle."""

    kind: str
    drawn: tuple[int, ...] = ()
    """Rooms (food) or cards (utility); none while the castle waits for the supply."""
    left: int = 0
    """At what time they left the supply (`piles`)."""
    proposal: BonusOption | None = None

    @property
    def draws(self) -> bool:
        return self.kind in ("food", "utility")

    @property
    def waits(self) -> bool:
        return not self.drawn and self.kind in ("food", "utility")


class State(Struct):
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

    def partners(self, castle: int) -> tuple[int, ...]:
        """The people who build a castle."""
        return tuple(seat for seat in (castle, (castle + 1) % len(self.castles)) if seat < self.seats)

    def server(self) -> int:
        """Who serves Ludwig: his left neighbour in the first round, his right one in the second."""
        return 0 if self.round == 1 else 1

    def held(self, place: int) -> int:
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


def ranks(elders: tuple[int, ...], places: int) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """The senior and the junior partner of each castle."""
    seniors, juniors = [], []
    for castle in range(places):
        human = sorted((seat for seat in {castle, (castle + 1) % places} if seat in elders), key=elders.index)
        seniors.append(human[0])
        juniors.append(human[1] if len(human) > 1 else NOBODY)
    return tuple(seniors), tuple(juniors)
