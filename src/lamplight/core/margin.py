"""The margin of a record: what it may say beside the game. All of it is optional; old readers pass over it.

In the first line    "names": ["Ada", ...]  "bots": ["", "thoughtful", ...]  "ratings": [1512, null, ...]
                     "began": seconds since 1970
                     "branch": {"of": where it comes from, "ply": 40, "commitment": ...}
In a line of a ply   "at": seconds since 1970   "note": what somebody says about it
In the end           "luck": hex                of a branch: the seed of the luck after its ply

A branch begins with the plies of another game; its own luck begins after them, with a promise of its own. So that
readers who do not know branches do not look for the old luck in the new seed, neither stands where that of a whole game
does. What is no margin (a name that is a number, say) is passed over: nothing in it makes a record unreadable.
"""

from __future__ import annotations

from typing import Final, NamedTuple

LONGEST_NAME: Final = 60
LONGEST_NOTE: Final = 2_000
LATEST: Final = 1 << 40  # seconds; no clock of ours gets there
CONTROLS: Final = frozenset([chr(code) for code in (*range(0x20), *range(0x7F, 0xA0), *range(0x200B, 0x2010))]) | {
    chr(code) for code in (*range(0x2028, 0x202F), *range(0x2066, 0x206A), 0xFEFF)
}


class Branch(NamedTuple):
    """Where a game comes from: the name of another one, how many of its plies, and the promise of the luck since."""

    of: str
    ply: int
    commitment: str = ""


class Margin(NamedTuple):
    """What stands in the margin; times and notes go by the number of the entry, from 0."""

    names: tuple[str, ...] = ()
    bots: tuple[str, ...] = ()
    ratings: tuple[int | None, ...] = ()
    began: int = 0
    branch: Branch | None = None
    times: dict[int, int] = {}
    notes: dict[int, str] = {}
    luck: str = ""


EMPTY: Final = Margin()


def plain(text: str, longest: int) -> str:
    """The text as it can be shown anywhere: without controls and marks that turn letters round, and not too long."""
    return "".join([" " if letter in CONTROLS else letter for letter in text]).strip()[:longest]


def header_fields(margin: Margin) -> dict[str, object]:
    """What of it stands in the first line."""
    fields: dict[str, object] = {}
    if any(margin.names):
        fields["names"] = list(margin.names)
    if any(margin.bots):
        fields["bots"] = list(margin.bots)
    if any(rating is not None for rating in margin.ratings):
        fields["ratings"] = list(margin.ratings)
    if margin.began:
        fields["began"] = margin.began
    branch = margin.branch
    if branch is not None:
        fields["branch"] = {"of": branch.of, "ply": branch.ply, "commitment": branch.commitment}
    return fields


def entry_fields(margin: Margin, n: int) -> dict[str, object]:
    """What of it stands beside the n-th entry."""
    fields: dict[str, object] = {}
    if n in margin.times:
        fields["at"] = margin.times[n]
    if n in margin.notes:
        fields["note"] = margin.notes[n]
    return fields


def margin_of(header: dict[str, object], seats: int, body: list[tuple[int, dict[str, object]]]) -> Margin:
    """The margin of a record that was read."""
    times: dict[int, int] = {}
    notes: dict[int, str] = {}
    luck = ""
    n = 0
    for _, data in body:
        if "by" in data:
            at, note = _time(data.get("at")), data.get("note")
            if at:
                times[n] = at
            if isinstance(note, str) and note.strip():
                notes[n] = plain(note, LONGEST_NOTE)
            n += 1
        elif "end" in data:
            found = data.get("luck", "")
            luck = found if isinstance(found, str) else ""
    ratings = header.get("ratings")
    rated: tuple[int | None, ...] = ()
    if isinstance(ratings, list) and len(ratings) == seats:
        rated = tuple([one if isinstance(one, int) and not isinstance(one, bool) else None for one in ratings])
    return Margin(
        _names(header.get("names"), seats),
        _names(header.get("bots"), seats),
        rated,
        _time(header.get("began")),
        _branch(header.get("branch")),
        times,
        notes,
        luck,
    )


def _time(value: object) -> int:
    known = isinstance(value, int) and not isinstance(value, bool) and 0 < value < LATEST
    return value if known and isinstance(value, int) else 0


def _names(value: object, seats: int) -> tuple[str, ...]:
    if not isinstance(value, list) or len(value) != seats:
        return ()
    return tuple([plain(one, LONGEST_NAME) if isinstance(one, str) else "" for one in value])


def _branch(value: object) -> Branch | None:
    if not isinstance(value, dict):
        return None
    of, ply, commitment = value.get("of", ""), value.get("ply"), value.get("commitment", "")
    if not isinstance(of, str) or not isinstance(commitment, str):
        return None
    if not isinstance(ply, int) or isinstance(ply, bool) or ply < 0:
        return None
    return Branch(plain(of, LONGEST_NAME), ply, commitment)
