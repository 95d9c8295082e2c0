"""What every request needs: the house and the settings of this server, and who is asking."""

import gzip
import re
from collections.abc import Callable, Mapping, Sequence
from typing import Any, TypeVar

import msgspec
from litestar import Request, Response
from litestar.connection import ASGIConnection

from castlewright.core import Refused, decode
from castlewright.tables import Guest, House, Summary, Trouble
from castlewright.texts import LANGUAGES, pick

from . import cards
from .guests import COOKIE, COOKIE_SECONDS, Guests
from .limits import Buckets
from .messages import TableCard
from .moderation import Moderation, Orders
from .peers import Proxies
from .quotas import Kind, Quotas
from .settings import Settings
from .watchdog import Watchdog
from .workshop import Workshop

T = TypeVar("T")
AnyConnection = ASGIConnection[Any, Any, Any, Any]
AnyRequest = Request[Any, Any, Any]

MOST_BODY = 64 * 1024
MOST_RECORD = 1024 * 1024
WORTH_GZIP = 8 * 1024

encode = msgspec.json.Encoder().encode


class Service:
    """What one running server has: its settings, its house, and the guests it knows by their cookies."""

    def __init__(self, settings: Settings, house: House, guests: Guests) -> None:
        self.settings = settings
        self.house = house
        self.guests = guests
        self.quotas = Quotas(settings.quotas)
        self.documents: dict[str, tuple[bytes, str]] = {}
        """The interface described, by address; made when it is first asked for."""
        self.workshop = Workshop(settings.quotas)
        self.watchdog = Watchdog()
        self.moderation = Moderation(settings.folder)
        self.moderation.changed = self._follow
        self.proxies = Proxies(settings.trusted_proxies)
        self.requests = Buckets(settings.http_rate, settings.http_burst)
        """What each address may ask, of pages, of the interface and for sockets."""
        self.connections: dict[str, int] = {}
        """Open sockets by address."""

    def _follow(self, orders: Orders) -> None:
        """What the host of the server has ordered takes effect at once, also for those who are here already."""
        self.house.read_only = orders.read_only
        self.house.announce(orders.announcement)
        if orders.bans:
            for _, listener in self.house.listeners():
                if self.moderation.banned_until(listener.guest.id, listener.address):
                    listener.leave()


def service_of(connection: AnyConnection) -> Service:
    service: Service = connection.app.state["service"]
    return service


def language(connection: AnyConnection) -> str:
    for said in (connection.query_params.get("lang"), connection.cookies.get("cw_lang")):
        if said in LANGUAGES:
            return str(said)
    return pick(connection.headers.get("accept-language"))


def address(scope: Mapping[str, Any]) -> str:
    client = scope.get("client")
    return str(client[0]) if client else "?"


def same_origin(headers: Mapping[str, str], allowed: frozenset[str]) -> bool:
    """A browser says which page is asking; other clients say nothing, and carry nobody else's cookies."""
    origin = headers.get("origin")
    if origin is None:
        return headers.get("sec-fetch-site", "none") in ("same-origin", "none")
    if origin.lower() in allowed:
        return True
    host = headers.get("host", "")
    return bool(host) and origin.partition("://")[2].lower() == host.lower()


class Caller:
    """Who is asking, in which language. A new guest, or a new name, goes home with the answer as a cookie."""

    def __init__(self, request: AnyRequest) -> None:
        self.request = request
        self.service = service_of(request)
        self.lang = language(request)
        known = self.service.guests.read(request.cookies.get(COOKIE))
        self.guest = known or self.service.guests.new()
        self._changed = known is None
        self.service.moderation.check_welcome(self.guest.id, address(request.scope))

    @property
    def house(self) -> House:
        return self.service.house

    def spend(self, kind: Kind, count: int = 1) -> None:
        """Counts what the others would notice; `Trouble` beyond the quota."""
        self.service.quotas.take(kind, self.guest.id, address(self.request.scope), count)

    def rename(self, name: str) -> None:
        if name != self.guest.name:
            self.guest = Guest(self.guest.id, name)
            self._changed = True

    async def body(self, kind: type[T]) -> T:
        """The JSON of the request, decoded strictly."""
        return read_json(await self.raw_body(MOST_BODY), kind)

    async def raw_body(self, most: int) -> bytes:
        media = self.request.headers.get("content-type", "").partition(";")[0].strip().lower()
        if media != "application/json":
            raise Trouble("malformed", "problem-not-json")
        body = await self.request.body()
        if len(body) > most:
            raise Trouble("limit", "problem-too-long")
        return body

    def card(self, summary: Summary) -> TableCard:
        return cards.card(summary, self.guest.id, self.lang, *self.house.presence(summary.id))

    async def work(self, work: Callable[[], T]) -> T:
        """What takes long, done aside and paid for by whoever asks."""
        return await self.service.workshop.do(address(self.request.scope), work)

    async def answer_made(self, make: Callable[[], Any]) -> Response[bytes]:
        """An answer that takes long to make, to encode or to compress."""
        zips = self._zips
        return self._respond(*await self.work(lambda: _packed(make(), zips)), 200)

    def answer(self, said: Any, status: int = 200) -> Response[bytes]:
        return self._respond(*_packed(said, self._zips), status)

    @property
    def _zips(self) -> bool:
        return "gzip" in self.request.headers.get("accept-encoding", "")

    def _respond(self, body: bytes, zipped: bool, status: int) -> Response[bytes]:
        headers = {"cache-control": "no-store", "vary": "cookie, accept-language, accept-encoding"}
        if zipped:
            headers["content-encoding"] = "gzip"
        response = Response(body, status_code=status, media_type="application/json", headers=headers)
        if self._changed:
            response.set_cookie(
                COOKIE,
                self.service.guests.sign(self.guest),
                max_age=COOKIE_SECONDS,
                path="/",
                secure=self.request.scope["scheme"] == "https",
                httponly=True,
                samesite="lax",
            )
        return response

    def answer_card(self, summary: Summary) -> Response[bytes]:
        return self.answer(self.card(summary))

    def answer_cards(self, summaries: Sequence[Summary]) -> Response[bytes]:
        return self.answer([self.card(summary) for summary in summaries])


def _packed(said: Any, zips: bool) -> tuple[bytes, bool]:
    """Encoded, and whether it is compressed besides."""
    body = encode(said)
    return (gzip.compress(body, 5), True) if zips and len(body) > WORTH_GZIP else (body, False)


def read_json(content: bytes | str, kind: type[T], *, typed_in: bool = False) -> T:
    """What somebody sent, as one of our types."""
    try:
        return decode(content, kind, typed_in=typed_in)
    except Refused as refused:
        raise Trouble.because("malformed", refused) from refused


_SAFE_HOST = re.compile(r"[A-Za-z0-9.\-:\[\]]+")


def socket_sources(host: str) -> str:
    """Where the page may open sockets: its own host, by name, because older browsers do not count it as 'self'."""
    return f" ws://{host} wss://{host}" if _SAFE_HOST.fullmatch(host) else ""
