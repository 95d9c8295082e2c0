"""Bots play bots. The same seed gives the same games, however many processes share the work."""

import signal
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from contextlib import contextmanager
from itertools import islice
from math import sqrt
from multiprocessing import get_context
from pathlib import Path
from time import perf_counter

from msgspec import Struct

import castlewright.games as registry
from castlewright.bots import Bot, Budget, bot_named, called
from castlewright.core import Chance, Match, Options, Player, refused, written

WORK = Budget()
"""Bots are bounded by work here, never by the clock: a loaded machine must not change a result."""
WAITING = 4
"""Games handed out ahead to each process."""


class SeatResult(Struct):
    """How one of the named bots fared; it sat in every seat in turn."""

    bot: str
    wins: int = 0
    draws: int = 0
    mean_score: float = 0.0
    scores: list[int] = []


class SimulationResult(Struct):
    game: str
    players: int
    games: int
    decisions: int
    seconds: float
    seats: list[SeatResult]


class Task(Struct, frozen=True):
    """One game to play: the bots in the order in which they sit."""

    number: int
    game: str
    bots: tuple[str | Bot, ...]
    options: Options
    seed: str
    keep: bool


class Played(Struct, frozen=True):
    number: int
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    decisions: int
    record: bytes | None


def simulate(
    game_id: str,
    players: int,
    bots: Sequence[str | Bot],
    games: int,
    seed: int | str,
    jobs: int = 1,
    options: Mapping[str, str] | None = None,
    save: Path | None = None,
    progress: Callable[[int], None] | None = None,
) -> SimulationResult:
    """Plays `games` games. There are as many bots as players, or one that plays for all of them: names, or objects that
    can be sent to other processes where there are several.

    Bot i sits in seat (i + g) % players in game g. `save` is a folder for the records, `progress` hears how many
    games are over. `Refused` where something of it is not possible.
    """
    named = _check(game_id, players, bots, games, jobs)
    settled = registry.get(game_id).meta.settle(options or {}, players)
    begun = perf_counter()
    tasks = (
        Task(
            number,
            game_id,
            tuple(named[(seat - number) % players] for seat in range(players)),
            settled,
            str(seed),
            save is not None,
        )
        for number in range(games)
    )
    results: list[Played] = []
    if save is not None:
        _make_folder(save)
    with _runner(jobs, games) as run:
        for played in run(tasks):
            results.append(played)
            if save is not None and played.record is not None:
                (save / f"{played.number + 1:04d}.json").write_bytes(played.record)
            if progress is not None:
                progress(len(results))
    results.sort(key=lambda played: played.number)
    return SimulationResult(
        game=game_id,
        players=players,
        games=games,
        decisions=sum(played.decisions for played in results),
        seconds=round(perf_counter() - begun, 3),
        seats=[_seat_result(called(bot), index, players, results) for index, bot in enumerate(named)],
    )


def play_one(task: Task) -> Played:
    """One game from the start to the end. Runs in whatever process it is sent to."""
    game = registry.get(task.game)
    bots = [bot_named(name, task.game) for name in task.bots]
    match = Match(game, len(bots), task.options, Chance.named("simulate", task.game, task.seed, task.number))
    decisions = 0
    while actors := match.actors():
        seat = actors[0]
        chance = Chance.named("bot", task.game, task.seed, task.number, decisions)
        match.play(seat, bots[seat].choose(game, match.view(seat), chance, WORK))
        decisions += 1
        if decisions > game.meta.longest:
            raise RuntimeError(f"game {task.number + 1} of {task.game} goes on after {game.meta.longest} moves")
    outcome = match.outcome()
    if outcome is None:
        raise RuntimeError(f"game {task.number + 1} of {task.game} is over and has no outcome")
    points = {standing.owner: standing.score for standing in outcome.standings}
    record = None
    if task.keep:
        names = [called(bot) for bot in task.bots]
        people = tuple(Player(f"{name} {seat + 1}", bot=name) for seat, name in enumerate(names))
        record = written(match.record(people))
    winners = tuple(seat for seat in range(len(bots)) if seat in outcome.winners())
    return Played(task.number, tuple(points[seat] for seat in range(len(bots))), winners, decisions, record)


def _check(game_id: str, players: int, bots: Sequence[str | Bot], games: int, jobs: int) -> tuple[str | Bot, ...]:
    registry.get(game_id).meta.check_seats(players)
    for what, number in (("games", games), ("jobs", jobs)):
        if number < 1:
            raise refused("refusal-at-least-one", what=what, given=number)
    for bot in bots:
        bot_named(bot, game_id)
    named = tuple(bots) * players if len(bots) == 1 else tuple(bots)
    if len(named) != players:
        raise refused("refusal-bots-count", players=players, bots=len(bots))
    return named


def _seat_result(bot: str, index: int, players: int, results: Sequence[Played]) -> SeatResult:
    result = SeatResult(bot, scores=[])
    for played in results:
        seat = (index + played.number) % players
        result.scores.append(played.scores[seat])
        if players > 1 and seat in played.winners:
            if len(played.winners) == 1:
                result.wins += 1
            else:
                result.draws += 1
    result.mean_score = round(sum(result.scores) / len(result.scores), 3)
    return result


def _make_folder(save: Path) -> None:
    try:
        save.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise refused("refusal-save", folder=str(save), reason=error.strerror or str(error)) from error


@contextmanager
def _runner(jobs: int, games: int) -> Iterator[Callable[[Iterator[Task]], Iterator[Played]]]:
    """Plays tasks here, or in other processes, never more than a few ahead; leaving early stops them."""
    if min(jobs, games) == 1:
        yield lambda tasks: map(play_one, tasks)
        return
    pool = ProcessPoolExecutor(min(jobs, games), mp_context=get_context("spawn"))

    def run(tasks: Iterator[Task]) -> Iterator[Played]:
        with _deaf_to_interrupts():
            running: set[Future[Played]] = {pool.submit(play_one, task) for task in islice(tasks, jobs * WAITING)}
        while running:
            done, running = wait(running, return_when=FIRST_COMPLETED)
            for future in done:
                yield future.result()
            running |= {pool.submit(play_one, task) for task in islice(tasks, len(done))}

    try:
        yield run
    finally:
        pool.shutdown(cancel_futures=True)


@contextmanager
def _deaf_to_interrupts() -> Iterator[None]:
    """Processes started meanwhile leave Ctrl-C to this one, which stops them in order."""
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def wilson(wins: int, games: int) -> tuple[float, float]:
    """Between which shares of wins the true one lies, with 95 % confidence (Wilson's interval)."""
    z = 1.959964
    share, spread = wins / games, z * z / games
    middle = (share + spread / 2) / (1 + spread)
    half = z * sqrt(share * (1 - share) / games + spread / games / 4) / (1 + spread)
    return max(0.0, middle - half), min(1.0, middle + half)
