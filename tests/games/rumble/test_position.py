"""Positions of Rumble as text: there and back, no secret for the wrong eyes, every fault named."""

from __future__ import annotations

import random

import pytest
from tests.games.rumble import laws
from tests.games.rumble.table import GAME, SEATS, Table

from lamplight.core.game import CHANCE, OVER, State
from lamplight.core.messages import Catalogue
from lamplight.core.position import PositionError
from lamplight.core.rng import Rng
from lamplight.games.rumble.game import RumbleState

AT = (
    "at=cube:entry,eye:hall,lich:armoury,orc:kitchen,troll:library,ogre:cells,warrior:well,barbarian:forge,"
    "dwarf:crypt,elf:mushrooms,thief:den,cleric:treasury"
)
STRAIGHT = "d1c:" + "".join(f"{x:x}00" for x in range(12))
HOLDS = "holds=cube+eye,lich+orc,troll+ogre"
BRAWL = f"rumble/2 seats=3 layout=ring stage=brawl {AT} {HOLDS} acts=1 chest=treasury"
FEW = "at=cube:entry,eye:hall fell=lich,orc,troll,ogre,warrior,barbarian,dwarf,elf,thief,cleric"
ENDING = f"rumble/2 seats=3 layout=ring stage=brawl {FEW} {HOLDS} acts=1 chest=den"
RANKED = "lich:2<orc:2<troll:3<ogre:3<warrior:-<barbarian:-<dwarf:-<elf:-<thief:-<cleric:-<eye:1<cube:1"
OVER_LINE = (
    f"rumble/2 seats=3 layout=ring adventures=1 stage=over at=cube:entry {HOLDS} "
    f"fell=lich,orc,troll,ogre,warrior,barbarian,dwarf,elf,thief,cleric,eye chest=den past={RANKED}"
)
SETUPS: list[tuple[int, dict[str, str]]] = [
    (2, {"set": "house"}),
    (3, {"rebuild": "yes", "ties": "broken", "doors": "twisty"}),
    (4, {"layout": "ring", "guard": "off", "starter": "seating"}),
    (5, {"adventures": "1"}),
    (6, {"set": "house", "layout": "eight"}),
    (3, {"set": "both", "tokens": "4", "scoring": "scaled"}),
    (8, {"set": "both", "layout": "ladder", "tokens": "3"}),
    (12, {"set": "both", "adventures": "1"}),
]


def step(state: State, rng: Rng) -> None:
    if state.actor == CHANCE:
        state.apply(state.chance_at(rng.below(state.chance_total())))
        return
    legal = state.legal_actions()
    code = legal[int(rng.below(len(legal)))]
    if rng.below(2):  # more bloodshed and more escapes than chance would bring
        code = next((one for one in legal if state.text(one).startswith(("leave", "fight"))), code)
    if rng.below(150) == 0 and state.motions():
        code = state.parse("call")
    state.apply(code)


def played_on(state: RumbleState, rng: Rng) -> None:
    while state.actor != OVER:
        step(state, rng)
        laws.check(state)


def read(line: str) -> RumbleState:
    return laws.brawl_of(GAME.position(line))


def faults(line: str) -> list[str]:
    with pytest.raises(PositionError) as caught:
        GAME.position(line)
    for fault in caught.value.faults:
        for language in ("en", "de", "es", "fr"):
            said = Catalogue(language, list(SEATS)).format(fault)
            assert said, fault
            assert "{" not in said, said
            assert fault.id not in said, f"{fault.id} has no words in {language}"
    return [fault.id for fault in caught.value.faults]


@pytest.mark.parametrize("version", GAME.versions())
@pytest.mark.parametrize(("seats", "options"), SETUPS, ids=str)
def test_there_and_back_wherever_play_leads(seats: int, options: dict[str, str], version: int) -> None:
    rng = Rng(seats + version)
    stages = set()
    for _ in range(2):
        state = GAME.in_version(version).new(options, seats)
        while state.actor != OVER:
            compare(state)
            stages.add(state.position().split("stage=")[1].split(" ")[0])
            step(state, rng)
        compare(state)
    assert stages >= {"place", "deal", "start", "brawl"}
    assert ("lay" in stages) == (options.get("layout", "generated") == "generated")


def compare(state: State) -> None:
    line = state.position()
    back = GAME.position(line)
    assert back.key() == state.key(), line
    assert back.position() == line
    laws.check(back)


@pytest.mark.parametrize(("seats", "options"), SETUPS, ids=str)
def test_a_seat_sees_its_own_tokens_and_no_others(seats: int, options: dict[str, str]) -> None:
    rng, lots = Rng(seats), Rng(77)
    state = GAME.new(options, seats)
    at = 0
    while state.actor != OVER:
        at += 1
        if at % 7 == 0:
            for seat in (None, *range(seats)):
                line = state.position_seen(seat)
                for _ in range(3):
                    assert state.determinize(-1 if seat is None else seat, lots).position_seen(seat) == line
                check_eyes(laws.brawl_of(state), seat, line)
        step(state, rng)
    assert state.position_seen(None) == state.position_seen(0) == state.position(), "at the end all lies open"


def check_eyes(state: RumbleState, seat: int | None, line: str) -> None:
    """What differs from the full line are the tokens of others, and all of these."""
    full = dict(word.partition("=")[::2] for word in state.position().split(" ")[1:])
    seen = dict(word.partition("=")[::2] for word in line.split(" ")[1:])
    assert {name for name in full if full[name] != seen[name]} <= {"holds"}
    assert list(full) == list(seen)
    held = zip(full.get("holds", "").split(","), seen.get("holds", "").split(","), strict=True)
    for other, (true, shown) in enumerate(held):
        assert shown == (true if other == seat or true in ("-", "") else "+".join("?" * (true.count("+") + 1)))


def test_what_a_seat_sees_cannot_be_played() -> None:
    state = read(BRAWL)
    assert "holds=cube+eye,?+?,?+?" in state.position_seen(0)
    assert "holds=?+?,?+?,?+?" in state.position_seen(None)
    assert faults(state.position_seen(0)) == ["core-position-hidden"]


def test_a_line_reads_well() -> None:
    state = read(BRAWL)
    assert state.position() == BRAWL
    table = Table(3).owns("fox", "cube", "eye").owns("owl", "lich", "orc").owns("hare", "troll", "ogre")
    assert table.state.key() == state.key()
    assert table.state.position() == BRAWL
    assert GAME.position("rumble/2 seats=3 stage=lay").key() == GAME.new({}, 3).key(), "what is left out is usual"
    assert GAME.position("rumble/1 seats=3 stage=lay").key() == GAME.in_version(1).new({}, 3).key()
    assert read(OVER_LINE).position() == OVER_LINE
    assert [int(points) for points in read(OVER_LINE).scores] == [10, 0, 2]


FAULTS = {
    "rumble/9 seats=3 stage=lay": "core-unknown-rules",
    "halma/2 seats=3": "core-position-game",
    "rumble/2 seats=13 stage=lay": "core-position-number",
    "rumble/2 seats=7 stage=lay": "core-seat-count rd-setup-too-many-tokens",
    "rumble/2 seats=2 guard=off stage=lay": "rd-setup-two-guard",
    "rumble/2 seats=3": "core-position-missing",
    "rumble/2 seats=3 set=castle stage=lay": "core-position-choice",
    "rumble/2 seats=3 layout=moon stage=place": "rd-layout-spelling",
    "rumble/2 seats=3 layout=ring built=d1c:000 stage=place": "rd-position-built",
    "rumble/2 seats=3 built=d1c:000 stage=place": "rd-layout-spelling",
    f"rumble/2 seats=3 doors=twisty built={STRAIGHT} stage=place": "rd-position-built",
    "rumble/2 seats=3 layout=ring stage=lay": "rd-position-lay",
    "rumble/2 seats=3 stage=lay dry=3": "rd-position-stage",
    "rumble/2 seats=3 stage=place holds=-,-,-": "rd-position-stage",
    "rumble/2 seats=3 layout=ring stage=place at=cube:hall": "rd-position-placing",
    f"rumble/2 seats=3 layout=ring stage=place {AT}": "rd-position-placing",
    "rumble/2 seats=3 layout=ring stage=deal at=cube:entry": "rd-position-placed",
    f"rumble/2 seats=3 layout=ring stage=deal {AT} {HOLDS}": "rd-position-dealing",
    f"rumble/2 seats=3 layout=ring stage=deal {AT} holds=cube,eye,-": "rd-position-holds",
    f"rumble/2 seats=3 layout=ring stage=start {AT} holds=cube+eye,lich+orc,troll": "rd-position-holds",
    f"rumble/2 seats=3 layout=ring stage=start {AT} holds=cube+eye,lich+orc": "core-position-count",
    f"rumble/2 seats=3 layout=ring stage=start {AT} holds=cube+eye,lich+orc,cube+elf": "rd-position-token",
    f"rumble/2 seats=3 layout=ring stage=start {AT} holds=cube+eye,lich+orc,cat+elf": "rd-position-character",
    BRAWL.replace("cube:entry", "cat:entry"): "rd-position-character rd-position-missing",
    BRAWL.replace("cube:entry", "cube:bath"): "rd-position-room rd-position-missing",
    BRAWL.replace("eye:hall", "cube:hall"): "rd-position-twice rd-position-missing",
    BRAWL + " fell=cube": "rd-position-twice",
    BRAWL + " fell=moon": "rd-position-character",
    BRAWL.replace("eye:hall,", ""): "rd-position-missing",
    BRAWL + " escaped=cube": "rd-position-twice rd-position-chest",
    BRAWL.replace(" chest=treasury", ""): "core-position-missing",
    BRAWL.replace("chest=treasury", "chest=bath"): "rd-position-room",
    BRAWL.replace("acts=1", "acts=4"): "core-position-number",
    BRAWL.replace(" acts=1", ""): "core-position-missing",
    BRAWL + " dry=84": "core-position-number",
    BRAWL + " dry=1 last=cube:kitchen": "rd-position-last",
    BRAWL + " last=cube:hall": "rd-position-last",
    BRAWL + " dry=1 last=moon:hall": "rd-position-character",
    BRAWL + " guard=off dry=1 last=cube:hall": "rd-position-last",
    BRAWL + " adventure=2": "rd-position-past",
    BRAWL + f" past={RANKED}": "rd-position-past",
    BRAWL + f" adventure=2 past={RANKED.replace('eye:1', 'eye:7')}": "rd-position-owner rd-position-ranks",
    BRAWL + f" adventure=2 past={RANKED.replace('eye:1', 'eye:-')}": "rd-position-ranks",
    BRAWL + f" adventure=2 past={RANKED.replace('lich:2<orc:2', 'lich:2~orc:2')}": "rd-position-ranks",
    BRAWL + f" adventure=2 past={RANKED.replace('<cube:1', '')}": "rd-position-ranks",
    BRAWL + f" adventure=2 past={RANKED.replace('cube:1', 'moon:1')}": "rd-position-character rd-position-ranks",
    ENDING.replace(",eye:hall", "").replace("thief,cleric", "thief,cleric,eye"): "rd-position-inside",
    OVER_LINE + " acts=1": "rd-position-stage",
    OVER_LINE.replace("eye:1<cube:1", "cube:1<eye:1"): "rd-position-end",
    OVER_LINE.replace("holds=cube+eye,lich+orc", "holds=cube+lich,eye+orc"): "rd-position-end",
}


@pytest.mark.parametrize("line", FAULTS)
def test_every_fault_is_named(line: str) -> None:
    assert faults(line) == FAULTS[line].split(" ")


def test_no_chest_in_the_house() -> None:
    house = Table(3, box="house").state.position()
    assert "chest" not in house
    assert faults(house + " chest=bath") == ["rd-position-chest"]


def test_mutated_lines_are_refused_or_can_be_played_on() -> None:
    lots, rng = random.Random(11), Rng(11)
    accepted = refused = 0
    state = GAME.new({"layout": "ring"}, 3)
    for _ in range(1200):
        if state.actor == OVER:
            state = GAME.new({"layout": "ring"}, 3)
        step(state, rng)
        words = state.position().split(" ")
        at = lots.randrange(len(words))
        if lots.randrange(2):
            word = words[at]
            cut = lots.randrange(len(word))
            words[at] = (
                word[:cut] + lots.choice(["", lots.choice("0123456789:,+<~;-?abc=")]) + word[cut + lots.randrange(2) :]
            )
        else:
            parts = words[at].split(",")
            lots.shuffle(parts)
            words[at] = ",".join(parts)
        try:
            found = read(" ".join(words))
        except PositionError:
            refused += 1
            continue
        accepted += 1
        laws.check(found)
        assert GAME.position(found.position()).key() == found.key()
        if accepted % 10 == 0:
            played_on(found, rng)
    assert accepted > 100
    assert refused > 300
