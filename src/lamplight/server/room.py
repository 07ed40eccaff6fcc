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
from lamplight.server import clock, news
from lamplight.server.connection import Connection
from lamplight.server.replay import Restored
from lamplight.server.rights import There
from lamplight.server.rows import APART, HUMAN, MatchRow, SeatRow, Stored, further_key
from lamplight.server.seats import matches
from lamplight.server.settings import Settings
from lamplight.server.teaching import about_lesson

RECENT_KEYS = 200


def alone(seats: list[SeatRow]) -> int:
    """The seat of the only person among bots, or -1; who is still to come counts, too."""
    others = [at for at, seat in enumerate(seats) if seat.kind != "bot"]
    return others[0] if len(others) == 1 and seats[others[0]].kind in HUMAN else -1


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

    def __init__(self, row: MatchRow, seats: list[SeatRow], back: Restored, settings: Settings, began: int = 0) -> None:
        self.id = row.id
        self.number = row.number
        self.following = row.next  # the table of the rematch
        self.owner = row.host  # the seat that is the host's, if it can be
        self.invite = row.invite  # to whichever seat is free
        self.pace = row.pace  # seconds that a turn may last, if that is limited
        self.due = row.due  # a turn does not end by that before
        self.door = row.door  # who may come in
        self.listed = row.listed  # since when it is on the list of open tables
        self.lang = row.lang  # of whoever made it
        self.ended = row.ended  # when the game did; 0: it goes on
        self.made = row.made
        self.branch = row.root  # where the game comes from
        self.opened = row.opened is not None  # may everybody know the secrets of the game, now that it is over?
        self.warned = row.warned  # when its people were told that it will be deleted
        self.settings = settings
        self.began = began  # when this server did: before, nobody could be there
        self.seats = seats
        self.reasons = back.reasons
        self.keys = back.keys
        self.early = back.early  # the keys of so many first entries are only on disk
        self.played = back.played
        self.moved = back.moved  # when the game last went on
        self.notes = back.notes
        self.match = back.match  # as it is on disk; out of reach while a step of it is on its way there
        self._true = back.match
        self.game: Game = self.match.game
        self.about = info_of(self.game)
        self.lesson = about_lesson(self.match)
        self.options = self.match.options
        self.dealer = self.match.dealer
        self.version = self.match.version
        self.over = self.match.over
        self.actor = int(self.match.state.actor)  # whose turn it is, also while a step is on its way
        self.doubt = False  # a write failed: what is on disk must be read again
        self.guest = False  # another process owns the table: nothing is played here
        self.connections: dict[Connection, None] = {}
        self.afar: dict[str, news.Room] = {}  # who is connected to other processes
        self.lent: frozenset[int] = frozenset()  # seats that a phone holds now
        self.touched = time.monotonic()  # when somebody last came or went
        self._recent: dict[str, None] = {}
        self._left: dict[
            int, tuple[int, float]
        ] = {}  # by the steady clock: since when nobody is there who was seen then

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
        self.actor = int(match.state.actor)

    def rewound(self) -> None:
        """The match goes back to what was last known to be on disk."""
        if self.match is ON_ITS_WAY:
            self._true = self._true.rewound(self.version)
            self.put_back()

    def taken_in(self, stored: Stored, back: Restored) -> Changes:
        """What was read from disk counts from now on."""
        version, seats, notes, following = self.version, self.seats, self.notes, self.following
        frame = self.owner, self.pace, self.door, self.opened
        self._true, self.reasons, self.keys, self.notes = back.match, back.reasons, back.keys, back.notes
        self.played, self.moved, self.early = back.played, back.moved, back.early
        self.seats, self.following = stored.seats, stored.row.next
        self.owner, self.invite = stored.row.host, stored.row.invite
        self.pace, self.due = stored.row.pace, stored.row.due
        self.door, self.listed = stored.row.door, stored.row.listed
        self.warned = stored.row.warned
        self.opened = stored.row.opened is not None
        for new, old in zip(self.seats, seats, strict=True):
            new.seen = max(new.seen, old.seen)
        self.doubt = False
        self.put_back()
        return Changes(
            version=self.version != version,
            seats=self.seats != seats or (self.owner, self.pace, self.door, self.opened) != frame,
            devices=self.recognised(),
            notes=tuple(at for at in self.notes if self.notes[at] != notes.get(at)),
            following=following is None and self.following is not None,
        )

    def all_open(self) -> bool:
        """May everybody know all of the game? Where it has secrets: after the end, if those who played it agreed."""
        if not self.game.secrets:
            return True
        nobody = not self.played and not any(seat.held for seat in self.seats)  # bots played among themselves
        return self.over and (self.opened or nobody)

    # --- keys -----------------------------------------------------------------------------------

    def known(self, key: str) -> bool:
        """Has this command been dealt with before?"""
        return key in self.keys or key in self._recent

    def carried_out(self, key: str) -> int:
        """How many plies of the plan with this key are on disk."""
        done = 1 if key in self.keys else 0
        while done and further_key(key, done) in self.keys:
            done += 1
        return done

    def remember(self, key: str) -> None:
        """Commands that leave no ply count once as well, as long as the server runs."""
        self._recent[key] = None
        if len(self._recent) > RECENT_KEYS:
            del self._recent[next(iter(self._recent))]

    # --- people ---------------------------------------------------------------------------------

    def people(self) -> list[int]:
        """The seats that a person holds and plays."""
        return [at for at, seat in enumerate(self.seats) if seat.kind in HUMAN and seat.token is not None]

    def home_here(self) -> str:
        """The address for which this table's bots think: of who holds a seat and came first, or watches."""
        sitting = (one.address for one in self.connections if one.seats)
        return next(sitting, next((one.address for one in self.connections), ""))

    def alone(self) -> int:
        """The seat of the only person at a table of bots, or -1."""
        return alone(self.seats)

    def there(self) -> set[int]:
        """The seats whose holders have a device here, or at another process."""
        here = {at for connection in self.connections for at in connection.seats}
        return here.union(*(room.seats for room in self.afar.values()))

    def present(self, at: int) -> bool:
        """Is a device here, or at another process, that holds this seat?"""
        if any(at in connection.seats for connection in self.connections):
            return True
        return any(at in room.seats for room in self.afar.values())

    def note_gone(self, before: set[int]) -> set[int]:
        """Note of those who were there before and are no longer that they were seen just now; who they are."""
        gone = before - self.there()
        for at in gone:
            self.seats[at].seen = seen = clock.now()
            self._left[at] = seen, clock.steady()
        return gone

    def grace(self, at: int) -> float:
        """Seconds for which a seat still waits for its holder who is not there; not above 0: no longer."""
        return self._since(at) + self.settings.grace - clock.steady()

    def _since(self, at: int) -> float:
        """Since when a holder is not there, by the steady clock: one that is set back keeps nobody waiting longer."""
        seen = self.seats[at].seen
        known = self._left.get(at)
        if known is None or known[0] != seen:
            ago = max(0, clock.now() - max(seen, self.began))
            known = self._left[at] = seen, clock.steady() - ago
        return known[1]

    def presence(self, at: int) -> There:
        """Is the holder of this seat there, or just gone, or away?"""
        if self.present(at):
            return There.PRESENT
        return There.JUST_GONE if self.grace(at) > 0 else There.AWAY

    def voices(self) -> set[int]:
        """The seats of the people who play and have a say: whoever is away does not hold up the others."""
        return {at for at in self.people() if self.presence(at) is not There.AWAY}

    def host(self) -> int | None:
        """The seat that acts as host: its own, or else the next one whose holder is not away."""
        order: list[int] = [*range(self.owner, len(self.seats)), *range(self.owner)]
        for at in order:
            if self.seats[at].token is not None and self.presence(at) is not There.AWAY:
                return at
        return None

    def has_played(self, at: int) -> bool:
        """Has the holder of this seat decided anything here?"""
        return self.played.get(at, -1) >= self.seats[at].since

    def home(self, at: int) -> int:
        """Seats of the same home may be held by one device, also where they have secrets."""
        home = self.seats[at].home
        return at if home == APART else home

    def recognise(self, connection: Connection) -> bool:
        """Find the seats that this device's tokens hold, on its own or as a phone; are they others than before?

        Where there are secrets nobody holds two hands: seats that do not share a home with its first one are aside.
        """
        before = (connection.main, connection.phone, connection.aside)
        main: list[int] = []
        phone: list[int] = []
        for at, seat in enumerate(self.seats):
            if any(matches(token, seat.token) for token in connection.tokens):
                main.append(at)
            elif any(matches(token, seat.phone) for token in connection.tokens):
                phone.append(at)
        aside: list[int] = []
        if self.game.secrets and len(main) + len(phone) > 1:
            home = self.home((main or phone)[0])
            aside = [at for at in main + phone if self.home(at) != home]
            main = [at for at in main if at not in aside]
            phone = [at for at in phone if at not in aside]
        connection.main, connection.phone, connection.aside = tuple(main), tuple(phone), tuple(aside)
        connection.seats = tuple(sorted(main + phone)) if phone else connection.main
        return (connection.main, connection.phone, connection.aside) != before

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

    def in_sight(self, things: tuple[str, ...]) -> bool:
        """Are all of these places and pieces that everybody sees, also a stranger at the window?"""
        match = self.match
        known = {place.id for place in match.state.scene().places}
        if all(thing in known for thing in things):
            return True
        return known.union(piece.id for piece in match.view(None).pieces).issuperset(things)

    def view(self, seat: int | None, shared: bool) -> TableView:
        """What a device sees that speaks for this seat; a shared one what strangers see, and what its seat may do."""
        match = self.match
        match.alone = self.alone()
        if not shared:
            return match.view(seat)
        view = match.view(None)
        if seat is None or seat != match.state.actor:
            return view
        return msgspec.structs.replace(view, prompt=match.view(seat).prompt)
