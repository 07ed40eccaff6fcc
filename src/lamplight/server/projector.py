"""Shows records in a humble process of its own, so that no table waits while somebody looks at an old game.

What a record may cost is bounded: reels.py counts the time of the processor, and a process that gives no answer is
ended. The process remembers the last few records, so that what is asked next of one is not read again, and ends itself
when nobody has asked for a while. Strangers' files have a projector of their own: they hold up nobody who looks at a
table's game.
"""

from __future__ import annotations

import gzip
import hashlib
from collections import OrderedDict
from typing import Final, NamedTuple

from lamplight.core.view import Text
from lamplight.kits import all_games
from lamplight.server import clock
from lamplight.server.connection import encode
from lamplight.server.humble import READY, Humble
from lamplight.server.piped import Asking
from lamplight.server.reels import BadRecord, Cast, Reel

MOST: Final = 6  # records that are remembered
LEVEL: Final = 1  # scenes are much alike: more effort makes them little smaller
BROKEN: Final = Text("replay-broken")


class Ask(NamedTuple):
    """What is asked of a record: all of it around a ply, or some scenes from a number on."""

    record: str
    cast: Cast
    eyes: str
    ply: int = 0
    first: int | None = None
    root: bool = False  # only the plies up to that one are wanted
    instead: str = ""  # what might have been done at that ply

    @property
    def key(self) -> str:
        """What the record is remembered by; whoever asks, it is the same game."""
        return hashlib.sha256(self.record.encode()).hexdigest()


class Shown(NamedTuple):
    """The answer as it is sent, packed; or why there is none."""

    packed: bytes
    fault: Text | None = None


class Shelf:
    """The records that a process has open."""

    def __init__(self) -> None:
        self._reels: OrderedDict[str, Reel] = OrderedDict()

    def show(self, key: str, ask: Ask) -> bytes:
        """The answer as JSON; raises BadRecord."""
        reel = self._reels.pop(key, None)
        if reel is None:
            reel = Reel(ask.record.split("\n"), ask.cast, clock.now())
        reel.cast = ask.cast
        self._reels[key] = reel
        if len(self._reels) > MOST:
            self._reels.popitem(last=False)
        if ask.root:
            return encode(reel.root(ask.ply))
        if ask.instead:
            return encode(reel.instead(ask.ply, ask.instead))
        if ask.first is None:
            return encode(reel.whole(ask.eyes, ask.ply))
        return encode(reel.frames(ask.eyes, ask.first))


def work(asking: Asking) -> None:
    """The process: shows what it is asked for."""
    all_games()
    shelf = Shelf()
    asking.answer(READY)
    for key, ask in asking:
        try:
            answer = Shown(gzip.compress(shelf.show(key, ask), LEVEL, mtime=0))
        except BadRecord as bad:
            answer = Shown(b"", bad.message)
        except Exception:
            answer = Shown(b"", BROKEN)
        asking.answer(answer)


class Projector(Humble):
    """One process that shows records."""

    def __init__(self) -> None:
        super().__init__("lamplight-projector", work)

    async def show(self, ask: Ask) -> Shown:
        """What is asked for, or why it cannot be shown; never raises."""
        shown: Shown | None = await self.ask((ask.key, ask))
        return shown or Shown(b"", BROKEN)
