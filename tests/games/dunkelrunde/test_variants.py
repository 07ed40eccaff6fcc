"""Our own variants: off unless chosen, and each does what it says and nothing else."""

from __future__ import annotations

import pytest
from tests.games.dunkelrunde.laws import night_of
from tests.games.dunkelrunde.table import Table, rule

from lamplight.core.game import CHANCE, OVER, SetupError
from lamplight.core.rng import Rng
from lamplight.games.dunkelrunde.game import DunkelRunde
from lamplight.games.dunkelrunde.rulebook import VARIANTS


def test_every_variant_is_labelled_and_off_by_default() -> None:
    game = DunkelRunde()
    specs = {spec.name: spec for spec in game.info().options}
    assert set(specs) == set(VARIANTS)
    assert all(spec.variant for spec in specs.values())
    assert game.checked({}) == {"board": "linden", "start": "youngest", "crowds": "group", "advice": "off"}
    state = night_of(game.new({}, 2))
    assert (state.board.name, state.mover, state.crowds, state.chance_label()) == ("linden", 0, True, "dice")


def test_unknown_options_and_values_are_all_refused() -> None:
    with pytest.raises(SetupError) as caught:
        DunkelRunde().new({"board": "moon", "speed": "fast", "crowds": "GROUP"}, 2)
    assert sorted(fault.id for fault in caught.value.faults) == [
        "core-unknown-option",
        "core-unknown-value",
        "core-unknown-value",
    ]


@rule("S48")
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_start_by_seat(seats: int) -> None:
    for n in range(2, 7):
        if n <= seats:
            state = night_of(DunkelRunde().new({"start": f"seat-{n}"}, seats))
            assert (state.mover, state.actor) == (n - 1, CHANCE)
        else:
            with pytest.raises(SetupError) as caught:
                DunkelRunde().new({"start": f"seat-{n}"}, seats)
            assert [fault.id for fault in caught.value.faults] == ["dr-start-nobody"]


@rule("S48")
@pytest.mark.parametrize("seats", [2, 6])
def test_start_at_random(seats: int) -> None:
    state = night_of(DunkelRunde().new({"start": "random"}, seats))
    assert state.chance_total() == seats
    for k in range(seats):
        after = state.copy()
        after.apply(after.chance_at(k))
        assert (after.mover, after.actor, after.chance_total()) == (k, CHANCE, 48)
    refusal = state.refusal(CHANCE, state.parse("roll 1 2"))
    assert refusal is not None, "first it is settled who begins"
    after.apply(after.parse("roll 1 2"))
    refusal = after.refusal(CHANCE, after.parse("start 1"))
    assert refusal is not None


@rule("S21")
@pytest.mark.parametrize("shelter", [0, 12, 28])
def test_crowds_in_shelters_are_no_group(shelter: int) -> None:
    table = Table(3, crowds=False).everybody(44).place("red-girl", "blue-boy", shelter).rolls(2, 2)
    table.may_not(f"group {shelter} {shelter + 2}", rule="DR-10.7", message="dr-no-crowd-variant")
    assert table.options() == {"group 44 45"}
    table = Table(2, crowds=False).rolls(4, 4)
    assert table.told() == ["roll", "lapse"]


def test_without_crowds_everything_else_stays() -> None:
    table = Table(3, crowds=False).place("red-girl", "blue-boy", 8).rolls(2, 2)
    assert table.options() == {"group 8 10"}
    table = Table(3, crowds=False).place("red-girl", "blue-boy", 8).ghost("tree", 8).rolls(1, 2)
    table.may_not("child red-girl 9", rule="DR-10.8")
    table = Table(2, crowds=False).rolls(2, 1)
    assert table.ends_of("red-girl") == {"1", "2"}, "leaving the village singly"
    table = Table(2, crowds=False).place("red-girl", "blue-girl", 45).rolls(1, 1)
    table = Table(3, crowds=False).place("red-girl", "blue-girl", 45).place("red-boy", "blue-boy", 8).rolls(1, 1)
    table.may_not("group 45 28", rule="DR-8.5")


def test_advice_changes_no_rule() -> None:
    plain, open_ = (night_of(DunkelRunde().new({"advice": advice}, 3)) for advice in ("off", "open"))
    rng = Rng(7)
    for _ in range(2000):
        assert plain.key() == open_.key()
        if plain.actor == OVER:
            break
        if plain.actor == CHANCE:
            code = int(plain.chance_at(rng.below(plain.chance_total())))
        else:
            assert plain.legal_actions() == open_.legal_actions()
            code = plain.legal_actions()[int(rng.below(len(plain.legal_actions())))]
        plain.apply(code)
        open_.apply(code)


def test_the_short_board_follows_the_same_rules() -> None:
    table = Table(2, "short").place("red-girl", 5).rolls(6, 1)
    assert table.ends_of("red-girl") == {"6", "7"}
    table = Table(2, "short").everybody(8).place("red-girl", 6).rolls(1, 2).plays("child red-girl 7")
    assert table.at("red-girl") == "8"
    table = Table(2, "short").place("red-girl", 22).place("blue-boy", 23).rolls(5, 2).plays("child red-girl 23")
    assert table.at("red-girl") == table.at("blue-boy") == "24"
