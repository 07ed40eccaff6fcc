"""Who has won the match, and why. RD-6.8, A14."""

from __future__ import annotations

from typing import Final

from lamplight.core.game import OVER
from lamplight.core.view import Outcome, SeatResult, Text
from lamplight.games.rumble.scoring import ROW
from lamplight.games.rumble.state import Brawl

TIE_IS_TOLD: Final = 2  # A14: an end that a tie-break decided says so since this version of the rules


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


def tied(brawl: Brawl) -> list[int]:
    """The seats with the highest total. # RD-6.8"""
    best = max([int(points) for points in brawl.scores])
    return [seat for seat in range(int(brawl.seats)) if brawl.scores[seat] == best]


def of_the_best_adventure(brawl: Brawl, seats: list[int]) -> list[int]:
    """Those of these seats with the better single adventure. # A14"""
    best = max([max(gains(brawl, seat), default=0) for seat in seats])
    return [seat for seat in seats if max(gains(brawl, seat), default=0) == best]


def of_the_most_top_ranks(brawl: Brawl, seats: list[int]) -> list[int]:
    """Those of these seats that most often had the top rank. # A14"""
    most = max([top_ranks(brawl, seat) for seat in seats])
    return [seat for seat in seats if top_ranks(brawl, seat) == most]


def winners(brawl: Brawl) -> list[int]:
    """The highest total wins; a tie is shared, or broken by the better adventure, then by more top ranks. # A14"""
    first = tied(brawl)
    return of_the_most_top_ranks(brawl, of_the_best_adventure(brawl, first)) if brawl.rules.tie_break else first


def broken_by(brawl: Brawl) -> str:
    """What broke a tie at the top, "adventure" or "ranks"; nothing if no tie was broken. # A14"""
    if not brawl.rules.tie_break or brawl.rules.version < TIE_IS_TOLD:
        return ""
    first = tied(brawl)
    best = of_the_best_adventure(brawl, first)
    if len(of_the_most_top_ranks(brawl, best)) < len(best):
        return "ranks"
    return "adventure" if len(best) < len(first) else ""


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
    by = broken_by(brawl)
    if by:
        return Outcome("broken", "A14", Text(f"rd-outcome-broken-{by}"), seats)
    reason = "shared" if len(won) > 1 else "most"
    return Outcome(reason, "RD-6.8", Text(f"rd-outcome-{reason}"), seats)
