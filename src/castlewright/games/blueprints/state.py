"""What is on the table, in the hands and in the decks. Cards, decrees, favors and types are their numbers."""

from msgspec import Struct

from .castle import Castle
from .components import SWANS_FOR_MOAT

DRAFT, START, FOYER, LEAD, TURN, END, OVER = "draft", "start", "foyer", "lead", "turn", "end", "over"
"""The phases of a game."""
MAIN, PLACE, DOORS, REMOVE, PASSAGE, LINE, MOAT, DISCARD, DECREE, BOX = (
    "",
    "place",
    "doors",
    "remove",
    "passage",
    "line",
    "moat",
    "discard",
    "decree",
    "box",
)
"""What is being chosen in a turn, or for a decree at the start."""
PARTED = (REMOVE, PASSAGE, LINE, DISCARD)
"""The steps of rewards that decrees give several parts."""
NO_RESTS = (0, 0, 0, 0)
"""Nothing is left of any of them."""
DRAWN, HELD, SKIPPED = "drawn", "held", "skipped"
"""What a turn has done about its card."""

NONE = -1
NOWHERE = (0, 0, 0)
"""No form, no square: where no card is being drawn."""
SWAN = 7
"""What a special reward is used as, beside the seven types; also the colour of a swan that no room has painted."""


class Player(Struct):
    """One sheet with its score sheet, and the cards beside it."""

    castle: Castle
    circles: tuple[int, ...] = (0,) * 7
    """Completed rooms of each type."""
    flags: tuple[int, ...] = (0,) * 8
    """Used rewards of each type, and of the moat track."""
    specials: tuple[int, ...] = (NONE,) * 4
    """What the special rewards were used as; NONE while they are not."""
    last_turns: int = 0
    skips: int = 0
    swans: tuple[int, ...] = ()
    """Painted swans: the type of the room, or SWAN."""
    bonuses: tuple[int, ...] = ()
    decrees: tuple[int, ...] = ()
    powers: int = 0
    """The opened decrees, as bits."""
    secrets: tuple[int, ...] = ()
    """Favors of one's own."""
    box: int = NONE
    """The room from the box."""
    held: int = NONE
    extras: int = 0
    """Extra turns that wait for the end of the round."""
    at_once: int = 0
    """Extra turns that follow the running turn."""
    third_moat: bool = False
    """The free moat is drawn."""
    name: str = ""

    def copy(self) -> "Player":
        return Player(
            self.castle.copy(),
            self.circles,
            self.flags,
            self.specials,
            self.last_turns,
            self.skips,
            self.swans,
            self.bonuses,
            self.decrees,
            self.powers,
            self.secrets,
            self.box,
            self.held,
            self.extras,
            self.at_once,
            self.third_moat,
            self.name,
        )

    @property
    def moat_circles(self) -> int:
        return len(self.swans) // SWANS_FOR_MOAT

    def special_earned(self, special: int) -> bool:
        """Start, first skip, third and sixth last-turn circle."""
        return (True, self.skips > 0, self.last_turns >= 3, self.last_turns >= 6)[special]

    def stack(self) -> tuple[int, ...]:
        """The cards of the rooms, the latest last."""
        return tuple(room.card for room in self.castle.rooms)


class State(Struct):
    edition: int
    """The rules edition: what changed with one asks for it."""
    seats: int
    options: dict[str, str]
    players: list[Player]
    deck: tuple[int, ...]
    """Room cards, the next last."""
    market: tuple[int, ...]
    box: tuple[int, ...]
    """Room cards that are not in the game, in order of their numbers."""
    bonus_deck: tuple[int, ...]
    """The next last."""
    favors: tuple[int, ...]
    favor_box: tuple[int, ...]
    """The next last."""
    decree_deck: tuple[int, ...]
    """The next last."""
    draft_order: tuple[int, ...]
    hand: tuple[int, ...]
    """Decrees to choose from; those left over lie under the deck in the end."""
    first: int
    """The nominal first player of the round."""
    order: tuple[int, ...]
    """Turn order as it is played."""
    picks: tuple[int, ...] = ()
    """The decrees kept in the draft, in the order of keeping."""
    todo: tuple[tuple[int, int], ...] = ()
    """Seats and their decrees that are still to be carried out at the start."""
    offered: tuple[int, ...] = ()
    """Three decrees that one player looks at."""
    returned: tuple[int, ...] = ()
    """Those of them that went back, and were seen by that player."""
    beneath: tuple[int, ...] = ()
    """Opened decrees that went back."""
    renewed: int = NONE
    """Who exchanged a decree."""
    discard: tuple[int, ...] = ()
    """The latest last."""
    phase: str = DRAFT
    step: str = MAIN
    round: int = 0
    turn: int = 0
    """The place in the order of the one whose turn it is."""
    turns: int = 0
    """How many turns have begun."""
    passes: int = 0
    """0 in ordinary turns, then how often extra turns have gone round."""
    again: bool = False
    """The running turn is an extra turn that was taken at once."""
    taken: str = ""
    """What the running turn has done about its card: "", DRAWN, HELD or SKIPPED."""
    ready_sleeping: int = 0
    """Sleeping rewards that may be used in the running turn."""
    by: str = ""
    """Whose flag was painted for the running step."""
    left: int = 0
    """How many more may be done in it."""
    begun: bool = False
    """At least one was done, and the others follow or are lost: before edition 2."""
    rests: tuple[int, int, int, int] = NO_RESTS
    """How much is left, in this turn, of rewards whose first part is done: in the order of PARTED."""
    card: int = NONE
    """The card that was taken and is not drawn yet."""
    source: str = ""
    utility: bool = False
    moving: str = ""
    """The reward by which its entrances are moved."""
    spot: tuple[int, int, int] = NOWHERE
    """Form, x and y while its entrances are chosen."""
    doors: tuple[int, ...] = ()
    """Entrances that are chosen: sides of `board`."""

    def copy(self) -> "State":
        return State(
            self.edition,
            self.seats,
            self.options,
            [player.copy() for player in self.players],
            self.deck,
            self.market,
            self.box,
            self.bonus_deck,
            self.favors,
            self.favor_box,
            self.decree_deck,
            self.draft_order,
            self.hand,
            self.first,
            self.order,
            self.picks,
            self.todo,
            self.offered,
            self.returned,
            self.beneath,
            self.renewed,
            self.discard,
            self.phase,
            self.step,
            self.round,
            self.turn,
            self.turns,
            self.passes,
            self.again,
            self.taken,
            self.ready_sleeping,
            self.by,
            self.left,
            self.begun,
            self.rests,
            self.card,
            self.source,
            self.utility,
            self.moving,
            self.spot,
            self.doors,
        )

    @property
    def actor(self) -> int:
        """Who has to act; NONE when the game is over."""
        acting = actors(self)
        return acting[0] if acting else NONE


_IN_ORDER = frozenset((TURN, END, FOYER))
_ALONE = tuple((seat,) for seat in range(5))


def actors(state: State) -> tuple[int, ...]:
    """One at a time; nobody when the game is over."""
    phase = state.phase
    if phase == TURN or phase in _IN_ORDER:
        return _ALONE[state.order[state.turn]]
    if phase == DRAFT:
        return _ALONE[state.draft_order[len(state.picks)]]
    if phase == START:
        return _ALONE[state.todo[0][0]]
    return _ALONE[state.order[-1]] if phase == LEAD else ()


def rests_wait(state: State) -> bool:
    """Since edition 2 the rest of a reward waits while other things are done in the turn (BL-12.9)."""
    return state.edition >= 2


def owed(state: State, step: str) -> bool:
    """Whether a part of such a reward may be done now: the first in its own step, the others between steps."""
    return state.step == step or (state.step == MAIN and state.rests[PARTED.index(step)] > 0)
