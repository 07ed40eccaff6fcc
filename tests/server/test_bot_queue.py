"""The order of questions to bots: long thoughts never hold up short ones, and nothing waits without need."""

from __future__ import annotations

import random

import pytest

from lamplight.server.bot_queue import BotQueue


def test_short_questions_do_not_wait_behind_long_ones() -> None:
    """Twenty long ones wait; a short one is answered at once, and so are those after it, one by one."""
    queue: BotQueue[str] = BotQueue(3)
    for n in range(20):
        queue.put(f"long {n}", short=False)
    assert queue.handed_out() == [(0, "long 0"), (1, "long 1")]  # the third is kept for short ones
    for n in range(3):
        queue.put(f"short {n}", short=True)
    assert queue.handed_out() == [(2, "short 0")]
    queue.freed(2)
    assert queue.handed_out() == [(2, "short 1")]
    queue.freed(0)
    assert queue.handed_out() == [(0, "long 2")]  # long ones are not starved either: it was asked before short 2
    queue.freed(2)
    assert queue.handed_out() == [(2, "short 2")]


def test_a_single_worker_answers_in_the_order_of_asking() -> None:
    queue: BotQueue[int] = BotQueue(1)
    for n in range(6):
        queue.put(n, short=n % 2 == 1)
    answered = []
    for _ in range(6):
        ((worker, question),) = queue.handed_out()
        answered.append(question)
        queue.freed(worker)
    assert answered == list(range(6))
    assert queue.handed_out() == []


def begins(queue: BotQueue[str], many: int) -> list[str]:
    """What a single free worker thinks about, one question after the other."""
    out = []
    for _ in range(many):
        ((worker, question),) = queue.handed_out()
        out.append(question)
        queue.freed(worker)
    return out


def test_one_home_with_many_tables_does_not_starve_the_others() -> None:
    """Fifty tables of one address wait; whoever asks from elsewhere waits for one of them, at each turn."""
    queue: BotQueue[str] = BotQueue(1)
    for n in range(50):
        queue.put(f"crowd {n}", short=False, home="crowd", table=n)
    assert begins(queue, 2) == ["crowd 0", "crowd 1"]
    for n in range(2):
        queue.put(f"guest {n}", short=False, home="guest", table="t")
        queue.put(f"other {n}", short=False, home="other", table="t")
    assert begins(queue, 6) == ["crowd 2", "guest 0", "other 0", "crowd 3", "guest 1", "other 1"]


def test_the_tables_of_a_home_take_turns() -> None:
    queue: BotQueue[str] = BotQueue(1)
    for n in range(3):
        queue.put(f"a{n}", short=True, home="home", table="a")
    queue.put("b0", short=True, home="home", table="b")
    assert begins(queue, 4) == ["a0", "b0", "a1", "a2"]
    assert queue.handed_out() == []


def test_an_asker_comes_back_to_its_worker_if_that_is_free() -> None:
    queue: BotQueue[str] = BotQueue(4)
    queue.put("a1", False, "a")
    queue.put("b1", False, "b")
    assert queue.handed_out() == [(0, "a1"), (1, "b1")]
    queue.freed(1)
    queue.freed(0)
    queue.put("b2", False, "b")
    assert queue.handed_out() == [(1, "b2")]  # and not the first that is free
    queue.put("b3", False, "b")
    assert queue.handed_out() == [(0, "b3")]  # busy: another one is not left idle
    queue.freed(0)
    queue.freed(1)
    queue.put("b4", False, "b")
    assert queue.handed_out() == [(0, "b4")]  # the last that answered
    queue.put("c1", True, "c")
    assert queue.handed_out() == [(3, "c1")]
    queue.freed(3)
    queue.put("c2", False, "c")
    assert queue.handed_out() == [(1, "c2")]  # a long one never goes to the worker kept for short ones


def test_the_askers_that_are_remembered_are_few() -> None:
    queue: BotQueue[int] = BotQueue(2)
    for n in range(5000):
        queue.put(n, True, n)
        ((worker, _),) = queue.handed_out()
        queue.freed(worker)
    assert len(queue._last) <= 1024


@pytest.mark.parametrize("workers", [1, 2, 3, 5])
def test_the_laws_hold_on_any_day(workers: int) -> None:
    """Random days: who waits, waits for a reason that the module names."""
    for seed in range(60):
        day = random.Random(seed)
        queue: BotQueue[tuple[int, bool]] = BotQueue(workers)
        waiting: dict[int, bool] = {}  # number: short
        busy: dict[int, tuple[int, bool]] = {}
        begun: dict[bool, int] = {True: -1, False: -1}
        number = 0
        for _ in range(300):
            if day.random() < 0.55:
                short = day.random() < 0.4
                waiting[number] = short
                queue.put((number, short), short, day.choice([None, "a", "b", "c"]))
                number += 1
            elif busy:
                worker = day.choice(list(busy))
                del busy[worker]
                queue.freed(worker)
            for worker, (one, short) in queue.handed_out():
                assert worker not in busy
                assert waiting.pop(one) == short
                assert one > begun[short], "in the order of asking, among short ones and among long ones"
                begun[short] = one
                if not short:
                    assert all(other > one for other in waiting), "a long one waits only for what was asked before"
                    assert workers == 1 or worker != workers - 1
                busy[worker] = (one, short)
            if waiting:
                assert len(busy) >= max(1, workers - 1), "nobody who may answer is idle"
            if any(waiting.values()):
                assert len(busy) == workers
                assert workers == 1 or busy[workers - 1][1], "a short one waits for short ones only"
