"""Tables and tellings as one reader gets them: nobody's identity leaves the server, only `yours` and `hosting`.

The messages of every move are put together from bytes here, because most of each is the same for many readers, or so
short that a type of its own would cost more than its words. A test compares each with the encoding of its type.
"""

import time
from collections.abc import Mapping, Sequence
from math import ceil

import msgspec

from castlewright.tables import Summary, Telling
from castlewright.tables.table import PLAYING
from castlewright.texts import texts_for

from .messages import SeatCard, TableCard

encode = msgspec.json.Encoder().encode


def card(
    summary: Summary,
    guest_id: str,
    lang: str,
    here: frozenset[int],
    watching: int,
    bots_from: Mapping[int, float],
    moved: float | None = None,
    actors: Sequence[int] | None = None,
) -> TableCard:
    """`moved` and `actors` as a seat knows them, where that is not what a spectator knows."""
    return TableCard(
        id=summary.id,
        game=summary.game,
        options=summary.options,
        public=summary.public,
        status=summary.status,
        seats=tuple(
            [
                SeatCard(
                    "person" if seat.guest is not None else "bot" if seat.bot is not None else "empty",
                    seat.name,
                    seat.bot,
                    seat.guest == guest_id,
                    k in here or seat.bot is not None,
                    seat.resigned,
                    seat.standing_in,
                    seat.asked,
                    seat.leaving,
                    max(0, ceil(bots_from[k] - time.time())) if k in bots_from else None,
                )
                for k, seat in enumerate(summary.seats)
            ]
        ),
        hosting=summary.host == guest_id,
        created=summary.created,
        moved=summary.moved if moved is None else moved,
        actors=tuple(summary.actors if actors is None else actors),
        watching=watching,
        commitment=summary.commitment,
        seed=summary.seed,
        rematch=summary.rematch,
        broken=texts_for(lang).plain(summary.broken) if summary.broken else None,
        hushed=summary.hushed,
    )


def update(telling: Telling, guest_id: str, lang: str) -> bytes:
    """An `Update`; what all readers of a stream share is encoded once."""
    if telling.encoded is None:
        telling.encoded = b',"news":%b,"play":%b%b}' % (
            encode(telling.news),
            encode(telling.glimpse),
            b',"earlier":%d' % telling.earlier if telling.earlier else b"",
        )
    glimpse = telling.glimpse
    actors = glimpse.view.actors if glimpse is not None and telling.summary.status == PLAYING else None
    table = card(
        telling.summary, guest_id, lang, telling.here, telling.watching, telling.bots_from, telling.moved, actors
    )
    head = b'{"type":"update","n":%d,"full":%b,"table":%b' % (
        telling.n,
        b"true" if telling.full else b"false",
        encode(table),
    )
    return head + telling.encoded


def done(said_id: str, n: int) -> bytes:
    """A `Done`."""
    return b'{"type":"done","id":%b,"n":%d}' % (encode(said_id), n)


def suggested(seat: int, suggestion: bytes) -> bytes:
    """A `Suggested`; the suggestion is JSON already."""
    return b'{"type":"suggested","seat":%d,"suggestion":%b}' % (seat, suggestion)
