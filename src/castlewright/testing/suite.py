"""The conformance suite: every property, at every phase of a game and with every number of seats."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass

from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st

from . import about_knowledge, about_rules, about_words
from .plays import AnyGame, Drawn, Moment, Nonconforming, Pick, Playthrough, Seeded, ensure
from .pools import Effort, Seating, pool, seatings

AtAnyMoment = Callable[[Moment, Pick], None]
OverWholeGames = Callable[[Playthrough], None]
OfTheGame = Callable[[AnyGame], None]


@dataclass(frozen=True)
class Property:
    """Something true of every game."""

    name: str
    says: str
    at_any_moment: AtAnyMoment | None = None
    over_whole_games: OverWholeGames | None = None
    of_the_game: OfTheGame | None = None

    def check(self, seating: Seating, effort: Effort | None = None) -> None:
        """Nonconforming, with how to get there, where the game does not have the property."""
        try:
            self._check(seating, effort or Effort.wanted())
        except Nonconforming:
            raise
        except Exception as error:
            raise Nonconforming(f"the game breaks down: {error!r}") from error

    def _check(self, seating: Seating, effort: Effort) -> None:
        if self.of_the_game is not None:
            self.of_the_game(seating.game)
            return
        look = pool(seating, effort)
        if self.over_whole_games is not None:
            for through in look.throughs:
                with _telling(through):
                    self.over_whole_games(through)
            places = list(look.places())
        else:
            assert self.at_any_moment is not None
            places = look.for_property(self.name)
            for number, place in enumerate(places):
                _meet(self.at_any_moment, Moment(*place), Seeded(self.name, number))
        ensure(not look.missing(places), f"not looked at often enough: {', '.join(look.missing(places))}")

    def seatings(self, game: AnyGame) -> list[Seating]:
        """What it has to be checked on."""
        return seatings(game)[:1] if self.of_the_game is not None else seatings(game)


@contextmanager
def _telling(about: Playthrough | Moment) -> Iterator[None]:
    """Adds to a failure how to get there."""
    try:
        yield
    except Exception as error:
        error.add_note(about.told())
        raise


def _meet(check: AtAnyMoment, here: Moment, pick: Pick) -> None:
    place = here.through, here.n
    try:
        with _telling(here):
            check(here, pick)
    except Exception:
        _look_earlier(check, *place)
        raise


def _look_earlier(check: AtAnyMoment, through: Playthrough, n: int) -> None:
    """What fails here may fail earlier in the same game and with simpler choices: Hypothesis finds that."""

    @settings(
        max_examples=50,
        derandomize=True,
        database=None,
        deadline=None,
        report_multiple_bugs=False,
        phases=[Phase.generate, Phase.shrink],
        suppress_health_check=list(HealthCheck),
        print_blob=False,
    )
    @given(st.data())
    def earlier(data: st.DataObject) -> None:
        pick = Drawn(data)
        here = Moment(through, pick.number(0, n))
        with _telling(here):
            check(here, pick)

    earlier()


def _says(check: Callable[..., None]) -> str:
    return (check.__doc__ or check.__name__.replace("_", " ")).strip()


def _at_any_moment(*checks: AtAnyMoment) -> list[Property]:
    return [Property(check.__name__, _says(check), at_any_moment=check) for check in checks]


def _over_whole_games(*checks: OverWholeGames) -> list[Property]:
    return [Property(check.__name__, _says(check), over_whole_games=check) for check in checks]


def _of_the_game(*checks: OfTheGame) -> list[Property]:
    return [Property(check.__name__, _says(check), of_the_game=check) for check in checks]


PROPERTIES: tuple[Property, ...] = (
    *_of_the_game(about_words.its_header_is_sound, about_rules.all_options_are_playable),
    *_over_whole_games(
        about_rules.it_ends,
        about_rules.choices_are_bounded,
        about_rules.pieces_are_conserved,
        about_words.the_outcome_comes_at_the_end,
        about_knowledge.secrets_can_be_doubted,
    ),
    *_at_any_moment(
        about_rules.copies_are_independent,
        about_rules.imagined_pieces_are_conserved,
        about_rules.same_seed_and_moves_give_the_same_state,
        about_rules.looking_changes_nothing,
        about_rules.everything_survives_json,
        about_rules.the_edition_is_known_everywhere,
        about_rules.legal_moves_are_for_actors,
        about_rules.legal_moves_are_accepted,
        about_rules.why_not_is_none_exactly_for_legal_moves,
        about_rules.illegal_moves_change_nothing,
        about_rules.notation_and_moves_are_inverse,
        about_knowledge.imagined_worlds_look_the_same,
        about_knowledge.features_tell_no_more_than_the_view,
        about_knowledge.hidden_things_never_show,
        about_knowledge.secrets_stay_secret,
        about_knowledge.who_is_told_nothing_sees_nothing,
        about_knowledge.what_draws_or_shows_is_final,
        about_knowledge.taking_back_leaves_the_rest,
        about_words.views_can_be_drawn,
        about_words.scores_are_explained,
        about_words.refusals_name_their_rule,
        about_words.events_and_prompts_can_be_said,
    ),
)


def checks(*games: AnyGame) -> Iterator[tuple[Property, Seating]]:
    """Everything there is to check, for pytest to run one by one: `parametrize("prop, seating", checks(game))`."""
    for game in games:
        for seating in seatings(game):
            for prop in PROPERTIES:
                if seating in prop.seatings(game):
                    yield prop, seating


def conformance(game: AnyGame, effort: Effort | None = None) -> None:
    """All of it in one call; the first property that does not hold is raised with its name."""
    for prop, seating in checks(game):
        try:
            prop.check(seating, effort)
        except Exception as error:
            raise Nonconforming(f"{prop.name} ({seating}): {error}") from error
