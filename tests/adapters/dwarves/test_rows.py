"""Rows of numbers of The Dwarves say what the table shows."""

from __future__ import annotations

from tests.adapters.test_observe import walk

from lamplight.adapters.setup import SetUp as Table
from lamplight.games.dwarves import frames
from lamplight.games.dwarves.observe import ASKED, ASKED_COUNT, FRAMES
from lamplight.games.dwarves.state import Realm


def test_rows_of_the_dwarves_say_what_the_table_shows() -> None:
    table = Table("dwarves", 3, {"dwarves": "random"})
    for state in walk(table, 4, 60, 7):
        assert isinstance(state, Realm)
        for seat in range(3):
            row = table.named(state, seat)
            at = {piece.id: piece.at for piece in state.view(seat).pieces}
            for k in range(3):
                who = "me" if k == 0 else f"seat+{k}"
                dwarf = row[f"dwarf of {who}"]
                assert isinstance(dwarf, str)
                if dwarf != "nobody":
                    assert row[f"space of {who}"] == at[dwarf]
                    assert row[f"health of {who}"] == state.folk[(seat + k) % 3 * 4 + 2]
            assert row["hero"] == state.hero
            lies = [
                state.tables.card_names[int(state.cards[4 * k])] if state.cards[4 * k] >= 0 else "none"
                for k in range(4)
            ]
            assert [row[f"card {k}"] for k in range(4)] == lies
            for k in range(4):
                card, troops, progress, marks = (int(state.cards[4 * k + n]) for n in range(4))
                bound = card >= 0 and bool(state.tables.card_bearer[card])
                seats = ["me", "seat+1", "seat+2"]
                assert row[f"bearer of card {k}"] == (seats[(marks - seat) % 3] if bound else "nobody")
                if card < 0:
                    continue
                travelling = {} if bound else {seats[(one - seat) % 3]: marks >> one & 1 for one in range(3)}
                journey = row[f"journey of card {k}"]
                assert isinstance(journey, dict)
                assert not bound or not any(journey.values())
                assert bound or journey == travelling
                on_card = row[f"troops on card {k}"]
                assert isinstance(on_card, dict)
                assert list(on_card.values()) == [troops & 255, troops >> 8 & 255, troops >> 16]
                parts = row[f"progress of card {k}"]
                assert isinstance(parts, dict)
                nibbles = [int(value) for value in parts.values()]
                assert sum(value << 4 * n for n, value in enumerate(nibbles)) == progress & 0xFFFF
            for number, kind in enumerate(("orc", "troll", "alf")):
                on = row[f"{kind} on"]
                assert isinstance(on, dict)
                assert list(on.values()) == [int(packed) // 256**number % 256 for packed in state.troops]


def test_the_questions_of_the_dwarves_have_the_names_of_their_frames() -> None:
    stack = {name: value for name, value in vars(frames).items() if name.isupper() and isinstance(value, int)}
    for value, name in enumerate(FRAMES):
        assert stack[name.upper().replace("-", "_")] == value
    assert len(FRAMES) == stack["THREATS"] + 1
    assert len(ASKED) == ASKED_COUNT
