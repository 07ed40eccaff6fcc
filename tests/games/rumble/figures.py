"""What the bench tells of Rumble."""

from __future__ import annotations

from typing import Any

import pytest

ROWS = {
    "Rumble for six: random play driven by the engine, compiled": "plies/s",
    "Rumble for six: random play stepped from Python, compiled": "plies/s",
    "Rumble for six: interpreted": "plies/s",
    "Rumble for six: copy() of a position": "ns",
    "Rumble for six: view built and encoded as JSON": "µs",
    "Rumble for six: 1,000 iterations of search": "ms",
    "Rumble for six: 1,024 games stepped at once as NumPy arrays": "moves/s",
    "C twin of Rumble: random play": "plies/s",
    "OpenSpiel Python game of Rumble: random play": "plies/s",
    "PettingZoo environment of Rumble: random play": "plies/s",
    "C twin of Rumble: our compiled random play in % of it": "%",
}


def hold(rows: dict[str, dict[str, Any]]) -> None:
    """It stands beside the same rules elsewhere; of the C twin a share is told."""
    ours = rows["Rumble for six: random play driven by the engine, compiled"]
    same_rules = [name for name in rows if name.endswith("of Rumble: random play") and rows[name]["value"] is not None]
    beside = [f"{ratio['peer']}: random play" for ratio in ours["ratios"]]
    assert beside == [name for name in same_rules if not name.startswith("C twin")]
    twin = rows["C twin of Rumble: random play"]["value"]
    if twin is not None:
        share = rows["C twin of Rumble: our compiled random play in % of it"]["value"]
        assert share == pytest.approx(100 * ours["value"] / twin)
