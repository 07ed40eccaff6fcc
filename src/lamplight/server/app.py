"""The server as one ASGI application: routes, headers, start and end."""

from __future__ import annotations

import asyncio
import contextlib
import functools
import gzip
import itertools
import re
from collections.abc import AsyncIterator, Awaitable, Callable
from typing import TypeVar

import msgspec
from starlette.applications import Starlette
from starlette.requests import ClientDisconnect, Request
from starlette.responses import PlainTextResponse, RedirectResponse, Response
from starlette.routing import Route
from starlette.types import Message, Receive, Scope, Send

from lamplight.book import book_of
from lamplight.core.messages import LANGUAGES, Catalogue
from lamplight.core.view import Text
from lamplight.kits import all_kits
from lamplight.lessons import read_all, syllabus
from lamplight.server import lobby, pace, wire
from lamplight.server.bots import BotPool
from lamplight.server.branching import branch
from lamplight.server.care.changes import Hearing
from lamplight.server.care.leaving import forget_me
from lamplight.server.care.removing import Kept, kept_record
from lamplight.server.care.retention import Retention
from lamplight.server.chairs import Chairs
from lamplight.server.connection import encode
from lamplight.server.database import Conflict, StoreError
from lamplight.server.door import OFF, listing, presented
from lamplight.server.files import Files
from lamplight.server.gate import Entrance
from lamplight.server.hosts import HOST, Hosts, host_of
from lamplight.server.house import House
from lamplight.server.leading import Leading
from lamplight.server.limits import HOUR, Buckets
from lamplight.server.links import Links
from lamplight.server.meters import meters
from lamplight.server.mine import mine
from lamplight.server.porter import DIRECT, is_direct
from lamplight.server.projector import Ask, Shown
from lamplight.server.proxies import Proxies
from lamplight.server.push import new_key
from lamplight.server.reels import WINDOW, Cast
from lamplight.server.room import Room
from lamplight.server.seats import is_id
from lamplight.server.settings import Settings
from lamplight.server.sockets import Sockets, address_of, own_origins, same_origin
from lamplight.server.store import Store
from lamplight.server.subscriptions import keepsake
from lamplight.server.table import Table
from lamplight.server.tables import Tables
from lamplight.server.viewing import cast_of, knows_all, margin_of
from lamplight.server.watch import PATHS, Watch
from lamplight.server.where import found_at, reachable

T = TypeVar("T")
SECRET = Text("server-record-secret")
SOCKET_PATH = "/ws/"
SWEEP = 60.0  # seconds between looks for idle tables
KEYS = "lamplight-keys"  # the header with the keys of whoever looks at a table
NUMBER = re.compile("[0-9]{1,7}")
LARGEST_FILE = 2 * 1024 * 1024  # bytes of a record that somebody brings, as it is sent
SEEN = 5  # looks after which it is kept who is there

POLICY = [
    b"default-src 'self'",  # scripts, styles, pictures, letters, lines
    b"img-src 'self' blob:",  # and pictures that the page itself has drawn, to be kept by whoever looks at it
    b"object-src 'none'",
    b"base-uri 'none'",
    b"form-action 'self'",
    b"frame-ancestors 'none'",
]
HEADERS = [
    (b"content-security-policy", b"; ".join(POLICY)),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (b"x-frame-options", b"DENY"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
]
# What says how a page behaves says nothing on a part of one: there are thirty of them before the first question.
OF_PAGES = {
    b"content-security-policy",
    b"x-frame-options",
    b"cross-origin-opener-policy",
    b"permissions-policy",
}
PARTS = (b"text/javascript", b"text/css", b"font/")
HEADERS_OF_PARTS = [header for header in HEADERS if header[0] not in OF_PAGES]


def secured(path: str, headers: list[tuple[bytes, bytes]]) -> list[tuple[bytes, bytes]]:
    """The headers of a response with those for safety.

    The service worker is a page of its own in this; the files that pages are put together from are not.
    """
    kind = dict(headers).get(b"content-type", b"")
    return [*headers, *(HEADERS_OF_PARTS if path.startswith("/assets/") and kind.startswith(PARTS) else HEADERS)]


class Lamplight(Starlette):
    """Starlette with the security headers on every response, and a short way to the sockets.

    Before that every request is seen as whoever sent it meant it: through proxies, by a name of ours, below our path.
    """

    sockets: Sockets
    entrance: Entrance
    leading: Leading
    proxies: Proxies
    hosts: Hosts
    watch: Watch
    prefix: str

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await super().__call__(scope, receive, send)
            return
        direct = is_direct(scope)  # before anybody is believed
        self.proxies.asking(scope)
        host = host_of(scope)
        refused = None if self.hosts.known(host) else misdirected(host, self.sockets.settings.lang)
        path = scope["path"]
        if self.prefix and (path == self.prefix or path.startswith(f"{self.prefix}/")):
            scope["path"] = path[len(self.prefix) :]
            if not scope["path"]:
                scope["path"] = "/"
                refused = refused or RedirectResponse(f"{self.prefix}/")  # what lies below is below a slash
        if scope["type"] == "websocket" and (refused or scope["path"].startswith(SOCKET_PATH)):
            # Every layer between costs time per message.
            if refused:
                await receive()
                await send({"type": "websocket.close", "code": 1008, "reason": "host"})
            else:
                await self.sockets(scope, receive, send, scope["path"][len(SOCKET_PATH) :])
            return

        async def with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                meters.responses.add(str(message["status"]))
                message["headers"] = secured(scope["path"], list(message.get("headers", [])))
            await send(message)

        if refused:
            meters.refused.add("host")
            await refused(scope, receive, with_headers)
        elif scope["path"].startswith(PATHS):  # whoever looks after the server comes before every limit
            scope[DIRECT] = direct
            await self.watch.routes(scope, receive, with_headers)
        else:
            await super().__call__(scope, receive, with_headers)


def misdirected(host: str, lang: str) -> Response:
    """This server is not called so; what it is told is repeated only if it is a name at all."""
    name = host if HOST.fullmatch(host) else "?"
    sentence = Catalogue(lang).format(Text("start-wrong-host", {"host": name}))
    return PlainTextResponse(sentence + "\n", 421, {"Cache-Control": "no-store"})


def answer(body: object, status: int = 200) -> Response:
    """A message as JSON; nothing of the kind is kept by caches."""
    return Response(encode(body), status, {"Cache-Control": "no-store"}, "application/json")


def fault(status: int, *messages: Text, wait: float = 0.0) -> Response:
    """An error as the catalogue's message."""
    meters.refused.add(messages[0].id.removeprefix("server-"))
    response = answer(wire.Fault(messages[0], messages[1:]), status)
    if wait:
        response.headers["Retry-After"] = str(int(wait) + 1)
    return response


def packed(request: Request, body: bytes, smaller: Callable[[bytes], bytes]) -> Response:
    """JSON, made smaller where that is welcome."""
    headers = {"Cache-Control": "no-store", "Vary": "Accept-Encoding"}
    if "gzip" not in request.headers.get("accept-encoding", ""):
        return Response(body, 200, headers, "application/json")
    return Response(smaller(body), 200, {**headers, "Content-Encoding": "gzip"}, "application/json")


def as_record(game: str, table: str, lines: str) -> Response:
    """A record, to be saved in a file."""
    headers = {"Content-Disposition": f'attachment; filename="{game}-{table}.jsonl"'}
    return Response(lines, 200, headers, "application/jsonl")


def as_reel(request: Request, shown: Shown) -> Response:
    """A game that is looked at again, or why it cannot be."""
    if shown.fault is not None:
        return fault(422, shown.fault)
    headers = {"Cache-Control": "no-store", "Vary": "Accept-Encoding"}
    if "gzip" not in request.headers.get("accept-encoding", ""):
        return Response(gzip.decompress(shown.packed), 200, headers, "application/json")
    return Response(shown.packed, 200, {**headers, "Content-Encoding": "gzip"}, "application/json")


def numbers(request: Request) -> tuple[int, int | None]:
    """The ply and the first scene that an address asks for; what is no number asks for nothing."""
    ply, first = request.query_params.get("ply", ""), request.query_params.get("first", "")
    return (int(ply) if NUMBER.fullmatch(ply) else 0, int(first) if NUMBER.fullmatch(first) else None)


def hidden(kept: Kept) -> bool:
    """Has the game of a table that is gone secrets that its players did not open?"""
    return not kept.opened and any(kit.id == kept.game and kit.game.secrets for kit in all_kits())


async def _soon(value: T) -> T:
    return value


def gzipped(body: bytes) -> bytes:
    return gzip.compress(body, mtime=0)


@functools.cache
def book_bytes(game: str) -> bytes | None:
    """The rulebook of a game as it is sent; it never changes while the server runs."""
    found = book_of(game)
    return None if found is None else encode(found)


packed_book = functools.cache(gzipped)


def too_often(bucket: Buckets, request: Request) -> Response | None:
    """The refusal of what this address has asked for too often; reading costs the reader, too."""
    wait = bucket.take(address_of(request.scope))
    return fault(429, Text("server-try-later", {"seconds": int(wait) + 1}), wait=wait) if wait else None


class Api:
    """The HTTP side: games, tables, claims, records."""

    def __init__(self, tables: Tables, settings: Settings, listening: tuple[str, int]) -> None:
        self.tables = tables
        self.settings = settings
        self.origins = own_origins(settings)
        self.listening = listening
        self.creating = Buckets(settings.tables_per_address / HOUR, settings.tables_per_address)
        self.claiming = Buckets(settings.claims_per_address / HOUR, settings.claims_per_address)
        self.guessing = Buckets(settings.words_per_address / HOUR, settings.words_per_address)
        self.guesser = Buckets(settings.words_per_guesser / HOUR, settings.words_per_guesser)
        self.guessed = Buckets(settings.words_per_table / HOUR, settings.words_per_table)
        self.codes = Buckets(settings.codes_per_address / HOUR, settings.codes_per_address)
        self.codes_in_all = Buckets(settings.codes_in_all / HOUR, settings.codes_in_all)
        self.checking = Buckets(settings.checks_per_address / HOUR, settings.checks_per_address)
        self.wishing = Buckets(settings.notices_per_address / HOUR, settings.notices_per_address)
        self.watching = Buckets(settings.replays_per_address / HOUR, settings.replays_per_address)
        self.glancing = Buckets(settings.glances_per_address / HOUR, settings.glances_per_address)
        self.analysing = Buckets(settings.analyses_per_address / HOUR, settings.analyses_per_address)

    async def games(self, request: Request) -> Response:
        """GET /api/games: everybody's first question, so it is packed where that is welcome."""
        return packed(request, encode(lobby.offers()), gzipped)

    async def book(self, request: Request) -> Response:
        """GET /api/book/{game}: the rulebook as it is read, with its worked examples"""
        name = request.path_params["game"]
        known = any(kit.id == name for kit in all_kits())
        found = await asyncio.to_thread(book_bytes, name) if known else None
        return fault(404, Text("server-no-page")) if found is None else packed(request, found, packed_book)

    async def words(self, request: Request) -> Response:
        """GET /api/words/{game}/{lang}.ftl: the words of a game that the web client does not hold itself"""
        lang = request.path_params["lang"]
        found = next((kit for kit in all_kits() if kit.id == request.path_params["game"]), None)
        source = None if found is None or lang not in LANGUAGES else found.words_in(lang)
        if source is None:
            return fault(404, Text("server-no-page"))
        return Response(source, 200, {"Cache-Control": "no-cache"}, "text/plain; charset=utf-8")

    async def tips(self, request: Request) -> Response:
        """GET /api/games/{game}/tips"""
        name = request.path_params["game"]
        if name not in [kit.id for kit in all_kits()]:
            return fault(404, Text("server-unknown-game", {"game": name[:40]}))
        return answer(wire.Tips(syllabus(name).tips))

    async def check(self, request: Request) -> Response:
        """POST /api/games/{game}/check"""
        name = request.path_params["game"]
        return await self._post(
            request, wire.CheckOptions, [(self.checking, address_of(request.scope))],
            lambda ask: lobby.check(name, ask),
        )  # fmt: skip

    async def where(self, request: Request) -> Response:
        """GET /api/where"""
        return answer(wire.Where(await asyncio.to_thread(reachable, *self.listening), self.settings.public_address))

    async def open(self, request: Request) -> Response:
        """GET /api/open: the tables that whoever comes may sit down at, where there are such."""
        if not self.settings.open_tables:
            return fault(404, OFF)
        if limited := too_often(self.glancing, request):
            return limited
        try:
            return answer(await listing(self.tables.store, self.tables.aside))
        except StoreError as error:
            return fault(503, error.message, wait=5)

    async def phone(self, request: Request) -> Response:
        """POST /api/phone"""
        return await self._post(
            request, wire.PhoneClaim, [(self.codes, address_of(request.scope)), (self.codes_in_all, "")],
            lambda ask: lobby.phone(self.tables, ask),
        )  # fmt: skip

    async def mine(self, request: Request) -> Response:
        """POST /api/mine"""
        return await self._post(
            request, wire.AskMine, [(self.glancing, address_of(request.scope))],
            lambda ask: mine(self.tables, ask),
        )  # fmt: skip

    async def notice_key(self, request: Request) -> Response:
        """GET /api/notices"""
        key = self.tables.house.notices.public_key
        return answer(wire.NoticeKey(key)) if key else fault(404, Text("server-no-page"))

    async def subscribe(self, request: Request) -> Response:
        """POST /api/tables/{table}/notices"""
        name = request.path_params["table"]
        return await self._post(
            request, wire.Subscribe, [(self.wishing, address_of(request.scope))],
            lambda ask: lobby.subscribe(self.tables, name, ask),
        )  # fmt: skip

    async def unsubscribe(self, request: Request) -> Response:
        """POST /api/tables/{table}/notices/off"""
        name = request.path_params["table"]
        return await self._post(
            request, wire.Unsubscribe, [(self.wishing, address_of(request.scope))],
            lambda ask: lobby.unsubscribe(self.tables, name, ask),
        )  # fmt: skip

    async def holiday(self, request: Request) -> Response:
        """POST /api/holiday"""
        return await self._post(
            request, wire.Holiday, [(self.wishing, address_of(request.scope))],
            lambda ask: lobby.holiday(self.tables, ask),
        )  # fmt: skip

    async def health(self, request: Request) -> Response:
        """GET /api/health"""
        return answer({"ok": True})

    async def create(self, request: Request) -> Response:
        """POST /api/tables"""
        return await self._post(
            request, wire.NewTable, [(self.creating, address_of(request.scope))],
            lambda ask: lobby.create(self.tables, ask),
        )  # fmt: skip

    async def branch(self, request: Request) -> Response:
        """POST /api/branches"""
        return await self._post(
            request, wire.NewBranch, [(self.creating, address_of(request.scope))],
            lambda ask: branch(self.tables, ask), LARGEST_FILE,
        )  # fmt: skip

    async def teach(self, request: Request) -> Response:
        """POST /api/lessons"""
        return await self._post(
            request, wire.NewLesson, [(self.creating, address_of(request.scope))],
            lambda ask: lobby.teach(self.tables, ask),
        )  # fmt: skip

    async def claim(self, request: Request) -> Response:
        """POST /api/tables/{table}/claim"""
        name = request.path_params["table"]
        return await self._post(
            request, wire.Claim, [(self.claiming, address_of(request.scope))],
            lambda ask: lobby.claim(self.tables, name, ask),
        )  # fmt: skip

    async def recover(self, request: Request) -> Response:
        """POST /api/tables/{table}/recover: whoever guesses wrong is held up, and not whoever knows the words."""
        name, address = request.path_params["table"], address_of(request.scope)
        limits = [(self.guessing, address), (self.guesser, f"{name} {address}"), (self.guessed, name)]

        async def work(ask: wire.Recover) -> wire.SeatKeys:
            keys = await lobby.recover(self.tables, name, ask)
            for buckets, who in limits:
                buckets.give_back(who)
            return keys

        return await self._post(request, wire.Recover, limits, work)

    async def forget(self, request: Request) -> Response:
        """POST /api/tables/{table}/forget"""
        name = request.path_params["table"]
        return await self._post(
            request, wire.ForgetMe, [(self.wishing, address_of(request.scope))],
            lambda ask: forget_me(self.tables, name, ask),
        )  # fmt: skip

    async def table(self, request: Request) -> Response:
        """GET /api/tables/{table}: what everybody may know of it."""
        if limited := too_often(self.watching, request):
            return limited
        try:
            return answer((await self._seen(request)).telling.info())
        except lobby.LobbyError as error:
            return fault(error.status, *error.messages)

    async def record(self, request: Request) -> Response:
        """GET /api/tables/{table}/record: the whole record, after the end, for those who may know all of the game."""
        if limited := too_often(self.watching, request):
            return limited
        try:
            table = await self._seen(request)
        except lobby.LobbyError as error:
            return await self._kept(request.path_params["table"]) or fault(error.status, *error.messages)
        room = table.room
        if not room.over:
            return fault(409, Text("server-record-early"))
        if not self._may_know(request, room):
            return fault(403, SECRET)
        try:
            return as_record(room.game.id, room.id, await table.record(await margin_of(table)))
        except StoreError as error:
            return fault(503, error.message, wait=5)

    def _may_know(self, request: Request, room: Room) -> bool:
        """May whoever asks know all of a game that is over?"""
        return knows_all(room, presented(request.headers.get(KEYS, "")))

    async def replay(self, request: Request) -> Response:
        """GET /api/tables/{table}/replay?eyes=&ply= or &first=: the game once more, as whoever asks may see it.

        ?ply=&instead=: what another decision would have led to, for those who may know all of a game that is over.
        """
        if limited := too_often(self.watching, request):
            return limited
        name = request.path_params["table"]
        try:
            table = await self._seen(request)
        except lobby.LobbyError as error:
            return await self._kept_reel(request, name) or fault(error.status, *error.messages)
        cast = await table.errand(lambda: _soon(cast_of(table, presented(request.headers.get(KEYS, "")))))
        asked = numbers(request)
        try:
            lines = await table.record(await margin_of(table))
        except StoreError as error:
            return fault(503, error.message, wait=5)
        instead = request.query_params.get("instead", "")[:120]
        if instead and not table.room.over:
            return fault(409, Text("replay-branch-early"))
        ask = Ask(lines, cast, request.query_params.get("eyes", "")[:8], *asked, instead=instead)
        return as_reel(request, await self.tables.house.projector.show(ask))

    async def _kept_reel(self, request: Request, name: str) -> Response | None:
        """The same of a game that was put away, of which it is not known any more who played."""
        if not is_id(name):
            return None
        try:
            kept = await self.tables.store.read(lambda db: kept_record(db, name))
        except StoreError as error:
            return fault(503, error.message, wait=5)
        if kept is None or kept.door == "closed":
            return None
        ask = Ask(kept.lines, Cast(may=(WINDOW,) if hidden(kept) else (), table=name), "", *numbers(request))
        return as_reel(request, await self.tables.house.projector.show(ask))

    async def replay_file(self, request: Request) -> Response:
        """POST /api/replay: a record that somebody brings; nothing of it is kept."""

        async def work(ask: wire.AskReel) -> object:
            cast = Cast()
            shown = await self.tables.house.booth.show(
                Ask(ask.record, cast, ask.eyes, ask.ply, ask.first, instead=ask.instead)
            )
            return as_reel(request, shown)

        return await self._post(
            request, wire.AskReel, [(self.watching, address_of(request.scope))], work, LARGEST_FILE
        )  # fmt: skip

    async def analysis(self, request: Request) -> Response:
        """GET /api/tables/{table}/analysis: how far it is. POST: analyse this game, if that was not done before.

        POST with ?enough: whoever asked for it needs it no more.
        """
        if limited := too_often(self.watching, request):
            return limited
        analyst = self.tables.house.analyst
        try:
            table = await self._seen(request)
            room = table.room
            if not room.over:
                return fault(409, Text("server-record-early"))
            if not self._may_know(request, room):
                return fault(403, SECRET)
            told = await analyst.told(room.number)
            if request.method == "GET":
                return fault(404, Text("analysis-none")) if told is None else answer(told)
            if not same_origin(request.scope, self.origins):
                return fault(403, Text("server-wrong-origin"))
            who = address_of(request.scope)
            if "enough" in request.query_params:
                analyst.enough(room.number, who)
                told = await analyst.told(room.number)
                return fault(404, Text("analysis-none")) if told is None else answer(told)
            if told is None or told.trouble is not None:
                if limited := too_often(self.analysing, request):
                    return limited
                busy = analyst.ask(room.number, (await table.record()).splitlines(), who)
                if busy is not None:
                    return fault(503, busy, wait=60)
                told = await analyst.told(room.number)
            analyst.wanted(room.number, who)
            return answer(told)
        except lobby.LobbyError as error:
            return fault(error.status, *error.messages)
        except StoreError as error:
            return fault(503, error.message, wait=5)

    async def _kept(self, name: str) -> Response | None:
        """The record of a game that was put away; that of a closed table is only for whoever runs the server."""
        if not is_id(name):
            return None
        try:
            kept = await self.tables.store.read(lambda db: kept_record(db, name))
        except StoreError as error:
            return fault(503, error.message, wait=5)
        if kept is None or kept.door == "closed":
            return None
        return fault(403, SECRET) if hidden(kept) else as_record(kept.game, name, kept.lines)

    async def _seen(self, request: Request) -> Table:
        """The table that is asked about, if whoever asks may look in; raises LobbyError."""
        return await lobby.seen(self.tables, request.path_params["table"], request.headers.get(KEYS, ""))

    async def missing(self, request: Request) -> Response:
        """Anything else under /api."""
        return fault(404, Text("server-no-page"))

    async def _post(
        self,
        request: Request,
        kind: type[T],
        limits: list[tuple[Buckets, str]],
        work: Callable[[T], Awaitable[object]],
        most: int = 0,
    ) -> Response:
        """Check the sender, the size and the shape of a request, then do it."""
        if not same_origin(request.scope, self.origins):
            return fault(403, Text("server-wrong-origin"))
        if request.headers.get("content-type", "").partition(";")[0].strip().lower() != "application/json":
            return fault(415, Text("server-not-json"))
        body = bytearray()
        most = most or self.settings.frame_size
        try:
            async for chunk in request.stream():
                body += chunk
                if len(body) > most:
                    return fault(413, Text("server-too-large", {"most": most}))
        except ClientDisconnect:
            return Response(status_code=400)
        try:
            ask = msgspec.json.decode(body, type=kind)
        except (msgspec.MsgspecError, RecursionError, UnicodeError) as error:
            return fault(400, Text("server-bad-request", {"detail": str(error)}))
        for buckets, who in limits:
            wait = buckets.take(who)
            if wait:
                return fault(429, Text("server-try-later", {"seconds": int(wait) + 1}), wait=wait)
        try:
            done = await work(ask)
            return done if isinstance(done, Response) else answer(done)
        except lobby.LobbyError as error:
            return fault(error.status, *error.messages)
        except StoreError as error:
            return fault(503, error.message, wait=5)
        except Conflict:  # another process was first; what it did is known by the next try
            return fault(409, Text("server-seat-changed"))


def create_app(
    settings: Settings,
    store: Store | None = None,
    listening: tuple[str, int] = ("127.0.0.1", 0),
    site: str = "",
    chairs: Chairs | None = None,
) -> Lamplight:
    """The application; a store that is given has been opened already and stays the caller's.

    listening is the address that the server's socket is bound to; processes of one site were started together, and
    their bots share chairs.
    """
    kept = store if store is not None else Store(settings.url, settings.busy_timeout)
    bots = BotPool(settings.bot_workers, settings.bot_timeout, chairs)
    tables = Tables(House(kept, bots, settings, site))
    leading = Leading(tables)
    api = Api(tables, settings, listening)
    sockets = Sockets(tables, settings)
    links = Links(tables, settings.lang)
    files = Files(settings.static, settings.lang, links)

    @contextlib.asynccontextmanager
    async def lifespan(_: Starlette) -> AsyncIterator[None]:
        if store is None:
            await asyncio.to_thread(kept.open)
        loop = asyncio.get_running_loop()
        kept.start(loop)
        bots.start(loop)
        await tables.house.leases.start()
        await app.watch.office.join()
        await asyncio.to_thread(read_all)
        notices = tables.house.notices
        home = await asyncio.to_thread(found_at, settings.public_address, *listening)
        await notices.start(await kept.write(lambda db: keepsake(db, "notices", new_key)), home)
        chores = [
            loop.create_task(_sweep(tables)),
            loop.create_task(tables.live_on()),
            loop.create_task(notices.live_on(tables)),
            loop.create_task(pace.live_on(tables.house, tables)),
            loop.create_task(Hearing(kept, tables.hear).live_on()),
            loop.create_task(Retention(tables.house, tables).live_on()),
        ]
        try:
            yield
        finally:
            for chore in chores:
                chore.cancel()
                with contextlib.suppress(asyncio.CancelledError):
                    await chore
            app.watch.office.shut()
            await notices.close()
            await asyncio.to_thread(bots.close)
            await tables.close()
            await tables.hand_over()
            leading.close()
            await asyncio.to_thread(kept.close)

    app = Lamplight(
        routes=[
            Route("/api/health", api.health),
            Route("/api/games", api.games),
            Route("/api/words/{game}/{lang}.ftl", api.words),
            Route("/api/book/{game}", api.book),
            Route("/api/games/{game}/tips", api.tips),
            Route("/api/games/{game}/check", api.check, methods=["POST"]),
            Route("/api/where", api.where),
            Route("/api/phone", api.phone, methods=["POST"]),
            Route("/api/open", api.open),
            Route("/api/mine", api.mine, methods=["POST"]),
            Route("/api/holiday", api.holiday, methods=["POST"]),
            Route("/api/tables", api.create, methods=["POST"]),
            Route("/api/branches", api.branch, methods=["POST"]),
            Route("/api/lessons", api.teach, methods=["POST"]),
            Route("/api/tables/{table}", api.table),
            Route("/api/tables/{table}/claim", api.claim, methods=["POST"]),
            Route("/api/tables/{table}/recover", api.recover, methods=["POST"]),
            Route("/api/tables/{table}/record", api.record),
            Route("/api/tables/{table}/replay", api.replay),
            Route("/api/replay", api.replay_file, methods=["POST"]),
            Route("/api/tables/{table}/analysis", api.analysis, methods=["GET", "POST"]),
            Route("/api/tables/{table}/forget", api.forget, methods=["POST"]),
            Route("/api/notices", api.notice_key),
            Route("/api/tables/{table}/notices", api.subscribe, methods=["POST"]),
            Route("/api/tables/{table}/notices/off", api.unsubscribe, methods=["POST"]),
            Route("/api/{rest:path}", api.missing, methods=["GET", "POST", "PUT", "PATCH", "DELETE"]),
            Route("/share/{table}.png", links.picture),
            Route("/{path:path}", files.respond),
        ],
        lifespan=lifespan,
    )
    app.sockets = sockets
    app.proxies = Proxies(settings.trusted_proxies)
    app.entrance = Entrance(settings, tables.house, app.proxies)
    app.entrance.leading = app.leading = leading
    app.hosts = Hosts(settings)
    app.watch = Watch(tables, sockets, leading)
    app.prefix = settings.prefix
    app.state.tables = tables
    app.state.store = kept
    app.state.bots = bots
    return app


async def _sweep(tables: Tables) -> None:
    for look in itertools.count(1):
        await asyncio.sleep(SWEEP)
        tables.sweep()
        if look % SEEN == 0:
            tables.see()
