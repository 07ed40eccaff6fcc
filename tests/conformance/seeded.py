"""Plays seeded games of every kind and prints their digests as JSON: two builds that agree print the same.

Run as a program by test_builds.py, with the build to look at on PYTHONPATH.
"""

from __future__ import annotations

import hashlib
import json
import sys

import lamplight.core.game as core
from lamplight.bots.search.searcher import LEVELS, Level
from lamplight.core.chance import Dealer
from lamplight.core.events import Narrator
from lamplight.core.game import CHANCE, OVER, Game, SetupError, State
from lamplight.core.match import Match, Step
from lamplight.core.perspective import Perspective
from lamplight.core.playout import playouts
from lamplight.core.rng import Rng
from lamplight.kits import all_games, bot_named, bots_for, kit_named

CAP = 20_000
SEARCHES, ITERATIONS = 10, 24  # a search is slow where it is interpreted


def note(found: hashlib._Hash, state: State) -> None:
    found.update(state.key().encode())
    found.update(repr(state.legal_actions()).encode())


def random_game(state: State, seed: int) -> str:
    """Every position, what is legal there, what is told, and now and then what is seen and refused."""
    rng = Rng(seed)
    found = hashlib.sha256()
    for ply in range(CAP):
        note(found, state)
        if ply % 40 == 0:
            found.update(repr([state.view(seat) for seat in (None, 0, 1)]).encode())
            seat = max(0, int(state.actor))
            found.update(repr([state.refusal(seat, code) for code in state.candidates(seat)[::11]]).encode())
        if state.actor == OVER:
            break
        if state.actor == CHANCE:
            code = int(state.chance_at(rng.below(state.chance_total())))
        else:
            legal = state.legal_actions()
            code = legal[int(rng.below(len(legal)))]
        tell = Narrator()
        state.apply(code, tell)
        found.update(repr(tell.events).encode())
    found.update(repr(state.outcome()).encode())
    return found.hexdigest()


def game_of_bots(game: Game, bot: str, seed: int) -> str:
    """Every decision of a bot with its reason."""
    rng = Rng(seed)
    player = bot_named(game.id, bot)
    state = game.new({}, game.min_seats)
    found = hashlib.sha256()
    for _ in range(400):
        note(found, state)
        if state.actor == OVER:
            break
        if state.actor == CHANCE:
            state.apply(state.chance_at(rng.below(state.chance_total())))
        else:
            decision = player.choose(Perspective(state, state.actor, rng), rng)
            found.update(repr(decision).encode())
            state.apply(decision.code)
    return found.hexdigest()


def game_of_searchers(game: Game, level: str) -> str:
    """The first decisions of a level with its mistakes but without its clock, each seat with a tree of its own."""
    known = LEVELS[level]
    brief = Level(level, ITERATIONS, 0.0, known.overlooks, known.careless)
    match = Match(game, {}, game.min_seats, Dealer(bytes([7]) * 32))
    match.begin()
    searchers = [kit_named(game.id).searcher(brief) for _ in range(game.min_seats)]
    rng = Rng(77)
    found = hashlib.sha256()
    for _ in range(SEARCHES):
        seat = int(match.state.actor)
        if seat < 0:
            break
        decision = searchers[seat].choose(match.perspective(seat, rng), rng)
        found.update(repr((decision, int(searchers[seat].tree.size()))).encode())
        assert isinstance(match.act(seat, decision.do), Step)
    return found.hexdigest()


def all_digests() -> dict[str, str]:
    found: dict[str, str] = {}
    for game in all_games():
        options: list[dict[str, str]] = [{}]
        for spec in game.info().options:
            options += [{spec.name: choice.value} for choice in spec.choices[1:]]
        for seats in range(game.min_seats, game.max_seats + 1):
            for number, chosen in enumerate(options):
                try:
                    state = game.new({**game.suited(seats), **chosen}, seats)
                except SetupError:
                    continue
                found[f"{game.id} {seats} {chosen}"] = random_game(state, 1000 * seats + number)
            state = game.new(game.suited(seats), seats)
            found[f"{game.id} {seats} playouts"] = str(playouts(state, Rng(seats), 5, CAP))
        for bot in bots_for(game.id):
            if bot not in LEVELS:
                found[f"{game.id} {bot}"] = game_of_bots(game, bot, 77)
        for level in ("gentle", "strong"):  # one that errs and one that does not
            found[f"{game.id} {level}"] = game_of_searchers(game, level)
    return found


if __name__ == "__main__":
    json.dump({"core": core.__file__, "digests": all_digests()}, sys.stdout)
