"""How it ended: together. Chapter DW-3."""

from __future__ import annotations

from lamplight.core.view import Outcome, SeatResult, Text
from lamplight.games.dwarves.state import LIFE, LOST_DOOM, RUNNING, WHO, WIDE, WON, Realm


def fallen(realm: Realm) -> int:
    """The seat whose dwarf has no Health left, or -1."""
    for seat in range(int(realm.seats)):
        if realm.folk[seat * WIDE + LIFE] <= 0:
            return seat
    return -1


def dwarf(realm: Realm, seat: int) -> Text:
    return Text(f"dw-dwarf-{realm.tables.char_names[realm.folk[seat * WIDE + WHO]]}")


def reason(realm: Realm) -> str:
    """Why the game ended: the card that won, doom or health."""
    if realm.result == WON:
        return f"won-{realm.tables.card_names[realm.won_by].lower()}"
    return "lost-doom" if realm.result == LOST_DOOM else "lost-health"


def outcome(realm: Realm) -> Outcome | None:
    """All win or all lose; a win is shared by the whole group. # DW-3.1 to DW-3.3"""
    if realm.result == RUNNING:
        return None
    won = realm.result == WON
    seats = tuple(
        SeatResult(
            won=won,
            share=1.0 / float(realm.seats) if won else 0.0,  # of one win, as in the other games
            message=Text(
                "dw-outcome-seat", {"dwarf": dwarf(realm, seat), "health": max(0, int(realm.folk[seat * WIDE + LIFE]))}
            ),
        )
        for seat in range(int(realm.seats))
    )
    why = reason(realm)
    if won:
        known = why in ("won-sc1", "won-sc2", "won-sc3")
        return Outcome(why, "DW-3.1", Text(f"dw-outcome-{why}" if known else "dw-outcome-won-other"), seats)
    if realm.result == LOST_DOOM:
        return Outcome(why, "DW-3.2", Text("dw-outcome-lost-doom"), seats)
    return Outcome(why, "DW-3.3", Text("dw-outcome-lost-health", {"dwarf": dwarf(realm, fallen(realm))}), seats)
