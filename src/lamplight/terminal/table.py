"""A table in the terminal: asks people, lets bots play, tells what happens, keeps the record."""

from __future__ import annotations

import importlib
import shlex
import shutil
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Final

from lamplight.bots.kit import Command
from lamplight.core.events import heard_by
from lamplight.core.faults import CANNOT, Fault, near, no_file
from lamplight.core.game import CHANCE, NotationError
from lamplight.core.match import Match, Step
from lamplight.core.view import Board, Event, GameInfo, Option, Prompt, Refusal, TableView, Text, Way
from lamplight.kits import kit_named
from lamplight.terminal.bots import Thinker
from lamplight.terminal.company import Company
from lamplight.terminal.drawing import aside, drawing, legend
from lamplight.terminal.recordbook import Book, private
from lamplight.terminal.rules import print_rules
from lamplight.terminal.screen import INDENT, Screen
from lamplight.terminal.seats import Sitter
from lamplight.terminal.tips import Tips

ORDERS: Final = ("help", "list", "board", "why", "about", "hint", "undo", "log", "rules", "save", "quit")
LOG_LINES: Final = 12
NEWS: Final = 16  # lines of what has happened since somebody was asked
MANY: Final = 12  # more answers than this stand side by side
FIRST: Final = 6  # columns before an answer
HELP: Final = 25  # columns before the meaning of an order
BETWEEN: Final = ";"  # between the moves of a plan
SCARE: Final = "scare"  # the label of the option tells this effect already


class Quit(Exception):
    """Somebody leaves the table; the game can go on later."""


class Table:
    """One game from the first question to the end."""

    def __init__(
        self, book: Book, seats: Sequence[Sitter], thinker: Thinker, screen: Screen, tips: Tips | None = None
    ) -> None:
        self.book = book
        self.tips = tips
        self.match: Match = book.match
        self.seats = list(seats)
        self.thinker = thinker
        self.screen = screen
        self.info: GameInfo = self.match.game.info()
        self.company = Company(self.info, self.seats, screen)
        self.commands = {one.name: one for one in kit_named(self.match.game.id).commands if one.at_table}
        self.orders = order_words(screen, self.commands)
        humans = [seat for seat, who in enumerate(self.seats) if who.human]
        # A screen that several people share tells only what everybody may know.
        self.ear: int | None = humans[0] if len(humans) == 1 else None
        self.people = len(humans)
        self.match.alone = humans[0] if self.people == 1 else -1  # nobody to agree with
        # People who share a screen and may not know the same look at it one by one.
        self.in_turn = self.match.game.secrets and self.people > 1
        self._open = False  # is somebody's secret on the screen?
        self._drawn = -1  # the version that was drawn last
        self._news: list[str] = []  # what was told since then

    @property
    def board(self) -> Board:
        """The still part of the table as it lies now."""
        return self.match.state.scene()

    # --- the game ---------------------------------------------------------------------------------

    def play(self) -> None:
        """Goes on until the game is over; raises Quit, or KeyboardInterrupt from the keyboard."""
        try:
            self.go_on()
        finally:
            self.cover()

    def go_on(self) -> None:
        """From the welcome to the end."""
        self.welcome()
        self.took(self.match.begin())
        while not self.match.over:
            actor = int(self.match.state.actor)
            if actor == CHANCE:
                self.roll()
            elif self.seats[actor].human:
                self.ask(actor)
            else:
                self.think(actor)
        self.show()
        self.finish()

    def welcome(self) -> None:
        """Says what is played, by whom, and what the dice have promised."""
        screen = self.screen
        screen.line(screen.paint(screen.text(self.info.name), "bold"))
        for seat in range(len(self.seats)):
            screen.line("  " + self.company.nameplate(seat))
        if self.match.dealer is not None:
            screen.say("term-commitment", commitment=self.match.dealer.commitment)
        else:
            screen.say("term-real-dice")
        screen.say("term-record", file=str(self.book.path))
        if signs := legend(self.match.game, screen):
            screen.prose(signs)
        screen.say("term-how")
        screen.line()
        if self.match.version:
            screen.say("term-resumed", count=len(self.match.plies))
            self.log(LOG_LINES)

    def took(self, step: Step) -> None:
        """Keeps a step, then tells it: what a person has seen is on disk."""
        self.book.keep(step)
        self.cover()
        for event in step.events:
            self.tell(event)

    def cover(self) -> None:
        """Takes a secret off the screen, if there is one."""
        if self._open:
            self._open = False
            self.screen.clear()

    def hand_over(self, seat: int) -> None:
        """The screen goes to somebody else: nobody's secret is on it until they say that they look at it."""
        self.cover()
        self.screen.say("term-pass", who=self.company.name(seat))
        self.read()
        self._open = True
        self.screen.clear()
        self.log(LOG_LINES)
        self._drawn = -1

    def own(self, view: TableView) -> None:
        """What only the player who is asked may see."""
        if view.own:
            self.screen.say("term-secret", what=", ".join([self.company.says(one) for one in view.own]))

    def tell(self, event: Event) -> None:
        """One line of what happened, if this screen may know it; the end in bold."""
        line = self.company.told(event)
        if line is not None and heard_by(event, self.ear):
            self.report(self.screen.paint(line, "bold") if event.kind == "end" else line)
            if self.tips is not None:
                self.tips.hear(event)

    def report(self, line: str) -> None:
        """Writes a line of what happens, and keeps it for the page of whoever is asked next."""
        self._news = [*self._news[1 - NEWS :], line]
        self.screen.prose(line)

    def think(self, seat: int) -> None:
        """A bot's turn: its move and its reason."""
        do, reason = self.thinker.choose(self.match, seat, self.seats[seat].bot)
        step = self.match.act(seat, do)
        if isinstance(step, Refusal):
            raise Fault(CANNOT, Text("term-bot-refused", {"bot": self.seats[seat].bot, "do": do, "why": step.message}))
        self.book.keep(step)
        screen = self.screen
        if reason is not None:
            why = screen.words("term-reason", who=self.company.name(seat), why=self.company.says(reason))
            self.report(screen.paint("  " + why, "dim"))
        for event in step.events:
            self.tell(event)

    def roll(self) -> None:
        """Real dice: the people at the table roll and type what they see."""
        state = self.match.state
        known = [state.text(code) for code, _ in state.chance_outcomes()]
        example = known[len(known) // 2].partition(" ")[2]
        prompt = self.match.view(None).prompt
        who = self.company.name(prompt.seat) if prompt is not None else ""
        ask = self.company.says(prompt.ask) if prompt is not None else ""
        self.screen.say("term-ask-dice", who=who, ask=ask, example=example)
        while True:
            words = self.read().split()
            if not words:
                continue
            if self.obeyed(words, None):
                if self.match.state.actor != CHANCE:
                    return
                continue
            typed = " ".join(words).lower().replace(",", " ")
            typed = " ".join(typed.split())
            found = [do for do in known if typed in (do, do.partition(" ")[2])]
            if len(found) != 1:
                self.screen.say("term-no-such-dice", value=typed, example=example)
                continue
            step = self.match.deal(found[0])
            if isinstance(step, Refusal):
                self.refuse(step)
                continue
            self.took(step)
            return

    def ask(self, seat: int) -> None:
        """Puts the question to a person until there is an answer."""
        view = self.match.view(seat)
        prompt = view.prompt
        if prompt is None:
            raise Fault(CANNOT, Text("term-no-question"))
        if self.in_turn:
            self.hand_over(seat)
        if self._drawn != self.match.version:
            self.page()
        self.own(view)
        self.tip(prompt)
        self.shortly(prompt)
        for do in self.match.state.motions():
            self.screen.say("term-together", do=do)
        version = self.match.version
        while self.match.version == version:
            words = self.read().split()
            if words and not self.obeyed(words, prompt):
                self.answer(prompt, words)

    def tip(self, prompt: Prompt) -> None:
        """What matters here for the first time, if tips are wanted."""
        tip = None if self.tips is None else self.tips.due(prompt)
        if tip is not None:
            self.screen.say("term-tip", tip=self.screen.words(tip.say), rule=tip.rule)

    def question(self, prompt: Prompt, options: Sequence[Option] | None = None) -> None:
        """The question and its numbered answers."""
        screen = self.screen
        who = screen.paint(self.company.name(prompt.seat), "bold", self.company.colour(prompt.seat))
        screen.prose(f"{who}: {self.company.says(prompt.ask)}")
        for number, option in enumerate(prompt.options, 1):
            if options is None or option in options:
                screen.prose(self.option_line(number, option), FIRST)

    def shortly(self, prompt: Prompt) -> None:
        """The question; many answers stand side by side on a terminal, without what they would do."""
        screen = self.screen
        cells = [f"{number:>4}  {self.company.says(one.label)}" for number, one in enumerate(prompt.options, 1)]
        short = [cell for cell in cells if len(cell) < screen.width // 2]
        if not screen.live or len(short) <= MANY:
            self.question(prompt)
            return
        self.question(prompt, ())
        for line in (*screen.columns(short), *[cell for cell in cells if cell not in short]):
            screen.prose(line, FIRST)
        screen.say("term-list-more")

    def option_line(self, number: int, option: Option) -> str:
        """An answer: its number, what it is called, its notation, what it would do."""
        screen = self.screen
        notes = [self.company.says(one.note) for one in option.effects if one.note is not None and one.how != SCARE]
        line = f"{number:>4}  {self.company.says(option.label)}"
        return line + screen.paint("".join(f"  [{part}]" for part in (option.do, *notes)), "dim")

    def answer(self, prompt: Prompt, words: list[str]) -> None:
        """A number of the list, a notation, or the pieces and places that it is about; several notations are a plan."""
        typed = " ".join(words)
        if BETWEEN in typed:
            self.plan(prompt.seat, [part.strip() for part in typed.split(BETWEEN) if part.strip()])
            return
        if len(words) == 1 and words[0].isdecimal() and self.is_number(prompt, words[0]):
            self.act(prompt.seat, prompt.options[int(words[0]) - 1].do)
            return
        if typed in self.match.state.motions():
            self.together(typed)
            return
        if any(option.do == typed for option in prompt.options) or self.is_notation(typed):
            self.act(prompt.seat, typed)
            return
        lowered = self.as_things(words)
        narrowed = [option for option in prompt.options if set(lowered) <= set(option.touches)]
        if len(narrowed) == 1 and len(words) > 1:
            self.act(prompt.seat, narrowed[0].do)
        elif narrowed:
            self.question(prompt, narrowed)
        elif ways := far_ways(prompt, lowered):
            self.go_far(prompt.seat, ways)
        elif self.are_things(lowered):
            self.because(prompt.seat, lowered)
        elif words[0].lstrip("+-").isdecimal() and len(words) == 1:
            self.screen.say("term-no-number", value=typed, count=len(prompt.options))
        else:
            known = [*self.orders, *(option.do for option in prompt.options)]
            self.screen.say("term-not-understood", value=typed, near=near(typed, known))

    def act(self, seat: int, do: str) -> None:
        """Plays a notation, or says which rule forbids it."""
        step = self.match.act(seat, do)
        if isinstance(step, Refusal):
            self.refuse(step)
        else:
            self.took(step)

    def plan(self, seat: int, dos: list[str]) -> None:
        """Plays several notations one after the other, as far as it goes, and says which rule ends it."""
        planned = self.match.plan(seat, dos)
        for step in planned.steps:
            self.took(step)
        if planned.refusal is not None:
            self.refuse(planned.refusal)

    def go_far(self, seat: int, ways: Sequence[Way]) -> None:
        """Takes the way to a place that is further than one move; where there are several, they are named."""
        for way in ways:
            notes = [self.company.says(text) for text in way.price]
            line = f"      {self.company.says(way.label)}"
            dos = f"{BETWEEN} ".join(way.dos)
            self.screen.prose(line + self.screen.paint("".join(f"  [{part}]" for part in (dos, *notes)), "dim"))
        if len(ways) == 1:
            self.plan(seat, list(ways[0].dos))

    def together(self, do: str) -> None:
        """Plays what only all may do together, if all people and all bots agree."""
        self.screen.say("term-together-all" if self.people > 1 else "term-together-sure", do=do)
        if not self.yes():
            self.screen.say("term-undo-kept")
            return
        for seat, sitter in enumerate(self.company.seats):
            if sitter.bot and not self.thinker.agrees(self.match, seat, sitter.bot, do):
                self.screen.say("term-together-refused", who=self.company.name(seat))
                return
        step = self.match.agree(do)
        if isinstance(step, Refusal):
            self.refuse(step)
        else:
            self.took(step)

    def finish(self) -> None:
        """The end: who won and why, and how anybody can check it."""
        screen = self.screen
        outcome = self.match.state.outcome()
        if outcome is not None:
            screen.line(screen.paint(self.company.says(outcome.message), "bold") + f"  ({outcome.rule})")
            for seat, result in enumerate(outcome.seats):
                verdict = screen.words("term-won" if result.won else "term-lost")
                screen.prose(f"  {self.company.name(seat)}: {verdict} {self.company.says(result.message)}", 2 * INDENT)
        if self.match.dealer is not None:
            screen.say("term-seed", seed=self.match.dealer.seed.hex())
        screen.say("term-check", command=f"lamplight verify {shlex.quote(str(self.book.path))}")

    # --- what people may type besides moves -------------------------------------------------------

    def read(self) -> str:
        """A line from the keyboard; its end (Ctrl-D) leaves the table."""
        try:
            return input(self.screen.words("term-prompt") + " ").strip()
        except (EOFError, RuntimeError):  # a closed keyboard ends like one that has said all
            self.screen.line()
            raise Quit from None

    def obeyed(self, words: list[str], prompt: Prompt | None) -> bool:
        """Was this one of the orders of the table (and not a move)?"""
        order = self.orders.get(words[0].lower())
        rest = words[1:]
        if order is None:
            return False
        if order == "quit":
            raise Quit
        if order == "help":
            self.help(prompt)
        elif order == "list":
            if prompt is not None:
                self.answers(prompt, rest)
        elif order in self.commands:
            self.command(order, rest)
        elif order == "board":
            self.show()
        elif order == "about":
            self.about(rest, prompt)
        elif order == "log":
            self.log(int(rest[0]) if rest and rest[0].isdecimal() else LOG_LINES)
        elif order == "rules":
            self.rules(rest)
        elif order == "save":
            self.save(rest)
        elif order == "undo":
            self.undo(prompt)
        elif prompt is not None and order == "why":
            self.why(prompt.seat, rest)
        elif prompt is not None and order == "hint":
            self.hint(prompt)
        return True

    def help(self, prompt: Prompt | None) -> None:
        """What can be typed here, with examples from this very table."""
        book = kit_named(self.match.game.id).rulebook
        rule = book.rules[-1] if book is not None else "1.1"
        do, things = self.example(prompt)
        thing = things.partition(" ")[0]
        for order in (*ORDERS, *self.commands):
            words = ", ".join(word for word, meant in self.orders.items() if meant == order)
            own = self.commands.get(order)
            about = f"term-help-{order}" if own is None else f"{own.prefix}-about"
            said = self.screen.words(about, rule=rule, thing=thing, things=things)
            self.screen.prose(f"  {words:<22} {said}", HELP)
        if prompt is not None and prompt.options:
            self.screen.say("term-help-moves", do=do, things=things)

    def example(self, prompt: Prompt | None) -> tuple[str, str]:
        """A notation that could be typed now, and the things that it is about."""
        for option in prompt.options if prompt is not None else ():
            known = [name for name in option.touches if self.are_things([name])]
            if known:
                return option.do, " ".join(known)
        first = next((piece.id for piece in self.match.view(self.ear).pieces), "")
        return prompt.options[0].do if prompt is not None and prompt.options else "", first

    def answers(self, prompt: Prompt, words: list[str]) -> None:
        """The question with all its answers, or with those that these words are about: things, or parts of what is
        written there.
        """
        things = self.as_things(words)
        found = [option for option in prompt.options if set(things) <= set(option.touches)]
        if not found:
            typed = " ".join(words).casefold()
            written = [
                (option, f"{option.do} {self.company.says(option.label)}".casefold()) for option in prompt.options
            ]
            found = [option for option, text in written if typed in text]
        if found:
            self.question(prompt, found)
        else:
            self.screen.say("term-list-none", value=" ".join(words))

    def command(self, name: str, words: list[str]) -> None:
        """A command of this game, typed at the table."""
        try:
            importlib.import_module(self.commands[name].module).run(*words, screen=self.screen)
        except Fault as fault:
            self.screen.prose(self.screen.text(fault.text))

    def why(self, seat: int, words: list[str]) -> None:
        """`why red-girl 17` or `why child red-girl 17`: the rule that forbids it, or that it is allowed."""
        if not words:
            self.screen.say("term-why-what", things=self.example(self.match.view(seat).prompt)[1])
            return
        typed = " ".join(words)
        if self.is_notation(typed):
            refusal = self.match.refusal(seat, typed)
            self.reasons([] if refusal is None else [refusal])
            return
        things = self.as_things(words)
        if not self.are_things(things):
            stranger = next(word for word in things if word not in self.things())
            self.screen.say("term-no-such-thing", value=stranger, near=near(stranger, self.things()))
            return
        self.because(seat, things)

    def about(self, words: list[str], prompt: Prompt | None) -> None:
        """`about red-girl`: what it is, what it can do now, and the rules that speak of it."""
        things = self.as_things(words)
        view = self.match.view(self.ear)
        found = kit_named(self.match.game.id).about(view, self.board, things[0]) if things else None
        if found is None:
            stranger = " ".join(words)
            thing = self.example(prompt)[1].partition(" ")[0]
            asks = "term-about-what" if not words else "term-no-such-thing"
            self.screen.say(asks, value=stranger, near="", thing=thing)
            return
        self.screen.line(self.screen.paint(self.company.says(found.name), "bold"))
        for line in found.what:
            self.screen.prose("  " + self.company.says(line))
        for place in self.board.places:
            if place.id == things[0] and place.beside:
                labels = {other.id: other.label for other in self.board.places}
                near = [f"{self.company.says(labels[one.to])} ({self.company.says(one.way)})" for one in place.beside]
                self.screen.say("term-about-beside", places=", ".join(near))
        for option in prompt.options if prompt is not None else ():
            if things[0] in option.touches:
                self.screen.prose(f"  > {self.company.says(option.label)}", 2 * INDENT)
        if found.rules:
            self.screen.say("term-about-rules", rules=", ".join(found.rules))

    def because(self, seat: int, things: list[str]) -> None:
        """Why nothing that touches all of these is legal."""
        self.reasons(self.match.why(seat, things))

    def reasons(self, refusals: Sequence[Refusal]) -> None:
        """The refusals one by one; none means that it is allowed."""
        if not refusals:
            self.screen.say("term-allowed")
        for sentence in dict.fromkeys(map(self.because_of, refusals)):
            self.screen.prose(sentence)

    def refuse(self, refusal: Refusal) -> None:
        """Says why not."""
        self.screen.prose(self.because_of(refusal))

    def because_of(self, refusal: Refusal) -> str:
        """The reason in words, with the rule behind it."""
        rule = f"  ({refusal.rule})" if refusal.rule else ""
        needs = "" if refusal.needs is None else "\n  " + self.company.says(refusal.needs)
        return self.company.says(refusal.message) + self.screen.paint(rule, "dim") + needs

    def hint(self, prompt: Prompt) -> None:
        """What a bot would do here, and why."""
        do, reason = self.thinker.advise(self.match, prompt.seat)
        label = next((self.company.says(option.label) for option in prompt.options if option.do == do), do)
        self.screen.say("term-hint", what=label, do=do, why=self.company.says(reason) if reason is not None else "")

    def undo(self, prompt: Prompt | None) -> None:
        """Takes back a decision: freely while no luck followed it, else if all people agree; luck rewinds too.

        With real dice a roll that was mistyped can be taken back as well.
        """
        match = self.match
        mistyped = match.dealer is None and not match.lesson and bool(match.plies) and match.plies[-1].by == CHANCE
        seat = prompt.seat if mistyped and prompt is not None else self.last_person(prompt)
        target = len(match.plies) - 1 if mistyped else match.undo_target(seat) if seat >= 0 else None
        if target is None:
            self.screen.say("term-undo-nothing")
            return
        if not mistyped and match.free_undo(seat) is None and self.people > 1:
            self.screen.say("term-undo-all", who=self.company.name(seat))
            if not self.yes():
                self.screen.say("term-undo-kept")
                return
        what = match.plies[target].do
        self.book.keep(match.undo(max(seat, 0), target))
        self._drawn = -1
        self.screen.say("term-undone", who=self.company.name(max(seat, 0)), do=what)
        if match.dealer is not None:
            self.screen.say("term-same-dice")

    def last_person(self, prompt: Prompt | None) -> int:
        """Whose decision `undo` means: the last one if a person made it, else whoever is asked; -1 is nobody."""
        people = [ply.by for ply in self.match.plies if ply.by >= 0 and self.seats[ply.by].human]
        if people and self.match.plies[-1].by == people[-1]:
            return people[-1]
        return prompt.seat if prompt is not None else people[-1] if people else -1

    def yes(self) -> bool:
        """A plain yes; everything else is a no."""
        known = {word.strip() for word in self.screen.words("term-yes-words").split(",")}
        return self.read().lower() in known | {"y", "yes"}

    def log(self, count: int) -> None:
        """The last lines of what this screen was told."""
        for _, event in self.match.history(self.ear)[-max(1, count) :]:
            line = self.company.told(event)
            if line is not None:
                self.screen.prose("  " + line)

    def rules(self, words: list[str]) -> None:
        """The rulebook, or one rule of it."""
        try:
            print_rules(self.match.game.id, " ".join(words), self.screen, self.match.options)
        except Fault as fault:
            self.screen.line(self.screen.text(fault.text))

    def save(self, words: list[str]) -> None:
        """Everything is on disk already; a name makes a copy of the record."""
        if words:
            path = Path(" ".join(words))
            try:
                with private(path) as copy, open(self.book.path, "rb") as record:
                    shutil.copyfileobj(record, copy)
            except OSError as error:
                self.screen.line(self.screen.text(no_file(error, path).text))
                return
            self.screen.say("term-copied", file=str(path))
        self.screen.say("term-saved", file=str(self.book.path), count=len(self.match.plies))

    # --- the look ---------------------------------------------------------------------------------

    def page(self) -> None:
        """What has happened and how it stands, on a fresh page where the terminal has pages."""
        news, self._news = self._news, []
        if self.screen.live and not self.in_turn and self._drawn >= 0:
            self.screen.page()
            for line in news:
                self.screen.prose(line)
        self.show()

    def show(self) -> None:
        """Draws the table as it is now."""
        self._drawn = self.match.version
        view = self.match.view(self.ear)
        for line in drawing(self.match.game, self.board, view, self.screen):
            self.screen.line(line)
        for line in aside(self.match.game, self.board, view, self.company.says):
            self.screen.prose(line, INDENT)
        for text in view.beside:
            self.screen.prose(self.company.says(text))
        self.screen.line()

    # --- small questions --------------------------------------------------------------------------

    def is_number(self, prompt: Prompt, word: str) -> bool:
        return 1 <= int(word) <= len(prompt.options)

    def is_notation(self, text: str) -> bool:
        try:
            self.match.state.parse(text)
        except NotationError:
            return False
        return True

    def things(self) -> list[str]:
        """The ids of everything on the table."""
        return [piece.id for piece in self.match.view(self.ear).pieces] + [place.id for place in self.board.places]

    def as_things(self, words: list[str]) -> list[str]:
        """The words as ids: `inn` is the ghost of the inn where nothing else is called so."""
        known = self.things()
        lowered = [word.lower() for word in words]
        return [f"ghost-{word}" if word not in known and f"ghost-{word}" in known else word for word in lowered]

    def are_things(self, words: list[str]) -> bool:
        return set(words) <= set(self.things())


def far_ways(prompt: Prompt, things: list[str]) -> list[Way]:
    """The ways that touch all of these, if they lead to one place; else none."""
    found = [way for way in prompt.plans if set(things) <= set(way.touches)]
    return found if len({way.to for way in found}) == 1 else []


def order_words(screen: Screen, commands: Mapping[str, Command]) -> dict[str, str]:
    """What can be typed for every order: its English name, and the words of the language."""
    words = {order: order for order in (*ORDERS, *commands)}
    known = {order: f"term-words-{order}" for order in ORDERS}
    known |= {name: f"{command.prefix}-words" for name, command in commands.items()}
    for order, message in known.items():
        for word in screen.words(message).split(","):
            words.setdefault(word.strip().lower(), order)
    return words
