"""The server as one ASGI application: routes, headers, start and end."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator, Awaitable, Callable
from typing import TypeVar

import msgspec
from starlette.applications import Starlette
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.routing import Route
from starlette.types import Message, Receive, Scope, Send

from lamplight.core.messages import LANGUAGES
from lamplight.core.record import record_lines
from lamplight.core.view import Text
from lamplight.kits import all_kits
from lamplight.server import lobby, wire
from lamplight.server.bots import BotPool
from lamplight.server.connection import encode
from lamplight.server.files import Files
from lamplight.server.house import House
from lamplight.server.limits import HOUR, Buckets
from lamplight.server.settings import Settings
from lamplight.server.sockets import Sockets, address_of, same_origin
from lamplight.server.store import Conflict, Store, StoreError
from lamplight.server.tables import Tables
from lamplight.server.where import reachable

T = TypeVar("T")
SOCKET_PATH = "/ws/"
SWEEP = 60.0  # seconds between looks for idle tables

POLICY = [
    b"default-src 'self'",
    b"script-src 'self'",
    b"style-src 'self'",
    b"img-src 'self'",
    b"font-src 'self'",
    b"connect-src 'self'",
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


class Lamplight(Starlette):
    """Starlette with the security headers on every response, and a short way to the sockets."""

    sockets: Sockets

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket" and scope["path"].startswith(SOCKET_PATH):
            # Every layer between costs time per message.
            await self.sockets(scope, receive, send, scope["path"][len(SOCKET_PATH) :])
            return

        async def with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message.get("headers", []), *HEADERS]
            await send(message)

        await super().__call__(scope, receive, with_headers)


def answer(body: object, status: int = 200) -> Response:
    """A message as JSON; nothing of the kind is kept by caches."""
    return Response(encode(body), status, {"Cache-Control": "no-store"}, "application/json")


def fault(status: int, *messages: Text, wait: float = 0.0) -> Response:
    """An error as the catalogue's message."""
    response = answer(wire.Fault(messages[0], messages[1:]), status)
    if wait:
        response.headers["Retry-After"] = str(int(wait) + 1)
    return response


class Api:
    """The HTTP side: games, tables, claims, records."""

    def __init__(self, tables: Tables, settings: Settings, listening: tuple[str, int]) -> None:
        self.tables = tables
        self.settings = settings
        self.listening = listening
        self.creating = Buckets(settings.tables_per_address / HOUR, settings.tables_per_address)
        self.claiming = Buckets(settings.claims_per_address / HOUR, settings.claims_per_address)
        self.guessing = Buckets(settings.words_per_address / HOUR, settings.words_per_address)
        self.guessed = Buckets(settings.words_per_table / HOUR, settings.words_per_table)
        self.codes = Buckets(settings.codes_per_address / HOUR, settings.codes_per_address)
        self.codes_in_all = Buckets(settings.codes_in_all / HOUR, settings.codes_in_all)
        self.checking = Buckets(settings.checks_per_address / HOUR, settings.checks_per_address)

    async def games(self, request: Request) -> Response:
        """GET /api/games"""
        return answer([lobby.offered(kit) for kit in all_kits()])

    async def words(self, request: Request) -> Response:
        """GET /api/words/{game}/{lang}.ftl: the words of a game that the web client does not hold itself"""
        lang = request.path_params["lang"]
        found = next((kit for kit in all_kits() if kit.id == request.path_params["game"]), None)
        source = None if found is None or lang not in LANGUAGES else found.words_in(lang)
        if source is None:
            return fault(404, Text("server-no-page"))
        return Response(source, 200, {"Cache-Control": "no-cache"}, "text/plain; charset=utf-8")

    async def check(self, request: Request) -> Response:
        """POST /api/games/{game}/check"""
        name = request.path_params["game"]
        return await self._post(
            request, wire.CheckOptions, [(self.checking, address_of(request.scope))],
            lambda ask: lobby.check(name, ask),
        )  # fmt: skip

    async def where(self, request: Request) -> Response:
        """GET /api/where"""
        return answer(wire.Where(await asyncio.to_thread(reachable, *self.listening)))

    async def phone(self, request: Request) -> Response:
        """POST /api/phone"""
        return await self._post(
            request, wire.PhoneClaim, [(self.codes, address_of(request.scope)), (self.codes_in_all, "")],
            lambda ask: lobby.phone(self.tables, ask),
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

    async def claim(self, request: Request) -> Response:
        """POST /api/tables/{table}/claim"""
        name = request.path_params["table"]
        return await self._post(
            request, wire.Claim, [(self.claiming, address_of(request.scope))],
            lambda ask: lobby.claim(self.tables, name, ask),
        )  # fmt: skip

    async def recover(self, request: Request) -> Response:
        """POST /api/tables/{table}/recover"""
        name = request.path_params["table"]
        return await self._post(
            request, wire.Recover, [(self.guessing, address_of(request.scope)), (self.guessed, name)],
            lambda ask: lobby.recover(self.tables, name, ask),
        )  # fmt: skip

    async def table(self, request: Request) -> Response:
        """GET /api/tables/{table}: what everybody may know of it."""
        try:
            return answer((await lobby.existing(self.tables, request.path_params["table"])).telling.info())
        except lobby.LobbyError as error:
            return fault(error.status, *error.messages)

    async def record(self, request: Request) -> Response:
        """GET /api/tables/{table}/record: the whole record, after the end."""
        try:
            table = await lobby.existing(self.tables, request.path_params["table"])
        except lobby.LobbyError as error:
            return fault(error.status, *error.messages)
        room = table.room
        if not room.over:
            return fault(409, Text("server-record-early"))
        lines = await asyncio.to_thread(record_lines, room.match)
        headers = {"Content-Disposition": f'attachment; filename="{room.game.id}-{room.id}.jsonl"'}
        return Response("\n".join(lines) + "\n", 200, headers, "application/jsonl")

    async def missing(self, request: Request) -> Response:
        """Anything else under /api."""
        return fault(404, Text("server-no-page"))

    async def _post(
        self,
        request: Request,
        kind: type[T],
        limits: list[tuple[Buckets, str]],
        work: Callable[[T], Awaitable[object]],
    ) -> Response:
        """Check the sender, the size and the shape of a request, then do it."""
        if not same_origin(request.scope, self.settings.origins):
            return fault(403, Text("server-wrong-origin"))
        if request.headers.get("content-type", "").partition(";")[0].strip().lower() != "application/json":
            return fault(415, Text("server-not-json"))
        body = b""
        try:
            async for chunk in request.stream():
                body += chunk
                if len(body) > self.settings.frame_size:
                    return fault(413, Text("server-too-large", {"most": self.settings.frame_size}))
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
            return answer(await work(ask))
        except lobby.LobbyError as error:
            return fault(error.status, *error.messages)
        except StoreError as error:
            return fault(503, error.message, wait=5)
        except Conflict:  # another process was first; what it did is known by the next try
            return fault(409, Text("server-seat-changed"))


def create_app(
    settings: Settings, store: Store | None = None, listening: tuple[str, int] = ("127.0.0.1", 0)
) -> Lamplight:
    """The application; a store that is given has been opened already and stays the caller's.

    listening is the address that the server's socket is bound to.
    """
    kept = store if store is not None else Store(settings.url, settings.busy_timeout)
    bots = BotPool(settings.bot_workers, settings.bot_timeout)
    tables = Tables(House(kept, bots, settings))
    api = Api(tables, settings, listening)
    sockets = Sockets(tables, settings)
    files = Files(settings.static, settings.lang)

    @contextlib.asynccontextmanager
    async def lifespan(_: Starlette) -> AsyncIterator[None]:
        if store is None:
            await asyncio.to_thread(kept.open)
        loop = asyncio.get_running_loop()
        kept.start(loop)
        bots.start(loop)
        chores = [loop.create_task(_sweep(tables)), loop.create_task(tables.live_on())]
        try:
            yield
        finally:
            for chore in chores:
                chore.cancel()
                with contextlib.suppress(asyncio.CancelledError):
                    await chore
            await asyncio.to_thread(bots.close)
            await tables.close()
            await asyncio.to_thread(kept.close)

    app = Lamplight(
        routes=[
            Route("/api/health", api.health),
            Route("/api/games", api.games),
            Route("/api/words/{game}/{lang}.ftl", api.words),
            Route("/api/games/{game}/check", api.check, methods=["POST"]),
            Route("/api/where", api.where),
            Route("/api/phone", api.phone, methods=["POST"]),
            Route("/api/tables", api.create, methods=["POST"]),
            Route("/api/tables/{table}", api.table),
            Route("/api/tables/{table}/claim", api.claim, methods=["POST"]),
            Route("/api/tables/{table}/recover", api.recover, methods=["POST"]),
            Route("/api/tables/{table}/record", api.record),
            Route("/api/{rest:path}", api.missing, methods=["GET", "POST", "PUT", "PATCH", "DELETE"]),
            Route("/{path:path}", files.respond),
        ],
        lifespan=lifespan,
    )
    app.sockets = sockets
    app.state.tables = tables
    app.state.store = kept
    app.state.bots = bots
    return app


async def _sweep(tables: Tables) -> None:
    while True:
        await asyncio.sleep(SWEEP)
        tables.sweep()
