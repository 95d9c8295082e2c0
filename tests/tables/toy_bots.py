"""Bots for the toy that read their view and nothing else. Their processes import this file: it must be light."""

import json
import os
import time


def choose(game: str, bot: str, view: bytes, seed: bytes, seconds: float | None) -> str:
    """A legal move; some bots misbehave, and the house must live with them."""
    if bot == "crash":
        os._exit(3)
    if bot == "sleep":
        time.sleep(600)
    if bot == "raise":
        raise RuntimeError("a bug in a bot")
    if bot == "nonsense":
        return "jump 12"
    if bot == "illegal":
        return "flag 99"
    seen = json.loads(view)
    if seen["turn"] is not None:
        return "roll"
    if seen["hand"] and len(seen["row"]) < 2 and seed[0] % 2:
        return f"lay {seen['hand'][0]}"
    return "ready"
