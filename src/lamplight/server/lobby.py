"""Before and beside the game: setting up a table, taking a seat by its invitation, by three words or by a code."""

from __future__ import annotations

import asyncio
import time
from dataclasses import replace
from functools import partial

import msgspec
from sqlalchemy.engine import Connection

from lamplight.bots.kit import Kit
from lamplight.core.game import SetupError, check_bots, check_seats
from lamplight.core.match import Match
from lamplight.core.messages import LANGUAGES, Catalogue
from lamplight.core.view import GameInfo, Suited, Text
from lamplight.kits import UnknownGame, bots_for, game_named
from lamplight.server import wire
from lamplight.server.handover import clean_name
from lamplight.server.seats import claimed, code_hash, matches, new_id, new_token, new_words, token_hash, words_hash
from lamplight.server.store import SeatRow, code_table, drop_code, take_code, update_seat
from lamplight.server.table import Table
from lamplight.server.tables import ASIDE, MISSING, UNREACHABLE, Absent, Tables, fresh_keys, hashed

STATUS = {MISSING: 404, ASIDE: 410, UNREACHABLE: 503}


class LobbyError(Exception):
    """What was asked cannot be done; status is that of HTTP."""

    def __init__(self, status: int, *messages: Text) -> None:
        super().__init__(messages[0].id)
        self.status = status
        self.messages = messages


def offered(kit: Kit) -> GameInfo:
    """A game as a lobby offers it: what it is called in every language, and what each number of seats needs."""
    game, info = kit.game, kit.info()
    needs = ((seats, game.suited(seats)) for seats in range(info.min_seats, info.max_seats + 1))
    return msgspec.structs.replace(
        info,
        suited=tuple(Suited(seats, options) for seats, options in needs if options),
        secrets=game.secrets,
        names={lang: Catalogue(lang).format(info.name) for lang in LANGUAGES},
    )


async def create(tables: Tables, ask: wire.NewTable) -> wire.Created:
    """Set up the table that the lobby asks for; raises LobbyError or StoreError."""
    try:
        game = game_named(ask.game)
    except UnknownGame:
        raise LobbyError(404, Text("server-unknown-game", {"game": ask.game})) from None
    known = bots_for(game.id)
    name = new_id()
    seats: list[SeatRow] = []
    keys: list[wire.SeatKeys] = []
    try:
        Match(game, ask.options, len(ask.seats), None)
        if any(wanted.kind == "bot" for wanted in ask.seats):
            check_bots(game, ask.options)
    except SetupError as error:
        raise LobbyError(422, *error.faults) from None
    for at, wanted in enumerate(ask.seats):
        seat = SeatRow(wanted.kind, clean_name(wanted.name))
        if wanted.kind == "bot":
            seat.bot = wanted.bot or known[0]
            if seat.bot not in known:
                raise LobbyError(422, Text("server-unknown-bot", {"bot": seat.bot, "known": ", ".join(known)}))
        elif wanted.kind == "here":
            given, seat.token, seat.words = await fresh_keys(name, at)
            keys.append(given)
        elif wanted.kind == "remote":
            invite = new_token()
            seat.invite = token_hash(invite)
            keys.append(wire.SeatKeys(at, invite=invite))
        seats.append(seat)
    await tables.set_up(game, ask.options, seats, name)
    return wire.Created(name, tuple(keys))


async def existing(tables: Tables, name: str) -> Table:
    """The table of this id; raises LobbyError."""
    found = await tables.find(name)
    if isinstance(found, Absent):
        raise LobbyError(STATUS[found.why], found.message)
    return found


async def claim(tables: Tables, name: str, ask: wire.Claim) -> wire.SeatKeys:
    """Exchange an invitation for the keys of its seat, once for each invitation; raises LobbyError or StoreError.

    A claimant whose answer was lost asks again with the same key of its own and gets the same keys.
    """
    table = await existing(tables, name)
    asked = token_hash(ask.invite)
    token, words = claimed(ask.invite, ask.key) if ask.key else (new_token(), new_words())

    async def work() -> wire.SeatKeys:
        for at, seat in enumerate(table.room.seats):
            if matches(asked, seat.invite):
                keys, token_kept, words_kept = await hashed(name, at, token, words)
                kind = "here" if seat.kind == "here" else "remote"
                named = clean_name(ask.name) or seat.name
                held = replace(seat, kind=kind, name=named, token=token_kept, words=words_kept, invite=None, heir=False)
                await table.hold(at, held)
                return keys
        again = token_hash(token)
        for at, seat in enumerate(table.room.seats):
            if matches(again, seat.token):
                return wire.SeatKeys(at, token, words)
        raise LobbyError(409, Text("server-invite-used"))

    keys: wire.SeatKeys = await table.errand(work)
    return keys


async def recover(tables: Tables, name: str, ask: wire.Recover) -> wire.SeatKeys:
    """A fresh token for the seat that these three words belong to; the old one and its phone no longer count."""
    table = await existing(tables, name)
    asked = await asyncio.to_thread(words_hash, ask.words, name)

    async def work() -> wire.SeatKeys:
        for at, seat in enumerate(table.room.seats):
            if matches(asked, seat.words):
                token = new_token()
                await tables.store.write(partial(drop_code, number=table.number, at=at))
                await table.hold(at, replace(seat, token=token_hash(token), phone=None))
                return wire.SeatKeys(at, token)
        raise LobbyError(404, Text("server-words-wrong"))

    keys: wire.SeatKeys = await table.errand(work)
    return keys


async def phone(tables: Tables, ask: wire.PhoneClaim) -> wire.Lent:
    """Exchange a code for a token that holds its seat while the phone is there, once; raises LobbyError."""
    code = await asyncio.to_thread(code_hash, ask.code)
    wrong = LobbyError(404, Text("server-code-wrong"))
    name = await tables.store.read(lambda db: code_table(db, code))
    if name is None:
        raise wrong
    table = await existing(tables, name)
    token = new_token()

    def job(connection: Connection) -> tuple[int, SeatRow] | None:
        at = take_code(connection, code, table.number, int(time.time()))
        if at is None:
            return None
        old = table.room.seats[at]
        seat = replace(old, phone=token_hash(token))
        update_seat(connection, table.number, at, seat, old)
        return at, seat

    async def work() -> wire.Lent:
        taken = await tables.store.write(job)
        if taken is None:
            raise wrong
        table.held(*taken)
        return wire.Lent(name, taken[0], token)

    lent: wire.Lent = await table.errand(work)
    return lent


async def check(name: str, ask: wire.CheckOptions) -> wire.Checked:
    """Would a table with these options do? Every fault, or the board; raises LobbyError."""
    try:
        game = game_named(name)
    except UnknownGame:
        raise LobbyError(404, Text("server-unknown-game", {"game": name[:40]})) from None

    def work() -> wire.Checked:
        faults: list[Text] = []
        try:
            options = game.checked(ask.options)
            if ask.seats:
                game.new(options, ask.seats)
            return wire.Checked(board=game.board(options))
        except SetupError as error:
            faults += error.faults
        if ask.seats:
            try:
                check_seats(game.info(), ask.seats)
            except SetupError as error:
                faults += [fault for fault in error.faults if fault not in faults]
        return wire.Checked(faults=tuple(faults))

    return await asyncio.to_thread(work)
