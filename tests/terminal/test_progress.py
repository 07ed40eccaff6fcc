"""How far a job is: a bar where somebody watches, lines where nothing may be drawn twice, nothing in a pipe."""

from __future__ import annotations

import doctest
import io
import re
from pathlib import Path

import pytest
from tests.outside.programs import program, small_game

from lamplight import games
from lamplight.core.messages import Catalogue
from lamplight.terminal import bot_check, lesson_check
from lamplight.terminal import progress as module
from lamplight.terminal.progress import AFTER, SELDOM, Progress
from lamplight.terminal.screen import Screen


class Tty(io.StringIO):
    """A stream that takes itself for a terminal."""

    encoding = "utf-8"

    def isatty(self) -> bool:
        return True


class Clock:
    """A clock that goes only when it is told to."""

    def __init__(self) -> None:
        self.now = 100.0

    def __call__(self) -> float:
        return self.now


def watched(err: io.StringIO, clock: Clock, plain: bool = False, lang: str = "en") -> Progress:
    return Progress(Screen(Catalogue(lang), io.StringIO(), err, plain), clock)


@pytest.fixture(autouse=True)
def _terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TERM", "xterm")
    monkeypatch.setenv("COLUMNS", "80")


def test_a_bar_with_the_time_that_is_left() -> None:
    err, clock = Tty(), Clock()
    with watched(err, clock) as bar:
        bar.show(0, 400)
        clock.now += 10
        bar.show(100, 400)
        assert "100/400  0:30 left" in err.getvalue()
        clock.now += 10
        bar.show(300, 400)
        assert "300/400  0:07 left" in err.getvalue()
    assert err.getvalue().endswith("\x1b[2K")  # nothing of it stays


def test_what_was_there_before_says_nothing_about_the_speed() -> None:
    err, clock = Tty(), Clock()
    with watched(err, clock) as bar:
        bar.show(900, 1000)
        clock.now += 10
        bar.show(950, 1000)
        assert "950/1000  0:10 left" in err.getvalue()


def test_short_jobs_have_no_bar() -> None:
    err, clock = Tty(), Clock()
    with watched(err, clock) as bar:
        for n in bar.over(range(10), 10):
            clock.now += AFTER / 20
            assert n >= 0
    assert err.getvalue() == ""


def test_nothing_in_a_pipe() -> None:
    err, clock = io.StringIO(), Clock()
    with watched(err, clock) as bar:
        for n in bar.over(range(10), 10):
            clock.now += 60
            assert n >= 0
    assert err.getvalue() == ""


@pytest.mark.parametrize(("lang", "left"), [("en", "left"), ("de", "noch"), ("es", "faltan"), ("fr", "encore")])
@pytest.mark.parametrize("how", ["plain", "dumb"])
def test_lines_now_and_then_for_the_ear(how: str, lang: str, left: str, monkeypatch: pytest.MonkeyPatch) -> None:
    if how == "dumb":
        monkeypatch.setenv("TERM", "dumb")
    err, clock = Tty(), Clock()
    with watched(err, clock, how == "plain", lang) as bar:
        for n in range(100):
            bar.show(n, 100)
            clock.now += SELDOM / 5
    lines = err.getvalue().splitlines()
    assert len(lines) == 20
    assert all(re.fullmatch(r"\d+ (of|von|de|sur) 100, .*\d:\d\d.*", line) and left in line for line in lines)
    assert "\x1b" not in err.getvalue()
    assert "\r" not in err.getvalue()


def test_the_examples_in_the_docstrings_hold() -> None:
    assert doctest.testmod(module) == (0, 1)


def test_checking_a_program_says_how_far_it_is(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "AFTER", -1.0)
    monkeypatch.setattr(module, "OFTEN", 0.0)
    monkeypatch.setattr(bot_check, "all_games", lambda: [small_game()])
    out, err = io.StringIO(), Tty()
    assert bot_check.run(program(), games=2, screen=Screen(Catalogue("en"), out, err, False)) == 0
    assert re.search(r"0/2 .*1/2 ", err.getvalue(), re.DOTALL)
    assert "/2" not in out.getvalue(), "what can be read later holds nothing of it"


def test_checking_lessons_says_how_far_it_is(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "AFTER", -1.0)
    monkeypatch.setattr(module, "OFTEN", 0.0)
    lesson = next(iter(sorted(Path(games.__path__[0]).glob("*/lessons/first.toml"))))
    out, err = io.StringIO(), Tty()
    assert lesson_check.run(*[str(lesson)] * 3, screen=Screen(Catalogue("en"), out, err, False)) == 0
    assert re.search(r"0/3 .*1/3 .*2/3 ", err.getvalue(), re.DOTALL)
    assert len(out.getvalue().splitlines()) == 3
