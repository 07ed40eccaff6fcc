"""G1 to G3: the stalemate guard, our house rule."""

from __future__ import annotations

import pytest
from tests.games.rumble.table import GAME, Table, new, new_by, rule

from lamplight.core.chance import Dealer
from lamplight.core.game import SetupError, check_bots
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
@pytest.mark.parametrize(("players", "limit", "version"), [(2, 80, 2), (3, 84, 2), (6, 96, 2), (3, 24, 1), (6, 48, 1)])
def test_after_a_long_dry_spell_the_adventure_ends(players: int, limit: int, version: int) -> None:
    table = Table(players, version=version).dry(limit - 2)
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
    table = Table(3).stand("eye", "library").patience(1).plays("fight eye")
    assert table.beside().dry == DrySpell(turns=0, limit=84)
    table = Table(3).chest("entry").patience(1).plays("leave cube")
    assert table.beside().dry == DrySpell(turns=0, limit=84)
    assert table.asked == "owl"


@rule("G2", "E20")
@pytest.mark.parametrize("escape", [False, True])
def test_those_inside_share_the_lowest_of_their_ranks(escape: bool) -> None:
    table = Table(3)
    if escape:
        table.left("lich")
    table.only("cube", "eye").owns("fox", "cube").owns("owl", "eye").patience(1).plays("move cube den")
    assert [table.points()[who] for who in ("cube", "eye")] == ([8, 8] if escape else [9, 9])
    assert table.points()["lich"] == (10 if escape else 0)
    assert table.points()["cleric"] == (7 if escape else 8), "the last victim keeps its rank"
    assert table.scores()[:2] == ([8, 8] if escape else [9, 9])
    three = Table(3).only("cube", "eye", "lich").patience(1).plays("move cube den")
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
    table.fell("eye")
    assert table.state.motions() == ["call"]
    for seat in ("fox", "owl"):
        table.may_not("call", rule="G3", seat=seat, message="rd-no-call")
    off = Table(3, guard="off")
    off.may_not("call", rule="G3", seat="all")
    assert off.state.motions() == new(3).motions() == []
    state = new(3, layout="ring")
    refusal = state.refusal(-3, state.parse("call"))
    assert refusal is not None
    assert refusal.rule == "G3"
    table.may_not("move cube hall", rule="RD-4.3", seat="all")


@rule("G3")
def test_nobody_calls_it_off_before_the_first_victim() -> None:
    table = Table(3)
    table.may_not("call", rule="G3", seat="all", message="rd-no-call-early")
    assert table.state.motions() == []
    escaped = Table(3).left("lich")
    escaped.may_not("call", rule="G3", seat="all", message="rd-no-call-early")
    table.stand("eye", "cube", "hall").plays("fight eye")
    assert table.state.motions() == ["call"]
    table.agree("call")
    first = Table(3, version=1)
    assert first.state.motions() == ["call"], "by the first rules at any time"
    first.agree("call")


@rule("G3")
def test_it_costs_whoever_has_somebody_inside() -> None:
    """Playing on is never worse for those inside; so only who can gain nothing more loses nothing."""
    table = Table(3).only("cube", "eye").owns("fox", "cube").owns("owl", "lich", "orc").owns("hare", "eye")
    assert [table.state.costs(seat, "call") for seat in range(3)] == [True, False, True]
    table.patience(2 * 3 + 1)
    assert table.state.costs(0, "call"), "two rounds and a turn are left"
    table.patience(2 * 3)
    assert not table.state.costs(0, "call"), "the limit is near"
    gone = Table(3).left("lich").only("cube", "eye").owns("fox", "cube", "lich").owns("owl", "eye", "orc")
    assert not gone.state.costs(0, "call"), "its own one has the top rank already"
    assert gone.state.costs(1, "call"), "9 instead of 8 can still be had"
    worthless = Table(3).owns("fox", "cube", "eye").fell("cube", "eye")
    assert not worthless.state.costs(0, "call"), "both are out"


@rule("G3")
def test_a_match_agrees_and_records_it() -> None:
    match = Match(GAME, {"adventures": "1"}, 3, Dealer(bytes(32)))
    assert isinstance(match.agree("call"), Refusal), "not before the tokens are dealt"
    match.begin()
    assert isinstance(match.act(0, "call"), Refusal)
    assert isinstance(match.agree("call"), Refusal), "not before the first victim"
    while not match.state.motions():
        legal = [match.state.text(code) for code in match.state.legal_actions()]
        match.act(int(match.state.actor), max(legal, key=lambda do: do.startswith("fight")))
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
    with pytest.raises(SetupError) as caught:
        new_by(1, 2, guard="off")
    spec = next(spec for spec in GAME.info().options if spec.name == "guard")
    assert spec.variant
    assert [choice.value for choice in spec.choices] == ["on", "off"]


@rule("G2")
def test_bots_play_only_with_the_guard() -> None:
    assert [fault.id for fault in GAME.bot_faults({"guard": "off"})] == ["rd-setup-bot-guard"]
    assert GAME.bot_faults({"guard": "on"}) == GAME.bot_faults({}) == []
    assert GAME.in_version(1).bot_faults({"guard": "off"}) == [], "tables that began so play on"
    check_bots(GAME, {})
    with pytest.raises(SetupError) as caught:
        check_bots(GAME, GAME.checked({"guard": "off"}))
    assert [fault.id for fault in caught.value.faults] == ["rd-setup-bot-guard"]
