"""Positions as text: what is written can be read, as the same position; what is read can be played to its end."""

from __future__ import annotations

import random

import pytest
from tests.conformance.walks import ALL, CAP, SetUp, laws_of, positions, step_at_random
from tests.conformance.words import faults

from lamplight.core.game import OVER, State
from lamplight.core.position import LONGEST, PositionError
from lamplight.core.rng import Rng


def tellable(setup: SetUp) -> bool:
    """Has the game taken positions up?"""
    try:
        setup.new().position()
    except NotImplementedError:
        return False
    return True


TOLD = [setup for setup in ALL if tellable(setup)]
every_setup = pytest.mark.parametrize("setup", TOLD, ids=repr)


@every_setup
def test_a_line_tells_the_whole_position(setup: SetUp) -> None:
    for state in positions(setup, 21, 30, every=11):
        line = state.position()
        again = setup.game.position(line)
        assert again.key() == state.key()
        assert again.position() == line
        assert again.view(None) == state.view(None)
        assert again.legal_actions() == state.legal_actions()
        assert (line.isascii(), line, len(line) <= LONGEST) == (True, " ".join(line.split()), True)
        if not setup.game.secrets:
            assert state.position_seen(None) == line


@every_setup
def test_every_version_of_the_rules_tells_its_own(setup: SetUp) -> None:
    for version in setup.game.versions():
        old = setup.game.in_version(version)
        state = old.new(setup.options, setup.seats)
        line = state.position()
        assert line.startswith(f"{setup.game.id}/{version} ")
        assert setup.game.position(line).position() == line, "the line says which rules hold, whoever reads it"
        for unknown in (0, 99):
            with pytest.raises(PositionError):
                setup.game.position(line.replace(f"/{version} ", f"/{unknown} "))


@every_setup
def test_a_position_plays_on_like_the_one_that_was_written(setup: SetUp) -> None:
    for number, position in enumerate(positions(setup, 22, 6, every=61)):
        state = position.copy()
        again = setup.game.position(state.position())
        here, there = Rng(number), Rng(number)
        for _ in range(60):
            if state.actor == OVER:
                break
            code = step_at_random(state, here)
            assert step_at_random(again, there) == code
            state.apply(code)
            again.apply(code)
        assert again.key() == state.key()


@every_setup
def test_a_garbled_line_is_refused_or_can_be_played(setup: SetUp) -> None:
    """Whatever is written: every fault is a sentence in every language, and what is taken plays to the end."""
    random_ = random.Random(repr(setup))
    laws = laws_of(setup.game)
    taken = 0
    for state in positions(setup, 23, 10, every=41):
        line = state.position()
        for wrong in garbled(random_, line):
            found = read(setup, wrong)
            if found is None:
                continue
            assert setup.game.position(found.position()).key() == found.key()
            if wrong != line and taken < 15:
                taken += 1
                play(found, random_.randrange(2**32), laws.check if laws is not None else None)


def read(setup: SetUp, line: str) -> State | None:
    """The position, or None if the line was refused with faults that can be said in every language."""
    try:
        return setup.game.position(line)
    except PositionError as error:
        refused = error.faults
    assert refused
    assert not [wrong for fault in refused for wrong in faults(fault)]
    return None


def garbled(random_: random.Random, line: str) -> list[str]:
    """The line with something changed, left out, doubled, exchanged, or made of nonsense."""
    words = line.split(" ")
    found: list[str] = []
    for _ in range(12):
        at = random_.randrange(1, len(line))
        found.append(line[:at] + random_.choice("0123456789abcdefgstu,:/=.-@ !?") + line[at:])
        found.append(line[:at] + random_.choice("0123456789abcdefgstu,:/=.-@ !?") + line[at + 1 :])
        found.append(line[:at] + line[at + 1 :])
        field = random_.randrange(1, len(words))
        found.append(" ".join([*words[:field], *words[field + 1 :]]))
        name, _, value = words[field].partition("=")
        parts = value.split(",")
        one, two = random_.randrange(len(parts)), random_.randrange(len(parts))
        fewer = [part for number, part in enumerate(parts) if number != one]
        swapped = [*parts]
        swapped[one], swapped[two] = parts[two], parts[one]
        for changed in (fewer, swapped, [*parts, parts[one]]):
            found.append(" ".join([*words[:field], f"{name}={','.join(changed)}", *words[field + 1 :]]))
        number = [i for i, sign in enumerate(line) if sign.isdigit()]
        if number:
            digit = random_.choice(number)
            found.append(line[:digit] + random_.choice("0123456789") + line[digit + 1 :])
    return [
        *found,
        "",
        " ",
        words[0],
        line.upper(),
        f"{line} {words[-1]}",
        f"{line} x=1",
        "x" * (LONGEST + 1),
        line + "\n",
    ]


def play(state: State, seed: int, check: object) -> None:
    rng = Rng(seed)
    for _ in range(CAP):
        if callable(check):
            check(state)
        if state.actor == OVER:
            break
        state.apply(step_at_random(state, rng))
    assert state.actor == OVER
    assert state.outcome() is not None
