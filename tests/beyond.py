"""What runs in `make campaign` instead of `make test`: tests/**/beyond.toml name it, and what the gate keeps of it."""

from __future__ import annotations

import functools
import tomllib
from pathlib import Path
from typing import NamedTuple

import pytest

TESTS = Path(__file__).resolve().parent


class Beyond(NamedTuple):
    """A test of which the gate has only these cases, or none, but another test."""

    kept: frozenset[str]
    instead: str


@functools.cache
def listed() -> dict[str, Beyond]:
    from tests import examples  # only now: it imports all games

    games = {"EXAMPLE": examples.EXAMPLE, "SECRET": examples.SECRET, "TOGETHER": examples.TOGETHER}
    here = {f"{{{name}}}": game for name, game in games.items() if game}

    def cases(names: list[str]) -> frozenset[str]:
        """What they are called here; those of a game that is not here are left out."""
        spelled = [functools.reduce(lambda name, one: name.replace(one, here[one]), here, name) for name in names]
        return frozenset(name for name in spelled if "{" not in name)

    found: dict[str, Beyond] = {}
    for file in sorted(TESTS.rglob("beyond.toml")):
        for test, said in tomllib.loads(file.read_text("utf-8")).items():
            found[test] = Beyond(cases(said.get("kept", [])), said.get("instead", ""))
    return found


def is_beyond(item: pytest.Item) -> bool:
    """Does it run in the campaign alone?"""
    test, _, case = item.nodeid.partition("[")
    return test in listed() and case.removesuffix("]") not in listed()[test].kept
