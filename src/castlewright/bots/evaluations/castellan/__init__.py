"""What the greedy bot knows of Castellan: points now, nothing left open for others, cards and the double in reserve.

It reads only what everybody may know of the others (backs, cards played), so one imagined world is as good as many.
"""

from collections.abc import Iterable, Iterator
from itertools import combinations
from typing import Any

from castlewright.bots.evaluations.evaluation import Chain, Evaluation
from castlewright.core import Game
from castlewright.games.castellan.choices import due, splits
from castlewright.games.castellan.components import CARDS, shown_on
from castlewright.games.castellan.moves import BUILDING, Built, Card, Draw, Take
from castlewright.games.castellan.state import BUILD, CHOOSE, CLAIM, DRAW, UNCLAIMED, State, ground

from .builder import Site, plans, ranked_closings
from .purse import Purse, own_purse, purse_of
from .survey import Closing, Cost, Survey

WON = 1000.0
CARDS_IN_HAND = (0.0, 6.0, 11.0, 14.5, 16.5, 18.0, 19.0, 20.0, 21.0)
"""What a hand of so many cards is worth in points, for the choice it leaves."""
DOUBLE_EARLY = 6.2
"""What the right to a double is worth with all cards to come: so it is kept for a yard of more towers than that."""
RIVALS = (1.0, 0.55, 0.35)
"""How much the chances of the next, the second and the third rival matter."""
LATER_INSIDE = 0.5
"""What I could close in my own yards next time, where nobody can be quicker."""
LATER_OUTSIDE = 0.15
SECOND = 0.3
"""A rival with many cards closes more than one yard."""
PLANS = 5
CARD_SETS = 7
OUTLOOK_WALLS = 2
"""What needs more walls than that is open everywhere, always."""
ANY: Cost = (99, 99, 99)


class CastellanEvaluation(Evaluation):
    def worlds(self, game: Game[Any, Any, Any], state: State, seat: int) -> int:
        return 1

    def settled(self, game: Game[Any, Any, Any], state: State, seat: int) -> bool:
        """What is drawn cannot be known; how to draw is a decision of its own."""
        return state.phase == DRAW and state.turn == seat

    def chains(self, game: Game[Any, Any, Any], state: State, seat: int) -> Iterable[Chain]:
        if state.phase == CHOOSE:
            return _turns(state, seat)
        if state.phase == BUILD:
            return _builds(state, seat, (state.towers, state.long, state.short), PLANS)
        if state.phase == DRAW:
            return [(max(splits(state), key=lambda draw: _usefulness(state, draw)),)]
        return [(move,) for move in game.legal(state, seat)]

    def value(self, game: Game[Any, Any, Any], state: State, seat: int) -> float:
        points = [_points(state, k) for k in range(state.seats)]
        rivals = [points[k] for k in range(state.seats) if k != seat]
        margin = points[seat] - max(rivals)
        outcome = game.outcome(state)
        if outcome is not None:
            return margin + (WON / len(outcome.winners()) if seat in outcome.winners() else 0.0)
        danger, later = prospects(state, seat)
        return margin - danger + later + _reserve(state, seat)


# --- what to try ---


def _turns(state: State, seat: int) -> Iterator[Chain]:
    """Card sets that seem worth their cards, each with a few builds."""
    for cards in _card_sets(state, seat):
        laying = (*(Card(card) for card in cards if card not in state.chosen), Take())
        for build in _builds(state, seat, _pieces(state, seat, cards), PLANS - 2 if len(cards) > 1 else PLANS):
            yield (*laying, *build)


def _builds(state: State, seat: int, pieces: Cost, most: int) -> Iterator[Chain]:
    """Whole builds, up to their confirmation."""
    doubled = next((yard.cell for yard in state.yards if yard.owner == seat and yard.double), None)
    site = Site(
        state.castle, pieces, _foreign(state, seat), doubled, (UNCLAIMED, *_grounds(seat)), tuple(_rivals(state, seat))
    )
    for places in plans(site, most):
        yield (*(BUILDING[place] for place in places), Built())


def _card_sets(state: State, seat: int) -> list[tuple[str, ...]]:
    """The best few by what they could close at once, less what the cards are worth in hand."""
    hand = state.sides[seat].hand
    rest = [card for card in hand if card not in state.chosen]
    survey = Survey(state.castle, _foreign(state, seat), None)
    closings = ranked_closings(survey, _pieces(state, seat, hand))
    ranked: dict[tuple[Cost, int], tuple[float, tuple[str, ...]]] = {}
    for size in range(len(rest) + 1):
        for more in combinations(rest, size):
            cards = (*state.chosen, *more)
            shown = shown_on(cards)
            if not cards or (state.is_first_turn and not shown.towers):
                continue
            symbols = sum(CARDS[card].draw for card in cards)
            kept = CARDS_IN_HAND[min(len(hand) - len(cards) + symbols, len(CARDS_IN_HAND) - 1)]
            worth = _closable(closings, _pieces(state, seat, cards)) + kept
            # Two sets with the same pieces and symbols are one choice.
            key = (shown.towers, shown.long, shown.short), symbols
            if key not in ranked or worth > ranked[key][0]:
                ranked[key] = worth, cards
    best = sorted(ranked.values(), key=lambda pair: (-pair[0], pair[1]))
    return [cards for _, cards in best[:CARD_SETS]]


def _closable(closings: list[Closing], pieces: Cost) -> float:
    """About how many points these pieces close: the best closing, and half of another that can be paid besides it."""
    worth = 0.0
    share = 1.0
    towers, longs, shorts = pieces
    used: set[int] = set()
    for closing in closings:
        need = closing.cost
        if need[0] <= towers and need[1] <= longs and need[2] <= shorts and not used & set(closing.ends):
            worth += share * closing.gain
            used.update(closing.ends)
            towers, longs, shorts = towers - need[0], longs - need[1], shorts - need[2]
            if share < 1.0:
                break
            share = 0.5
    return worth


def _usefulness(state: State, draw: Draw) -> float:
    """A hand that closes yards has about two towers to three walls; cards that draw more cards are welcome."""
    side = state.sides[state.turn]
    have = shown_on(side.hand)
    towers, walls, symbols = float(have.towers), float(have.long + have.short), 0.0
    for deck, count in ((side.towers, draw.towers), (side.walls, draw.walls)):
        if count:
            there = shown_on(deck)
            towers += count * there.towers / len(deck)
            walls += count * (there.long + there.short) / len(deck)
            symbols += count * sum(CARDS[card].draw for card in deck) / len(deck)
    return min(towers / 2, walls / 3) + 0.1 * (towers + walls) + 0.5 * symbols


# --- what it is worth ---


def prospects(state: State, seat: int) -> tuple[float, float]:
    """What the others could close outside before my next turn, and what I may close then with the cards I keep."""
    survey = Survey(state.castle, _foreign(state, seat), None)
    inside: list[Closing] = []
    outside: list[Closing] = []
    for closing in survey.closings(OUTLOOK_WALLS, ANY):
        (inside if survey.regions[closing.region].mine else outside).append(closing)
    danger = sum(weight * _hope(outside, purse) for purse, weight in _rivals(state, seat))
    hand = state.sides[seat].hand
    if state.ran_out is not None or not hand:
        return danger, 0.0
    purse = own_purse(hand)
    return danger, LATER_INSIDE * _hope(inside, purse) + LATER_OUTSIDE * _hope(outside, purse)


def _hope(closings: list[Closing], purse: Purse) -> float:
    """The points a seat may expect of its next turn here."""
    best, second = 0.0, 0.0
    for closing in closings:
        hope = closing.gain * purse.pays(closing.cost)
        if hope > best:
            best, second = hope, best
        elif hope > second:
            second = hope
    return best + SECOND * second


def _reserve(state: State, seat: int) -> float:
    """Cards in hand, and the right to a double as long as there is something left to build."""
    if state.ran_out is not None:
        return 0.0
    side = state.sides[seat]
    drawing = due(state) if state.turn == seat and state.phase in (CLAIM, DRAW) else 0
    worth = CARDS_IN_HAND[min(len(side.hand) + drawing, len(CARDS_IN_HAND) - 1)]
    if not state.doubled[seat]:
        to_come = len(side.hand) + len(side.towers) + len(side.walls)
        worth += DOUBLE_EARLY * min(1.0, to_come / 7)
    return worth


def _points(state: State, seat: int) -> int:
    return sum(len(yard.towers) * yard.keeps for yard in state.yards if yard.owner == seat)


def _rivals(state: State, seat: int) -> list[tuple[Purse, float]]:
    """The purses of those who play before me, the next one first."""
    purses = (purse_of(state, (seat + k) % state.seats) for k in range(1, state.seats))
    return [(purse, weight) for purse, weight in zip(purses, RIVALS, strict=False) if purse is not None]


def _foreign(state: State, seat: int) -> frozenset[int]:
    return frozenset(yard.cell for yard in state.yards if yard.owner != seat)


def _grounds(seat: int) -> tuple[int, int]:
    return ground(seat, False), ground(seat, True)


def _pieces(state: State, seat: int, cards: tuple[str, ...]) -> Cost:
    """What these cards give, and what was passed on to me."""
    pieces = shown_on(cards) + state.received[seat]
    return pieces.towers, pieces.long, pieces.short


EVALUATION = CastellanEvaluation()
