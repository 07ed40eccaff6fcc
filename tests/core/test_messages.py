"""The catalogues: every language says the same things with the same variables, and nothing is left unread."""

from __future__ import annotations

import functools
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import lamplight
from lamplight.core.messages import LANGUAGES, Book, Catalogue, _book, add_words
from lamplight.core.view import Text
from lamplight.kits import all_kits

LOCALE = Path(lamplight.__file__).parent / "locale"
FILES = sorted(path.name for path in (LOCALE / "en").glob("*.ftl"))

Shape = dict[str, set[str]]  # message or message.attribute -> its variables


class Variables(Visitor):
    def __init__(self) -> None:
        super().__init__()
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.found.add(node.id.name)


def variables(pattern: ast.BaseNode) -> set[str]:
    visitor = Variables()
    visitor.visit(pattern)
    return visitor.found


@functools.cache
def entries(lang: str, name: str) -> list[ast.EntryType]:
    found: list[ast.EntryType] = FluentParser().parse((LOCALE / lang / name).read_text("utf-8")).body
    return found


@functools.cache
def shape(lang: str, name: str) -> Shape:
    found: Shape = {}
    for entry in entries(lang, name):
        if isinstance(entry, ast.Message | ast.Term):
            key = ("-" if isinstance(entry, ast.Term) else "") + entry.id.name
            assert key not in found, f"{lang}/{name}: {key} twice"
            found[key] = set() if entry.value is None else variables(entry.value)
            for attribute in entry.attributes:
                found[f"{key}.{attribute.id.name}"] = variables(attribute.value)
    return found


def test_every_language_has_every_file() -> None:
    assert FILES
    for lang in LANGUAGES:
        assert sorted(path.name for path in (LOCALE / lang).glob("*.ftl")) == FILES
    assert sorted(path.name for path in LOCALE.iterdir() if path.is_dir() and not path.name.startswith("_")) == sorted(
        LANGUAGES
    )


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", FILES)
def test_nothing_in_a_file_is_junk(lang: str, name: str) -> None:
    junk = [entry.content for entry in entries(lang, name) if isinstance(entry, ast.Junk)]
    assert not junk


@pytest.mark.parametrize("lang", [lang for lang in LANGUAGES if lang != "en"])
@pytest.mark.parametrize("name", FILES)
def test_all_languages_have_the_same_messages_and_variables(lang: str, name: str) -> None:
    english, other = shape("en", name), shape(lang, name)
    assert set(other) - set(english) == set(), "only in the other language"
    assert set(english) - set(other) == set(), "missing in the other language"
    assert {key: names for key, names in other.items() if names != english[key]} == {}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_message_stands_in_two_files(lang: str) -> None:
    seen: dict[str, str] = {}
    for name in FILES:
        for key in shape(lang, name):
            assert key not in seen, f"{key} in {name} and {seen[key]}"
            seen[key] = name


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_rule_ruling_and_chapter_is_told(lang: str) -> None:
    catalogue = Catalogue(lang)
    books = [kit.rulebook for kit in all_kits() if kit.rulebook is not None]
    assert [message for book in books for message in book.messages() if not catalogue.has(message)] == []


def test_a_catalogue_formats_nested_texts_and_falls_back() -> None:
    text = Text("seat-and", {"first": Text("seat-name", {"n": 1, "seat": 0}), "second": Text("seat-name", {"n": 2})})
    assert Catalogue("en").format(text) == "Player 1 and Player 2"
    assert Catalogue("xx").lang == "en"
    assert Catalogue("de").format(Text("no-such-message")) == "no-such-message"
    assert Catalogue("de").format(Text("core-bot-gentle.help")) != Catalogue("de").format(Text("core-bot-gentle"))
    assert not Catalogue("de").has("no-such-message")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_message_that_is_read_alone_says_what_it_says_among_all(lang: str) -> None:
    """A book reads a message when it is asked for: nothing that it refers to may be missing."""
    sources = [(LOCALE / lang / name).read_text("utf-8") for name in FILES]
    whole = FluentBundle([lang], use_isolating=False)
    for source in sources:
        whole.add_resource(FluentResource(source))
    names = [entry.id.name for name in FILES for entry in entries(lang, name) if isinstance(entry, ast.Message)]
    assert len(names) > 2000
    referring = 0
    book = Book(lang, sources)
    for k, name in enumerate(names):
        if k % 500 == 0:
            book = Book(lang, sources)
        assert book.has(name)
        message, alone = whole.get_message(name), book.bundle.get_message(name)
        assert alone.attributes.keys() == message.attributes.keys()
        pairs = [(message.value, alone.value)]
        pairs += [(value, alone.attributes[key]) for key, value in message.attributes.items()]
        for one, other in pairs:
            if one is None:
                assert other is None
                continue
            assert other is not None
            said, errors = whole.format_pattern(one, {})
            assert book.bundle.format_pattern(other, {})[0] == said
            referring += not errors
    assert referring > 500
    assert not book.has("no-such-message")


def test_the_words_of_a_game_from_outside_reach_catalogues_that_are_there(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr("lamplight.core.messages._added", [])
    catalogue = Catalogue("de")
    assert not catalogue.has("pig-name")
    (tmp_path / "en.ftl").write_text("-pig = Pig\npig-name = { -pig }!\ncore-bot-gentle = no\n", "utf-8")
    try:
        add_words(tmp_path)
        assert catalogue.format(Text("pig-name")) == "Pig!"
        assert Catalogue("en").format(Text("core-bot-gentle")) == "Gentle"  # ours stay as they are
    finally:
        monkeypatch.undo()
        _book.cache_clear()
