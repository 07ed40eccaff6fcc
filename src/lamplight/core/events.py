"""The narrator that a match hands to the rules: it collects what happened, for people."""

from __future__ import annotations

from lamplight.core.view import Event


class Narrator:
    """Collects events in order; roll-outs pass no narrator and pay nothing."""

    __slots__ = ("events",)

    def __init__(self) -> None:
        self.events: list[Event] = []

    def say(self, event: Event) -> None:
        self.events.append(event)


def heard_by(event: Event, seat: int | None) -> bool:
    """May this seat (None: a stranger at the window) learn of the event?"""
    return event.audience is None or (seat is not None and seat in event.audience)
