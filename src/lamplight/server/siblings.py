"""What the processes of one server (`--workers`) tell each other, so that whoever looks after it sees one server:
figures are added up, and what the operator wants holds for all.

Whoever is asked asks the others, by the sockets of leading.py; one that does not answer in time is left out, and
`lamplight_processes` says how many did.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import TypeVar, cast

import msgspec

from lamplight.server.leading import Leading
from lamplight.server.leases import Peer

T = TypeVar("T")


class Siblings:
    """The processes that were started together with this one."""

    def __init__(self, leading: Leading) -> None:
        self.leading = leading
        self._answers: dict[str, Callable[[], object]] = {}

    def answer(self, what: str, said: Callable[[], object]) -> None:
        """This is what the process says when it is asked for `what`."""
        self._answers[what] = said
        self.leading.asked[what] = lambda: msgspec.to_builtins(said())

    async def others(self, what: str, kind: type[T]) -> list[T]:
        """What all the others say that answer."""
        leases = self.leading.leases
        ours = [one for one in leases.peers.values() if one.site == leases.site]
        said = await asyncio.gather(*(self._ask(peer, what, kind) for peer in ours))
        return [one for one in said if one is not None]

    async def all(self, what: str, kind: type[T]) -> list[T]:
        """The same after what this process says itself."""
        return [cast(T, self._answers[what]()), *await self.others(what, kind)]

    async def _ask(self, peer: Peer, what: str, kind: type[T]) -> T | None:
        try:
            return msgspec.convert(await self.leading.ask(peer, what), kind)
        except (OSError, TimeoutError, ValueError):  # it has gone, or has too much to do
            return None
