"""The carrier: a process of its own that encrypts notices and takes them to the makers of the browsers.

So play never waits for it, however many want to be told. It is started when somebody first does, gets letters line by
line, and says which addresses there are no more. If it dies, what it had in hand is lost (nobody is told twice), and
another one goes on with what still waits here.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import signal
import sys
from asyncio.subprocess import PIPE
from collections.abc import Awaitable, Callable
from typing import Final

import msgspec

from lamplight.server.push import WAITING, Letter, Push

log = logging.getLogger("lamplight.notices")

IN_HAND: Final = 64  # letters that the carrier has at most; the others wait here
LAST: Final = 1.0  # seconds for what it has in hand when the server ends
PAUSE: Final = 1.0  # seconds before there is another one
NICE: Final = 5  # whoever plays comes first


class Orders(msgspec.Struct, frozen=True):
    """What a carrier must know before the first letter."""

    key: bytes
    contact: str
    anywhere: bool


class Carrier:
    """The way to it. `forget` is told of endpoints that there are no more."""

    def __init__(self, orders: Orders, forget: Callable[[str], Awaitable[None]]) -> None:
        self.orders = orders
        self.forget = forget
        self.dropped = 0
        self.pid = 0
        self._queue: asyncio.Queue[Letter] = asyncio.Queue(WAITING)
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Have one, since there will be letters."""
        if self._task is None:
            self._task = asyncio.get_running_loop().create_task(self._live_on())

    def post(self, letter: Letter) -> None:
        """Hand in a letter; when too many wait, the oldest are dropped."""
        if self._queue.full():
            self._queue.get_nowait()
            self.dropped += 1
        self._queue.put_nowait(letter)
        self.start()

    async def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _live_on(self) -> None:
        while True:
            try:
                await self._work()
                log.warning("the process that sends notices has ended: those in its hand are lost, another one begins")
            except OSError as error:
                log.warning("notices cannot be sent: %s", error)
            await asyncio.sleep(PAUSE)

    async def _work(self) -> None:
        """One carrier, from its beginning to its end."""
        process = await asyncio.create_subprocess_exec(
            sys.executable,
            "-m",
            "lamplight.server.carrier",
            stdin=PIPE,
            stdout=PIPE,
        )
        self.pid = process.pid
        assert process.stdin is not None
        assert process.stdout is not None
        feeding = asyncio.get_running_loop().create_task(self._feed(process.stdin))
        try:
            while line := await process.stdout.readline():
                await self.forget(msgspec.json.decode(line, type=str))
        finally:
            feeding.cancel()
            await asyncio.gather(feeding, return_exceptions=True)
            self._hand_over(process.stdin)
            process.stdin.close()
            try:
                await asyncio.wait_for(process.wait(), 2 * LAST)
            except TimeoutError:
                with contextlib.suppress(ProcessLookupError):
                    process.kill()
                await process.wait()

    async def _feed(self, pipe: asyncio.StreamWriter) -> None:
        pipe.write(msgspec.json.encode(self.orders) + b"\n")
        with contextlib.suppress(ConnectionError):  # its end is heard of elsewhere
            while True:
                letter = await self._queue.get()
                pipe.write(msgspec.json.encode(letter) + b"\n")
                self._hand_over(pipe)
                await pipe.drain()

    def _hand_over(self, pipe: asyncio.StreamWriter) -> None:
        """All that waits, unless the carrier has enough to do."""
        while not self._queue.empty() and not pipe.is_closing() and pipe.transport.get_write_buffer_size() == 0:
            pipe.write(msgspec.json.encode(self._queue.get_nowait()) + b"\n")


async def carry() -> None:
    """The carrier itself, until its server has nothing more to say."""
    loop = asyncio.get_running_loop()
    reader = asyncio.StreamReader()
    await loop.connect_read_pipe(lambda: asyncio.StreamReaderProtocol(reader), sys.stdin)
    first = await reader.readline()
    if not first:
        return
    orders = msgspec.json.decode(first, type=Orders)

    async def gone(endpoint: str) -> None:
        with contextlib.suppress(OSError):
            sys.stdout.buffer.write(msgspec.json.encode(endpoint) + b"\n")
            sys.stdout.buffer.flush()

    push = Push(orders.key, orders.contact, orders.anywhere, gone, IN_HAND)
    push.start()
    read = msgspec.json.Decoder(Letter).decode
    while line := await reader.readline():
        await push.take(read(line))
    with contextlib.suppress(TimeoutError):
        await asyncio.wait_for(push.done(), LAST)
    await push.close()


def main() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # a terminal tells it to all; the server says when it is over
    if hasattr(os, "nice"):
        os.nice(NICE)
    asyncio.run(carry())


if __name__ == "__main__":
    main()
