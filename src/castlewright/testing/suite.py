"""The conformance suite: every property, on every setup of a game."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from os import environ

from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st

from . import about_knowledge, about_rules, about_words
from .plays import SEEDS, AnyGame, Drawn, Moment, Nonconforming, Pick, Playthrough, Setup, moment, playthrough, setups

AtAnyMoment = Callable[[Moment, Pick], None]
OverWholeGames = Callable[[Playthrough], None]
OfTheGame = Callable[[AnyGame], None]


@dataclass(frozen=True)
class Effort:
    """How hard to look. The examples of a property are shared out among the setups of a game."""

    examples: int = 60
    whole_games: int = SEEDS
    fixed: bool = True
    """The same examples every time; otherwise new ones in each run."""

    @classmethod
    def wanted(cls) -> "Effort":
        """`CASTLEWRIGHT_EFFORT=20` looks twenty times as hard, elsewhere each time; `0.1` is a quick look."""
        times = float(environ.get("CASTLEWRIGHT_EFFORT", "1"))
        return cls(max(1, round(cls.examples * times)), max(1, round(cls.whole_games * times)), times <= 1)


@dataclass(frozen=True)
class Property:
    """Something true of every game."""

    name: str
    says: str
    at_any_moment: AtAnyMoment | None = None
    over_whole_games: OverWholeGames | None = None
    of_the_game: OfTheGame | None = None

    def check(self, setup: Setup, effort: Effort | None = None) -> None:
        """Nonconforming, with how to get there, where the game does not have the property."""
        try:
            self._check(setup, effort or Effort.wanted())
        except Nonconforming:
            raise
        except Exception as error:
            raise Nonconforming(f"the game breaks down: {error!r}") from error

    def _check(self, setup: Setup, effort: Effort) -> None:
        if self.of_the_game is not None:
            self.of_the_game(setup.game)
        if self.over_whole_games is not None:
            for seed in range(effort.whole_games):
                with _telling(through := playthrough(setup, seed)):
                    self.over_whole_games(through)
        if self.at_any_moment is not None:
            _search(self.at_any_moment, setup, effort)

    def setups(self, game: AnyGame) -> list[Setup]:
        """The setups it has to be checked on."""
        return setups(game)[:1] if self.of_the_game is not None else setups(game)


@contextmanager
def _telling(about: Playthrough | Moment) -> Iterator[None]:
    """Adds to a failure how to get there."""
    try:
        yield
    except Exception as error:
        error.add_note(about.told())
        raise


def _search(check: AtAnyMoment, setup: Setup, effort: Effort) -> None:
    share = max(4, effort.examples // len(setups(setup.game)))

    @settings(
        max_examples=share,
        derandomize=effort.fixed,
        database=None,
        deadline=None,
        report_multiple_bugs=False,
        phases=[Phase.generate, Phase.shrink],
        suppress_health_check=list(HealthCheck),
        print_blob=False,
    )
    @given(st.data())
    def everywhere(data: st.DataObject) -> None:
        pick = Drawn(data)
        here = moment(setup, pick)
        with _telling(here):
            check(here, pick)

    everywhere()


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
        about_rules.copies_are_independent,
        about_rules.pieces_are_conserved,
        about_words.the_outcome_comes_at_the_end,
        about_knowledge.secrets_stay_secret,
    ),
    *_at_any_moment(
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
        about_knowledge.who_is_told_nothing_sees_nothing,
        about_knowledge.what_draws_or_shows_is_final,
        about_knowledge.taking_back_leaves_the_rest,
        about_words.views_can_be_drawn,
        about_words.scores_are_explained,
        about_words.refusals_name_their_rule,
        about_words.events_and_prompts_can_be_said,
    ),
)


def checks(*games: AnyGame) -> Iterator[tuple[Property, Setup]]:
    """Everything there is to check, for pytest to run one by one: `parametrize("prop, setup", checks(game))`."""
    for game in games:
        for prop in PROPERTIES:
            for setup in prop.setups(game):
                yield prop, setup


def conformance(game: AnyGame, effort: Effort | None = None) -> None:
    """All of it in one call; the first property that does not hold is raised with its name."""
    for prop, setup in checks(game):
        try:
            prop.check(setup, effort)
        except Exception as error:
            raise Nonconforming(f"{prop.name} ({setup}): {error}") from error
