"""Tests that are out of the gate because they are not steady: tests/aside.toml names them, with a reason."""

from __future__ import annotations

import datetime
import functools
import tomllib
from pathlib import Path
from typing import NamedTuple

FILE = Path(__file__).resolve().with_name("aside.toml")


class Aside(NamedTuple):
    """Since when and why."""

    since: datetime.date
    why: str


@functools.cache
def listed(file: Path = FILE) -> dict[str, Aside]:
    """All of them; raises ValueError for one without a day or a reason."""
    found = {}
    for test, said in tomllib.loads(file.read_text("utf-8")).items():
        since, why = said.get("since"), said.get("why")
        if "::" not in test or not isinstance(since, datetime.date) or not isinstance(why, str) or not why:
            raise ValueError(f"{file.name}: {test} needs a test's name, since = YYYY-MM-DD and why = a reason")
        found[test] = Aside(since, why)
    return found


def is_aside(test: str, file: Path = FILE) -> bool:
    """Is this test, or all cases of it, out of the gate?"""
    return not listed(file).keys().isdisjoint((test, test.partition("[")[0]))
