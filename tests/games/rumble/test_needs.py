"""What would have to be so that an action could be done: when it is made true in the position, the action is legal."""

from __future__ import annotations

import pytest
from tests.conformance.needs import Lack, lacks
from tests.conformance.walks import SetUp

from lamplight.core.view import Text
from lamplight.games.rumble import actions
from lamplight.games.rumble import tell as say
from lamplight.games.rumble.game import Rumble, RumbleState
from lamplight.games.rumble.state import OUT

GAME = Rumble()


def world_of(lack: Lack) -> RumbleState:
    world = lack.state.copy()
    assert isinstance(world, RumbleState)
    return world


def legal_in(world: RumbleState, lack: Lack) -> bool:
    return world.refusal(lack.seat, lack.code) is None


def room_named(world: RumbleState, label: int | str | Text) -> int:
    return [say.room(world, room) for room in range(int(world.dungeon.rooms))].index(label)  # type: ignore[arg-type]


def put(world: RumbleState, who: int, room: int) -> None:
    if world.room_of[who] != OUT:
        world.crowd[world.room_of[who]] -= 1
    if room != OUT:
        world.crowd[room] += 1
    world.room_of[who] = room


def others(world: RumbleState, lack: Lack) -> list[int]:
    """Everybody inside but the one whom the action is about."""
    who = int(actions.who_of(lack.code))
    return [one for one in range(int(world.rules.characters)) if one != who and world.room_of[one] != OUT]


def company(lack: Lack) -> None:
    """RD-4.10: anybody else in the room."""
    for other in others(world_of(lack), lack):
        world = world_of(lack)
        put(world, other, room_named(world, lack.needs.args["from"]))
        assert legal_in(world, lack), lack


def alone(lack: Lack) -> None:
    """RD-4.8: nobody else in the room, wherever they are instead; one of them who stays is too many."""
    world = world_of(lack)
    here = room_named(world, lack.needs.args["from"])
    crowd = [other for other in others(world, lack) if world.room_of[other] == here]
    assert crowd
    elsewhere = (here + 1) % int(world.dungeon.rooms)
    for other in crowd:
        assert not legal_in(world, lack), lack
        put(world, other, elsewhere)
    assert legal_in(world, lack), lack


def chest(lack: Lack) -> None:
    """RD-5.1, RD-5.3: the chest stands in the room."""
    world = world_of(lack)
    world.chest = room_named(world, lack.needs.args["from"])
    assert legal_in(world, lack), lack


def at_exit(lack: Lack) -> None:
    """RD-5.4: the character stands at the exit, where the chest is."""
    world = world_of(lack)
    put(world, int(actions.who_of(lack.code)), room_named(world, lack.needs.args["to"]))
    assert legal_in(world, lack), lack


def between(lack: Lack) -> None:
    """G1: after any other action of anybody the way back is free, unless that action changed more than the turn."""
    world = world_of(lack)
    who = int(actions.who_of(lack.code))
    room = int(world.room_of[who])
    for mover in [code for code in world.legal_actions() if actions.who_of(code) != who and code < actions.FIGHT]:
        after = world_of(lack)
        after.apply(mover)
        after.actor = lack.seat
        if after.crowd[room] == world.crowd[room] and after.chest == world.chest:
            assert legal_in(after, lack), lack


MADE_TRUE = {
    "rd-need-company": company,
    "rd-need-alone": alone,
    "rd-need-chest": chest,
    "rd-need-exit": at_exit,
    "rd-need-between": between,
}


@pytest.mark.parametrize("seats", [2, 6])
def test_what_is_missing_makes_the_action_legal(seats: int) -> None:
    seen = set()
    for lack in lacks(SetUp(GAME, GAME.suited(seats), seats), seats, 160):
        MADE_TRUE[lack.needs.id](lack)
        seen.add(lack.needs.id)
    assert seen >= {"rd-need-company", "rd-need-alone", "rd-need-chest", "rd-need-between"}


def test_whoever_is_elsewhere_lacks_only_the_way_to_the_exit_if_the_chest_is_there() -> None:
    """RD-5.4: leaving takes the exit and the chest; with one of them missing it is told, with both it is not."""
    found = set()
    for lack in lacks(SetUp(GAME, GAME.suited(4), 4), 9, 40):
        world = world_of(lack)
        if world.dungeon.exit == OUT or world.chest == OUT:
            continue
        who = others(world, lack)[0]
        code = int(actions.leave(who))
        for chest_there in (True, False):
            world.chest = int(world.dungeon.exit) if chest_there else (int(world.dungeon.exit) + 1) % 12
            put(world, who, (int(world.dungeon.exit) + 2) % 12)
            needs = world.needs(int(world.actor), code)
            assert (needs is not None) == chest_there
            if needs is not None:
                at_exit(Lack(world, int(world.actor), code, needs))
                found.add(needs.id)
    assert found == {"rd-need-exit"}
