"""Is the server there, and can it do its work? Asked by whoever watches over it, and by whatever leads visitors here.

/health/live answers as long as the process does. /health/ready asks the database, through the one writer, so that it
says what a move would meet; however many ask, one question is under way, and its answer holds for a moment.
"""

from __future__ import annotations

import asyncio
import logging
import time
from typing import Final

from starlette.requests import Request
from starlette.responses import Response

from lamplight.core.messages import Catalogue
from lamplight.core.view import Text
from lamplight.server.connection import encode
from lamplight.server.house import House
from lamplight.server.logs import about

log = logging.getLogger("lamplight.health")

PATIENCE: Final = 2.0  # seconds in which the database must answer
HOLDS: Final = 0.5  # seconds for which its answer holds

DRAINING: Final = Text("operator-draining")
AWAY: Final = Text("operator-database-away")


class Health:
    """The two questions."""

    def __init__(self, house: House, patience: float = PATIENCE) -> None:
        self.house = house
        self.patience = patience
        self.say = Catalogue(house.settings.lang).format
        self._asking: asyncio.Task[bool] | None = None
        self._known = (float("-inf"), False)  # when it was last asked, and whether it answered
        self._away = False

    async def live(self, request: Request) -> Response:
        """GET /health/live"""
        return _answer({"ok": True}, 200)

    async def ready(self, request: Request) -> Response:
        """GET /health/ready"""
        why = await self.why_not()
        return _answer({"ok": True}, 200) if why is None else _answer({"ok": False, "why": self.say(why)}, 503)

    async def why_not(self) -> Text | None:
        """Why nobody should be sent here now; None: let them come."""
        if self.house.draining:
            return DRAINING
        return None if await self.database() else AWAY

    async def database(self) -> bool:
        """Does the database answer in time?"""
        when, well = self._known
        if time.monotonic() - when < HOLDS:
            return well
        if self._asking is None or self._asking.done():
            self._asking = asyncio.get_running_loop().create_task(self._ask())
        try:
            well = await asyncio.wait_for(asyncio.shield(self._asking), self.patience)
        except TimeoutError:
            well = False
        if well == self._away:  # it has gone, or come back
            self._away = not well
            if well:
                log.warning("the database answers again", extra=about("database-back"))
            else:
                log.error("the database does not answer", extra=about("database-away"))
        self._known = (time.monotonic(), well)
        return well

    async def _ask(self) -> bool:
        try:
            await self.house.store.write(lambda db: db.exec_driver_sql("SELECT version_num FROM alembic_version").all())
        except Exception:  # whatever it is, the writer has logged it
            return False
        return True


def _answer(body: object, status: int) -> Response:
    return Response(encode(body), status, {"Cache-Control": "no-store"}, "application/json")
