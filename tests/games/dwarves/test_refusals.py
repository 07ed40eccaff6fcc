"""Why not: for every fault a position that provokes it, with the rule behind it; and nothing else is refused."""

from __future__ import annotations

import ast
import re
from collections.abc import Callable
from pathlib import Path

import pytest
from tests.conformance.words import bundle
from tests.games.dwarves import laws
from tests.games.dwarves.table import BOX, Table, box_with, new
from tests.games.dwarves.test_tell import plies, wrong_in

import lamplight
from lamplight.core.game import CHANCE
from lamplight.core.messages import LANGUAGES
from lamplight.games.dwarves import actions, faults
from lamplight.games.dwarves.refusals import REASONS
from lamplight.games.dwarves.rulebook import RULES, RULINGS
from lamplight.games.dwarves.state import CARD, DONE, GEAR, PROGRESS, WIDE
from lamplight.games.dwarves.tables import BLOCK_HEAL

SOURCE = Path(__file__).resolve().parents[3] / "src" / "lamplight"


def at(location: str) -> str:
    """The space of a location."""
    return BOX.names[BOX.location_space[BOX.location_names.index(location)]]


def calm(*who: str) -> Table:
    return Table(*(who or ("tungdil", "boindil"))).calm()


def cards(*names: str) -> Table:
    return Table("tungdil", "boindil").card("SA1", *names).pause(99)


def walk(table: Table) -> Table:
    return table.turn().does("move", "roll 6 1 1")


def fight(table: Table, roll: str, *more: str) -> Table:
    return table.turn().does("fight", f"roll {roll}", *more)


def fetching() -> Table:
    table = Table("tungdil", "boindil").supply(orc=2).stage("A").turn(step="scenario")
    return table.does("draw SA2")


def removing() -> Table:
    table = Table("tungdil", "boindil").card("SA1", "AV17").troops("s20", orc=1, troll=1).troops("s21", troll=1)
    table.at("tungdil", in_kingdom("idoslane")).turn()
    return table.does("test AV17 1", "roll 6 6 1")


def in_kingdom(name: str) -> str:
    return next(BOX.names[s] for s in range(65) if BOX.kingdom[s] == BOX.kingdom_names.index(name))


def digging() -> Table:
    table = Table("tungdil", "boindil").card("SA1", "AV03").perished("s20", "E").at("tungdil", "s01").turn()
    return table.does("move", "roll 1 1 1", "tunnel s17", "test AV03 1", "roll 6 6")


def map_used() -> Table:
    return calm().owns("tungdil", "EQ10").at("tungdil", "s21").turn().does("use EQ10")


def axes() -> Table:
    return calm().owns("tungdil", "EQ09").at("tungdil", "s21").troops("s21", orc=1).troops("s40", orc=1).turn()


def thieves() -> Table:
    table = cards("AV19", "AV28").pile("TH11", "AV12").owns("boindil", "EQ01")
    return table.turn(step="refill").does("draw TH11")


def caravan() -> Table:
    """Somebody comes from Sangpûr to Tabaîn and may choose the reward."""
    table = cards("AV16").at("tungdil", "s60").turn()
    return table.does("move", "roll 6 1 1", "tunnel s01")


TRIED = 'dice = "4", target = 5, count = 2, place = "any"'


def voices() -> Table:
    """A box whose card asks for its roll at one place only."""
    box = box_with("adventure.toml", TRIED, TRIED.replace('place = "any"', 'place = "location:porista"'))
    return Table(box=box).card("SA1", "AV02").pause(99).turn()


def paid() -> Table:
    """A card that has its price, but could not be taken up yet."""
    table = cards("AV22").owns("tungdil", "EQ01").at("tungdil", at("porista")).turn()
    table.state.cards[WIDE + PROGRESS] = DONE
    return table


def shieldless() -> Table:
    """Somebody is asked for a shield that was taken from him."""
    table = hurt()
    table.state.folk[GEAR] = 0
    return table


def beer(table: Table) -> Table:
    return table.owns("tungdil", "EQ05").health("boindil", 1).turn().does("use EQ05")


def unhealing() -> Table:
    """Healing is shared out, and then a card forbids it."""
    table = beer(cards("AV19"))
    table.state.cards[WIDE + CARD] = BOX.card_index[next(n for n in BOX.card_names if blocks_healing(n))]
    return table


def blocks_healing(name: str) -> bool:
    return BOX.card_block[BOX.card_index[name]] == BLOCK_HEAL


def stone() -> Table:
    """Somebody has a Runestone, but the council's offer comes first."""
    return calm().owns("tungdil", "EQ08").council(8).turn().does("message", "roll 4 2")


def hurt() -> Table:
    """A fight went wrong, and the shield is asked for."""
    return fight(calm().owns("tungdil", "EQ05", "EQ07").troops("gate_iv", orc=1), "1 1 1")


class Fresh(Table):
    """A game before anything is chosen."""

    def __init__(self, *dos: str) -> None:
        super().__init__()
        self.state = new(2)
        for do in dos:
            self.state.apply(self.state.parse(do))


Case = tuple[str, str, Callable[[], Table], str | int]
CASES: list[Case] = [
    ("nobody", "DW-1.8", lambda: calm().turn(), actions.USE + 10),
    ("nobody", "DW-1.8", lambda: calm().turn(), -1),
    ("nobody", "DW-1.1", lambda: calm().turn(), actions.STEP + 65),
    ("seat", "DW-2.9", lambda: calm().turn(), actions.LOSE + 2),
    ("taken", "DW-2.9", lambda: Fresh("be balyndis"), "be balyndis"),
    ("not-asked", "DW-4.1", Fresh, "use EQ05"),
    ("must", "DW-3.4", Fresh, "end"),
    ("must", "DW-3.4", lambda: beer(calm()), "none"),
    ("try-elsewhere", "DW-13.11", voices, "try AV02"),
    ("paid", "DW-12.7", paid, "pay AV22 EQ01"),
    ("gear-moment", "DW-15.4", hurt, "use EQ05"),
    ("shield", "DW-15.4", shieldless, "shield"),
    ("heal-blocked", "R58", unhealing, "heal 2"),
    ("not-asked", "DW-4.1", stone, "runestone"),
    ("entrance-perished", "DW-9.3", lambda: walk(calm().at("tungdil", "s01").perished("s01", "E")), "tunnel s17"),
    ("not-asked", "DW-4.1", lambda: calm().turn(), "heal 1"),
    ("actions", "DW-8.1", lambda: calm().owns("tungdil", "EQ06").turn(left=0), "move"),
    ("held", "R59", lambda: cards("TH02").turn(), "move"),
    ("troops", "DW-10.1", lambda: calm().turn(), "fight"),
    ("message-blocked", "R58", lambda: cards("TH12").turn(), "message"),
    ("council-end", "DW-11.12", lambda: calm().council(9).turn(), "message"),
    ("council-nine", "DW-11.12", lambda: calm().turn(), "outfit"),
    ("duel-none", "DW-13.5", lambda: calm().turn(), "duel"),
    ("duel-elsewhere", "DW-13.5", lambda: Table().card("SC2").turn(), "duel"),
    (
        "duel-troops",
        "R65",
        lambda: Table().card("SC2").at("tungdil", "s31").troops("s31", orc=1).turn(),
        "duel",
    ),
    ("card", "DW-12.1", lambda: calm().turn(), "test AV07 1"),
    ("card", "DW-12.1", lambda: calm().turn(), "try AV01"),
    ("card", "DW-12.1", lambda: calm().turn(), "pay AV22 EQ01"),
    ("test", "DW-12.1", lambda: cards("AV01").turn(), "test AV01 1"),
    ("part", "DW-12.1", lambda: calm().turn(), "test SA1 3"),
    ("part-done", "DW-13.2", lambda: calm().progress("SA1", 1, 0).turn(), "test SA1 1"),
    ("test-elsewhere", "DW-12.4", lambda: calm().turn(), "test SA1 1"),
    ("after-tunnel", "DW-13.10", lambda: cards("AV03").turn(), "test AV03 1"),
    ("too-few", "DW-13.3", lambda: Table().card("SB1").at("tungdil", at("dragon_fire")).turn(), "test SB1 1"),
    ("try", "DW-13.11", lambda: cards("AV07").turn(), "try AV07"),
    ("pay", "DW-12.1", lambda: cards("AV07").turn(), "pay AV07 EQ01"),
    ("pay-elsewhere", "DW-12.4", lambda: cards("AV22").owns("tungdil", "EQ01").turn(), "pay AV22 EQ01"),
    ("gear", "DW-15.1", lambda: calm().turn(), "use EQ05"),
    ("gear", "DW-15.1", lambda: cards("AV22").at("tungdil", at("porista")).turn(), "pay AV22 EQ01"),
    ("gear-passive", "DW-15.4", lambda: calm().owns("tungdil", "EQ01").turn(), "use EQ01"),
    ("gear-moment", "DW-15.4", lambda: calm().owns("tungdil", "EQ07").turn(), "use EQ07"),
    ("gear-useless", "DW-15.4", lambda: calm().owns("tungdil", "EQ05").turn(), "use EQ05"),
    ("roll-first", "DW-8.2", lambda: calm().turn(), "step s11"),
    ("points", "DW-8.2", lambda: calm().owns("tungdil", "EQ06").turn(left=0), "step s11"),
    ("adjacent", "DW-8.3", lambda: walk(calm().at("tungdil", "s20")), "step s23"),
    ("same-space", "DW-8.3", lambda: walk(calm().at("tungdil", "s20")), "step s20"),
    ("entrance-here", "DW-9.1", lambda: walk(calm().at("tungdil", "s20")), "tunnel s17"),
    ("entrance-there", "DW-9.1", lambda: walk(calm().at("tungdil", "s01")), "tunnel s20"),
    ("entrance-perished", "DW-9.3", lambda: walk(calm().at("tungdil", "s01").perished("s17", "W")), "tunnel s17"),
    ("tunnel-blocked", "R58", lambda: walk(cards("TH09").at("tungdil", "s01")), "tunnel s17"),
    ("die", "DW-11.11", lambda: calm().council(8).turn().does("message", "roll 4 2"), "reroll 3"),
    (
        "die",
        "DW-10.8",
        lambda: fight(calm("boendal", "tungdil").troops("gate_ii", orc=1), "4 2 2 1"),
        "raise 5",
    ),
    (
        "raise-six",
        "DW-10.8",
        lambda: fight(calm("boendal", "tungdil").troops("gate_ii", orc=1), "6 2 2 1"),
        "raise 6",
    ),
    ("ability", "DW-10.7", lambda: calm().council(8).turn().does("message", "roll 4 2"), "again"),
    ("runestone", "DW-15.4", lambda: calm().council(8).turn().does("message", "roll 4 2"), "runestone"),
    ("die-too-low", "DW-10.2", lambda: fight(calm().troops("gate_iv", orc=1, alf=1), "4 1 1"), "strike alf"),
    ("such-troop", "DW-10.1", lambda: fight(calm().troops("gate_iv", orc=1), "6 1 1"), "strike alf"),
    ("card", "DW-12.1", lambda: fight(calm().troops("gate_iv", orc=1), "6 1 1"), "strike orc SA2"),
    ("such-troop-card", "DW-10.4", lambda: fight(calm().troops("gate_iv", orc=1), "6 1 1"), "strike orc SA1"),
    (
        "card-elsewhere",
        "DW-10.4",
        lambda: fight(cards("AV14").troops("gate_iv", orc=1), "6 1 1"),
        "strike orc AV14",
    ),
    (
        "full",
        "R49",
        lambda: calm().owns("tungdil", "EQ05").health("boindil", 1).turn().does("use EQ05"),
        "heal 1",
    ),
    (
        "owns",
        "DW-15.1",
        lambda: calm().council(9).owns("tungdil", "EQ01").turn().does("outfit", "roll 4 1", "find EQ01"),
        "give 1",
    ),
    (
        "march-held",
        "R59",
        lambda: cards("TH02").owns("tungdil", "EQ06").turn().does("use EQ06"),
        "march 1",
    ),
    (
        "march-fighting",
        "R77",
        lambda: fight(calm().owns("tungdil", "EQ06").troops("gate_iv", orc=1), "6 1 1", "use EQ06"),
        "march 1",
    ),
    ("remove-kind", "DW-12.7", removing, "remove troll s20"),
    ("remove-empty", "DW-12.7", removing, "remove orc s21"),
    ("remove-place", "DW-12.7", lambda: axes().does("use EQ09"), "remove orc s40"),
    ("dig-perished", "R35", digging, "dig s20"),
    ("dig-entrance", "R35", digging, "dig s51"),
    ("dig-here", "DW-15.4", map_used, "dig s22"),
    ("fetch-kind", "DW-7.3", fetching, "fetch troll s26"),
    ("remove-empty", "DW-7.3", fetching, "fetch orc s31"),
    (
        "dismiss",
        "DW-11.10",
        lambda: walk(cards("AV13", "TH06", "AV28").council(6).at("tungdil", "s60")).does("step gate_ii"),
        "dismiss AV28",
    ),
    (
        "drop",
        "DW-15.6",
        thieves,
        "drop 1 EQ01",
    ),
    (
        "must",
        "DW-8.5",
        lambda: walk(calm().at("tungdil", "s21").perished("s20", "E")).does("step s20"),
        "none",
    ),
    ("must", "DW-3.4", fetching, "done"),
    (
        "choice",
        "DW-12.7",
        caravan,
        "choose 3",
    ),
    (
        "tile",
        "R11",
        lambda: cards("AV29").at("tungdil", "s20").perished("s20", "E").turn().does("test AV29 1", "roll 6 6"),
        "cleanse s21",
    ),
]  # fmt: skip


def code_of(table: Table, do: str | int) -> int:
    return table.state.parse(do) if isinstance(do, str) else do


@pytest.mark.parametrize(("message", "rule", "made", "do"), CASES)
def test_a_refusal_says_why(message: str, rule: str, made: Callable[[], Table], do: str | int) -> None:
    table = made()
    code = code_of(table, do)
    assert code not in table.state.legal_actions()
    refusal = table.state.refusal(table.state.actor, code)
    assert refusal is not None
    assert (refusal.message.id, refusal.rule) == (f"dw-no-{message}", rule)
    assert [wrong for lang in LANGUAGES for wrong in wrong_in(lang, refusal.message)] == []


def test_every_fault_is_provoked() -> None:
    tables = [(made(), do) for _, _, made, do in CASES]
    found = {int(faults.fault(table.state, code_of(table, do))) for table, do in tables}
    assert found == set(range(1, faults.FAULTS))


def test_every_fault_has_a_rule_and_words() -> None:
    assert set(REASONS) == set(range(1, faults.FAULTS))
    for reason in REASONS.values():
        assert reason.rule in {*RULES, *RULINGS}
        assert all(bundle(lang).has_message(f"dw-no-{reason.message}") for lang in LANGUAGES)


def test_no_refusal_is_given_by_elimination() -> None:
    """Whatever judges an action ends with LEGAL or with another judge: a fault is only named where it was asked for."""
    tree = ast.parse((SOURCE / "games" / "dwarves" / "faults.py").read_text("utf-8"))
    names = {name for name, value in vars(faults).items() if isinstance(value, int) and name != "LEGAL"}
    judged = 0
    for node in tree.body:
        if not isinstance(node, ast.FunctionDef) or ast.unparse(node.returns or ast.Constant(None)) != "i64":
            continue
        judged += 1
        last = node.body[-1]
        assert isinstance(last, ast.Return), node.name
        assert isinstance(last.value, ast.Call) or ast.unparse(last.value or last) == "LEGAL", node.name
        asked = {found for branch in ast.walk(node) if isinstance(branch, ast.If) for found in branch.body}
        for found in ast.walk(node):
            if isinstance(found, ast.Return) and isinstance(found.value, ast.Name) and found.value.id in names:
                assert found in asked, f"{node.name} gives {found.value.id} without a question"
            assert not (isinstance(found, ast.If) and found.orelse), f"{node.name} has an else"
    assert judged > 30


@pytest.mark.parametrize("version", [1, 2])
def test_what_is_legal_is_exactly_what_has_no_fault(version: int) -> None:
    """Of all numbers that there are, in every kind of moment that two games bring."""
    seen: dict[int, int] = {}
    for seats, seed, bot in ((2, 1, "companion"), (4, 2, "uniform")):
        for state, _, _ in plies({}, seats, seed, bot, version):
            top = int(laws.realm_of(state).top())
            if state.actor < 0 or seen.get(top, 0) == 6:
                continue
            seen[top] = seen.get(top, 0) + 1
            legal = {code for code in range(-2, actions.PEOPLE + 2) if faults.fault(laws.realm_of(state), code) == 0}
            assert legal == set(state.legal_actions())
    assert len(seen) > 10


def test_only_one_seat_decides_and_chance_is_left_alone() -> None:
    table = calm().turn()
    assert table.may_not("move", rule="DW-3.4", who="boindil").message.id == "dw-no-not-your-turn"
    assert table.may_not("roll 6 1", rule="DW-1.7").message.id == "dw-no-chance"
    table.does("move")
    refusal = table.state.refusal(0, table.state.parse("fight"))
    assert refusal is not None
    assert (refusal.message.id, refusal.rule) == ("dw-no-not-yet", "DW-4.1")
    assert table.state.refusal(CHANCE, table.state.parse("roll 6 6 6")) is None
    assert table.state.refusal(CHANCE, table.state.parse("roll 6 6")) is not None
    assert table.state.refusal(0, table.state.parse("roll 6 6 6")) is not None


def test_after_the_end_nothing_is_allowed() -> None:
    table = calm().hero(20).doom(21).pause(0).turn(step="hero")
    assert table.asked == "nobody"
    refusal = table.state.refusal(0, actions.MOVE)
    assert refusal is not None
    assert (refusal.message.id, refusal.rule) == ("dw-no-over", "DW-3.1")


def test_numbers_that_mean_nothing_are_refused() -> None:
    state = calm().turn().state
    for code in (-1, actions.LOSE + 2, actions.STEP + 65, actions.USE + 10, actions.PAY + 12 * 16 + 11, 2**40):
        refusal = state.refusal(0, code)
        assert refusal is not None
        assert refusal.message.id in ("dw-no-nobody", "dw-no-seat", "dw-no-chance")


def test_every_reason_in_the_catalogue_is_given_somewhere() -> None:
    file = Path(lamplight.__file__).parent / "locale" / "en" / "dwarves.ftl"
    known = set(re.findall(r"^dw-no-([a-z-]+) =", file.read_text("utf-8"), re.MULTILINE))
    others = {"not-your-turn", "chance", "not-yet", "over"}  # nobody's fault: another one is asked, or nobody
    assert known == {reason.message for reason in REASONS.values()} | others


def test_refusals_cite_rules_and_legal_actions_can_be_thought_of() -> None:
    """In whole games: every candidate is legal or refused with a rule that is there and with words."""
    known = {*RULES, *RULINGS}
    wrong: set[str] = set()
    for seed in (5, 6):
        for ply, (state, _, _) in enumerate(plies({}, 3, seed, "companion")):
            if state.actor < 0 or ply % 5:
                continue
            actor = int(state.actor)
            legal = set(state.legal_actions())
            candidates = state.candidates(actor)
            assert legal <= set(candidates)
            assert len(candidates) == len(set(candidates))
            for code in candidates[ply % 3 :: 3]:
                refusal = state.refusal(actor, code)
                assert (refusal is None) == (code in legal)
                if refusal is not None:
                    assert refusal.rule in known
                    wrong |= {fault for lang in ("en", "de") for fault in wrong_in(lang, refusal.message)}
    assert not wrong


def test_touching_things_asks_for_the_most_specific_reason_first() -> None:
    """Candidates of the moment come before all others."""
    table = walk(calm().at("tungdil", "s20"))
    first = table.state.candidates(0)[:10]
    assert {actions.kind_of(code) for code in first} <= {actions.STEP, actions.TUNNEL, actions.STOP, actions.USE}
    touched = [code for code in table.state.candidates(0) if {"tungdil", "s23"} <= set(table.state.touches(code))]
    reasons = [table.state.refusal(0, code) for code in touched]
    assert [reason.message.id for reason in reasons if reason is not None] == ["dw-no-adjacent", "dw-no-entrance-here"]
