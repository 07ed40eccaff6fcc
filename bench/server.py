"""How many plies the server keeps per second, and how long an act takes until it is on disk and acknowledged.

The real server runs as a process of its own with a fresh SQLite database (WAL, synchronous=FULL); 200 tables with two
sockets each are driven from another process over loopback.

    python -m bench.server [--tables 200] [--rate 1000] [--seconds 8]
"""

from __future__ import annotations

import argparse
import asyncio
import base64
import json
import multiprocessing
import os
import random
import shutil
import struct
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Callable
from dataclasses import asdict, dataclass
from functools import partial
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any, cast

import msgspec

from bench.games import open_game

OPEN_LIMITS = {
    "message_rate": "100000",
    "message_burst": "100000",
    "messages_per_address": "1000000",
    "hello_rate": "100000",
    "hello_burst": "100000",
    "connections": "100000",
    "connections_per_address": "100000",
    "tables_per_address": "100000",
    "bot_workers": "1",
}
WARM_UP = 1.0  # seconds that are not counted


class _Option(msgspec.Struct):
    do: str


class _Prompt(msgspec.Struct):
    options: list[_Option] = []


class _View(msgspec.Struct):
    prompt: _Prompt | None = None
    outcome: msgspec.Raw = msgspec.Raw(b"")


class _Heard(msgspec.Struct):
    """The little that the driver reads of a message."""

    t: str
    v: int = 0
    ack: str = ""
    seat: int | None = None
    view: _View | None = None


hear = msgspec.json.Decoder(_Heard).decode


@dataclass
class Load:
    """What was measured: plies that are on disk per second, and milliseconds from act to acknowledgement."""

    plies_per_second: float
    acts_per_second: float
    p50: float
    p99: float
    worst: float
    plies: int
    refused: int
    ended: int
    cpu: float  # microseconds of the server's processor time per ply; 0 where the system does not tell
    driver: float  # share of one core that the driver used: near 1, it is the driver that is measured


def frame(payload: bytes) -> bytes:
    """One masked text frame (the mask is zero: loopback has no caches to confuse)."""
    size = len(payload)
    if size < 126:
        return struct.pack("!BBI", 0x81, 0x80 | size, 0) + payload
    return struct.pack("!BBHI", 0x81, 0x80 | 126, size, 0) + payload


class Socket(asyncio.Protocol):
    """A lean websocket client: just enough for text frames of a server that does not compress."""

    def __init__(self, path: str, heard: Callable[[bytes], None], ready: asyncio.Future[None]) -> None:
        self.path = path
        self.heard = heard
        self.ready = ready
        self.open = False
        self.buffer = bytearray()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)
        key = base64.b64encode(os.urandom(16)).decode()
        self.transport.write(
            f"GET {self.path} HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
        )

    def data_received(self, data: bytes) -> None:
        buffer = self.buffer
        buffer += data
        if not self.open:
            end = buffer.find(b"\r\n\r\n")
            if end < 0:
                return
            if not buffer.startswith(b"HTTP/1.1 101"):
                self.ready.set_exception(ConnectionError(bytes(buffer[:80]).decode("latin-1")))
                return
            del buffer[: end + 4]
            self.open = True
            self.ready.set_result(None)
        at = 0
        while len(buffer) - at >= 2:
            size = buffer[at + 1] & 0x7F
            start = at + 2
            if size == 126:
                if len(buffer) - at < 4:
                    break
                size = int.from_bytes(buffer[at + 2 : at + 4], "big")
                start = at + 4
            elif size == 127:
                if len(buffer) - at < 10:
                    break
                size = int.from_bytes(buffer[at + 2 : at + 10], "big")
                start = at + 10
            if len(buffer) < start + size:
                break
            if buffer[at] & 0x0F == 1:
                self.heard(bytes(buffer[start : start + size]))
            elif buffer[at] & 0x0F == 9:
                self.transport.write(struct.pack("!BBI", 0x8A, 0x80 | size, 0) + bytes(buffer[start : start + size]))
            at = start + size
        del buffer[:at]

    def send(self, payload: bytes) -> None:
        self.transport.write(frame(payload))


class Pair:
    """Two people at one table; whoever is asked answers, at once or when the clock says so."""

    def __init__(self, table: str, tokens: list[str], luck: random.Random, run: Run) -> None:
        self.table = table
        self.tokens = tokens
        self.luck = luck
        self.run = run
        self.sockets: list[Socket] = []
        self.sent = 0.0
        self.count = 0
        self.v = -1
        self.due = 0.0
        self.next: bytes | None = None
        self.who = 0
        self.over = False

    async def sit(self, port: int) -> None:
        loop = asyncio.get_running_loop()
        for who, token in enumerate(self.tokens):
            ready = loop.create_future()

            made = partial(Socket, f"/ws/{self.table}", partial(self.heard, who), ready)
            _, socket = await loop.create_connection(made, "127.0.0.1", port)
            await asyncio.wait_for(ready, 10)
            self.sockets.append(socket)
            socket.send(json.dumps({"t": "hello", "tokens": [token]}).encode())

    def heard(self, who: int, data: bytes) -> None:
        if data.startswith(b'{"t":"table"'):
            return
        message = hear(data)
        run = self.run
        if message.t in ("step", "sync"):
            if message.ack:
                run.acked(time.perf_counter() - self.sent)
            if message.v > self.v:
                if self.v >= 0:
                    run.plies += message.v - self.v
                self.v = message.v
            view = message.view
            assert view is not None
            if view.outcome and not self.over:
                self.over = True
                run.ended += 1
            prompt = view.prompt
            if prompt is not None and prompt.options and message.seat == who:
                do = prompt.options[self.luck.randrange(len(prompt.options))].do
                self.count += 1
                key = f"{self.count}"
                self.next = json.dumps({"t": "act", "key": key, "seat": who, "prompt": message.v, "do": do}).encode()
                self.who = who
                if run.started:
                    self.plan()
        elif message.t != "ack":
            run.refused += 1

    def plan(self) -> None:
        """Answer at once, or when this table's next answer is due."""
        pace = self.run.pace
        if pace == 0.0:
            self.play()
        else:
            loop = asyncio.get_running_loop()
            self.due = max(loop.time(), self.due + self.luck.uniform(0.5, 1.5) * pace)
            loop.call_at(self.due, self.play)

    def play(self) -> None:
        if self.next is not None and not self.run.stopped:
            payload, self.next = self.next, None
            self.sent = time.perf_counter()
            self.sockets[self.who].send(payload)


class Run:
    """One measurement with all its pairs."""

    def __init__(self, pace: float) -> None:
        self.pace = pace
        self.plies = 0
        self.refused = 0
        self.ended = 0
        self.started = False
        self.stopped = False
        self.waits: list[float] = []

    def acked(self, seconds: float) -> None:
        self.waits.append(seconds)


def post(port: int, path: str, body: object) -> Any:
    request = urllib.request.Request(
        f"http://127.0.0.1:{port}{path}", json.dumps(body).encode(), {"content-type": "application/json"}
    )
    with urllib.request.urlopen(request, timeout=30) as response:
        return json.load(response)


def serving(pid: int) -> list[int]:
    """A server's process and those that serve with it: they were forked, so their command is the same."""
    try:
        children = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
        command = Path(f"/proc/{pid}/cmdline").read_bytes()
        return [pid, *(int(child) for child in children if Path(f"/proc/{child}/cmdline").read_bytes() == command)]
    except OSError:
        return [pid]


def processor_time(pid: int) -> float:
    """Seconds of processor time that a server has used; 0 where the system does not tell."""
    return sum(map(_processor_time, serving(pid)))


def _processor_time(pid: int) -> float:
    try:
        fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    except OSError:
        return 0.0
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


async def _drive(port: int, pid: int, tables: int, pace: float, seconds: float) -> Load:
    run = Run(pace)
    pairs: list[Pair] = []
    for number in range(tables):
        made = post(port, "/api/tables", {"game": open_game(), "seats": [{"kind": "here"}, {"kind": "here"}]})
        tokens = [seat["token"] for seat in made["seats"]]
        pairs.append(Pair(made["table"], tokens, random.Random(number), run))
    for pair in pairs:
        await pair.sit(port)
    await asyncio.sleep(0.5)
    run.started = True
    for pair in pairs:
        pair.due = asyncio.get_running_loop().time()
        pair.plan()
    await asyncio.sleep(min(WARM_UP, seconds / 4))
    before, run.waits, begun, used = run.plies, [], time.perf_counter(), processor_time(pid)
    own = time.process_time()
    await asyncio.sleep(seconds)
    spent, own = time.perf_counter() - begun, time.process_time() - own
    plies, waits, used = run.plies - before, sorted(run.waits), processor_time(pid) - used
    run.stopped = True
    await asyncio.sleep(0.3)
    for pair in pairs:
        for socket in pair.sockets:
            socket.transport.close()
    assert waits, "nothing was acknowledged"
    return Load(
        plies_per_second=plies / spent,
        acts_per_second=len(waits) / spent,
        p50=waits[len(waits) // 2] * 1e3,
        p99=waits[int(len(waits) * 0.99)] * 1e3,
        worst=waits[-1] * 1e3,
        plies=plies,
        refused=run.refused,
        ended=run.ended,
        cpu=used / plies * 1e6,
        driver=own / spent,
    )


def _driver(pipe: Connection, port: int, pid: int, tables: int, pace: float, seconds: float) -> None:
    import uvloop

    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        pipe.send(asdict(runner.run(_drive(port, pid, tables, pace, seconds))))


def drive(port: int, pid: int, tables: int, pace: float, seconds: float) -> Load:
    """Drive a server that is listening, from a process of its own."""
    spawn = multiprocessing.get_context("spawn")
    ours, theirs = spawn.Pipe()
    process = spawn.Process(target=_driver, args=(theirs, port, pid, tables, pace, seconds))
    process.start()
    theirs.close()
    try:
        if not ours.poll(60 + seconds + tables):
            raise TimeoutError("the driver does not come to an end")
        return Load(**ours.recv())
    finally:
        process.kill()
        process.join()


class Served:
    """The real server with a fresh database, as long as the block lasts."""

    def __init__(self, *arguments: str) -> None:
        self.arguments = arguments

    def __enter__(self) -> tuple[int, int]:
        self.folder = Path(tempfile.mkdtemp(prefix="lamplight-bench-"))
        settings = [text for name, value in OPEN_LIMITS.items() for text in ("--set", f"{name}={value}")]
        command = [sys.executable, "-m", "lamplight.server", "--port", "0", "--data", str(self.folder)]
        self.process = subprocess.Popen([*command, *settings, *self.arguments], stdout=subprocess.PIPE, text=True)
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        return int(line.split("127.0.0.1:")[1].split("/")[0]), self.process.pid

    def __exit__(self, *_: object) -> None:
        self.process.terminate()
        self.process.wait(20)
        assert self.process.stdout is not None
        self.process.stdout.close()
        shutil.rmtree(self.folder)


PLIES_PER_ACT = 1.5  # a turn is child, ghost and the next roll


def measure(
    tables: int = 200, rate: float = 1000.0, seconds: float = 8.0, arguments: tuple[str, ...] = ()
) -> dict[str, Load]:
    """`steady`: about `rate` plies per second; `pushed`: everybody plays as fast as the server answers."""
    pace = tables * PLIES_PER_ACT / rate
    out: dict[str, Load] = {}
    for name, wanted in (("steady", pace), ("pushed", 0.0)):
        with Served(*arguments) as (port, pid):
            out[name] = drive(port, pid, tables, wanted, seconds)
    return out


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.server", description=__doc__.splitlines()[0])
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--rate", type=float, default=1000.0)
    parser.add_argument("--seconds", type=float, default=8.0)
    parser.add_argument("server", nargs="*", help="arguments for the server, after --")
    args = parser.parse_args()
    loads = measure(args.tables, args.rate, args.seconds, tuple(args.server))
    print(f"{args.tables} tables x 2 sockets, every ply on disk (WAL, synchronous=FULL) before it is acknowledged")
    names = ("plies/s", "acts/s", "p50 ms", "p99 ms", "worst ms", "cpu us", "driver", "ended", "refused")
    print(" " * 8 + "".join(f"{name:>10}" for name in names))
    for name, load in loads.items():
        numbers = (load.plies_per_second, load.acts_per_second, load.p50, load.p99, load.worst, load.cpu, load.driver)
        print(f"{name:8}" + "".join(f"{n:10.2f}" for n in numbers) + f"{load.ended:10d}{load.refused:10d}")


if __name__ == "__main__":
    main()
