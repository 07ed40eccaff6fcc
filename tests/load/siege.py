"""A real server under attack: how long honest people wait meanwhile, how much memory it takes, and who gets in.

The attack comes from 127.0.0.2, in a process of its own; honest people play from 127.0.0.1, newcomers come from
addresses of their own, and somebody who holds a seat comes from the attacker's address, as in one house.
"""

from __future__ import annotations

import asyncio
import importlib
import multiprocessing
import os
import tempfile
import threading
import time
from collections import Counter
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any

from tests.load.figures import Figure, Say, percentile
from tests.load.lines import Target
from tests.server.people import Created, Device, Server, people
from tests.waiting import DEADLINE, moment
from websockets.exceptions import WebSocketException

from lamplight.server.settings import Settings

ATTACKER = "127.0.0.2"
PACE = 0.1  # seconds between the acts of honest people
GRACE = 10.0  # seconds within which a newcomer has to be in
MEGABYTE = 2**20
USUAL = {"bot_delay": Settings().bot_delay, "bot_workers": Settings().bot_workers}  # the tests' own servers hurry
LOST = (WebSocketException, OSError, EOFError, AssertionError)


class From(Device):
    """A device with an address of its own."""

    def __init__(self, server: Server, table: str, tokens: list[str], address: str) -> None:
        self.address = address
        super().__init__(server, table, tokens)

    def dial(self, **options: Any) -> Any:
        return super().dial(source_address=(self.address, 0), open_timeout=GRACE, **options)


def memory(server: Server) -> float:
    """Bytes that the server's process has now."""
    assert server.process is not None
    status = Path(f"/proc/{server.process.pid}/status").read_text()
    return int(status.split("VmRSS:")[1].split()[0]) * 1024.0


def processor(server: Server) -> float:
    """Seconds of processor time that the server's process has used."""
    assert server.process is not None
    fields = Path(f"/proc/{server.process.pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


class Honest(threading.Thread):
    """Plays on and on at tables of its own and notes how long every act takes until it is acknowledged."""

    def __init__(self, server: Server, stop: threading.Event) -> None:
        super().__init__()
        self.server = server
        self.stop = stop
        self.took: list[float] = []
        self.trouble: list[str] = []

    def run(self) -> None:
        while not self.stop.is_set():
            try:
                with people(self.server.table("here", "here").sit(0, 1)) as (device,):
                    self.play(device)
            except Exception as error:
                self.trouble.append(repr(error))
                self.stop.wait(0.5)

    def play(self, device: Device) -> None:
        while not device.over and not self.stop.is_set():
            begun = time.perf_counter()
            answer = device.act()
            self.took.append(time.perf_counter() - begun)
            assert answer["t"] == "step", answer
            self.stop.wait(PACE)


def comes_in(server: Server, table: Created, address: str, tokens: list[str], patience: float = GRACE) -> float:
    """How long somebody takes to see the table; more than their patience if they do not."""
    begun = time.perf_counter()
    while time.perf_counter() - begun < patience:
        try:
            with people(From(server, table.id, tokens, address)) as (device,):
                assert device.v >= 0
                return time.perf_counter() - begun
        except LOST:
            moment(0.1)
    return patience + 1


class Comers(threading.Thread):
    """Somebody new comes every now and then, and a player from the attacker's own address."""

    def __init__(self, server: Server, table: Created, stop: threading.Event) -> None:
        super().__init__()
        self.server, self.table, self.stop = server, table, stop
        self.new: list[float] = []
        self.family: list[float] = []

    def run(self) -> None:
        while not self.stop.is_set():
            address = f"127.0.1.{1 + len(self.new) % 250}"
            self.new.append(comes_in(self.server, self.table, address, []))
            self.family.append(comes_in(self.server, self.table, ATTACKER, [self.table.token(1)]))
            self.stop.wait(0.5)


def besiege(module: str, to: Target, line: Connection) -> None:
    """The attack, in a process of its own."""
    asyncio.run(importlib.import_module(f"tests.load.attacks.{module}").attack(to))
    line.send(to.done)


def siege(module: str, seconds: int, lines: int, say: Say, **settings: object) -> tuple[list[Figure], Counter[str]]:
    """An attack against a server as anybody runs it, for so long."""
    with tempfile.TemporaryDirectory() as folder:
        server = Server(Path(folder) / "data", **{**USUAL, **settings})
        try:
            return besieged(server, module, seconds, lines, say)
        finally:
            server.close()


def besieged(server: Server, module: str, seconds: int, lines: int, say: Say) -> tuple[list[Figure], Counter[str]]:
    calm_for = max(2.0, min(10.0, seconds / 3))
    table = server.table("here", "here")
    stop = threading.Event()
    calm = Honest(server, stop)
    calm.start()
    calm.join(calm_for)
    stop.set()
    calm.join()
    before = most = memory(server)
    crowded = os.getloadavg()[0]
    stop = threading.Event()
    honest, comers = Honest(server, stop), Comers(server, table, stop)
    spawn = multiprocessing.get_context("spawn")
    ours, theirs = spawn.Pipe()
    to = Target(server.port, table.id, ATTACKER, seconds=seconds, lines=lines)
    attacker = spawn.Process(target=besiege, args=(module, to, theirs))
    attacker.start()
    honest.start()
    comers.start()
    began, used = time.monotonic(), processor(server)
    end = began + seconds + 2
    while time.monotonic() < end and attacker.is_alive():
        most = max(most, memory(server))
        attacker.join(0.1)
    share = (processor(server) - used) / (time.monotonic() - began)
    stop.set()
    honest.join()
    comers.join()
    done: Counter[str] = ours.recv() if ours.poll(DEADLINE) else Counter()
    attacker.join(10)
    if attacker.is_alive():
        attacker.kill()
    say(f"{module}: {dict(done)}; {honest.trouble[:3]}")
    return [
        Figure("load of the machine before", crowded),
        Figure("p99 of honest acts before", 1000 * percentile(calm.took, 0.99), "ms"),
        Figure("p99 of honest acts", 1000 * percentile(honest.took, 0.99), "ms", most=100),
        Figure("honest acts", len(honest.took), least=1),
        Figure("honest acts that failed", len(honest.trouble), most=0),
        Figure("processor time of the server", 100 * share, "% of a core"),
        Figure("memory grew by", (most - before) / MEGABYTE, "MB", most=50),
        Figure("newcomers kept out", sum(took > GRACE for took in comers.new), most=0),
        Figure("newcomers waited at most", max(comers.new, default=0.0), "s", most=GRACE),
        Figure("players of the attacker's house kept out", sum(took > GRACE for took in comers.family), most=0),
        Figure("they waited at most", max(comers.family, default=0.0), "s", most=GRACE),
    ], done
