"""`python -m bench.opening`: what it costs to open a table with a long past, from its snapshot and from its whole log.

Processor time of the whole process, all threads: reading from the database, the match, the table around it. Every game
is played at random; it is taken back again and again, as somebody does who wants tables to be dear, and never ends.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import tempfile
import time
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from statistics import median

import msgspec
import sqlalchemy as sa

import lamplight.core.match as compiled_or_not
from bench.table import Row, less_than, plain
from lamplight.core.chance import Dealer
from lamplight.core.entry import Entry
from lamplight.core.game import CHANCE, OVER
from lamplight.core.match import UNDO, Match
from lamplight.core.record import DIGEST_EVERY, digest
from lamplight.kits import all_games
from lamplight.server.bots import BotPool
from lamplight.server.connection import encode
from lamplight.server.house import House
from lamplight.server.rows import MatchRow, PlyRow, SeatRow, snapshots
from lamplight.server.settings import Settings
from lamplight.server.store import Store
from lamplight.server.table import Table
from lamplight.server.tables import Tables
from lamplight.server.transactions import insert_match

GROUP = "opening"
GOAL = 30.0  # milliseconds
PLIES, BACK = 5000, 2000
SEED = bytes(32)


def build() -> str:
    return "interpreted" if compiled_or_not.__file__.endswith(".py") else "compiled"


def wandered(match: Match, plies: int, back: int) -> list[str | None]:
    """Play so many plies and take back so often; the digest of every entry that has one in a log."""
    luck = random.Random(7)
    digests: list[str | None] = []
    made = taken = 0

    def kept(before: int) -> None:
        digests.extend([None] * (match.version - before))
        if match.version // DIGEST_EVERY > before // DIGEST_EVERY:
            digests[-1] = digest(match)

    match.begin()
    kept(0)
    while made < plies or taken < back:
        before, stood = match.version, match.ply
        state = match.state
        code = luck.choice(state.legal_actions())
        do = state.text(code)
        if ends(match, code):  # nobody wins here
            match.undo(0, max(match.sealed(), stood - 12, 0))
            taken += 1
        else:
            match.act(int(state.actor), do)
            made += match.ply - stood
            if taken * plies < made * back and match.sealed() <= stood:
                kept(before)
                before = match.version
                match.undo(0, stood)
                taken += 1
        kept(before)
    return digests


def ends(match: Match, code: int) -> bool:
    """Would this be the end?"""
    state, draws, dealer = match.state.copy(), dict(match._draws), match.dealer
    assert dealer is not None
    state.apply(code)
    while state.actor == CHANCE:
        label = state.chance_label()
        draws[label] = draws.get(label, 0) + 1
        state.apply(state.chance_at(dealer.draw(label, draws[label] - 1, int(state.chance_total()))))
    return bool(state.actor == OVER)


async def measured(game_id: str, folder: Path, plies: int, back: int, rounds: int) -> list[Row]:
    """A table on disk, opened again and again."""
    game = next(game for game in all_games() if game.id == game_id)
    match = Match(game, game.suited(game.min_seats), game.min_seats, Dealer(SEED))
    digests = wandered(match, plies, back)
    settings = Settings(data_dir=folder)
    store = Store(settings.url)
    store.open()
    store.start(asyncio.get_running_loop())
    options = msgspec.json.encode(match.options).decode()
    row = MatchRow(0, "t", game.id, game.rules_version, game.content(match.options), options, match.seats, SEED, None)
    rows: list[PlyRow] = [
        (0, n, entry.by, entry.do, None, None, seal, None)
        for n, (entry, seal) in enumerate(zip(match.entries, digests, strict=True))
    ]
    await store.write(lambda db: insert_match(db, row, [SeatRow("here")] * match.seats, rows))
    size = f"{len(rows)} entries, {match.ply} in force, {undos(match.entries)} take-backs; {build()}"

    async def opened(every: int) -> tuple[float, Table]:
        house = House(store, BotPool(1, 1.0), replace(settings, snapshot=every))
        house.checker.close()  # that is another process's time
        tables = Tables(house)
        began = time.process_time()
        table = await tables.find("t")
        spent = time.process_time() - began
        assert isinstance(table, Table)
        while table.keeper.busy:  # its snapshot is written
            await asyncio.sleep(0.01)
        return spent * 1000, table

    whole = [(await opened(0))[0] for _ in range(max(1, rounds // 4))]
    await opened(settings.snapshot)
    with store.engine.connect() as db:
        body = db.execute(sa.select(sa.func.length(snapshots.c.body))).scalar()
    quick: list[float] = []
    past: list[float] = []
    for _ in range(rounds):
        spent, table = await opened(settings.snapshot)
        quick.append(spent)
        past.append(spent_on(lambda table=table: table.room.match.history(None)))  # type: ignore[misc]
    info = [spent_on(lambda: encode(table.telling.info())) for _ in range(rounds)]
    assert table.room.match.state.key() == match.state.key()
    store.close()
    return [
        Row(GROUP, f"{game.id}: from its snapshot", median(quick), "ms", less_than(GOAL), note=size),
        Row(GROUP, f"{game.id}: all that was ever told, once", median(past), "ms", note=f"snapshot of {body} bytes"),
        Row(GROUP, f"{game.id}: from its whole log", median(whole), "ms"),
        Row(GROUP, f"{game.id}: what a stranger may know of it", median(info), "ms"),
    ]


def undos(entries: list[Entry]) -> int:
    return sum(1 for entry in entries if entry.do.startswith(UNDO))


def spent_on(work: Callable[[], object]) -> float:
    began = time.process_time()
    work()
    return (time.process_time() - began) * 1000


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m bench.opening")
    parser.add_argument("--quick", action="store_true")
    parser.add_argument("--game", help="only this one")
    asked = parser.parse_args()
    plies, back, rounds = (100, 40, 2) if asked.quick else (PLIES, BACK, 12)
    for game in [game for game in all_games() if asked.game in (None, game.id)]:
        with tempfile.TemporaryDirectory() as folder:
            rows = asyncio.run(measured(game.id, Path(folder), plies, back, rounds))
        print(plain(rows), flush=True)
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
