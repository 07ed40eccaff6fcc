"""Routing and take-over among many machines, in simulated time: whatever happens to one of them, where do its tables
go, how long do people wait, and can two processes ever write at one table?

The rules are the server's own: where a table belongs (`home_of`), how long a lease holds, how often somebody looks, how
a line is handed on. In front is a proxy that sends a table always to the same machine (a ring, as nginx and HAProxy
have it) and the browser's way to dial again. The database is one place with one clock, as PostgreSQL is. Nothing
sleeps; the same seed gives the same figures.

    python -m bench.routing [--machines 100] [--processes 8] [--tables 1000000]
"""

from __future__ import annotations

import argparse
import bisect
import hashlib
import heapq
import random
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Final

from lamplight.server.leading import AWAKE, PAUSE, TRIES
from lamplight.server.leases import BEAT, LASTS, home_of
from lamplight.server.tables import TENURE

POINTS: Final = 160  # of a machine on the proxy's ring, as nginx has them
CONNECT: Final = 1.0  # seconds until a proxy gives up a machine that does not answer, and tries the next
CHECK: Final = 1.0  # seconds between two looks of the proxy at a machine
FALL: Final = 2  # looks without an answer until nobody is sent there
FIRST: Final = 0.25  # seconds until a browser dials again (web/src/table/link.ts), doubled each time
LONGEST: Final = 5.0  # up to so many
SILENCE: Final = 1.5  # seconds after which it asks whether the server is there
ANSWER: Final = 1.4  # seconds that it waits for the answer
ASKED: Final = 0.002  # seconds that a question to the database takes
OPENING: Final = 0.010  # seconds of a processor to open a table, with its people
NAP: Final = 5.0  # seconds that a process sleeps


@dataclass(eq=False)
class Process:
    """One that serves."""

    machine: int
    name: str
    dead: bool = False
    asleep: bool = False
    steady: float = 0.0  # when it may first take others for gone
    busy: float = 0.0  # until when its processor has work

    @property
    def well(self) -> bool:
        return not self.dead and not self.asleep


@dataclass
class Told:
    """What came of something that happened."""

    moved: int = 0  # tables that have another owner now
    waits: list[float] = field(default_factory=list)  # seconds without a table, for all that lost theirs
    refused: int = 0  # writes of processes that own the table no more
    torn: int = 0  # such writes that were kept
    asked: Counter[int] = field(default_factory=Counter)  # questions to the database, by tenth of a second

    def within(self, part: float) -> float:
        """So long waited this part of them at most."""
        return sorted(self.waits)[min(len(self.waits) - 1, int(len(self.waits) * part))] if self.waits else 0.0

    @property
    def rush(self) -> float:
        """The most questions to the database in a second."""
        return 10 * max(self.asked.values(), default=0)


class Ring:
    """Which machine a proxy sends a table to: the next point of one that is well."""

    def __init__(self, machines: Sequence[int]) -> None:
        self._points = sorted((_point(f"{one} {n}"), one) for one in machines for n in range(POINTS))
        self._places = [place for place, _ in self._points]

    def ways(self, table: str, shunned: Callable[[int], bool]) -> int:
        """The first machine on the way that is not shunned."""
        at = bisect.bisect(self._places, _point(table))
        for step in range(len(self._points)):
            machine = self._points[(at + step) % len(self._points)][1]
            if not shunned(machine):
                return machine
        raise LookupError("no machine is left")


def _point(text: str) -> int:
    return int.from_bytes(hashlib.blake2b(text.encode(), digest_size=8).digest(), "big")


class World:
    """Machines with processes, one database, a proxy, and people at every table."""

    def __init__(self, machines: int, processes: int, tables: int, seed: int = 0, fenced: bool = True) -> None:
        self.luck = random.Random(seed)
        self.fenced = fenced
        self.now = 0.0
        self._events: list[tuple[float, int, Callable[[], None]]] = []
        self._count = 0
        self.told = Told()
        self.rows: dict[str, float] = {}  # processes, until when
        self.leases: dict[str, str] = {}
        self.came: dict[str, float] = {}  # when a table got its owner
        self.names: dict[str, Process] = {}
        self.home: dict[int, list[Process]] = {}
        self.dark: dict[int, float] = {}  # machines that answer nobody, since when
        self.lost: dict[str, float] = {}  # tables whose people wait, since when
        for machine in range(machines):
            self._furnish(machine, processes)
        self.ring = Ring(range(machines))
        for number in range(tables):
            table = f"t{number}"
            machine = self.ring.ways(table, lambda _: False)
            self._own(table, home_of(table, [one.name for one in self.home[machine]]))

    def _furnish(self, machine: int, processes: int) -> None:
        self.home[machine] = []
        for number in range(processes):
            process = Process(machine, f"{machine}/{number}", steady=self.now + LASTS)
            self.home[machine].append(process)
            self._enter(process)
            self._after(self.luck.uniform(0, BEAT), lambda one=process: self._beat(one))  # type: ignore[misc]

    # --- time -----------------------------------------------------------------------------------

    def _after(self, seconds: float, what: Callable[[], None]) -> None:
        self._count += 1
        heapq.heappush(self._events, (self.now + seconds, self._count, what))

    def run(self, seconds: float) -> Told:
        """Let so much time pass; what came of it."""
        until = self.now + seconds
        while self._events and self._events[0][0] <= until:
            self.now, _, what = heapq.heappop(self._events)
            what()
        self.now = until
        told, self.told = self.told, Told()
        return told

    # --- the database ---------------------------------------------------------------------------

    def _ask(self) -> None:
        self.told.asked[int(self.now * 10)] += 1

    def _enter(self, process: Process) -> None:
        self.rows[process.name], self.names[process.name] = self.now + LASTS, process

    def _own(self, table: str, name: str) -> None:
        self.leases[table], self.came[table] = name, self.now

    def _bury(self, name: str) -> None:
        if self.rows.pop(name, None) is not None:
            for table in [table for table, owner in self.leases.items() if owner == name]:
                del self.leases[table]

    def write(self, name: str, table: str) -> None:
        """A process writes a ply of a table that it believes to own."""
        own = name in self.rows and self.leases.get(table) == name
        if not own and self.fenced:
            self.told.refused += 1
        elif not own:
            self.told.torn += 1

    # --- processes ------------------------------------------------------------------------------

    def _beat(self, process: Process) -> None:
        """Renew, and take away the rows of those that did not."""
        if process.dead:
            return
        self._after(BEAT, lambda: self._beat(process))
        if process.asleep:
            return
        self._ask()
        if process.name not in self.rows:  # it was taken for gone
            process.name, process.steady = f"{process.name}'", self.now + LASTS
            self._enter(process)
            return
        self.rows[process.name] = self.now + LASTS
        if self.now > process.steady and (late := [name for name, until in self.rows.items() if until < self.now]):
            for name in late:
                self._bury(name)

    # --- people ---------------------------------------------------------------------------------

    def _lose(self, table: str, notices: float) -> None:
        """The people of a table have lost their line, and notice it after so many seconds."""
        self.lost[table] = self.now
        self._after(notices + self._pause(0), lambda: self._dial(table, 0))

    def _pause(self, tries: int) -> float:
        return min(LONGEST, FIRST * float(2**tries)) * self.luck.uniform(0.75, 1.25)

    def _shunned(self, machine: int) -> bool:
        since = self.dark.get(machine)
        return since is not None and self.now > since + CHECK * FALL

    def _dial(self, table: str, tries: int, tried: frozenset[int] = frozenset()) -> None:
        machine = self.ring.ways(table, lambda one: one in tried or self._shunned(one))
        ready = [one for one in self.home[machine] if one.well]
        if machine in self.dark or not ready:
            self._after(CONNECT, lambda: self._dial(table, tries, tried | {machine}))
            return
        self._led(table, self.luck.choice(ready), tries, 0)

    def _led(self, table: str, process: Process, tries: int, attempt: int) -> None:
        """A process has the line, and looks for the owner of its table."""
        if attempt == TRIES or not process.well:
            self._after(self._pause(tries), lambda: self._dial(table, tries + 1))
            return
        self._ask()
        name = self.leases.get(table)
        owner = None if name is None else self.names[name]
        wait = ASKED + PAUSE
        if owner is None:
            near = {one.name: one for one in self.home[process.machine] if one.name in self.rows}
            goes_to = near[home_of(table, near)] if near else process
            if goes_to.well:
                self._own(table, goes_to.name)
                self.told.moved += 1
                self._seated(table, goes_to)
                return
            self._own(table, process.name)
            self.told.moved += 1
            self._seated(table, process)
            return
        if owner.well and name == owner.name and owner.machine == process.machine:
            self._seated(table, owner)
            return
        if owner.machine == process.machine:
            if owner.dead:
                self._bury(owner.name)
                wait = ASKED
            else:
                wait += AWAKE
        elif owner.well and self.now > self.came[table] + TENURE:  # it is wanted here
            del self.leases[table]
        self._after(wait, lambda: self._led(table, process, tries, attempt + 1))

    def _seated(self, table: str, process: Process) -> None:
        """The table is opened as soon as the processor of its owner comes to it."""
        process.busy = max(process.busy, self.now) + OPENING

        def there() -> None:
            if not process.well:
                self._after(self._pause(0), lambda: self._dial(table, 0))
            elif table in self.lost:
                self.told.waits.append(self.now - self.lost.pop(table))

        self._after(process.busy - self.now, there)

    # --- what happens ---------------------------------------------------------------------------

    def of(self, process: Process) -> list[str]:
        """The tables of a process."""
        return [table for table, name in self.leases.items() if name == process.name]

    def kill(self, process: Process, watched: bool = True) -> None:
        """kill -9; watched: its parent sees it at once."""
        tables = self.of(process)
        process.dead = True
        if watched:
            self._bury(process.name)
        for table in tables:
            self._lose(table, 0.0)

    def darken(self, machine: int) -> None:
        """A machine is gone, and nothing says so."""
        self.dark[machine] = self.now
        for process in self.home[machine]:
            tables = self.of(process)
            process.dead = True
            for table in tables:
                self._lose(table, self.luck.uniform(0, SILENCE) + ANSWER)

    def halt(self, process: Process, seconds: float = NAP) -> None:
        """A process sleeps with decisions in its hands, wakes, and would write them."""
        name, tables = process.name, self.of(process)
        process.asleep = True
        for table in tables:
            self._lose(table, self.luck.uniform(0, SILENCE) + ANSWER)

        def wake() -> None:
            process.asleep = False
            for table in tables:
                self.write(name, table)

        self._after(seconds, wake)

    def stop(self, machine: int) -> None:
        """A machine is asked to end, and hands its tables over."""
        self.dark[machine] = self.now - CHECK * FALL - 1  # it says so itself
        for process in self.home[machine]:
            tables = self.of(process)
            process.dead = True
            self._bury(process.name)
            for table in tables:
                self._lose(table, 0.0)

    def join(self, processes: int, over: float) -> int:
        """A machine comes to the others; all people dial once more within so many seconds. Which one it is."""
        machine = len(self.home)
        self._furnish(machine, processes)
        self.ring = Ring(range(machine + 1))
        for table in list(self.leases):
            self._after(self.luck.uniform(0, over), lambda table=table: self._again(table))  # type: ignore[misc]
        return machine

    def _again(self, table: str) -> None:
        self.lost[table] = self.now
        self._dial(table, 0)

    def crowding(self) -> float:
        """How many times the mean the fullest process has."""
        held = Counter(self.leases.values())
        there = [one for some in self.home.values() for one in some if not one.dead]
        return max(held.values()) * len(there) / len(self.leases)


UPHEAVALS: Final = ("kill", "kill unwatched", "sleep", "machine dark", "machine stopped", "machine added")


def upheaval(world: World, what: str) -> Told:
    """Let one thing happen, and half a minute pass."""
    world.run(3 * LASTS)
    victim = world.home[1][0]
    if what == "kill":
        world.kill(victim)
    elif what == "kill unwatched":
        world.kill(victim, watched=False)
    elif what == "sleep":
        world.halt(victim)
    elif what == "machine dark":
        world.darken(1)
    elif what == "machine stopped":
        world.stop(1)
    else:
        world.join(len(world.home[0]), over=20.0)
    told = world.run(30.0)
    assert not world.lost, f"{len(world.lost)} tables are not back"
    return told


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m bench.routing", description=(__doc__ or "").split(":")[0])
    parser.add_argument("--machines", type=int, default=100)
    parser.add_argument("--processes", type=int, default=8, help="on each machine")
    parser.add_argument("--tables", type=int, default=1_000_000)
    parser.add_argument("--seed", type=int, default=0)
    asked = parser.parse_args(arguments)
    print(f"{asked.tables:,} tables, {asked.machines} machines of {asked.processes} processes")
    names = ("lost a line", "moved", "half s", "99 % s", "worst s", "refused", "torn", "asked/s", "crowding")
    print(" " * 16 + "".join(f"{name:>12}" for name in names))
    for what in UPHEAVALS:
        world = World(asked.machines, asked.processes, asked.tables, asked.seed)
        told = upheaval(world, what)
        numbers = (told.within(0.5), told.within(0.99), max(told.waits, default=0.0))
        print(
            f"{what:16}{len(told.waits):12,}{told.moved:12,}"
            + "".join(f"{number:12.2f}" for number in numbers)
            + f"{told.refused:12,}{told.torn:12,}{told.rush:12,.0f}{world.crowding():12.2f}",
            flush=True,
        )
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
