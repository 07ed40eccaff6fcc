"""What every device is told: everything from scratch, the frame around the game, or one step of it.

Every view is built and encoded once, however many look at it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

import msgspec

from lamplight.core.events import heard_by
from lamplight.core.view import Board, Event, TableView
from lamplight.server import wire
from lamplight.server.sockets import Connection, encode
from lamplight.server.store import HUMAN

if TYPE_CHECKING:
    from lamplight.server.table import Table


class Telling:
    """The fan-out of one table."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.board: Board = table.match.state.scene()
        self.motions = tuple(table.match.state.motions())  # what all together may do now

    def info(self) -> wire.TableInfo:
        """What everybody may know of this table."""
        table = self.table
        match, ask = table.match, table.undo.request
        colours = table.about.colours
        rooms = table.elsewhere.rooms.values()
        there = {at for connection in table.connections for at in connection.seats}
        there = there.union(*(room.seats for room in rooms))
        watchers = sum(1 for connection in table.connections if not connection.seats)
        seed = match.dealer.seed.hex() if table.over and match.dealer is not None else ""
        return wire.TableInfo(
            id=table.id,
            game=table.game.id,
            rules_version=table.game.rules_version,
            options=match.options,
            seats=tuple(
                wire.SeatInfo(
                    seat=at,
                    colour=colours[at] if at < len(colours) else "",
                    kind=cast(wire.SeatKind, seat.kind),
                    name=seat.name,
                    bot=seat.bot if seat.kind == "bot" else "",
                    open=seat.token is None and seat.kind in HUMAN,
                    present=at in there,
                    phone=at in table.sharing.lent,
                )
                for at, seat in enumerate(table.seats)
            ),
            commitment=match.dealer.commitment if match.dealer is not None else "",
            over=table.over,
            undo=None if ask is None else wire.UndoRequest(ask.seat, ask.to, tuple(sorted(ask.waiting))),
            watchers=watchers + sum(room.watchers for room in rooms),
            seed=seed,
            proposal=table.votes.shown(),
            secrets=table.game.secrets,
            motions=self.motions,
            together=table.game.together,
        )

    def _look_around(self) -> Board | None:
        """Take in what lies still around the pieces; the board, if it is another one than before."""
        state = self.table.match.state
        self.motions = tuple(state.motions())
        scene = state.scene()
        if scene is self.board or scene.id == self.board.id:
            return None
        self.board = scene
        return scene

    def _log(self, connection: Connection, seat: int | None) -> tuple[wire.LogLine, ...]:
        # Several people share a device: they read what everybody may know.
        ear = seat if len(connection.seats) == 1 and not self.table.sharing.shared(connection) else None
        lines: list[wire.LogLine] = []
        before = 0
        for version, event in self.table.match.history(ear):
            if version != before:
                before = version
                reason = self.table.reasons.get(version)
                if reason is not None:
                    lines.append(wire.LogLine(version, reason))
            lines.append(wire.LogLine(version, event))
        return tuple(lines)

    def sync(self, connection: Connection) -> wire.Sync:
        """Everything that this device may know."""
        table, sharing = self.table, self.table.sharing
        seat = sharing.viewpoint(connection)
        shared = sharing.shared(connection)
        free, by = table.undo.open_to(sharing.hands(connection))
        return wire.Sync(
            v=table.version,
            mine=connection.seats,
            table=self.info(),
            board=self.board,
            view=sharing.view(seat, shared),
            seat=seat,
            log=self._log(connection, seat),
            notes=table.notebooks.readable(connection),
            shared=shared,
            undoable=free,
            undo_seat=by,
            suggestions=table.suggestions.shown(),
        )

    def all(self) -> None:
        """Everything from scratch, to everybody."""
        self._look_around()
        for connection in self.table.connections:
            connection.tell(self.sync(connection))

    def frame(self, but: Connection | None = None) -> None:
        """The frame around the game changed."""
        self.table.elsewhere.share()
        if not self.table.connections:
            return
        info = cast(wire.TableInfo, msgspec.Raw(encode(self.info())))
        texts: dict[tuple[int, ...], str] = {}
        for connection in self.table.connections:
            if connection is not but:
                text = texts.get(connection.seats)
                if text is None:
                    text = texts[connection.seats] = encode(wire.Table(info, connection.seats)).decode()
                connection.tell_text(text)
        self.table.suggestions.tell()

    def step(self, events: list[Event], actor: Connection | None, key: str) -> None:
        """The game went on: every seat's view is built and encoded once, whoever looks at it."""
        table, sharing = self.table, self.table.sharing
        lapsed = table.asking
        table.undo.request = None
        table.votes.lapse()
        motions = self.motions
        board = self._look_around()
        views: dict[tuple[int | None, bool], TableView] = {}
        texts: dict[tuple[int | None, bool, int | None, bool, bool, bool], str] = {}
        secret = any(event.audience is not None for event in events)
        public = tuple(events)
        for connection in table.connections:
            seat = sharing.viewpoint(connection)
            shared = sharing.shared(connection)
            free, by = table.undo.open_to(sharing.hands(connection))
            alone = len(connection.seats) == 1 and not shared
            mine = connection is actor
            kind = (seat, free, by, shared, alone, mine)
            text = texts.get(kind)
            if text is None:
                eyes = None if table.game.together else seat  # where all decide together all see the same
                view = views.get((eyes, shared))
                if view is None:
                    view = cast(TableView, msgspec.Raw(encode(sharing.view(eyes, shared))))
                    views[eyes, shared] = view
                heard = public
                if secret:
                    ear = seat if alone else None
                    heard = tuple(event for event in events if heard_by(event, ear))
                step = wire.Step(
                    table.version,
                    heard,
                    view,
                    seat,
                    board=board,
                    shared=shared,
                    ack=key if mine else "",
                    undoable=free,
                    undo_seat=by,
                )
                text = texts[kind] = encode(step).decode()
            connection.tell_text(text)
        if table.over and table.notebooks.books:  # now everybody may read them
            self.all()
        if table.over or lapsed or self.motions != motions:
            self.frame()
