"""G1 to G3: the stalemate guard, our house rule."""

from __future__ import annotations

import pytest
from tests.games.rumble.table import GAME, Table, new, rule

from lamplight.core.chance import Dealer
from lamplight.core.game import SetupError
from lamplight.core.match import Match, Step
from lamplight.core.view import Refusal
from lamplight.games.rumble.tableau import DrySpell


@rule("G1")
def test_no_take_back_on_the_next_turn() -> None:
    table = Table(3).stand("eye", "library").plays("move cube hall")
    table.may_not("move cube entry", rule="G1", message="rd-no-take-back")
    table.may("move cube armoury")
    assert table.options("move", "cube") == {"move cube armoury"}
    table.plays("move lich kitchen")
    table.may("move cube entry")  # one turn later it may
    table.may_not("move lich armoury", rule="RD-4.8")  # it met somebody


@rule("G1")
def test_no_take_back_with_the_chest_either() -> None:
    table = Table(3).stand("warrior", "forge").plays("carry cleric well")
    table.may_not("carry cleric treasury", rule="G1")
    table.may_not("move cleric treasury", rule="G1")
    table.may("carry cleric forge", "move cleric forge")
    met = Table(3).plays("carry cleric well")
    met.may_not("carry cleric treasury", rule="G1")
    met.may("carry warrior treasury")  # another one may bring the chest back (A29)


@rule("G1")
def test_a_fight_in_between_lifts_the_ban() -> None:
    table = Table(3).stand("eye", "library").plays("move cube hall", "fight troll")
    table.may("move cube entry", "move cube armoury")


@rule("G1")
def test_without_another_choice_a_take_back_is_allowed() -> None:
    """One is locked up alone; the other has a single door. (In a connected dungeon this never happens.)"""
    rooms = {"entry": (0, 0), "hall": (1, 0), "armoury": (5, 5)}
    table = Table.tiny(2, rooms).fell("cube").stand("eye", "entry")
    table.plays("move eye hall")
    assert table.options() == {"move eye entry"}
    table.plays("move eye entry")
    free = Table.tiny(2, {"entry": (0, 0), "hall": (1, 0), "armoury": (2, 0)}).fell("cube").stand("eye", "entry")
    free.plays("move eye hall")
    assert free.options() == {"move eye armoury", "move lich hall"}


@rule("G1")
def test_without_the_guard_everything_may_be_taken_back() -> None:
    table = Table(3, guard="off").stand("eye", "library").plays("move cube hall")
    table.may("move cube entry")


@rule("G2")
@pytest.mark.parametrize(("players", "limit"), [(2, 24), (3, 24), (4, 32), (6, 48)])
def test_after_eight_dry_rounds_the_adventure_ends(players: int, limit: int) -> None:
    table = Table(players).dry(limit - 2)
    assert table.beside().dry == DrySpell(turns=limit - 2, limit=limit)
    table.plays("move cube hall")
    assert table.told() == ["move"]
    table.plays("move orc library")
    assert table.told()[:3] == ["move", "dry", "score"]
    assert table.told_rules()["dry"] == "G2"
    assert table.asked == "chance"
    assert set(table.points().values()) == {0}, "all twelve share the lowest of their ranks"


@rule("G2")
def test_a_victim_or_an_escape_ends_the_dry_spell() -> None:
    table = Table(3).stand("eye", "library").dry(23).plays("fight eye")
    assert table.beside().dry == DrySpell(turns=0, limit=24)
    table = Table(3).chest("entry").dry(23).plays("leave cube")
    assert table.beside().dry == DrySpell(turns=0, limit=24)
    assert table.asked == "owl"


@rule("G2", "E20")
@pytest.mark.parametrize("escape", [False, True])
def test_those_inside_share_the_lowest_of_their_ranks(escape: bool) -> None:
    table = Table(3)
    if escape:
        table.left("lich")
    table.only("cube", "eye").owns("fox", "cube").owns("owl", "eye").dry(23).plays("move cube den")
    assert [table.points()[who] for who in ("cube", "eye")] == ([8, 8] if escape else [9, 9])
    assert table.points()["lich"] == (10 if escape else 0)
    assert table.points()["cleric"] == (7 if escape else 8), "the last victim keeps its rank"
    assert table.scores()[:2] == ([8, 8] if escape else [9, 9])
    three = Table(3).only("cube", "eye", "lich").dry(23).plays("move cube den")
    assert [three.points()[who] for who in ("cube", "eye", "lich", "cleric")] == [8, 8, 8, 7]


@rule("G2")
def test_without_the_guard_patience_has_no_end() -> None:
    table = Table(3, guard="off").only("cube", "orc")
    for _ in range(50):
        table.plays("move cube hall", "move cube entry")
    assert table.state.dry == 100
    assert table.asked == "owl"
    assert table.beside().dry is None


@rule("G3")
def test_everybody_may_agree_to_call_it() -> None:
    table = Table(3).only("cube", "eye").owns("fox", "cube").owns("owl", "eye").turn_of("hare").agree("call")
    assert table.told()[:2] == ["call", "score"]
    assert table.told_rules()["call"] == "G3"
    assert table.scores()[:2] == [9, 9]
    assert table.asked == "chance"


@rule("G3")
def test_nobody_calls_it_alone_and_not_before_the_brawl() -> None:
    table = Table(3)
    for seat in ("fox", "owl"):
        table.may_not("call", rule="G3", seat=seat)
    assert "call" not in table.options()
    assert table.state.motions() == ["call"]
    off = Table(3, guard="off")
    off.may_not("call", rule="G3", seat="all")
    assert off.state.motions() == new(3).motions() == []
    state = new(3, layout="ring")
    refusal = state.refusal(-3, state.parse("call"))
    assert refusal is not None
    assert refusal.rule == "G3"
    table.may_not("move cube hall", rule="RD-4.3", seat="all")


@rule("G3")
def test_a_match_agrees_and_records_it() -> None:
    match = Match(GAME, {"adventures": "1"}, 3, Dealer(bytes(32)))
    assert isinstance(match.agree("call"), Refusal), "not before the tokens are dealt"
    match.begin()
    assert isinstance(match.act(0, "call"), Refusal)
    version = match.version
    step = match.agree("call")
    assert isinstance(step, Step)
    assert match.over
    assert (match.entries[version].by, match.entries[version].do) == (-3, "call")
    assert isinstance(match.agree("call"), Refusal)


@rule("A31", "G1", "G2", "G3")
def test_the_guard_is_on_and_for_two_it_must_be() -> None:
    assert new(4).rules.guard
    assert not new(4, guard="off").rules.guard
    with pytest.raises(SetupError) as caught:
        new(2, guard="off")
    assert [fault.id for fault in caught.value.faults] == ["rd-setup-two-guard"]
    spec = next(spec for spec in GAME.info().options if spec.name == "guard")
    assert spec.variant
    assert [choice.value for choice in spec.choices] == ["on", "off"]
