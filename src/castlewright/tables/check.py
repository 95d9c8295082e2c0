"""Reads everything in a store, as only a doubt makes one do: logs fold, counts agree, the database itself is whole."""

from collections.abc import Iterator
from pathlib import Path

import msgspec
from msgspec import Struct
from sqlalchemy import func, select

from castlewright.core import Reason, Record, Refused

from . import tally
from .backup import trouble_of
from .schema import log, records, sitters, tables
from .store import Store
from .table import Games, rebuild


class Checked(Struct):
    tables: int = 0
    entries: int = 0
    records: int = 0
    findings: list[Reason] = []
    """What is not as it should be; empty where all is well."""


def check(store: Store, games: Games, database: Path | None) -> Checked:
    """`database` is the file, where it is SQLite."""
    found = Checked()
    if database is not None:
        found.findings += _of_the_file(database)
        if found.findings:
            return found
    with store.engine.connect() as connection:
        ids = [row[0] for row in connection.execute(select(tables.c.id).order_by(tables.c.created))]
        stray = connection.execute(select(func.count()).where(log.c.table_id.not_in(select(tables.c.id)))).scalar_one()
        total = int(connection.execute(select(func.count()).select_from(log)).scalar_one())
    if stray:
        found.findings.append(Reason("", "check-stray", {"entries": int(stray)}))
    for table_id in ids:
        found.tables += 1
        found.entries += _check_table(store, games, table_id, found.findings)
    if found.entries != total:
        found.findings.append(Reason("", "check-count", {"found": found.entries, "total": total}))
    for record_id, payload in _records(store):
        found.records += 1
        try:
            msgspec.json.decode(payload, type=Record)
        except msgspec.MsgspecError:
            found.findings.append(Reason("", "check-record", {"record": record_id}))
    return found


def _of_the_file(database: Path) -> list[Reason]:
    trouble = trouble_of(database)
    if trouble is not None:
        return [Reason("", "check-file", {"reason": trouble})]
    try:
        tally.verify(database)
    except Refused as refused:
        return [refused.refusal]
    return []


def _check_table(store: Store, games: Games, table_id: str, findings: list[Reason]) -> int:
    rows = store.entries(table_id)
    try:
        summary = store.summary(table_id)
    except (msgspec.MsgspecError, TypeError):
        summary = None
    table = rebuild(table_id, rows, games)
    if table is None or table.broken is not None:
        entry = len(rows) and (table.n + 1 if table is not None else 1)
        findings.append(Reason("", "check-log", {"table": table_id, "entry": entry}))
    elif summary is None or summary != table.summary():
        findings.append(Reason("", "check-summary", {"table": table_id}))
    else:
        people = {seat.guest for seat in summary.seats if seat.guest is not None} | {summary.host}
        with store.engine.connect() as connection:
            kept = {row[0] for row in connection.execute(select(sitters.c.guest).where(sitters.c.table_id == table_id))}
        if kept != people:
            findings.append(Reason("", "check-sitters", {"table": table_id}))
    return len(rows)


def _records(store: Store) -> Iterator[tuple[str, bytes]]:
    with store.engine.connect() as connection:
        for record_id, payload in connection.execute(select(records.c.id, records.c.payload)):
            yield record_id, bytes(payload)
