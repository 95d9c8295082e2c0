"""What else teaches a game: figures for its rules, its signs, its coach (docs/guide.md). People write them as TOML in
the game's folder `guide`; their words stand in `text/guide.*.ftl`, under ids made of their names."""

from collections.abc import Sequence
from functools import lru_cache
from importlib.resources.abc import Traversable
from typing import Literal

import msgspec
from msgspec import Struct

import castlewright.games as games
from castlewright.core import Arg, Line, Piece, convert, refused
from castlewright.games import AnyGame
from castlewright.texts.files import Which, folder_beside

from .attempt import AnyMatch, lay_out
from .lesson import NAME, Setup, read_toml

PARTS = ("goal", "turn", "scoring")
"""Of "in two minutes", in this order: each has a text, `brief-<part>`, and figures."""


class Label(Struct, frozen=True, forbid_unknown_fields=True):
    """A letter, a digit or ✓ ✗ at a piece. A piece that is not there is drawn pale."""

    piece: Piece
    text: str


class Stated(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Something a figure says that the rules must agree with. Exactly one of the first four."""

    line: str | None = None
    """This line stands on a sheet; `points`, and what is said of `args` and `piece`, must be equal."""
    total: int | None = None
    """Of a sheet."""
    legal: str | None = None
    """A move that is possible now, for the seat that looks."""
    refused: str | None = None
    """A move that is not, because of `rule`; the figure's own unless said otherwise."""
    points: int | None = None
    args: dict[str, Arg] = {}
    piece: Piece | None = None
    owner: int | str | None = None
    """Whose sheet; that of the seat that looks, unless it says otherwise."""
    rule: str = ""

    @property
    def numbers(self) -> set[int]:
        return {*(n for n in (self.total, self.points, *self.args.values()) if isinstance(n, int))}


class Figure(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A picture in the rules: a table laid out, drawn by the game's own components."""

    name: str
    rule: str
    """The paragraph it belongs to."""
    setup: str
    """One of the file's set-ups, seen with the eyes of its seat."""
    moves: tuple[str, ...] = ()
    """More moves, after those of the set-up."""
    brief: Literal["goal", "turn", "scoring"] | None = None
    """Also a picture of "in two minutes", in this part."""
    draws: Literal["board", "actions"] = "board"
    """Which of the game's components."""
    shape: Literal["low", "wide", "square", "tall"] = "wide"
    places: bool = False
    """Shows what may be done, as to somebody whose turn it is."""
    show: tuple[Piece, ...] = ()
    """The picture looks at these and leaves out the rest; the whole board otherwise."""
    light: tuple[Piece, ...] = ()
    labels: tuple[Label, ...] = ()
    states: tuple[Stated, ...] = ()

    @property
    def caption(self) -> str:
        return f"figure-{self.name}"


class Sign(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """An icon that the game's components draw."""

    name: str
    rule: str = ""

    @property
    def title(self) -> str:
        return f"sign-{self.name}"

    @property
    def means(self) -> str:
        return f"sign-{self.name}-means"


class Tip(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One sentence of the coach, before a new kind of decision."""

    name: str
    prompt: str
    """It is said when this is asked of the reader."""
    args: dict[str, Arg] = {}
    look: str = ""
    """The one place to look: a control, as lessons name them."""
    rule: str = ""

    @property
    def text(self) -> str:
        return f"coach-{self.name}"


class Guide(Struct, frozen=True, kw_only=True):
    figures: tuple[Figure, ...] = ()
    setups: dict[str, Setup] = {}
    signs: tuple[Sign, ...] = ()
    tips: tuple[Tip, ...] = ()

    @property
    def brief(self) -> bool:
        return any(figure.brief for figure in self.figures)

    def texts(self) -> tuple[str, ...]:
        """Every message it says."""
        return (
            *((f"brief-{part}" for part in PARTS) if self.brief else ()),
            *(figure.caption for figure in self.figures),
            *(text for sign in self.signs for text in (sign.title, sign.means)),
            *(("coach-goal", *(tip.text for tip in self.tips)) if self.tips else ()),
        )


class _Figures(Struct, forbid_unknown_fields=True):
    setups: dict[str, Setup]
    figures: tuple[Figure, ...]


class _Signs(Struct, forbid_unknown_fields=True):
    signs: tuple[Sign, ...]


class _Coach(Struct, forbid_unknown_fields=True):
    tips: tuple[Tip, ...]


def parse_guide(figures: bytes | str = "", signs: bytes | str = "", coach: bytes | str = "") -> Guide:
    """A guide from its three files, each of which may be missing; `Refused` where one is none."""
    drawn = convert(read_toml(figures), _Figures) if figures else _Figures({}, ())
    listed = convert(read_toml(signs), _Signs).signs if signs else ()
    tips = convert(read_toml(coach), _Coach).tips if coach else ()
    for named in (drawn.figures, listed, tips):
        _check_names([each.name for each in named])
    for figure in drawn.figures:
        if figure.setup not in drawn.setups:
            raise refused("refusal-guide-setup", figure=figure.name, setup=figure.setup)
    return Guide(figures=drawn.figures, setups=drawn.setups, signs=listed, tips=tips)


def _check_names(names: Sequence[str]) -> None:
    for number, name in enumerate(names):
        if not NAME.fullmatch(name):
            raise refused("refusal-lesson-name", given=name)
        if name in names[:number]:
            raise refused("refusal-lesson-twice", given=name)


@lru_cache(maxsize=64)
def guide_of(game: Which) -> Guide:
    """Empty where a game has none."""
    folder = folder_beside(game, "guide")
    return parse_guide(*(_read(folder, name) for name in ("figures", "signs", "coach")))


def _read(folder: Traversable | None, name: str) -> bytes:
    file = None if folder is None else folder / f"{name}.toml"
    return file.read_bytes() if file is not None and file.is_file() else b""


def table_of(guide: Guide, figure: Figure, game: AnyGame | str) -> AnyMatch:
    """The table of a figure; `Unplayable` names the move that does not fit."""
    setup = guide.setups[figure.setup]
    game = games.get(game) if isinstance(game, str) else game
    return lay_out(game, msgspec.structs.replace(setup, moves=(*setup.moves, *figure.moves)))


def untrue(guide: Guide, figure: Figure, game: AnyGame | str) -> list[Stated]:
    """What a figure states and the rules do not."""
    match, seat = table_of(guide, figure, game), guide.setups[figure.setup].seat
    return [stated for stated in figure.states if not _holds(stated, match, seat, figure.rule)]


def _holds(stated: Stated, match: AnyMatch, seat: int, rule: str) -> bool:
    if sum(each is not None for each in (stated.line, stated.total, stated.legal, stated.refused)) != 1:
        return False
    if stated.legal is not None:
        return match.game.parse(stated.legal) in match.legal(seat)
    if stated.refused is not None:
        refusal = match.why_not(seat, match.game.parse(stated.refused))
        return refusal is not None and refusal.rule == (stated.rule or rule)
    owner = seat if stated.owner is None else stated.owner
    sheets = [sheet for sheet in match.view(seat).sheets if sheet.owner == owner]
    if stated.total is not None:
        return [sheet.total for sheet in sheets] == [stated.total]
    return any(_fits(stated, line) for sheet in sheets for line in sheet.lines)


def _fits(stated: Stated, line: Line) -> bool:
    return (
        line.name == stated.line
        and stated.args.items() <= line.args.items()
        and stated.points in (None, line.points)
        and (stated.piece or {}).items() <= msgspec.to_builtins(line.piece or {}).items()
    )
