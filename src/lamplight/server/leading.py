"""Every device is led to the process that owns its table: its line itself is handed over, by a socket of the machine.

The process that happened to accept a line reads the head of the request, finds out who owns the table, and gives the
descriptor with what it has read to that process, which answers as if it had accepted the line itself. Afterwards
nothing goes through the first one any more, and a proxy in front need not know of tables. A process that does not
answer has not taken the line: it says that it is awake, and takes it only when it is told to.

Between machines no line can be handed over: whoever needs a table asks its owner to let go of it. There a proxy that
sends a table always to the same machine keeps that rare.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
import os
import platform
import socket
import struct
import tempfile
from collections.abc import Awaitable, Callable
from functools import partial
from pathlib import Path
from typing import Final, Literal

from lamplight.server import news
from lamplight.server.database import StoreError
from lamplight.server.leases import Peer, home_of, owner_of
from lamplight.server.logs import about
from lamplight.server.tables import Tables

log = logging.getLogger("lamplight.leading")

AWAKE: Final = 0.4  # seconds within which a process says that it is there
TRIES: Final = 16  # how often the owner is looked for
PAUSE: Final = 0.15  # seconds between two tries
MOST: Final = 1 << 20  # bytes of what is sent by such a socket
WAITING: Final = 1024  # processes that may wait to be heard
ABSTRACT: Final[bool] = platform.system() == "Linux"  # sockets of the machine that are no files
LINE: Final = b"L"  # a line is handed over, with the head of its request
ASK: Final = b"A"  # something is asked, and answered as JSON
READY: Final = b"r"
GO: Final = b"g"

Given = Literal["taken", "dead", "silent"]


def address_for(name: str) -> str:
    """Where the process of this name takes lines; with a leading @ it is no file."""
    if ABSTRACT:
        return f"@lamplight-{name}"
    folder = Path(tempfile.gettempdir()) / f"lamplight-{os.getuid()}"
    folder.mkdir(mode=0o700, exist_ok=True)
    return str(folder / name)


def _bound(address: str) -> str:
    return f"\0{address[1:]}" if address.startswith("@") else address


def _same_user(line: socket.socket) -> bool:
    """Does whoever is at the other end run as the user that we are? Files see to that by themselves."""
    if not hasattr(socket, "SO_PEERCRED"):
        return True
    _, user, _ = struct.unpack("3i", line.getsockopt(socket.SOL_SOCKET, socket.SO_PEERCRED, 12))
    return bool(user == os.getuid())


class Leading:
    """Finds the owners of tables, hands lines to them and takes those that are ours."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self.leases = tables.house.leases
        self.leases.address = address_for
        self.leases.named = self._listen
        self.adopt: Callable[[socket.socket, bytes], Awaitable[None]] | None = None  # goes on with a line
        self.asked: dict[str, Callable[[], object]] = {}  # what other processes may ask
        self._door: socket.socket | None = None
        self._file = ""
        self._tasks: set[asyncio.Task[None]] = set()

    # --- the way out ----------------------------------------------------------------------------

    def may_be_elsewhere(self, table: str) -> bool:
        """Is it to be asked who owns this table? Not if there can be no other process, or it is here.

        Whether there is another just now is no help: one that has just begun is not known yet.
        """
        if not self.leases.counts:
            return False
        here = self.tables.live.get(table)
        return here is None or here.room.guest

    async def lead(self, table: str, line: socket.socket, head: bytes) -> bool:
        """Hand the line to the owner of this table; False: it is ours, or nobody can be found who takes it."""
        for _ in range(TRIES):
            try:
                peer, owns = await self._owner(table)
                if peer is None:
                    return False
                if peer.machine != self.leases.machine:
                    self.tables.store.say(news.Wanted(self.leases.name, name=table))
                else:
                    given = await self._give(peer, line, head)
                    if given == "taken":
                        return True
                    if given == "dead":
                        await self.leases.bury(peer.name)
                        continue
                    if not owns:
                        return False  # nobody has it, so it need not wait for a process that is not there yet
            except StoreError:
                return False  # whoever asks is told so at the table
            await asyncio.sleep(PAUSE)
        log.warning("nobody takes a line for table %s", table, extra=about("line-untaken", table))
        return False

    async def _owner(self, table: str) -> tuple[Peer | None, bool]:
        """The other process that owns a table, or should, and whether it does; None: this one."""
        leases = self.leases
        owner = await self.tables.store.read(partial(owner_of, table=table))
        if owner is not None:
            return (owner if owner.name != leases.name else None), True
        return leases.peers.get(home_of(table, [leases.name, *leases.peers])), False

    async def _give(self, peer: Peer, line: socket.socket, head: bytes) -> Given:
        with socket.socket(socket.AF_UNIX, socket.SOCK_STREAM) as way:
            way.setblocking(False)
            try:
                way.connect(_bound(peer.address))
            except BlockingIOError:
                return "silent"
            except OSError:
                return "dead"  # nothing listens there any more
            message = LINE + struct.pack("!I", len(head)) + head
            try:
                sent = socket.send_fds(way, [message], [line.fileno()])
                if sent != len(message):
                    return "silent"
                async with asyncio.timeout(AWAKE):
                    if await asyncio.get_running_loop().sock_recv(way, 1) != READY:
                        return "silent"
                way.send(GO)
            except (OSError, TimeoutError):
                return "silent"
        return "taken"

    async def ask(self, peer: Peer, what: str) -> object:
        """What another process of this machine answers; raises OSError or TimeoutError."""
        loop = asyncio.get_running_loop()
        with socket.socket(socket.AF_UNIX, socket.SOCK_STREAM) as way:
            way.setblocking(False)
            way.connect(_bound(peer.address))
            body = what.encode()
            way.send(ASK + struct.pack("!I", len(body)) + body)
            said = bytearray()
            async with asyncio.timeout(AWAKE):
                while chunk := await loop.sock_recv(way, 65_536):
                    said += chunk
        return json.loads(said)

    # --- the way in -----------------------------------------------------------------------------

    def _listen(self, name: str) -> None:
        """Take lines as the process of this name, and no longer as that of another."""
        self._shut()
        address = address_for(name)
        door = socket.socket(socket.AF_UNIX, socket.SOCK_STREAM)
        door.setblocking(False)
        door.bind(_bound(address))
        door.listen(WAITING)
        self._door, self._file = door, "" if address.startswith("@") else address
        asyncio.get_running_loop().add_reader(door.fileno(), self._come)

    def close(self) -> None:
        """Nothing more is taken."""
        self._shut()
        for task in list(self._tasks):
            task.cancel()

    def _shut(self) -> None:
        door, self._door = self._door, None
        if door is not None:
            asyncio.get_running_loop().remove_reader(door.fileno())
            door.close()
        if self._file:
            Path(self._file).unlink(missing_ok=True)

    def _come(self) -> None:
        assert self._door is not None
        while True:
            try:
                way, _ = self._door.accept()
            except OSError:
                return
            if not _same_user(way):
                way.close()
                continue
            way.setblocking(False)
            task = asyncio.get_running_loop().create_task(self._hear(way))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def _hear(self, way: socket.socket) -> None:
        with way, contextlib.suppress(OSError, TimeoutError):
            async with asyncio.timeout(4 * AWAKE):
                kind, body, line = await self._read(way)
            if line is None:
                if kind == ASK and body.decode() in self.asked:
                    said = json.dumps(self.asked[body.decode()]()).encode()
                    await asyncio.get_running_loop().sock_sendall(way, said)
                return
            with contextlib.ExitStack() as ours:
                ours.enter_context(line)
                adopt = self.adopt
                if kind != LINE or adopt is None:  # not yet, or no longer
                    return
                way.send(READY)
                async with asyncio.timeout(4 * AWAKE):
                    told = await asyncio.get_running_loop().sock_recv(way, 1)
                if told == GO:
                    ours.pop_all()
                    await adopt(line, body)

    async def _read(self, way: socket.socket) -> tuple[bytes, bytes, socket.socket | None]:
        """One message, and the line that came with it."""
        said, line = bytearray(), None
        while len(said) < 5 or len(said) < 5 + struct.unpack("!I", said[1:5])[0]:
            try:
                data, given, _, _ = socket.recv_fds(way, 65_536, 4)
            except BlockingIOError:
                await _readable(way)
                continue
            for number in given:
                if line is not None:
                    line.close()
                line = socket.socket(fileno=number)
            said += data
            if not data or len(said) > MOST:
                if line is not None:
                    line.close()
                raise OSError("a message that breaks off")
        return bytes(said[:1]), bytes(said[5:]), line


async def _readable(way: socket.socket) -> None:
    loop = asyncio.get_running_loop()
    there = loop.create_future()

    def come() -> None:
        if not there.done():
            there.set_result(None)

    loop.add_reader(way.fileno(), come)
    try:
        await there
    finally:
        loop.remove_reader(way.fileno())
