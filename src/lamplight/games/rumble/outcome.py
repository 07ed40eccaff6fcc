"""Who has won the match, and why. RD-6.8, A14."""

from __future__ import annotations

from lamplight.core.game import OVER
from lamplight.core.view import Outcome, SeatResult, Text
from lamplight.games.rumble.scoring import ROW
from lamplight.games.rumble.state import Brawl


def gains(brawl: Brawl, seat: int) -> list[int]:
    """What a seat scored in each adventure so far: its best character's points. # RD-6.2"""
    count = int(brawl.rules.characters)
    size = ROW * count
    out = []
    for base in range(0, len(brawl.history), size):
        best = 0
        for who in range(count):
            if brawl.history[base + ROW * who] == seat:
                best = max(best, int(brawl.history[base + ROW * who + 2]))
        out.append(best)
    return out


def top_ranks(brawl: Brawl, seat: int) -> int:
    """In how many adventures a seat owned the character of the highest rank. # RD-6.6"""
    count = int(brawl.rules.characters)
    out = 0
    for at in range(0, len(brawl.history), ROW):
        if brawl.history[at] == seat and brawl.history[at + 1] == count - 1:
            out += 1
    return out


def winners(brawl: Brawl) -> list[int]:
    """The highest total wins; a tie is shared, or broken by the better adventure, then by more top ranks. # A14"""
    marks: list[tuple[int, ...]] = []
    for seat in range(int(brawl.seats)):
        total = int(brawl.scores[seat])
        if brawl.rules.tie_break:
            marks.append((total, max(gains(brawl, seat), default=0), top_ranks(brawl, seat)))
        else:
            marks.append((total,))
    best = max(marks)
    return [seat for seat, mark in enumerate(marks) if mark == best]


def outcome(brawl: Brawl) -> Outcome | None:
    """The result once the last adventure is scored."""
    if brawl.actor != OVER:
        return None
    won = winners(brawl)
    share = 1.0 / len(won)
    seats = tuple(
        SeatResult(
            won=seat in won,
            share=share if seat in won else 0.0,
            message=Text("rd-outcome-seat", {"points": int(brawl.scores[seat])}),
        )
        for seat in range(int(brawl.seats))
    )
    reason = "shared" if len(won) > 1 else "most"
    return Outcome(reason, "RD-6.8", Text(f"rd-outcome-{reason}"), seats)
