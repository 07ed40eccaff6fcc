"""As many tables as an address may make, each with the bots that think for longest, and somebody who watches them."""

from __future__ import annotations

import json

from tests.examples import EXAMPLE
from tests.load.lines import Target, crowd, line, listen, said, upgraded

from lamplight.bots.search.searcher import LEVELS

SLOWEST = max(LEVELS, key=lambda name: LEVELS[name].seconds)
TABLE = {"game": EXAMPLE, "seats": [{"kind": "bot", "bot": SLOWEST} for _ in range(3)], "options": {}}


async def made(to: Target, body: object = TABLE) -> str:
    """A new table; empty if there is none."""
    sent = json.dumps(body).encode()
    async with line(to) as (reader, writer):
        writer.write(
            b"POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\n"
            b"Connection: close\r\nContent-Length: %d\r\n\r\n" % len(sent) + sent
        )
        head, _, answer = (await reader.read(-1)).partition(b"\r\n\r\n")
        to.done["answered " + head[9:12].decode()] += 1
        return str(json.loads(answer)["table"]) if head.startswith(b"HTTP/1.1 200") else ""


async def attack(to: Target) -> None:
    async def one() -> None:
        table = await made(to)
        if table:
            async with line(to) as (reader, writer):
                await upgraded(reader, writer, table)
                writer.write(said(t="hello"))
                await listen(to, reader, writer)

    await crowd(to, one)
