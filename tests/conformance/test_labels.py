"""Options and places are called by what can be seen: short, no two alike; and every place tells its neighbours."""

from __future__ import annotations

import functools

import pytest
from tests.conformance.walks import ALL, SetUp, positions
from tests.conformance.words import faults, texts_in

from lamplight.core.messages import LANGUAGES, Catalogue
from lamplight.core.view import Text

every_setup = pytest.mark.parametrize("setup", ALL, ids=repr)
LONG = 110  # characters: no option is longer in any language
USUAL = 60  # and most of them go on one line of a phone


@functools.cache
def catalogue(lang: str) -> Catalogue:
    return Catalogue(lang)


def said(text: Text, lang: str) -> str:
    return catalogue(lang).format(text)


@every_setup
def test_no_two_options_of_a_question_read_the_same(setup: SetUp) -> None:
    lengths: list[int] = []
    for state in positions(setup, 71, 25, every=11):
        prompt = state.view(int(state.actor)).prompt if state.actor >= 0 else None
        for lang in LANGUAGES if prompt is not None else ():
            assert prompt is not None
            labels = [said(option.label, lang) for option in prompt.options]
            assert len(set(labels)) == len(labels), [label for label in labels if labels.count(label) > 1]
            lengths += map(len, labels)
    assert not lengths or max(lengths) <= LONG
    assert sum(1 for length in lengths if length <= USUAL) >= 0.7 * len(lengths)


@every_setup
def test_every_place_is_named_and_tells_its_neighbours(setup: SetUp) -> None:
    wrong: set[str] = set()
    for state in positions(setup, 72, 3, every=97):
        board = state.scene()
        places = {place.id: place for place in board.places}
        wrong |= {fault for text in texts_in(list(board.places)) for fault in faults(text)}
        for lang in LANGUAGES:
            names = [said(place.label, lang) for place in board.places]
            assert len(set(names)) == len(names), [name for name in names if names.count(name) > 1]
        for place in board.places:
            near = [one.to for one in place.beside]
            assert len(set(near)) == len(near)
            assert place.id not in near
            assert set(place.next) <= set(near), "whoever can go there is told so"
            assert all(place.id in [one.to for one in places[to].beside] for to in near), "and back"
    assert not wrong, "\n".join(sorted(wrong))
