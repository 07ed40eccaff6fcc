"""Every message between client and server: tagged unions, unknown fields refused.

The TypeScript types of the client are generated from this module (server/typescript.py).
"""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from lamplight.analysis.course import Analysis
from lamplight.core.tip import Tip
from lamplight.core.view import About, Board, Event, Refusal, TableView, Text
from lamplight.server import rights

Key = Annotated[str, msgspec.Meta(min_length=1, max_length=40, pattern="^[!-~]+$")]
ClaimKey = Annotated[str, msgspec.Meta(pattern="^([!-~]{16,64})?$")]
Name = Annotated[str, msgspec.Meta(max_length=24)]
Notation = Annotated[str, msgspec.Meta(min_length=1, max_length=120)]
Secret = Annotated[str, msgspec.Meta(min_length=1, max_length=64)]
Id = Annotated[str, msgspec.Meta(min_length=1, max_length=40)]
BotId = Annotated[str, msgspec.Meta(max_length=40)]  # empty: whichever the game offers first
Value = Annotated[str, msgspec.Meta(min_length=1, max_length=160)]
SeatNumber = Annotated[int, msgspec.Meta(ge=0, le=31)]
SeatKind = Literal["here", "remote", "bot", "paused"]
SeatAct = rights.Act
Door = Literal["open", "link", "closed"]
Eyes = Annotated[str, msgspec.Meta(max_length=8)]  # a seat's number, "window" or "open"; empty: the usual ones
Lang = Annotated[str, msgspec.Meta(max_length=8)]
QuestionKind = Literal["take-back", "motion", "seat", "disclose"]
Settlement = Literal["agreed", "declined", "withdrawn", "lapsed"]  # what came of a question


class Strict(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Base of what clients send: unknown fields are refused."""


# --- HTTP ---------------------------------------------------------------------------------------


class NewSeat(Strict, frozen=True):
    """A seat as the lobby asks for it."""

    kind: SeatKind
    name: Name = ""
    bot: BotId = ""


class NewTable(Strict, frozen=True):
    """POST /api/tables

    limit: seconds that a turn may last before a bot goes on; none: as long as it likes. door: who may come in. lang:
    the language of whoever makes it, for the list of open tables.
    """

    game: Id
    options: Annotated[dict[Id, Value], msgspec.Meta(max_length=32)] = {}
    seats: Annotated[tuple[NewSeat, ...], msgspec.Meta(max_length=32)] = ()
    limit: int | None = None
    door: Door = "link"
    lang: Lang = ""


class AskReel(Strict, frozen=True):
    """POST /api/replay: a record to be looked at; nothing of it is kept.

    With `first` only the scenes from this number on are answered (Frames), with `instead` how it stood before a ply and
    what this decision would have led to there (Frames), else all of it around a ply (Reel).
    """

    record: str
    eyes: Eyes = ""
    ply: Annotated[int, msgspec.Meta(ge=0, le=1_000_000)] = 0
    first: Annotated[int, msgspec.Meta(ge=0, le=1_000_000)] | None = None
    instead: Annotated[str, msgspec.Meta(max_length=120)] = ""


class NewBranch(Strict, frozen=True):
    """POST /api/branches: a game of one's own that begins with the first plies of another one.

    The other one is that of a table, for whoever may know all of it, or stands in a record.
    """

    ply: Annotated[int, msgspec.Meta(ge=0, le=1_000_000)]
    seats: Annotated[tuple[NewSeat, ...], msgspec.Meta(max_length=32)]
    table: Annotated[str, msgspec.Meta(max_length=40)] = ""
    tokens: Annotated[tuple[Secret, ...], msgspec.Meta(max_length=12)] = ()
    record: str = ""
    lang: Lang = ""


class NewLesson(Strict, frozen=True):
    """POST /api/lessons: a table where this lesson is held. What happens there stands in the lesson, not here."""

    game: Id
    lesson: Id
    name: Name = ""


class SeatKeys(msgspec.Struct, frozen=True, omit_defaults=True):
    """What the holder of a seat must keep: its token, its three words; for an open seat the invitation."""

    seat: int
    token: str = ""
    words: str = ""
    invite: str = ""


class Created(msgspec.Struct, frozen=True, omit_defaults=True):
    """The answer to NewTable: keys of the seats that are here, invitations for the remote ones.

    invite: one for all of these, for whoever comes first.
    """

    table: str
    seats: tuple[SeatKeys, ...]
    invite: str = ""


class Tips(msgspec.Struct, frozen=True):
    """GET /api/games/{game}/tips: what a game says at the first moment when it matters."""

    tips: tuple[Tip, ...]


class Claim(Strict, frozen=True):
    """POST /api/tables/{id}/claim: exchanges an invitation for a seat. Once only, unless it is that of the table.

    At an open table none is needed.

    key is a secret that the claimant makes up: if the answer is lost on its way, the same key gets it again. tokens are
    those of the seats that this device has here already: where there are secrets everybody has a device of their own.
    """

    invite: Annotated[str, msgspec.Meta(max_length=64)] = ""
    name: Name = ""
    key: ClaimKey = ""
    tokens: Annotated[tuple[Secret, ...], msgspec.Meta(max_length=12)] = ()


class Recover(Strict, frozen=True):
    """POST /api/tables/{id}/recover: three words for a fresh token of that seat."""

    words: Annotated[str, msgspec.Meta(min_length=5, max_length=80)]


class PhoneClaim(Strict, frozen=True):
    """POST /api/phone: a short code for the seat that it lends to this phone. Once only."""

    code: Annotated[str, msgspec.Meta(min_length=4, max_length=12)]


class Lent(msgspec.Struct, frozen=True):
    """The answer to PhoneClaim: a token that holds the seat as long as the phone is there."""

    table: str
    seat: int
    token: str


class CheckOptions(Strict, frozen=True):
    """POST /api/games/{game}/check: would a table with these options do? Nothing is created."""

    options: Annotated[dict[Id, Value], msgspec.Meta(max_length=32)] = {}
    seats: Annotated[int, msgspec.Meta(ge=0, le=32)] = 0


class Checked(msgspec.Struct, frozen=True, omit_defaults=True):
    """The answer to CheckOptions: every fault, or the board as it would lie."""

    faults: tuple[Text, ...] = ()
    board: Board | None = None


class Where(msgspec.Struct, frozen=True, omit_defaults=True):
    """GET /api/where: where devices of the home network reach this server; nowhere if it is not open to them.

    public: where everybody does, if whoever runs it has said so.
    """

    addresses: tuple[str, ...]
    public: str = ""


class Held(Strict, frozen=True):
    """A table and what a device has of it: the tokens of its seats."""

    table: Id
    tokens: Annotated[tuple[Secret, ...], msgspec.Meta(max_length=12)] = ()


class AskMine(Strict, frozen=True):
    """POST /api/mine: how the games of this device stand."""

    tables: Annotated[tuple[Held, ...], msgspec.Meta(max_length=12)] = ()


class Holiday(Strict, frozen=True):
    """POST /api/holiday: whoever holds the seats of these tokens is away until then, seconds since 1970; none: is back.

    As long as it lasts no limit per turn runs for them, and nobody nudges them. Their next move ends it.
    """

    tables: Annotated[tuple[Held, ...], msgspec.Meta(max_length=12)] = ()
    until: int | None = None


Minute = Annotated[int, msgspec.Meta(ge=0, le=1439)]


class Subscribe(Strict, frozen=True):
    """POST /api/tables/{id}/notices: tell this browser when it is the turn of the seats that this token holds.

    quiet is from when to when nothing is told, in minutes after midnight; zone is how many minutes the clock of the
    device is ahead of UTC.
    """

    token: Secret
    endpoint: Annotated[str, msgspec.Meta(min_length=8, max_length=600)]
    p256dh: Annotated[str, msgspec.Meta(min_length=20, max_length=120, pattern="^[A-Za-z0-9_=-]+$")]
    auth: Annotated[str, msgspec.Meta(min_length=8, max_length=60, pattern="^[A-Za-z0-9_=-]+$")]
    lang: Annotated[str, msgspec.Meta(max_length=8)] = "en"
    quiet: tuple[Minute, Minute] | None = None
    zone: Annotated[int, msgspec.Meta(ge=-900, le=900)] = 0


class Unsubscribe(Strict, frozen=True):
    """POST /api/tables/{id}/notices/off: tell this browser nothing more of that table."""

    token: Secret
    endpoint: Annotated[str, msgspec.Meta(min_length=8, max_length=600)]


class ForgetMe(Strict, frozen=True):
    """POST /api/tables/{id}/forget: whoever holds this key is to be forgotten at that table."""

    token: Secret


class NoticeKey(msgspec.Struct, frozen=True):
    """GET /api/notices: the key with which this server signs its notices."""

    key: str


class Analysed(msgspec.Struct, frozen=True, omit_defaults=True):
    """GET and POST /api/tables/{table}/analysis: how far it is (1 is all), and what was found so far.

    ahead: the place in the queue, 0 if it is under way. trouble: why it came to no end; it may be asked for again.
    """

    done: float
    analysis: Analysis | None = None
    ahead: int = 0
    trouble: Text | None = None


class Fault(msgspec.Struct, frozen=True, omit_defaults=True):
    """Every HTTP error: what is wrong and what to do, as a message of the catalogue."""

    error: Text
    more: tuple[Text, ...] = ()


# --- websocket, client to server ----------------------------------------------------------------


class Hello(Strict, frozen=True, tag="hello", tag_field="t"):
    """First message: the tokens of the seats this device holds; none is a stranger at the window.

    invite: an invitation to this table, which lets a stranger look in where the door is closed to others.
    """

    tokens: Annotated[tuple[Secret, ...], msgspec.Meta(max_length=12)] = ()
    v: int = -1
    invite: Annotated[str, msgspec.Meta(max_length=64)] = ""


class Act(Strict, frozen=True, tag="act", tag_field="t"):
    """Answer the prompt of version `prompt` with an action; `key` makes it count once."""

    key: Key
    seat: SeatNumber
    prompt: int
    do: Notation


class Plan(Strict, frozen=True, tag="plan", tag_field="t"):
    """Answer the prompt of version `prompt`, and those that follow, with these actions, ply by ply.

    Every ply is checked and told as a step of its own. It ends early, which is no error, where the next question is not
    this seat's or not the one that the next action answers; the ack says how many plies were carried out.
    """

    key: Key
    seat: SeatNumber
    prompt: int
    dos: Annotated[tuple[Notation, ...], msgspec.Meta(min_length=1, max_length=24)]


class Why(Strict, frozen=True, tag="why", tag_field="t"):
    """Ask why nothing that touches all of these is legal."""

    key: Key
    seat: SeatNumber
    touches: Annotated[tuple[Id, ...], msgspec.Meta(min_length=1, max_length=6)]


class AskAbout(Strict, frozen=True, tag="about", tag_field="t"):
    """Ask what a piece or a place is; anybody may, and is told what everybody may know."""

    key: Key
    thing: Id


class AskAdvice(Strict, frozen=True, tag="advice", tag_field="t"):
    """Ask what a strong bot would do in this seat."""

    key: Key
    seat: SeatNumber


class Undo(Strict, frozen=True, tag="undo", tag_field="t"):
    """Take back this seat's last decision or plan; free until luck was used, else a question to all.

    whole: everything that this seat has decided on its turn, as far as that is free.
    """

    key: Key
    seat: SeatNumber
    prompt: int
    whole: bool = False


class Answer(Strict, frozen=True, tag="answer", tag_field="t"):
    """Answer the question of this id; with no, whoever asked takes it back."""

    key: Key
    seat: SeatNumber
    question: Id
    yes: bool


class ChangeSeat(Strict, frozen=True, tag="seat", tag_field="t"):
    """Do something with a seat: name it, play it, give it to a bot, pause it, open it to a friend, make an invitation
    to it, a new link for whoever lost theirs, free it, or make its holder the host.

    `may` says what is allowed, at once or after asking the others; `by` is the seat that asks (none: the first one of
    the device).
    """

    key: Key
    seat: SeatNumber
    act: SeatAct
    name: Name = ""
    bot: BotId = ""
    by: SeatNumber | None = None


class NewInvite(Strict, frozen=True, tag="invite", tag_field="t"):
    """The host asks for a fresh invitation to whichever seat is free; the one before no longer counts."""

    key: Key


class SetPace(Strict, frozen=True, tag="pace", tag_field="t"):
    """The host says for how many seconds a turn may last before a bot goes on; none: as long as it likes."""

    key: Key
    limit: int | None = None


class SetDoor(Strict, frozen=True, tag="door", tag_field="t"):
    """The host says who may come in: whoever likes, whoever has the link, or nobody to watch."""

    key: Key
    door: Door


class Look(Strict, frozen=True, tag="look", tag_field="t"):
    """Show this seat's own view now, on a device that several share."""

    key: Key
    seat: SeatNumber


class LendSeat(Strict, frozen=True, tag="lend", tag_field="t"):
    """Ask for a short code with which a phone may take over this seat."""

    key: Key
    seat: SeatNumber


class PutAway(Strict, frozen=True, tag="put-away", tag_field="t"):
    """A phone gives its seat back to the shared device."""

    key: Key
    seat: SeatNumber


class Note(Strict, frozen=True, tag="note", tag_field="t"):
    """Write this seat's notebook anew; only this seat ever reads it before the end."""

    key: Key
    seat: SeatNumber
    marks: Annotated[dict[Id, Annotated[str, msgspec.Meta(max_length=20)]], msgspec.Meta(max_length=400)] = {}
    text: Annotated[str, msgspec.Meta(max_length=2000)] = ""


class Propose(Strict, frozen=True, tag="propose", tag_field="t"):
    """Propose to everybody something that only all together may do ("call")."""

    key: Key
    seat: SeatNumber
    prompt: int
    do: Notation


class Suggest(Strict, frozen=True, tag="suggest", tag_field="t"):
    """Propose to whoever decides one of the options of the prompt, or point at a piece or a place.

    With neither the seat takes its proposal back. A seat has one proposal at a time; the next prompt ends it.
    """

    key: Key
    seat: SeatNumber
    prompt: int
    do: Annotated[str, msgspec.Meta(max_length=120)] = ""
    at: Annotated[str, msgspec.Meta(max_length=40)] = ""

    def __post_init__(self) -> None:
        if self.do and self.at:
            raise ValueError("either do or at")


class Say(Strict, frozen=True, tag="say", tag_field="t"):
    """Say one of the phrases that everybody reads in their own language."""

    key: Key
    seat: SeatNumber
    phrase: Id


class React(Strict, frozen=True, tag="react", tag_field="t"):
    """Show how one likes what was done at version v: one face per seat and version; with none it is taken back."""

    key: Key
    seat: SeatNumber
    v: Annotated[int, msgspec.Meta(ge=0)]
    face: Annotated[str, msgspec.Meta(max_length=40)] = ""


class Point(Strict, frozen=True, tag="point", tag_field="t"):
    """Point for a moment at a piece or a place that everybody sees, or along several of them."""

    key: Key
    seat: SeatNumber
    at: Annotated[tuple[Id, ...], msgspec.Meta(min_length=1, max_length=8)]


class Nudge(Strict, frozen=True, tag="nudge", tag_field="t"):
    """Ask whoever is on turn, and does not look, to go on: their devices are told."""

    key: Key
    seat: SeatNumber


class LookBack(Strict, frozen=True, tag="past", tag_field="t"):
    """How did it come to this? Asks for what happened after version v; what was taken back since is left out."""

    key: Key
    v: Annotated[int, msgspec.Meta(ge=0)]


class Disclose(Strict, frozen=True, tag="disclose", tag_field="t"):
    """The game is over: everybody may know its secrets from now on, if all who played it agree."""

    key: Key
    seat: SeatNumber


class Rematch(Strict, frozen=True, tag="rematch", tag_field="t"):
    """After the end: the same people and options at a new table."""

    key: Key


class Ping(Strict, frozen=True, tag="ping", tag_field="t"):
    """Is anybody there? Answered at once by a pong with the same key, whatever else is under way.

    front: the page is looked at.
    """

    key: Key
    front: bool = True


FromClient = (
    Hello | Ping | Act | Plan | Why | AskAbout | AskAdvice | Undo | Propose | Answer | ChangeSeat | NewInvite | Rematch
    | Look | LookBack | Nudge | SetPace | SetDoor | LendSeat | PutAway | Note | Suggest | Say | React | Point
    | Disclose
)  # fmt: skip


# --- websocket, server to client ----------------------------------------------------------------


class Sent(msgspec.Struct, frozen=True, omit_defaults=True):
    """Base of what the server sends."""


class SeatInfo(Sent, frozen=True):
    """What everybody may know of a seat.

    held: it belongs to somebody, whoever plays it now. gone: so many seconds ago, when this was told, they were last
    here (none: they are, or it is not known); away: so long ago that the others may go on without them. holiday: until
    then they have said to be away, seconds since 1970 (0: they have not).
    """

    seat: int
    colour: str
    kind: SeatKind
    name: str = ""
    bot: str = ""
    open: bool = False
    present: bool = False
    phone: bool = False
    held: bool = False
    gone: int | None = None
    away: bool = False
    holiday: int = 0


class May(Sent, frozen=True):
    """What this device may do with a seat: at once, and after asking the others."""

    seat: int
    now: tuple[SeatAct, ...] = ()
    ask: tuple[SeatAct, ...] = ()


class Question(Sent, frozen=True):
    """Something that is asked of all: who asks, the seats still to answer, and how it is put (yes and no by default).

    Every answer names the id. The next step ends the question.
    """

    id: str
    kind: QuestionKind
    seat: int
    waiting: tuple[int, ...]
    text: Text
    why: Text | None = None
    yes: Text | None = None
    no: Text | None = None


class Suggestion(Sent, frozen=True):
    """What a seat proposes to whoever decides: an option (do), or a piece or place to look at (at)."""

    seat: int
    do: str = ""
    at: str = ""


class Reaction(Sent, frozen=True):
    """How a seat likes what was done at version v."""

    v: int
    seat: int
    face: str


class Notebook(Sent, frozen=True):
    """A seat's marks and words."""

    seat: int
    marks: dict[str, str] = {}
    text: str = ""


class Lesson(Sent, frozen=True):
    """The lesson that is held at a table: its title, the lesson after it, and the game that one is ready for then."""

    id: str
    title: Text
    seats: int
    bot: str
    options: dict[str, str]
    next: str = ""


class TableInfo(Sent, frozen=True):
    """The frame around the game: seats, options, luck's commitment, what is asked of all.

    together: everybody sees the options of whoever decides, and may propose one (suggest). lesson: this is no game,
    its luck and its bots are written down beforehand, and there is no commitment. host: the seat that acts as host now.
    limit: seconds that a turn may last. left: of these are left to whoever is asked, when this was told. door: who may
    come in. open: everybody may know all of the game, so also the seed once it is over.
    """

    id: str
    game: str
    rules_version: int
    options: dict[str, str]
    seats: tuple[SeatInfo, ...]
    commitment: str
    over: bool = False
    question: Question | None = None
    watchers: int = 0
    seed: str = ""
    secrets: bool = False
    motions: tuple[str, ...] = ()
    together: bool = False
    lesson: Lesson | None = None
    host: int | None = None
    limit: int | None = None
    left: int | None = None
    door: Door = "link"
    open: bool = False


class MyTable(Sent, frozen=True):
    """A table as a lobby shows it to those who sit there: who plays, which seats are theirs, and whose turn it is.

    It holds only what a stranger at the window may see; turn is a seat, or nobody's while luck decides or all is over.
    v is the newest version, and ago for how many seconds it has been so; -1: not known. left: seconds until a bot goes
    on, where turns are limited. goes: seconds until it is deleted, if nobody comes. When it is over: the seats that
    won, whether all win or lose as one, and how many seconds it took (0: not known).
    """

    id: str
    game: str
    seats: tuple[SeatInfo, ...]
    mine: tuple[int, ...] = ()
    turn: int | None = None
    over: bool = False
    lesson: str = ""
    v: int = 0
    ago: int = -1
    left: int | None = None
    won: tuple[int, ...] = ()
    together: bool = False
    goes: int | None = None
    took: int = 0


class Mine(Sent, frozen=True):
    """The answer to AskMine, in the order asked; gone are tables that there are no more for this device."""

    tables: tuple[MyTable, ...] = ()
    gone: tuple[str, ...] = ()


class OpenTable(Sent, frozen=True):
    """A table that whoever comes may sit down at: who plays there (not who is there just now), how many seconds ago it
    was opened, the language of whoever made it (empty: not known), and how long a turn may last (none: it is played
    live).
    """

    id: str
    game: str
    seats: tuple[SeatInfo, ...]
    ago: int = 0
    lang: str = ""
    limit: int | None = None
    options: dict[str, str] = {}


class OpenTables(Sent, frozen=True):
    """GET /api/open: the tables with an open door and a free seat, the newest first."""

    tables: tuple[OpenTable, ...] = ()


class LogLine(Sent, frozen=True):
    """One event of the history with the version it led to."""

    v: int
    event: Event


class Sync(Sent, frozen=True, tag="sync", tag_field="t"):
    """Everything from scratch: the answer to hello, or after an undo.

    undo_seat is the seat of this device that decided last, if any; taking back is free if undoable, else all
    others are asked. undo_plies is how many decisions go back freely at once (those of a plan together), turn_plies how
    many with `whole`; 0 if none does. build names the web client that the server hands out.
    aside: seats whose keys this device has but which it cannot hold beside its own.
    """

    v: int
    mine: tuple[int, ...]
    table: TableInfo
    board: Board
    view: TableView
    seat: int | None = None
    log: tuple[LogLine, ...] = ()
    notes: tuple[Notebook, ...] = ()
    shared: bool = False
    undoable: bool = False
    undo_seat: int | None = None
    undo_plies: int = 0
    turn_plies: int = 0
    suggestions: tuple[Suggestion, ...] = ()
    reactions: tuple[Reaction, ...] = ()
    build: str = ""
    may: tuple[May, ...] = ()
    aside: tuple[int, ...] = ()


class Step(Sent, frozen=True, tag="step", tag_field="t"):
    """The game went on to version v; `ack` is the key of this device's own act, now on disk. Nothing is suggested yet.

    board is sent when the still part of the table has changed; shared says that the view is that of a device which
    several seats share: it holds no secret, and `look` shows one seat its own. more: a plan is under way, and its next
    step follows at once. left: seconds until a bot goes on for whoever is asked, where turns are limited.
    """

    v: int
    events: tuple[Event, ...]
    view: TableView
    seat: int | None = None
    board: Board | None = None
    shared: bool = False
    ack: str = ""
    undoable: bool = False
    undo_seat: int | None = None
    undo_plies: int = 0
    turn_plies: int = 0
    more: bool = False
    left: int | None = None


class Scene(Sent, frozen=True):
    """What happened at an earlier step, and how the table stood then; board is there where it has changed."""

    v: int
    events: tuple[Event, ...]
    view: TableView
    board: Board | None = None


class Past(Sent, frozen=True, tag="past", tag_field="t"):
    """How the table stood at version v, or the last one before it that counts, and the scenes after it.

    Nobody is asked in them. more: there are further ones; they follow the last of these.
    """

    key: str
    v: int
    board: Board
    view: TableView
    scenes: tuple[Scene, ...]
    more: bool = False


class Known(Sent, frozen=True):
    """What a seat knew that the others did not."""

    seat: int
    own: tuple[Text, ...]


class Frame(Sent, frozen=True):
    """A scene of a game that is looked at again: it ends with this ply. board is there where it has changed.

    known is there where everything is open.
    """

    v: int
    events: tuple[Event, ...]
    view: TableView
    board: Board | None = None
    known: tuple[Known, ...] = ()


class Frames(Sent, frozen=True):
    """Scenes that follow each other, from the number `first` on; board is that of the first of them."""

    first: int
    board: Board
    frames: tuple[Frame, ...]


class Branch(Sent, frozen=True):
    """Where a game comes from: another one, after so many of its plies."""

    of: str
    ply: int


class Reel(Sent, frozen=True):
    """A game that is looked at again. Nobody is asked anything in it.

    eyes are those that it is seen with, may those that can be chosen: a seat's number, "window" (a stranger) or "open".
    For every scene there is the ply with which it ends, who decided (below 0: luck or all), and when (0: not known);
    times is empty where none is known; so is ratings, one for each seat. remarks are what somebody says of a ply. v in
    log is the ply of the scene.
    fault: it could be read only so far, and why. notes: what else is to be said of it. table: where it is played.
    """

    game: str
    rules_version: int
    options: dict[str, str]
    seats: tuple[SeatInfo, ...]
    eyes: str
    may: tuple[str, ...]
    plies: tuple[int, ...]
    by: tuple[int, ...]
    log: tuple[LogLine, ...]
    frames: Frames
    secrets: bool
    over: bool
    won: tuple[int, ...]
    times: tuple[int, ...]
    remarks: dict[int, str]
    fault: Text | None
    notes: tuple[Text, ...]
    began: int
    branch: Branch | None
    table: str
    ratings: tuple[int | None, ...]


class Pong(Sent, frozen=True, tag="pong", tag_field="t"):
    """The answer to a ping: the line is alive, and the newest version is v."""

    key: str
    v: int


class Table(Sent, frozen=True, tag="table", tag_field="t"):
    """The frame changed: a seat, a presence, a question."""

    table: TableInfo
    mine: tuple[int, ...] = ()
    may: tuple[May, ...] = ()
    aside: tuple[int, ...] = ()


class Ack(Sent, frozen=True, tag="ack", tag_field="t"):
    """The command took effect and is on disk (ok), or had done so before (duplicate).

    done: how many plies of a plan were carried out; refusal is the rule that ended it early, if one did.
    """

    key: str
    result: Literal["ok", "duplicate"]
    v: int
    done: int = 0
    refusal: Refusal | None = None


class Refused(Sent, frozen=True, tag="refused", tag_field="t"):
    """The command is against a rule; nothing changed."""

    key: str
    refusal: Refusal


class Stale(Sent, frozen=True, tag="stale", tag_field="t"):
    """The command answers an older prompt; the newest version is v."""

    key: str
    v: int


class Limited(Sent, frozen=True, tag="limited", tag_field="t"):
    """Too much at once; try again after `wait` milliseconds."""

    key: str
    wait: int
    message: Text


class Failed(Sent, frozen=True, tag="failed", tag_field="t"):
    """The command could not be carried out or kept; nothing changed. key is empty if it could not be read."""

    key: str
    message: Text


class Because(Sent, frozen=True, tag="because", tag_field="t"):
    """The answer to why."""

    key: str
    refusals: tuple[Refusal, ...]


class AboutThing(Sent, frozen=True, tag="about", tag_field="t"):
    """The answer to about; nothing if there is no such thing on the table."""

    key: str
    thing: str
    about: About | None = None


class Advice(Sent, frozen=True, tag="advice", tag_field="t"):
    """What a strong bot would do, and why."""

    key: str
    do: str
    label: Text
    reason: Text


class Settled(Sent, frozen=True, tag="settled", tag_field="t"):
    """What came of the question that this seat asked, for everybody; text says it in words."""

    question: str
    seat: int
    result: Settlement
    text: Text | None = None


class Invitation(Sent, frozen=True, tag="invitation", tag_field="t"):
    """A fresh invitation to an open seat; here: this device asked for the seat itself.

    It answers a command, or comes when all have agreed to the question that this device asked.
    """

    key: str
    seat: int
    invite: str
    here: bool = False
    question: str = ""


class TableInvite(Sent, frozen=True, tag="table-invite", tag_field="t"):
    """The answer to invite: an invitation to whichever seat is free."""

    key: str
    invite: str


class Looked(Sent, frozen=True, tag="looked", tag_field="t"):
    """The answer to look: the seat's own view and notebook; to be forgotten when the person looks away."""

    key: str
    seat: int
    view: TableView
    notes: Notebook | None = None


class Notes(Sent, frozen=True, tag="notes", tag_field="t"):
    """The notebooks that this device may read, written on another device of the same seat."""

    notes: tuple[Notebook, ...]


class Suggestions(Sent, frozen=True, tag="suggestions", tag_field="t"):
    """All that is proposed to whoever decides at version v, the newest last."""

    v: int
    made: tuple[Suggestion, ...] = ()


class Said(Sent, frozen=True, tag="said", tag_field="t"):
    """A seat said one of the phrases."""

    seat: int
    phrase: str


class Reacted(Sent, frozen=True, tag="reacted", tag_field="t"):
    """A seat shows how it likes what was done at version v; no face: no longer."""

    v: int
    seat: int
    face: str = ""


class Pointed(Sent, frozen=True, tag="pointed", tag_field="t"):
    """A seat points at these things, in this order."""

    seat: int
    at: tuple[str, ...]


class Code(Sent, frozen=True, tag="code", tag_field="t"):
    """The answer to lend: type it, or scan it as a link, on the phone."""

    key: str
    seat: int
    code: str


class Moved(Sent, frozen=True, tag="moved", tag_field="t"):
    """The people of this table go on at another one; the keys of this device's seats there."""

    table: str
    seats: tuple[SeatKeys, ...]


FromServer = (
    Sync | Step | Pong | Table | Ack | Refused | Stale | Limited | Failed | Because | AboutThing | Advice | Settled
    | Invitation | TableInvite | Moved | Looked | Past | Code | Notes | Suggestions | Said | Reacted | Pointed
)  # fmt: skip
