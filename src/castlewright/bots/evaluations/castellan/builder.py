"""Plans a build: what to close with the pieces at hand, and where the rest does the least harm."""

from collections.abc import Iterator
from typing import NamedTuple

from castlewright.games.castellan.board import KINDS, TOWER_PLACE, Castle

from .purse import Purse
from .survey import Closing, Cost, Places, Survey

CLOSING_WALLS = 3
"""Longer paths are found in steps, if at all."""
INNER_TOWER = 1.0
INNER_WALL = 0.3


class Dump(NamedTuple):
    """A single piece laid down because every piece must be, and what it is worth: less than nothing, mostly."""

    worth: float
    place: int


class Site(NamedTuple):
    """Where a build begins, and whom it may help."""

    castle: Castle
    pieces: Cost
    foreign: frozenset[int]
    doubled: int | None
    grounds: tuple[int, ...]
    """Where the builder may build."""
    rivals: tuple[tuple[Purse, float], ...]
    """The purses of those who play next, each with how much its luck matters."""


def plans(site: Site, most: int) -> Iterator[Places]:
    """Up to so many whole builds that differ in what they do first."""
    survey = _survey(site)
    firsts: list[Places] = [closing.places for closing in best_closings(survey, site.pieces, most)]
    firsts += [(dump.place,) for dump in dumps(survey, site)[: max(1, most - len(firsts))]]
    if not firsts:
        firsts = [_anywhere(site)]
    for places in firsts:
        yield places + _finish(_after(site, places))


def _finish(site: Site) -> Places:
    """The rest of a build: the best closing there is, or the least harmful piece, until nothing fits."""
    places: Places = ()
    while any(site.pieces):
        survey = _survey(site)
        closing = best_closings(survey, site.pieces, 1)
        if closing:
            step = closing[0].places
        else:
            found = dumps(survey, site)
            step = (found[0].place,) if found else _anywhere(site)
        if not step:
            break
        places += step
        site = _after(site, step)
    return places


def best_closings(survey: Survey, afford: Cost, most: int) -> list[Closing]:
    """The best closings, at most one for the same two ends of the castle."""
    best: dict[tuple[int, int], Closing] = {}
    for closing in ranked_closings(survey, afford):
        best.setdefault(closing.ends, closing)
        if len(best) == most:
            break
    return list(best.values())


def ranked_closings(survey: Survey, afford: Cost) -> list[Closing]:
    """Everything that gains something, the best first."""
    gaining = [closing for closing in survey.closings(CLOSING_WALLS, afford) if closing.gain > 0]
    return sorted(gaining, key=_rank, reverse=True)


def _rank(closing: Closing) -> tuple[float, Places]:
    """Points, less a little for each piece: what is saved may close something else. Towers are the scarcest."""
    towers, longs, shorts = closing.cost
    return closing.gain - 0.3 * towers - 0.1 * (longs + shorts), closing.places


def dumps(survey: Survey, site: Site) -> list[Dump]:
    """Every place for one of the pieces left, the least harmful first."""
    towers, longs, shorts = site.pieces
    found: list[Dump] = []
    if towers:
        found += [
            Dump(_tower_worth(survey, site, node), node * KINDS)
            for node, visits in survey.visits.items()
            if survey.may_enter(visits[0][0])
        ]
    for node, landings in survey.landings.items():
        for landing in landings:
            if not landing.waits and (longs if landing.long else shorts):
                worth = _wall_worth(survey, site, landing.arm, node, landing.middle)
                found.append(Dump(worth, landing.place))
    for arm, other, long, place in survey.direct:
        if (longs if long else shorts) and not (survey.waits(arm >> 2) and survey.waits(other >> 2)):
            start, end = (other, arm) if survey.waits(arm >> 2) else (arm, other)
            found.append(Dump(_wall_worth(survey, site, start, end >> 2, 0), place))
    found.sort(key=lambda dump: (-dump.worth, dump.place))
    return found


def _tower_worth(survey: Survey, site: Site, node: int) -> float:
    """Inside one's own yard a tower is a point; outside, it makes what others could close there cheaper."""
    number, _ = survey.visits[node][0]
    region = survey.regions[number]
    if region.mine:
        return INNER_TOWER * (2 if region.double else 1)
    best = 0.0
    for gain, cost in survey.from_waiting(node):
        for purse, weight in site.rivals:
            now, then = purse.pays(cost), purse.pays((cost[0] - 1, cost[1], cost[2]))
            best = max(best, weight * gain * (then - now))
    return -best


def _wall_worth(survey: Survey, site: Site, arm: int, node: int, middle: int) -> float:
    """Inside one's own yard a wall harms nobody, and a tower may follow it there."""
    region = survey.regions[survey.corners[arm][0]]
    if region.mine:
        return INNER_WALL
    harm = 0.0
    for gain, cost in survey.through(arm, node, middle):
        for purse, weight in site.rivals:
            harm = max(harm, weight * gain * purse.pays(cost))
    return -harm


def _survey(site: Site) -> Survey:
    return Survey(site.castle, site.foreign, site.doubled)


def _after(site: Site, places: Places) -> Site:
    """The site with some pieces built."""
    castle = site.castle.copy()
    towers, longs, shorts = site.pieces
    for place in places:
        if place % KINDS == TOWER_PLACE:
            castle.raise_tower(place)
            towers -= 1
        else:
            if place in castle.shorts:
                shorts -= 1
            else:
                longs -= 1
            castle.raise_wall(place)
    return site._replace(castle=castle, pieces=(towers, longs, shorts))


def _anywhere(site: Site) -> Places:
    """Any piece that still fits somewhere: the first tower of the game, the first wall, what nobody thought of."""
    castle = site.castle
    for left, table in zip(site.pieces, (castle.towers, castle.longs, castle.shorts), strict=True):
        fitting = [place for place, owner in table.items() if owner in site.grounds] if left else []
        if fitting:
            return (min(fitting),)
    return ()
