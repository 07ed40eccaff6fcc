"""Lines that ask and never read: what is sent to them would wait in the server's memory."""

from __future__ import annotations

import contextlib

from tests.load.lines import GONE, Target, crowd, line, said, upgraded
from tests.waiting import slowly


async def attack(to: Target) -> None:
    async def one() -> None:
        async with line(to) as (reader, writer):
            await upgraded(reader, writer, to.table)
            reader._transport.pause_reading()  # type: ignore[attr-defined]
            to.done["opened"] += 1
            with contextlib.suppress(*GONE):
                while not writer.is_closing():
                    writer.write(said(t="hello"))
                    await writer.drain()
                    await slowly(0.05)
            to.done["closed by the server"] += 1

    await crowd(to, one)
