"""A full state that a view allows, sampled evenly from all ways to lay out what the seat does not know."""

from functools import lru_cache

from castlewright.core import Chance

from .board import STRIDE
from .bonuses import Bonus
from .bonuses.cards import CARD_IDS, CARD_NUMBER
from .bonuses.piles import Discard, Pile, Returned
from .castle import Castle
from .castle.growth import standing, with_attendant, with_card
from .choices import bonus_options
from .components import ATTENDANT_IDS, FIRST_FACE, NUMBER
from .state import NOBODY, State, ranks
from .view import CastleView, PileView, RoomView, TwoCastlesView

Slot = tuple[str, int]
"""A hidden place: which heap, and which of them."""
EVER = 10**6
"""The supply may hold whatever came back, at any time."""


def imagine(view: TwoCastlesView, chance: Chance) -> State:
    rooms = _laid_out(view.rooms, NUMBER, FIRST_FACE, _known_rooms(view), _hidden_rooms(view), "rooms", chance)
    draws = _draws(view, "utility")
    cards = _laid_out(view.cards, CARD_NUMBER, len(CARD_IDS), _known_cards(view), draws, "cards", chance)
    seniors, juniors = ranks(view.elders, len(view.places))
    stacks, pairs = [], []
    for number, place in enumerate(view.places):
        stack = [NUMBER[room] for room in place.stack] if place.stack is not None else rooms.get(("stack", number), [])
        pair = [NUMBER[room] for room in (*place.pair, *place.tiles)]
        if len(stack) > place.size:
            # A pair was chosen from this stack, and nobody told which.
            pair = sorted(chance.shuffle("pair", stack, place=number)[: len(stack) - place.size])
        stacks.append(tuple(sorted(room for room in stack if room not in pair)))
        pairs.append(tuple(pair))
    state = State(
        edition=view.edition,
        seats=view.seats,
        elders=view.elders,
        seniors=seniors,
        juniors=juniors,
        options=dict(view.options),
        castles=[castle_of(castle.throne, castle.rooms, castle.attendants, castle.cards) for castle in view.castles],
        stacks=stacks,
        pairs=pairs,
        due=[_bits(castle.due) for castle in view.castles],
        ludwig=[NUMBER[castle.ludwig] if castle.ludwig else NOBODY for castle in view.castles],
        yielding=[_bits(castle.yielding) for castle in view.castles],
        bonuses=[
            _bonus(number, castle, rooms if castle.bonus and castle.bonus.kind == "food" else cards)
            for number, castle in enumerate(view.castles)
        ],
        rooms=_pile(view.rooms, NUMBER, rooms),
        cards=_pile(view.cards, CARD_NUMBER, cards),
        dealt=view.dealt,
        round=view.round,
        turn=view.turn,
        phase=view.phase,
    )
    for number, castle in enumerate(view.castles):
        if castle.bonus is not None and castle.bonus.proposed and castle.bonus.proposal is None:
            state.bonuses[number] = _proposed(state, number, chance)
    return state


def _proposed(state: State, castle: int, chance: Chance) -> Bonus:
    """Something is proposed that this seat may not see: it could be anything."""
    bonus = state.bonuses[castle]
    assert bonus is not None
    proposal = chance.choice("proposal", bonus_options(state, castle, bonus), castle=castle)
    return Bonus(bonus.kind, bonus.drawn, bonus.left, proposal)


@lru_cache(maxsize=1024)
def castle_of(throne: str, rooms: tuple[RoomView, ...], attendants: tuple[str, ...], cards: tuple[str, ...]) -> Castle:
    """The castle of a view. Castles never change, so that one serves all who look at the same."""
    castle = standing(NUMBER[throne], ((NUMBER[room.room], room.x * STRIDE + room.y) for room in rooms))
    for attendant in attendants:
        castle = with_attendant(castle, ATTENDANT_IDS.index(attendant))
    for card in cards:
        castle = with_card(castle, CARD_NUMBER[card])
    return castle


def _bits(seats: tuple[int, ...]) -> int:
    return sum(1 << seat for seat in seats)


def _known_rooms(view: TwoCastlesView) -> set[str]:
    known = {room for place in view.places for room in (*(place.stack or ()), *place.pair, *place.tiles)}
    for castle in view.castles:
        known |= {room.room for room in castle.rooms}
        known |= {castle.ludwig} if castle.ludwig else set()
        if castle.bonus is not None and castle.bonus.kind == "food":
            known |= set(castle.bonus.drawn or ())
    return known


def _known_cards(view: TwoCastlesView) -> set[str]:
    known = {card for castle in view.castles for card in castle.cards}
    for castle in view.castles:
        if castle.bonus is not None and castle.bonus.kind == "utility":
            known |= set(castle.bonus.drawn or ())
    return known


def _hidden_rooms(view: TwoCastlesView) -> dict[Slot, tuple[int, int]]:
    """Stacks and draws the seat knows nothing of: how many rooms, and at what time they left the supply."""
    hidden = {
        ("stack", number): (place.size + 2 * (place.chosen and not place.pair), view.dealt)
        for number, place in enumerate(view.places)
        if place.stack is None
    }
    return hidden | _draws(view, "food")


def _draws(view: TwoCastlesView, kind: str) -> dict[Slot, tuple[int, int]]:
    return {
        ("draw", number): (castle.bonus.count, castle.bonus.left)
        for number, castle in enumerate(view.castles)
        if castle.bonus is not None and castle.bonus.kind == kind and castle.bonus.drawn is None
    }


def _laid_out(
    pile: PileView,
    numbers: dict[str, int],
    total: int,
    known: set[str],
    hidden: dict[Slot, tuple[int, int]],
    name: str,
    chance: Chance,
) -> dict[Slot, list[int]]:
    """Everything unknown, on hidden places. What came back to the supply cannot be where things had left it before:
    the most restricted pieces go first, each to an even choice of what is open to it."""
    seen = {numbers[item] for item in known} | {numbers[each.item] for each in pile.discards if each.item is not None}
    since = {numbers[fact.item]: fact.time for fact in pile.returned}
    places: list[tuple[Slot, int]] = [
        *((slot, left) for slot, (count, left) in hidden.items() for _ in range(count)),
        *((("discard", n), each.left) for n, each in enumerate(pile.discards) if each.item is None),
        *((("supply", 0), EVER) for _ in range(pile.size)),
    ]
    unknown = [item for item in range(total) if item not in seen]
    assert len(unknown) == len(places), f"{len(unknown)} {name} for {len(places)} hidden places"
    laid: dict[Slot, list[int]] = {}
    free = chance.shuffle(f"imagined {name}", places)
    for item in sorted(since.keys() & set(unknown), key=lambda item: (-since[item], item)):
        choice = next(n for n, (_, left) in enumerate(free) if left >= since[item])
        laid.setdefault(free.pop(choice)[0], []).append(item)
    for (slot, _), item in zip(free, (item for item in unknown if item not in since), strict=True):
        laid.setdefault(slot, []).append(item)
    # The order of the supply: items came to it in order of their numbers.
    if ("supply", 0) in laid:
        laid["supply", 0] = chance.shuffle(f"imagined order of {name}", laid["supply", 0])
    return laid


def _bonus(number: int, castle: CastleView, laid: dict[Slot, list[int]]) -> Bonus | None:
    seen = castle.bonus
    if seen is None:
        return None
    numbers = NUMBER if seen.kind == "food" else CARD_NUMBER
    if seen.drawn is not None:
        drawn = tuple(numbers[item] for item in seen.drawn)
    else:
        drawn = tuple(sorted(laid.get(("draw", number), ())))
    return Bonus(seen.kind, drawn, seen.left, seen.proposal)


def _pile(pile: PileView, numbers: dict[str, int], laid: dict[Slot, list[int]]) -> Pile:
    return Pile(
        tuple(laid.get(("supply", 0), ())),
        tuple(
            Discard(laid["discard", n][0] if each.item is None else numbers[each.item], _bits(each.known), each.left)
            for n, each in enumerate(pile.discards)
        ),
        pile.times,
        tuple(Returned(numbers[fact.item], _bits(fact.known), fact.time) for fact in pile.returned),
    )
