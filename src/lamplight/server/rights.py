"""Who may do what with a seat: one table for the server and, through it, for every client; docs/seats.md tells it.

Pure: what a seat is like to somebody goes in, and it comes out that they may do something now, or after asking the
others, or why not (the id of a message).
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import Final, Literal, get_args

Act = Literal["name", "play", "bot", "pause", "open", "invite", "renew", "free", "host"]
ACTS: Final[tuple[Act, ...]] = get_args(Act)

# In a game with secrets these let somebody learn what only the seat may know.
GUARDED: Final[frozenset[Act]] = frozenset({"play", "open", "invite", "renew"})


class Right(Enum):
    """What is allowed."""

    NOW = "now"
    ASK = "ask"


class Asker(Enum):
    """Who wants something."""

    WATCHER = "watcher"
    PERSON = "person"
    HOST = "host"


class Whose(Enum):
    """Whom the seat belongs to, whoever plays it now."""

    MINE = "mine"
    NOBODYS = "nobody's"
    ANOTHERS = "another's"


class There(Enum):
    """Is the holder of the seat there?"""

    PRESENT = "present"
    JUST_GONE = "just gone"
    AWAY = "away"


class Playing(Enum):
    """Who plays the seat now."""

    PERSON = "person"
    BOT = "bot"
    NOBODY = "nobody"


@dataclass(frozen=True)
class Seat:
    """A seat as somebody finds it."""

    whose: Whose
    playing: Playing
    there: There = There.PRESENT  # of another's seat
    played: bool = False  # its holder has decided something
    invited: bool = False  # of nobody's seat: an invitation to it is under way
    promised: bool = False  # of nobody's seat: somebody at the table was given it and has only to sit down


WATCHING: Final = "server-watching"
HELD: Final = "server-seat-held"
JUST_GONE: Final = "server-seat-just-gone"
KEPT: Final = "server-seat-kept"
NOT_OPEN: Final = "server-seat-not-open"
OPEN: Final = "server-seat-open"
INVITED: Final = "server-seat-invited"
YOURS: Final = "server-seat-yours"
NOBODYS: Final = "server-seat-nobodys"
PAUSED: Final = "server-seat-resting"
PLAYED: Final = "server-seat-played"
HOST_ONLY: Final = "server-host-only"
HOST_AWAY: Final = "server-host-away"


def right(act: Act, asker: Asker, seat: Seat, secrets: bool) -> Right | str:
    """May they do this with the seat? `secrets`: the seats know different things, and the game is not over."""
    if asker is Asker.WATCHER:
        return WATCHING
    if act == "pause" and seat.playing is Playing.NOBODY:
        return PAUSED
    if seat.whose is Whose.MINE:
        return _mine(act, seat)
    if seat.whose is Whose.NOBODYS:
        return _nobodys(act, asker, seat, secrets)
    return _anothers(act, asker, seat, secrets)


def _mine(act: Act, seat: Seat) -> Right | str:
    """What is yours you decide alone, always."""
    if act == "play" and seat.playing is Playing.PERSON:
        return YOURS
    return YOURS if act in ("invite", "renew", "free", "host") else Right.NOW


def _nobodys(act: Act, asker: Asker, seat: Seat, secrets: bool) -> Right | str:
    """Anybody may look after it; to let a person in is the business of all where there are secrets."""
    if act in ("name", "bot", "pause"):
        return Right.NOW
    if act in ("renew", "free", "host"):
        return NOBODYS
    waits = seat.playing is Playing.PERSON and not seat.promised
    if act == "open" and waits:
        return OPEN
    if act == "invite":
        if not waits:
            return NOT_OPEN
        if asker is Asker.HOST:
            return Right.NOW
        if seat.invited:
            return INVITED
    return Right.ASK if secrets else Right.NOW


def _anothers(act: Act, asker: Asker, seat: Seat, secrets: bool) -> Right | str:
    """It stays theirs: who is there is not interfered with, and who is long gone does not hold up the others."""
    host = asker is Asker.HOST
    if act == "free":
        return HOST_ONLY if not host else PLAYED if seat.played else Right.NOW
    if act == "host":
        return HOST_ONLY if not host else HOST_AWAY if seat.there is There.AWAY else Right.NOW
    if seat.there is There.PRESENT or act == "name":
        return HELD
    if act in ("play", "open", "invite"):
        return KEPT
    if seat.there is There.JUST_GONE:
        return JUST_GONE
    if act == "renew" and not host:
        return Right.ASK
    return Right.ASK if secrets else Right.NOW
