"""A line that fails in all the ways lines fail: a proxy between a device and the server."""

from __future__ import annotations

import asyncio
import contextlib
import socket
import struct
from typing import Final

from tests.relay import CHUNK, Relay
from tests.waiting import PAUSE, slowly

RESET: Final = struct.pack("ii", 1, 0)
Line = tuple[asyncio.StreamWriter, asyncio.StreamWriter]  # to the device, to the server


class Proxy(Relay):
    """Passes bytes on to a port of this machine, and fails on demand; `mend` makes it a good line again.

    up is what devices say, down what the server says. What is swallowed never arrives, but nobody is told: the line
    looks open from both ends.
    """

    def __init__(self, port: int) -> None:
        self.swallow_up = self.swallow_down = False
        self.deaf = False  # new connections are accepted, and that is all
        self.shut = False  # new connections are refused
        self.held = False  # nothing is passed on until it is mended; then all of it is
        self.delay = 0.0
        self._lines: set[Line] = set()
        self._old: set[Line] = set()  # nothing said on these arrives yet
        super().__init__(port)

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        if self.shut:
            self._reset(writer)
            return
        while self.deaf:
            await slowly(PAUSE)
        try:
            there, onwards = await asyncio.open_connection("127.0.0.1", self.to)
        except OSError:  # nobody is there
            self._reset(writer)
            return
        line = (writer, onwards)
        self._lines.add(line)
        try:
            await asyncio.gather(self._pass(line, reader, onwards, up=True), self._pass(line, there, writer, up=False))
        finally:
            self._lines.discard(line)
            for end in line:
                end.close()

    async def _pass(self, line: Line, source: asyncio.StreamReader, target: asyncio.StreamWriter, up: bool) -> None:
        try:
            swallowed = False  # once a part of it is lost, the rest makes no sense
            while data := await source.read(CHUNK):
                while self.held or line in self._old:
                    await slowly(PAUSE)
                if self.delay:
                    await slowly(self.delay)
                swallowed = swallowed or (self.swallow_up if up else self.swallow_down)
                if not swallowed:
                    target.write(data)
                    await target.drain()
            if not swallowed:
                target.close()
        except (OSError, asyncio.IncompleteReadError):
            target.close()

    def _reset(self, writer: asyncio.StreamWriter) -> None:
        with contextlib.suppress(OSError):  # it has ended already
            writer.get_extra_info("socket").setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, RESET)
        writer.transport.abort()

    async def _ended(self, rudely: bool) -> None:
        for line in list(self._lines):
            for end in line:
                if rudely:
                    self._reset(end)
                else:
                    end.close()

    def cut(self) -> None:
        """Every line is torn."""
        self._do(self._ended(rudely=True))

    def close(self) -> None:
        """Every line ends with a goodbye of the network, not of the server."""
        self._do(self._ended(rudely=False))

    def hold_old(self) -> None:
        """Nothing passes on the lines that there are until it is mended; then all of it does. New ones are good."""
        self._old = set(self._lines)

    def mend(self) -> None:
        """New lines are good ones. Those that swallowed something stay dead."""
        self.swallow_up = self.swallow_down = self.deaf = self.shut = self.held = False
        self.delay = 0.0
        self._old = set()

    def stop(self) -> None:
        self.mend()
        self.cut()
        super().stop()
