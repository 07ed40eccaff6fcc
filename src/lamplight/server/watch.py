"""What whoever looks after the server finds here: is it well, its figures, a page. All of it is answered before any
limit counts, from memory or by the one writer, so that it is there when the server is full.
"""

from __future__ import annotations

import logging
from typing import Final

from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route, Router
from starlette.types import Receive, Scope, Send

from lamplight.core.messages import Catalogue
from lamplight.core.view import Text
from lamplight.server.health import Health
from lamplight.server.leading import Leading
from lamplight.server.limits import HOUR, Buckets
from lamplight.server.logs import about
from lamplight.server.meters import meters
from lamplight.server.metrics import Family, Metrics
from lamplight.server.office import Office
from lamplight.server.porter import MISSING, WRONG, Porter
from lamplight.server.siblings import Siblings
from lamplight.server.sockets import Sockets, address_of
from lamplight.server.tables import Tables

log = logging.getLogger("lamplight.watch")

PATHS: Final = ("/health/", "/metrics", "/operator")
LOGGED: Final = 20  # wrong tokens of one address that are logged, at once; then so many per hour


class Watch:
    """The routes of the operator."""

    def __init__(self, tables: Tables, sockets: Sockets, leading: Leading) -> None:
        settings = tables.house.settings
        self.say = Catalogue(settings.lang).format
        self.porter = Porter(settings)
        self.health = Health(tables.house)
        self.figures = Metrics(tables, sockets)
        self.siblings = Siblings(leading)
        self.siblings.answer("figures", self.figures.own)
        self.office = Office(tables, sockets, self.porter, self.health, self.siblings)
        self._wrong = Buckets(LOGGED / HOUR, LOGGED)
        self.routes = Router(
            [
                Route("/health/live", self.health.live),
                Route("/health/ready", self.health.ready),
                Route("/metrics", self.metrics),
                *self.office.routes,
            ],
            redirect_slashes=False,
            default=self.nothing,
        )

    async def metrics(self, request: Request) -> Response:
        """GET /metrics"""
        why = self.porter.why_not(request)
        if why is not None:
            return self.turned_away(request, why)
        said = await self.siblings.all("figures", list[Family])
        body, kind = self.figures.written(said, request.headers.get("accept", ""))
        return Response(body, 200, {"Cache-Control": "no-store", "Content-Type": kind})

    async def nothing(self, scope: Scope, receive: Receive, send: Send) -> None:
        await self._plain(Text("server-no-page"), 404)(scope, receive, send)

    def turned_away(self, request: Request, why: Text) -> Response:
        """One sentence that says what to do."""
        meters.refused.add("operator")
        if why is WRONG and not self._wrong.take(address_of(request.scope)):
            log.warning("somebody came with a wrong operator_token", extra=about("operator-refused"))
        response = self._plain(why, 401 if why in (MISSING, WRONG) else 403)
        if response.status_code == 401:
            response.headers["WWW-Authenticate"] = 'Bearer realm="lamplight"'
        return response

    def _plain(self, text: Text, status: int) -> Response:
        return PlainTextResponse(self.say(text) + "\n", status, {"Cache-Control": "no-store"})
