"""The engine on one core: every game at random and searched, beside OpenSpiel, PettingZoo and C."""

from __future__ import annotations

import json
import sys

from bench.games import brought
from bench.play import Part, Rates, Size, compiled, driven
from bench.rounds import Timed, in_turn, rate
from bench.table import Row, Say


def parts() -> list[Part]:
    """What bench/<game>/engine.py makes, for every game that is here."""
    return [module.PART for module in brought("engine")]


def measure(quick: bool, say: Say) -> list[Row]:
    size = Size(quick)
    contestants: dict[str, Timed] = {}
    missing: dict[str, str] = {}
    for part in parts():
        found, not_there = part.timed(size)
        contestants |= found
        missing |= not_there
    say(f"engine: {size.rounds} rounds of {len(contestants)} measurements")
    rates = Rates({name: max(values) for name, values in in_turn(contestants, size.rounds).items()}, missing)
    return [row for part in parts() for row in part.rows(rates)]


def alone(seconds: float, game: str) -> float:
    """Random play of one game in this process, plies per second."""
    part = next(part for part in parts() if part.game == game)
    return rate(driven(2, 1, part.begin), seconds)


if __name__ == "__main__":
    print(json.dumps({"compiled": compiled(), "plies": alone(float(sys.argv[1]), sys.argv[2])}))
