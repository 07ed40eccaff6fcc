"""Snapshots: a position with its ply and all that play needs besides, from which a match goes on without its past.

A snapshot is never the truth, the log is. It holds the position as a line, luck's draws, where it may be gone back to,
and the past in packed parts that are opened when somebody asks for them. What cannot be told as a position has none.
"""

from __future__ import annotations

import hashlib
from typing import TypeVar

import msgspec

from lamplight.core import chapters
from lamplight.core.chapters import BadChapter, Chapter, Scroll
from lamplight.core.marks import Mark
from lamplight.core.match import Match, Sketch
from lamplight.core.position import PositionError

T = TypeVar("T")

FORMAT = 1
NEAR = 40  # plies: what is taken back within so many is played again from an older mark


class BadSnapshot(ValueError):
    """A snapshot that a match cannot go on from; why."""


class Snapshot(msgspec.Struct, frozen=True, array_like=True):
    """A match after `version` entries, of which `ply` plies are in force."""

    format: int
    rules: int
    version: int
    ply: int
    position: str
    draws: dict[str, int]
    seals: list[int]
    marks: list[tuple[int, str, dict[str, int]]]  # ply, position, draws
    chapters: list[Chapter]
    scrolls: list[Scroll]


def packed(match: Match, sketch: Sketch) -> tuple[Snapshot, Chapter, Scroll]:
    """The snapshot of a sketch, and the parts that are new in it; raises BadSnapshot where it would tell another match.

    Only the sketch is looked at, so the match may go on meanwhile; of the match it is only asked which one it is.
    """
    try:
        line = sketch.state.position()
        if match.game.position(line).key() != sketch.state.key():
            raise BadSnapshot("the position is another one when it is read again")
        marks = [(mark.ply, mark.told(), mark.draws) for mark in sketch.marks if mark.ply + NEAR <= sketch.ply]
    except NotImplementedError:
        raise BadSnapshot("positions of this game cannot be told") from None
    except PositionError as error:
        raise BadSnapshot(f"the position cannot be read again: {error}") from None
    chapter = chapters.chapter(sketch.plies, sketch.told, sketch.veiled, sketch.first)
    scroll = chapters.scroll(sketch.entries, sketch.joined)
    snapshot = Snapshot(
        FORMAT,
        match.game.rules_version,
        sketch.version,
        sketch.ply,
        line,
        sketch.draws,
        sketch.seals,
        marks,
        [*sketch.chapters, chapter] if chapter.plies else sketch.chapters,
        [*sketch.scrolls, scroll],
    )
    return snapshot, chapter, scroll


def encoded(what: object) -> bytes:
    """A snapshot, or what lies beside it, as bytes with which it is noticed that they have been changed."""
    body = msgspec.msgpack.encode(what)
    return hashlib.sha256(body).digest() + body


def unsealed(data: bytes, kind: type[T]) -> T:
    """What was encoded; raises BadSnapshot."""
    size = hashlib.sha256().digest_size
    if hashlib.sha256(data[size:]).digest() != data[:size]:
        raise BadSnapshot("its bytes have been changed")
    try:
        return msgspec.msgpack.decode(data[size:], type=kind)
    except ValueError as error:
        raise BadSnapshot(str(error)) from None


def decoded(data: bytes) -> Snapshot:
    """The snapshot that was encoded; raises BadSnapshot."""
    found = unsealed(data, Snapshot)
    if found.format != FORMAT:
        raise BadSnapshot(f"it is of format {found.format}")
    return found


def gone_on(match: Match, snapshot: Snapshot) -> None:
    """A match that has not begun goes on from a snapshot of it; raises BadSnapshot.

    The caller compares the digest with the log's: it covers the position and every ply in force.
    """
    if snapshot.rules != match.game.rules_version:
        raise BadSnapshot(f"it is by version {snapshot.rules} of the rules")
    if sum(one.plies for one in snapshot.chapters) != snapshot.ply:
        raise BadSnapshot("its chapters do not hold all plies")
    if sum(one.entries for one in snapshot.scrolls) != snapshot.version:
        raise BadSnapshot("its scrolls do not hold all entries")
    try:
        state = match.game.position(snapshot.position)
        way = hashlib.sha256()
        for at, chapter in enumerate(snapshot.chapters):
            way.update((b"\n" if at else b"") + chapters.way_of(chapter))
    except (BadChapter, PositionError) as error:
        raise BadSnapshot(str(error)) from None
    marks = [Mark(ply, None, line, draws, None) for ply, line, draws in snapshot.marks]
    match.resumed(
        Sketch(
            snapshot.version,
            snapshot.ply,
            state,
            snapshot.draws,
            snapshot.seals,
            marks,
            way,
            snapshot.chapters,
            [],
            [],
            [],
            [],
            snapshot.scrolls,
            [],
            [],
        )
    )


def difference(one: Match, other: Match) -> str:
    """What two matches do not agree about, in a word; nothing where they are the same in all that play needs."""
    if one.version != other.version or one.entries != other.entries or one._joined != other._joined:
        return "log"
    if one.plies != other.plies or one._first != other._first:
        return "plies"
    if one.state.key() != other.state.key():
        return "position"
    if one._draws != other._draws:
        return "luck"
    if one._seals != other._seals:
        return "seals"
    if one._told != other._told:
        return "told"
    if any(one.seen(seat) != other.seen(seat) for seat in (None, *range(one.seats))):
        return "secrets"
    return ""
