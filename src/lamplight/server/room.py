"""One match and the people around it: what is on disk of it, which devices are here, and who speaks for which seat.

The match is always the one on disk. It changes in ledger.py alone: a step is made on the match first and written then,
and as long as it is on its way nobody can look at the match. If it cannot be kept, the match goes back.
"""

from __future__ import annotations

import time
from typing import Final, NamedTuple, NoReturn, cast

import msgspec

from lamplight.core.game import Game
from lamplight.core.match import Match
from lamplight.core.view import TableView, Text
from lamplight.kits import info_of
from lamplight.server import news
from lamplight.server.connection import Connection
from lamplight.server.replay import Restored
from lamplight.server.seats import matches
from lamplight.server.settings import Settings
from lamplight.server.store import HUMAN, MatchRow, SeatRow, Stored

RECENT_KEYS = 200


class NotOnDisk(Exception):
    """Somebody looked at a match while a step of it was on its way to the disk."""


class _OnItsWay:
    """Stands where the match was while a step of it is on its way to the disk."""

    def __getattr__(self, name: str) -> NoReturn:
        raise NotOnDisk(name)


ON_ITS_WAY: Final = cast(Match, _OnItsWay())


class Changes(NamedTuple):
    """What is other than before, after all was read again."""

    version: bool
    seats: bool
    devices: tuple[Connection, ...]  # hold other seats now
    notes: tuple[int, ...]  # seats with another notebook
    following: bool  # there is a table for the rematch now


class Room:
    """What the parts of a table share. It deals with no command and tells nobody anything."""

    def __init__(self, row: MatchRow, seats: list[SeatRow], back: Restored, settings: Settings) -> None:
        self.id = row.id
        self.number = row.number
        self.following = row.next  # the table of the rematch
        self.settings = settings
        self.seats = seats
        self.reasons = back.reasons
        self.keys = back.keys
        self.notes = back.notes
        self.match = back.match  # as it is on disk; out of reach while a step of it is on its way there
        self._true = back.match
        self.game: Game = self.match.game
        self.about = info_of(self.game)
        self.options = self.match.options
        self.dealer = self.match.dealer
        self.version = self.match.version
        self.over = self.match.over
        self.doubt = False  # a write failed: what is on disk must be read again
        self.connections: dict[Connection, None] = {}
        self.afar: dict[str, news.Room] = {}  # who is connected to other processes
        self.lent: frozenset[int] = frozenset()  # seats that a phone holds now
        self.touched = time.monotonic()  # when somebody last came or went
        self._recent: dict[str, None] = {}

    # --- the match ------------------------------------------------------------------------------

    def taken_out(self) -> Match:
        """The match, to make a step on it; nobody else can look at it until it is put back."""
        match = self.match
        if match is ON_ITS_WAY:
            raise NotOnDisk(self.id)
        self.match = ON_ITS_WAY
        return match

    def put_back(self) -> None:
        """The match is as it is on disk."""
        self.match = match = self._true
        self.version = match.version
        self.over = match.over

    def rewound(self) -> None:
        """The match goes back to what was last known to be on disk."""
        if self.match is ON_ITS_WAY:
            self._true = self._true.rewound(self.version)
            self.put_back()

    def taken_in(self, stored: Stored, back: Restored) -> Changes:
        """What was read from disk counts from now on."""
        version, seats, notes, following = self.version, self.seats, self.notes, self.following
        self._true, self.reasons, self.keys, self.notes = back.match, back.reasons, back.keys, back.notes
        self.seats, self.following = stored.seats, stored.row.next
        self.doubt = False
        self.put_back()
        return Changes(
            version=self.version != version,
            seats=self.seats != seats,
            devices=self.recognised(),
            notes=tuple(at for at in self.notes if self.notes[at] != notes.get(at)),
            following=following is None and self.following is not None,
        )

    # --- keys -----------------------------------------------------------------------------------

    def known(self, key: str) -> bool:
        """Has this command been dealt with before?"""
        return key in self.keys or key in self._recent

    def remember(self, key: str) -> None:
        """Commands that leave no ply count once as well, as long as the server runs."""
        self._recent[key] = None
        if len(self._recent) > RECENT_KEYS:
            del self._recent[next(iter(self._recent))]

    # --- people ---------------------------------------------------------------------------------

    def people(self) -> list[int]:
        """The seats that a person holds and plays."""
        return [at for at, seat in enumerate(self.seats) if seat.kind in HUMAN and seat.token is not None]

    def present(self, at: int) -> bool:
        """Is a device here, or at another process, that holds this seat?"""
        if any(at in connection.seats for connection in self.connections):
            return True
        return any(at in room.seats for room in self.afar.values())

    def recognise(self, connection: Connection) -> bool:
        """Find the seats that this device's tokens hold, on its own or as a phone; are they others than before?"""
        before = (connection.main, connection.phone)
        main: list[int] = []
        phone: list[int] = []
        for at, seat in enumerate(self.seats):
            if any(matches(token, seat.token) for token in connection.tokens):
                main.append(at)
            elif any(matches(token, seat.phone) for token in connection.tokens):
                phone.append(at)
        connection.main, connection.phone = tuple(main), tuple(phone)
        connection.seats = tuple(sorted(main + phone)) if phone else connection.main
        return (connection.main, connection.phone) != before

    def recognised(self) -> tuple[Connection, ...]:
        """Recognise every device here; those that hold other seats than before."""
        return tuple([connection for connection in self.connections if self.recognise(connection)])

    def count_phones(self) -> frozenset[int]:
        """Count anew which seats are on a phone; those for which that has changed."""
        before = self.lent
        here = {at for connection in self.connections for at in connection.phone}
        self.lent = frozenset(here.union(*(room.phones for room in self.afar.values())))
        return before ^ self.lent

    # --- who speaks for which seat, and what it sees --------------------------------------------

    def not_speaking(self, connection: Connection, at: int) -> Text | None:
        """Why this device does not speak for the seat; None if it does."""
        if at not in connection.seats:
            return Text("server-not-your-seat")
        if at in self.lent and at not in connection.phone:
            return Text("server-seat-on-phone")
        return None

    def hands(self, connection: Connection) -> tuple[int, ...]:
        """The seats that this device speaks for now: those it holds, without those that are on a phone elsewhere."""
        if not self.lent:
            return connection.seats
        return tuple(at for at in connection.seats if at not in self.lent or at in connection.phone)

    def shared(self, connection: Connection) -> bool:
        """Do several people look at this device who may not know the same? Then it shows no secret."""
        seats = connection.seats
        return self.game.secrets and bool(seats) and (len(seats) > 1 or len(self.hands(connection)) == 0)

    def viewpoint(self, hands: tuple[int, ...]) -> int | None:
        """The seat that a device sees the table from which speaks for these."""
        if not hands:
            return None
        actor = int(self.match.state.actor)
        return actor if actor in hands else hands[0]

    def view(self, seat: int | None, shared: bool) -> TableView:
        """What a device sees that speaks for this seat; a shared one what strangers see, and what its seat may do."""
        match = self.match
        if not shared:
            return match.view(seat)
        view = match.view(None)
        if seat is None or seat != match.state.actor:
            return view
        return msgspec.structs.replace(view, prompt=match.view(seat).prompt)
