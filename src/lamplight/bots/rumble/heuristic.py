"""The bluffer of Rumble: keeps its own alive without showing too plainly whose they are.

Its reasons are read by everybody at the table, so they never say whom it owns.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from lamplight.bots.bot import Bot, Decision
from lamplight.core.perspective import Perspective
from lamplight.core.rng import Rng
from lamplight.core.view import Text
from lamplight.games.rumble import actions
from lamplight.games.rumble.actions import CARRY, FIGHT, LEAVE
from lamplight.games.rumble.belief import Belief
from lamplight.games.rumble.game import RumbleState
from lamplight.games.rumble.state import OUT

ESCAPE: Final = 60.0
LOSS: Final = 30.0  # the own last hope is removed
SPARE_LOSS: Final = 9.0  # one of several own characters is removed
TROUBLE: Final = 6.0  # an own character shares a room
RIVAL: Final = 8.0  # a character of a rival is removed
PACKED: Final = 1.2  # a rival's character shares a room
BLUFF: Final = 3.0  # how much its moods sway it


class Bluffer(Bot):
    """Looks one action ahead, with a belief about the others and a mood that hides its own."""

    def choose(self, perspective: Perspective, rng: Rng) -> Decision:
        world = perspective.sample(rng)
        assert isinstance(world, RumbleState)
        seat = int(perspective.seat)
        legal = world.legal_actions()
        if len(legal) == 1:
            return Decision(legal[0], world.text(legal[0]), Text("rd-reason-only"))
        belief = Belief(world, seat, perspective.history)
        threat = rivals(world, seat)
        best, best_value = legal[0], -1.0e9
        for code in legal:
            mood = BLUFF * float(rng.below(1000)) / 1000.0
            found = worth(world, belief, threat, seat, code) + mood
            if found > best_value:
                best, best_value = code, found
        return Decision(best, world.text(best), reason(world, best))


def rivals(world: RumbleState, seat: int) -> list[float]:
    """How much each other seat matters: the closer to the lead, the more."""
    top = max(int(points) for points in world.scores)
    out = []
    for other in range(int(world.seats)):
        out.append(0.0 if other == seat else 1.0 / (1.0 + 0.1 * float(top - int(world.scores[other]))))
    return out


def worth(world: RumbleState, belief: Belief, threat: list[float], seat: int, code: int) -> float:
    """How good an action looks to a seat."""
    who = int(actions.who_of(code))
    mine = belief.chance[seat][who] > 0.0
    alive = [c for c in range(int(world.rules.characters)) if belief.chance[seat][c] > 0.0 and world.room_of[c] != OUT]
    others = sum(belief.chance[other][who] * threat[other] for other in range(int(world.seats)))
    if code >= LEAVE:
        return ESCAPE if mine else -RIVAL * others
    if code >= FIGHT:
        value = (-(LOSS if len(alive) == 1 else SPARE_LOSS)) if mine else RIVAL * others
        room = world.room_of[who]
        if not mine and world.crowd[room] == 2 and any(world.room_of[c] == room for c in alive):
            value += TROUBLE  # an own one is free again
        return value
    to = int(actions.room_of(code))
    here = int(world.room_of[who])
    value = 0.0
    if mine:
        value -= TROUBLE * (1.0 if world.crowd[to] > 0 else 0.0)
        value += TROUBLE * (1.0 if world.crowd[here] > 1 else 0.0)
    else:
        value += PACKED * others * (1.0 if world.crowd[to] > 0 else 0.0)
        if any(world.room_of[c] == to for c in alive):
            value -= TROUBLE
        if world.crowd[here] == 2 and any(world.room_of[c] == here for c in alive):
            value += TROUBLE / 2
    if code >= CARRY and world.dungeon.exit >= 0:
        nearer = steps_to_exit(world, here) - steps_to_exit(world, to)
        value += (2.0 if mine else -1.0) * float(nearer)
        if to == world.dungeon.exit:
            value += 1.0 if mine and world.crowd[to] == 0 else -3.0
    return value


def steps_to_exit(world: RumbleState, room: int) -> int:
    """Doors between a room and the exit."""
    return steps_between(world, room, int(world.dungeon.exit))


def steps_between(world: RumbleState, room: int, goal: int) -> int:
    """Doors between two rooms; 0 if there is no such goal."""
    steps = {room: 0}
    todo = [room]
    for at in todo:
        if at == goal:
            return steps[at]
        for other in world.dungeon.neighbours(at):
            if other not in steps:
                steps[other] = steps[at] + 1
                todo.append(other)
    return 0


def reason(world: RumbleState, code: int) -> Text:
    """What anybody at the table could say about this action. It never depends on who owns whom."""
    if code >= LEAVE:
        return Text("rd-reason-leave")
    if code >= FIGHT:
        return Text("rd-reason-fight")
    to: i64 = actions.room_of(code)
    here = int(world.room_of[actions.who_of(code)])
    if code >= CARRY:
        nearer = steps_to_exit(world, int(to)) < steps_to_exit(world, here)
        return Text("rd-reason-chest-home" if nearer else "rd-reason-chest-away")
    return Text("rd-reason-meet" if world.crowd[to] > 0 else "rd-reason-quiet")
