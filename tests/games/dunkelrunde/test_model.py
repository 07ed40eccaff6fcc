"""Engine and independent model agree: on what is legal and on what it leads to, wherever pieces can stand."""

from __future__ import annotations

import random

import pytest
from librt.vecs import vec
from mypy_extensions import i64
from tests.games.dunkelrunde import laws, model
from tests.games.dunkelrunde.laws import night_of

from lamplight.core.game import CHANCE, OVER
from lamplight.core.rng import Rng
from lamplight.games.dunkelrunde.actions import COLOURS, GHOSTS
from lamplight.games.dunkelrunde.board import board_named
from lamplight.games.dunkelrunde.game import DunkelRunde, DunkelRundeState, placed


def seen(state: DunkelRundeState) -> model.Position:
    """The engine's position in the model's words."""
    tiles = state.board.tiles
    names = [f"{colour}-{sex}" for colour in COLOURS for sex in ("girl", "boy")]
    owed = state.actor >= 0
    return model.Position(
        board=state.board.name,
        seats=int(state.seats),
        children={names[child]: tiles[int(at)].name for child, at in enumerate(state.child_at)},
        ghosts={GHOSTS[ghost]: tiles[int(at)].name for ghost, at in enumerate(state.ghost_at)},
        mover=int(state.mover),
        dice=(int(state.child_pips), int(state.ghost_pips)) if owed else None,
        child_owed=bool(state.child_owed),
        ghost_owed=bool(state.ghost_owed),
        over=state.actor == OVER,
        crowds=bool(state.crowds),
        rules=state.board.rules,
    )


def compare(state: DunkelRundeState) -> int:
    """Same legal actions, same results; the number of actions compared."""
    here = seen(state)
    theirs = model.successors(here)
    ours = {state.text(code): code for code in state.legal_actions()}
    assert set(ours) == set(theirs), here
    assert len(ours) == len(state.legal_actions()), "no action is listed twice"
    for do, code in ours.items():
        after = state.copy()
        after.apply(code)
        compare_one(after, theirs[do], do)
    return len(ours)


def compare_one(after: DunkelRundeState, expected: model.Position, do: str) -> None:
    found = seen(after)
    if expected.over:  # what was owed is dropped, the dice stay as they lie
        assert found.over, do
        assert found.children == expected.children, do
        outcome = after.outcome()
        assert outcome is not None
        assert [seat for seat, result in enumerate(outcome.seats) if result.won] == model.winners(expected), do
        both = any(sum(1 for c, at in found.children.items() if at == expected.map.linden and c.startswith(colour)) == 2
                   for colour in COLOURS)  # fmt: skip
        assert outcome.reason == ("pair" if both else "one"), do
    else:
        assert found == expected, do


def compare_rolls(state: DunkelRundeState, rolls: list[tuple[int, int]]) -> int:
    """The dice bring both to the same question, and there they agree again."""
    here = seen(state)
    n = 0
    for child, ghost in rolls:
        after = state.copy()
        after.apply(after.parse(f"roll {child} {ghost}"))
        assert seen(after) == model.after_roll(here, child, ghost), (here, child, ghost)
        n += compare(after)
    return n


@pytest.mark.parametrize("board", ["linden", "short"])
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
@pytest.mark.parametrize("rules", DunkelRunde().versions())
def test_they_agree_wherever_play_leads(board: str, seats: int, rules: int) -> None:
    rng = Rng(1000 + seats)
    game = DunkelRunde(rules)
    compared = 0
    for crowds in ("group", "none"):
        state = night_of(game.new({"board": board, "crowds": crowds}, seats))
        assert seen(state) == model.start(board, seats, crowds == "group", rules=rules)
        for _ in range(1200):
            if state.actor == OVER:
                state = night_of(game.new({"board": board, "crowds": crowds}, seats))
            if state.actor == CHANCE:
                state.apply(state.chance_at(rng.below(state.chance_total())))
            else:
                legal = state.legal_actions()
                if rng.below(4) == 0:
                    compared += compare(state)
                state.apply(legal[int(rng.below(len(legal)))])
    assert compared > 1000


def random_position(random_: random.Random, board: str, seats: int, crowds: bool) -> DunkelRundeState:
    """Everybody anywhere the rules allow anybody to stand, gathered so that groups and ghosts meet often."""
    land = board_named(board)
    stand = [at for at in range(int(land.count)) if at != land.linden and land.tiles[at].colour != 2]
    while True:
        favourites = [*random_.sample(stand, 3), int(land.bank), int(land.gate)]
        children = [random_.choice(favourites if random_.random() < 0.6 else stand) for _ in range(2 * seats)]
        sex = random_.randrange(2)
        for child in range(sex, 2 * seats, 2):  # only girls or only boys are home already
            if random_.random() < 0.15:
                children[child] = int(land.linden)
        ghosts = []
        for start in land.ghost_start:
            near = list(range(int(land.low[start]), int(land.high[start]) + 1))
            meet = [at for at in near if at in children]
            ghosts.append(random_.choice(meet if meet and random_.random() < 0.5 else near))
        state = placed(
            land, crowds, seats, vec[i64]([i64(at) for at in children]), vec[i64]([i64(at) for at in ghosts]),
            random_.randrange(seats),
        )  # fmt: skip
        try:
            laws.check(state)
        except AssertionError:
            continue
        return state


@pytest.mark.parametrize("board", ["linden", "short"])
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_they_agree_wherever_pieces_can_stand(board: str, seats: int) -> None:
    random_ = random.Random(f"{board} {seats}")
    compared = 0
    for at in range(120):
        state = random_position(random_, board, seats, crowds=at % 5 != 0)
        doubles = [(n, n) for n in range(1, 7)]
        compared += compare_rolls(
            state, [*doubles, *((random_.randint(1, 6), random_.randint(1, 8)) for _ in range(3))]
        )
    assert compared > 1000


@pytest.mark.parametrize("board", ["linden", "short"])
@pytest.mark.parametrize("rules", DunkelRunde().versions())
def test_they_agree_on_every_walk_of_a_child_and_a_pair(board: str, rules: int) -> None:
    """From every tile by every number, with the ghosts out of the way and in it."""
    land = board_named(board).in_version(rules)
    for at in range(int(land.count)):
        if land.tiles[at].colour in (2, 3) or at == land.linden:
            continue
        for pair in (False, True):
            children = [at, at if pair else 0, 0, 0]
            state = placed(land, True, 2, vec[i64]([i64(tile) for tile in children]), land.ghost_start[:], 0)
            compare_rolls(state, [(n, n if pair else n % 8 + 1) for n in range(1, 7)])


@pytest.mark.parametrize("board", ["linden", "short"])
def test_they_agree_on_every_walk_of_a_ghost(board: str) -> None:
    land = board_named(board)
    for ghost, start in enumerate(land.ghost_start):
        for at in range(int(land.low[start]), int(land.high[start]) + 1):
            ghosts = land.ghost_start[:]
            ghosts[ghost] = at
            state = placed(land, True, 2, vec[i64]([i64(0)] * 4), ghosts, 0)
            compare_rolls(state, [(1 if n > 1 else 2, n) for n in range(1, 9)])
