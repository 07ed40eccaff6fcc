"""Sentences: the Fluent catalogues turn message ids with arguments into a language that people read."""

from __future__ import annotations

import functools
import re
from collections.abc import Iterable, Iterator, Sequence
from importlib import resources
from importlib.resources.abc import Traversable
from typing import Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Message

from lamplight.core.view import Text

LANGUAGES = ("en", "de", "es", "fr")


def primary(tag: str) -> str:
    """The language in a tag or locale name.

    >>> primary("de_AT.UTF-8")
    'de'
    """
    return tag.replace("_", "-").replace(".", "-").partition("-")[0].lower()


class Catalogue:
    """All messages of one language; a message that is missing falls back to English, then to its id."""

    def __init__(self, lang: str, names: Sequence[str] = ()) -> None:
        self.lang = lang if lang in LANGUAGES else "en"
        self.names = names  # who sits where; a seat without a name is "Player 3"

    def format(self, text: Text) -> str:
        """The sentence; nested texts are formatted first.

        >>> Catalogue("en").format(Text("core-bot-gentle"))
        'Gentle'
        """
        seat = text.args.get("seat") if text.id == "seat-name" else None
        if isinstance(seat, int) and seat < len(self.names) and self.names[seat]:
            return self.names[seat]
        args = {name: self.format(value) if isinstance(value, Text) else value for name, value in text.args.items()}
        name, _, attribute = text.id.partition(".")
        for lang in dict.fromkeys((self.lang, "en")):
            book = _book(lang)
            if book.has(name):
                message = book.bundle.get_message(name)
                pattern = message.attributes.get(attribute) if attribute else message.value
                if pattern is not None:
                    return str(book.bundle.format_pattern(pattern, args)[0])
        return text.id

    def has(self, message: str) -> bool:
        """Is there a message of this id in this very language?"""
        return _book(self.lang).has(message)

    def named(self, prefix: str) -> list[str]:
        """The ids of all messages that begin like this, in the order of the catalogues.

        >>> Catalogue("de").named("core-bot-g")
        ['core-bot-gentle']
        """
        return [name for name in _book("en").names if name.startswith(prefix)]


class Book:
    """The messages of one language. Each is read when it is first asked for: most are never needed in one process."""

    def __init__(self, lang: str, sources: Iterable[str]) -> None:
        self.bundle = FluentBundle([lang], use_isolating=False)
        self._sources: dict[str, str] = {}
        for source in sources:
            for name, entry in entries(source):
                self._sources.setdefault(name, entry)
        self.names = tuple(self._sources)

    def has(self, message: str) -> bool:
        """Is there a message of this id? Then it is read, with all that it refers to."""
        waiting = [message]
        while waiting:
            name = waiting.pop()
            if (entry := self._sources.pop(name, None)) is not None:
                self.bundle.add_resource(FluentResource(entry))
                waiting += REFERENCE.findall(entry)
        return self.bundle.has_message(message)


ENTRY: Final = re.compile(r"^(-?[a-zA-Z][\w-]*) *=", re.MULTILINE)
REFERENCE: Final = re.compile(r"(?<![\w$-])-?[a-zA-Z][\w-]*")  # a few words too many do no harm


def entries(source: str) -> Iterator[tuple[str, str]]:
    """The messages and terms of a catalogue by their names, each as it is written there.

    >>> dict(entries("-pig = Pig\\npig-rolls =\\n    { -pig } rolls\\n"))
    {'-pig': '-pig = Pig\\n', 'pig-rolls': 'pig-rolls =\\n    { -pig } rolls\\n'}
    """
    starts = list(ENTRY.finditer(source))
    ends = [start.start() for start in starts[1:]] + [len(source)]
    for start, end in zip(starts, ends, strict=True):
        yield start[1], source[start.start() : end]


_added: list[Traversable] = []  # folders of en.ftl, de.ftl ... that games from outside brought
_bundles: dict[str, FluentBundle] = {}


def add_words(folder: Traversable) -> None:
    """Make the words of a game from outside known in this process; those that are there already stay as they are."""
    _added.append(folder)
    _book.cache_clear()


def message_ids(source: str) -> list[str]:
    """The ids of all messages of a catalogue.

    >>> message_ids("pig-name = Pig\\npig-roll = Roll\\n    .help = Take the die.\\n")
    ['pig-name', 'pig-roll']
    """
    return [entry.id.name for entry in FluentResource(source).body if isinstance(entry, Message)]


@functools.cache
def _book(lang: str) -> Book:
    folder = resources.files("lamplight") / "locale" / lang
    files = sorted((file for file in folder.iterdir() if file.name.endswith(".ftl")), key=lambda file: file.name)
    files += [own for brought in _added if (own := brought / f"{lang}.ftl").is_file()]
    return Book(lang, [file.read_text(encoding="utf-8") for file in files])
