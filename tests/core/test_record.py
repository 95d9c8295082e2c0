"""Games as files: what is written folds to the same game, and what does not fold says where and why."""

from typing import Any

import pytest
from msgspec import json, structs

from castlewright.core import BadRecord, Chance, Entry, Event, Match, Player, Record, commitment, record_of, replay
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
    return structs.replace(record_of(a_match(), PLAYERS), **fields)


def with_entry(**fields: Any) -> Record:
    record = record_of(a_match(), PLAYERS)
    return structs.replace(record, log=(*record.log, Entry(n=len(record.log) + 1, **fields)))


def test_a_record_survives_json_and_folds_to_the_same_state() -> None:
    match = a_match()
    record = record_of(match, PLAYERS)
    assert record.commitment == commitment(b"record")
    assert bytes.fromhex(record.seed) == b"record"
    again = json.decode(json.encode(record), type=Record)
    assert again == record
    assert replay(again, TOY).state == match.state


def test_a_record_is_readable_and_leaves_out_what_is_usual() -> None:
    written = json.decode(json.encode(record_of(a_match(), PLAYERS)))
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


def test_a_log_of_ones_own_is_kept_as_it_is() -> None:
    log = (Entry(n=1, seat=0, move="ready"), Entry(n=2, seat=1, resign=True))
    assert record_of(a_match(), PLAYERS, log).log == log


def test_an_undo_names_its_scope() -> None:
    card = Match(TOY, 2, {"rounds": "1"}, Chance(b"record")).state.hands[0][0]
    log = (
        Entry(n=1, seat=0, move=f"lay {card}"),
        Entry(n=2, seat=1, move="ready"),
        Entry(n=3, seat=0, undo=1, scope="row 0"),
    )
    assert replay(changed(log=log), TOY).state.rows == [[], []]


@pytest.mark.parametrize(
    ("record", "says"),
    [
        (changed(castlewright=2), r"^this is a record of format 2; this version reads format 1$"),
        (changed(game="chess"), r"^this is a record of 'chess', not of 'toy'$"),
        (changed(edition=7), r"^this record follows rules edition 7 of toy; this version plays edition 1$"),
        (changed(seed="xyz"), r"^the seed of the record is not hexadecimal$"),
        (changed(seed="00"), r"^the seed of the record does not match its commitment$"),
        (changed(players=(Player("Anna"),)), r"^toy is for 2, 3 players, not 1$"),
        (changed(options={"weather": "fair"}), r"^toy has no option 'weather'; it has: rounds$"),
        (changed(log=(Entry(n=2, seat=0, move="ready"),)), r"^entry 1 of the log is numbered 2$"),
        (with_entry(seat=0, move="roll"), r"^entry 6 of the log is not possible: TY-1.1: refusal-not-now$"),
        (with_entry(seat=1, move="dance"), r"^entry 6 of the log cannot be read: 'dance' is no move of this game$"),
        (with_entry(seat=1), r"^entry 6 of the log cannot be read: an entry is exactly one of move, undo, resign$"),
        (with_entry(seat=1, move="roll", undo=1), r"exactly one of move, undo, resign$"),
        (with_entry(seat=1, undo=1, resign=True), r"exactly one of move, undo, resign$"),
        (with_entry(seat=2, move="roll"), r"^entry 6 of the log cannot be read: there is no seat 2$"),
        (with_entry(seat=-1, resign=True), r"there is no seat -1$"),
        (with_entry(seat=1, undo=1), r"^entry 6 of the log is not possible: refusal-undo$"),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_what_does_not_fold_says_where_and_why(record: Record, says: str) -> None:
    with pytest.raises(BadRecord, match=says):
        replay(record, TOY)


def test_a_resignation_needs_its_place_in_the_log() -> None:
    match = Match(TOY, 2, {"rounds": "1"}, Chance(b"record"))
    match.resign(0)
    with pytest.raises(ValueError, match="without the log"):
        record_of(match, (Player("Anna"), Player("Boris")))
