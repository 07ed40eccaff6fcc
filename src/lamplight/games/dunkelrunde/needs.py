"""What would have to be so that a refused move could be made, where one fact is enough: another roll, a ghost that
leaves, company.

Every fact is tried on a copy by the same rules that refuse the move; it is told only if the move is legal then.
"""

from __future__ import annotations

from lamplight.core.view import Text
from lamplight.games.dunkelrunde import actions
from lamplight.games.dunkelrunde import board as boards
from lamplight.games.dunkelrunde import tell as say
from lamplight.games.dunkelrunde.actions import CHILD, CHILD_FACES, GHOST_COUNT, GROUP
from lamplight.games.dunkelrunde.refusals import refusal
from lamplight.games.dunkelrunde.state import DOUBLE, MOVING, Night


def needs(night: Night, seat: int, code: int) -> Text | None:
    """The one fact that this move of the actor lacks; None if there is none, or more than one is missing."""
    if seat < 0 or seat != night.actor or refusal(night, seat, code) is None:
        return None
    if code >= GROUP:
        return _group(night, seat, code)
    if code >= CHILD:
        return _child(night, seat, code)
    return _single_die(night, seat, code)


def _copy(night: Night) -> Night:
    world = night.copy()
    assert isinstance(world, Night)
    return world


def _child(night: Night, seat: int, code: int) -> Text | None:
    if actions.child_of(code) >= 2 * int(night.seats) or actions.tile_of(code) >= night.board.count:
        return None
    for fact in (_roll, _ghost_leaves, _single_die, _company_on_red):
        found = fact(night, seat, code)
        if found is not None:
            return found
    return None


def _roll(night: Night, seat: int, code: int) -> Text | None:
    """Another number on the child die, not the same as on the blue one. # DR-8.20, DR-8.22, DR-10.1"""
    if night.phase != MOVING:
        return None
    world = _copy(night)
    rolls = []
    for pips in range(1, CHILD_FACES + 1):
        world.child_pips = pips
        if pips != night.ghost_pips and refusal(world, seat, code) is None:
            rolls.append(pips)
    return Text("dr-need-roll", {"pips": _any_of(rolls)}) if rolls else None


def _ghost_leaves(night: Night, seat: int, code: int) -> Text | None:
    """The only ghost of a tile is elsewhere: of the one it goes to, or of the group it leaves. # DR-10.8, DR-10.9"""
    child, to = int(actions.child_of(code)), int(actions.tile_of(code))
    for tile in (int(night.child_at[child]), to):
        here = [ghost for ghost in range(GHOST_COUNT) if night.ghost_at[ghost] == tile]
        if len(here) == 1:
            world = _copy(night)
            world.ghosts_on[tile] = 0
            if refusal(world, seat, code) is None:
                ghost = say.ghost_name(here[0], ".in")
                return Text("dr-need-ghost-leaves", {"ghost": ghost, "place": say.place(night, tile)})
    return None


def _single_die(night: Night, seat: int, code: int) -> Text | None:
    """The dice are no double: the blue one shows anything else. # DR-9.4"""
    if night.phase != DOUBLE:
        return None
    world = _copy(night)
    world.phase = MOVING
    world.child_owed = world.ghost_owed = True
    if refusal(world, seat, code) is not None:
        return None
    return Text("dr-need-no-double", {"pips": int(night.child_pips)})


def _company_on_red(night: Night, _seat: int, code: int) -> Text | None:
    """Whoever waits on a red tile goes on to the next one as soon as a second child comes. # DR-8.13"""
    child, to = int(actions.child_of(code)), int(actions.tile_of(code))
    at = int(night.child_at[child])
    if night.board.colour[at] != boards.RED or to != night.board.onward[at] or child // 2 != night.mover:
        return None
    return Text("dr-need-company", {"place": say.place(night, at)})


def _group(night: Night, seat: int, code: int) -> Text | None:
    at = int(actions.origin_of(code))
    if at >= night.board.count or actions.tile_of(code) >= night.board.count:
        return None
    return _double(night, seat, code) or _company(night, seat, code, at)


def _double(night: Night, seat: int, code: int) -> Text | None:
    """A double of another number; before anybody has moved by these dice. # DR-9.4, DR-11.2"""
    if night.phase == MOVING and not (night.child_owed and night.ghost_owed):
        return None
    world = _copy(night)
    world.phase = DOUBLE
    rolls = []
    for pips in range(1, CHILD_FACES + 1):
        world.child_pips = world.ghost_pips = pips
        if refusal(world, seat, code) is None:
            rolls.append(pips)
    return Text("dr-need-double", {"pips": _any_of(rolls)}) if rolls else None


def _company(night: Night, seat: int, code: int, at: int) -> Text | None:
    """A second child on the tile makes a group. # DR-10.7"""
    if night.phase != DOUBLE or night.children_on[at] != 1 or night.board.colour[at] == boards.RED:
        return None
    others = [child for child in range(2 * int(night.seats)) if night.child_at[child] not in (at, night.board.linden)]
    if not others:
        return None
    world = _copy(night)
    world.put(others[0], at)
    if refusal(world, seat, code) is not None:
        return None
    return Text("dr-need-company", {"place": say.place(night, at)})


def _any_of(rolls: list[int]) -> Text | int:
    """One of these numbers: "4", "4 or 5", "4, 5 or 6"."""
    if len(rolls) == 1:
        return rolls[0]
    whole: Text | int = rolls[0]
    for pips in rolls[1:-1]:
        whole = Text("dr-comma", {"first": whole, "second": pips})
    return Text("dr-or", {"first": whole, "second": rolls[-1]})
