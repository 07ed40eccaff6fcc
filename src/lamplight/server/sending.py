"""Letters that leave the server while nobody waits for them: a queue, a few hands, little time, and a few tries.

Whoever takes them is not trusted: no redirect is followed, and nothing of an answer counts but its number. Nothing here
waits for anything that a table does, and a table never waits for this.
"""

from __future__ import annotations

import asyncio
import logging
from abc import ABC, abstractmethod
from typing import Final, Generic, NamedTuple, TypeVar

import aiohttp
from aiohttp.abc import AbstractResolver

log = logging.getLogger("lamplight.notices")

GONE: Final = (404, 410)
BUSY: Final = (429, 500, 502, 503, 504)
LONGEST: Final = 8.0  # seconds for one
TRIES: Final = 3
PAUSE: Final = 2.0  # seconds before the next try, then twice as long

L = TypeVar("L")


class Packed(NamedTuple):
    """A letter as it goes over the line."""

    address: str
    body: bytes
    headers: dict[str, str]


class Sender(ABC, Generic[L]):
    """The way out of one process, for letters of one kind; when too many wait, the oldest are dropped."""

    def __init__(self, hands: int, waiting: int) -> None:
        self.hands = hands  # at work at once
        self.sent = self.failed = self.dropped = 0
        self._queue: asyncio.Queue[L] = asyncio.Queue(waiting)
        self._tasks: list[asyncio.Task[None]] = []
        self._session: aiohttp.ClientSession | None = None

    def resolver(self) -> AbstractResolver | None:
        """Who finds addresses by their names; nobody in particular."""
        return None

    @abstractmethod
    async def packed(self, letter: L) -> Packed:
        """The letter, ready to go."""

    async def gone(self, letter: L) -> None:
        """There is no such address any more."""
        self.lost(letter, GONE[-1])

    def taken(self, letter: L) -> None:
        """It has arrived."""
        self.sent += 1

    def lost(self, letter: L, status: int) -> None:
        """It was not taken; the last answer, 0 if there was none."""
        self.failed += 1

    def start(self) -> None:
        loop = asyncio.get_running_loop()
        self._session = aiohttp.ClientSession(
            connector=aiohttp.TCPConnector(limit=self.hands, resolver=self.resolver()),
            cookie_jar=aiohttp.DummyCookieJar(),
            auto_decompress=False,
        )
        self._tasks = [loop.create_task(self._work()) for _ in range(self.hands)]

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        if self._session is not None:
            await self._session.close()

    def post(self, letter: L) -> None:
        """Hand in a letter; it leaves as soon as there is a hand free."""
        if self._queue.full():
            self._queue.get_nowait()
            self._queue.task_done()
            self.dropped += 1
        self._queue.put_nowait(letter)

    async def take(self, letter: L) -> None:
        """The same, when there is room for it."""
        await self._queue.put(letter)

    async def done(self) -> None:
        """Until all that was handed in has left or is lost."""
        await self._queue.join()

    async def _work(self) -> None:
        while True:
            letter = await self._queue.get()
            try:
                await self._send(letter)
            except Exception as error:
                self.failed += 1
                log.warning("a notice could not be sent: %s", type(error).__name__)
            finally:
                self._queue.task_done()

    async def _send(self, letter: L) -> None:
        packed = await self.packed(letter)
        status = 0
        for tries in range(TRIES):
            if tries:
                await asyncio.sleep(PAUSE * 2 ** (tries - 1))
            status = await self._answered(packed)
            if 200 <= status < 300:
                self.taken(letter)
                return
            if status in GONE:
                await self.gone(letter)
                return
            if status and status not in BUSY:
                break
        self.lost(letter, status)

    async def _answered(self, packed: Packed) -> int:
        """The number of the answer, 0 if there is none; what else it says is not read."""
        assert self._session is not None
        try:
            async with self._session.post(
                packed.address,
                data=packed.body,
                headers=packed.headers,
                allow_redirects=False,
                timeout=aiohttp.ClientTimeout(total=LONGEST),
            ) as answer:
                return answer.status
        except (aiohttp.ClientError, TimeoutError, OSError):
            return 0
