"""What a person at the table would say about a move of DunkelRunde, whoever thought of it."""

from __future__ import annotations

from lamplight.bots.dunkelrunde.heuristic import child_reason, map_of, threat
from lamplight.core.game import OVER, State
from lamplight.core.view import Text
from lamplight.games.dunkelrunde import actions
from lamplight.games.dunkelrunde import tell as say
from lamplight.games.dunkelrunde.actions import CHILD, CHILD_FACES, GHOST_COUNT, GHOST_FACES, GROUP
from lamplight.games.dunkelrunde.board import GREEN, RED, YELLOW
from lamplight.games.dunkelrunde.game import DunkelRundeState
from lamplight.games.dunkelrunde.ghosts import ghost_target


def reason_for(night: State, seat: int, code: int) -> Text:
    """Why a seat would make this legal move."""
    assert isinstance(night, DunkelRundeState)
    if code >= GROUP:
        return group_reason(night, seat, code)
    if code >= CHILD:
        return own_child_reason(night, code)
    return ghost_reason(night, seat, code)


def breaks_the_curse(night: DunkelRundeState, code: int) -> bool:
    """Is the game over after this move? # DR-6.1"""
    later = night.copy()
    later.apply(code)
    return bool(later.actor == OVER)


def exposed(night: DunkelRundeState, child: int) -> bool:
    """Could a ghost that ends here scare this child? # DR-13.2"""
    tile = int(night.child_at[child])
    if tile == night.board.linden or night.children_on[tile] != 1:
        return False
    return int(night.board.colour[tile]) not in (YELLOW, GREEN)


def danger(night: DunkelRundeState, child: int) -> int:
    """For how many faces of the ghost die a ghost could scare this child."""
    return int(threat(night, night.child_at[child])) if exposed(night, child) else 0


def own_child_reason(night: DunkelRundeState, code: int) -> Text:
    board = night.board
    child, to = int(actions.child_of(code)), int(actions.tile_of(code))
    if to == board.linden:
        return Text("dr-reason-curse" if breaks_the_curse(night, code) else "dr-reason-arrive")
    company = int(night.children_on[to])
    if board.colour[to] == RED:
        if company > 0:
            return crossing(night, to, company + 1)
        if to == board.bank and night.before_river == 1:  # DR-8.16
            return Text("dr-reason-witch")
        return Text("dr-reason-wait-red")
    found = child_reason(night, child, to)
    if found.id != "dr-reason-forward":
        return found
    if threat(night, to) == 0:
        return Text("dr-reason-unreached")
    far = map_of(board).far
    others = [int(night.child_at[other]) for other in range(2 * int(night.seats)) if other != child]
    if all(far[to] < far[tile] for tile in others):
        led = all(far[int(night.child_at[child])] < far[tile] for tile in others)
        return Text("dr-reason-lead-on" if led else "dr-reason-lead")
    beside = int(night.child_at[child + 1 if child % 2 == 0 else child - 1])
    if far[beside] < far[int(night.child_at[child])]:
        return Text("dr-reason-catch-up")
    passed = passing(night, child, to)
    if passed is not None:
        return passed
    goal = next_goal(night, to)
    return found if goal < 0 else Text("dr-reason-towards", {"to": board.labels[goal]})


def passing(night: DunkelRundeState, child: int, to: int) -> Text | None:
    """What a child leaves behind on its way: a ghost, somebody else's child, a shelter."""
    board = night.board
    origin = int(night.child_at[child])
    between = board.route(origin, to, int(night.child_pips))[:-1]
    for ghost in range(GHOST_COUNT):
        if int(night.ghost_at[ghost]) in between:
            return Text("dr-reason-past", {"ghost": say.ghost_name(ghost, ".in")})
    for other in range(2 * int(night.seats)):
        if other // 2 != child // 2 and int(night.child_at[other]) in between:
            return Text("dr-reason-overtake", {"child": say.child_name(other, ".in")})
    return Text("dr-reason-set-out") if board.colour[origin] == YELLOW else None


def next_goal(night: DunkelRundeState, tile: int) -> int:
    """The first shelter or red tile ahead, or the linden, within one roll; or -1."""
    board = night.board
    here = [tile]
    for _ in range(CHILD_FACES):
        ahead: list[int] = []
        for at in here:
            for to in board.tiles[at].next:
                if to == board.linden or board.colour[to] in (YELLOW, RED):
                    return to
                ahead.append(to)
        here = ahead
    return -1


def crossing(night: DunkelRundeState, tile: int, count: int) -> Text:
    """So many children are now together at a red tile, and cross. # DR-8.13"""
    return Text("dr-reason-cross-river" if tile == night.board.bank else "dr-reason-cross-gate", {"count": count})


def group_reason(night: DunkelRundeState, seat: int, code: int) -> Text:
    board = night.board
    origin, to = int(actions.origin_of(code)), int(actions.tile_of(code))
    if to == board.linden and breaks_the_curse(night, code):
        return Text("dr-reason-curse")
    if has_own(night, seat, origin):
        if to == board.linden:
            return Text("dr-reason-arrive")
        if board.colour[to] == RED:
            return crossing(night, to, int(night.children_on[origin] + night.children_on[to]))
        return Text("dr-reason-group-own")
    far = map_of(board).far
    on_the_way = [int(tile) for tile in night.child_at if tile != board.linden]
    if far[origin] > min(far[tile] for tile in on_the_way):
        return Text("dr-reason-group-leader-held")
    legal = night.legal_actions()
    if not any(has_own(night, seat, int(actions.origin_of(other))) for other in legal):
        if gain(night, code) <= min(gain(night, other) for other in legal):
            return Text("dr-reason-group-least")
    return Text("dr-reason-group-others")


def has_own(night: DunkelRundeState, seat: int, tile: int) -> bool:
    """Does a child of this seat stand here?"""
    return bool(night.child_at[2 * seat] == tile or night.child_at[2 * seat + 1] == tile)


def gain(night: DunkelRundeState, code: int) -> float:
    """How much of their way the children of a group get behind them, all together."""
    far = map_of(night.board).far
    origin, to = int(actions.origin_of(code)), int(actions.tile_of(code))
    return float(int(night.children_on[origin])) * (far[origin] - far[to])


def ghost_reason(night: DunkelRundeState, seat: int, code: int) -> Text:
    board = night.board
    ghost = int(actions.ghost_of(code))
    at, to = int(night.ghost_at[ghost]), int(ghost_target(night, ghost, actions.direction_of(code)))
    name = say.ghost_name(ghost, ".in")
    there = night.children_at(to)
    if len(there) == 1:
        which = "dr-reason-scare" if there[0] // 2 != seat else "dr-reason-scare-own"
        return Text(which, {"child": say.child_name(there[0], ".in"), "to": board.labels[int(board.refuge[to])]})
    if len(there) > 1 and not has_own(night, seat, to):  # DR-10.8
        return Text("dr-reason-haunt", {"ghost": name, "to": board.labels[to]})
    children = range(2 * int(night.seats))
    if to != at and night.haunted_group(at) and night.ghosts_on[at] == 1:
        if has_own(night, seat, at):
            return Text("dr-reason-free", {"ghost": name})
    later = night.copy()
    later.apply(code)
    mine = [child for child in children if child // 2 == seat]
    before = sum(danger(night, child) for child in mine)
    after = sum(danger(later, child) for child in mine)
    if after < before:
        return Text("dr-reason-away", {"ghost": name})
    nearer = [0 if child // 2 == seat else danger(later, child) - danger(night, child) for child in children]
    victim = nearer.index(max(nearer))
    if nearer[victim] > 0:
        return Text("dr-reason-lurk", {"ghost": name, "child": say.child_name(victim, ".in")})
    if any(child // 2 != seat and 0 < to - int(night.child_at[child]) <= CHILD_FACES for child in children):
        return Text("dr-reason-block", {"ghost": name, "to": board.labels[to]})
    if after == 0:
        return Text("dr-reason-harmless", {"ghost": name})
    if after <= min(harm(night, mine, other) for other in night.legal_actions() if other < CHILD):
        return Text("dr-reason-least-harm")
    return Text("dr-reason-unharmed" if after == before else "dr-reason-nearer-own", {"ghost": name})


def harm(night: DunkelRundeState, mine: list[int], code: int) -> int:
    """The danger for these children after a ghost's move; a child that it scares had the worst of it."""
    later = night.copy()
    later.apply(code)
    scared = sum(1 for child in mine if later.child_at[child] != night.child_at[child])
    return sum(danger(later, child) for child in mine) + scared * 2 * GHOST_FACES
