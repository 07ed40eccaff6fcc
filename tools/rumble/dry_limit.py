"""Measures how patient Rumble's dry limit has to be: how often it ends an adventure among the usual bots. # G2

    PYTHONPATH=build/compiled python tools/rumble/dry_limit.py                  all tables, 400 adventures each
    PYTHONPATH=build/compiled python tools/rumble/dry_limit.py --adventures 60  fewer of them
    PYTHONPATH=build/compiled python tools/rumble/dry_limit.py --save spells.json   keep what was measured
    PYTHONPATH=build/compiled python tools/rumble/dry_limit.py --read spells.json   the table from what was kept

Whole games are played with a limit that is far out of reach; the longest dry spell of every adventure tells whether a
limit would have ended it. So one run judges every limit. The table has a row for each table of players: the limit in
force, the share of adventures that it ends with a 95 % interval (Wilson), and the limit that one in twenty would reach.
"""

from __future__ import annotations

import argparse
import json
import sys
from math import sqrt
from pathlib import Path

from lamplight.core.chance import Dealer
from lamplight.core.entry import Entry
from lamplight.core.game import CHANCE, OVER
from lamplight.core.perspective import Perspective
from lamplight.core.rng import Rng
from lamplight.games.rumble.game import RumbleState
from lamplight.kits import bot_named, game_named

BOT = "bluffer"
OUT_OF_REACH = 2000  # turns; a spell this long counts as endless
TABLES = [(box, seats) for box, most in (("dungeon", 6), ("house", 6), ("both", 12)) for seats in range(3, most + 1)]
LIKELY = 1.96
ALLOWED = {4: 0.12}  # two that protect themselves can circle for ever when four play
ALLOWED_ELSE = 0.05


def opened(box: str, seats: int) -> RumbleState:
    state = game_named("rumble").new({"set": box}, seats)
    assert isinstance(state, RumbleState)
    return state


def spells(box: str, seats: int, number: int) -> list[int]:
    """The longest dry spell of each adventure of one game among the usual bots."""
    state = opened(box, seats)
    state.rules.dry_limit = OUT_OF_REACH
    dealer = Dealer(f"dry {box} {seats} {number}".encode().ljust(32, b"."))
    bot = bot_named("rumble", BOT)
    seen: list[list[Entry]] = [[] for _ in range(seats)]
    draws: dict[str, int] = {}
    out: list[int] = []
    longest = ply = 0
    while state.actor != OVER:
        actor, adventure = int(state.actor), len(state.history)
        if actor == CHANCE:
            label = state.chance_label()
            draws[label] = draws.get(label, -1) + 1
            code = int(state.chance_at(dealer.draw(label, draws[label], int(state.chance_total()))))
        else:
            rng = Rng(1 + number * 1_000_003 + ply)
            code = bot.choose(Perspective(state, actor, rng, seen[actor]), rng).code
        owner = int(state.secret_of(code))
        for seat, history in enumerate(seen):
            history.append(Entry(actor, state.text(code) if owner in (-1, seat) else state.veiled(code)))
        before = int(state.dry)
        state.apply(code)
        ply += 1
        if len(state.history) > adventure:  # scored: by the limit, or by the last fight
            out.append(OUT_OF_REACH if before + 1 == OUT_OF_REACH else longest)
            longest = 0
        else:
            longest = max(longest, int(state.dry))
    return out


def interval(hits: int, count: int) -> tuple[float, float]:
    """The share that lies behind so many hits, with 95 % certainty. # Wilson"""
    share = hits / count
    spread = LIKELY * LIKELY / count
    middle = (share + spread / 2) / (1 + spread)
    half = LIKELY * sqrt(share * (1 - share) / count + spread / (4 * count)) / (1 + spread)
    return middle - half, middle + half


def row(box: str, seats: int, found: list[int]) -> str:
    """One line of the table."""
    limit = int(opened(box, seats).rules.dry_limit)
    hits = sum(1 for spell in found if spell >= limit)
    low, high = interval(hits, len(found))
    allowed = ALLOWED.get(seats, ALLOWED_ELSE)
    enough = sorted(found)[min(len(found) - 1, int(len(found) * (1 - allowed)))] + 1
    endless = sum(1 for spell in found if spell >= OUT_OF_REACH) / len(found)
    median = sorted(found)[len(found) // 2]
    return (
        f"| {box} | {seats} | {limit} | {hits / len(found):.1%} ({low:.1%} to {high:.1%}) | {median} |"
        f" {enough if enough < OUT_OF_REACH else 'none'} | {endless:.1%} |"
    )


def main() -> int:
    parser = argparse.ArgumentParser()
    parser.add_argument("--adventures", type=int, default=400, help="of each table, at least")
    parser.add_argument("--tables", help="only these, as dungeon-4,both-12")
    parser.add_argument("--save", type=Path)
    parser.add_argument("--read", type=Path)
    asked = parser.parse_args()
    kept: dict[str, list[int]] = json.loads(asked.read.read_text("utf-8")) if asked.read else {}
    wanted = asked.tables.split(",") if asked.tables else [f"{box}-{seats}" for box, seats in TABLES]
    print("| set | players | limit | adventures that it ends | median spell | limit needed | endless |")
    print("|---|---|---|---|---|---|---|")
    for box, seats in TABLES:
        name = f"{box}-{seats}"
        if name not in wanted:
            continue
        number = 0
        found = kept.setdefault(name, [])
        while not asked.read and len(found) < asked.adventures:
            found.extend(spells(box, seats, number))
            number += 1
        print(row(box, seats, found), flush=True)
        if asked.save:
            asked.save.write_text(json.dumps(kept), "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
