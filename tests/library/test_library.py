"""The public library: what a bot author writes without reading any docs."""

import subprocess
import sys
from pathlib import Path
from typing import Any

import msgspec
import pytest

import castlewright as cw
from castlewright import core
from castlewright.games import all_games
from castlewright.texts import LANGUAGES

ROOT = Path(__file__).resolve().parents[2]


def played_out(game_id: str, seats: int, seed: int = 7) -> cw.Match[Any, Any, Any]:
    match = cw.new(game_id, seats=seats, seed=seed)
    while not match.over:
        seat = match.actors()[0]
        legal = match.legal(seat)
        match.play(seat, legal[len(match.played) * 7 % len(legal)])
    return match


@pytest.mark.parametrize("game_id", all_games())
def test_the_first_page_of_the_docs(game_id: str, tmp_path: Path) -> None:
    match = played_out(game_id, max(all_games()[game_id].meta.seats))
    outcome = match.outcome()
    assert outcome is not None
    for lang in LANGUAGES:
        assert outcome.text(lang).splitlines()[0].startswith("1. ")
        assert outcome.text(lang).splitlines()[0] in match.text(lang)
    file = match.record().save(tmp_path / "game.json")
    again = cw.replay(file)
    assert again.state == match.state
    assert again.outcome() == outcome
    assert again.names == match.names
    assert len(str(match).splitlines()) > 5


@pytest.mark.parametrize("game_id", all_games())
def test_everything_a_match_tells_can_say_itself(game_id: str) -> None:
    match = cw.new(game_id, seed="talk")
    refusal = match.why_not(99, match.legal(match.actors()[0])[0])
    said = 0
    while not match.over and said < 40:
        seat = match.actors()[-1]
        for event in match.play(seat, match.legal(seat)[-1]):
            said += 1
            assert all(event.text(lang) for lang in LANGUAGES)
    for gain in match.gains():
        assert all(f"{gain.points:+d}: " in gain.text(lang) for lang in LANGUAGES)
    for sheet in match.scores():
        assert all(sheet.text(lang).splitlines()[0].endswith(f": {sheet.total}") for lang in LANGUAGES)
        assert all(line.text("ru") != line.text("en") for line in sheet.lines)
    assert refusal is not None
    assert refusal.text("ru") != refusal.text("en")
    assert refusal.text("ru").startswith(f"{refusal.rule}: ")


def test_a_move_may_be_its_notation() -> None:
    match = cw.new("castellan", seed=7)
    seat = match.actors()[0]
    move = match.legal(seat)[0]
    assert match.why_not(seat, str(move)) is None
    match.play(seat, str(move))
    assert match.played[0].move == move
    refusal = match.why_not(seat, "dance")
    assert refusal is not None
    assert refusal.text() == "“dance” is not a move of this game."


def test_what_is_refused_says_why_and_changes_nothing() -> None:
    match = cw.new("castellan", seats=2, seed=7)
    before = msgspec.json.encode(match.state)
    with pytest.raises(cw.Refused) as refused:
        match.play(match.actors()[0], "tower 0,0")
    assert str(refused.value) == refused.value.refusal.text("en")
    assert refused.value.refusal.rule == "CA-3.1"
    assert "CA-3.1" in refused.value.refusal.text("ru")
    assert isinstance(refused.value, ValueError)
    assert msgspec.json.encode(match.state) == before
    for ask in (lambda: match.undo(0), lambda: match.resign(9), lambda: match.view(2)):
        with pytest.raises(cw.Refused):
            ask()


@pytest.mark.parametrize(
    ("ask", "said"),
    [
        (lambda: cw.new("chess"), "There is no game “chess”; there are: "),
        (lambda: cw.game("chess"), "There is no game “chess”; there are: "),
        (lambda: cw.new("castellan", seats=5), "castellan is for 2, 3, 4 players, not 5."),
        (lambda: cw.new("castellan", weather="fair"), "castellan has no option “weather”; it has: trial."),
        (lambda: cw.new("castellan", trial="maybe"), "The option trial is one of yes, no, not “maybe”."),
        (lambda: cw.new("castellan", edition=99), "castellan is known here up to rules edition"),
        (lambda: cw.new("castellan", seats=2, names=["Anna"]), "2 players have one name each; 1 are given."),
        (lambda: cw.simulate("castellan", bots="nobody"), "There is no bot “nobody” for castellan"),
        (lambda: cw.simulate("castellan", bots=["random"] * 5), "castellan is for 2, 3, 4 players, not 5."),
        (lambda: cw.score({"game": "chess"}), "There is no game “chess”; there are: "),
        (lambda: cw.score({}), "There is no game “”; there are: "),
        (lambda: cw.score({"game": "castellan", "players": 2.5}), "A whole number is expected at players"),
        (lambda: cw.score(b"[]"), "An object in braces is expected, not a list."),
        (lambda: cw.replay(b"{}"), "“game” is missing."),
    ],
)
def test_what_cannot_be_done_is_one_sentence(ask: Any, said: str) -> None:
    with pytest.raises(cw.Refused) as refused:
        ask()
    assert str(refused.value).startswith(said)


def test_a_record_that_does_not_fold_names_its_entry() -> None:
    record = played_out("castellan", 2).record()
    spoilt = msgspec.structs.replace(record, log=(*record.log[:3], *record.log[4:]))
    with pytest.raises(cw.BadRecord) as bad:
        cw.replay(spoilt)
    assert bad.value.entry == 4
    assert str(bad.value) == "Entry 4 of the log does not fit. It is numbered 5."


def test_seeds_are_numbers_texts_or_bytes() -> None:
    def start(seed: Any) -> Any:
        return cw.new("castellan", seed=seed).state

    assert start(7) == start(7) == start("7")
    assert start(7) != start(8)
    assert start(b"7") == core.Match(all_games()["castellan"], 2, {}, core.Chance(b"7")).state
    assert start(None) != start(None)


def test_options_are_keywords() -> None:
    assert cw.new("castellan", trial=False).options == {"trial": "no"}
    aged = cw.new("two_castles", seats=3, seniority="ages", ages=[34, 12, 40])
    assert aged.options["ages"] == "34,12,40"


def test_names_are_told_and_kept() -> None:
    match = cw.new("castellan", seats=2, seed=1, names=["Анна", "Boris"])
    seat = match.actors()[0]
    told = match.resign(seat)
    assert told[0].text("en") == f"{match.names[seat]} resigns."
    assert [player.name for player in match.record().players] == ["Анна", "Boris"]
    assert cw.replay(match.record()).names == ("Анна", "Boris")


def test_a_replay_may_stop_early_and_is_watched() -> None:
    record = played_out("castellan", 2).record()
    seen: list[tuple[int, int]] = []
    match = cw.replay(record, until=5, watch=lambda match, entry, events: seen.append((entry.n, len(match.played))))
    assert len(match.played) == 5
    assert seen == [(n, n) for n in range(1, 6)]


def test_a_copy_is_of_the_same_kind() -> None:
    match = cw.new("castellan", seed=1)
    other = match.copy()
    other.play(other.actors()[0], other.legal(other.actors()[0])[0])
    assert isinstance(other, cw.Match)
    assert (len(match.played), len(other.played)) == (0, 1)


def test_a_real_table_is_scored() -> None:
    file = ROOT / "docs" / "examples" / "castle.json"
    for source in (file, str(file), file.read_bytes(), msgspec.json.decode(file.read_bytes())):
        appraisal = cw.score(source)
        assert appraisal.sheets
        assert appraisal.text("ru") != appraisal.text("en")
        assert str(appraisal.sheets[0].total) in appraisal.text("en").splitlines()[0]
    position = msgspec.convert(msgspec.json.decode(file.read_bytes()), cw.game("castellan").position_type)
    assert cw.score(position, "castellan") == cw.score(file)


class Last:
    """A bot of one's own."""

    def choose(self, game: Any, view: Any, chance: Any, budget: Any) -> Any:
        return game.legal(game.imagine(view, chance), view.seat)[-1]


def test_bots_of_ones_own_play_by_hand(tmp_path: Path) -> None:
    result = cw.simulate("castellan", bots=[Last(), "random"], games=2, seed=3, save=tmp_path)
    assert [seat.bot for seat in result.seats] == ["Last", "random"]
    assert cw.replay(tmp_path / "0001.json").over
    both = cw.simulate("castellan", bots="random", games=2, seed=3, jobs=2)
    assert both.seats == cw.simulate("castellan", bots=["random", "random"], games=2, seed=3).seats


def test_games_are_a_package_and_a_question() -> None:
    assert cw.games() == all_games()
    import castlewright.games

    assert castlewright.games() == all_games()
    assert castlewright.games.get("castellan") is cw.game("castellan")


def test_every_public_name_is_there_and_no_other() -> None:
    assert dir(cw) == cw.__all__
    for name in cw.__all__:
        assert getattr(cw, name) is not None
    with pytest.raises(AttributeError, match="no attribute 'chess'"):
        _ = cw.chess  # type: ignore[attr-defined]


WATCHED = """
import builtins, sys, threading, time
sys.path.insert(0, {src!r})

def forbidden(*args, **keywords):
    raise AssertionError("somebody looked at a clock or started a thread while being imported")

opened = []
def listen(event, args):
    if event == "open" and isinstance(args[0], str) and not args[0].endswith((".py", ".pyc", ".so")):
        opened.append(args[0])

import asyncio, concurrent.futures, importlib.metadata, importlib.resources, logging, multiprocessing.connection
import fluent.runtime, hypothesis, msgspec, random, rich, secrets, tempfile
importlib.metadata.distribution = importlib.metadata.version = forbidden
before = set(sys.modules)
time.time = time.monotonic = time.perf_counter = forbidden
threading.Thread.start = forbidden
sys.addaudithook(listen)
import castlewright
assert not [name for name in set(sys.modules) - before if name.startswith("castlewright.")], "loads on first use"
for module in {modules!r}:
    __import__(module)
assert not opened, opened
print(castlewright.__version__)
"""


def test_importing_touches_no_clock_no_file_no_thread_and_no_metadata() -> None:
    """One day the same code runs inside a browser."""
    package = ROOT / "src" / "castlewright"
    floors = ("core", "games", "texts", "bots", "testing", "arena", "library")
    files = [file for floor in floors for file in sorted((package / floor).rglob("*.py"))]
    names = [".".join(file.relative_to(package.parent).with_suffix("").parts) for file in files]
    modules = [name.removesuffix(".__init__") for name in names]
    script = WATCHED.format(src=str(package.parent), modules=modules)
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, timeout=60)
    assert done.returncode == 0, done.stderr
    assert done.stdout.strip() == cw.__version__
