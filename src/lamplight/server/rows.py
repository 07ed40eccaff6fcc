"""What is kept of a table: matches, seats, notebooks, codes and the append-only log of plies, as tables of the database
and as rows. Every column says what it holds.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import NamedTuple

import sqlalchemy as sa

from lamplight.core.margin import Branch

metadata = sa.MetaData()

CONTENT = sa.String(80).with_variant(sa.Text(), "postgresql")  # the spelling of a layout may be longer

matches = sa.Table(
    "matches",
    metadata,
    sa.Column("number", sa.Integer, primary_key=True),
    sa.Column("id", sa.String(24), nullable=False, unique=True),
    sa.Column("game", sa.String(40), nullable=False),
    sa.Column("rules", sa.Integer, nullable=False),
    sa.Column("content", CONTENT, nullable=False),
    sa.Column("options", sa.Text, nullable=False),
    sa.Column("seats", sa.Integer, nullable=False),
    sa.Column("seed", sa.LargeBinary),  # none: people roll real dice
    sa.Column("next", sa.String(24)),  # the table of the rematch
    sa.Column("lesson", sa.String(60)),  # name and edition of the lesson that is held here; none at ordinary tables
    sa.Column("host", sa.Integer, nullable=False, server_default="0"),  # the seat of whoever is the host
    sa.Column("made", sa.Integer, nullable=False, server_default="0"),  # seconds since 1970; 0: not known
    sa.Column("invite", sa.LargeBinary),  # the hash of the invitation to whichever seat is free
    sa.Column("pace", sa.Integer),  # seconds that a turn may last; none: as long as it likes
    sa.Column("due", sa.Integer),  # when it is looked whether one has lasted longer; not before that
    sa.Column("door", sa.String(8), nullable=False, server_default="link"),  # who may come in
    sa.Column("listed", sa.Integer),  # since when it is on the list of open tables, seconds since 1970; none: it is not
    sa.Column("lang", sa.String(8), nullable=False, server_default=""),  # the language of whoever made it
    sa.Column("ended", sa.Integer, nullable=False, server_default="-1"),  # since 1970; 0: it goes on; -1: not known
    sa.Column("warned", sa.Integer),  # when its people were told that it will be put away; none: they were not
    sa.Column("closed", sa.Integer),  # when whoever runs the server closed it; none: it is not
    sa.Column("branch", sa.String(80)),  # so many first plies, of which other game ("40 4m3ss"); none: it is no branch
    sa.Column(
        "opened", sa.Integer
    ),  # when its people opened the secrets of a game that is over to all; none: they did not
    sa.Index("matches_due", "due"),
    sa.Index("matches_listed", "listed"),
)

seats = sa.Table(
    "seats",
    metadata,
    sa.Column("match", sa.Integer, sa.ForeignKey("matches.number"), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True),
    sa.Column("kind", sa.String(8), nullable=False),
    sa.Column("name", sa.String(24), nullable=False),
    sa.Column("bot", sa.String(40), nullable=False),
    sa.Column("token", sa.LargeBinary),  # hashes only
    sa.Column("words", sa.LargeBinary),
    sa.Column("invite", sa.LargeBinary),
    sa.Column("heir", sa.Boolean, nullable=False),  # kept for the holder of this seat at the table before
    sa.Column("phone", sa.LargeBinary),  # a second token: holds the seat while its device is there
    sa.Column("seen", sa.Integer, nullable=False, server_default="0"),  # seconds since 1970: its holder was there
    sa.Column("home", sa.Integer, nullable=False, server_default="-1"),  # seats of one number may share a device
    sa.Column("since", sa.Integer, nullable=False, server_default="0"),  # the version at which its holder sat down
    sa.Column("holiday", sa.Integer, nullable=False, server_default="0"),  # seconds since 1970: its end; 0: none
    sa.Column("hooked", sa.Integer, nullable=False, server_default="-1"),  # the turn that the webhook was told of last
)

notes = sa.Table(
    "notes",
    metadata,
    sa.Column("match", sa.Integer, sa.ForeignKey("matches.number"), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True),
    sa.Column("body", sa.Text, nullable=False),
)

codes = sa.Table(
    "codes",
    metadata,
    sa.Column("code", sa.LargeBinary, primary_key=True),  # hashes only
    sa.Column("match", sa.Integer, sa.ForeignKey("matches.number"), nullable=False),
    sa.Column("seat", sa.Integer, nullable=False),
    sa.Column("until", sa.Integer, nullable=False),  # seconds since 1970
    sa.UniqueConstraint("match", "seat", name="codes_seat"),
)

plies = sa.Table(
    "plies",
    metadata,
    sa.Column("match", sa.Integer, sa.ForeignKey("matches.number"), primary_key=True),
    sa.Column("n", sa.Integer, primary_key=True),
    sa.Column("by", sa.Integer, nullable=False),
    sa.Column("do", sa.String(120), nullable=False),
    sa.Column("key", sa.String(48)),  # seat and key of the command, on its first entry; and which ply of a plan
    sa.Column("reason", sa.Text),  # what a bot says about its move
    sa.Column("digest", sa.String(16)),  # of the state, on every twentieth entry
    sa.Column("at", sa.Integer),  # seconds since 1970; none: not known
    sa.UniqueConstraint("match", "key", name="plies_key"),
    sqlite_with_rowid=False,
)

snapshots = sa.Table(
    "snapshots",
    metadata,
    sa.Column("match", sa.Integer, sa.ForeignKey("matches.number"), primary_key=True),
    sa.Column("n", sa.Integer, primary_key=True),  # how many entries of the log it tells
    sa.Column("body", sa.LargeBinary, nullable=False),  # core/snapshot.py
    sa.Column("beside", sa.LargeBinary, nullable=False),  # what a table knows besides
    sa.Column("checked", sa.Boolean, nullable=False),  # the log was replayed and leads to the same
)

analyses = sa.Table(
    "analyses",
    metadata,
    sa.Column("match", sa.Integer, sa.ForeignKey("matches.number"), primary_key=True),
    sa.Column("format", sa.Integer, nullable=False),
    sa.Column("body", sa.LargeBinary, nullable=False),  # analysis/course.py, by zlib
)

graves = sa.Table(
    "graves",
    metadata,
    sa.Column("id", sa.String(24), primary_key=True),  # of a table that is no more
    sa.Column("number", sa.Integer, nullable=False),  # no other table ever gets it
    sa.Column("at", sa.Integer, nullable=False),  # seconds since 1970
    sa.Column("why", sa.String(12), nullable=False),
    sa.Index("graves_number", "number"),
)

PlyRow = tuple[int, int, int, str, str | None, str | None, str | None, int | None]


def stored_key(seat: int, key: str) -> str:
    """How a command's key is kept: two seats may happen to choose the same one."""
    return f"{seat} {key}"


def seat_of(key: str) -> int:
    """The seat whose command has this key.

    >>> seat_of(stored_key(2, "k7")), seat_of(further_key(stored_key(3, "k7"), 1))
    (2, 3)
    """
    return int(key.partition(" ")[0])


def further_key(first: str, ply: int) -> str:
    """How the key of a plan is kept with its further plies; a key of a command has no blank of its own.

    >>> further_key(stored_key(2, "k7"), 3), joins(further_key(stored_key(2, "k7"), 3)), joins(stored_key(2, "k7"))
    ('2 k7 3', True, False)
    """
    return f"{first} {ply}"


def joins(key: str) -> bool:
    """Does the ply with this key go on with a plan?"""
    return key.count(" ") == 2


HUMAN = ("here", "remote")  # the kinds of seats that people play

APART = -1  # the home of a seat that shares its device with no other


@dataclass
class SeatRow:
    """Who plays a seat, and the hashes of its secrets. When its holder was last seen makes it no other seat."""

    kind: str
    name: str = ""
    bot: str = ""
    token: bytes | None = None
    words: bytes | None = None
    invite: bytes | None = None
    heir: bool = False
    phone: bytes | None = None
    home: int = APART
    since: int = 0
    seen: int = field(default=0, compare=False)
    holiday: int = 0

    @property
    def held(self) -> bool:
        """Does it belong to somebody, whoever plays it now? An heir has only not come yet."""
        return self.token is not None or self.heir

    @property
    def own_kind(self) -> str:
        """Its kind when its holder plays it."""
        return "remote" if self.home == APART else "here"

    @property
    def open(self) -> bool:
        """Does it wait for somebody, whoever that is?"""
        return not self.held and self.kind in HUMAN


@dataclass
class MatchRow:
    """A match without its plies."""

    number: int
    id: str
    game: str
    rules: int
    content: str
    options: str
    seats: int
    seed: bytes | None
    next: str | None
    lesson: str | None = None
    host: int = 0
    made: int = 0
    invite: bytes | None = None
    pace: int | None = None
    due: int | None = None
    door: str = "link"
    listed: int | None = None
    lang: str = ""
    ended: int = 0
    warned: int | None = None
    closed: int | None = None
    branch: str | None = None
    opened: int | None = None

    @property
    def root(self) -> Branch | None:
        """Where it comes from."""
        if self.branch is None:
            return None
        ply, _, of = self.branch.partition(" ")
        return Branch(of, int(ply))


class SnapshotRow(NamedTuple):
    """What is on disk of a match as it stood after its first n entries."""

    n: int
    body: bytes
    beside: bytes
    checked: bool


@dataclass
class Stored:
    """All that is on disk of one match."""

    row: MatchRow
    seats: list[SeatRow]
    plies: list[PlyRow]
    notes: dict[int, str]
    snapshot: SnapshotRow | None = None  # with one, plies begin with the last that it tells
