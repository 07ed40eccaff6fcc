"""DunkelRunde in the table of the engine, beside OpenSpiel's dice games and a race of its size in boardgame.io."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from bench import boardgameio
from bench.play import (
    ADAPTED,
    GROUP,
    NO_PEER,
    NO_ZOO,
    Part,
    Rates,
    Size,
    each,
    is_there,
    listed,
    positions,
    same,
    stepped,
    stepped_peer,
)
from bench.rounds import Timed, rate
from bench.table import Row, at_least, less_than

from lamplight.core.game import State
from lamplight.kits import game_named

SEATS = 4
PEERS = {"OpenSpiel backgammon": "backgammon", "OpenSpiel maedn for 4": "maedn(players=4)"}
PEER_GOAL = {"OpenSpiel backgammon": 10.0}
ZOO = "PettingZoo's loop over our DunkelRunde"
RACE = f"boardgame.io {boardgameio.version()} without a server"


def duo() -> State:
    """For two, as large as boardgame.io's race."""
    return game_named("dunkelrunde").new({}, 2)


def clone(states: list[object]) -> None:
    for state in states:
        state.clone()  # type: ignore[attr-defined]


def list_legal(states: list[object]) -> None:
    for state in states:
        state.legal_actions()  # type: ignore[attr-defined]


def theirs(kind: str) -> dict[str, str]:
    """What was measured of OpenSpiel's games."""
    return {peer: f"{kind} {peer}" for peer in PEERS}


class Night(Part):
    game = "dunkelrunde"
    about = """\
- **Engine**: DunkelRunde for four, uniformly random, one core; dice are plies on both sides. Stepped means that a
  loop in interpreted Python asks for the legal actions, chooses with the same `random.random()` and applies, for both
  engines. Backgammon finds its moves with more work than DunkelRunde does; maedn (Mensch ärgere dich nicht) for four
  is OpenSpiel's nearest relative of our game and the fairer of the two.
"""

    def __init__(self) -> None:
        self.lengths: dict[str, float] = {}  # plies of the peers' games

    def begin(self) -> State:
        return game_named(self.game).new({}, SEATS)

    def timed(self, size: Size) -> tuple[dict[str, Timed], dict[str, str]]:
        found = self.usual(size, 20 if size.quick else 200)
        some = positions(size.sample, 3, self.begin)
        found["dunkelrunde legal"] = size.timed(each(size.sample, partial(listed, some)))
        found["decided"] = size.timed(stepped(2, duo, 0))
        missing: dict[str, str] = {}
        if is_there("pettingzoo"):
            from bench import zoo

            found[ZOO] = size.timed(zoo.adapted(self.game, SEATS, 5, {}))
        else:
            missing[ZOO] = NO_ZOO
        try:
            boardgameio.installed()
        except boardgameio.Missing as error:
            missing[RACE] = str(error)
        else:
            found[RACE] = partial(boardgameio.alone, size.warm_up, size.seconds)
        if is_there("pyspiel"):
            for label in PEERS:
                found |= self.beside(label, size)
        return found, missing

    def beside(self, label: str, size: Size) -> dict[str, Timed]:
        """What is timed of one of OpenSpiel's games."""
        from bench.spiel import Peer

        peer = Peer(PEERS[label], 5)
        some = peer.positions(size.sample)
        length = peer.length(20 if size.quick else 600) - 0.5  # half the roll-outs begin one ply later
        self.lengths[label] = length
        rollouts = 4 if size.quick else 60 if PEERS[label] == "backgammon" else 400

        def rolled_out() -> float:
            return rate(partial(peer.rolled_out, rollouts), size.seconds) * length

        def passed(work: Callable[[list[object]], None]) -> Timed:
            return size.timed(each(size.sample, partial(work, some)))

        return {
            f"driven {label}": rolled_out,
            f"stepped {label}": size.timed(stepped_peer(peer, 5)),
            f"copy {label}": passed(clone),
            f"legal {label}": passed(list_legal),
        }

    def rows(self, rates: Rates) -> list[Row]:
        adapted = same(ZOO)
        return [
            rates.play(
                "random play driven by the engine, compiled", "dunkelrunde driven", at_least(3_000_000),
                theirs("driven") | adapted, PEER_GOAL,
            ),
            rates.play(
                "random play stepped from Python, compiled", "dunkelrunde stepped", at_least(1_000_000),
                theirs("stepped") | adapted, PEER_GOAL,
            ),
            rates.play(
                "DunkelRunde for two: decisions stepped from Python, compiled", "decided", None, same(RACE),
                unit="moves/s",
            ),
            rates.interpreted(
                "random play driven by the engine, interpreted", "dunkelrunde interpreted", at_least(60_000)
            ),
            rates.takes("copy() of a position", "dunkelrunde copy", "ns", less_than(300), theirs("copy")),
            rates.takes("legal_actions() as a list", "dunkelrunde legal", "µs", None, theirs("legal")),
            rates.takes("view of the seat to act, built and encoded as JSON", "dunkelrunde view", "µs"),
            rates.search("DunkelRunde for four", "dunkelrunde search", 25.0),
            rates.peer(ZOO, ADAPTED),
            rates.peer(
                RACE,
                "bench/peers/race.mjs in its local client: the size of DunkelRunde for two, simpler rules; in memory",
                "moves/s",
            ),
            *(row for peer in PEERS for row in self.peer_rows(peer, rates)),
        ]  # fmt: skip

    def peer_rows(self, peer: str, rates: Rates) -> list[Row]:
        """One of OpenSpiel's games."""
        how = (
            f"RandomRolloutEvaluator counts no plies: its games per second times {self.lengths[peer]:.1f} plies,"
            " the mean length of random games from the same position, stepped"
            if peer in self.lengths
            else NO_PEER
        )
        fast, slow = (rates.found.get(f"{kind} {peer}") for kind in ("driven", "stepped"))
        return [
            Row(GROUP, f"{peer}: roll-outs in C++", fast, "plies/s", note=how),
            Row(GROUP, f"{peer}: stepped from Python", slow, "plies/s", note="" if slow is not None else NO_PEER),
        ]


PART = Night()
