"""Makes the golden records of tests/records/dwarves/: seeded games for every difficulty, number of seats and end.

    python tools/dwarves/golden.py            write those that are missing, leave the others as they are
    python tools/dwarves/golden.py --anew     write those of the usual rules anew (before their version is given out)

Golden records are kept as they are for as long as a version of the rules can be played by: they show that yesterday's
games can still be replayed. Those of the first rules have plain names, those of version 2 begin with "v2-", and so on.
Everything here follows from seeds and from the companion's decisions when the file was made.
"""

from __future__ import annotations

import hashlib
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import NamedTuple

from lamplight.bots.dwarves.heuristic import decide as companion
from lamplight.core.chance import Dealer
from lamplight.core.game import CHANCE, Game
from lamplight.core.match import Match, Step
from lamplight.core.record import read_record, record_lines, verify
from lamplight.core.rng import Rng
from lamplight.games.dwarves.game import DwarvesState
from lamplight.kits import game_named

GAME = "dwarves"
FOLDER = Path(__file__).resolve().parents[2] / "tests" / "records" / GAME
TRIES = 60  # seeds looked at for each record
ENOUGH = 2  # fitting games among which the shortest is kept
WAR = 35  # troops on the map that bring the last battle


class Wish(NamedTuple):
    """What a golden record is to show."""

    name: str
    seats: int
    options: dict[str, str]
    fits: Callable[[Match], bool]
    play: Callable[[Match, Rng], None]


def state_of(match: Match) -> DwarvesState:
    state = match.state
    assert isinstance(state, DwarvesState)
    return state


def decide(match: Match, do: str) -> None:
    answer = match.deal(do) if match.state.actor == CHANCE else match.act(int(match.state.actor), do)
    assert isinstance(answer, Step), answer


def luck(match: Match, rng: Rng) -> str:
    """Any outcome, for a table without a dealer."""
    state = match.state
    return state.text(state.chance_at(rng.below(state.chance_total())))


def thoughtful(state: DwarvesState, rng: Rng) -> str:
    return state.text(companion(state, state.legal_actions(), rng)[0])


def wise(match: Match, rng: Rng) -> None:
    """Everybody plays as well as the companion."""
    while not match.over:
        decide(match, luck(match, rng) if match.state.actor == CHANCE else thoughtful(state_of(match), rng))


def rash(match: Match, rng: Rng) -> None:
    """Anything goes."""
    while not match.over:
        state = match.state
        legal = state.legal_actions()
        if state.actor == CHANCE:
            decide(match, luck(match, rng))
        else:
            decide(match, state.text(legal[int(rng.below(len(legal)))]))


def warlike(match: Match, rng: Rng) -> None:
    """Real dice at a table that lives through a great war: many troops come, and the last card is the battle."""
    while not match.over:
        state = state_of(match)
        if state.actor != CHANCE:
            decide(match, thoughtful(state, rng))
            continue
        do = luck(match, rng)
        outcomes = [state.text(code) for code, _ in state.chance_outcomes()]
        if "draw SC3" in outcomes:
            do = "draw SC3" if state.troops_on_map() >= WAR else do
        elif state.chance_label() == "recruit" and state.troops_on_map() < WAR + 5:
            do = max(outcomes, key=lambda one: sum(int(word) for word in one.split(" ")[1:]))
        elif state.chance_label() == "die" and rng.below(3) == 0:
            do = max(outcomes, key=lambda one: [int(word) for word in one.split(" ")[1:]])
        decide(match, do)


def with_undos(match: Match, rng: Rng) -> None:
    """Now and then somebody takes back the last decision."""
    while not match.over:
        decide(match, luck(match, rng) if match.state.actor == CHANCE else thoughtful(state_of(match), rng))
        seat = int(rng.below(match.seats))
        to = match.undo_target(seat)
        if rng.below(20) == 0 and to is not None and not match.over:
            match.undo(seat, to)


def any_end(match: Match) -> bool:
    return match.over


def ended(reason: str) -> Callable[[Match], bool]:
    def fits(match: Match) -> bool:
        outcome = match.state.outcome()
        return outcome is not None and outcome.reason == reason

    return fits


def wishes() -> Iterator[Wish]:
    for seats in range(2, 6):
        yield Wish(f"easy-{seats}", seats, {}, any_end, wise)
    yield Wish("normal-3", 3, {"difficulty": "normal"}, any_end, wise)
    yield Wish("challenging-4", 4, {"difficulty": "challenging"}, any_end, wise)
    yield Wish("brave-5", 5, {"difficulty": "brave"}, any_end, wise)
    yield Wish("heroic-2", 2, {"difficulty": "heroic"}, any_end, wise)
    yield Wish("heroic-3-perish-4", 3, {"difficulty": "heroic", "perish": "4"}, any_end, wise)
    yield Wish("won-sc1", 2, {}, ended("won-sc1"), wise)
    yield Wish("won-sc2", 3, {}, ended("won-sc2"), wise)
    yield Wish("lost-doom", 4, {"difficulty": "heroic"}, ended("lost-doom"), wise)
    yield Wish("lost-health", 2, {"difficulty": "heroic"}, ended("lost-health"), wise)
    yield Wish("rash-lost-doom", 5, {}, ended("lost-doom"), rash)
    yield Wish("rash-lost-health", 3, {}, ended("lost-health"), rash)
    yield Wish("random-dwarves", 3, {"dwarves": "random", "first": "random"}, any_end, wise)
    yield Wish(
        "undo", 2, {}, lambda match: sum(entry.do.startswith("undo ") for entry in match.entries) > 3, with_undos
    )
    yield Wish("real-won-sc3", 4, {}, ended("won-sc3"), warlike)


def made(game: Game, wish: Wish) -> list[str]:
    """The shortest of the first fitting records."""
    best: list[str] = []
    found = 0
    for number in range(TRIES):
        seed = hashlib.sha256(f"{GAME} {wish.name} {number}".encode()).digest()
        dealer = None if wish.name.startswith("real-") else Dealer(seed)
        match = Match(game, wish.options, wish.seats, dealer)
        match.begin()
        wish.play(match, Rng(int.from_bytes(seed[:4], "big")))
        if wish.fits(match):
            found += 1
            lines = record_lines(match)
            if not best or len(lines) < len(best):
                best = lines
            if found == ENOUGH:
                break
    if not best:
        raise SystemExit(f"no game of the first {TRIES} fits {wish.name}")
    verify(read_record(best), game)
    return best


def file_name(wish: Wish, version: int) -> str:
    return f"{wish.name}.jsonl" if version == 1 else f"v{version}-{wish.name}.jsonl"


def main() -> int:
    anew = "--anew" in sys.argv[1:]
    FOLDER.mkdir(parents=True, exist_ok=True)
    game = game_named(GAME)
    wanted: set[str] = set()
    for version in game.versions():
        for wish in wishes():
            file = FOLDER / file_name(wish, version)
            wanted.add(file.name)
            if not file.exists() or (anew and version == game.rules_version):
                lines = made(game.in_version(version), wish)
                file.write_text("".join(f"{line}\n" for line in lines), "utf-8")
                print(f"{file.name}: {len(lines)} lines", flush=True)
    for file in FOLDER.glob("*.jsonl"):
        if file.name not in wanted:
            print(f"{file.name}: nobody wishes for this one", file=sys.stderr)
    return 0


if __name__ == "__main__":
    sys.exit(main())
