"""Who is told what."""

from msgspec import json

from castlewright.core import Event, Refusal, Refused


def test_an_event_reaches_everybody_unless_it_names_seats() -> None:
    public, private = Event("event-x"), Event("event-x", to=(1,))
    assert [public.reaches(eye) for eye in (0, 1, None)] == [True, True, True]
    assert [private.reaches(eye) for eye in (0, 1, None)] == [False, True, False]
    assert not Event("event-x", to=()).reaches(0)


def test_what_is_usual_is_left_out() -> None:
    assert json.encode(Event("event-x")) == b'{"name":"event-x"}'


def test_a_refusal_reads_well_as_an_error() -> None:
    assert str(Refused(Refusal("CA-4.3", "refusal-wall"))) == "CA-4.3: refusal-wall"
    assert str(Refused(Refusal("CA-4.3", "refusal-wall", {"x": 1}))) == "CA-4.3: refusal-wall {'x': 1}"
    assert str(Refused(Refusal("", "refusal-undo"))) == "refusal-undo"
