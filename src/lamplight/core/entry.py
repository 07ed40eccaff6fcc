"""One line of a match's log."""

from __future__ import annotations

from typing import NamedTuple


class Entry(NamedTuple):
    """A decision of a seat, an outcome of CHANCE, an agreement of ALL, or "undo <ply>" by a seat."""

    by: int
    do: str
