"""What is this: everything on every table has a name and rules that there are, in every language, from a view."""

from __future__ import annotations

import pytest
from tests.conformance.walks import ALL, SetUp, positions

from lamplight.core.about import about
from lamplight.core.messages import LANGUAGES, Catalogue
from lamplight.kits import all_games, kit_named

FIRST = [next(setup for setup in ALL if setup.game is game) for game in all_games()]
CATALOGUES = [Catalogue(lang) for lang in LANGUAGES]


@pytest.mark.parametrize("setup", FIRST, ids=repr)
def test_everything_on_the_table_can_be_asked_about(setup: SetUp) -> None:
    kit = kit_named(setup.game.id)
    said = set()
    for state in positions(setup, 7, 12, every=9):
        view, board = state.view(None), state.scene()
        for thing in [piece.id for piece in view.pieces] + [place.id for place in board.places]:
            found = kit.about(view, board, thing)
            assert found is not None, thing
            for text in (found.name, *found.what):
                said.add(str(text))
                for catalogue in CATALOGUES:
                    sentence = catalogue.format(text)
                    assert sentence != text.id, text
                    assert "{" not in sentence
            known = () if kit.rulebook is None else (*kit.rulebook.rules, *kit.rulebook.rulings)
            assert set(found.rules) <= set(known), thing
            assert found.rules or kit.rulebook is None or not found.what or thing[0] in "dc", thing
        assert kit.about(view, board, "nothing-of-this-name") is None
    assert len(said) > 3


@pytest.mark.parametrize("setup", FIRST, ids=repr)
def test_a_game_that_says_nothing_has_what_the_board_says(setup: SetUp) -> None:
    state = setup.new()
    view, board = state.view(None), state.scene()
    for place in board.places:
        found = about(view, board, place.id)
        assert found is not None
        assert (found.name, found.what, found.rules) == (place.label, place.about, ())
