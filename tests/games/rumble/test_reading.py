"""How the rulebook of Rumble is read: its order, its marks, its table of points, and what its examples say in words."""

from __future__ import annotations

import pytest

from lamplight.book import Section, book_of
from lamplight.core.messages import Catalogue
from lamplight.games.rumble.rulebook import BOOK, GUARD
from lamplight.kits import game_named

english = Catalogue("en").format


def section(name: str) -> Section:
    book = book_of("rumble")
    assert book is not None
    return next(one for one in book.sections if one.id == name)


def test_the_aim_comes_before_the_material() -> None:
    assert BOOK.order == (3, 2, 4, 5, 6, 7, 1)
    assert BOOK.reading.editions == ("A10", "A23", "A24", "A25")


def test_the_house_is_printed_and_the_guard_is_ours() -> None:
    assert {BOOK.mark_of(name) for name in GUARD} == {"ours"}
    assert [BOOK.mark_of(name) for name in BOOK.variants] == ["printed", "ours", "ours", "ours"]
    assert {BOOK.mark_of(name) for name in BOOK.rules} == {"printed"}
    assert {item.mark for item in section("shelf-room").items} == {"ours"}


def test_the_table_of_points_says_what_the_rules_count() -> None:
    """RD-6.3, RD-6.4, RD-6.5"""
    (table,) = section("chapter-6").tables
    told = [[english(cell) for cell in row.cells] for row in table.rows]
    assert [row[0] for row in told] == ["10", "9", "8", "7", "6", "5", "4", "3", "2", "1", "0", "0"]
    assert told[0] == ["10", "last one inside", "away with the chest"]
    assert told[1] == ["9", "thrown out last", "last one inside"]
    assert told[2] == ["8", "number 10 out", "thrown out last"]
    assert told[9] == ["1", "thrown out third", "thrown out third"]
    assert told[-1] == ["0", "thrown out first", "thrown out first"]


@pytest.mark.parametrize(("name", "scores"), [("points", [10, 9, 1]), ("points-with-chest", [10, 8, 9])])
def test_the_counting_examples_say_what_is_counted(name: str, scores: list[int]) -> None:
    """RD-6.2, RD-6.3, RD-6.5, A9"""
    one = next(one for one in BOOK.reading.examples if one.name == name)
    state = game_named("rumble").position(one.position)
    for notation in one.plays:
        state.apply(state.parse(notation))
    outcome = state.outcome()
    assert outcome is not None
    assert [seat.message.args["points"] for seat in outcome.seats] == scores
    text = english(next(shown for shown in section("chapter-6").examples if shown.id == name).text)
    assert all(f"{score}" in text for score in scores)


def test_a_picture_of_an_example_holds_no_secret() -> None:
    book = book_of("rumble")
    assert book is not None
    for part in book.sections:
        for one in part.examples:
            assert one.before.own == ()
