"""A reel: a game from its record, scene by scene, as it is looked at again.

A scene is what one decision led to with the luck that followed, as it was told when it happened; the first one is how
it all began. Scenes go by the ply with which they end. Any stretch of them costs the same, wherever it lies: positions
are kept on the way. Whoever looks has eyes: those of a seat, those of a stranger at the window, or, where they may know
all, open ones: then it is told beside the board what every seat knew.

A record that is damaged or was changed is shown as far as it goes, with what is wrong there. Nothing here waits and
nothing is kept on disk; projector.py runs it in a process of its own, under limits.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

import msgspec

from lamplight.core.entry import Entry
from lamplight.core.game import CHANCE, State
from lamplight.core.match import Divergence, Match
from lamplight.core.record import Record, RecordFault, read_record, verify
from lamplight.core.view import Board, Event, TableView, Text
from lamplight.kits import UnknownGame, game_named, info_of
from lamplight.server import wire

OPEN: Final = "open"
WINDOW: Final = "window"
AT_ONCE: Final = 40  # scenes in one answer
MARKED: Final = 16  # scenes between two positions that are kept
BUDGET: Final = 0.6  # seconds of a processor for reading one record
MOST_PLIES: Final = 20_000  # in force; the longest games of ours have some thousands
GRACE: Final = 86_400  # seconds that a clock may be ahead


class Cast(msgspec.Struct, frozen=True):
    """What a table knows besides its record: who sat there, what bots said, where it comes from, what may be seen."""

    seats: tuple[wire.SeatInfo, ...] = ()
    reasons: dict[int, Event] = {}  # by the version that they led to
    may: tuple[str, ...] = ()
    table: str = ""


class Root(msgspec.Struct, frozen=True):
    """What another game can begin with: how it is set up, and its first plies."""

    game: str
    rules: int
    options: dict[str, str]
    seats: int
    plies: tuple[tuple[int, str], ...]


class BadRecord(Exception):
    """A record of which nothing can be shown, and why."""

    def __init__(self, message: Text) -> None:
        super().__init__(message.id)
        self.message = message


class Span(NamedTuple):
    """A scene: its plies in force, from (without the first) and to, who decided, and the version of the first."""

    start: int
    end: int
    by: int
    first: int


def at_line(fault: RecordFault) -> Text:
    """What is wrong with a record, with its line."""
    return Text("replay-fault", {"line": fault.line, "why": fault.message})


class Reel:
    """One record, ready to be looked at; raises BadRecord if nothing of it can be shown."""

    def __init__(
        self, lines: Sequence[str], cast: Cast, now: int, clock: Callable[[], float] = time.process_time
    ) -> None:
        self.cast = cast
        self.latest = now + GRACE
        self.record, self.match, self.fault = _read(lines, clock)
        self.spans = _spans(self.match)
        self.notes = self._notes()
        self._marks: dict[int, State] = {}
        self._events: dict[str, dict[int, list[Event]]] = {}

    # --- who may look ---------------------------------------------------------------------------

    @property
    def may(self) -> tuple[str, ...]:
        """The eyes that there are for whoever looks; the first ones are usual."""
        if self.cast.may:
            return self.cast.may
        return every_eye(self.match.game.secrets, self.match.seats)

    def eyes(self, wanted: str) -> str:
        """The eyes that are wanted, if they are allowed."""
        return wanted if wanted in self.may else self.may[0]

    # --- what is shown --------------------------------------------------------------------------

    def whole(self, wanted: str, ply: int) -> wire.Reel:
        """All that is said of the game, the log, and the scenes around a ply."""
        eyes = self.eyes(wanted)
        match, margin = self.match, self.record.margin
        outcome = match.state.outcome()
        branch = margin.branch
        return wire.Reel(
            game=match.game.id,
            rules_version=match.game.rules_version,
            options=match.options,
            seats=self._seats(),
            eyes=eyes,
            may=self.may,
            secrets=match.game.secrets,
            over=match.over,
            won=() if outcome is None else tuple(at for at, result in enumerate(outcome.seats) if result.won),
            plies=tuple(span.end for span in self.spans),
            by=tuple(span.by for span in self.spans),
            times=self._times(),
            remarks=self._remarks(),
            log=self._log(eyes),
            frames=self.frames(eyes, self.scene_of(ply) // AT_ONCE * AT_ONCE),
            fault=self.fault,
            notes=self.notes,
            began=self._past(margin.began),
            branch=None if branch is None else wire.Branch(branch.of, branch.ply),
            table=self.cast.table,
            ratings=margin.ratings,
        )

    def frames(self, wanted: str, first: int) -> wire.Frames:
        """Some scenes from this one on; fewer than AT_ONCE at the end."""
        eyes = self.eyes(wanted)
        first = max(0, min(first, len(self.spans) - 1))
        told = self._told(eyes)
        found: list[wire.Frame] = []
        still: Board | None = None
        board: Board | None = None
        for number, state in self._states(first):
            span = self.spans[number]
            ground = state.scene()
            if board is None:
                board = ground
            changed = None if still is None or ground.id == still.id else ground
            still = ground
            events = tuple(told.get(number, ()))
            found.append(wire.Frame(span.end, events, self._view(state, eyes), changed, self._known(state, eyes)))
        assert board is not None
        return wire.Frames(first, board, tuple(found))

    def instead(self, ply: int, do: str) -> wire.Frames:
        """A side line: how it stood before a ply, and what this decision would have led to, up to the next luck.

        For whoever may know all alone: by trying something else one could find out what is hidden.
        """
        match = self.match
        if OPEN not in self.may:
            raise BadRecord(Text("replay-branch-secret"))
        if not 0 <= ply < match.ply or match.ply_at(ply).by == CHANCE:
            raise BadRecord(Text("replay-no-ply", {"ply": ply, "of": match.ply}))
        side = Match(match.game, match.options, match.seats, None)
        for one in match.plies[:ply]:
            side.redo(Entry(one.by, one.do))
        board, before = side.state.scene(), self._view(side.state, OPEN)
        try:
            events = side.redo(Entry(match.ply_at(ply).by, do))
        except Divergence as error:
            raise BadRecord(error.refusal.message) from None
        ground = side.state.scene()
        first = wire.Frame(ply, (), before)
        changed = None if ground.id == board.id else ground
        return wire.Frames(0, board, (first, wire.Frame(ply + 1, tuple(events), self._view(side.state, OPEN), changed)))

    def root(self, ply: int) -> Root:
        """The first plies, for a game that begins with them; raises BadRecord if there are not so many."""
        match = self.match
        if ply > match.ply:
            raise BadRecord(Text("replay-no-ply", {"ply": ply, "of": match.ply}))
        first = tuple((int(one.by), one.do) for one in match.plies[:ply])
        return Root(match.game.id, match.game.rules_version, match.options, match.seats, first)

    def scene_of(self, ply: int) -> int:
        """The scene with this ply, the last one if there are not so many."""
        for number, span in enumerate(self.spans):
            if span.end >= ply:
                return number
        return len(self.spans) - 1

    def _states(self, first: int) -> list[tuple[int, State]]:
        """The positions after some scenes, from the nearest that was kept."""
        match = self.match
        near = max((number for number in self._marks if number <= first), default=-1)
        state = match.game.new(match.options, match.seats) if near < 0 else self._marks[near].copy()
        at = 0 if near < 0 else self.spans[near].end
        out: list[tuple[int, State]] = []
        for number in range(max(near, 0), min(first + AT_ONCE, len(self.spans))):
            for ply in range(at, self.spans[number].end):
                state.apply(state.parse(match.ply_at(ply).do))
            at = self.spans[number].end
            if number % MARKED == 0 and number not in self._marks:
                self._marks[number] = state.copy()
            if number >= first:
                out.append((number, state.copy()))
        return out

    def _view(self, state: State, eyes: str) -> TableView:
        seat = int(eyes) if eyes.isdigit() else None
        return msgspec.structs.replace(state.view(seat), prompt=None)

    def _known(self, state: State, eyes: str) -> tuple[wire.Known, ...]:
        if eyes != OPEN or not self.match.game.secrets:
            return ()
        own = [(seat, state.view(seat).own) for seat in range(self.match.seats)]
        return tuple(wire.Known(seat, texts) for seat, texts in own if texts)

    # --- what is told ---------------------------------------------------------------------------

    def _told(self, eyes: str) -> dict[int, list[Event]]:
        """What was told in each scene."""
        known = self._events.get(eyes)
        if known is None:
            known = self._events[eyes] = self._heard(int(eyes) if eyes.isdigit() else None)
        return known

    def _heard(self, seat: int | None) -> dict[int, list[Event]]:
        scene_at: dict[int, int] = {}
        number = 0
        for ply, version in enumerate(self.match.versions()):
            while self.spans[number].end <= ply:
                number += 1
            scene_at[version] = number
        found: dict[int, list[Event]] = {}
        for number, span in enumerate(self.spans):
            reason = self.cast.reasons.get(span.first)
            if reason is not None:
                found[number] = [reason]
        for version, event in self.match.history(seat):
            found.setdefault(scene_at[version], []).append(event)
        return found

    def _log(self, eyes: str) -> tuple[wire.LogLine, ...]:
        told = self._told(eyes)
        return tuple(
            wire.LogLine(span.end, event) for number, span in enumerate(self.spans) for event in told.get(number, ())
        )

    def _seats(self) -> tuple[wire.SeatInfo, ...]:
        if self.cast.seats:
            return self.cast.seats
        margin, colours = self.record.margin, info_of(self.match.game).colours
        found = []
        for at in range(self.match.seats):
            bot = margin.bots[at] if margin.bots else ""
            found.append(
                wire.SeatInfo(
                    seat=at,
                    colour=colours[at] if at < len(colours) else "",
                    kind="bot" if bot else "here",
                    name=margin.names[at] if margin.names else "",
                    bot=bot,
                )
            )
        return tuple(found)

    def _times(self) -> tuple[int, ...]:
        """When each scene was played, seconds since 1970; nothing where no time is known."""
        times = self.record.margin.times
        if not times:
            return ()
        return tuple(self._past(times.get(span.first - 1, 0)) for span in self.spans)

    def _past(self, at: int) -> int:
        """A time, if it has come already."""
        return at if at <= self.latest else 0

    def _notes(self) -> tuple[Text, ...]:
        """What to say of a record that can be shown all the same."""
        margin = self.record.margin
        late = any(at > self.latest for at in (margin.began, *margin.times.values()))
        return (Text("replay-future"),) if late else ()

    def _remarks(self) -> dict[int, str]:
        """What somebody says about a ply, by its number."""
        notes = self.record.margin.notes
        return {ply + 1: notes[v - 1] for ply, v in enumerate(self.match.versions()) if v - 1 in notes} if notes else {}


def every_eye(secrets: bool, seats: int) -> tuple[str, ...]:
    """The eyes of whoever may know all; where there are no secrets all see the same."""
    return (OPEN, *(str(at) for at in range(seats)), WINDOW) if secrets else (OPEN,)


def _read(lines: Sequence[str], clock: Callable[[], float]) -> tuple[Record, Match, Text | None]:
    """The record, the match as far as it goes, and what is wrong there."""
    until = clock() + BUDGET
    going: list[Match] = []

    def watch(line: int, match: Match) -> None:
        going[:] = [match]
        if match.ply > MOST_PLIES or clock() > until:
            raise RecordFault(line, Text("replay-too-long", {"plies": match.ply}))

    try:
        record = _cut(lines)
        game = game_named(record.record.game)
    except RecordFault as fault:
        raise BadRecord(at_line(fault)) from None
    except UnknownGame:
        raise BadRecord(Text("replay-no-game", {"game": record.record.game[:40]})) from None
    try:
        match = verify(record.record, game, watch).match
    except RecordFault as fault:
        if not going:
            raise BadRecord(at_line(fault)) from None
        return record.record, going[0], at_line(fault)
    return record.record, match, record.fault


class Cut(NamedTuple):
    record: Record
    fault: Text | None


def _cut(lines: Sequence[str]) -> Cut:
    """A record without the line where it breaks off, if it does; raises RecordFault."""
    try:
        return Cut(read_record(lines), None)
    except RecordFault as fault:
        if fault.line < 2 or fault.message.id != "core-record-not-json":
            raise
        return Cut(read_record(lines[: fault.line - 1]), at_line(fault))


def _spans(match: Match) -> tuple[Span, ...]:
    """The scenes of a match; the first one ends before the first decision."""
    made = match.versions()
    plies = match.plies
    ends = [at for at in range(1, len(plies)) if plies[at].by != CHANCE] + [len(plies)]
    if plies and plies[0].by != CHANCE:
        ends = [0, *ends]
    found = []
    start = 0
    for end in dict.fromkeys(ends):
        by = int(plies[start].by) if start < end else CHANCE
        found.append(Span(start, end, by, made[start] if start < end else 0))
        start = end
    return tuple(found)
