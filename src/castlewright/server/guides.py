"""The box and the guide of a game over HTTP: what is drawn, its figures, signs and coach, and one figure's table.
The same for everybody; each answer is made once, and a browser that has it asks only whether it is still the same."""

import asyncio
import gzip
from functools import lru_cache
from hashlib import sha256

import msgspec
from litestar import Response, get
from litestar.params import FromPath

from castlewright.games import AnyGame
from castlewright.lessons import Figure, Guide, guide_of, table_of
from castlewright.tables import Trouble

from .messages import CoachTip, FigureCard, FigureNow, GameGuide, Play, SignCard
from .service import AnyRequest, encode, service_of


class Page(msgspec.Struct, frozen=True):
    body: bytes
    zipped: bytes
    etag: str


@get("/api/games/{game_id:str}/box")
async def box(request: AnyRequest, game_id: FromPath[str]) -> Response[bytes]:
    """What is in the box, for those who draw it: too large for a list of games."""
    return _answer(request, _box_page(_game(request, game_id)))


@get("/api/guides/{game_id:str}")
async def guide(request: AnyRequest, game_id: FromPath[str]) -> Response[bytes]:
    return _answer(request, await asyncio.to_thread(_guide_page, _game(request, game_id)))


@get("/api/guides/{game_id:str}/{name:str}")
async def figure(request: AnyRequest, game_id: FromPath[str], name: FromPath[str]) -> Response[bytes]:
    game = _game(request, game_id)
    if name not in {each.name for each in guide_of(game).figures}:
        raise Trouble("missing", "problem-no-page")
    return _answer(request, await asyncio.to_thread(_figure_page, game, name))


def _game(request: AnyRequest, game_id: str) -> AnyGame:
    game = service_of(request).house.games.get(game_id)
    if game is None:
        raise Trouble("missing", "problem-no-game", game=game_id)
    return game


def _answer(request: AnyRequest, page: Page) -> Response[bytes]:
    headers = {"cache-control": "no-cache", "etag": page.etag, "vary": "accept-encoding"}
    if request.headers.get("if-none-match") == page.etag:
        return Response(b"", status_code=304, headers=headers)
    zips = "gzip" in request.headers.get("accept-encoding", "")
    if zips:
        headers["content-encoding"] = "gzip"
    return Response(page.zipped if zips else page.body, media_type="application/json", headers=headers)


@lru_cache(maxsize=64)
def _box_page(game: AnyGame) -> Page:
    return _page(game.components())


@lru_cache(maxsize=64)
def _guide_page(game: AnyGame) -> Page:
    guide = guide_of(game)
    return _page(
        GameGuide(
            figures=tuple(FigureCard(one.name, one.caption, one.rule, one.brief, one.shape) for one in guide.figures),
            signs=tuple(SignCard(one.name, one.rule) for one in guide.signs),
            tips=tuple(CoachTip(one.name, one.text, one.prompt, one.args, one.look, one.rule) for one in guide.tips),
        )
    )


@lru_cache(maxsize=512)
def _figure_page(game: AnyGame, name: str) -> Page:
    guide = guide_of(game)
    (found,) = (figure for figure in guide.figures if figure.name == name)
    return _page(_drawn(guide, found, game))


def _drawn(guide: Guide, figure: Figure, game: AnyGame) -> FigureNow:
    match, seat = table_of(guide, figure, game), guide.setups[figure.setup].seat
    return FigureNow(
        draws=figure.draws,
        seat=seat,
        seats=match.seats,
        play=Play(match.view(seat), tuple(match.legal(seat)) if figure.places else (), {}, False, match.outcome()),
        places=figure.places,
        show=figure.show,
        light=figure.light,
        labels=figure.labels,
    )


def _page(said: object) -> Page:
    body = encode(said)
    return Page(body, gzip.compress(body, 9, mtime=0), f'"{sha256(body).hexdigest()[:20]}"')


HANDLERS = [box, guide, figure]
