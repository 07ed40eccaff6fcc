"""What the bench tells of DunkelRunde."""

from __future__ import annotations

from importlib.util import find_spec
from typing import Any

ROWS = {
    "random play driven by the engine, compiled": "plies/s",
    "random play stepped from Python, compiled": "plies/s",
    "DunkelRunde for two: decisions stepped from Python, compiled": "moves/s",
    "random play driven by the engine, interpreted": "plies/s",
    "copy() of a position": "ns",
    "legal_actions() as a list": "µs",
    "view of the seat to act, built and encoded as JSON": "µs",
    "DunkelRunde for four: 1,000 iterations of search": "ms",
    "PettingZoo's loop over our DunkelRunde: random play": "plies/s",
    "boardgame.io 0.50.2 without a server: random play": "moves/s",
    "OpenSpiel backgammon: roll-outs in C++": "plies/s",
    "OpenSpiel backgammon: stepped from Python": "plies/s",
    "OpenSpiel maedn for 4: roll-outs in C++": "plies/s",
    "OpenSpiel maedn for 4: stepped from Python": "plies/s",
}


def hold(rows: dict[str, dict[str, Any]]) -> None:
    """It stands beside every peer that is here, with a goal."""
    peers = ["OpenSpiel backgammon", "OpenSpiel maedn for 4"] if find_spec("pyspiel") else []
    beside = peers + (["PettingZoo's loop over our DunkelRunde"] if find_spec("pettingzoo") else [])
    for kind in ("driven by the engine", "stepped from Python"):
        ratios = rows[f"random play {kind}, compiled"]["ratios"]
        assert [ratio["peer"] for ratio in ratios] == beside
        assert [ratio["goal"] for ratio in ratios] == [10.0 if "backgammon" in peer else 1.0 for peer in beside]
    for name in ("copy() of a position", "legal_actions() as a list"):
        assert [(ratio["peer"], ratio["goal"]) for ratio in rows[name]["ratios"]] == [(peer, None) for peer in peers]
