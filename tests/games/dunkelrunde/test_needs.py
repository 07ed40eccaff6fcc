"""What would have to be so that a move could be made: when it is made true in the position, the move is legal."""

from __future__ import annotations

from tests.conformance.needs import Lack, lacks
from tests.conformance.walks import SetUp

from lamplight.core.match import Match
from lamplight.core.position import PositionError
from lamplight.core.view import Text
from lamplight.games.dunkelrunde.actions import COLOURS, GHOSTS, child_of, tile_of
from lamplight.games.dunkelrunde.board import RED
from lamplight.games.dunkelrunde.children import arrive_at_red
from lamplight.games.dunkelrunde.game import DunkelRunde, DunkelRundeState

GAME = DunkelRunde()


def fields_of(state: DunkelRundeState) -> dict[str, str]:
    return dict(word.split("=") for word in state.position().split(" ")[1:])


def legal_with(lack: Lack, **changes: str) -> bool | None:
    """Is the move legal in the position with these fields changed? None if there can be no such position."""
    state = lack.state
    assert isinstance(state, DunkelRundeState)
    fields = {**fields_of(state), **changes}
    line = " ".join([state.position().split(" ")[0], *(f"{name}={value}" for name, value in fields.items())])
    try:
        changed = GAME.position(line)
    except PositionError:
        return None
    return changed.refusal(lack.seat, changed.parse(state.text(lack.code))) is None


def numbers(text: int | str | Text) -> list[int]:
    """The numbers of "4, 5 or 6"."""
    if isinstance(text, Text):
        return [*numbers(text.args["first"]), *numbers(text.args["second"])]
    return [int(text)]


def tile_named(state: DunkelRundeState, label: int | str | Text) -> int:
    return state.board.labels.index(label)  # type: ignore[arg-type]


def roll(lack: Lack, state: DunkelRundeState) -> None:
    """DR-10.1, DR-8.20: another number on the child die."""
    ghost = int(state.ghost_pips)
    rolls = numbers(lack.needs.args["pips"])
    for pips in range(1, 7):
        if pips != ghost:
            assert (legal_with(lack, dice=f"{pips},{ghost}") is True) == (pips in rolls), lack


def ghost_leaves(lack: Lack, state: DunkelRundeState) -> None:
    """DR-10.8, DR-10.9: wherever else the ghost may be, but where the child wants to go."""
    named = lack.needs.args["ghost"]
    assert isinstance(named, Text)
    ghost = GHOSTS.index(named.id.removeprefix("dr-ghost-").removesuffix(".in"))
    tile = tile_named(state, lack.needs.args["place"])
    assert state.ghost_at[ghost] == tile
    board, tried = state.board, 0
    for other in range(int(board.low[tile]), int(board.high[tile]) + 1):
        if other in (tile, tile_of(lack.code)) or state.children_on[other] > 0:
            continue
        ghosts = [board.tiles[other if k == ghost else int(at)].name for k, at in enumerate(state.ghost_at)]
        assert legal_with(lack, ghosts=",".join(ghosts)), lack
        tried += 1
    assert tried > 0


def no_double(lack: Lack, state: DunkelRundeState) -> None:
    """DR-9.4: any other number on the blue die."""
    for ghost in range(1, 9):
        if ghost != state.child_pips:
            assert legal_with(lack, dice=f"{state.child_pips},{ghost}", asks="move"), lack


def double(lack: Lack, state: DunkelRundeState) -> None:
    """DR-9.4, DR-11.2: both dice show one of these, and no other double does."""
    rolls = numbers(lack.needs.args["pips"])
    for pips in range(1, 7):
        assert (legal_with(lack, dice=f"{pips},{pips}", asks="group") is True) == (pips in rolls), lack


def company(lack: Lack, state: DunkelRundeState) -> None:
    """DR-10.7: a second child makes a group; DR-8.13: and on a red tile they cross at once."""
    tile = tile_named(state, lack.needs.args["place"])
    movable = [
        child
        for child in range(2 * int(state.seats))
        if state.child_at[child] not in (tile, state.board.linden)
        and not (state.ghosts_on[state.child_at[child]] and state.children_on[state.child_at[child]] == 2)
    ]
    if state.board.colour[tile] == RED:
        world = state.copy()
        world.put(movable[0], tile)
        arrive_at_red(world, tile, None)
        assert world.child_at[child_of(lack.code)] == tile_of(lack.code), lack
        return
    found = set()
    for child in movable:
        at = [state.board.tiles[tile if k == child else int(where)].name for k, where in enumerate(state.child_at)]
        own = ",".join(at[child // 2 * 2 : child // 2 * 2 + 2])
        found.add(legal_with(lack, **{COLOURS[child // 2]: own}))
    assert found - {None} == {True}, lack


MADE_TRUE = {
    "dr-need-roll": roll,
    "dr-need-ghost-leaves": ghost_leaves,
    "dr-need-no-double": no_double,
    "dr-need-company": company,
    "dr-need-double": double,
}


SETUPS = [(2, {"board": "short"}), (4, {"board": "linden"}), (3, {"crowds": "none"})]


def test_what_is_missing_makes_the_move_legal() -> None:
    seen = set()
    for seats, options in SETUPS:
        for lack in lacks(SetUp(GAME, options, seats), seats, 300, tries=60):
            assert isinstance(lack.state, DunkelRundeState)
            MADE_TRUE[lack.needs.id](lack, lack.state)
            seen.add(lack.needs.id)
    assert seen == set(MADE_TRUE)


def why(line: str, *touches: str) -> list[tuple[str, Text | None]]:
    """What a table answers to these touches of whoever is asked."""
    match = Match(GAME, {}, 2, None)
    match.state = GAME.position(line)
    return [(one.rule, one.needs) for one in match.why(int(match.state.actor), list(touches))]


def test_a_touch_that_leads_nowhere_is_told_what_is_missing() -> None:
    """DR-10.1, DR-10.9, DR-8.20: a higher roll; a ghost in the way; a slow path."""
    line = "dunkelrunde/2 seats=2 board=linden red=9,14 blue=0,7 ghosts=11,17,23,34 turn=red asks=move dice={}"
    assert why(line.format("4,8"), "red-girl", "11") == [
        (
            "DR-10.9",
            Text("dr-need-ghost-leaves", {"ghost": Text("dr-ghost-tree.in"), "place": Text("dr-landmark-river")}),
        )
    ]
    (found,) = why(line.format("4,8"), "red-boy", "h1a")
    assert found == ("DR-8.20", Text("dr-need-roll", {"pips": _or(_comma(1, 2), 3)}))
    (found,) = why(line.format("1,8"), "red-boy", "18")
    assert found == ("DR-10.1", Text("dr-need-roll", {"pips": _or(_comma(4, 5), 6)}))


def _or(first: int | Text, second: int) -> Text:
    return Text("dr-or", {"first": first, "second": second})


def _comma(first: int | Text, second: int) -> Text:
    return Text("dr-comma", {"first": first, "second": second})


def test_where_several_moves_are_meant_only_what_they_share_is_told() -> None:
    """A child touched alone stands for all its moves, and they lack different things."""
    line = "dunkelrunde/2 seats=2 board=linden red=45,h1a blue=0,7 ghosts=4,18,26,34 turn=red asks=move dice=5,3"
    for rule, needs in why(line, "red-boy"):
        assert rule.startswith(("DR-", "S"))
        assert needs is None or rule == "DR-8.20"
