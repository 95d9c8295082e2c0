"""Everything that crosses the wire, and nothing else. `castlewright.server.schema` turns it into the client's types."""

from typing import Annotated, Any

from msgspec import Meta, Raw, Struct

from castlewright.core import Event, Option, Options, Outcome, Reason, SeatNumber, Several
from castlewright.lessons import MOST_ENTRIES, Label, Point


class Message(Struct, frozen=True, forbid_unknown_fields=True):
    """What a browser sends is decoded strictly."""


# --- what a client says over the socket /ws/tables/{id}?seat={k} (no seat: a spectator) ---


class MoveSaid(Message, frozen=True, tag="move"):
    """`id` makes repeats harmless; `seen` is the number of the last update this client has."""

    move: Raw
    """The JSON form of one of the game's moves."""
    id: str
    seen: int


class UndoSaid(Message, frozen=True, tag="undo"):
    id: str
    seen: int
    count: int = 1
    scope: str = "table"


class WhySaid(Message, frozen=True, tag="why"):
    """Why is this move not possible? Changes nothing."""

    id: str
    move: Raw


class ChatSaid(Message, frozen=True, tag="chat"):
    id: str
    text: str


class ResignSaid(Message, frozen=True, tag="resign"):
    id: str


class SyncSaid(Message, frozen=True, tag="sync"):
    """Asks for the whole picture again."""


class SuggestSaid(Message, frozen=True, tag="suggest"):
    """A suggestion for the others at the table (a ghost tile, an arrow): binds nobody and is not kept. None ends it."""

    suggestion: Any


Said = MoveSaid | UndoSaid | WhySaid | ChatSaid | ResignSaid | SyncSaid | SuggestSaid


# --- what the server says over the socket ---


class SeatCard(Struct, frozen=True, gc=False):
    kind: str
    """empty, person or bot."""
    name: str
    bot: str | None
    yours: bool
    here: bool
    """Somebody is connected to this seat, or a bot sits in it."""
    resigned: bool
    standing_in: bool
    """A bot plays for the person who left; the person may come back."""
    asked: tuple[int, ...]
    """Seats that asked for a bot to take over here."""
    leaving: bool
    """The person has said goodbye."""
    bot_in: int | None
    """Seconds until the others may ask for a bot here; null while there is no need of one."""


class TableCard(Struct, frozen=True, gc=False):
    id: str
    game: str
    options: Options
    public: bool
    status: str
    """waiting, playing, over, closed, or broken (its log no longer folds; it is kept)."""
    seats: tuple[SeatCard, ...]
    hosting: bool
    """You opened this table."""
    created: float
    moved: float
    """When the last thing happened, in seconds since 1970."""
    actors: tuple[int, ...]
    watching: int
    commitment: str | None = None
    seed: str | None = None
    """Published when the game is over."""
    rematch: str | None = None
    broken: str | None = None
    hushed: bool = False
    """The host has switched the talk off."""


class News(Struct, frozen=True):
    """One log entry as this seat may read it. `n` counts in this seat's own stream."""

    n: int
    at: float
    events: tuple[Event, ...]


class Play(Struct, frozen=True):
    """The game as this seat may see it."""

    view: Any
    legal: tuple[Any, ...]
    undo: dict[str, int]
    """Scope → how many of one's latest moves may be taken back."""
    talk: bool
    outcome: Outcome | None


class Update(Struct, frozen=True, omit_defaults=True, tag="update"):
    """The next piece of this seat's own stream; `full` means: forget everything before."""

    n: int
    full: bool
    table: TableCard
    news: tuple[News, ...]
    play: Play | None
    earlier: int = 0
    """Lines of talk that are older than the news: a full update brings the latest, `/talk` the others."""


class Presence(Struct, frozen=True, tag="presence"):
    """Who is here changed; not part of the stream."""

    table: TableCard


class Done(Struct, frozen=True, tag="done"):
    """What was said under this id is on disk."""

    id: str
    n: int


class Problem(Struct, frozen=True):
    """Every error, on the socket and over HTTP."""

    code: str
    """refused, stale, limit, malformed, forbidden, missing, conflict, closing, unsaved, broken."""
    message: str
    """In the reader's language."""
    rule: str | None = None
    reason: Reason | None = None


class Refusing(Struct, frozen=True, tag="refused"):
    """What was said under this id did not happen, and why. A stale one is followed by a full update."""

    id: str | None
    problem: Problem


class WhyNot(Struct, frozen=True, tag="why"):
    """The answer to `why`: None when the move is possible."""

    id: str
    problem: Problem | None


class Suggested(Struct, frozen=True, tag="suggested"):
    """Somebody suggests something."""

    seat: int
    suggestion: Any


class Announced(Struct, frozen=True, tag="announced"):
    """What whoever runs the server tells everybody, such as a pause for maintenance; empty when it is over."""

    text: str


Heard = Update | Presence | Done | Refusing | WhyNot | Suggested | Announced


# --- over HTTP ---


class GameCard(Struct, frozen=True):
    id: str
    titles: dict[str, str]
    seats: tuple[int, ...]
    usual: int
    """Seats of a table opened with one press."""
    minutes: int
    weight: int
    """1 light, 2 middling, 3 heavy."""
    options: tuple[Option, ...]
    several: tuple[Several, ...]
    """Options of which any number of pieces may be chosen, such as cards to be left out."""
    numbers: tuple[SeatNumber, ...]
    """What some choices ask of each seat, such as an age."""
    edition: int
    bots: tuple[str, ...]


class Me(Struct, frozen=True):
    name: str


class Rename(Message, frozen=True):
    name: str


class OpenTable(Message, frozen=True):
    """The opener sits in the first seat under `name`; `local` people share the opener's screen in the next ones,
    then the `bots`; further seats stay empty for friends."""

    game: str
    seats: int
    name: str
    options: Options = {}
    public: bool = False
    local: tuple[str, ...] = ()
    bots: tuple[str, ...] = ()


class Sit(Message, frozen=True):
    name: str
    seat: int | None = None


class SeatBot(Message, frozen=True):
    seat: int
    bot: str


class SayNumber(Message, frozen=True):
    """What the table's options ask of a seat before the start."""

    key: str
    number: int


class Talk(Struct, frozen=True):
    """Lines of talk before those that a client has, and how many there are before these."""

    news: tuple[News, ...]
    earlier: int


class Watcher(Struct, frozen=True):
    """Somebody who watches a table or has talked there, for its host."""

    who: str
    name: str
    here: bool
    silent: bool


class Silence(Message, frozen=True):
    silent: bool


class Hush(Message, frozen=True):
    """Whether the talk at the table is off."""

    on: bool


class Complaint(Message, frozen=True):
    """About a seat, or about a spectator by the key of the table."""

    seat: int | None = None
    who: str | None = None
    text: str = ""


class Handover(Struct, frozen=True):
    """A link that moves one seat to another device, once."""

    path: str


class Frame(Struct, frozen=True):
    """One moment of a replay. Frame 0 is the start."""

    n: int
    seat: int | None
    notation: str
    events: tuple[Event, ...]
    view: Any


class Replay(Struct, frozen=True):
    id: str
    game: str
    options: Options
    players: tuple[str, ...]
    seat: int | None
    """Through whose eyes; None is a spectator."""
    open: bool
    total: int
    """How many frames there are; `frames` is a page of them, as many as fit, from the one that was asked for."""
    frames: tuple[Frame, ...]
    outcome: Outcome | None
    seed: str | None
    commitment: str


class Imported(Struct, frozen=True):
    id: str


# --- lessons, over HTTP: nothing of them is kept ---


class LessonCard(Struct, frozen=True):
    game: str
    name: str
    titles: dict[str, str]
    """By language, like what it is about."""
    abouts: dict[str, str]
    minutes: int
    steps: int
    rules: tuple[str, ...]
    """The paragraphs that it teaches."""


class LessonMove(Message, frozen=True, tag="move"):
    """Tries a move."""

    move: Raw


class LessonGoOn(Message, frozen=True, tag="go_on"):
    """Leaves a step that was read."""


class LessonShow(Message, frozen=True, tag="show"):
    """Lets the lesson play the next move itself."""


class LessonUndo(Message, frozen=True, tag="undo"):
    count: int = 1
    scope: str = "table"


LessonDeed = LessonMove | LessonGoOn | LessonShow | LessonUndo

LessonEntry = Annotated[str, Meta(max_length=200)]
"""The notation of a move, or `>` for a step that was read."""


class LessonSaid(Message, frozen=True):
    """A lesson so far, and what the learner does now."""

    log: Annotated[tuple[LessonEntry, ...], Meta(max_length=MOST_ENTRIES)] = ()
    deed: LessonDeed | None = None


class LessonStep(Struct, frozen=True):
    text: str
    """The id of a message of the game."""
    rule: str
    plays: bool
    """A move is asked for; otherwise one reads, and goes on."""
    point: Point


class LessonAnswer(Struct, frozen=True):
    """To a move that is possible but not what the step is about; it was not played."""

    reason: Reason
    point: Point


class LessonNow(Struct, frozen=True):
    """Where a lesson stands after its log. `log` is all a client need keep."""

    log: tuple[str, ...]
    at: int
    """How many steps are done."""
    steps: int
    step: LessonStep | None
    """None when the lesson is over."""
    seat: int
    seats: int
    play: Play
    events: tuple[Event, ...]
    """What the learner heard since the last entry of the log."""
    answer: LessonAnswer | None


# --- the guide of a game, over HTTP: the same for everybody, until the next version ---


class SignCard(Struct, frozen=True):
    name: str
    """Its words are the messages `sign-<name>` and `sign-<name>-means`."""
    rule: str


class CoachTip(Struct, frozen=True):
    """One sentence before a new kind of decision: when this prompt is asked of the reader."""

    name: str
    text: str
    prompt: str
    args: dict[str, str | int]
    look: str
    """The control to look at, or nothing."""
    rule: str


class FigureCard(Struct, frozen=True):
    """A picture in the rules, not drawn yet."""

    name: str
    caption: str
    """The id of a message of the game."""
    rule: str
    brief: str | None
    """The part of "in two minutes" that it also belongs to: goal, turn or scoring."""
    shape: str
    """low, wide, square or tall."""


class GameGuide(Struct, frozen=True):
    figures: tuple[FigureCard, ...]
    signs: tuple[SignCard, ...]
    tips: tuple[CoachTip, ...]


class FigureNow(Struct, frozen=True):
    """What a figure draws: a table as one seat sees it."""

    draws: str
    """board or actions."""
    seat: int
    seats: int
    play: Play
    places: bool
    """As to somebody whose turn it is."""
    show: tuple[dict[str, Any], ...]
    light: tuple[dict[str, Any], ...]
    labels: tuple[Label, ...]
