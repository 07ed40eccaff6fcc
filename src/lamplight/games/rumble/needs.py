"""What would have to be so that a refused action could be done, where one fact is enough: company, an empty room, the
chest, another turn in between.

Every fact is tried on a copy by the same rules that refuse the action; it is told only if the action is legal then.
All of it is public: nothing here depends on who owns whom.
"""

from __future__ import annotations

from lamplight.core.view import Text
from lamplight.games.rumble import actions, brawling
from lamplight.games.rumble import tell as say
from lamplight.games.rumble.actions import CALL
from lamplight.games.rumble.state import OUT, UNCOUNTED, Brawl

_Args = dict[str, int | str | Text]


def needs(brawl: Brawl, seat: int, code: int) -> Text | None:
    """The one fact that this action of the actor lacks; None if there is none, or more than one is missing."""
    if seat < 0 or seat != brawl.actor or code < 0 or code == CALL:
        return None
    fault = int(brawling.fault(brawl, code))
    if fault in (brawling.ALLOWED, brawling.NO_SUCH, brawling.IS_OUT):
        return None
    world = brawl.copy()
    assert isinstance(world, Brawl)
    world.ways_all = UNCOUNTED
    who = int(actions.who_of(code))
    here = int(brawl.room_of[who])
    args: _Args = {"character": say.character(brawl, who, ".in"), "from": say.room(brawl, here)}
    message = _change(world, fault, who, here)
    if message == "" or brawling.fault(world, code) != brawling.ALLOWED:
        return None
    if fault == brawling.EXIT_ELSEWHERE:
        args["to"] = say.room(brawl, int(brawl.dungeon.exit))
    return Text(message, args)


def _change(world: Brawl, fault: int, who: int, here: int) -> str:
    """Makes true what is missing, and says which message tells it; empty where no single fact would do."""
    if fault == brawling.IS_ALONE:  # RD-4.10
        return "rd-need-company" if _fetch(world, who, here) else ""
    if fault == brawling.IS_CROWDED:  # RD-4.8
        for other in range(int(world.rules.characters)):
            if other != who and world.room_of[other] == here:
                _go(world, other, OUT)
        return "rd-need-alone"
    if fault in (brawling.CHEST_ELSEWHERE, brawling.NO_CHEST_AT_EXIT):  # RD-5.1, A4
        if world.chest == OUT:
            return ""
        world.chest = here
        return "rd-need-chest"
    if fault == brawling.EXIT_ELSEWHERE:  # RD-5.4
        _go(world, who, int(world.dungeon.exit))
        return "rd-need-exit"
    if fault == brawling.TAKES_BACK:  # G1
        world.last_who = world.last_from = OUT
        return "rd-need-between"
    return ""


def _fetch(world: Brawl, who: int, room: int) -> bool:
    """Somebody from another room comes here; is there anybody?"""
    for other in range(int(world.rules.characters)):
        if other != who and world.room_of[other] != OUT:
            _go(world, other, room)
            return True
    return False


def _go(world: Brawl, who: int, room: int) -> None:
    world.crowd[world.room_of[who]] -= 1
    world.room_of[who] = room
    if room != OUT:
        world.crowd[room] += 1
