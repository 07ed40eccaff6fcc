"""The contents of a game's rulebook: its numbered rules and rulings. The sentences stand in the catalogues."""

from __future__ import annotations

from itertools import groupby

from lamplight.core.reading import OURS, PLAIN, PRINTED, READ, Reading

Rulings = tuple[tuple[str, tuple[str, ...]], ...]


class Rulebook:
    """Rules are called by the sign of the game, their chapter and a number; rulings by a letter and a number.

    Chapter 2 is headed by the message pig-chapter-2; a variant "long" is told by pig-variant-long.

    >>> book = Rulebook("PIG", {1: 3, 2: 2}, (("pig-chapter-rulings", ("A1", "A2")),))
    >>> book.rules
    ('PIG-1.1', 'PIG-1.2', 'PIG-1.3', 'PIG-2.1', 'PIG-2.2')
    >>> book.message_of("PIG-2.1"), book.message_of("A2")
    ('pig-rule-2-1', 'pig-ruling-a2')
    >>> book.named("pig-1.2"), book.named("1.2"), book.named("a1"), book.named("2"), book.named("3")
    ('PIG-1.2', 'PIG-1.2', 'A1', '2', None)
    >>> book.known()
    ['PIG-1.1 … PIG-2.2', 'A1 … A2']
    """

    def __init__(
        self,
        sign: str,
        chapters: dict[int, int],
        rulings: Rulings = (),
        variants: tuple[str, ...] = (),
        reading: Reading = PLAIN,
    ) -> None:
        """chapters: how many rules each has. rulings: by the message of their heading."""
        self.sign = sign
        self.prefix = sign.lower()
        self.chapters = tuple(chapters)
        self.rules = tuple(
            [f"{sign}-{chapter}.{n}" for chapter, count in chapters.items() for n in range(1, count + 1)]
        )
        self.headings = rulings
        self.rulings = tuple([name for _, names in rulings for name in names])
        self.variants = variants
        self.reading = reading
        # the chapters as one learns them
        self.order = (*reading.order, *[number for number in self.chapters if number not in reading.order])

    def rules_of(self, chapter: int) -> list[str]:
        """The rules of a chapter.

        >>> Rulebook("PIG", {1: 1, 10: 2}).rules_of(1)
        ['PIG-1.1']
        """
        return [name for name in self.rules if name.startswith(f"{self.sign}-{chapter}.")]

    def mark_of(self, name: str) -> str:
        """Is a rule, ruling, variant or note printed, our reading, or ours?

        >>> book = Rulebook("PIG", {1: 2}, (("pig-chapter-rulings", ("A1",)),), ("long",), Reading(ours=("PIG-1.2",)))
        >>> [book.mark_of(name) for name in ("PIG-1.1", "PIG-1.2", "A1", "long")]
        ['printed', 'ours', 'read', 'ours']
        """
        if name in self.reading.ours:
            return OURS
        if name in self.reading.printed:
            return PRINTED
        return READ if name in self.rulings else OURS if name in self.variants else PRINTED

    def message_of(self, rule: str) -> str:
        """The message id of a rule or ruling."""
        if rule.startswith(f"{self.sign}-"):
            return f"{self.prefix}-rule-{rule[len(self.sign) + 1 :].replace('.', '-')}"
        return f"{self.prefix}-ruling-{rule.lower()}"

    def messages(self) -> list[str]:
        """All messages that the book needs."""
        out = [f"{self.prefix}-chapter-{number}" for number in self.chapters]
        out += [heading for heading, _ in self.headings]
        out += [self.message_of(name) for name in (*self.rules, *self.rulings)]
        if self.variants:
            out.append(f"{self.prefix}-chapter-variants")
        out += [f"{self.prefix}-variant-{name}" for name in self.variants]
        reading = self.reading
        if reading.preface:
            out.append(f"{self.prefix}-preface")
        if reading.intros:
            out.append(f"{self.prefix}-chapter-intros")
        out += [f"{self.prefix}-intro-{n}" for n in range(1, reading.intros + 1)]
        out += [f"{self.prefix}-note-{name}" for _, name in reading.notes]
        out += [f"{self.prefix}-example-{example.name}" for example in reading.examples]
        return out + [f"{self.prefix}-key-{name}" for name in reading.key]

    def named(self, text: str) -> str | None:
        """The rule, ruling, chapter (as a number) or variant that a person means."""
        word = text.upper()
        for known in (word, f"{self.sign}-{word}"):
            if known in self.rules or known in self.rulings:
                return known
        chapter = word.removeprefix(f"{self.sign}-")
        if chapter.isdecimal() and chapter.isascii() and int(chapter) in self.chapters:
            return str(int(chapter))
        return text.lower() if text.lower() in self.variants else None

    def known(self) -> list[str]:
        """What there is, for people who ask for something that is not."""
        series = [list(self.rules)]
        series += [list(names) for _, names in groupby(self.rulings, lambda name: name.rstrip("0123456789"))]
        told = [names[0] if len(names) == 1 else f"{names[0]} … {names[-1]}" for names in series if names]
        return [*told, *self.variants]
