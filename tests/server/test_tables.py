"""All live tables: they come from disk, are set aside if they cannot be played on, and leave memory when idle."""

from __future__ import annotations

import time
from collections.abc import Callable

from tests.server.people import ServerHere, people


def test_idle_tables_leave_memory_and_come_back(server_here: Callable[..., ServerHere]) -> None:
    server = server_here(idle=0)
    table, watched = server.table("here", "here"), server.table("here", "here")
    with people(watched.sit(0, 1)):
        with people(table.sit(0, 1)) as (device,):
            answer = device.act()
        tables = server.app.state.tables
        for _ in range(500):  # the line is closed a moment later
            if tables.sweep():
                break
            time.sleep(0.01)
        assert list(tables.live) == [watched.id]
        with people(table.sit(0, 1)) as (device,):
            assert (device.v, device.view) == (answer["v"], answer["view"])
            assert device.act()["t"] == "step"
