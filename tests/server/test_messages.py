"""What is put together from bytes is, byte by byte, what the types of the messages would write."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from castlewright import games
from castlewright.core import Game, Reason
from castlewright.server import cards, messages
from castlewright.tables import Games, Guest, Table, Telling, Viewer, deeds, entries
from castlewright.tables.entries import Entry
from castlewright.testing.toy import Toy

encode = msgspec.json.encode
ANN, EVE = Guest("a" * 22, 'Анна "A"'), Guest("e" * 22, "Eve")
TOY: Games = {"toy": Toy()}


def table_of(all_games: Games, name: str, seats: int, *more: Entry) -> Table:
    table = Table("t/1", all_games)
    first = deeds.opening(
        all_games,
        ANN,
        game=name,
        seats=seats,
        name=ANN.name,
        options={},
        public=True,
        local=["Боб", "<Cid>", "Дуня"][: seats - 1],
        bots=(),
        known_bots=lambda _: (),
    )
    for entry in first:
        table.fold(entry, 1_700_000_000.125)
    return folded(table, *more)


def folded(table: Table, *more: Entry) -> Table:
    for entry in more:
        table.fold(entry, 1_700_000_001.5)
    return table


def started(all_games: Games, name: str, seats: int) -> Table:
    table = table_of(all_games, name, seats)
    return folded(table, *deeds.start(table, ANN))


def telling(table: Table, viewer: Viewer, full: bool) -> Telling:
    news = table.news(viewer)
    return Telling(
        table.summary(),
        viewer,
        table.number(viewer),
        full,
        news if full else news[-1:],
        table.glimpse(viewer),
        table.moved(viewer),
        frozenset({0}),
        2,
        {1: 0.0},
    )


def by_its_type(said: Telling, guest_id: str, lang: str) -> bytes:
    """The same update, spelled out."""
    glimpse = said.glimpse
    actors = glimpse.view.actors if glimpse is not None and said.summary.status == "playing" else None
    card = cards.card(said.summary, guest_id, lang, said.here, said.watching, said.bots_from, said.moved, actors)
    news = tuple(messages.News(told.n, told.at, told.events) for told in said.news)
    play = None
    if glimpse is not None:
        play = messages.Play(glimpse.view, tuple(glimpse.legal), glimpse.undo, glimpse.talk, glimpse.outcome)
    return encode(messages.Update(said.n, said.full, card, news, play))


def tables() -> Iterator[tuple[str, Table]]:
    """Tables in every state that can be told."""
    yield "waiting", table_of(TOY, "toy", 3, entries.Left(1), entries.BotSat(1, "greedy"), entries.Left(2))
    playing = started(TOY, "toy", 3)
    yield "begun", playing
    yield "laid", folded(playing, entries.Moved(0, str(playing.legal(0)[0]), "m1"))
    talk = (entries.Chatted('"\u2028 \U0001f451 </', seat=1), entries.Chatted("hi", name="Eve"))
    yield "talked", folded(playing, *talk)
    yield "undone", folded(playing, entries.TookBack(0, 1, "row 0"))
    yield "stood in", folded(playing, entries.AskedForBot(1, (0, 2)), entries.StoodIn(1, "greedy"))
    yield "asked", folded(playing, entries.AskedForBot(2, (0,)))
    yield "resigned", folded(playing, entries.GaveUp(1))
    yield "over", folded(playing, entries.GaveUp(2))
    yield "again", folded(playing, entries.Rematched("next"))
    yield "closed", folded(started(TOY, "toy", 2), entries.Closed())
    broken = started(TOY, "toy", 2)
    broken.broken = Reason("", "broken-entry", {"entry": 7})
    yield "broken", broken


def test_an_update_of_every_shape() -> None:
    shapes = set()
    for name, table in tables():
        for viewer in (None, 0, 1):
            for full in (True, False):
                said = telling(table, viewer, full)
                glimpse = said.glimpse
                shapes.add((glimpse is None, bool(glimpse and glimpse.legal), bool(glimpse and glimpse.outcome)))
                for guest, lang in ((ANN, "ru"), (EVE, "en")):
                    assert cards.update(said, guest.id, lang) == by_its_type(said, guest.id, lang), (name, viewer)
    assert shapes == {(True, False, False), (False, True, False), (False, False, False), (False, False, True)}


@pytest.mark.parametrize("name", sorted(games.all_games()))
def test_updates_of_every_game(name: str) -> None:
    game: Game[Any, Any, Any] = games.get(name)
    table = started({name: game}, name, next(seats for seats in game.meta.seats if seats > 1))
    for n in range(60):
        for viewer in (None, 0, 1):
            said = telling(table, viewer, n % 20 == 0)
            assert cards.update(said, ANN.id, "ru") == by_its_type(said, ANN.id, "ru")
        assert table.match is not None
        actors = table.match.actors()
        if not actors:
            break
        seat = actors[n % len(actors)]
        legal = table.legal(seat)
        folded(table, entries.Moved(seat, str(legal[n * 11 % len(legal)])))


@pytest.mark.parametrize(
    "said_id", ["m1", "", '"', "\\", "\x00\x1f\x7f", "\u2028\u2029", "Замок", "👑", "</script>", "x" * 64]
)
def test_that_something_is_done(said_id: str) -> None:
    for n in (0, 1, 10**12):
        assert cards.done(said_id, n) == encode(messages.Done(said_id, n))


@pytest.mark.parametrize(
    "suggestion", [None, 0, -1.5, True, "x", '"\u2028', [], {}, [1, [2, {"a": None}]], {"ключ": ["👑"]}]
)
def test_that_something_is_suggested(suggestion: Any) -> None:
    for seat in (0, 6):
        assert cards.suggested(seat, encode(suggestion)) == encode(messages.Suggested(seat, suggestion))


ROOT = Path(__file__).resolve().parents[2]
