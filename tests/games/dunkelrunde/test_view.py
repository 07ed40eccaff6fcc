"""What people see agrees with what is: pieces, dice, questions, and above all what every option says it will do."""

from __future__ import annotations

import itertools

import pytest
from tests.games.dunkelrunde.laws import night_of
from tests.games.dunkelrunde.table import Table

from lamplight.core.events import Narrator
from lamplight.core.game import CHANCE, OVER
from lamplight.core.rng import Rng
from lamplight.core.view import Option, Text
from lamplight.games.dunkelrunde.game import DunkelRunde, DunkelRundeState
from lamplight.games.dunkelrunde.tableau import NightTableau


def where(state: DunkelRundeState) -> dict[str, str]:
    return {piece.id: piece.at for piece in state.view(None).pieces}


def check_option(state: DunkelRundeState, option: Option, code: int) -> None:
    """An option's words, touches and effects tell exactly what the action then does."""
    before = where(state)
    after_state = state.copy()
    narrator = Narrator()
    after_state.apply(code, narrator)
    after = where(after_state)
    moved = {piece: tile for piece, tile in after.items() if before[piece] != tile}
    assert option.do == state.text(code)
    assert state.parse(option.do) == code

    # Effects: one per piece, the piece ends where it says, and nobody else moves.
    promised = {effect.piece: effect.to for effect in option.effects}
    assert len(promised) == len(option.effects)
    for piece, to in promised.items():
        assert after[piece] == to, option
    assert set(moved) <= set(promised), option
    assert {piece for piece in promised if before[piece] == promised[piece]} <= {
        piece for piece in promised if piece.startswith("ghost-")
    }, "only a ghost may come back to where it was (S19)"

    # How they move is what people are told afterwards.
    kinds = [event.kind for event in narrator.events]
    how = {effect.how for effect in option.effects}
    assert ("scare" in how) == ("scare" in kinds)
    assert ("cross" in how) == ("cross" in kinds)
    assert ("witch" in how) == ("witch" in kinds)
    assert ("ghost" in how) == ("ghost" in kinds)
    notes = {effect.note.id for effect in option.effects if effect.note is not None}
    assert ("dr-preview-wait" in notes) == ("wait" in kinds)
    assert ("dr-preview-linden" in notes) == ("linden" in kinds)

    # The way that is drawn is the way that is told, step by step along the board.
    walk = next(event for event in narrator.events if event.kind in ("child", "group", "ghost"))
    drawn = option.effects[0].via
    assert (before[option.effects[0].piece], *drawn) == walk.path
    board = state.board
    for here, there in itertools.pairwise(walk.path):
        a, b = board.index[here], board.index[there]
        if walk.kind == "ghost":
            assert abs(a - b) == 1
        else:
            assert b in board.tiles[a].next
    pips = int(state.ghost_pips if walk.kind == "ghost" else state.child_pips)
    assert len(drawn) == pips if walk.kind == "ghost" else 1 <= len(drawn) <= pips

    # Touches: everything that moves or is the aim, and no option hides from the plain question.
    assert set(state.touches(code)) <= set(option.touches)
    assert len(set(option.touches)) == len(option.touches)
    assert set(moved) - company(option) <= set(option.touches)
    assert known(state) >= set(option.touches)

    # The label names the piece and the place.
    names = labels(option.label)
    target = board.labels[board.index[option.effects[0].to]]
    if option.label.id.startswith("dr-do-ghost-scare"):  # the fright is where that child stands
        target = board.labels[board.index[option.effects[1].to]]
    if option.label.id != "dr-do-child-witch":  # "... helps across to her hut"
        assert target in names, option.label
    check_join(state, option, after_state)


def company(option: Option) -> set[str]:
    """Children that were waiting on red are taken along; one touches the walker, not them."""
    return {effect.piece for effect in option.effects if effect.how == "cross" and not effect.via}


def known(state: DunkelRundeState) -> set[str]:
    return {piece.id for piece in state.view(None).pieces} | {tile.name for tile in state.board.tiles}


def labels(text: Text) -> list[Text]:
    found = []
    for value in text.args.values():
        if isinstance(value, Text):
            found += [value, *labels(value)]
    return found


def check_join(state: DunkelRundeState, option: Option, after: DunkelRundeState) -> None:
    """A preview that counts the children on a tile counts right."""
    for effect in option.effects:
        if effect.note is not None and effect.note.id == "dr-preview-join":
            assert effect.note.args["count"] == after.children_on[after.board.index[effect.to]]
        if effect.note is not None and effect.note.id == "dr-preview-safe":
            assert state.board.tiles[state.board.index[effect.to]].colour in (1, 4)


def check_view(state: DunkelRundeState) -> None:
    board = state.board
    view = state.view(None)
    assert [piece.at for piece in view.pieces] == [
        board.tiles[int(at)].name for at in [*state.child_at, *state.ghost_at]
    ]
    assert len({piece.id for piece in view.pieces}) == 2 * int(state.seats) + 4
    for piece in view.pieces:
        if piece.kind == "child":
            tile = board.index[piece.at]
            alone = state.children_on[tile] == 1
            expected = (
                "home" if tile == board.linden
                else "waiting" if board.tiles[tile].colour == 3
                else "haunted" if state.ghosts_on[tile]
                else "safe" if board.tiles[tile].colour in (1, 4)
                else "" if alone else "group"
            )  # fmt: skip
            assert piece.marks == ((expected,) if expected else ())
    assert (view.turn, view.actor, view.outcome) == (state.turn, state.actor, state.outcome())
    if state.actor == OVER:
        assert view.prompt is None
        return
    assert view.prompt is not None
    assert view.prompt.seat == state.mover
    assert len(view.prompt.options) == 0
    assert isinstance(view.tableau, NightTableau)
    dice = view.tableau.dice
    if state.child_pips:
        assert dice is not None
        assert (dice.child, dice.ghost) == (int(state.child_pips), int(state.ghost_pips))
        assert dice.double == (state.child_pips == state.ghost_pips)
        assert (dice.child_used, dice.ghost_used) == (not state.child_owed, not state.ghost_owed)
        assert view.beside == (Text("dr-dice", {"child": dice.child, "ghost": dice.ghost}),)
    else:
        assert (dice, view.beside) == (None, ())


@pytest.mark.parametrize("board", ["linden", "short"])
@pytest.mark.parametrize("seats", [2, 3, 6])
def test_every_option_tells_what_it_will_do(board: str, seats: int) -> None:
    rng = Rng(90 + seats)
    options = 0
    state = night_of(DunkelRunde().new({"board": board}, seats))
    for ply in range(3000):
        if state.actor == OVER:
            check_view(state)
            state = night_of(DunkelRunde().new({"board": board}, seats))
        if state.actor == CHANCE:
            if ply % 9 == 0:
                check_view(state)
            state.apply(state.chance_at(rng.below(state.chance_total())))
            continue
        legal = state.legal_actions()
        if rng.below(5) == 0:
            check_view(state)
            prompt = state.view(int(state.actor)).prompt
            assert prompt is not None
            assert len(prompt.options) == len(legal)
            for option, code in zip(prompt.options, legal, strict=True):
                check_option(state, option, code)
                options += 1
        state.apply(legal[int(rng.below(len(legal)))])
    assert options > 1000


def test_special_options_are_all_seen() -> None:
    """The rarer promises, one by one: crossing, company, the witch, the linden, a fright, a way round."""
    tables = [
        Table(2).place("red-girl", 10).place("blue-boy", 11).rolls(3, 1),
        Table(2).everybody(20).place("red-girl", 10).rolls(3, 1),
        Table(2).place("red-girl", 39).rolls(3, 1),
        Table(2).place("red-girl", 44).rolls(3, 1),
        Table(3).place("red-girl", "blue-boy", 9).place("green-girl", 11).rolls(3, 3),
        Table(3).place("red-girl", "blue-girl", 43).rolls(3, 3),
        Table(2).place("red-girl", 5).place("blue-girl", 11).ghost("tree", 10).rolls(2, 1),
        Table(2, "short").place("red-girl", "blue-boy", 9).rolls(3, 3),
    ]
    hows, notes = set(), set()
    for table in tables:
        prompt = table.state.view(int(table.state.actor)).prompt
        assert prompt is not None
        for option, code in zip(prompt.options, table.state.legal_actions(), strict=True):
            check_option(table.state, option, code)
            hows |= {effect.how for effect in option.effects}
            notes |= {effect.note.id for effect in option.effects if effect.note is not None}
    assert hows == {"walk", "cross", "witch", "scare", "ghost"}
    assert notes == {f"dr-preview-{note}" for note in ("cross", "wait", "witch", "linden", "safe", "join", "scare")}


def test_only_the_one_who_is_asked_gets_options() -> None:
    table = Table(3).rolls(2, 5)
    for seat in (None, 1, 2):
        view = table.state.view(seat)
        assert view.prompt is not None
        assert (view.prompt.seat, view.prompt.options) == (0, ())
    asked = table.state.view(0)
    assert asked.prompt is not None
    assert len(asked.prompt.options) == 12
    assert asked.prompt.ask == Text("dr-ask-child-or-ghost", {"child": 2, "ghost": 5})


def test_the_question_says_what_is_still_owed() -> None:
    table = Table(2)
    asks = []
    for do in (
        "roll 2 5", "child red-boy 2", "ghost inn back", "roll 1 2", "ghost inn back", "child blue-boy 1", "roll 1 1"
    ):  # fmt: skip
        if do.startswith("roll"):
            table.rolls(int(do[5]), int(do[7]))
        else:
            table.plays(do)
        prompt = table.state.view(None).prompt
        assert prompt is not None
        asks.append(prompt.ask.id.removeprefix("dr-ask-"))
    assert asks == ["child-or-ghost", "ghost", "roll", "child-or-ghost", "child", "roll", "group"]
