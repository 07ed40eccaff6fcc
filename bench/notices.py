"""What it costs to tell people of their turns: from the ply on disk to the push request, and what acts pay for it.

300 tables with two people each, and 1,000 browsers that want to be told when the second one is asked. In turns the
second ones look, so that nobody is told, and have put the phone away, so that every turn is told: both on the same
server, in the same games, at the same pace, for a few seconds each. So the ratio of the waits for an acknowledgement
says what notices cost, on a busy machine too. Server, push service and players are processes of their own; the
server's processor time is that of its own process and of the one that sends its notices.

    python -m bench.notices [--tables 300] [--subscriptions 1000] [--rate 400] [--seconds 3] [--rounds 10]
"""

from __future__ import annotations

import argparse
import asyncio
import base64
import json
import multiprocessing
import os
import random
import statistics
import time
from dataclasses import dataclass, field
from multiprocessing.connection import Connection
from pathlib import Path

from cryptography.hazmat.primitives import serialization
from cryptography.hazmat.primitives.asymmetric import ec

from bench.games import open_game
from bench.server import PLIES_PER_ACT, WARM_UP, Pair, Run, Served, hear, post, processor_time

SWITCH = 0.7  # seconds after a change that are not counted
LATEST = 5.0  # seconds after which a notice is not waited for


@dataclass
class Phase:
    """What was seen while everybody looked, or while the second ones did not."""

    told: bool
    waits: list[float] = field(default_factory=list)
    turns: dict[str, list[float]] = field(default_factory=dict)  # when it was heard, by table
    plies: int = 0
    serving: float = 0.0  # seconds of processor time, of the server and of whoever sends for it
    sending: float = 0.0


def spelt(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def browser_keys() -> dict[str, str]:
    """The keys of a browser that asks for notices."""
    point = (
        ec.generate_private_key(ec.SECP256R1())
        .public_key()
        .public_bytes(serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint)
    )
    return {"p256dh": spelt(point), "auth": spelt(os.urandom(16))}


class Phased(Run):
    """Waits and turns count for the phase of the moment; between two of them for none."""

    phase: Phase | None = None

    def acked(self, seconds: float) -> None:
        if self.phase is not None:
            self.phase.waits.append(seconds)


class Away(Pair):
    """The second of the two looks or does not; it is noted when it was heard that it is their turn."""

    run: Phased
    asked = False

    def look(self, front: bool) -> None:
        self.sockets[1].send(json.dumps({"t": "ping", "key": "look", "front": front}).encode())

    def heard(self, who: int, data: bytes) -> None:
        if who == 1 and data.startswith(b'{"t":"step"'):
            view = hear(data).view
            before, self.asked = self.asked, bool(view and view.prompt and view.prompt.options)
            if self.asked and not before and self.run.phase is not None:
                self.run.phase.turns.setdefault(self.table, []).append(time.monotonic())
        super().heard(who, data)


async def _take(reader: asyncio.StreamReader, writer: asyncio.StreamWriter, told: dict[str, list[float]]) -> None:
    try:
        while line := await reader.readline():
            size = 0
            while (header := await reader.readline()) not in (b"\r\n", b""):
                if header.lower().startswith(b"content-length:"):
                    size = int(header.split(b":")[1])
            told.setdefault(line.split()[1].decode().split("/")[2], []).append(time.monotonic())
            await reader.readexactly(size)
            writer.write(b"HTTP/1.1 201 Created\r\ncontent-length: 0\r\n\r\n")
    except (ConnectionError, asyncio.IncompleteReadError, asyncio.CancelledError):
        pass
    finally:
        writer.close()


def serve_pushes(pipe: Connection) -> None:
    """The push service: says yes to everything and notes when it was asked, by table; in the end it tells that."""
    os.nice(19)  # elsewhere it is the work of other machines

    async def run() -> None:
        told: dict[str, list[float]] = {}
        listening = await asyncio.start_server(lambda reader, writer: _take(reader, writer, told), "127.0.0.1", 0)
        pipe.send(listening.sockets[0].getsockname()[1])
        await asyncio.to_thread(pipe.recv)
        pipe.send(told)

    asyncio.run(run())


def senders(pid: int) -> list[int]:
    """The processes that a process has started."""
    try:
        return [int(one) for one in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]
    except OSError:
        return []


async def _play(port: int, pid: int, service: int, args: argparse.Namespace) -> list[Phase]:
    run = Phased(args.tables * PLIES_PER_ACT / args.rate)
    pairs: list[Away] = []
    for number in range(args.tables):
        made = post(port, "/api/tables", {"game": open_game(), "seats": [{"kind": "here"}, {"kind": "here"}]})
        pairs.append(Away(made["table"], [seat["token"] for seat in made["seats"]], random.Random(number), run))
    for at in range(args.subscriptions):
        pair = pairs[at % args.tables]
        endpoint = f"http://127.0.0.1:{service}/send/{pair.table}/{at}"
        post(
            port, f"/api/tables/{pair.table}/notices", {"token": pair.tokens[1], "endpoint": endpoint, **browser_keys()}
        )
    for pair in pairs:
        await pair.sit(port)
    await asyncio.sleep(0.5)
    run.started = True
    for pair in pairs:
        pair.due = asyncio.get_running_loop().time()
        pair.plan()
    await asyncio.sleep(WARM_UP)
    phases: list[Phase] = []
    for at in range(2 * args.rounds):
        phase = Phase(told=at % 4 in (1, 2))  # off, on, on, off: neither is always the later one
        for pair in pairs:
            pair.look(front=not phase.told)
        await asyncio.sleep(SWITCH)
        serving, sending = processor_time(pid), sum(map(processor_time, senders(pid)))
        plies, run.phase = run.plies, phase
        await asyncio.sleep(args.seconds)
        run.phase = None
        phase.plies = run.plies - plies
        phase.serving = processor_time(pid) - serving
        phase.sending = sum(map(processor_time, senders(pid))) - sending
        phases.append(phase)
    run.stopped = True
    await asyncio.sleep(1.5)
    for pair in pairs:
        for socket in pair.sockets:
            socket.transport.close()
    return phases


def play(pipe: Connection, port: int, pid: int, service: int, args: argparse.Namespace) -> None:
    """All the players."""
    import uvloop

    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        pipe.send(runner.run(_play(port, pid, service, args)))


def measured(args: argparse.Namespace) -> tuple[list[Phase], dict[str, list[float]]]:
    """The phases, and when the push service was asked, by table."""
    spawn = multiprocessing.get_context("spawn")
    (takes, taken), (plays, played) = spawn.Pipe(), spawn.Pipe()
    service = spawn.Process(target=serve_pushes, args=(taken,), daemon=True)
    service.start()
    try:
        where = takes.recv()
        settings = ("--set", "push_anywhere=1", "--set", "notices_per_address=100000")
        with Served(*settings) as (port, pid):
            players = spawn.Process(target=play, args=(played, port, pid, where, args), daemon=True)
            players.start()
            played.close()
            phases = plays.recv()
            players.join()
        takes.send(None)
        return phases, takes.recv()
    finally:
        service.kill()
        service.join()


def delays(phase: Phase, told: dict[str, list[float]]) -> list[float]:
    """For each turn of a phase with notices, the seconds from when it was heard of to its first push request."""
    late: list[float] = []
    for table, turns in phase.turns.items():
        asked = sorted(told.get(table, []))
        for turn, following in zip(turns, [*turns[1:], float("inf")], strict=True):
            found = [when for when in asked if turn - 0.05 <= when < min(following, turn + LATEST)]
            late += [max(0.0, found[0] - turn)] if found else []
    return late


def percentile(found: list[float], part: float) -> float:
    return sorted(found)[int(len(found) * part)] if found else 0.0


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.notices", description=__doc__.splitlines()[0])
    parser.add_argument("--tables", type=int, default=300)
    parser.add_argument("--subscriptions", type=int, default=1000)
    parser.add_argument("--rate", type=float, default=400.0, help="plies per second of all tables together")
    parser.add_argument("--seconds", type=float, default=3.0, help="of each phase")
    parser.add_argument("--rounds", type=int, default=10, help="phases with notices, and as many without")
    args = parser.parse_args()
    phases, told = measured(args)
    found = {kind: [one for one in phases if one.told == kind] for kind in (False, True)}
    late = [delay for one in found[True] for delay in delays(one, told)]
    pushes = sum(map(len, told.values()))
    for kind, name in ((False, "nobody is told"), (True, "all are told")):
        waits = [wait for one in found[kind] for wait in one.waits]
        plies = sum(one.plies for one in found[kind])
        half, most = (percentile(waits, part) * 1e3 for part in (0.5, 0.99))
        middle = statistics.median(percentile(one.waits, 0.99) * 1e3 for one in found[kind])
        serving, sending = (
            sum(seconds) * 1e6 / plies
            for seconds in zip(*((one.serving, one.sending) for one in found[kind]), strict=True)
        )
        acts = f"{len(waits)} acts, p50 {half:.2f} ms, p99 {most:.2f} ms (median of the phases {middle:.2f} ms)"
        print(f"{name:14}: {acts}; {serving:.0f} us of the server and {sending:.0f} us of its sender per ply")
    pooled = [percentile([wait for one in found[kind] for wait in one.waits], 0.99) for kind in (False, True)]
    middles = [statistics.median(percentile(one.waits, 0.99) for one in found[kind]) for kind in (False, True)]
    ratios = f"{pooled[1] / pooled[0]:.2f} of all acts, {middles[1] / middles[0]:.2f} of the medians"
    print(f"p99 of acts with notices / without: {ratios} ({args.rounds} phases of {args.seconds:g} s each)")
    told_within = ", ".join(
        f"{name} {seconds * 1e3:.0f} ms"
        for name, seconds in (
            ("p50", percentile(late, 0.5)),
            ("p99", percentile(late, 0.99)),
            ("worst", max(late, default=0.0)),
        )
    )
    print(f"from the ply to the push request: {told_within}, {len(late)} turns, {pushes} requests")


if __name__ == "__main__":
    main()
