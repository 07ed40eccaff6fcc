"""The server is killed again and again in mid-game: nothing acknowledged is lost or doubled, and tables resume."""

from __future__ import annotations

import contextlib
import json
import random
import sqlite3
import threading
from collections.abc import Callable

import pytest
from tests.server.people import Created, Device, Message, Server, people
from tests.waiting import DEADLINE, looks, moment, until
from websockets.exceptions import WebSocketException

from lamplight.core.chance import Dealer
from lamplight.core.entry import Entry
from lamplight.core.match import Match
from lamplight.kits import game_named

PACE = 0.08  # seconds a player thinks at the most, so that the games outlast the kills
TABLES = 4
LOST = (WebSocketException, OSError, EOFError)


class Player(threading.Thread):
    """Plays one table from one device; whatever is not answered is sent again with its key after the line is back."""

    def __init__(self, table: Created, seats: tuple[int, ...], seed: int, stop: threading.Event) -> None:
        super().__init__()
        self.table = table
        self.seats = seats
        self.luck = random.Random(seed)
        self.stop = stop
        self.acked: list[tuple[str, int, str]] = []
        self.sent: dict[str, tuple[int, str]] = {}
        self.duplicates = 0
        self.returns = 0
        self.trouble: list[object] = []

    def run(self) -> None:
        try:
            with people(self.table.sit(*self.seats)) as (device,):
                self.play(device)
        except Exception as error:
            self.trouble.append(repr(error))

    def play(self, device: Device) -> None:
        act: Message | None = None
        while not (self.stop.is_set() and act is None) and not device.over and not self.trouble:
            try:
                if act is None:
                    if device.actor not in self.seats:
                        device.hear(1.0)
                        continue
                    act = {
                        "t": "act",
                        "key": f"{self.luck.getrandbits(60):x}",
                        "seat": device.actor,
                        "prompt": device.v,
                        "do": self.luck.choice(device.options),
                    }
                    self.sent[act["key"]] = (act["seat"], act["do"])
                device.send(act)
                answer = device.answer(act["key"])
            except TimeoutError:
                continue
            except LOST:
                self.come_back(device)
                continue
            if answer["t"] == "step" or (answer["t"] == "ack" and answer["result"] == "duplicate"):
                self.duplicates += answer["t"] == "ack"
                self.acked.append((act["key"], act["seat"], act["do"]))
                act = None
                self.stop.wait(self.luck.uniform(0, PACE))
            else:
                self.trouble.append(answer)

    def come_back(self, device: Device) -> None:
        for _ in looks("the server never came back"):
            with contextlib.suppress(*LOST):
                device.again()
                break
        self.returns += 1


def stored(server: Server, table: str) -> tuple[Match, list[tuple[str, int, str]]]:
    """The match as the database has it, and the commands in its log."""
    db = sqlite3.connect(server.folder / "lamplight.db")
    number, game, options, seats, seed = db.execute(
        "SELECT number, game, options, seats, seed FROM matches WHERE id = ?", (table,)
    ).fetchone()
    rows = db.execute("SELECT n, by, do, key FROM plies WHERE match = ? ORDER BY n", (number,)).fetchall()
    db.close()
    assert [row[0] for row in rows] == list(range(len(rows)))
    match = Match(game_named(game), json.loads(options), seats, Dealer(seed))
    for _, by, do, _ in rows:
        match.redo(Entry(by, do))
    return match, [(key.split(" ", 1)[1], by, do) for _, by, do, key in rows if key is not None]


def killed(server: Server, kills: int) -> tuple[int, int]:
    """Kill a server so often in mid-game; the acts that it acknowledged, and how often devices came back to it."""
    luck = random.Random(20)
    stop = threading.Event()
    tables = [server.table("here", "here", "here") for _ in range(TABLES)]
    alone = [Player(table, (0, 1, 2), n, stop) for n, table in enumerate(tables[1:])]
    apart = [Player(tables[0], (seat,), 100 + seat, stop) for seat in range(3)]
    players = alone + apart
    returns, acks = [-1] * len(players), 0  # before the last kill, and after it

    def acked() -> int:
        assert not [player.trouble for player in players if player.trouble]
        return sum(len(player.acked) for player in players)

    def all_play() -> bool:
        """Everybody has come back since the last kill and goes on, or has come to the end of the game."""
        living = [player.is_alive() for player in players]
        back = [player.returns > before for player, before in zip(players, returns, strict=True)]
        going = acked() > acks + 2 * TABLES or not all(living)
        return going and all(here or not lives for here, lives in zip(back, living, strict=True))

    for player in players:
        player.start()
    try:
        for n in range(kills):
            if n % 2 == 0:  # the others may strike while some are still on their way
                until(all_play)
            moment(luck.uniform(0.05, 0.6))
            returns = [player.returns for player in players]
            server.kill()
            server.start()
            acks = acked()
        until(all_play)
    finally:
        stop.set()
        for player in players:
            player.join(DEADLINE)
    assert not [player.trouble for player in players if player.trouble]
    for table in tables:
        of_table = [player for player in players if player.table is table]
        match, log = stored(server, table.id)
        assert len(set(log)) == len(log)
        for player in of_table:
            mine = [entry for entry in log if entry[0] in player.sent]
            assert mine == player.acked  # in this order, each once, and nothing that was not acknowledged in the end
        assert len(log) == sum(len(player.acked) for player in of_table)
        with people(table.sit(0, 1, 2)) as (device,):  # and it goes on where the log ends
            assert device.v == match.version
            if not device.over:
                assert device.act()["t"] == "step"
    return sum(len(player.acked) for player in players), sum(player.returns for player in players)


@pytest.mark.slow
@pytest.mark.timeout(600)
@pytest.mark.parametrize("kills", [6, 20])
def test_kills_lose_and_double_nothing(own_server: Callable[..., Server], kills: int) -> None:
    acked, returns = killed(own_server(), kills)
    assert acked > kills * TABLES
    assert returns >= kills
