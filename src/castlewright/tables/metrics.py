"""What a host can watch: counted where it happens, read by Prometheus (`server/metrics.py`)."""

from prometheus_client import Counter, Gauge, Histogram

on = False
"""Whether anybody reads them: nothing is measured for nobody."""

_FAST = (0.0005, 0.001, 0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10)
_SLOW = (0.01, 0.05, 0.1, 0.25, 0.5, 1, 2, 5, 10, 30, 60)

ENTRIES = Counter("castlewright_entries", "Entries written to the logs: moves, talk and all the rest")
MOVES = Counter("castlewright_moves", "Moves written to the logs")
ACKNOWLEDGED = Histogram(
    "castlewright_acknowledge_seconds",
    "From a deed's turn at its table to its answer",
    buckets=_FAST,
)
COMMITS = Histogram("castlewright_commit_seconds", "One transaction of the writer", buckets=_FAST)
BATCHES = Histogram(
    "castlewright_batch_appends", "Appends that shared one transaction", buckets=(1, 2, 4, 8, 16, 32, 64, 128, 256)
)
WAITING_TO_WRITE = Gauge("castlewright_appends_waiting", "Appends that wait for the writer")
DEEDS_WAITING = Gauge("castlewright_deeds_waiting", "Deeds that wait for their turn, at all tables")
SOCKETS = Gauge("castlewright_sockets", "Open connections to tables")
TABLES = Gauge("castlewright_tables_in_memory", "Tables in memory")
BOT_SECONDS = Histogram("castlewright_bot_seconds", "A bot's thinking about one move", buckets=_SLOW)
BOT_WAITING = Histogram("castlewright_bot_waiting_seconds", "Waiting for a free process to think in", buckets=_SLOW)
REFUSALS = Counter("castlewright_refusals", "What was asked for and refused, by code", ["code"])
LOOP_LAG = Histogram("castlewright_loop_lag_seconds", "How late the event loop is", buckets=_FAST)
SLOW_CALLBACKS = Counter("castlewright_slow_callbacks", "Times the event loop was held for more than 50 ms")
