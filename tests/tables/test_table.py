"""A table is the fold of its log, and nothing else."""

import random
from typing import Any

import pytest
from msgspec import structs
from table_helpers import ANN, BOB, CID, GAMES, TOY, folded, opening, playing, row

from castlewright.core import Game, Record, Refused, replay
from castlewright.tables import Table, deeds, entries, rebuild, stories
from castlewright.tables.entries import Entry
from castlewright.testing.toy import Draw, Lay, Ready, Roll, Toy


def names(table: Table, viewer: int | None = None) -> list[str]:
    return [event.name for told in table.news(viewer) for event in told.events]


def test_opening_seats_the_host_then_friends_at_the_same_screen_then_bots() -> None:
    table = folded(*opening(seats=3, local=("Bea",), bots=("greedy",)))
    assert [chair.name for chair in table.chairs] == ["Ann", "Bea", "greedy"]
    assert [chair.guest for chair in table.chairs] == [ANN.id, ANN.id, None]
    assert table.seats_of(ANN.id) == (0, 1)
    assert table.status == "waiting"
    assert names(table) == ["event-open", "event-sit", "event-sit", "event-sit-bot"]


def test_two_bots_of_a_kind_have_different_names() -> None:
    table = folded(*opening(seats=3, bots=("greedy", "greedy")))
    assert table.names == ["Ann", "greedy", "greedy 2"]


def test_leaving_empties_the_seat() -> None:
    table = folded(*opening(), entries.Sat(1, BOB.id, "Bob"), entries.Left(1))
    assert table.chairs[1].empty
    assert names(table)[-1] == "event-leave"


def test_the_game_starts_once_with_all_seats_taken() -> None:
    table = folded(*opening())
    start = entries.Started("0" * 64, "00")
    with pytest.raises(ValueError, match="seats"):
        table.fold(start, 1.0)
    table.fold(entries.Sat(1, BOB.id, "Bob"), 1.0)
    with pytest.raises(ValueError, match="commitment"):
        table.fold(start, 1.0)
    table.fold(deeds.start(table, ANN)[0], 1.0)
    assert table.status == "playing"
    with pytest.raises(ValueError, match="once"):
        table.fold(start, 1.0)


def test_the_seed_is_published_when_the_game_is_over_and_not_before() -> None:
    table = playing()
    assert table.match is not None
    assert table.summary().seed is None
    assert len(table.summary().commitment or "") == 64
    table.fold(entries.GaveUp(1), 2000.0)
    assert table.status == "over"
    assert table.summary().seed == table.match.chance.seed.hex()


def test_each_viewer_has_numbers_of_its_own() -> None:
    table = playing()
    before = {viewer: table.number(viewer) for viewer in (0, 1, None)}
    card = table.legal(0)[0]
    table.fold(entries.Moved(0, str(card)), 2000.0)
    assert table.number(0) == before[0] + 1
    assert table.number(1) == before[1]
    assert table.number(None) == before[None]
    assert (table.moved(0), table.moved(1)) == (2000.0, 1001.0)
    assert [told.n for told in table.news(0)] == list(range(1, table.number(0) + 1))
    assert "event-lay" in names(table, 0)
    assert "event-lay" not in names(table, 1)


def test_numbers_are_the_same_after_a_restart() -> None:
    log: list[Entry] = []
    table = Table("t", GAMES)

    def take(*what: Entry) -> None:
        for entry in what:
            table.fold(entry, 1000.0 + table.n)
            log.append(entry)

    take(*opening(), entries.Sat(1, BOB.id, "Bob"))
    take(*deeds.start(table, ANN))
    take(entries.Moved(0, str(table.legal(0)[0]), "m1"), entries.Chatted("hi", seat=1, id="c1"))
    take(entries.TookBack(0, 1, "row 0", "u1"), entries.Moved(1, "ready", "m1"))
    again = rebuild("t", [row(n, entry) for n, entry in enumerate(log, 1)], GAMES)
    assert again is not None
    for viewer in (0, 1, None):
        assert again.number(viewer) == table.number(viewer)
        assert [told.events for told in again.news(viewer)] == [told.events for told in table.news(viewer)]
        assert again.glimpse(viewer) == table.glimpse(viewer)
    assert again.said == table.said
    assert table.said == {"0:m1": 5, "1:c1": 5, "0:u1": 7, "1:m1": 6}


def test_a_glimpse_is_what_the_seat_may_see_and_do() -> None:
    table = playing()
    glimpse = table.glimpse(0)
    assert glimpse is not None
    assert table.match is not None
    assert glimpse.view == TOY.view(table.match.state, 0)
    assert list(glimpse.legal) == list(TOY.legal(table.match.state, 0))
    assert glimpse.undo == {}
    table.fold(entries.Moved(0, str(glimpse.legal[0])), 2.0)
    again = table.glimpse(0)
    assert again is not None
    assert again.undo == {"row 0": 1}
    spectator = table.glimpse(None)
    assert spectator is not None
    assert (spectator.legal, spectator.undo, spectator.outcome) == ((), {}, None)
    assert folded(*opening()).glimpse(0) is None


def test_a_refused_move_leaves_the_table_as_it_was() -> None:
    table = playing()
    match = table.match
    assert match is not None
    before = (table.n, table.news(None), table.glimpse(0), list(match.log))
    with pytest.raises(Refused):
        table.fold(entries.Moved(0, "draw"), 2.0)
    assert (table.n, table.news(None), table.glimpse(0), list(match.log)) == before


def test_only_what_changes_a_decision_makes_it_old() -> None:
    table = playing()
    mine, other_tab = object(), object()
    seen = table.number(0)
    table.fold(entries.Moved(1, "ready"), 2.0)
    assert table.turned(0, mine) <= seen, "another seat's choice does not change this one's"
    table.fold(entries.Chatted("hm", seat=1), 2.0)
    assert table.turned(0, mine) <= seen
    table.fold(entries.Moved(0, str(table.legal(0)[0])), 3.0, mine)
    assert table.turned(0, mine) <= seen, "one's own moves, said in order over one connection, follow each other"
    assert table.turned(0, other_tab) > seen, "but not for another window of the same person"
    after = table.number(0)
    table.fold(entries.Moved(0, str(table.legal(0)[0])), 3.0, other_tab)
    assert table.turned(0, mine) > after
    assert table.turned(0, other_tab) == after
    table.fold(entries.Moved(0, "ready"), 4.0, mine)
    assert table.turned(0, mine) == after + 1


def test_undo_resign_and_the_record() -> None:
    table = playing()
    assert table.match is not None
    lay = str(table.legal(0)[0])
    for entry in (entries.Moved(0, lay), entries.TookBack(0, 1, "row 0"), entries.Moved(0, "ready"), entries.GaveUp(1)):
        table.fold(entry, 2.0)
    record = stories.record_of_table(table)
    assert [(one.seat, one.move, one.undo, one.resign) for one in record.log] == [
        (0, lay, None, False),
        (0, None, 1, False),
        (0, "ready", None, False),
        (1, None, None, True),
    ]
    assert replay(record, TOY).outcome() == table.match.outcome()
    assert table.summary().seats[1].resigned
    assert names(table, 0)[-4:] == ["event-lay", "event-undo", "event-ready", "event-resign"]
    assert names(table, 1)[-3:] == ["event-start", "event-ready", "event-resign"]


def test_undo_is_told_as_the_match_counts_it() -> None:
    """Every seat's own count agrees with the law, also when one's undo lays another's move open again."""
    table = playing()
    rng = random.Random(4)
    assert table.match is not None
    undone = 0
    for step in range(400):
        if table.status != "playing":
            break
        seat = rng.choice(table.match.actors())
        scopes = table.match.scopes(seat)
        if scopes and rng.random() < 0.5:
            scope = rng.choice(sorted(scopes))
            table.fold(entries.TookBack(seat, rng.randint(1, scopes[scope]), scope), float(step))
            undone += 1
        else:
            table.fold(entries.Moved(seat, str(rng.choice(table.legal(seat)))), float(step))
        for viewer in (0, 1):
            glimpse = table.glimpse(viewer)
            assert glimpse is not None
            assert glimpse.undo == table.match.scopes(viewer)
    assert undone > 3


def test_a_resigned_seat_is_played_by_a_bot_when_others_play_on() -> None:
    table = playing(3)
    table.fold(entries.GaveUp(2), 2.0)
    assert table.status == "playing"
    assert table.bot_turns() == (2,)


def test_standing_in_and_coming_back() -> None:
    table = folded(entries.AskedForBot(1, (0,)), table=playing())
    assert table.summary().seats[1].asked == (0,)
    table.fold(entries.StoodIn(1, "greedy"), 2.0)
    seat = table.summary().seats[1]
    assert (seat.guest, seat.bot, seat.standing_in, seat.asked) == (BOB.id, "greedy", True, ())
    assert table.bot_turns() == (1,)
    table.fold(entries.Returned(1), 3.0)
    assert table.bot_turns() == ()
    assert not table.summary().seats[1].standing_in
    assert names(table)[-3:] == ["event-ask-bot", "event-stand-in", "event-return"]


def test_whoever_moves_is_here_again() -> None:
    table = folded(entries.AskedForBot(1, (0,)), entries.Moved(1, "ready"), table=playing())
    assert table.summary().seats[1].asked == ()


def test_handing_over_is_told_and_the_offer_is_not() -> None:
    table = playing()
    before = table.number(None)
    table.fold(entries.Offered(0, "hash"), 2.0)
    assert table.number(None) == before
    table.fold(entries.HandedOver(0, CID.id), 3.0)
    assert table.number(None) == before + 1
    assert table.chairs[0].guest == CID.id
    assert table.chairs[0].offer is None
    assert table.chairs[0].name == "Ann"


def test_rematch_and_close() -> None:
    table = folded(entries.GaveUp(0), entries.Rematched("next"), table=playing())
    assert table.summary().rematch == "next"
    closed = folded(entries.Closed(), table=playing())
    assert closed.status == "closed"
    assert closed.summary().actors == ()
    assert closed.summary().seed is None
    glimpse = closed.glimpse(0)
    assert glimpse is not None
    assert glimpse.legal == ()


def test_a_spectator_talks_under_a_name() -> None:
    table = folded(entries.Chatted("hi", name="Eve", id="1", guest="e"), table=playing())
    assert table.news(None)[-1].events[0].args == {
        "seat": "Eve",
        "name": "Eve",
        "text": "hi",
        "who": table.key_of("e"),
    }
    assert table.said == {"~e:1": table.number(None)}


def test_the_public_turn_is_known_to_the_lobby() -> None:
    table = playing()
    assert table.summary().actors == (0, 1)
    table.fold(entries.Moved(0, "ready"), 2.0)
    assert table.summary().actors == (1,)
    table.fold(entries.Moved(1, "ready"), 2.0)
    assert table.summary().actors == (0,)


# -- logs that do not fold -----------------------------------------------------------------------------------


class BuggyToy(Toy):
    def apply(self, *_: Any) -> None:
        raise ZeroDivisionError


def log_of(*more: Entry | bytes, edition: int = 1, seats: int = 2) -> list[Any]:
    table = folded(*opening(), entries.Sat(1, BOB.id, "Bob"))
    start = deeds.start(table, ANN)
    opened = structs.replace(table.opening, edition=edition, seats=seats)
    what = [opened, *opening()[1:], entries.Sat(1, BOB.id, "Bob"), *start, *more]
    return [row(n, entry) for n, entry in enumerate(what, 1)]


@pytest.mark.parametrize(
    ("rows", "games", "why", "seats"),
    [
        (log_of(), {}, "broken-game", 0),
        (log_of(edition=2), GAMES, "broken-edition", 0),
        (log_of(edition=0), GAMES, "broken-edition", 0),
        (log_of(entries.Moved(0, "draw")), GAMES, "broken-entry", 2),
        (log_of(entries.Moved(0, "fly away")), GAMES, "broken-entry", 2),
        (log_of(entries.Moved(7, "ready")), GAMES, "broken-entry", 2),
        (log_of(b'{"entry":"dance"}'), GAMES, "broken-entry", 2),
        (log_of(b"not json"), GAMES, "broken-entry", 2),
        (log_of(entries.Moved(0, "ready")), {"toy": BuggyToy()}, "broken-entry", 2),
        ([one for one in log_of() if one.n != 3], GAMES, "broken-entry", 1),
    ],
)
def test_a_log_that_does_not_fold_is_shown_as_far_as_it_does(
    rows: list[Any], games: dict[str, Game[Any, Any, Any]], why: str, seats: int
) -> None:
    table = rebuild("t", rows, games)
    assert table is not None
    summary = table.summary()
    assert summary.status == "broken"
    assert summary.broken is not None
    assert summary.broken.name == why
    assert len(summary.seats) == 2
    assert sum(seat.guest is not None for seat in summary.seats) == seats
    assert table.glimpse(0) is None
    assert table.bot_turns() == ()


def test_a_log_of_more_seats_than_the_game_has_breaks_at_its_first_entry() -> None:
    table = rebuild("t", log_of(seats=9), GAMES)
    assert table is not None
    broken = table.summary().broken
    assert broken is not None
    assert (broken.name, broken.args) == ("broken-entry", {"entry": 1})


def test_nothing_can_be_made_of_a_log_whose_first_entry_cannot_be_read() -> None:
    assert rebuild("t", [row(1, b"{}")], GAMES) is None
    assert rebuild("t", [], GAMES) is None
    wreck = Table.wreck(folded(*opening()).summary(), GAMES)
    assert wreck.summary().status == "broken"
    assert [seat.name for seat in wreck.summary().seats] == ["Ann", ""]
    assert wreck.news(None) == []


# -- stories -------------------------------------------------------------------------------------------------


def a_record() -> Record:
    table = playing()
    assert table.match is not None
    for seat in (0, 1):
        table.fold(entries.Moved(seat, str(Lay(table.match.state.hands[seat][0]))), 2.0)
        table.fold(entries.Moved(seat, str(Ready())), 2.0)
    table.fold(entries.Moved(0, str(Draw())), 2.0)
    table.fold(entries.Moved(1, str(Roll())), 2.0)
    return stories.record_of_table(table)


def test_a_story_through_one_pair_of_eyes_holds_nothing_else() -> None:
    record = a_record()
    mine = stories.tell(record, GAMES, 0)
    theirs = [entry.move for entry in record.log if entry.seat == 1]
    assert [moment.n for moment in mine.moments] == list(range(len(mine.moments)))
    assert [moment.notation for moment in mine.moments if moment.seat == 1] == ["", ""]
    assert [moment.notation for moment in mine.moments if moment.seat == 0] == [
        entry.move for entry in record.log if entry.seat == 0
    ]
    assert theirs[0] is not None
    hidden = theirs[0].split()[1].encode()
    shown_at = next(n for n, one in enumerate(mine.moments) if any(e.name == "event-show" for e in one.events))
    assert all(hidden not in bytes(moment.view) for moment in mine.moments[:shown_at])
    spectator = stories.tell(record, GAMES, None)
    assert all(moment.notation == "" for moment in spectator.moments)
    assert len(spectator.moments) == 5
    everything = stories.tell(record, GAMES, None, everything=True)
    assert [moment.notation for moment in everything.moments[1:]] == [entry.move for entry in record.log]


def test_the_same_record_has_the_same_id() -> None:
    record = a_record()
    first = stories.canonical(record)
    assert stories.canonical(stories.read_record(first[1], GAMES)[0]) == first
