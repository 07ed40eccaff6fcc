"""One word for each thing: what docs/glossary says of a language holds in all its catalogues."""

from __future__ import annotations

import fnmatch
import functools
import re
import tomllib
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor
from tests.core.catalogues import LOCALE, Line, lines

from lamplight.core.messages import LANGUAGES

GLOSSARY = Path(__file__).resolve().parents[2] / "docs" / "glossary"

each_language = pytest.mark.parametrize("lang", LANGUAGES)

Rule = dict[str, object]


def read(path: Path) -> dict[str, object]:
    return tomllib.loads(path.read_text("utf-8"))


@functools.cache
def glossary(lang: str) -> dict[str, object]:
    """The words of the house, and those of every game: a game's hold in its own texts, and it may except some of them
    from a word of the house."""
    whole = read(GLOSSARY / f"{lang}.toml")
    terms = whole["term"]
    assert isinstance(terms, list)
    for path in sorted(GLOSSARY.glob(f"*/{lang}.toml")):
        own = read(path)
        assert set(own) <= {"address", "term", "except"}, path
        excepted, of_game = own.get("except", {}), own.get("term", [])
        address, to_all = whole["address"], own.get("address", {})
        assert isinstance(address, dict)
        assert isinstance(to_all, dict)
        for key in ("all_in", "except"):
            address[key] = [*address.get(key, []), *to_all.get(key, [])]
        assert all(name.startswith(path.parent.name) for name in to_all.get("all_in", [])), path
        assert isinstance(excepted, dict)
        assert isinstance(of_game, list)
        for word, names in excepted.items():
            [rule] = [rule for rule in terms if rule["word"] == word]
            rule["except"] = [*rule.get("except", []), *names]
        terms += [{"where": [f"{path.parent.name}*.ftl"], **rule} for rule in of_game]
    return whole


def listed(rule: Rule, key: str) -> list[str]:
    found = rule.get(key, [])
    assert isinstance(found, list)
    return found


def rules(lang: str, kind: str) -> list[Rule]:
    found = glossary(lang).get(kind, [])
    assert isinstance(found, list)
    return found


def told(lang: str, rule: Rule) -> list[Line]:
    """The lines for which a rule holds: in its files, and not among what it excepts."""
    files, excepted, to_all = listed(rule, "where") or ["*"], set(listed(rule, "except")), set(listed(rule, "all_in"))
    return [
        line
        for line in lines(lang)
        if line.id.partition(".")[0] not in excepted
        and line.file not in to_all
        and not line.id.endswith(".forms")
        and any(fnmatch.fnmatch(line.file, pattern) for pattern in files)
    ]


def whole_word(patterns: list[str]) -> str:
    return "|".join(rf"(?<!\w)(?:{pattern})(?!\w)" for pattern in patterns)


def words_of(lang: str, rule: Rule, patterns: list[str]) -> Iterator[tuple[Line, str]]:
    """Where a rule's lines have one of these as a whole word."""
    found = re.compile(whole_word(patterns))
    for line in told(lang, rule):
        for match in found.finditer(line.text):
            yield line, match.group()


@each_language
def test_a_thing_has_one_word(lang: str) -> None:
    faults = [
        f"{line.where}: “{word}”: the glossary says “{rule['word']}” for {rule['thing']}"
        for rule in rules(lang, "term")
        for line, word in words_of(lang, rule, listed(rule, "not"))
    ]
    assert not faults, "\n".join(faults)


@each_language
def test_the_words_of_the_glossary_are_used(lang: str) -> None:
    for rule in rules(lang, "term"):
        word = str(rule["word"])
        assert any(word.lower() in line.text.lower() for line in told(lang, rule)), f"{lang}: nothing says “{word}”"
        assert set(rule) <= {"thing", "word", "not", "where", "except"}, word


@each_language
def test_one_person_is_spoken_to_as_a_friend(lang: str) -> None:
    address = glossary(lang)["address"]
    assert isinstance(address, dict)
    formal = listed(address, "formal")
    found = words_of(lang, address, formal) if formal else iter(())
    faults = [f"{line.where}: “{word}”: one person is “{address['one']}”" for line, word in found]
    assert not faults, "\n".join(faults)


# What nobody is to be told, and what only looks like it: the patterns of [address] know the difference.
SPOKEN = {
    "de": (
        ["Wählen Sie eine Karte.", "Sie haben gewonnen.", "Ihr Zug ist vorbei.", "Hier sehen Sie mehr."],
        ["Ihr habt gewonnen.", "Sie wartet.", "Die Geister ruhen. Sie wachen wieder auf.", "Dort sind sie."],
    ),
    "es": (
        ["Elija una carta.", "Listo. Pulse aquí.", "¡Tire los dados!", "Inténtelo otra vez.", "Hágalo ya."],
        ["Elige una carta.", "Deja que otra persona elija.", "Inténtalo otra vez.", "Entre las dos puertas."],
    ),
    "fr": (
        ["Choisissez une carte.", "C’est votre tour.", "Vous avez gagné."],
        ["Choisis une carte.", "Assez ri.", "Chez nous, c’est ainsi.", "Un rendez-vous."],
    ),
}


@pytest.mark.parametrize("lang", SPOKEN)
def test_what_is_formal_is_told_from_what_is_not(lang: str) -> None:
    address = glossary(lang)["address"]
    assert isinstance(address, dict)
    found = re.compile(whole_word(listed(address, "formal")))
    formal, friendly = SPOKEN[lang]
    assert [text for text in formal if not found.search(text)] == []
    assert [text for text in friendly if found.search(text)] == []


@each_language
def test_who_speaks_to_all_does(lang: str) -> None:
    """A file or a message that is left out of the check without need would hide the next fault."""
    address = glossary(lang)["address"]
    assert isinstance(address, dict)
    formal = re.compile(whole_word(listed(address, "formal") or ["$^"]))
    spoken = [line for line in lines(lang) if formal.search(line.text)]
    needed = {line.file for line in spoken} | {line.id.partition(".")[0] for line in spoken}
    assert [name for name in (*listed(address, "all_in"), *listed(address, "except")) if name not in needed] == []


@each_language
def test_nothing_is_written_against_the_use_of_the_language(lang: str) -> None:
    faults = [
        f"{line.where}: “{found.group()}”: {rule['why']}"
        for rule in rules(lang, "fault")
        for line in told(lang, rule)
        for found in re.finditer(str(rule["pattern"]), line.text)
    ]
    assert not faults, "\n".join(faults)


class Ones(Visitor):
    """The variants [one] that do not show the number by which they are chosen."""

    def __init__(self) -> None:
        super().__init__()
        self.found: list[str] = []

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
        if isinstance(node.selector, ast.VariableReference):
            for variant in node.variants:
                shown = Shown()
                shown.visit(variant.value)
                if isinstance(variant.key, ast.Identifier) and variant.key.name == "one":
                    if node.selector.id.name not in shown.names:
                        self.found.append(node.selector.id.name)
        self.generic_visit(node)


class Shown(Visitor):
    def __init__(self) -> None:
        super().__init__()
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.names.add(node.id.name)


@each_language
def test_what_is_also_said_of_none_shows_its_number(lang: str) -> None:
    plural = glossary(lang).get("plural", {})
    assert isinstance(plural, dict)
    faults = []
    for path in sorted((LOCALE / lang).glob("*.ftl")) if plural.get("one_is_also_zero") else ():
        for entry in FluentParser().parse(path.read_text("utf-8")).body:
            if isinstance(entry, ast.Message):
                ones = Ones()
                ones.visit(entry)
                faults += [
                    f"{lang}/{path.name}: {entry.id.name}: [one] hides ${name}: write [1]" for name in ones.found
                ]
    assert not faults, "\n".join(faults)


def test_what_a_glossary_excepts_is_there() -> None:
    for lang in LANGUAGES:
        known: dict[str, bool] = defaultdict(bool, {line.id: True for line in lines(lang)})
        address = glossary(lang)["address"]
        assert isinstance(address, dict)
        excepted = [*listed(address, "except")]
        for kind in ("term", "fault"):
            excepted += [name for rule in rules(lang, kind) for name in listed(rule, "except")]
        assert [name for name in excepted if not known[name]] == []
