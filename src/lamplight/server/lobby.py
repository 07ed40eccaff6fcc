"""Before and beside the game: setting up a table, taking a seat by its invitation, by three words or by a code."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from functools import partial
from typing import NamedTuple

import msgspec
from sqlalchemy.engine import Connection

from lamplight.bots.kit import Kit
from lamplight.core.game import Game, SetupError, check_bots, check_seats
from lamplight.core.match import Match
from lamplight.core.messages import LANGUAGES, Catalogue
from lamplight.core.view import GameInfo, LessonOffer, Suited, Text
from lamplight.kits import Fault, UnknownGame, all_kits, bots_for, game_named, tried
from lamplight.lessons import UnknownLesson, lesson_named, syllabus, table_of
from lamplight.server import clock, wire
from lamplight.server.database import Conflict
from lamplight.server.door import SHUT, door_fault, free, is_open, presented, shut
from lamplight.server.handover import clean_name
from lamplight.server.notices import BadEndpoint, NoSeat
from lamplight.server.pace import holiday_fault, limit_fault, waited_for
from lamplight.server.room import Room
from lamplight.server.rows import APART, SeatRow
from lamplight.server.seats import claimed, code_hash, matches, new_id, new_token, new_words, token_hash, words_hash
from lamplight.server.table import Table
from lamplight.server.tables import ASIDE, CLOSED, GONE, MISSING, UNREACHABLE, Absent, Tables, fresh_keys, hashed
from lamplight.server.transactions import code_table, drop_code, take_code, update_seat

CLAIM_TRIES = 5  # how often a claim is made anew because somebody else was first
STATUS = {MISSING: 404, ASIDE: 410, UNREACHABLE: 503, GONE: 410, CLOSED: 410}


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
        lessons=tuple(LessonOffer(one.id, one.minutes) for one in syllabus(kit.id).lessons.values()),
    )


def offers() -> list[msgspec.Raw]:
    """All games as the lobby offers them, ready to be sent; one that fails only now is left out."""
    found = [tried(kit, lambda kit: msgspec.Raw(msgspec.json.encode(offered(kit)))) for kit in all_kits()]
    return [offer for offer in found if not isinstance(offer, Fault)]


def check_open(tables: Tables) -> None:
    """New tables are made here; raises LobbyError."""
    if tables.house.draining:
        raise LobbyError(503, Text("server-draining"))


async def create(tables: Tables, ask: wire.NewTable) -> wire.Created:
    """Set up the table that the lobby asks for; raises LobbyError or StoreError."""
    check_open(tables)
    try:
        game = game_named(ask.game)
    except UnknownGame:
        raise LobbyError(404, Text("server-unknown-game", {"game": ask.game})) from None
    name = new_id()
    try:
        Match(game, ask.options, len(ask.seats), None)
        if any(wanted.kind == "bot" for wanted in ask.seats):
            check_bots(game, ask.options)
    except SetupError as error:
        raise LobbyError(422, *error.faults) from None
    fault = limit_fault(ask.limit, game, ask.options) or door_fault(ask.door, tables.house.settings)
    if fault is not None:
        raise LobbyError(422, fault)
    company = await seated(game, name, ask.seats)
    await tables.set_up(
        game,
        ask.options,
        company.seats,
        name,
        host=company.host,
        invite=company.invited,
        pace=ask.limit,
        door=ask.door,
        lang=known(ask.lang),
    )
    return wire.Created(name, company.keys, company.join)


class Seated(NamedTuple):
    """The seats of a new table, with what their holders must keep."""

    seats: list[SeatRow]
    keys: tuple[wire.SeatKeys, ...]
    host: int
    join: str
    invited: bytes | None


def known(lang: str) -> str:
    """A language, if it is one of ours."""
    return lang if lang in LANGUAGES else ""


async def seated(game: Game, name: str, wanted_seats: tuple[wire.NewSeat, ...]) -> Seated:
    """The seats that somebody wants at a new table; raises LobbyError for a bot that there is not."""
    bots = bots_for(game.id)
    seats: list[SeatRow] = []
    keys: list[wire.SeatKeys] = []
    now = clock.now()
    host = next((at for at, wanted in enumerate(wanted_seats) if wanted.kind == "here"), 0)
    for at, wanted in enumerate(wanted_seats):
        seat = SeatRow(wanted.kind, clean_name(wanted.name))
        if wanted.kind == "bot":
            seat.bot = wanted.bot or bots[0]
            if seat.bot not in bots:
                raise LobbyError(422, Text("server-unknown-bot", {"bot": seat.bot, "known": ", ".join(bots)}))
        elif wanted.kind == "here":
            given, seat.token, seat.words = await fresh_keys(name, at)
            seat.home, seat.seen = host, now  # all that are here share a device
            keys.append(given)
        elif wanted.kind == "remote":
            invite = new_token()
            seat.invite = token_hash(invite)
            keys.append(wire.SeatKeys(at, invite=invite))
        seats.append(seat)
    join = new_token() if any(seat.open for seat in seats) else ""
    return Seated(seats, tuple(keys), host, join, token_hash(join) if join else None)


async def teach(tables: Tables, ask: wire.NewLesson) -> wire.Created:
    """Set up a table where a lesson is held; raises LobbyError or StoreError."""
    check_open(tables)
    try:
        game = game_named(ask.game)
        lesson = await asyncio.to_thread(lesson_named, ask.game, ask.lesson)
    except UnknownGame:
        raise LobbyError(404, Text("server-unknown-game", {"game": ask.game})) from None
    except UnknownLesson:
        raise LobbyError(404, Text("server-unknown-lesson", {"lesson": ask.lesson})) from None
    name = new_id()
    seats = [SeatRow("bot", bot=lesson.bot) for _ in range(lesson.seats)]
    keys, token, words = await fresh_keys(name, lesson.you)
    seats[lesson.you] = SeatRow(
        "here", clean_name(ask.name), token=token, words=words, home=lesson.you, seen=clock.now()
    )
    await tables.open(table_of(game, lesson), seats, name, lesson=lesson.edition, host=lesson.you)
    return wire.Created(name, (keys,))


async def existing(tables: Tables, name: str) -> Table:
    """The table of this id; raises LobbyError."""
    found = await tables.find(name)
    if isinstance(found, Absent):
        raise LobbyError(STATUS[found.why], found.message)
    return found


async def seen(tables: Tables, name: str, keys: str) -> Table:
    """The table of this id, for whoever may look in with these keys; raises LobbyError."""
    table = await existing(tables, name)
    if shut(table.room, presented(keys)):
        raise LobbyError(403, SHUT)
    return table


async def claim(tables: Tables, name: str, ask: wire.Claim) -> wire.SeatKeys:
    """Exchange an invitation for the keys of a seat; raises LobbyError or StoreError.

    A seat's own invitation counts once, that of the table as long as a seat is free, and an open table needs none. A
    claimant whose answer was lost asks again with the same key of its own and gets the same keys.
    """
    table = await existing(tables, name)
    room = table.room
    asked = token_hash(ask.invite) if ask.invite else None
    token, words = claimed(ask.invite or f"open {name}", ask.key) if ask.key else (new_token(), new_words())
    keys, token_kept, words_kept = await hashed(name, -1, token, words)
    others = [token_hash(other) for other in ask.tokens]

    async def work() -> wire.SeatKeys:
        for at, seat in enumerate(room.seats):
            if matches(token_kept, seat.token):
                return msgspec.structs.replace(keys, seat=at)
        at = _invited(room, asked)
        seat = room.seats[at]
        given = seat.kind == "here" and not seat.held  # to somebody at the table, for the device that they have
        home = seat.home if given else APART
        own = [other for other, row in enumerate(room.seats) if any(matches(token, row.token) for token in others)]
        if room.game.secrets and not room.over and any(not given or room.home(other) != home for other in own):
            raise LobbyError(409, Text("server-one-seat-each"))
        held = replace(
            seat,
            kind="here" if given else "remote",
            name=clean_name(ask.name) or seat.name,
            token=token_kept,
            words=words_kept,
            invite=None,
            heir=False,
            phone=None,
            home=home,
            since=seat.since if seat.held else room.version,
            seen=clock.now(),
            holiday=0,
        )
        if seat.held:
            await tables.store.write(partial(drop_code, number=table.number, at=at))
        await table.hold(at, held)
        return msgspec.structs.replace(keys, seat=at)

    for _ in range(CLAIM_TRIES):
        try:
            found: wire.SeatKeys = await table.errand(work)
        except Conflict:  # somebody else was first; the table is being read again, and the errand waits for that
            continue
        return found
    raise LobbyError(409, Text("server-seat-changed"))


def _invited(room: Room, invite: bytes | None) -> int:
    """The seat that an invitation is for, or whoever comes to an open table; raises LobbyError."""
    if invite is None:
        if is_open(room):
            return _free(room)
        raise LobbyError(403, Text("door-over" if room.over else "door-invited-only"))
    for at, seat in enumerate(room.seats):
        if matches(invite, seat.invite):
            if seat.held and room.present(at):
                break
            return at
    else:
        if matches(invite, room.invite):
            return _free(room)
    raise LobbyError(409, Text("server-invite-used"))


def _free(room: Room) -> int:
    """The seat for whoever comes, first one that nobody was invited to; raises LobbyError."""
    found = [at for at, seat in enumerate(room.seats) if free(seat)]
    if not found:
        raise LobbyError(409, Text("server-table-full"))
    return min(found, key=lambda at: (room.seats[at].invite is not None, at))


async def recover(tables: Tables, name: str, ask: wire.Recover) -> wire.SeatKeys:
    """A fresh token for the seat that these three words belong to; the old one and its phone no longer count."""
    table = await existing(tables, name)
    asked = await asyncio.to_thread(words_hash, ask.words, name)

    async def work() -> wire.SeatKeys:
        for at, seat in enumerate(table.room.seats):
            if matches(asked, seat.words):
                token = new_token()
                await tables.store.write(partial(drop_code, number=table.number, at=at))
                await table.hold(at, replace(seat, token=token_hash(token), phone=None, seen=clock.now()))
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
        at = take_code(connection, code, table.number, clock.now())
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


async def holiday(tables: Tables, ask: wire.Holiday) -> dict[str, int]:
    """Whoever holds these seats is on holiday, or is back; for how many seats that was kept. Raises LobbyError."""
    fault = holiday_fault(ask.until, clock.now())
    if fault is not None:
        raise LobbyError(422, fault)
    kept = 0
    for held in ask.tables:
        table = await tables.find(held.table, take=False)
        if not isinstance(table, Absent):
            kept += await _away(table, [token_hash(token) for token in held.tokens], ask.until or 0)
    if kept == 0:
        raise LobbyError(403, Text("server-not-your-seat"))
    return {"seats": kept}


async def _away(table: Table, tokens: list[bytes], until: int) -> int:
    """The same at one table; for how many seats."""
    room = table.room

    async def work() -> int:
        own = [at for at, seat in enumerate(room.seats) if any(matches(token, seat.token) for token in tokens)]
        for at in own:
            if room.seats[at].holiday != until:
                if until == 0 and at == waited_for(room):
                    table.pace.anew()
                await table.hold(at, replace(room.seats[at], holiday=until))
        return len(own)

    for _ in range(CLAIM_TRIES):
        try:
            found: int = await table.errand(work)
        except Conflict:  # somebody else was first; the table is being read again, and the errand waits for that
            continue
        return found
    raise LobbyError(409, Text("server-seat-changed"))


async def subscribe(tables: Tables, name: str, ask: wire.Subscribe) -> dict[str, bool]:
    """Tell this browser of the turns of its seats; raises LobbyError or StoreError."""
    table = await existing(tables, name)
    notices = tables.house.notices
    try:
        await table.errand(lambda: notices.subscribe(table.room, ask))
    except NoSeat:
        raise LobbyError(403, Text("server-not-your-seat")) from None
    except BadEndpoint:
        raise LobbyError(422, Text("server-notice-address")) from None
    return {"ok": True}


async def unsubscribe(tables: Tables, name: str, ask: wire.Unsubscribe) -> dict[str, bool]:
    """Tell this browser nothing more of this table; raises LobbyError or StoreError."""
    table = await existing(tables, name)
    notices = tables.house.notices
    try:
        await table.errand(lambda: notices.unsubscribe(table.room, ask))
    except NoSeat:
        raise LobbyError(403, Text("server-not-your-seat")) from None
    return {"ok": True}


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
