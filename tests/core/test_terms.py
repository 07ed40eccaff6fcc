"""The terms of the games, each in a sentence: every language has them, and their forms are words of its texts."""

from __future__ import annotations

import re

import pytest
from tests.core.catalogues import Line, lines

from lamplight.core.messages import LANGUAGES
from lamplight.kits import own_kits

LONG = 140  # characters: a sentence that is read in passing
PREFIXES = {"web": "", **{kit.prefix: kit.id for kit in own_kits()}}  # and the games that they belong to

each_prefix = pytest.mark.parametrize("prefix", PREFIXES)
each_language = pytest.mark.parametrize("lang", LANGUAGES)


def terms(lang: str, prefix: str) -> dict[str, dict[str, str]]:
    """Term -> what stands there: its title as "", its sentence as "means", its forms as "forms"."""
    found: dict[str, dict[str, str]] = {}
    for line in lines(lang):
        name, _, part = line.id.partition(".")
        if name.startswith(f"{prefix}-term-"):
            found.setdefault(name.removeprefix(f"{prefix}-term-"), {})[part] = line.text
    return found


def texts(lang: str, prefix: str) -> list[Line]:
    """Where the words of these terms are to be found: the game's own texts, or everywhere."""
    return [line for line in lines(lang) if line.file.startswith(PREFIXES[prefix]) and "-term-" not in line.id]


def stands(form: str, text: str) -> bool:
    """Is the form a word of the text? One that begins small may also begin a sentence."""
    first = f"[{form[0]}{form[0].upper()}]" if form[0].islower() else re.escape(form[0])
    return re.search(rf"(?<!\w){first}{re.escape(form[1:])}(?!\w)", text) is not None


@each_language
@each_prefix
def test_a_term_has_a_title_one_sentence_and_its_forms(prefix: str, lang: str) -> None:
    found = terms(lang, prefix)
    assert found.keys() == terms("en", prefix).keys()
    assert (5 if prefix == "web" else 12) <= len(found) <= 30
    for name, parts in found.items():
        assert set(parts) - {"rule"} == {"", "means", "forms"}, name
        assert len(parts["means"]) <= LONG, f"{lang} {name}: {len(parts['means'])} characters"
        assert parts["means"][-1] in ".!", name
        assert "\0" not in "".join(parts.values()), name


@each_language
@each_prefix
def test_every_form_is_a_word_of_the_texts_and_belongs_to_one_term(prefix: str, lang: str) -> None:
    said = "\n".join(line.text for line in texts(lang, prefix))
    owners: dict[str, str] = {}
    faults = []
    for name, parts in terms(lang, prefix).items():
        for form in parts["forms"].split(", "):
            if not stands(form, said):
                faults.append(f"{name}: no text says “{form}”")
            if form in owners:
                faults.append(f"{name}: “{form}” belongs to {owners[form]}")
            owners[form] = name
    assert not faults, "\n".join(faults)
