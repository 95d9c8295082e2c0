"""On the way to a new state it is asked once whether a move is legal, whoever brings it."""

from collections import Counter
from collections.abc import Callable
from copy import copy
from pathlib import Path
from typing import Any

import msgspec
import pytest
from table_helpers import ANN, BOB, PEOPLE, a_move, in_house, open_and_start, until

from castlewright import games
from castlewright.core import Game
from castlewright.tables import House, Table, deeds
from castlewright.testing.toy import Toy

QUESTIONS = ("why_not", "legal", "advance")


def counted(game: Game[Any, Any, Any]) -> tuple[Game[Any, Any, Any], "Counter[str]"]:
    """The same game, with a tally of what it is asked."""
    counts: Counter[str] = Counter()
    listening = copy(game)

    def tallied(name: str, answer: Callable[..., Any]) -> Callable[..., Any]:
        def ask(*args: Any) -> Any:
            counts[name] += 1
            return answer(*args)

        return ask

    for name in QUESTIONS:
        setattr(listening, name, tallied(name, getattr(listening, name)))
    return listening, counts


def asked(counts: "Counter[str]") -> dict[str, int]:
    """What was asked since the last time."""
    since = {name: counts[name] for name in QUESTIONS if counts[name]}
    counts.clear()
    return since


def test_a_move_at_a_table_is_asked_about_once(tmp_path: Path) -> None:
    game, counts = counted(Toy())

    async def story(house: House) -> None:
        table_id = await open_and_start(house)
        asked(counts)
        actors = {0: 2, 1: 2}
        for seat in (0, 1):
            await house.do(table_id, a_move(seat, "m"), Table.summary)
            assert asked(counts) == {"why_not": 1, "legal": actors[seat]}, "legal: what both may do now, for the wire"
        await house.do(
            table_id,
            lambda table: deeds.take_back(table, ANN, 0, 1, "row 0", "u", table.number(0), None),
            Table.summary,
        )
        assert asked(counts) == {"legal": 2}, "what stands was legal when it was played"
        await house.do(table_id, lambda table: deeds.chat(table, BOB, 1, "hi", "c"), Table.summary)
        assert asked(counts) == {"legal": 2}

    in_house(tmp_path, story, games={"toy": game})


def test_so_is_the_move_of_a_bot(tmp_path: Path) -> None:
    game, counts = counted(Toy())

    async def story(house: House) -> None:
        table_id = await open_and_start(house)
        asked(counts)
        await house.do(table_id, lambda table: [deeds.entries.StoodIn(1, "greedy")], lambda table: asked(counts))
        before = await house.read(table_id, lambda table: table.n)
        live = await house.live(table_id)
        await until(lambda: not live.busy and not live.table.bot_turns())
        moves = await house.read(table_id, lambda table: table.n) - before
        assert moves > 0
        assert asked(counts)["why_not"] == moves

    in_house(tmp_path, story, games={"toy": game})


@pytest.mark.parametrize("name", sorted(games.all_games()))
def test_so_is_a_move_of_every_game(tmp_path: Path, name: str) -> None:
    game, counts = counted(games.get(name))
    seats = next(seats for seats in game.meta.seats if 2 <= seats <= 3)

    async def story(house: House) -> None:
        first = deeds.opening(
            house.games,
            ANN,
            game=name,
            seats=seats,
            name="Ann",
            options={},
            public=False,
            local=["Bea", "Cleo"][: seats - 1],
            bots=(),
            known_bots=house.bots_for,
        )
        table_id = (await house.open(first)).id
        await house.do(table_id, lambda table: deeds.start(table, ANN), Table.summary)
        asked(counts)
        for n in range(40):
            actors = await house.do(table_id, _any_move(n), lambda table: table.summary().actors)
            assert asked(counts)["why_not"] == 1
            if not actors:
                break

    in_house(tmp_path, story, games={name: game})


def _any_move(n: int) -> deeds.Deed:
    def deed(table: Table) -> list[Any]:
        assert table.match is not None
        seat = table.match.actors()[-1]
        legal = table.legal(seat)
        said = msgspec.json.encode(legal[n * 7 % len(legal)])
        return deeds.move(table, PEOPLE[0], seat, said, f"m{n}", table.number(seat), None)

    return deed
