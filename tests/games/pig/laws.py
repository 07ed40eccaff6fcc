"""What holds in every position of Pig, and across every step."""

from __future__ import annotations

import json

from lamplight.core.game import CHANCE, OVER, State


def told(state: State) -> tuple[list[int], int, int]:
    """Scores, points of the turn, and the goal, from the position as everybody can read it."""
    fields = dict(word.split("=") for word in state.position().split(" ")[1:])
    return [int(score) for score in fields["scores"].split(",")], int(fields["pot"]), int(fields["goal"])


def check(state: State) -> None:
    """The laws of one position."""
    scores, pot, goal = told(state)
    assert len(scores) == state.seats
    assert all(score == 0 or score >= 2 for score in scores), "a turn that is kept is worth at least two"
    assert sum(score >= goal for score in scores) == (state.actor == OVER), "whoever reaches the goal ends the game"
    assert pot == 0 or pot >= 2
    assert json.loads(state.key().split(" ", 4)[4]) == scores


def check_step(before: State, code: int, after: State) -> None:
    """The laws of one step: points change by holding alone."""
    (then, pot, _), (now, later, _) = told(before), told(after)
    if before.actor == CHANCE:
        assert then == now
        assert later == 0 or 2 <= later - pot <= 6
    elif before.text(code) == "hold":
        assert sum(now) == sum(then) + pot
        assert later == 0 or after.actor == OVER
    else:
        assert (now, later, after.actor) == (then, pot, CHANCE)
