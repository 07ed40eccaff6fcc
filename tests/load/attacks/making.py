"""New tables as fast as they are made, and questions that cost the server more than the one who asks."""

from __future__ import annotations

from tests.load.attacks.masters import made
from tests.load.lines import Target, crowd, line

ASKED = (b"/api/tables/%b", b"/api/games", b"/api/tables/nosuchtable", b"/t/%b")


async def attack(to: Target) -> None:
    async def one() -> None:
        await made(to)
        for path in ASKED:
            async with line(to) as (reader, writer):
                path = path.replace(b"%b", to.table.encode())
                writer.write(b"GET %b HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n" % path)
                to.done["bytes"] += len(await reader.read(-1))

    await crowd(to, one)
