"""Whoever sits at a table may ask from there to be forgotten."""

from __future__ import annotations

from sqlalchemy.engine import Connection

from lamplight.core.view import Text
from lamplight.server import wire
from lamplight.server.care.forgetting import forget
from lamplight.server.database import Conflict
from lamplight.server.lobby import CLAIM_TRIES, LobbyError, existing
from lamplight.server.seats import matches, token_hash
from lamplight.server.table import Table
from lamplight.server.tables import Tables
from lamplight.server.transactions import load_match


async def forget_me(tables: Tables, name: str, ask: wire.ForgetMe) -> dict[str, int]:
    """Forget whoever holds this key; for how many seats. Raises LobbyError or StoreError."""
    table = await existing(tables, name)
    asked = token_hash(ask.token)
    for _ in range(CLAIM_TRIES):
        own = [at for at, seat in enumerate(table.room.seats) if matches(asked, seat.token)]
        if not own:
            raise LobbyError(403, Text("server-not-your-seat"))
        try:
            await table.errand(lambda: _forget(tables, table, own))  # noqa: B023
        except Conflict:  # somebody else was first; the table is being read again
            continue
        return {"seats": len(own)}
    raise LobbyError(409, Text("server-seat-changed"))


async def _forget(tables: Tables, table: Table, own: list[int]) -> None:
    def job(db: Connection) -> None:
        stored = load_match(db, table.id)
        if stored is None:
            raise Conflict(table.id)
        for at in own:
            forget(db, stored, at)

    await tables.store.write(job)
    tables.house.notices.forget(table.number)
    await table.ledger.reload()
