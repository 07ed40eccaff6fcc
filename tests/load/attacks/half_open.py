"""Lines that begin a request and never end it, as many as go."""

from __future__ import annotations

import contextlib

from tests.load.lines import GONE, Target, crowd, line

BEGUN = b"POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\nContent-Length: 99\r\n"


async def attack(to: Target) -> None:
    async def one() -> None:
        async with line(to) as (reader, writer):
            to.done["opened"] += 1
            writer.write(BEGUN if to.done["opened"] % 2 else BEGUN + b"\r\n{")
            with contextlib.suppress(*GONE):
                await reader.read(100)
            to.done["closed by the server"] += 1

    await crowd(to, one)
