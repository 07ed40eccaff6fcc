"""Sentences: the Fluent catalogues turn message ids with arguments into a language that people read."""

from __future__ import annotations

import functools
from collections.abc import Sequence
from importlib import resources
from importlib.resources.abc import Traversable

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Message

from lamplight.core.view import Text

LANGUAGES = ("en", "de", "es", "fr")


class Catalogue:
    """All messages of one language; a message that is missing falls back to English, then to its id."""

    def __init__(self, lang: str, names: Sequence[str] = ()) -> None:
        self.lang = lang if lang in LANGUAGES else "en"
        self.names = names  # who sits where; a seat without a name is "Player 3"
        self._bundles = [_bundle(self.lang)]
        if self.lang != "en":
            self._bundles.append(_bundle("en"))

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
        for bundle in self._bundles:
            if bundle.has_message(name):
                message = bundle.get_message(name)
                pattern = message.attributes.get(attribute) if attribute else message.value
                if pattern is not None:
                    return str(bundle.format_pattern(pattern, args)[0])
        return text.id

    def has(self, message: str) -> bool:
        """Is there a message of this id in this very language?"""
        return self._bundles[0].has_message(message)


_added: list[Traversable] = []  # folders of en.ftl, de.ftl ... that games from outside brought


def add_words(folder: Traversable) -> None:
    """Make the words of a game from outside known in this process; those that are there already stay as they are."""
    _added.append(folder)
    _bundle.cache_clear()


def message_ids(source: str) -> list[str]:
    """The ids of all messages of a catalogue.

    >>> message_ids("pig-name = Pig\\npig-roll = Roll\\n    .help = Take the die.\\n")
    ['pig-name', 'pig-roll']
    """
    return [entry.id.name for entry in FluentResource(source).body if isinstance(entry, Message)]


@functools.cache
def _bundle(lang: str) -> FluentBundle:
    bundle = FluentBundle([lang], use_isolating=False)
    folder = resources.files("lamplight") / "locale" / lang
    for file in sorted(folder.iterdir(), key=lambda item: item.name):
        if file.name.endswith(".ftl"):
            bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    for brought in _added:
        own = brought / f"{lang}.ftl"
        if own.is_file():
            bundle.add_resource(FluentResource(own.read_text(encoding="utf-8")))
    return bundle
