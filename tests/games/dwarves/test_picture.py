"""The picture of a position: no name is clipped, and what lies beside the map is told in words."""

from __future__ import annotations

import pytest
from tests.test_api import begun

from lamplight.core.messages import LANGUAGES, Catalogue


@pytest.mark.parametrize("lang", LANGUAGES)
def test_names_are_whole_and_nothing_is_told_by_a_raw_name(lang: str) -> None:
    play = begun("dwarves", 25)
    svg = play.picture(0, lang).svg
    says = Catalogue(lang).format
    for place in play.state.scene().places:
        if place.kind == "location":
            assert f">{says(place.label)}</text>" in svg
    assert "slot-1" not in svg
    assert "scenario:" not in svg
