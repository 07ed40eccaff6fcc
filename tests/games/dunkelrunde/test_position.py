"""Positions of DunkelRunde as text: there and back, every fault named, and what is accepted can be played on."""

from __future__ import annotations

import random

import pytest
from tests.games.dunkelrunde import laws
from tests.games.dunkelrunde.laws import night_of
from tests.games.dunkelrunde.table import GAME, Table

from lamplight.core.game import CHANCE, OVER, State
from lamplight.core.messages import Catalogue
from lamplight.core.position import PositionError
from lamplight.core.rng import Rng

LINE = "dunkelrunde/2 seats=2 board=short red=9,h1a blue=0,7 ghosts=4,11,14,20 turn=blue asks=move dice=5,3 turns=12"


def step(state: State, rng: Rng) -> None:
    if state.actor == CHANCE:
        state.apply(state.chance_at(rng.below(state.chance_total())))
    else:
        legal = state.legal_actions()
        state.apply(legal[int(rng.below(len(legal)))])


def played_on(state: State, rng: Rng) -> None:
    while state.actor != OVER:
        step(state, rng)
        laws.check(state)


def faults(line: str) -> list[str]:
    with pytest.raises(PositionError) as caught:
        GAME.position(line)
    for fault in caught.value.faults:
        for language in ("en", "de", "es", "fr"):
            said = Catalogue(language, ["Ada", "Ben"]).format(fault)
            assert said, fault
            assert "{" not in said, said
            assert fault.id not in said, f"{fault.id} has no words in {language}"
    return [fault.id for fault in caught.value.faults]


@pytest.mark.parametrize("version", GAME.versions())
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_there_and_back_wherever_play_leads(seats: int, version: int) -> None:
    rng = Rng(seats)
    for options in ({}, {"board": "short", "start": "random"}, {"board": "short", "crowds": "none"}):
        state = GAME.in_version(version).new(options, seats)
        while state.actor != OVER:
            line = state.position()
            assert GAME.position(line).key() == state.key(), line
            assert GAME.position(line).position() == line
            step(state, rng)
        assert GAME.position(state.position()).key() == state.key()


def test_a_line_reads_well() -> None:
    state = night_of(GAME.position(LINE))
    assert state.position() == LINE
    assert [state.position_seen(seat) for seat in (None, 0, 1)] == [LINE] * 3, "nothing is hidden"
    assert GAME.position("dunkelrunde/2 seats=3").key() == GAME.new({}, 3).key(), "what is left out is usual"
    assert GAME.position("dunkelrunde/1 seats=3").key() == GAME.in_version(1).new({}, 3).key()
    table = Table(2, "short").place("red-girl", 9).place("red-boy", "h1a").place("blue-boy", 7).turn_of("blue")
    assert night_of(GAME.position(LINE)).child_at == table.state.child_at


FAULTS = {
    "dunkelrunde/3 seats=2": "core-unknown-rules",
    "halma/2 seats=2": "core-position-game",
    "dunkelrunde/2 seats=2 board=moon": "core-position-choice",
    "dunkelrunde/2 seats=7": "core-position-number",
    "dunkelrunde/2": "core-position-missing",
    "dunkelrunde/2 seats=2 green=0,0": "dr-position-nobody",
    "dunkelrunde/2 seats=2 turn=green": "core-position-choice",
    "dunkelrunde/2 seats=2 red=99,0": "dr-position-tile",
    "dunkelrunde/2 seats=2 red=0": "core-position-count",
    "dunkelrunde/2 seats=2 red=?,0": "dr-position-tile",
    "dunkelrunde/2 seats=2 ghosts=6,17,23,45": "dr-position-stretch",
    "dunkelrunde/2 seats=2 ghosts=6,17,23,h1a": "dr-position-stretch",
    "dunkelrunde/2 seats=2 ghosts=13,17,23,34": "dr-position-stretch",
    "dunkelrunde/2 seats=2 red=6,0": "dr-position-blue",
    "dunkelrunde/2 seats=2 red=11,11": "dr-position-red",
    "dunkelrunde/2 seats=2 red=9,0 ghosts=9,17,23,34": "dr-position-alone",
    "dunkelrunde/2 seats=2 red=11,12 blue=12,12": "dr-position-last",
    "dunkelrunde/2 seats=2 red=45,45": "dr-position-over",
    "dunkelrunde/2 seats=2 asks=nothing dice=1,2": "dr-position-over",
    "dunkelrunde/2 seats=2 red=1,0 asks=start": "dr-position-start",
    "dunkelrunde/2 seats=2 asks=start dice=1,2": "dr-position-start",
    "dunkelrunde/2 seats=2 asks=move": "core-position-missing",
    "dunkelrunde/2 seats=2 asks=move dice=7,1": "core-position-number",
    "dunkelrunde/2 seats=2 asks=move dice=3,3": "dr-position-dice",
    "dunkelrunde/2 seats=2 asks=group dice=3,4": "dr-position-dice",
    "dunkelrunde/2 seats=2 red=1,2 blue=3,4 asks=group dice=3,3": "dr-position-stuck",
    "dunkelrunde/2 seats=2 red=11,40 asks=child dice=3,4": "dr-position-stuck",
}


@pytest.mark.parametrize("line", FAULTS)
def test_every_fault_is_named(line: str) -> None:
    assert faults(line) == [FAULTS[line]]


def test_several_faults_are_named_at_once() -> None:
    assert faults("dunkelrunde/2 seats=2 red=6,99 asks=dance") == ["dr-position-tile", "core-position-choice"]
    assert faults("dunkelrunde/2 seats=2 red=6,11 blue=11,0") == ["dr-position-blue", "dr-position-red"]


def test_a_mutated_line_is_refused_or_can_be_played_on() -> None:
    lots = random.Random(7)
    rng = Rng(7)
    accepted = refused = 0
    state = GAME.new({"board": "short"}, 3)
    letters = "0123456789abh,=- /redgtbs?"
    for _ in range(1500):
        if state.actor == OVER:
            state = GAME.new({"board": "short"}, 3)
        step(state, rng)
        line = state.position()
        at = lots.randrange(len(line))
        line = line[:at] + lots.choice(["", lots.choice(letters)]) + line[at + lots.randrange(2) :]
        try:
            found = GAME.position(line)
        except PositionError:
            refused += 1
            continue
        accepted += 1
        laws.check(found)
        assert GAME.position(found.position()).key() == found.key()
        if accepted % 10 == 0:
            played_on(found, rng)
    assert accepted > 200
    assert refused > 500
