"""Things that can be said: a message id and its arguments, tied to the rule paragraph behind them.

`name` is the id of a Fluent message in the game's `text/messages.*.ftl`. Arguments named `seat`, or ending in `_seat`,
are seat numbers and are shown as the names of the people sitting there.
"""

from typing import Any

from msgspec import Struct

Arg = str | int
LONGEST_QUOTE = 120
"""Letters of somebody else's text in one of our sentences."""
Piece = dict[str, Any]
"""How a game names one of its pieces for a client to light up: `{"tower": [0, 1]}`."""


class Reason(Struct, frozen=True, gc=False):
    """A sentence and the rule paragraph (`CA-4.3`) it rests on."""

    rule: str
    name: str
    args: dict[str, Arg] = {}


class Refusal(Reason, frozen=True):
    """Why a move, or a position, is not possible."""


class Refused(ValueError):
    """Raised instead of doing what the rules forbid, or what cannot be read; whatever was being changed is untouched.

    The one exception for whatever people, files and programs may get wrong: its refusal has words in every language.
    """

    def __init__(self, refusal: Refusal) -> None:
        rule = f"{refusal.rule}: " if refusal.rule else ""
        super().__init__(f"{rule}{refusal.name} {refusal.args or ''}".rstrip())
        self.refusal = refusal


def refused(name: str, **args: Arg) -> Refused:
    """A refusal that no paragraph of a game's rules stands behind. Its words are the house's (`texts/house.*.ftl`)."""
    return Refused(Refusal("", name, {key: quoted(value) for key, value in args.items()}))


def quoted(given: Arg) -> Arg:
    """What somebody gave, short enough for a sentence."""
    return given if isinstance(given, int) or len(given) <= LONGEST_QUOTE else given[: LONGEST_QUOTE - 1] + "…"
