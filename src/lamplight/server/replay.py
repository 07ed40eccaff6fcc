"""A match from its log on disk: every ply redone, every digest compared."""

from __future__ import annotations

from dataclasses import dataclass

import msgspec

from lamplight.core.chance import Dealer
from lamplight.core.entry import Entry
from lamplight.core.game import SetupError, UnknownVersion
from lamplight.core.match import Divergence, Match
from lamplight.core.record import digest
from lamplight.core.view import Event, Refusal, Text
from lamplight.kits import UnknownGame, game_named
from lamplight.server import wire
from lamplight.server.store import Stored

# All that may be wrong with a stored match; a body that cannot be decoded is a ValueError.
UNREADABLE = (Divergence, SetupError, UnknownGame, UnknownVersion, ValueError)


@dataclass
class Restored:
    """A match replayed from its log, and the notebooks beside it."""

    match: Match
    reasons: dict[int, Event]
    keys: set[str]
    notes: dict[int, wire.Notebook]


def reason_event(seat: int, reason: Text) -> Event:
    """A bot's reason as a line of the log; it comes from its perspective, so everybody may read it."""
    return Event(kind="reason", text=reason, seat=seat)


def restored(stored: Stored) -> Restored:
    """Replay a stored match by the rules it began with, never by others; raises what stands in UNREADABLE."""
    row = stored.row
    options = msgspec.json.decode(row.options, type=dict[str, str])
    game = game_named(row.game).in_version(row.rules)
    match = Match(game, options, row.seats, None if row.seed is None else Dealer(row.seed))
    reasons: dict[int, Event] = {}
    keys: set[str] = set()
    for at, (_, n, by, do, key, reason, fingerprint) in enumerate(stored.plies):
        entry = Entry(by, do)
        if n != at:
            raise Divergence(entry, Refusal("", Text("server-log-gap", {"ply": at})))
        match.redo(entry)
        if fingerprint is not None and fingerprint != digest(match):
            raise Divergence(entry, Refusal("", Text("server-log-digest", {"ply": at})))
        if key is not None:
            keys.add(key)
        if reason is not None:
            reasons[at + 1] = reason_event(by, msgspec.json.decode(reason, type=Text))
    notes = {at: msgspec.json.decode(body, type=wire.Notebook) for at, body in stored.notes.items()}
    return Restored(match, reasons, keys, notes)


def faulty(error: Exception) -> str:
    """Why a stored match cannot be replayed, without the ply itself: it may be somebody's secret."""
    if isinstance(error, Divergence):
        return f"a ply of {error.entry.by}: {error.refusal.rule} {error.refusal.message.id}"
    return str(error)


def why_aside(table: str, game: str, error: Exception) -> Text:
    """What to tell whoever comes to a table whose match cannot be replayed."""
    if isinstance(error, UnknownVersion):
        return error.message
    if isinstance(error, UnknownGame):
        return Text("server-game-gone", {"game": game})
    return Text("server-set-aside", {"table": table})
