"""Who may do what at a table. Each deed looks at the table and answers with the entries to append, or `Trouble`.

Everything a person does is decided here by the guest who asks, so that no way to the table can forget to ask who that
is. No entries means that what was asked for is already so.
"""

import hmac
import secrets
import unicodedata
from collections.abc import Callable, Collection
from hashlib import sha256
from itertools import chain, count
from math import ceil
from typing import Any

import msgspec
from msgspec import Struct

from castlewright.core import Meta, Options, Refusal, Refused, SeatNumber, commitment, decode

from . import entries
from .entries import Entry
from .table import BROKEN, CLOSED, OVER, PLAYING, WAITING, AnyMatch, Chair, Games, Table, Viewer, said_key
from .trouble import Stale, Trouble

Deed = Callable[[Table], list[Entry]]
Json = bytes | msgspec.Raw

LONGEST_NAME = 24
LONGEST_CHAT = 500
LONGEST_ID = 64


class Guest(Struct, frozen=True):
    """Somebody with a browser. `id` is known to the server only."""

    id: str
    name: str = ""


def tidy_name(name: str) -> str:
    """One line of 1 to 24 visible characters."""
    tidy = " ".join(unicodedata.normalize("NFC", name).split())
    if not 0 < len(tidy) <= LONGEST_NAME or not all(map(_visible, tidy)):
        raise Trouble("malformed", "problem-name", longest=LONGEST_NAME)
    return tidy


def distinct_name(name: str, taken: Collection[str]) -> str:
    """The name itself, or with the first number that tells it from all others at the table."""
    names = set(map(_alike, taken))
    tails = chain([""], (f" {number}" for number in count(2)))
    candidates = (name[: LONGEST_NAME - len(tail)].rstrip() + tail for tail in tails)
    return next(candidate for candidate in candidates if _alike(candidate) not in names)


def _alike(name: str) -> str:
    """What two names share that look the same."""
    return unicodedata.normalize("NFKC", name).casefold()


def tidy_chat(text: str) -> str:
    tidy = unicodedata.normalize("NFC", text).strip()
    if not 0 < len(tidy) <= LONGEST_CHAT or not all(_visible(c) or c == "\n" for c in tidy):
        raise Trouble("malformed", "problem-chat", longest=LONGEST_CHAT)
    return tidy


def _visible(character: str) -> bool:
    """Joiners are visible in what they join: emoji, and the scripts that need them."""
    return character in " \u200c\u200d" or unicodedata.category(character)[0] not in "CZ"


def check_id(said_id: str) -> None:
    if not 0 < len(said_id) <= LONGEST_ID:
        raise Trouble("malformed", "problem-id", longest=LONGEST_ID)


# -- before the start ----------------------------------------------------------------------------------------


def opening(
    games: Games,
    guest: Guest,
    *,
    game: str,
    seats: int,
    name: str,
    options: Options,
    public: bool,
    local: Collection[str],
    bots: Collection[str],
    known_bots: Callable[[str], Collection[str]],
) -> list[Entry]:
    """The first entries of a new table: who opened it sits first, then those at the same screen, then bots."""
    found = games.get(game)
    if found is None:
        raise Trouble("missing", "problem-no-game", game=game)
    try:
        found.meta.check_seats(seats)
        chosen = found.meta.choose(options)
        given = {
            number.key: number.read(options[number.key], seats)
            for number in found.meta.asked(chosen)
            if number.key in options
        }
    except Refused as refused:
        raise Trouble.because("malformed", refused) from refused
    if 1 + len(local) + len(bots) > seats:
        raise Trouble("malformed", "problem-too-many")
    for bot in bots:
        _check_bot(bot, known_bots(game))
    people: list[str] = []
    for person in (name, *local):
        people.append(distinct_name(tidy_name(person), people))
    return [
        entries.Opened(
            game=game, edition=found.meta.edition, options=chosen, seats=seats, host=guest.id, public=public
        ),
        *(entries.Sat(seat, guest.id, person) for seat, person in enumerate(people)),
        *(entries.BotSat(seat, bot) for seat, bot in enumerate(bots, len(people))),
        *(entries.Numbered(seat, key, one) for key, each in given.items() for seat, one in enumerate(each)),
        *(
            entries.Numbered(seat, number.key, number.least)
            for number in found.meta.asked(chosen)
            if number.key not in given
            for seat in range(len(people), len(people) + len(bots))
        ),
    ]


def sit(table: Table, guest: Guest, name: str, seat: int | None) -> list[Entry]:
    """Without a seat: the first empty one, or the one where this guest already is."""
    _need(table, WAITING, "problem-started")
    if seat is None:
        if table.seats_of(guest.id):
            return []
        seat = next((k for k, chair in enumerate(table.chairs) if chair.empty), None)
        if seat is None:
            raise Trouble("conflict", "problem-full")
    chair = _chair(table, seat)
    if chair.guest == guest.id:
        return []
    if not chair.empty:
        raise Trouble("conflict", "problem-taken")
    return [entries.Sat(seat, guest.id, distinct_name(tidy_name(name), _other_names(table, guest)))]


def seat_bot(table: Table, guest: Guest, seat: int, bot: str, known: Collection[str]) -> list[Entry]:
    _need(table, WAITING, "problem-started")
    _need_host(table, guest)
    _check_bot(bot, known)
    if not _chair(table, seat).empty:
        raise Trouble("conflict", "problem-taken")
    # A bot has no age and the like; until the host says otherwise, it gets the least.
    unknown = [number for number in _asked(table) if number.key not in _chair(table, seat).numbers]
    return [entries.BotSat(seat, bot), *(entries.Numbered(seat, number.key, number.least) for number in unknown)]


def say_number(table: Table, guest: Guest, seat: int, key: str, number: int) -> list[Entry]:
    """What the options ask of each seat is said by whoever sits there, or by the host."""
    _need(table, WAITING, "problem-started")
    chair = _chair(table, seat)
    if chair.guest != guest.id:
        _need_host(table, guest)
    if chair.empty:
        raise Trouble("conflict", "problem-nobody")
    asked = next((one for one in _asked(table) if one.key == key), None)
    if asked is None:
        raise Trouble("missing", "problem-no-number", key=key)
    if not asked.fits(number):
        raise Trouble("malformed", "problem-number", least=asked.least, most=asked.most)
    return [] if chair.numbers.get(key) == number else [entries.Numbered(seat, key, number)]


def leave(table: Table, guest: Guest, seat: int) -> list[Entry]:
    """People leave by themselves; the host may remove anybody."""
    _need(table, WAITING, "problem-started")
    chair = _chair(table, seat)
    if chair.guest != guest.id:
        _need_host(table, guest)
    return [] if chair.empty else [entries.Left(seat)]


def start(table: Table, guest: Guest) -> list[Entry]:
    _need_host(table, guest)
    if table.status == PLAYING:
        return []
    _need(table, WAITING, "problem-started")
    if any(chair.empty for chair in table.chairs):
        raise Trouble("conflict", "problem-empty-seats")
    if any(number.key not in chair.numbers for number in _asked(table) for chair in table.chairs):
        raise Trouble("conflict", "problem-numbers")
    seed = secrets.token_bytes(32)
    return [entries.Started(commitment(seed), seed.hex())]


def close(table: Table, guest: Guest) -> list[Entry]:
    _need_host(table, guest)
    if table.status == CLOSED:
        return []
    if table.status == OVER:
        raise Trouble("conflict", "problem-over")
    _need_whole(table)
    return [entries.Closed()]


# -- playing -------------------------------------------------------------------------------------------------


def check_viewer(table: Table, guest: Guest, viewer: Viewer) -> None:
    """Anybody may watch whom the host has not sent away; through a seat's eyes looks only who sits there."""
    if viewer is not None:
        _need_owner(table, guest, viewer)
    elif not table.may_look(guest.id, None):
        raise Trouble("forbidden", "problem-dismissed")


def said_number(table: Table, guest: Guest, viewer: Viewer, said_id: str) -> int | None:
    """The number of what this guest has already said under this id."""
    return table.said.get(said_key(viewer, guest.id if viewer is None else None, said_id))


def move(
    table: Table, guest: Guest, viewer: Viewer, said: Json, said_id: str, seen: int, source: object
) -> list[Entry]:
    """`said` is the JSON of one of the game's moves; whether it is legal the fold itself decides."""
    seat = _need_owner(table, guest, viewer)
    if said_number(table, guest, seat, said_id) is not None:
        return []
    _need_own_play(table, seat)
    chosen = _read_move(table, said)
    _need_fresh(table, seat, seen, source)
    return [entries.Moved(seat, str(chosen), said_id)]


def take_back(
    table: Table, guest: Guest, viewer: Viewer, count: int, scope: str, said_id: str, seen: int, source: object
) -> list[Entry]:
    seat = _need_owner(table, guest, viewer)
    if said_number(table, guest, seat, said_id) is not None:
        return []
    _need_own_play(table, seat)
    _need_fresh(table, seat, seen, source)
    return [entries.TookBack(seat, count, scope, said_id)]


def resign(table: Table, guest: Guest, viewer: Viewer, said_id: str) -> list[Entry]:
    seat = _need_owner(table, guest, viewer)
    if said_number(table, guest, seat, said_id) is not None:
        return []
    _need(table, PLAYING, "problem-not-playing")
    return [entries.GaveUp(seat, said_id)]


def chat(table: Table, guest: Guest, viewer: Viewer, text: str, said_id: str) -> list[Entry]:
    check_viewer(table, guest, viewer)
    if said_number(table, guest, viewer, said_id) is not None:
        return []
    _need_whole(table)
    text = tidy_chat(text)
    if table.hushed:
        raise Trouble("forbidden", "problem-hushed")
    if viewer is None and guest.id in table.silenced:
        raise Trouble("forbidden", "problem-silenced")
    if table.match is not None:
        _need_talk(table.match)
    if viewer is not None:
        return [entries.Chatted(text, seat=viewer, id=said_id)]
    if not guest.name:
        raise Trouble("forbidden", "problem-nameless")
    name = distinct_name(guest.name, _other_names(table, guest))
    return [entries.Chatted(text, name=name, id=said_id, guest=guest.id)]


def why_not(table: Table, guest: Guest, viewer: Viewer, said: Json) -> Refusal | None:
    """What forbids the move to the seat now; None where nothing does."""
    seat = _need_owner(table, guest, viewer)
    _need(table, PLAYING, "problem-not-playing")
    assert table.match is not None
    return table.match.why_not(seat, _read_move(table, said))


def suggest(table: Table, guest: Guest, viewer: Viewer) -> int:
    """The seat that suggests something to the others, unless the game asks for silence. Nothing is appended."""
    seat = _need_owner(table, guest, viewer)
    _need_talk(table.match)
    return seat


def bot_move(table: Table, seat: int, number: int, notation: str) -> list[Entry]:
    """The house's own deed. `number` is what the bot had seen; if more happened for its seat, it must think again."""
    if seat not in table.bot_turns() or table.number(seat) != number:
        raise Stale
    return [entries.Moved(seat, notation)]


def _read_move(table: Table, said: Json) -> Any:
    try:
        return decode(said, table.game.move_type)
    except Refused as refused:
        raise Trouble.because("malformed", refused) from refused


# -- people come and go --------------------------------------------------------------------------------------


def depart(table: Table, guest: Guest, seat: int) -> list[Entry]:
    """Somebody goes in the middle of a game, and need not be waited for."""
    _need_owner(table, guest, seat)
    _need_own_play(table, seat)
    return [] if table.chairs[seat].leaving else [entries.Departed(seat)]


def ask_bot(table: Table, guest: Guest, seat: int, here: Collection[int], bot: str, wait: float = 0.0) -> list[Entry]:
    """When all other people who are present have asked, a bot stands in for the one who left. `wait` is how long that
    one still has to come back by themselves."""
    _need(table, PLAYING, "problem-not-playing")
    mine = tuple(k for k in table.seats_of(guest.id) if _plays(table, k))
    if not mine:
        raise Trouble("forbidden", "problem-not-sitting")
    chair = _chair(table, seat)
    if seat in mine or not chair.person:
        raise Trouble("conflict", "problem-not-left")
    if table.played_by_bot(seat):
        return []
    if not chair.leaving:
        if seat in here:
            raise Trouble("conflict", "problem-not-left")
        if wait > 0:
            raise Trouble("conflict", "problem-not-long-away", seconds=ceil(wait))
    new = tuple(k for k in mine if k not in chair.asked)
    asked = {*chair.asked, *mine}
    said: list[Entry] = [entries.AskedForBot(seat, new)] if new else []
    present = {k for k in here if k != seat and _plays(table, k)}
    return [*said, entries.StoodIn(seat, bot)] if present <= asked else said


def come_back(table: Table, guest: Guest, seat: int) -> list[Entry]:
    _need_owner(table, guest, seat)
    _need(table, PLAYING, "problem-not-playing")
    if seat in table.resigned:
        raise Trouble("conflict", "problem-resigned")
    chair = table.chairs[seat]
    return [entries.Returned(seat)] if chair.stand_in is not None or chair.leaving else []


def offer_seat(table: Table, guest: Guest, seat: int, key: str) -> list[Entry]:
    _need_owner(table, guest, seat)
    _need_whole(table)
    return [entries.Offered(seat, hashed(key))]


def take_offer(table: Table, guest: Guest, key: str) -> list[Entry]:
    _need_whole(table)
    given = hashed(key)
    for seat, chair in enumerate(table.chairs):
        if chair.offer is not None and hmac.compare_digest(chair.offer, given):
            return [entries.HandedOver(seat, guest.id)]
    raise Trouble("missing", "problem-used-link")


# -- the host keeps order ------------------------------------------------------------------------------------


def spectator_called(table: Table, who: str, watching: Collection[Guest]) -> Guest:
    """By the key of this table: somebody who talked here, or who is watching now."""
    known = {guest: name for guest, name in table.spectators.items() if table.key_of(guest) == who}
    known |= {guest.id: guest.name for guest in watching if table.key_of(guest.id) == who}
    for guest, name in known.items():
        return Guest(guest, table.spectators.get(guest, name))
    raise Trouble("missing", "problem-no-spectator")


def silence(table: Table, guest: Guest, spectator: Guest, silent: bool) -> list[Entry]:
    _need_host(table, guest)
    _need_whole(table)
    if (spectator.id in table.silenced) == silent:
        return []
    return [entries.Silenced(spectator.id, spectator.name, silent)]


def dismiss(table: Table, guest: Guest, spectator: Guest) -> list[Entry]:
    _need_host(table, guest)
    _need_whole(table)
    if spectator.id == table.host or table.seats_of(spectator.id):
        raise Trouble("conflict", "problem-no-spectator")
    return [] if spectator.id in table.dismissed else [entries.Dismissed(spectator.id, spectator.name)]


def hush(table: Table, guest: Guest, on: bool) -> list[Entry]:
    _need_host(table, guest)
    _need_whole(table)
    return [] if table.hushed == on else [entries.Hushed(on)]


# -- whoever runs the server ---------------------------------------------------------------------------------


def close_by_admin(table: Table) -> list[Entry]:
    return [] if table.status in (CLOSED, OVER, BROKEN) else [entries.Closed(by_admin=True)]


def take_away(table: Table, seat: int, stranger: str, key: str) -> list[Entry]:
    """Ends every session of a seat: it waits for whoever gets the link of this key."""
    _need_whole(table)
    if not _chair(table, seat).person:
        raise Trouble("conflict", "problem-nobody")
    return [entries.HandedOver(seat, stranger), entries.Offered(seat, hashed(key))]


def hashed(key: str) -> str:
    return sha256(key.encode()).hexdigest()


def rematch_entries(table: Table, guest: Guest, *, shuffle: bool = False) -> list[Entry]:
    """The first entries of a new table with the same people and bots, in the same seats or shuffled. Whatever edition
    the rules had then, the next game is played by those of today."""
    _need(table, OVER, "problem-not-over")
    if not table.seats_of(guest.id):
        raise Trouble("forbidden", "problem-not-sitting")
    opened, newest = table.opening, table.newest_game
    seated: list[Entry] = []
    for seat, chair in enumerate(_shuffled(table.chairs) if shuffle else table.chairs):
        if chair.guest is not None:
            seated.append(entries.Sat(seat, chair.guest, chair.name))
        elif chair.bot is not None:
            seated.append(entries.BotSat(seat, chair.bot))
        seated += [entries.Numbered(seat, key, number) for key, number in chair.numbers.items()]
    return [
        entries.Opened(
            game=opened.game,
            edition=newest.meta.edition,
            options=_still_known(newest.meta, opened.options),
            seats=opened.seats,
            host=guest.id,
            public=opened.public,
            after=table.id,
        ),
        *seated,
    ]


def _still_known(meta: Meta, options: Options) -> Options:
    """The same choices as far as there still are such; the usual ones otherwise."""
    choices = {option.key: option.choices for option in meta.options}
    return meta.choose({key: chosen for key, chosen in options.items() if chosen in choices.get(key, ())})


def _shuffled(chairs: list[Chair]) -> list[Chair]:
    """In another order, as far as one can see: who asks for other seats should not find the old ones."""

    def seen(order: list[Chair]) -> list[tuple[str | None, str]]:
        # Bots of a kind are told apart by numbers that they get anew.
        return [(chair.guest, chair.bot or chair.name) for chair in order]

    shuffled = list(chairs)
    while len(set(seen(chairs))) > 1 and seen(shuffled) == seen(chairs):
        secrets.SystemRandom().shuffle(shuffled)
    return shuffled


# -- what deeds need -----------------------------------------------------------------------------------------


def _need(table: Table, status: str, otherwise: str) -> None:
    _need_whole(table)
    if table.status != status:
        raise Trouble("conflict", "problem-closed" if table.status == CLOSED else otherwise)


def _need_whole(table: Table) -> None:
    if table.status == BROKEN:
        raise Trouble("broken", "problem-broken")
    if table.status == CLOSED:
        raise Trouble("conflict", "problem-closed")


def _need_host(table: Table, guest: Guest) -> None:
    if table.host != guest.id:
        raise Trouble("forbidden", "problem-not-host")


def _need_owner(table: Table, guest: Guest, viewer: Viewer) -> int:
    """The seat of the guest who asks."""
    if viewer is None:
        raise Trouble("forbidden", "problem-spectator")
    if _chair(table, viewer).guest != guest.id:
        raise Trouble("forbidden", "problem-not-yours")
    return viewer


def _need_own_play(table: Table, seat: int) -> None:
    _need(table, PLAYING, "problem-not-playing")
    if seat in table.resigned:
        raise Trouble("conflict", "problem-resigned")
    if table.chairs[seat].stand_in is not None:
        raise Trouble("conflict", "problem-standing-in")


def _need_talk(match: AnyMatch | None) -> None:
    if match is None or not match.talk():
        raise Trouble("refused", "problem-hush")


def _need_fresh(table: Table, seat: int, seen: int, source: object) -> None:
    if table.turned(seat, source) > seen:
        raise Stale


def _other_names(table: Table, guest: Guest) -> list[str]:
    """Of all who sit here, and of all others who were heard watching."""
    watching = [name for other, name in table.spectators.items() if other != guest.id]
    return [*(chair.name for chair in table.chairs if not chair.empty), *watching]


def _asked(table: Table) -> tuple[SeatNumber, ...]:
    return table.game.meta.asked(table.opening.options)


def _chair(table: Table, seat: int) -> Chair:
    if not 0 <= seat < len(table.chairs):
        raise Trouble("missing", "problem-no-seat")
    return table.chairs[seat]


def _plays(table: Table, seat: int) -> bool:
    return table.chairs[seat].person and not table.played_by_bot(seat)


def _check_bot(bot: str, known: Collection[str]) -> None:
    if bot not in known:
        raise Trouble("missing", "problem-no-bot", bot=bot)
