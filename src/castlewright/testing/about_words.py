"""Properties of what is said: scores, refusals, events and places, in both languages and with their rules."""

from typing import Any

from msgspec.json import decode, encode, schema

from castlewright.core import Event, Outcome, Reason
from castlewright.texts import LANGUAGES, Texts, rules, texts_for

from .plays import AnyGame, Moment, Pick, Playthrough, as_json, ensure
from .probes import probes

WIDEST_SKETCH = 100
"""Columns of a board of text."""


def its_header_is_sound(game: AnyGame) -> None:
    """What a player would ask before sitting down is there, and in both languages."""
    meta = game.meta
    ensure(meta.id.isidentifier() and meta.id == meta.id.lower(), f"{meta.id!r} is no id: small letters and _")
    counted = (meta.edition, meta.longest, meta.most_legal, meta.minutes)
    ensure(all(count >= 1 for count in counted), "edition, longest, most_legal and minutes count from 1")
    ensure(meta.seats and list(meta.seats) == sorted(set(meta.seats)) and meta.seats[0] >= 1, f"seats {meta.seats}")
    ensure(all(meta.titles.get(lang, "").strip() for lang in LANGUAGES), f"titles are missing: {meta.titles}")
    keys = [one.key for some in (meta.options, meta.several, meta.numbers) for one in some]
    ensure(len(set(keys)) == len(keys), f"options are named twice: {keys}")
    for option in meta.options:
        ensure(option.choices and len(set(option.choices)) == len(option.choices), f"the choices of {option.key}")
        for texts in _both(game):
            for name in (f"option-{option.key}", *(f"option-{option.key}-{choice}" for choice in option.choices)):
                ensure(texts.has(name), f"no message {name!r} in {texts.lang}")
    for several in meta.several:
        ensure(0 < several.most <= len(set(several.choices)) == len(several.choices), f"the choices of {several.key}")
        for texts in _both(game):
            ensure(texts.has(f"option-{several.key}"), f"no message 'option-{several.key}' in {texts.lang}")
            for choice in several.choices:
                _said(texts, f"{several.piece}-name", {several.piece: choice})
    for number in meta.numbers:
        choices = {option.key: option.choices for option in meta.options}
        ensure(number.when[1] in choices.get(number.when[0], ()), f"{number.key} goes with a choice that is not there")
        ensure(0 <= number.least < number.most, f"the bounds of {number.key}")
        for texts in _both(game):
            for name in (f"option-{number.key}", f"event-number-{number.key}"):
                ensure(texts.has(name), f"no message {name!r} in {texts.lang}")
    ids = [set(rules(game, lang).paragraphs) for lang in LANGUAGES]
    ensure(ids[0] == ids[1], f"rules that are not in both languages: {sorted(ids[0] ^ ids[1])}")
    foreign = sorted(number for number in ids[0] if not number.startswith(f"{meta.prefix}-"))
    ensure(not foreign, f"rules that do not begin with {meta.prefix}-: {foreign}")
    for kind in (game.state_type, game.move_type, game.view_type, game.position_type):
        schema(kind)
    encode(game.components())


def views_can_be_drawn(moment: Moment, pick: Pick) -> None:
    """`print(view)` shows a board of text that a terminal has room for, the same for the same view."""
    game = moment.game
    for view in (*(game.view(moment.state, eye) for eye in moment.eyes), game.open_view(moment.state)):
        drawn = str(view)
        ensure(drawn != repr(view), "a view is not drawn but spelled out")
        ensure(drawn.count("\n") >= 2, f"a board of text has some lines: {drawn!r}")
        widest = max(drawn.splitlines(), key=len)
        ensure(len(widest) <= WIDEST_SKETCH, f"no terminal has room for {len(widest)} columns: {widest!r}")
        ensure(all(line.isprintable() for line in drawn.splitlines()), "a board of text holds what cannot be printed")
        again = decode(encode(view), type=game.view_type)
        ensure(str(again) == drawn, "the same view is drawn in two ways")


def scores_are_explained(moment: Moment, pick: Pick) -> None:
    """At any time lines sum to totals, and each names a rule and a sentence that both languages have."""
    game = moment.game
    sheets = list(game.scores(moment.state))
    ensure(sheets, "nothing is scored")
    owners = [sheet.owner for sheet in sheets]
    ensure(len(set(owners)) == len(owners), f"two sheets of one owner: {owners}")
    for eye in moment.eyes:
        sheets += game.view(moment.state, eye).sheets
    sheets += game.open_view(moment.state).sheets
    for sheet in sheets:
        total = sum(line.points for line in sheet.lines)
        ensure(sheet.total == total, f"the sheet of {sheet.owner} says {sheet.total}, its lines {total}")
    for line in {as_json(line): line for sheet in sheets for line in sheet.lines}.values():
        _grounded(game, line.rule, line.name)
        for texts in _both(game):
            _said(texts, line.name, line.args)
            ensure(texts.has(f"group-{line.group}"), f"no message 'group-{line.group}' in {texts.lang}")


def refusals_name_their_rule(moment: Moment, pick: Pick) -> None:
    """Each rests on a paragraph and can be said in both languages."""
    for seat, move in probes(moment, pick, 12):
        refusal = moment.game.why_not(moment.state, seat, move)
        if refusal is not None:
            _grounded(moment.game, refusal.rule, refusal.name)
            _spoken(moment.game, refusal)


def events_and_prompts_can_be_said(moment: Moment, pick: Pick) -> None:
    """In both languages, with everything they need."""
    game = moment.game
    for seat, move in moment.moves(pick, 4):
        events: list[Event] = []
        game.advance(moment.copy(), seat, move, moment.chance, events)
        for event in events:
            for texts in _both(game):
                _said(texts, event.name, event.args)
    if game.meta.undo_rule:
        _grounded(game, game.meta.undo_rule, "the law of undo")
    for eye in moment.eyes:
        _spoken(game, game.view(moment.state, eye).prompt)
    _spoken(game, game.open_view(moment.state).prompt)


def the_outcome_comes_at_the_end(through: Playthrough) -> None:
    """None while somebody may act; then a place for everybody, and words for what decided it."""
    game = through.setup.game
    for n, state in enumerate(through.states):
        outcome = game.outcome(state)
        over = not game.actors(state)
        ensure((outcome is not None) == over, f"after {n} moves the actors are {game.actors(state)}: {outcome}")
        if outcome is not None:
            _places(through, outcome)
            open_view = game.open_view(state)
            ensure(open_view.seat is None, "the open view belongs to a seat")
            ensure(as_json(open_view.sheets) == as_json(tuple(game.scores(state))), "the open view hides a score")


def _places(through: Playthrough, outcome: Outcome) -> None:
    game, seats = through.setup.game, range(through.setup.seats)
    owners = [standing.owner for standing in outcome.standings]
    seated = [owner for owner in owners if isinstance(owner, int)]
    # A rival without a seat (a dummy player) has a name instead of a number.
    once = len(set(owners)) == len(owners)
    ensure(once and sorted(seated) == list(seats), f"the seats {list(seats)} end as {owners}")
    places = [standing.place for standing in outcome.standings]
    ensure(places == sorted(places), f"the places are not in order: {places}")
    ensure(all(place == 1 + sum(other < place for other in places) for place in places), f"impossible places: {places}")
    for standing in outcome.standings:
        if standing.why is not None:
            _spoken(game, standing.why)
    if outcome.verdict is not None:
        _spoken(game, outcome.verdict)


def _both(game: AnyGame) -> list[Texts]:
    return [texts_for(lang, game) for lang in LANGUAGES]


def _spoken(game: AnyGame, reason: Reason) -> None:
    if reason.rule:
        _grounded(game, reason.rule, reason.name)
    for texts in _both(game):
        _said(texts, reason.name, reason.args)


def _said(texts: Texts, name: str, args: Any) -> None:
    try:
        said = texts.say(name, args)
    except LookupError as error:
        ensure(False, str(error))
    ensure(said.strip(), f"the message {name!r} says nothing in {texts.lang} with {args}")


def _grounded(game: AnyGame, rule: str, name: str) -> None:
    for lang in LANGUAGES:
        ensure(
            rule in rules(game, lang).paragraphs, f"{name} names the rule {rule!r}, which is not in the {lang} rules"
        )
