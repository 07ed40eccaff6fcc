"""Rows of numbers: complete, within their bounds, the same for everything a seat cannot tell apart, and readable."""

from __future__ import annotations

import pytest
from tests.conformance.walks import ALL, SetUp, positions
from tests.examples import TABLES

from lamplight.adapters.setup import SetUp as Table
from lamplight.core.game import CHANCE, State
from lamplight.core.rng import Rng
from lamplight.kits import all_games


def walk(table: Table, seed: int, count: int, every: int = 1) -> list[State]:
    setup = SetUp(table.game, table.options, table.players)
    return [state.copy() for state in positions(setup, seed, count, every)]


@pytest.mark.parametrize("setup", ALL, ids=repr)
def test_every_set_up_has_rows_and_numbers(setup: SetUp) -> None:
    """Whatever people and chance can do has a number, and rows keep their bounds."""
    table = Table(setup.game.id, setup.seats, setup.options)
    low, high = table.bounds()
    assert len(low) == table.size
    for state in positions(setup, 5, 25, 3):
        seat = max(int(state.actor), 0)
        row = table.row(state, seat)
        assert ((low <= row) & (row <= high)).all(), table.named(state, seat)
        if state.actor == CHANCE:
            if state.chance_total() < 1000:
                for code, _ in state.chance_outcomes():
                    assert table.observer.chances[table.observer.chance_number(code)] == code
            continue
        legal = state.legal_actions()
        numbers = table.observer.legal_numbers(state)
        assert len(set(numbers)) == len(legal)
        assert sorted(table.code(number, seat) for number in numbers) == sorted(legal)
        mask = table.mask(state, seat)
        assert mask.nonzero()[0].tolist() == numbers
        assert not table.mask(state, (seat + 1) % setup.seats).any()


@pytest.mark.parametrize(("game", "players", "options"), TABLES, ids=str)
def test_numbers_stand_for_codes(game: str, players: int, options: dict[str, str]) -> None:
    """All seats have the same numbers, no two numbers the same code, and notation leads back to the number."""
    table = Table(game, players, options)
    for seat in range(players):
        codes = [table.code(number, seat) for number in range(table.actions)]
        assert len(set(codes)) == table.actions
        for number, code in enumerate(codes):
            assert table.observer.actions.number(code, seat) == number
            assert table.parse(table.start, table.text(table.start, number, seat), seat) == number
    chances = table.observer.chances
    assert len(set(chances)) == len(chances)
    assert table.observer.actions.number(-1, 0) == -1
    assert table.observer.actions.number(10**9, 0) == -1
    with pytest.raises(IndexError):
        table.code(table.actions, 0)


@pytest.mark.parametrize(("game", "players", "options"), TABLES, ids=str)
def test_a_sampled_world_has_the_same_row(game: str, players: int, options: dict[str, str]) -> None:
    table = Table(game, players, options)
    rng = Rng(8)
    moved = 0
    for state in walk(table, 2, 40, 9):
        for seat in range(players):
            world = state.determinize(seat, rng)
            moved += world.key() != state.key()
            assert (table.row(world, seat) == table.row(state, seat)).all()
            assert (table.mask(world, seat) == table.mask(state, seat)).all()
    assert (moved > 0) == table.game.secrets


def test_every_game_can_be_observed() -> None:
    for game in all_games():
        table = Table(game.id, game.min_seats)
        assert table.size > 0
        assert {part.name for part in table.observer.parts} >= {"to-act"}
        assert sum(part.length for part in table.observer.parts) == table.size
