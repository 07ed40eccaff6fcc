"""Tables of The Dwarves for tests of the platform."""

from __future__ import annotations

TABLES: list[tuple[int, dict[str, str]]] = [
    (2, {}),
    (3, {"dwarves": "random", "first": "random"}),
    (5, {"difficulty": "heroic"}),
]
