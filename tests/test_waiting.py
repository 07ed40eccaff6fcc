"""Tests wait for states: the one deadline, and the lint that refuses everything else."""

from __future__ import annotations

import ast

import pytest
from tests import waiting
from tools.lint_waits import fixed

HIDDEN = """
import time
from time import sleep
def test_it(page):
    time.sleep(1)
    sleep(0.1)
    page.wait_for_timeout(330)
    asyncio.sleep(pause)
    asyncio.sleep(0)
    "time.sleep(600)"
"""


def test_what_holds_at_last_is_returned(monkeypatch: pytest.MonkeyPatch) -> None:
    answers = iter([None, 0, "", "there"])
    monkeypatch.setattr(waiting, "PAUSE", 0.0)
    assert waiting.until(lambda: next(answers)) == "there"


def test_what_never_holds_says_what_was_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(waiting, "DEADLINE", 0.05)
    with pytest.raises(AssertionError, match="nobody came"):
        waiting.until(lambda: False, "nobody came")
    with pytest.raises(AssertionError, match="three of five"):
        waiting.until(lambda: False, lambda: "three of five")


def test_fixed_waits_are_found() -> None:
    assert list(fixed(ast.parse(HIDDEN))) == [5, 6, 7, 8]
