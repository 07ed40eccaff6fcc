"""Who has won, and why. Chapter DR-6."""

from __future__ import annotations

from lamplight.core.game import OVER
from lamplight.core.view import Outcome, SeatResult, Text
from lamplight.games.dunkelrunde.actions import BOY, GIRL
from lamplight.games.dunkelrunde.state import Night


def children_home(night: Night, seat: int) -> int:
    """How many of a player's children are at the linden."""
    linden = night.board.linden
    return sum(1 for sex in (GIRL, BOY) if night.child_at[2 * seat + sex] == linden)


def winners(night: Night) -> list[int]:
    """Who has both children there; if nobody has, everybody with one. # DR-6.3, DR-6.4, T14"""
    home = [children_home(night, seat) for seat in range(int(night.seats))]
    best = max(home)
    return [seat for seat, count in enumerate(home) if count == best and best > 0]


def outcome(night: Night) -> Outcome | None:
    """The result once the curse is broken."""
    if night.actor != OVER:
        return None
    won = winners(night)
    both = children_home(night, won[0]) == len((GIRL, BOY))
    share = 1.0 / len(won)
    words = ("none", "one", "both")
    seats = tuple(
        SeatResult(
            won=seat in won,
            share=share if seat in won else 0.0,
            message=Text(f"dr-outcome-seat-{words[children_home(night, seat)]}"),
        )
        for seat in range(int(night.seats))
    )
    reason = "pair" if both else "one"
    return Outcome(reason, "DR-6.4" if both else "DR-6.3", Text(f"dr-outcome-{reason}"), seats)
