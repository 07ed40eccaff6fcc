"""Bots of several processes share their chairs: any may sit in all of them, and nobody keeps one that is gone."""

from __future__ import annotations

import multiprocessing
import tempfile
import threading
import time
from collections.abc import Iterator
from contextlib import ExitStack
from multiprocessing.connection import Connection

import pytest
from tests.waiting import DEADLINE

from lamplight.server.chairs import Chairs

fork = multiprocessing.get_context("fork")


@pytest.fixture
def file() -> Iterator[int]:
    with tempfile.TemporaryFile() as opened:
        yield opened.fileno()


def sitting(chairs: Chairs, short: int, long: int, pipe: Connection) -> None:
    """Another process: sits down so often, says so, and stays until it is told to go. It says if it has to wait."""
    waited: list[bool] = []

    def waits() -> bool:
        if not waited:
            pipe.send("waits")
            waited.append(True)
        return True

    with ExitStack() as seats:
        for number in range(short + long):
            seats.enter_context(chairs.one(number < short, waits))
        pipe.send("sits")
        pipe.recv()
    pipe.send("left")
    pipe.recv()


class Sitter:
    def __init__(self, chairs: Chairs, short: int = 0, long: int = 0) -> None:
        self.pipe, theirs = fork.Pipe()
        self.process = fork.Process(target=sitting, args=(chairs, short, long, theirs), daemon=True)
        self.process.start()

    def __enter__(self) -> Sitter:
        return self

    def __exit__(self, *_: object) -> None:
        self.process.kill()
        self.process.join()

    def said(self, word: str) -> None:
        assert self.pipe.poll(DEADLINE)
        assert self.pipe.recv() == word


def test_one_process_may_sit_in_all_chairs_and_the_others_wait_for_them(file: int) -> None:
    chairs = Chairs(file, 3)
    with Sitter(chairs, short=1, long=2) as first:
        first.said("sits")
        assert chairs._take(short=True) is None
        with Sitter(chairs, short=1) as second:
            second.said("waits")
            first.pipe.send("go")
            first.said("left")
            second.said("sits")


def test_the_last_chair_is_for_short_questions_whoever_asks_them(file: int) -> None:
    chairs = Chairs(file, 3)
    with Sitter(chairs, long=2) as first:
        first.said("sits")
        assert chairs._take(short=False) is None
        assert chairs._take(short=True) == 2


def test_whoever_dies_keeps_no_chair(file: int) -> None:
    chairs = Chairs(file, 1)
    with Sitter(chairs, long=1) as first:
        first.said("sits")
        assert chairs._take(short=True) is None
    with chairs.one(short=False, wanted=lambda: True):
        assert chairs._ours == {0}
    assert chairs._ours == set()


def test_threads_of_one_process_never_share_a_chair(file: int) -> None:
    chairs, most, now = Chairs(file, 2), 0, 0
    lock = threading.Lock()

    def think() -> None:
        nonlocal most, now
        for _ in range(20):
            with chairs.one(short=True, wanted=lambda: True):
                with lock:
                    now += 1
                    most = max(most, now)
                for _ in range(100):  # the others have their turn
                    time.sleep(0)
                with lock:
                    now -= 1

    threads = [threading.Thread(target=think) for _ in range(5)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert most <= 2


def test_nobody_waits_for_a_chair_that_is_not_wanted_any_more(file: int) -> None:
    chairs = Chairs(file, 1)
    with chairs.one(short=True, wanted=lambda: True), chairs.one(short=True, wanted=lambda: False):
        assert chairs._ours == {0}
    assert chairs._ours == set()
