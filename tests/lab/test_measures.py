"""What can be measured, and that the report has words for it."""

from __future__ import annotations

import pytest
from tests.examples import EXAMPLE

from lamplight.core.messages import LANGUAGES, Catalogue
from lamplight.core.view import Text
from lamplight.kits import all_games, kit_named
from lamplight.lab.measures import CHOICES, DECISIONS, counted, known

GAMES = [game.id for game in all_games()]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_measure_has_a_name_and_a_meaning(lang: str) -> None:
    catalogue = Catalogue(lang)
    for game in GAMES:
        for name in known(game):
            own = f"{kit_named(game).prefix}-measure-{name}"
            if catalogue.has(own):
                assert catalogue.format(Text(f"{own}.help")).endswith(".")
            else:
                assert catalogue.has(f"lab-m-{name}"), name
                assert catalogue.has(f"lab-n-{name}"), name


def test_choices_bring_decisions_along() -> None:
    assert counted(EXAMPLE, ["choices", "ends", "turns"]) == (DECISIONS, CHOICES)
