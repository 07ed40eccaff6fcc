"""What would have to be: told of refused actions only, in every language, and finding it out changes nothing."""

from __future__ import annotations

import pytest
from tests.conformance.needs import refused
from tests.conformance.walks import ALL, SetUp

from lamplight.core.messages import LANGUAGES, Catalogue
from lamplight.kits import all_games

FIRST = [next(setup for setup in ALL if setup.game is game) for game in all_games()]
CATALOGUES = [Catalogue(lang) for lang in LANGUAGES]


@pytest.mark.parametrize("setup", FIRST, ids=repr)
def test_it_is_a_sentence_and_asking_for_it_changes_nothing(setup: SetUp) -> None:
    for state, seat, code in refused(setup, 3, 60, 12):
        before = state.key()
        needs = state.needs(seat, code)
        assert state.key() == before
        for other in range(setup.seats):
            assert other == seat or state.needs(other, code) is None, "whoever is not asked lacks more than one fact"
        if needs is not None:
            for catalogue in CATALOGUES:
                assert catalogue.has(needs.id)
                said = catalogue.format(needs)
                assert "{" not in said
                assert needs.id not in said


@pytest.mark.parametrize("setup", FIRST, ids=repr)
def test_what_is_legal_needs_nothing(setup: SetUp) -> None:
    for state, seat, _ in refused(setup, 5, 30, 2):
        for code in state.legal_actions():
            assert state.needs(seat, code) is None
