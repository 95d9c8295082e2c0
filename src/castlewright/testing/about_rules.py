"""Properties of play: what moves are, what they do, what they leave alone."""

from typing import Any

from msgspec import DecodeError, Struct, json, structs

from castlewright.core import Chance, Event, Finality, Player, Record, Refusal, Refused, Sheet, replay

from .plays import AnyGame, Moment, Pick, Playthrough, as_json, choose, ensure, one, playthrough, setups, some
from .probes import probes


def copies_are_independent(moment: Moment, pick: Pick) -> None:
    """Playing on a copy never touches the original, nor the other way round."""
    game, state = moment.game, moment.state
    before = as_json(state)
    copied = game.copy(state)
    ensure(as_json(copied) == before, "a copy differs from its original")
    _play_on(moment, copied, pick)
    ensure(as_json(state) == before, "playing on a copy changed the original")
    kept = as_json(copied)
    _play_on(moment, state, pick)
    ensure(as_json(copied) == kept, "playing on changed an earlier copy")
    ensure(as_json(game.copy(state)) == as_json(state), "a copy differs from its original")


def _play_on(moment: Moment, state: Any, pick: Pick) -> None:
    for _ in range(3):
        actors = moment.game.actors(state)
        if not actors:
            break
        seat = one(pick, actors)
        moment.game.advance(state, seat, choose(pick, moment.game.legal(state, seat), "kinds"), moment.chance)


def same_seed_and_moves_give_the_same_state(moment: Moment, pick: Pick) -> None:
    """Whether somebody listens to the events or not."""
    game, seed = moment.game, moment.chance.seed
    state = game.start(moment.setup.seats, dict(moment.setup.options), Chance(seed))
    listening = pick.number(0, 1)
    for played in moment.match.played:
        game.advance(state, played.seat, played.move, Chance(seed), [] if listening else None)
    ensure(as_json(state) == as_json(moment.state), "the same seed and moves gave another state")
    for seat, move in moment.moves(pick, 2):
        results = []
        for _ in range(2):
            after, events = moment.copy(), list[Event]()
            game.advance(after, seat, move, Chance(seed), events)
            results.append(as_json([after, events]))
        ensure(results[0] == results[1], f"{move} did two different things in the same state")


def looking_changes_nothing(moment: Moment, pick: Pick) -> None:
    """Asking about a state leaves it as it was."""
    game, state = moment.game, moment.state
    before = as_json(state)

    def looked(at: str) -> None:
        ensure(as_json(state) == before, f"{at} changed the state")

    actors = game.actors(state)
    looked("actors")
    for eye in moment.eyes:
        view = game.view(state, eye)
        looked("view")
        seen = as_json(view)
        game.imagine(view, Chance.named("looking", pick.number(0, 9)))
        looked("imagine")
        ensure(as_json(view) == seen, "imagine changed the view it was given")
    for seat in range(moment.setup.seats):
        legal = game.legal(state, seat)
        looked("legal")
        for move in some(pick, legal, 2):
            finality = game.finality(state, seat, move)
            ensure(isinstance(finality, Finality), f"the finality of {move} is {finality!r}")
            looked("finality")
            game.why_not(state, seat, move)
            looked("why_not")
    game.open_view(state)
    looked("open_view")
    game.scores(state)
    looked("scores")
    game.outcome(state)
    looked("outcome")
    game.talk(state)
    looked("talk")
    game.conserved(state)
    looked("conserved")
    ensure(game.actors(state) == actors, "looking changed who may act")


def everything_survives_json(moment: Moment, pick: Pick) -> None:
    """State, move, event, view, score and record come back from JSON as they went."""
    game, state = moment.game, moment.state

    def there_and_back(thing: Any, kind: Any) -> Any:
        try:
            back = json.decode(as_json(thing), type=kind)
        except DecodeError as error:
            ensure(False, f"what is written as {kind} cannot be read: {error}")
        ensure(as_json(back) == as_json(thing), f"{kind} reads differently after JSON")
        return back

    back = there_and_back(state, game.state_type)
    ensure(game.actors(back) == game.actors(state), "a state read from JSON has other actors")
    for eye in moment.eyes:
        view = game.view(state, eye)
        ensure(there_and_back(view, game.view_type) == view, f"the view of {eye} is not itself after JSON")
        ensure(as_json(game.view(back, eye)) == as_json(view), f"a state read from JSON shows {eye} something else")
    there_and_back(game.open_view(state), game.view_type)
    for sheet in game.scores(state):
        there_and_back(sheet, Sheet)
    for seat in range(moment.setup.seats):
        legal = game.legal(state, seat)
        ensure(game.legal(back, seat) == legal, "a state read from JSON has other legal moves")
        for move in some(pick, legal, 4):
            ensure(there_and_back(move, game.move_type) == move, f"{move} is not itself after JSON")
            hash(move)
            events: list[Event] = []
            after, after_back = moment.copy(), game.copy(back)
            game.advance(after, seat, move, moment.chance, events)
            game.advance(after_back, seat, move, moment.chance)
            ensure(as_json(after) == as_json(after_back), f"{move} does something else in a state read from JSON")
            for event in events:
                ensure(there_and_back(event, Event) == event, f"{event} is not itself after JSON")
    record = moment.match.record(tuple(Player(f"player {seat}") for seat in range(moment.setup.seats)))
    again = replay(there_and_back(record, Record), game)
    ensure(as_json(again.state) == as_json(state), "the record of a game folds to another state")


def the_edition_is_known_everywhere(moment: Moment, pick: Pick) -> None:
    """A game begun under older rules stays under them: state, views and imagined worlds say which those are."""
    game, edition = moment.game, moment.game.meta.edition
    ensure(moment.state.edition == edition, f"the state is of edition {moment.state.edition}, not {edition}")
    for eye in moment.eyes:
        view = game.view(moment.state, eye)
        ensure(view.edition == edition, f"{eye} sees a game of edition {view.edition}, not {edition}")
        imagined = game.imagine(view, Chance.named("edition"))
        ensure(imagined.edition == edition, f"{eye} imagines a game of edition {imagined.edition}, not {edition}")
    ensure(game.open_view(moment.state).edition == edition, "the open view is of another edition")


def legal_moves_are_for_actors(moment: Moment, pick: Pick) -> None:
    """Never empty for an actor, empty for all others, each once, in order (kind by kind, by their fields)."""
    game, state = moment.game, moment.state
    actors = game.actors(state)
    ensure(len(set(actors)) == len(actors), f"actors are named twice: {actors}")
    ensure(all(0 <= seat < moment.setup.seats for seat in actors), f"an actor has no seat: {actors}")
    for seat in range(moment.setup.seats):
        legal = list(game.legal(state, seat))
        ensure(bool(legal) == (seat in actors), f"seat {seat} of the actors {actors} has {len(legal)} legal moves")
        ensure(len(set(legal)) == len(legal), f"seat {seat} is offered a move twice")
        kinds = list(dict.fromkeys(map(type, legal)))
        for kind in kinds:
            places = [n for n, move in enumerate(legal) if type(move) is kind]
            ensure(places[-1] - places[0] == len(places) - 1, f"the {kind.__name__} moves do not stand together")
            fields = [_fields(legal[n]) for n in places]
            ensure(fields == sorted(fields), f"the {kind.__name__} moves of seat {seat} are not sorted: {fields}")


def _fields(move: Any) -> Any:
    return structs.astuple(move) if isinstance(move, Struct) else move


def legal_moves_are_accepted(moment: Moment, pick: Pick) -> None:
    game = moment.game
    for seat, move in moment.moves(pick, 12):
        refusal = game.why_not(moment.state, seat, move)
        ensure(refusal is None, f"{move} is legal for seat {seat}, and yet: {refusal}")
        try:
            game.advance(moment.copy(), seat, move, moment.chance, [])
        except Exception as error:
            ensure(False, f"{move} is legal for seat {seat}, and yet raised {error!r}")


def why_not_is_none_exactly_for_legal_moves(moment: Moment, pick: Pick) -> None:
    game, state = moment.game, moment.state
    legal = [set(game.legal(state, seat)) for seat in range(moment.setup.seats)]
    for seat, move in probes(moment, pick, 12):
        refusal = game.why_not(state, seat, move)
        if move in legal[seat]:
            ensure(refusal is None, f"{move} is legal for seat {seat}, and yet: {refusal}")
        else:
            ensure(isinstance(refusal, Refusal), f"{move} is not legal for seat {seat}, but why_not says {refusal}")


def illegal_moves_change_nothing(moment: Moment, pick: Pick) -> None:
    """They raise the refusal that why_not gives, and leave state and events alone."""
    game, state = moment.game, moment.state
    before = as_json(state)
    legal = [set(game.legal(state, seat)) for seat in range(moment.setup.seats)]
    for seat, move in probes(moment, pick, 8):
        if move in legal[seat]:
            continue
        events: list[Event] = []
        try:
            game.advance(state, seat, move, moment.chance, events)
        except Refused as refused:
            expected = game.why_not(state, seat, move)
            ensure(refused.refusal == expected, f"{move} is refused by {refused.refusal}, why_not says {expected}")
        else:
            ensure(False, f"{move} is not legal for seat {seat}, but was played")
        ensure(as_json(state) == before, f"the refused {move} changed the state")
        ensure(not events, f"the refused {move} left events behind")


def notation_and_moves_are_inverse(moment: Moment, pick: Pick) -> None:
    """parse ∘ str = identity, one line each; what is no move is refused and nothing worse."""
    game = moment.game
    for seat in game.actors(moment.state):
        legal = game.legal(moment.state, seat)
        written = [str(move) for move in legal]
        ensure(len(set(written)) == len(written), f"two legal moves of seat {seat} are written alike")
        for move in some(pick, legal, 8):
            notation = str(move)
            ensure(
                notation and notation == notation.strip() and notation.isprintable(), f"{notation!r} is not one line"
            )
            ensure(game.parse(notation) == move, f"{notation!r} is read as {game.parse(notation)!r}, not {move!r}")
            for bad in _spoilt(notation, pick):
                try:
                    read = game.parse(bad)
                except Refused:
                    continue
                except Exception as error:
                    ensure(False, f"{bad!r} is no move, and raised {error!r} instead of Refused")
                else:
                    ensure(game.parse(str(read)) == read, f"{bad!r} is read as {read!r}, which does not read itself")
    for nonsense in ("", "nonsense", "nonsense 1,2", "\n", "-"):
        try:
            read = game.parse(nonsense)
        except Refused:
            continue
        except Exception as error:
            ensure(False, f"{nonsense!r} is no move, and raised {error!r} instead of Refused")
        ensure(False, f"{nonsense!r} is read as {read!r}")


def _spoilt(notation: str, pick: Pick) -> list[str]:
    at = pick.number(0, len(notation) - 1)
    words = notation.split()
    return [
        f"{notation} x",
        notation[:at],
        notation[:at] + "?" + notation[at + 1 :],
        " ".join(reversed(words)),
        " ".join(words[:-1]),
    ]


def pieces_are_conserved(through: Playthrough) -> None:
    """Every piece of the box is somewhere, from the start to the end."""
    game = through.setup.game
    box = game.conserved(through.states[0])
    ensure(box, "conserved is empty: it watches nothing")
    for n, state in enumerate(through.states):
        ensure(game.conserved(state) == box, f"pieces changed by move {n}, {through.played[n - 1].move}")


def imagined_pieces_are_conserved(moment: Moment, pick: Pick) -> None:
    """In every world that somebody imagines there are the same pieces."""
    game = moment.game
    box = game.conserved(moment.state)
    for eye in moment.eyes:
        world = game.imagine(game.view(moment.state, eye), Chance.named("conserved", pick.number(0, 99)))
        ensure(game.conserved(world) == box, f"the world {eye} imagines has other pieces")


def it_ends(through: Playthrough) -> None:
    """Within the bound its header promises."""
    longest = through.setup.game.meta.longest
    ensure(through.ended, f"the game does not end: {through.stuck}")
    ensure(len(through.played) <= longest, f"{len(through.played)} moves; at most {longest} were promised")


def choices_are_bounded(through: Playthrough) -> None:
    """At no moment has a seat more legal moves than the header promises."""
    game = through.setup.game
    for n, state in enumerate(through.states):
        for seat in game.actors(state):
            most = len(game.legal(state, seat))
            promised = game.meta.most_legal
            ensure(most <= promised, f"seat {seat} has {most} legal moves after {n}; at most {promised} were promised")


def all_options_are_playable(game: AnyGame) -> None:
    """Every choice of every option starts, plays and ends, with every number of seats."""
    for setup in setups(game):
        try:
            through = playthrough(setup, 0)
        except Exception as error:
            ensure(False, f"{setup} cannot be played: {error!r}")
        ensure(through.ended, f"{setup} cannot be played: {through.stuck}")
