"""Positions of The Dwarves as text: what a short line means, what every fault is called, and keen games on the way."""

from __future__ import annotations

import re
from importlib import resources

import pytest
from tests.games.dwarves import keen, laws
from tests.games.dwarves.table import BOX, GAME, Table

from lamplight.core.game import CHANCE, OVER
from lamplight.core.position import PositionError
from lamplight.core.rng import Rng
from lamplight.games.dwarves import stack
from lamplight.games.dwarves.game import Dwarves, DwarvesState

TWO = "dwarves/2 party=tungdil,boindil"


def read(line: str) -> DwarvesState:
    return laws.realm_of(GAME.position(line))


def faults(line: str) -> list[str]:
    with pytest.raises(PositionError) as caught:
        GAME.position(line)
    return [fault.id for fault in caught.value.faults]


def test_a_short_line_is_a_table_as_it_begins() -> None:
    """Who plays is all that must be said: the first turn, everybody where he starts, two actions to go."""
    state = read(TWO)
    assert state.key() == Table("tungdil", "boindil").turn().state.key()
    assert [state.text(code) for code in state.legal_actions()] == ["move", "message", "end"]


def test_a_line_says_what_a_table_shows() -> None:
    table = (
        Table("tungdil", "boendal", "balyndis").at("tungdil", "s20").troops("s20", orc=2, troll=1).health("boendal", 2)
    )
    table.owns("balyndis", "EQ05").perished("s33", "P05").card("SA1", "AV07").council(8).hero(4).doom(31).tunnel("s21")
    line = (
        "dwarves/2 active=1 party=tungdil@s20,boendal/2,balyndis//EQ05 hero=4 doom=31 council=8 tunnel=s21 "
        "troops=s20:2o1t land=s33:P05 scenario=SA1 up=AV07"
    )
    assert read(line).key() == table.turn("tungdil").state.key()
    assert read(line).position() == table.state.position()


def test_options_that_are_not_the_usual_ones_are_told() -> None:
    state = GAME.new({"difficulty": "heroic", "perish": "4"}, 3)
    assert state.position().startswith("dwarves/2 difficulty=heroic perish=4 turn=0 ")
    assert laws.realm_of(GAME.position(state.position())).rules.options == laws.realm_of(state).rules.options


def test_the_version_of_the_line_is_played() -> None:
    old, new = read(TWO.replace("/2", "/1")), read(TWO)
    assert (old.rules.version, new.rules.version) == (1, 2)
    assert read(f"{TWO.replace('/2', '/1')} tunnel=s21").tunnel == BOX.index["s21"]
    assert faults(f"{TWO.replace('/2', '/1')} tunnel=s21 land=s21:P01") == ["dw-position-tunnel"]
    assert read(f"{TWO} tunnel=s21 land=s21:P01").tunnel == BOX.index["s21"], "it stays under the tile (R34)"


def test_in_the_middle_of_a_roll() -> None:
    state = read(
        f"{TWO.replace('tungdil', 'tungdil@s02')} troops=s02:1o dice=4,2 "
        "stack=turn,turn-end,action,rolling/fight/raise-or-keep/0/2/0/-/0"
    )
    assert {state.text(code) for code in state.legal_actions()} == {"keep", "raise 4", "raise 2"}


ALL_GEAR = ",".join(",".join([name] * int(BOX.gear_copies[kind])) for kind, name in enumerate(BOX.gear_names))
WRONG = [
    ("party=tungdil,gandalf", "dw-position-dwarf"),
    ("party=tungdil@nowhere,boindil", "dw-position-dwarf"),
    ("party=tungdil,tungdil", "dw-position-dwarf-twice"),
    ("party=tungdil@s20/9,boindil", "dw-position-health"),
    ("party=tungdil@s20/0,boindil", "dw-position-health"),
    ("party=tungdil@s20/x,boindil", "dw-position-health"),
    ("party=tungdil@s20/2/EQ05.EQ05,boindil", "dw-position-gear"),
    ("party=tungdil@s20/2/EQ99,boindil", "dw-position-gear"),
    ("party=tungdil", "core-seat-count"),
    ("over=health", "dw-position-fallen"),
    ("over=boredom", "dw-position-over"),
    ("over=won/SA1", "dw-position-over"),
    ("over=won/SC1", "dw-position-seen"),
    ("hero=20 doom=20", "dw-position-tracks"),
    ("hero=21 doom=20", "dw-position-tracks"),
    ("over=doom", "dw-position-tracks"),
    ("council=10", "core-position-number"),
    ("difficulty=lazy", "core-position-choice"),
    ("troops=s99:1o", "dw-position-space"),
    ("troops=s20:0o", "dw-position-troops"),
    ("troops=s20:1t1o", "dw-position-troops"),
    ("troops=s20:1o,s20:1o", "dw-position-troops-place"),
    ("land=s20:P01 troops=s20:1o", "dw-position-troops-place"),
    ("troops=" + ",".join(f"s{n:02}:4t" for n in (2, 5, 18, 25, 26, 27, 35)), "dw-position-supply"),
    ("troops=s20:5o", "dw-position-full"),
    ("land=s20:P77", "dw-position-tile"),
    ("land=s20:P01,s21:P01", "dw-position-tile-twice"),
    ("land=s20:P01 under=P01", "dw-position-tile-twice"),
    ("land=s20:P01,s20:P02", "dw-position-land"),
    (f"land={BOX.names[BOX.blacksaddle]}:P01", "dw-position-land"),
    (f"tunnel={BOX.names[BOX.tunnel_space[0]]}", "dw-position-tunnel"),
    ("scenario=AV01", "dw-position-card"),
    ("up=SA1", "dw-position-card"),
    ("up=AV99", "dw-position-card"),
    ("up=AV07,AV07", "dw-position-card-twice"),
    ("up=AV07 discard=AV07", "dw-position-card-twice"),
    ("scenario=SA1 seen=SA1", "dw-position-card-twice"),
    ("up=AV01,AV02,AV03,AV04", "dw-position-up"),
    ("scenario=SA1/p9.9.9", "dw-position-card-state"),
    ("scenario=SA1/1o", "dw-position-card-state"),
    ("scenario=SA1/done/done", "dw-position-card-state"),
    ("seen=SB1", "dw-position-seen"),
    ("ahead=9,1", "dw-position-ahead"),
    ("scenario=SB1 ahead=1,0", "dw-position-ahead"),
    ("seen=SC1", "dw-position-last-stage"),
    ("drawn=SA1", "dw-position-drawn"),
    ("hidden=16", "core-position-number"),
    ("discard=" + ",".join(name for name in BOX.card_names if name.startswith("AV")), "dw-position-pile"),
    ("gone=" + ALL_GEAR, "dw-position-pile"),
    ("gone=EQ77", "dw-position-gear-card"),
    ("gone=" + ",".join(["EQ05"] * 9), "dw-position-copies"),
    ("dice=1,2", "dw-position-dice"),
    ("dice=6,6,6,6,6,6,6,6", "dw-position-dice"),
    ("queue=s20", "dw-position-queue"),
    ("left=0", "dw-position-idle"),
    ("stack=turn", "dw-position-idle"),
    ("stack=-", "dw-position-stack"),
    ("stack=turn,turn-end,action,dance", "dw-position-frame"),
    ("stack=turn,turn-end,action,walk/3/2/0", "dw-position-frame"),
    ("stack=turn,turn-end,action,walk/2/2/0", "dw-position-frame"),
    ("stack=turn,turn-end,action,rolling/test/all/0/2/0/SA1/0", "dw-position-frame"),
    ("stack=turn,turn-end,action,run/EQ05.use/9/-", "dw-position-frame"),
    ("stack=action", "dw-position-frame-place"),
    ("stack=turn,action", "dw-position-frame-place"),
    ("stack=turn,turn-end,action,turn-end", "dw-position-frame-place"),
    ("stack=turn,turn-end,action,penalty/1,striking/0/0", "dw-position-frame-place"),
    ("party=tungdil,nobody", "dw-position-frame-place"),
    ("stack=turn,turn-end,action,choose-dwarf/1", "dw-position-frame-place"),
]  # fmt: skip


@pytest.mark.parametrize(("fields", "fault"), WRONG)
def test_every_fault_is_named(fields: str, fault: str) -> None:
    line = f"dwarves/2 {fields}" if fields.startswith("party=") else f"{TWO} {fields}"
    assert fault in faults(line)


def test_a_card_that_is_bound_says_to_whom() -> None:
    bound = next(name for card, name in enumerate(BOX.card_names) if BOX.card_bearer[card] and name.startswith("TH"))
    assert "dw-position-bearer" in faults(f"{TWO} up={bound}")
    assert read(f"{TWO} up={bound}/by2").cards[7] == 1


def test_no_fault_is_missing_above() -> None:
    catalogue = (resources.files("lamplight") / "locale/en/dwarves.ftl").read_text("utf-8")
    known = set(re.findall(r"^(dw-position-[\w-]+) =", catalogue, re.MULTILINE))
    assert known == {fault for _, fault in WRONG if fault.startswith("dw-")} | {"dw-position-bearer"}


def test_all_faults_are_named_at_once() -> None:
    assert faults(f"{TWO} hero=99 land=s20:P77 up=AV07,AV07 x=1") == [
        "core-position-unknown", "core-position-number", "dw-position-tile", "dw-position-card-twice",
    ]  # fmt: skip


@pytest.mark.parametrize("seed", range(8))
def test_keen_games_are_told_ply_by_ply(seed: int) -> None:
    game = Dwarves(1 + seed % 2)
    state = laws.realm_of(game.new({"difficulty": "easy", "perish": "54"[seed // 2 % 2]}, 2 + seed % 4))
    rng = Rng(seed)
    while state.actor != OVER:
        assert game.position(state.position()).key() == state.key()
        if state.actor == CHANCE:
            state.apply(state.chance_at(rng.below(state.chance_total())))
        else:
            state.apply(keen.choose(state, state.legal_actions(), rng))
    assert game.position(state.position()).outcome() == state.outcome()


def test_every_list_of_effects_has_a_name_of_its_own() -> None:
    lists = stack.Lists(BOX)
    assert sorted(lists.names) == list(range(len(BOX.list_first)))
    assert len(set(lists.names.values())) == len(lists.names)
    for number in lists.names:
        assert lists.of_end(BOX.list_end[number]) == number
