"""`castlewright new-game`: the game of docs/add-a-game.md, under a name of one's own.

The page is the skeleton: each of its blocks that names a place in the tree is written there.
"""

import re
from argparse import Namespace
from importlib import invalidate_caches
from keyword import iskeyword
from pathlib import Path
from random import Random
from typing import Any

from msgspec.json import encode

import castlewright
import castlewright.games as games
from castlewright.core import Chance, Game, Match, Player

from .terminal import Terminal

BLOCK = re.compile(r"^```\w+ (\S+/\S+)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
NAMES = ("Anna", "Boris", "Clara", "Denis", "Elena", "Fedor", "Galina", "Hugo")
RECORDS, MOST_COUNTED = 10, 3000

AnyGame = Game[Any, Any, Any]


def run(arguments: Namespace, terminal: Terminal) -> None:
    tree = Path(castlewright.__file__).parents[2]
    page = tree / "docs" / "add-a-game.md"
    if not page.is_file():
        raise terminal.complaint("cli-new-game-where")
    name: str = arguments.name
    written = [] if arguments.again else _write(page.read_text(encoding="utf-8"), name, tree, terminal)
    invalidate_caches()
    if name not in games.house_games():
        raise terminal.complaint("cli-new-game-none", game=name)
    game = games.get(name)
    written += [*_play_records(game, tree / "tests" / "records" / name), _count(game, tree / "tests" / "perft")]
    files = sorted(file.relative_to(tree).as_posix() for file in written)
    if arguments.json:
        terminal.print_json({"game": name, "files": files})
        return
    for file in files:
        terminal.console.print(file, markup=False, highlight=False)
    terminal.console.print(terminal.say("cli-new-game-next"), markup=False, highlight=False)


def _write(page: str, name: str, tree: Path, terminal: Terminal) -> list[Path]:
    if not re.fullmatch(r"[a-z][a-z0-9]+(_[a-z0-9]+)*", name) or iskeyword(name):
        raise terminal.complaint("cli-new-game-name", game=name)
    files = {tree / _renamed(place, name): _renamed(text, name) for place, text in BLOCK.findall(page)}
    if name in games.all_games() or any(file.exists() for file in files):
        raise terminal.complaint("cli-new-game-taken", game=name)
    for file, text in files.items():
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")
    return list(files)


def _renamed(text: str, name: str) -> str:
    """The page's game under another name: its id, its title, its types and the prefix of its rules."""
    words = name.split("_")
    if name == "cairn":
        return text
    title, kind = " ".join(words).capitalize(), "".join(word.capitalize() for word in words)
    # The other language's title: of the header, in its docstring, and above the rules.
    text = re.sub(r'("ru": )"[^"]+"', rf'\1"{title}"', text)
    text = re.sub(r"(Titles +\w+, )«[^»]+»", rf"\1«{title}»", text)
    text = re.sub(r"\A# .+", f"# {title}", text)
    text = re.sub(r"Cairn(?=[A-Z(])", kind, text).replace("Cairn", title).replace("cairn", name)
    return re.sub(r"\bCN\b", _prefix(name), text)


def _prefix(name: str) -> str:
    """Two letters of the name, and other ones than those of any game."""
    taken = {game.meta.prefix for game in games.all_games().values()}
    letters = [letter for letter in (*reversed(name[1:]), *"xyz") if letter.isalpha()]
    return next(prefix for letter in letters if (prefix := f"{name[0]}{letter}".upper()) not in taken)


def _play_records(game: AnyGame, folder: Path) -> list[Path]:
    """Random games with every number of seats; beside each of them what came of it."""
    folder.mkdir(parents=True, exist_ok=True)
    written, seats = [], game.meta.seats
    for number in range(max(RECORDS, len(seats))):
        match = _played(game, seats[number % len(seats)], number)
        outcome = match.outcome()
        assert outcome is not None
        ended = {
            "sheets": [
                {"owner": sheet.owner, "total": sheet.total, "lines": [line.points for line in sheet.lines]}
                for sheet in match.scores()
            ],
            "places": [[standing.place, standing.owner, standing.score] for standing in outcome.standings],
        }
        players = tuple(Player(NAMES[seat], "random") for seat in range(match.seats))
        for suffix, content in ((".json", match.record(players)), (".outcome.json", ended)):
            written.append(folder / f"{match.seats}-players-{1 + number // len(seats)}{suffix}")
            written[-1].write_bytes(encode(content) + b"\n")
    return written


def _played(game: AnyGame, seats: int, number: int) -> Match[Any, Any]:
    """A game whose players now and then take something back."""
    luck = Random(number)
    match: Match[Any, Any] = Match(game, seats, {}, Chance.named("record", number))
    while not match.over:
        open_scopes = [(seat, scope) for seat in range(seats) for scope in match.scopes(seat)]
        if open_scopes and luck.random() < 0.1:
            seat, scope = luck.choice(open_scopes)
            match.undo(seat, 1, scope)
        else:
            seat = luck.choice(match.actors())
            match.play(seat, luck.choice(match.legal(seat)))
    return match


def _count(game: AnyGame, folder: Path) -> Path:
    """How many chains of one, two and more moves there are, as far as they are soon counted."""
    meta = game.meta
    lines = [f"# {meta.titles['en']}: seats | words of the seed | depth | count | moves that lead to the position.", ""]
    for number, seats in enumerate(meta.seats, 1):
        chance = Chance.named("perft", number)
        state = game.start(seats, meta.settle({}, seats), chance)
        for depth in range(1, 9):
            count = _chains(game, state, chance, depth)
            lines.append(f"{seats} | perft {number} | {depth} | {count} | ")
            if count > MOST_COUNTED:
                break
    file = folder / f"{meta.id}.txt"
    file.write_text("\n".join(lines) + "\n", encoding="utf-8")
    return file


def _chains(game: AnyGame, state: Any, chance: Chance, depth: int) -> int:
    actors = game.actors(state)
    if depth == 0 or not actors:
        return 1
    count = 0
    for seat in actors:
        for move in game.legal(state, seat):
            after = game.copy(state)
            game.apply(after, seat, move, chance)
            count += _chains(game, after, chance, depth - 1)
    return count
