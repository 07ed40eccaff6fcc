"""A table that leaves memory is gone from it at once, with all that was kept for it; nobody need look for it."""

from __future__ import annotations

import asyncio
import gc
import weakref
from typing import Any

from tests.examples import QUICK, SHORT
from tests.server.care.homes import Home
from tests.server.people import ServerHere, people
from tests.waiting import DEADLINE, looks

from lamplight.core.chance import Dealer
from lamplight.core.match import Match
from lamplight.core.rng import Rng
from lamplight.kits import game_named
from lamplight.server.bot_memory import Asked, Memory


def in_loop(server: ServerHere, work: Any) -> Any:
    loop = server.store._loop
    assert loop is not None

    async def run() -> Any:
        await server.store.write(lambda _: None)
        return work()

    return asyncio.run_coroutine_threadsafe(run(), loop).result(DEADLINE)


def test_a_swept_table_is_given_back_without_the_collector(file_home: Home) -> None:
    server = file_home.here(idle=0, bot_delay=0, grace=0)
    tables = server.app.state.tables
    refs: list[weakref.ref[Any]] = []
    gc.collect()
    gc.disable()
    try:
        for kinds in (("here", "here"), ("here", "bot:uniform"), ("here", "remote")):
            table = server.table(*kinds)
            with people(table.sit(0), table.watch()) as (device, _):
                while device.actor != 0:
                    device.until("step")
                device.act()
                device.ask("why", seat=0, touches=["nothing"])

            def parts(name: str = table.id) -> None:
                live = tables.live[name]
                refs.extend(
                    weakref.ref(one)
                    for one in (live, live.room, live.questions, live.telling, live.ledger, live.bots, live.presence)
                )

            in_loop(server, parts)
        for _ in looks():
            in_loop(server, tables.sweep)
            if not tables.live:
                break
        in_loop(server, lambda: None)
        left = [type(one()).__name__ for one in refs if one() is not None]
        assert left == []
    finally:
        gc.enable()
    assert tables.house.notices._known == {}


def test_a_table_that_was_swept_comes_back_as_it_was(file_home: Home) -> None:
    server = file_home.here(idle=0)
    table = server.table("here", "here")
    with people(table.sit(0, 1)) as (device,):
        device.act()
        seen = device.view
    for _ in looks():
        in_loop(server, server.app.state.tables.sweep)
        if not server.app.state.tables.live:
            break
    with people(table.sit(0, 1)) as (device,):
        assert device.view == seen
        assert device.act()["t"] == "step"


def test_searchers_of_a_table_are_forgotten() -> None:
    match = Match(game_named(QUICK), SHORT[QUICK][2], 3, Dealer(bytes(32)))
    match.begin()
    seat = int(match.state.actor)
    memory, question = Memory(), Asked(QUICK, "strong", match.perspective(seat, Rng(1)), 1)
    memory.choose(question._replace(table="a"))
    memory.choose(question._replace(table="b"))
    memory.forget(["a", "c"])
    assert [whose.table for whose in memory.kept] == ["b"]
