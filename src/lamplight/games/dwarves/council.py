"""The Dwarven Council. Chapter DW-11; the effects are asked for where they apply."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from lamplight.games.dwarves import tell as say
from lamplight.games.dwarves.dice import at_least
from lamplight.games.dwarves.state import Realm
from lamplight.games.dwarves.tables import ABILITY_COUNCIL_PLUS_ONE

LEFT_END: Final = 1
RIGHT_END: Final = 9


def move_council(realm: Realm, steps: i64) -> None:
    """Right or left, stopping at the ends; the new space's effect holds at once. # DW-4.3, DW-11.3"""
    to = realm.council + steps
    to = LEFT_END if to < LEFT_END else (RIGHT_END if to > RIGHT_END else to)
    if realm.tell is not None:
        say.council_moved(realm, int(to), int(steps))
    realm.council = to
    realm.dirty = True


def message(realm: Realm) -> None:
    """A message with the dice as they lie: one step to the right or none. # DW-11.1, DW-11.2, DW-11.13"""
    target = realm.tables.council_target[realm.council]
    if realm.ability(realm.active) == ABILITY_COUNCIL_PLUS_ONE:
        target -= 1
    heard = at_least(realm.dice, target) > 0
    if realm.tell is not None:
        say.message_sent(realm, heard)
    if heard:
        move_council(realm, 1)
