"""Looking back: how the table stood at an earlier version and what was told since, scene by scene.

A scene is what one decision led to, with the luck that followed, as it was told when it happened. What was taken back
since is left out. Whoever looks back sees what their seat could see then, and nobody is asked anything.
"""

from __future__ import annotations

import time
from bisect import bisect_right
from collections.abc import Iterator
from itertools import islice
from typing import NamedTuple
from weakref import WeakKeyDictionary

import msgspec

from lamplight.core.events import heard_by
from lamplight.core.game import CHANCE
from lamplight.core.match import Match
from lamplight.core.view import Board, Event, TableView, Text
from lamplight.server import wire
from lamplight.server.command import Command
from lamplight.server.connection import Connection
from lamplight.server.limits import Bucket
from lamplight.server.outcomes import Done, Handlers, Limit, Outcome
from lamplight.server.room import Room

MOST = 12  # scenes at once, so that nobody else at the table waits for long


class Moment(NamedTuple):
    """A version of the game, what was told when it came to it, and the match as it stood: it goes on with the next."""

    version: int
    first: int  # the version that its decision made
    events: list[Event]
    match: Match


def moments(match: Match, version: int) -> Iterator[Moment]:
    """How a match came from a version to what it is now: first how it stood then, then every scene."""
    made = match.versions()
    known = bisect_right(made, version)
    past = match.stood(known)
    then = made[known - 1] if known else 0
    yield Moment(then, then, [], past)
    first = 0
    events: list[Event] = []
    for ply, then in zip(match.plies[known:], made[known:], strict=True):
        first = first or then
        events += past.redo(ply)
        if past.state.actor != CHANCE:
            yield Moment(then, first, events, past)
            first, events = 0, []


class Leaf(NamedTuple):
    """Where a device has stopped reading: it most often goes on there, and what came before need not be played anew."""

    version: int
    newest: int  # of the table, then
    eyes: int | None
    board: Board
    view: TableView
    following: wire.Scene
    rest: Iterator[Moment]


class LookingBack:
    """Answers who asks how it came to this."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self._buckets: WeakKeyDictionary[Connection, Bucket] = WeakKeyDictionary()
        self._leaves: WeakKeyDictionary[Connection, Leaf] = WeakKeyDictionary()
        self.handlers: Handlers = {wire.LookBack: self.look_back}

    async def look_back(self, command: Command[wire.LookBack]) -> Outcome:
        message, device = command.message, command.connection
        wait = self._bucket(device).take(time.monotonic())
        if wait:
            return Limit(int(wait * 1000) + 1, Text("server-too-fast"))
        scenes: list[wire.Scene] = []
        leaf = self._leaves.pop(device, None)
        if leaf is not None and leaf[:3] == (message.v, self.room.version, self._eyes(device)):
            version, board, view, found = leaf.version, leaf.board, leaf.view, leaf.rest
            scenes.append(leaf.following)
        else:
            found = moments(self.room.match, message.v)
            first = next(found)
            version, board, view = first.version, first.match.state.scene(), self._view(device, first.match)
        still = scenes[-1].board or board if scenes else board
        for moment in islice(found, MOST - len(scenes)):
            scenes.append(self._scene(device, moment, still))
            still = scenes[-1].board or still
        more = next(found, None)
        if more is not None:
            last = scenes[-1]
            following = self._scene(device, more, still)
            self._leaves[device] = Leaf(
                last.v, self.room.version, self._eyes(device), still, last.view, following, found
            )
        return Done(wire.Past(message.key, version, board, view, tuple(scenes), more is not None))

    def _scene(self, device: Connection, moment: Moment, before: Board) -> wire.Scene:
        board = moment.match.state.scene()
        ear = self._eyes(device)
        reason = self.room.reasons.get(moment.first)
        told = tuple(event for event in moment.events if heard_by(event, ear))
        return wire.Scene(
            moment.version,
            told if reason is None else (reason, *told),
            self._view(device, moment.match),
            None if board.id == before.id else board,
        )

    def _eyes(self, device: Connection) -> int | None:
        """The seat as which this device looks back; one that several share sees what everybody may know."""
        hands = self.room.hands(device)
        return hands[0] if len(device.seats) == 1 and hands and not self.room.shared(device) else None

    def _view(self, device: Connection, match: Match) -> TableView:
        return msgspec.structs.replace(match.view(self._eyes(device)), prompt=None)

    def _bucket(self, device: Connection) -> Bucket:
        settings = self.room.settings
        found = self._buckets.get(device)
        if found is None:
            found = self._buckets[device] = Bucket(settings.past_rate, settings.past_burst, time.monotonic())
        return found
