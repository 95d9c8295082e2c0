"""One suite that every game must pass: `conformance(game)`, or `checks(game)` one by one under pytest."""

from .plays import Moment, Nonconforming, Pick, Playthrough, Setup, playthrough, setups
from .pools import Effort, Phase, Pool, Seating, pool, seatings
from .suite import PROPERTIES, Property, checks, conformance

__all__ = [
    "PROPERTIES",
    "Effort",
    "Moment",
    "Nonconforming",
    "Phase",
    "Pick",
    "Playthrough",
    "Pool",
    "Property",
    "Seating",
    "Setup",
    "checks",
    "conformance",
    "playthrough",
    "pool",
    "seatings",
    "setups",
]
