"""Your turn: whoever is asked while none of their devices is looked at is told so, once for each turn.

A turn begins with the version after the last thing that somebody else decided; the log says so, so a server that was
started anew knows of which turns it has told. A notice holds no secret: the game, and who plays.
The host's webhook is told by the same rule, whether or not anybody has asked for notices.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Coroutine
from dataclasses import replace
from functools import lru_cache, partial
from typing import Any, Final, Literal, NamedTuple, Protocol

from lamplight.core.game import CHANCE
from lamplight.core.match import Match
from lamplight.core.messages import LANGUAGES, Catalogue
from lamplight.core.view import Text, seat_name
from lamplight.kits import game_named, info_of
from lamplight.server import wire
from lamplight.server.carrier import Carrier, Orders
from lamplight.server.clock import now
from lamplight.server.database import Conflict, StoreError
from lamplight.server.push import Letter, body, fault, public_key
from lamplight.server.room import Room
from lamplight.server.rows import HUMAN, MatchRow
from lamplight.server.seats import matches, token_hash
from lamplight.server.settings import Settings
from lamplight.server.store import Store
from lamplight.server.subscriptions import (
    NOTE_TOLD,
    Subscription,
    anybody_subscribed,
    forget_endpoint,
    note_hooked,
    subscribe,
    subscriptions_of,
    tables_due,
    told_values,
    unsubscribe,
)
from lamplight.server.webhook import Told, ToldGame, ToldSeat, ToldTable, Webhook

log = logging.getLogger("lamplight.notices")

SWEEP: Final = 30.0  # seconds between looks for quiet hours that are over
MOST_CACHED: Final = 20_000
MOST_SAID: Final = 1_000


class Finder(Protocol):
    """Whoever has the tables."""

    async def find(self, name: str) -> object:
        """The table of this id, or why there is none."""


class Looked(NamedTuple):
    """It is time to look whether somebody is asked who does not look; a table does so in its turn."""


class NoSeat(Exception):
    """The token holds no seat of this table."""


class BadEndpoint(Exception):
    """Nothing is sent to this address; why."""


def turn_since(match: Match) -> int:
    """The version with which the turn of whoever is asked began."""
    at, seat = match.version, int(match.state.actor)
    while at > 0 and match.entry_at(at - 1).by in (seat, CHANCE):
        at -= 1
    return at


class Turn(NamedTuple):
    """What is told of: somebody is asked."""

    match: int
    table: str
    seat: int
    since: int  # the version with which it began
    game: str
    with_whom: str
    rest: int  # until when its holder is on holiday; 0: they are not


@lru_cache(MOST_SAID)
def said(lang: str, game: str, with_whom: str) -> tuple[str, str]:
    """What a notice of a turn says: a title, and a sentence."""
    words = Catalogue(lang)
    with_ = Text("server-notice-with", {"who": with_whom}) if with_whom else Text("server-notice-open")
    return words.format(Text("server-notice-turn", {"game": info_of(game_named(game)).name})), words.format(with_)


def looked_at(room: Room, seat: int) -> bool:
    """Does somebody look at a device that speaks for this seat?"""
    if any(one.front and seat in room.hands(one) for one in room.connections):
        return True
    return any(seat in other.front for other in room.afar.values())


class Notices:
    """Who is told of their turns, in one process."""

    def __init__(self, store: Store, settings: Settings) -> None:
        self.store = store
        self.settings = settings
        self.anywhere = settings.push_anywhere
        self.home = ""  # where the server is found
        self.public_key = ""  # with which notices are signed, as browsers want to know it
        self.carrier: Carrier | None = None
        self.hook: Webhook | None = None
        self._known: dict[int, list[Subscription]] = {}
        self._note_told = store.prepared(NOTE_TOLD)
        self._tasks: set[asyncio.Task[None]] = set()

    async def start(self, key: bytes, home: str) -> None:
        self.home = home
        self.public_key = public_key(key)
        self.carrier = Carrier(Orders(key, self.settings.contact, self.anywhere), self._gone)
        if await self.store.read(anybody_subscribed):
            self.carrier.start()
        if self.settings.webhook:
            self.hook = Webhook(self.settings.webhook, self.settings.webhook_secret)
            self.hook.start()

    async def close(self) -> None:
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        if self.carrier is not None:
            await self.carrier.close()
        if self.hook is not None:
            await self.hook.close()

    # --- wishes ---------------------------------------------------------------------------------

    async def subscribe(self, room: Room, ask: wire.Subscribe) -> None:
        """Tell this device of the turns of the seats that it holds; raises NoSeat, BadEndpoint, StoreError."""
        why = fault(ask.endpoint, self.anywhere)
        if why:
            raise BadEndpoint(why)
        seats = self._held(room, ask.token)
        since = turn_since(room.match)
        quiet = ask.quiet or (None, None)
        lang = ask.lang if ask.lang in LANGUAGES else LANGUAGES[0]
        for seat in seats:
            told = since if seat == room.match.state.actor else -1  # whoever asks for it sees that it is their turn
            new = Subscription(
                room.number, seat, ask.endpoint, ask.p256dh, ask.auth, lang, quiet[0], quiet[1], ask.zone, told
            )
            await self.store.write(partial(subscribe, new=new))
        self._known.pop(room.number, None)
        if self.carrier is not None:
            self.carrier.start()

    async def unsubscribe(self, room: Room, ask: wire.Unsubscribe) -> None:
        for seat in self._held(room, ask.token):
            await self.store.write(partial(unsubscribe, match=room.number, seat=seat, endpoint=ask.endpoint))
        self._known.pop(room.number, None)

    def _held(self, room: Room, token: str) -> list[int]:
        asked = token_hash(token)
        seats = [at for at, seat in enumerate(room.seats) if matches(asked, seat.token) or matches(asked, seat.phone)]
        if not seats:
            raise NoSeat
        return seats

    def forget(self, number: int) -> None:
        """A table leaves memory, and with it what was remembered of its devices."""
        self._known.pop(number, None)

    async def _gone(self, endpoint: str) -> None:
        try:
            await self.store.write(lambda db: forget_endpoint(db, endpoint))
        except (StoreError, Conflict):
            return  # it is found out again with the next notice
        for number, all_ in list(self._known.items()):
            if any(one.endpoint == endpoint for one in all_):
                self._known.pop(number, None)

    # --- telling --------------------------------------------------------------------------------

    def look(self, room: Room) -> None:
        """The game went on: is somebody asked who does not look?"""
        wanted = self._known.get(room.number) != []
        if self.carrier is None or room.over or not (wanted or self.hook):
            return
        seat = int(room.match.state.actor)
        if seat < 0 or room.seats[seat].kind not in HUMAN or room.seats[seat].token is None or looked_at(room, seat):
            return
        if wanted:
            with_whom = ", ".join(one.name for at, one in enumerate(room.seats) if at != seat and one.name)
            since, rest = turn_since(room.match), room.seats[seat].holiday
            turn = Turn(room.number, room.id, seat, since, room.game.id, with_whom, rest)
            known = self._known.get(room.number)
            if known is None:
                self._spawn(self._learn_and_tell(turn))
            else:
                self._tell(turn, known)
        if self.hook is not None:
            self._spawn(self._tell_hook(self.hook, room.number, self._told(room, "turn", seat, Text("webhook-turn"))))

    def call(self, number: int, then: Callable[[], None]) -> None:
        """Call `then` soon if somebody is told of turns at this table."""
        if self.carrier is None:
            return
        known = self._known.get(number)
        if self.hook is not None or known:
            asyncio.get_running_loop().call_soon(then)
        elif known is None:
            self._spawn(self._learn_and_call(number, then))

    async def _learn_and_call(self, number: int, then: Callable[[], None]) -> None:
        known = await self._learn(number)
        if known:
            then()

    def _spawn(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def nudge(self, room: Room, seat: int, waiting: int) -> int:
        """Tell the devices of this seat, and the webhook, that somebody waits for it; how many could be told now."""
        if self.carrier is None:
            return 0
        known = await self.store.read(lambda db: subscriptions_of(db, room.number))
        told = [one for one in known if one.seat == seat and one.quiet_until(now()) is None]
        game = info_of(room.game).name
        by = room.seats[waiting].name
        hook = self.hook if self.hook is not None and self.hook.well else None
        if hook is not None:
            hook.post(self._told(room, "nudge", seat, Text("webhook-nudge", {"by": seat_name(waiting)})))
        for one in told:
            words = Catalogue(one.lang)
            title = words.format(Text("server-notice-nudge", {"game": game}))
            text = words.format(Text("server-notice-waits", {"who": by}) if by else Text("server-notice-open"))
            self.carrier.post(Letter(one.endpoint, one.p256dh, one.auth, body(title, text, f"/t/{room.id}"), room.id))
        return len(told) + (hook is not None)

    async def farewell(self, row: MatchRow, days: int) -> int:
        """Tell all devices of a table that it is deleted soon unless somebody comes; how many are told."""
        if self.carrier is None:
            return 0
        known = await self.store.read(lambda db: subscriptions_of(db, row.number))
        game = info_of(game_named(row.game)).name
        for one in known:
            words = Catalogue(one.lang)
            title = words.format(Text("care-notice-title", {"game": game}))
            text = words.format(Text("care-notice", {"days": days}))
            self.carrier.post(
                Letter(one.endpoint, one.p256dh, one.auth, body(title, text, f"/t/{row.id}", turn=False), row.id)
            )
        return len(known)

    def _told(self, room: Room, kind: Literal["turn", "nudge"], seat: int, text: Text) -> Told:
        """What the webhook is told of this seat, as everything is now."""
        words = Catalogue(self.settings.lang, [one.name for one in room.seats])
        game, who = info_of(room.game).name, seat_name(seat)
        return Told(
            kind,
            ToldGame(room.game.id, words.format(game)),
            ToldTable(room.id, f"{self.home}/t/{room.id}"),
            ToldSeat(seat, words.format(who)),
            turn_since(room.match),
            room.moved,
            words.format(Text(text.id, {**text.args, "who": who, "game": game})),
        )

    async def _tell_hook(self, hook: Webhook, number: int, told: Told) -> None:
        try:
            if await self.store.write(lambda db: note_hooked(db, number, told.seat.number, told.turn)):
                hook.post(told)
        except (StoreError, Conflict) as error:
            log.warning("the webhook could not be told of a turn: %s", error)

    async def _learn_and_tell(self, turn: Turn) -> None:
        known = await self._learn(turn.match)
        if known is not None:
            self._tell(turn, known)

    async def _learn(self, number: int) -> list[Subscription] | None:
        try:
            known = await self.store.read(lambda db: subscriptions_of(db, number))
        except (StoreError, Conflict) as error:
            log.warning("nobody could be told of a turn: %s", error)
            return None
        if not self.store.listener.shares:  # else another process may have heard of other wishes
            if len(self._known) > MOST_CACHED:
                self._known.clear()
            self._known[number] = known
        return known

    def _tell(self, turn: Turn, known: list[Subscription]) -> None:
        """Note that those who are to be told have been, and tell those of whom nobody else has noted it."""
        moment = now()
        noted: dict[tuple[int, int, int | None], list[Subscription]] = {}
        for at, one in enumerate(known):
            if one.seat != turn.seat or (one.told == turn.since and one.due is None):
                continue
            quiet = one.quiet_until(max(moment, turn.rest)) or (turn.rest if turn.rest > moment else None)
            if quiet is not None and quiet == one.due:
                continue  # it waits already
            told = turn.since if quiet is None else one.told
            noted.setdefault((one.told, told, quiet), []).append(one)
            known[at] = replace(one, told=told, due=quiet)
        for (_, told, quiet), ones in noted.items():
            statement = self._note_told(**told_values(ones, told, quiet))
            self.store.later(statement, partial(self._noted, turn, ones, quiet))

    def _noted(
        self, turn: Turn, ones: list[Subscription], quiet: int | None, rows: Any, error: Exception | None
    ) -> None:
        if error is not None:
            log.warning("nobody could be told of a turn: %s", error)
        mine = {row[0] for row in rows or ()}
        if len(mine) < len(ones):  # another process was first, or it is not so on disk
            self._known.pop(turn.match, None)
        if quiet is not None or self.carrier is None:
            return
        for one in ones:
            if one.endpoint in mine:
                title, text = said(one.lang, turn.game, turn.with_whom)
                path = f"/t/{turn.table}"
                self.carrier.post(Letter(one.endpoint, one.p256dh, one.auth, body(title, text, path), turn.table))

    async def live_on(self, tables: Finder) -> None:
        """Whoever wanted quiet, or was on holiday, is told when that is over, if it is still their turn."""
        while True:
            await asyncio.sleep(SWEEP)
            try:
                await self.catch_up(tables)
            except (StoreError, Conflict) as error:
                log.warning("nobody could be told of a turn: %s", error)

    async def catch_up(self, tables: Finder) -> None:
        for name in await self.store.read(lambda db: tables_due(db, now())):
            table = await tables.find(name)
            room, notice = getattr(table, "room", None), getattr(table, "notice", None)
            if room is not None and notice is not None:
                self._known.pop(room.number, None)
                notice(Looked())
