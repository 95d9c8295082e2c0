"""Why something asked of a table did not happen, when no rule of a game is behind it."""

from typing import Any, Self

from castlewright.core import Arg, Game, Reason, Refused


class Trouble(Exception):
    """`code` is for programs, `reason` for people: the id of a message in `texts/*.ftl`."""

    def __init__(self, code: str, name: str, /, **args: Arg) -> None:
        super().__init__(f"{code}: {name} {args or ''}".rstrip())
        self.code = code
        self.reason = Reason("", name, args)

    @classmethod
    def because(cls, code: str, refused: Refused) -> Self:
        """In the words of what refused it."""
        return cls(code, refused.refusal.name, **refused.refusal.args)


class Stale(Trouble):
    """Something changed this seat's decision after what its player has seen."""

    def __init__(self) -> None:
        super().__init__("stale", "problem-stale")


class Unfit(Exception):
    """What somebody sent does not fit a game: a record that does not fold, a position that cannot lie on a table.
    The words for it are the game's."""

    def __init__(self, code: str, game: Game[Any, Any, Any], refused: Refused) -> None:
        super().__init__(f"{code}: {refused}")
        self.code = code
        self.game = game
        self.refused = refused
