"""How the rulebook of DunkelRunde is read: its order, its marks, and what its examples say in words."""

from __future__ import annotations

import pytest

from lamplight.book import Shown, book_of
from lamplight.core.messages import Catalogue
from lamplight.core.view import Text
from lamplight.games.dunkelrunde.reading import OF_TILE, TILES
from lamplight.games.dunkelrunde.rulebook import BOOK, RULES
from lamplight.kits import game_named

english = Catalogue("en").format


def example(name: str) -> Shown:
    book = book_of("dunkelrunde")
    assert book is not None
    return next(one for section in book.sections for one in section.examples if one.id == name)


def test_aim_and_turn_come_before_the_tiles() -> None:
    assert BOOK.order == (6, 7, 9, 10, 12, 13, 11, 8, 4, 5, 14)
    assert english(Text("dr-chapter-14")) == "Once more"


def test_misprints_are_folded_away() -> None:
    assert BOOK.reading.editions == ("T1", "T6", "T7", "T9", "T10", "T12", "T13", "T15", "T16")


def test_rules_are_printed_rulings_are_read_variants_are_ours() -> None:
    assert {BOOK.mark_of(name) for name in RULES} == {"printed"}
    assert {BOOK.mark_of(name) for name in BOOK.rulings} == {"read"}
    assert {BOOK.mark_of(name) for name in BOOK.variants} == {"ours"}


def test_every_tile_rule_belongs_to_a_tile() -> None:
    board = game_named("dunkelrunde").board({"board": "linden"})
    assert {place.kind for place in board.places} == set(TILES)
    told = {rule for rules in OF_TILE.values() for rule in rules}
    assert {name for name in RULES if name.startswith("DR-8.")} <= told


@pytest.mark.parametrize(("name", "winners"), [("linden-shared", 4), ("linden-both", 1)])
def test_so_many_win_as_the_example_says(name: str, winners: int) -> None:
    """DR-6.3, DR-6.4"""
    shown = example(name)
    assert shown.after is not None
    assert shown.after.outcome is not None
    assert sum(seat.won for seat in shown.after.outcome.seats) == winners
    text = english(shown.text)
    assert ("all four players win" in text) == (winners == 4)


def test_green_opens_with_a_small_number() -> None:
    """DR-8.20, S2: what the example refuses with a 4 is offered with a 2."""
    line = next(one for one in BOOK.reading.examples if one.name == "hidden-path").position
    state = game_named("dunkelrunde").position(line.replace("dice=4,1", "dice=2,1"))
    prompt = state.view(0).prompt
    assert prompt is not None
    assert "child red-girl h1a" in [option.do for option in prompt.options]


def test_after_a_double_the_same_seat_rolls_again() -> None:
    """DR-9.8"""
    one = next(one for one in BOOK.reading.examples if one.name == "double")
    state = game_named("dunkelrunde").position(one.position)
    for notation in one.plays:
        state.apply(state.parse(notation))
    assert "asks=roll" in state.position()
    assert "turn=red" in state.position()
