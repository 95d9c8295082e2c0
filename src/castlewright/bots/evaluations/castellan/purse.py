"""What a seat can build with in its next turn, as far as others may know: its backs, and the cards not played yet."""

from functools import lru_cache
from itertools import chain, combinations, product

from castlewright.games.castellan.components import CARDS, TOWER_DECK, WALL_DECK
from castlewright.games.castellan.state import State

from .survey import Cost

HANDS = 24
"""So many possible hands stand for all of them."""
WILLING = (1.0, 1.0, 0.8, 0.55, 0.35)
"""How likely a player is to spend so many cards on one yard: the last ones in hand are dear."""

Offer = tuple[int, int, int, float]
"""Towers, long walls and short walls of some cards of a hand, and how willingly they are spent together."""


class Purse:
    """How likely a seat is able, and willing, to pay for something."""

    def __init__(self, hands: tuple[tuple[Offer, ...], ...]) -> None:
        """Each hand's offers come in the order in which they would be thought of: the willing ones first."""
        self._hands = hands
        self._known: dict[Cost, float] = {}

    def pays(self, cost: Cost) -> float:
        found = self._known.get(cost)
        if found is None:
            towers, longs, shorts = cost
            found = 0.0
            for offers in self._hands:
                for offer in offers:
                    if offer[0] >= towers and offer[1] >= longs and offer[2] >= shorts:
                        found += offer[3]
                        break
            found = self._known[cost] = found / len(self._hands)
        return found


def purse_of(state: State, seat: int) -> Purse | None:
    """None for a seat that has no turn any more."""
    side = state.sides[seat]
    gift = state.received[seat]
    extra = (gift.towers, gift.long, gift.short)
    if state.ran_out is not None:
        last = (seat - state.turn) % state.seats < (state.ran_out - state.turn) % state.seats
        return _last_turn(side.hand + side.towers + side.walls, extra) if last else None
    unseen = [card for card in CARDS if card not in side.played]
    backs = sum(card in TOWER_DECK for card in side.hand)
    return _purse(
        tuple(card for card in unseen if card in TOWER_DECK),
        backs,
        tuple(card for card in unseen if card in WALL_DECK),
        len(side.hand) - backs,
        extra,
    )


def own_purse(cards: tuple[str, ...]) -> Purse:
    return _own_purse(tuple(sorted(cards)))


@lru_cache(maxsize=1024)
def _own_purse(cards: tuple[str, ...]) -> Purse:
    return Purse((_offers(cards, (0, 0, 0)),))


@lru_cache(maxsize=1024)
def _last_turn(cards: tuple[str, ...], extra: Cost) -> Purse:
    return Purse((((*_sum(cards, extra), 1.0),),))


@lru_cache(maxsize=1024)
def _purse(towers: tuple[str, ...], tower_backs: int, walls: tuple[str, ...], wall_backs: int, extra: Cost) -> Purse:
    hands = list(product(combinations(towers, tower_backs), combinations(walls, wall_backs)))
    spread = hands[:: max(1, len(hands) // HANDS)][:HANDS] or [((), ())]
    return Purse(tuple(_offers(tuple(chain(*hand)), extra) for hand in spread))


def _offers(hand: tuple[str, ...], extra: Cost) -> tuple[Offer, ...]:
    """What comes from one, two, three or all the cards of a hand."""
    sizes = [size for size in (1, 2, 3) if size <= len(hand)]
    offers: list[Offer] = []
    for size in sizes:
        offers += ((*_sum(cards, extra), WILLING[size]) for cards in combinations(hand, size))
    if len(hand) > 3:
        offers.append((*_sum(hand, extra), WILLING[4]))
    return tuple(offers)


def _sum(cards: tuple[str, ...], extra: Cost) -> Cost:
    towers, longs, shorts = extra
    for card in cards:
        pieces = CARDS[card].pieces
        towers += pieces.towers
        longs += pieces.long
        shorts += pieces.short
    return towers, longs, shorts
