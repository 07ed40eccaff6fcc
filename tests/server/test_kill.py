"""The server is killed again and again in mid-game: nothing acknowledged is lost or doubled, and tables resume."""

from __future__ import annotations

import json
import random
import sqlite3
import threading
import time
from collections.abc import Callable

import pytest
from tests.server.people import Created, Device, Message, Server, people
from websockets.exceptions import WebSocketException

from lamplight.core.chance import Dealer
from lamplight.core.entry import Entry
from lamplight.core.match import Match
from lamplight.kits import game_named

KILLS = 20
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
                time.sleep(self.luck.uniform(0, PACE))
            else:
                self.trouble.append(answer)

    def come_back(self, device: Device) -> None:
        for _ in range(600):
            try:
                device.again()
            except LOST:
                time.sleep(0.05)
            else:
                self.returns += 1
                return
        raise AssertionError("the server never came back")


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
    for player in players:
        player.start()
    try:
        for _ in range(kills):
            time.sleep(luck.uniform(0.05, 0.6))
            server.kill()
            server.start()
            assert not [player.trouble for player in players if player.trouble]
        time.sleep(0.5)
    finally:
        stop.set()
        for player in players:
            player.join(60)
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
def test_twenty_kills_lose_and_double_nothing(own_server: Callable[..., Server]) -> None:
    acked, returns = killed(own_server(), KILLS)
    assert acked > KILLS * TABLES
    assert returns >= KILLS
