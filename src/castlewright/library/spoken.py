"""What a match tells, with a voice: each thing knows its game and who sits where, and says itself in any language.

They are the things of `core` and nothing else: the same fields, the same JSON.
"""

from collections.abc import Sequence
from typing import Any, Self

from msgspec import Struct
from msgspec.structs import astuple, replace

from castlewright import core
from castlewright.texts import Texts, plain_answer, texts_for


class Voice:
    """A game's words, and the names of those who play it."""

    __slots__ = ("game", "names")

    def __init__(self, game: core.Game[Any, Any, Any] | None, names: Sequence[str] | None) -> None:
        self.game = game
        self.names = names

    def texts(self, lang: str) -> Texts:
        return texts_for(lang, self.game)


class Spoken:
    """Something that can say itself."""

    __slots__ = ()

    @classmethod
    def _by(cls, voice: Voice, said: Struct) -> Self:
        """The same with a voice."""
        spoken = cls(*astuple(said))
        vars(spoken)["voice"] = voice
        return spoken

    def text(self, lang: str = "en") -> str:
        """One or more lines in a language of the house: `ru` or `en`."""
        voice: Voice = vars(self)["voice"]
        return self._said(voice.texts(lang), voice.names)

    def _said(self, texts: Texts, names: Sequence[str] | None) -> str:
        raise NotImplementedError


class Refusal(core.Refusal, Spoken, frozen=True, dict=True, gc=True):
    """Why a move, or anything else that was asked for, is not possible; `rule` is the paragraph behind it."""

    def _said(self, texts: Texts, names: Sequence[str] | None) -> str:
        return texts.reason(self, names)


class Refused(core.Refused):
    """Raised instead of doing what cannot be done; nothing has changed. `refusal.text("ru")` says why."""

    refusal: Refusal

    def __init__(self, refusal: Refusal) -> None:
        core.Refused.__init__(self, refusal)
        self.refusal = refusal

    def __str__(self) -> str:
        return self.refusal.text()


class BadRecord(Refused, core.BadRecord):
    """A record that does not fold; `entry` is the number of the entry that does not fit, 0 the header."""

    def __init__(self, refusal: Refusal, entry: int) -> None:
        Refused.__init__(self, refusal)
        self.entry = entry

    def __str__(self) -> str:
        voice: Voice = vars(self.refusal)["voice"]
        return voice.texts("en").refused(self)


class Event(core.Event, Spoken, frozen=True, dict=True, gc=True):
    """Something that happened; `to` names the seats it is for, None is everybody."""

    def _said(self, texts: Texts, names: Sequence[str] | None) -> str:
        return texts.event(self, names)


class Line(core.Line, Spoken, frozen=True, dict=True, gc=True):
    """One explained part of a score."""

    def _said(self, texts: Texts, names: Sequence[str] | None) -> str:
        return f"{self.points:+d}: {texts.line(self, names)} ({self.rule})"

    @classmethod
    def _by(cls, voice: Voice, said: Struct) -> Self:
        spoken = cls(**{field: getattr(said, field) for field in core.Line.__struct_fields__})
        vars(spoken)["voice"] = voice
        return spoken


class Sheet(core.Sheet, Spoken, frozen=True, dict=True, gc=True):
    """What is scored as one: a castle, a player's paper."""

    lines: tuple[Line, ...]

    def _said(self, texts: Texts, names: Sequence[str] | None) -> str:
        said = [line._said(texts, names) for line in self.lines if line.points]
        return "\n".join([f"{texts.owner(self.owner, names)}: {self.total}", *(f"  {line}" for line in said)])

    @classmethod
    def _by(cls, voice: Voice, said: Struct) -> Self:
        assert isinstance(said, core.Sheet)
        spoken = cls(said.owner, tuple([Line._by(voice, line) for line in said.lines]))
        vars(spoken)["voice"] = voice
        return spoken


class Gain(core.Gain, Spoken, frozen=True, dict=True, gc=True):
    """A line of a score that changed, by how much, and why."""

    line: Line

    def _said(self, texts: Texts, names: Sequence[str] | None) -> str:
        return replace(self.line, points=self.points)._said(texts, names)

    @classmethod
    def _by(cls, voice: Voice, said: Struct) -> Self:
        assert isinstance(said, core.Gain)
        spoken = cls(said.owner, said.points, Line._by(voice, said.line))
        vars(spoken)["voice"] = voice
        return spoken


class Outcome(core.Outcome, Spoken, frozen=True, dict=True, gc=True):
    """Who came where, and what decided it."""

    def _said(self, texts: Texts, names: Sequence[str] | None) -> str:
        return "\n".join(texts.outcome(self, names))


class Appraisal(core.Appraisal, Spoken, frozen=True, dict=True, gc=True):
    """A real table, scored and explained."""

    def _said(self, texts: Texts, names: Sequence[str] | None) -> str:
        return plain_answer(self, texts, names)
