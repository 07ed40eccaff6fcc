"""A match: one game with its log of decisions and luck. The log is the truth; the state is its replay."""

from __future__ import annotations

import hashlib
from typing import NamedTuple

from lamplight.core import chapters
from lamplight.core.chance import Dealer
from lamplight.core.chapters import Chapter, Scroll
from lamplight.core.entry import Entry
from lamplight.core.events import Narrator, heard_by
from lamplight.core.game import ALL, CHANCE, OVER, Game, NotationError, State
from lamplight.core.marks import EVERY, Mark, Trail, thinned
from lamplight.core.perspective import Perspective
from lamplight.core.rng import Rng
from lamplight.core.view import Event, Refusal, TableView, Text, asking, lacking

UNDO = "undo "
MOST_DIGITS = 9  # of the number of a ply
REVEAL = "reveal"  # the kind of the events that turn up what was secret
MOST_REASONS = 3
MOST_TRIED = 12  # actions with one reason of which it is found out what they lack


class Step(NamedTuple):
    """What a command added to the log, and what people are told of it."""

    entries: list[Entry]
    events: list[Event]


class Planned(NamedTuple):
    """What came of a plan: a step for every ply that was carried out, and the rule that ended it early, if one did."""

    steps: list[Step]
    refusal: Refusal | None


class Sketch(NamedTuple):
    """All that is known of a match at one moment, for whoever writes it down while the match goes on (snapshot.py).

    Chapters and scrolls are packed already; what stands beside them is what came after.
    """

    version: int
    ply: int
    state: State
    draws: dict[str, int]
    seals: list[int]
    marks: list[Mark]
    way: Trail
    chapters: list[Chapter]
    plies: list[Entry]
    told: list[tuple[int, list[Event]]]
    veiled: list[tuple[int, str]]
    first: list[int]
    scrolls: list[Scroll]
    entries: list[Entry]
    joined: list[bool]


class Divergence(ValueError):
    """A stored entry that cannot be replayed."""

    def __init__(self, entry: Entry, refusal: Refusal) -> None:
        super().__init__(f"{entry.by} {entry.do}: {refusal.rule} {refusal.message.id}")
        self.entry = entry
        self.refusal = refusal


def _refused(message: str, args: dict[str, int | str | Text]) -> Refusal:
    return Refusal("", Text(message, args))


class Match:
    """Owns state, log and undo. entries is append-only; plies is what is in force; version counts entries.

    alone is the seat of the only person among bots, or -1: what people are asked only so that they agree goes without
    asking there (State.formality). Whoever seats people sets it; a stored log says what came of it.
    """

    def __init__(self, game: Game, options: dict[str, str], seats: int, dealer: Dealer | None) -> None:
        self.game = game
        self.options = game.checked(options)
        self.seats = seats
        self.dealer = dealer
        self._chapters: list[Chapter] = []  # of the first plies in force
        self._scrolls: list[Scroll] = []  # of the first entries
        self._base = 0  # how many plies in force stand only in chapters
        self._gone = 0  # how many entries stand only in scrolls
        self._entries: list[Entry] = []
        self._joined: list[bool] = []  # per entry: does it go on with the plan of the decision before?
        self._plies: list[Entry] = []
        self._told: list[tuple[int, list[Event]]] = []  # per ply in force: the version it made, its events
        self._veiled: list[
            tuple[int, str]
        ] = []  # per ply in force: the only seat that may know it (or -1), the rest's view
        self._first: list[int] = []  # per ply in force: the ply with which its plan begins, itself if it is of none
        self._draws: dict[str, int] = {}
        self._seals: list[int] = []  # after so many plies in force something was revealed
        self._marks: list[Mark] = []
        self._way: Trail = hashlib.sha256()  # of the first plies in force ...
        self._hashed = 0  # ... so many
        self._shortest = 0  # the fewest plies in force since the last sketch
        self.alone = -1
        self.root = 0  # so many first plies are those of another game, and stand for good
        self.lesson = ""  # its name where this is the table of a lesson, see taught.py
        self.state: State = game.new(self.options, seats)

    @property
    def version(self) -> int:
        """Counts up with every entry, undos included; names a prompt."""
        return self._gone + len(self._entries)

    @property
    def entries(self) -> list[Entry]:
        """The whole log."""
        self._unroll(0)
        return self._entries

    @property
    def plies(self) -> list[Entry]:
        """What is in force."""
        self._recall(0)
        return self._plies

    @property
    def ply(self) -> int:
        """How many plies are in force."""
        return self._base + len(self._plies)

    def ply_at(self, at: int) -> Entry:
        """One of the plies in force; older ones are only recalled as far as that."""
        if at < self._base:
            self._recall(at)
        return self._plies[at - self._base]

    def entry_at(self, at: int) -> Entry:
        """One entry of the log; older ones are only recalled as far as that."""
        if at < self._gone:
            self._unroll(at)
        return self._entries[at - self._gone]

    @property
    def over(self) -> bool:
        return self.state.actor == OVER

    def begin(self) -> Step:
        """Settle the chance that comes before the first decision."""
        return self._settled(Step([], []))

    def act(self, seat: int, do: str, joined: bool = False) -> Step | Refusal:
        """One decision of a seat, then all the chance that follows; or why not, with nothing changed.

        joined: it goes on with the plan that this seat's decision before belongs to, and is taken back with it.
        """
        return self._do(Entry(seat, do), joined)

    def plan(self, seat: int, dos: list[str]) -> Planned:
        """Several decisions of a seat, ply by ply, as far as they go; they are taken back as one."""
        steps: list[Step] = []
        for do in dos:
            if steps and self.halts(seat, do):
                return Planned(steps, self.halted_by(seat, do))
            step = self.act(seat, do, bool(steps))
            if isinstance(step, Refusal):
                return Planned(steps, step)
            steps.append(step)
        return Planned(steps, None)

    def halts(self, seat: int, do: str) -> bool:
        """Does a plan of this seat end here, because its next decision cannot be made?"""
        return self.state.actor != seat or self.refusal(seat, do) is not None

    def halted_by(self, seat: int, do: str) -> Refusal | None:
        """The rule that ends a plan here; none if somebody else is asked now, or this seat something else.

        A decision answers a question if one of the legal ones begins with the same word.
        """
        state = self.state
        if state.actor != seat:
            return None
        word = do.partition(" ")[0]
        answers = [state.text(code).partition(" ")[0] for code in state.legal_actions()]
        return self.refusal(seat, do) if word in answers else None

    def deal(self, do: str) -> Step | Refusal:
        """An outcome of real dice, when people settle chance themselves."""
        if self.dealer is not None:
            return _refused("core-dealer-rolls", {})
        return self._do(Entry(CHANCE, do))

    def redo(self, entry: Entry, joined: bool = False) -> list[Event]:
        """Apply one stored entry and no other; raises Divergence."""
        if entry.do.startswith(UNDO):
            to = entry.do[len(UNDO) :]
            known = to.isascii() and to.isdigit() and len(to) <= MOST_DIGITS and int(to) < self.ply
            if self.over or not known or not 0 <= entry.by < self.seats:
                raise Divergence(entry, _refused("core-undo-nothing", {}))
            self._cut(entry, int(to))
            return []
        code = self._code(entry)
        if isinstance(code, Refusal):
            raise Divergence(entry, code)
        return self._apply(entry, code, joined)

    def free_undo(self, seat: int) -> int | None:
        """The ply that this seat may go back to without asking: its own last decision, while no luck followed.

        A plan goes back as one, as far as that is free. Nothing is taken back after the end: the seed is shown then.
        """
        return self._free_from(seat, self._plan_of(self.ply - 1) if self.ply else 0)

    def free_turn(self, seat: int) -> int | None:
        """The ply where this seat's turn began, as far back as it is free: before it came luck or somebody else."""
        return self._free_from(seat, 0)

    def _free_from(self, seat: int, first: int) -> int | None:
        """The earliest ply from `first` on after which nothing but this seat's decisions came, behind the seal."""
        if self.over:
            return None
        least = max(first, self.sealed())
        at = self.ply
        while at > least and self.ply_at(at - 1).by == seat:
            at -= 1
        return at if at < self.ply else None

    def sealed(self) -> int:
        """How many of the first plies stand for good: in a game with secrets all up to the last reveal.

        What was decided before it could otherwise be decided again with the knowledge of everybody's secrets.
        """
        return max(self.root, self._seals[-1]) if self._seals else self.root

    def last_of(self, seats: tuple[int, ...]) -> int | None:
        """The ply in force that one of these seats decided last."""
        for at in range(self.ply - 1, -1, -1):
            if self.ply_at(at).by in seats:
                return at
        return None

    def undo_target(self, seat: int) -> int | None:
        """The ply of this seat's last decision, or where its plan began behind the seal.

        To go back there all must agree unless it is free.
        """
        if self.over:
            return None
        at = self.last_of((seat,))
        return None if at is None else min(at, max(self._plan_of(at), self.sealed()))

    def undo(self, seat: int, to: int) -> Step:
        """Go back to before ply `to`. Luck rewinds too: the same draws come again. Consent is the caller's matter."""
        entry = Entry(seat, f"{UNDO}{to}")
        self.redo(entry)
        return self._settled(Step([entry], []))

    def fresh(self) -> Match:
        """A match that is set up like this one and has not begun."""
        fresh = Match(self.game, self.options, self.seats, self.dealer)
        fresh.root = self.root
        return fresh

    def scripted(self) -> str | None:
        """What the bot on turn is to do where that is written down beforehand, which it is in a lesson alone."""
        return None

    def rewound(self, version: int) -> Match:
        """A match whose log ends at an earlier version (what was not kept is forgotten)."""
        fresh = self.fresh()
        self._unroll(0)
        for entry, joined in zip(self._entries[:version], self._joined[:version], strict=True):
            fresh.redo(entry, joined)
        fresh.alone = self.alone
        return fresh

    def stood(self, ply: int) -> Match:
        """How the match stood after so many of its plies in force: nothing but the position is known of before."""
        past = self.fresh()
        past.alone = self.alone
        near = [mark for mark in self._marks if mark.ply <= ply]
        if near:
            mark = near[-1]
            past._base = past._hashed = mark.ply
            past.state, past._draws = mark.stood(self.game), dict(mark.draws)
        for at in range(past._base, ply):
            past.redo(self.ply_at(at))
        return past

    def view(self, seat: int | None) -> TableView:
        """What this seat may see; who plays alone is not reminded to agree with others."""
        view = self.state.view(seat)
        ask = self.state.ask_alone() if self.alone >= 0 and view.prompt is not None else None
        return view if ask is None else asking(view, ask)

    def why(self, seat: int, touches: list[str]) -> list[Refusal]:
        """Why nothing that touches all of these is legal for this seat now; the most specific reasons first."""
        state = self.state
        wanted = set(touches)
        reasons: list[Refusal] = []
        meant: list[list[int]] = []  # the actions that each of them refuses
        for code in state.candidates(seat):
            if wanted <= set(state.touches(code)):
                refusal = state.refusal(seat, code)
                if refusal is None:
                    return []
                said = [(other.rule, other.message.id) for other in reasons]
                this = (refusal.rule, refusal.message.id)
                if this in said:
                    meant[said.index(this)].append(code)
                else:
                    reasons.append(refusal)  # each reason once, not once for every piece
                    meant.append([code])
        if not reasons:
            return [_refused("core-nothing-there", {})]
        return [self._with_needs(seat, *one) for one in list(zip(reasons, meant, strict=True))[:MOST_REASONS]]

    def _with_needs(self, seat: int, refusal: Refusal, codes: list[int]) -> Refusal:
        """The refusal of these actions with the one fact that they lack, if all of them lack the same."""
        if len(codes) > MOST_TRIED:
            return refusal
        found = [self.state.needs(seat, code) for code in codes]
        same = found[0] is not None and found.count(found[0]) == len(found)
        return lacking(refusal, found[0]) if same else refusal

    def refusal(self, seat: int, do: str) -> Refusal | None:
        """Why this seat may not do that now; nothing is done."""
        code = self._code(Entry(seat, do))
        return code if isinstance(code, Refusal) else None

    def history(self, seat: int | None) -> list[tuple[int, Event]]:
        """What this seat was told, ply by ply in force, each with the version it led to."""
        self._recall(0)
        return [(version, event) for version, events in self._told for event in events if heard_by(event, seat)]

    def versions(self) -> list[int]:
        """The version that each ply in force made."""
        self._recall(0)
        return [version for version, _ in self._told]

    def seen(self, seat: int | None) -> list[Entry]:
        """The plies in force as this seat may know them: secrets of others are veiled."""
        plies = self.plies
        return [
            ply if secret in (-1, seat) else Entry(ply.by, veiled)
            for ply, (secret, veiled) in zip(plies, self._veiled, strict=True)
        ]

    def perspective(self, seat: int, rng: Rng) -> Perspective:
        """What a bot in this seat gets."""
        return Perspective(self.state, seat, rng, self.seen(seat))

    def agree(self, do: str) -> Step | Refusal:
        """Something that everybody at the table agreed on (asking them is the caller's matter)."""
        return self._do(Entry(ALL, do))

    def _do(self, entry: Entry, joined: bool = False) -> Step | Refusal:
        code = self._code(entry)
        if isinstance(code, Refusal):
            return code
        return self._settled(Step([entry], self._apply(entry, code, joined)))

    def _code(self, entry: Entry) -> int | Refusal:
        """The code of a legal entry; or why it is refused."""
        try:
            code = self.state.parse(entry.do)
        except NotationError:
            return _refused("core-not-an-action", {"do": entry.do})
        refusal = self.state.refusal(entry.by, code)
        return code if refusal is None else self._with_needs(entry.by, refusal, [code])

    def _apply(self, entry: Entry, code: int, joined: bool = False) -> list[Event]:
        state = self.state
        if state.actor == CHANCE:
            label = state.chance_label()
            self._draws[label] = self._draws.get(label, 0) + 1
        self._veiled.append((int(state.secret_of(code)), state.veiled(code)))
        tell = Narrator()
        state.apply(code, tell)
        at = self.ply
        self._first.append(self._begun(entry.by) if joined else at)
        self._joined.append(joined)
        self._entries.append(entry)
        self._plies.append(entry)
        self._told.append((self.version, tell.events))
        if self.game.secrets:
            for event in tell.events:
                if event.kind == REVEAL:
                    self._sealed_at(at + 1)
        if (at + 1) % EVERY == 0:
            self._mark(at + 1)
        return list(tell.events)  # a step grows by what follows; what was told of this ply does not

    def _sealed_at(self, ply: int) -> None:
        if self.sealed() != ply:
            self._seals.append(ply)

    def _plan_of(self, at: int) -> int:
        """The ply with which the plan of this one begins."""
        if at < self._base:
            self._recall(at)
        return self._first[at - self._base]

    def _begun(self, seat: int) -> int:
        """The ply with which the plan begins that this seat's last decision belongs to."""
        at = self.last_of((seat,))
        return self.ply if at is None else self._plan_of(at)

    def _settled(self, step: Step) -> Step:
        """The step with all that follows it without a question: what the dealer settles, and formalities."""
        while True:
            state = self.state
            code = self._drawn() if state.actor == CHANCE else self._formality()
            if code < 0:
                return step
            entry = Entry(int(state.actor), state.text(code))
            step.events.extend(self._apply(entry, code))
            step.entries.append(entry)

    def _drawn(self) -> int:
        """The outcome of the draw that is due; -1 if people settle chance themselves."""
        if self.dealer is None:
            return -1
        state = self.state
        label = state.chance_label()
        unit = self.dealer.draw(label, self._draws.get(label, 0), int(state.chance_total()))
        return int(state.chance_at(unit))

    def _formality(self) -> int:
        """The answer that goes without asking because only one person plays; -1 if there is a question."""
        if self.alone < 0 or self.state.actor < 0:
            return -1
        return int(self.state.formality(self.alone))

    # --- going back -----------------------------------------------------------------------------

    def _cut(self, entry: Entry, to: int) -> None:
        """Everything from ply `to` on is taken back."""
        self._recall(to)
        left = to - self._base
        del self._plies[left:], self._told[left:], self._veiled[left:], self._first[left:]
        self._shortest = min(self._shortest, to)
        told = sum([chapter.plies for chapter in self._chapters])
        while told > to:
            told -= self._chapters.pop().plies
        while self._seals and self._seals[-1] > to:
            self._seals.pop()
        self._go_back(to)
        self._entries.append(entry)
        self._joined.append(False)

    def _go_back(self, to: int) -> None:
        """The position and the luck of before, played again from the nearest mark."""
        marks = self._marks
        while marks and marks[-1].ply > to:
            marks.pop()
        at = 0
        self._draws, self._way, self._hashed = {}, hashlib.sha256(), 0
        if marks:
            mark = marks[-1]
            at, self.state, self._draws = mark.ply, mark.stood(self.game), dict(mark.draws)
            if mark.way is not None:
                self._way, self._hashed = mark.way.copy(), at
        else:
            self.state = self.game.new(self.options, self.seats)
        state = self.state
        for ply in range(at, to):
            code = state.parse(self.ply_at(ply).do)
            if state.actor == CHANCE:
                label = state.chance_label()
                self._draws[label] = self._draws.get(label, 0) + 1
            state.apply(code)
            if (ply + 1) % EVERY == 0 or ply + 1 == to:  # who goes back once may do so again
                self._mark(ply + 1)

    def _mark(self, ply: int) -> None:
        """Note how it stands after so many plies."""
        mark = Mark(ply, self.state.copy(), "", dict(self._draws), self._way_to(ply))
        self._marks = thinned([*self._marks, mark], ply)

    def way(self) -> Trail:
        """What digests take of the plies in force: a hash of all their lines, to be gone on with by the caller."""
        return self._way_to(self.ply)

    def _way_to(self, ply: int) -> Trail:
        """The same of so many of them, which are not fewer than it was asked for before."""
        if self._hashed < self._base:  # of what a snapshot tells; the chapters need not be opened for it
            self._way, self._hashed = hashlib.sha256(), 0
            for chapter in self._chapters:
                if self._hashed == self._base:
                    break
                self._way.update((b"\n" if self._hashed else b"") + chapters.way_of(chapter))
                self._hashed += chapter.plies
        for at in range(self._hashed, ply):
            line = chapters.line_of(self._plies[at - self._base])
            self._way.update(f"\n{line}".encode() if at else line.encode())
        self._hashed = ply
        return self._way.copy()

    # --- the past, and snapshots of it ----------------------------------------------------------

    def _recall(self, least: int) -> None:
        """Open chapters until the plies from `least` on are at hand."""
        while self._base > least:
            end, at = 0, 0
            while end < self._base:
                end += self._chapters[at].plies
                at += 1
            found = chapters.opened(self._chapters[at - 1])
            self._plies[:0] = found.plies
            self._told[:0] = found.told
            self._veiled[:0] = found.veiled
            self._first[:0] = found.first
            self._base -= len(found.plies)

    def _unroll(self, least: int) -> None:
        """Open scrolls until the entries from `least` on are at hand."""
        while self._gone > least:
            end, at = 0, 0
            while end < self._gone:
                end += self._scrolls[at].entries
                at += 1
            entries, joined = chapters.unrolled(self._scrolls[at - 1])
            self._entries[:0] = entries
            self._joined[:0] = joined
            self._gone -= len(entries)

    def sketch(self) -> Sketch:
        """All that is known now; what is packed later of it can be given to `packed_up`."""
        self._shortest = self.ply
        told = sum([chapter.plies for chapter in self._chapters]) - self._base
        kept = sum([scroll.entries for scroll in self._scrolls]) - self._gone
        return Sketch(
            self.version,
            self.ply,
            self.state.copy(),
            dict(self._draws),
            list(self._seals),
            list(self._marks),
            self.way(),
            list(self._chapters),
            self._plies[told:],
            self._told[told:],
            self._veiled[told:],
            self._first[told:],
            list(self._scrolls),
            self._entries[kept:],
            self._joined[kept:],
        )

    def packed_up(self, sketch: Sketch, chapter: Chapter, scroll: Scroll) -> None:
        """What followed the chapters and scrolls of the newest sketch is packed now, so that it is not packed again."""
        if len(self._scrolls) == len(sketch.scrolls):
            self._scrolls.append(scroll)
            if chapter.plies and sketch.ply <= self._shortest and len(self._chapters) == len(sketch.chapters):
                self._chapters.append(chapter)

    def resumed(self, sketch: Sketch) -> None:
        """A match that has not begun goes on from here; what came before is opened when somebody asks for it."""
        self.state = sketch.state
        self._draws, self._seals, self._marks = sketch.draws, sketch.seals, sketch.marks
        self._chapters, self._scrolls = sketch.chapters, sketch.scrolls
        self._base, self._gone = sketch.ply, sketch.version
        self._way, self._hashed = sketch.way, sketch.ply
        self._mark(sketch.ply)
