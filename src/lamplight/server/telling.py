"""What every device is told: everything from scratch, the frame around the game, or one step of it.

Every view is built and encoded once, however many look at it.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import cast

import msgspec

from lamplight.core.events import heard_by
from lamplight.core.margin import Branch
from lamplight.core.view import Board, Event, TableView, Text
from lamplight.server import clock, notebooks, wire
from lamplight.server.build import build_of
from lamplight.server.connection import Connection, encode, tell_all
from lamplight.server.door import door_of
from lamplight.server.elsewhere import Elsewhere
from lamplight.server.handover import may
from lamplight.server.outcomes import NOBODY, Tell
from lamplight.server.pace import left, on_holiday
from lamplight.server.questions import Questions
from lamplight.server.reactions import Reactions
from lamplight.server.room import Room
from lamplight.server.suggestions import Suggestions
from lamplight.server.undo import Back, open_to


def without_plans(view: TableView) -> TableView:
    """The view while a plan goes on: nobody is asked for another one."""
    if view.prompt is None or not view.prompt.plans:
        return view
    return msgspec.structs.replace(view, prompt=msgspec.structs.replace(view.prompt, plans=()))


def comes_from(branch: Branch) -> Text:
    """Where a game goes on from: another table of this server, or a record that somebody brought."""
    if not branch.of:
        return Text("server-branch-file", {"ply": branch.ply})
    return Text("server-branch", {"ply": branch.ply, "of": branch.of})


class Telling:
    """The fan-out of one table."""

    def __init__(
        self, room: Room, questions: Questions, suggestions: Suggestions, reactions: Reactions, elsewhere: Elsewhere
    ) -> None:
        self.room = room
        self.questions = questions
        self.suggestions = suggestions
        self.reactions = reactions
        self.elsewhere = elsewhere
        self.board: Board = room.match.state.scene()
        self.motions = self._motions()
        self.played = self._played()
        self._still: dict[object, msgspec.Raw] = {}  # what a sync says again and again, encoded
        self._still_of: object = None  # when that was so

    def info(self) -> wire.TableInfo:
        """What everybody may know of this table; it can be asked for at any time."""
        room = self.room
        afar = room.afar.values()
        there = room.there()
        watchers = sum(1 for connection in room.connections if not connection.seats)
        dealer = room.dealer
        return wire.TableInfo(
            id=room.id,
            game=room.game.id,
            rules_version=room.game.rules_version,
            options=room.options,
            seats=tuple(self._seat(at, at in there) for at in range(len(room.seats))),
            commitment=dealer.commitment if dealer is not None else "",
            over=room.over,
            question=self.questions.shown(),
            watchers=watchers + sum(other.watchers for other in afar),
            seed=dealer.seed.hex() if room.over and dealer is not None and room.all_open() else "",
            secrets=room.game.secrets,
            motions=self.motions,
            together=room.game.together,
            lesson=room.lesson,
            host=room.host(),
            limit=room.pace,
            left=left(room),
            door=door_of(room),
            open=room.all_open(),
        )

    def _seat(self, at: int, present: bool) -> wire.SeatInfo:
        room = self.room
        seat, colours = room.seats[at], room.about.colours
        missed = seat.held and not present
        return wire.SeatInfo(
            seat=at,
            colour=colours[at] if at < len(colours) else "",
            kind=cast(wire.SeatKind, seat.kind),
            name=seat.name,
            bot=seat.bot if seat.kind == "bot" else "",
            open=seat.open,
            present=present,
            phone=at in room.lent,
            held=seat.held,
            gone=max(0, clock.now() - seat.seen) if missed and seat.seen else None,
            away=missed and room.grace(at) <= 0,
            holiday=on_holiday(room, at),
        )

    def _motions(self) -> tuple[str, ...]:
        """What all together may do now; in a lesson there is nobody to ask."""
        return tuple(self.room.match.state.motions()) if self.room.lesson is None else ()

    def _look_around(self) -> Board | None:
        """Take in what lies still around the pieces; the board, if it is another one than before."""
        self.motions = self._motions()
        scene = self.room.match.state.scene()
        if scene is self.board or scene.id == self.board.id:
            return None
        self.board = scene
        return scene

    def _played(self) -> tuple[bool, ...]:
        """Which seats' holders have played: whoever has is not freed any more."""
        return tuple(seat.token is not None and self.room.has_played(at) for at, seat in enumerate(self.room.seats))

    def _once(self, what: object, build: Callable[[], object]) -> msgspec.Raw:
        """A part of a sync, built and encoded once for every version; whoever asks again costs little."""
        room = self.room
        now = (room.version, room.alone(), self.board.id, id(room.match))
        if now != self._still_of or room.lesson is not None:
            self._still_of = now
            self._still.clear()
        found = self._still.get(what)
        if found is None:
            found = self._still[what] = msgspec.Raw(encode(build()))
        return found

    def _log(self, ear: int | None) -> tuple[wire.LogLine, ...]:
        lines: list[wire.LogLine] = []
        before = 0
        of = self.room.branch
        if of is not None:
            lines.append(wire.LogLine(0, Event("branch", comes_from(of))))
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
        back = open_to(room, hands)
        # Several people share a device: they read what everybody may know.
        ear = seat if len(connection.seats) == 1 and not shared else None
        log = self._once(("log", ear), lambda: self._log(ear))
        return wire.Sync(
            v=room.version,
            mine=connection.seats,
            table=self.info(),
            board=cast(Board, self._once("board", lambda: self.board)),
            view=cast(TableView, self._once(("view", seat, shared), lambda: room.view(seat, shared))),
            seat=seat,
            log=() if bytes(log) == b"[]" else cast(tuple[wire.LogLine, ...], log),
            notes=notebooks.readable(room, connection),
            shared=shared,
            undoable=back.plies > 0,
            undo_seat=back.seat,
            undo_plies=back.plies,
            turn_plies=back.turn,
            suggestions=self.suggestions.shown(),
            reactions=self.reactions.shown(),
            build=build_of(room.settings.static),
            may=may(room, connection),
            aside=connection.aside,
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
        texts: dict[tuple[tuple[int, ...], ...], bytes] = {}
        for connection in connections:
            if connection is not but:
                kind = (connection.seats, connection.phone, connection.aside)
                text = texts.get(kind)
                if text is None:
                    allowed = may(self.room, connection)
                    text = encode(wire.Table(info, connection.seats, allowed, connection.aside))
                    texts[kind] = text
                connection.tell_text(text)
        self.suggestions.tell()

    def settled(self) -> None:
        """What has come of questions: everybody hears it."""
        for settled in self.questions.news():
            tell_all(self.room.connections, settled)

    def step(self, events: list[Event], actor: Connection | None, key: str, more: bool = False) -> Tell:
        """The game went on: every seat's view is built and encoded once; what everybody is to be told besides."""
        room = self.room
        motions = self.motions
        board = self._look_around()
        views: dict[tuple[int | None, bool], TableView] = {}
        texts: dict[tuple[int | None, Back, bool, bool, bool], bytes] = {}
        secrets = room.game.secrets
        secret = any(event.audience is not None for event in events)
        public = tuple(events)
        rest = left(room)
        for connection in room.connections:
            hands = room.hands(connection)
            seat = room.viewpoint(hands)
            shared = secrets and room.shared(connection)
            back = open_to(room, hands)
            alone = len(connection.seats) == 1 and not shared
            mine = connection is actor
            kind = (seat, back, shared, alone, mine)
            text = texts.get(kind)
            if text is None:
                eyes = None if room.game.together else seat  # where all decide together all see the same
                view = views.get((eyes, shared))
                if view is None:
                    seen = room.view(eyes, shared)
                    view = cast(TableView, msgspec.Raw(encode(without_plans(seen) if more else seen)))
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
                    undoable=back.plies > 0,
                    undo_seat=back.seat,
                    undo_plies=back.plies,
                    turn_plies=back.turn,
                    more=more,
                    left=rest,
                )
                text = texts[kind] = encode(step)
            connection.tell_text(text)
        played, self.played = self.played, self._played()
        if not room.over and self.motions == motions and self.played == played:
            return NOBODY
        return Tell(everything=room.over and bool(room.notes), frame=True)  # after the end everybody may read the notes
