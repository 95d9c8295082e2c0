"""`castlewright serve`: the games for everybody who has a browser."""

from argparse import Namespace

from .desk import Desk


def run(arguments: Namespace, desk: Desk) -> None:
    raise NotImplementedError
