"""The engine on one core: all three games at random and searched, beside OpenSpiel, PettingZoo and C."""

from __future__ import annotations

import importlib.util
import json
import os
import random
import subprocess
import sys
from bisect import bisect
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec

from bench import boardgameio
from bench.rounds import Timed, in_turn, rate
from bench.table import Goal, Ratio, Row, Say, at_least, less_than
from bench.twin import Missing, Twin
from lamplight.bots.search.tree import Tree
from lamplight.core import game as rules
from lamplight.core.game import CHANCE, State, buffer
from lamplight.core.perspective import Perspective
from lamplight.core.playout import playouts
from lamplight.core.rng import Rng
from lamplight.kits import game_named, kit_named

if TYPE_CHECKING:
    from bench.spiel import Peer

GROUP = "engine"
ROOT = Path(__file__).resolve().parent.parent
SEATS = 4
CAP = 1_000_000  # plies; no game comes near it
PEERS = {"OpenSpiel backgammon": "backgammon", "OpenSpiel maedn for 4": "maedn(players=4)"}
PEER_GOAL = {"OpenSpiel backgammon": 10.0}
TWIN = "C twin of Rumble"
TWIN_GOAL = 50.0  # per cent
SPIEL_RUMBLE = "OpenSpiel Python game of Rumble"
ZOO_RUMBLE = "PettingZoo environment of Rumble"
RUMBLE_GOAL = {SPIEL_RUMBLE: 20.0}
DWARVES_OPTIONS = {"difficulty": "normal", "dwarves": "random", "first": "random"}
SPIEL_DWARVES = "OpenSpiel's loop over our The Dwarves"
ZOO_DWARVES = "PettingZoo's loop over our The Dwarves"
ZOO_NIGHT = "PettingZoo's loop over our DunkelRunde"
RACE = f"boardgame.io {boardgameio.version()} without a server"
AHEAD = 1.0  # every figure of play is to be ahead of every peer
NO_PEER = "open_spiel is not installed (make .venv/.bench)"
NO_ZOO = "pettingzoo is not installed (make .venv/.bench)"
BATCH = 1024  # games stepped at once
BATCH_GOAL = 2_000_000.0  # moves per second
BATCH_NAME = f"Rumble for six: {BATCH:,} games stepped at once as NumPy arrays"
NO_NUMPY = "numpy is not installed (make .venv/.bench)"
SEARCHED = 1000  # iterations that the goals speak of
SEARCH_SAMPLE = 8  # positions
SEARCH_GOAL = {"dunkelrunde": 25.0, "rumble": 10.0, "dwarves": 150.0}  # milliseconds
UNCOMPILED = "the compiled modules are not in use (make compiled, PYTHONPATH=build/compiled)"


def compiled() -> bool:
    """Are the rules in this process the compiled ones?"""
    return not str(rules.__file__).endswith(".py")


def start() -> State:
    return game_named("dunkelrunde").new({}, SEATS)


def duo() -> State:
    """DunkelRunde for two, as large as boardgame.io's race."""
    return game_named("dunkelrunde").new({}, 2)


def brawl() -> State:
    """One adventure of Rumble for six."""
    return game_named("rumble").new({"adventures": "1", "layout": "ring"}, 6)


def campaign() -> State:
    """The Dwarves for four on Normal, dwarves and first player dealt."""
    return game_named("dwarves").new(DWARVES_OPTIONS, SEATS)


STARTS = {"dunkelrunde": start, "rumble": brawl, "dwarves": campaign}
NAMES = {"dunkelrunde": "DunkelRunde for four", "rumble": "Rumble for six", "dwarves": "The Dwarves for four"}


def driven(games: int, seed: int, begin: Callable[[], State] = start) -> Callable[[], int]:
    """Whole games driven inside the engine."""
    first = begin()
    rng = Rng(seed)
    return lambda: int(playouts(first, rng, games, CAP))


def stepped(seed: int, begin: Callable[[], State] = start, luck: int = 1) -> Callable[[], int]:
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


def positions(count: int, seed: int, begin: Callable[[], State] = start) -> list[State]:
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


def interpreted(seconds: float, game: str = "dunkelrunde") -> float:
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


def rumble_peers(seconds: float) -> tuple[dict[str, Timed], dict[str, str]]:
    """The same rules elsewhere: what can be timed here, and why the rest cannot."""
    found: dict[str, Timed] = {}
    missing: dict[str, str] = {}
    try:
        twin = Twin(1)
    except Missing as error:
        missing[TWIN] = str(error)
    else:
        found[TWIN] = partial(rate, lambda: twin.games(800), seconds)
    if importlib.util.find_spec("pyspiel") is not None:
        from bench.peers import spiel_rumble
        from bench.spiel import Peer

        found[SPIEL_RUMBLE] = partial(rate, stepped_peer(Peer(spiel_rumble.NAME, 5), 5), seconds)
    else:
        missing[SPIEL_RUMBLE] = NO_PEER
    if importlib.util.find_spec("pettingzoo") is not None:
        from bench import zoo

        found[ZOO_RUMBLE] = partial(rate, zoo.rumble(5), seconds)
    else:
        missing[ZOO_RUMBLE] = NO_ZOO
    return found, missing


def adapted_peers(seconds: float, warm_up: float) -> tuple[dict[str, Timed], dict[str, str]]:
    """Our rules in other people's loops, and a race of the size of ours in another engine."""
    found: dict[str, Timed] = {}
    missing: dict[str, str] = {}
    if importlib.util.find_spec("pyspiel") is not None:
        from bench import spiel

        options = ",".join(f"{name}={value}" for name, value in DWARVES_OPTIONS.items())
        found[SPIEL_DWARVES] = partial(rate, spiel.adapted(f"lamplight_dwarves(players={SEATS},{options})", 5), seconds)
    else:
        missing[SPIEL_DWARVES] = NO_PEER
    if importlib.util.find_spec("pettingzoo") is not None:
        from bench import zoo

        found[ZOO_NIGHT] = partial(rate, zoo.adapted("dunkelrunde", SEATS, 5, {}), seconds)
        found[ZOO_DWARVES] = partial(rate, zoo.adapted("dwarves", SEATS, 5, DWARVES_OPTIONS), seconds)
    else:
        missing |= {ZOO_NIGHT: NO_ZOO, ZOO_DWARVES: NO_ZOO}
    try:
        boardgameio.installed()
    except boardgameio.Missing as error:
        missing[RACE] = str(error)
    else:
        found[RACE] = partial(boardgameio.alone, warm_up, seconds)
    return found, missing


def measure(quick: bool, say: Say) -> list[Row]:
    seconds, rounds, sample = (0.02, 1, 40) if quick else (0.4, 7, 400)
    ours = positions(sample, 3)
    brawls = positions(sample, 3, brawl)
    campaigns = positions(sample, 3, campaign)
    contestants: dict[str, Timed] = {
        "driven": partial(rate, driven(20 if quick else 200, 1), seconds),
        "stepped": partial(rate, stepped(2), seconds),
        "interpreted": lambda: interpreted(seconds),
        "copy": partial(rate, each(sample, lambda: copied(ours)), seconds),
        "legal": partial(rate, each(sample, lambda: listed(ours)), seconds),
        "view": partial(rate, each(sample, lambda: viewed(ours)), seconds),
        "rumble driven": partial(rate, driven(20 if quick else 800, 1, brawl), seconds),
        "rumble stepped": partial(rate, stepped(2, brawl), seconds),
        "rumble interpreted": lambda: interpreted(seconds, "rumble"),
        "rumble copy": partial(rate, each(sample, lambda: copied(brawls)), seconds),
        "rumble view": partial(rate, each(sample, lambda: viewed(brawls)), seconds),
        "dwarves driven": partial(rate, driven(10 if quick else 200, 1, campaign), seconds),
        "dwarves stepped": partial(rate, stepped(2, campaign), seconds),
        "dwarves interpreted": lambda: interpreted(seconds, "dwarves"),
        "dwarves copy": partial(rate, each(sample, lambda: copied(campaigns)), seconds),
        "dwarves view": partial(rate, each(sample, lambda: viewed(campaigns)), seconds),
    }
    for game, states in {"dunkelrunde": ours, "rumble": brawls, "dwarves": campaigns}.items():
        contestants[f"{game} search"] = partial(rate, searched(states, 20 if quick else SEARCHED), seconds)
    same_rules, missing = rumble_peers(seconds)
    contestants |= same_rules
    contestants["decided"] = partial(rate, stepped(2, duo, 0), seconds)
    in_loops, not_there = adapted_peers(seconds, 0.05 if quick else 1.0)
    contestants |= in_loops
    missing |= not_there
    if importlib.util.find_spec("numpy") is not None:
        from lamplight.adapters.batch import stepper

        contestants["rumble batch"] = partial(rate, stepper("rumble", BATCH, 6, layout="ring", adventures="1"), seconds)
    lengths: dict[str, float] = {}
    peers = PEERS if importlib.util.find_spec("pyspiel") is not None else {}
    for label, name in peers.items():
        from bench.spiel import Peer

        peer = Peer(name, 5)
        theirs = peer.positions(sample)
        lengths[label] = peer.length(20 if quick else 600) - 0.5  # half the roll-outs begin one ply later
        rollouts = 4 if quick else 60 if name == "backgammon" else 400
        contestants[f"driven {label}"] = partial(rate, partial(peer.rolled_out, rollouts), seconds)
        contestants[f"stepped {label}"] = partial(rate, stepped_peer(peer, 5), seconds)
        contestants[f"copy {label}"] = partial(rate, each(sample, partial(_clone, theirs)), seconds)
        contestants[f"legal {label}"] = partial(rate, each(sample, partial(_list, theirs)), seconds)
    say(f"engine: {rounds} rounds of {len(contestants)} measurements")
    rates = {name: max(values) for name, values in in_turn(contestants, rounds).items()}
    for label, length in lengths.items():
        rates[f"driven {label}"] *= length
    return rows(rates, list(peers), lengths, missing)


def _clone(states: list[object]) -> None:
    for state in states:
        state.clone()  # type: ignore[attr-defined]


def _list(states: list[object]) -> None:
    for state in states:
        state.legal_actions()  # type: ignore[attr-defined]


def rows(rates: dict[str, float], peers: list[str], lengths: dict[str, float], missing: dict[str, str]) -> list[Row]:
    """The table's part; the rates of roll-outs are in plies already."""
    built = compiled()
    uncompiled = "" if built else UNCOMPILED

    def ratios(kind: str, promised: bool = False) -> tuple[Ratio, ...]:
        found = tuple(
            Ratio(peer, rates[kind] / rates[f"{kind} {peer}"], PEER_GOAL.get(peer, AHEAD) if promised else None)
            for peer in peers
            if built
        )
        return found + (against(kind, (ZOO_NIGHT,)) if promised else ())

    def against(kind: str, others: tuple[str, ...], promised: dict[str, float] | None = None) -> tuple[Ratio, ...]:
        return tuple(
            Ratio(peer, rates[kind] / rates[peer], (promised or {}).get(peer, AHEAD))
            for peer in others
            if built and peer in rates
        )

    def plies(name: str, kind: str, goal: Goal) -> Row:
        return Row(GROUP, name, rates[kind] if built else None, "plies/s", goal, ratios(kind, True), uncompiled)

    def each_is(name: str, kind: str, goal: Goal | None, others: tuple[str, ...]) -> Row:
        promised = RUMBLE_GOAL if kind == "rumble driven" else {}
        found = against(kind, others, promised)
        return Row(GROUP, name, rates[kind] if built else None, "plies/s", goal, found, uncompiled)

    def each_takes(name: str, kind: str, unit: str, scale: float, goal: Goal | None = None) -> Row:
        value = scale / rates[kind] if built else None
        return Row(GROUP, name, value, unit, goal, ratios(kind) if kind in ("copy", "legal") else (), uncompiled)

    in_rumble = (SPIEL_RUMBLE, ZOO_RUMBLE)
    in_dwarves = (SPIEL_DWARVES, ZOO_DWARVES)
    out = [
        plies("random play driven by the engine, compiled", "driven", at_least(3_000_000)),
        plies("random play stepped from Python, compiled", "stepped", at_least(1_000_000)),
        Row(
            GROUP,
            "DunkelRunde for two: decisions stepped from Python, compiled",
            rates["decided"] if built else None,
            "moves/s",
            None,
            against("decided", (RACE,)),
            uncompiled,
        ),
        Row(GROUP, "random play driven by the engine, interpreted", rates["interpreted"], "plies/s", at_least(60_000)),
        each_takes("copy() of a position", "copy", "ns", 1e9, less_than(300)),
        each_takes("legal_actions() as a list", "legal", "µs", 1e6),
        each_takes("view of the seat to act, built and encoded as JSON", "view", "µs", 1e6),
        each_is(
            "Rumble for six: random play driven by the engine, compiled",
            "rumble driven",
            at_least(8_000_000),
            in_rumble,
        ),
        each_is(
            "Rumble for six: random play stepped from Python, compiled",
            "rumble stepped",
            at_least(3_000_000),
            in_rumble,
        ),
        Row(GROUP, "Rumble for six: interpreted", rates["rumble interpreted"], "plies/s", at_least(200_000)),
        each_takes("Rumble for six: copy() of a position", "rumble copy", "ns", 1e9, less_than(150)),
        each_takes("Rumble for six: view built and encoded as JSON", "rumble view", "µs", 1e6, less_than(150)),
        each_is(
            "The Dwarves for four: random play driven, compiled", "dwarves driven", at_least(1_000_000), in_dwarves
        ),
        each_is("The Dwarves for four: random play stepped from Python, compiled", "dwarves stepped", None, in_dwarves),
        Row(GROUP, "The Dwarves for four: interpreted", rates["dwarves interpreted"], "plies/s", at_least(30_000)),
        each_takes("The Dwarves for four: copy() of a position", "dwarves copy", "ns", 1e9, less_than(1500)),
        each_takes("The Dwarves for four: view built and encoded as JSON", "dwarves view", "µs", 1e6),
    ]
    out += [
        Row(
            GROUP,
            f"{name}: {SEARCHED:,} iterations of search",
            1000 * SEARCHED / rates[f"{game} search"] if built else None,
            "ms",
            less_than(SEARCH_GOAL[game]),
            (),
            uncompiled
            or f"a new tree each time, {SEARCH_SAMPLE} positions of random games, roll-outs as the bots do them",
        )
        for game, name in NAMES.items()
    ]
    batched = built and "rumble batch" in rates
    out.append(
        Row(
            GROUP,
            BATCH_NAME,
            rates["rumble batch"] if batched else None,
            "moves/s",
            at_least(BATCH_GOAL),
            against("rumble batch", (ZOO_RUMBLE,)) if batched else (),
            (uncompiled or NO_NUMPY)
            if not batched
            else "random decisions; rows, masks and rewards are filled each time",
        )
    )
    out += same_rules_rows(rates, missing, uncompiled)
    for peer in PEERS:
        measured = peer in peers
        how = (
            f"RandomRolloutEvaluator counts no plies: its games per second times {lengths[peer]:.1f} plies,"
            " the mean length of random games from the same position, stepped"
            if measured
            else NO_PEER
        )
        value = rates[f"driven {peer}"] if measured else None
        out.append(Row(GROUP, f"{peer}: roll-outs in C++", value, "plies/s", note=how))
        value = rates[f"stepped {peer}"] if measured else None
        out.append(Row(GROUP, f"{peer}: stepped from Python", value, "plies/s", note="" if measured else NO_PEER))
    return out


def same_rules_rows(rates: dict[str, float], missing: dict[str, str], uncompiled: str) -> list[Row]:
    """The same rules, or a game of the same size, by other means."""
    about = {
        TWIN: "bench/peers/rumble.c, written by hand, plays the same games ply by ply from the same seed",
        SPIEL_RUMBLE: "bench/peers/spiel_rumble.py, plain Python as in OpenSpiel's own; its chance comes as odds",
        ZOO_RUMBLE: "bench/peers/zoo_rumble.py, the same plain Python; chance is settled in reset() and is no ply here",
    }
    same = "the adapter of docs/adapters.md: the same rules at the price of the other's interface"
    about |= dict.fromkeys((ZOO_NIGHT, SPIEL_DWARVES, ZOO_DWARVES), same)
    about[RACE] = "bench/peers/race.mjs in its local client: the size of DunkelRunde for two, simpler rules; in memory"
    out = []
    for peer, note in about.items():
        unit = "moves/s" if peer == RACE else "plies/s"
        out.append(Row(GROUP, f"{peer}: random play", rates.get(peer), unit, note=missing.get(peer, note)))
    share = 100 * rates["rumble driven"] / rates[TWIN] if TWIN in rates and not uncompiled else None
    note = missing.get(TWIN) or uncompiled
    out.append(Row(GROUP, f"{TWIN}: our compiled random play in % of it", share, "%", at_least(TWIN_GOAL), note=note))
    return out


if __name__ == "__main__":
    print(json.dumps({"compiled": compiled(), "plies": rate(driven(2, 1, STARTS[sys.argv[2]]), float(sys.argv[1]))}))
