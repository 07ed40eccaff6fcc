"""What every device is told: everything from scratch, the frame around the game, or one step of it.

Every view is built and encoded once, however many look at it.
"""

from __future__ import annotations

from typing import cast

import msgspec

from lamplight.core.events import heard_by
from lamplight.core.view import Board, Event, TableView
from lamplight.server import notebooks, wire
from lamplight.server.connection import Connection, encode
from lamplight.server.elsewhere import Elsewhere
from lamplight.server.outcomes import NOBODY, Tell
from lamplight.server.questions import Questions
from lamplight.server.room import Room
from lamplight.server.store import HUMAN
from lamplight.server.suggestions import Suggestions
from lamplight.server.undo import open_to


class Telling:
    """The fan-out of one table."""

    def __init__(self, room: Room, questions: Questions, suggestions: Suggestions, elsewhere: Elsewhere) -> None:
        self.room = room
        self.questions = questions
        self.suggestions = suggestions
        self.elsewhere = elsewhere
        self.board: Board = room.match.state.scene()
        self.motions = tuple(room.match.state.motions())  # what all together may do now

    def info(self) -> wire.TableInfo:
        """What everybody may know of this table; it can be asked for at any time."""
        room = self.room
        colours = room.about.colours
        afar = room.afar.values()
        there = {at for connection in room.connections for at in connection.seats}
        there = there.union(*(other.seats for other in afar))
        watchers = sum(1 for connection in room.connections if not connection.seats)
        dealer = room.dealer
        return wire.TableInfo(
            id=room.id,
            game=room.game.id,
            rules_version=room.game.rules_version,
            options=room.options,
            seats=tuple(
                wire.SeatInfo(
                    seat=at,
                    colour=colours[at] if at < len(colours) else "",
                    kind=cast(wire.SeatKind, seat.kind),
                    name=seat.name,
                    bot=seat.bot if seat.kind == "bot" else "",
                    open=seat.token is None and seat.kind in HUMAN,
                    present=at in there,
                    phone=at in room.lent,
                )
                for at, seat in enumerate(room.seats)
            ),
            commitment=dealer.commitment if dealer is not None else "",
            over=room.over,
            question=self.questions.shown(),
            watchers=watchers + sum(other.watchers for other in afar),
            seed=dealer.seed.hex() if room.over and dealer is not None else "",
            secrets=room.game.secrets,
            motions=self.motions,
            together=room.game.together,
        )

    def _look_around(self) -> Board | None:
        """Take in what lies still around the pieces; the board, if it is another one than before."""
        state = self.room.match.state
        self.motions = tuple(state.motions())
        scene = state.scene()
        if scene is self.board or scene.id == self.board.id:
            return None
        self.board = scene
        return scene

    def _log(self, connection: Connection, seat: int | None) -> tuple[wire.LogLine, ...]:
        # Several people share a device: they read what everybody may know.
        ear = seat if len(connection.seats) == 1 and not self.room.shared(connection) else None
        lines: list[wire.LogLine] = []
        before = 0
        for version, event in self.room.match.history(ear):
            if version != before:
                before = version
                reason = self.room.reasons.get(version)
                if reason is not None:
                    lines.append(wire.LogLine(version, reason))
            lines.append(wire.LogLine(version, event))
        return tuple(lines)

    def sync(self, connection: Connection) -> wire.Sync:
        """Everything that this device may know."""
        room = self.room
        hands = room.hands(connection)
        seat = room.viewpoint(hands)
        shared = room.shared(connection)
        free, by = open_to(room, hands)
        return wire.Sync(
            v=room.version,
            mine=connection.seats,
            table=self.info(),
            board=self.board,
            view=room.view(seat, shared),
            seat=seat,
            log=self._log(connection, seat),
            notes=notebooks.readable(room, connection),
            shared=shared,
            undoable=free,
            undo_seat=by,
            suggestions=self.suggestions.shown(),
        )

    def tell(self, tell: Tell) -> None:
        """Everybody who is to be told something, in this order: all, the frame, single devices, what is proposed."""
        if tell.everything:
            self._look_around()
            for connection in self.room.connections:
                connection.tell(self.sync(connection))
            self.elsewhere.share()
        elif tell.frame:
            self._frame(tell.but)
        if tell.devices or tell.holders:
            for connection in self.room.connections:
                again = connection in tell.devices or not tell.holders.isdisjoint(connection.seats)
                if again and connection is not tell.but:
                    connection.tell(self.sync(connection))
        if tell.suggestions:
            self.suggestions.tell()

    def _frame(self, but: Connection | None = None) -> None:
        self.elsewhere.share()
        connections = self.room.connections
        if not connections:
            return
        info = cast(wire.TableInfo, msgspec.Raw(encode(self.info())))
        texts: dict[tuple[int, ...], str] = {}
        for connection in connections:
            if connection is not but:
                text = texts.get(connection.seats)
                if text is None:
                    text = texts[connection.seats] = encode(wire.Table(info, connection.seats)).decode()
                connection.tell_text(text)
        self.suggestions.tell()

    def settled(self) -> None:
        """What has come of questions: everybody hears it."""
        for settled in self.questions.news():
            text = encode(settled).decode()
            for connection in self.room.connections:
                connection.tell_text(text)

    def step(self, events: list[Event], actor: Connection | None, key: str) -> Tell:
        """The game went on: every seat's view is built and encoded once; what everybody is to be told besides."""
        room = self.room
        motions = self.motions
        board = self._look_around()
        views: dict[tuple[int | None, bool], TableView] = {}
        texts: dict[tuple[int | None, bool, int | None, bool, bool, bool], str] = {}
        secrets = room.game.secrets
        secret = any(event.audience is not None for event in events)
        public = tuple(events)
        for connection in room.connections:
            hands = room.hands(connection)
            seat = room.viewpoint(hands)
            shared = secrets and room.shared(connection)
            free, by = open_to(room, hands)
            alone = len(connection.seats) == 1 and not shared
            mine = connection is actor
            kind = (seat, free, by, shared, alone, mine)
            text = texts.get(kind)
            if text is None:
                eyes = None if room.game.together else seat  # where all decide together all see the same
                view = views.get((eyes, shared))
                if view is None:
                    view = cast(TableView, msgspec.Raw(encode(room.view(eyes, shared))))
                    views[eyes, shared] = view
                heard = public
                if secret:
                    ear = seat if alone else None
                    heard = tuple(event for event in events if heard_by(event, ear))
                step = wire.Step(
                    room.version,
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
        if not room.over and self.motions == motions:
            return NOBODY
        return Tell(everything=room.over and bool(room.notes), frame=True)  # after the end everybody may read the notes
