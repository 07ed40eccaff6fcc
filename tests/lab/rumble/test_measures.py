"""The lead changes hands in Rumble."""

from __future__ import annotations

from lamplight.games.rumble.game import RumbleState
from lamplight.kits import game_named
from lamplight.lab.measures import LEAD, Counter


def test_the_lead_changes_when_another_seat_is_ahead_alone() -> None:
    state = game_named("rumble").new({}, 3)
    assert isinstance(state, RumbleState)
    counter = Counter("rumble", (LEAD,))
    told = []
    for scores in ([0, 0, 0], [5, 0, 0], [5, 5, 0], [5, 6, 0], [7, 6, 0], [7, 7, 7], [8, 7, 7]):
        for seat, points in enumerate(scores):
            state.scores[seat] = points
        counter.happened(state, ())
        told.append(counter.lead_changes)
    assert told == [0, 0, 0, 1, 2, 2, 2]
    counter.begin()
    assert counter.values() == (0,)
