"""Tables of Rumble for tests of the platform."""

from __future__ import annotations

TABLES: list[tuple[int, dict[str, str]]] = [
    (4, {"layout": "ring", "adventures": "1"}),
    (3, {"rebuild": "yes"}),
    (2, {"layout": "ring", "ties": "broken"}),
    (9, {}),
]
