"""A few bytes that ask for everything, again and again, on every line and on new ones."""

from __future__ import annotations

import asyncio

from tests.load.lines import Target, crowd, line, listen, said, upgraded
from tests.waiting import slowly

HELLO = said(t="hello")


async def attack(to: Target) -> None:
    async def one() -> None:
        async with line(to) as (reader, writer):
            await upgraded(reader, writer, to.table)

            async def ask() -> None:
                while not writer.is_closing():
                    writer.write(HELLO)
                    await writer.drain()
                    await slowly(0.01)

            asking = asyncio.ensure_future(ask())
            try:
                await listen(to, reader, writer)
            finally:
                asking.cancel()

    await crowd(to, one)
