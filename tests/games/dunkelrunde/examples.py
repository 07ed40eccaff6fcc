"""Tables of DunkelRunde for tests of the platform."""

from __future__ import annotations

TABLES: list[tuple[int, dict[str, str]]] = [(2, {"board": "short"}), (3, {}), (6, {"start": "random"})]
