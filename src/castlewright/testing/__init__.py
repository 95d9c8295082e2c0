"""One suite that every game must pass: `conformance(game)`, or `checks(game)` one by one under pytest."""

from .plays import Moment, Nonconforming, Pick, Playthrough, Setup, playthrough, setups
from .suite import PROPERTIES, Effort, Property, checks, conformance

__all__ = [
    "PROPERTIES",
    "Effort",
    "Moment",
    "Nonconforming",
    "Pick",
    "Playthrough",
    "Property",
    "Setup",
    "checks",
    "conformance",
    "playthrough",
    "setups",
]
