"""Value: the chance to win of every seat in a position, from play-outs by the judge of its game.

Play-outs come in batches with lots of their own: the batches are as many independent estimates, and how they differ
tells how sure their mean is. The same lots are used for all positions that are compared.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from lamplight.bots.search.judge import Judge
from lamplight.bots.search.tree import MOST_SEATS
from lamplight.core.game import CHANCE, OVER, State, buffer, zeros
from lamplight.core.perspective import Perspective
from lamplight.core.rng import Rng

STRIDE: Final = 1_000_003  # between the lots of two play-outs
APART: Final = 500_009  # between what deals a world and what plays on in it

JudgeOf = Callable[[Perspective], Judge]
Values = list[float]  # [batch * seats + seat]


class Valuer:
    """Values positions of one game; seed and budget (batches, and play-outs in each) say how."""

    def __init__(self, judge: JudgeOf, seed: i64, batches: i64, each: i64) -> None:
        self.judge: JudgeOf = judge
        self.seed: i64 = seed
        self.batches: i64 = batches
        self.each: i64 = each
        self.actions: vec[i64] = buffer()
        self.worth: vec[float] = zeros(MOST_SEATS)

    def settles(self, state: State) -> bool:
        """Does the position settle itself: is luck due, or is there one action only, so that nobody decides?"""
        actor: i64 = state.actor
        return actor == CHANCE or (actor >= 0 and state.fill_legal(self.actions) == 1)

    def of(self, state: State, root: State) -> Values:
        """The value of a position with nothing hidden; root is the draw that led there, or the position itself.

        All outcomes of one draw are valued by judges of that same draw. One that settles itself further is dealt on at
        random, which gives on the average what valuing every outcome of the next draw would give.
        """
        seats: i64 = state.seats
        found = zeros(self.batches * seats)
        actor: i64 = state.actor
        k: i64 = 0
        if actor == OVER:
            self.ended(state, root)
            while k < self.batches * seats:
                found[k] = self.worth[k % seats]
                k += 1
            return [float(one) for one in found]
        settles = self.settles(state)
        judges: list[Judge | None] = [None] * int(seats)
        part: float = 1.0 / float(self.each)
        at: i64 = 0
        while at < self.batches * self.each:
            rng = Rng(self.seed + at * STRIDE)
            world = state.copy()
            if settles:
                self.dealt_on(world, at, rng)
            else:
                seat: i64 = (actor + 1 + at) % seats  # how far judges look depends on whose they are: all in turn
                judge = judges[seat]
                if judge is None:
                    judge = self.judge(Perspective(root, seat, Rng(0), []))
                    judges[seat] = judge
                judge.play_out(world, rng, self.actions, self.worth)
            base: i64 = at // self.each * seats
            k = 0
            while k < seats:
                found[base + k] += self.worth[k] * part
                k += 1
            at += 1
        return [float(one) for one in found]

    def ended(self, state: State, root: State) -> None:
        """What each seat got; where all play together, what the group got."""
        self.judge(Perspective(root, 0, Rng(0), [])).result(state, self.worth)

    def dealt_on(self, world: State, at: i64, rng: Rng) -> None:
        """Deals until somebody has to decide, and plays out from there."""
        root = world
        while self.settles(world):
            root = world.copy()
            world.apply(world.chance_at(rng.below(world.chance_total())) if world.actor == CHANCE else self.actions[0])
        if world.actor == OVER:
            self.ended(world, root)
            return
        seat: i64 = (world.actor + 1 + at) % world.seats
        judge = self.judge(Perspective(root, seat, Rng(0), []))
        judge.play_out(world, rng, self.actions, self.worth)

    def rest(self, state: State, drawn: i64) -> tuple[float, Values]:
        """Of a draw that is due: how likely this outcome was, and the values of all others, each times its chance."""
        if state.actor != CHANCE:
            return 1.0, [0.0] * int(self.batches * state.seats)
        total: i64 = 0
        own: i64 = 0
        sums = zeros(self.batches * state.seats)
        for code, weight in state.chance_outcomes():
            total += weight
            if code == drawn:
                own += weight
                continue
            child = state.copy()
            child.apply(code)
            k: i64 = 0
            for one in self.of(child, state):
                sums[k] += one * float(weight)
                k += 1
        return float(own) / float(total), [float(one) / float(total) for one in sums]


def known_value(judge: Judge, seed: i64, worlds: i64) -> list[float]:
    """The chance of every seat as the judge's seat may know it: the mean over worlds that it cannot tell apart."""
    actions = buffer()
    worth = zeros(MOST_SEATS)
    seats: i64 = judge.root.seats
    sums = zeros(seats)
    at: i64 = 0
    while at < worlds:
        rng = Rng(seed + at * STRIDE)
        judge.play_out(judge.world(rng), rng, actions, worth)
        k: i64 = 0
        while k < seats:
            sums[k] += worth[k]
            k += 1
        at += 1
    return [float(one) / int(worlds) for one in sums]


def compared(judge: Judge, one: i64, other: i64, seed: i64, worlds: i64) -> list[float]:
    """By how much one action of the judge's seat is better than another, world by world, with the same lots in each."""
    actions = buffer()
    worth = zeros(MOST_SEATS)
    found: list[float] = []
    at: i64 = 0
    while at < worlds:
        lots: i64 = seed + at * STRIDE
        world = judge.world(Rng(lots))
        left = world.copy()
        left.apply(one)
        judge.play_out(left, Rng(lots + APART), actions, worth)
        better: float = worth[judge.seat]
        world.apply(other)
        judge.play_out(world, Rng(lots + APART), actions, worth)
        found.append(better - worth[judge.seat])
        at += 1
    return found
