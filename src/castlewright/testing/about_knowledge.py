"""Properties of knowledge: what a seat sees, what it may imagine, what it can take back."""

from collections import Counter
from copy import copy
from typing import Any

from msgspec import json, to_builtins

from castlewright.core import Chance, Event, Match, Played, Refused

from .plays import Moment, Pick, Playthrough, as_json, choose, ensure, one, some


def imagined_worlds_look_the_same(moment: Moment, pick: Pick) -> None:
    """view(imagine(view(s, p)), p) == view(s, p), with the same legal moves, for every seat and a spectator."""
    game, state = moment.game, moment.state
    actors = game.actors(state)
    for eye in moment.eyes:
        view = game.view(state, eye)
        ensure(view.seat == eye, f"the view of {eye} says it is the view of {view.seat}")
        ensure(tuple(view.actors) == tuple(actors), f"the view of {eye} says {view.actors} may act, not {actors}")
        seen = as_json(view)
        for _ in range(2):
            world = game.imagine(view, Chance.named("imagine", pick.number(0, 99)))
            ensure(as_json(game.view(world, eye)) == seen, f"in the world {eye} imagines it sees something else")
            ensure(game.actors(world) == actors, f"in the world {eye} imagines others may act")
            if eye is not None:
                same = game.legal(world, eye) == game.legal(state, eye)
                ensure(same, f"in the world seat {eye} imagines it has other legal moves")


def features_tell_no_more_than_the_view(moment: Moment, pick: Pick) -> None:
    """A row of named numbers between -1 and 1, the same for everybody who sees the same: read from JSON, or in a world
    that was imagined."""
    game, names = moment.game, moment.game.features.names
    ensure(names and len(set(names)) == len(names), "the features have no names, or one name twice")
    for eye in moment.eyes:
        view = game.view(moment.state, eye)
        row = game.features(view)
        ensure(len(row) == len(names), f"{len(row)} features have {len(names)} names")
        far = {name: number for name, number in zip(names, row, strict=True) if not -1 <= number <= 1}
        ensure(not far, f"features that leave -1 to 1: {far}")
        read = json.decode(json.encode(view), type=game.view_type)
        ensure(game.features(read) == row, f"what {eye} sees has other features after JSON")
        world = game.imagine(view, Chance.named("features", pick.number(0, 99)))
        ensure(game.features(game.view(world, eye)) == row, f"in the world {eye} imagines there are other features")


def hidden_things_never_show(moment: Moment, pick: Pick) -> None:
    """While nothing final happens, a seat cannot tell the true world from the one it imagines."""
    game = moment.game
    eye = one(pick, moment.eyes)
    truth = moment.copy()
    world = game.imagine(game.view(truth, eye), Chance.named("hidden", pick.number(0, 99)))
    for _ in range(5):
        actors = game.actors(truth)
        if not actors:
            break
        seat = eye if eye in actors and pick.number(0, 2) else one(pick, actors)
        assert seat is not None
        move = choose(pick, game.legal(truth, seat), "kinds")
        if game.finality(truth, seat, move).final or move not in game.legal(world, seat):
            break
        game.advance(truth, seat, move, moment.chance)
        game.advance(world, seat, move, moment.chance)
        same = as_json(game.view(truth, eye)) == as_json(game.view(world, eye))
        ensure(same, f"after {move} of seat {seat}, {eye} sees a difference that hidden things alone make")
        if eye is not None:
            same = game.legal(truth, eye) == game.legal(world, eye)
            ensure(same, f"after {move} of seat {seat}, seat {eye} has legal moves that hidden things alone make")


def who_is_told_nothing_sees_nothing(moment: Moment, pick: Pick) -> None:
    """A move without an event for a seat leaves its view, its legal moves and what it can take back unchanged."""
    game, state = moment.game, moment.state
    before = {eye: as_json(game.view(state, eye)) for eye in moment.eyes}
    may = [as_json(game.legal(state, seat)) for seat in range(moment.setup.seats)]
    undo = [moment.match.scopes(seat) for seat in range(moment.setup.seats)]
    for seat, move in moment.moves(pick, 3):
        after, events = moment.copy(), list[Event]()
        finality = game.finality(after, seat, move)
        game.advance(after, seat, move, moment.chance, events)
        match = copy(moment.match)
        match.state, match.played = after, [*match.played, Played.of(seat, move, finality, events)]
        for event in events:
            seats = event.to or ()
            ensure(all(0 <= each < moment.setup.seats for each in seats), f"{event} is for a seat that is not there")
        for eye in moment.eyes:
            if any(event.reaches(eye) for event in events):
                continue
            ensure(as_json(game.view(after, eye)) == before[eye], f"{move} changed what {eye} sees, and nobody told it")
            if eye is not None:
                ensure(as_json(game.legal(after, eye)) == may[eye], f"{move} changed what {eye} may do, untold")
                ensure(match.scopes(eye) == undo[eye], f"{move} changed what {eye} can take back, untold")


def secrets_stay_secret(moment: Moment, pick: Pick) -> None:
    """Words told to some seats only do not turn up in what others see."""
    game = moment.game
    before: dict[int | None, Counter[str]] = {}
    for seat, move in some(pick, list(moment.moves(pick, 2)), 4):
        after, events = moment.copy(), list[Event]()
        game.advance(after, seat, move, moment.chance, events)
        secrets = [event for event in events if _secret(event)]
        for eye in moment.eyes if secrets else ():
            if eye not in before:
                before[eye] = _words(to_builtins(game.view(moment.state, eye)))
            now = _words(to_builtins(game.view(after, eye)))
            heard = _words([[other.args, other.pieces] for other in events if other.reaches(eye)])
            for event in (event for event in secrets if not event.reaches(eye)):
                leaked = [word for word in _words(event.args) if now[word] > before[eye][word] and not heard[word]]
                ensure(not leaked, f"{move} told {event.to} of {leaked}, and {eye} sees it too")


def secrets_can_be_doubted(through: Playthrough) -> None:
    """Whoever was not told a secret can imagine that it is another one."""
    game = through.setup.game
    eyes: list[int | None] = [*range(through.setup.seats), None]
    told = 0
    for n, played in enumerate(through.played):
        state, events = game.copy(through.states[n]), list[Event]()
        game.advance(state, played.seat, played.move, through.chance, events)
        for event in (event for event in events if _secret(event)):
            for eye in (eye for eye in eyes if not event.reaches(eye)):
                told += 1
                if _can_be_doubted(game, state, eye, (event.to or (0,))[0], n):
                    return
    ensure(told < 8, f"{told} secrets were told, and whoever was not told could imagine nothing else")


def _secret(event: Event) -> bool:
    return event.to is not None and bool(_words(event.args))


def _can_be_doubted(game: Any, state: Any, eye: int | None, owner: int, n: int) -> bool:
    """In some world that the eye can imagine, the owner of a secret sees something else."""
    view, known = game.view(state, eye), as_json(game.view(state, owner))
    worlds = (game.imagine(view, Chance.named("doubt", n, each)) for each in range(3))
    return any(as_json(game.view(world, owner)) != known for world in worlds)


def _words(thing: Any) -> Counter[str]:
    """The strings in a JSON-like thing, keys left out."""
    found, open_things = list[str](), [thing]
    while open_things:
        each = open_things.pop()
        if isinstance(each, str):
            found.append(each)
        elif isinstance(each, dict):
            open_things.extend(each.values())
        elif isinstance(each, list | tuple):
            open_things.extend(each)
    return Counter(found)


class Spy(Chance):
    """Chance that remembers whether it was asked."""

    __slots__ = ("asked",)

    def __init__(self, seed: bytes) -> None:
        super().__init__(seed)
        self.asked = False

    def _words(self, name: str, which: dict[str, int]) -> Any:
        self.asked = True
        return super()._words(name, which)


def what_draws_or_shows_is_final(moment: Moment, pick: Pick) -> None:
    """A move that asked chance, or showed hidden things to anyone, can never be taken back."""
    game, state = moment.game, moment.state
    open_moves = [(seat, move) for seat, move in moment.moves(pick, 6) if not game.finality(state, seat, move).final]
    if not open_moves:
        return
    views = {eye: game.view(state, eye) for eye in moment.eyes}
    for seat, move in some(pick, open_moves, 4):
        spy, after = Spy(moment.chance.seed), moment.copy()
        game.advance(after, seat, move, spy)
        ensure(not spy.asked, f"{move} draws on chance but can be taken back")
        for eye, view in views.items():
            world = game.imagine(view, Chance.named("shown", pick.number(0, 99)))
            if move in game.legal(world, seat):
                game.advance(world, seat, move, moment.chance)
                same = as_json(game.view(world, eye)) == as_json(game.view(after, eye))
                ensure(same, f"{move} shows {eye} hidden things, not final")


def taking_back_leaves_the_rest(moment: Moment, pick: Pick) -> None:
    """The undo law: only one's own latest moves of a scope, never a final one, and all others stand as they were.

    Nothing that stands has to do with what is taken back, and what was shown or drawn by final moves stays the same.
    """
    match = moment.match
    for _ in range(1 + pick.number(0, 5)):
        takers = [(seat, scope) for seat in range(moment.setup.seats) for scope in match.scopes(seat)]
        if takers and pick.number(0, 2) == 0:
            _take_back(moment, pick, *one(pick, takers))
        elif not moment.step(pick):
            break
    for seat in some(pick, range(moment.setup.seats), 2):
        for scope, most in match.scopes(seat).items():
            _refuse_more(match, seat, scope, most)
    _play_and_take_back(moment, pick)


def _take_back(moment: Moment, pick: Pick, seat: int, scope: str) -> None:
    match = moment.match
    count = pick.number(1, match.undoable(seat, scope))
    before = list(match.played)
    shown = _shown_for_good(moment, before)
    taken = [played for played in before if played.seat == seat and played.finality.scope == scope][-count:]
    ensure(not any(played.finality.final for played in taken), f"a final move of seat {seat} may be taken back")
    _touch_nothing_that_stands(before, taken)
    try:
        match.undo(seat, count, scope)
    except Exception as error:
        ensure(False, f"seat {seat} may take {count} back in {scope!r}, but then: {error!r}")
    stand = [played for played in before if not any(played is each for each in taken)]
    kept = [(played.seat, played.move) for played in match.played]
    ensure(
        kept == [(played.seat, played.move) for played in stand],
        f"taking {count} back in {scope!r} changed what others did",
    )
    _all_stand(moment, stand)
    ensure(_shown_for_good(moment, stand) == shown, f"once {scope!r} is taken back, a final move tells something else")


def _touch_nothing_that_stands(before: list[Played[Any]], taken: list[Played[Any]]) -> None:
    """What is taken back shares no scope with a later move that stays."""
    stand: set[str] = set()
    for played in reversed(before):
        touches = {played.finality.scope, *played.finality.touches}
        if any(played is each for each in taken):
            ensure(stand.isdisjoint(touches), f"{played.move} may be taken back, though what stands touches it")
        else:
            stand |= touches


def _shown_for_good(moment: Moment, played: list[Played[Any]]) -> bytes:
    """What the final moves among these tell, one after another."""
    game = moment.game
    state = game.start(moment.setup.seats, dict(moment.setup.options), moment.chance)
    told = []
    for each in played:
        events: list[Event] = []
        game.advance(state, each.seat, each.move, moment.chance, events)
        if each.finality.final:
            told.append(events)
    return as_json(told)


def _all_stand(moment: Moment, stand: list[Played[Any]]) -> None:
    """Each of the moves is still legal where it now comes, is as final as it was, and they give the state."""
    game = moment.game
    state = game.start(moment.setup.seats, dict(moment.setup.options), moment.chance)
    for played in stand:
        refusal = game.why_not(state, played.seat, played.move)
        ensure(refusal is None, f"once another scope is taken back, {played.move} of seat {played.seat}: {refusal}")
        finality = game.finality(state, played.seat, played.move)
        ensure(finality == played.finality, f"{played.move} was {played.finality}, and is {finality} after an undo")
        game.advance(state, played.seat, played.move, moment.chance)
    ensure(as_json(state) == as_json(moment.state), "after an undo the state is not what the standing moves give")


def _refuse_more(match: Match[Any, Any], seat: int, scope: str, most: int) -> None:
    before = as_json(match.state)
    try:
        match.undo(seat, most + 1, scope)
    except Refused:
        ensure(as_json(match.state) == before, "a refused undo changed the state")
    else:
        ensure(False, f"seat {seat} took {most + 1} back in {scope!r}; {most} were allowed")


def _play_and_take_back(moment: Moment, pick: Pick) -> None:
    """One move that can be taken back leaves no trace in anybody's view."""
    game, match = moment.game, moment.match
    for seat, move in moment.moves(pick, 2):
        finality = game.finality(moment.state, seat, move)
        before = as_json([moment.state, *(game.view(moment.state, eye) for eye in moment.eyes)])
        match.play(seat, move)
        if match.over:
            return
        if finality.final:
            ensure(match.undoable(seat, finality.scope) == 0, f"{move} is final and may be taken back")
            return
        ensure(match.undoable(seat, finality.scope) > 0, f"{move} is not final, but cannot be taken back")
        match.undo(seat, 1, finality.scope)
        after = as_json([moment.state, *(game.view(moment.state, eye) for eye in moment.eyes)])
        ensure(after == before, f"{move} was taken back and left a trace")
