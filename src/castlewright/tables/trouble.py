"""Why something asked of a table did not happen, when no rule of a game is behind it."""

from castlewright.core import Arg, Reason


class Trouble(Exception):
    """`code` is for programs, `reason` for people: the id of a message in `texts/server.*.ftl`."""

    def __init__(self, code: str, name: str, **args: Arg) -> None:
        super().__init__(f"{code}: {name} {args or ''}".rstrip())
        self.code = code
        self.reason = Reason("", name, args)


class Stale(Trouble):
    """Something changed this seat's decision after what its player has seen."""

    def __init__(self) -> None:
        super().__init__("stale", "problem-stale")
