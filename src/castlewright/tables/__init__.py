"""Tables: seats, log, undo, invitations, bots in seats; the store they lie in and the house that runs them."""

from .bus import Alone, Bus, PostgresBus
from .deeds import Guest
from .house import House
from .live import Command, Listener, Live, Telling
from .store import Append, Conflict, Store, StoreFailed, Written
from .table import Games, Glimpse, LogRow, SeatSummary, Summary, Table, Told, Viewer, rebuild
from .thinkers import Thinkers
from .trouble import Stale, Trouble, Unfit
from .writer import Writer

__all__ = [
    "Alone",
    "Append",
    "Bus",
    "Command",
    "Conflict",
    "Games",
    "Glimpse",
    "Guest",
    "House",
    "Listener",
    "Live",
    "LogRow",
    "PostgresBus",
    "SeatSummary",
    "Stale",
    "Store",
    "StoreFailed",
    "Summary",
    "Table",
    "Telling",
    "Thinkers",
    "Told",
    "Trouble",
    "Unfit",
    "Viewer",
    "Writer",
    "Written",
    "rebuild",
]
