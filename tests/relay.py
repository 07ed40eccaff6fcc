"""Something between a device and the server: a listener on loopback with a loop and a thread of its own."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Coroutine
from typing import Any, Final

from tests.waiting import DEADLINE

CHUNK: Final = 65536


class Relay:
    """Serves each connection by `_serve`, which passes bytes on to a port of this machine in its own way."""

    def __init__(self, port: int) -> None:
        self.to = port
        self._loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self._loop.run_forever, daemon=True)
        self._thread.start()
        self._server = self._do(asyncio.start_server(self._serve, "127.0.0.1", 0))
        self.port: int = self._server.sockets[0].getsockname()[1]

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        raise NotImplementedError

    def _do(self, work: Coroutine[Any, Any, Any]) -> Any:
        return asyncio.run_coroutine_threadsafe(work, self._loop).result(DEADLINE)

    def stop(self) -> None:
        """No new connections, and none that is open; nothing of it is left."""

        async def end() -> None:
            self._server.close()
            lines = asyncio.all_tasks() - {asyncio.current_task()}
            for line in lines:
                line.cancel()
            await asyncio.gather(*lines, return_exceptions=True)

        self._do(end())
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join(DEADLINE)
        self._loop.close()
