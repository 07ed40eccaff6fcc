"""How much more two processes carry than one, on one PostgreSQL (`lamplight serve --workers`).

Server, database and all clients share this machine, so on few cores two processes cannot have twice of what one has.
Therefore every process of the server is given the same ration of a core (it is halted for the rest of the time): what
two carry then says whether they stand in each other's way. Clients and database take what they need; if they need
all that is left, that is measured instead, and `idle` says so. Every process has as many tables. One and two are
measured in turn.

    python -m bench.workers [--ration 0.2] [--tables 50] [--seconds 8] [--rounds 3]
"""

from __future__ import annotations

import argparse
import os
import signal
import statistics
import threading
import time
from collections.abc import Sequence
from pathlib import Path

from bench.server import Load, Served, drive, serving

PERIOD = 0.02  # seconds


class Rationed:
    """As long as the block lasts these processes run for a share of the time, one after the other if there is room."""

    def __init__(self, pids: Sequence[int], ration: float) -> None:
        self.pids = pids
        self.ration = ration
        self._ending = threading.Event()
        self._threads = [threading.Thread(target=self._feed, args=(at, pid)) for at, pid in enumerate(pids)]

    def __enter__(self) -> None:
        if self.ration < 1:
            for thread in self._threads:
                thread.start()

    def __exit__(self, *_: object) -> None:
        self._ending.set()
        for thread in self._threads:
            if thread.ident is not None:
                thread.join()

    def _feed(self, at: int, pid: int) -> None:
        began = time.monotonic() + PERIOD * at / len(self.pids)
        while not self._ending.is_set():
            for share, wanted in ((self.ration, signal.SIGCONT), (1 - self.ration, signal.SIGSTOP)):
                os.kill(pid, wanted)
                began += share * PERIOD
                time.sleep(max(0.0, began - time.monotonic()))
        os.kill(pid, signal.SIGCONT)


def busy() -> tuple[float, float]:
    """Seconds that all cores were idle, and all seconds."""
    fields = [int(one) for one in Path("/proc/stat").read_text().splitlines()[0].split()[1:]]
    return fields[3] / os.sysconf("SC_CLK_TCK"), sum(fields[:8]) / os.sysconf("SC_CLK_TCK")


def carried(database: str, workers: int, ration: float, tables: int, seconds: float) -> tuple[Load, float]:
    """What so many processes carry, and the share of the machine that nobody used."""
    with Served("--set", f"database={database}", "--set", f"workers={workers}") as (port, pid):
        family = serving(pid)
        ours = family if workers == 1 else family[1:]
        assert len(ours) == workers
        with Rationed(ours, ration):
            before = busy()
            load = drive(port, pid, tables, 0.0, seconds)
            after = busy()
    return load, (after[0] - before[0]) / (after[1] - before[1])


def memory(pid: int, which: str) -> int:
    """Kilobytes of memory that a process has (VmRSS), or had at most (VmHWM)."""
    lines = Path(f"/proc/{pid}/status").read_text().splitlines()
    return next(int(line.split()[1]) for line in lines if line.startswith(f"{which}:"))


def sizes(database: str, tables: int, seconds: float) -> tuple[float, float]:
    """Kilobytes of a process's memory for a table with two devices, and bytes on disk for a ply with its indexes."""
    import psycopg

    with Served("--set", f"database={database}") as (port, pid):
        before = memory(pid, "VmRSS")
        drive(port, pid, tables, 0.0, seconds)
        each = (memory(pid, "VmHWM") - before) / tables
        with psycopg.connect(database.replace("+psycopg", "")) as line:
            found = line.execute("SELECT pg_total_relation_size('plies'), count(*) FROM plies").fetchone()
    assert found is not None
    return each, found[0] / found[1]


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m bench.workers", description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--ration", type=float, default=0.2, help="of a core, for each process; 1 is all")
    parser.add_argument("--tables", type=int, default=50, help="for each process")
    parser.add_argument("--seconds", type=float, default=8.0)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--sizes", action="store_true", help="instead: what a table and a ply take")
    asked = parser.parse_args(arguments)
    from tests.server.postgres import Cluster, programs

    folder = programs()
    if folder is None:
        print("PostgreSQL is not installed: tools/postgres.sh says how to get it.")
        return 1
    cluster = Cluster(folder)
    found: dict[int, list[float]] = {1: [], 2: []}
    try:
        if asked.sizes:
            table, ply = sizes(cluster.database(), asked.tables, asked.seconds)
            print(f"a table with two devices takes {table:.0f} kB of memory, a ply {ply:.0f} bytes on disk")
            return 0
        print(f"{'processes':>9}{'acts/s':>10}{'p50 ms':>10}{'p99 ms':>10}{'cpu us':>10}{'driver':>10}{'idle':>10}")
        for _ in range(asked.rounds):
            for workers, rates in found.items():
                load, idle = carried(cluster.database(), workers, asked.ration, asked.tables * workers, asked.seconds)
                cpu = load.cpu * load.plies_per_second / load.acts_per_second
                numbers = (load.acts_per_second, load.p50, load.p99, cpu, load.driver, idle)
                print(f"{workers:>9}" + "".join(f"{number:10.2f}" for number in numbers), flush=True)
                assert load.refused == 0
                rates.append(load.acts_per_second)
    finally:
        cluster.close()
    one, two = (statistics.median(rates) for rates in found.values())
    print(f"two carry {two / one:.2f} times what one carries (medians)")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
