"""Who is ahead in the brawl: the seat with the most points."""

from __future__ import annotations

from lamplight.bots.leader import alone_at
from lamplight.core.game import State
from lamplight.games.rumble.game import RumbleState


def leader(state: State) -> int:
    """The seat with the most points; -1 while several are level."""
    assert isinstance(state, RumbleState)
    points = [int(score) for score in state.scores]
    return alone_at(points, max(points))
