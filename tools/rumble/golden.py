"""Makes the golden records of tests/records/rumble/: seeded games for every number of seats, box, variant and end.

    python tools/rumble/golden.py            write those that are missing, leave the others as they are
    python tools/rumble/golden.py --anew     write those of the usual rules anew (before a version is given out)

Golden records are kept as they are for as long as a version of the rules can be played by: they show that yesterday's
games can still be replayed. Those of the first rules have plain names, those of version 2 begin with "v2-", and so on.
Everything here follows from seeds, so the same rules give the same files.
"""

from __future__ import annotations

import hashlib
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import NamedTuple

from lamplight.core.chance import Dealer
from lamplight.core.game import CHANCE, Game
from lamplight.core.match import Match, Step
from lamplight.core.record import read_record, record_lines, verify
from lamplight.core.rng import Rng
from lamplight.kits import game_named

GAME = "rumble"
FOLDER = Path(__file__).resolve().parents[2] / "tests" / "records" / GAME
TRIES = 200  # seeds looked at for each record; the shortest fitting game is kept
ONE = {"adventures": "1"}


class Wish(NamedTuple):
    """What a golden record is to show."""

    name: str
    seats: int
    options: dict[str, str]
    fits: Callable[[Match], bool]
    play: Callable[[Match, Rng], None]


def reason(match: Match) -> str:
    outcome = match.state.outcome()
    return "" if outcome is None else outcome.reason


def has(match: Match, kind: str) -> bool:
    return any(event.kind == kind for _, event in match.history(None))


def decide(match: Match, rng: Rng, words: tuple[str, ...]) -> None:
    """One decision: one of these words if it can be, else at random; random luck too where there is no dealer."""
    state = match.state
    if state.actor == CHANCE:
        answer = match.deal(state.text(state.chance_at(rng.below(state.chance_total()))))
    else:
        legal = [state.text(code) for code in state.legal_actions()]
        liked = [do for do in legal if do.startswith(words)] or legal
        answer = match.act(int(state.actor), liked[int(rng.below(len(liked)))])
    assert isinstance(answer, Step), answer


def brave(match: Match, rng: Rng) -> None:
    """Who can fight fights, half the time."""
    while not match.over:
        decide(match, rng, ("fight",) if rng.below(2) else ())


def greedy(match: Match, rng: Rng) -> None:
    """Who can leave leaves, and the chest is on the way."""
    while not match.over:
        decide(match, rng, ("leave", ("carry", "fight", "move")[int(rng.below(3))]))


def shy(match: Match, rng: Rng) -> None:
    """Nobody fights or meets anybody while he can help it; patience ends it."""
    while not match.over:
        avoid(match, rng)


def avoid(match: Match, rng: Rng) -> None:
    prompt = match.view(int(match.state.actor)).prompt
    assert prompt is not None
    quiet = tuple(one.do for one in prompt.options if one.do.startswith("move") and one.effects[0].note is None)
    decide(match, rng, quiet or ("fight",))


def shy_but_greedy(match: Match, rng: Rng) -> None:
    """First the chest goes out, then everybody is shy."""
    while not match.over:
        if has(match, "leave"):
            avoid(match, rng)
        else:
            decide(match, rng, ("leave", "carry") if rng.below(3) else ())


def called(match: Match, rng: Rng) -> None:
    """After a while everybody agrees to end it."""
    turns = 0
    while not match.over:
        turns += 1
        if turns % 25 == 0 and match.state.motions():
            assert isinstance(match.agree("call"), Step)
        else:
            decide(match, rng, ("fight",) if rng.below(2) else ())


def with_undos(match: Match, rng: Rng) -> None:
    """Now and then somebody takes back the last decision, also beyond the end of an adventure."""
    while not match.over:
        decide(match, rng, ("fight",) if rng.below(2) else ())
        seat = int(rng.below(match.seats))
        to = match.undo_target(seat)
        if rng.below(12) == 0 and to is not None:
            match.undo(seat, to)


def any_end(match: Match) -> bool:
    return match.over


def wishes(version: int) -> Iterator[Wish]:
    for seats in range(2, 7):
        yield Wish(f"dungeon-{seats}", seats, ONE, any_end, brave)
        yield Wish(f"house-{seats}", seats, {**ONE, "set": "house"}, any_end, brave)
    for seats in range(3, 13):
        yield Wish(f"both-{seats}", seats, {**ONE, "set": "both"}, any_end, brave)
    yield Wish("most-3-adventures", 3, {}, lambda match: reason(match) == "most", brave)
    yield Wish("shared-3-adventures", 4, {"guard": "on"}, lambda match: reason(match) == "shared", called)
    yield Wish("shared-call", 3, ONE, lambda match: reason(match) == "shared" and has(match, "call"), called)
    yield Wish("most-call", 4, ONE, lambda match: reason(match) == "most" and has(match, "call"), called)
    yield Wish("escape", 3, ONE, lambda match: has(match, "leave"), greedy)
    yield Wish("escape-both", 4, {**ONE, "set": "both", "layout": "ring"}, lambda match: has(match, "leave"), greedy)
    yield Wish("dry", 3, ONE, lambda match: has(match, "dry"), shy)
    yield Wish("dry-6", 6, {**ONE, "layout": "ring"}, lambda match: has(match, "dry"), shy)
    yield Wish("dry-after-escape", 3, ONE, lambda match: has(match, "dry") and has(match, "leave"), shy_but_greedy)
    yield Wish("rebuild", 3, {"rebuild": "yes"}, any_end, brave)
    yield Wish("twisty", 4, {**ONE, "doors": "twisty"}, any_end, brave)
    yield Wish("guard-off", 4, {**ONE, "guard": "off"}, any_end, brave)
    yield Wish("tokens-3", 8, {**ONE, "set": "both", "tokens": "3"}, any_end, brave)
    yield Wish("tokens-4-scaled", 6, {**ONE, "set": "both", "tokens": "4", "scoring": "scaled"}, any_end, brave)
    broken = any_end if version == 1 else lambda match: reason(match) == "broken"
    yield Wish("ties-broken", 4, {"ties": "broken"}, broken, called)
    yield Wish("starter-seating", 3, {"starter": "seating"}, any_end, brave)
    for name in ("ring", "ladder", "eight"):
        yield Wish(f"layout-{name}", 5, {**ONE, "layout": name}, any_end, brave)
    yield Wish("layout-own", 3, {**ONE, "layout": "d1c:" + "".join(f"{x:x}00" for x in range(12))}, any_end, brave)
    yield Wish(
        "undo", 3, {}, lambda match: sum(entry.do.startswith("undo ") for entry in match.entries) > 3, with_undos
    )
    yield Wish("real-tokens", 3, {**ONE, "layout": "ring"}, any_end, brave)


def made(game: Game, wish: Wish) -> list[str]:
    """The shortest fitting record among the first seeds."""
    best: list[str] = []
    for number in range(TRIES):
        seed = hashlib.sha256(f"{GAME} {wish.name} {number}".encode()).digest()
        dealer = None if wish.name.startswith("real-") else Dealer(seed)
        match = Match(game, wish.options, wish.seats, dealer)
        match.begin()
        wish.play(match, Rng(int.from_bytes(seed[:4], "big")))
        if wish.fits(match):
            lines = record_lines(match)
            if not best or len(lines) < len(best):
                best = lines
            if number >= 3:
                break
    if not best:
        raise SystemExit(f"no game of the first {TRIES} fits {wish.name}")
    verify(read_record(best), game)
    return best


def file_name(wish: Wish, version: int) -> str:
    return f"{wish.name}.jsonl" if version == 1 else f"v{version}-{wish.name}.jsonl"


def main() -> int:
    anew = "--anew" in sys.argv[1:]
    game = game_named(GAME)
    FOLDER.mkdir(parents=True, exist_ok=True)
    wanted: set[str] = set()
    for version in game.versions():
        for wish in wishes(version):
            file = FOLDER / file_name(wish, version)
            wanted.add(file.name)
            if not file.exists() or (anew and version == game.rules_version):
                lines = made(game.in_version(version), wish)
                file.write_text("".join(f"{line}\n" for line in lines), "utf-8")
                print(f"{file.name}: {len(lines)} lines")
    for file in FOLDER.glob("*.jsonl"):
        if file.name not in wanted:
            print(f"{file.name}: nobody wishes for this one", file=sys.stderr)
    return 0


if __name__ == "__main__":
    sys.exit(main())
