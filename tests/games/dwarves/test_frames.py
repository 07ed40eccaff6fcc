"""Frames: every kind has somebody who works on it, in its place, and only frames.py knows which number is what."""

from __future__ import annotations

import re
from pathlib import Path

from tests.games.dwarves.table import GAME

import lamplight
from lamplight.games.dwarves import frames as on
from lamplight.games.dwarves import resolve, stack
from lamplight.games.dwarves.content import standard
from lamplight.games.dwarves.game import blank, rules_for

FOLDER = Path(lamplight.__file__).parent / "games" / "dwarves"
RAW = re.compile(r"\.stack\[|\.depth [+-]=|(realm|state)\.push\(")


def test_the_stack_is_last_in_first_out() -> None:
    realm = blank(rules_for(GAME.checked({}), standard()), 2)
    for number in range(40):  # more than the stack has room for at first
        on.Walk.push(realm, 1, number, free=number % 2 == 0)
    for number in reversed(range(40)):
        assert realm.top() == on.WALK
        assert (on.Walk.seat(realm), on.Walk.points(realm), on.Walk.free(realm)) == (1, number, number % 2 == 0)
        realm.pop()
    assert realm.depth == 0


def test_a_roll_keeps_its_numbers_apart() -> None:
    realm = blank(rules_for(GAME.checked({}), standard()), 2)
    on.Rolling.push(realm, on.FOR_TEST, 7, 56, 3)

    def told() -> tuple[int, ...]:
        found = (on.Rolling.purpose, on.Rolling.step, on.Rolling.flags, on.Rolling.dice, on.Rolling.face)
        return (*(int(ask(realm)) for ask in found), int(on.Rolling.card(realm)), int(on.Rolling.part(realm)))

    assert told() == (on.FOR_TEST, on.ROLL_ALL, 0, 7, 0, 56, 3)
    on.Rolling.go(realm, on.STONE_ASKS)
    on.Rolling.set_passed(realm, on.STONE_PASSED)
    on.Rolling.set_passed(realm, on.STONE_PASSED)
    assert told() == (on.FOR_TEST, on.STONE_ASKS, on.STONE_PASSED, 7, 0, 56, 3)
    assert (on.Rolling.passed(realm, on.ABILITY_PASSED), on.Rolling.passed(realm, on.STONE_PASSED)) == (False, True)
    on.Rolling.take_up(realm, 6)
    assert told() == (on.FOR_TEST, on.ROLL_ONE, on.STONE_PASSED, 7, 6, 56, 3)
    on.Rolling.lay_back(realm)
    on.Rolling.go(realm, on.DECIDED)
    assert told() == (on.FOR_TEST, on.DECIDED, on.STONE_PASSED, 7, 0, 56, 3)


def test_every_kind_has_its_frame_and_its_name() -> None:
    assert len(resolve.FRAMES) == on.KINDS == len(stack.NAMES)
    kinds = [getattr(on, name.replace("-", "_").upper()) for name in stack.NAMES]
    assert kinds == list(range(on.KINDS)), "kinds stand in digests: they never change"


def test_only_frames_touches_the_stack() -> None:
    """observe.py lists the kinds that wait below; the table itself is in state.py and frames.py."""
    found = [
        f"{path.name}:{number}: {line.strip()}"
        for path in sorted(FOLDER.glob("*.py"))
        if path.name not in ("frames.py", "state.py", "game.py", "observe.py")
        for number, line in enumerate(path.read_text("utf-8").splitlines(), 1)
        if RAW.search(line)
    ]
    assert not found, "\n".join(found)
