"""The longest questions of a game in German, so that they can be looked at where room is shortest."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from tests.browser.fixed import SEED
from tests.browser.script import Script

from lamplight.core.chance import Dealer
from lamplight.core.match import Match
from lamplight.core.messages import Catalogue
from lamplight.kits import game_named
from lamplight.server.tables import SEED_BYTES

SCRIPTS = 5  # games that are looked through


class Asked(NamedTuple):
    """A question: the script that leads there, how many decisions before it, who is asked, and its longest texts."""

    script: Script
    at: int
    seat: int
    ask: str
    option: str
    said: int  # letters of all options


@cache
def asked(game: str, seats: int, seeds: int = SCRIPTS, **options: str) -> tuple[Asked, ...]:
    """Every question of some games that were played by trying everything."""
    german = Catalogue("de")
    found: list[Asked] = []
    for seed in range(seeds):
        script = Script(game, seats, seed, **options)
        match = Match(game_named(game), options, seats, Dealer(bytes([SEED]) * SEED_BYTES))
        match.begin()
        for at, do in enumerate(script.dos):
            seat = int(match.state.actor)
            prompt = match.view(seat).prompt
            assert prompt is not None
            labels = [german.format(one.label) for one in prompt.options]
            found.append(
                Asked(script, at, seat, german.format(prompt.ask), max(labels, key=len), sum(map(len, labels)))
            )
            match.act(seat, do)
    return tuple(found)


def longest(game: str, seats: int, **options: str) -> list[Asked]:
    """The question with the longest words, the one with the longest choice, and the one with most to read."""
    all_ = asked(game, seats, **options)
    best = [
        max(all_, key=lambda one: len(one.ask)),
        max(all_, key=lambda one: len(one.option)),
        max(all_, key=lambda one: one.said),
    ]
    return list(dict.fromkeys(best))
