"""Toys with one thing broken each, by the property that has to notice."""

import random
from collections.abc import Sequence
from copy import copy
from typing import Any, ClassVar

from msgspec import structs
from msgspec.structs import force_setattr

from castlewright.core import (
    Chance,
    Event,
    Finality,
    Line,
    Option,
    Options,
    Outcome,
    Reason,
    Refusal,
    Refused,
    SeatNumber,
    Sheet,
    Standing,
)
from castlewright.core.features import Features, flag, number, some_of
from castlewright.testing.toy import CARDS, Draw, Flag, Lay, Move, Ready, Roll, State, Toy, ToyView

BROKEN: list[tuple[str, str, type[Toy]]] = []


def breaks(prop: str, says: str) -> Any:
    def remember(toy: type[Toy]) -> type[Toy]:
        BROKEN.append((prop, says, toy))
        return toy

    return remember


@breaks("its_header_is_sound", "titles are missing")
class NamesNoEnglishTitle(Toy):
    meta = structs.replace(Toy.meta, titles={"ru": "Колокола"})


@breaks("its_header_is_sound", "no message 'option-weather'")
class HasAnOptionWithoutWords(Toy):
    meta = structs.replace(Toy.meta, options=(*Toy.meta.options, Option("weather", ("fair", "foul"))))


@breaks("its_header_is_sound", "no message 'option-ages'")
class AsksForNumbersWithoutWords(Toy):
    meta = structs.replace(Toy.meta, numbers=(SeatNumber("ages", 0, 120, when=("rounds", "1")),))


@breaks("its_header_is_sound", "ages goes with a choice that is not there")
class AsksForNumbersNobodyCanChoose(Toy):
    meta = structs.replace(Toy.meta, numbers=(SeatNumber("ages", 0, 120, when=("rounds", "9")),))


@breaks("its_header_is_sound", "do not begin with TZ-")
class NumbersItsRulesOtherwise(Toy):
    meta = structs.replace(Toy.meta, prefix="TZ")


@breaks("all_options_are_playable", "rounds=many cannot be played")
class HasAnOptionThatDoesNotWork(Toy):
    meta = structs.replace(Toy.meta, options=(Option("rounds", ("2", "many")),))


@breaks("it_ends", "goes on after 61 moves")
class NeverEnds(Toy):
    def _next(self, state: State) -> None:
        super()._next(state)
        state.round = 1


@breaks("it_ends", "goes on after 8 moves")
class PromisesTooMuch(Toy):
    meta = structs.replace(Toy.meta, longest=7)


@breaks("its_header_is_sound", "most_legal and minutes count from 1")
class PromisesNoChoice(Toy):
    meta = structs.replace(Toy.meta, most_legal=0)


@breaks("choices_are_bounded", "has 5 legal moves after .*; at most 4 were promised")
class OffersMoreThanItPromises(Toy):
    meta = structs.replace(Toy.meta, most_legal=4)


@breaks("features_tell_no_more_than_the_view", "leave -1 to 1: {'deck': 1.5}")
class CountsTheDeckWrongly(Toy):
    features = Features(number("deck", 8, lambda view: view.deck))


@breaks("features_tell_no_more_than_the_view", "other features after JSON")
class LooksAtMoreThanIsWritten(Toy):
    features = Features(flag("a list", lambda view: isinstance(view.flags, list)))

    def view(self, state: State, seat: int | None) -> ToyView:
        seen = super().view(state, seat)
        force_setattr(seen, "flags", list(seen.flags))
        return seen


class _Truth(Toy):
    """Remembers the last state that somebody looked at."""

    hands: ClassVar[list[list[str]]] = []

    def view(self, state: State, seat: int | None) -> ToyView:
        _Truth.hands = state.hands
        return super().view(state, seat)


@breaks("features_tell_no_more_than_the_view", "imagines there are other features")
class SeesOtherHandsInItsFeatures(_Truth):
    features = Features(some_of("hands", CARDS, lambda view: [card for hand in _Truth.hands for card in hand]))


@breaks("features_tell_no_more_than_the_view", "features have .* names")
class HasNamesToSpare(Toy):
    features = copy(Toy.features)
    features.names = (*Toy.features.names, "nothing")


@breaks("pieces_are_conserved", "pieces changed by move")
class LosesACard(Toy):
    def _show(self, state: State, events: list[Event]) -> None:
        state.rows[0] = state.rows[0][:1]
        super()._show(state, events)


@breaks("imagined_pieces_are_conserved", "imagines has other pieces")
class ImaginesAnEmptyDeck(Toy):
    def imagine(self, view: ToyView, chance: Chance) -> State:
        state = super().imagine(view, chance)
        state.deck = ["bell01"] * view.deck
        return state


@breaks("pieces_are_conserved", "watches nothing")
class WatchesNothing(Toy):
    def conserved(self, state: State) -> Any:
        return {}


@breaks("the_outcome_comes_at_the_end", "the actors are .*Outcome")
class DecidesEarly(Toy):
    def outcome(self, state: State) -> Outcome | None:
        return (
            super().outcome(self.copy(structs.replace(state, round=3))) if state.round == 2 else super().outcome(state)
        )


@breaks("the_outcome_comes_at_the_end", "end as")
class ForgetsALoser(Toy):
    def outcome(self, state: State) -> Outcome | None:
        outcome = super().outcome(state)
        return outcome and Outcome(outcome.standings[:1])


@breaks("the_outcome_comes_at_the_end", "impossible places")
class GivesImpossiblePlaces(Toy):
    def outcome(self, state: State) -> Outcome | None:
        outcome = super().outcome(state)
        return outcome and Outcome(tuple(Standing(2, each.owner, each.score) for each in outcome.standings))


@breaks("the_outcome_comes_at_the_end", "no message 'why-because'")
class DecidesWithoutWords(Toy):
    def outcome(self, state: State) -> Outcome | None:
        outcome = super().outcome(state)
        return outcome and Outcome(outcome.standings, Reason("TY-4.4", "why-because"))


@breaks("secrets_stay_secret", "sees it too")
class ShowsEveryHand(Toy):
    """All cards held are written on the wall, for all to read."""

    def view(self, state: State, seat: int | None) -> ToyView:
        view = super().view(state, seat)
        everything = tuple(sorted(card for hand in [*state.hands, *state.rows] for card in hand))
        return structs.replace(view, shown=(*view.shown, everything))

    def imagine(self, view: ToyView, chance: Chance) -> State:
        return super().imagine(structs.replace(view, shown=view.shown[:-1]), chance)


@breaks("secrets_can_be_doubted", "could imagine nothing else")
class ImaginesTheTruth(Toy):
    """No word leaks, but the numbers of all hidden cards do, and whoever imagines reads them back."""

    def view(self, state: State, seat: int | None) -> ToyView:
        view = super().view(state, seat)
        hidden = tuple(tuple(int(card[4:]) for card in place) for place in [*state.hands, *state.rows, state.deck])
        return structs.replace(view, dice=(*view.dice, *hidden))

    def imagine(self, view: ToyView, chance: Chance) -> State:
        seats = len(view.cards)
        state = super().imagine(structs.replace(view, dice=view.dice[:seats]), chance)
        hidden = [[f"bell{number:02}" for number in place] for place in view.dice[seats:]]
        state.hands, state.rows, state.deck = hidden[:seats], hidden[seats:-1], hidden[-1]
        return state


@breaks("copies_are_independent", "playing on a copy changed the original")
class SharesItsFlags(Toy):
    def copy(self, state: State) -> State:
        copied = super().copy(state)
        copied.flags = state.flags
        return copied


@breaks("copies_are_independent", "differs from its original")
class ForgetsWhatItCopies(Toy):
    def copy(self, state: State) -> State:
        copied = super().copy(state)
        copied.dice = [[] for _ in state.dice]
        return copied


@breaks("same_seed_and_moves_give_the_same_state", "two different things|another state")
class UsesAnotherDie(Toy):
    def advance(self, state: State, seat: int, move: Move, chance: Chance, events: list[Event] | None = None) -> None:
        other = Chance(random.randbytes(4)) if isinstance(move, Roll) else chance
        super().advance(state, seat, move, other, events)


@breaks("same_seed_and_moves_give_the_same_state", "gave another state")
class WorksOnlyWhenHeard(Toy):
    def advance(self, state: State, seat: int, move: Move, chance: Chance, events: list[Event] | None = None) -> None:
        super().advance(state, seat, move, chance, events)
        if events is not None and isinstance(move, Flag):
            state.planted = False


@breaks("looking_changes_nothing", "changed the state")
class CountsWhoLooks(Toy):
    def scores(self, state: State) -> Sequence[Sheet]:
        state.deck.reverse()
        return super().scores(state)


@breaks("looking_changes_nothing", "changed the view")
class TakesTheViewApart(Toy):
    def imagine(self, view: ToyView, chance: Chance) -> State:
        state = super().imagine(view, chance)
        view.hand = ()
        return state


class Noted(State):
    note: str = "kept apart"


@breaks("everything_survives_json", "reads differently after JSON")
class HidesAFieldFromJson(Toy):
    """The state holds more than its type says."""

    def start(self, seats: int, options: Options, chance: Chance) -> State:
        return Noted(**structs.asdict(super().start(seats, options, chance)))

    def copy(self, state: State) -> State:
        return Noted(**structs.asdict(super().copy(state)))


@breaks("everything_survives_json", "cannot be read")
class WritesUnreadableViews(Toy):
    view_type = Toy.position_type  # type: ignore[assignment]


@breaks("legal_moves_are_for_actors", "has 0 legal moves")
class LeavesAnActorWithoutMoves(Toy):
    def legal(self, state: State, seat: int) -> Sequence[Move]:
        return [] if state.round == 2 and state.turn is not None else super().legal(state, seat)


@breaks("legal_moves_are_for_actors", "has 1 legal moves")
class OffersMovesToOnlookers(Toy):
    def legal(self, state: State, seat: int) -> Sequence[Move]:
        return super().legal(state, seat) or ([Roll()] if state.turn is not None else [])


@breaks("legal_moves_are_for_actors", "a move twice")
class OffersAMoveTwice(Toy):
    def legal(self, state: State, seat: int) -> Sequence[Move]:
        legal = super().legal(state, seat)
        return [legal[0], *legal] if legal else legal


@breaks("legal_moves_are_for_actors", "not sorted")
class OffersMovesInAnyOrder(Toy):
    def legal(self, state: State, seat: int) -> Sequence[Move]:
        return list(reversed(super().legal(state, seat)))


@breaks("legal_moves_are_accepted", "yet raised ValueError")
class RaisesOnALegalMove(Toy):
    def advance(self, state: State, seat: int, move: Move, chance: Chance, events: list[Event] | None = None) -> None:
        if move == Flag(2) and state.round == 2:
            raise ValueError("no")
        super().advance(state, seat, move, chance, events)


@breaks("legal_moves_are_accepted", "and yet: Refusal")
class RefusesALegalMove(Toy):
    def why_not(self, state: State, seat: int, move: Move) -> Refusal | None:
        return (
            Refusal("TY-3.1", "refusal-flag", {"place": 3}) if move == Flag(2) else super().why_not(state, seat, move)
        )


@breaks("why_not_is_none_exactly_for_legal_moves", "is not legal .* why_not says None")
class HasNothingAgainstFarFlags(Toy):
    def why_not(self, state: State, seat: int, move: Move) -> Refusal | None:
        if isinstance(move, Flag) and not 0 <= move.place < 3 and state.turn == seat:
            return None
        return super().why_not(state, seat, move)


@breaks("why_not_is_none_exactly_for_legal_moves", "is not legal .* why_not says None")
class OverlooksALegalMove(Toy):
    def legal(self, state: State, seat: int) -> Sequence[Move]:
        return [move for move in super().legal(state, seat) if move != Draw()]


@breaks("illegal_moves_change_nothing", "changed the state")
class RefusesTooLate(Toy):
    def advance(self, state: State, seat: int, move: Move, chance: Chance, events: list[Event] | None = None) -> None:
        try:
            super().advance(state, seat, move, chance, events)
        except Refused:
            state.planted = not state.planted
            raise


@breaks("illegal_moves_change_nothing", "but was played")
class PlaysOutOfTurn(Toy):
    def advance(self, state: State, seat: int, move: Move, chance: Chance, events: list[Event] | None = None) -> None:
        if isinstance(move, Roll) and state.turn is not None:
            seat = state.turn
        super().advance(state, seat, move, chance, events)


@breaks("illegal_moves_change_nothing", "is refused by")
class GivesTwoReasons(Toy):
    def advance(self, state: State, seat: int, move: Move, chance: Chance, events: list[Event] | None = None) -> None:
        if self.why_not(state, seat, move) is not None:
            raise Refused(Refusal("TY-1.1", "refusal-never"))
        super().advance(state, seat, move, chance, events)


@breaks("notation_and_moves_are_inverse", "is read as")
class MisreadsFlags(Toy):
    def parse(self, notation: str) -> Move:
        move = super().parse(notation)
        return Flag(move.place + 1) if isinstance(move, Flag) else move


@breaks("notation_and_moves_are_inverse", "instead of Refused")
class StumblesOverNonsense(Toy):
    def parse(self, notation: str) -> Move:
        if not notation:
            raise IndexError("nothing")
        return super().parse(notation)


@breaks("notation_and_moves_are_inverse", "is read as")
class ReadsAnything(Toy):
    def parse(self, notation: str) -> Move:
        try:
            return super().parse(notation)
        except ValueError:
            return Ready()


@breaks("imagined_worlds_look_the_same", "sees something else")
class ForgetsItsOwnHand(Toy):
    def imagine(self, view: ToyView, chance: Chance) -> State:
        return super().imagine(structs.replace(view, seat=None), chance)


@breaks("imagined_worlds_look_the_same", "says it is the view of")
class SaysItIsAnothersView(Toy):
    def view(self, state: State, seat: int | None) -> ToyView:
        return structs.replace(super().view(state, seat), seat=0)


@breaks("imagined_worlds_look_the_same", "other legal moves")
class ImaginesOtherChoices(Toy):
    """What one may do hangs on a card that one cannot know."""

    def legal(self, state: State, seat: int) -> Sequence[Move]:
        legal = super().legal(state, seat)
        lucky = not state.deck or state.deck[-1] < "bell10"
        return legal if lucky else [move for move in legal if not isinstance(move, Flag)]


@breaks("hidden_things_never_show", "hidden things alone make")
class FlagsTellOfTheDeck(Toy):
    """Planting a flag gives away the next card, and is not even final."""

    def advance(self, state: State, seat: int, move: Move, chance: Chance, events: list[Event] | None = None) -> None:
        super().advance(state, seat, move, chance, events)
        if isinstance(move, Flag) and state.deck:
            state.dice[seat].append(int(state.deck[-1][4:]))


@breaks("who_is_told_nothing_sees_nothing", "nobody told it")
class LetsOthersCountTheRow(Toy):
    """The number of cards laid is visible, though nobody was told."""

    def view(self, state: State, seat: int | None) -> ToyView:
        return structs.replace(super().view(state, seat), cards=tuple(map(len, state.hands)))


@breaks("who_is_told_nothing_sees_nothing", "can take back, untold")
class LayingInSecretBindsTheOthers(Toy):
    """Whoever can no longer take a card back knows that somebody has laid one."""

    def finality(self, state: State, seat: int, move: Move) -> Finality:
        finality = super().finality(state, seat, move)
        return Finality(False, finality.scope, frozenset({"rows"})) if isinstance(move, Lay) else finality


@breaks("what_draws_or_shows_is_final", "draws on chance")
class LetsARollBeTakenBack(Toy):
    def finality(self, state: State, seat: int, move: Move) -> Finality:
        return Finality(False) if isinstance(move, Roll) else super().finality(state, seat, move)


@breaks("what_draws_or_shows_is_final", "shows . hidden things")
class LetsADrawBeTakenBack(Toy):
    def finality(self, state: State, seat: int, move: Move) -> Finality:
        return Finality(False) if isinstance(move, Draw) else super().finality(state, seat, move)


@breaks("what_draws_or_shows_is_final", "shows . hidden things")
class LetsAShowBeTakenBack(Toy):
    def finality(self, state: State, seat: int, move: Move) -> Finality:
        return Finality(False, f"row {seat}") if state.turn is None else super().finality(state, seat, move)


@breaks("taking_back_leaves_the_rest", "once another scope is taken back")
class SharesNothingWithTheTable(Toy):
    """Turns come one after another, but each claims a scope of its own."""

    def finality(self, state: State, seat: int, move: Move) -> Finality:
        return Finality(isinstance(move, Lay | Ready), f"{type(move).__name__} {seat}")


@breaks("taking_back_leaves_the_rest", "after an undo")
class ChangesItsMindAboutScopes(Toy):
    def finality(self, state: State, seat: int, move: Move) -> Finality:
        laid = sum(map(len, state.rows))
        return Finality(False, f"row {seat} {laid}") if isinstance(move, Lay) else super().finality(state, seat, move)


@breaks("taking_back_leaves_the_rest", "once another scope is taken back|after an undo")
class ShowsRowsThatCanBeTakenBack(Toy):
    """The last to be ready shows what others have laid, and touches only a row of its own."""

    def finality(self, state: State, seat: int, move: Move) -> Finality:
        finality = super().finality(state, seat, move)
        return Finality(finality.final, finality.scope)


@breaks("taking_back_leaves_the_rest", "tells something else")
class CountsTheFlagsWhenRolling(Toy):
    """A final move whose result hangs on one that can still be taken back."""

    def advance(self, state: State, seat: int, move: Move, chance: Chance, events: list[Event] | None = None) -> None:
        super().advance(state, seat, move, chance, events)
        if events is not None and isinstance(move, Roll):
            count = sum(owner is not None for owner in state.flags)
            events.append(Event("event-show", {"seat": seat, "count": count}))

    def finality(self, state: State, seat: int, move: Move) -> Finality:
        return Finality(False, f"flags {seat}") if isinstance(move, Flag) else super().finality(state, seat, move)


@breaks("scores_are_explained", "its lines")
class AddsInItsHead(Toy):
    def scores(self, state: State) -> Sequence[Sheet]:
        sheets = super().scores(state)
        for sheet in sheets:
            force_setattr(sheet, "total", sheet.total + 1)
        return sheets


@breaks("scores_are_explained", "TY-9.9")
class ScoresByAnUnwrittenRule(Toy):
    def scores(self, state: State) -> Sequence[Sheet]:
        more = Line(points=1, group="flags", rule="TY-9.9", name="line-flag")
        return [Sheet(sheet.owner, (*sheet.lines, more)) for sheet in super().scores(state)]


@breaks("scores_are_explained", "group-luck")
class ScoresInAGroupWithoutName(Toy):
    def scores(self, state: State) -> Sequence[Sheet]:
        more = Line(points=1, group="luck", rule="TY-4.3", name="line-flag")
        return [Sheet(sheet.owner, (*sheet.lines, more)) for sheet in super().scores(state)]


@breaks("refusals_name_their_rule", "names the rule ''")
class RefusesWithoutARule(Toy):
    def why_not(self, state: State, seat: int, move: Move) -> Refusal | None:
        refusal = super().why_not(state, seat, move)
        return refusal and Refusal("", refusal.name, refusal.args)


@breaks("refusals_name_their_rule", "does not fit")
class RefusesWithoutArguments(Toy):
    def why_not(self, state: State, seat: int, move: Move) -> Refusal | None:
        refusal = super().why_not(state, seat, move)
        return refusal and Refusal(refusal.rule, refusal.name)


@breaks("events_and_prompts_can_be_said", "event-cheer")
class TellsWhatHasNoWords(Toy):
    def advance(self, state: State, seat: int, move: Move, chance: Chance, events: list[Event] | None = None) -> None:
        super().advance(state, seat, move, chance, events)
        if events is not None and isinstance(move, Flag):
            events.append(Event("event-cheer", {"seat": seat}))


@breaks("events_and_prompts_can_be_said", "prompt-guess")
class PromptsWithoutWords(Toy):
    def _prompt(self, state: State, seat: int | None) -> Reason:
        return Reason("", "prompt-guess") if state.turn is not None else super()._prompt(state, seat)


@breaks("the_edition_is_known_everywhere", "imagines a game of edition")
class ImaginesTheNewestRules(Toy):
    def imagine(self, view: ToyView, chance: Chance) -> State:
        return structs.replace(super().imagine(view, chance), edition=view.edition + 1)


@breaks("the_edition_is_known_everywhere", "the state is of edition")
class ForgetsItsEdition(Toy):
    meta = structs.replace(Toy.meta, edition=2)

    def start(self, seats: int, options: Options, chance: Chance) -> State:
        return structs.replace(super().start(seats, options, chance), edition=2)


class WideView(ToyView):
    def __str__(self) -> str:
        return "\n".join([super().__str__(), "." * 101])


@breaks("views_can_be_drawn", "no terminal has room for 101 columns")
class DrawsTooWide(Toy):
    view_type = WideView

    def view(self, state: State, seat: int | None) -> ToyView:
        return WideView(**structs.asdict(super().view(state, seat)))


class PlainView(ToyView):
    __str__ = ToyView.__repr__


@breaks("views_can_be_drawn", "not drawn but spelled out")
class DrawsNothing(Toy):
    view_type = PlainView

    def view(self, state: State, seat: int | None) -> ToyView:
        return PlainView(**structs.asdict(super().view(state, seat)))
