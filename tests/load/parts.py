"""All parts of the campaign, one after the other. A new part is one line here and a function that gives figures."""

from __future__ import annotations

import statistics
import tempfile
import threading
import time
from pathlib import Path
from typing import Final

from tests.examples import EXAMPLE
from tests.load.attacks.masters import SLOWEST
from tests.load.figures import Figure, Part, Say
from tests.load.siege import USUAL, besieged, siege
from tests.server import test_workers
from tests.server.conftest import GENEROUS
from tests.server.people import Server, people
from tests.server.postgres import Cluster, programs
from tests.server.test_kill import killed
from tests.server.test_limits import fuzzed
from tests.waiting import DEADLINE

from lamplight.bots.search.searcher import LEVELS


def headers(seconds: int, say: Say) -> list[Figure]:
    figures, done = siege("headers", seconds, 20, say)
    return [*figures, Figure("endless heads that were swallowed", done["swallowed"], most=0)]


def half_open(seconds: int, say: Say) -> list[Figure]:
    figures, done = siege("half_open", seconds, 1500, say)
    return [*figures, Figure("half-open lines tried", done["opened"], least=1500)]


def hello(seconds: int, say: Say) -> list[Figure]:
    figures, done = siege("hello", seconds, 100, say)
    return [
        *figures,
        Figure("answered to the attacker", done["bytes"] / 2**20 / seconds, "MiB/s", most=20),
        Figure("attacker's lines closed", done["closed 1008"], least=1),
    ]


def floods(seconds: int, say: Say) -> list[Figure]:
    figures, done = siege("floods", seconds, 40, say)
    return [
        *figures,
        Figure("answers to the attacker", (done["limited"] + done["failed"] + done["pong"]) / seconds, "per s"),
        Figure("attacker's lines closed", done["closed 1008"], least=1),
    ]


def slow_readers(seconds: int, say: Say) -> list[Figure]:
    figures, done = siege("slow_readers", seconds, 150, say)
    return [*figures, Figure("lines that never read", done["opened"], least=150)]


def making(seconds: int, say: Say) -> list[Figure]:
    figures, done = siege("making", seconds, 20, say)
    return [*figures, Figure("tables the attacker made", done["answered 200"], most=61)]


def masters(seconds: int, say: Say) -> list[Figure]:
    """Beside the usual figures: how long an honest bot of the same level takes for its moves meanwhile."""
    waits: list[float] = []
    with tempfile.TemporaryDirectory() as folder:
        server = Server(Path(folder) / "data", **USUAL)
        stop = threading.Event()

        def watch() -> None:
            with people(server.table(f"bot:{SLOWEST}", f"bot:{SLOWEST}").watch()) as (device,):
                while not stop.is_set() and not device.over:
                    begun = time.perf_counter()
                    while device.hear(300)["t"] != "step":
                        pass
                    waits.append(time.perf_counter() - begun)

        try:
            watcher = threading.Thread(target=watch, daemon=True)
            threading.Timer(max(2.0, min(10.0, seconds / 3)) + 5, watcher.start).start()
            figures, done = besieged(server, "masters", seconds, 60, say)
            stop.set()
            watcher.join(DEADLINE)
        finally:
            server.close()
    longest = LEVELS[SLOWEST].seconds
    return [
        *figures,
        Figure("tables with thinking bots", done["answered 200"], least=1),
        Figure("moves of an honest bot seen", len(waits), least=1),
        # It waits for one thought of the crowd, thinks itself, and waits a moment for people to follow.
        Figure("an honest bot's move took at most", max(waits, default=0.0), "s", most=4 * longest + 2),
    ]


def kills(number: int, say: Say) -> list[Figure]:
    with tempfile.TemporaryDirectory() as folder:
        server = Server(Path(folder) / "data", message_rate=100_000, message_burst=100_000)
        try:
            acked, returns = killed(server, number)
        finally:
            server.close()
    return [
        Figure("kill -9 in live games", number),
        Figure("acknowledged acts, none lost or doubled", acked, least=number),
        Figure("times that a device came back", returns, least=number),
    ]


def fuzz(number: int, say: Say) -> list[Figure]:
    with tempfile.TemporaryDirectory() as folder:
        server = Server(Path(folder) / "data", **dict.fromkeys(UNLIMITED, 1_000_000_000))
        try:
            fuzzed(server, number)
            server.stop()
            log = (Path(folder) / "data.log").read_text()
        finally:
            server.close()
    return [
        Figure("frames with wrong bytes, all answered", number),
        Figure("lines in the server's log", len(log.splitlines()), most=0),
    ]


def two_processes(number: int, say: Say) -> list[Figure]:
    """How soon play goes on at another process when one is killed, and when it is asked to stop."""
    folder = programs()
    if folder is None:
        return [Figure("PostgreSQL is missing (tools/postgres.sh)", 1, most=0)]
    cluster = Cluster(folder)
    try:
        with tempfile.TemporaryDirectory() as home:
            server = Server(Path(home) / "data", **{**GENEROUS, "database": cluster.database(), "workers": 2})
            try:
                kills = [test_workers.killed(server, seed) for seed in range(number)]
                say(f"killed {number} times")
                stops = [test_workers.handed_over(server) for _ in range(number)]
            finally:
                server.close()
    finally:
        cluster.close()
    return [
        Figure("kill -9 of one of two processes", number),
        Figure("back at the table after a kill, half of the times within", statistics.median(kills), "s", most=3),
        Figure("handed over when asked to stop, half of the times within", statistics.median(stops), "s", most=3),
    ]


UNLIMITED = ("strikes", "message_rate", "message_burst", "messages_per_address", "hello_rate", "hello_burst")
ATTACK_SECONDS = 20
PARTS: Final = [
    Part("headers", "heads of requests without end", ATTACK_SECONDS, headers),
    Part("half-open", "requests that are begun and never ended", ATTACK_SECONDS, half_open),
    Part("hello", "asking for everything again and again", ATTACK_SECONDS, hello),
    Part("floods", "messages, nonsense and control frames", ATTACK_SECONDS, floods),
    Part("slow-readers", "asking and never reading", ATTACK_SECONDS, slow_readers),
    Part("masters", "many tables of the bots that think for longest", 2 * ATTACK_SECONDS, masters),
    Part("making", "new tables and dear questions", ATTACK_SECONDS, making),
    Part("fuzz", "messages with wrong bytes", 5_000, fuzz),
    Part("two-processes", "one of two processes killed or stopped", 7, two_processes),
    Part("kills", f"the server killed in mid-game ({EXAMPLE})", 50, kills),
]
