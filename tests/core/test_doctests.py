"""The examples in the docstrings of core, games and bots hold."""

from __future__ import annotations

import doctest
import importlib
import pkgutil

import pytest

import lamplight.bots
import lamplight.core
import lamplight.games

MODULES = sorted(
    found.name
    for package in (lamplight.core, lamplight.games, lamplight.bots)
    for found in pkgutil.walk_packages(package.__path__, f"{package.__name__}.")
)


@pytest.mark.parametrize("name", MODULES)
def test_docstrings(name: str) -> None:
    assert doctest.testmod(importlib.import_module(name)).failed == 0
