"""The games of this house: what each brings to the bench stands in bench/<game>/, and those that other benches play."""

from __future__ import annotations

import importlib
import importlib.util
from types import ModuleType

from lamplight.bots.kit import Kit
from lamplight.core.messages import Catalogue
from lamplight.kits import own_kits


def brought(name: str) -> list[ModuleType]:
    """The modules of this name in the games' folders, in the order of the games."""
    return [
        importlib.import_module(f"bench.{kit.id}.{name}")
        for kit in own_kits()
        if importlib.util.find_spec(f"bench.{kit.id}") and importlib.util.find_spec(f"bench.{kit.id}.{name}")
    ]


def open_game() -> str:
    """The game that servers are measured with: all see everything, and everybody plays for themselves."""
    return next(kit.id for kit in own_kits() if not kit.game.secrets and not kit.game.together)


def lab_kit() -> Kit:
    """The game that the laboratory is measured with: one with secrets, if there is one."""
    return min(own_kits(), key=lambda kit: not kit.game.secrets)


def called(kit: Kit) -> str:
    """Its name."""
    return Catalogue("en").format(kit.game.info().name)
