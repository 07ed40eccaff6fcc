"""My games: how the tables stand that a device sits at, for its lobby."""

from __future__ import annotations

from lamplight.server import clock, wire
from lamplight.server.care.retention import goes_in
from lamplight.server.door import shut
from lamplight.server.pace import left
from lamplight.server.seats import matches, token_hash
from lamplight.server.table import Table
from lamplight.server.tables import GONE, MISSING, Absent, Tables


async def mine(tables: Tables, ask: wire.AskMine) -> wire.Mine:
    """Those of these tables that can be opened now, and those that there are no more for whoever asks; others are left
    out for today.
    """
    found: list[wire.MyTable] = []
    gone: list[str] = []
    for held in ask.tables:
        table = await tables.find(held.table, take=False)
        if not isinstance(table, Absent):
            shown = await _shown(table, held.tokens)
            if shown is None:
                gone.append(held.table)
            else:
                found.append(shown)
        elif table.why in (MISSING, GONE):
            gone.append(held.table)
    return wire.Mine(tuple(found), tuple(gone))


async def _shown(table: Table, tokens: tuple[str, ...]) -> wire.MyTable | None:
    """How a table stands; nothing where this device may not look in."""
    hashes = [token_hash(token) for token in tokens]

    async def work() -> wire.MyTable | None:
        room = table.room
        if shut(room, hashes):
            return None
        seen = room.match.view(None)
        results = () if seen.outcome is None else seen.outcome.seats
        return wire.MyTable(
            id=room.id,
            game=room.game.id,
            seats=table.telling.info().seats,
            mine=tuple(
                at
                for at, seat in enumerate(room.seats)
                if any(matches(token, seat.token) or matches(token, seat.phone) for token in hashes)
            ),
            turn=seen.actor if seen.actor >= 0 else None,
            over=room.over,
            lesson="" if room.lesson is None else room.lesson.id,
            v=room.version,
            ago=max(0, clock.now() - room.moved) if room.moved else -1,
            left=left(room),
            won=tuple(at for at, result in enumerate(results) if result.won),
            together=room.over and room.game.together,
            goes=goes_in(room),
            took=max(0, room.moved - room.made) if room.over and room.moved and room.made else 0,
        )

    shown: wire.MyTable | None = await table.errand(work)
    return shown
