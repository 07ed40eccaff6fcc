"""The exact solver finds the known value of Kuhn's poker, and its best replies are best."""

from __future__ import annotations

import itertools
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

from lamplight.core.game import CHANCE, OVER, State
from lamplight.lab import exact
from lamplight.lab.exact import Tree
from lamplight.lab.faults import LabFault

PASS, BET = 10, 11


class Kuhn(State):
    """Three cards, one each, one bet; the value for the first is -1/18 of the stake."""

    def __init__(self, seats: int = 2) -> None:
        super().__init__(seats, CHANCE)
        self.cards: list[int] = []
        self.line = ""

    def copy(self) -> Any:
        other = Kuhn()
        other.actor, other.cards, other.line = self.actor, self.cards[:], self.line
        return other

    def chance_outcomes(self) -> list[tuple[int, int]]:
        return [(card, 1) for card in range(3) if card not in self.cards]

    def legal_actions(self) -> list[int]:
        return [PASS, BET]

    def apply(self, code: int, tell: Any = None) -> None:
        if code < PASS:
            self.cards.append(code)
            self.actor = 0 if len(self.cards) == 2 else CHANCE
            return
        self.line += "pb"[code - PASS]
        over = self.line in ("pp", "bb", "bp", "pbp", "pbb")
        self.actor = OVER if over else len(self.line) % 2

    def secret_of(self, code: int) -> int:
        return (len(self.cards) if len(self.cards) < 2 else 0) if code < PASS else -1

    def text(self, code: int) -> str:
        return str(code)

    def veiled(self, code: int) -> str:
        return "?" if code < PASS else str(code)

    def outcome(self) -> Any:
        ahead = 1 if self.cards[0] > self.cards[1] else -1
        stakes = {"pp": ahead, "bb": 2 * ahead, "pbb": 2 * ahead, "bp": 1, "pbp": -1}
        return SimpleNamespace(seats=[SimpleNamespace(share=(stakes[self.line] + 2) / 4)])


def test_kuhns_poker_is_worth_what_is_known() -> None:
    tree = Tree(Kuhn())
    assert len(tree.first) == 12
    found = tree.solved(2000)
    assert found.value == pytest.approx(0.5 - 1 / 18 / 4, abs=1e-4)
    assert 0 <= found.exploitability < 1e-3
    for number, actions in enumerate(tree.actions):
        assert actions == [str(PASS), str(BET)]
        told = tree.knowledge(number)
        assert told.count("?") == 1
        own = int(next(word for word in told if word not in ("?", str(PASS), str(BET))))
        bet = found.strategy[tree.first[number] + 1]
        if told[-1] == str(BET) and own in (0, 2):  # the worst card gives up, the best one never does
            assert bet == pytest.approx(own / 2, abs=0.01)


def test_a_best_reply_is_better_than_every_plain_strategy() -> None:
    """All 64 ways in which the first seat can play without mixing, against a strategy drawn by lot."""
    tree = Tree(Kuhn())
    lots = np.random.default_rng(3).random(tree.slots)
    strategy = tree._normal(lots)
    reply, worth = tree.best_reply(strategy, 0)
    own = sorted({int(number) for number in tree.set_of[tree.owner == 0]})
    values = []
    for choice in itertools.product((0, 1), repeat=len(own)):
        plain = strategy.copy()
        for number, bet in zip(own, choice, strict=True):
            plain[tree.first[number] : tree.first[number] + 2] = (1 - bet, bet)
        values.append(tree.value(plain))
    assert len(values) == 64
    assert worth == pytest.approx(max(values))
    assert tree.value(reply) == pytest.approx(worth)


def test_what_is_too_large_is_said_before_the_memory_is_full(monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(LabFault) as caught:
        Tree(Kuhn(3))
    assert caught.value.text.id == "lab-exact-two"
    monkeypatch.setattr(exact, "MOST_NODES", 20)
    with pytest.raises(LabFault) as caught:
        Tree(Kuhn())
    assert caught.value.text.id == "lab-exact-large"
