"""Bots that a program brings itself: an object, a class or a function, without a kit or an entry point.

In a plan such a bot is a name, "py:module:name", so that worker processes and other machines find it where it is
defined. What is not found by its name (an object, a lambda, a function of a notebook) plays in this process only.
"""

from __future__ import annotations

import importlib
from collections.abc import Callable
from typing import Final

from lamplight.bots import Bot, Decision
from lamplight.core.perspective import Perspective
from lamplight.core.rng import Rng
from lamplight.core.view import Text
from lamplight.kits import bot_named
from lamplight.lab.faults import asked

MARK: Final = "py:"

Choice = Callable[[Perspective, Rng], Decision | str]
Own = Bot | type[Bot] | Choice

_here: dict[str, Own] = {}


class Chooser(Bot):
    """A function that is asked for each decision: it gives a Decision, or just the notation."""

    def __init__(self, choice: Choice) -> None:
        self.choice = choice

    def choose(self, perspective: Perspective, rng: Rng) -> Decision:
        """What the function says."""
        found = self.choice(perspective, rng)
        if not isinstance(found, str):
            return found
        return Decision(perspective.world.parse(found), found, Text("core-reason-search"))


def made(own: Own) -> Bot:
    """A bot for one seat: a fresh one of a class, else the very object."""
    if isinstance(own, Bot):
        return own
    if isinstance(own, type):
        if issubclass(own, Bot):
            return own()
    elif callable(own):
        return Chooser(own)
    raise asked("lab-own-bot", name=repr(own))


def name_of(own: Own) -> str:
    """The name under which this bot goes into a plan."""
    module, name = getattr(own, "__module__", ""), getattr(own, "__qualname__", "")
    if name and module != "__main__" and found(module, name) is own:
        return f"{MARK}{module}:{name}"
    label = name or type(own).__qualname__
    told = f"{MARK}{label}"
    n = 2
    while _here.setdefault(told, own) is not own:
        told = f"{MARK}{label}-{n}"
        n += 1
    return told


def here_only(name: str) -> bool:
    """Is this a name that only this process knows?"""
    return name in _here


def found(module: str, name: str) -> object:
    """What a module calls by this name; None if there is no such thing."""
    try:
        thing: object = importlib.import_module(module)
        for part in name.split("."):
            thing = getattr(thing, part)
    except (ImportError, AttributeError, ValueError):
        return None
    return thing


def seated(game: str, name: str) -> Bot:
    """A bot of the game, or one that a program brought; raises UnknownBot, LabFault."""
    if not name.startswith(MARK):
        return bot_named(game, name)
    if name in _here:
        return made(_here[name])
    own = found(*name.removeprefix(MARK).rpartition(":")[::2])
    if own is None:
        raise asked("lab-own-elsewhere", name=name.removeprefix(MARK))
    return made(own)  # type: ignore[arg-type]  # what is no bot is said there
