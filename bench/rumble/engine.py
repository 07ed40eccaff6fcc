"""Rumble in the table of the engine, beside the same rules in C, in OpenSpiel, in PettingZoo, and in one batch."""

from __future__ import annotations

from bench.play import GROUP, NO_PEER, NO_ZOO, Part, Rates, Size, is_there, same, stepped_peer
from bench.rounds import Timed
from bench.rumble.twin import Missing, Twin
from bench.table import Row, at_least, less_than

from lamplight.core.game import State
from lamplight.kits import game_named

SEATS = 6
OPTIONS = {"adventures": "1", "layout": "ring"}
TWIN = "C twin of Rumble"
TWIN_GOAL = 50.0  # per cent
SPIEL = "OpenSpiel Python game of Rumble"
ZOO = "PettingZoo environment of Rumble"
DRIVEN_GOAL = {SPIEL: 20.0}
BATCH = 1024  # games stepped at once
BATCH_GOAL = 2_000_000.0  # moves per second
NO_NUMPY = "numpy is not installed (make .venv/.bench)"


class Brawl(Part):
    """One adventure for six."""

    game = "rumble"
    about = """\
- **Rumble** is measured against the same rules by other means: written by hand in C (the limit), and in plain Python as
  a game of OpenSpiel and as an environment of PettingZoo. Tests play all of them against ours.
"""

    def begin(self) -> State:
        return game_named(self.game).new(OPTIONS, SEATS)

    def timed(self, size: Size) -> tuple[dict[str, Timed], dict[str, str]]:
        found = self.usual(size, 20 if size.quick else 800)
        missing: dict[str, str] = {}
        try:
            twin = Twin(1)
        except Missing as error:
            missing[TWIN] = str(error)
        else:
            found[TWIN] = size.timed(lambda: twin.games(800))
        if is_there("pyspiel"):
            from bench.rumble import spiel
            from bench.spiel import Peer

            found[SPIEL] = size.timed(stepped_peer(Peer(spiel.NAME, 5), 5))
        else:
            missing[SPIEL] = NO_PEER
        if is_there("pettingzoo"):
            from bench import zoo
            from bench.rumble.zoo import RumbleEnv

            found[ZOO] = size.timed(zoo.stepped(RumbleEnv(), 5))
        else:
            missing[ZOO] = NO_ZOO
        if is_there("numpy"):
            from lamplight.adapters.batch import stepper

            found["rumble batch"] = size.timed(stepper(self.game, BATCH, SEATS, **OPTIONS))
        return found, missing

    def rows(self, rates: Rates) -> list[Row]:
        peers = same(SPIEL, ZOO)
        return [
            rates.play(
                "Rumble for six: random play driven by the engine, compiled", "rumble driven", at_least(8_000_000),
                peers, DRIVEN_GOAL,
            ),
            rates.play(
                "Rumble for six: random play stepped from Python, compiled", "rumble stepped", at_least(3_000_000),
                peers,
            ),
            rates.interpreted("Rumble for six: interpreted", "rumble interpreted", at_least(200_000)),
            rates.takes("Rumble for six: copy() of a position", "rumble copy", "ns", less_than(150)),
            rates.takes("Rumble for six: view built and encoded as JSON", "rumble view", "µs", less_than(150)),
            rates.search("Rumble for six", "rumble search", 10.0),
            self.batch(rates),
            rates.peer(TWIN, "bench/rumble/twin.c, written by hand, plays the same games from the same seed"),
            rates.peer(SPIEL, "bench/rumble/spiel.py, plain Python as in OpenSpiel's own; its chance comes as odds"),
            rates.peer(
                ZOO, "bench/rumble/zoo.py, the same plain Python; chance is settled in reset() and is no ply here"
            ),
            self.share(rates),
        ]  # fmt: skip

    def batch(self, rates: Rates) -> Row:
        batched = rates.built and "rumble batch" in rates.found
        return Row(
            GROUP,
            f"Rumble for six: {BATCH:,} games stepped at once as NumPy arrays",
            rates.found["rumble batch"] if batched else None,
            "moves/s",
            at_least(BATCH_GOAL),
            rates.against("rumble batch", same(ZOO), {}) if batched else (),
            "random decisions; rows, masks and rewards are filled each time"
            if batched
            else rates.uncompiled or NO_NUMPY,
        )

    def share(self, rates: Rates) -> Row:
        """How near to what is possible."""
        there = TWIN in rates.found and rates.built
        share = 100 * rates.found["rumble driven"] / rates.found[TWIN] if there else None
        note = rates.missing.get(TWIN) or rates.uncompiled
        return Row(GROUP, f"{TWIN}: our compiled random play in % of it", share, "%", at_least(TWIN_GOAL), note=note)


PART = Brawl()
