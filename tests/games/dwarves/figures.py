"""What the bench tells of The Dwarves."""

from __future__ import annotations

from importlib.util import find_spec
from typing import Any

ROWS = {
    "The Dwarves for four: random play driven, compiled": "plies/s",
    "The Dwarves for four: random play stepped from Python, compiled": "plies/s",
    "The Dwarves for four: interpreted": "plies/s",
    "The Dwarves for four: copy() of a position": "ns",
    "The Dwarves for four: view built and encoded as JSON": "µs",
    "The Dwarves for four: 1,000 iterations of search": "ms",
    "OpenSpiel's loop over our The Dwarves: random play": "plies/s",
    "PettingZoo's loop over our The Dwarves: random play": "plies/s",
}


def hold(rows: dict[str, dict[str, Any]]) -> None:
    """It stands beside the loops of others that are here."""
    beside = ["OpenSpiel's loop over our The Dwarves"] if find_spec("pyspiel") else []
    beside += ["PettingZoo's loop over our The Dwarves"] if find_spec("pettingzoo") else []
    for kind in ("driven", "stepped from Python"):
        ratios = rows[f"The Dwarves for four: random play {kind}, compiled"]["ratios"]
        assert [ratio["peer"] for ratio in ratios] == beside
