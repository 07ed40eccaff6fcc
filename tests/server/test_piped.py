"""A process at the other end of a pipe: asked, lost, replaced, ended."""

from __future__ import annotations

import os
import signal
import threading
from collections.abc import Iterator

import pytest
from tests.waiting import DEADLINE

from lamplight.server.piped import Asking, Lost, Piped


def echo(asking: Asking) -> None:
    """Answers with what it is asked, twice if that is a list; where it is a number, after so many seconds."""
    for question in asking:
        if isinstance(question, float):
            threading.Event().wait(question)  # it thinks
        for part in question if isinstance(question, list) else [question]:
            asking.answer(part)


@pytest.fixture
def piped() -> Iterator[Piped]:
    made = Piped("lamplight-trial", echo, niceness=7)
    yield made
    made.close()


def test_it_starts_when_it_is_asked_and_answers_in_order(piped: Piped) -> None:
    assert not piped.alive
    piped.ask(["one", "two"])
    assert (piped.hear(DEADLINE), piped.hear(DEADLINE)) == ("one", "two")
    pid = piped.pid
    assert pid is not None
    assert os.getpriority(os.PRIO_PROCESS, pid) == min(19, os.getpriority(os.PRIO_PROCESS, 0) + 7)
    piped.ask({"again": (1, 2)})
    assert piped.hear(DEADLINE) == {"again": (1, 2)}
    assert piped.pid == pid


def test_one_that_died_is_lost_and_the_next_question_starts_another(piped: Piped) -> None:
    piped.ask(2 * DEADLINE)
    pid = piped.pid
    assert pid is not None
    piped.kill()
    with pytest.raises(Lost, match="the process ended"):
        piped.hear(DEADLINE)
    piped.stop()
    piped.ask("there")
    assert piped.hear(DEADLINE) == "there"
    assert piped.pid != pid


def test_one_that_hangs_is_lost(piped: Piped) -> None:
    piped.ask("there")
    piped.hear(DEADLINE)
    pid = piped.pid
    assert pid is not None
    os.kill(pid, signal.SIGSTOP)
    piped.ask("anybody?")
    with pytest.raises(Lost, match=r"no answer within 0\.05 s"):
        piped.hear(0.05)
    piped.stop()  # also of one that stands still
    with pytest.raises(ProcessLookupError):
        os.kill(pid, 0)


def test_nobody_hears_from_none(piped: Piped) -> None:
    with pytest.raises(Lost, match="no process"):
        piped.hear(0)
    with pytest.raises(Lost, match="no process"):
        piped.tell("anybody?")
    piped.kill()
    piped.stop()


def test_none_is_started_when_the_server_ends(piped: Piped) -> None:
    piped.ask("there")
    piped.close()
    assert not piped.alive
    with pytest.raises(Lost, match="the server ends"):
        piped.ask("there")
