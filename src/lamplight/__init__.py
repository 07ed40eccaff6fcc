"""Lamplight: play, study and teach fantasy board games.

>>> import lamplight
>>> play = lamplight.new(lamplight.games()[0].game, seed=7)
>>> play.bot() in play.history[-1].do
True

Everything listed here is loaded when it is first used, so that `import lamplight` costs nothing. See docs/api.md.
"""

import importlib
import sys
from types import ModuleType
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from lamplight.api import (
        Analysis,
        CellRow,
        Choice,
        Compared,
        GameRow,
        Hint,
        Info,
        Offer,
        Play,
        Ply,
        Rated,
        Refused,
        Rows,
        analyse,
        arena,
        compare,
        new,
        position,
        replay,
        search,
        simulate,
        study,
    )

__version__ = "0.1.0"
__all__ = [
    "Analysis",
    "CellRow",
    "Choice",
    "Compared",
    "GameRow",
    "Hint",
    "Info",
    "Offer",
    "Play",
    "Ply",
    "Rated",
    "Refused",
    "Rows",
    "__version__",
    "analyse",
    "arena",
    "compare",
    "games",
    "new",
    "position",
    "replay",
    "search",
    "simulate",
    "study",
]


if not TYPE_CHECKING:  # a checker would take every misspelt name for one that is loaded later

    def __getattr__(name: str) -> object:
        """Loads the API when one of its names is first asked for."""
        if name == "games":
            return importlib.import_module("lamplight.games")
        if name in __all__:
            return getattr(importlib.import_module("lamplight.api"), name)
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})


class _Games(ModuleType):
    """The package of the games, which can also be called: lamplight.games() lists them."""

    def __call__(self) -> "Rows[Info]":
        from lamplight.api import games as listed

        return listed()


class _Lamplight(ModuleType):
    """Importing lamplight.games binds that package to the name of the function: it must do for both."""

    def __setattr__(self, name: str, value: object) -> None:
        if name == "games" and type(value) is ModuleType:
            value.__class__ = _Games
        super().__setattr__(name, value)


if TYPE_CHECKING:
    games: _Games

sys.modules[__name__].__class__ = _Lamplight
