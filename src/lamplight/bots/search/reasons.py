"""Why a move is good, in the words of the game: what a person at the table would say about any legal action.

A search knows that an action went best, not why. This looks at the action itself: what it does, and what it is for.
"""

from __future__ import annotations

from lamplight.bots.search import reasons_dunkelrunde, reasons_dwarves, reasons_rumble
from lamplight.core.game import State
from lamplight.core.view import Text
from lamplight.games.dunkelrunde.game import DunkelRundeState
from lamplight.games.dwarves.game import DwarvesState
from lamplight.games.rumble.game import RumbleState


def reason_for(world: State, seat: int, code: int) -> Text:
    """Why this seat, which is on turn, would do this. Everybody may read it: no secret of the world is used."""
    if isinstance(world, DunkelRundeState):
        return reasons_dunkelrunde.reason_for(world, seat, code)
    if isinstance(world, RumbleState):
        return reasons_rumble.reason_for(world, code)
    if isinstance(world, DwarvesState):
        return reasons_dwarves.reason_for(world, code)
    return Text("core-reason-search")
