"""Why a move is good, in the words of a game: what a person at the table would say about any legal action.

A search knows that an action went best, not why. The reasons of a game look at the action itself: what it does, and
what it is for. Here is what is said where a game has no words for it.
"""

from __future__ import annotations

from lamplight.core.game import State
from lamplight.core.view import Text


def reason_for(world: State, seat: int, code: int) -> Text:
    """Why this seat, which is on turn, would do this. Everybody may read it: no secret of the world is used."""
    del world, seat, code
    return Text("core-reason-search")
