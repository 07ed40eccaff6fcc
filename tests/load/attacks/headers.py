"""Heads of requests that never end: one line sends 60 MiB of them if it is let."""

from __future__ import annotations

import asyncio
import contextlib

from tests.load.lines import GONE, Target, crowd, line
from tests.waiting import DEADLINE

ALL = 60 * 2**20
CHUNK = b"X-Header: aaaaaaaaaaaaaaaa\r\n" * 2048


async def attack(to: Target) -> None:
    async def one() -> None:
        async with line(to) as (reader, writer):
            writer.write(b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\n")
            sent = 0
            with contextlib.suppress(*GONE):
                while sent < ALL and not writer.is_closing():
                    writer.write(CHUNK)
                    await writer.drain()
                    sent += len(CHUNK)
            to.done["swallowed"] += sent >= ALL
            to.done["sent"] += sent
            with contextlib.suppress(*GONE):
                answer = await asyncio.wait_for(reader.read(100), DEADLINE)
                to.done["refused"] += answer.startswith(b"HTTP/1.1 431")

    await crowd(to, one)
