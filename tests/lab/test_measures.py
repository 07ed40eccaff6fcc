"""What can be measured, and that the report has words for it."""

from __future__ import annotations

import pytest

from lamplight.bots.dunkelrunde.leader import distances, leader
from lamplight.core.messages import LANGUAGES, Catalogue
from lamplight.core.view import Text
from lamplight.games.dunkelrunde.game import DunkelRundeState
from lamplight.games.rumble.game import RumbleState
from lamplight.kits import all_games, game_named, kit_named
from lamplight.lab.measures import CHOICES, DECISIONS, LEAD, Counter, counted, known

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
    assert counted("rumble", ["choices", "ends", "turns"]) == (DECISIONS, CHOICES)


def test_the_lead_changes_when_another_seat_is_ahead_alone() -> None:
    state = game_named("rumble").new({}, 3)
    assert isinstance(state, RumbleState)
    counter = Counter("rumble", (LEAD,))
    told = []
    for scores in ([0, 0, 0], [5, 0, 0], [5, 5, 0], [5, 6, 0], [7, 6, 0], [7, 7, 7], [8, 7, 7]):
        for seat, points in enumerate(scores):
            state.scores[seat] = points
        counter.happened(state, ())
        told.append(counter.lead_changes)
    assert told == [0, 0, 0, 1, 2, 2, 2]
    counter.begin()
    assert counter.values() == (0,)


def test_the_leader_of_the_night_has_the_shortest_way_left() -> None:
    state = game_named("dunkelrunde").new({"board": "short"}, 2)
    assert isinstance(state, DunkelRundeState)
    far = distances(state)
    assert far[int(state.board.linden)] == 0
    assert far[0] == max(far)
    assert leader(state) == -1
    ahead = next(tile for tile, steps in enumerate(far) if steps < far[0])
    state.put(3, ahead)
    assert leader(state) == 1
    state.put(0, ahead)
    assert leader(state) == -1
