"""A table begun under older rules goes on under them; the next game is played by those of today."""

from pathlib import Path
from typing import Any

import msgspec
import pytest
from table_helpers import ANN, BOB, folded, in_house, open_and_start, opening, row

from castlewright.core import BadRecord, Refused
from castlewright.tables import House, Table, Trouble, Unfit, deeds, entries, rebuild, stories
from castlewright.tables.entries import Entry
from newer_toy import NEW, OLD, TODAY, YESTERDAY


def lay(table: Table, seat: int) -> entries.Moved:
    """A card that has not been laid."""
    assert table.match is not None
    return entries.Moved(seat, f"lay {table.match.state.hands[seat][0]}")


def log_of(games: dict[str, Any]) -> tuple[Table, list[Entry]]:
    """A game at which Ann has laid one card, by the newest rules of these games."""
    log = [*opening(games=games), entries.Sat(1, BOB.id, "Bob")]
    table = folded(*log, table=Table("t", games))
    log += deeds.start(table, ANN)
    folded(log[-1], table=table)
    log.append(lay(table, 0))
    return folded(log[-1], table=table), log


def reopened(log: list[Entry], games: dict[str, Any]) -> Table:
    table = rebuild("t", [row(n, entry) for n, entry in enumerate(log, 1)], games)
    assert table is not None
    return table


def test_a_log_of_an_older_edition_folds_plays_on_and_is_replayed_by_its_own_rules() -> None:
    before, log = log_of(YESTERDAY)
    table = reopened(log, TODAY)
    assert (table.status, table.game.meta.edition, table.newest_game.meta.edition) == ("playing", OLD, NEW)
    for viewer in (0, 1, None):
        assert table.glimpse(viewer) == before.glimpse(viewer)
    second = lay(table, 0)
    assert second.move in map(str, table.legal(0)), "two cards a row, as when the game began"
    folded(second, entries.Moved(0, "ready"), table=table)
    record = stories.record_of_table(table)
    assert record.edition == OLD
    payload = stories.canonical(record)[1]
    again, match = stories.read_record(payload, TODAY)
    assert (again, match.game.meta.edition) == (record, OLD)
    assert match.view(0) == table.view(0)
    for viewer in (0, None):
        assert stories.tell(record, TODAY, viewer).moments == stories.tell(record, YESTERDAY, viewer).moments


def test_the_same_moves_are_not_possible_in_a_game_begun_today() -> None:
    table, log = log_of(TODAY)
    second = lay(table, 0)
    with pytest.raises(Refused):
        folded(second, table=table)
    assert table.opening.edition == NEW
    assert reopened([*log, second], TODAY).status == "broken"
    begun, older = log_of(YESTERDAY)
    record = stories.record_of_table(reopened([*older, lay(begun, 0)], TODAY))
    with pytest.raises(Unfit) as unfit:
        stories.tell(msgspec.structs.replace(record, edition=NEW), TODAY, 0)
    assert isinstance(unfit.value.refused, BadRecord)
    assert unfit.value.refused.entry == 2


def test_a_table_of_rules_yet_to_come_is_kept_and_shown() -> None:
    _, log = log_of(TODAY)
    table = reopened(log, YESTERDAY)
    assert table.status == "broken"
    assert table.broken is not None
    assert (table.broken.name, table.broken.args) == ("broken-edition", {"edition": NEW, "ours": OLD})
    with pytest.raises(Trouble):
        deeds.start(table, ANN)


@pytest.mark.parametrize("edition", [NEW + 1, 0, -1])
def test_a_record_of_rules_that_are_not_known_is_refused(edition: int) -> None:
    record = msgspec.structs.replace(stories.record_of_table(log_of(TODAY)[0]), edition=edition)
    with pytest.raises(Unfit) as unfit:
        stories.read_record(stories.canonical(record)[1], TODAY)
    assert unfit.value.refused.refusal.name == "refusal-edition"


def test_a_rematch_is_played_by_the_rules_of_today() -> None:
    _, log = log_of(YESTERDAY)
    table = reopened([*log, entries.GaveUp(0)], TODAY)
    first = deeds.rematch_entries(table, BOB)[0]
    assert isinstance(first, entries.Opened)
    assert (first.edition, first.options) == (NEW, {"rounds": "2"})


def test_a_rematch_forgets_choices_that_are_no_longer_there() -> None:
    _, log = log_of(YESTERDAY)
    table = reopened([*log, entries.GaveUp(0)], TODAY)
    for then, now in (({"rounds": "1"}, "1"), ({"rounds": "9", "speed": "fast"}, "2"), ({}, "2")):
        table.opened = msgspec.structs.replace(table.opening, options=then)
        first = deeds.rematch_entries(table, BOB)[0]
        assert isinstance(first, entries.Opened)
        assert first.options == {"rounds": now}


def test_a_table_survives_the_day_on_which_the_rules_change(tmp_path: Path) -> None:
    ids: list[str] = []

    async def yesterday(house: House) -> None:
        ids.append(await open_and_start(house))
        await house.do(ids[0], lambda table: [lay(table, 0)], Table.summary)

    async def today(house: House) -> None:
        await house.do(ids[0], lambda table: [lay(table, 0)], Table.summary)
        assert await house.read(ids[0], lambda table: table.game.meta.edition) == OLD
        await house.do(ids[0], lambda _: [entries.GaveUp(1)], Table.summary)
        following = await house.rematch(ids[0], ANN)
        await house.do(following, lambda table: deeds.start(table, ANN), Table.summary)
        await house.do(following, lambda table: [lay(table, 0)], Table.summary)
        with pytest.raises(Refused):
            await house.do(following, lambda table: [lay(table, 0)], Table.summary)

    async def the_day_after(house: House) -> None:
        record = await house.read(ids[0], stories.record_of_table)
        assert (record.edition, len(record.log)) == (OLD, 3)
        assert stories.tell(record, house.games, None, everything=True).over

    in_house(tmp_path, yesterday, games=YESTERDAY)
    in_house(tmp_path, today, games=TODAY)
    in_house(tmp_path, the_day_after, games=TODAY)
