"""What anybody at the table could say about an action of Rumble.

Everybody reads it, so it comes from the table as all see it and from the action: never from who owns whom.
"""

from __future__ import annotations

from typing import Final

from lamplight.bots.rumble.heuristic import steps_between, steps_to_exit
from lamplight.core.game import State
from lamplight.core.view import Text
from lamplight.games.rumble import actions
from lamplight.games.rumble import tell as say
from lamplight.games.rumble.actions import CARRY, FIGHT, LEAVE
from lamplight.games.rumble.game import RumbleState
from lamplight.games.rumble.scoring import points_at
from lamplight.games.rumble.state import OUT

PAIR: Final = 2  # the last two inside


def reason_for(brawl: State, seat: int, code: int) -> Text:
    """Why somebody would do this."""
    del seat  # nobody is to learn who owns whom
    assert isinstance(brawl, RumbleState)
    who = int(actions.who_of(code))
    if code >= LEAVE:
        return Text("rd-reason-leave")
    if code >= FIGHT:
        return fight_reason(brawl, who)
    to = int(actions.room_of(code))
    return carry_reason(brawl, who, to) if code >= CARRY else move_reason(brawl, who, to)


def fight_reason(brawl: RumbleState, victim: int) -> Text:
    room = int(brawl.room_of[victim])
    flies = say.character(brawl, victim, ".in")
    rivals = [other for other in inside(brawl) if other != victim and brawl.room_of[other] == room]
    if brawl.inside == PAIR:  # RD-4.3
        return Text("rd-reason-fight-last", {"character": say.character(brawl, rivals[0], ".in")})
    if room == brawl.chest:
        where = "rd-reason-fight-exit" if room == brawl.dungeon.exit else "rd-reason-fight-chest"
        return Text(where, {"character": flies})
    if len(rivals) > 1:
        return Text("rd-reason-fight")
    if points_at(len(brawl.fallen), brawl.rules.characters, brawl.rules.scaled) == 0:
        return Text("rd-reason-fight-early", {"character": flies})
    return Text("rd-reason-fight-free", {"character": say.character(brawl, rivals[0], ".in")})


def carry_reason(brawl: RumbleState, who: int, to: int) -> Text:
    here = int(brawl.room_of[who])
    if to == brawl.dungeon.exit:
        return Text("rd-reason-chest-exit")
    if steps_to_exit(brawl, to) > steps_to_exit(brawl, here):
        return Text("rd-reason-chest-away")
    return Text("rd-reason-chest-slip" if brawl.crowd[here] > 1 else "rd-reason-chest-home")


def move_reason(brawl: RumbleState, who: int, to: int) -> Text:
    here = int(brawl.room_of[who])
    chest = int(brawl.chest)
    if to == chest:
        return Text("rd-reason-chest-look" if brawl.crowd[to] == 0 else "rd-reason-chest-crowd")
    if brawl.crowd[to] > 0:
        return Text("rd-reason-meet" if brawl.crowd[to] == 1 else "rd-reason-crowd")
    if here == chest:
        return Text("rd-reason-chest-left")
    if beside(brawl, here, who) and not beside(brawl, to, who):
        return Text("rd-reason-dodge")
    nearer = 0 if chest == OUT else steps_between(brawl, here, chest) - steps_between(brawl, to, chest)
    if nearer > 0:
        return Text("rd-reason-chest-near")
    if beside(brawl, to, who):
        return Text("rd-reason-near")
    if nearer < 0:
        return Text("rd-reason-chest-far")
    before, after = nearest_other(brawl, here, who), nearest_other(brawl, to, who)
    if before == after:
        return Text("rd-reason-quiet")
    return Text("rd-reason-towards" if after < before else "rd-reason-apart")


def inside(brawl: RumbleState) -> list[int]:
    """All who are still in the dungeon."""
    return [who for who in range(int(brawl.rules.characters)) if brawl.room_of[who] != OUT]


def nearest_other(brawl: RumbleState, room: int, who: int) -> int:
    """Doors from a room to the nearest other character."""
    return min([steps_between(brawl, room, int(brawl.room_of[other])) for other in inside(brawl) if other != who])


def beside(brawl: RumbleState, room: int, who: int) -> bool:
    """Is anybody else behind a door of this room?"""
    here = int(brawl.room_of[who])
    for other in brawl.dungeon.neighbours(room):
        if int(brawl.crowd[other]) > (1 if other == here else 0):
            return True
    return False
