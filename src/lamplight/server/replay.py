"""A match from its log on disk: every ply redone, every digest compared; or from a snapshot and the plies after it."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any, NamedTuple

import msgspec

from lamplight.core.chance import Dealer
from lamplight.core.chapters import unpacked
from lamplight.core.entry import Entry
from lamplight.core.game import SetupError, UnknownVersion
from lamplight.core.margin import Branch, Margin
from lamplight.core.match import Divergence, Match, Sketch
from lamplight.core.record import digest
from lamplight.core.snapshot import BadSnapshot, decoded, gone_on, unsealed
from lamplight.core.view import Event, Refusal, Text
from lamplight.kits import UnknownGame, game_named
from lamplight.lessons import UnknownLesson, lesson_named, table_of
from lamplight.server import wire
from lamplight.server.rows import MatchRow, PlyRow, SnapshotRow, Stored, joins, seat_of

# All that may be wrong with a stored match; a body that cannot be decoded is a ValueError.
UNREADABLE = (Divergence, SetupError, UnknownGame, UnknownLesson, UnknownVersion, ValueError)


class Reasons(dict[int, Event]):
    """What bots said of their moves, by the version that it led to; older ones are unpacked when they are asked for."""

    def __init__(self, parts: Iterable[bytes] = (), told: int = 0) -> None:
        super().__init__()
        self.parts = tuple(parts)
        self.told = told  # the version up to which they stand in the parts
        self._packed = bool(self.parts)

    def get(self, version: int, default: Any = None) -> Any:
        if self._packed and version <= self.told:
            self.unpack()
        return super().get(version, default)

    def unpack(self) -> None:
        """All of them are at hand."""
        if self._packed:
            self._packed = False
            for part in self.parts:
                self.update(msgspec.msgpack.decode(unpacked(part), type=dict[int, Event]))

    def newer(self) -> dict[int, Event]:
        """Those that stand in no part."""
        return {version: event for version, event in self.items() if version > self.told}


class Beside(msgspec.Struct, frozen=True, array_like=True):
    """What a table knows besides its match, at the time of a snapshot."""

    reasons: list[bytes]
    played: dict[int, int]
    moved: int


@dataclass
class Restored:
    """A match replayed from its log, and the notebooks beside it."""

    match: Match
    reasons: Reasons
    keys: set[str]
    notes: dict[int, wire.Notebook]
    played: dict[int, int]  # the ply at which a person in that seat last did something
    moved: int  # when the last ply was made, seconds since 1970; 0: not known
    early: int = 0  # so many entries come from a snapshot, and their keys are only on disk
    checked: bool = True  # that snapshot has been compared with the log
    draft: Draft | None = None  # what a newer snapshot can be made of


class Draft(NamedTuple):
    """All that goes into a snapshot, taken at one moment."""

    sketch: Sketch
    parts: tuple[bytes, ...]
    reasons: dict[int, Event]
    played: dict[int, int]
    moved: int


def drafted(match: Match, reasons: Reasons, played: dict[int, int], moved: int) -> Draft:
    """What a snapshot of this moment is made of."""
    return Draft(match.sketch(), reasons.parts, reasons.newer(), dict(played), moved)


def reason_event(seat: int, reason: Text) -> Event:
    """A bot's reason as a line of the log; it comes from its perspective, so everybody may read it."""
    return Event(kind="reason", text=reason, seat=seat)


def begun_like(row: MatchRow) -> Match:
    """A match set up as this one was; a lesson only by the edition that it began with."""
    if row.lesson is not None:
        name = row.lesson.partition(" ")[0]
        lesson = lesson_named(row.game, name)
        if lesson.edition != row.lesson:
            raise UnknownLesson(name)
        return table_of(game_named(row.game), lesson)
    options = msgspec.json.decode(row.options, type=dict[str, str])
    game = game_named(row.game).in_version(row.rules)
    match = Match(game, options, row.seats, None if row.seed is None else Dealer(row.seed))
    match.root = 0 if row.root is None else row.root.ply
    return match


def rooted(margin: Margin, of: Branch | None, match: Match) -> Margin:
    """The margin of a record with where its game comes from, and the seed of its own luck once it is over."""
    if of is None or match.dealer is None:
        return margin
    luck = match.dealer.seed.hex() if match.over else ""
    return margin._replace(branch=of._replace(commitment=match.dealer.commitment), luck=luck)


def restored(stored: Stored, every: int = 0) -> Restored:
    """Replay a stored match by the rules it began with, never by others; raises what stands in UNREADABLE.

    With a snapshot it goes on from there; raises BadSnapshot where that does not fit the log. every: after so many
    entries a newer snapshot is due, and the draft of it is made on the way, where the log has a digest.
    """
    row, snapshot, rows = stored.row, stored.snapshot, stored.plies
    match = begun_like(row)
    back = Restored(match, Reasons(), set(), {}, {}, row.made)
    if snapshot is not None:
        _go_on_from(back, snapshot, rows[0] if rows else None)
        rows = rows[1:]
    due = -1
    if every:
        due = max((at for at, one in enumerate(rows) if one[6] is not None and at + 1 >= every), default=-1)
    for at, (_, n, by, do, key, reason, fingerprint, when) in enumerate(rows):
        entry = Entry(by, do)
        if n != match.version:
            raise Divergence(entry, Refusal("", Text("server-log-gap", {"ply": match.version})))
        match.redo(entry, key is not None and joins(key))
        if fingerprint is not None and fingerprint != digest(match):
            raise Divergence(entry, Refusal("", Text("server-log-digest", {"ply": n})))
        if key is not None:
            back.keys.add(key)
            back.played[seat_of(key)] = n
        if reason is not None:
            back.reasons[n + 1] = reason_event(by, msgspec.json.decode(reason, type=Text))
        if when is not None:
            back.moved = when
        if at == due:
            back.draft = drafted(match, back.reasons, back.played, back.moved)
    back.notes = {at: msgspec.json.decode(body, type=wire.Notebook) for at, body in stored.notes.items()}
    return back


def _go_on_from(back: Restored, snapshot: SnapshotRow, last: PlyRow | None) -> None:
    """The match goes on from a snapshot, if the log says the same of its last entry; raises BadSnapshot."""
    gone_on(back.match, decoded(snapshot.body))
    if back.match.version != snapshot.n or last is None or last[1] != snapshot.n - 1:
        raise BadSnapshot("it tells another part of the log")
    if last[6] != digest(back.match):
        raise BadSnapshot("the log has another digest")
    beside = unsealed(snapshot.beside, Beside)
    back.reasons = Reasons(beside.reasons, snapshot.n)
    back.played, back.moved = beside.played, beside.moved
    back.early, back.checked = snapshot.n, snapshot.checked


def faulty(error: Exception) -> str:
    """Why a stored match cannot be replayed, without the ply itself: it may be somebody's secret."""
    if isinstance(error, Divergence):
        return f"a ply of {error.entry.by}: {error.refusal.rule} {error.refusal.message.id}"
    return str(error)


def why_aside(table: str, game: str, error: Exception) -> Text:
    """What to tell whoever comes to a table whose match cannot be replayed."""
    if isinstance(error, UnknownVersion):
        return error.message
    if isinstance(error, UnknownLesson):
        return Text("server-lesson-gone")
    if isinstance(error, UnknownGame):
        return Text("server-game-gone", {"game": game})
    return Text("server-set-aside", {"table": table})
