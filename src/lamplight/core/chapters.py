"""The past of a match as bytes: what is known of plies that nobody asks about now, in chapters that can be opened.

A chapter holds plies in force, one after the other: the way (a line for each, as digests take them) and beside it what
was told. A scroll holds entries of the log. Both are packed once and never changed; a chapter is dropped when
something in it is taken back.
"""

from __future__ import annotations

import zlib
from typing import Final, NamedTuple

import msgspec

from lamplight.core.entry import Entry
from lamplight.core.view import Detail, Event

LEVEL: Final = 1  # packed quickly: it is done while people play
MOST: Final = 64 * 1024 * 1024  # bytes that a part may have when it is unpacked

Told = tuple[int, list[Event]]
Veil = tuple[int, str]
# Versions, first plies, veils (ply, seat, text), events, and their details (ply, event, kind, body).
BODY = tuple[list[int], list[int], list[tuple[int, int, str]], list[list[Event]], list[tuple[int, int, str, bytes]]]


class BadChapter(ValueError):
    """Bytes that are no chapter."""


class Chapter(NamedTuple):
    """So many plies in force: their way and what was told, both packed."""

    plies: int
    way: bytes
    told: bytes


class Scroll(NamedTuple):
    """So many entries of the log, packed; those of `joined` (counted from the first) go on with a plan."""

    entries: int
    lines: bytes
    joined: list[int]


class Open(NamedTuple):
    """What a chapter holds, ply by ply."""

    plies: list[Entry]
    told: list[Told]
    veiled: list[Veil]
    first: list[int]


def line_of(entry: Entry) -> str:
    """An entry as one line.

    >>> line_of(Entry(-1, "roll 5 3"))
    '-1 roll 5 3'
    """
    return f"{entry.by} {entry.do}"


def packed(data: bytes) -> bytes:
    return zlib.compress(data, LEVEL)


def unpacked(data: bytes) -> bytes:
    """What was packed; raises BadChapter, also for what would fill the memory."""
    found = zlib.decompressobj()
    try:
        out = found.decompress(data, MOST)
    except zlib.error as error:
        raise BadChapter(str(error)) from None
    if not found.eof or found.unconsumed_tail:
        raise BadChapter("cut off, or too large")
    return out


def chapter(plies: list[Entry], told: list[Told], veiled: list[Veil], first: list[int]) -> Chapter:
    """These plies as a chapter."""
    way = "\n".join([line_of(ply) for ply in plies])
    veils = [(at, seat, text) for at, (seat, text) in enumerate(veiled) if seat >= 0]
    versions = [version for version, _ in told]
    events = [[lone(event) for event in events] for _, events in told]
    details = [
        (ply, at, name_of(type(event.detail)), msgspec.msgpack.encode(event.detail))
        for ply, (_, events) in enumerate(told)
        for at, event in enumerate(events)
        if event.detail is not None
    ]
    body = msgspec.msgpack.encode((versions, first, veils, events, details))
    return Chapter(len(plies), packed(way.encode()), packed(body))


def lone(event: Event) -> Event:
    """An event without its detail, which is of a kind that only its game knows."""
    return event if event.detail is None else msgspec.structs.replace(event, detail=None)


def name_of(kind: type) -> str:
    """A kind of details as it is called in a chapter."""
    return f"{kind.__module__}.{kind.__qualname__}"


def kinds_of_details() -> dict[str, type[Detail]]:
    """All kinds of details that are known to the games that are here."""
    found: dict[str, type[Detail]] = {}
    rest: list[type[Detail]] = list(Detail.__subclasses__())
    while rest:
        kind = rest.pop()
        found[name_of(kind)] = kind
        rest += kind.__subclasses__()
    return found


def way_of(chapter: Chapter) -> bytes:
    """The lines of a chapter's plies, as digests take them."""
    return unpacked(chapter.way)


def opened(chapter: Chapter) -> Open:
    """What a chapter holds; raises BadChapter. The veil of a ply that everybody may know is its own text."""
    plies = entries_of(way_of(chapter), chapter.plies)
    try:
        versions, first, veils, events, details = msgspec.msgpack.decode(unpacked(chapter.told), type=BODY)
        kinds = kinds_of_details() if details else {}
        for ply, at, name, body in details:
            detail = msgspec.msgpack.decode(body, type=kinds[name])
            events[ply][at] = msgspec.structs.replace(events[ply][at], detail=detail)
        told: list[Told] = list(zip(versions, events, strict=True))
        veiled: list[Veil] = [(-1, ply.do) for ply in plies]
        for at, seat, text in veils:
            veiled[at] = (seat, text)
    except (ValueError, LookupError) as error:
        raise BadChapter(str(error)) from None
    if not len(told) == len(first) == chapter.plies:
        raise BadChapter("plies are missing")
    return Open(plies, told, veiled, first)


def scroll(entries: list[Entry], joined: list[bool]) -> Scroll:
    """These entries as a scroll."""
    lines = "\n".join([line_of(entry) for entry in entries])
    return Scroll(len(entries), packed(lines.encode()), [at for at, goes_on in enumerate(joined) if goes_on])


def unrolled(scroll: Scroll) -> tuple[list[Entry], list[bool]]:
    """The entries of a scroll, and which of them go on with a plan; raises BadChapter."""
    entries = entries_of(unpacked(scroll.lines), scroll.entries)
    goes_on = set(scroll.joined)
    return entries, [at in goes_on for at in range(len(entries))]


def entries_of(lines: bytes, count: int) -> list[Entry]:
    """So many entries from as many lines; raises BadChapter."""
    found: list[Entry] = []
    try:
        text = lines.decode()
        for line in text.split("\n") if text else []:
            by, _, do = line.partition(" ")
            found.append(Entry(int(by), do))
    except ValueError as error:
        raise BadChapter(str(error)) from None
    if len(found) != count:
        raise BadChapter(f"{len(found)} lines instead of {count}")
    return found
