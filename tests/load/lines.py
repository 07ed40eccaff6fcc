"""Raw lines to a server, from an address of this machine that stands for a stranger's: 127.0.0.0/8 comes here."""

from __future__ import annotations

import asyncio
import contextlib
import json
import struct
import time
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine
from dataclasses import dataclass, field
from typing import Any

from tests.waiting import DEADLINE

GONE = (OSError, EOFError, asyncio.IncompleteReadError, asyncio.TimeoutError)


@dataclass
class Target:
    """Whom an attack goes against, from where, and for how long."""

    port: int
    table: str  # of honest people
    address: str = "127.0.0.2"
    seconds: float = 0.0
    rounds: int = 1  # how often at least, where no time is given
    lines: int = 100
    done: Counter[str] = field(default_factory=Counter)
    began: float = field(default_factory=time.monotonic)

    def go_on(self, done: int) -> bool:
        """Is there to be another one after so many?"""
        if self.seconds:
            return time.monotonic() < self.began + self.seconds
        return done < self.rounds


Attack = Callable[[Target], Coroutine[Any, Any, None]]


@contextlib.asynccontextmanager
async def line(to: Target) -> AsyncIterator[tuple[asyncio.StreamReader, asyncio.StreamWriter]]:
    """One line."""
    reader, writer = await asyncio.open_connection(
        "127.0.0.1", to.port, local_addr=(to.address, 0), limit=2**22, family=2
    )
    try:
        yield reader, writer
    finally:
        writer.transport.abort()


def frame(opcode: int, data: bytes = b"", fin: bool = True) -> bytes:
    head = struct.pack("!B", (0x80 if fin else 0) | opcode)
    size = struct.pack("!B", 0x80 | len(data)) if len(data) < 126 else struct.pack("!BH", 0x80 | 126, len(data))
    return head + size + b"\0\0\0\0" + data


def said(**message: object) -> bytes:
    return frame(1, json.dumps(message).encode())


async def upgraded(reader: asyncio.StreamReader, writer: asyncio.StreamWriter, table: str) -> None:
    """Make a websocket of a line."""
    writer.write(
        f"GET /ws/{table} HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
    )
    head = await asyncio.wait_for(reader.readuntil(b"\r\n\r\n"), DEADLINE)
    if not head.startswith(b"HTTP/1.1 101"):
        raise EOFError(head[:20])


async def heard(reader: asyncio.StreamReader) -> tuple[int, bytes]:
    """The next frame of the server."""
    head = await reader.readexactly(2)
    size = head[1] & 0x7F
    if size == 126:
        (size,) = struct.unpack("!H", await reader.readexactly(2))
    elif size == 127:
        (size,) = struct.unpack("!Q", await reader.readexactly(8))
    return head[0] & 0x0F, await reader.readexactly(size)


async def listen(to: Target, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    """Count what is heard until the line ends; whoever asks whether somebody is there is answered."""
    while True:
        opcode, data = await heard(reader)
        to.done["bytes"] += len(data)
        if opcode == 8:
            code = int.from_bytes(data[:2], "big")
            to.done[f"closed {code}"] += 1
            return
        if opcode == 9:
            writer.write(frame(10, data))
        if opcode == 1:
            to.done[data[5 : data.index(b'"', 6)].decode(errors="replace").strip('":')] += 1


async def crowd(to: Target, one: Callable[[], Awaitable[None]]) -> None:
    """So many at a time do the same, each again when it is over; a line that ends is no failure."""

    async def again() -> None:
        count = 0
        while to.go_on(count):
            count += 1
            rest = to.began + to.seconds - time.monotonic() if to.seconds else DEADLINE
            try:
                await asyncio.wait_for(one(), max(0.1, rest))
            except GONE:
                to.done["ended"] += 1
            await asyncio.sleep(0)

    await asyncio.gather(*(again() for _ in range(to.lines)))
