"""The Dwarves in the table of the engine, beside the same rules in other people's loops."""

from __future__ import annotations

from bench.play import ADAPTED, NO_PEER, NO_ZOO, Part, Rates, Size, is_there, same
from bench.rounds import Timed
from bench.table import Row, at_least, less_than

from lamplight.core.game import State
from lamplight.kits import game_named

SEATS = 4
OPTIONS = {"difficulty": "normal", "dwarves": "random", "first": "random"}
SPIEL = "OpenSpiel's loop over our The Dwarves"
ZOO = "PettingZoo's loop over our The Dwarves"


class Campaign(Part):
    """For four on Normal, dwarves and first player dealt."""

    game = "dwarves"
    about = ""

    def begin(self) -> State:
        return game_named(self.game).new(OPTIONS, SEATS)

    def timed(self, size: Size) -> tuple[dict[str, Timed], dict[str, str]]:
        found = self.usual(size, 10 if size.quick else 200)
        missing: dict[str, str] = {}
        if is_there("pyspiel"):
            from bench import spiel

            options = ",".join(f"{name}={value}" for name, value in OPTIONS.items())
            found[SPIEL] = size.timed(spiel.adapted(f"lamplight_dwarves(players={SEATS},{options})", 5))
        else:
            missing[SPIEL] = NO_PEER
        if is_there("pettingzoo"):
            from bench import zoo

            found[ZOO] = size.timed(zoo.adapted(self.game, SEATS, 5, OPTIONS))
        else:
            missing[ZOO] = NO_ZOO
        return found, missing

    def rows(self, rates: Rates) -> list[Row]:
        peers = same(SPIEL, ZOO)
        return [
            rates.play(
                "The Dwarves for four: random play driven, compiled", "dwarves driven", at_least(1_000_000), peers
            ),
            rates.play(
                "The Dwarves for four: random play stepped from Python, compiled", "dwarves stepped", None, peers
            ),
            rates.interpreted("The Dwarves for four: interpreted", "dwarves interpreted", at_least(30_000)),
            rates.takes("The Dwarves for four: copy() of a position", "dwarves copy", "ns", less_than(1500)),
            rates.takes("The Dwarves for four: view built and encoded as JSON", "dwarves view", "µs"),
            rates.search("The Dwarves for four", "dwarves search", 150.0),
            rates.peer(SPIEL, ADAPTED),
            rates.peer(ZOO, ADAPTED),
        ]


PART = Campaign()
