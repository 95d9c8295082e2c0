"""The explained score, line by line as on the printed sheet, and what it means for the players (chapter 11)."""

from collections.abc import Iterator, Mapping

from castlewright.core import Arg, Line, Outcome, Piece, Reason, Sheet, Standing, rank
from castlewright.core.score import Owner

from .board import bits
from .cards import bonuses, decrees, favors
from .cards.contest import Contest, Finding, Values, room_name
from .cards.favors import Ranking
from .castle import grounds
from .components import (
    BEHIND_MOAT,
    BONUS_CARDS,
    COURTYARD,
    EMPTY_HALF,
    EMPTY_SQUARE,
    FAVORS,
    GROUPS,
    OUTDOOR,
    SPECIALS,
    TITLES,
    TYPES,
    UTILITY,
)
from .pieces import ground, rooms, sides
from .state import END, NONE, OVER, Player, State
from .turns.rounds import next_order


class CastleSheet(Sheet, frozen=True):
    """A player's sheet. Like the printed one it has all its lines, the empty ones too."""

    def groups(self) -> dict[str, int]:
        return dict.fromkeys(GROUPS, 0) | super().groups()


class Count:
    """The count of a whole contest: favors are settled once, then each sheet is written."""

    def __init__(self, contest: Contest) -> None:
        self.contest = contest
        self.common = [favors.ranking(contest, favor) for favor in contest.favors]

    def secret(self, seat: int) -> list[Ranking]:
        return [favors.ranking(self.contest, favor) for favor in self.contest.players[seat].secrets]

    def sheet(self, seat: int, owner: Owner | None = None, open_cards: bool = True) -> CastleSheet:
        """A player's sheet; without what only the owner may know if the cards are not open."""
        player = self.contest.players[seat]
        secret = self.secret(seat) if open_cards else []
        favor_lines = [self._favor_line(ranking, seat) for ranking in (*self.common, *secret)]
        standing = bonuses.Standing(
            sum(line.points for line in favor_lines),
            tuple(FAVORS[ranking.favor] for ranking in (*self.common, *secret) if ranking.sole_first(seat)),
        )
        choice, bonus_lines = self._bonuses(player, standing) if open_cards else (bonuses.Choice(), [])
        said = [*self._castle_lines(seat), *bonus_lines, *favor_lines]
        cells: dict[str, int] = {}
        for line in said:
            cells[line.group] = cells.get(line.group, 0) + line.points
        said += decrees.lines(player, self.common, seat, cells, choice)
        said.sort(key=lambda line: GROUPS.index(line.group))
        return CastleSheet(seat if owner is None else owner, tuple(_lit(line, seat) for line in said))

    # -- the castle ------------------------------------------------------------------------------------------------

    def _castle_lines(self, seat: int) -> Iterator[Line]:
        player = self.contest.players[seat]
        castle = player.castle
        for index, room in castle.every_room():
            if 0 <= room.kind < len(TYPES):
                yield from self._room_lines(seat, index)
        yield from _moat_lines(player)
        for yard in grounds.enclosed(castle):
            yield Line(
                points=COURTYARD if yard.ways else 0,
                group="courtyards",
                rule="BL-10.3" if yard.ways else "BL-10.2",
                name="line-courtyard" if yard.ways else "line-yard-closed",
                args={"area": yard.area},
                piece=ground(yard.squares)[0],
                because=ground(yard.squares) + sides(yard.ways),
            )
        yield Line(
            points=sum(room.size for room in castle.rooms),
            group="area",
            rule="BL-11.10",
            name="line-area",
            args={"count": len(castle.rooms)},
            because=rooms(range(len(castle.rooms))),
        )

    def _room_lines(self, seat: int, index: int) -> Iterator[Line]:
        castle = self.contest.players[seat].castle
        room = castle.room(index)
        kind = TYPES[room.kind]
        piece: Piece = {"room": index}
        args: dict[str, Arg] = {"room": room_name(self.contest, seat, index)}
        if not castle.is_complete(index):
            waiting = bits(castle.unjoined() & room.triangles)
            args["count"] = len(waiting)
            yield Line(
                points=0,
                group=kind,
                rule="BL-11.4",
                name="line-incomplete",
                args=args,
                piece=piece,
                because=sides(waiting),
            )
        elif room.kind == OUTDOOR:
            empty, half = grounds.beside_outdoor(castle, room)
            full_count, half_count = empty.bit_count(), half.bit_count()
            yield Line(
                points=EMPTY_SQUARE * full_count + EMPTY_HALF * half_count,
                group=kind,
                rule="BL-11.6",
                name="line-outdoor",
                args={**args, "full": full_count, "half": half_count},
                piece=piece,
                because=ground(empty | half),
            )
        elif room.kind != UTILITY:
            yield Line(
                points=self.contest.values.rooms[room.kind],
                group=kind,
                rule="BL-11.5",
                name="line-completed",
                args={**args, "kind": kind},
                piece=piece,
                because=rooms([index]),
            )

    # -- cards -----------------------------------------------------------------------------------------------------

    def _bonuses(self, player: Player, standing: bonuses.Standing) -> tuple[bonuses.Choice, list[Line]]:
        """The best set of bonus cards, with a line for each card of the hand."""
        values = self.contest.values
        found = {card: bonuses.finding(player, card, standing) for card in player.bonuses}
        worth = {card: one.value * bonuses.each(card, values) for card, one in found.items()}
        specials, utilities = bonuses.rights(player)
        floor = bonuses.FLOOR if player.powers >> decrees.CELLS_DECREE & 1 else 0
        again = bool(player.powers >> decrees.BEST_AGAIN & 1)
        choice = bonuses.choose(worth, len(specials), utilities, floor, again)
        said = []
        for number, (points, card) in enumerate(choice.special):
            args: dict[str, Arg] = {**_counted(card, found[card], values), "special": SPECIALS[specials[number]]}
            said.append(_bonus_line("special", "line-bonus-special", card, points, args, found[card].because))
        for points, card in choice.utility:
            args = _counted(card, found[card], values)
            said.append(_bonus_line("utility", "line-bonus", card, points, args, found[card].because))
        scored = {card for _, card in (*choice.special, *choice.utility)}
        for card in player.bonuses:
            if card not in scored:
                args = {"worth": worth[card], "slots": len(specials) + utilities}
                said.append(_bonus_line("utility", "line-bonus-left", card, 0, args, ()))
        return choice, said

    def _favor_line(self, ranking: Ranking, seat: int) -> Line:
        player, favor = self.contest.players[seat], FAVORS[ranking.favor]
        won, value = ranking.points[seat], ranking.values[seat]
        points = favors.paid(player, won)
        args: dict[str, Arg] = {"favor": favor, "value": value}
        rule = favors.RULES[favor]
        if points > won:
            name, rule = "line-favor-least", "BL-12.30"
        elif ranking.rival is not None:
            name = "line-favor-alone" if won else "line-favor-lost"
            args["rival"] = ranking.rival
        elif not ranking.places[seat]:
            name = "line-favor-none"
        else:
            args["place"] = ranking.places[seat]
            name = "line-favor"
            if ranking.shared[seat] > 1:
                name, args["count"] = "line-favor-tied", ranking.shared[seat]
        because = favors.finding(self.contest, ranking.favor, seat).because
        return Line(
            points=points, group="favors", rule=rule, name=name, args=args, piece={"favor": favor}, because=because
        )


def _moat_lines(player: Player) -> Iterator[Line]:
    """A line for each moat but the free one, which stands among the decrees."""
    castle = player.castle
    for number, run in enumerate(castle.moats):
        if number == decrees.free_moat(player):
            continue
        behind = grounds.behind(castle, run)
        yield Line(
            points=BEHIND_MOAT * len(behind),
            group="moat",
            rule="BL-9.6",
            name="line-moat",
            args={"count": len(behind), "length": run[2] - run[0] + run[3] - run[1] + 1},
            piece={"moat": number},
            because=rooms(behind),
        )


def _counted(card: int, found: Finding, values: Values) -> dict[str, Arg]:
    """How much a card counted, and what each is worth: a sentence names the value that was used."""
    return {"count": found.value, "each": bonuses.each(card, values)}


def _bonus_line(
    group: str, name: str, card: int, points: int, args: dict[str, Arg], because: tuple[Piece, ...]
) -> Line:
    bonus = BONUS_CARDS[card]
    rule = "BL-11.9" if name == "line-bonus-left" else bonuses.RULES[bonus]
    return Line(
        points=points,
        group=group,
        rule=rule,
        name=name,
        args={"bonus": bonus, **args},
        piece={"bonus": bonus},
        because=because,
    )


def _lit(line: Line, seat: int) -> Line:
    """The same line, its pieces named with their seat."""
    return Line(
        points=line.points,
        group=line.group,
        rule=line.rule,
        name=line.name,
        args=line.args,
        piece=None if line.piece is None else {**line.piece, "seat": seat},
        because=tuple({**piece, "seat": seat} for piece in line.because),
    )


# -- the game --------------------------------------------------------------------------------------------------------


def contest_of(state: State) -> Contest:
    """What is scored in a game at any time. Before the end turn order is the one that the stacks would give now."""
    if state.phase in (END, OVER) or state.seats == 1:
        order = state.order
    else:
        sizes = [[room.size for room in reversed(player.castle.rooms)] for player in state.players]
        order = next_order(sizes, state.first)
    return Contest(state.players, state.favors, order, state.discard)


def scores(state: State) -> tuple[Sheet, ...]:
    count = Count(contest_of(state))
    return tuple(count.sheet(seat) for seat in range(state.seats))


def outcome(state: State) -> Outcome | None:
    if state.phase != OVER:
        return None
    sheets = scores(state)
    standings = places({sheet.owner: sheet for sheet in sheets}, dict(enumerate(state.players)))
    return Outcome(standings, verdict(sheets[0].total) if state.seats == 1 else None)


def places(sheets: Mapping[Owner, Sheet], players: Mapping[Owner, Player]) -> tuple[Standing, ...]:
    """Points, then area, favors, completed rooms, fewer used rewards; what is still equal is shared (BL-11.15)."""
    groups = {owner: sheet.groups() for owner, sheet in sheets.items()}
    rule = "BL-11.15"
    return rank(
        {owner: sheet.total for owner, sheet in sheets.items()},
        [
            (lambda owner: groups[owner]["area"], lambda count: Reason(rule, "why-area", {"count": count})),
            (lambda owner: groups[owner]["favors"], lambda count: Reason(rule, "why-favors", {"count": count})),
            (
                lambda owner: sum(players[owner].circles),
                lambda count: Reason(rule, "why-completed", {"count": count}),
            ),
            (lambda owner: -used_rewards(players[owner]), lambda less: Reason(rule, "why-used", {"count": -less})),
        ],
        lambda: Reason(rule, "why-shared"),
    )


def used_rewards(player: Player) -> int:
    """Painted flags of all kinds."""
    return sum(player.flags) + sum(used != NONE for used in player.specials)


def verdict(points: int) -> Reason:
    """The title a single player has earned (BL-15.7)."""
    title = sum(points >= least for least in TITLES) - 1
    return Reason("BL-15.7", "verdict", {"title": title, "points": points})
