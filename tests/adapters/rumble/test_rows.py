"""Rows of numbers of Rumble say what the table shows, and nobody's secrets."""

from __future__ import annotations

from tests.adapters.test_observe import walk

from lamplight.adapters.setup import SetUp as Table
from lamplight.core.game import CHANCE, OVER
from lamplight.games.rumble.state import BRAWLING, Brawl
from lamplight.games.rumble.tableau import BrawlTableau


def test_a_row_holds_the_own_tokens_and_nobody_elses() -> None:
    """Tokens that change hands between others change nothing; those of the seat itself do."""
    table = Table("rumble", 4, {"layout": "ring"})
    seen = 0
    for state in walk(table, 3, 40, 7):
        assert isinstance(state, Brawl)
        if state.phase != BRAWLING or state.actor == OVER:
            continue
        holders = [int(owner) for owner in state.owner]
        for one in range(12):
            for two in range(one):
                if holders[one] == holders[two]:
                    continue
                other = state.copy()
                assert isinstance(other, Brawl)
                other.owner = other.owner[:]
                other.owner[one], other.owner[two] = other.owner[two], other.owner[one]
                for seat in range(4):
                    same = bool((table.row(other, seat) == table.row(state, seat)).all())
                    assert same == (seat not in (holders[one], holders[two]))
                    seen += 1
    assert seen > 1000


def test_rows_of_rumble_say_what_the_table_shows() -> None:
    table = Table("rumble", 4, {"layout": "ring"})
    for state in walk(table, 4, 30, 11):
        assert isinstance(state, Brawl)
        doors = {f"{place.id} {there}" for place in state.scene().places for there in place.next}
        for seat in range(4):
            view = state.view(seat)
            row = table.named(state, seat)
            at = {piece.id: piece.at for piece in view.pieces}
            assert isinstance(view.tableau, BrawlTableau)
            rooms = row["rooms"]
            own = row["own"]
            scores = row["scores"]
            assert isinstance(rooms, dict)
            assert isinstance(own, dict)
            assert isinstance(scores, dict)
            inside = {who: room for who, room in rooms.items() if room != "out"}
            assert inside == {who: at[who] for who in rooms if at[who] in {p.id for p in state.scene().places}}
            assert {who for who, held in own.items() if held} == set(view.tableau.secret)
            points = view.tableau.scores
            assert list(scores.values()) == [points[(seat + k) % 4] for k in range(4)]
            assert isinstance(row["doors"], dict)
            assert {door for door, there in row["doors"].items() if there} == doors
            to_act = {CHANCE: "chance", OVER: "over", seat: "me"}.get(view.actor, f"seat+{(view.actor - seat) % 4}")
            assert row["to-act"] == to_act
