"""Messages, nonsense and control frames as fast as the line takes them; who is closed comes again at once."""

from __future__ import annotations

import asyncio
import itertools

from tests.load.lines import Target, crowd, frame, line, listen, said, upgraded

KINDS = itertools.cycle([
    said(t="ping", key="x") * 20,
    frame(1, b"{}") * 20,
    frame(1, b"{" * 100) * 20,
    frame(9, b"x" * 100) * 20,
    frame(10) * 20,
    said(t="why", key="x", seat=0, touches=["x"]) * 20,
])  # fmt: skip


async def attack(to: Target) -> None:
    async def one() -> None:
        kind = next(KINDS)
        async with line(to) as (reader, writer):
            await upgraded(reader, writer, to.table)
            writer.write(said(t="hello"))

            async def pour() -> None:
                while not writer.is_closing():
                    writer.write(kind)
                    await writer.drain()
                    await asyncio.sleep(0)

            pouring = asyncio.ensure_future(pour())
            try:
                await listen(to, reader, writer)
            finally:
                pouring.cancel()

    await crowd(to, one)
