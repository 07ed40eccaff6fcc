"""RD-6: ranks, points, and the end."""

from __future__ import annotations

import pytest
from tests.games.rumble.table import SEATS, Table, rule

from lamplight.games.rumble.tableau import Scored


def last_two() -> Table:
    """Ten have fallen in the order of the box from the lich on; cube and eye are in the hall."""
    return Table(3).only("cube", "eye").stand("cube", "eye", "hall").owns("fox", "lich", "orc")


@rule("RD-6.1")
def test_with_one_left_all_tokens_are_turned_up() -> None:
    table = last_two().owns("owl", "cube", "warrior").owns("hare", "elf", "thief").plays("fight eye")
    owners = {row.character: row.seat for row in table.beside().revealed[0].rows}
    assert owners == dict.fromkeys(table.names) | {
        "lich": 0, "orc": 0, "cube": 1, "warrior": 1, "elf": 2, "thief": 2
    }  # fmt: skip
    assert table.told()[:2] == ["fight", "score"]
    assert table.told_rules()["score"] == "RD-6.1"
    for seat in (None, *SEATS[:3]):
        assert len(table.beside(seat).revealed) == 1, "for all to see"
    before = last_two()
    assert before.beside().revealed == ()


@rule("RD-6.2")
def test_only_the_better_character_counts() -> None:
    table = last_two().owns("owl", "cube", "eye").owns("hare", "troll", "cleric").plays("fight eye")
    assert table.scores() == [0, 10, 8], "not 10 + 9, not 1 + 8"
    reveals = {SEATS[event.seat or 0]: (event.piece, event.detail) for event in table.events if event.kind == "reveal"}
    assert reveals["owl"] == ("cube", Scored(points=10, total=10))
    assert reveals["hare"] == ("cleric", Scored(points=8, total=8))


@rule("RD-6.3")
def test_without_an_escape_the_last_gets_ten_and_so_on_down() -> None:
    table = last_two().plays("fight eye")
    order = ["lich", "orc", "troll", "ogre", "warrior", "barbarian", "dwarf", "elf", "thief", "cleric", "eye", "cube"]
    assert [table.points()[who] for who in order] == [0, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10]


@rule("RD-6.4")
def test_only_ten_ranks_score() -> None:
    for sets, count in (("dungeon", 12), ("house", 12)):
        worth = Table(3, box=sets).beside().worth
        assert worth == (0, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10)
        assert len(worth) == count
    table = last_two().plays("fight eye")
    assert (table.points()["lich"], table.points()["orc"], table.points()["troll"]) == (0, 0, 1)


@rule("RD-6.5", "A9", "A26")
@pytest.mark.parametrize("early", [True, False])
def test_with_an_escape_the_escaped_one_gets_ten_and_the_last_nine(early: bool) -> None:
    table = Table(3).stand("cube", "eye", "entry").chest("entry").owns("fox", "eye", "orc")
    victims = [who for who in table.names if who not in ("cube", "eye")]
    if early:
        table = Table(3).left("cube").only("eye", "cleric").stand("eye", "cleric", "hall")
    else:
        table.fell(*victims[:-1]).stand("cleric", "eye", "hall").plays("leave cube")
        assert table.asked == "owl", "two are still inside"
    table.plays("fight cleric")
    line = [*victims, "eye", "cube"]
    assert [table.points()[who] for who in line] == [0, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10]


@rule("RD-6.6", "A10")
def test_an_escape_wins_the_adventure_and_not_the_game() -> None:
    table = Table(3).scored([0, 9, 3]).only("cube", "eye").stand("cube", "eye", "entry").chest("entry")
    table.owns("fox", "cube", "lich").owns("owl", "eye", "orc").plays("leave cube")
    assert table.scores()[:2] == [10, 18]
    assert table.asked == "chance", "a third adventure follows"
    over = Table(3, adventures="3").scored([0, 9, 3], [0, 8, 9]).only("cube", "eye").stand("cube", "eye", "entry")
    over.chest("entry").owns("fox", "cube", "lich").owns("owl", "eye", "orc").plays("leave cube")
    over.ends("most", ["owl"])


@rule("RD-6.7", "A15", "A16")
def test_after_scoring_everything_goes_back_and_is_dealt_anew() -> None:
    table = last_two().plays("fight eye")
    state = table.state
    assert table.asked == "chance"
    assert {piece.at for piece in table.view().pieces} == {"box"}
    assert set(state.owner) == {-2}
    assert table.beside().fallen == ()
    assert (table.beside().adventure, table.beside().adventures) == (2, 3)
    spelled = state.dungeon.spelled
    kinds = []
    while table.asked == "chance":
        do = state.text(state.chance_at(int(state.chance_total()) - 1))
        kinds.append(do.split(" ")[0])
        table.luck(do)
    assert kinds == [*["place"] * 12, *["deal"] * 6, "start"]
    assert state.dungeon.spelled == spelled, "the layout is kept"
    assert table.at("chest") == "treasury"
    assert list(state.crowd) == [1] * 12
    assert (state.dry, int(state.last_who), len(state.fallen), int(state.escaped)) == (0, -1, 0, -1)
    assert [table.at(who) for who in table.names] != list(table.dungeon.names), "placed anew"


@rule("RD-6.8", "A14", "E17")
def test_after_the_last_adventure_the_highest_total_wins_or_a_tie_is_shared() -> None:
    """24, 24 and 19: two winners."""
    table = (
        Table(3)
        .scored([5, 10, 9], [10, 4, 9])
        .only("cube", "eye")
        .stand("cube", "eye", "hall")
        .neutral("cleric", "thief")
    )
    table.owns("fox", "eye").owns("owl", "cube").owns("hare", "lich", "orc").plays("fight eye")
    assert table.scores() == [24, 24, 18]
    table.ends("shared", ["fox", "owl"])
    outcome = table.state.outcome()
    assert outcome is not None
    assert outcome.rule == "RD-6.8"
    assert [result.share for result in outcome.seats] == [0.5, 0.5, 0.0]
    table.may_not("move cube den", rule="RD-6.8", seat="fox")
    exact = (
        Table(3).scored([10, 9, 8], [6, 5, 1]).only("cube", "eye").stand("cube", "eye", "hall").neutral("thief", "elf")
    )
    exact.owns("fox", "cleric", "lich").owns("owl", "cube", "orc").owns("hare", "eye", "troll").plays("fight eye")
    assert exact.scores() == [24, 24, 18]
    exact.ends("shared", ["fox", "owl"])


@rule("A14")
@pytest.mark.parametrize(
    ("past", "total", "by"),
    [
        (([3, 5, 1], [4, 3, 1]), 17, "adventure"),  # a 10 is better than a 9
        (([5, 10, 1], [5, 1, 3]), 20, ""),  # a 10 each
        (([10, 2, 3], [1, 10, 3]), 21, "ranks"),  # two 10s are better than one
    ],
)
def test_a_tie_may_be_broken_by_the_better_adventure_then_by_more_top_ranks(
    past: tuple[list[int], list[int]], total: int, by: str
) -> None:
    for version, ties in ((2, "broken"), (2, "shared"), (1, "broken")):
        table = Table(3, version=version, ties=ties).scored(*past).only("cube", "eye").stand("cube", "eye", "hall")
        table.owns("fox", "cube").owns("owl", "eye").owns("hare", "lich", "orc").plays("fight eye")
        assert table.scores()[:2] == [total, total]
        outcome = table.state.outcome()
        assert outcome is not None
        if ties == "shared" or not by:
            table.ends("shared", ["fox", "owl"])
        elif version == 1:
            table.ends("most", ["fox"])
        else:
            table.ends("broken", ["fox"])
            assert (outcome.rule, outcome.message.id) == ("A14", f"rd-outcome-broken-{by}")
            assert table.told_rules()["end"] == "A14"


@rule("A14")
def test_a_tie_that_is_broken_in_part_says_so_too() -> None:
    """Three are equal; two of them had the better adventure, and share the victory."""
    table = Table(3, ties="broken").scored([10, 1, 7], [1, 10, 5]).only("cube", "eye", "lich")
    table.owns("fox", "cube").owns("owl", "eye").owns("hare", "lich").patience(1).plays("move cube den")
    assert table.scores() == [19, 19, 20]
    table = Table(3, ties="broken").scored([10, 1, 7], [1, 10, 4]).only("cube", "eye", "lich")
    table.owns("fox", "cube").owns("owl", "eye").owns("hare", "lich").patience(1).plays("move cube den")
    assert table.scores() == [19, 19, 19]
    table.ends("broken", ["fox", "owl"])


@rule("A14")
def test_top_ranks_are_those_of_the_highest_place() -> None:
    """9, 9 and 2 has no top rank at all: it is no better than 9, 6 and 5."""
    table = Table(3, ties="broken").scored([9, 6, 3], [2, 5, 3]).only("cube", "orc").owns("hare", "lich", "eye")
    table.owns("fox", "cube").owns("owl", "orc").patience(1).plays("move cube hall")
    assert table.scores() == [20, 20, 6]
    table.ends("shared", ["fox", "owl"])
