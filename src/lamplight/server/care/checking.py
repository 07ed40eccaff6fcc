"""Is everything there that was played? Every table is replayed as the server does it, and every fault is named."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import NamedTuple

import sqlalchemy as sa
from sqlalchemy.engine import Connection

from lamplight.core.match import Divergence
from lamplight.core.view import Text
from lamplight.kits import UnknownGame
from lamplight.server.replay import UNREADABLE, restored, why_aside
from lamplight.server.rows import Stored, matches
from lamplight.server.transactions import load_match

SAMPLE = 200  # finished tables that are replayed where not all are

Told = Callable[[int, int], None]  # so many tables of so many


class Flaw(NamedTuple):
    """What is wrong with a table, and at which ply (from 0; -1: with none of them)."""

    table: str
    ply: int
    message: Text


class Checked(NamedTuple):
    """What was found: how many tables there are, how many were replayed with how many plies, and the faults."""

    tables: int
    replayed: int
    plies: int
    flaws: tuple[Flaw, ...]


def fails(stored: Stored) -> Exception | None:
    """Why a match cannot be replayed."""
    try:
        restored(stored)
    except UNREADABLE as error:
        return error
    return None


def flaw_of(stored: Stored) -> Flaw | None:
    """The first thing that is wrong with a stored match."""
    row = stored.row
    if len(stored.seats) != row.seats or not 0 <= row.host < max(1, row.seats):
        return Flaw(row.id, -1, Text("cli-care-flaw-seats", {"count": len(stored.seats), "seats": row.seats}))
    error = fails(stored)
    if error is None:
        return None
    if fails(replace(stored, plies=[])) is not None:  # it cannot even be set up
        known = isinstance(error, UnknownGame) or not isinstance(error, Divergence)
        return Flaw(row.id, -1, why_aside(row.id, row.game, error) if known else Text("cli-care-flaw-setup"))
    low, high = 0, len(stored.plies)  # the first `low` plies do, the first `high` do not
    while high - low > 1:
        half = (low + high) // 2
        if fails(replace(stored, plies=stored.plies[:half])) is None:
            low = half
        else:
            high = half
    return Flaw(row.id, low, error.refusal.message if isinstance(error, Divergence) else Text("cli-care-flaw-note"))


def check(connection: Connection, told: Told = lambda *_: None, all_: bool = True) -> Checked:
    """Replay all tables; or all that are not known to be over, and some of the others."""
    ids: Sequence[str] = [
        row.id
        for row in connection.execute(sa.select(matches.c.id, matches.c.ended).order_by(matches.c.number))
        if all_ or row.ended <= 0
    ]
    total = connection.execute(sa.select(sa.func.count()).select_from(matches)).scalar() or 0
    if not all_:
        over = [row.id for row in connection.execute(sa.select(matches.c.id).where(matches.c.ended > 0))]
        ids = [*ids, *random.sample(over, min(SAMPLE, len(over)))]
    flaws: list[Flaw] = []
    plies = 0
    for done, name in enumerate(ids, 1):
        stored = load_match(connection, name)
        if stored is None:
            continue
        plies += len(stored.plies)
        flaw = flaw_of(stored)
        if flaw is not None:
            flaws.append(flaw)
        told(done, len(ids))
    return Checked(total, len(ids), plies, tuple(flaws))
