"""Every message between client and server: tagged unions, unknown fields refused.

The TypeScript types of the client are generated from this module (server/typescript.py).
"""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from lamplight.core.view import Board, Event, Refusal, TableView, Text

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
QuestionKind = Literal["take-back", "motion", "seat"]
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
    """POST /api/tables"""

    game: Id
    options: Annotated[dict[Id, Value], msgspec.Meta(max_length=32)] = {}
    seats: Annotated[tuple[NewSeat, ...], msgspec.Meta(max_length=32)] = ()


class SeatKeys(msgspec.Struct, frozen=True, omit_defaults=True):
    """What the holder of a seat must keep: its token, its three words; for an open seat the invitation."""

    seat: int
    token: str = ""
    words: str = ""
    invite: str = ""


class Created(msgspec.Struct, frozen=True):
    """The answer to NewTable: keys of the seats that are here, invitations for the remote ones."""

    table: str
    seats: tuple[SeatKeys, ...]


class Claim(Strict, frozen=True):
    """POST /api/tables/{id}/claim: exchanges an invitation for a seat. Once only.

    key is a secret that the claimant makes up: if the answer is lost on its way, the same key gets it again.
    """

    invite: Secret
    name: Name = ""
    key: ClaimKey = ""


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


class Where(msgspec.Struct, frozen=True):
    """GET /api/where: where devices of the home network reach this server; nowhere if it is not open to them."""

    addresses: tuple[str, ...]


class Fault(msgspec.Struct, frozen=True, omit_defaults=True):
    """Every HTTP error: what is wrong and what to do, as a message of the catalogue."""

    error: Text
    more: tuple[Text, ...] = ()


# --- websocket, client to server ----------------------------------------------------------------


class Hello(Strict, frozen=True, tag="hello", tag_field="t"):
    """First message: the tokens of the seats this device holds; none is a stranger at the window."""

    tokens: Annotated[tuple[Secret, ...], msgspec.Meta(max_length=12)] = ()
    v: int = -1


class Act(Strict, frozen=True, tag="act", tag_field="t"):
    """Answer the prompt of version `prompt` with an action; `key` makes it count once."""

    key: Key
    seat: SeatNumber
    prompt: int
    do: Notation


class Why(Strict, frozen=True, tag="why", tag_field="t"):
    """Ask why nothing that touches all of these is legal."""

    key: Key
    seat: SeatNumber
    touches: Annotated[tuple[Id, ...], msgspec.Meta(min_length=1, max_length=6)]


class AskAdvice(Strict, frozen=True, tag="advice", tag_field="t"):
    """Ask what a strong bot would do in this seat."""

    key: Key
    seat: SeatNumber


class Undo(Strict, frozen=True, tag="undo", tag_field="t"):
    """Take back this seat's last decision; free until luck was used, else a question to all."""

    key: Key
    seat: SeatNumber
    prompt: int


class Answer(Strict, frozen=True, tag="answer", tag_field="t"):
    """Answer the question of this id; with no, whoever asked takes it back."""

    key: Key
    seat: SeatNumber
    question: Id
    yes: bool


class ChangeSeat(Strict, frozen=True, tag="seat", tag_field="t"):
    """Change who plays a seat, or its name. A seat without a holder may be changed by any seated device.

    In a game with secrets all others are asked before somebody gets into such a seat; `by` is the seat that asks
    (none: the first one of the device).
    """

    key: Key
    seat: SeatNumber
    kind: SeatKind
    name: Name = ""
    bot: BotId = ""
    by: SeatNumber | None = None


class NewInvite(Strict, frozen=True, tag="invite", tag_field="t"):
    """Ask for a fresh invitation to an open remote seat."""

    key: Key
    seat: SeatNumber


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


class Rematch(Strict, frozen=True, tag="rematch", tag_field="t"):
    """After the end: the same people and options at a new table."""

    key: Key


FromClient = (
    Hello | Act | Why | AskAdvice | Undo | Propose | Answer | ChangeSeat | NewInvite | Rematch
    | Look | LendSeat | PutAway | Note | Suggest
)  # fmt: skip


# --- websocket, server to client ----------------------------------------------------------------


class Sent(msgspec.Struct, frozen=True, omit_defaults=True):
    """Base of what the server sends."""


class SeatInfo(Sent, frozen=True):
    """What everybody may know of a seat."""

    seat: int
    colour: str
    kind: SeatKind
    name: str = ""
    bot: str = ""
    open: bool = False
    present: bool = False
    phone: bool = False


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


class Notebook(Sent, frozen=True):
    """A seat's marks and words."""

    seat: int
    marks: dict[str, str] = {}
    text: str = ""


class TableInfo(Sent, frozen=True):
    """The frame around the game: seats, options, luck's commitment, what is asked of all.

    together: everybody sees the options of whoever decides, and may propose one (suggest).
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


class LogLine(Sent, frozen=True):
    """One event of the history with the version it led to."""

    v: int
    event: Event


class Sync(Sent, frozen=True, tag="sync", tag_field="t"):
    """Everything from scratch: the answer to hello, or after an undo.

    undo_seat is the seat of this device that decided last, if any; taking back is free if undoable, else all
    others are asked.
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
    suggestions: tuple[Suggestion, ...] = ()


class Step(Sent, frozen=True, tag="step", tag_field="t"):
    """The game went on to version v; `ack` is the key of this device's own act, now on disk. Nothing is suggested yet.

    board is sent when the still part of the table has changed; shared says that the view is that of a device which
    several seats share: it holds no secret, and `look` shows one seat its own.
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


class Table(Sent, frozen=True, tag="table", tag_field="t"):
    """The frame changed: a seat, a presence, a question."""

    table: TableInfo
    mine: tuple[int, ...] = ()


class Ack(Sent, frozen=True, tag="ack", tag_field="t"):
    """The command took effect and is on disk (ok), or had done so before (duplicate)."""

    key: str
    result: Literal["ok", "duplicate"]
    v: int


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


class Advice(Sent, frozen=True, tag="advice", tag_field="t"):
    """What a strong bot would do, and why."""

    key: str
    do: str
    label: Text
    reason: Text


class Settled(Sent, frozen=True, tag="settled", tag_field="t"):
    """What came of the question that this seat asked; text says it where nothing was done."""

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
    Sync | Step | Table | Ack | Refused | Stale | Limited | Failed | Because | Advice | Settled | Invitation | Moved
    | Looked | Code | Notes | Suggestions
)  # fmt: skip
