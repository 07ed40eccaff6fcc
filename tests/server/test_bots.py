"""Bots in worker processes: one that dies, hangs or raises never holds up a table."""

from __future__ import annotations

import asyncio
import logging
import os
import signal
import time
from collections.abc import Callable, Iterator

import pytest
from tests import loops
from tests.server.people import ServerHere, people

from lamplight.core.chance import Dealer
from lamplight.core.match import Match
from lamplight.core.perspective import Perspective
from lamplight.core.rng import Rng
from lamplight.games import game_named
from lamplight.server import bots
from lamplight.server.bots import BotPool, Question, Thought, WorkerLost


def perspective() -> Perspective:
    match = Match(game_named("dunkelrunde"), {}, 2, Dealer(bytes(32)))
    match.begin()
    return Perspective(match.state, match.state.actor, Rng(1))


def asked(pool: BotPool, bot: str, count: int = 1) -> list[Thought]:
    """What the pool answers to so many questions."""

    async def main() -> list[Thought]:
        loop = asyncio.get_running_loop()
        pool.start(loop)
        futures = [loop.create_future() for _ in range(count)]
        for future in futures:
            pool.think(Question("dunkelrunde", bot, perspective(), 7, future.set_result))
        try:
            return list(await asyncio.wait_for(asyncio.gather(*futures), 60))
        finally:
            await asyncio.to_thread(pool.close)

    return loops.run(main())


def legal() -> set[str]:
    world = perspective().world
    return {world.text(code) for code in world.legal_actions()}


def test_a_bot_thinks_in_a_process_of_its_own() -> None:
    pool = BotPool(workers=1, timeout=30)
    thoughts = asked(pool, "uniform", 3)
    assert {thought.do for thought in thoughts} <= legal()
    assert all(thought.reason is not None for thought in thoughts)
    assert thoughts[0] == thoughts[1]  # the same perspective and generator
    assert pool.workers[0].pid is None  # and it has ended


def test_a_bot_that_raises_gives_way_to_a_legal_action(caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.WARNING):
        thought = asked(BotPool(workers=1, timeout=30), "no-such-bot")[0]
    assert thought.do in legal()
    assert thought.reason is None
    assert "chosen at random" in caplog.text


@pytest.fixture
def worker() -> Iterator[bots.Worker]:
    made = bots.Worker()
    yield made
    made.stop()


def test_a_worker_that_died_is_replaced(worker: bots.Worker, monkeypatch: pytest.MonkeyPatch) -> None:
    import pickle

    question = pickle.dumps(("dunkelrunde", "uniform", perspective(), 7))
    first = worker.ask(question, 30)
    pid = worker.pid
    assert pid is not None
    os.kill(pid, signal.SIGKILL)
    try:
        again = worker.ask(question, 30)
    except WorkerLost:
        worker.stop()
        again = worker.ask(question, 30)
    assert again == first
    assert worker.pid != pid


def test_a_worker_that_hangs_is_given_up(worker: bots.Worker, caplog: pytest.LogCaptureFixture) -> None:
    import pickle

    question = pickle.dumps(("dunkelrunde", "uniform", perspective(), 7))
    worker.ask(question, 30)
    pid = worker.pid
    assert pid is not None
    os.kill(pid, signal.SIGSTOP)
    pool = BotPool(workers=1, timeout=0.5)
    pool.workers = [worker]
    begun = time.monotonic()
    pool.timeout = 0.5
    thought = pool._answer(worker, Question("dunkelrunde", "uniform", perspective(), 7, lambda _: None))
    assert thought.do in legal()
    assert time.monotonic() - begun < 20
    assert "no answer within" in caplog.text
    assert worker.pid != pid


def test_a_table_goes_on_while_its_bots_are_killed(server_here: Callable[..., ServerHere]) -> None:
    server = server_here(bot_workers=1)
    table = server.table("bot:uniform", "bot:uniform", board="short")
    killed = 0
    with people(table.watch()) as (stranger,):
        for _ in range(3000):
            if stranger.over:
                break
            stranger.until("step", "sync")
            pid = server.app.state.bots.workers[0].pid
            if killed < 3 and pid is not None and len(stranger.heard) % 10 == 0:
                os.kill(pid, signal.SIGKILL)
                killed += 1
        assert stranger.over
        assert killed == 3


def test_an_illegal_wish_is_replaced(server_here: Callable[..., ServerHere], monkeypatch: pytest.MonkeyPatch) -> None:
    server = server_here()

    def wild(question: Question) -> None:
        asyncio.get_running_loop().call_soon(question.done, Thought("child red-girl linden", None))

    monkeypatch.setattr(server.app.state.bots, "think", wild)
    table = server.table("bot:uniform", "bot:uniform")
    with people(table.watch()) as (stranger,):
        for _ in range(10):
            stranger.until("step")
