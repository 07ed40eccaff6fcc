"""A match that follows a lesson: its luck and its bots are written down, and only what the lesson asks for is played.

Where one is in the lesson stands in the log: a page that is turned is an entry of TEACHER ("page 3"), reading on is an
entry of the learner. So a lesson survives whatever a match survives, and taking back goes back through its steps.
"""

from __future__ import annotations

import hashlib
from typing import Final

import msgspec

from lamplight.core.chance import Dealer
from lamplight.core.entry import Entry
from lamplight.core.game import CHANCE, TEACHER, Game, NotationError
from lamplight.core.lesson import Lesson, Line, Page, choices, fits
from lamplight.core.match import Divergence, Match, Step
from lamplight.core.view import Event, Guide, Prompt, Refusal, TableView, Text, Way

ON: Final = "lesson on"  # the learner has read it
PAGE: Final = "page "
TOLD: Final = "lesson"  # the kind of the event that tells what a step says


class OffScript(ValueError):
    """What the lesson writes down cannot happen there."""

    def __init__(self, step: int, do: str) -> None:
        super().__init__(f"step {step}: {do}")
        self.step = step
        self.do = do


class Taught(Match):
    """The table of a lesson. It has no dealer: nothing here is left to chance, and nobody is told otherwise."""

    def __init__(self, game: Game, script: Lesson) -> None:
        super().__init__(game, script.options, script.seats, None)
        self.script = script
        self.lesson = script.id
        self.you = script.you
        self.alone = script.you
        seed = hashlib.sha256(f"lesson {script.game} {script.id}".encode()).digest()
        self._seed = Dealer(seed)
        self._page = 0  # the step that one is at, from 1
        self._since = 0  # the ply after which it began
        self._read = False
        self._played = 0  # what you, the bots and luck have done since
        self._moved = 0
        self._fell = 0

    @property
    def over(self) -> bool:
        """The last step has been reached; a game that ends on the way is not the end of the lesson."""
        return self._page == len(self.script.step)

    @property
    def step_number(self) -> int:
        """The step that one is at, from 1; 0 before the lesson begins."""
        return self._page

    @property
    def played(self) -> int:
        """How many of the decisions that this step asks for have been made."""
        return self._played

    @property
    def moved(self) -> int:
        """How many moves of bots there were at this step."""
        return self._moved

    @property
    def fell(self) -> int:
        """How many draws there were at this step."""
        return self._fell

    def happened(self, kind: str) -> bool:
        """Has an event of this kind been told at this step?"""
        for _, events in self._told[self._since :]:
            for event in events:
                if event.kind == kind:
                    return True
        return False

    def reading(self) -> bool:
        """Is there nothing to do but to read and go on?"""
        return self._page > 0 and not self.over and not self._now().play and not self._read

    def offered(self) -> list[str]:
        """What you may play now."""
        state = self.state
        line = self._line()
        if state.actor != self.you or not line:
            return []
        return [do for do in [state.text(code) for code in state.legal_actions()] if fits(line, do)]

    def fresh(self) -> Match:
        return Taught(self.game, self.script)

    def sealed(self) -> int:
        return 0

    def deal(self, do: str) -> Step | Refusal:
        return self._kindly()

    def agree(self, do: str) -> Step | Refusal:
        return self._kindly()

    def act(self, seat: int, do: str, joined: bool = False) -> Step | Refusal:
        """A decision that the lesson asks for, or that one has read it; else what it asks for."""
        if do != ON:
            return super().act(seat, do, joined)
        if seat != self.you or not self.reading():
            return self._kindly()
        entry = Entry(seat, ON)
        self._go_on(entry)
        return self._settled(Step([entry], []))

    def redo(self, entry: Entry, joined: bool = False) -> list[Event]:
        if entry.by == TEACHER:
            due = self._due()
            if due == 0 or entry.do != f"{PAGE}{due}":
                raise Divergence(entry, self._kindly())
            return self._turn(entry, due)
        if entry.do == ON:
            if entry.by != self.you or not self.reading():
                raise Divergence(entry, self._kindly())
            self._go_on(entry)
            return []
        return super().redo(entry, joined)

    def scripted(self) -> str | None:
        """What the bot on turn does now; None while it waits, or if the lesson says nothing more of it."""
        page = self._now()
        if self.state.actor < 0 or self.state.actor == self.you or self.reading() or self._moved >= len(page.bots):
            return None
        line = choices(page.bots[self._moved])
        for do in line:
            if self._legal(int(self.state.actor), do) >= 0:
                return do
        return line[0]

    def why(self, seat: int, touches: list[str]) -> list[Refusal]:
        """Nothing, if the lesson asks for something that touches all of these; else what it asks for."""
        wanted = set(touches)
        for do in self.offered():
            if wanted <= set(self.state.touches(self.state.parse(do))):
                return []
        return [self._kindly()]

    def view(self, seat: int | None) -> TableView:
        """What this seat may see, with what the lesson says; only what it asks for can be chosen."""
        view = super().view(seat)
        if self._page == 0:
            return view
        page = self._now()
        steps = len(self.script.step) - 1  # the last page is the end
        guide = Guide(min(self._page, steps), steps, page.text(), page.light, self.reading(), self.over)
        prompt = view.prompt
        if prompt is not None and prompt.options:
            prompt = self._narrowed(prompt)
        return msgspec.structs.replace(view, prompt=prompt, guide=guide)

    def _narrowed(self, prompt: Prompt) -> Prompt:
        offered = self.offered()
        options = tuple([option for option in prompt.options if option.do in offered])
        plans = tuple([way for way in prompt.plans if self._covers(way)])
        return msgspec.structs.replace(prompt, options=options, plans=plans)

    def _covers(self, way: Way) -> bool:
        """Does the lesson ask for all plies of a far step, one after the other?"""
        lines = self._now().play[self._played :]
        if self.state.actor != self.you or len(way.dos) > len(lines):
            return False
        for line, do in zip(lines, way.dos, strict=False):
            if not fits(line, do):
                return False
        return True

    def _now(self) -> Page:
        return self.script.step[max(0, self._page - 1)]

    def _line(self) -> Line:
        """What the next decision of yours may be; nothing if none is asked for."""
        page = self._now()
        return page.play[self._played] if self._page > 0 and self._played < len(page.play) else ()

    def _kindly(self) -> Refusal:
        """What is asked for now."""
        if self.over:
            return Refusal("", Text("lesson-over"))
        if self.reading():
            return Refusal("", Text("lesson-read"))
        if self._line() and self.state.actor == self.you:
            return Refusal("", Text("lesson-play"))
        return Refusal("", Text("lesson-watch"))

    def _legal(self, seat: int, do: str) -> int:
        """The code of something that this seat, or luck, may do by the rules; -1 if there is none."""
        try:
            code = self.state.parse(do)
        except NotationError:
            return -1
        return code if self.state.refusal(seat, code) is None else -1

    def _code(self, entry: Entry) -> int | Refusal:
        """The code of what is legal and written in the lesson; or why it is refused."""
        by = entry.by
        code = self._legal(by, entry.do)
        if code >= 0 and by >= 0 and code == self._formality():
            return code
        if by == CHANCE:
            wanted = code >= 0 and code == self._drawn()
        elif by == self.you:
            wanted = fits(self._line(), entry.do)
        else:
            wanted = entry.do == self.scripted()
        return super()._code(entry) if wanted else self._kindly()

    def _apply(self, entry: Entry, code: int, joined: bool = False) -> list[Event]:
        if entry.by == CHANCE:
            self._fell += 1
        elif code == self._formality():
            pass  # nobody was asked
        elif entry.by == self.you:
            self._played += 1
        else:
            self._moved += 1
        events = super()._apply(entry, code, joined)
        self._seals.clear()  # nobody learns a secret here that could be used
        return events

    def _settled(self, step: Step) -> Step:
        """The step with all that follows it without a question: luck, formalities, and pages that are turned."""
        while True:
            due = self._due()
            if due > 0:
                entry = Entry(TEACHER, f"{PAGE}{due}")
                step.events.extend(self._turn(entry, due))
                step.entries.append(entry)
                continue
            state = self.state
            if self.over or self.reading():  # whoever reads finds the table as it was
                return step
            code = self._drawn() if state.actor == CHANCE else self._formality()
            if code < 0:
                return step
            entry = Entry(int(state.actor), state.text(code))
            step.events.extend(self._apply(entry, code))
            step.entries.append(entry)

    def _drawn(self) -> int:
        """What luck gives now: what the lesson says, or else what its own seed does."""
        page, state = self._now(), self.state
        if self._fell < len(page.luck):
            line = choices(page.luck[self._fell])
            for do in line:
                code = self._legal(CHANCE, do)
                if code >= 0:
                    return code
            raise OffScript(self._page, line[0] if line else "")
        label = state.chance_label()
        unit = self._seed.draw(label, self._draws.get(label, 0), int(state.chance_total()))
        return int(state.chance_at(unit))

    def _due(self) -> int:
        """The page that is turned now; 0 if this one is not over yet."""
        if self._page == 0:
            return 1
        page, actor = self._now(), self.state.actor
        if self.over or self.reading() or self._played < len(page.play):
            return 0
        if actor >= 0 and actor != self.you and self._moved < len(page.bots):
            return 0
        if actor == CHANCE and self._fell < len(page.luck):
            return 0
        for kind in page.until:
            if not self.happened(kind):
                return 0
        return self._page + 1

    def _turn(self, entry: Entry, page: int) -> list[Event]:
        """The next step begins, perhaps with another position."""
        told = Event(TOLD, self.script.step[page - 1].text())
        self._note(entry, [told])
        self._page = page
        self._since = self.ply
        self._read = False
        self._played = self._moved = self._fell = 0
        line = self._now().position
        if line:
            self.state = self.game.position(line)
        return [told]

    def _go_on(self, entry: Entry) -> None:
        self._note(entry, [])
        self._read = True

    def _note(self, entry: Entry, events: list[Event]) -> None:
        """Keep an entry that does nothing to the game."""
        self._veiled.append((-1, entry.do))
        self._first.append(self.ply)
        self._joined.append(False)
        self._entries.append(entry)
        self._plies.append(entry)
        self._told.append((self.version, events))

    def _go_back(self, to: int) -> None:
        """The lesson is played again from its start: the page that one is at comes from its plies."""
        kept, told, first = list(self.plies), list(self._told), list(self._first)
        entries, joined = list(self._entries), list(self._joined)
        self.state = self.game.new(self.options, self.seats)
        for known in (self._entries, self._joined, self._plies, self._told, self._veiled, self._first):
            known.clear()
        self._draws = {}
        self._way, self._hashed = hashlib.sha256(), 0
        self._page = self._since = self._played = self._moved = self._fell = 0
        self._read = False
        for ply in kept:
            self.redo(ply)
        self._told, self._first, self._entries, self._joined = told, first, entries, joined

    def _mark(self, ply: int) -> None:
        """No position is kept: it would not tell the page."""
