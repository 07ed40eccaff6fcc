"""`lamplight rules`: the rulebook in the order in which it is learnt; whole, a part of it, or what is looked for."""

from __future__ import annotations

import re
import textwrap
from collections.abc import Iterable
from typing import Annotated, Final

from lamplight.book import Book, Entry, Item, Rows, Section, Shown, Sign, Stand, Term, book_of
from lamplight.core.faults import OK, cannot, unknown
from lamplight.core.letters import holds, plain
from lamplight.core.rulebook import Rulebook
from lamplight.core.screen import Column
from lamplight.core.view import Text
from lamplight.kits import kit_named
from lamplight.terminal.arguments import meta
from lamplight.terminal.screen import Screen
from lamplight.terminal.setup import chosen_game, game_ids

MARGIN: Final = 10  # for the name of a rule ...
MARK: Final = 2  # ... and its mark
INSET: Final = 4
LEAST: Final = 30  # columns of text
SHORTEST: Final = 2  # letters of what is looked for
SIGNS: Final = {"printed": "●", "read": "◐", "ours": "○"}
PLAIN_SIGNS: Final = {"printed": "=", "read": "~", "ours": "*"}  # for terminals without those

Args = dict[str, int | str | Text]


def run(game: str | None = None, /, *words: Annotated[str, meta("word")], screen: Screen) -> int:
    if game is None:
        game = game_ids()[0]
    elif not words and game not in game_ids():
        for name in game_ids():
            book = kit_named(name).rulebook
            if book is not None and book.named(game) is not None:
                game, words = name, (game,)  # `lamplight rules` with nothing but the name of a rule
                break
    print_rules(chosen_game(game).id, " ".join(words), screen)
    return OK


def agreement(options: dict[str, str]) -> Args:
    """What was agreed at a table as arguments of its rules: numbers are numbers, so that a rule can say four, not five.

    >>> agreement({"size": "4", "pace": "easy"})
    {'size': 4, 'pace': 'easy'}
    """
    return {name: int(value) if value.isdecimal() else value for name, value in options.items()}


def print_rules(game: str, wanted: str, screen: Screen, options: dict[str, str] | None = None) -> None:
    """The whole rulebook, a part of it or what is looked for; with options as they are played at a table."""
    rules, book = kit_named(game).rulebook, book_of(game)
    if rules is None or book is None:
        raise cannot("cli-no-rulebook", game=game)
    Reader(book, rules, screen, agreement(options or {})).read(wanted)


class Reader:
    """Prints a book for one person, in the words of one table."""

    def __init__(self, book: Book, rules: Rulebook, screen: Screen, args: Args) -> None:
        self.book = book
        self.rules = rules
        self.screen = screen
        self.args = args
        self.signs = SIGNS if screen.unicode else PLAIN_SIGNS
        self.marked = book.preface is not None and not screen.plain  # a game that tells what is printed
        self.margin = MARGIN + MARK if self.marked else MARGIN

    def read(self, wanted: str) -> None:
        """What is meant: nothing (all of it), the name of something, or words to look for."""
        if not wanted:
            self.whole()
            return
        # What looks like the name of a rule is not looked for in the texts.
        is_name = re.fullmatch(rf"{self.rules.prefix}-\d+(\.\d+)?", wanted, re.IGNORECASE)
        if self.named(wanted) or (not is_name and self.found(wanted)):
            return
        parts = [one.id for one in self.book.sections if not one.number]
        raise unknown("cli-unknown-rule", wanted, [*self.rules.known(), *parts])

    def named(self, wanted: str) -> bool:
        """A rule, a ruling, a variant, a chapter, a part of the book, an example or a thing, by its name."""
        name = self.rules.named(wanted)
        if name is not None and not name.isdecimal():
            messages = (self.rules.message_of(name), f"{self.rules.prefix}-variant-{name}")
            for entry in self.entries():
                if entry.id in messages:
                    self.entry(entry)
                    return True
        word = wanted.lower()
        for section in self.book.sections:
            if word == section.id or (section.number and name == str(section.number)):
                self.section(section)
                return True
            for example in section.examples:
                if word == f"example-{example.id}":
                    self.example(example)
                    return True
            for item in section.items:
                if word == item.id.lower():
                    self.item(item)
                    return True
        return False

    def found(self, wanted: str) -> bool:
        """Every place of the book that holds all the words, with what they stand in."""
        if len(plain(wanted)) < SHORTEST:
            return False
        parts = self.book.sections
        entries = [one for one in self.entries() if self.hit(wanted, self.label(one), one.text)]
        examples = [one for part in parts for one in part.examples if self.hit(wanted, one.title, one.text)]
        signs = [one for part in parts for one in part.signs if self.hit(wanted, one.name, one.means)]
        terms = [one for part in parts for one in part.terms if self.hit(wanted, one.name, one.means)]
        items = [one for part in parts for one in part.items if self.hit(wanted, one.id, one.title, *one.text)]
        count = len(entries) + len(examples) + len(signs) + len(terms) + len(items)
        if count == 0:
            return False
        self.screen.say("book-found", count=count, words=wanted)
        for entry in entries:
            self.entry(entry)
        for term in terms:
            self.term(term)
        for sign in signs:
            self.sign(sign)
        for example in examples:
            self.example(example)
        for item in items:
            self.item(item)
        return True

    def hit(self, wanted: str, *texts: Text | str) -> bool:
        return holds(" ".join(self.said(text) for text in texts), wanted)

    def entries(self) -> list[Entry]:
        return [entry for section in self.book.sections for entry in section.entries]

    def said(self, text: Text | str) -> str:
        """A sentence as it is meant at this table."""
        return text if isinstance(text, str) else self.screen.text(Text(text.id, {**self.args, **text.args}))

    def whole(self) -> None:
        """The whole book, from its title on."""
        self.screen.line(self.screen.paint(self.screen.words(f"{self.book.prefix}-name"), "bold"))
        if self.book.preface is not None:
            self.lines(self.said(self.book.preface))
        if self.marked:
            self.screen.line()
            self.heading("book-marks")
            for mark, sign in self.signs.items():
                name, means = self.screen.words(f"book-mark-{mark}"), self.screen.words(f"book-mark-{mark}.means")
                self.margined(sign, f"{name}: {means}", INSET)
        for section in self.book.sections:
            self.screen.line()
            self.section(section)

    def section(self, section: Section) -> None:
        """A part of the book with its heading."""
        title = self.said(section.title)
        self.screen.line(self.screen.paint(f"{section.number}. {title}" if section.number else title, "bold"))
        for entry in section.entries:
            if section.kind == "intro":
                self.lines(self.said(entry.text))
            else:
                self.entry(entry)
        for table in section.tables:
            self.table(table)
        for example in section.examples:
            self.screen.line()
            self.example(example)
        for sign in section.signs:
            self.sign(sign)
        for term in section.terms:
            self.term(term)
        for item in section.items:
            self.item(item)

    def label(self, entry: Entry) -> str:
        """The name in the margin: that of a rule, or of a variant, which can be asked for by it."""
        variant = f"{self.rules.prefix}-variant-"
        return entry.name or (entry.id.removeprefix(variant) if entry.id.startswith(variant) else "")

    def entry(self, entry: Entry) -> None:
        """A paragraph with its name in the margin."""
        self.margined(self.label(entry), self.said(entry.text), self.margin, entry.mark)

    def sign(self, sign: Sign) -> None:
        self.margined("", f"{self.said(sign.name)}: {self.said(sign.means)}", INSET)

    def term(self, term: Term) -> None:
        told = f"{self.said(term.name)}: {self.said(term.means)}"
        self.margined("", f"{told} ({term.rule})" if term.rule else told, INSET)

    def item(self, item: Item) -> None:
        told = " ".join(self.said(text) for text in item.text)
        shown = f"{self.said(item.title)}: {told}" if told else self.said(item.title)
        self.margined(item.id if len(item.id) < MARGIN else "", shown, self.margin, item.mark)

    def table(self, table: Rows) -> None:
        """A table with its title."""
        self.screen.line()
        self.screen.line(f"  {self.screen.paint(self.said(table.title), 'bold')}")
        columns = [Column(self.said(head)) for head in table.head]
        self.screen.table(columns, [[self.said(cell) for cell in row.cells] for row in table.rows])

    def example(self, example: Shown) -> None:
        """A worked example: who stands where, what is asked, what is allowed and what is not, what happens."""
        screen = self.screen
        screen.line(screen.paint(f"{screen.words('book-example')}: {self.said(example.title)}", "bold"))
        self.lines(self.said(example.text), INSET)
        self.stands("book-before", example.stands)
        if example.asks is not None:
            self.lines(f"{screen.words('book-asked')} {self.said(example.asks)}", INSET)
        self.listed("book-can", [self.said(one.label) for one in example.can])
        denied = [
            f"{', '.join(self.said(text) for text in one.what)}. {self.said(one.why)} ({one.rule})"
            for one in example.cannot
        ]
        self.listed("book-cannot", denied)
        self.listed("book-told", [self.said(text) for text in example.told])
        self.stands("book-after", example.stands_after)
        self.lines(f"{screen.words('book-shows')} {', '.join(example.rules)}", INSET)

    def stands(self, heading: str, stands: tuple[Stand, ...]) -> None:
        """Who is where, as a small table."""
        if stands:
            self.screen.line(f"{' ' * INSET}{self.screen.words(heading)}")
            rows = [(self.said(one.place), ", ".join(self.said(text) for text in one.there)) for one in stands]
            self.screen.table((Column(), Column()), [(" " * INSET + place, there) for place, there in rows])

    def listed(self, heading: str, lines: Iterable[str]) -> None:
        """Lines below a heading; nothing if there are none."""
        told = list(lines)
        if told:
            self.screen.line(f"{' ' * INSET}{self.screen.words(heading)}")
            for line in told:
                self.margined("-", line, INSET + 4, inset=INSET + 2)

    def heading(self, message: str) -> None:
        self.screen.line(self.screen.paint(self.screen.words(message), "bold"))

    def lines(self, text: str, inset: int = 0) -> None:
        """A paragraph."""
        for line in textwrap.wrap(text, max(LEAST, self.screen.width - inset)):
            self.screen.line(" " * inset + line)

    def margined(self, name: str, text: str, margin: int, mark: str = "", inset: int = 0) -> None:
        """A paragraph with something in its margin, and a mark before it."""
        sign = f"{self.signs[mark]} " if mark and self.marked else ""
        rest = " " * (margin - inset - len(name) - len(sign))
        before = " " * inset + self.screen.paint(name, "yellow") + rest + sign
        for line in textwrap.wrap(text, max(LEAST, self.screen.width - margin)):
            self.screen.line(before + line)
            before = " " * margin
