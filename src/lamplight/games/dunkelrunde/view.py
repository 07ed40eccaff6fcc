"""What people see. Everything in DunkelRunde is open, so all seats see the same; only the actor is asked."""

from __future__ import annotations

import functools

from lamplight.core.game import OVER
from lamplight.core.view import Effect, Option, Piece, Prompt, TableView, Text
from lamplight.games.dunkelrunde import actions
from lamplight.games.dunkelrunde import tell as say
from lamplight.games.dunkelrunde.actions import CHILD, CHILD_NAMES, GHOST_COUNT, GROUP
from lamplight.games.dunkelrunde.board import GREEN, RED, YELLOW
from lamplight.games.dunkelrunde.ghosts import ghost_target
from lamplight.games.dunkelrunde.outcome import outcome
from lamplight.games.dunkelrunde.state import DOUBLE, STARTING, Night
from lamplight.games.dunkelrunde.tableau import Dice, NightTableau

CHILD_LABELS = tuple(say.child_name(child) for child in range(len(CHILD_NAMES)))
GHOST_LABELS = tuple(say.ghost_name(ghost) for ghost in range(GHOST_COUNT))
NO_MARKS: tuple[str, ...] = ()


def view(night: Night, seat: int | None, legal: list[int]) -> TableView:
    """The table as this seat sees it; legal are the actions of the actor."""
    actor = int(night.actor)
    prompt = None
    if actor != OVER:
        options: tuple[Option, ...] = ()
        if seat is not None and seat == actor:
            options = tuple([option(night, code) for code in legal])
        prompt = Prompt(actor if actor >= 0 else int(night.mover), ask(night), options)
    child, ghost = int(night.child_pips), int(night.ghost_pips)
    return TableView(
        game="dunkelrunde",
        turn=int(night.turn),
        actor=actor,
        pieces=pieces(night),
        prompt=prompt,
        tableau=tableau(child, ghost, bool(night.child_owed), bool(night.ghost_owed)),
        outcome=outcome(night),
        beside=beside(child, ghost),
    )


def pieces(night: Night) -> tuple[Piece, ...]:
    tiles = night.board.tiles
    out = []
    for child in range(2 * int(night.seats)):
        tile = int(night.child_at[child])
        out.append(
            Piece(
                CHILD_NAMES[child], "child", tiles[tile].name, CHILD_LABELS[child], child // 2, child_marks(night, tile)
            )
        )
    for ghost in range(GHOST_COUNT):
        tile = int(night.ghost_at[ghost])
        out.append(Piece(say.piece_of_ghost(ghost), "ghost", tiles[tile].name, GHOST_LABELS[ghost]))
    return tuple(out)


def child_marks(night: Night, tile: int) -> tuple[str, ...]:
    """What holds for a child that stands here."""
    colour = night.board.colour[tile]
    if tile == night.board.linden:
        return ("home",)
    if colour == RED:
        return ("waiting",)
    if night.haunted_group(tile):
        return ("haunted",)
    if colour in (YELLOW, GREEN):
        return ("safe",)
    return ("group",) if night.children_on[tile] > 1 else NO_MARKS


@functools.cache  # there are not many rolls, and no view is without one
def tableau(child: int, ghost: int, child_owed: bool, ghost_owed: bool) -> NightTableau:
    """The dice as they lie; no pips are no roll."""
    return NightTableau(Dice(child, ghost, not child_owed, not ghost_owed, child == ghost) if child > 0 else None)


@functools.cache
def beside(child: int, ghost: int) -> tuple[Text, ...]:
    """The dice in words."""
    return (Text("dr-dice", {"child": child, "ghost": ghost}),) if child > 0 else ()


def ask(night: Night) -> Text:
    """The question that is open."""
    if night.actor < 0:
        return Text("dr-ask-start" if night.phase == STARTING else "dr-ask-roll")
    if night.phase == DOUBLE:
        return Text("dr-ask-group", {"pips": int(night.child_pips)})
    if night.child_owed and night.ghost_owed:
        return Text("dr-ask-child-or-ghost", {"child": int(night.child_pips), "ghost": int(night.ghost_pips)})
    if night.child_owed:
        return Text("dr-ask-child", {"pips": int(night.child_pips)})
    return Text("dr-ask-ghost", {"pips": int(night.ghost_pips)})


def option(night: Night, code: int) -> Option:
    """A legal action with its label, all that it touches and what it would do."""
    if code >= GROUP:
        return group_option(night, code)
    if code >= CHILD:
        return child_option(night, code)
    return ghost_option(night, code)


def child_option(night: Night, code: int) -> Option:
    child, to = int(actions.child_of(code)), int(actions.tile_of(code))
    board = night.board
    at = int(night.child_at[child])
    via = say.tile_names(night, board.route(at, to, int(night.child_pips)))
    here = CHILD_NAMES[child]
    label = "dr-do-child"
    end = to
    effects = []
    count = int(night.children_on[to])
    if board.colour[to] == RED:
        onward = int(board.onward[to])
        if count > 0:
            label, end = "dr-do-child-cross", onward
            effects.append(_moved(night, child, onward, "cross", Text("dr-preview-cross"), via))
            effects += [_moved(night, other, onward, "cross") for other in night.children_at(to)]
        elif to == board.bank and night.before_river == 1:
            label, end = "dr-do-child-witch", onward
            effects.append(_moved(night, child, onward, "witch", Text("dr-preview-witch"), via))
        else:
            effects.append(_moved(night, child, to, "walk", Text("dr-preview-wait"), via))
    else:
        effects.append(_moved(night, child, to, "walk", _note(night, to, count), via))
    text = Text(label, {"child": CHILD_LABELS[child], "to": board.labels[end], "steps": len(via)})
    touches = [here, board.tiles[to].name] if end == to else [here, board.tiles[to].name, board.tiles[end].name]
    return Option(f"child {here} {board.tiles[to].name}", text, tuple(touches), tuple(effects))


def _note(night: Night, to: int, count: int) -> Text | None:
    """What is worth knowing of a tile before a child goes there."""
    if to == night.board.linden:
        return Text("dr-preview-linden")
    if night.board.colour[to] in (YELLOW, GREEN):
        return Text("dr-preview-safe")
    if count > 0:
        return Text("dr-preview-join", {"count": count + 1})
    return None


def _moved(night: Night, child: int, to: int, how: str, note: Text | None = None, via: tuple[str, ...] = ()) -> Effect:
    return Effect(CHILD_NAMES[child], night.board.tiles[to].name, how, note, via)


def ghost_option(night: Night, code: int) -> Option:
    ghost, direction = int(actions.ghost_of(code)), int(actions.direction_of(code))
    board = night.board
    to = int(ghost_target(night, ghost, direction))
    name = say.piece_of_ghost(ghost)
    via = say.tile_names(night, board.ghost_path(int(night.ghost_at[ghost]), direction, int(night.ghost_pips)))
    way = actions.DIRECTIONS[direction]
    args: dict[str, int | str | Text] = {"ghost": GHOST_LABELS[ghost], "to": board.labels[to]}
    label = Text(f"dr-do-ghost-{way}", args)
    effects = [Effect(name, board.tiles[to].name, "ghost", None, via)]
    touches = [name, board.tiles[to].name]
    if night.children_on[to] == 1:
        child = night.children_at(to)[0]
        refuge = int(board.refuge[to])
        scare: dict[str, int | str | Text] = {"child": say.child_name(child, ".in"), "to": board.labels[refuge]}
        effects.append(_moved(night, child, refuge, "scare", Text("dr-preview-scare", scare)))
        label = Text(f"dr-do-ghost-scare-{way}", {"ghost": GHOST_LABELS[ghost], **scare})
        touches.append(CHILD_NAMES[child])
    return Option(f"ghost {actions.GHOSTS[ghost]} {way}", label, tuple(touches), tuple(effects))


def group_option(night: Night, code: int) -> Option:
    at, to = int(actions.origin_of(code)), int(actions.tile_of(code))
    board = night.board
    walkers = night.children_at(at)
    via = say.tile_names(night, board.group_route(at, to, int(night.child_pips)))
    end, how = to, "walk"
    note = _note(night, to, int(night.children_on[to]) + len(walkers) - 1)
    touches = [CHILD_NAMES[child] for child in walkers] + [board.tiles[at].name, board.tiles[to].name]
    if board.colour[to] == RED:
        end, how, note = int(board.onward[to]), "cross", Text("dr-preview-cross")
        touches.append(board.tiles[end].name)
    effects = [_moved(night, child, end, how, note if k == 0 else None, via) for k, child in enumerate(walkers)]
    if how == "cross":
        effects += [_moved(night, child, end, how) for child in night.children_at(to)]
    text = Text("dr-do-group", {"count": len(walkers), "from": board.labels[at], "to": board.labels[end]})
    return Option(f"group {board.tiles[at].name} {board.tiles[to].name}", text, tuple(touches), tuple(effects))
