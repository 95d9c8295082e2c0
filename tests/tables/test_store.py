"""What is acknowledged is on disk, and an append that comes too late harms nobody else."""

import asyncio
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from sqlalchemy import inspect, text
from table_helpers import ANN, BOB, GAMES, opening, row, store_in

from castlewright.core import Refusal, Refused
from castlewright.tables import Append, Conflict, Store, StoreFailed, Table, Writer, Written, entries
from castlewright.tables.schema import metadata


@pytest.fixture(params=["sqlite", "postgresql"])
def store(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Store]:
    sqlite = request.param == "sqlite"
    store = Store(f"sqlite:///{tmp_path / 'tables.db'}" if sqlite else request.getfixturevalue("database"))
    store.migrate()
    yield store
    store.close()


@pytest.mark.parametrize("address", ["nonsense", "", "mysql://host/name", "postgresql+nobody://host/name"])
def test_an_address_that_names_no_store_is_refused_in_words(address: str) -> None:
    with pytest.raises(Refused) as refused:
        Store(address)
    assert refused.value.refusal.name == "setting-database"


def test_a_store_whose_package_is_missing_says_which(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "psycopg", None)
    with pytest.raises(Refused) as refused:
        Store("postgresql://host/name")
    assert refused.value.refusal == Refusal("", "setting-database-package", {"package": "psycopg"})


def birth(table_id: str, public: bool = False, at: float = 1.0) -> Append:
    first = opening(public=public)
    table = Table(table_id, GAMES)
    for entry in first:
        table.fold(entry, at)
    rows = tuple((table_id, row(n, entry)) for n, entry in enumerate(first, 1))
    return Append(rows, (Written(table.summary(), False, new=True, sitters=frozenset([ANN.id])),))


def chat(store: Store, table_id: str, n: int, words: str = "hello") -> Append:
    summary = store.summary(table_id)
    assert summary is not None
    return Append(((table_id, row(n, entries.Chatted(words, seat=0))),), (Written(summary, False),))


def test_what_is_written_can_be_read(store: Store) -> None:
    assert store.write([birth("a")]) == [None]
    assert [entry.n for entry in store.entries("a")] == [1, 2]
    assert isinstance(entries.decoder.decode(store.entries("a")[0].payload), entries.Opened)
    assert store.entries("a", after=1)[0].n == 2
    assert store.entries("b") == []
    assert store.summary("b") is None


def test_a_store_that_is_already_at_this_version_is_left_alone(store: Store) -> None:
    store.write([birth("a")])
    store.migrate()
    assert len(store.entries("a")) == 2


def test_a_store_of_a_newer_version_is_left_alone(store: Store) -> None:
    with store.engine.begin() as connection:
        connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    with pytest.raises(StoreFailed, match="9999"):
        store.migrate()


def test_migrations_make_exactly_the_tables_that_the_code_uses(store: Store) -> None:
    found = inspect(store.engine)
    for table in metadata.sorted_tables:
        columns = {column["name"]: column for column in found.get_columns(table.name)}
        assert set(columns) == {column.name for column in table.columns}
        assert {name for name, column in columns.items() if not column["nullable"]} == {
            column.name for column in table.columns if not column.nullable
        }
        key = found.get_pk_constraint(table.name)["constrained_columns"]
        assert key == [column.name for column in table.primary_key]
        assert {index["name"] for index in found.get_indexes(table.name)} == {index.name for index in table.indexes}


def test_sqlite_is_durable_and_checks_its_references(tmp_path: Path) -> None:
    with store_in(tmp_path).engine.connect() as connection:
        assert connection.exec_driver_sql("PRAGMA journal_mode").scalar() == "wal"
        assert connection.exec_driver_sql("PRAGMA synchronous").scalar() == 2
        assert connection.exec_driver_sql("PRAGMA foreign_keys").scalar() == 1


def test_a_conflict_fails_alone(store: Store) -> None:
    store.write([birth("a"), birth("b"), birth("c")])
    batch = [chat(store, "a", 3, "mine"), chat(store, "b", 2, "too late"), chat(store, "c", 3, "fine")]
    first, second, third = store.write(batch)
    assert first is None
    assert isinstance(second, Conflict)
    assert third is None
    assert [entry.n for entry in store.entries("a")] == [1, 2, 3]
    assert [entry.n for entry in store.entries("b")] == [1, 2]
    assert isinstance(entries.decoder.decode(store.entries("b")[1].payload), entries.Sat)
    assert [entry.n for entry in store.entries("c")] == [1, 2, 3]


def test_of_two_that_write_the_same_entry_one_wins(store: Store) -> None:
    store.write([birth("a")])
    results = store.write([chat(store, "a", 3, "one"), chat(store, "a", 3, "two")])
    assert [type(result) for result in results] == [type(None), Conflict]
    assert entries.decoder.decode(store.entries("a")[2].payload) == entries.Chatted("one", seat=0)


def test_an_append_is_all_or_nothing(store: Store) -> None:
    store.write([birth("a")])
    both = Append((*chat(store, "a", 3).rows, ("a", row(2, entries.Closed()))), chat(store, "a", 3).written)
    assert isinstance(store.write([both])[0], Conflict)
    assert len(store.entries("a")) == 2


def test_a_batch_that_is_larger_than_a_statement(store: Store) -> None:
    store.write([birth("a")])
    batch = [chat(store, "a", n) for n in range(3, 1003)]
    assert store.write(batch) == [None] * 1000
    assert [entry.n for entry in store.entries("a")] == list(range(1, 1003))


def test_lists_for_the_lobby(store: Store) -> None:
    store.write([birth("a", public=True, at=1.0), birth("b", public=True, at=2.0), birth("c", at=3.0)])
    assert [one.id for one in store.public(50)] == ["b", "a"]
    assert [one.id for one in store.public(1)] == ["b"]
    assert [one.id for one in store.of_guest(ANN.id, 50)] == ["c", "b", "a"]
    assert store.of_guest(BOB.id, 50) == []
    assert store.count() == 3
    summary = store.summary("a")
    assert summary is not None
    closed = Table("a", GAMES)
    closed.fold_all([*store.entries("a"), row(3, entries.Closed())])
    last = Append((("a", row(3, entries.Closed())),), (Written(closed.summary(), False, sitters=frozenset([BOB.id])),))
    assert store.write([last]) == [None]
    assert [one.id for one in store.public(50)] == ["b"]
    assert [one.id for one in store.of_guest(BOB.id, 50)] == ["a"]
    assert store.count() == 2


def test_the_same_record_twice_is_one(store: Store) -> None:
    store.keep_record("x", 1.0, b"{}")
    store.keep_record("x", 2.0, b"{}")
    assert store.record("x") == b"{}"
    assert store.record("y") is None


def test_a_store_that_cannot_write_says_so(tmp_path: Path) -> None:
    store = store_in(tmp_path)
    store.write([birth("a")])
    append = chat(store, "a", 3)
    with store.engine.begin() as connection:
        connection.exec_driver_sql("DROP TABLE sitters")
        connection.exec_driver_sql("ALTER TABLE log RENAME TO elsewhere")
    result = store.write([append])[0]
    assert isinstance(result, StoreFailed)
    assert "log" in str(result)


def test_the_writer_shares_flushes_and_answers_each(tmp_path: Path) -> None:
    store = store_in(tmp_path)
    sizes: list[int] = []
    plain = store.write

    def counted(batch: list[Append]) -> list[Exception | None]:
        sizes.append(len(batch))
        return plain(batch)

    store.write = counted  # type: ignore[method-assign, assignment]

    async def story() -> list[Exception | None]:
        loop = asyncio.get_running_loop()
        writer = Writer(store, loop)
        writer.start()
        answers: list[asyncio.Future[Exception | None]] = []
        for append in [*(birth(f"t{k}") for k in range(100)), birth("t7")]:
            answer = loop.create_future()
            writer.append(append, answer.set_result)
            answers.append(answer)
        results = await asyncio.gather(*answers)
        await asyncio.to_thread(writer.stop)
        late = loop.create_future()
        writer.append(birth("late"), late.set_result)
        return [*results, await late]

    results = asyncio.run(story())
    assert results[:100] == [None] * 100
    assert isinstance(results[100], Conflict)
    assert isinstance(results[101], StoreFailed)
    assert sum(sizes) == 101
    assert len(sizes) < 50


BURST = """
import asyncio, sys
sys.path[:0] = [{helpers!r}]
from test_store import birth, chat
from castlewright.tables import Store, Writer

async def main():
    store = Store({url!r})
    store.migrate()
    loop = asyncio.get_running_loop()
    writer = Writer(store, loop)
    writer.start()
    store.write([birth(f"t{{k}}") for k in range(20)])
    appends = {{k: chat(store, f"t{{k}}", 3) for k in range(20)}}
    def next_one(k, n):
        def done(error):
            assert error is None, error
            sys.stdout.write(f"t{{k}} {{n}}\\n")
            sys.stdout.flush()
            next_one(k, n + 1)
        writer.append(chat(store, f"t{{k}}", n), done)
    for k in range(20):
        next_one(k, 3)
    await asyncio.sleep(60)

asyncio.run(main())
"""


@pytest.mark.slow
def test_what_was_acknowledged_outlives_a_kill(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'tables.db'}"
    script = BURST.format(helpers=str(Path(__file__).parent), url=url)
    process = subprocess.Popen([sys.executable, "-c", script], stdout=subprocess.PIPE, text=True)
    assert process.stdout is not None
    acknowledged: dict[str, int] = {}
    for count, line in enumerate(process.stdout):
        table_id, n = line.split()
        acknowledged[table_id] = int(n)
        if count == 1500:
            process.send_signal(signal.SIGKILL)
            break
    for line in process.stdout:
        if line.endswith("\n"):
            table_id, n = line.split()
            acknowledged[table_id] = int(n)
    process.wait()
    store = Store(url)
    assert len(acknowledged) == 20
    for table_id, n in acknowledged.items():
        numbers = [entry.n for entry in store.entries(table_id)]
        assert numbers == list(range(1, len(numbers) + 1))
        assert len(numbers) >= n
