"""Bells: a toy with everything a game can have, to test the house itself with. It is on no list of games.

Everybody lays cards face down at the same time, in secret, and may think again until ready. Then, seat by seat,
a flag may be planted, and a card drawn or a die rolled.
"""

from collections import Counter
from collections.abc import Sequence
from typing import Any

from msgspec import Struct

from castlewright.core import (
    Appraisal,
    Arg,
    Chance,
    Event,
    Finality,
    Game,
    Line,
    Meta,
    Option,
    Options,
    Outcome,
    Reason,
    Refusal,
    Refused,
    Sheet,
    View,
    Warned,
    rank,
    refused,
)
from castlewright.core.features import Features, flag, level, number, one_of, per_seat, some_of

CARDS = tuple(f"bell{n:02}" for n in range(1, 19))
FLAGS = 3
ROW = 2


class Lay(Struct, frozen=True, tag="lay"):
    """Lay a card face down; nobody else notices."""

    card: str

    def __str__(self) -> str:
        return f"lay {self.card}"


class Ready(Struct, frozen=True, tag="ready"):
    def __str__(self) -> str:
        return "ready"


class Flag(Struct, frozen=True, tag="flag"):
    place: int

    def __str__(self) -> str:
        return f"flag {self.place}"


class Draw(Struct, frozen=True, tag="draw"):
    def __str__(self) -> str:
        return "draw"


class Roll(Struct, frozen=True, tag="roll"):
    def __str__(self) -> str:
        return "roll"


Move = Lay | Ready | Flag | Draw | Roll


class State(Struct):
    edition: int
    rounds: int
    round: int
    turn: int | None
    """Whose turn it is; None while everybody lays cards."""
    planted: bool
    deck: list[str]
    hands: list[list[str]]
    rows: list[list[str]]
    shown: list[list[str]]
    ready: list[bool]
    dice: list[list[int]]
    flags: list[int | None]


class ToyView(View, kw_only=True):
    rounds: int
    round: int
    turn: int | None
    planted: bool
    deck: int
    cards: tuple[int, ...]
    """How many cards each seat holds or has laid face down."""
    hand: tuple[str, ...]
    row: tuple[str, ...]
    shown: tuple[tuple[str, ...], ...]
    ready: tuple[bool, ...]
    dice: tuple[tuple[int, ...], ...]
    flags: tuple[int | None, ...]

    def __str__(self) -> str:
        return sketch(self)


def sketch(view: ToyView) -> str:
    """Rounds and flags, then a line for each seat; one's own cards where one sits."""
    flags = "".join("." if owner is None else str(owner) for owner in view.flags)
    seats = [
        f"{seat}{'*' if seat in view.actors else ' '} {sheet.total:>3}  {' '.join(view.shown[seat])}"
        for seat, sheet in enumerate(view.sheets)
    ]
    return "\n".join(
        [f"{view.round}/{view.rounds}  {flags}  {view.deck}", *seats, " ".join([*view.hand, "|", *view.row])]
    )


FEATURES = Features[ToyView](
    flag("acting", lambda view: view.seat in view.actors),
    number("rounds left", 3, lambda view: view.rounds + 1 - view.round),
    flag("laying", lambda view: view.turn is None),
    flag("planted", lambda view: view.planted),
    number("deck", len(CARDS), lambda view: view.deck),
    some_of("hand", CARDS, lambda view: view.hand),
    some_of("row", CARDS, lambda view: view.row),
    per_seat(
        3,
        lambda view: list(zip(view.sheets, view.cards, view.shown, view.ready, strict=True)),
        level("score", 20, lambda seat: seat[0].total),
        number("cards", 5, lambda seat: seat[1]),
        some_of("shown", CARDS, lambda seat: seat[2]),
        flag("ready", lambda seat: seat[3]),
    ),
    one_of("first flag", (0, 1, 2), lambda view: view.flags[0]),
)


class Position(Struct, forbid_unknown_fields=True):
    """The cards each player has shown."""

    shown: tuple[tuple[str, ...], ...]


class Toy(Game[State, Move, ToyView]):
    meta = Meta(
        id="toy",
        edition=1,
        titles={"ru": "Колокола", "en": "Bells"},
        seats=(2, 3),
        minutes=5,
        prefix="TY",
        options=(Option("rounds", ("2", "1")),),
        longest=60,
        # Three flags, a draw and a roll; or, in the second round, four cards to lay (one was drawn), and ready.
        most_legal=5,
    )
    state_type = State
    move_type = Move
    view_type = ToyView
    position_type = Position
    features = FEATURES

    def start(self, seats: int, options: Options, chance: Chance) -> State:
        deck = chance.shuffle("deck", CARDS)
        hands = [[deck.pop(), deck.pop(), deck.pop()] for _ in range(seats)]
        return State(
            edition=self.meta.edition,
            rounds=int(options["rounds"]),
            round=1,
            turn=None,
            planted=False,
            deck=deck,
            hands=[sorted(hand) for hand in hands],
            rows=[[] for _ in range(seats)],
            shown=[[] for _ in range(seats)],
            ready=[False] * seats,
            dice=[[] for _ in range(seats)],
            flags=[None] * FLAGS,
        )

    def copy(self, state: State) -> State:
        return State(
            state.edition,
            state.rounds,
            state.round,
            state.turn,
            state.planted,
            state.deck[:],
            [hand[:] for hand in state.hands],
            [row[:] for row in state.rows],
            [shown[:] for shown in state.shown],
            state.ready[:],
            [dice[:] for dice in state.dice],
            state.flags[:],
        )

    def actors(self, state: State) -> tuple[int, ...]:
        if state.round > state.rounds:
            return ()
        if state.turn is not None:
            return (state.turn,)
        return tuple(seat for seat, ready in enumerate(state.ready) if not ready)

    def legal(self, state: State, seat: int) -> Sequence[Move]:
        if seat not in self.actors(state):
            return []
        if state.turn is None:
            open_row = len(state.rows[seat]) < ROW
            return [*(Lay(card) for card in state.hands[seat] if open_row), Ready()]
        flags = [Flag(place) for place in range(FLAGS) if state.flags[place] is None and not state.planted]
        return [*flags, *([Draw()] if state.deck else []), Roll()]

    def why_not(self, state: State, seat: int, move: Move) -> Refusal | None:
        if seat not in self.actors(state):
            return Refusal("TY-1.1", "refusal-not-now")
        if isinstance(move, Lay | Ready) != (state.turn is None):
            return Refusal("TY-1.2", "refusal-phase")
        match move:
            case Lay() if move.card not in state.hands[seat]:
                return Refusal("TY-2.1", "refusal-no-card", {"card": move.card})
            case Lay() if len(state.rows[seat]) == ROW:
                return Refusal("TY-2.2", "refusal-row-full", {"count": ROW})
            case Flag() if state.planted or not 0 <= move.place < FLAGS or state.flags[move.place] is not None:
                return Refusal("TY-3.1", "refusal-flag", {"place": move.place})
            case Draw() if not state.deck:
                return Refusal("TY-3.2", "refusal-deck")
            case _:
                return None

    def apply(self, state: State, seat: int, move: Move, chance: Chance, events: list[Event] | None = None) -> None:
        events = [] if events is None else events
        match move:
            case Lay():
                state.hands[seat].remove(move.card)
                state.rows[seat].append(move.card)
                events.append(Event("event-lay", {"seat": seat, "card": move.card}, to=(seat,)))
            case Ready():
                state.ready[seat] = True
                events.append(Event("event-ready", {"seat": seat}))
                if all(state.ready):
                    self._show(state, events)
            case Flag():
                state.flags[move.place] = seat
                state.planted = True
                events.append(
                    Event("event-flag", {"seat": seat, "place": move.place + 1}, pieces=({"flag": move.place},))
                )
            case Draw():
                card = state.deck.pop()
                state.hands[seat] = sorted([*state.hands[seat], card])
                events.append(Event("event-draw", {"seat": seat}))
                events.append(Event("event-drawn", {"card": card}, to=(seat,)))
                self._next(state)
            case Roll():
                die = chance.roll("die", round=state.round, seat=seat)
                state.dice[seat].append(die)
                events.append(Event("event-roll", {"seat": seat, "die": die}))
                self._next(state)

    def _show(self, state: State, events: list[Event]) -> None:
        for seat, row in enumerate(state.rows):
            state.shown[seat] += row
            events.append(Event("event-show", {"seat": seat, "count": len(row)}))
        state.rows = [[] for _ in state.rows]
        state.ready = [False] * len(state.ready)
        state.turn = 0

    def _next(self, state: State) -> None:
        assert state.turn is not None
        state.planted = False
        if state.turn + 1 < len(state.hands):
            state.turn += 1
        else:
            state.turn = None
            state.round += 1

    def finality(self, state: State, seat: int, move: Move) -> Finality:
        if state.turn is None:
            # Whoever is ready last shows every row; until then one may think again.
            shows = isinstance(move, Ready) and state.ready.count(False) == 1
            rows = frozenset(f"row {each}" for each in range(len(state.rows)))
            return Finality(shows, f"row {seat}", rows if shows else frozenset())
        return Finality(not isinstance(move, Flag))

    def view(self, state: State, seat: int | None) -> ToyView:
        return ToyView(
            seat=seat,
            edition=state.edition,
            actors=self.actors(state),
            prompt=self._prompt(state, seat),
            sheets=tuple(self.scores(state)),
            rounds=state.rounds,
            round=state.round,
            turn=state.turn,
            planted=state.planted,
            deck=len(state.deck),
            cards=tuple(len(hand) + len(row) for hand, row in zip(state.hands, state.rows, strict=True)),
            hand=() if seat is None else tuple(state.hands[seat]),
            row=() if seat is None else tuple(state.rows[seat]),
            shown=tuple(map(tuple, state.shown)),
            ready=tuple(state.ready),
            dice=tuple(map(tuple, state.dice)),
            flags=tuple(state.flags),
        )

    def stage(self, state: State) -> tuple[int, bool]:
        """Whoever is ready last shows the rows and may be the first to plant: that is another turn."""
        return state.round, state.turn is None

    def _prompt(self, state: State, seat: int | None) -> Reason:
        if not self.actors(state):
            return Reason("", "prompt-over")
        if state.turn is None:
            return Reason("TY-2.1", "prompt-lay")
        return Reason("TY-3.1", "prompt-turn", {"seat": state.turn})

    def open_view(self, state: State) -> ToyView:
        return self.view(state, None)

    def imagine(self, view: ToyView, chance: Chance) -> State:
        known = {*view.hand, *view.row, *(card for shown in view.shown for card in shown)}
        unknown = chance.shuffle("unknown", [card for card in CARDS if card not in known])
        hands, rows = [], []
        for seat, count in enumerate(view.cards):
            if seat == view.seat:
                hand, row = list(view.hand), list(view.row)
            else:
                mine, unknown = unknown[:count], unknown[count:]
                laid = chance.below("laid", 1 + min(ROW, count), seat=seat) if view.turn is None else 0
                hand, row = sorted(mine[laid:]), mine[:laid]
            hands.append(hand)
            rows.append(row)
        return State(
            edition=view.edition,
            rounds=view.rounds,
            round=view.round,
            turn=view.turn,
            planted=view.planted,
            deck=unknown,
            hands=hands,
            rows=rows,
            shown=[list(shown) for shown in view.shown],
            ready=list(view.ready),
            dice=[list(dice) for dice in view.dice],
            flags=list(view.flags),
        )

    def scores(self, state: State) -> Sequence[Sheet]:
        sheets = []
        for seat, shown in enumerate(state.shown):
            lines = _bells(shown)
            lines += [
                Line(points=die, group="dice", rule="TY-4.2", name="line-die", args={"die": die}, piece={"die": n})
                for n, die in enumerate(state.dice[seat])
            ]
            lines += [
                Line(points=2, group="flags", rule="TY-4.3", name="line-flag", piece={"flag": place})
                for place, owner in enumerate(state.flags)
                if owner == seat
            ]
            sheets.append(Sheet(seat, tuple(lines)))
        return sheets

    def outcome(self, state: State) -> Outcome | None:
        if self.actors(state):
            return None
        flags = Counter(state.flags)
        return Outcome(
            rank(
                {sheet.owner: sheet.total for sheet in self.scores(state)},
                [(lambda owner: flags[int(owner)], lambda count: Reason("TY-4.4", "why-flags", {"count": count}))],
                lambda: Reason("TY-4.4", "why-shared"),
            )
        )

    def appraise(self, position: Position) -> Appraisal:
        laid = Counter(card for shown in position.shown for card in shown)
        for card, count in laid.items():
            if card not in CARDS or count > 1:
                args: dict[str, Arg] = {"card": card}
                raise Refused(Refusal("TY-2.1", "refusal-no-card", args))
        sheets = tuple(Sheet(seat, tuple(_bells(shown))) for seat, shown in enumerate(position.shown))
        limit = ROW * int(self.meta.options[0].choices[0])
        return Appraisal(
            sheets,
            rank({sheet.owner: sheet.total for sheet in sheets}, (), lambda: Reason("TY-4.4", "why-shared")),
            tuple(
                Warned(Reason("TY-2.2", "warning-many", {"seat": seat, "count": len(shown)}), {"seat": seat})
                for seat, shown in enumerate(position.shown)
                if len(shown) > limit
            ),
        )

    def parse(self, notation: str) -> Move:
        match notation.split(" "):
            case ["lay", card] if card in CARDS:
                return Lay(card)
            case ["flag", place] if place.isdecimal() and place.isascii():
                return Flag(int(place))
            case ["ready"]:
                return Ready()
            case ["draw"]:
                return Draw()
            case ["roll"]:
                return Roll()
        raise refused("refusal-notation", notation=notation)

    def conserved(self, state: State) -> Any:
        everywhere = [state.deck, *state.hands, *state.rows, *state.shown]
        return Counter(card for place in everywhere for card in place)


def _bells(shown: Sequence[str]) -> list[Line]:
    return [
        Line(
            points=int(card[4:]),
            group="bells",
            rule="TY-4.1",
            name="line-bell",
            args={"card": card},
            piece={"card": card},
        )
        for card in shown
    ]
