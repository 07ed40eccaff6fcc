"""The catalogues as tests read them: every pattern with its file, its id and the texts in it."""

from __future__ import annotations

import functools
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from fluent.syntax import FluentParser, ast

import lamplight

LOCALE = Path(lamplight.__file__).parent / "locale"


class Line(NamedTuple):
    """One way that a message can read: a selector has several."""

    lang: str
    file: str
    id: str  # with its attribute, if it is one: web-term-bot.text
    variant: str  # "" or the key of the selector, such as "one"
    text: str  # a placeable stands there as \0

    @property
    def where(self) -> str:
        key = f"[{self.variant}]" if self.variant else ""
        return f"{self.lang}/{self.file}: {self.id}{key}"


def _key(variant: ast.Variant) -> str:
    return variant.key.name if isinstance(variant.key, ast.Identifier) else str(variant.key.value)


def _texts(pattern: ast.Pattern) -> list[tuple[str, str]]:
    """Each way that a pattern can read, with the last key on its way."""
    ways = [("", "")]
    for element in pattern.elements:
        if isinstance(element, ast.TextElement):
            ways = [(key, text + element.value) for key, text in ways]
        elif isinstance(element.expression, ast.SelectExpression):
            inner = [
                (_key(variant), text) for variant in element.expression.variants for _, text in _texts(variant.value)
            ]
            ways = [(new, text + more) for _, text in ways for new, more in inner]
        else:
            ways = [(key, text + "\0") for key, text in ways]
    return ways


@functools.cache
def lines(lang: str) -> tuple[Line, ...]:
    return tuple(_lines(lang))


def _lines(lang: str) -> Iterator[Line]:
    for path in sorted((LOCALE / lang).glob("*.ftl")):
        for entry in FluentParser().parse(path.read_text("utf-8")).body:
            if not isinstance(entry, ast.Message | ast.Term):
                continue
            patterns = [(entry.id.name, entry.value)]
            patterns += [(f"{entry.id.name}.{attribute.id.name}", attribute.value) for attribute in entry.attributes]
            for name, pattern in patterns:
                if pattern is not None:
                    for key, text in _texts(pattern):
                        yield Line(lang, path.name, name, key, text)
