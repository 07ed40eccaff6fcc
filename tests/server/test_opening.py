"""A table is loaded once for all who ask for it at the same time, whoever of them goes away."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

import pytest
from tests.server.people import ServerHere

from lamplight.server.table import Table


def test_whoever_asked_first_may_go_away_while_it_is_read(
    server_here: Callable[..., ServerHere], monkeypatch: pytest.MonkeyPatch
) -> None:
    server = server_here()
    table = server.table("here", "here")
    server.close()
    server.start()
    tables = server.app.state.tables
    load, loads = tables._load, 0

    async def work() -> tuple[object, int]:
        gate = asyncio.Event()

        async def slowly(name: str, take: bool) -> object:
            nonlocal loads
            loads += 1
            await gate.wait()
            return await load(name, take)

        monkeypatch.setattr(tables, "_load", slowly)
        first = asyncio.ensure_future(tables.find(table.id))
        second = asyncio.ensure_future(tables.find(table.id))
        while not loads:
            await asyncio.sleep(0)
        first.cancel()
        gate.set()
        return await second, loads

    loop = server.app.state.bots._loop
    found, times = asyncio.run_coroutine_threadsafe(work(), loop).result(60)
    assert isinstance(found, Table)
    assert found.room.id == table.id
    assert times == 1
