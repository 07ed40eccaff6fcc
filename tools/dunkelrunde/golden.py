"""Makes the golden records of tests/records/dunkelrunde/: seeded games for every number of seats, end and board.

    python tools/dunkelrunde/golden.py            write those that are missing, leave the others as they are
    python tools/dunkelrunde/golden.py --anew     write those of the usual rules anew (before a version is given out)

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

GAME = "dunkelrunde"
FOLDER = Path(__file__).resolve().parents[2] / "tests" / "records" / GAME
TRIES = 40  # seeds looked at for each record; the shortest fitting game is kept


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


def decide(match: Match, rng: Rng) -> None:
    """One random decision; random dice too where there is no dealer."""
    state = match.state
    if state.actor == CHANCE:
        answer = match.deal(state.text(state.chance_at(rng.below(state.chance_total()))))
    else:
        legal = state.legal_actions()
        answer = match.act(int(state.actor), state.text(legal[int(rng.below(len(legal)))]))
    assert isinstance(answer, Step), answer


def anything(match: Match) -> bool:
    return match.over


def plain(match: Match, rng: Rng) -> None:
    while not match.over:
        decide(match, rng)


def with_undos(match: Match, rng: Rng) -> None:
    """Now and then somebody takes back the last decision, with luck after it or without."""
    while not match.over:
        decide(match, rng)
        seat = int(rng.below(match.seats))
        to = match.undo_target(seat)
        if rng.below(12) == 0 and to is not None:
            match.undo(seat, to)


def wishes() -> Iterator[Wish]:
    for seats in range(2, 7):
        for end in ("pair", "one"):
            yield Wish(f"linden-{seats}-{end}", seats, {}, lambda match, end=end: reason(match) == end, plain)  # type: ignore[misc]
    for end in ("pair", "one"):
        yield Wish(f"short-3-{end}", 3, {"board": "short"}, lambda match, end=end: reason(match) == end, plain)  # type: ignore[misc]
    short = {"board": "short"}
    yield Wish("short-2-lapse", 2, short, lambda match: has(match, "lapse"), plain)
    yield Wish("short-2-witch", 2, short, lambda match: has(match, "witch"), plain)
    yield Wish("short-4-undo", 4, short, lambda match: bool(undos(match, True) and undos(match, False)), with_undos)
    yield Wish(
        "short-3-start-random", 3, {**short, "start": "random"}, lambda match: match.plies[0].do != "start 1", plain
    )
    yield Wish("short-4-start-seat-3", 4, {**short, "start": "seat-3"}, anything, plain)
    yield Wish("short-2-crowds-none", 2, {**short, "crowds": "none"}, anything, plain)
    yield Wish("short-5-advice-open", 5, {**short, "advice": "open"}, anything, plain)
    yield Wish("short-2-real-dice", 2, short, anything, plain)


def undos(match: Match, free: bool) -> int:
    """How many decisions were taken back freely (nothing had followed), or beyond luck or others' decisions."""
    count = 0
    length = 0
    for entry in match.entries:
        if entry.do.startswith("undo "):
            to = int(entry.do.split(" ")[1])
            count += (to == length - 1) == free
            length = to
        else:
            length += 1
    return count


def made(game: Game, wish: Wish) -> list[str]:
    """The shortest fitting record among the first seeds."""
    best: list[str] = []
    for number in range(TRIES):
        seed = hashlib.sha256(f"{game.id} {wish.name} {number}".encode()).digest()
        dealer = None if wish.name.endswith("real-dice") else Dealer(seed)
        match = Match(game, wish.options, wish.seats, dealer)
        match.begin()
        wish.play(match, Rng(int.from_bytes(seed[:4], "big")))
        if wish.fits(match):
            lines = record_lines(match)
            if not best or len(lines) < len(best):
                best = lines
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
        for wish in wishes():
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
