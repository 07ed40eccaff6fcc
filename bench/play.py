"""How one game is timed on one core: played at random, searched, copied and looked at, beside its peers.

What is measured of a game is said by bench/<game>/engine.py: it makes a Part of it.
"""

from __future__ import annotations

import importlib.util
import json
import os
import random
import subprocess
import sys
from bisect import bisect
from collections.abc import Callable, Mapping
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec

from bench.rounds import Timed, rate
from bench.table import Goal, Ratio, Row, less_than
from lamplight.bots.search.tree import Tree
from lamplight.core import game as rules
from lamplight.core.game import CHANCE, State, buffer
from lamplight.core.perspective import Perspective
from lamplight.core.playout import playouts
from lamplight.core.rng import Rng
from lamplight.kits import kit_named

if TYPE_CHECKING:
    from bench.spiel import Peer

GROUP = "engine"
ROOT = Path(__file__).resolve().parent.parent
CAP = 1_000_000  # plies; no game comes near it
AHEAD = 1.0  # every figure of play is to be ahead of every peer
NO_PEER = "open_spiel is not installed (make .venv/.bench)"
NO_ZOO = "pettingzoo is not installed (make .venv/.bench)"
SEARCHED = 1000  # iterations that the goals speak of
SEARCH_SAMPLE = 8  # positions
UNCOMPILED = "the compiled modules are not in use (make compiled, PYTHONPATH=build/compiled)"
ADAPTED = "the adapter of docs/adapters.md: the same rules at the price of the other's interface"
Begin = Callable[[], State]


def compiled() -> bool:
    """Are the rules in this process the compiled ones?"""
    return not str(rules.__file__).endswith(".py")


def driven(games: int, seed: int, begin: Begin) -> Callable[[], int]:
    """Whole games driven inside the engine."""
    first = begin()
    rng = Rng(seed)
    return lambda: int(playouts(first, rng, games, CAP))


def stepped(seed: int, begin: Begin, luck: int = 1) -> Callable[[], int]:
    """A game stepped ply by ply from this interpreted module: the loop of core/playout.py as a user would write it.

    luck: for how many plies a draw counts; 0 where a peer counts decisions only.
    """
    first = begin()
    actions = buffer()
    below = Rng(seed).below

    def play() -> int:
        state = first.copy()
        plies = 0
        while True:
            actor = state.actor
            if actor >= 0:
                state.apply(actions[below(state.fill_legal(actions))])
                plies += 1
            elif actor == CHANCE:
                state.apply(state.chance_at(below(state.chance_total())))
                plies += luck
            else:
                return plies

    return play


def stepped_peer(peer: Peer, seed: int) -> Callable[[], int]:
    """The same loop with the same generator for a peer; its chance comes as odds, so there a float is drawn."""
    below = Rng(seed).below
    rand = random.Random(seed).random
    dice = peer.dice

    def play() -> int:
        state = peer.game.new_initial_state()
        plies = 0
        while True:
            player = state.current_player()
            if player >= 0:
                actions = state.legal_actions()
                state.apply_action(actions[below(len(actions))])
            elif player == CHANCE:
                outcomes = state.chance_outcomes()
                state.apply_action(outcomes[bisect(dice[len(outcomes)], rand())][0])
            else:
                return plies
            plies += 1

    return play


def positions(count: int, seed: int, begin: Begin) -> list[State]:
    """Positions where a seat is to act, from random games."""
    rng = Rng(seed)
    out: list[State] = []
    actions = buffer()
    while len(out) < count:
        state = begin()
        while True:
            if state.actor >= 0:
                if rng.below(20) == 0:
                    out.append(state.copy())
                state.apply(actions[rng.below(state.fill_legal(actions))])
            elif state.actor == CHANCE:
                state.apply(state.chance_at(rng.below(state.chance_total())))
            else:
                break
    return out[:count]


def interpreted(seconds: float, game: str) -> float:
    """The same playout in a process without the compiled modules, plies per second."""
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    environment["PYTHONPATH"] = str(ROOT / "src")
    done = subprocess.run(
        [sys.executable, "-m", "bench.engine", str(seconds), game],
        cwd=ROOT, env=environment, capture_output=True, text=True, check=True, timeout=120,
    )  # fmt: skip
    said = json.loads(done.stdout)
    assert not said["compiled"], "the interpreted build was not reached"
    return float(said["plies"])


def each(count: int, work: Callable[[], object]) -> Callable[[], int]:
    """A work that passes over this many things."""

    def passed() -> int:
        work()
        return count

    return passed


def copied(states: list[State]) -> None:
    for state in states:
        state.copy()


def listed(states: list[State]) -> None:
    for state in states:
        state.legal_actions()


def viewed(states: list[State]) -> None:
    encode = msgspec.json.Encoder().encode
    for state in states:
        encode(state.view(int(state.actor)))


def searched(states: list[State], iterations: int) -> Callable[[], int]:
    """Searches from the same few positions each time, from what the seat to act knows, each with a tree of its own."""
    rng = Rng(11)
    asked = [state for state in states if len(state.legal_actions()) > 1][:SEARCH_SAMPLE]

    def work() -> int:
        done = 0
        for state in asked:
            judge = kit_named(state.view(None).game).judge(Perspective(state, int(state.actor), rng, []))
            done += int(Tree().search(judge, rng, iterations, 0.0))
        return done

    return work


def is_there(package: str) -> bool:
    return importlib.util.find_spec(package) is not None


class Size:
    """How much is measured."""

    def __init__(self, quick: bool) -> None:
        self.quick = quick
        self.seconds, self.rounds, self.sample = (0.02, 1, 40) if quick else (0.4, 7, 400)
        self.warm_up = 0.05 if quick else 1.0

    def timed(self, work: Callable[[], int]) -> Timed:
        """How many units of a work are done in a second."""
        return partial(rate, work, self.seconds)


class Rates:
    """What was measured: how often a second; and why a peer could not be."""

    def __init__(self, found: Mapping[str, float], missing: Mapping[str, str]) -> None:
        self.found = found
        self.missing = missing
        self.built = compiled()
        self.uncompiled = "" if self.built else UNCOMPILED

    def against(self, kind: str, peers: Mapping[str, str], goals: Mapping[str, float] | None) -> tuple[Ratio, ...]:
        """How many times as fast as those peers that were there (label: what was measured of it); the goal is ahead."""
        return tuple(
            Ratio(peer, self.found[kind] / self.found[theirs], None if goals is None else goals.get(peer, AHEAD))
            for peer, theirs in peers.items()
            if self.built and theirs in self.found
        )

    def play(
        self,
        name: str,
        kind: str,
        goal: Goal | None,
        peers: Mapping[str, str],
        goals: Mapping[str, float] | None = None,
        unit: str = "plies/s",
    ) -> Row:
        """How fast a game is played."""
        ratios = self.against(kind, peers, goals or {})
        return Row(GROUP, name, self.found[kind] if self.built else None, unit, goal, ratios, self.uncompiled)

    def takes(
        self, name: str, kind: str, unit: str, goal: Goal | None = None, peers: Mapping[str, str] | None = None
    ) -> Row:
        """How long something takes, in ns or µs."""
        value = {"ns": 1e9, "µs": 1e6}[unit] / self.found[kind] if self.built else None
        return Row(GROUP, name, value, unit, goal, self.against(kind, peers or {}, None), self.uncompiled)

    def interpreted(self, name: str, kind: str, goal: Goal) -> Row:
        return Row(GROUP, name, self.found[kind], "plies/s", goal)

    def search(self, name: str, kind: str, most: float) -> Row:
        """How long a search takes."""
        return Row(
            GROUP,
            f"{name}: {SEARCHED:,} iterations of search",
            1000 * SEARCHED / self.found[kind] if self.built else None,
            "ms",
            less_than(most),
            (),
            self.uncompiled
            or f"a new tree each time, {SEARCH_SAMPLE} positions of random games, roll-outs as the bots do them",
        )

    def peer(self, name: str, note: str, unit: str = "plies/s") -> Row:
        """A peer's own figure, or why it has none."""
        found = self.found.get(name)
        return Row(GROUP, f"{name}: random play", found, unit, note=self.missing.get(name, note))


class Part:
    """One game in the table: what is timed of it, the rows that this gives, and what there is to say of them."""

    game: str
    about: str

    def begin(self) -> State:
        """The position at which it is played from."""
        raise NotImplementedError

    def timed(self, size: Size) -> tuple[dict[str, Timed], dict[str, str]]:
        """What can be timed here, and why the rest cannot."""
        raise NotImplementedError

    def rows(self, rates: Rates) -> list[Row]:
        raise NotImplementedError

    def usual(self, size: Size, games: int) -> dict[str, Timed]:
        """What is timed of every game; games: how many are driven at once."""
        some = positions(size.sample, 3, self.begin)
        return {
            f"{self.game} driven": size.timed(driven(games, 1, self.begin)),
            f"{self.game} stepped": size.timed(stepped(2, self.begin)),
            f"{self.game} interpreted": partial(interpreted, size.seconds, self.game),
            f"{self.game} copy": size.timed(each(size.sample, partial(copied, some))),
            f"{self.game} view": size.timed(each(size.sample, partial(viewed, some))),
            f"{self.game} search": size.timed(searched(some, 20 if size.quick else SEARCHED)),
        }


def same(*peers: str) -> dict[str, str]:
    """Peers of whom one thing is measured, under their own name."""
    return {peer: peer for peer in peers}
