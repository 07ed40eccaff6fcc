"""A reverse proxy that shows a server below a path, as web servers do: it cuts the path off, or leaves it."""

from __future__ import annotations

import asyncio

from tests.relay import CHUNK, Relay


class Below(Relay):
    """Shows the server at this port below `path`, with or without the path on the other side.

    Where it cuts the path off it also says its own name for the server (Host) and leads to the slash at the end, as
    nginx does if it is told nothing more; otherwise it says who asks. Whatever is asked for elsewhere is not there, and
    is kept in `strays`.
    """

    def __init__(self, port: int, path: str, strips: bool) -> None:
        self.path = path
        self.strips = strips
        self.strays: list[str] = []
        super().__init__(port)

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}{self.path}"

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        onwards: asyncio.StreamWriter | None = None
        try:
            head = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1")
            first, *headers = head.rstrip("\r\n").split("\r\n")
            method, target, version = first.split(" ")
            if target != self.path and not target.startswith(f"{self.path}/"):
                self.strays.append(target)
                await self._answer(writer, "404 Not Found")
                return
            if target == self.path and self.strips:
                await self._answer(writer, f"301 Moved Permanently\r\nLocation: {self.path}/")
                return
            there, onwards = await asyncio.open_connection("127.0.0.1", self.to)
            onwards.write("\r\n".join(self._head(method, target, version, headers)).encode("latin-1"))
            await asyncio.gather(self._pass(reader, onwards), self._pass(there, writer))
        except (OSError, asyncio.IncompleteReadError):
            pass
        finally:
            for end in (writer, onwards):
                if end is not None:
                    end.close()

    async def _answer(self, writer: asyncio.StreamWriter, status: str) -> None:
        writer.write(f"HTTP/1.1 {status}\r\nContent-Length: 0\r\nConnection: close\r\n\r\n".encode())
        await writer.drain()

    def _head(self, method: str, target: str, version: str, headers: list[str]) -> list[str]:
        """One request for each connection, except for sockets."""
        upgrade = any(line.lower().startswith("upgrade:") for line in headers)
        kept = [line for line in headers if upgrade or not line.lower().startswith("connection:")]
        if not upgrade:
            kept.append("Connection: close")
        if self.strips:
            target = target[len(self.path) :] or "/"
            kept = [line for line in kept if not line.lower().startswith("host:")] + [f"Host: 127.0.0.1:{self.to}"]
        else:
            kept += ["X-Forwarded-For: 203.0.113.7", "X-Forwarded-Proto: http"]
        return [f"{method} {target} {version}", *kept, "", ""]

    async def _pass(self, source: asyncio.StreamReader, target: asyncio.StreamWriter) -> None:
        try:
            while data := await source.read(CHUNK):
                target.write(data)
                await target.drain()
        except OSError:
            pass
        finally:
            target.close()
