"""Tables for tests: castles typed in as they lie, and games brought to where they are needed."""

from typing import Any

from castlewright.core import Chance, Event, Line, Sheet
from castlewright.games.two_castles import game
from castlewright.games.two_castles.board import cell_at
from castlewright.games.two_castles.bonuses.cards import CARD_NUMBER
from castlewright.games.two_castles.bonuses.piles import Pile
from castlewright.games.two_castles.castle import Castle
from castlewright.games.two_castles.castle.growth import with_attendant, with_card, with_room
from castlewright.games.two_castles.components import ATTENDANT_IDS, NUMBER
from castlewright.games.two_castles.position import CastlePosition, Position, RoomAt
from castlewright.games.two_castles.state import BUILD, State

Plan = dict[tuple[int, int], str]

THRONE = "throne_living_corridor"

# The rooms of the rulebook's example, in a legal castle that gives exactly the printed table.
SIXTY_TWO: Plan = {
    (-4, 4): "fountain",
    (-2, 4): "tower",
    (-4, 3): "salon",
    (-3, 3): "hall_of_portraits",
    (-2, 3): "echo_chamber",
    (-4, 2): "hibernation_chamber",
    (-3, 2): "kings_chambers",
    (-2, 2): "broom_closet",
    (-4, 1): "wine_room",
    (-3, 1): "fireplace",
    (-2, 1): "game_storage",
    (1, 1): "reading_room",
    (-4, 0): "midnight_room",
    (-3, 0): "drawing_room",
    (-2, 0): "grand_foyer",
    (-1, 0): "taxidermy_showroom",
    (2, 0): "firewood_storage",
    (-3, -1): "hall_of_puzzled_floors",
    (-2, -1): "laboratory",
}


def rooms_at(plan: Plan) -> tuple[RoomAt, ...]:
    return tuple(RoomAt(room, x, y) for (x, y), room in plan.items())


def position(plan: Plan, throne: str = THRONE, attendants: Any = (), cards: Any = ()) -> Position:
    return Position(
        game="two_castles",
        throne=throne,
        rooms=rooms_at(plan),
        attendants=tuple(attendants),
        bonus_cards=tuple(cards),
    )


def lying(plan: Plan, throne: str = THRONE, attendants: Any = (), cards: Any = ()) -> CastlePosition:
    """One castle of a table with several."""
    return CastlePosition(throne=throne, rooms=rooms_at(plan), attendants=tuple(attendants), bonus_cards=tuple(cards))


def sheet_of(plan: Plan, throne: str = THRONE, attendants: Any = (), cards: Any = ()) -> Sheet:
    return game.appraise(position(plan, throne, attendants, cards)).sheets[0]


def line_of(sheet: Sheet, **piece: Any) -> Line:
    """The line of the piece with these fields."""
    (found,) = (line for line in sheet.lines if line.piece and piece.items() <= line.piece.items())
    return found


def points_of(plan: Plan, room: str, throne: str = THRONE) -> int:
    return line_of(sheet_of(plan, throne), room=room).points


def card_points(plan: Plan, card: str, attendants: Any = (), throne: str = THRONE) -> int:
    return line_of(sheet_of(plan, throne, attendants, [card]), card=card).points


def castle_with(plan: Plan, throne: str = THRONE, attendants: Any = (), cards: Any = ()) -> Castle:
    """A castle in play. Rooms are built in the order they are written."""
    castle = Castle.around(NUMBER[throne])
    for at, room in plan.items():
        cell = cell_at(at)
        assert cell in castle.cells_for(NUMBER[room]), f"{room} cannot stand on {at}"
        castle = with_room(castle, NUMBER[room], cell)
    for attendant in attendants:
        castle = with_attendant(castle, ATTENDANT_IDS.index(attendant))
    for card in cards:
        castle = with_card(castle, CARD_NUMBER[card])
    return castle


def numbers(*rooms: str) -> tuple[int, ...]:
    return tuple(sorted(NUMBER[room] for room in rooms))


SEED = Chance.named("tests of two castles")


def begun(seats: int = 3, seniority: str = "seats", chance: Chance = SEED, edition: int = game.meta.edition) -> State:
    return game.in_edition(edition).start(seats, {"seniority": seniority}, chance)


def play(state: State, seat: int, notation: str, chance: Chance = SEED) -> list[Event]:
    events: list[Event] = []
    game.advance(state, seat, game.parse(notation), chance, events)
    return events


def play_on(state: State, until: str, chance: Chance = SEED) -> None:
    """First moves of first actors, until the phase comes."""
    while state.phase != until:
        seat = game.actors(state)[0]
        game.advance(state, seat, game.legal(state, seat)[0], chance)


def play_turn(state: State, chance: Chance = SEED) -> None:
    """To the end of the running turn."""
    now = (state.round, state.turn)
    while game.actors(state) and (state.round, state.turn) == now:
        seat = game.actors(state)[0]
        game.advance(state, seat, game.legal(state, seat)[0], chance)


def building(
    tiles: dict[int, tuple[str, str]] | None = None,
    castles: dict[int, Castle] | None = None,
    seats: int = 3,
    seniority: str = "seats",
    supply: tuple[str, ...] | None = None,
    cards: tuple[str, ...] | None = None,
    edition: int = game.meta.edition,
) -> State:
    """A table where everybody has revealed; some have these rooms, some castles are these, piles begin like this."""
    state = begun(seats, seniority, edition=edition)
    play_on(state, BUILD)
    for seat, pair in (tiles or {}).items():
        state.pairs[seat] = numbers(*pair)
    for number, castle in (castles or {}).items():
        state.castles[number] = castle
    if supply is not None:
        state.rooms = Pile(tuple(NUMBER[room] for room in reversed(supply)))
    if cards is not None:
        state.cards = Pile(tuple(CARD_NUMBER[card] for card in reversed(cards)))
    return state


def refusal(state: State, seat: int, notation: str) -> tuple[str, str]:
    """The paragraph and the name of a refusal, less its prefix."""
    refused = game.why_not(state, seat, game.parse(notation))
    assert refused is not None, f"{notation} is legal"
    return refused.rule, refused.name.removeprefix("refusal-")


def written(state: State, seat: int) -> list[str]:
    return [str(move) for move in game.legal(state, seat)]
