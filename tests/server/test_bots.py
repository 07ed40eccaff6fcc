"""Bots in worker processes: one that dies, hangs or raises never holds up a table."""

from __future__ import annotations

import asyncio
import functools
import logging
import os
import signal
import threading
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from tests import loops
from tests.examples import EXAMPLE, USUAL
from tests.server.people import Device, Server, ServerHere, people
from tests.waiting import DEADLINE

from lamplight.bots.search.searcher import LEVELS
from lamplight.core.chance import Dealer
from lamplight.core.match import Match
from lamplight.core.perspective import Perspective
from lamplight.core.rng import Rng
from lamplight.kits import game_named, seconds_of
from lamplight.server import bots
from lamplight.server.bot_memory import Asked, Whose
from lamplight.server.bots import NOTHING, BotPool, Question, Thought, WorkerLost
from lamplight.server.settings import Settings


def perspective() -> Perspective:
    match = Match(game_named(EXAMPLE), {}, 2, Dealer(bytes(32)))
    match.begin()
    return Perspective(match.state, match.state.actor, Rng(1))


def answers(pool: BotPool, *questions: Question) -> list[tuple[Question, Thought]]:
    """What the pool answers, in the order of its answers."""

    async def main() -> list[tuple[Question, Thought]]:
        loop = asyncio.get_running_loop()
        pool.start(loop)
        out: list[tuple[Question, Thought]] = []
        all_there = loop.create_future()

        def heard(question: Question, thought: Thought) -> None:
            out.append((question, thought))
            if len(out) == len(questions):
                all_there.set_result(None)

        for question in questions:
            pool.think(question._replace(done=functools.partial(heard, question)))
        try:
            await asyncio.wait_for(all_there, DEADLINE)
        finally:
            await asyncio.to_thread(pool.close)
        return out

    return loops.run(main())


def question(bot: str, game: str = EXAMPLE, **more: Any) -> Question:
    return Question(game, bot, perspective(), 7, lambda _: None, **more)


def asked(pool: BotPool, bot: str, count: int = 1) -> list[Thought]:
    """What the pool answers to so many questions."""
    return [thought for _, thought in answers(pool, *[question(bot)] * count)]


def legal() -> set[str]:
    world = perspective().world
    return {world.text(code) for code in world.legal_actions()}


def test_a_bot_thinks_in_a_process_of_its_own() -> None:
    pool = BotPool(workers=1, timeout=DEADLINE)
    thoughts = asked(pool, "uniform", 3)
    assert {thought.do for thought in thoughts} <= legal()
    assert all(thought.reason is not None for thought in thoughts)
    assert thoughts[0] == thoughts[1]  # the same perspective and generator
    assert pool.workers[0].pid is None  # and it has ended


def test_a_bot_that_raises_gives_way_to_the_usual_bot(caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.WARNING):
        thought = asked(BotPool(workers=1, timeout=DEADLINE), "no-such-bot")[0]
    assert thought == asked(BotPool(workers=1, timeout=DEADLINE), "thoughtful")[0]
    assert [record.args[2] for record in caplog.records if isinstance(record.args, tuple)] == [1, 2]
    assert "chosen at random" not in caplog.text


def test_if_no_bot_answers_a_legal_action_is_chosen(caplog: pytest.LogCaptureFixture) -> None:
    pool = BotPool(workers=1, timeout=0)  # no process is that quick
    with caplog.at_level(logging.WARNING):
        thought = asked(pool, "uniform")[0]
    assert thought.do in legal()
    assert thought.reason is None
    assert f"bot {USUAL[EXAMPLE]} of {EXAMPLE}, attempt 3" in caplog.text
    assert "chosen at random" in caplog.text


def test_whoever_may_think_longer_is_waited_for_longer() -> None:
    """However short the patience of the server is: nobody is given up within the time of his level."""
    for timeout in (0.0, Settings().bot_timeout):
        pool = BotPool(workers=1, timeout=timeout)
        assert pool.patience("uniform") == timeout
        for level in LEVELS:
            assert pool.patience(level) >= seconds_of(level)
    assert Settings().bot_timeout > 3 * max(seconds_of(level) for level in LEVELS)


def test_long_thoughts_do_not_hold_up_short_ones() -> None:
    """Three bots that think long were asked before: whoever answers at once, and a hint, do not wait for the last."""
    threads: dict[str, int] = {}

    def asked(name: str, bot: str, soon: bool = False) -> Question:
        return question(bot, soon=soon, wanted=lambda: threads.setdefault(name, threading.get_ident()) > 0)

    long = [asked("first", "strong"), asked("second", "strong"), asked("third", "master")]
    assert not any(one.short for one in long)
    quick, hint = asked("quick", "uniform"), asked("hint", "strong", soon=True)
    assert quick.short
    assert hint.short
    answers(BotPool(workers=2, timeout=DEADLINE), *long, quick, hint)
    assert threads["first"] == threads["second"] == threads["third"] != threads["quick"], "one is kept for short ones"
    assert len(threads) == 5


def test_what_nobody_wants_to_know_any_more_is_not_thought_about() -> None:
    pool = BotPool(workers=1, timeout=DEADLINE)
    ((_, thought),) = answers(pool, question("master", wanted=lambda: False))
    assert thought == NOTHING


def test_a_seat_comes_back_to_the_worker_that_knows_it() -> None:
    pool = BotPool(workers=3, timeout=DEADLINE)
    thoughts = [thought for _, thought in answers(pool, question("gentle", table="t"), question("gentle", table="u"))]
    assert all(thought.do in legal() and thought.reason is not None for thought in thoughts)
    seat = int(perspective().seat)
    assert pool._queue._last == {Whose("t", seat, "gentle"): 2, Whose("u", seat, "gentle"): 0}


@pytest.fixture
def worker() -> Iterator[bots.Worker]:
    made = bots.Worker()
    yield made
    made.stop()


def test_a_worker_that_died_is_replaced(worker: bots.Worker, monkeypatch: pytest.MonkeyPatch) -> None:
    question = Asked(EXAMPLE, "uniform", perspective(), 7)
    first = worker.ask(question, DEADLINE)
    pid = worker.pid
    assert pid is not None
    os.kill(pid, signal.SIGKILL)
    try:
        again = worker.ask(question, DEADLINE)
    except WorkerLost:
        worker.stop()
        again = worker.ask(question, DEADLINE)
    assert again == first
    assert worker.pid != pid


def test_a_worker_that_hangs_is_given_up(worker: bots.Worker, caplog: pytest.LogCaptureFixture) -> None:
    question = Asked(EXAMPLE, "uniform", perspective(), 7)
    worker.ask(question, DEADLINE)
    pid = worker.pid
    assert pid is not None
    os.kill(pid, signal.SIGSTOP)
    pool = BotPool(workers=1, timeout=0.5)
    pool.workers = [worker]
    pool.timeout = 0.5
    thought = pool._answer(worker, Question(EXAMPLE, "uniform", perspective(), 7, lambda _: None))
    assert thought.do in legal()
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


def wait_for_turn(device: Device) -> None:
    while device.actor != 0 and not device.over:
        device.until("step", "sync")


def test_a_searcher_finds_its_way_whatever_happens_at_its_table(own_server: Callable[..., Server]) -> None:
    """Moves taken back, a seat handed over and taken again, a crash, a rematch: never an illegal wish or a stumble."""
    server = own_server(bot_workers=2)
    table = server.table("here", "bot:gentle", board="short")
    with people(table.sit(0)) as (a,):
        for turn in range(4):
            wait_for_turn(a)
            assert a.act()["t"] == "step"
            wait_for_turn(a)
            assert a.ask("undo", seat=0, prompt=a.v)["result"] == "ok"
            a.until("sync")
            wait_for_turn(a)
            assert a.act(a.options[-1])["t"] == "step"
            if turn == 1:
                assert a.ask("seat", seat=1, act="bot", bot="normal")["result"] == "ok"
            if turn == 2:
                assert a.ask("seat", seat=1, act="bot", bot="gentle")["result"] == "ok"
        assert a.ask("seat", seat=0, act="bot", bot="gentle")["result"] == "ok"
        for _ in range(6):
            a.until("step")
        assert a.ask("seat", seat=0, act="play")["result"] == "ok"
        wait_for_turn(a)
        assert a.act()["t"] == "step"
        assert a.ask("seat", seat=0, act="bot", bot="gentle")["result"] == "ok"
        server.kill()
        server.start()
        a.again()
        while not a.over:
            a.until("step", "sync")
        a.send({"t": "rematch", "key": "more"})
        moved = a.until("moved")
    (keys,) = moved["seats"]
    with people(Device(server, moved["table"], [keys["token"]])) as (b,):
        for _ in range(4):  # whoever let a bot play to the end sits down again in the next game
            wait_for_turn(b)
            assert b.act()["t"] == "step"
            assert not b.over
    server.stop()
    log = server.folder.with_suffix(".log").read_text()
    for trouble in ("wants", "attempt", "could not go on", "Traceback", "at random"):
        assert trouble not in log, log[-3000:]
