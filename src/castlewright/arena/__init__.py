"""Many games at once: simulations and measures of speed."""

from .bench import Speed, measure
from .simulate import SeatResult, SimulationResult, simulate, wilson

__all__ = ["SeatResult", "SimulationResult", "Speed", "measure", "simulate", "wilson"]
