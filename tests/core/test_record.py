"""Games as files: what is written folds to the same game, and what does not fold says where and why."""

from typing import Any

import pytest
from msgspec import json, structs

from castlewright.core import BadRecord, Chance, Entry, Event, Match, Player, Record, Refusal, commitment, replay
from castlewright.testing.toy import Flag, Lay, Ready, Roll, Toy

PLAYERS = (Player("Anna"), Player("Борис", bot="greedy"))
TOY = Toy()


def a_match() -> Match[Any, Any]:
    match: Match[Any, Any] = Match(TOY, 2, {"rounds": "1"}, Chance(b"record"))
    match.play(0, Lay(match.state.hands[0][1]))
    match.play(0, Ready())
    match.play(1, Ready())
    match.play(0, Flag(1))
    match.play(0, Roll())
    return match


def changed(**fields: Any) -> Record:
    return structs.replace(a_match().record(PLAYERS), **fields)


def with_entry(**fields: Any) -> Record:
    record = a_match().record(PLAYERS)
    return structs.replace(record, log=(*record.log, Entry(n=len(record.log) + 1, **fields)))


def test_a_record_survives_json_and_folds_to_the_same_state() -> None:
    match = a_match()
    record = match.record(PLAYERS)
    assert record.commitment == commitment(b"record")
    assert bytes.fromhex(record.seed) == b"record"
    again = json.decode(json.encode(record), type=Record)
    assert again == record
    assert replay(again, TOY).state == match.state


def test_a_record_is_readable_and_leaves_out_what_is_usual() -> None:
    written = json.decode(json.encode(a_match().record(PLAYERS)))
    assert written["players"] == [{"name": "Anna"}, {"name": "Борис", "bot": "greedy"}]
    assert written["log"][3] == {"n": 4, "seat": 0, "move": "flag 1"}
    assert written["castlewright"] == 1


def test_undos_and_resignations_are_played_again_and_watched() -> None:
    log = (
        Entry(n=1, seat=0, move="ready"),
        Entry(n=2, seat=1, move="ready"),
        Entry(n=3, seat=0, move="flag 0"),
        Entry(n=4, seat=0, undo=1),
        Entry(n=5, seat=0, move="flag 2"),
        Entry(n=6, seat=1, resign=True),
    )
    watched: list[tuple[int, list[Event], int]] = []
    match = replay(
        changed(log=log), TOY, lambda match, entry, events: watched.append((entry.n, events, len(match.played)))
    )
    assert match.state.flags == [None, None, 0]
    assert match.resigned == (1,)
    assert match.over
    assert [(n, count) for n, _, count in watched] == [(1, 1), (2, 2), (3, 3), (4, 2), (5, 3), (6, 3)]
    assert watched[3][1] == [Event("event-undo", {"seat": 0, "count": 1})]
    assert watched[5][1] == [Event("event-resign", {"seat": 1})]


def test_what_was_taken_back_and_who_resigned_stays_in_the_log() -> None:
    match = a_match()
    match.play(1, Flag(0))
    match.undo(1)
    match.resign(0)
    assert match.record(PLAYERS).log[5:] == (
        Entry(n=6, seat=1, move="flag 0"),
        Entry(n=7, seat=1, undo=1),
        Entry(n=8, seat=0, resign=True),
    )
    assert replay(match.record(PLAYERS), TOY).record(PLAYERS) == match.record(PLAYERS)


def test_an_undo_names_its_scope() -> None:
    card = Match(TOY, 2, {"rounds": "1"}, Chance(b"record")).state.hands[0][0]
    log = (
        Entry(n=1, seat=0, move=f"lay {card}"),
        Entry(n=2, seat=1, move="ready"),
        Entry(n=3, seat=0, undo=1, scope="row 0"),
    )
    assert replay(changed(log=log), TOY).state.rows == [[], []]


@pytest.mark.parametrize(
    ("record", "entry", "refusal"),
    [
        (changed(castlewright=2), 0, Refusal("", "refusal-record-format", {"given": 2, "ours": 1})),
        (changed(game="chess"), 0, Refusal("", "refusal-record-game", {"given": "chess", "ours": "toy"})),
        (changed(edition=7), 0, Refusal("", "refusal-edition", {"game": "toy", "edition": 7, "ours": 1})),
        (changed(edition=0), 0, Refusal("", "refusal-edition", {"game": "toy", "edition": 0, "ours": 1})),
        (changed(seed="xyz"), 0, Refusal("", "refusal-seed")),
        (changed(seed="00"), 0, Refusal("", "refusal-commitment")),
        (
            changed(players=(Player("Anna"),)),
            0,
            Refusal("", "refusal-seats", {"game": "toy", "seats": "2, 3", "given": 1}),
        ),
        (
            changed(options={"weather": "fair"}),
            0,
            Refusal("", "refusal-option", {"game": "toy", "option": "weather", "known": "rounds"}),
        ),
        (changed(log=(Entry(n=2, seat=0, move="ready"),)), 1, Refusal("", "refusal-entry-number", {"given": 2})),
        (with_entry(seat=0, move="roll"), 6, Refusal("TY-1.1", "refusal-not-now")),
        (with_entry(seat=1, move="dance"), 6, Refusal("", "refusal-notation", {"notation": "dance"})),
        (with_entry(seat=1), 6, Refusal("", "refusal-entry")),
        (with_entry(seat=1, move="roll", undo=1), 6, Refusal("", "refusal-entry")),
        (with_entry(seat=1, undo=1, resign=True), 6, Refusal("", "refusal-entry")),
        (with_entry(seat=2, move="roll"), 6, Refusal("", "refusal-seat", {"seat_number": 2, "last": 1})),
        (with_entry(seat=-1, resign=True), 6, Refusal("", "refusal-seat", {"seat_number": -1, "last": 1})),
        (with_entry(seat=1, undo=1), 6, Refusal("", "refusal-undo")),
    ],
    ids=lambda value: value.name if isinstance(value, Refusal) else "",
)
def test_what_does_not_fold_says_where_and_why(record: Record, entry: int, refusal: Refusal) -> None:
    with pytest.raises(BadRecord) as bad:
        replay(record, TOY)
    assert (bad.value.entry, bad.value.refusal) == (entry, refusal)
