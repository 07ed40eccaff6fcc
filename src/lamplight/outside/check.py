"""Checks a program against the engine protocol: does it say hello, play whole games legally and in time, and end?"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from functools import partial
from typing import NamedTuple

from lamplight.core.chance import Dealer
from lamplight.core.game import Game
from lamplight.core.match import Match
from lamplight.core.rng import Rng
from lamplight.core.view import Refusal, Text
from lamplight.outside.engine import Engine
from lamplight.outside.process import ProgramFault

MOST_PLIES = 20_000
TAKEN_BACK = 5  # decisions, after which one is taken back and asked again


class Finding(NamedTuple):
    """One check: what was tried, and what came of it."""

    text: Text
    passed: bool
    complaints: str = ""


class Seen(NamedTuple):
    """What a program did in one game."""

    decisions: int
    longest: float  # seconds
    taken_back: int


def untold(done: int, total: int) -> None:
    """Nobody wants to know how far it is."""


def checked(
    command: str, games: list[Game], each: int, seconds: float, far: Callable[[int, int], None] = untold
) -> Iterator[Finding]:
    """Everything that a program must be able to do, one finding after the other; after a failure no more.

    far is told again and again how many games of all are played.
    """
    try:
        engine = Engine(command)
    except ProgramFault as fault:
        yield Finding(fault.message, False)
        return
    yield Finding(
        Text("outside-check-hello", {"name": f"{engine.name} ({engine.author})" if engine.author else engine.name}),
        True,
    )
    played = [game for game in games if engine.plays(game.id)]
    if not played:
        yield Finding(Text("outside-check-no-game", {"known": ", ".join(engine.games)}), False)
        engine.close()
        return
    for nth, game in enumerate(played):
        for number in range(each):
            tick = partial(far, nth * each + number, len(played) * each)
            seats = game.min_seats + number % (game.max_seats - game.min_seats + 1)
            try:
                seen = play(engine, game, seats, number, seconds, tick)
            except ProgramFault as fault:
                yield Finding(fault.message, False, engine.program.complaints)
                return
            yield Finding(
                Text(
                    "outside-check-game",
                    {
                        "game": game.info().name,
                        "seats": seats,
                        "decisions": seen.decisions,
                        "longest": f"{1000 * seen.longest:.0f}",
                        "back": seen.taken_back,
                    },
                ),
                True,
            )
    ended = engine.close()
    yield Finding(Text("outside-check-bye" if ended else "outside-check-no-bye"), ended, engine.program.complaints)


def play(engine: Engine, game: Game, seats: int, number: int, seconds: float, tick: Callable[[], None]) -> Seen:
    """A whole game with the program in one seat and chance in the others; now and then a decision is taken back."""
    rng = Rng(number + 1)
    match = Match(game, game.suited(seats), seats, Dealer(number.to_bytes(32, "big")))
    match.begin()
    mine = number % seats
    began = False
    decisions = back = 0
    due = TAKEN_BACK
    longest = 0.0
    while not match.over and len(match.entries) < MOST_PLIES:
        actor = int(match.state.actor)
        knows = match.perspective(actor, rng)
        if actor == mine:
            tick()
            if not began:
                engine.begin(game, knows)
                began = True
            start = time.monotonic()
            do = engine.ask(knows, seconds).do
            longest = max(longest, time.monotonic() - start)
            decisions += 1
        else:
            legal = knows.world.legal_actions()
            do = knows.world.text(legal[int(rng.below(len(legal)))])
        step = match.act(actor, do)
        assert not isinstance(step, Refusal)  # the options of a seat's knowledge are legal
        if actor == mine and decisions >= due and (to := match.free_undo(mine)) is not None:
            match.undo(mine, to)
            due = decisions + TAKEN_BACK
            back += 1
    engine.over(match.state.outcome())
    return Seen(decisions, longest, back)
