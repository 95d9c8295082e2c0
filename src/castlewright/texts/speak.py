"""From message ids to sentences."""

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from castlewright.core import Arg, BadRecord, Event, Line, Outcome, Owner, Reason, Refused, Standing, quoted

from .files import Which, game_files, house_files, id_of
from .languages import LANGUAGES, Language

Names = Sequence[str]
"""Who sits in which seat."""


MOST = 10**15
"""Numbers beyond this are no numbers of a game; somebody sent them, and they can be too long for any sentence."""


class NoSuchText(LookupError):
    """A message is missing, or its arguments do not fit it. People never read an identifier instead of a sentence."""


class Texts:
    """All messages of the house, and of one game if one is named, in one language."""

    def __init__(self, lang: Language, game: Which | None = None) -> None:
        if lang not in LANGUAGES:
            raise NoSuchText(f"there are no texts in {lang!r}; there are: {', '.join(LANGUAGES)}")
        self.lang = lang
        self.game_id = None if game is None else id_of(game)
        self._bundle: Any = FluentBundle([lang], use_isolating=False)
        sources = [*house_files(lang).values(), *(() if game is None else game_files(game, lang).values())]
        for source in sources:
            self._bundle.add_resource(FluentResource(source))

    def has(self, message_id: str) -> bool:
        return bool(self._bundle.has_message(message_id))

    def say(self, message_id: str, args: Mapping[str, Arg] | None = None, names: Names | None = None) -> str:
        """The sentence. Arguments named `seat` or ending in `_seat` are shown as the people's names."""
        if not self.has(message_id):
            raise NoSuchText(f"no message {message_id!r} in {self._where()}")
        pattern = self._bundle.get_message(message_id).value
        if pattern is None:
            raise NoSuchText(f"the message {message_id!r} in {self._where()} is empty")
        said, errors = self._bundle.format_pattern(pattern, self._named(args or {}, names))
        if errors:
            raise NoSuchText(f"the message {message_id!r} in {self._where()} does not fit {args or {}}: {errors[0]}")
        return str(said)

    def reason(self, reason: Reason, names: Names | None = None) -> str:
        """With the rule paragraph it rests on, if there is one: "CA-4.3: ..."."""
        sentence = self.plain(reason, names)
        return f"{reason.rule}: {sentence}" if reason.rule else sentence

    def plain(self, reason: Reason, names: Names | None = None) -> str:
        """Without the rule paragraph."""
        return self.say(reason.name, reason.args, names)

    def refused(self, refused: Refused, names: Names | None = None) -> str:
        """Why something was not done or could not be read; of a record, at which entry of its log."""
        said = self.reason(refused.refusal, names)
        entry = refused.entry if isinstance(refused, BadRecord) else 0
        return self.say("record-entry", {"entry": entry, "reason": said}) if entry else said

    def event(self, event: Event, names: Names | None = None, reader: int | None = None) -> str:
        """Where an event speaks to one seat ("you draw"), another reader hears it as said aloud, with the name."""
        spoken_to = event.to is None or event.to == (reader,)
        return self.say(event.name if spoken_to else self._aloud(event.name), event.args, names)

    def line(self, line: Line, names: Names | None = None) -> str:
        """For a reader without a board to light up: aloud it names the piece, where a game has words for that."""
        return self.say(self._aloud(line.name), line.args, names)

    def _aloud(self, name: str) -> str:
        return aloud if self.has(aloud := f"{name}-aloud") else name

    def outcome(self, outcome: Outcome, names: Names | None = None) -> list[str]:
        """The places, one to a line, with what decided them; then the verdict."""
        return [
            *(self.standing(standing, names) for standing in outcome.standings),
            *([self.reason(outcome.verdict, names)] if outcome.verdict else []),
        ]

    def standing(self, standing: Standing, names: Names | None = None) -> str:
        who = self.owner(standing.owner, names)
        place = self.say("place", {"place": standing.place, "who": who, "score": standing.score})
        return f"{place}: {self.reason(standing.why, names)}" if standing.why else place

    def owner(self, owner: Owner, names: Names | None = None) -> str:
        """Whose sheet it is: a person's, or a thing's that has a name in the game."""
        if isinstance(owner, int):
            return self.who(owner, names)
        named = f"owner-{owner}"
        return self.say(named) if self.has(named) else owner

    def who(self, seat: int, names: Names | None = None) -> str:
        """The name of the person in a seat; "Player 1" where nobody said."""
        if names is not None and 0 <= seat < len(names):
            return names[seat]
        return self.say("player", {"number": seat + 1})

    def _named(self, args: Mapping[str, Arg], names: Names | None) -> dict[str, Arg]:
        return {key: self._told(key, value, names) for key, value in args.items()}

    def _told(self, key: str, value: Arg, names: Names | None) -> Arg:
        if not isinstance(value, int):
            # A reason is a sentence of ours and is told to its end; everything else may be somebody's.
            return value if key == "reason" else quoted(value)
        if abs(value) > MOST:
            return f"> {MOST}" if value > 0 else f"< {-MOST}"
        return self.who(value, names) if is_seat(key) else value

    def _where(self) -> str:
        return f"the {self.lang} texts of " + (self.game_id or "the house")


def is_seat(argument: str) -> bool:
    return argument == "seat" or argument.endswith("_seat")


@lru_cache(maxsize=64)
def texts_for(lang: Language, game: Which | None = None) -> Texts:
    """The same as `Texts`, read once."""
    return Texts(lang, game)
