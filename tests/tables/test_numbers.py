"""What a table's options ask of each seat before the start, such as an age."""

from collections.abc import Callable
from typing import Any

import pytest
from msgspec import structs
from table_helpers import ANN, BOB, BOTS, EVE, bots_for, row

from castlewright.core import Option, SeatNumber
from castlewright.tables import Table, Trouble, deeds, entries, rebuild, stories
from castlewright.tables.entries import Entry
from castlewright.testing.toy import Toy


class AgedToy(Toy):
    meta = structs.replace(
        Toy.meta,
        options=(*Toy.meta.options, Option("elder", ("seats", "ages"))),
        numbers=(SeatNumber("ages", 0, 120, when=("elder", "ages")),),
    )


GAMES = {"toy": AgedToy()}


def opening(seats: int = 3, options: dict[str, str] | None = None, **more: Any) -> list[Entry]:
    wish = {"options": options or {"elder": "ages"}, "public": False, "local": (), "bots": (), **more}
    return deeds.opening(GAMES, ANN, game="toy", seats=seats, name="Ann", known_bots=bots_for, **wish)


def do(table: Table, what: list[Entry]) -> list[Entry]:
    for entry in what:
        table.fold(entry, 1000.0)
    return what


def opened(*more: Entry, **wish: Any) -> Table:
    table = Table("t", GAMES)
    do(table, [*opening(**wish), *more])
    return table


def code(deed: Callable[[], object]) -> tuple[str, str]:
    with pytest.raises(Trouble) as trouble:
        deed()
    return trouble.value.code, trouble.value.reason.name


def test_everybody_says_the_own_number_and_the_host_says_any() -> None:
    table = opened(entries.Sat(1, BOB.id, "Bob"))
    assert do(table, deeds.say_number(table, BOB, 1, "ages", 12)) == [entries.Numbered(1, "ages", 12)]
    assert table.summary().options == {"rounds": "2", "elder": "ages", "ages": ",12,"}
    assert deeds.say_number(table, BOB, 1, "ages", 12) == [], "again is harmless"
    assert code(lambda: deeds.say_number(table, BOB, 0, "ages", 1)) == ("forbidden", "problem-not-host")
    assert code(lambda: deeds.say_number(table, EVE, 1, "ages", 1)) == ("forbidden", "problem-not-host")
    do(table, deeds.say_number(table, ANN, 1, "ages", 13))
    do(table, deeds.say_number(table, ANN, 0, "ages", 34))
    assert table.summary().options["ages"] == "34,13,"
    last = table.news(None)[-1].events[0]
    assert (last.name, last.args) == ("event-number-ages", {"name": "Ann", "number": 34})


def test_numbers_that_are_not_asked_for() -> None:
    table = opened()
    assert code(lambda: deeds.say_number(table, ANN, 0, "ages", 121)) == ("malformed", "problem-number")
    assert code(lambda: deeds.say_number(table, ANN, 0, "ages", -1)) == ("malformed", "problem-number")
    assert code(lambda: deeds.say_number(table, ANN, 0, "shoes", 42)) == ("missing", "problem-no-number")
    assert code(lambda: deeds.say_number(table, ANN, 1, "ages", 5)) == ("conflict", "problem-nobody")
    assert code(lambda: deeds.say_number(table, ANN, 7, "ages", 5)) == ("missing", "problem-no-seat")
    by_seats = opened(options={"elder": "seats"})
    assert code(lambda: deeds.say_number(by_seats, ANN, 0, "ages", 5)) == ("missing", "problem-no-number")


def test_the_game_begins_when_all_numbers_are_known_and_keeps_them() -> None:
    table = opened(entries.Sat(1, BOB.id, "Bob"))
    do(table, deeds.seat_bot(table, ANN, 2, "greedy", BOTS))
    do(table, deeds.say_number(table, ANN, 0, "ages", 34))
    assert code(lambda: deeds.start(table, ANN)) == ("conflict", "problem-numbers")
    do(table, deeds.say_number(table, BOB, 1, "ages", 12))
    do(table, deeds.start(table, ANN))
    assert table.match is not None
    assert table.match.options == {"rounds": "2", "elder": "ages", "ages": "34,12,0"}
    assert table.summary().options == table.match.options
    assert stories.record_of_table(table).options == table.match.options
    assert code(lambda: deeds.say_number(table, BOB, 1, "ages", 99)) == ("conflict", "problem-started")


def test_a_number_goes_with_its_person() -> None:
    table = opened(entries.Sat(1, BOB.id, "Bob"))
    do(table, deeds.say_number(table, BOB, 1, "ages", 12))
    do(table, [entries.Left(1), entries.Sat(1, EVE.id, "Eve")])
    assert "ages" not in table.summary().options
    do(table, deeds.say_number(table, EVE, 1, "ages", 50))
    do(table, [entries.HandedOver(1, BOB.id)])
    assert table.summary().options["ages"] == ",50,"


def test_numbers_may_come_with_the_opening() -> None:
    table = opened(options={"elder": "ages", "ages": "34, 12,5"}, local=("Bea",), bots=("greedy",))
    assert table.opening.options == {"rounds": "2", "elder": "ages"}
    assert table.summary().options["ages"] == "34,12,5"
    do(table, deeds.start(table, ANN))
    friends = opened(options={"elder": "ages", "ages": "34,12,5"})
    do(friends, deeds.sit(friends, BOB, "Bob", None))
    do(friends, deeds.seat_bot(friends, ANN, 2, "greedy", BOTS))
    assert friends.summary().options["ages"] == "34,12,5"


def test_bots_are_the_least_unless_the_host_says_otherwise() -> None:
    table = opened(bots=("greedy", "greedy"))
    assert table.summary().options["ages"] == ",0,0"
    do(table, deeds.say_number(table, ANN, 2, "ages", 99))
    assert table.summary().options["ages"] == ",0,99"


@pytest.mark.parametrize("ages", ["1,2", "1,2,121", "1,2,x", ""])
def test_numbers_that_do_not_fit_the_table_are_refused_when_it_opens(ages: str) -> None:
    assert code(lambda: opening(options={"elder": "ages", "ages": ages})) == ("malformed", "refusal-numbers")
    assert code(lambda: opening(options={"ages": "1,2,3"})) == ("malformed", "refusal-numbers-when")


def test_a_stored_log_folds_to_the_same_numbers() -> None:
    log = [*opening(options={"elder": "ages", "ages": "34,12,5"}, bots=("greedy", "greedy"))]
    table = Table("t", GAMES)
    do(table, log)
    log += do(table, deeds.start(table, ANN))
    again = rebuild("t", [row(n, entry) for n, entry in enumerate(log, 1)], GAMES)
    assert again is not None
    assert again.broken is None
    assert again.summary().options == table.summary().options


def test_a_rematch_keeps_the_numbers_with_their_people() -> None:
    table = opened(options={"elder": "ages", "ages": "34,12,5"}, bots=("greedy", "random"))
    do(table, deeds.start(table, ANN))
    do(table, [entries.GaveUp(0), entries.GaveUp(1)])
    again = Table("u", GAMES)
    do(again, deeds.rematch_entries(table, ANN))
    assert again.opening.options == {"rounds": "2", "elder": "ages"}
    assert again.summary().options == table.summary().options
    shuffled = Table("v", GAMES)
    do(shuffled, deeds.rematch_entries(table, ANN, shuffle=True))
    ages = {chair.name: chair.numbers["ages"] for chair in shuffled.chairs}
    assert ages == {"Ann": 34, "greedy": 12, "random": 5}
    assert shuffled.names != table.names
