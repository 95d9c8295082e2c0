"""Taking a die from the tray (chapter 4)."""

from collections.abc import Sequence

from castlewright.core import Arg, Chance, Event, Piece, Refusal

from .board import COLOUR, KINGDOM, KINGDOM_IDS
from .components import BASIC, DICE
from .moves import Take
from .state import ALL_DICE, State, Turn

DIE = {die: index for index, die in enumerate(DICE)}
WHITE = DIE["white"]
_TAKES = tuple(
    tuple(
        tuple(Take(die, kingdom, colour) for colour in (BASIC if die == "white" else (die,))) for kingdom in KINGDOM_IDS
    )
    for die in DICE
)
"""By die and kingdom; for the white die one for each colour it may count as."""


def takes(state: State) -> Sequence[Take]:
    tray = state.tray
    found: list[Take] = []
    for die, fallen in enumerate(state.dice):
        if tray >> die & 1 and (die != WHITE or tray != ALL_DICE):
            for kingdom in fallen.kingdoms:
                moves = _TAKES[die][kingdom]
                found += [move for move in moves if not tray >> DIE[move.colour] & 1] if die == WHITE else moves
    return found


def why_not_take(state: State, seat: int, move: Take) -> Refusal | None:
    turn = state.turns[seat]
    if turn is not None:
        return Refusal("CK-4.1", "refusal-taken-already", {"die": DICE[turn.die]})
    taker = (state.token + state.taken) % state.seats
    if seat != taker:
        return Refusal("CK-3.1", "refusal-not-your-take", {"seat": taker})
    if move.die not in DIE:
        return Refusal("CK-1.5", "refusal-unknown", {"word": move.die})
    if move.kingdom not in KINGDOM:
        return Refusal("CK-1.2", "refusal-unknown", {"word": move.kingdom})
    if move.colour not in COLOUR and move.colour != "white":
        return Refusal("CK-1.4", "refusal-unknown", {"word": move.colour})
    die, kingdom = DIE[move.die], KINGDOM[move.kingdom]
    if not state.tray >> die & 1:
        return Refusal("CK-4.1", "refusal-die-gone", {"die": move.die})
    if kingdom not in state.dice[die].kingdoms:
        return Refusal("CK-4.2", "refusal-die-elsewhere", {"die": move.die, "kingdom": move.kingdom})
    if die != WHITE:
        wrong = move.colour != move.die
        return Refusal("CK-4.4", "refusal-die-colour", {"die": move.die}) if wrong else None
    if state.tray == ALL_DICE:
        return Refusal("CK-4.3", "refusal-white-first")
    if move.colour not in BASIC:
        return Refusal("CK-4.4", "refusal-white-basic")
    if state.tray >> DIE[move.colour] & 1:
        return Refusal("CK-4.4", "refusal-white-colour", {"colour": move.colour})
    return None


def take(state: State, seat: int, move: Take, chance: Chance, events: list[Event] | None) -> None:
    die, kingdom = DIE[move.die], KINGDOM[move.kingdom]
    value = state.dice[die].value
    state.turns[seat] = Turn(die, kingdom, COLOUR[move.colour], kingdom, 1 << kingdom, value)
    state.tray ^= 1 << die
    state.taken += 1
    if events is not None:
        args: dict[str, Arg] = {
            "seat": seat,
            "die": move.die,
            "count": value,
            "kingdom": move.kingdom,
            "colour": move.colour,
        }
        pieces: tuple[Piece, ...] = ({"die": move.die}, {"kingdom": move.kingdom})
        events.append(Event("event-take-white" if die == WHITE else "event-take", args, pieces=pieces))
