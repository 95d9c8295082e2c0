"""One connection to a table: what a client says goes into the table's queue, what it may know comes back."""

import asyncio
import logging
from collections import deque
from collections.abc import Callable, Mapping
from typing import Any, get_args

import msgspec
from litestar import WebSocket, websocket
from litestar.params import FromPath

from castlewright.core import Refused
from castlewright.tables import Command, Guest, House, Live, Stale, Summary, Table, Telling, Trouble, Viewer, deeds

from . import cards
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
from .service import AnyConnection, Service, address, language, read_json, same_origin, service_of
from .shortcut import shortcut

log = logging.getLogger(__name__)

MOST_MESSAGE = 16 * 1024
MOST_SUGGESTION = 2 * 1024
MOST_UNDER_WAY = 64
"""Things one connection may have said without an answer yet."""
MOST_UNSENT = 512
"""Messages a slow reader may be behind."""
MOST_LIMITED = 500
"""Messages beyond the limit in one connection before it is closed."""

SLOW, GONE = 4408, 4403

_SAID: Any = Said
"""As a value: a union is no type to a type checker."""
_said: msgspec.json.Decoder[Said] = msgspec.json.Decoder(Said)
encode = msgspec.json.Encoder().encode


class Connection:
    """A listener of the house. Everything it does between two awaits is one step for the table."""

    def __init__(
        self,
        socket: "WebSocket[Any, Any, Any]",
        service: Service,
        guest: Guest,
        viewer: Viewer,
        lang: str,
    ) -> None:
        self.viewer = viewer
        self.guest = guest
        self._lang = lang
        self._house: House = service.house
        self._quotas = service.quotas
        self._moderation = service.moderation
        self.address = address(socket.scope)
        self._socket = socket
        self._shortcut = shortcut(socket.scope)
        self._bucket = Bucket(service.settings.socket_rate, service.settings.socket_burst)
        self._limited = 0
        self._under_way = 0
        self._unsent: deque[bytes] = deque()
        """The first one may be on its way already; it leaves when it is sent, so that nothing overtakes it."""
        self._news = asyncio.Event()
        self._close: int | None = None
        self._live: Live

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
        self._end(GONE)

    # -- the two directions ----------------------------------------------------------------------------------

    async def run(self, table_id: str) -> None:
        sending = asyncio.create_task(self._send())
        try:
            self._live = await self._house.attach(table_id, self)
        except Trouble as trouble:
            self._say(encode(Refusing(None, problem_of(trouble, self._lang))))
            self._end(4000 + STATUS[trouble.code])
            await sending
            return
        try:
            await self._receive()
        finally:
            self._house.detach(self._live, self)
            self._end(1000)
            await sending

    async def _receive(self) -> None:
        receive = self._socket.receive
        if self._shortcut is not None:
            self._shortcut.listen(self._hear_client)
        while self._close is None:
            message = await receive()
            if message["type"] != "websocket.receive":
                return
            said = message.get("text")
            raw = said if said is not None else message.get("bytes")
            if isinstance(raw, str | bytes):
                self._hear_client(raw)

    def _hear_client(self, raw: str | bytes) -> None:
        if self._close is not None:
            return
        if self._bucket.take():
            self._listen(raw)
            return
        self._limited += 1
        self._refuse(_id_of(raw), Trouble("limit", "problem-limit"))
        if self._limited > MOST_LIMITED:
            self._end(4000 + STATUS["limit"])

    async def _send(self) -> None:
        send = self._socket.send
        try:
            while True:
                await self._news.wait()
                self._news.clear()
                while self._unsent:
                    await send({"type": "websocket.send", "text": self._unsent[0].decode(), "bytes": None})
                    if self._unsent:
                        self._unsent.popleft()
                if self._close is not None:
                    await self._socket.close(self._close)
                    return
        except Exception as error:  # whatever a broken connection raises; the receiving side sees it too
            log.debug("a connection ended: %r", error)
            self._unsent.clear()
            self._close = self._close or 1006

    def _say(self, message: bytes) -> None:
        if self._close is not None:
            return
        if not self._unsent and self._shortcut is not None and self._shortcut.write(message):
            return
        self._unsent.append(message)
        if len(self._unsent) > MOST_UNSENT:
            log.info("a slow reader is let go")
            self._unsent.clear()
            self._end(SLOW)
        self._news.set()

    def _end(self, code: int) -> None:
        if self._close is None:
            self._close = code
            self._news.set()

    # -- what a client says ----------------------------------------------------------------------------------

    def _listen(self, raw: str | bytes) -> None:
        try:
            said = _read(raw)
            if not isinstance(said, SyncSaid | SuggestSaid):
                deeds.check_id(said.id)
        except Trouble as trouble:
            self._refuse(None, trouble)
            return
        if isinstance(said, SyncSaid):
            self._house.sync(self._live, self)
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

    def _suggest(self, said: SuggestSaid) -> None:
        suggestion = encode(said.suggestion)
        try:
            if len(suggestion) > MOST_SUGGESTION:
                raise Trouble("malformed", "problem-suggestion", most=MOST_SUGGESTION)
            self._house.suggest(self._live, self.guest, self.viewer, suggestion)
        except Trouble as trouble:
            self._refuse(None, trouble)

    def _chat(self, said: ChatSaid) -> None:
        try:
            self._moderation.check_may_speak(self.guest.id)
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
        self._house.submit(self._live, command)

    def _counted(self, answer: Callable[[Any], None]) -> Callable[[Any], None]:
        def answered(what: Any) -> None:
            self._under_way -= 1
            answer(what)

        return answered

    def _refuse(self, said_id: str | None, error: Exception) -> None:
        self._say(encode(Refusing(said_id, self._problem(error))))
        if isinstance(error, Stale):
            self._house.sync(self._live, self)

    def _problem(self, error: Exception) -> Problem:
        table = self._live.table
        return problem_of(error, self._lang, table.known_game, table.names)


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


@websocket("/ws/tables/{table_id:str}")
async def table_socket(socket: "WebSocket[Any, Any, Any]", table_id: FromPath[str]) -> None:
    service = service_of(socket)
    await socket.receive()
    who = address(socket.scope)
    settings = service.settings
    open_here = service.connections.get(who, 0)
    if not same_origin(socket.headers, settings.allowed_origins) or open_here >= settings.sockets_per_address:
        await socket.close(1008)
        return
    await socket.send({"type": "websocket.accept", "subprotocol": None, "headers": []})
    service.connections[who] = open_here + 1
    try:
        guest = service.guests.read(socket.cookies.get(COOKIE)) or service.guests.new()
        if service.moderation.banned_until(guest.id, who):
            await socket.close(GONE)
            return
        viewer = _seat(socket)
        await Connection(socket, service, guest, viewer, language(socket)).run(table_id)
    finally:
        left = service.connections.get(who, 1) - 1
        if left > 0:
            service.connections[who] = left
        else:
            service.connections.pop(who, None)


def _seat(connection: AnyConnection) -> Viewer:
    """A seat that is no number is no seat of this table, and is refused as such."""
    said = connection.query_params.get("seat")
    if said is None:
        return None
    return int(said) if said.isascii() and said.isdigit() and len(said) < 4 else -1


HANDLERS = [table_socket]
