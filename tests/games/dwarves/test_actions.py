"""Codes: what is packed can be taken apart, and only actions.py does either."""

from __future__ import annotations

import re
from pathlib import Path

import lamplight
from lamplight.games.dwarves import actions

ROOT = Path(lamplight.__file__).parent
BY_HAND = re.compile(r"(code|best|rest)\)? *(//|%|>>|&) *\d|\(code - actions\.[A-Z]+\)|code - actions\.[A-Z]")


def test_two_words_are_packed_and_taken_apart() -> None:
    for seat in range(5):
        for gear in range(10):
            code = actions.drop(seat, gear)
            assert (actions.kind_of(code), actions.seat_of(code), actions.gear_of(code)) == (actions.DROP, seat, gear)
    for card in range(57):
        for part in range(4):
            code = actions.test(card, part)
            assert (actions.kind_of(code), actions.card_of(code), actions.part_of(code)) == (actions.TEST, card, part)
        for gear in range(10):
            code = actions.pay(card, gear)
            assert (actions.kind_of(code), actions.card_of(code), actions.gear_of(code)) == (actions.PAY, card, gear)
    for card in range(-1, 57):
        for troop in range(3):
            code = actions.strike(card, troop)
            found = (actions.kind_of(code), actions.card_of(code), actions.troop_of(code))
            assert found == (actions.STRIKE, card, troop)
    for space in range(65):
        for troop in range(3):
            for base, code in (
                (actions.REMOVE, actions.remove(space, troop)),
                (actions.FETCH, actions.fetch(space, troop)),
            ):
                assert (actions.kind_of(code), actions.space_of(code), actions.troop_of(code)) == (base, space, troop)


def test_one_word_is_the_base_and_that_word() -> None:
    for base in (actions.BEGIN, actions.LOSE, actions.HEAL, actions.GIVE, actions.MARCH, actions.FIRST):
        assert [actions.seat_of(base + seat) for seat in range(5)] == list(range(5))
    for base in (actions.STEP, actions.TUNNEL, actions.CLEANSE, actions.DIG):
        assert [actions.space_of(base + space) for space in range(65)] == list(range(65))
        assert actions.is_tunnel(base) == (base == actions.TUNNEL)
    for base in (actions.TRY, actions.DISMISS, actions.DRAW):
        assert [actions.card_of(base + card) for card in range(57)] == list(range(57))
    for base in (actions.USE, actions.FIND):
        assert [actions.gear_of(base + gear) for gear in range(10)] == list(range(10))
    for base in (actions.BE, actions.DEAL):
        assert [actions.dwarf_of(base + who) for who in range(5)] == list(range(5))
    for base in (actions.REROLL, actions.RAISE):
        assert [actions.face_of(base + face) for face in range(1, 7)] == list(range(1, 7))
    assert [actions.option_of(actions.CHOOSE + n) for n in range(4)] == list(range(4))
    assert [actions.tile_of(actions.TILE + tile) for tile in range(36)] == list(range(36))


def test_recruits_and_rolls() -> None:
    for skulls in ((0, 0, 0), (3, 0, 1), (1, 2, 3)):
        code = actions.recruit(*skulls)
        assert actions.kind_of(code) == actions.RECRUIT
        assert tuple(actions.skulls_of(code, kind) for kind in range(3)) == skulls
    for dice in ([], [1], [6, 6, 6, 6, 6, 6, 6], [6, 5, 4, 3, 2, 1, 1]):
        code = actions.roll(dice)
        assert actions.kind_of(code) == actions.ROLL
        assert actions.dice_of(code) == dice
        assert actions.dice_of(actions.ROLL + actions.dice_on(code)) == dice


def test_nobody_else_takes_codes_apart() -> None:
    found = [
        f"{path.name}:{number}: {line.strip()}"
        for folder in ("games/dwarves", "bots/dwarves")
        for path in sorted((ROOT / folder).glob("*.py"))
        if path.name not in ("actions.py", "faults.py")  # which asks whether a code means anything at all
        for number, line in enumerate(path.read_text("utf-8").splitlines(), 1)
        if BY_HAND.search(line)
    ]
    assert not found, "\n".join(found)
