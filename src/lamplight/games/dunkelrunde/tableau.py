"""What lies beside the road: the two dice."""

from __future__ import annotations

import msgspec

from lamplight.core.view import Tableau


class Dice(msgspec.Struct, frozen=True):
    """The wooden die for a child and the blue one for a ghost, and which of them is still to be used."""

    child: int
    ghost: int
    child_used: bool
    ghost_used: bool
    double: bool


class NightTableau(Tableau, frozen=True):
    """The dice as they lie; nothing before the first roll."""

    dice: Dice | None
