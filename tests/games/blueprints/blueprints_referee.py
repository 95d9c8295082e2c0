"""A second, plain account of a game: it follows the moves with pen and paper, and knows no rule of the engine.

What happens on a sheet (which rooms are complete, where a card can lie) it reads off the castle, which has slow
checkers of its own; whose turn it is, what lies where and what may be used it works out by itself.
"""

from collections import Counter
from dataclasses import dataclass, field
from typing import Any

from blueprints_sheets import lines_closed, passages_possible, removable

from castlewright.games.blueprints.castle import Castle
from castlewright.games.blueprints.components import (
    DECREES,
    ROOM_IDS,
    ROOM_NUMBER,
    ROOMS,
    START_DECREES,
    TYPES,
)
from castlewright.games.blueprints.state import Player, State

SPECIALS = ("start", "skip", "last3", "last6")
AT_ONCE = {"food", "utility", "swan", "sleeping"}
STEP = {"living": "remove", "downstairs": "passage", "outdoor": "line", "activity": "discard", "moat": "moat"}
MORE = {
    "three_removals": (3, "living"),
    "two_passages": (2, "downstairs"),
    "double_lines": (2, "outdoor"),
    "two_discards": (2, "activity"),
}
"""How many parts a decree gives to which reward."""


@dataclass
class Paper:
    """What one player has written down."""

    decrees: list[str] = field(default_factory=list)
    circles: Counter[str] = field(default_factory=Counter)
    flags: Counter[str] = field(default_factory=Counter)
    specials: dict[str, str] = field(default_factory=dict)
    last_turns: int = 0
    skips: int = 0
    swans: int = 0
    cards: int = 2
    extra_turns: int = 0
    turns_at_once: int = 0
    moats: int = 0
    third_moat: bool = False
    held: str | None = None
    stack: list[str] = field(default_factory=list)

    def free_specials(self) -> list[str]:
        earned = {"start": True, "skip": self.skips > 0, "last3": self.last_turns >= 3, "last6": self.last_turns >= 6}
        return [special for special in SPECIALS if earned[special] and special not in self.specials]


class Referee:
    def __init__(self, state: State) -> None:
        self.seats = state.seats
        self.papers = [Paper() for _ in range(state.seats)]
        self.first = state.first
        self.order = [(self.first + step) % self.seats for step in range(self.seats)]
        there = [(self.first - 1 - step) % self.seats for step in range(self.seats)]
        self.draft = there + (there[::-1] if state.options["decrees"] == "two" else [])
        self.deck = [ROOM_IDS[card] for card in state.deck]
        self.market = [ROOM_IDS[card] for card in state.market]
        self.discard: list[str] = []
        self.bonus_deck = len(state.bonus_deck)
        self.kept = 0
        self.todo: list[tuple[int, str]] = []
        self.waiting: list[int] = []
        self.phase, self.round, self.passes, self.place = "draft", 0, 0, 0
        self.actor: int | None = self.draft[0]
        self.step, self.left, self.taken, self.ready_sleeping = "", 0, "", 0
        self.parts: Counter[str] = Counter()
        """What may still be done with rewards of this turn (edition 2)."""
        self.source = self.card = ""

    # -- the order of things ---------------------------------------------------------------------------------------

    def _start_decrees(self) -> None:
        while self.todo:
            seat, decree = self.todo[0]
            self.actor = seat
            if decree in ("two_lines", "new_decree", "box_room"):
                self.phase, self.left = decree, 2
                return
            if decree == "three_circles":
                for _ in range(3):
                    self._last_turn(seat)
            elif decree == "three_swans":
                self.papers[seat].swans += 3
            self.todo.pop(0)
        self.phase, self.place, self.actor = "foyer", 0, self.order[0]

    def _last_turn(self, seat: int) -> None:
        self.papers[seat].last_turns = min(6, self.papers[seat].last_turns + 1)

    def _round(self) -> None:
        self.round += 1
        last = self.order[-1]
        if self.seats > 1 and "last_first" in self.papers[last].decrees:
            self.phase, self.actor = "lead", last
        else:
            self._ordinary_turns()

    def _ordinary_turns(self) -> None:
        self.phase, self.passes, self.waiting = "turn", 0, list(self.order)
        self._next_turn()

    def _turn(self, seat: int) -> None:
        paper = self.papers[seat]
        self.actor, self.step, self.taken = seat, "", ""
        self.parts.clear()
        self.ready_sleeping = paper.circles["sleeping"] - paper.flags["sleeping"]

    def _next_turn(self) -> None:
        while self.waiting or any(paper.extra_turns for paper in self.papers):
            if not self.waiting:
                self.passes, self.waiting = self.passes + 1, list(self.order)
            seat = self.waiting.pop(0)
            if self.passes and not self.papers[seat].extra_turns:
                continue
            self.papers[seat].extra_turns -= bool(self.passes)
            self._turn(seat)
            return
        self._end_of_round()

    def _end_of_round(self) -> None:
        self.discard += self.market
        self.market, self.step, self.taken = [], "", ""
        if self.seats > 1:
            clockwise = [(self.first + step) % self.seats for step in range(self.seats)]
            self.order = self._by_stack(clockwise, 1)
            self.first = self.order[0]
            self._last_turn(self.order[-1])
        if self.round == 10:
            self.phase, self.place, self.actor = "end", 0, self.order[0]
            return
        fresh = self.seats + 2
        self.market, self.deck = self.deck[:fresh], self.deck[fresh:]
        self._round()

    def _by_stack(self, tied: list[int], depth: int) -> list[int]:
        """By the card so deep in the stack; no card at all is 0, no further card ends the comparison."""
        sizes = {seat: [ROOMS[ROOM_NUMBER[card]].size for card in self.papers[seat].stack] for seat in tied}
        if len(tied) < 2 or (depth > 1 and min(map(len, sizes.values())) < depth):
            return tied
        size = {seat: sizes[seat][-depth] if sizes[seat] else 0 for seat in tied}
        groups = [[seat for seat in tied if size[seat] == each] for each in sorted(set(size.values()))]
        return [seat for group in groups for seat in self._by_stack(group, depth + 1)]

    # -- what may be used ------------------------------------------------------------------------------------------

    def uses(self, castle: Castle) -> set[tuple[str, str]]:
        """Every reward with what it can be used as, while nothing else is under way."""
        assert self.actor is not None
        paper, turn = self.papers[self.actor], self.phase == "turn"
        digs = bool(castle.moats_possible("edge_moat" in paper.decrees))
        possible = {"utility"}
        possible |= {"living"} if removable(castle) else set()
        possible |= {"downstairs"} if passages_possible(castle) else set()
        possible |= {"outdoor"} if lines_closed(castle) else set()
        earned = [kind for kind in TYPES if paper.circles[kind] > paper.flags[kind] and kind != "food"]
        found = {(kind, kind) for kind in earned if kind in possible}
        if "activity" in earned and self._finds_discard(castle, ""):
            found.add(("activity", "activity"))
        if digs and paper.swans // 4 > paper.flags["moat"]:
            found.add(("moat", "moat"))
        if digs and "third_moat" in paper.decrees and paper.moats >= 2 and not paper.third_moat:
            found.add(("third_moat", "moat"))
        for special in paper.free_specials():
            kinds = possible | ({"food"} if turn else set()) | ({"swan"} if paper.swans < 8 else set())
            kinds |= {"activity"} if self._finds_discard(castle, special) else set()
            found |= {(special, kind) for kind in kinds}
        return found

    def _finds_discard(self, castle: Castle, spent: str) -> bool:
        """Whether a card of the discard pile could be taken after this reward was spent."""
        return (
            self.phase == "turn" and not self.taken and any(self.takeable(castle, one, spent) for one in self.discard)
        )

    def takeable(self, castle: Castle, card: str, spent: str = "") -> bool:
        assert self.actor is not None
        paper, number = self.papers[self.actor], ROOM_NUMBER[card]
        if "hold_card" in paper.decrees and paper.held is None and not self.taken:
            return True
        moving = self.ready_sleeping > 0 or any(special != spent for special in paper.free_specials())
        return any(
            castle.placements(number, utility) or (moving and castle.movable_spots(number, utility))
            for utility in ([False, True] if "any_utility" in paper.decrees else [False])
        )

    def more(self, castle: Castle) -> set[str]:
        """The parts of rewards that may be done while no step is under way (edition 2)."""
        possible = {
            "remove": removable(castle),
            "passage": passages_possible(castle),
            "line": lines_closed(castle),
            "discard": [card for card in self.discard if self.takeable(castle, card)],
        }
        return {part for part, left in self.parts.items() if left > 0 and possible[part]}

    # -- moves -----------------------------------------------------------------------------------------------------

    def follow(self, notation: str, before: Castle, after: Castle) -> None:
        """A move of the actor, with the sheet before and after it."""
        assert self.actor is not None
        word, *rest = notation.split()
        getattr(self, f"_{word}")(self.papers[self.actor], *rest)
        for index in set(before.incomplete) | set(range(len(before.rooms), len(after.rooms))):
            if index not in after.incomplete and self.phase in ("turn", "end") and word != "done":
                self._completed(TYPES[after.room(index).kind])

    def _completed(self, kind: str) -> None:
        assert self.actor is not None
        paper = self.papers[self.actor]
        paper.circles[kind] += 1
        if kind == "food" and self.phase == "turn":
            paper.flags["food"] += 1
            self._extra_turn(paper)

    def _extra_turn(self, paper: Paper) -> None:
        if "turn_at_once" in paper.decrees:
            paper.turns_at_once += 1
        else:
            paper.extra_turns += 1

    def _keep(self, paper: Paper, decree: str) -> None:
        assert self.actor is not None
        if self.phase == "new_decree":
            paper.decrees = [*(own for own in paper.decrees if own != "new_decree"), decree]
            self.todo = [(self.actor, decree)] if decree in START_DECREES else []
            self._start_decrees()
            return
        self.kept += 1
        paper.decrees.append(decree)
        if self.kept < len(self.draft):
            self.actor = self.draft[self.kept]
            return
        acting = [
            (seat, one)
            for seat in self.order
            for one in sorted(self.papers[seat].decrees, key=DECREES.index)
            if one in START_DECREES
        ]
        self.todo = sorted(acting, key=lambda each: each[1] == "new_decree")
        self._start_decrees()

    def _box(self, paper: Paper, card: str) -> None:
        self.todo.pop(0)
        self._start_decrees()

    def _foyer(self, paper: Paper, kind: str) -> None:
        paper.swans += 1
        self.place += 1
        if self.place == self.seats:
            self._round()
        else:
            self.actor = self.order[self.place]

    def _lead(self, paper: Paper, which: str) -> None:
        assert self.actor is not None
        if which == "first":
            self.order = [self.actor, *self.order[:-1]]
        self._ordinary_turns()

    def _line(self, paper: Paper, line: str) -> None:
        if self.phase == "two_lines":
            self.left -= 1
            if not self.left:
                self.todo.pop(0)
                self._start_decrees()
        else:
            self.parts["line"] -= 1

    def _take(self, paper: Paper, card: str, source: str, utility: str = "") -> None:
        self.card, self.source, self.step = card, source, "place"
        if source == "held":
            assert (paper.held, self.taken != "held") == (card, True)
            paper.held = None
        else:
            (self.market if source == "market" else self.discard).remove(card)
            self.parts["discard"] -= source == "discard"

    def _draw(self, paper: Paper, form: str, spot: str) -> None:
        if self.step == "moving":
            self.step = f"doors {len(ROOMS[ROOM_NUMBER[self.card]].entrances)}"
        else:
            self._drawn(paper)

    def _door(self, paper: Paper, side: str) -> None:
        left = int(self.step.split()[1]) - 1
        self.step = f"doors {left}"
        if not left:
            self._drawn(paper)

    def _drawn(self, paper: Paper) -> None:
        paper.stack.append(self.card)
        paper.swans = min(8, paper.swans + ROOMS[ROOM_NUMBER[self.card]].swan)
        self.step = ""
        if self.source != "held" and self.taken != "held":
            self.taken = "drawn"

    def _hold(self, paper: Paper) -> None:
        assert paper.held is None
        paper.held, self.taken, self.step = self.card, "held", ""

    def _use(self, paper: Paper, by: str, kind: str) -> None:
        if by in SPECIALS:
            assert by in paper.free_specials()
            paper.specials[by] = kind
        elif by == "third_moat":
            paper.third_moat = True
        else:
            paper.flags[by] += 1
        if kind == "swan":
            paper.swans += 1
        elif kind == "food":
            self._extra_turn(paper)
        elif kind == "utility":
            drawn = min(self.bonus_deck, 3 if "three_cards" in paper.decrees else 2)
            paper.cards += drawn
            self.bonus_deck -= drawn
        elif kind == "sleeping":
            self.step = "moving"
            self.ready_sleeping -= by == "sleeping"
        elif kind != "moat":
            more = [count for decree, (count, of) in MORE.items() if of == kind and decree in paper.decrees]
            self.parts[STEP[kind]] += more[0] if more else 1

    def _remove(self, paper: Paper, side: str) -> None:
        self.parts["remove"] -= 1

    def _passage(self, paper: Paper, side: str) -> None:
        self.parts["passage"] -= 1

    def _moat(self, paper: Paper, start: str, end: str) -> None:
        paper.moats += 1
        if self.phase == "turn" and "moat_turns" in paper.decrees:
            paper.extra_turns += 1

    def _skip(self, paper: Paper) -> None:
        paper.skips += 1
        self.taken = "skipped"

    def _name(self, paper: Paper, name: str) -> None: ...

    def _done(self, paper: Paper) -> None:
        """Of a turn; whoever leaves a step early does not tell the referee."""
        assert self.actor is not None
        self.parts.clear()
        if self.phase == "end":
            self.place += 1
            self.actor = self.order[self.place] if self.place < self.seats else None
        elif paper.turns_at_once:
            paper.turns_at_once -= 1
            self._turn(self.actor)
        else:
            self._next_turn()

    # -- comparing -------------------------------------------------------------------------------------------------

    def account(self) -> dict[str, Any]:
        return {
            "round": self.round,
            "order": tuple(self.order),
            "market": sorted(self.market),
            "discard": sorted(self.discard),
            "taken": self.taken,
            "players": [
                {
                    "circles": tuple(paper.circles[kind] for kind in TYPES),
                    "flags": tuple(paper.flags[track] for track in (*TYPES, "moat")),
                    "specials": paper.specials,
                    "last turns": paper.last_turns,
                    "skips": paper.skips,
                    "swans": paper.swans,
                    "cards": paper.cards,
                    "extra turns": (paper.extra_turns, paper.turns_at_once),
                    "held": paper.held,
                    "stack": paper.stack,
                    "decrees": sorted(paper.decrees),
                }
                for paper in self.papers
            ],
        }


def account_of(state: State) -> dict[str, Any]:
    """The same, as the engine has it."""
    return {
        "round": state.round,
        "order": state.order,
        "market": sorted(ROOM_IDS[card] for card in state.market),
        "discard": sorted(ROOM_IDS[card] for card in state.discard),
        "taken": state.taken,
        "players": [_player_of(player) for player in state.players],
    }


def _player_of(player: Player) -> dict[str, Any]:
    uses = (*TYPES, "swan")
    return {
        "circles": player.circles,
        "flags": player.flags,
        "specials": {one: uses[used] for one, used in zip(SPECIALS, player.specials, strict=True) if used >= 0},
        "last turns": player.last_turns,
        "skips": player.skips,
        "swans": len(player.swans),
        "cards": len(player.bonuses),
        "extra turns": (player.extras, player.at_once),
        "held": None if player.held < 0 else ROOM_IDS[player.held],
        "stack": [ROOM_IDS[card] for card in player.stack()],
        "decrees": sorted(DECREES[decree] for decree in player.decrees),
    }
