"""Puts the pieces together: one course, and accounts that add up.

V(after the last ply) is the result. Going back, a ply that settled itself has V(before) = the mean over all its
outcomes, the one that came included; where somebody decided, V(before) is that position's own value. Every number is
made once and stands on both sides of its ply, so that the sum of all changes is the result minus the start.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt

from lamplight.analysis.course import Account, Judged, Moment, Z
from lamplight.analysis.looking import Piece
from lamplight.bots.search.value import Values
from lamplight.core.entry import Entry
from lamplight.core.game import CHANCE


def course(opening: Values | None, pieces: Sequence[Piece]) -> list[Values]:
    """The values of all positions, batch by batch: before the first ply, and after each."""
    at = len(pieces)
    values: list[Values | None] = [opening, *(piece.leaf for piece in pieces)]
    while at > 0:
        at -= 1
        piece, after = pieces[at], values[at + 1]
        assert after is not None  # it does not settle itself, or it was made in the round before
        if piece.settled:
            values[at] = before(piece, after) if values[at] is None else values[at]
    return [value for value in values if value is not None]


def before(piece: Piece, after: Values) -> Values:
    """The mean over all outcomes of a draw."""
    return [rest + piece.chance * one for rest, one in zip(piece.rest, after, strict=True)]


def mean(values: Values, seats: int) -> tuple[float, ...]:
    """The mean of all batches, seat by seat."""
    batches = len(values) // seats
    return tuple(sum(values[seat::seats]) / batches for seat in range(seats))


def error(values: Values, seats: int) -> tuple[float, ...]:
    """The standard error of that mean; one batch alone does not tell it."""
    batches = len(values) // seats
    if batches < 2:
        return (0.0,) * seats
    middle = mean(values, seats)
    found = []
    for seat in range(seats):
        spread = sum((one - middle[seat]) ** 2 for one in values[seat::seats]) / (batches - 1)
        found.append(sqrt(spread / batches))
    return tuple(found)


def minus(one: Values, other: Values) -> Values:
    return [a - b for a, b in zip(one, other, strict=True)]


def moments(
    plies: Sequence[Entry],
    pieces: Sequence[Piece],
    values: Sequence[Values],
    seats: int,
    known: dict[int, tuple[float, ...]],
    judged: dict[int, Judged],
) -> tuple[Moment, ...]:
    """Ply by ply what was done and what it changed."""
    return tuple(
        Moment(
            int(ply.by),
            ply.do,
            mean(values[at + 1], seats),
            error(minus(values[at + 1], values[at]), seats),
            pieces[at].forced,
            known.get(at),
            judged.get(at),
        )
        for at, ply in enumerate(plies)
    )


def accounts(
    plies: Sequence[Entry], values: Sequence[Values], seats: int, judged: dict[int, Judged]
) -> tuple[Account, ...]:
    """Where each seat began, what luck and everybody's decisions changed, and where it ended."""
    nothing = [0.0] * len(values[0])
    luck = list(nothing)
    by_seat = [list(nothing) for _ in range(seats)]
    all_decisions = list(nothing)
    for at, ply in enumerate(plies):
        change = minus(values[at + 1], values[at])
        books = [luck] if ply.by == CHANCE else [all_decisions, *([by_seat[ply.by]] if ply.by >= 0 else [])]
        for book in books:
            for k, one in enumerate(change):
                book[k] += one
    found = []
    for seat in range(seats):
        own = by_seat[seat]
        of_seat = [judged[at] for at in sorted(judged) if plies[at].by == seat]  # sums do not depend on who was first
        widths = [(one.high - one.low) / 2 / Z for one in of_seat]
        found.append(
            Account(
                mean(values[0], seats)[seat],
                mean(luck, seats)[seat],
                mean(own, seats)[seat],
                mean(minus(all_decisions, own), seats)[seat],
                mean(values[-1], seats)[seat],
                error(luck, seats)[seat],
                error(own, seats)[seat],
                len(of_seat),
                sum(one.lost for one in of_seat),
                sqrt(sum(width * width for width in widths)),
            )
        )
    return tuple(found)
