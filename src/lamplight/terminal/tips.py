"""Tips at the keyboard: each is told once, before the question at which it first matters.

What was told is kept beside the records.
"""

from __future__ import annotations

import contextlib
import os
from pathlib import Path
from typing import Final

import msgspec

from lamplight.core.faults import Fault
from lamplight.core.tip import Tip
from lamplight.core.view import Event, Prompt
from lamplight.lessons import syllabus
from lamplight.terminal.setup import record_home

FILE: Final = "tips.json"


class Tips:
    """The tips of a game that nobody has been told yet."""

    def __init__(self, game: str) -> None:
        self.game = game
        told = set(kept().get(game, []))
        self.left = [tip for tip in syllabus(game).tips if tip.id not in told]
        self._news: list[Event] = []  # what was told since the last question

    def hear(self, event: Event) -> None:
        """Something happened that everybody at this screen may know."""
        self._news.append(event)

    def due(self, prompt: Prompt) -> Tip | None:
        """The first tip whose moment has come; it does not come again, here or in another game."""
        news, self._news = self._news, []
        tip = next((tip for tip in self.left if fits(tip, news, prompt)), None)
        if tip is not None:
            self.left.remove(tip)
            keep(self.game, tip.id)
        return tip


def fits(tip: Tip, news: list[Event], prompt: Prompt) -> bool:
    """Did it happen, is it asked, or can it be done?"""
    if tip.event:
        return any(event.kind == tip.event for event in news)
    if tip.text:
        return prompt.ask.id == tip.text or any(event.text.id == tip.text for event in news)
    if tip.option:
        return any(option.do.split(" ", 1)[0] == tip.option for option in prompt.options)
    notes = [effect.note for option in prompt.options for effect in option.effects]
    return any(note is not None and note.id == tip.note for note in notes)


def kept() -> dict[str, list[str]]:
    """Which tips were told, by game; none if that cannot be read."""
    with contextlib.suppress(OSError, Fault, msgspec.MsgspecError):
        return msgspec.json.decode((record_home() / FILE).read_bytes(), type=dict[str, list[str]])
    return {}


def keep(game: str, tip: str) -> None:
    """Notes that a tip was told; where nothing can be written it will come again in the next game."""
    told = kept()
    told[game] = [*told.get(game, []), tip]
    with contextlib.suppress(OSError, Fault):
        path = record_home() / FILE
        fresh = Path(f"{path}.{os.getpid()}")
        fresh.write_bytes(msgspec.json.encode(told))
        fresh.replace(path)
