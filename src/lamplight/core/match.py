"""A match: one game with its log of decisions and luck. The log is the truth; the state is its replay."""

from __future__ import annotations

from typing import NamedTuple

from lamplight.core.chance import Dealer
from lamplight.core.entry import Entry
from lamplight.core.events import Narrator, heard_by
from lamplight.core.game import ALL, CHANCE, OVER, Game, NotationError, State
from lamplight.core.perspective import Perspective
from lamplight.core.rng import Rng
from lamplight.core.view import Event, Refusal, TableView, Text

UNDO = "undo "
REVEAL = "reveal"  # the kind of the events that turn up what was secret
MOST_REASONS = 3


class Step(NamedTuple):
    """What a command added to the log, and what people are told of it."""

    entries: list[Entry]
    events: list[Event]


class Divergence(ValueError):
    """A stored entry that cannot be replayed."""

    def __init__(self, entry: Entry, refusal: Refusal) -> None:
        super().__init__(f"{entry.by} {entry.do}: {refusal.rule} {refusal.message.id}")
        self.entry = entry
        self.refusal = refusal


def _refused(message: str, args: dict[str, int | str | Text]) -> Refusal:
    return Refusal("", Text(message, args))


class Match:
    """Owns state, log and undo. entries is append-only; plies is what is in force; version counts entries."""

    def __init__(self, game: Game, options: dict[str, str], seats: int, dealer: Dealer | None) -> None:
        self.game = game
        self.options = game.checked(options)
        self.seats = seats
        self.dealer = dealer
        self.entries: list[Entry] = []
        self.plies: list[Entry] = []
        self._told: list[tuple[int, list[Event]]] = []  # per ply in force: the version it made, its events
        self._veiled: list[
            tuple[int, str]
        ] = []  # per ply in force: the only seat that may know it (or -1), the rest's view
        self._draws: dict[str, int] = {}
        self._sealed = 0
        self.state: State = game.new(self.options, seats)

    @property
    def version(self) -> int:
        """Counts up with every entry, undos included; names a prompt."""
        return len(self.entries)

    @property
    def over(self) -> bool:
        return self.state.actor == OVER

    def begin(self) -> Step:
        """Settle the chance that comes before the first decision."""
        return self._settled(Step([], []))

    def act(self, seat: int, do: str) -> Step | Refusal:
        """One decision of a seat, then all the chance that follows; or why not, with nothing changed."""
        return self._do(Entry(seat, do))

    def deal(self, do: str) -> Step | Refusal:
        """An outcome of real dice, when people settle chance themselves."""
        if self.dealer is not None:
            return _refused("core-dealer-rolls", {})
        return self._do(Entry(CHANCE, do))

    def redo(self, entry: Entry) -> list[Event]:
        """Apply one stored entry and no other; raises Divergence."""
        if entry.do.startswith(UNDO):
            to = entry.do[len(UNDO) :]
            known = to.isascii() and to.isdigit() and int(to) < len(self.plies)
            if self.over or not known or not 0 <= entry.by < self.seats:
                raise Divergence(entry, _refused("core-undo-nothing", {}))
            self._cut(entry, int(to))
            return []
        code = self._code(entry)
        if isinstance(code, Refusal):
            raise Divergence(entry, code)
        return self._apply(entry, code)

    def free_undo(self, seat: int) -> int | None:
        """The ply that this seat may take back without asking: its own last decision, while no luck followed.

        Nothing is taken back after the end: the seed is shown then.
        """
        last = len(self.plies) - 1
        if last < self.sealed() or self.over:
            return None
        return last if self.plies[last].by == seat else None

    def sealed(self) -> int:
        """How many of the first plies stand for good: in a game with secrets all up to the last reveal.

        What was decided before it could otherwise be decided again with the knowledge of everybody's secrets.
        """
        return self._sealed

    def undo_target(self, seat: int) -> int | None:
        """The ply of this seat's last decision; to go back there all must agree unless it is free."""
        if self.over:
            return None
        for at in range(len(self.plies) - 1, -1, -1):
            if self.plies[at].by == seat:
                return at
        return None

    def undo(self, seat: int, to: int) -> Step:
        """Go back to before ply `to`. Luck rewinds too: the same draws come again. Consent is the caller's matter."""
        entry = Entry(seat, f"{UNDO}{to}")
        self.redo(entry)
        return self._settled(Step([entry], []))

    def rewound(self, version: int) -> Match:
        """A match whose log ends at an earlier version (what was not kept is forgotten)."""
        fresh = Match(self.game, self.options, self.seats, self.dealer)
        for entry in self.entries[:version]:
            fresh.redo(entry)
        return fresh

    def view(self, seat: int | None) -> TableView:
        return self.state.view(seat)

    def why(self, seat: int, touches: list[str]) -> list[Refusal]:
        """Why nothing that touches all of these is legal for this seat now; the most specific reasons first."""
        state = self.state
        wanted = set(touches)
        reasons: list[Refusal] = []
        for code in state.candidates(seat):
            if wanted <= set(state.touches(code)):
                refusal = state.refusal(seat, code)
                if refusal is None:
                    return []
                said = (refusal.rule, refusal.message.id)
                if said not in [(other.rule, other.message.id) for other in reasons]:
                    reasons.append(refusal)  # each reason once, not once for every piece
        if not reasons:
            reasons.append(_refused("core-nothing-there", {}))
        return reasons[:MOST_REASONS]

    def refusal(self, seat: int, do: str) -> Refusal | None:
        """Why this seat may not do that now; nothing is done."""
        code = self._code(Entry(seat, do))
        return code if isinstance(code, Refusal) else None

    def history(self, seat: int | None) -> list[tuple[int, Event]]:
        """What this seat was told, ply by ply in force, each with the version it led to."""
        return [(version, event) for version, events in self._told for event in events if heard_by(event, seat)]

    def seen(self, seat: int | None) -> list[Entry]:
        """The plies in force as this seat may know them: secrets of others are veiled."""
        return [
            ply if secret in (-1, seat) else Entry(ply.by, veiled)
            for ply, (secret, veiled) in zip(self.plies, self._veiled, strict=True)
        ]

    def perspective(self, seat: int, rng: Rng) -> Perspective:
        """What a bot in this seat gets."""
        return Perspective(self.state, seat, rng, self.seen(seat))

    def agree(self, do: str) -> Step | Refusal:
        """Something that everybody at the table agreed on (asking them is the caller's matter)."""
        return self._do(Entry(ALL, do))

    def _do(self, entry: Entry) -> Step | Refusal:
        code = self._code(entry)
        if isinstance(code, Refusal):
            return code
        return self._settled(Step([entry], self._apply(entry, code)))

    def _code(self, entry: Entry) -> int | Refusal:
        """The code of a legal entry; or why it is refused."""
        try:
            code = self.state.parse(entry.do)
        except NotationError:
            return _refused("core-not-an-action", {"do": entry.do})
        refusal = self.state.refusal(entry.by, code)
        return code if refusal is None else refusal

    def _apply(self, entry: Entry, code: int) -> list[Event]:
        state = self.state
        if state.actor == CHANCE:
            label = state.chance_label()
            self._draws[label] = self._draws.get(label, 0) + 1
        self._veiled.append((int(state.secret_of(code)), state.veiled(code)))
        tell = Narrator()
        state.apply(code, tell)
        self.entries.append(entry)
        self.plies.append(entry)
        self._told.append((len(self.entries), tell.events))
        if self.game.secrets:
            for event in tell.events:
                if event.kind == REVEAL:
                    self._sealed = len(self.plies)
        return list(tell.events)  # a step grows by what follows; what was told of this ply does not

    def _settled(self, step: Step) -> Step:
        """The step with all the chance that the dealer settles after it."""
        dealer = self.dealer
        if dealer is not None:
            while self.state.actor == CHANCE:
                state = self.state
                label = state.chance_label()
                unit = dealer.draw(label, self._draws.get(label, 0), int(state.chance_total()))
                code = int(state.chance_at(unit))
                entry = Entry(CHANCE, state.text(code))
                step.events.extend(self._apply(entry, code))
                step.entries.append(entry)
        return step

    def _cut(self, entry: Entry, to: int) -> None:
        kept = self.plies[:to]
        told = self._told[:to]
        entries = self.entries
        self.state = self.game.new(self.options, self.seats)
        self.entries = []
        self.plies = []
        self._told = []
        self._veiled = []
        self._draws = {}
        self._sealed = 0
        for ply in kept:
            self.redo(ply)
        self._told = told
        self.entries = [*entries, entry]
