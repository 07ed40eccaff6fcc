"""A game that was thought out before, by the luck of the fixed server: so every decision of it can be asked for."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

from tests.browser.fixed import SEED
from tests.server.people import Device, Reachable

from lamplight.core.chance import Dealer
from lamplight.core.game import OVER
from lamplight.core.match import Match
from lamplight.kits import game_named
from lamplight.server.tables import SEED_BYTES

MOST = 400  # decisions


class Script:
    """Who plays it tries everything: of all kinds of answers the one that was given least often so far."""

    def __init__(self, game: str, seats: int, seed: int, **options: str) -> None:
        match = Match(game_named(game), options, seats, Dealer(bytes([SEED]) * SEED_BYTES))
        match.begin()
        luck = random.Random(seed)
        given: Counter[str] = Counter()
        self.dos: list[str] = []
        self.touches: list[list[str]] = []
        self.seats: list[int] = []
        self.at = 0
        while match.state.actor != OVER:
            assert len(self.dos) < MOST, "the game does not end"
            state = match.state
            found = {state.text(code): code for code in state.legal_actions()}
            kinds = sorted({do.split()[0] for do in found})
            kind = min(kinds, key=lambda one: (given[one], luck.random()))
            fitting = [do for do in found if do.split()[0] == kind]
            do = fitting[int(luck.random() * len(fitting))]
            given[kind] += 1
            self.dos.append(do)
            self.seats.append(int(state.actor))
            self.touches.append(list(state.touches(found[do])))
            match.act(int(state.actor), do)

    def kinds(self, first: int = 0, last: int | None = None) -> set[str]:
        return {do.split()[0] for do in self.dos[first:last]}

    def lead(self, server: Reachable, made: dict[str, Any], to: int) -> None:
        """The next decisions up to this one are made elsewhere, in all seats."""
        one = Device(server, made["table"], [keys["token"] for keys in made["seats"]])
        for do in self.dos[self.at : to]:
            answer = one.act(do)
            assert answer["t"] == "step", answer
        one.close()
        self.at = to

    def __call__(self, names: list[str]) -> str:
        """What of all that shines leads to the next decision: its own chip, or the last thing that it is about."""
        do, touches = self.dos[self.at], self.touches[self.at]
        fitting = [one for one in (do, *reversed(touches)) if one in names]
        assert fitting, f"for {do} one of {touches} must shine, but only {names} do"
        return fitting[0]
