"""The bots of DunkelRunde: legal, repeatable, explained, and the thoughtful one better than chance."""

from __future__ import annotations

import pickle

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from lamplight.bots import Bot
from lamplight.bots.dunkelrunde.heuristic import map_of, threat
from lamplight.core.game import CHANCE, OVER, State
from lamplight.core.messages import LANGUAGES, Catalogue
from lamplight.core.perspective import Perspective
from lamplight.core.rng import Rng
from lamplight.games.dunkelrunde.actions import roll
from lamplight.games.dunkelrunde.board import BUILT_IN, board_named
from lamplight.games.dunkelrunde.game import DunkelRundeState, placed
from lamplight.kits import bot_named, game_named

GAME = game_named("dunkelrunde")


def play(bots: list[Bot], seed: int, options: dict[str, str]) -> State:
    """A whole game between bots, each decision checked."""
    state = GAME.new(options, len(bots))
    rng = Rng(seed)
    while state.actor != OVER:
        if state.actor == CHANCE:
            state.apply(state.chance_at(rng.below(state.chance_total())))
            continue
        seat = int(state.actor)
        before = state.key()
        decision = bots[seat].choose(Perspective(state, seat, rng), rng)
        assert state.key() == before
        assert state.refusal(seat, decision.code) is None
        assert state.text(decision.code) == decision.do
        for lang in LANGUAGES:
            assert Catalogue(lang).has(decision.reason.id)
            assert "{" not in Catalogue(lang).format(decision.reason)
        state.apply(decision.code)
    return state


def share_of_one(seat_bot: str, others: str, games: int) -> float:
    """The share of wins of one bot against three others, seats rotated, on the short board."""
    total = 0.0
    for game in range(games):
        bots = [bot_named("dunkelrunde", others) for _ in range(4)]
        bots[game % 4] = bot_named("dunkelrunde", seat_bot)
        outcome = play(bots, game, {"board": "short"}).outcome()
        assert outcome is not None
        total += outcome.seats[game % 4].share
    return total / games


def at(red_girl: int, red_boy: int, others: list[int], ghosts: list[int], dice: tuple[int, int]) -> DunkelRundeState:
    """Two players, red on turn, the dice thrown."""
    tiles = vec[i64]([i64(tile) for tile in (red_girl, red_boy, *others)])
    night = placed(board_named("linden"), True, 2, tiles, vec[i64]([i64(tile) for tile in ghosts]), 0)
    night.apply(roll(*dice))
    return night


def choice(night: DunkelRundeState) -> tuple[str, str]:
    decision = bot_named("dunkelrunde", "thoughtful").choose(Perspective(night, 0, Rng(1)), Rng(1))
    return decision.do, decision.reason.id


def test_the_thoughtful_bot_beats_chance() -> None:
    """Parity is 0.25; 40 seeded games, so the result is always the same."""
    assert share_of_one("thoughtful", "uniform", 40) > 0.5


def test_the_same_generator_gives_the_same_choice() -> None:
    for name in ("thoughtful", "uniform"):
        one = play([bot_named("dunkelrunde", name)] * 3, 5, {"board": "short"})
        two = play([bot_named("dunkelrunde", name)] * 3, 5, {"board": "short"})
        assert one.key() == two.key()


def test_a_perspective_travels_to_another_process() -> None:
    night = at(9, 3, [14, 15], [6, 17, 23, 34], (2, 5))
    there = pickle.loads(pickle.dumps(Perspective(night, 0, Rng(1))))
    assert there.world.key() == night.key()
    assert there.seat == 0


def test_it_crosses_when_company_waits_at_the_river() -> None:
    """DR-8.13: the partner waits at the bank."""
    do, reason = choice(at(9, 11, [20, 30], [1, 17, 23, 34], (2, 8)))
    assert (do, reason) == ("child red-girl 11", "dr-reason-cross")


def test_it_arrives_when_that_wins() -> None:
    """DR-6.1: a boy at the linden, its own girl one step before it."""
    do, reason = choice(at(44, 45, [20, 30], [1, 17, 23, 34], (1, 5)))
    assert (do, reason) == ("child red-girl 45", "dr-reason-arrive")


def test_it_scares_the_leader() -> None:
    """DR-12.4: the rival is alone near the castle, and the ghost of the inn can reach it."""
    do, reason = choice(at(2, 3, [13, 39], [6, 17, 23, 34], (1, 5)))
    assert reason == "dr-reason-scare" or do.startswith("child")
    night = at(2, 3, [13, 39], [6, 17, 23, 34], (1, 5))
    night.apply(night.parse(do))
    later = do if do.startswith("ghost") else choice(night)[0]
    assert later == "ghost inn forward"


def test_threat_counts_the_faces_that_reach_a_tile() -> None:
    """A ghost three tiles away in a long stretch reaches it with a 3, and by turning at the village with more."""
    night = at(9, 3, [14, 15], [6, 17, 23, 34], (2, 5))
    direct = [
        pips
        for pips in range(1, 9)
        if 9 in (night.board.ghost_path(6, 0, pips)[-1], night.board.ghost_path(6, 1, pips)[-1])
    ]
    assert threat(night, 9) == len(direct)
    assert 3 in direct


@pytest.mark.parametrize("name", BUILT_IN)
def test_the_map_counts_down_to_the_linden(name: str) -> None:
    board = board_named(name)
    far = map_of(board).far
    assert far[int(board.linden)] == 0
    for tile in range(int(board.count)):
        for onward in board.tiles[tile].next:
            assert far[onward] < far[tile] or len(board.tiles[tile].next) > 1
