"""Monte Carlo tree search with explicit chance nodes; every seat maximises what it gets itself.

In games with secrets every iteration looks into another world that the seat cannot tell from the true one, and the
tree is over what everybody sees (information sets): that needs legal actions which do not depend on secrets.
"""

from __future__ import annotations

import time
from math import log, sqrt
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from lamplight.bots.search.judge import Judge
from lamplight.core.game import CHANCE, OVER, buffer, filled, zeros
from lamplight.core.rng import Rng

EXPLORE: Final = 0.35
TRUST: Final = 1.2  # how far a prior leads the search
LOOK_AT_CLOCK: Final = 4  # iterations between two looks: uncompiled, a few take long
LOOK_AT_LEAD: Final = 32
MOST_NODES: Final = 2_000_000
NO_NODE: Final = -1
UNOPENED: Final = -2
MOST_SEATS: Final = 12


class Tree:
    """Nodes as rows of numbers. A node's value is what the seat that chose it got, on the average."""

    def __init__(self) -> None:
        self.code: vec[i64] = vec[i64]()  # the action or outcome that leads here
        self.visits: vec[i64] = vec[i64]()
        self.total: vec[float] = vec[float]()  # what the chooser got, summed
        self.prior: vec[float] = vec[float]()
        self.first: vec[i64] = vec[i64]()  # first child, NO_NODE, or UNOPENED
        self.next: vec[i64] = vec[i64]()  # next sibling, or NO_NODE
        self.root: i64 = self.new_node(0, NO_NODE, 1.0)
        self.iterations: i64 = 0

    def new_node(self, code: i64, sibling: i64, prior: float) -> i64:
        at: i64 = len(self.code)
        self.code = append(self.code, code)
        self.visits = append(self.visits, 0)
        self.total = append(self.total, 0.0)
        self.prior = append(self.prior, prior)
        self.first = append(self.first, UNOPENED)
        self.next = append(self.next, sibling)
        return at

    def size(self) -> i64:
        return len(self.code)

    def child(self, node: i64, code: i64) -> i64:
        """The child of a node that this action or outcome leads to, or NO_NODE."""
        at = self.first[node]
        while at >= 0:
            if self.code[at] == code:
                return at
            at = self.next[at]
        return NO_NODE

    def below(self, node: i64) -> Tree:
        """A tree of its own: this node as its root, and all that was found below it."""
        out = Tree()
        out.iterations = self.visits[node]
        out.visits[out.root] = self.visits[node]
        origin = filled(1, node)  # of each new node, the old one
        at: i64 = 0
        while at < len(origin):
            old = origin[at]
            child = self.first[old]
            out.first[at] = child if child < 0 else len(out.code)
            while child >= 0:
                new = out.new_node(self.code[child], NO_NODE, self.prior[child])
                out.visits[new] = self.visits[child]
                out.total[new] = self.total[child]
                out.next[new] = NO_NODE if self.next[child] < 0 else new + 1
                origin = append(origin, child)
                child = self.next[child]
            at += 1
        return out

    def open_seat(self, node: i64, actions: vec[i64], n: i64, prior: vec[float], told: bool) -> None:
        """All actions of a seat become children, in the order of the rules."""
        sibling: i64 = NO_NODE
        k: i64 = n - 1
        while k >= 0:
            sibling = self.new_node(actions[k], sibling, prior[k] if told else 1.0 / float(n))
            k -= 1
        self.first[node] = sibling

    def chosen(self, node: i64, spread: float) -> i64:
        """The child to look into next: its value, its prior, and how little is known of it.

        spread is how much the value of one action differs from another's in this game: where one action changes
        little, curiosity must not drown what was found.
        """
        mean: float = 0.0  # what an untried action is taken for
        tried: i64 = 0
        at = self.first[node]
        while at >= 0:
            if self.visits[at] > 0:
                mean += self.total[at]
                tried += self.visits[at]
            at = self.next[at]
        if tried > 0:
            mean = mean / float(tried)
        seen = self.visits[node]
        reach: float = spread * TRUST * sqrt(float(seen if seen > 0 else 1))
        wide: float = log(float(seen + 1))
        best: i64 = NO_NODE
        best_score: float = -1.0e18
        at = self.first[node]
        while at >= 0:
            visits = self.visits[at]
            score: float = mean
            if visits > 0:
                score = self.total[at] / float(visits) + spread * EXPLORE * sqrt(wide / float(visits))
            else:
                score += spread * EXPLORE * sqrt(wide)
            score += self.prior[at] * reach / float(visits + 1)
            if score > best_score:
                best_score = score
                best = at
            at = self.next[at]
        return best

    def iterate(
        self, judge: Judge, rng: Rng, actions: vec[i64], prior: vec[float], path: vec[i64], worth: vec[float]
    ) -> vec[i64]:
        """One iteration: down the tree, one node more, play out, and back up. The path (it may have grown)."""
        state = judge.world(rng)
        node = self.root
        depth: i64 = 0
        while True:
            actor: i64 = state.actor
            if actor == OVER:
                judge.result(state, worth)
                break
            if actor == CHANCE:
                code = state.chance_at(rng.below(state.chance_total()))
                to = self.child(node, code)
                if to == NO_NODE:
                    head = self.first[node]
                    to = self.new_node(code, head if head >= 0 else NO_NODE, 0.0)
                    self.first[node] = to
                state.apply(code)
            else:
                if self.first[node] == UNOPENED:
                    n = state.fill_legal(actions)
                    told = judge.priors(state, actions, n, prior)
                    self.open_seat(node, actions, n, prior, told)
                    if node != self.root:
                        judge.play_out(state, rng, actions, worth)
                        break
                to = self.chosen(node, judge.spread)
                state.apply(self.code[to])
            if depth * 2 == len(path):
                path = append(path, to)
                path = append(path, actor)
            else:
                path[depth * 2] = to
                path[depth * 2 + 1] = actor
            depth += 1
            node = to
        self.visits[self.root] += 1
        k: i64 = 0
        while k < depth:
            at = path[k * 2]
            chooser = path[k * 2 + 1]
            self.visits[at] += 1
            if chooser >= 0:
                self.total[at] += worth[chooser]
            k += 1
        return path

    def search(self, judge: Judge, rng: Rng, iterations: i64, seconds: float, settles: bool = False) -> i64:
        """Iterate until the number or the time is up; how often. The same seed gives the same tree without a clock.

        settles: stop as well once no other action can become the most visited.
        """
        actions = buffer()
        prior = zeros(len(actions))
        path = filled(256, 0)
        worth = zeros(MOST_SEATS)
        end: float = time.perf_counter() + seconds if seconds > 0.0 else 0.0
        n: i64 = 0
        while n < iterations:
            path = self.iterate(judge, rng, actions, prior, path, worth)
            n += 1
            if n % LOOK_AT_CLOCK == 0:
                if len(self.code) > MOST_NODES:
                    break
                if seconds > 0.0 and time.perf_counter() >= end:
                    break
                if settles and n % LOOK_AT_LEAD == 0 and self.lead() > iterations - n:
                    break
        self.iterations += n
        return n

    def lead(self) -> i64:
        """By how many visits the most visited action is ahead of the next."""
        most: i64 = 0
        second: i64 = 0
        at = self.first[self.root]
        while at >= 0:
            visits = self.visits[at]
            if visits > most:
                second = most
                most = visits
            elif visits > second:
                second = visits
            at = self.next[at]
        return most - second

    def choices(self) -> list[tuple[int, int, float]]:
        """The root's actions: (code, visits, mean value), the most visited first."""
        out: list[tuple[int, int, float]] = []
        at = self.first[self.root]
        while at >= 0:
            visits = int(self.visits[at])
            out.append((int(self.code[at]), visits, float(self.total[at]) / visits if visits else 0.0))
            at = self.next[at]
        return by_visits(out)


def by_visits(choices: list[tuple[int, int, float]]) -> list[tuple[int, int, float]]:
    """The most visited first; of equals the better, then the first in the order of codes."""
    return sorted(choices, key=lambda one: (-one[1], -one[2], one[0]))
