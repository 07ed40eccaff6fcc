"""The examples in the docstrings of core and games hold."""

from __future__ import annotations

import doctest
import importlib
import pkgutil

import pytest

import lamplight.core
import lamplight.games

MODULES = sorted(
    found.name
    for package in (lamplight.core, lamplight.games)
    for found in pkgutil.walk_packages(package.__path__, f"{package.__name__}.")
)


@pytest.mark.parametrize("name", MODULES)
def test_docstrings(name: str) -> None:
    assert doctest.testmod(importlib.import_module(name)).failed == 0
