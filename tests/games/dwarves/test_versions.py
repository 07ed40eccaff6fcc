"""Version 1 of the rules is played on as it was, with its holes: each change of version 2 beside what was before."""

from __future__ import annotations

import pickle

import pytest
from tests.games.dwarves import laws
from tests.games.dwarves.table import BOX, Table, rule

from lamplight.core.game import UnknownVersion
from lamplight.games.dwarves.game import Dwarves
from lamplight.games.dwarves.state import NOWHERE


def test_both_versions_can_be_played() -> None:
    game = Dwarves()
    assert (game.rules_version, game.versions(), game.info().rules_version) == (2, (1, 2), 2)
    old = game.in_version(1)
    assert (old.rules_version, old.info().rules_version, old.in_version(2).rules_version) == (1, 1, 2)
    assert game.in_version(2) is game
    for version in (0, 3):
        with pytest.raises(UnknownVersion, match=f"dwarves: rules version {version}"):
            game.in_version(version)


@pytest.mark.parametrize("version", [1, 2])
def test_a_state_knows_its_rules_wherever_it_goes(version: int) -> None:
    state = laws.realm_of(Dwarves(version).new({"perish": "4"}, 3))
    for one in (state, state.copy(), pickle.loads(pickle.dumps(state))):
        assert (laws.realm_of(one).rules.version, laws.realm_of(one).rules.limit) == (version, 4)


def old(*who: str) -> Table:
    return Table(*who, version=1)


@rule("DW-8.4", "R76")
def test_by_version_1_a_walk_went_on_after_a_free_move_into_troops() -> None:
    table = old().owns("tungdil", "EQ06").at("tungdil", "s31").troops("s33", orc=1)
    table.does("move", "roll 6 1 1", "step s32", "use EQ06", "march 1", "step s33").walks("s34", "s35")
    assert table.where("tungdil") == "s35"


@rule("R77")
def test_by_version_1_dice_of_a_fight_could_be_carried_elsewhere() -> None:
    table = old().owns("tungdil", "EQ06").at("tungdil", "s20").troops("s20", orc=2).troops("s21", alf=1)
    table.does("fight", "roll 6 5 5", "use EQ06", "march 1", "step s21", "strike alf")
    assert (table.on("s20"), table.on("s21")) == ("2o", "")


@rule("R34")
def test_by_version_1_the_tunnel_tile_was_lost_with_the_land() -> None:
    table = old().tunnel("s20").troops("s20", orc=4).arrives("s20", orc=1).does("tile P05")
    assert (table.state.tunnel, table.told().count("tunnel-lost")) == (NOWHERE, 1)


@rule("R44")
def test_by_version_1_unused_dice_cost_health() -> None:
    table = old().at("tungdil", "s20").troops("s20", orc=4).does("fight", "roll 5 5 5", "done")
    assert (table.on("s20"), table.life("tungdil")) == ("4o", 2)


@rule("R78")
def test_by_version_1_a_pile_was_made_anew_when_a_card_was_needed() -> None:
    table = old().card("SA1", "AV19", "AV28").pile("AV12", discard=("TH06",)).turn(step="refill").does("draw AV12")
    assert (int(table.state.pile), "TH06" in table.discarded) == (0, True)
    gear = old().no_gear("EQ01").council(9).does("outfit", "roll 4 1", "find EQ01")
    assert int(gear.state.gear_pile) == 0
    gear.does("give 1", "outfit", "roll 4 1")
    assert gear.draws()["find EQ01"] == int(BOX.gear_copies[0]) - 1


@rule("DW-15.3", "R79")
def test_by_version_1_a_medallion_gave_its_point_at_once() -> None:
    table = old().health("tungdil", 2).council(9).does("outfit", "roll 4 1", "find EQ04", "give 1")
    assert (table.life("tungdil"), table.state.most_health(0)) == (3, 4)
