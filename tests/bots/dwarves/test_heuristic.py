"""The companion of The Dwarves: legal, repeatable, says why, sees what matters, and wins more than chance."""

from __future__ import annotations

import pytest
from tests.games.dwarves.table import Table, new

from lamplight.bots.dwarves.heuristic import decide
from lamplight.bots.dwarves.jobs import chance
from lamplight.core.game import CHANCE, OVER
from lamplight.core.messages import LANGUAGES, Catalogue
from lamplight.core.perspective import Perspective
from lamplight.core.rng import Rng
from lamplight.games.dwarves import frames as on
from lamplight.games.dwarves.game import DwarvesState
from lamplight.games.dwarves.state import WON
from lamplight.kits import bot_named


def play(name: str, seed: int, players: int, **options: str) -> tuple[DwarvesState, list[str], set[str]]:
    """A whole game: its end, what was done, and the reasons given."""
    bot = bot_named("dwarves", name)
    luck, mood = Rng(seed), Rng(seed + 1000)
    state = new(players, dwarves="random", first="random", **options)
    done: list[str] = []
    reasons: set[str] = set()
    while state.actor != OVER:
        if state.actor == CHANCE:
            state.apply(state.chance_at(luck.below(state.chance_total())))
            continue
        before = state.key()
        choice = bot.choose(Perspective(state, state.actor, mood, []), mood)
        assert state.key() == before
        assert choice.code in state.legal_actions()
        assert state.text(choice.code) == choice.do
        for language in LANGUAGES:
            said = Catalogue(language).format(choice.reason)
            assert said not in ("", choice.reason.id)
            assert "{" not in said
        reasons.add(choice.reason.id)
        done.append(choice.do)
        state.apply(choice.code)
    return state, done, reasons


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_a_game_is_legal_repeatable_and_explained(players: int) -> None:
    state, done, reasons = play("companion", players, players, difficulty="normal")
    again, same, _ = play("companion", players, players, difficulty="normal")
    assert (state.key(), done) == (again.key(), same)
    assert len(reasons) > 5


def test_it_wins_where_chance_does_not() -> None:
    """On Easy with three: clearly more than never, which is what random play reaches."""
    won = sum(play_fast("companion", seed) for seed in range(12))
    lost = sum(play_fast("uniform", seed) for seed in range(12))
    assert won >= 3
    assert lost == 0


def play_fast(name: str, seed: int) -> bool:
    bot = bot_named("dwarves", name)
    luck, mood = Rng(seed), Rng(seed + 1000)
    state = new(3, dwarves="random", first="random")
    while state.actor != OVER:
        if state.actor == CHANCE:
            state.apply(state.chance_at(luck.below(state.chance_total())))
        else:
            state.apply(bot.choose(Perspective(state, state.actor, mood, []), mood).code)
    return bool(state.result == WON)


def chosen(table: Table) -> str:
    state = table.state
    code, _ = decide(state, state.legal_actions(), Rng(1))
    return state.text(code)


def test_it_tests_for_the_scenario_where_it_stands() -> None:
    tables = new(2).tables
    greenglade = tables.names[int(tables.location_space[tables.location_names.index("greenglade")])]
    table = Table("balyndis", "boindil").at("balyndis", greenglade).card("SA7").turn("balyndis")
    assert chosen(table) == "test SA7 1"


def test_it_spares_a_dwarf_with_one_health() -> None:
    """A loss that the group shares out goes to whom it does not kill."""
    table = Table("balyndis", "boindil").card("SA7").health("balyndis", 1).turn("balyndis")
    state = table.state
    state.push(on.SHARE_LOSS, 1, 0, 0)
    state.actor = state.active
    assert chosen(table) == "lose 2"


@pytest.mark.parametrize(("dice", "target", "wanted"), [(1, 6, 1), (3, 4, 2), (6, 5, 2), (7, 2, 3)])
def test_the_odds_are_those_of_all_rolls(dice: int, target: int, wanted: int) -> None:
    hits = 0
    for roll in range(6**dice):
        rest, good = roll, 0
        for _ in range(dice):
            good += rest % 6 + 1 >= target
            rest //= 6
        hits += good >= wanted
    assert chance(dice, target, wanted) == pytest.approx(hits / 6**dice)
