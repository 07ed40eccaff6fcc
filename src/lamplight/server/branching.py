"""What if: a game of one's own that begins with the plies of another one, and goes on with luck of its own.

Its log begins with these plies rather than with the position as text: so the way there can be looked at, digests and
records are those of any game, whoever does not know branches can read it, and a position as text could not say what
each seat has seen. Nothing before its beginning is taken back. Who may make one may know the whole game: otherwise
hidden facts could be found out by playing on.
"""

from __future__ import annotations

import asyncio
import gzip
import secrets
from typing import Final

import msgspec

from lamplight.core.chance import Dealer
from lamplight.core.entry import Entry
from lamplight.core.game import SetupError, check_bots
from lamplight.core.margin import Branch
from lamplight.core.match import Match
from lamplight.core.view import Text
from lamplight.kits import game_named
from lamplight.server import lobby, wire
from lamplight.server.door import presented
from lamplight.server.lobby import LobbyError
from lamplight.server.projector import Ask
from lamplight.server.reels import Cast, Root
from lamplight.server.room import alone
from lamplight.server.seats import new_id
from lamplight.server.tables import SEED_BYTES, Tables
from lamplight.server.viewing import knows_all

OVER: Final = Text("replay-branch-over")


async def branch(tables: Tables, ask: wire.NewBranch) -> wire.Created:
    """Set up a table that goes on from a position of another game; raises LobbyError or StoreError."""
    root = await _root(tables, ask)
    started = _started(root)
    game = started.game
    if len(ask.seats) != root.seats:
        raise LobbyError(422, Text("replay-branch-seats", {"seats": root.seats}))
    try:
        if any(wanted.kind == "bot" for wanted in ask.seats):
            check_bots(game, root.options)
        match = await asyncio.to_thread(_begun, started, root)
    except SetupError as error:
        raise LobbyError(422, *error.faults) from None
    if match.over:
        raise LobbyError(409, OVER)
    name = new_id()
    seated = await lobby.seated(game, name, ask.seats)
    match.alone = alone(seated.seats)
    of = Branch(ask.table or "", match.root)
    await tables.open(
        match, seated.seats, name, host=seated.host, invite=seated.invited, lang=lobby.known(ask.lang), branch=of
    )
    return wire.Created(name, seated.keys, seated.join)


def _started(root: Root) -> Match:
    """A match set up as the other one was, with luck of its own."""
    game = game_named(root.game).in_version(root.rules)
    return Match(game, root.options, root.seats, Dealer(secrets.token_bytes(SEED_BYTES)))


def _begun(match: Match, root: Root) -> Match:
    for by, do in root.plies:
        match.redo(Entry(by, do))
    match.root = match.ply
    return match


async def _root(tables: Tables, ask: wire.NewBranch) -> Root:
    """The plies that it begins with; raises LobbyError where there are none, or not for whoever asks."""
    if ask.table:
        table = await lobby.seen(tables, ask.table, ",".join(ask.tokens))
        if not table.room.over:
            raise LobbyError(409, Text("replay-branch-early"))
        if not knows_all(table.room, presented(",".join(ask.tokens))):
            raise LobbyError(403, Text("replay-branch-secret"))
        shown = await tables.house.projector.show(Ask(await table.record(), Cast(), "", ask.ply, root=True))
    else:
        shown = await tables.house.booth.show(Ask(ask.record, Cast(), "", ask.ply, root=True))
    if shown.fault is not None:
        raise LobbyError(422, shown.fault)
    return msgspec.json.decode(gzip.decompress(shown.packed), type=Root)
