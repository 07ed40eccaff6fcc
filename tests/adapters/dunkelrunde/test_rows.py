"""Rows of numbers of DunkelRunde say what the table shows."""

from __future__ import annotations

from tests.adapters.test_observe import walk

from lamplight.adapters.setup import SetUp as Table


def test_rows_of_dunkelrunde_say_what_the_table_shows() -> None:
    table = Table("dunkelrunde", 3, {})
    keys: dict[bytes, str] = {}
    for state in walk(table, 4, 60, 7):
        for seat in range(3):
            row = table.named(state, seat)
            view = state.view(seat)
            children = row["children"]
            ghosts = row["ghosts"]
            assert isinstance(children, dict)
            assert isinstance(ghosts, dict)
            at = [piece.at for piece in view.pieces if piece.kind in ("girl", "boy", "child")]
            shown = [at[(2 * seat + k) % len(at)] for k in range(len(at))]
            assert list(children.values()) == shown
            assert list(ghosts.values()) == [piece.at for piece in view.pieces if "ghost" in piece.kind]
        words = state.key().split(" ")
        told = " ".join(words[:9] + words[10:])  # all but the number of the turn
        assert keys.setdefault(table.row(state, 0).tobytes(), told) == told, "two positions with one row"
