"""One connection to a table: what a client says goes into the table's queue, what it may know comes back."""

import asyncio
import re
from collections.abc import Callable, Mapping
from http import HTTPStatus
from typing import Any, ClassVar, get_args

import msgspec
from websockets.http11 import Request

from castlewright.core import Refused
from castlewright.tables import Command, Guest, House, Live, Stale, Summary, Table, Telling, Trouble, Viewer, deeds

from . import cards
from .channel import Channel, Hearer
from .guests import COOKIE
from .limits import Bucket
from .messages import (
    Announced,
    ChatSaid,
    MoveSaid,
    Presence,
    Problem,
    Refusing,
    ResignSaid,
    Said,
    SuggestSaid,
    SyncSaid,
    UndoSaid,
    WhyNot,
    WhySaid,
)
from .problems import STATUS, problem_of
from .service import AnyConnection, Service, language, read_json, same_origin

MOST_SUGGESTION = 2 * 1024
MOST_UNDER_WAY = 32
"""Things one connection may have said without an answer yet."""
MOST_LIMITED = 500
"""Messages beyond the limit in one connection before it is closed."""
SYNC_WORTH = 20
"""Asking for the whole picture counts as so many messages."""
SYNC_SECONDS = 1.0

GONE = 4403

_SAID: Any = Said
"""As a value: a union is no type to a type checker."""
_said: msgspec.json.Decoder[Said] = msgspec.json.Decoder(Said)
encode = msgspec.json.Encoder().encode


class Connection:
    """A listener of the house. Everything it does between two awaits is one step for the table."""

    __slots__ = (
        "_bucket",
        "_channel",
        "_ended",
        "_house",
        "_lang",
        "_limited",
        "_live",
        "_quotas",
        "_service",
        "_sync_due",
        "_syncs",
        "_under_way",
        "address",
        "guest",
        "viewer",
    )

    def __init__(
        self, channel: Channel, service: Service, guest: Guest, viewer: Viewer, lang: str, address: str
    ) -> None:
        self.viewer = viewer
        self.guest = guest
        self._lang = lang
        self._service = service
        self._house: House = service.house
        self._quotas = service.quotas
        self.address = address
        self._channel = channel
        settings = service.settings
        self._bucket = Bucket(settings.socket_rate, settings.socket_burst)
        self._syncs = Bucket(settings.socket_rate / SYNC_WORTH, settings.socket_burst / SYNC_WORTH)
        self._sync_due = False
        self._limited = 0
        self._under_way = 0
        self._ended = False
        self._live: Live | None = None
        service.connections[address] = service.connections.get(address, 0) + 1

    # -- what the house tells --------------------------------------------------------------------------------

    def hear(self, telling: Telling) -> None:
        self._say(cards.update(telling, self.guest.id, self._lang))

    def see_presence(
        self, summary: Summary, here: frozenset[int], watching: int, bots_from: Mapping[int, float]
    ) -> None:
        self._say(encode(Presence(cards.card(summary, self.guest.id, self._lang, here, watching, bots_from))))

    def see_suggestion(self, seat: int, suggestion: bytes) -> None:
        self._say(cards.suggested(seat, suggestion))

    def see_announcement(self, text: str) -> None:
        self._say(encode(Announced(text)))

    def leave(self) -> None:
        self._channel.close(GONE)

    # -- coming and going ------------------------------------------------------------------------------------

    async def join(self, table_id: str) -> None:
        try:
            live = await self._house.attach(table_id, self)
        except Trouble as trouble:
            self._say(encode(Refusing(None, problem_of(trouble, self._lang))))
            self._channel.close(4000 + STATUS[trouble.code])
            return
        if self._ended:
            self._house.detach(live, self)
        else:
            self._live = live

    def ended(self) -> None:
        self._ended = True
        if self._live is not None:
            self._house.detach(self._live, self)
        left = self._service.connections.get(self.address, 1) - 1
        if left > 0:
            self._service.connections[self.address] = left
        else:
            self._service.connections.pop(self.address, None)

    def relieved(self) -> None:
        if self._sync_due:
            self._sync_later()

    def _say(self, message: bytes) -> None:
        self._channel.send(message)

    # -- what a client says ----------------------------------------------------------------------------------

    def hear_client(self, said: str | bytes) -> None:
        if self._live is None:
            return
        if self._bucket.take():
            self._listen(said)
            return
        self._limited += 1
        self._refuse(_id_of(said), Trouble("limit", "problem-limit"))
        if self._limited > MOST_LIMITED:
            self._channel.close(4000 + STATUS["limit"])

    def _listen(self, raw: str | bytes) -> None:
        try:
            said = _read(raw)
            if not isinstance(said, SyncSaid | SuggestSaid):
                deeds.check_id(said.id)
        except Trouble as trouble:
            self._refuse(None, trouble)
            return
        if isinstance(said, SyncSaid):
            self._sync()
        elif isinstance(said, SuggestSaid):
            self._suggest(said)
        elif self._under_way >= MOST_UNDER_WAY:
            self._refuse(said.id, Trouble("limit", "problem-limit"))
        elif isinstance(said, WhySaid):
            self._submit(said.id, self._why(said))
        elif isinstance(said, ChatSaid):
            self._chat(said)
        else:
            self._submit(said.id, self._deed(said))

    def _sync(self) -> None:
        """The whole picture is work and many bytes: whoever has not read the last one, or asks all the time, waits."""
        if self._sync_due:
            return
        if self._channel.behind:
            self._sync_due = True
        elif self._syncs.take():
            self._house.sync(self._table, self)
        else:
            self._sync_due = True
            asyncio.get_running_loop().call_later(SYNC_SECONDS, self._sync_later)

    def _sync_later(self) -> None:
        self._sync_due = False
        if not self._ended:
            self._sync()

    def _suggest(self, said: SuggestSaid) -> None:
        suggestion = encode(said.suggestion)
        try:
            if len(suggestion) > MOST_SUGGESTION:
                raise Trouble("malformed", "problem-suggestion", most=MOST_SUGGESTION)
            self._house.suggest(self._table, self.guest, self.viewer, suggestion)
        except Trouble as trouble:
            self._refuse(None, trouble)

    def _chat(self, said: ChatSaid) -> None:
        try:
            self._service.moderation.check_may_speak(self.guest.id)
            self._quotas.take("chat", self.guest.id, self.address)
        except Trouble as trouble:
            self._refuse(said.id, trouble)
            return
        self._submit(said.id, self._deed(said))

    def _deed(self, said: "MoveSaid | UndoSaid | ChatSaid | ResignSaid") -> Command:
        def done(table: Table) -> None:
            n = deeds.said_number(table, self.guest, self.viewer, said.id)
            self._say(cards.done(said.id, n or 0))

        return Command(
            lambda table: self._entries(table, said), done, lambda error: self._refuse(said.id, error), source=self
        )

    def _entries(self, table: Table, said: "MoveSaid | UndoSaid | ChatSaid | ResignSaid") -> list[Any]:
        guest, viewer = self.guest, self.viewer
        if isinstance(said, MoveSaid):
            return deeds.move(table, guest, viewer, said.move, said.id, said.seen, self)
        if isinstance(said, UndoSaid):
            return deeds.take_back(table, guest, viewer, said.count, said.scope, said.id, said.seen, self)
        if isinstance(said, ChatSaid):
            return deeds.chat(table, guest, viewer, said.text, said.id)
        return deeds.resign(table, guest, viewer, said.id)

    def _why(self, said: WhySaid) -> Command:
        def done(table: Table) -> None:
            try:
                refusal = deeds.why_not(table, self.guest, self.viewer, said.move)
                answer = None if refusal is None else self._problem(Refused(refusal))
            except Trouble as trouble:
                answer = self._problem(trouble)
            self._say(encode(WhyNot(said.id, answer)))

        return Command(lambda _: [], done, lambda error: self._refuse(said.id, error))

    def _submit(self, said_id: str, command: Command) -> None:
        self._under_way += 1
        command.done = self._counted(command.done)
        command.failed = self._counted(command.failed)
        self._house.submit(self._table, command)

    def _counted(self, answer: Callable[[Any], None]) -> Callable[[Any], None]:
        def answered(what: Any) -> None:
            self._under_way -= 1
            answer(what)

        return answered

    def _refuse(self, said_id: str | None, error: Exception) -> None:
        self._say(encode(Refusing(said_id, self._problem(error))))
        if isinstance(error, Stale):
            self._sync()

    def _problem(self, error: Exception) -> Problem:
        table = self._table.table
        return problem_of(error, self._lang, table.known_game, table.names)

    @property
    def _table(self) -> Live:
        assert self._live is not None, "nothing is heard before the table is there"
        return self._live


class _Kind(msgspec.Struct):
    type: str


class _Named(msgspec.Struct):
    id: str


_named = msgspec.json.Decoder(_Named)


def _id_of(raw: str | bytes) -> str | None:
    """Under which id something was said that nobody looks at any closer."""
    try:
        said_id = _named.decode(raw).id
        deeds.check_id(said_id)
    except (msgspec.DecodeError, UnicodeError, RecursionError, Trouble):
        return None
    return said_id


_known_kinds = {kind.__struct_config__.tag for kind in get_args(Said)}


def _read(raw: str | bytes) -> Said:
    try:
        return _said.decode(raw)
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        # A page that was open while the server was renewed may say what is no longer known; it is told so in words.
        if read_json(raw, _Kind).type not in _known_kinds:
            raise Trouble("malformed", "problem-unknown-kind") from None
        again: Said = read_json(raw, _SAID)
        return again


PATH = re.compile(r"/ws/tables/([\w.~-]{1,64})", re.ASCII)


class TableChannel(Channel):
    """A channel to one table: `/ws/tables/{id}?seat={k}`, or without a seat for spectators."""

    __slots__ = ("_table_id",)

    service: ClassVar[Service]

    def greet(self, request: Request) -> Connection | HTTPStatus:
        service = self.service
        settings = service.settings
        path, _, query = request.path.partition("?")
        found = PATH.fullmatch(path)
        headers = [
            (name.lower().encode("latin-1"), value.encode("latin-1")) for name, value in request.headers.raw_items()
        ]
        asked = AnyConnection({"type": "websocket", "headers": headers, "query_string": query.encode("latin-1")})  # type: ignore[arg-type]
        address = service.proxies.peer(self.peer, headers).address
        if not service.requests.take(address):
            return HTTPStatus.TOO_MANY_REQUESTS
        if not found:
            return HTTPStatus.NOT_FOUND
        if not settings.answers_to(asked.headers.get("host", "")):
            return HTTPStatus.FORBIDDEN
        if not same_origin(asked.headers, settings.allowed_origins):
            return HTTPStatus.FORBIDDEN
        if service.connections.get(address, 0) >= settings.sockets_per_address:
            return HTTPStatus.TOO_MANY_REQUESTS
        guest = service.guests.read(asked.cookies.get(COOKIE)) or service.guests.new()
        if service.moderation.banned_until(guest.id, address):
            return HTTPStatus.FORBIDDEN
        connection = Connection(self, service, guest, _seat(asked), language(asked), address)
        self._table_id = found[1]
        return connection

    def greeted(self, hearer: Hearer) -> None:
        assert isinstance(hearer, Connection)
        self.spawn(hearer.join(self._table_id))


def _seat(connection: AnyConnection) -> Viewer:
    """A seat that is no number is no seat of this table, and is refused as such."""
    said = connection.query_params.get("seat")
    if said is None:
        return None
    return int(said) if said.isascii() and said.isdigit() and len(said) < 4 else -1
