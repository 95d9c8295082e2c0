"""Who may do what at a table."""

from collections.abc import Callable

import pytest
from table_helpers import ANN, BOB, BOTS, CID, EVE, GAMES, bots_for, folded, opening, playing

from castlewright.core import Refused
from castlewright.tables import Stale, Table, Trouble, deeds, entries
from castlewright.tables.entries import Entry

READY = b'{"type":"ready"}'


def code(deed: Callable[[], object]) -> tuple[str, str]:
    with pytest.raises(Trouble) as trouble:
        deed()
    return trouble.value.code, trouble.value.reason.name


def do(table: Table, what: list[Entry]) -> list[Entry]:
    folded(*what, table=table)
    return what


@pytest.mark.parametrize("name", ["Ann", "Я", "Ада Лавлейс", "x" * 24, "👩‍🚀", "  Ann \n Lee "])
def test_names_people_have(name: str) -> None:
    assert deeds.tidy_name(name) == " ".join(name.split())


@pytest.mark.parametrize("name", ["", " ", "x" * 25, "a\u200bb", "a\x07", "\u202eevil", "\ue000"])
def test_names_nobody_can_read(name: str) -> None:
    assert code(lambda: deeds.tidy_name(name)) == ("malformed", "problem-name")


@pytest.mark.parametrize(
    ("wish", "why"),
    [
        ({"game": "chess"}, ("missing", "problem-no-game")),
        ({"seats": 9}, ("malformed", "refusal-seats")),
        ({"options": {"rounds": "7"}}, ("malformed", "refusal-choice")),
        ({"options": {"speed": "fast"}}, ("malformed", "refusal-option")),
        ({"local": ("Bea",), "bots": ("greedy",)}, ("malformed", "problem-too-many")),
        ({"bots": ("godlike",)}, ("missing", "problem-no-bot")),
        ({"local": ("",)}, ("malformed", "problem-name")),
        ({"name": ""}, ("malformed", "problem-name")),
    ],
)
def test_a_table_that_cannot_be_opened(wish: dict[str, object], why: tuple[str, str]) -> None:
    usual = {"game": "toy", "seats": 2, "name": "Ann", "options": {}, "public": False, "local": (), "bots": ()}
    assert code(lambda: deeds.opening(GAMES, ANN, known_bots=bots_for, **(usual | wish))) == why  # type: ignore[arg-type]


def test_options_are_settled_when_the_table_opens() -> None:
    first = opening()[0]
    assert isinstance(first, entries.Opened)
    assert first.options == {"rounds": "2"}


def test_sitting_down() -> None:
    table = folded(*opening(seats=3))
    assert do(table, deeds.sit(table, BOB, "Bob", None)) == [entries.Sat(1, BOB.id, "Bob")]
    assert deeds.sit(table, BOB, "Bob", None) == [], "again is harmless"
    assert deeds.sit(table, BOB, "Bob", 1) == []
    assert code(lambda: deeds.sit(table, CID, "Cid", 1)) == ("conflict", "problem-taken")
    assert code(lambda: deeds.sit(table, CID, "Cid", 3)) == ("missing", "problem-no-seat")
    assert code(lambda: deeds.sit(table, CID, "", 2)) == ("malformed", "problem-name")
    do(table, deeds.sit(table, CID, "Cid", 2))
    assert code(lambda: deeds.sit(table, EVE, "Eve", None)) == ("conflict", "problem-full")
    assert code(lambda: deeds.sit(playing(), EVE, "Eve", None)) == ("conflict", "problem-started")


def test_only_the_host_seats_and_removes_others() -> None:
    table = folded(*opening(seats=3), entries.Sat(1, BOB.id, "Bob"))
    assert code(lambda: deeds.seat_bot(table, BOB, 2, "greedy", BOTS)) == ("forbidden", "problem-not-host")
    assert code(lambda: deeds.seat_bot(table, ANN, 1, "greedy", BOTS)) == ("conflict", "problem-taken")
    assert code(lambda: deeds.seat_bot(table, ANN, 2, "os:system", BOTS)) == ("missing", "problem-no-bot")
    do(table, deeds.seat_bot(table, ANN, 2, "greedy", BOTS))
    assert code(lambda: deeds.leave(table, BOB, 2)) == ("forbidden", "problem-not-host")
    assert code(lambda: deeds.leave(table, EVE, 1)) == ("forbidden", "problem-not-host")
    assert deeds.leave(table, BOB, 1) == [entries.Left(1)]
    assert deeds.leave(table, ANN, 1) == [entries.Left(1)]
    assert deeds.leave(table, ANN, 2) == [entries.Left(2)]
    assert code(lambda: deeds.leave(playing(), ANN, 1)) == ("conflict", "problem-started")


def test_starting_and_closing() -> None:
    table = folded(*opening())
    assert code(lambda: deeds.start(table, ANN)) == ("conflict", "problem-empty-seats")
    do(table, deeds.sit(table, BOB, "Bob", None))
    assert code(lambda: deeds.start(table, BOB)) == ("forbidden", "problem-not-host")
    one, other = deeds.start(table, ANN)[0], deeds.start(table, ANN)[0]
    assert isinstance(one, entries.Started)
    assert isinstance(other, entries.Started)
    assert one.seed != other.seed
    assert len(bytes.fromhex(one.seed)) == 32
    do(table, [one])
    assert deeds.start(table, ANN) == [], "a second click is harmless"
    assert code(lambda: deeds.close(table, BOB)) == ("forbidden", "problem-not-host")
    do(table, deeds.close(table, ANN))
    assert deeds.close(table, ANN) == []
    for deed in (
        lambda: deeds.start(table, ANN),
        lambda: deeds.sit(table, EVE, "Eve", None),
        lambda: deeds.move(table, ANN, 0, READY, "1", 99, None),
        lambda: deeds.chat(table, ANN, 0, "hi", "1"),
        lambda: deeds.resign(table, ANN, 0, "1"),
    ):
        assert code(deed) == ("conflict", "problem-closed")
    over = folded(entries.GaveUp(0), table=playing())
    assert code(lambda: deeds.close(over, ANN)) == ("conflict", "problem-over")


def test_moves_of_a_seat_that_plays_itself() -> None:
    table = playing()
    seen = table.number(0)
    assert deeds.move(table, ANN, 0, READY, "m1", seen, None) == [entries.Moved(0, "ready", "m1")]
    do(table, [entries.Moved(0, str(table.legal(0)[0]), "m1")])
    with pytest.raises(Stale):
        deeds.move(table, ANN, 0, READY, "m2", seen, None)
    with pytest.raises(Stale):
        deeds.take_back(table, ANN, 0, 1, "row 0", "u1", seen, None)
    assert deeds.said_number(table, ANN, 0, "m1") == table.number(0)
    assert deeds.said_number(table, BOB, 1, "m1") is None
    do(table, [entries.StoodIn(0, "greedy")])
    assert code(lambda: deeds.move(table, ANN, 0, READY, "m3", 99, None)) == ("conflict", "problem-standing-in")
    three = folded(entries.GaveUp(0), table=playing(3))
    assert code(lambda: deeds.move(three, ANN, 0, READY, "m3", 99, None)) == ("conflict", "problem-resigned")
    waiting = folded(*opening())
    assert code(lambda: deeds.move(waiting, ANN, 0, b"x", "m", 9, None)) == ("conflict", "problem-not-playing")


@pytest.mark.parametrize("guest", [BOB, EVE, deeds.Guest("")])
def test_every_deed_in_a_seat_asks_who_it_is_that_asks(guest: deeds.Guest) -> None:
    table = playing()
    do(table, [entries.Moved(0, str(table.legal(0)[0]), "m1")])
    in_the_seat: dict[str, Callable[[deeds.Guest, int | None], object]] = {
        "move": lambda who, seat: deeds.move(table, who, seat, READY, "1", 99, None),
        "repeat": lambda who, seat: deeds.move(table, who, seat, READY, "m1", 99, None),
        "undo": lambda who, seat: deeds.take_back(table, who, seat, 1, "row 0", "1", 99, None),
        "resign": lambda who, seat: deeds.resign(table, who, seat, "1"),
        "why": lambda who, seat: deeds.why_not(table, who, seat, READY),
        "suggest": lambda who, seat: deeds.suggest(table, who, seat),
        "offer": lambda who, seat: deeds.offer_seat(table, who, seat, "key"),  # type: ignore[arg-type]
        "return": lambda who, seat: deeds.come_back(table, who, seat),  # type: ignore[arg-type]
    }
    in_a_seat_or_not: dict[str, Callable[[deeds.Guest, int | None], object]] = {
        "chat": lambda who, seat: deeds.chat(table, who, seat, "hi", "1"),
        "look": lambda who, seat: deeds.check_viewer(table, who, seat),
    }
    for name, deed in (in_the_seat | in_a_seat_or_not).items():
        assert code(lambda deed=deed: deed(guest, 0)) == ("forbidden", "problem-not-yours"), name
        assert code(lambda deed=deed: deed(guest, 2)) == ("missing", "problem-no-seat"), name
        assert code(lambda deed=deed: deed(guest, -1)) == ("missing", "problem-no-seat"), name
        deed(ANN, 0)
    for name, deed in in_the_seat.items():
        assert code(lambda deed=deed: deed(ANN, None)) == ("forbidden", "problem-spectator"), name


def test_what_was_said_already_is_not_said_again() -> None:
    table = playing()
    lay = str(table.legal(0)[0])
    do(table, [entries.Moved(0, lay, "m1"), entries.Chatted("hi", name="Eve", id="c1", guest=EVE.id)])
    assert deeds.move(table, ANN, 0, b"whatever comes with it", "m1", 0, None) == []
    assert deeds.take_back(table, ANN, 0, 1, "row 0", "m1", 0, None) == []
    assert deeds.chat(table, EVE, None, "", "c1") == []
    assert deeds.chat(table, ANN, 0, "", "m1") == []
    do(table, [entries.GaveUp(0, "r1")])
    assert deeds.resign(table, ANN, 0, "r1") == [], "also when the game is over"
    assert deeds.move(table, ANN, 0, READY, "m1", 0, None) == []


def test_why_not_is_the_law_of_the_game() -> None:
    table = playing()
    assert deeds.why_not(table, ANN, 0, READY) is None
    refusal = deeds.why_not(table, ANN, 0, b'{"type":"draw"}')
    assert refusal is not None
    assert refusal.rule == "TY-1.2"
    assert code(lambda: deeds.why_not(table, ANN, 0, b'{"type":"fly"}'))[0] == "malformed"
    assert code(lambda: deeds.why_not(folded(*opening()), ANN, 0, READY)) == ("conflict", "problem-not-playing")


def test_bots_answer_only_what_they_were_asked() -> None:
    table = folded(entries.StoodIn(1, "greedy"), table=playing())
    number = table.number(1)
    assert deeds.bot_move(table, 1, number, "ready") == [entries.Moved(1, "ready")]
    with pytest.raises(Stale):
        deeds.bot_move(table, 1, number - 1, "ready")
    with pytest.raises(Stale):
        deeds.bot_move(table, 0, table.number(0), "ready")
    with pytest.raises(Refused):
        folded(*deeds.bot_move(table, 1, number, "fly away"), table=table)
    assert table.number(1) == number


def test_whoever_was_heard_watching_sits_down_under_the_same_name() -> None:
    table = folded(*opening())
    do(table, deeds.chat(table, EVE, None, "may I?", "c1"))
    do(table, deeds.chat(table, EVE, None, "please", "c2"))
    assert table.spectators == {EVE.id: EVE.name}
    assert deeds.sit(table, EVE, EVE.name, 1) == [entries.Sat(1, EVE.id, EVE.name)]
    assert deeds.sit(table, CID, EVE.name, 1) == [entries.Sat(1, CID.id, f"{EVE.name} 2")]


def test_talking() -> None:
    table = playing()
    assert deeds.chat(table, ANN, 0, " hi ", "1") == [entries.Chatted("hi", seat=0, id="1")]
    assert deeds.chat(table, EVE, None, "hi", "1") == [entries.Chatted("hi", name="Eve", id="1", guest=EVE.id)]
    assert code(lambda: deeds.chat(table, deeds.Guest("x"), None, "hi", "1")) == ("forbidden", "problem-nameless")
    for text in ("", " ", "x" * 501, "a\x00b"):
        assert code(lambda text=text: deeds.chat(table, ANN, 0, text, "1")) == ("malformed", "problem-chat")
    assert deeds.chat(table, ANN, 0, "two\nlines", "1")
    table.game.talk = lambda state: False  # type: ignore[method-assign]
    try:
        assert code(lambda: deeds.chat(table, ANN, 0, "hi", "1")) == ("refused", "problem-hush")
        assert code(lambda: deeds.suggest(table, ANN, 0)) == ("refused", "problem-hush")
    finally:
        del table.game.talk


def test_a_bot_stands_in_when_all_who_are_present_ask() -> None:
    table = playing(3)
    ask = deeds.ask_bot
    assert code(lambda: ask(table, EVE, 2, (), "greedy")) == ("forbidden", "problem-not-sitting")
    assert code(lambda: ask(table, CID, 2, (), "greedy")) == ("conflict", "problem-not-left")
    assert code(lambda: ask(table, ANN, 2, {0, 1, 2}, "greedy")) == ("conflict", "problem-not-left")
    assert do(table, ask(table, ANN, 2, {0, 1}, "greedy")) == [entries.AskedForBot(2, (0,))]
    assert ask(table, ANN, 2, {0, 1}, "greedy") == [], "asking twice is one voice"
    assert ask(table, ANN, 2, {0}, "greedy") == [entries.StoodIn(2, "greedy")], "Bob has left meanwhile"
    assert do(table, ask(table, BOB, 2, {0, 1}, "greedy")) == [
        entries.AskedForBot(2, (1,)),
        entries.StoodIn(2, "greedy"),
    ]
    assert ask(table, ANN, 2, {0, 1}, "greedy") == [], "it is done already"
    assert code(lambda: deeds.come_back(table, ANN, 2)) == ("forbidden", "problem-not-yours")
    assert do(table, deeds.come_back(table, CID, 2)) == [entries.Returned(2)]
    assert deeds.come_back(table, CID, 2) == []
    do(table, [entries.GaveUp(2)])
    assert code(lambda: deeds.come_back(table, CID, 2)) == ("conflict", "problem-resigned")


def test_people_at_one_screen_have_one_voice_and_cannot_ask_for_each_other() -> None:
    table = folded(*opening(seats=3, local=("Bea",)), entries.Sat(2, BOB.id, "Bob"))
    do(table, deeds.start(table, ANN))
    assert deeds.ask_bot(table, ANN, 2, {0, 1}, "greedy") == [
        entries.AskedForBot(2, (0, 1)),
        entries.StoodIn(2, "greedy"),
    ]
    assert code(lambda: deeds.ask_bot(table, ANN, 1, set(), "greedy")) == ("conflict", "problem-not-left")


def test_a_seat_moves_to_another_device_once() -> None:
    table = playing()
    assert code(lambda: deeds.offer_seat(table, BOB, 0, "key")) == ("forbidden", "problem-not-yours")
    offer = do(table, deeds.offer_seat(table, ANN, 0, "key"))
    assert offer == [entries.Offered(0, deeds.hashed("key"))]
    assert deeds.hashed("key") != "key"
    assert code(lambda: deeds.take_offer(table, EVE, "kex")) == ("missing", "problem-used-link")
    do(table, deeds.offer_seat(table, ANN, 0, "newer"))
    assert code(lambda: deeds.take_offer(table, EVE, "key")) == ("missing", "problem-used-link")
    assert do(table, deeds.take_offer(table, EVE, "newer")) == [entries.HandedOver(0, EVE.id)]
    assert code(lambda: deeds.take_offer(table, CID, "newer")) == ("missing", "problem-used-link")


def test_a_rematch_seats_the_same_people_and_bots() -> None:
    table = folded(*opening(seats=3, bots=("greedy",)), entries.Sat(2, BOB.id, "Bob"))
    do(table, deeds.start(table, ANN))
    assert code(lambda: deeds.rematch_entries(table, BOB)) == ("conflict", "problem-not-over")
    do(table, [entries.GaveUp(0), entries.GaveUp(2)])
    assert code(lambda: deeds.rematch_entries(table, EVE)) == ("forbidden", "problem-not-sitting")
    again = folded(*deeds.rematch_entries(table, BOB))
    assert again.names == table.names
    assert [chair.guest for chair in again.chairs] == [ANN.id, None, BOB.id]
    assert (again.status, again.opening.host, again.opening.after) == ("waiting", BOB.id, "t")


def test_a_rematch_may_shuffle_the_seats_and_then_they_are_others() -> None:
    table = folded(*opening(seats=3, bots=("greedy",)), entries.Sat(2, BOB.id, "Bob"))
    do(table, deeds.start(table, ANN))
    do(table, [entries.GaveUp(0), entries.GaveUp(2)])
    seen = set()
    for _ in range(200):
        first = deeds.rematch_entries(table, BOB, shuffle=True)
        again = folded(*first)
        seen.add(tuple(again.names))
        assert (again.opening.host, again.opening.seats, again.status) == (BOB.id, 3, "waiting")
        assert [entry.seat for entry in first[1:] if isinstance(entry, entries.Sat | entries.BotSat)] == [0, 1, 2]
    assert ("Ann", "greedy", "Bob") not in seen
    assert len(seen) == 5, "every other order comes up"


def test_seats_of_two_are_swapped_and_bots_of_a_kind_are_no_change() -> None:
    table = folded(entries.GaveUp(1), table=playing())
    assert {tuple(folded(*deeds.rematch_entries(table, ANN, shuffle=True)).names) for _ in range(20)} == {
        ("Bob", "Ann")
    }
    bots = folded(*opening(seats=3, bots=("greedy", "greedy")))
    do(bots, deeds.start(bots, ANN))
    do(bots, [entries.GaveUp(0), entries.GaveUp(1)])
    for _ in range(20):
        assert folded(*deeds.rematch_entries(bots, ANN, shuffle=True)).seats_of(ANN.id) in ((1,), (2,))


def test_nothing_is_written_to_a_broken_table() -> None:
    table = playing()
    table.broken = Trouble("broken", "broken-entry", entry=3).reason
    for deed in (
        lambda: deeds.sit(table, EVE, "Eve", None),
        lambda: deeds.move(table, ANN, 0, READY, "1", 99, None),
        lambda: deeds.chat(table, ANN, 0, "hi", "1"),
        lambda: deeds.resign(table, ANN, 0, "1"),
        lambda: deeds.close(table, ANN),
        lambda: deeds.offer_seat(table, ANN, 0, "key"),
        lambda: deeds.ask_bot(table, ANN, 1, (), "greedy"),
        lambda: deeds.start(table, ANN),
    ):
        assert code(deed)[0] == "broken"
    assert code(lambda: deeds.rematch_entries(table, ANN))[0] == "broken"
