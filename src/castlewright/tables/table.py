"""A table: the fold of its log. It decides nothing and checks little; `deeds` says who may do what."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from hashlib import sha256
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from castlewright.core import (
    Arg,
    Chance,
    Event,
    Game,
    Match,
    Options,
    Outcome,
    Reason,
    Refused,
    SeatNumber,
    commitment,
)

from . import entries
from .entries import Entry

AnyGame = Game[Any, Any, Any]
AnyMatch = Match[Any, Any]
Games = Mapping[str, AnyGame]
Viewer = int | None
"""A seat, or None for a spectator."""

LATEST_TALK = 200
"""Lines of talk that a newcomer gets; earlier ones on request."""
WAITING, PLAYING, OVER, CLOSED, BROKEN = "waiting", "playing", "over", "closed", "broken"


class Broken(Exception):
    """The log does not fold."""

    def __init__(self, reason: Reason) -> None:
        super().__init__(reason.name)
        self.reason = reason


class Chair(Struct):
    """A place at the table and who is in it."""

    guest: str | None = None
    name: str = ""
    bot: str | None = None
    stand_in: str | None = None
    """The bot that plays for the person who left."""
    asked: tuple[int, ...] = ()
    leaving: bool = False
    """The person has said goodbye."""
    since: float = 0.0
    """When the person sat down here."""
    offer: str | None = None
    numbers: dict[str, int] = {}
    """What the options ask of each seat."""

    @property
    def empty(self) -> bool:
        return self.guest is None and self.bot is None

    @property
    def person(self) -> bool:
        return self.guest is not None


class SeatSummary(Struct, frozen=True, omit_defaults=True, gc=False):
    guest: str | None = None
    name: str = ""
    bot: str | None = None
    resigned: bool = False
    standing_in: bool = False
    asked: tuple[int, ...] = ()
    leaving: bool = False


class Summary(Struct, frozen=True, omit_defaults=True, kw_only=True, gc=False):
    """What the lobby shows of a table, as a spectator may know it; the store keeps it beside the log.

    It names the guests, so it is not for the wire as it is.
    """

    id: str
    game: str
    options: Options
    public: bool
    host: str
    status: str
    seats: tuple[SeatSummary, ...]
    created: float
    moved: float
    actors: tuple[int, ...] = ()
    commitment: str | None = None
    seed: str | None = None
    rematch: str | None = None
    broken: Reason | None = None
    hushed: bool = False

    def seats_of(self, guest: str) -> tuple[int, ...]:
        return tuple(k for k, seat in enumerate(self.seats) if seat.guest == guest)

    @property
    def names(self) -> tuple[str, ...]:
        return tuple(seat.name for seat in self.seats)


class Told(Struct, frozen=True, gc=False):
    """The events of one entry, with the number it has in some viewer's stream."""

    n: int
    at: float
    events: tuple[Event, ...]

    @property
    def talk(self) -> bool:
        return self.events[0].name == "event-chat"


class Glimpse(Struct, frozen=True, gc=False):
    """The game as one viewer may see it now."""

    view: Any
    legal: Sequence[Any]
    undo: dict[str, int]
    talk: bool
    outcome: Outcome | None


class Turning(Struct):
    """When a seat's own decision last changed, in numbers of its stream, and through whose connection."""

    n: int = 0
    source: object = None
    others: int = 0
    """The last change that came from anywhere else than `source`."""

    def change(self, n: int, source: object) -> None:
        if source is None or source is not self.source:
            self.others = n if source is None else self.n
            self.source = source
        self.n = n

    def before(self, source: object) -> int:
        """The last change that this source did not make itself."""
        return self.others if source is not None and source is self.source else self.n


class Table:
    """Everything that follows from the first n entries."""

    def __init__(self, table_id: str, games: Games) -> None:
        self.id = table_id
        self.n = 0
        self.opened: entries.Opened | None = None
        self.host = ""
        """The guest who may open, seat and close; at first who opened the table."""
        self.chairs: list[Chair] = []
        self.match: AnyMatch | None = None
        self.closed = False
        self.rematch: str | None = None
        self.broken: Reason | None = None
        self.created = 0.0
        self.spectators: dict[str, str] = {}
        """Guests who talked without sitting here → the name each was last heard under."""
        self.silenced: set[str] = set()
        """Guests whom the host lets speak no more while they watch."""
        self.dismissed: set[str] = set()
        """Guests who may not watch."""
        self.hushed = False
        """The host has switched the talk off."""
        self.said: dict[str, int] = {}
        """What was said under which id, by whom → the number it got in that stream."""
        self._games = games
        self._game: AnyGame | None = None
        self._told: list[tuple[float, tuple[Event, ...]]] = []
        self._counts: dict[Viewer, int] = {None: 0}
        self._moved: dict[Viewer, float] = {}
        self._turnings: list[Turning] = []
        self._legal: dict[int, Sequence[Any]] = {}
        self._actors: tuple[int, ...] = ()
        self._public_actors: tuple[int, ...] = ()
        self._commitment: str | None = None
        self._status = WAITING
        self._bot_turns: tuple[int, ...] = ()
        self._over = False
        self._talk = True
        self._scopes: list[set[str]] = []
        """For each seat the scopes in which it may have something to take back."""
        self._live = True
        self._sight: Callable[[Viewer], Any] | None = None
        """The game at this moment, for whoever looks."""

    @classmethod
    def wreck(cls, summary: "Summary", games: Games) -> "Table":
        """A table of which nothing but the lobby's summary can be read."""
        table = cls(summary.id, games)
        table.created = summary.created
        table.broken = Reason("", "broken-entry", {"entry": 1})
        table.opened = entries.Opened(
            game=summary.game,
            edition=0,
            options=summary.options,
            seats=len(summary.seats),
            host=summary.host,
            public=summary.public,
        )
        table.host = summary.host
        table.chairs = [Chair(seat.guest, seat.name, seat.bot) for seat in summary.seats]
        table._counts = {None: 0, **dict.fromkeys(range(len(summary.seats)), 0)}
        table._moved = dict.fromkeys(table._counts, summary.moved)
        return table

    def copy(self) -> "Table":
        """A table of its own that goes on from here."""
        other = Table.__new__(Table)
        for name, value in vars(self).items():
            setattr(other, name, value.copy() if isinstance(value, dict | list | set) else value)
        other.chairs = [replace(chair) for chair in self.chairs]
        other.match = self.match.copy() if self.match is not None else None
        other._turnings = [replace(turning) for turning in self._turnings]
        other._scopes = [scopes.copy() for scopes in self._scopes]
        other._sight = None
        return other

    @property
    def game(self) -> AnyGame:
        """By the rules under which the table was opened."""
        assert self._game is not None
        return self._game

    @property
    def newest_game(self) -> AnyGame:
        """By the rules of today."""
        return self._games[self.opening.game]

    @property
    def known_game(self) -> AnyGame | None:
        """Whose words may be needed, also where the table cannot be played."""
        return self._game or self._games.get(self.opening.game)

    @property
    def names(self) -> list[str]:
        return [chair.name for chair in self.chairs]

    @property
    def opening(self) -> entries.Opened:
        assert self.opened is not None
        return self.opened

    @property
    def status(self) -> str:
        return self._status if self.broken is None else BROKEN

    @property
    def resigned(self) -> tuple[int, ...]:
        return self.match.resigned if self.match else ()

    def seats_of(self, guest: str) -> tuple[int, ...]:
        return tuple(k for k, chair in enumerate(self.chairs) if chair.guest == guest)

    def may_look(self, guest: str, viewer: Viewer) -> bool:
        """Anybody may watch whom the host has not sent away; through a seat's eyes looks only who sits there."""
        return guest not in self.dismissed if viewer is None else self.chairs[viewer].guest == guest

    def key_of(self, guest: str) -> str:
        """How a spectator is called at this table and nowhere else: it says nothing about who that is."""
        return sha256(f"{self.id} {guest}".encode()).hexdigest()[:12]

    def bot_turns(self) -> tuple[int, ...]:
        """Seats that may act now and in which no person plays."""
        return self._bot_turns if self.broken is None else ()

    def played_by_bot(self, seat: int) -> bool:
        chair = self.chairs[seat]
        return chair.bot is not None or chair.stand_in is not None or seat in self.resigned

    # -- folding ---------------------------------------------------------------------------------------------

    def fold(self, entry: Entry, at: float, source: object = None) -> tuple[Event, ...]:
        """Takes the next entry. `Refused` and `ValueError` leave the table as it was."""
        self._sight = None
        events = _FOLDS[type(entry)](self, entry, at)
        self.n += 1
        if events:
            self._told.append((at, events))
            for viewer in self._counts:
                if heard_by(viewer, events):
                    self._counts[viewer] += 1
                    self._moved[viewer] = at
        self._note_id(entry)
        if self._live:
            self._look(source if isinstance(entry, entries.Moved | entries.TookBack) else None)
        return events

    def fold_all(self, rows: Iterable["LogRow"]) -> None:
        """Takes a stretch of a stored log, and looks at the game only where it ends."""
        self._live = False
        try:
            for row in rows:
                if row.n != self.n + 1:
                    raise ValueError("the log has a gap")
                self.fold(entries.decoder.decode(row.payload), row.at)
        finally:
            self._live = True
        self._look(None)

    def _note_id(self, entry: Entry) -> None:
        if isinstance(entry, entries.Moved | entries.TookBack | entries.Chatted | entries.GaveUp) and entry.id:
            self.said[said_key(entry.seat, getattr(entry, "guest", None), entry.id)] = self._counts[entry.seat]

    def _look(self, source: object) -> None:
        """What follows from the game as it stands now, asked once after each entry."""
        match = self.match
        if match is None:
            self._status = CLOSED if self.closed else WAITING
            return
        actors = match.actors()
        self._over, self._talk = not actors, match.talk()
        if self.closed:
            self._status, self._bot_turns = CLOSED, ()
            return
        self._status = OVER if self._over else PLAYING
        self._bot_turns = tuple(k for k in actors if self.played_by_bot(k))
        self._note_decisions(match, actors, source)

    def _note_decisions(self, match: AnyMatch, actors: tuple[int, ...], source: object) -> None:
        if actors != self._actors:
            # What a spectator may know of it; a whole view is dear, so it is asked for only when something changed.
            self._actors = actors
            self._public_actors = self.view(None).actors if actors else ()
        legal = {seat: match.legal(seat) for seat in actors}
        for seat in {*actors, *self._legal}:
            if legal.get(seat) != self._legal.get(seat):
                self._turnings[seat].change(self._counts[seat], source)
        self._legal = legal

    def _open(self, entry: entries.Opened, at: float) -> tuple[Event, ...]:
        if self.opened is not None:
            raise ValueError("a table opens once")
        game = self._games.get(entry.game)
        self.opened = entry
        self.host = entry.host
        self.created = at
        self.chairs = [Chair() for _ in range(entry.seats)]
        self._turnings = [Turning() for _ in range(entry.seats)]
        self._scopes = [set() for _ in range(entry.seats)]
        self._counts = {None: 0, **dict.fromkeys(range(entry.seats), 0)}
        self._moved = dict.fromkeys(self._counts, at)
        if game is None:
            raise Broken(Reason("", "broken-game", {"game": entry.game}))
        try:
            self._game = game.in_edition(entry.edition)
        except Refused:
            raise Broken(Reason("", "broken-edition", {"edition": entry.edition, "ours": game.meta.edition})) from None
        self._game.meta.check_seats(entry.seats)
        return (Event("event-open"),)

    def _sit(self, entry: entries.Sat, at: float) -> tuple[Event, ...]:
        numbers = self.chairs[entry.seat].numbers
        self.chairs[entry.seat] = Chair(guest=entry.guest, name=entry.name, numbers=numbers, since=at)
        return (Event("event-sit", {"name": entry.name}),)

    def _leave(self, entry: entries.Left, at: float) -> tuple[Event, ...]:
        name = self.chairs[entry.seat].name
        self.chairs[entry.seat] = Chair()
        return (Event("event-leave", {"name": name}),)

    def _seat_bot(self, entry: entries.BotSat, at: float) -> tuple[Event, ...]:
        numbers = self.chairs[entry.seat].numbers
        self.chairs[entry.seat] = Chair(bot=entry.bot, name=self._bot_name(entry.bot), numbers=numbers)
        return (Event("event-sit-bot", {"bot": entry.bot}),)

    def _number(self, entry: entries.Numbered, at: float) -> tuple[Event, ...]:
        chair = self.chairs[entry.seat]
        chair.numbers = {**chair.numbers, entry.key: entry.number}
        if chair.empty:
            return ()
        return (Event(f"event-number-{entry.key}", {"name": chair.name, "number": entry.number}),)

    def _bot_name(self, bot: str) -> str:
        """Two bots of a kind at one table are told apart by a number."""
        taken = {chair.name for chair in self.chairs}
        names = [bot, *(f"{bot} {number}" for number in range(2, len(self.chairs) + 1))]
        return next(name for name in names if name not in taken)

    def _start(self, entry: entries.Started, at: float) -> tuple[Event, ...]:
        if self.match is not None or any(chair.empty for chair in self.chairs):
            raise ValueError("a game starts once, with all seats taken")
        seed = bytes.fromhex(entry.seed)
        if commitment(seed) != entry.commitment:
            raise ValueError("the seed does not match its commitment")
        self._commitment = entry.commitment
        self.match = Match(self.game, len(self.chairs), self._options(), Chance(seed))
        return (Event("event-start", {"commitment": entry.commitment}),)

    def _options(self) -> Options:
        """As the table was opened, with the numbers of its seats as far as they are known."""
        keys = dict.fromkeys(key for chair in self.chairs for key in chair.numbers)
        numbers = {key: SeatNumber.written(chair.numbers.get(key) for chair in self.chairs) for key in keys}
        return {**self.opening.options, **numbers}

    def _move(self, entry: entries.Moved, at: float) -> tuple[Event, ...]:
        match = self._playing()
        events = tuple(match.play(entry.seat, match.game.parse(entry.move)))
        chair = self.chairs[entry.seat]
        chair.asked, chair.leaving = (), False
        finality = match.played[-1].finality
        if not finality.final:
            self._scopes[entry.seat].add(finality.scope)
        return events

    def _take_back(self, entry: entries.TookBack, at: float) -> tuple[Event, ...]:
        match = self._playing()
        events = match.undo(entry.seat, entry.count, entry.scope)
        # What lies open again may be another seat's: look at everything that stands.
        self._scopes = [{p.finality.scope for p in match.played if p.seat == k} for k in range(len(self.chairs))]
        return tuple(events)

    def _resign(self, entry: entries.GaveUp, at: float) -> tuple[Event, ...]:
        return tuple(self._playing().resign(entry.seat))

    def _chat(self, entry: entries.Chatted, at: float) -> tuple[Event, ...]:
        if entry.seat is None:
            name = entry.name or ""
            if entry.guest is not None:
                self.spectators[entry.guest] = name
            args: dict[str, Arg] = {"seat": name, "name": name, "text": entry.text}
            if entry.guest is not None:
                args["who"] = self.key_of(entry.guest)
            return (Event("event-chat", args),)
        return (Event("event-chat", {"seat": entry.seat, "text": entry.text}),)

    def _ask(self, entry: entries.AskedForBot, at: float) -> tuple[Event, ...]:
        chair = self.chairs[entry.seat]
        chair.asked = tuple(sorted({*chair.asked, *entry.by}))
        return tuple(Event("event-ask-bot", {"seat": by, "other_seat": entry.seat}) for by in entry.by)

    def _depart(self, entry: entries.Departed, at: float) -> tuple[Event, ...]:
        self.chairs[entry.seat].leaving = True
        return (Event("event-depart", {"seat": entry.seat}),)

    def _stand_in(self, entry: entries.StoodIn, at: float) -> tuple[Event, ...]:
        chair = self.chairs[entry.seat]
        chair.stand_in, chair.asked, chair.leaving = entry.bot, (), False
        return (Event("event-stand-in", {"seat": entry.seat, "bot": entry.bot}),)

    def _return(self, entry: entries.Returned, at: float) -> tuple[Event, ...]:
        chair = self.chairs[entry.seat]
        chair.stand_in, chair.asked, chair.leaving = None, (), False
        return (Event("event-return", {"seat": entry.seat}),)

    def _silence(self, entry: entries.Silenced, at: float) -> tuple[Event, ...]:
        if entry.silent:
            self.silenced.add(entry.guest)
        else:
            self.silenced.discard(entry.guest)
        return (Event("event-silence" if entry.silent else "event-unsilence", {"name": entry.name}),)

    def _dismiss(self, entry: entries.Dismissed, at: float) -> tuple[Event, ...]:
        self.dismissed.add(entry.guest)
        return (Event("event-dismiss", {"name": entry.name}),)

    def _hush(self, entry: entries.Hushed, at: float) -> tuple[Event, ...]:
        self.hushed = entry.on
        return (Event("event-hush" if entry.on else "event-unhush"),)

    def _offer(self, entry: entries.Offered, at: float) -> tuple[Event, ...]:
        self.chairs[entry.seat].offer = entry.key
        return ()

    def _hand_over(self, entry: entries.HandedOver, at: float) -> tuple[Event, ...]:
        chair = self.chairs[entry.seat]
        before = chair.guest
        chair.guest, chair.offer, chair.since = entry.guest, None, at
        if before == self.host and not self.seats_of(self.host):
            self.host = entry.guest
        return (Event("event-handover", {"seat": entry.seat}),)

    def _rematch(self, entry: entries.Rematched, at: float) -> tuple[Event, ...]:
        self.rematch = entry.table
        return (Event("event-rematch"),)

    def _close(self, entry: entries.Closed, at: float) -> tuple[Event, ...]:
        self.closed = True
        return (Event("event-close-admin" if entry.by_admin else "event-close"),)

    def _playing(self) -> AnyMatch:
        if self.match is None or self.closed:
            raise ValueError("nobody plays here now")
        return self.match

    # -- looking ---------------------------------------------------------------------------------------------

    def number(self, viewer: Viewer) -> int:
        """How many entries this viewer has been told of."""
        return self._counts[viewer]

    def moved(self, viewer: Viewer) -> float:
        """When the last thing happened that this viewer knows of."""
        return self._moved[viewer]

    def turned(self, seat: int, source: object) -> int:
        """The number of the last entry that changed the seat's decision, its own moves over this source aside."""
        return self._turnings[seat].before(source)

    def news(self, viewer: Viewer) -> list[Told]:
        """The whole stream of one viewer."""
        news: list[Told] = []
        for at, events in self._told:
            heard = heard_by(viewer, events)
            if heard:
                news.append(Told(len(news) + 1, at, heard))
        return news

    def latest_news(self, viewer: Viewer) -> tuple[list[Told], int]:
        """The stream with the latest of the talk, and how many lines of talk are left out."""
        stream = self.news(viewer)
        talk = [told.n for told in stream if told.talk]
        left_out = set(talk[:-LATEST_TALK])
        return [told for told in stream if told.n not in left_out], len(left_out)

    def earlier_talk(self, viewer: Viewer, before: int) -> tuple[list[Told], int]:
        """The lines of talk next before a number of the viewer's stream, and how many lie before them."""
        talk = [told for told in self.news(viewer) if told.talk and told.n < before]
        return talk[-LATEST_TALK:], max(0, len(talk) - LATEST_TALK)

    def view(self, viewer: Viewer) -> Any:
        """The game as one viewer may see it now."""
        if self._sight is None:
            match = self.match
            assert match is not None
            self._sight = match.sights()
        return self._sight(viewer)

    def glimpse(self, viewer: Viewer) -> Glimpse | None:
        match = self.match
        if match is None or self.broken is not None:
            return None
        playing = viewer is not None and not self.closed
        return Glimpse(
            view=self.view(viewer),
            legal=self._legal.get(viewer, ()) if playing and viewer is not None else (),
            undo=self._undo(match, viewer) if playing and viewer is not None else {},
            talk=self._talk,
            outcome=match.outcome() if self._over else None,
        )

    def _undo(self, match: AnyMatch, seat: int) -> dict[str, int]:
        """The same as `match.scopes(seat)`, without looking through the whole game."""
        counts = {scope: match.undoable(seat, scope) for scope in sorted(self._scopes[seat])}
        return {scope: count for scope, count in counts.items() if count}

    def legal(self, seat: int) -> Sequence[Any]:
        return self._legal.get(seat, ())

    def summary(self) -> Summary:
        opened = self.opening
        match, status = self.match, self.status
        resigned = self.resigned
        return Summary(
            id=self.id,
            game=opened.game,
            options=match.options if match else self._options(),
            public=opened.public,
            host=self.host,
            status=status,
            seats=tuple(
                [
                    SeatSummary(
                        chair.guest,
                        chair.name,
                        chair.bot or chair.stand_in,
                        k in resigned,
                        chair.stand_in is not None,
                        chair.asked,
                        chair.leaving,
                    )
                    for k, chair in enumerate(self.chairs)
                ]
            ),
            created=self.created,
            moved=self._moved[None],
            actors=self._public_actors if status == PLAYING else (),
            commitment=self._commitment,
            seed=match.chance.seed.hex() if match and status == OVER else None,
            rematch=self.rematch,
            broken=self.broken,
            hushed=self.hushed,
        )


_FOLDS: dict[type, Callable[[Table, Any, float], tuple[Event, ...]]] = {
    entries.Opened: Table._open,
    entries.Sat: Table._sit,
    entries.Left: Table._leave,
    entries.BotSat: Table._seat_bot,
    entries.Numbered: Table._number,
    entries.Started: Table._start,
    entries.Moved: Table._move,
    entries.TookBack: Table._take_back,
    entries.Chatted: Table._chat,
    entries.GaveUp: Table._resign,
    entries.AskedForBot: Table._ask,
    entries.Departed: Table._depart,
    entries.StoodIn: Table._stand_in,
    entries.Returned: Table._return,
    entries.Silenced: Table._silence,
    entries.Dismissed: Table._dismiss,
    entries.Hushed: Table._hush,
    entries.Offered: Table._offer,
    entries.HandedOver: Table._hand_over,
    entries.Rematched: Table._rematch,
    entries.Closed: Table._close,
}


def heard_by(viewer: Viewer, events: tuple[Event, ...]) -> tuple[Event, ...]:
    """What one viewer is told of an entry."""
    return tuple([event for event in events if event.reaches(viewer)])


def said_key(seat: int | None, guest: str | None, said_id: str) -> str:
    """Who said it, and under which id: a seat, or a guest who watches."""
    return f"{seat}:{said_id}" if seat is not None else f"~{guest}:{said_id}"


class LogRow(Struct, frozen=True, gc=False):
    """One entry as the store keeps it."""

    n: int
    at: float
    payload: bytes


def rebuild(table_id: str, rows: Iterable[LogRow], games: Games) -> Table | None:
    """The table of a log. One that does not fold is kept as far as it folds, and says where it breaks.

    None where not even the first entry can be read: nothing can be shown of it then.
    """
    table = Table(table_id, games)
    try:
        table.fold_all(rows)
    except Broken as broken:
        table.broken = broken.reason
    except Exception:  # whatever a rules bug may raise, the table is kept and shown
        table.broken = Reason("", "broken-entry", {"entry": table.n + 1})
    return table if table.opened is not None else None
